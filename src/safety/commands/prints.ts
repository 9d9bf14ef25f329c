// What a command prints, as far as its words tell.

import type { Span } from '../../domain/verdict.ts';
import { inputNames, inputText, noteControls } from '../flow/output.ts';
import type { CommandOutput, Input, Judgement } from '../judgement/judge.ts';
import {
  ANY_STRING,
  type ExpandedWord,
  NOT_BECK,
  NUMBER,
  SUBTREE,
  UNKNOWN,
  withGlobs,
} from '../judgement/word.ts';
import { printsHashes } from '../knowledge/printed-numbers.ts';
import { someBelow } from '../paths/beck.ts';
import { isSecretFile } from '../paths/secrets.ts';
import { printsEndlessly } from './endless.ts';
import { secretInPlaces, secretNamed } from './find-secrets.ts';
import { foundNames } from './find-selection.ts';
import { stringLines } from './printed-strings.ts';
import { isItself, isPlainPath, programPath } from './program-place.ts';

/** Records what the current command prints, after what was printed before it. `inside`: what a program it starts does. */
export function recordOutput(
  judge: Judgement,
  name: string,
  args: readonly ExpandedWord[],
  span: Span,
): void {
  const printed = outputOf(judge, name, args, span);
  const own = printsEndlessly(name, args, judge.stdio.input)
    ? { text: undefined, names: printed?.names ?? [], span, endless: true }
    : printed;
  if (own?.text !== undefined) noteControls(judge, own.text, span);
  if (own !== undefined) judge.stdio.printed = own;
  else if (judge.stdio.printed === undefined) judge.stdio.printed = { text: undefined, names: [], span };
}

function viaCommand(judge: Judgement, [option, ...names]: readonly ExpandedWord[]): (string | undefined)[] {
  return option?.text === '-v' ? [programPath(judge, names)] : [];
}

const FILTER = /^(?:cat|tac|sort|uniq|tee|tr|shuf|sponge|nl|head|tail|grep|egrep|sed|xargs|echo|rg)$/;

function outputOf(
  judge: Judgement,
  name: string,
  args: readonly ExpandedWord[],
  span: Span,
): CommandOutput | undefined {
  switch (name) {
    case 'echo':
    case 'print':
      return echoed(judge, args, span);
    case 'printf':
      return formatted(args, span);
    case 'cd':
    case 'pushd':
    case 'true':
    case ':':
    case 'set':
    case 'export':
      return { text: '', names: [], span };
    case 'string':
      return judge.text.dialect === 'fish' && args.length > 0
        ? { text: stringLines(args), names: [], span }
        : undefined;
    case 'which':
    case 'command': {
      const [path] = name === 'which' ? [programPath(judge, args)] : viaCommand(judge, args);
      const certain =
        isPlainPath(path) && name === 'which' && isItself(judge, name) && isItself(judge, args[0]?.text);
      return path === undefined ? undefined : { text: path, names: [], span, certain };
    }
    case 'pwd':
      return { text: judge.shell.cwd, names: [], span };
    case 'ls': {
      const names = args.filter((arg) => !arg.text.startsWith('-'));
      return { text: undefined, names: names.length > 0 ? names : [{ text: '.', span }], span };
    }
    case 'find':
    case 'gfind':
      return { text: undefined, names: foundNames(judge, args), span };
    case 'fd':
    case 'fdfind':
    case 'locate':
    case 'plocate':
    case 'mdfind':
      return {
        text: undefined,
        names: [...searchedNames(args), ...searchedSecrets(judge, name, args)],
        span,
      };
    case 'realpath':
    case 'readlink':
    case 'dirname': {
      const [only, ...more] = args.filter((arg) => !arg.text.startsWith('-'));
      if (only === undefined || more.length > 0) return undefined;
      const text = name === 'dirname' ? parentOf(only.text) : only.text;
      return { text, names: [], span };
    }
    case 'git':
      if (args[0]?.text === 'ls-files') return { text: undefined, names: listedNames(args.slice(1)), span };
      return printsHashes(args.map(({ text }) => text).join(' '))
        ? { text: NUMBER, names: [], span }
        : undefined;
    case 'base64':
      return args.length === 1 && /^(?:-d|-D|--decode)$/.test(args[0]?.text ?? '')
        ? decoded(judge.stdio.input, span)
        : undefined;
    default:
      return FILTER.test(name) ? passedOn(judge, name, args, span) : undefined;
  }
}

/** What is searched for is a part of the names that are found, here often a pattern. */
export function searchedNames(args: readonly ExpandedWord[]): ExpandedWord[] {
  const words = args.filter((arg) => !arg.text.startsWith('-'));
  return words.map(({ text, span }) => ({ text: `${UNKNOWN}/${text.replace(/[\\^$*]/g, '')}`, span }));
}

/** A pattern of names, which git matches itself. */
function listedNames(args: readonly ExpandedWord[]): ExpandedWord[] {
  const words = args.filter(({ text }) => !text.startsWith('-'));
  return words.map((word) => ({ ...word, text: withGlobs(word.text) }));
}

/** fd and locate take a part of a name; fd's places follow. */
function searchedSecrets(judge: Judgement, name: string, args: readonly ExpandedWord[]): ExpandedWord[] {
  const [pattern, ...places] = args.filter((arg) => !arg.text.startsWith('-'));
  if (pattern === undefined) return [];
  const option = args.findIndex(({ text }) => /^(?:-e|--extension)$/.test(text));
  const extension = option === -1 ? undefined : args[option + 1];
  if (/^fd/.test(name) && extension === pattern)
    return isSecretFile(`${ANY_STRING}.${pattern.text}`)
      ? [{ ...pattern, text: `${ANY_STRING}.${pattern.text}` }]
      : [];
  const plain = pattern.text.replace(/[\\^$]/g, '');
  const any = plain === '' || plain === '.' || plain === '*';
  const found = any
    ? /^fd/.test(name) && secretInPlaces(judge, places)
    : secretNamed({ ...pattern, text: `*${plain}*` });
  return found ? [found] : [];
}

function parentOf(path: string): string {
  const at = path.replace(/(?<!\/)\/+$/, '').lastIndexOf('/');
  return at <= 0 ? (at === 0 ? '/' : '.') : path.slice(0, at);
}

/** Filters hand on what they are fed, unless they select a little of it. */
function passedOn(
  judge: Judgement,
  name: string,
  args: readonly ExpandedWord[],
  span: Span,
): CommandOutput | undefined {
  const { input } = judge.stdio;
  const known = inputText(input);
  const files = args.some((arg) => !arg.text.startsWith('-'));
  // Of lines that are digits alone, a few are still that.
  if (
    known?.text === NUMBER &&
    /^(?:head|tail|sort|uniq|tac|cat|shuf)$/.test(name) &&
    args.every(isPlainFlag)
  )
    return { text: NUMBER, names: [], span };
  if (name === 'cat' && !files) return { text: known?.text, names: known ? [] : inputNames(input), span };
  if (/^(?:tac|tee|sponge|sort|uniq|shuf)$/.test(name) && (!files || name === 'tee'))
    return { text: known?.text, names: inputNames(input), span };
  const narrow =
    /^(?:head|tail)$/.test(name) && known === undefined
      ? true
      : /grep$|^rg$/.test(name)
        ? !args.some((arg) => /^-\w*v/.test(arg.text))
        : name === 'sed' && args.some((arg) => /^-\w*n/.test(arg.text));
  const names = [...inputNames(input), ...searchedFiles(judge, name, args), ...keptSecret(judge, name, args)];
  // A secret that was asked for by its name may be among the few as well.
  const few = () => names.flatMap((one) => (isSecretFile(one.text) ? [one, someOf(one)] : [someOf(one)]));
  return { text: undefined, names: narrow ? few() : names, span };
}

/** `ls | grep pem`: of the names that come, those of secrets are asked for. */
function keptSecret(judge: Judgement, name: string, args: readonly ExpandedWord[]): readonly ExpandedWord[] {
  const words = args.filter(({ text }) => !text.startsWith('-'));
  const [pattern] = words;
  if (!/grep$|^rg$/.test(name) || words.length !== 1 || pattern === undefined) return [];
  if (judge.stdio.input.type !== 'pipe' || args.some(({ text }) => /^-\w*v/.test(text))) return [];
  return secretNamed({ ...pattern, text: `*${pattern.text.replace(/[\\^$]/g, '')}*` })
    ? [SECRET_NAME(pattern)]
    : [];
}

const SECRET_NAME = ({ span }: ExpandedWord): ExpandedWord => ({ text: './.env', span });

function isPlainFlag({ text }: ExpandedWord): boolean {
  return /^(?:-n|-\d+|\d+|-n\d+|-r|-u)$/.test(text);
}

/** `grep -rl TEXT PLACES` prints names of files below them. */
function searchedFiles(
  judge: Judgement,
  name: string,
  args: readonly ExpandedWord[],
): readonly ExpandedWord[] {
  if (!/grep$|^rg$/.test(name)) return [];
  if (!args.some(({ text }) => /^-\w*[lL]|^--files/.test(text))) return [];
  const words = args.filter(({ text }) => !text.startsWith('-'));
  const [first] = words;
  const given = args.some(({ text }) => text === '--files') ? words : words.slice(1);
  const places = given.length > 0 || first === undefined ? given : [{ text: '.', span: first.span }];
  const secret =
    name === 'rg' || args.some(({ text }) => /^-\w*[rR]/.test(text))
      ? secretInPlaces(judge, places)
      : undefined;
  return secret === undefined ? places : [...places, secret];
}

/** A few of those that a name stands for: not the place itself. */
function someOf({ text, span }: ExpandedWord): ExpandedWord {
  return { text: someBelow(text.replaceAll(SUBTREE, ''), !text.includes(NOT_BECK)), span };
}

/** base64 is a usual disguise. */
function decoded(input: Input, span: Span): CommandOutput | undefined {
  const known = inputText(input);
  if (known === undefined || !/^[\w+/=\s]*$/.test(known.text)) return undefined;
  const text = Buffer.from(known.text, 'base64')
    .toString('utf8')
    .replace(/(?<!\n)\n+$/, '');
  return { text, names: [], span };
}

function echoed(judge: Judgement, args: readonly ExpandedWord[], span: Span): CommandOutput {
  let at = 0;
  let escapes = judge.text.dialect === 'zsh' || judge.text.dialect === 'sh';
  for (; /^-[neElrs]+$/.test(args[at]?.text ?? ''); at++) {
    if (args[at]?.text.includes('e')) escapes = true;
    if (/[Er]/.test(args[at]?.text ?? '')) escapes = false;
  }
  const names = args.slice(at).map((arg) => ({ ...arg, text: escapes ? unescaped(arg.text) : arg.text }));
  return { text: names.map((name) => name.text).join(' '), names, span };
}

/** `%s` takes the next word; anything less plain is unknown, but each word may still be a name. */
function formatted(args: readonly ExpandedWord[], span: Span): CommandOutput {
  const [format, ...words] = args[0]?.text === '--' ? args.slice(1) : args;
  if (format === undefined) return { text: '', names: [], span };
  const queue = [...words];
  const pattern = unescaped(format.text);
  let known = true;
  const once = (): string =>
    pattern.replace(/%(?:([sb])|(%)|[^%sb]*[a-zA-Z])/g, (_, letter, percent) => {
      if (percent !== undefined) return '%';
      if (letter === undefined) known = false;
      const word = queue.shift()?.text ?? '';
      return letter === 'b' ? unescaped(word) : word;
    });
  let text = once();
  while (queue.length > 0 && queue.length < words.length && text.length < 8192) text += once();
  return { text: known ? text.replace(/(?<!\n)\n+$/, '') : undefined, names: known ? [] : words, span };
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  e: '\u001b',
  E: '\u001b',
  a: '\u0007',
  r: '\r',
};

/** `\x2f`, `\057`, `\n` as echo -e and printf read them. */
function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(
    /\\(?:x([0-9a-fA-F]{1,2})|u([0-9a-fA-F]{1,4})|U([0-9a-fA-F]{1,8})|0?([0-7]{1,3})|([\s\S]))/g,
    (_, hex, unit, long, octal, letter) => {
      if (letter !== undefined) return ESCAPES[letter] ?? letter;
      const code = octal === undefined ? Number.parseInt(hex ?? unit ?? long, 16) : Number.parseInt(octal, 8);
      return code > 0x10ffff ? UNKNOWN : String.fromCodePoint(code);
    },
  );
}
