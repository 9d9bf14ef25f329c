// Paths on the screen, as a person in this folder would write them.

import { expect, test } from 'vitest';
import type { Notice, Proposal } from '../../../src/agent/performers.ts';
import { nearNotice, nearProposal } from '../../../src/cli/asking/near-paths.ts';

const NEAR = { cwd: '/home/me/site', home: '/home/me' };

test.each<readonly [shown: string, what: string]>([
  ['read src/main.ts', 'read /home/me/site/src/main.ts'],
  ['list .', 'list /home/me/site'],
  ['search TODO in ~/notes', 'search TODO in /home/me/notes'],
  ['read /etc/hosts', 'read /etc/hosts'],
])('%s', (shown, what) => {
  expect(nearNotice({ type: 'looking', what }, NEAR)).toEqual({ type: 'looking', what: shown });
});

test('a probe is said as it would run', () => {
  const notice = {
    type: 'not-done',
    kind: 'inspection',
    what: 'probe cat /home/me/site/a',
    outcome: 'refused',
    reason: '',
  } as const satisfies Notice;
  expect(nearNotice(notice, NEAR)).toBe(notice);
});

test('a question about a file names it, and so do its reasons; one about a command stays', () => {
  const path = '/home/me/site/.env';
  const verdict = {
    level: 'ask',
    label: `read: ${path}`,
    reasons: [{ text: `Reads ${path}.`, span: [0, 3] }],
  };
  const asked = { command: path, why: '', verdict, file: { type: 'read' } } as unknown as Proposal;
  expect(nearProposal(asked, NEAR)).toMatchObject({
    command: '.env',
    verdict: { label: 'read: .env', reasons: [{ text: 'Reads .env.', span: [0, 4] }] },
  });
  const command = { ...asked, file: undefined };
  expect(nearProposal(command, NEAR)).toBe(command);
});
