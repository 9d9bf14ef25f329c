// Fills the slots of a saying's command.

import { SHELL_DESCRIPTORS, syntaxOf } from '../../../domain/shell-descriptor.ts';
import type { RecipeEnvironment } from '../../slots/recipe.ts';
import type { SayingCommand, Slots } from '../lexicon/saying-row.ts';
import type { SayingRequest } from '../readings/sayings.ts';
import { inFish, inPowerShell } from './shell-forms.ts';
import { globWord, pathWord, textWord } from './words.ts';

/** `{name}` a word · `{name/}` a path · `{name*}` paths, globs unquoted · `{name#}` as it is. */
export function renderSaying({ saying, options }: SayingRequest, env: RecipeEnvironment): string | undefined {
  const { command } = saying;
  const template = templateFor(command, env);
  const slots = /^ln -s/.test(template)
    ? { ...saying.slots, from: linkTarget(saying.slots, env) }
    : saying.slots;
  if (template === '') return undefined;
  if (syntaxOf(env.shell) === 'powershell' && options.length > 0) return undefined;
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
  const whole = `${filled.replace('\0', () => optionsText(given, template))}${behind}`;
  return isNested(saying.slots, env) ? whole.replace(/^mkdir (?=[^-])/, 'mkdir -p ') : whole;
}

/** A folder in one that is not there yet. */
function isNested({ paths = [] }: Slots, { world }: RecipeEnvironment): boolean {
  return paths.some((path) => {
    const above = /^(.*[^/])\/+[^/]+\/?$/.exec(path)?.[1];
    return above !== undefined && !/[$~*{]/.test(above) && world?.kindOf(above) === 'none';
  });
}

/** A relative target is found from the folder that the link is in. */
function linkTarget({ from = [], to = [] }: Slots, { world }: RecipeEnvironment): readonly string[] {
  const [target = '', link = ''] = [from[0], to[0]];
  const isPlain = [target, link].every((one) => !/^[/~$]|(?:^|\/)\.{1,2}(?:\/|$)/.test(one));
  if (!isPlain || from.length !== 1 || to.length !== 1) return from;
  const parts = link.split('/').filter((part) => part !== '');
  const folders = link.endsWith('/') || world?.kindOf(link) === 'folder' ? parts : parts.slice(0, -1);
  return [`${'../'.repeat(folders.length)}${target}`];
}

/** Empty if this shell or userland has no such command. */
function templateFor(command: SayingCommand, { shell, userland }: RecipeEnvironment): string {
  const forms = typeof command === 'string' ? { gnu: command } : command;
  const syntax = syntaxOf(shell);
  if (syntax === 'powershell') return forms.powershell ?? inPowerShell(forms.gnu) ?? '';
  const isBash = SHELL_DESCRIPTORS[shell].hasBashBuiltins === true;
  const posix = isBash ? undefined : forms.notBash;
  const text = posix ?? (userland === 'bsd' ? forms.bsd : undefined) ?? forms.gnu;
  return syntax === 'fish' ? inFish(forms.fish ?? text) : text;
}

/** With the option that each of its values needs. */
const SLOT = /(?<!'%)(--[\w-]+=|)\{(\w+)([/*#]?)\}/g;
const asItIs = (value: string): string => value;

function fill(template: string, slots: Slots, env: RecipeEnvironment): string | undefined {
  let missing = false;
  const filled = template.replace(SLOT, (_, option: string, name: string, how: string) => {
    const values = slots[name];
    if (values === undefined) {
      missing = true;
      return '';
    }
    const word = how === '/' ? pathWord : how === '*' ? globWord : how === '#' ? asItIs : textWord;
    return values.map((value) => `${option}${word(value, env)}`).join(' ');
  });
  return missing ? undefined : filled;
}

/** Letters appended to others (`ln -s{options#}`) get no dash. */
function optionsText(options: readonly (string | undefined)[], template: string): string {
  const given = [...new Set(options)].flatMap((one) => (one === undefined || one === '' ? [] : [one]));
  const joins = /-\w+\{options#\}/.test(template);
  const letters = joins ? given.filter((one) => /^-?\w$/.test(one)) : [];
  const words = given.filter((one) => !letters.includes(one));
  return `${letters.map((one) => one.replace(/^-/, '')).join('')}${words.map((one) => ` ${one}`).join('')}`;
}
