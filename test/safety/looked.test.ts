// Everyday reads, and what is made to look like one, where all that a prompt looks at is plain: files are there, no name
// begins with a dash, nothing is in the way of Python's modules, and no repository names a program.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Shell } from '../../src/domain/shell.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';

type Row = { readonly command: string; readonly shell: Shell; readonly expected: 'safe' | 'confirm' };

const rows = readFileSync(new URL('corpora/looked.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line): Row => JSON.parse(line));

async function levelOf({ command, shell }: Row): Promise<string> {
  const { classify, survey, prepare } = await loadClassifier(shell);
  await prepare(command);
  const options = shell === 'zsh' ? ['interactivecomments', 'monitor', 'zle'] : undefined;
  const request = { command, shell, cwd: '/home/me/project', home: '/home/me', options };
  const { paths, folders, imports, configs, globbed } = survey(request);
  return classify({
    ...request,
    folders,
    repository: 'plain',
    importsPlain: imports,
    importsNone: imports,
    plainConfigs: configs,
    dashless: globbed,
    paths: Object.fromEntries(paths.map((path) => [path, 'file' as const])),
  }).level;
}

describe('where all that is looked at is plain', () => {
  test.each(rows.filter(({ expected }) => expected === 'safe'))('$shell: $command is safe', async (row) => {
    expect(await levelOf(row)).toBe('safe');
  });

  test.each(rows.filter(({ expected }) => expected === 'confirm'))('$shell: $command asks', async (row) => {
    expect(await levelOf(row)).not.toBe('safe');
  });
});
