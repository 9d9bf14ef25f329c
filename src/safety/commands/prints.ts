// What a command prints, as far as its words tell.

import type { Span } from '../../domain/verdict.ts';
import { inputNames, inputText, noteControls } from '../flow/output.ts';
import type { ArchiveStream, CommandOutput, Input, Judgement } from '../judgement/judge.ts';
import {
  ANY_STRING,
  type ExpandedWord,
  isGlob,
  isLiteral,
  NOT_BECK,
  NUMBER,
  SUBTREE,
  UNKNOWN_OUTPUT,
} from '../judgement/word.ts';
import { changesText, type Filter, filterOf, type PrintedKind, printedKind } from '../knowledge/printed.ts';
import { printsHashes, printsIds, printsIdsFirst } from '../knowledge/printed-numbers.ts';
import { hasTrait } from '../knowledge/program-traits.ts';
import { someBelow } from '../paths/beck.ts';
import { othersBeside } from '../paths/beside-secrets.ts';
import { holdsSecrets, isSecretFile } from '../paths/secrets.ts';
import { printsEndlessly } from './endless.ts';
import { hiddenBelow, secretNamed } from './find-secrets.ts';
import {
  foundNames,
  GIT_LISTS,
  hiddenIn,
  listedByGit,
  listedFiles,
  searchedNames,
  secretsBelow,
  secretsLocated,
} from './listed-names.ts';
import { renamedPattern, stringLines } from './printed-strings.ts';
import { decoded, echoed, formatted, type Known } from './printed-texts.ts';
import { foundProgram } from './program-place.ts';

/** Records what the current command prints, after what was printed before it. `inside`: what a program it starts does. */
export function recordOutput(
  judgement: Judgement,
  name: string,
  args: readonly ExpandedWord[],
  span: Span,
): void {
  const printed = outputOf(judgement, name, args, span);
  const own = printsEndlessly(name, args, judgement.stdio.input)
    ? { text: undefined, names: printed?.names ?? [], span, endless: true }
    : printed;
  if (own?.text !== undefined) noteControls(judgement, own.text, span);
  if (own !== undefined) judgement.stdio.printed = own;
  else if (judgement.stdio.printed === undefined)
    judgement.stdio.printed = { text: undefined, names: [], span };
}

type Reader = (
  judgement: Judgement,
  args: readonly ExpandedWord[],
  span: Span,
  name: string,
) => Known | undefined;

const READERS: Readonly<Record<PrintedKind, Reader>> = {
  words: echoed,
  format: (_judge, args) => formatted(args),
  nothing: () => ({ text: '' }),
  string: (judgement, args) =>
    judgement.text.dialect === 'fish' && args.length > 0 ? { text: stringLines(args) } : undefined,
  program: (judgement, args) => foundProgram(judgement, args),
  'program behind -v': (judgement, [option, ...names]) =>
    (judgement.text.dialect === 'fish' ? /^(?:-v|-s|--search)$/ : /^-v$/).test(option?.text ?? '')
      ? foundProgram(judgement, names, 'command')
      : undefined,
  folder: (judgement) => ({ text: judgement.shell.cwd }),
  list(_judge, args, span) {
    const given = operandsOf(args);
    const names = given.length > 0 ? given : [{ text: '.', span }];
    if (!args.some(({ text }) => /^(?:-\w*[aAf]|--a\w+)/.test(text))) return { names };
    // Names that begin with a dot as well.
    const dotted = (name: ExpandedWord) =>
      hiddenBelow([name]) ?? { ...name, text: `${name.text}/.${ANY_STRING}` };
    // What a pattern with an extension names is rarely a folder.
    const folders = names.filter(({ text }) => !(isGlob(text) && /\.\w+$/.test(text)));
    return { names: [...names, ...folders.map(dotted)] };
  },
  'all here': (judgement, _args, span) => ({ names: hiddenIn(judgement, [], span) }),
  found: (judgement, args) => ({ names: foundNames(judgement, args) }),
  'named below': (judgement, args, span) => ({
    names: [...searchedNames(args), ...secretsBelow(judgement, args, span)],
  }),
  named: (_judge, args) => ({ names: [...searchedNames(args), ...secretsLocated(args)] }),
  path: (_judge, args) => asText(onlyOperand(args)),
  parent: (_judge, args) => {
    const path = onlyOperand(args);
    return path === undefined ? undefined : { text: parentOf(path) };
  },
  'all below': (judgement, args, span) => ({
    names: args.some(({ text }) => /^(?:-\w*a|--all$)/.test(text))
      ? [...operandsOf(args), ...hiddenIn(judgement, operandsOf(args), span)]
      : operandsOf(args),
  }),
  'own words': (judgement, args) => {
    const names = operandsOf(args);
    return { names: [...names, ...othersBeside(judgement, names)] };
  },
  git: (judgement, args, span) =>
    GIT_LISTS.test(args[0]?.text ?? '')
      ? { names: listedByGit(judgement, args, span) }
      : printsHashes(args.map(({ text }) => text).join(' '))
        ? { text: NUMBER }
        : undefined,
  containers(_judge, args) {
    const words = args.map(({ text }) => text).join(' ');
    if (printsIds(words)) return { text: NUMBER };
    return printsIdsFirst(words) ? { text: `${NUMBER} ${UNKNOWN_OUTPUT}` } : undefined;
  },
  decoded: (judgement, args) =>
    args.length === 1 && /^(?:-d|-D|--decode)$/.test(args[0]?.text ?? '')
      ? asText(decoded(judgement.stdio.input))
      : undefined,
  'from digits': (judgement, args) => {
    const options = args.map(({ text }) => text).join(' ');
    const known = /^(?:-r -p|-p -r|-rp|-pr|-r -ps|-ps -r)$/.test(options)
      ? inputText(judgement.stdio.input)
      : undefined;
    return asText(known && Buffer.from(known.text.replace(/\s/g, ''), 'hex').toString('latin1'));
  },
  filtered: (judgement, args, span, name) => filtered(judgement, name, args, span),
};

function outputOf(
  judgement: Judgement,
  name: string,
  args: readonly ExpandedWord[],
  span: Span,
): CommandOutput | undefined {
  const pattern = judgement.text.dialect === 'fish' ? renamedPattern(name, args) : undefined;
  if (pattern !== undefined) return { text: pattern, names: [], span, certain: true };
  const kind = printedKind(name);
  if (kind === undefined) return secretOutput(judgement, name, args, span);
  const known = READERS[kind](judgement, args, span, name);
  return known && { text: known.text, names: known.names ?? [], span, certain: known.certain };
}

/** Of a command about whose output nothing is known, the names of secrets that it is given, or works out. */
function secretOutput(
  judgement: Judgement,
  name: string,
  args: readonly ExpandedWord[],
  span: Span,
): CommandOutput | undefined {
  const { input, printed } = judgement.stdio;
  if (printed !== undefined || args.length > MOST_WORDS) return undefined;
  return new SecretOutput(span, () => namesOfSecrets(judgement, name, args, input));
}

/** Its names are worked out when they are asked for: few outputs are used as names. */
class SecretOutput implements CommandOutput {
  readonly text = undefined;
  archive: ArchiveStream | undefined = undefined;
  readonly span: Span;
  private found: readonly ExpandedWord[] | undefined = undefined;
  private readonly find: () => readonly ExpandedWord[];

  constructor(span: Span, find: () => readonly ExpandedWord[]) {
    this.span = span;
    this.find = find;
  }

  get names(): readonly ExpandedWord[] {
    this.found ??= this.find();
    return this.found;
  }
}

function namesOfSecrets(
  judgement: Judgement,
  name: string,
  args: readonly ExpandedWord[],
  input: Input,
): readonly ExpandedWord[] {
  const isSecretOrTree = ({ text }: ExpandedWord) => isSecretFile(text) || holdsSecrets(judgement, text);
  return [
    ...args.filter(({ text }) => !text.startsWith('-') && isSecretFile(text)),
    ...(hasTrait(name, 'summarizes') ? [] : inputNames(input).filter(isSecretOrTree)),
    ...workedOut(input, name),
    ...(hasTrait(name, 'summarizes') ? [] : othersBeside(judgement, [...args, ...inputNames(input)])),
  ];
}

const MOST_WORDS = 100;

/** A text that is written out and then changed may become any name: `echo vne. | rev`. */
function workedOut(input: Input, name: string): readonly ExpandedWord[] {
  const known = inputText(input);
  const changed = known !== undefined && isLiteral(known.text) && known.text.length < MOST_OF_A_NAME;
  return changed && !hasTrait(name, 'summarizes') ? [SECRET_NAME(known)] : [];
}

const MOST_OF_A_NAME = 60;

function asText(text: string | undefined): Known | undefined {
  return text === undefined ? undefined : { text };
}

function operandsOf(args: readonly ExpandedWord[]): ExpandedWord[] {
  return args.filter((arg) => !arg.text.startsWith('-'));
}

function onlyOperand(args: readonly ExpandedWord[]): string | undefined {
  const [only, ...more] = operandsOf(args);
  return more.length > 0 ? undefined : only?.text;
}

function parentOf(path: string): string {
  const at = path.replace(/(?<!\/)\/+$/, '').lastIndexOf('/');
  return at <= 0 ? (at === 0 ? '/' : '.') : path.slice(0, at);
}

/** Filters hand on what they are fed, unless they select a little of it. */
function filtered(judgement: Judgement, name: string, args: readonly ExpandedWord[], span: Span): Known {
  const filter = filterOf(name);
  const { input } = judgement.stdio;
  const known = inputText(input);
  if (known?.text === NUMBER && filter.keepsDigits === true && args.every(isPlainFlag))
    return { text: NUMBER };
  if (filter.passesAll === 'always' || (filter.passesAll !== undefined && operandsOf(args).length === 0))
    return { text: known?.text, names: known && filter.passesAll === 'copied' ? [] : inputNames(input) };
  // xargs prints what its command does.
  const changes = [name, ...(name === 'xargs' ? args.map(({ text }) => text) : [])].some(changesText);
  const names = [
    ...inputNames(input),
    ...(changes ? workedOut(input, name) : []),
    ...(changes ? othersBeside(judgement, inputNames(input)) : []),
    ...listedFiles(judgement, filter, args, span),
    ...keptSecret(judgement, filter, args),
  ];
  // A secret that was asked for by its name may be among the few as well.
  const few = () => names.flatMap((one) => (isSecretFile(one.text) ? [one, someOf(one)] : [someOf(one)]));
  return { names: picksFew(filter, args, known !== undefined) ? few() : names };
}

function picksFew({ picks }: Filter, args: readonly ExpandedWord[], isRead: boolean): boolean {
  if (picks === undefined) return false;
  if (picks === 'unread') return !isRead;
  const has = (letter: string) => args.some(({ text }) => new RegExp(`^-\\w*${letter}`).test(text));
  return 'with' in picks ? has(picks.with) : !has(picks.without);
}

/** `ls | grep pem`: of the names that come, those of secrets are asked for. */
function keptSecret(
  judgement: Judgement,
  { lists }: Filter,
  args: readonly ExpandedWord[],
): readonly ExpandedWord[] {
  const [pattern, ...more] = operandsOf(args);
  if (lists === undefined || pattern === undefined || more.length > 0) return [];
  if (judgement.stdio.input.type !== 'pipe' || args.some(({ text }) => /^-\w*v/.test(text))) return [];
  return secretNamed({ ...pattern, text: `*${pattern.text.replace(/[\\^$]/g, '')}*` })
    ? [SECRET_NAME(pattern)]
    : [];
}

const SECRET_NAME = ({ span }: { readonly span: Span }): ExpandedWord => ({ text: './.env', span });

function isPlainFlag({ text }: ExpandedWord): boolean {
  return /^(?:-n|-\d+|\d+|-n\d+|-r|-u)$/.test(text);
}

/** A few of those that a name stands for: not the place itself. */
function someOf({ text, span }: ExpandedWord): ExpandedWord {
  if (isGlob(text) && /\.\w+$/.test(text)) return { text, span };
  return { text: someBelow(text.replaceAll(SUBTREE, ''), !text.includes(NOT_BECK)), span };
}
