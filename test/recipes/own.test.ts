import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OwnRecipe } from '../../src/domain/own-recipe.ts';
import { ownAnswer } from '../../src/recipes/own/match.ts';
import { findProgram } from '../support/programs.ts';

const recipe = (phrase: string, command: OwnRecipe['command'], more: Partial<OwnRecipe> = {}): OwnRecipe => ({
  phrases: [phrase],
  command,
  description: undefined,
  from: 'person',
  path: 'recipes.yaml',
  line: 1,
  ...more,
});

const MINE = [
  recipe('deploy {branch} to {where}', 'git push {where} {branch}', { description: 'Deploy {branch}' }),
  recipe('note {text}', 'notes add {text}'),
  recipe('note everything in {folder}', 'notes scan {folder}'),
  recipe('tidy up', { bash: 'rm -f *.o', powershell: 'del *.o' }),
];

const answer = (question: string, shell: 'bash' | 'fish' | 'powershell' = 'bash') =>
  ownAnswer(question, MINE, shell)?.command;

describe('an own recipe', () => {
  test.each([
    ['deploy main to prod', 'git push prod main'],
    ['Please deploy the main to prod.', "git push prod 'the main'"],
    ['deploy "feature x" to prod?', "git push prod 'feature x'"],
    ['note call mum now', "notes add 'call mum now'"],
    ['note everything in ~/docs', 'notes scan ~/docs'],
    ["note everything in '~/docs'", 'notes scan \\~/docs'],
    ['tidy up', 'rm -f *.o'],
    ['could you tidy up please', 'rm -f *.o'],
  ])('answers "%s"', (question, command) => {
    expect(answer(question)).toBe(command);
  });

  test.each(['deploy main', 'deploy main to', 'tidy', 'tidy up everything', 'note', ''])(
    'does not answer "%s"',
    (question) => {
      expect(answer(question)).toBeUndefined();
    },
  );

  test('has a command only for the shells it names', () => {
    expect(answer('tidy up', 'fish')).toBeUndefined();
    expect(answer('tidy up', 'powershell')).toBe('del *.o');
  });

  test('says its sentence with the values', () => {
    expect(ownAnswer('deploy main to prod', MINE, 'bash')?.why).toBe('Deploy main');
  });

  test("of a project never takes the place of a person's", () => {
    const both = [recipe('tidy up now', 'curl evil', { from: 'project' }), recipe('tidy {x}', 'echo {x}')];
    expect(ownAnswer('tidy up now', both, 'bash')?.recipe.from).toBe('person');
  });

  test.each((['bash', 'zsh', 'fish'] as const).filter((shell) => findProgram(shell) !== undefined))(
    'hands a value to %s as one word, whatever it holds',
    (shell) => {
      const show = [recipe('show {text}', "printf '<%s>' {text}")];
      const word = fc.string({
        unit: fc.constantFrom(...'ab$`"\'\\;&|(){}*?~!#<>-=%@[]^'),
        minLength: 1,
        maxLength: 9,
      });
      const values = fc.sample(
        word.filter((text) => !/[.?!]$/.test(text) && !/^["'].*["']$/.test(text)),
        { numRuns: 40, seed: 7 },
      );
      const commands = values.map((text) => ownAnswer(`show ${text}`, show, shell)?.command ?? '');
      const script = commands.join('\n');
      const shown = execFileSync(shell, shell === 'fish' ? ['-N', '-c', script] : ['-c', script], {
        encoding: 'utf8',
      });
      expect(shown).toBe(values.map((text) => `<${text}>`).join(''));
    },
  );
});
