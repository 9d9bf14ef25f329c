// if and for of cmd: their commands are judged as if they ran.

import type { Span } from '../../../domain/verdict.ts';
import { inBranch } from '../../flow/branches.ts';
import { runText } from '../../flow/run-text.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { UNKNOWN, withGlobs } from '../../judgement/word.ts';
import { isSecret, isWholeSecretFolder } from '../../paths/secrets.ts';
import { destroyedPlace, isWindowsSecret, unify } from '../../paths/windows.ts';
import { usePath } from '../../paths/windows-effects.ts';
import type { CmdWord } from './parser.ts';

/** Judges the words of one command; the walk gives it. */
type JudgeWords = (judgement: Judgement, words: readonly CmdWord[]) => void;

/** `if [/i] [not] CONDITION COMMAND [else COMMAND]`. */
export function judgeIf(judgement: Judgement, args: readonly CmdWord[], judgeWords: JudgeWords): void {
  if (asksForHelp(args)) return addEffect(judgement, 'read');
  let at = 0;
  while (/^(?:\/i|not)$/i.test(args[at]?.text ?? '')) at++;
  const word = args[at]?.text ?? '';
  if (/^exist$/i.test(word)) {
    const path = args[at + 1];
    if (path !== undefined) usePath(judgement, 'list', path);
    at += 2;
  } else if (/^(?:defined|errorlevel|cmdextversion)$/i.test(word)) at += 2;
  else if (/==/.test(word)) at += word.endsWith('==') ? 2 : 1;
  else if (/^(?:equ|neq|lss|leq|gtr|geq)$/i.test(args[at + 1]?.text ?? '')) at += 3;
  else if (/^==/.test(args[at + 1]?.text ?? '')) at += args[at + 1]?.text === '==' ? 3 : 2;
  else {
    const [first] = args;
    return report(
      judgement,
      'unreadable',
      first?.span ?? [0, judgement.text.source.length],
      'an if without a condition',
    );
  }
  const body = args.slice(at);
  const otherwise = body.findIndex((arg) => /^else$/i.test(arg.text));
  for (const part of otherwise === -1 ? [body] : [body.slice(0, otherwise), body.slice(otherwise + 1)]) {
    inBranch(judgement, () => judgeInner(judgement, part, judgeWords));
  }
}

/** `for [/d] [/r PATH] [/l] [/f OPTIONS] %v in (SET) do COMMAND`. */
export function judgeFor(judgement: Judgement, args: readonly CmdWord[], judgeWords: JudgeWords): void {
  if (asksForHelp(args)) return addEffect(judgement, 'read');
  const into = args.findIndex((arg) => /^in$/i.test(arg.text));
  const does = args.findIndex((arg) => /^do$/i.test(arg.text));
  const [first] = args;
  if (into === -1 || does < into) {
    return report(
      judgement,
      'unreadable',
      first?.span ?? [0, judgement.text.source.length],
      'a for without a body',
    );
  }
  const set = args.slice(into + 1, does);
  for (const { span } of set) {
    // Unquoted separators in the list are an error to cmd, and unread to us.
    const bare = judgement.text.source.slice(...span).replace(/\^[\s\S]|"[^"]*"/g, '');
    if (/[&|<>\n]/.test(bare)) report(judgement, 'unreadable', span, 'a separator in the list of a for');
  }
  const command = /^\(\s*['`](.*)['`]\s*\)$/s.exec(set.map((word) => word.raw).join(' '))?.[1];
  const reads = args.slice(0, into).some((arg) => /^\/f/i.test(arg.text));
  // Without `usebackq` a text in quotes is the text itself.
  if (command === undefined && reads)
    for (const item of itemsOf(set))
      if (!item.startsWith('"') || /usebackq/i.test(judgement.text.source))
        usePath(judgement, 'read', {
          text: withGlobs(item.replaceAll('"', '')),
          span: spanOf(set, judgement),
        });
  if (command !== undefined && args.slice(0, into).some((arg) => /^\/f/i.test(arg.text))) {
    runText(judgement, { text: command, span: spanOf(set, judgement) }, 'cmd');
  }
  const body = args.slice(does + 1);
  inBranch(judgement, () => judgeInner(judgement, body, judgeWords));
  judgeItems(judgement, args[into - 1]?.raw ?? '', set, body, judgeWords);
}

function spanOf(set: readonly CmdWord[], { text: { source } }: Judgement): Span {
  return [set[0]?.span[0] ?? 0, set.at(-1)?.span[1] ?? source.length];
}

/** What stands in the brackets. */
function itemsOf(set: readonly CmdWord[]): string[] {
  const all = set.map((word) => word.raw).join(' ');
  const items = all.replace(/^\(|\)$/g, '').split(/[\s,;]+/);
  return items.filter((item) => item !== '').slice(0, MAX_LISTED);
}

function asksForHelp(args: readonly CmdWord[]): boolean {
  return args.length === 1 && args[0]?.text === '/?';
}

/** A tree that must not be lost, and a secret, among what a loop goes through, is judged as if it were written in the body. */
function judgeItems(
  judgement: Judgement,
  variable: string,
  set: readonly CmdWord[],
  body: readonly CmdWord[],
  judgeWords: JudgeWords,
): void {
  const letter = /([a-z])\W*$/i.exec(
    judgement.text.source.slice(0, set[0]?.span[0] ?? 0).replace(/(?<!\s)\s+in\s*$/i, ''),
  )?.[1];
  if (letter === undefined || variable === '') return;
  const named = new RegExp(`%{1,2}(?:~[a-z]*)?${letter}`, 'i');
  for (const item of itemsOf(set)) {
    const path = withGlobs(item.replace(/^"(.*)"$/, '$1'));
    if (destroyedPlace(path, judgement.facts.home) === undefined && !asksForSecret(judgement, path)) continue;
    inBranch(judgement, () =>
      judgeInner(
        judgement,
        body.map((word) =>
          named.test(judgement.text.source.slice(...word.span))
            ? { ...word, text: filled(word.text, item), raw: filled(word.raw, item) }
            : word,
        ),
        judgeWords,
      ),
    );
  }
}

const MAX_LISTED = 16;

function filled(text: string, item: string): string {
  return text.replaceAll(UNKNOWN, () => item);
}

/** One by its name or its folder, or a pattern that is meant for one. */
function asksForSecret(judgement: Judgement, path: string): boolean {
  const unified = unify(path);
  return isWindowsSecret(path) || isSecret(judgement, unified) || isWholeSecretFolder(unified);
}

/** The command inside: words that are already read, or a group in brackets that came as one word. */
function judgeInner(judgement: Judgement, words: readonly CmdWord[], judgeWords: JudgeWords): void {
  const [first] = words;
  if (first === undefined) return;
  if (!first.raw.startsWith('(')) return judgeWords(judgement, words);
  const text = words
    .map((word) => word.raw)
    .join(' ')
    .replace(/[\uFDD0-\uFDEF]+/g, '%_%');
  const span: Span = [first.span[0], words.at(-1)?.span[1] ?? first.span[1]];
  judgement.readNested(judgement, text, 'cmd', span);
}
