// How long a verdict takes, for everyday commands and for the largest text that is judged.

import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Shell } from '../../src/domain/shell.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';
import { type Figure, median, quantile } from './measure.ts';

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

const LARGE = 8192;
// biome-ignore format: one line a subject
const WORST: readonly string[] = [
  'a', 'a ', 'a;', 'a|', 'a&&', '$(', '$(a)', '$(<a) ', '`', '`a`', '`a` ', '"`', '\\\\`', '((', '{', '{a,b}', '"', '\\',
  'x=$y ', 'x=$x$x;', '<<E\n', '[[ ', '<x ', '<(a) ', 'f() ', '*(.) ',
  'eval ', "eval '", 'sudo ', 'env -S ', 'xargs -I{} ', 'find . -exec ', 'fd -x ', 'parallel ', 'nice ', 'mv a ', 'jq . ',
];

/** `chunks`: the folder of the built modules. */
export async function measureVerdicts(chunks: string): Promise<readonly Figure[]> {
  const shells: readonly Shell[] = ['bash', 'zsh', 'sh', 'fish'];
  const figures: Figure[] = [importFigure(chunks)];
  for (const shell of shells) figures.push(await verdictFigure(shell));
  for (const shell of ['bash', 'zsh'] as const) figures.push(await worstFigure(shell));
  return figures;
}

/** In a fresh process that has loaded what every question loads, with Node's compile cache as `main.ts` has it. */
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

async function worstFigure(shell: 'bash' | 'zsh'): Promise<Figure> {
  const { classify } = await loadClassifier(shell);
  const timed = (piece: string): number => {
    const command = piece.repeat(Math.floor(LARGE / piece.length));
    const rounds = Array.from({ length: 7 }, () => {
      const start = performance.now();
      classify({ command, shell, cwd: '/home/me', home: '/home/me' });
      return performance.now() - start;
    });
    return median(rounds);
  };
  // The first round of all is for the compiler.
  for (let round = 0; round < 3; round++) WORST.map(timed);
  const slowest = WORST.map((piece) => ({ piece, ms: timed(piece) })).toSorted((a, b) => b.ms - a.ms)[0];
  return {
    what: `the slowest verdict on 8 KiB, ${shell}`,
    measured: `${slowest?.ms.toFixed(1)} ms, on ${JSON.stringify(slowest?.piece)} repeated`,
    budget: '5 ms',
  };
}
