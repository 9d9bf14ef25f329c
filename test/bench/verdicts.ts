// How long a verdict takes, for everyday commands and for the largest text that is judged.

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
const WORST: readonly string[] = ['a', '$(', '((', '{', '"', '`', 'a;', 'a|', 'x=$y ', '<<E\n', '[[ ', '\\'];

export async function measureVerdicts(): Promise<readonly Figure[]> {
  const shells: readonly Shell[] = ['bash', 'zsh', 'sh', 'fish'];
  const figures = await Promise.all(shells.map(verdictFigure));
  return [...figures, await worstFigure()];
}

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

async function worstFigure(): Promise<Figure> {
  const { classify } = await loadClassifier('bash');
  const timed = (piece: string): number => {
    const command = piece.repeat(Math.floor(LARGE / piece.length));
    const rounds = Array.from({ length: 7 }, () => {
      const start = performance.now();
      classify({ command, shell: 'bash', cwd: '/home/me', home: '/home/me' });
      return performance.now() - start;
    });
    return median(rounds);
  };
  const slowest = WORST.map((piece) => ({ piece, ms: timed(piece) })).toSorted((a, b) => b.ms - a.ms)[0];
  return {
    what: 'the slowest verdict on 8 KiB',
    measured: `${slowest?.ms.toFixed(1)} ms, on ${JSON.stringify(slowest?.piece)} repeated`,
    budget: '5 ms',
  };
}
