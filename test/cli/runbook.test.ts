// `beck log --save`: what ran as a script that a shell reads, and as Markdown.

import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { ranIn, renderRunbook, runbookOf } from '../../src/cli/verbs/log/runbook.ts';
import type { Entry, Step } from '../../src/journal/entry.ts';

const step = (command: string, more: Partial<Step> = {}): Step => ({
  at: 0,
  kind: 'run',
  command,
  level: 'ask',
  effects: [],
  label: '',
  outcome: 'ran',
  allowedBy: 'key',
  reason: undefined,
  status: 0,
  duration: 1,
  ...more,
});

const entry = (question: string, steps: readonly Step[], more: Partial<Entry> = {}): Entry => ({
  id: 1,
  at: 0,
  question,
  asker: 'bash',
  session: undefined,
  folder: "/tmp/it's here",
  host: 'here',
  mode: 'confirm',
  steps,
  ended: undefined,
  ...more,
});

const ENTRIES = [
  entry('make a folder\nrm -rf ~', [step('mkdir -p made'), step('ls', { kind: 'inspection' })]),
  entry('nothing ran', [step('rm x', { outcome: 'declined', status: undefined })]),
  entry('the rest', [
    step('mkdir made/there', { status: 1 }),
    step('curl -u a:[masked: password] x\necho gone'),
    step('rm -r made', { level: 'danger', label: 'delete: made' }),
  ]),
];

describe('what is saved', () => {
  test('is a script with what it was for; failed and masked commands are comments', () => {
    const text = renderRunbook(ranIn(ENTRIES), 'script', '2026-11-20');
    expect(text).toBe(
      [
        '#!/usr/bin/env bash',
        '# Saved from beck log on 2026-11-20. Read it before you run it.',
        '',
        '# make a folder',
        '# rm -rf ~',
        "cd -- '/tmp/it'\\''s here'",
        'mkdir -p made',
        '',
        '# the rest',
        '# failed with 1:',
        '# mkdir made/there',
        '# with a secret that is masked here:',
        '# curl -u a:[masked: password] x',
        '# echo gone',
        '# danger: delete: made',
        'rm -r made',
        '',
      ].join('\n'),
    );
    execFileSync('bash', ['-n'], { input: text });
  });

  test('is Markdown by the name of the file, and no command ends its own fence', () => {
    expect(['a.md', 'b.MARKDOWN', 'c.sh', 'd'].map(runbookOf)).toEqual([
      'markdown',
      'markdown',
      'script',
      'script',
    ]);
    const text = renderRunbook(ranIn([entry('count', [step('echo "```" | wc')])]), 'markdown', '2026-11-20');
    expect(text).toContain('## count\n\nIn `/tmp/it\'s here`, bash.\n\n````bash\necho "```" | wc\n````\n');
  });

  test('folds what a command printed into Markdown, and a script has none of it', () => {
    const printed = [entry('list', [step('ls', { output: 'a\n```\n\x1b[31mb\n' })])];
    expect(renderRunbook(ranIn(printed), 'markdown', '2026-11-20')).toContain(
      '```bash\nls\n```\n\n<details><summary>output</summary>\n\n````text\na\n```\n^[[31mb\n````\n\n</details>\n',
    );
    expect(renderRunbook(ranIn(printed), 'script', '2026-11-20')).toMatch(/# list\ncd -- .*\nls\n$/);
  });

  test('of several shells names none', () => {
    const mixed = [entry('a', [step('ls')]), entry('b', [step('ls')], { asker: 'fish' })];
    expect(renderRunbook(ranIn(mixed), 'script', '2026-11-20')).not.toContain('#!');
  });
});
