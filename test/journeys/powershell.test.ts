import { journeysIn } from './in-shell.ts';

journeysIn('powershell');
