// Finds destructive words in the arguments of programs without a full row: `delete`, `db:drop`, `--purge`.

import { addEffect, report } from '../judgement/findings.ts';
import { inSubshell, type Judgement } from '../judgement/judge.ts';
import { type ExpandedWord, isLiteral } from '../judgement/word.ts';
import {
  COMMAND_OPTION,
  DESTROYING_NAME,
  DESTROYING_OPTIONS,
  DESTROYING_QUERY,
  DESTROYING_VERBS,
  FETCHING_VERB,
  HANDS_ON,
  STARTING_VERB,
} from '../knowledge/verbs.ts';

/** A program says by its name, its first words or an option that it destroys: what it would destroy is unknown. */
export function noteDestroying(judgement: Judgement, name: string, words: readonly ExpandedWord[]): void {
  noteInner(judgement, words);
  const first = words.filter(({ text }) => !text.startsWith('-')).slice(0, 3);
  const at = first.findIndex(({ text }) => FETCHING_VERB.test(text));
  const verbs = at === -1 ? first : first.slice(0, at);
  const found =
    [...verbs, ...startedWords(words)].find(({ text }) => isLiteral(text) && isOne(DESTROYING_VERBS, text)) ??
    words.find(
      (word) =>
        isLiteral(word.text) && (isOne(DESTROYING_OPTIONS, word.text) || DESTROYING_QUERY.test(word.text)),
    );
  const [any] = words;
  const named = any !== undefined && !/^--?(?:help|version)$/.test(any.text) && DESTROYING_NAME.test(name);
  if (found === undefined && !named) return;
  addEffect(judgement, 'delete', 'run');
  if (found !== undefined) report(judgement, 'deletes', found.span, `${name} ${found.text}`);
  else if (any !== undefined) report(judgement, 'deletes', any.span, name);
}

function isOne(forms: readonly RegExp[], text: string): boolean {
  return forms.some((form) => form.test(text));
}

/** `qm guest exec 100 rm`: the program behind `exec` and the name of a machine. */
function startedWords(words: readonly ExpandedWord[]): readonly ExpandedWord[] {
  const at = words.findIndex(({ text }) => STARTING_VERB.test(text));
  return at === -1
    ? []
    : words
        .slice(at + 1)
        .filter(({ text }) => !text.startsWith('-'))
        .slice(0, 2);
}

/** A command in one word, for another machine or a container: `vagrant ssh -c 'rm -rf /'`, `--parameters commands=…`. */
export function noteInner(judgement: Judgement, words: readonly ExpandedWord[]): void {
  let runs = false;
  let started = false;
  for (const [at, word] of words.entries()) {
    const given = COMMAND_OPTION.test(words[at - 1]?.text ?? '');
    const [, joined] = /^--?[\w-]*(?:command|cmd|script|exec)s?=(.*)$/s.exec(word.text) ?? [];
    // Once: all words behind it are looked at.
    if (
      joined !== undefined &&
      !started &&
      noteStarted(judgement, { text: joined, span: word.span }, words, at)
    ) {
      started = true;
      continue;
    }
    const text = joined ?? ((given || runs) && !word.text.startsWith('-') ? word.text : undefined);
    // `-c` alone may be anything: its value must look like a command.
    runs ||= HANDS_ON.test(word.text) || /^-[cC]$/.test(word.text);
    if (text === undefined || !isLiteral(text) || !(given || joined !== undefined || /\s/.test(text)))
      continue;
    inSubshell(judgement, () => judgement.readNested(judgement, withoutList(text), 'sh', word.span));
  }
}

/** `flatpak run --command=rm APP FILE`: the words of a program follow the name of what it runs in. */
function noteStarted(
  judgement: Judgement,
  program: ExpandedWord,
  words: readonly ExpandedWord[],
  at: number,
): boolean {
  if (!/^[\w./-]+$/.test(program.text)) return false;
  const [, ...operands] = words.slice(at + 1).filter(({ text }) => !text.startsWith('--'));
  if (operands.length === 0) return false;
  inSubshell(judgement, () => judgement.judgeCommand(judgement, [program, ...operands]));
  return true;
}

/** `commands=["…"]`, as the parameters of AWS are written. */
function withoutList(text: string): string {
  const [, listed] = /^(?:commands?|script)=(.*)$/s.exec(text) ?? [];
  return listed === undefined ? text : listed.replace(/^[["']+|[\]"']+$/g, '');
}
