// Quotes the words of a command; the shell expands the variables.

import { quoteWord } from '../../../domain/quote.ts';
import { syntaxOf } from '../../../domain/shell-descriptor.ts';
import { quotePath } from '../../fill/fill.ts';
import type { RecipeEnvironment } from '../../slots/recipe.ts';
import type { Text } from '../request.ts';

/** In double quotes, so that globs stay literal: for `find -name`. */
const VARIABLES = /^[\w./:@%+*?-]*(?:\$(?:\w+|\{\w+\})[\w./:@%+*?-]*)+$/;

/** One word, whose variables the shell expands. */
export function textWord(text: Text, env: RecipeEnvironment): string {
  if (VARIABLES.test(text)) return variableWord(text, env);
  const syntax = syntaxOf(env.shell);
  if (/^[\w./:@%+,-]+$/.test(text) && syntax !== 'powershell') return quoteWord(text, env.shell);
  if (syntax !== 'powershell' && !/['\\\n\0]/.test(text) && text !== '') return `'${text}'`;
  if (syntax === 'posix') return `'${text.replace(/'/g, `'\\''`)}'`;
  return quoteWord(text, env.shell);
}

/** The same for a path: `~` stays, a leading dash never reads as an option. */
export function pathWord(path: Text, env: RecipeEnvironment): string {
  return VARIABLES.test(path) ? variableWord(path, env) : quotePath(path, env);
}

/** A path with globs that the shell expands. */
export function globWord(path: Text, env: RecipeEnvironment): string {
  if (!/[*?[]/.test(path)) return pathWord(path, env);
  const plain = path.startsWith('-') ? `./${path}` : path;
  return /^[\w./*?[\]~:@%+^!-]+$/.test(plain) ? plain : pathWord(path, env);
}

function variableWord(text: Text, env: RecipeEnvironment): string {
  const named = text.replace(/\$\{(\w+)\}(?=\W|$)/g, '$$$1');
  const syntax = syntaxOf(env.shell);
  if (syntax === 'fish') return `"${named.replace(/\$\{(\w+)\}/g, '{$$$1}')}"`;
  if (syntax === 'powershell') return `"${text.replace(/\$\{?(\w+)\}?/g, '$${env:$1}')}"`;
  return `"${named}"`;
}
