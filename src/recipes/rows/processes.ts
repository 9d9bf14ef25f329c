// Processes by name, memory and processor, and stopping them.

import { counting, cutAt } from '../fill/sentences.ts';
import type { Recipe, Seen } from '../slots/recipe.ts';

const COLUMNS = 'pid,user,%cpu,%mem,comm';

export const PROCESSES: readonly Recipe[] = [
  {
    id: 'files-of-process',
    effect: 'reads',
    phrases: [
      '(=files|file) [does|has|is] (process|pid|process id) {anyPid} [have|has|using|use] [open]',
      '(open files|files open) [of|by|for] [process|pid] {anyPid}',
    ],
    why: 'List the files that the process has open',
    command: 'lsof -p {anyPid}',
    emptyStatus: 1,
    examples: {
      'which files does process 1 have open': 'lsof -p 1',
      'list open files of process 1234': 'lsof -p 1234',
    },
  },
  {
    id: 'memory-hogs',
    effect: 'reads',
    phrases: [
      '[top] [{count}] <process> [<use>] [up] [most|all|highest|so much] (memory|ram) [usage|consumption]',
      '(what|which) [<process>] <use> [up] [the] [most|all|so much] [of] (memory|ram)',
      '[top] [{count}] <process> (by|sorted by|ordered by) (memory|ram) [usage|use]',
      '(memory|ram) (hog|hogs)',
      '<big> <process> [by] [memory]',
    ],
    why: 'List the processes that use the most memory',
    command: {
      gnu: `ps {every}o ${COLUMNS} --sort=-%mem | head -n {rows=10}`,
      bsd: `ps -Ao ${COLUMNS} -m{others} | head -n {rows=10}`,
    },
    answer: (seen) => topProcess(seen, 3, 'of the memory'),
    examples: {
      'which process is using the most memory': {
        gnu: 'ps -eo pid,user,%cpu,%mem,comm --sort=-%mem | head -n 11',
        bsd: 'ps -Ao pid,user,%cpu,%mem,comm -m | head -n 11',
      },
    },
  },
  {
    id: 'cpu-hogs',
    effect: 'reads',
    phrases: [
      '[top] [{count}] <process> [<use>] [up] [most|all|highest|so much] (cpu|processor|cpu time) [usage|consumption|power]',
      '(what|which) [<process>] <use> [up] [the] [most|all|so much] [of] (cpu|processor) [time|power]',
      '[top] [{count}] <process> (by|sorted by|ordered by) cpu [usage|use|time]',
      '(cpu hog|cpu hogs|cpu usage)',
      '(what|why) [is] (slowing [down]|making) [my] [slow]',
    ],
    why: 'List the processes that use the most processor time',
    command: {
      gnu: `ps {every}o ${COLUMNS} --sort=-%cpu | head -n {rows=10}`,
      bsd: `ps -Ao ${COLUMNS} -r{others} | head -n {rows=10}`,
    },
    answer: (seen) => topProcess(seen, 2, 'of a processor'),
    examples: {
      'what is using so much cpu': {
        gnu: 'ps -eo pid,user,%cpu,%mem,comm --sort=-%cpu | head -n 11',
        bsd: 'ps -Ao pid,user,%cpu,%mem,comm -r | head -n 11',
      },
    },
  },
  {
    id: 'list-processes',
    effect: 'reads',
    phrases: ['[running|active] <process> [running|active]', 'what is running', 'ps'],
    why: 'List the processes',
    command: {
      gnu: `ps {every}o ${COLUMNS} --sort=-%cpu | head -n 200`,
      bsd: `ps -Ao ${COLUMNS} -r{others} | head -n 200`,
    },
    answer: cutAt(200, 'lines'),
    examples: {
      'show running processes': {
        gnu: 'ps -eo pid,user,%cpu,%mem,comm --sort=-%cpu | head -n 200',
        bsd: 'ps -Ao pid,user,%cpu,%mem,comm -r | head -n 200',
      },
    },
  },
  {
    id: 'count-processes',
    effect: 'reads',
    phrases: ['<count> [running] <process> [running]'],
    why: 'Count the processes',
    command: { gnu: 'ps {every}o pid= | wc -l', bsd: 'ps -Ao pid={others} | wc -l' },
    examples: {
      'how many processes are running': { gnu: 'ps -eo pid= | wc -l', bsd: 'ps -Ao pid= | wc -l' },
    },
  },
  {
    id: 'my-processes',
    effect: 'reads',
    phrases: [
      '(my|mine) <process> [running]',
      '<process> (i am running|i started|owned by me|run by me|of mine|running as me)',
    ],
    why: 'List your own processes',
    command: `ps xo ${COLUMNS}{others}`,
    examples: { 'processes owned by me': 'ps xo pid,user,%cpu,%mem,comm' },
  },
  {
    id: 'processes-of-user',
    effect: 'reads',
    phrases: [
      '<process> (owned by|run by|started by|of user|belonging to|running as) [user] {word}',
      '<process> of [user] {account:word}',
    ],
    why: "List that user's processes",
    command: `ps -o ${COLUMNS} -u {word}{others}`,
    emptyStatus: 1,
    examples: {
      'processes owned by root': 'ps -o pid,user,%cpu,%mem,comm -u root',
      'list all processes of root': 'ps -o pid,user,%cpu,%mem,comm -u root',
    },
  },
  {
    id: 'zombie-processes',
    effect: 'reads',
    phrases: ['[<count>] (zombie|zombies|defunct) [<process>] [running] [<find>]'],
    why: 'List the processes that have ended but were not collected',
    command: {
      gnu: "ps -eo pid,ppid,stat,comm | awk '$3 ~ /^Z/'",
      bsd: "ps -Ao pid,ppid,stat,comm | awk '$3 ~ /^Z/'",
    },
    answer: counting('zombie process', 'zombie processes'),
    examples: ['is there a zombie process', 'how many zombie processes are running'],
  },
  {
    id: 'process-by-name',
    effect: 'reads',
    phrases: [
      '(is|are) {word} [still] running',
      '{word} running',
      '[running] <process> (named|called|matching) {word}',
      '{word} (process|processes) [running]',
      '{word} <process> running',
      '<find> <process> {word}',
      '(pid|process id) {word} [<process>]',
    ],
    why: 'Find processes with that name',
    command: { gnu: 'pgrep -il {word}', bsd: 'pgrep -il {word}{others}' },
    emptyStatus: 1,
    answer: (seen, { word }) =>
      seen.lines.length === 0 && word?.type === 'text'
        ? `No process is called ${word.text}.`
        : counting('such process', 'such processes')(seen, {}),
    examples: { 'is nginx running': 'pgrep -il nginx' },
  },
  {
    id: 'process-by-id',
    effect: 'reads',
    phrases: ['<process> [with|has] [id|pid|number] {anyPid:pid}', 'pid {anyPid:pid}'],
    why: 'Show that process',
    command: `ps -o ${COLUMNS} -p {pid}`,
    emptyStatus: 1,
    examples: {
      'what is process 1234': 'ps -o pid,user,%cpu,%mem,comm -p 1234',
      'what process has pid 1': 'ps -o pid,user,%cpu,%mem,comm -p 1',
    },
  },
  {
    id: 'process-tree',
    effect: 'reads',
    phrases: ['<process> (tree|hierarchy) [view]', '<process> as tree'],
    why: 'Show which process started which',
    command: { gnu: 'ps {every}o pid,ppid,comm --forest', bsd: 'ps -Ao pid,ppid,comm{others}' },
    examples: {
      'show the process tree': { gnu: 'ps -eo pid,ppid,comm --forest', bsd: 'ps -Ao pid,ppid,comm' },
    },
  },
  {
    id: 'jobs',
    effect: 'reads',
    phrases: [
      '[background|suspended|stopped] job [running] [background]',
      'background <process>',
      'running in background',
      '<process> running in background',
    ],
    why: 'List the jobs of this shell',
    command: 'jobs',
    answer: (seen) => (seen.lines.length === 0 ? 'No background jobs.' : undefined),
    examples: ['show background jobs'],
  },
  {
    id: 'kill-by-id',
    effect: 'changes',
    phrases: [
      '(kill|terminate|stop|end) [process|pid|process id|process with id|process with pid|process number] {anyPid}',
    ],
    why: 'Ask that process to end',
    command: 'kill {anyPid}',
    examples: {
      'kill process 1234': 'kill 1234',
      'kill process 1': 'kill 1',
    },
  },
  {
    id: 'kill-by-port',
    effect: 'changes',
    phrases: [
      '(kill|stop|terminate|end|free) [(whatever|what|process|program|app|whatever is|what is|process that is)] [is] [running|listening|using] [on] port {port}',
    ],
    why: 'Ask the process listening there to end',
    needsProcess: 'port',
    command: 'kill $(lsof -t -i tcp:{port} -s tcp:listen)',
    examples: {
      'kill the process on port 3000': 'kill $(lsof -t -i tcp:3000 -s tcp:listen)',
    },
  },
  {
    id: 'kill-by-name',
    effect: 'changes',
    phrases: [
      '(kill|terminate|end) [all|all the] {word} (process|processes)',
      '(kill|terminate|end) [all] (process|processes) (named|called) {word}',
      '(kill|quit) [program|app] {word}',
    ],
    why: 'Ask processes with that name to end',
    needsProcess: 'name',
    command: 'pkill -x {word}',
    examples: { 'kill all node processes': 'pkill -x node' },
  },
];

/** `name uses 12.5 % …`, from the first row below the heading. */
function topProcess(seen: Seen, column: number, of: string): string | undefined {
  const [pid, , ...rest] = seen.lines[1]?.trim().split(/\s+/) ?? [];
  const share = rest[column - 2];
  const name = rest.slice(2).join(' ');
  return pid === undefined || share === undefined || name === ''
    ? undefined
    : `${name} (pid ${pid}) uses the most: ${share} % ${of}.`;
}
