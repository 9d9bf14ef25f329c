// Processes by name, memory and processor, and stopping them.

import { counting, cutAt } from '../fill/sentences.ts';
import type { Recipe, Seen } from '../slots/recipe.ts';
import { recipes } from '../slots/recipe-rows.ts';

const COLUMNS = 'pid,user,%cpu,%mem,comm';

export const PROCESSES: readonly Recipe[] = recipes`
files-of-process: lsof -p {anyPid}
  why: List the files that the process has open
  emptyStatus: 1
  (=files|file) [does|has|is] (process|pid|process id) {anyPid} [have|has|using|use] [open]
  (open files|files open) [of|by|for] [process|pid] {anyPid}
  ? which files does process 1 have open => lsof -p 1
  ? list open files of process 1234 => lsof -p 1234
memory-hogs: ps {every}o ${COLUMNS} --sort=-%mem | head -n {rows=10}
  bsd: ps -Ao ${COLUMNS} -m{others} | head -n {rows=10}
  why: List the processes that use the most memory
  [top] [{count}] <process> [<use>] [up] [most|all|highest|so much] (memory|ram) [usage|consumption]
  (what|which) [<process>] <use> [up] [the] [most|all|so much] [of] (memory|ram)
  [top] [{count}] [running] <process> (by|sorted by|ordered by) (memory|ram) [usage|use]
  (memory|ram) (hog|hogs)
  <big> <process> [by] [memory]
  answer: ${(seen) => topProcess(seen, 3, 'of the memory')}
  ? which process is using the most memory => ps -eo pid,user,%cpu,%mem,comm --sort=-%mem | head -n 11
    bsd: ps -Ao pid,user,%cpu,%mem,comm -m | head -n 11
cpu-hogs: ps {every}o ${COLUMNS} --sort=-%cpu | head -n {rows=10}
  bsd: ps -Ao ${COLUMNS} -r{others} | head -n {rows=10}
  why: List the processes that use the most processor time
  [top] [{count}] <process> [<use>] [up] [most|all|highest|so much] (cpu|processor|cpu time) [usage|consumption|power]
  (what|which) [<process>] <use> [up] [the] [most|all|so much] [of] (cpu|processor) [time|power]
  [top] [{count}] [running] <process> (by|sorted by|ordered by) cpu [usage|use|time]
  (cpu hog|cpu hogs|cpu usage)
  (what|why) [is] (slowing [down]|making) [my] [slow]
  answer: ${(seen) => topProcess(seen, 2, 'of a processor')}
  ? what is using so much cpu => ps -eo pid,user,%cpu,%mem,comm --sort=-%cpu | head -n 11
    bsd: ps -Ao pid,user,%cpu,%mem,comm -r | head -n 11
list-processes: ps {every}o ${COLUMNS} --sort=-%cpu | head -n 200
  bsd: ps -Ao ${COLUMNS} -r{others} | head -n 200
  why: List the processes
  [running|active] <process> [running|active]
  what is running
  ps
  answer: ${cutAt(200, 'lines')}
  ? show running processes => ps -eo pid,user,%cpu,%mem,comm --sort=-%cpu | head -n 200
    bsd: ps -Ao pid,user,%cpu,%mem,comm -r | head -n 200
count-processes: ps {every}o pid= | wc -l
  bsd: ps -Ao pid={others} | wc -l
  why: Count the processes
  <count> [running] <process> [running]
  ? how many processes are running => ps -eo pid= | wc -l
    bsd: ps -Ao pid= | wc -l
my-processes: ps xo ${COLUMNS}{others}
  why: List your own processes
  (my|mine) <process> [running]
  <process> (i am running|i started|owned by me|run by me|of mine|running as me)
  ? processes owned by me => ps xo pid,user,%cpu,%mem,comm
processes-of-user: ps -o ${COLUMNS} -u {word}{others}
  why: List that user's processes
  emptyStatus: 1
  <process> (owned by|run by|started by|of user|belonging to|running as) [user] {word}
  <process> of [user] {account:word}
  ? processes owned by root => ps -o pid,user,%cpu,%mem,comm -u root
  ? list all processes of root => ps -o pid,user,%cpu,%mem,comm -u root
zombie-processes: ps -eo pid,ppid,stat,comm | awk '$3 ~ /^Z/'
  bsd: ps -Ao pid,ppid,stat,comm | awk '$3 ~ /^Z/'
  why: List the processes that have ended but were not collected
  [<count>] (zombie|zombies|defunct) [<process>] [running] [<find>]
  answer: ${counting('zombie process', 'zombie processes')}
  ? is there a zombie process
  ? how many zombie processes are running
process-by-name: pgrep -il {word}
  bsd: pgrep -il {word}{others}
  why: Find processes with that name
  emptyStatus: 1
  (is|are) {word} [still] running
  (if|whether) {word} [is|are] [still] running
  {word} running
  [running] <process> (named|called|matching) {word}
  {word} (process|processes) [running]
  {word} <process> running
  <find> <process> {word}
  (pid|process id) {word} [<process>]
  answer: ${(seen, { word }) =>
    seen.lines.length === 0 && word?.type === 'text'
      ? `No process is called ${word.text}.`
      : counting('such process', 'such processes')(seen, {})}
  ? is nginx running => pgrep -il nginx
process-by-id: ps -o ${COLUMNS} -p {pid}
  why: Show that process
  emptyStatus: 1
  <process> [with|has] [id|pid|number] {anyPid:pid}
  pid {anyPid:pid}
  ? what is process 1234 => ps -o pid,user,%cpu,%mem,comm -p 1234
  ? what process has pid 1 => ps -o pid,user,%cpu,%mem,comm -p 1
process-tree: ps {every}o pid,ppid,comm --forest
  bsd: ps -Ao pid,ppid,comm{others}
  why: Show which process started which
  <process> (tree|hierarchy) [view]
  <process> as tree
  ? show the process tree => ps -eo pid,ppid,comm --forest
    bsd: ps -Ao pid,ppid,comm
jobs: jobs
  why: List the jobs of this shell
  [background|suspended|stopped] job [running] [background]
  background <process>
  running in background
  <process> running in background
  answer: ${(seen) => (seen.lines.length === 0 ? 'No background jobs.' : undefined)}
  ? show background jobs
kill-by-id: kill {anyPid}
  why: Ask that process to end
  is: changes
  (kill|terminate|stop|end) [process|pid|process id|process with id|process with pid|process number] {anyPid}
  ? kill process 1234 => kill 1234
  ? kill process 1 => kill 1
kill-by-port: kill $(lsof -t -i tcp:{port} -s tcp:listen)
  why: Ask the process listening there to end
  is: changes
  needsProcess: port
  (kill|stop|terminate|end|free) [(whatever|what|process|program|app|whatever is|what is|process that is)] [is] [running|listening|using] [on] port {port}
  ? kill the process on port 3000 => kill $(lsof -t -i tcp:3000 -s tcp:listen)
kill-by-name: pkill -x {word}
  why: Ask processes with that name to end
  is: changes
  needsProcess: name
  (kill|terminate|end) [all|all the] {word} (process|processes)
  (kill|terminate|end) [all] (process|processes) (named|called) {word}
  (kill|quit) [program|app] {word}
  ? kill all node processes => pkill -x node
`;

/** `name uses 12.5 % …`, from the first row below the heading. */
function topProcess(seen: Seen, column: number, of: string): string | undefined {
  const [pid, , ...rest] = seen.lines[1]?.trim().split(/\s+/) ?? [];
  const share = rest[column - 2];
  const name = rest.slice(2).join(' ');
  return pid === undefined || share === undefined || name === ''
    ? undefined
    : `${name} (pid ${pid}) uses the most: ${share} % ${of}.`;
}
