// Runs texts where they can harm nobody: no network, a system that cannot be written, an empty home, an ordinary user.

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, PWSH } from '../../../support/programs.ts';
import { runAll } from '../batch.ts';
import type { FuzzShell } from '../shells.ts';
import {
  differences,
  HOME_FILES,
  makeProject,
  type Project,
  type Snapshot,
  showsSecret,
  snapshot,
  writeFiles,
} from './project.ts';

/** `none`: no input, output into a pipe. `terminal`: all three are a terminal on which somebody types q. */
export type Input = 'none' | 'terminal';

export type Trial = { readonly text: string; readonly project: Project; readonly input: Input };

export type Finding = Trial & {
  /** `changed: zz`, `ran run.sh`, `shows a secret`. */
  readonly what: string;
};

/** Whether this machine lets us make namespaces. */
export function canIsolate(): boolean {
  if (findProgram('bwrap') === undefined || findProgram('setpriv') === undefined) return false;
  try {
    execFileSync('/bin/sh', ['-c', '"$@"', 'sh', ...isolated(tmpdir()), 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Somebody without rights: even mapped to root, what root owns stays out of reach. */
const NOBODY = 65_534;

function isolated(root: string): string[] {
  const unprivileged =
    process.getuid?.() === 0 ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : [];
  const hidden = ['/tmp', '/root', '/home', '/run', '/var/tmp'].filter((path) => existsSync(path));
  return [
    ...unprivileged,
    'bwrap',
    ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
    ...hidden.flatMap((path) => ['--tmpfs', path]),
    ...['--bind', root, root, '--unshare-all', '--uid', '1000', '--gid', '1000', '--die-with-parent'],
  ];
}

type Share = {
  /** Texts in one sandbox, one behind the other. */
  readonly batch: number;
  /** Sandboxes at a time. */
  readonly atOnce: number;
};

/** A text waits for its processes to start and end more than it computes; PowerShell takes seconds to start. */
const share = (shell: FuzzShell): Share =>
  shell === 'powershell' ? { batch: 50, atOnce: 3 } : { batch: 10, atOnce: 40 };

/** Runs them all, and gives those that did more than look. */
export async function findHarmful(shell: FuzzShell, trials: readonly Trial[]): Promise<Finding[]> {
  const { batch: size, atOnce } = share(shell);
  // Those that wait at a terminal take longest, and would be waited for at the end.
  const batches = (['terminal', 'none'] as const).flatMap((input) =>
    (['plain', 'hostile'] as const).flatMap((project) => {
      const some = trials.filter((trial) => trial.project === project && trial.input === input);
      return Array.from({ length: Math.ceil(some.length / size) }, (_, at) => ({
        project,
        input,
        trials: some.slice(at * size, (at + 1) * size),
      }));
    }),
  );
  const findings: Finding[] = [];
  const worker = async (): Promise<void> => {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift())
      findings.push(...(await runBatch(shell, batch.project, batch.input, batch.trials)));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return findings;
}

async function runBatch(
  shell: FuzzShell,
  project: Project,
  input: Input,
  trials: readonly Trial[],
): Promise<Finding[]> {
  const root = await mkdtemp(join(tmpdir(), 'beck-arity-'));
  const findings: Finding[] = [];
  try {
    mkdirSync(join(root, 'seen'));
    makeProject(join(root, 'template', 'work'), project);
    writeFiles(join(root, 'template', 'home'), HOME_FILES);
    let before = renew(root);
    const afterEach = (index: number): void => {
      const trial = trials[index];
      const what = whatHappened(root, before);
      if (what === undefined || trial === undefined) return;
      findings.push({ ...trial, what });
      before = renew(root);
    };
    const argv = [...isolated(root), ...runnerOf(shell)];
    const texts = trials.map(({ text }) => text);
    await runAll({ argv, env: environment(shell, root, input), cwd: root, afterEach }, root, texts);
    return findings;
  } finally {
    // What a text made unreadable is ours to remove.
    rmSync(root, { recursive: true, force: true, maxRetries: 3 });
  }
}

type Folders = { readonly work: Snapshot; readonly home: Snapshot };

/** Folder and home as they were at first. */
function renew(root: string): Folders {
  for (const name of ['work', 'home', 'seen']) rmSync(join(root, name), { recursive: true, force: true });
  mkdirSync(join(root, 'seen'));
  for (const name of ['work', 'home'])
    cpSync(join(root, 'template', name), join(root, name), { recursive: true, preserveTimestamps: true });
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, root]);
  return look(root);
}

function look(root: string): Folders {
  return { work: snapshot(join(root, 'work')), home: snapshot(join(root, 'home')) };
}

function whatHappened(root: string, before: Folders): string | undefined {
  if (existsSync(join(root, 'seen', 'ran'))) return 'ran run.sh';
  const { work, home } = look(root);
  const changed = [
    ...differences(before.work, work),
    ...differences(before.home, home).map((name) => `~/${name}`),
  ];
  if (changed.length > 0) return `changed: ${changed.slice(0, 5).join(' ')}`;
  const output = join(root, 'seen', 'output');
  return existsSync(output) && showsSecret(readFileSync(output, 'latin1')) ? 'shows a secret' : undefined;
}

/** Seconds that a text may take: most of a busy machine's time is that of others. */
const LIMIT = '3';

/** Of a long output the first two megabytes count: more ends the program. */
const POSIX_RUNNER = `ulimit -c 0; ulimit -t 2; ulimit -f 2000
n=$FIRST; while IFS= read -r -d '' TEXT <&3; do
  export TEXT
  cd "$ROOT/work"
  if [ "$INPUT" = terminal ]; then
    printf 'q\\n:q!\\nq\\004' | timeout -s KILL $LIMIT \\
      script -qefc 'exec "$RUN_BY" $RUN_ARGS "$RUN_TEXT"' /dev/null >"$ROOT/seen/output" 2>&1 3<&- 4>&-
  else
    timeout -s KILL $LIMIT "$RUN_BY" $RUN_ARGS "$RUN_TEXT" </dev/null >"$ROOT/seen/output" 2>&1 3<&- 4>&-
  fi
  printf '%s\\n' "$n" >&4; n=$((n + 1)); read -r <&4; done 2>/dev/null`;

/** One process for all of them, a runspace each: starting PowerShell takes as long as twenty of them. */
const POWERSHELL_RUNNER = `
  $done = [IO.FileStream]::new([Microsoft.Win32.SafeHandles.SafeFileHandle]::new(4, $false), 'Write', 1)
  $go = [IO.FileStream]::new([Microsoft.Win32.SafeHandles.SafeFileHandle]::new(4, $false), 'Read', 1)
  foreach ($text in [IO.File]::ReadAllText($env:TEXTS).Split([char]0, [StringSplitOptions]::RemoveEmptyEntries)) {
    [Environment]::CurrentDirectory = "$env:ROOT/work"
    $shell = [powershell]::Create()
    $in = [System.Management.Automation.PSDataCollection[psobject]]::new(); $in.Complete()
    $out = [System.Management.Automation.PSDataCollection[psobject]]::new()
    $script = "Set-Location -LiteralPath '$env:ROOT/work'\n& {\n" + $text + "\n} *>&1 | Out-String -Stream -Width 200"
    $running = $shell.AddScript($script).BeginInvoke($in, $out)
    if (-not $running.AsyncWaitHandle.WaitOne(3000)) { $shell.Stop() }
    [IO.File]::WriteAllText("$env:ROOT/seen/output", ($out -join "\`n"))
    $shell.Dispose()
    $done.WriteByte(10)
    [void] $go.ReadByte()
  }`;

const BY: Readonly<
  Record<Exclude<FuzzShell, 'powershell'>, readonly [file: string, args: string, text: string]>
> = {
  bash: ['bash', '--norc --noprofile -c', 'eval "$TEXT"'],
  zsh: ['zsh', '-f -c', 'eval "$TEXT"'],
  fish: ['fish', '-N -c', 'eval $TEXT'],
};

function runnerOf(shell: FuzzShell): string[] {
  if (shell === 'powershell')
    return [PWSH ?? 'pwsh', '-NoProfile', '-NonInteractive', '-Command', POWERSHELL_RUNNER];
  return ['bash', '--norc', '--noprofile', '-c', POSIX_RUNNER];
}

function environment(shell: FuzzShell, root: string, input: Input): Record<string, string> {
  const common = {
    PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
    HOME: join(root, 'home'),
    ROOT: root,
    BECK_CANARY: join(root, 'seen', 'ran'),
    SHELL: '/bin/sh',
    INPUT: input,
    LIMIT,
    TERM: 'xterm',
    LC_ALL: 'C.UTF-8',
    // Looking at the state of a repository refreshes its index, which is nothing that anybody loses.
    GIT_OPTIONAL_LOCKS: '0',
  };
  if (shell === 'powershell')
    return { ...common, DOTNET_CLI_TELEMETRY_OPTOUT: '1', POWERSHELL_TELEMETRY_OPTOUT: '1' };
  const [file, args, text] = BY[shell];
  return { ...common, RUN_BY: file, RUN_ARGS: args, RUN_TEXT: text };
}
