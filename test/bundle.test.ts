// What the bundle makes a question read before its first word: files and Node's own modules cost milliseconds each.

import { rolldown } from 'rolldown';
import { beforeAll, describe, expect, test } from 'vitest';
import { questions as bundle } from '../.rolldown.config.ts';
import { RULE_INDEX } from '../src/recipes/grammar/rule-index.ts';
import { TABLE_INDEX } from '../src/recipes/table-index.ts';

type Chunk = {
  readonly name: string;
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly code: string;
};

let chunks: readonly Chunk[];

beforeAll(async () => {
  const { output, ...input } = bundle;
  if (output === undefined || Array.isArray(output)) throw new Error('The bundle has one output.');
  const built = await rolldown(input);
  const { cleanDir: _, dir: __, ...generated } = output;
  chunks = (await built.generate(generated)).output.filter((file) => file.type === 'chunk');
}, 60_000);

describe('the bundle', () => {
  test('reads nothing of a question before it is known where what was compiled is kept', () => {
    expect([filesBehind('main'), filesBehind('run')]).toEqual([[], []]);
  });

  test('is ASCII, as which its files are read', () => {
    expect(
      chunks.filter(({ code }) => Buffer.byteLength(code) !== code.length).map(({ name }) => name),
    ).toEqual([]);
  });

  test('loads for a question no module of Node that takes long', () => {
    expect(['node:crypto', 'node:http', 'node:child_process'].filter(isLoadedBy('question'))).toEqual([]);
  });

  // A hook loads the masks alone.
  test('loads for a question one file beside the common ones and the masks', () => {
    expect(filesBehind('question')).toEqual(['common', 'masking', 'rolldown-runtime', 'start']);
  });

  test('judges a command without what only a model gets', () => {
    expect(filesBehind('safety')).toEqual(['common', 'rolldown-runtime']);
  });

  test('holds ready-made which phrases of the recipes a word reaches', () => {
    const [line = ''] = TABLE_INDEX.reach.slice(1).split('\n');
    expect(chunkNamed('recipe-table').code.includes(line)).toBe(true);
  });

  test('holds ready-made which patterns of the grammar a word reaches', () => {
    expect(chunkNamed('grammar').code.includes(RULE_INDEX.lines.byWord)).toBe(true);
  });
});

function chunkNamed(name: string): Chunk {
  const found = chunks.find((chunk) => chunk.name === name);
  if (found === undefined) throw new Error(`There is no ${name} in the bundle.`);
  return found;
}

/** Names of the files that are read when this one is, in alphabetical order. */
function filesBehind(name: string): readonly string[] {
  const seen = new Set<string>();
  const follow = (chunk: Chunk): void => {
    for (const next of chunks.filter(({ fileName }) => chunk.imports.includes(fileName))) {
      if (seen.has(next.name)) continue;
      seen.add(next.name);
      follow(next);
    }
  };
  follow(chunkNamed(name));
  return [...seen].toSorted();
}

function isLoadedBy(name: string): (module: string) => boolean {
  const files = [name, ...filesBehind(name)].map(chunkNamed);
  return (module) => files.some(({ imports }) => imports.includes(module));
}
