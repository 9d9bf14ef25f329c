// Runs texts in a real shell, each in its own folder, and says which of them changed something.

import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEVELS } from '../../../src/domain/verdict.ts';
import { loadClassifier } from '../../../src/safety/classifier.ts';
import { PWSH } from '../../support/programs.ts';
import { type Runner, runAll } from './batch.ts';
import type { FuzzShell, StateShell } from './shells.ts';
import { states } from './states.ts';
import { variants } from './variants.ts';

export type FuzzResult = {
  readonly judged: number;
  /** Those judged harmless enough to be run. */
  readonly run: number;
  /** Of these, the texts that created, changed or removed something. */
  readonly missed: readonly string[];
};

/** PowerShell reads names as those of Windows, unless the paths are those of another system. */
const PLACE: Readonly<Partial<Record<FuzzShell, { readonly cwd: string; readonly home: string }>>> = {
  powershell: { cwd: '/home/me/src', home: '/home/me' },
};

/** Judges `count` variants and runs those called safe. */
export async function fuzz(shell: FuzzShell, seed: number, count: number): Promise<FuzzResult> {
  const { classify } = await loadClassifier(shell);
  const safe = [...variants(shell, seed, count)].filter(
    // No shell can be handed a NUL byte, and a text is judged as what a run does.
    (command) =>
      !command.includes('\0') && classify({ command, shell, as: 'eval', ...PLACE[shell] }).level === 'safe',
  );
  return { judged: count, run: safe.length, missed: await findChanging(shell, safe) };
}

/** Judges `count` texts that mix what a name is given, and runs those judged less than the use of a harmful word. */
export async function fuzzStates(shell: StateShell, seed: number, count: number): Promise<FuzzResult> {
  const { classify } = await loadClassifier(shell);
  const judged = (command: string) =>
    classify({ command, shell, as: 'eval', cwd: '/home/me/src', home: '/home/me' }).level;
  const below = [...states(shell, seed, count)]
    .filter(({ text, least }) => LEVELS.indexOf(judged(text)) < LEVELS.indexOf(least))
    .map(({ text }) => text);
  return { judged: count, run: below.length, missed: await findChanging(shell, below) };
}

const BATCH = 200;

/** Runs texts, each in its own folder with `f` and `d` in it; gives those after which it is not as it was. */
export async function findChanging(shell: FuzzShell, texts: readonly string[]): Promise<string[]> {
  const missed: string[] = [];
  for (let at = 0; at < texts.length; at += BATCH)
    missed.push(...(await runBatch(shell, texts.slice(at, at + BATCH))));
  return missed;
}

/** The same eval as at the prompt; a text that exits must not end the batch, so each has its own subshell. */
const POSIX_SCRIPT = `n=$FIRST; while IFS= read -r -d '' text <&3; do
  (ulimit -t 2; cd "$ROOT/run/$n" && eval "$text") </dev/null >/dev/null 2>&1 3<&- 4>&-
  printf '%s\\n' "$n" >&4; n=$((n + 1)); done`;

const SCRIPTS: Readonly<Record<FuzzShell, string>> = {
  bash: POSIX_SCRIPT,
  zsh: POSIX_SCRIPT,
  fish: `set n $FIRST
    for text in (string split0 < $TEXTS)
      cd $ROOT/run/$n
      env -u TEXTS fish -N -c 'eval $argv[1]' $text </dev/null >/dev/null 2>&1 3<&- 4>&-
      echo $n >&4
      set n (math $n + 1)
    end`,
  // A runspace each: what one text defines is gone with it, and \`exit\` ends no more than the text.
  powershell: `$n = [int]$env:FIRST
    $done = [IO.FileStream]::new([Microsoft.Win32.SafeHandles.SafeFileHandle]::new(4, $false), 'Write', 1)
    foreach ($text in [IO.File]::ReadAllText($env:TEXTS).Split([char]0, [StringSplitOptions]::RemoveEmptyEntries)) {
      [Environment]::CurrentDirectory = "$env:ROOT/run/$n"
      $shell = [powershell]::Create()
      $running = $shell.AddScript("Set-Location -LiteralPath $env:ROOT/run/$n\n" + $text).BeginInvoke()
      if (-not $running.AsyncWaitHandle.WaitOne(4000)) { $shell.Stop() }
      $shell.Dispose()
      $done.WriteByte(10)
      $n++
    }`,
};

const ARGUMENTS: Readonly<Record<FuzzShell, readonly string[]>> = {
  // Interactive, as the prompt is, without anyone's start-up files.
  bash: ['--norc', '--noprofile', '-c'],
  zsh: ['-f', '-i', '-c'],
  fish: ['-N', '-c'],
  powershell: ['-NoProfile', '-NonInteractive', '-Command'],
};

const FILES: Readonly<Record<FuzzShell, string>> = {
  bash: 'bash',
  zsh: 'zsh',
  fish: 'fish',
  powershell: PWSH ?? 'pwsh',
};

/** What is in each folder: a line that creates M, an empty folder, and a secret one with the same line. */
const CONTENT = 'touch M\n';
const MODE = 0o644;

async function runBatch(shell: FuzzShell, texts: readonly string[]): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'beck-fuzz-'));
  try {
    mkdirSync(join(root, 'home'));
    for (const index of texts.keys()) {
      mkdirSync(join(root, 'run', String(index), 'd'), { recursive: true });
      mkdirSync(join(root, 'run', String(index), '.ssh'));
      writeFileSync(join(root, 'run', String(index), '.ssh', 'work'), CONTENT);
      writeFileSync(join(root, 'run', String(index), 'f'), CONTENT, { mode: MODE });
    }
    await runAll(runnerOf(shell, root), root, texts);
    const missed = texts.filter((_, index) => !isUntouched(join(root, 'run', String(index))));
    if (missed.length === 0 && readdirSync(root).sort().join() !== 'home,run,texts')
      return texts.map((text) => `one of a batch that left its folder: ${text}`);
    return missed;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

function isUntouched(folder: string): boolean {
  try {
    return (
      readdirSync(folder).sort().join() === '.ssh,d,f' &&
      readdirSync(join(folder, '.ssh')).join() === 'work' &&
      readdirSync(join(folder, 'd')).length === 0 &&
      readFileSync(join(folder, 'f'), 'utf8') === CONTENT &&
      (statSync(join(folder, 'f')).mode & 0o777) === MODE
    );
  } catch {
    return false;
  }
}

function runnerOf(shell: FuzzShell, root: string): Runner {
  return {
    argv: [FILES[shell], ...ARGUMENTS[shell], SCRIPTS[shell]],
    env: { PATH: '/usr/bin:/bin', HOME: join(root, 'home'), ROOT: root, LC_ALL: 'C.UTF-8' },
    cwd: join(root, 'run'),
  };
}
