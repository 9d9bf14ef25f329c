import { expect, test } from 'vitest';
import { loadClassifier } from '../../../src/safety/classifier.ts';
import { explainParts } from '../../../src/safety/explain/explain.ts';

const { dissect } = await loadClassifier('bash');

test.each([
  ['chmod 755', '755', 'owner: read, write, run; everyone else: read, run'],
  ['chmod 640 f', '640', 'owner: read, write; group: read; others: nothing'],
  ['chmod 777 f', '777', 'everyone: read, write, run'],
  ['chmod 4755 f', '4755', 'owner: read, write, run; everyone else: read, run; runs as its owner (setuid)'],
  ['chmod 000 f', '000', 'everyone: nothing'],
  ['chmod u+x,go-w f', 'u+x,go-w', 'owner may also run; group, others may no longer write'],
  ['chmod +x f', '+x', 'everyone may also run'],
  ['chmod -x f', '-x', 'everyone may no longer run'],
  ['chmod a=r f', 'a=r', 'everyone may only read'],
])('%s says what its mode means', (command, text, words) => {
  const [part] = explainParts(dissect({ command, shell: 'bash' }).parts);
  expect(part?.operands).toContainEqual({ text, words });
});

test.each(['chmod 999 f', 'head 755'])('what is no mode is not explained as one: %s', (command) => {
  const [part] = explainParts(dissect({ command, shell: 'bash' }).parts);
  expect(part?.operands.map(({ words }) => words).join()).not.toMatch(/owner|everyone/);
});
