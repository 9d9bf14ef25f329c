import { journeysIn } from './in-shell.ts';

journeysIn('fish');
