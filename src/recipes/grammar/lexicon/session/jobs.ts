// Requests about leaving the shell, its jobs and its history.

import { type SayingRow, sayings } from '../saying-row.ts';

export const SESSION_JOBS: readonly SayingRow[] = sayings`
exit {n#}
  is: changes
  (exit|quit|leave) (from|of)? (script|shell|process|current shell|session)? with (exit|return|status)? (code|status) {n:n}
jobs -l
  is: lines
  <ask>? (every)? (background|active|running|current|stopped)? job (of|in|running in|in background)? (current|this)? (shell|session)? (with|and|along with) (their)? (process id|pid|process ids|pids)
jobs
  is: lines
  <ask>? (every)? (background|active|running|current|stopped)? job (of|in|running in|in background|running)? (current|this)? (shell|session)?
jobs -p
  is: lines, favour 0.9
  <ask>? (only)? (pid|process id|pids|process ids) of (every)? (background|running|currently running|active)? (background)? job (of (current|this) shell)?
fg
  is: changes
  (bring|get|move|put|continue) (current|last|most recent)? (background)? job (back)? (in|into|to) foreground
  (bring|get) (current|last) (process|command) (back)? (in|into|to) foreground
fg %{n#}
  is: changes
  (bring|get|move|put|continue) (background)? job (number)? {n:n} (back)? (in|into|to) foreground
bg
  is: changes
  (continue|resume|run|put) (current|last|stopped|suspended)? job (in|into) background
history | grep {text}
  is: lines
  (search|grep|look) (through|in)? (command|shell|bash|my)? history for (command)? {text:word}
  (search for|find|grep|show) (command)? (containing|with|matching)? {text:text} in (command|shell|bash|my)? history
  <ask>? (every)? (command|entry) (in|from|of) (command|shell|bash|my)? history (containing|matching|with|that contain) {text:word}
history
  is: lines
  <ask>? (entire|saved|full|my)? (saved)? (command|shell|bash)? history (of command)? (list)?
  <ask>? (every)? (previously)? (command|commands) (typed|run|entered|executed) (before|in past|so far|earlier)?
history {n#}
  fish: history --max {n#}
  is: lines
  <ask>? last {n} (command|entry|line|commands) (in|from|of) history
  <ask>? last {n} (command|commands) (in (shell|bash)? history|run|executed|typed|used|i ran|i typed)?
  <ask>? {n} (last|most recent|latest) (command|history entry|entry (in|of) history)
history -c
  fish: history clear
  is: changes
  (clear|delete|erase|empty|wipe) (entire|terminal|shell|bash|command)? (command|search|shell)? history (list)?
history | awk '{ print $2 }' | sort | uniq -c | sort -rn | head -n {n#}
  fish: history | awk '{ print $1 }' | sort | uniq -c | sort -rn | head -n {n#}
  <ask>? (top)? {n} (most)? (used|common|frequent|frequently used) command (in|from)? (history)?
  <ask>? top {n} command used
sleep {n#}
  fits: ${({ n }) => n !== undefined}
  (sleep|wait|pause) (for)? ({n} (seconds)?|{span})
`;
