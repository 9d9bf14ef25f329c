// Aliases of the live shell: what a word stands for is judged in its place, with every reason on the word itself.

import { quoteWord } from '../../domain/quote.ts';
import type { ResolvedWord } from '../../domain/shell.ts';
import type { Span } from '../../domain/verdict.ts';
import { addEffect, report } from '../judgement/findings.ts';
import type { Judgement } from '../judgement/judge.ts';
import { type ExpandedWord, isLiteral } from '../judgement/word.ts';

/** Maximum depth of aliases. */
export const MAX_ALIASES = 8;

/** What an alias of that name stands for, wherever in a command the shell looks for it. */
export function aliasText({ facts }: Judgement, word: string): string | undefined {
  const known = resolvedWord(facts.resolved, word);
  if (known?.type === 'alias' || known?.type === 'global-alias') return known.text;
  if (known !== undefined && known.type !== 'suffix-alias') return undefined;
  return facts.aliases !== undefined && Object.hasOwn(facts.aliases, word) ? facts.aliases[word] : undefined;
}

/** A plain object would also have names such as `constructor`. */
export function resolvedWord(
  resolved: Readonly<Record<string, ResolvedWord>> | undefined,
  word: string,
): ResolvedWord | undefined {
  return resolved !== undefined && Object.hasOwn(resolved, word) ? resolved[word] : undefined;
}

/** Judges the alias that the first word is; true when its text was judged in the word's place. */
export function judgeAlias(judgement: Judgement, words: readonly ExpandedWord[], alias: string): boolean {
  const [command, ...args] = words;
  if (command === undefined) return false;
  findAlias(judgement, command.text, alias, command.span);
  // Quoted, or put together when it runs, the word is not an alias to the shell.
  if (!isWritten(judgement, command)) return false;
  return judgeInPlace(
    judgement,
    command.text,
    textWithArguments(judgement, alias, command, args),
    command.span,
  );
}

/** zsh's `alias -s txt=less` makes `notes.txt` in a command's place `less notes.txt`; true when it was one. */
export function judgeSuffixAlias(judgement: Judgement, words: readonly ExpandedWord[]): boolean {
  const [command, ...args] = words;
  if (judgement.text.dialect !== 'zsh' || command === undefined) return false;
  const word = command.text;
  const dot = word.lastIndexOf('.');
  if (dot < 1 || dot === word.length - 1) return false;
  const ending = word.slice(dot + 1);
  // Only the ending has to be there unquoted: `"my notes".txt`.
  const written = judgement.text.source.slice(...command.span);
  if (!written.endsWith(word.slice(dot))) return false;
  const own = resolvedWord(judgement.facts.resolved, word);
  const known = own?.type === 'suffix-alias' ? own : resolvedWord(judgement.facts.resolved, ending);
  if (known?.type !== 'suffix-alias' || judgement.shell.expanding.has(`*.${ending}`)) return false;
  findAlias(judgement, `*.${ending}`, known.text, command.span);
  const text = `${known.text} ${written}${textFrom(judgement, command.span[1], args)}`;
  return judgeInPlace(judgement, `*.${ending}`, text, command.span);
}

const LONGEST_SHOWN = 60;

export function findAlias(judgement: Judgement, name: string, alias: string, span: Span): void {
  const shown = alias.length > LONGEST_SHOWN ? `${alias.slice(0, LONGEST_SHOWN)}…` : alias;
  addEffect(judgement, 'run');
  report(judgement, 'stands-for', span, `${name} stands for "${shown}"`);
}

function judgeInPlace(judgement: Judgement, name: string, text: string, span: Span): boolean {
  if (judgement.shell.expanding.size >= MAX_ALIASES) {
    report(judgement, 'too-long', span);
    return true;
  }
  // As in the shell, an alias is not expanded inside its own text.
  judgement.shell.expanding.add(name);
  judgement.readNested(judgement, text, judgement.text.dialect, span);
  judgement.shell.expanding.delete(name);
  return true;
}

/** After an alias that ends in a space the shell looks at the next word too. */
function textWithArguments(
  judgement: Judgement,
  alias: string,
  command: ExpandedWord,
  args: readonly ExpandedWord[],
): string {
  let text = alias;
  let from = command.span[1];
  for (const [at, next] of args.entries()) {
    if (!/[ \t]$/.test(text) || !isWritten(judgement, next))
      return text + textFrom(judgement, from, args.slice(at));
    judgement.survey.words.add(next.text);
    const more = aliasText(judgement, next.text);
    if (more === undefined) return text + textFrom(judgement, from, args.slice(at));
    findAlias(judgement, next.text, more, next.span);
    text += more;
    from = next.span[1];
  }
  return text;
}

/** The arguments as they are written; those that another command put together are quoted again. */
function textFrom(judgement: Judgement, from: number, args: readonly ExpandedWord[]): string {
  const last = args.at(-1);
  if (last === undefined) return '';
  const inOrder = args.every(({ span }, at) => span[0] >= (args[at - 1]?.span[0] ?? from));
  if (inOrder) return judgement.text.source.slice(from, last.span[1]);
  return args
    .map(({ text }) => (isLiteral(text) ? ` ${quoteWord(text, judgement.text.dialect)}` : ' "$_"'))
    .join('');
}

function isWritten(judgement: Judgement, { text, span }: ExpandedWord): boolean {
  return judgement.text.source.slice(span[0], span[1]) === text;
}
