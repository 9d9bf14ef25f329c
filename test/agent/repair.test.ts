// Nearly correct calls of small models are repaired before they are judged; others are refused, naming what exists.

import { describe, expect, test } from 'vitest';
import { parseCall } from '../../src/agent/tools.ts';

const parse = (name: string, written: unknown) =>
  parseCall({ id: '1', name, arguments: typeof written === 'string' ? written : JSON.stringify(written) });

describe('a call is read as it was meant', () => {
  const run = { type: 'run', command: 'ls', why: '' };
  test.each<readonly [string, unknown, object]>([
    ['run_in_shell', { cmd: 'ls' }, run],
    ['run_in_shell', { Command: 'ls' }, run],
    ['run_in_shell', { bash_command: 'ls', reason: 'to see' }, { ...run, why: 'to see' }],
    ['run_in_shell', { arguments: { command: 'ls' } }, run],
    ['run_in_shell', '"ls"', run],
    ['run_in_shell', JSON.stringify(JSON.stringify({ command: 'ls' })), run],
    ['runInShell', { command: 'ls' }, run],
    ['functions.run_in_shell', { command: 'ls' }, run],
    [
      'run_in_shell',
      { why: 'w', steps: [{ cmd: 'a', reason: 'b' }, 'c'] },
      {
        type: 'plan',
        why: 'w',
        parts: [
          { command: 'a', why: 'b' },
          { command: 'c', why: '' },
        ],
      },
    ],
    ['probe', { command: 'ls', working_directory: '/srv' }, { type: 'probe', command: 'ls', cwd: '/srv' }],
    ['read_file', { file_path: 'a', maxLines: '20' }, { type: 'read-file', path: 'a', maxLines: 20 }],
    ['list_directory', { dir: 'src' }, { type: 'list-directory', path: 'src' }],
    [
      'search_files',
      { query: 'TODO', folder: 'src' },
      { type: 'search-files', pattern: 'TODO', path: 'src' },
    ],
    [
      'write_file',
      { filename: 'a', text: 'b', append: 'true' },
      { type: 'write-file', path: 'a', content: 'b', append: true },
    ],
  ])('%s %j', (name, written, action) => {
    expect(parse(name, written)).toEqual({ type: 'action', action });
  });

  test('what has its right name is not replaced by what only resembles it', () => {
    expect(parse('run_in_shell', { command: 'ls', cmd: 'rm -rf /', script: 'x' })).toEqual({
      type: 'action',
      action: run,
    });
    expect(parse('write_file', { path: 'a', file: 'b', content: 'c', text: 'd' })).toMatchObject({
      action: { path: 'a', content: 'c' },
    });
  });
});

test.each([
  ['delete_everything', {}, /^There is no tool "delete_everything"\. The tools are: run_in_shell, probe, /],
  ['', {}, /^There is no tool ""\./],
  ['read_file', { nonsense: 1 }, /^read_file: path: /],
  ['read_file', '{"path": "a', /^The arguments of read_file are not JSON/],
])('%s %j is refused with what exists', (name, written, reason) => {
  expect(parse(name, written)).toMatchObject({ type: 'unusable', reason: expect.stringMatching(reason) });
});
