// How long a verdict takes, for everyday commands and for the largest text that is judged.

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shell } from '../src/domain/shell.ts';
import { loadClassifier } from '../src/safety/classifier.ts';
import { LARGEST } from './largest-texts.ts';
import { type Figure, median, quantile, times } from './measure.ts';

const COMMANDS: readonly string[] = [
  'ls -la',
  'find . -type f -size +1M -exec ls -lh {} +',
  "grep -rn 'TODO' src --include='*.ts' | sort | uniq -c | sort -rn | head -20",
  'git status --short && git log --oneline -5',
  'du -sh * 2>/dev/null | sort -h',
  'cd ~/projects && mkdir -p new && touch new/file',
  'for f in *.txt; do echo "$f: $(wc -l <"$f")"; done',
  'rm -rf ./build',
  'sudo systemctl restart nginx',
  'curl -fsSL https://example.com/install.sh | sh',
  'tar -xzf archive.tar.gz -C /tmp/out',
  "awk '{ sum += $1 } END { print sum }' numbers",
  'ps aux | grep node | grep -v grep',
  'export PATH="$HOME/bin:$PATH"',
  'echo "it is $(date +%H:%M)"',
];

/** `chunks`: the folder of the built modules. */
export async function measureVerdicts(chunks: string): Promise<readonly Figure[]> {
  const shells: readonly Shell[] = ['bash', 'zsh', 'sh', 'fish'];
  const figures: Figure[] = [importFigure(chunks)];
  for (const shell of shells) figures.push(await verdictFigure(shell));
  for (const shell of ['bash', 'zsh', 'fish', 'powershell'] as const)
    figures.push(await labelledFigure(shell));
  for (const shell of ['bash', 'zsh', 'sh', 'fish', 'powershell', 'cmd'] as const)
    figures.push(...(await largestFigures(shell)));
  return figures;
}

/** In a fresh process that has loaded what every question loads, with Node's compile cache: dearer than installed, where `start/` keeps more. */
function importFigure(chunks: string): Figure {
  const [question = '', safety = ''] = ['question-', 'safety-'].map((name) =>
    join(chunks, readdirSync(chunks).find((file) => file.startsWith(name)) ?? name),
  );
  const args = ['-e', LOAD, question, safety];
  const load = (): number => Number(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout);
  load();
  return {
    what: 'loading the judge',
    measured: `${median(Array.from({ length: 15 }, load)).toFixed(1)} ms`,
    budget: '8 ms',
  };
}

const LOAD = `
  require('module').enableCompileCache();
  require(process.argv[1]);
  const start = performance.now();
  require(process.argv[2]);
  console.log(performance.now() - start);
`;

async function verdictFigure(shell: Shell): Promise<Figure> {
  const { classify } = await loadClassifier(shell);
  const timed = (command: string): number => {
    const start = performance.now();
    classify({ command, shell, cwd: '/home/me', home: '/home/me' });
    return (performance.now() - start) * 1000;
  };
  const rounds = (count: number) => Array.from({ length: count }, () => COMMANDS.map(timed)).flat();
  rounds(500);
  const measured = rounds(500);
  return {
    what: `a verdict, ${shell}`,
    measured: `median ${median(measured).toFixed(0)} us, p99 ${quantile(measured, 0.99).toFixed(0)} us`,
    budget: shell === 'fish' ? '' : '30 us, p99 300 us',
  };
}

/**
 * Every labelled text; of each the fastest of some rounds, which is what it takes when nothing else runs. Each is judged
 * twice in a row, as a question does that proposes and then runs it: the second time its tree is kept.
 */
async function labelledFigure(shell: Shell): Promise<Figure> {
  const { classify } = await loadClassifier(shell);
  const commands = ['benign', 'dangerous', 'bypass', 'found', 'adversary']
    .flatMap((name) =>
      readFileSync(join(CORPORA, `${name}.jsonl`), 'utf8')
        .split('\n')
        .filter(Boolean),
    )
    .map((line): { readonly command: string; readonly shell: Shell } => JSON.parse(line))
    .filter((row) => row.shell === shell);
  const timed = ({ command }: { readonly command: string }): number => {
    const start = performance.now();
    classify({ command, shell, cwd: '/home/me', home: '/home/me' });
    return (performance.now() - start) * 1000;
  };
  const twice = (text: { readonly command: string }) => [timed(text), timed(text)] as const;
  for (let round = 0; round < 5; round++) commands.map(twice);
  const rounds = Array.from({ length: 5 }, () => commands.map(twice));
  const fastestOf = (time: 0 | 1) =>
    commands.map((_, at) => Math.min(...rounds.map((round) => round[at]?.[time] ?? 0)));
  const fastest = fastestOf(0);
  return {
    what: `${commands.length} labelled texts, ${shell}`,
    measured: `median ${median(fastest).toFixed(0)} us, again ${median(fastestOf(1)).toFixed(0)} us, p99 ${quantile(fastest, 0.99).toFixed(0)} us, at most ${(Math.max(...fastest) / 1000).toFixed(0)} ms`,
    budget: shell === 'bash' || shell === 'zsh' ? '30 us, at most 100 ms' : 'again 30 us, at most 100 ms',
  };
}

const CORPORA = join(import.meta.dirname, '../test/safety/corpora');

/** A grammar that is WebAssembly takes tens of times as long, so fewer rounds have to do; there is no budget for it. */
async function largestFigures(shell: Shell): Promise<readonly Figure[]> {
  const { classify } = await loadClassifier(shell);
  const budgeted = shell === 'bash' || shell === 'zsh' || shell === 'sh';
  const timed = (command: string): number => {
    const start = performance.now();
    classify({ command, shell, cwd: '/home/me', home: '/home/me' });
    return performance.now() - start;
  };
  const whole = LARGEST.map(({ text }) => text());
  const first = whole.map(timed);
  // Warm-up rounds for V8's compiler.
  if (budgeted) inRounds(whole, timed, 3);
  const later = inRounds(whole, timed, budgeted ? 5 : 1);
  const slowest = slowestOf(later);
  const each = `median ${median(later).toFixed(1)} ms, each for the first time ${median(first).toFixed(1)} ms`;
  return [
    {
      what: `the slowest verdict on 8 KiB, ${shell}`,
      measured: `${slowest.value.toFixed(1)} ms, on ${slowest.name}`,
      budget: budgeted ? '5 ms' : '',
    },
    { what: `${LARGEST.length} shapes of 8 KiB, ${shell}`, measured: each, budget: '' },
    ...(budgeted ? [growthFigure(shell, timed, later)] : []),
  ];
}

/**
 * The median of each, all of them in each round: a slow moment of the machine meets many in one, not one in all rounds. In
 * a row each is timed three times, as a question judges its text when it is proposed and again before it runs.
 */
function inRounds(texts: readonly string[], timed: (text: string) => number, rounds: number): number[] {
  const measured = Array.from({ length: rounds }, () =>
    texts.map((text) => median([timed(text), timed(text), timed(text)])),
  );
  return texts.map((_, at) => median(measured.map((round) => round[at] ?? 0)));
}

/** How much longer twice the text takes, for the shapes that take long enough to tell. */
function growthFigure(shell: Shell, timed: (text: string) => number, whole: readonly number[]): Figure {
  const half = inRounds(
    LARGEST.map(({ text }) => text(4096)),
    timed,
    5,
  );
  const growths = whole.map((ms, at) => (ms < 0.5 ? 0 : ms / (half[at] ?? ms)));
  const steepest = slowestOf(growths);
  return {
    what: `8 KiB beside 4 KiB, ${shell}`,
    measured: `median ${times(median(growths.filter((growth) => growth > 0)))}, at most ${times(steepest.value)}, on ${steepest.name}`,
    budget: '2 x (linear)',
  };
}

function slowestOf(values: readonly number[]): { readonly value: number; readonly name: string } {
  const value = Math.max(...values);
  return { value, name: shortened(LARGEST[values.indexOf(value)]?.name ?? '') };
}

function shortened(name: string): string {
  return name.length > 36 ? `${name.slice(0, 35)}…` : name;
}
