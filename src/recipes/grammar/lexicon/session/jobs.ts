// Requests about leaving the shell, its jobs and its history.

import { changing, listing, type SayingRow } from '../saying-row.ts';

export const SESSION_JOBS: readonly SayingRow[] = [
  ...changing({
    'exit {n#}': [
      '(exit|quit|leave) (from|of)? (script|shell|process|current shell|session)? with (exit|return|status)? (code|status) {n:n}',
    ],
  }),
  ...listing({
    'jobs -l': [
      '(<show>|what is|what are)? (every)? (background|active|running|current|stopped)? job (of|in|running in|in background)? (current|this)? (shell|session)? (with|and|along with) (their)? (process id|pid|process ids|pids)',
    ],
    jobs: [
      '(<show>|what is|what are)? (every)? (background|active|running|current|stopped)? job (of|in|running in|in background|running)? (current|this)? (shell|session)?',
    ],
  }),
  {
    patterns: [
      '(<show>|what is|what are)? (only)? (pid|process id|pids|process ids) of (every)? (background|running|currently running|active)? (background)? job (of (current|this) shell)?',
    ],
    command: 'jobs -p',
    lines: true,
    favour: 0.9,
  },
  ...changing({
    fg: [
      '(bring|get|move|put|continue) (current|last|most recent)? (background)? job (back)? (in|into|to) foreground',
      '(bring|get) (current|last) (process|command) (back)? (in|into|to) foreground',
    ],
    'fg %{n#}': [
      '(bring|get|move|put|continue) (background)? job (number)? {n:n} (back)? (in|into|to) foreground',
    ],
    bg: ['(continue|resume|run|put) (current|last|stopped|suspended)? job (in|into) background'],
  }),
  ...listing({
    'history | grep {text}': [
      '(search|grep|look) (through|in)? (command|shell|bash|my)? history for (command)? {text:word}',
      '(search for|find|grep|show) (command)? (containing|with|matching)? {text:text} in (command|shell|bash|my)? history',
      '(<show>|what is|what are)? (every)? (command|entry) (in|from|of) (command|shell|bash|my)? history (containing|matching|with|that contain) {text:word}',
    ],
  }),
];
