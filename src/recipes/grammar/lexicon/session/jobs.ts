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
      '<ask>? (every)? (background|active|running|current|stopped)? job (of|in|running in|in background)? (current|this)? (shell|session)? (with|and|along with) (their)? (process id|pid|process ids|pids)',
    ],
    jobs: [
      '<ask>? (every)? (background|active|running|current|stopped)? job (of|in|running in|in background|running)? (current|this)? (shell|session)?',
    ],
  }),
  {
    patterns: [
      '<ask>? (only)? (pid|process id|pids|process ids) of (every)? (background|running|currently running|active)? (background)? job (of (current|this) shell)?',
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
      '<ask>? (every)? (command|entry) (in|from|of) (command|shell|bash|my)? history (containing|matching|with|that contain) {text:word}',
    ],
  }),
  ...listing({
    history: [
      '<ask>? (entire|saved|full|my)? (saved)? (command|shell|bash)? history (of command)? (list)?',
      '<ask>? (every)? (previously)? (command|commands) (typed|run|entered|executed) (before|in past|so far|earlier)?',
    ],
  }),
  {
    patterns: [
      '<ask>? last {n} (command|entry|line|commands) (in|from|of) history',
      '<ask>? last {n} (command|commands) (in (shell|bash)? history|run|executed|typed|used|i ran|i typed)?',
      '<ask>? {n} (last|most recent|latest) (command|history entry|entry (in|of) history)',
    ],
    command: { gnu: 'history {n#}', fish: 'history --max {n#}' },
    lines: true,
  },
  {
    patterns: [
      '(clear|delete|erase|empty|wipe) (entire|terminal|shell|bash|command)? (command|search|shell)? history (list)?',
    ],
    command: { gnu: 'history -c', fish: 'history clear' },
    changes: true,
  },
  {
    patterns: [
      '<ask>? (top)? {n} (most)? (used|common|frequent|frequently used) command (in|from)? (history)?',
      '<ask>? top {n} command used',
    ],
    command: {
      gnu: "history | awk '{ print $2 }' | sort | uniq -c | sort -rn | head -n {n#}",
      fish: "history | awk '{ print $1 }' | sort | uniq -c | sort -rn | head -n {n#}",
    },
  },
  {
    patterns: ['(sleep|wait|pause) (for)? ({n} (seconds)?|{span})'],
    command: 'sleep {n#}',
    fits: ({ n }) => n !== undefined,
  },
];
