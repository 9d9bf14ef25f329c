import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { watchShell } from '../../src/shell-link/shell-watch.ts';

const started: ChildProcess[] = [];
const hasProc = existsSync('/proc/self/exe');

/** A shell of ours that says a word when it is ready and obeys lines on its input. */
async function startShell(script = 'echo ready; while read -r line; do eval "$line"; done'): Promise<{
  readonly pid: number;
  readonly child: ChildProcess;
  readonly firstWord: string;
}> {
  const child = spawn('/bin/sh', ['-c', script], { stdio: ['pipe', 'pipe', 'ignore'] });
  started.push(child);
  const [word] = child.stdout ? await once(child.stdout, 'data') : [];
  if (child.pid === undefined) throw new Error('The shell did not start.');
  return { pid: child.pid, child, firstWord: String(word).trim() };
}

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

const gone = (pid: number, isOpen: () => boolean = () => true): Promise<void> =>
  new Promise((settle) => {
    watchShell(pid, isOpen, settle);
  });

describe('a shell that is watched', () => {
  test('is gone when it is killed', async () => {
    const { pid, child } = await startShell();
    const noticed = gone(pid);
    child.kill('SIGKILL');
    await noticed;
  });

  test.runIf(hasProc)('is gone when another program takes its place', async () => {
    const { pid, child } = await startShell();
    const noticed = gone(pid);
    child.stdin?.write('exec sleep 100\n');
    await noticed;
    expect(process.kill(pid, 0)).toBe(true);
  });

  test.runIf(hasProc)('is gone when it has ended, though nobody has asked how', async () => {
    const { firstWord } = await startShell('sleep 0.01 & echo $!; exec sleep 100');
    const pid = Number(firstWord);
    await gone(pid);
    expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ');
  });

  test('is gone when it has given the question up', async () => {
    const { pid } = await startShell();
    let open = true;
    const noticed = gone(pid, () => open);
    open = false;
    await noticed;
  });

  test('is mentioned once, and not at all after that was asked for', async () => {
    const { pid, child } = await startShell();
    let told = 0;
    const stop = watchShell(
      pid,
      () => true,
      () => told++,
    );
    const noticed = gone(pid);
    stop();
    child.kill('SIGKILL');
    await noticed;
    expect(told).toBe(0);
  });
});
