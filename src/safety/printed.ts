// What a command prints, where its words tell: so that `$(echo /)`, `find / | xargs rm` and `read d <<< /` hide nothing.

import type { ShellFacts } from '../domain/shell.ts';
import type { Span } from '../domain/verdict.ts';
import { lossOf } from './files.ts';
import { find, type Input, type Judge } from './judge.ts';
import { mayReachOurs, someBelow } from './own-reach.ts';
import type { Scope } from './scope.ts';
import { isSecret } from './secret-files.ts';
import { foundNames } from './special/selection.ts';
import { EACH, NUMBER, OTHERS, OUTPUT, PRINTED, VARIABLE, type Value } from './values.ts';

/** `text`: all of it without its last newline, where that is known. `names`: the paths it may name. */
export type Printed = {
  readonly text: string | undefined;
  readonly names: readonly Value[];
  readonly span: Span;
};

/** Records what the command at hand prints, after what was printed before it. `inside`: what a program it starts does. */
export function notePrinted(judge: Judge, name: string, args: readonly Value[], span: Span): void {
  const own = printedBy(judge, name, args, span);
  if (own?.text !== undefined) noteControls(judge, own.text, span);
  if (own !== undefined) judge.printed = own;
  else if (judge.printed === undefined) judge.printed = { text: undefined, names: [], span };
}

/** Records what does more to the terminal than colours, in a text that is known. */
export function noteControls(judge: Judge, text: string, span: Span): void {
  if (CONTROLS.test(text)) find(judge, 'controls-terminal', span);
}

/** Beyond colours and movement: clipboard, titles, links, strings for the terminal, and reports that it types back. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for
const CONTROLS = /\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f]|\u001b\[[?>=!]?[\d;]*[cntxp]|\u001b[c#%]/;

/** What two commands print one after the other. */
export function joinPrinted(first: Printed | undefined, second: Printed | undefined): Printed | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  if (first.text === '') return second;
  if (second.text === '') return first;
  const known = first.text !== undefined && second.text !== undefined;
  let names: readonly Value[] | undefined;
  return {
    text: known ? `${first.text}\n${second.text}` : undefined,
    // Of many commands that each print many names, nobody may ever ask.
    get names() {
      names ??= [...first.names, ...second.names];
      return names;
    },
    span: [first.span[0], second.span[1]],
  };
}

/** The text of a word that stands for what was printed; the worst of several words counts. */
export function printedWord(judge: Judge, printed: Printed | undefined): string {
  if (printed === undefined) return OUTPUT;
  const worst = worstOf(judge, namesOf(printed));
  if (worst !== undefined) return worst.text + PRINTED;
  return printed.text === undefined || /\s/.test(printed.text) ? OUTPUT : printed.text + PRINTED;
}

/** The paths that standard input may name. */
export function inputNames(input: Input): readonly Value[] {
  if (input.type === 'text') return wordsOf(input, input.text);
  return input.type === 'pipe' && input.printed !== undefined ? namesOf(input.printed) : [];
}

/** All that arrives on standard input, where it is known. */
export function inputText(input: Input): { readonly text: string; readonly span: Span } | undefined {
  if (input.type === 'text') return input;
  if (input.type !== 'pipe' || input.printed?.text === undefined) return undefined;
  return { text: input.printed.text, span: input.printed.span };
}

/** What a variable that is filled from standard input may hold: the worst of it, else nobody knows. */
export function inputWord(judge: Judge): string {
  const worst = worstOf(judge, inputNames(judge.input));
  return worst === undefined ? VARIABLE : worst.text + PRINTED;
}

/** The name by which most is lost, or else a secret is told, or beck's own is reached. */
function worstOf(judge: Judge, names: readonly Value[]): Value | undefined {
  const { facts, scope } = judge;
  const last = lastWorst;
  if (last.names !== names || last.facts !== facts || last.cwd !== scope.cwd || last.mounts !== scope.mounts)
    lastWorst = { names, facts, cwd: scope.cwd, mounts: scope.mounts, worst: searchWorst(judge, names) };
  return lastWorst.worst;
}

type Worst = Pick<Scope, 'cwd' | 'mounts'> & {
  readonly names: readonly Value[];
  readonly facts: ShellFacts | undefined;
  readonly worst: Value | undefined;
};

/** All that one text feeds ask for it. */
let lastWorst: Worst = { names: [], facts: undefined, cwd: undefined, mounts: undefined, worst: undefined };

function searchWorst(judge: Judge, names: readonly Value[]): Value | undefined {
  return (
    names.find((name) => lossOf(judge, name) !== undefined) ??
    names.find((name) => isSecret(judge, name.text)) ??
    names.find((name) => mayReachOurs(judge, name.text))
  );
}

function namesOf(printed: Printed): readonly Value[] {
  const { names, text } = printed;
  return names.length > 0 || text === undefined ? names : wordsOf(printed, text);
}

const wordsOfTexts = new WeakMap<object, readonly Value[]>();

/** The words of what `whole` says; very many commands may be fed the same text. */
function wordsOf(whole: { readonly span: Span }, text: string): readonly Value[] {
  let words = wordsOfTexts.get(whole);
  if (words === undefined) {
    words = text
      .split(/[\s\0]+/)
      .filter(Boolean)
      .map((word) => ({ text: word.replace(/^(['"])(.*)\1$/, '$2'), span: whole.span }));
    wordsOfTexts.set(whole, words);
  }
  return words;
}

const FILTER = /^(?:cat|tac|sort|uniq|tee|tr|shuf|sponge|nl|head|tail|grep|egrep|sed|xargs|echo|rg)$/;

function printedBy(judge: Judge, name: string, args: readonly Value[], span: Span): Printed | undefined {
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
    case 'pwd':
      return { text: judge.scope.cwd, names: [], span };
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
      return { text: undefined, names: searchedNames(args), span };
    case 'realpath':
    case 'readlink':
    case 'dirname': {
      const [only, ...more] = args.filter((arg) => !arg.text.startsWith('-'));
      if (only === undefined || more.length > 0) return undefined;
      const text = name === 'dirname' ? parentOf(only.text) : only.text;
      return { text, names: [], span };
    }
    case 'git':
      return HASHES.test(args.map(({ text }) => text).join(' '))
        ? { text: NUMBER, names: [], span }
        : undefined;
    case 'base64':
      return args.length === 1 && /^(?:-d|-D|--decode)$/.test(args[0]?.text ?? '')
        ? decoded(judge.input, span)
        : undefined;
    default:
      return FILTER.test(name) ? passedOn(judge, name, args, span) : undefined;
  }
}

/**
 * git that prints the names of commits as digits, and nothing else. Names of branches and tags are another thing: in
 * somebody else's repository one may look like an option. A value goes on until something no value can hold, so that
 * there is one way to read it.
 */
const HASHES =
  /^(?:merge-base(?: (?:-a|--all|--octopus|--fork-point|--independent))*(?: [\w@^~][\w@^~{}./-]*)+|rev-parse(?: (?:--short(?:=\d+)?|--verify|-q|--quiet))* [\w@^~][\w@^~{}./-]*|hash-object -t tree \/dev\/null|rev-list(?: (?:-n ?\d+|-\d+|--max-count=\d+|--max-parents=0|--count|--all|--no-merges|--merges|--first-parent|--reverse|--(?:before|after|since|until|author)=(?:[\w.@:/+-]| (?!-))+(?=$| -| [\w@./-]*[\^~{}])))*(?: [\w@^~][\w@^~{}./-]*)*(?: -- [\w./ -]+)?|log(?=.*%)(?: (?:-n ?\d+|-\d+|--all|--no-merges|--merges|--first-parent|--reverse|--(?:before|after|since|until|author)=(?:[\w.@:/+-]| (?!-))+(?=$| -| [\w@./-]*[\^~{}])|--(?:format|pretty)=(?:format:)?%[Hh]))+(?: [\w@^~][\w@^~{}./-]*)*(?: -- [\w./ -]+)?)$/;

/** What is searched for is a part of the names that are found, here often a pattern. */
export function searchedNames(args: readonly Value[]): Value[] {
  const words = args.filter((arg) => !arg.text.startsWith('-'));
  return words.map(({ text, span }) => ({ text: `${VARIABLE}/${text.replace(/[\\^$*]/g, '')}`, span }));
}

function parentOf(path: string): string {
  const at = path.replace(/(?<!\/)\/+$/, '').lastIndexOf('/');
  return at <= 0 ? (at === 0 ? '/' : '.') : path.slice(0, at);
}

/** Filters hand on what they are fed, unless they select a little of it. */
function passedOn(judge: Judge, name: string, args: readonly Value[], span: Span): Printed | undefined {
  const { input } = judge;
  const known = inputText(input);
  const files = args.some((arg) => !arg.text.startsWith('-'));
  if (name === 'cat' && !files) return { text: known?.text, names: known ? [] : inputNames(input), span };
  if (/^(?:tac|tee|sponge|sort|uniq|shuf)$/.test(name) && (!files || name === 'tee'))
    return { text: known?.text, names: inputNames(input), span };
  const narrow =
    /^(?:head|tail)$/.test(name) && known === undefined
      ? true
      : /grep$|^rg$/.test(name)
        ? !args.some((arg) => /^-\w*v/.test(arg.text))
        : name === 'sed' && args.some((arg) => /^-\w*n/.test(arg.text));
  const names = [...inputNames(input), ...searchedFiles(name, args)];
  return { text: undefined, names: narrow ? names.map(someOf) : names, span };
}

/** `grep -rl TEXT PLACES` prints names of files below them. */
function searchedFiles(name: string, args: readonly Value[]): readonly Value[] {
  if (!/grep$|^rg$/.test(name)) return [];
  if (!args.some(({ text }) => /^-\w*[lL]|^--files/.test(text))) return [];
  const [first, ...places] = args.filter(({ text }) => !text.startsWith('-'));
  return places.length > 0 || first === undefined ? places : [{ text: '.', span: first.span }];
}

/** A few of those that a name stands for: not the place itself. */
function someOf({ text, span }: Value): Value {
  return { text: someBelow(text.replaceAll(EACH, ''), !text.includes(OTHERS)), span };
}

/** base64 is a usual disguise. */
function decoded(input: Input, span: Span): Printed | undefined {
  const known = inputText(input);
  if (known === undefined || !/^[\w+/=\s]*$/.test(known.text)) return undefined;
  const text = Buffer.from(known.text, 'base64')
    .toString('utf8')
    .replace(/(?<!\n)\n+$/, '');
  return { text, names: [], span };
}

function echoed(judge: Judge, args: readonly Value[], span: Span): Printed {
  let at = 0;
  let escapes = judge.dialect === 'zsh' || judge.dialect === 'sh';
  for (; /^-[neElrs]+$/.test(args[at]?.text ?? ''); at++) {
    if (args[at]?.text.includes('e')) escapes = true;
    if (/[Er]/.test(args[at]?.text ?? '')) escapes = false;
  }
  const names = args.slice(at).map((arg) => ({ ...arg, text: escapes ? unescaped(arg.text) : arg.text }));
  return { text: names.map((name) => name.text).join(' '), names, span };
}

/** `%s` takes the next word; anything less plain is unknown, but each word may still be a name. */
function formatted(args: readonly Value[], span: Span): Printed {
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
      return code > 0x10ffff ? VARIABLE : String.fromCodePoint(code);
    },
  );
}
