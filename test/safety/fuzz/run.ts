// Runs texts in a real shell, each in its own emptied folder, and says which of them created something.

import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadClassifier } from '../../../src/safety/classifier.ts';
import { variants } from './variants.ts';

type FuzzShell = 'bash' | 'zsh' | 'fish';

export type FuzzResult = {
  readonly judged: number;
  readonly safe: number;
  /** Texts called safe that created something. */
  readonly missed: readonly string[];
};

/** Judges `count` variants and runs those called safe. */
export async function fuzz(shell: FuzzShell, seed: number, count: number): Promise<FuzzResult> {
  const { classify } = await loadClassifier(shell);
  const safe = [...variants(shell, seed, count)].filter(
    // No shell can be handed a NUL byte, and a text is judged as what a run does.
    (command) => !command.includes('\0') && classify({ command, shell, as: 'eval' }).level === 'safe',
  );
  return { judged: count, safe: safe.length, missed: await runAll(shell, safe) };
}

const BATCH = 200;

async function runAll(shell: FuzzShell, texts: readonly string[]): Promise<string[]> {
  const missed: string[] = [];
  for (let at = 0; at < texts.length; at += BATCH) {
    const batch = texts.slice(at, at + BATCH);
    for (const index of await runBatch(shell, batch)) missed.push(batch[index] ?? '');
  }
  return missed;
}

/** The same eval as at the prompt; a text that exits or never ends must not end the batch, so each has its own subshell. */
const SCRIPTS: Readonly<Record<FuzzShell, string>> = {
  bash: `n=0; while IFS= read -r -d '' text <&3; do
    mkdir "$ROOT/$n" && (ulimit -t 2; cd "$ROOT/$n" && eval "$text") </dev/null >/dev/null 2>&1 3<&-
    [ -n "$(ls -A "$ROOT/$n")" ] && printf '%s\\n' "$n" >&4
    n=$((n + 1)); done`,
  zsh: `n=0; while IFS= read -r -d '' text <&3; do
    mkdir "$ROOT/$n" && (ulimit -t 2; cd "$ROOT/$n" && eval "$text") </dev/null >/dev/null 2>&1 3<&-
    [ -n "$(ls -A "$ROOT/$n")" ] && printf '%s\\n' "$n" >&4
    n=$((n + 1)); done`,
  fish: `for text in (string split0 < $TEXTS)
      set -q n; or set n 0
      mkdir $ROOT/$n; cd $ROOT/$n
      timeout -k 1 5 fish -N -c 'eval $argv[1]' $text </dev/null >/dev/null 2>&1
      if test -n "$(ls -A $ROOT/$n)"; echo $n >&4; end
      set n (math $n + 1)
    end`,
};

const ARGUMENTS: Readonly<Record<FuzzShell, readonly string[]>> = {
  // Interactive, as the prompt is, without anybody's start-up files.
  bash: ['--norc', '--noprofile', '-c'],
  zsh: ['-f', '-i', '-c'],
  fish: ['-N', '-c'],
};

async function runBatch(shell: FuzzShell, texts: readonly string[]): Promise<number[]> {
  const root = await mkdtemp(join(tmpdir(), 'beck-fuzz-'));
  try {
    await mkdir(join(root, 'run'));
    await mkdir(join(root, 'home'));
    await writeFile(join(root, 'texts'), texts.map((text) => `${text}\0`).join(''));
    const env = {
      PATH: '/usr/bin:/bin',
      HOME: join(root, 'home'),
      ROOT: join(root, 'run'),
      TEXTS: join(root, 'texts'),
      LC_ALL: 'C.UTF-8',
    };
    const child = spawn(
      '/bin/sh',
      ['-c', 'exec "$@" 3<"$TEXTS"', 'sh', shell, ...ARGUMENTS[shell], SCRIPTS[shell]],
      {
        env,
        cwd: join(root, 'run'),
        stdio: ['ignore', 'ignore', 'ignore', 'ignore', 'pipe'],
        detached: true,
      },
    );
    return await indexesOf(child);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function indexesOf(child: ReturnType<typeof spawn>): Promise<number[]> {
  let out = '';
  child.stdio[4]?.on('data', (data: Buffer) => {
    out += data.toString();
  });
  const killer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), 60_000);
  await new Promise((settle) => child.once('close', settle));
  clearTimeout(killer);
  return out.split('\n').filter(Boolean).map(Number);
}
