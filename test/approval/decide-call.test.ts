import { expect, test } from 'vitest';
import { type CallPolicy, decideCall } from '../../src/approval/decide-call.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';

const POLICY: CallPolicy = { mode: 'confirm', allowDanger: false, canAsk: false };
const { classify } = await loadClassifier('bash', { alwaysConfirm: ['^make deploy$'] });

const decided = (command: string, policy: Partial<CallPolicy> = {}): string => {
  const verdict = classify({ command, shell: 'bash', cwd: '/home/me/work', home: '/home/me' });
  const decision = decideCall(command, verdict, { ...POLICY, ...policy });
  return decision.type === 'run' ? `run: ${decision.because}` : decision.type;
};

test.each([
  ['ls -la', 'run: safe'],
  ['mkdir new', 'run: client'],
  ['npm install', 'run: client'],
  ['rm notes.txt', 'refuse'],
  ['sudo ls', 'refuse'],
  ['make deploy', 'refuse'],
  ['beck config set mode danger', 'refuse'],
  ['rm -rf /', 'refuse'],
  // In a shell that no one else uses these are harmless.
  ['set -euo pipefail; ls', 'run: client'],
  ['ls; exit 3', 'run: client'],
  ['set -e; mkdir new', 'run: client'],
  ['set -e; rm notes.txt', 'refuse'],
  ['exec ls', 'refuse'],
  [`trap 'rm notes.txt' EXIT`, 'refuse'],
  ['alias ls=rm; ls notes.txt', 'refuse'],
])('%s: %s', (command, decision) => {
  expect(decided(command)).toBe(decision);
});

test.each([
  ['rm notes.txt', 'ask'],
  ['make deploy', 'ask'],
  ['rm -rf /', 'refuse'],
  ['beck config set mode danger', 'refuse'],
])('where the program can ask, %s: %s', (command, decision) => {
  expect(decided(command, { canAsk: true })).toBe(decision);
});

test.each([
  ['rm notes.txt', 'run: command line'],
  ['make deploy', 'refuse'],
  ['rm -rf /', 'refuse'],
  ['beck config set mode danger', 'refuse'],
])('with danger allowed, %s: %s', (command, decision) => {
  expect(decided(command, { allowDanger: true })).toBe(decision);
});

test('a strict person is asked about everything, or it is refused', () => {
  expect(decided('ls', { mode: 'strict' })).toBe('refuse');
  expect(decided('ls', { mode: 'strict', canAsk: true, allowDanger: true })).toBe('ask');
});

test('no mode of the person lets a program do what is dangerous', () => {
  expect(decided('rm notes.txt', { mode: 'danger' })).toBe('refuse');
});
