// Prints the modules in which the most frequent answers call something, measured. `warm-modules.txt` holds them:
//   npm run warm
// The build makes every other one when it is first needed.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(import.meta.dirname, '../..');

const ASK = ['ask', '--print', '--provider', 'recipes'];
const CALL = { hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_input: { command: 'rm -rf build' } };

type Answer = {
  readonly args: readonly string[];
  readonly input?: string;
  /** Calls from which on a module is warm: those into one that is not take a little longer each. */
  readonly from: number;
};

const ANSWERS: readonly Answer[] = [
  { args: [...ASK, 'how much disk space is free'], from: 1 },
  { args: ['classify', 'rm -rf build'], from: 1 },
  { args: ['classify', '--hook', 'claude'], input: JSON.stringify({ cwd: '/', ...CALL }), from: 1 },
  { args: [...ASK, 'find pdf files bigger than 3 MB changed this week'], from: 300 },
  { args: [...ASK, 'please make my life a bit more pleasant with some nice flowers'], from: 300 },
];

const warm = ANSWERS.flatMap(({ args, input = '', from }) =>
  [...callsIn(args, input)].filter(([, calls]) => calls >= from).map(([file]) => file),
);
console.log([...new Set(warm)].toSorted().join('\n'));

type Coverage = {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { startOffset: number; count: number }[] }[];
  }[];
};

/** How often functions of each module were called; a module's own text counts as none. */
function callsIn(args: readonly string[], input: string): ReadonlyMap<string, number> {
  const folder = mkdtempSync(join(tmpdir(), 'beck-warm-'));
  const home = join(folder, 'home');
  const env = { PATH: process.env['PATH'], HOME: home, NODE_V8_COVERAGE: join(folder, 'coverage') };
  const calls = new Map<string, number>();
  try {
    spawnSync(process.execPath, [join(ROOT, 'src/main.ts'), ...args], { env, cwd: folder, input });
    for (const name of readdirSync(env.NODE_V8_COVERAGE)) {
      const { result }: Coverage = JSON.parse(readFileSync(join(env.NODE_V8_COVERAGE, name), 'utf8'));
      for (const { url, functions } of result.filter((each) => each.url.startsWith('file:'))) {
        const file = relative(ROOT, fileURLToPath(url));
        const own = functions.flatMap(({ ranges: [range] }) => (range?.startOffset ? [range.count] : []));
        const sum = own.reduce((all, count) => all + count, calls.get(file) ?? 0);
        if (file.startsWith('src/')) calls.set(file, sum);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return calls;
}
