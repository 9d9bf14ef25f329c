// Recipes as text, see `words/row-text.ts`: the head is `id: command`, `is` has the flags, other keys are those of a recipe.

import { listIn, type Notation, plainKeys, type RowText, rowTexts, valuesOf } from '../words/row-text.ts';
import type { Answer, Example, Examples, FollowUp, Recipe, Template } from './recipe.ts';

type Held = Answer | FollowUp | NonNullable<Example['world']> | Exclude<Template, string>;
type Keys = RowText<Held>['keys'];

const FORMS = ['bsd', 'fish', 'notBash'];
const NOTATION: Notation = {
  keys: {
    ...plainKeys('why command needsBranch branchIn programIn needsProcess needsInstaller answer followUp'),
    ...plainKeys(FORMS.join(' ')),
    mayBeAbsent: listIn,
    mayBeBelow: listIn,
    emptyStatus: Number,
  },
  flags: ['changes', 'countsOne', 'general', 'onlyFiles', 'inRepository', 'withOneCommit', 'needsInstaller'],
  ofExamples: [...FORMS, 'world'],
};

export const recipes = /* @__PURE__ */ rowTexts<Recipe, Held>((row) => {
  const [, id = '', text = ''] = /^([\w-]+):(?: (.*))?$/.exec(String(row.head)) ?? [];
  const command = templateOf((row.keys.get('command') as Template | undefined) ?? text, row.keys);
  const { changes, ...more } = valuesOf(row, NOTATION, FORMS);
  return {
    id,
    effect: changes === true ? 'changes' : 'reads',
    phrases: row.patterns,
    ...more,
    command,
    examples: examplesOf(row.examples, command),
  } as Recipe;
}, NOTATION);

function templateOf(command: Template, keys: Keys): Template {
  const forms = FORMS.flatMap((form) => (keys.has(form) ? [[form, keys.get(form)]] : []));
  if (forms.length === 0) return command;
  return { [keys.has('bsd') ? 'gnu' : 'posix']: command, ...Object.fromEntries(forms) } as Template;
}

/** Without a command: the one of the row, as it is written. */
function examplesOf(said: RowText<Held>['examples'], own: Template): Examples {
  if (said.every(({ command }) => command === undefined)) return said.map(({ question }) => question);
  return Object.fromEntries(
    said.map(({ question, command, keys }) => {
      const expected = command === undefined ? own : templateOf(command, keys);
      const world = keys.get('world') as Example['world'];
      return [question, world === undefined ? expected : { command: expected, world }];
    }),
  );
}
