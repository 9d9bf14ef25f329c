// Ends a child's process group when the helper itself dies, even by SIGKILL: nothing outlives a question.

import { spawn } from 'node:child_process';

export type EndGuard = {
  /** Names the group to end. */
  readonly watch: (leader: number) => void;
  /** To be called before the group's number can mean something else. */
  readonly stop: () => void;
};

/** The second `read` waits until its input closes, which only our end does. */
const SCRIPT = 'read -r leader && { read -r line; kill -s KILL -- "-$leader"; }';

/** To be started before the child, so that the child runs unguarded only until `watch` right after its start. */
export function startEndGuard(): EndGuard {
  const guard = spawn('/bin/sh', ['-c', SCRIPT, 'beck-guard'], {
    cwd: '/',
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
    // Out of reach of the terminal's Ctrl-C, which may be what ends us.
    detached: true,
  });
  // Where no second process can be started, the first one still has its time limit.
  guard.on('error', () => {});
  guard.stdin.on('error', () => {});
  guard.unref();
  return {
    watch: (leader) => guard.stdin.write(`${leader}\n`),
    stop: () => guard.kill('SIGKILL'),
  };
}
