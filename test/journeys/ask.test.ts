// The journeys of `beck ask`, in a bash that has nothing else of beck.

import { journeysIn } from './in-shell.ts';
import { BECK_ASK } from './play.ts';

journeysIn('bash', BECK_ASK);
