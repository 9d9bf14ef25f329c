// Finds destructive words in the arguments of programs without a full row: `delete`, `db:drop`, `--purge`.

import { addEffect, report } from '../judgement/findings.ts';
import { inSubshell, type Judgement } from '../judgement/judge.ts';
import { type ExpandedWord, isLiteral } from '../judgement/word.ts';

/** A program says by its name, its first words or an option that it destroys: what it would destroy is unknown. */
export function noteDestroying(judge: Judgement, name: string, words: readonly ExpandedWord[]): void {
  noteInner(judge, words);
  const first = words.filter(({ text }) => !text.startsWith('-')).slice(0, 3);
  const at = first.findIndex(({ text }) => BRINGS.test(text));
  const verbs = at === -1 ? first : first.slice(0, at);
  const found =
    [...verbs, ...startedWords(words)].find(({ text }) => isLiteral(text) && DESTROYS.test(text)) ??
    words.find(
      (word) => isLiteral(word.text) && (DESTROYING_OPTION.test(word.text) || isDestroyingQuery(word)),
    );
  const [any] = words;
  const named = any !== undefined && !/^--?(?:help|version)$/.test(any.text) && DESTROYING_NAME.test(name);
  if (found === undefined && !named) return;
  addEffect(judge, 'delete', 'run');
  if (found !== undefined) report(judge, 'deletes', found.span, `${name} ${found.text}`);
  else if (any !== undefined) report(judge, 'deletes', any.span, name);
}

/** `qm guest exec 100 rm`: the program behind `exec` and the name of a machine. */
function startedWords(words: readonly ExpandedWord[]): readonly ExpandedWord[] {
  const at = words.findIndex(({ text }) => STARTS.test(text));
  return at === -1
    ? []
    : words
        .slice(at + 1)
        .filter(({ text }) => !text.startsWith('-'))
        .slice(0, 2);
}

/** A command in one word, for another machine or a container: `vagrant ssh -c 'rm -rf /'`, `--parameters commands=…`. */
export function noteInner(judge: Judgement, words: readonly ExpandedWord[]): void {
  let runs = false;
  for (const [at, word] of words.entries()) {
    const given = COMMAND_OPTION.test(words[at - 1]?.text ?? '');
    const [, joined] = /^--?[\w-]*(?:command|cmd|script|exec)s?=(.*)$/s.exec(word.text) ?? [];
    // `flatpak run --command=rm APP FILE`: its words follow the name of what it runs in.
    const [, ...operands] = words.slice(at + 1).filter(({ text }) => !text.startsWith('--'));
    if (joined !== undefined && /^[\w./-]+$/.test(joined) && operands.length > 0)
      inSubshell(judge, () => judge.judgeCommand(judge, [{ text: joined, span: word.span }, ...operands]));
    const text = joined ?? ((given || runs) && !word.text.startsWith('-') ? word.text : undefined);
    // `-c` alone may be anything: its value must look like a command.
    runs ||= RUNS.test(word.text) || /^-[cC]$/.test(word.text);
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

const COMMAND_OPTION = /^(?:--?[\w-]*(?:command|cmd|script|exec)s?|--parameters)$/;

const STARTS = /^(?:exec|ssh|shell|run|enter)$/;

const RUNS = /^(?:[\w-]*(?:ssh|shell|exec|run|rsh|invoke|command)|console|term)$/;

/** After these words comes a name to search for or fetch, which may be any word. */
const BRINGS =
  /^(?:install|add|i|get|fetch|pull|clone|download|create|new|init|help|man|show|list|ls|info|search|find|describe|explain|doc|status|view|log|logs|grep|which|edit|open)$/i;

/** `drop table x`, `--sql=DELETE FROM x`. */
export function isDestroyingQuery({ text }: ExpandedWord): boolean {
  return DESTROYING_QUERY.test(text);
}

/** A query in one word, behind the name of an option or alone. */
const DESTROYING_QUERY =
  /^(?:--?[\w-]+=)?\s*(?:drop\s+(?:table|database|schema|keyspace|view|index|user|role|column|measurement|bucket|collection)\b|delete\s+from\b|truncate\s+\w|alter\s+table\b.*\bdrop\b|del(?:ete_)?princ\w*\s|purgekeys\s)/is;

const VERB =
  'abandon|clear|decommission|del(?:ete)?|del(?:princ|pol|user|group)|rm[pi]|unmerge|unregister|destroy|drop|empty|erase|expunge|flush(?:all|db)?|force-reset|format|nuke|obliterate|prune|purge|rb|remove|reset|rmr?|rmdir|scrub|shred|sql-drop|terminate|truncate|undeploy|uninstall|unlink|wipe|zap|deprovision|downgrade|rollback';

/** `remove_all`, `delete-cluster`, `db:drop`, `migrate:fresh`, `ecto.drop`, `dropAll`. */
const DESTROYS = new RegExp(
  `^(?:(?:${VERB})(?:[-_:.][\\w:.-]+|all|(?-i:[A-Z]\\w*|pool|obj|dup|snap))?|[\\w-]+-(?:${VERB})|[\\w.:-]+[:.](?:${VERB}|fresh|refresh|undo|wipe|clear)(?::\\w+)*|(?:ecto|db)\\.(?:drop|reset))$`,
  'i',
);

const DESTROYING_OPTION =
  /^(?:--?(?:clean|clear|del|delete|depclean|destroy|drop|erase|expunge|force|gc|hard|in-?place|nuke|overwrite|allow-overwrite|prune|purge|remove|replace-input|reset|truncate|unmerge|unregister|wipe|zap|uninstall)(?:$|[-_=]|all|duplicates)|-rmr?$|\/delete$)/i;

/** `ldapdelete`, `xbps-remove`, `trash-empty`, `rmtrash`. */
const DESTROYING_NAME = new RegExp(
  `(?:^|/)(?:(?:rm|del)(?:$|-[a-z]+$|trash$)|[\\w.-]*[-_](?:${VERB})(?:\\.sh|cluster)?$|\\w+(?:delete|destroy|remove|erase|wipe)$)`,
  'i',
);
