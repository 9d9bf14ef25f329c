// Finds destructive words in the arguments of programs without a full row: `delete`, `db:drop`, `--purge`.

import { addEffect, report } from '../judgement/findings.ts';
import { inSubshell, type Judgement } from '../judgement/judge.ts';
import { type ExpandedWord, isLiteral } from '../judgement/word.ts';
import {
  COMMAND_OPTION,
  DESTROYING_NAME,
  DESTROYING_OPTION,
  DESTROYING_VERB,
  FETCHING_VERB,
  HANDS_ON,
} from '../knowledge/verbs.ts';

/** A program says by its name, its first words or an option that it destroys: what it would destroy is unknown. */
export function noteDestroying(judge: Judgement, name: string, words: readonly ExpandedWord[]): void {
  noteInner(judge, words);
  const first = words.filter(({ text }) => !text.startsWith('-')).slice(0, 3);
  const at = first.findIndex(({ text }) => FETCHING_VERB.test(text));
  const verbs = at === -1 ? first : first.slice(0, at);
  const found =
    verbs.find(({ text }) => isLiteral(text) && DESTROYING_VERB.test(text)) ??
    words.find(({ text }) => isLiteral(text) && DESTROYING_OPTION.test(text));
  const [any] = words;
  const named = any !== undefined && !/^--?(?:help|version)$/.test(any.text) && DESTROYING_NAME.test(name);
  if (found === undefined && !named) return;
  addEffect(judge, 'delete', 'run');
  if (found !== undefined) report(judge, 'deletes', found.span, `${name} ${found.text}`);
  else if (any !== undefined) report(judge, 'deletes', any.span, name);
}

/** A command in one word, for another machine or a container: `vagrant ssh -c 'rm -rf /'`, `--parameters commands=…`. */
export function noteInner(judge: Judgement, words: readonly ExpandedWord[]): void {
  let runs = false;
  for (const [at, word] of words.entries()) {
    const given = COMMAND_OPTION.test(words[at - 1]?.text ?? '');
    const [, joined] = /^--?[\w-]*(?:command|cmd|script|exec)s?=(.*)$/s.exec(word.text) ?? [];
    const text = joined ?? ((given || runs) && !word.text.startsWith('-') ? word.text : undefined);
    // `-c` alone may be anything: its value must look like a command.
    runs ||= HANDS_ON.test(word.text) || /^-[cC]$/.test(word.text);
    if (text === undefined || !isLiteral(text) || !(given || joined !== undefined || /\s/.test(text)))
      continue;
    inSubshell(judge, () => judge.readNested(judge, withoutList(text), 'sh', word.span));
  }
}

/** `commands=["…"]`, as the parameters of AWS are written. */
function withoutList(text: string): string {
  const [, listed] = /^(?:commands?|script)=(.*)$/s.exec(text) ?? [];
  return listed === undefined ? text : listed.replace(/^[["']+|[\]"']+$/g, '');
}
