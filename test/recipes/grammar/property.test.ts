// Requests made at random, said by a small generator, read back: the same request, and harmless where it changes nothing.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestReading } from '../../../src/recipes/grammar/read.ts';
import type { Filter } from '../../../src/recipes/grammar/request.ts';
import { loadClassifier } from '../../../src/safety/classifier.ts';
import { worldOf } from '../world.ts';
import { ENTRIES } from './requests.ts';

const WHERE = { cwd: '/home/ada', home: '/home/ada' };
const world = worldOf({ entries: ENTRIES });
const env = { ...WHERE, shell: 'bash', userland: 'gnu', world } as const;

/** A condition and the words for it. */
type Said = { readonly words: string; readonly filter: Filter };

const size: fc.Arbitrary<Said> = fc
  .record({
    than: fc.constantFrom(
      ['larger', 'larger than'] as const,
      ['larger', 'bigger than'] as const,
      ['smaller', 'smaller than'] as const,
    ),
    amount: fc.integer({ min: 1, max: 900 }),
    unit: fc.constantFrom(['k', 'kB'] as const, ['M', 'MB'] as const, ['G', 'GB'] as const),
  })
  .map(({ than, amount, unit }) => ({
    words: `${than[1]} ${amount} ${unit[1]}`,
    filter: { type: 'size', than: than[0], size: { amount, unit: unit[0] } },
  }));

const age: fc.Arbitrary<Said> = fc
  .record({ than: fc.constantFrom('larger', 'smaller'), days: fc.integer({ min: 2, max: 300 }) })
  .map(({ than, days }) => ({
    words: than === 'larger' ? `modified more than ${days} days ago` : `modified in the last ${days} days`,
    filter: { type: 'age', of: 'modified', than, span: { amount: days, unit: 'days' } },
  }));

const owner: fc.Arbitrary<Said> = fc.constantFrom('root', 'ada', 'www-data').map((name) => ({
  words: `owned by ${name}`,
  filter: { type: 'owner', by: 'user', name },
}));

const named: fc.Arbitrary<Said> = fc
  .tuple(
    fc.constantFrom('ending with', 'that end in', 'whose name ends with'),
    fc.constantFrom('.log', '.txt', '.bak'),
  )
  .map(([words, end]) => ({
    words: `${words} ${end}`,
    filter: { type: 'name', globs: [`*${end}`] },
  }));

const empty: fc.Arbitrary<Said> = fc.constant({ words: 'that are empty', filter: { type: 'empty' } });

const files = fc.record({
  verb: fc.constantFrom('find', 'list', 'show'),
  root: fc.constantFrom('docs', 'logs', 'backup'),
  conditions: fc
    .tuple(fc.option(named), fc.option(size), fc.option(age), fc.option(owner), fc.option(empty))
    .map((all) => all.filter((one) => one !== null))
    .filter((all) => all.length > 0),
});

function sentence({
  verb,
  root,
  conditions,
}: {
  verb: string;
  root: string;
  conditions: readonly Said[];
}): string {
  return `${verb} all files under ${root} ${conditions.map(({ words }) => words).join(' and ')}`;
}

test('conditions said of files are read back as they were', () => {
  fc.assert(
    fc.property(files, (asked) => {
      const request = bestReading(sentence(asked), env)?.request;
      if (request?.about !== 'files') throw new Error(sentence(asked));
      expect(request.set.roots).toEqual([asked.root]);
      expect(request.act).toBeUndefined();
      const filters = request.set.filters
        .filter(({ type }) => type !== 'kind')
        .map((filter) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== false)));
      expect(new Set(filters)).toEqual(new Set(asked.conditions.map(({ filter }) => filter)));
    }),
    { numRuns: 200 },
  );
});

const step = fc.oneof(
  fc
    .integer({ min: 2, max: 400 })
    .map((n) => ({ words: `print the first ${n} lines`, step: { op: 'first', n } })),
  fc
    .integer({ min: 2, max: 400 })
    .map((n) => ({ words: `print the last ${n} lines`, step: { op: 'last', n } })),
  fc
    .tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 51, max: 99 }))
    .map(([n, m]) => ({ words: `print lines ${n} to ${m}`, step: { op: 'range', n, m } })),
  fc.integer({ min: 4, max: 9 }).map((n) => ({ words: `print the ${n}th column`, step: { op: 'field', n } })),
  fc.stringMatching(/^[A-Za-z][A-Za-z0-9 _=-]{0,12}$/).map((text) => ({
    words: `print the lines that contain "${text}"`,
    step: { op: 'match', text, flags: '' },
  })),
);

test('what is asked of lines is read back as it was', () => {
  fc.assert(
    fc.property(
      step,
      fc.constantFrom('notes.txt', 'people.txt', 'app.log'),
      ({ words, step: wanted }, file) => {
        const request = bestReading(`${words} in ${file}`, env)?.request;
        expect(request).toMatchObject({
          about: 'lines',
          from: { files: [file] },
          steps: [wanted],
          inPlace: false,
        });
      },
    ),
    { numRuns: 200 },
  );
});

describe.each(['bash', 'zsh', 'fish', 'powershell'] as const)('in %s', (shell) => {
  test('a request without an act is judged safe', async () => {
    const { classify } = await loadClassifier(shell);
    fc.assert(
      fc.property(files, (asked) => {
        const reading = bestReading(sentence(asked), { ...env, shell });
        if (reading === undefined) return shell === 'powershell';
        const { level } = classify({ ...WHERE, shell, command: reading.command });
        expect({ command: reading.command, level }).toEqual({ command: reading.command, level: 'safe' });
        return true;
      }),
      { numRuns: 60 },
    );
  });
});
