// What the journal shows of a question for several machines.

import { expect, test } from 'vitest';
import { renderEntry, renderList } from '../../src/cli/verbs/log/lines.ts';
import { createLook } from '../../src/terminal/drawing/look.ts';
import { asked, ended, NOON, step } from '../journal/samples.ts';

const look = createLook({ columns: 100, colour: false, unicode: true });
const place = { home: '/home/alice', now: NOON };
const entry = {
  ...asked({ question: 'on web[1-2]: uptime' }),
  id: 7,
  steps: [
    step({ command: "clush -w 'web[1-2]' uptime", status: 255 }),
    step({ kind: 'host', command: 'web1', status: 0 }),
    step({ kind: 'host', command: 'web2', outcome: 'failed', status: undefined, reason: 'timed out' }),
  ],
  ended: ended({ status: 255 }),
};

test('each host has a line, below the command', () => {
  expect(renderEntry(entry, place, look)).toContain('\n    web1: status 0\n    web2: timed out\n');
});

test('hosts are no commands of their own in the list', () => {
  const [, row = ''] = renderList([entry], place, look).split('\n');
  expect(row.split(/ {2,}/).slice(-4)).toEqual(['status 255', '1', 'safe', '~/site']);
});
