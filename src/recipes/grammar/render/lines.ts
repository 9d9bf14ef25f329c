// Writes steps on lines as one pipeline of bash, zsh or fish.

import type { RecipeEnvironment } from '../../slots/recipe.ts';
import type { LineStep } from '../request.ts';
import { LINE_COMMANDS } from './line-commands.ts';
import { textWord } from './words.ts';

/** The steps after a pipe; undefined if one has no command. */
export function lineSteps(steps: readonly LineStep[], env: RecipeEnvironment): string | undefined {
  const commands = steps.map((step) => commandOf(step, env, ''));
  return commands.some((one) => one === undefined) ? undefined : commands.join(' | ');
}

/** The steps with the first one reading `files` (words of the shell). */
export function linesOf(
  files: string,
  steps: readonly LineStep[],
  env: RecipeEnvironment,
): string | undefined {
  const [first, ...rest] = steps;
  if (first === undefined) return undefined;
  if (files === '') return lineSteps(steps, env);
  const row = LINE_COMMANDS[first.op];
  const several = /^(?:'[^']*'|"[^"]*"|[^\s'"])+\s/.test(files);
  const command =
    row?.piped === true && several
      ? commandOf(first, env, '')
      : commandOf(first, env, row?.piped === true ? '' : files);
  if (row === undefined || command === undefined) return undefined;
  const start =
    row.piped === true
      ? several || /[*?]/.test(files)
        ? `cat ${files} | ${command}`
        : `${command.includes(' | ') ? command.replace(' | ', ` < ${files} | `) : `${command} < ${files}`}`
      : command;
  const more = rest.length === 0 ? '' : lineSteps(rest, env);
  return more === undefined ? undefined : more === '' ? start : `${start} | ${more}`;
}

function commandOf(step: LineStep, env: RecipeEnvironment, files: string): string | undefined {
  const row = LINE_COMMANDS[step.op];
  if (row === undefined) return undefined;
  const template = env.userland === 'bsd' ? (row.bsd ?? row.gnu) : row.gnu;
  if (template === '') return undefined;
  const texts = [step.text ?? '', step.other ?? '', step.value ?? ''];
  // Single quotes cannot contain one, and variables are not expanded in them.
  const inside = /\{(re2?|with2?|lit2?|value)\}/.test(template);
  if (inside && texts.some((one) => /['\n\0]|^\$\{?\w+\}?$/.test(one))) return undefined;
  const behind = files === '' ? '' : ` ${files}`;
  const filled = template.replace(
    /\{(\w+)\}/g,
    (whole, name: string) => slot(name, step, env, behind) ?? whole,
  );
  return template.includes('{files}') ? filled : `${filled.trimEnd()}${behind}`;
}

function slot(name: string, step: LineStep, env: RecipeEnvironment, files: string): string | undefined {
  const { text = '', other = '', n = 1, m = 1, flags = '' } = step;
  switch (name) {
    case 'n':
      return String(n);
    case 'm':
      return String(m);
    case 'text':
      return textWord(text, env);
    case 'other':
      return textWord(other, env);
    case 'pattern':
      return `${text.startsWith('-') ? '-e ' : ''}${textWord(text, env)}`;
    case 're':
      return inSlashes(text);
    case 're2':
      return inSlashes(other);
    case 'with':
      return replacement(/^(prefix|suffix|surround|insert\w+)$/.test(step.op) ? text : other);
    case 'with2':
      return replacement(other);
    case 'value':
      return replacement(step.value ?? '');
    case 'raw':
      return text;
    case 'lit':
      return text.replace(/["\\]/g, '\\$&');
    case 'lit2':
      return other.replace(/["\\]/g, '\\$&');
    case 'flags':
      return flags;
    case 'files':
      return files;
    case 'dashes':
      return Array.from({ length: n }, () => '-').join(' ');
    case 'separator':
      return separatorOption(step, env);
    case 'delimiter':
      return other === '' || other === '\t' ? '' : ` -d ${textWord(other, env)}`;
    default:
      return undefined;
  }
}

function separatorOption({ op, separator }: LineStep, env: RecipeEnvironment): string {
  return separator === undefined ? '' : ` ${op === 'columns' ? '-s' : '-F'} ${textWord(separator, env)}`;
}

/** A person's text is literal, except for anchors. */
function inSlashes(text: string): string {
  return text.replace(/[/[\]*]/g, '\\$&').replace(/\.(?!\*)/g, '\\.');
}

function replacement(text: string): string {
  return text.replace(/[/\\&]/g, '\\$&');
}
