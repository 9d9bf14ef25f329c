// Words of bash, sh and zsh: what each can be once the shell has expanded it. Every kind of part is named here.

import type { CommandExpansionPart, Word, WordPart } from 'unbash';
import type { Span } from '../../../domain/verdict.ts';
import { outputWord } from '../../flow/output.ts';
import { elementText, homeFolder, variableText } from '../../flow/variables.ts';
import { report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { isExpanded, mayExpand } from '../../judgement/limits.ts';
import {
  ANY_CHARACTER,
  ANY_STRING,
  type ExpandedWord,
  HOME_DIRECTORY,
  isGlob,
  isLiteral,
  isUnknownNumber,
  LIKELY,
  MAY_SPLIT,
  NUMBER,
  plain,
  UNKNOWN,
  UNKNOWN_OUTPUT,
  WORD_BREAK,
  withGlobs,
} from '../../judgement/word.ts';
import { isZshTable } from '../../knowledge/variable-names.ts';
import { certainFolder } from '../../paths/above.ts';
import { noteNamed } from '../../paths/secret-flow.ts';
import {
  FOLDERS,
  folderOf,
  HIDDEN_TOO,
  isHarmlessQualifier,
  OTHER_NAMES,
  PIECES,
  withoutQualifier,
} from '../zsh/glob-qualifiers.ts';
import { isPatternOfZsh, modified, modifiersIn } from '../zsh/modifiers.ts';
import { judgeArithmetic } from './arithmetic.ts';
import { expandBraces } from './braces.ts';
import { expandParameter, mayHoldSecret } from './parameters.ts';
import { recur } from './recursion.ts';
import { numbersPrinted, numberText } from './stages.ts';

const MAX_WORDS = 64;

/** What a text repeats by a variable (`$x$x$x`) becomes longer than any text that is judged. */
const LONGEST_WORD = 8192;

/** A longer value with spaces is unknown where it is split: words are not examined that far. */
const LONGEST_SPLIT = 512;

/** Where in its word a part is, and whether the word is the right side of `=` or in `[[ ]]`, where nothing splits. */
type PartPlace = { readonly first: boolean; readonly alone: boolean; readonly assigned: boolean };

const INSIDE: PartPlace = { first: false, alone: false, assigned: true };

/** The words one written word becomes. `assigned`: as the right side of `=`, where nothing splits. */
export function wordValues(judgement: Judgement, word: Word, assigned = false): ExpandedWord[] {
  const values = expandedValues(judgement, word, assigned);
  for (const value of values) noteNamed(judgement, value);
  if (judgement.text.dialect !== 'zsh' || !isGlob(values[0]?.text ?? '')) return values;
  // As with hidden files: a secret may be among them, and a word that begins with a dash.
  if (word.text.endsWith(OTHER_NAMES))
    return values.map(({ span }) => ({ text: `.${ANY_STRING}${MAY_SPLIT}`, span }));
  if (word.text.endsWith(PIECES)) return values.map(({ span }) => ({ text: UNKNOWN + MAY_SPLIT, span }));
  if (word.text.endsWith(FOLDERS)) return values.map(({ text, span }) => ({ text: folderOf(text), span }));
  if (!word.text.endsWith(HIDDEN_TOO))
    return values.map(({ text, span }) => ({ text: withoutQualifier(text), span }));
  return values.map(({ text, span }) => ({ text: namesHidden(text), span }));
}

/** What names hidden files as well stands for those, as secrets are among them. */
function namesHidden(text: string): string {
  const at = text.lastIndexOf('/') + 1;
  return isGlob(text.charAt(at)) ? `${text.slice(0, at)}.${ANY_STRING}${text.slice(at + 1)}` : text;
}

function expandedValues(judgement: Judgement, word: Word, assigned: boolean): ExpandedWord[] {
  const span: Span = [word.pos, word.end];
  const { parts } = word;
  if (parts === undefined) return [{ text: plainWord(judgement, word), span }];
  noteNamedFolder(judgement, word);
  let texts: readonly string[] = [''];
  for (const part of parts) {
    const first = part === parts[0];
    const choices = partTexts(judgement, part, { first, alone: parts.length === 1, assigned });
    texts =
      texts.length === 1 && choices.length === 1 ? [joined(texts[0], choices[0])] : cross(texts, choices);
    if ((texts[0]?.length ?? 0) > LONGEST_WORD) texts = [UNKNOWN + MAY_SPLIT];
  }
  const only = texts.length === 1 ? texts[0] : undefined;
  if (only !== undefined && !SEVERAL.test(only)) return [{ text: only, span }];
  // No blank separates what a variable may hold at worst.
  if (assigned && only?.includes(LIKELY)) return [{ text: only, span }];
  if (assigned) return [{ text: only?.replaceAll(WORD_BREAK, ' ') ?? UNKNOWN, span }];
  const words = texts.flatMap(splitWords);
  if (words.length > 1 && !mayExpand(judgement, words.length, span))
    return [{ text: UNKNOWN + MAY_SPLIT, span }];
  return words.map((text) => ({ text, span }));
}

/** Among the many marks of a long value an expression finds this one several times as fast as `includes`. */
const SEVERAL = new RegExp(WORD_BREAK);

/** One value: the word where nothing splits it, else an unknown one. */
export function wordValue(judgement: Judgement, word: Word): ExpandedWord {
  const values = wordValues(judgement, word, true);
  return values[0] ?? { text: '', span: [word.pos, word.end] };
}

/** What is unknown stays one piece, however often `x=$x$x` doubles it. */
function joined(left = '', right = ''): string {
  return right === UNKNOWN && left.endsWith(UNKNOWN) ? left : left + right;
}

function cross(left: readonly string[], right: readonly string[]): string[] {
  if (left.length * right.length > MAX_WORDS) return [UNKNOWN + MAY_SPLIT];
  const both: string[] = [];
  for (const start of left) for (const end of right) both.push(start + end);
  return both;
}

function splitWords(text: string): string[] {
  return text.includes(WORD_BREAK) ? text.split(WORD_BREAK).filter(Boolean) : [text];
}

function plainWord(judgement: Judgement, word: Word): string {
  const text = plain(word.value);
  noteNamedFolder(judgement, word);
  return word.text.startsWith('~') ? expandTilde(judgement, text) : text;
}

/** `~[x]` calls the function `zsh_directory_name`: zshexpn(1), Dynamic named directories. */
function noteNamedFolder(judgement: Judgement, word: Word): void {
  if (judgement.text.dialect === 'zsh' && word.text.startsWith('~['))
    report(judgement, 'unknown-folder', [word.pos, word.end]);
}

/** `~` and `~/x`; `~user` stays as it is and is known by its tilde. */
function expandTilde(judgement: Judgement, text: string): string {
  if (text !== '~' && !text.startsWith('~/'))
    return text.startsWith('~+') ? (judgement.shell.cwd ?? UNKNOWN) + text.slice(2) : text;
  return homeFolder(judgement) + text.slice(1);
}

function partTexts(judgement: Judgement, part: WordPart, at: PartPlace): string[] {
  const { first, alone, assigned } = at;
  switch (part.type) {
    case 'Literal': {
      const text = plain(part.value);
      if (first && part.text.startsWith('~') && (alone || text.includes('/')))
        return [expandTilde(judgement, text)];
      return [text.slice(modifiersBefore(judgement, part.pos, part.text).length)];
    }
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return [plain(part.value)];
    case 'DoubleQuoted':
    case 'LocaleString':
      return [quotedText(judgement, part.parts)];
    case 'Glob':
      for (const inner of part.parts ?? []) partTexts(judgement, inner, INSIDE);
      return [part.kind === 'star' ? ANY_STRING : ANY_CHARACTER];
    case 'ExtendedGlob':
      return extendedGlob(judgement, part.text, part.parts ?? [], [part.pos, part.end]);
    case 'SimpleExpansion': {
      const text = simpleExpansion(judgement, part.text, [part.pos, part.end]);
      return [assigned ? text : unquoted(judgement, text)];
    }
    case 'ParameterExpansion': {
      const text = expandParameter(judgement, part);
      return [assigned ? text : unquoted(judgement, text)];
    }
    case 'CommandExpansion':
      return [assigned ? commandText(judgement, part) : splitOutput(judgement, part)];
    case 'ArithmeticExpansion':
      if (part.expression !== undefined) judgeArithmetic(judgement, part.expression);
      return [NUMBER];
    case 'ProcessSubstitution':
      judgement.stdio.substituted = recur.script(judgement, part.script, [part.pos, part.end]);
      // The parser begins a word here; to bash `--files0-from=<(x)` is one.
      if (part.pos > 0 && /[^\s;&|()<>]/.test(judgement.text.source.charAt(part.pos - 1)))
        report(judgement, 'unreadable', [part.pos - 1, part.pos + 1], 'text before a process substitution');
      // The parser ends the word here; bash 5.2 goes on, and writes `> >()M` to M.
      if (/[^\s;&|()<>]/.test(judgement.text.source.charAt(part.end)))
        report(judgement, 'unreadable', [part.pos, part.end + 1], 'text behind a process substitution');
      return [`/dev/fd/${UNKNOWN_OUTPUT}`];
    case 'BraceExpansion':
      return braceTexts(judgement, part.text, part.parts);
    default:
      return unknownPart(part);
  }
}

function unknownPart(part: never): never {
  throw new TypeError(`A word part nobody knows: ${JSON.stringify(part)}`);
}

function quotedText(judgement: Judgement, parts: readonly WordPart[]): string {
  let text = '';
  for (const part of parts) {
    if (part.type === 'SimpleExpansion') text += simpleExpansion(judgement, part.text, [part.pos, part.end]);
    else if (part.type === 'ParameterExpansion') text += expandParameter(judgement, part);
    else if (part.type === 'CommandExpansion') text += commandText(judgement, part);
    else text += partTexts(judgement, part, INSIDE).join('');
  }
  return text;
}

/** Texts of a here-document's or arithmetic's parts, substitutions judged. */
export function partsText(judgement: Judgement, parts: readonly WordPart[]): string {
  return quotedText(judgement, parts);
}

function simpleExpansion(judgement: Judgement, raw: string, span: Span): string {
  const name = raw.slice(1);
  if (name === '@' || name === '*') return judgement.shell.variables.get(name) ?? UNKNOWN + MAY_SPLIT;
  if (judgement.text.dialect === 'zsh' && zshSubscript(judgement, name, span))
    return elementText(judgement, name);
  const text = variableText(judgement, name);
  if (judgement.text.dialect !== 'zsh') return text;
  return modified(text, modifiersIn(judgement.text.source.slice(span[1], span[1] + 40))) ?? UNKNOWN;
}

function modifiersBefore(judgement: Judgement, at: number, text: string): string {
  if (judgement.text.dialect !== 'zsh' || !text.startsWith(':')) return '';
  const before = judgement.text.source.slice(Math.max(0, at - 80), at);
  return /\$\w+$/.test(before) ? modifiersIn(text) : '';
}

/** `$x[…]` is a subscript in zsh, whose text is arithmetic (zshparam(1), Array Subscripts). */
function zshSubscript(judgement: Judgement, name: string, span: Span): boolean {
  if (judgement.text.source.charAt(span[1]) !== '[') return false;
  const rest = judgement.text.source.slice(span[1], span[1] + 200);
  const key = /^\[([\w.:+-]+)\]/.exec(rest)?.[1];
  if (key !== undefined && isZshTable(name)) return true;
  if (mayHoldSecret(judgement, { parameter: name })) report(judgement, 'shows-secrets', span, name, 'ask');
  // Behind such flags stands a pattern (zshparam(1), Subscript Flags).
  if (!/^\[(?:-?\d+(?:,-?\d+)?|[@*]|\([a-zA-Z]*[rRiI][a-zA-Z]*\)[\w.*?/+-]*)\]/.test(rest))
    report(judgement, 'evaluates-text', span, 'a subscript');
  return true;
}

/** Outside quotes bash splits at spaces and expands globs; zsh keeps a value whole (zshoptions(1), SH_WORD_SPLIT). */
function unquoted(judgement: Judgement, text: string): string {
  // A home folder holds no spaces.
  if (!isLiteral(text)) {
    const whole = isUnknownNumber(text) || text === HOME_DIRECTORY || isPatternOfZsh(judgement, text);
    return whole ? text : text + MAY_SPLIT;
  }
  if (judgement.text.dialect === 'zsh') return text;
  if (text === '' || !/[\s*?[]/.test(text)) return text === '' ? MAY_SPLIT : text;
  if (text.length > LONGEST_SPLIT || isExpanded(judgement)) return UNKNOWN + MAY_SPLIT;
  return withGlobs(text.trim().replace(/\s+/g, WORD_BREAK));
}

function commandText(judgement: Judgement, part: CommandExpansionPart): string {
  const known = knownOutput(judgement, part);
  const printed = recur.script(judgement, part.script, [part.pos, part.end]);
  return known ?? outputWord(judgement, printed);
}

/** A number, or one path without spaces, stays one word: where the shell is, or a program that it has looked up. */
function splitOutput(judgement: Judgement, part: CommandExpansionPart): string {
  const text = commandText(judgement, part);
  const numbers = numbersPrinted(judgement, part);
  if (numbers === 'one' || numbers === 'sum') return text;
  const one =
    /^\/[\w./@+,-]*$/.test(text) && (text !== judgement.shell.cwd || text === certainFolder(judgement.shell));
  return one ? text : text + MAY_SPLIT;
}

/** `$(pwd)` is the folder; anything else is whatever the command prints. */
function knownOutput(judgement: Judgement, part: CommandExpansionPart): string | undefined {
  const numbers = numbersPrinted(judgement, part);
  if (numbers !== undefined) return numberText(numbers);
  if (!/^(?:\$\(\s*pwd\s*\)|`\s*pwd\s*`)$/.test(part.text)) return undefined;
  return judgement.shell.cwd;
}

function extendedGlob(judgement: Judgement, text: string, parts: readonly WordPart[], span: Span): string[] {
  for (const inner of parts) partTexts(judgement, inner, INSIDE);
  if (judgement.text.dialect === 'zsh' && !isHarmlessQualifier(text.slice(text.indexOf('(')))) {
    report(judgement, 'evaluates-text', span, 'a glob qualifier');
  }
  return [ANY_STRING];
}

function braceTexts(judgement: Judgement, text: string, parts: readonly WordPart[] | undefined): string[] {
  const known = parts?.every((part) => part.type === 'Literal' || part.type === 'Glob') ?? true;
  const expanded = known && !isExpanded(judgement) ? expandBraces(plain(text)) : undefined;
  if (expanded !== undefined) return expanded;
  for (const inner of parts ?? []) partTexts(judgement, inner, INSIDE);
  return [UNKNOWN + MAY_SPLIT];
}

recur.word = wordValue;
recur.text = partsText;
