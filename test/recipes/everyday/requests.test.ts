// What people type, and whether what they get does what they meant: in a folder tree, beside a command known to be right.

import { expect, test } from 'vitest';
import { calibration, EVERYDAY_REQUESTS, judgeEveryday } from './judge.ts';

test('most everyday requests get a right command and hardly any a wrong one', async () => {
  const judged = await judgeEveryday();
  const of = (outcome: string) => judged.filter((one) => one.outcome === outcome);
  console.log(
    `everyday requests: ${of('right').length} right, ${of('wrong').length} wrong of ${judged.length}`,
    calibration(judged).join('; '),
  );
  const wrong = of('wrong').map(({ question, answer }) => `${question}: ${answer}`);
  expect({ wrong, enough: of('right').length >= 0.92 * judged.length }).toEqual({
    wrong: expect.toSatisfy((list: readonly string[]) => list.length <= 0.01 * judged.length),
    enough: true,
  });
}, 600_000);

test('no request is asked twice', () => {
  const questions = EVERYDAY_REQUESTS.map(({ question }) => question);
  expect(questions.filter((question, at) => questions.indexOf(question) !== at)).toEqual([]);
});
