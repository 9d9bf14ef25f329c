// A question that only reads should be answered without asking back: what its row runs must be judged `safe`.

import { describe, expect, test } from 'vitest';
import { nextStep } from '../../src/recipes/answer.ts';
import { RECIPES } from '../../src/recipes/table.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';
import { worldOf } from './world.ts';

const WHERE = { cwd: '/home/ada', home: '/home/ada' };
/** Whatever goes over the network asks first. */
const ASKS = new Set(['public-address', 'ping', 'internet', 'headers']);
/** A name server may be asked, or not: the classifier decides. */
const EITHER = 'lookup';

describe.each(['bash', 'zsh', 'fish'] as const)('in %s', (shell) => {
  test('every reading row is safe on GNU tools, unless it uses the network', async () => {
    expect(await levels(shell, 'reads')).toEqual(
      RECIPES.filter(({ effect }) => effect === 'reads').map(({ id }) => [
        id,
        id === EITHER ? expect.stringMatching(/^(ask|safe)$/) : ASKS.has(id) ? 'ask' : 'safe',
      ]),
    );
  });

  test('no row that changes files or processes is safe', async () => {
    const safe = (await levels(shell, 'changes')).filter(([, level]) => level === 'safe').map(([id]) => id);
    expect(safe).toEqual(['go-home', 'go-up', 'go-up-two', 'go-back', 'go-to', 'clear']);
  });
});

async function levels(shell: 'bash' | 'zsh' | 'fish', effect: 'reads' | 'changes') {
  const { classify } = await loadClassifier(shell);
  return RECIPES.filter((recipe) => recipe.effect === effect).map(
    ({ id, examples: [{ question, world }] }) => {
      const env = { ...WHERE, shell, userland: 'gnu', world: world && worldOf(world) } as const;
      const step = nextStep(question, [], env);
      return [
        id,
        step.type === 'run' ? classify({ ...WHERE, shell, command: step.command }).level : step.type,
      ];
    },
  );
}
