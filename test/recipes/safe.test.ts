// A question that only reads should be answered without asking back: what its row runs must be judged `safe`.

import { describe, expect, test } from 'vitest';
import { examplesOf } from '../../src/recipes/phrases/index-examples.ts';
import { RECIPES } from '../../src/recipes/table.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';
import { nextStep } from './rows-alone.ts';
import { worldOf } from './world.ts';

const WHERE = { cwd: '/home/ada', home: '/home/ada' };
/** Nothing here is in the way of the modules of Python. */
const FACTS = { importsPlain: [WHERE.cwd] };
/** Whatever goes over the network asks first. */
const ASKS = new Set(['public-address', 'ping', 'internet', 'headers']);
/** A name server may be asked, or not: the classifier decides. */
const EITHER = 'lookup';

describe.each(['bash', 'zsh', 'fish'] as const)('in %s', (shell) => {
  test('every reading row is safe on GNU tools, unless it uses the network', async () => {
    const judged = await verdicts(shell, 'reads');
    // The reasons say what to add to the safety tables.
    const wrong = judged.filter(({ id, level }) =>
      id === EITHER ? level !== 'ask' && level !== 'safe' : level !== (ASKS.has(id) ? 'ask' : 'safe'),
    );
    expect(judged.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  test('no row that changes files or processes is safe', async () => {
    const safe = (await verdicts(shell, 'changes'))
      .filter(({ level }) => level === 'safe')
      .map(({ id }) => id);
    expect(safe).toEqual(['go-home', 'go-up', 'go-up-two', 'go-back', 'go-to', 'clear']);
  });
});

async function verdicts(shell: 'bash' | 'zsh' | 'fish', effect: 'reads' | 'changes') {
  const { classify } = await loadClassifier(shell);
  return RECIPES.filter((recipe) => recipe.effect === effect).map((row) => {
    const { id } = row;
    const [{ question, world } = { question: '' }] = examplesOf(row);
    const env = { ...WHERE, shell, userland: 'gnu', world: world && worldOf(world) } as const;
    const step = nextStep(question, [], env);
    if (step.type !== 'run') return { id, level: step.type };
    const { level, reasons } = classify({ ...WHERE, ...FACTS, shell, command: step.command });
    return { id, level, command: step.command, reasons: reasons.map(({ text }) => text) };
  });
}
