// Recipes as text, see `words/row-text.ts`: the head is `id: command`, `is` has the flags, other keys are those of a recipe.

import { flagsIn, listIn, type RowText, rowTexts } from '../words/row-text.ts';
import type { Answer, Example, Examples, FollowUp, Recipe, Template } from './recipe.ts';

type Held = Answer | FollowUp | NonNullable<Example['world']> | Exclude<Template, string>;
type Keys = RowText<Held>['keys'];

const FORMS = ['bsd', 'fish', 'notBash'];
/** How a key is read, where it is not a text, a function or a form. */
const READ: Readonly<Record<string, (said: unknown) => unknown>> = {
  mayBeAbsent: listIn,
  mayBeBelow: listIn,
  emptyStatus: Number,
};
const PLAIN = 'why command needsBranch branchIn programIn needsProcess needsInstaller answer followUp'.split(
  ' ',
);

// What the build has read needs it no more.
export const recipes = /* @__PURE__ */ rowTexts<Recipe, Held>(
  ({ head, keys, patterns, examples }) => {
    const [, id = '', text = ''] = /^([\w-]+):(?: (.*))?$/.exec(String(head)) ?? [];
    const command = templateOf((keys.get('command') as Template | undefined) ?? text, keys);
    const { changes, ...flags } = flagsIn(keys.get('is'));
    const own = [...keys].flatMap(([key, value]) =>
      key === 'is' || FORMS.includes(key) ? [] : [[key, READ[key]?.(value) ?? value]],
    );
    return {
      id,
      effect: changes === true ? 'changes' : 'reads',
      phrases: patterns,
      ...flags,
      ...Object.fromEntries(own),
      command,
      examples: examplesOf(examples, command),
    } as Recipe;
  },
  new Set(['is', ...PLAIN, ...Object.keys(READ), ...FORMS]),
);

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
