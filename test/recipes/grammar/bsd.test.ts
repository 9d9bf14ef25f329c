// Where the tools are those of BSD, no command uses a program or an option that they do not have.

import { expect, test } from 'vitest';
import { printCommand } from '../../../src/recipes/answer.ts';
import { COMPARING } from '../../../src/recipes/grammar/lexicon/comparing.ts';
import { DATES } from '../../../src/recipes/grammar/lexicon/dates.ts';
import { MACHINE } from '../../../src/recipes/grammar/lexicon/machine.ts';
import { NAMED_PATHS } from '../../../src/recipes/grammar/lexicon/named-paths.ts';
import { NUMBERS } from '../../../src/recipes/grammar/lexicon/numbers.ts';
import { OWNERS } from '../../../src/recipes/grammar/lexicon/owners.ts';
import { PEOPLE } from '../../../src/recipes/grammar/lexicon/people.ts';
import { PROCESSES } from '../../../src/recipes/grammar/lexicon/processes.ts';
import { SPLITTING } from '../../../src/recipes/grammar/lexicon/splitting.ts';
import { bestReading } from '../../../src/recipes/grammar/read.ts';
import { LINE_COMMANDS } from '../../../src/recipes/grammar/render/line-commands.ts';
import { examplesOf } from '../../../src/recipes/phrases/index-examples.ts';
import { RECIPES } from '../../../src/recipes/table.ts';
import { worldOf } from '../world.ts';
import { BSD_OPTIONS, FROM_MANUALS } from './bsd-options.ts';
import { COMPARED } from './renderers.ts';
import { CHANGING, ENTRIES, READING } from './requests.ts';

const env = {
  shell: 'zsh',
  userland: 'bsd',
  cwd: '/home/ada',
  home: '/home/ada',
  world: worldOf({ entries: [...ENTRIES, 'src/', 'names.txt', 'todo.md', 'data.csv'] }),
} as const;

test('the check sees what only GNU tools have', () => {
  expect(wrongIn("find . -printf '%f\\n'")).toEqual(['find -printf']);
  expect(wrongIn('sort -n a | head -n -1; stat -c %s a')).toEqual(['head -n -1', 'stat -c']);
  expect(wrongIn("sed -i '' 's/a/b/' a && tac a")).toEqual(['tac']);
  expect(wrongIn('date -d yesterday +%F')).toEqual(['date -d']);
  expect(wrongIn('grep -v -e --x a | cut -d: -f1')).toEqual([]);
});

test('steps with lines', () => {
  const wrong = Object.entries(LINE_COMMANDS).flatMap(([op, { gnu, bsd = gnu }]) =>
    wrongIn(bsd.replace(/\{files\}/g, ' file').replace(/\{(?:flags|separator)\}/g, '')).map(
      (one) => `${op}: ${one}`,
    ),
  );
  expect(wrong).toEqual([]);
});

test('the examples of the rows', () => {
  const printed = RECIPES.flatMap((row) =>
    examplesOf(row).flatMap(({ question, world }) => {
      const answer = printCommand(question, { ...env, world: world && worldOf(world) });
      return answer.type === 'command' ? [answer.command] : [];
    }),
  );
  expect(printed.length).toBeGreaterThan(350);
  expect(
    printed.flatMap((command) =>
      wrongIn(command)
        .filter((one) => FROM_MANUALS.test(one))
        .map((one) => `${one} in ${command}`),
    ),
  ).toEqual([]);
});

test('requests that are one thing as a whole', () => {
  const rows = [
    ...[NAMED_PATHS, COMPARING, OWNERS, SPLITTING].flat(),
    ...[DATES, MACHINE, NUMBERS, PEOPLE, PROCESSES].flat(),
  ];
  const wrong = rows.flatMap(({ command, options = {}, gnuOnly = [] }) => {
    if (typeof command === 'function') return [];
    const bsd = typeof command === 'string' ? command : (command.bsd ?? command.gnu);
    const given = Object.entries(options).filter(([name]) => !gnuOnly.includes(name));
    // One by one: each may be said alone.
    const letters = /-\w+\{options#\}/.test(bsd);
    return ['', ...given.map(([, text]) => (letters ? text.replace(/^-/, '') : ` ${text}`))].flatMap((text) =>
      wrongIn(
        bsd
          .replace(/\{options#\}/g, () => text)
          .replace('{signal#}', 'TERM')
          .replace(/ -\{\w+#\}/g, ' -a'),
      ),
    );
  });
  expect([...new Set(wrong)]).toEqual([]);
});

test('what is rendered of all requests', () => {
  const questions = [...READING, ...CHANGING, ...COMPARED.map(([, question]) => question)];
  const commands = questions.flatMap((question) => bestReading(question, env)?.command ?? []);
  expect(commands.length).toBeGreaterThan(questions.length * 0.7);
  expect(commands.flatMap((command) => wrongIn(command).map((one) => `${one} in ${command}`))).toEqual([]);
});

/** Quoted text says nothing of options, unless it holds a command. */
function wrongIn(command: string): readonly string[] {
  const bare = command
    .replace(/"\$\(([^"]*)\)"/g, '$($1)')
    .replace(/'[^']*'|"[^"]*"/g, (text) => (text === "''" ? 'empty' : 'Q'));
  return bare
    .split(/\|\|?|&&|;|\$\(|<\(|\(|\)|-exec |-ok |-execdir |\bxargs (?:-\S+ (?:\d+ |Q )?)*|> /)
    .flatMap((part) => wrongOf(part.trim().split(/\s+/)));
}

function wrongOf([program = '', ...words]: readonly string[]): readonly string[] {
  if (!/^[a-z][\w-]*$/.test(program) || KEYWORDS.test(program)) return [];
  const known = BSD_OPTIONS[program];
  if (known === undefined) return [program];
  const wrong: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '--') break;
    if (known.takes?.has(word) === true) at += 1;
    if (!/^-[^\s]/.test(word) || /^-\d+$/.test(word) || known.words?.test(word)) continue;
    if (program === 'head' && /^-n$/.test(word) && words[at + 1]?.startsWith('-') === true)
      wrong.push(`head -n ${words[at + 1]}`);
    const [bad, takesNext] = lettersOf(word.slice(1), known);
    if (bad !== '') wrong.push(`${program} -${bad}`);
    if (takesNext) at += 1;
  }
  return wrong;
}

const KEYWORDS = /^(?:if|then|fi|for|do|done|while|in|begin|end|math|psub|set|string|empty|Q|s|sh)$/;

function lettersOf(
  letters: string,
  { flags, valued, words }: (typeof BSD_OPTIONS)[string],
): readonly [string, boolean] {
  if (words === BSD_OPTIONS['find']?.words && ![...letters].every((one) => flags.includes(one)))
    return [letters, false];
  for (const [at, letter] of [...letters].entries()) {
    if (valued.includes(letter)) return ['', at === letters.length - 1];
    if (!flags.includes(letter))
      return [letter === letters ? letter : letters.startsWith('-') ? letters : letter, false];
  }
  return ['', false];
}
