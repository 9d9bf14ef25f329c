// A saying's command with its slots filled.

import { syntaxOf } from '../../../domain/shell-descriptor.ts';
import type { RecipeEnvironment } from '../../slots/recipe.ts';
import type { Slots } from '../lexicon/saying-row.ts';
import type { SayingRequest } from '../readings/sayings.ts';
import { globWord, pathWord, textWord } from './words.ts';

/** `{name}` a word · `{name/}` a path · `{name*}` paths, stars open · `{name#}` as it is. */
export function renderSaying({ saying, options }: SayingRequest, env: RecipeEnvironment): string | undefined {
  const { command, slots } = saying;
  const template =
    typeof command === 'string'
      ? command
      : syntaxOf(env.shell) === 'fish' && command.fish !== undefined
        ? command.fish
        : env.userland === 'bsd'
          ? (command.bsd ?? command.gnu)
          : command.gnu;
  if (
    template === '' ||
    (syntaxOf(env.shell) === 'fish' && typeof command !== 'string' && command.fish === '')
  )
    return undefined;
  if (env.userland === 'bsd' && options.some(({ option }) => saying.gnuOnly.includes(option)))
    return undefined;
  const texts = (known: Readonly<Record<string, string>>): readonly (string | undefined)[] =>
    options.flatMap(({ option, slots: own }) =>
      known[option] === undefined ? [] : [fill(known[option], own, env)],
    );
  const given = texts(saying.options);
  const last = texts(saying.last);
  const filled = fill(
    template.replace('{options#}', () => '\0'),
    slots,
    env,
  );
  if (filled === undefined || [...given, ...last].includes(undefined)) return undefined;
  const behind = [...new Set(last)].map((one) => ` ${one}`).join('');
  return `${filled.replace('\0', () => optionsText(given, template))}${behind}`;
}

function fill(template: string, slots: Slots, env: RecipeEnvironment): string | undefined {
  let missing = false;
  const filled = template.replace(/\{(\w+)([/*#]?)\}/g, (_, name: string, how: string) => {
    const values = slots[name];
    if (values === undefined) {
      missing = true;
      return '';
    }
    const word = how === '/' ? pathWord : how === '*' ? globWord : textWord;
    return how === '#' ? values.join(' ') : values.map((value) => word(value, env)).join(' ');
  });
  return missing ? undefined : filled;
}

/** Letters that are behind others (`ln -s{options#}`) have no dash of their own. */
function optionsText(options: readonly (string | undefined)[], template: string): string {
  const given = [...new Set(options)].filter((one) => one !== '');
  return /-\w+\{options#\}/.test(template)
    ? given.map((one) => one?.replace(/^-/, '')).join('')
    : given.map((one) => ` ${one}`).join('');
}
