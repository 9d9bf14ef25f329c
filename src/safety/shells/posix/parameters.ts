// `${…}` of bash, sh and zsh: its value, and the operators that run code.

import type { ParameterExpansionPart, ParameterOperation } from 'unbash';
import type { Span } from '../../../domain/verdict.ts';
import { isSecretVariable } from '../../commands/encoded-secrets.ts';
import { isSensitive } from '../../flow/join.ts';
import { outputWord } from '../../flow/output.ts';
import { elementText, judgeIndex, setVariable, variableText } from '../../flow/variables.ts';
import { report } from '../../judgement/findings.ts';
import { type Judgement, within } from '../../judgement/judge.ts';
import { quietly } from '../../judgement/quietly.ts';
import { isLiteral, LIKELY, MAY_SPLIT, NUMBER, UNKNOWN, UNKNOWN_OUTPUT } from '../../judgement/word.ts';
import { isZshTable } from '../../knowledge/variable-names.ts';
import { isSecretFile } from '../../paths/secrets.ts';
import { modified } from '../zsh/modifiers.ts';
import { inOtherCase, replaced, shortened } from './changed-values.ts';
import { isKeyOf } from './loop-keys.ts';
import { recur } from './recursion.ts';

/** `[(r)*.md]`, `[(i)/usr/bin]`, `[(w)2]`: an element is looked for by a pattern, or counted by words. */
const ZSH_SEARCH = /^\((?:[rRiIe]+\)[\w.*?/:+~-]+|w\)-?\d+)$/;

/** The text the expansion stands for, with marks for what is unknown. */
export function expandParameter(judgement: Judgement, part: ParameterExpansionPart): string {
  const span: Span = [part.pos, part.end];
  if (judgement.text.dialect === 'zsh' && /^\$\{\+[A-Za-z_]\w*(?:\[[\w.:-]+\])?\}$/.test(part.text))
    return NUMBER;
  if (part.operation !== undefined && quotesUnsurely(part.text))
    report(judgement, 'unreadable', span, 'a quote inside an expansion');
  if (part.index !== undefined) {
    const { text } = recur.word(judgement, part.index);
    const named =
      judgement.text.dialect === 'zsh' &&
      ((isZshTable(part.parameter) && /^[\w.:+-]+$/.test(text)) || ZSH_SEARCH.test(part.index.text));
    if (!named && !isKeyOf(judgement, part.parameter, part.index.text)) judgeIndex(judgement, text, span);
    // An element of a list, but in zsh characters of a value.
    if (judgement.text.dialect === 'zsh' && mayHoldSecret(judgement, part))
      report(judgement, 'shows-secrets', span, part.parameter, 'ask');
  }
  if (part.prefix === '#') {
    if (part.operation !== undefined) operate(judgement, part, part.operation, span);
    return NUMBER;
  }
  if (part.prefix === '!') return indirect(judgement, part, span);
  if (part.operation !== undefined) return operate(judgement, part, part.operation, span);
  if (part.parameter === '@' || part.parameter === '*')
    return judgement.shell.variables.get(part.parameter) ?? UNKNOWN + MAY_SPLIT;
  if (part.index !== undefined) return elementText(judgement, part.parameter);
  return variableText(judgement, part.parameter);
}

/**
 * Between double quotes and in here-documents a single quote inside `${…}` is no quote, nor is `$'`: what looks quoted
 * is expanded there, and may end the braces.
 */
function quotesUnsurely(whole: string): boolean {
  let text = whole;
  // Within a command of its own, `"$(git log --format='%h')"`, a quote is one.
  for (let found = 0; found < 20 && SUBSTITUTED.test(text); found++) text = text.replace(SUBSTITUTED, '$1');
  const quote = text.indexOf("'");
  return quote >= 0 && /[$`]|\}./s.test(text.slice(quote + 1));
}

/** The first `$(…)` before any quote, where nothing in it could end it elsewhere. */
const SUBSTITUTED = /^([^'\\`]*?)\$\((?:[^()'"`\\$#<]|\$[A-Za-z_]\w*(?![\w{[:])|'[^']*')*\)/;

/** `${!x}` evaluates the text of x; only the listing forms are names. */
function indirect(judgement: Judgement, part: ParameterExpansionPart, span: Span): string {
  const all = /^[@*]$/.test(part.index?.text ?? '') && part.operation === undefined;
  const lists = part.operation?.type === 'Names' || all;
  if (part.operation !== undefined) operate(judgement, part, part.operation, span);
  if (!lists) report(judgement, 'evaluates-text', span, 'the value of a variable used as a name');
  return UNKNOWN + MAY_SPLIT;
}

function operate(
  judgement: Judgement,
  part: ParameterExpansionPart,
  operation: ParameterOperation,
  span: Span,
): string {
  if (SHOWS_PART.has(operation.type) && mayHoldSecret(judgement, part))
    report(judgement, 'shows-secrets', span, part.parameter, 'ask');
  switch (operation.type) {
    case 'Default':
      return defaultValue(
        judgement,
        part.parameter,
        operation.operator,
        recur.word(judgement, operation.operand).text,
        span,
      );
    case 'Remove':
      return shortened(
        variableText(judgement, part.parameter),
        recur.word(judgement, operation.operand).text,
        operation.operator,
      );
    case 'Replace':
      return replaced(
        variableText(judgement, part.parameter),
        recur.word(judgement, operation.pattern).text,
        recur.word(judgement, operation.replacement).text,
        operation.operator,
      );
    case 'Slice':
      // `${name::=value}` assigns (zshexpn(1)); the grammar reads it as a slice without an offset.
      if (operation.offset.text === '' && operation.length?.text.startsWith('='))
        return defaultValue(
          judgement,
          part.parameter,
          ':=',
          recur.word(judgement, operation.length).text.slice(1),
          span,
        );
      return slice(judgement, part.parameter, operation, span);
    case 'CaseModification':
      if (operation.operand !== undefined) recur.word(judgement, operation.operand);
      return operation.operand === undefined
        ? inOtherCase(variableText(judgement, part.parameter), operation.operator)
        : UNKNOWN;
    case 'Transform': {
      const letter = recur.word(judgement, operation.operand).text;
      if (!/^[QUuLEAaKk]$/.test(letter)) report(judgement, 'evaluates-text', span, 'a prompt string');
      return UNKNOWN + MAY_SPLIT;
    }
    case 'Names':
      return UNKNOWN + MAY_SPLIT;
    case 'Unknown':
      return unknownOperation(judgement, part, span);
    default:
      return neverOperation(operation);
  }
}

/** Operations that give a part of a value or another form of it, in which it is not recognised and masked. */
const SHOWS_PART: ReadonlySet<ParameterOperation['type']> = new Set([
  'Remove',
  'Replace',
  'Slice',
  'CaseModification',
  'Unknown',
]);

/** Of the environment by its spelling, and nothing that the text itself has given it. */
export function mayHoldSecret(
  judgement: Judgement,
  { parameter }: Pick<ParameterExpansionPart, 'parameter'>,
): boolean {
  if (!/^[A-Z]/.test(parameter) || !isSecretVariable(parameter)) return false;
  return !isLiteral(judgement.shell.variables.get(parameter) ?? UNKNOWN);
}

function neverOperation(operation: never): never {
  throw new TypeError(`A parameter operation nobody knows: ${JSON.stringify(operation)}`);
}

function defaultValue(
  judgement: Judgement,
  name: string,
  operator: string,
  text: string,
  span: Span,
): string {
  const known = judgement.shell.variables.get(name);
  // Either reading is possible, and a tree that must not be lost, a secret or what holds beck's own is the worse one.
  const worse = isSensitive(judgement, { text, span }) || (isLiteral(text) && isSecretFile(`.${text}`));
  const instead = worse ? text + LIKELY : UNKNOWN + MAY_SPLIT;
  if (operator.endsWith('=') && /^\w+$/.test(name))
    setVariable(judgement, name, instead.includes(LIKELY) ? instead : UNKNOWN, span, 'shell', text);
  if (operator.endsWith('+')) return instead;
  if (operator.endsWith('?')) report(judgement, 'changes-shell', span);
  if (known !== undefined && isLiteral(known) && known !== '') return known;
  return text === '' || operator.endsWith('?') ? variableText(judgement, name) : instead;
}

/** These begin with a slash wherever the shell runs. */
const PATH_VARIABLES = /^(?:HOME|PWD|OLDPWD|PATH|SHELL|TMPDIR|ZDOTDIR|XDG_\w+)$/;

function slice(
  judgement: Judgement,
  name: string,
  operation: Extract<ParameterOperation, { type: 'Slice' }>,
  span: Span,
): string {
  const texts = [recur.word(judgement, operation.offset).text];
  if (operation.length !== undefined) texts.push(recur.word(judgement, operation.length).text);
  const raw = judgement.text.source.slice(operation.pos, operation.end);
  if (judgement.text.dialect === 'zsh' && (ZSH_MODIFIERS.test(raw) || ZSH_WITHOUT.test(raw)))
    return modified(variableText(judgement, name), raw) ?? UNKNOWN + MAY_SPLIT;
  for (const text of texts) judgeIndex(judgement, text.trim(), span);
  const [from, count] = texts.map((text) => text.trim());
  const whole = variableText(judgement, name);
  if (from === '0' && count === undefined) return whole;
  if (from === '0' && count === '1' && PATH_VARIABLES.test(name)) return `/${LIKELY}`;
  if (!isLiteral(whole) || !/^\d+$/.test(from ?? '') || !/^\d*$/.test(count ?? '')) return UNKNOWN;
  return whole.slice(Number(from), count === undefined ? undefined : Number(from) + Number(count)) + LIKELY;
}

/** `:t:r`, `:gs/:/ /`. The replacement ends at a slash or with the text (zshexpn(1), Modifiers). */
const MODIFIER = String.raw`:(?:[htreaAlPqQuUxc]\d*|g?s\/[\w.:, -]+\/[\w.:, -]*(?:\/|$))`;

const ZSH_MODIFIERS = new RegExp(`^(?:${MODIFIER})+$`);

/**
 * A pattern in which nothing is expanded: no `=` or `<` stands before a bracket, where a command could begin, and none is
 * a flag of its own (`(#e)`).
 */
const SIGN = String.raw`(?:[\w.*?/^@,+-]|~(?!\[)|\\[^\w\s{}$\x60'"]|\[[!^]?(?:[\w.,_-]|\[:\w+:\])+\])`;
const PATTERN = String.raw`(?:${SIGN}|\((?!#)(?:${SIGN}|\|)*\))*`;

/** `${path:#/usr/*}`: without the elements that match. */
const ZSH_WITHOUT = new RegExp(`^:#${PATTERN}$`);

/** `[3]`, `[1,7]`, `[@]`. */
const ELEMENTS = String.raw`(?:\[(?:-?\d+(?:,-?\d+)?|[@*]|\([rRiIkK]{1,2}\)[\w*?./:-]+)\])?`;

/**
 * The flags of which none evaluates or expands anything. What is between delimiters ends at the first of them: could
 * it go on, there were very many ways to read `(j:a:j:a:…)`, and each would be tried.
 */
const FLAGS = String.raw`\((?:[oOinuUaAcCkLtvwfFqQpMRSz@0]|[js](?:([^\w.])(?:(?!\1)[^$\x60(){}\\]|\\[nt0])*\1|\.[^.]*\.)|[lr](\W)\d+\2(?:\2(?:(?!\2)[^$\x60(){}\\])*\2){0,2})+\)`;

const ZSH_FLAGS = new RegExp(
  String.raw`^(?:${FLAGS})?[=^]*(?:[A-Za-z_]\w*|\d+|(?<=\))(?=$))${ELEMENTS}(?:${MODIFIER})*(?::?[#%]{1,2}${PATTERN})?$`,
);

/** Escapes of a prompt. One `%` expands nothing else, even with PROMPT_SUBST (zshexpn(1), Parameter Expansion Flags). */
const ZSH_PROMPT = /^\(%\):-[%\w~#?!/ .:@*+,-]*$/;

/** `${(l:20::.:)${:-total}}`: a text itself, padded. */
const ZSH_PLAIN = /^:-[\w ./:@+,-]*$/;

/** The same before what is expanded first: a length, and flags with plainer texts. */
const OUTER_FLAGS = String.raw`(?:#|\((?:[oOinuUaAcCkLMStvwfFqQz@0]|[js](\W)(?:(?!\1)[\w ,;:./-])*\1|[lr](\W)\d+\2(?:\2(?:(?!\2)[^$\x60(){}\\])*\2){0,2})+\))*`;

const ZSH_OUTPUT = new RegExp(
  String.raw`^${OUTER_FLAGS}("\$\(.*\)"|\$\(.*\))${ELEMENTS}(?::[htreaAlPqQuUxc]\d*)*(?::?[#%]{1,2}${PATTERN})?$`,
  's',
);

const ZSH_NESTED = new RegExp(
  String.raw`^${OUTER_FLAGS}\$\{(.*)\}${ELEMENTS}(?:${MODIFIER})*(?::?[#%]{1,2}${PATTERN})?$`,
  's',
);

/** `${${:-a.pdf}:e}`: a text itself, changed. */
const ZSH_TEXT = new RegExp(String.raw`^\$\{\$\{:-([\w./@+,-]+)\}((?:${MODIFIER})+)\}$`);

/** Deeper nesting does not occur in ordinary text. */
const MOST_NESTED = 8;

/** zsh's flags and modifiers, where they neither evaluate nor expand prompts; everything else is unreadable. */
function unknownOperation(judgement: Judgement, part: ParameterExpansionPart, span: Span): string {
  const [, text, changes = ''] = (judgement.text.dialect === 'zsh' && ZSH_TEXT.exec(part.text)) || [];
  if (text !== undefined) return modified(text, changes) ?? UNKNOWN + MAY_SPLIT;
  const known = judgement.text.dialect === 'zsh' && isPlainZsh(judgement, part.text.slice(2, -1), span);
  if (!known) report(judgement, 'unreadable', span, 'an expansion');
  // `${(s::)NAME}`: the characters of a value, its hexadecimal form and the like.
  const shown = part.text.match(/\b[A-Z]\w+/g)?.find((parameter) => mayHoldSecret(judgement, { parameter }));
  if (shown !== undefined) report(judgement, 'shows-secrets', span, shown, 'ask');
  // The length of whatever it is.
  if (known && part.text.startsWith('${#${')) return NUMBER;
  const output = known ? ZSH_OUTPUT.exec(part.text.slice(2, -1))?.[3] : undefined;
  if (output === undefined) return UNKNOWN + MAY_SPLIT;
  return printedBy(judgement, output, span, LINES.test(part.text)) + MAY_SPLIT;
}

/** `${(f)"$(git log --format=%h)"}`: lines as they are; other flags may put a dash in front. */
const LINES = /^\$\{\([f@u]+\)"\$\(.*\)"\}$/s;

/** The worst of what a command prints, of which it is the lines. */
function printedBy(judgement: Judgement, output: string, span: Span, lines: boolean): string {
  // `${(l:8::0:)$(( 6 * 7 ))}`: a number; with two words side by side it would be commands.
  if (/^"?\$\(\([\w\s+*/%()-]*\)\)"?$/.test(output) && !/\w\s+\w/.test(output)) return UNKNOWN;
  const text = output.replace(/^"?\$\(|\)"?$/g, '');
  let worst = UNKNOWN;
  quietly(judgement, () => {
    within(judgement.stdio, { printed: undefined }, () => {
      judgement.readNested(judgement, text, 'zsh', span);
      const { printed } = judgement.stdio;
      if (printed !== undefined && (printed.names.length > 0 || (lines && printed.text === NUMBER)))
        worst = outputWord(judgement, printed);
    });
  });
  return worst.replace(UNKNOWN_OUTPUT, '') === '' ? UNKNOWN : worst;
}

function isPlainZsh(judgement: Judgement, inner: string, span: Span, depth = 0): boolean {
  if (ZSH_FLAGS.test(inner) || ZSH_PROMPT.test(inner)) return true;
  if (depth > 0 && ZSH_PLAIN.test(inner)) return true;
  // `${(f)"$(cat f)"}`, `${$(git rev-parse HEAD)[1,7]}`: lines or a piece of what a command prints.
  const output = ZSH_OUTPUT.exec(inner)?.[3];
  if (output !== undefined) {
    judgement.readNested(judgement, `: ${output}`, 'zsh', span);
    return true;
  }
  const nested = ZSH_NESTED.exec(inner)?.[3];
  return nested !== undefined && depth < MOST_NESTED && isPlainZsh(judgement, nested, span, depth + 1);
}
