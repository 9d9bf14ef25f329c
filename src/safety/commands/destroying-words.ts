// Finds destructive words in the arguments of programs without a full row: `delete`, `db:drop`, `--purge`.

import { addEffect, report } from '../judgement/findings.ts';
import type { Judge } from '../judgement/judge.ts';
import { type ExpandedWord, isLiteral } from '../judgement/word.ts';

/** A program says by its first words or by an option that it destroys: what it would destroy is unknown. */
export function noteDestroying(judge: Judge, name: string, words: readonly ExpandedWord[]): void {
  const first = words.filter(({ text }) => !text.startsWith('-')).slice(0, 3);
  const at = first.findIndex(({ text }) => BRINGS.test(text));
  const verbs = at === -1 ? first : first.slice(0, at);
  const found =
    verbs.find(({ text }) => isLiteral(text) && DESTROYS.test(text)) ??
    words.find(({ text }) => isLiteral(text) && DESTROYING_OPTION.test(text));
  if (found === undefined) return;
  addEffect(judge, 'delete', 'run');
  report(judge, 'deletes', found.span, `${name} ${found.text}`);
}

/** After these words comes a name to search for or fetch, which may be any word. */
const BRINGS =
  /^(?:install|add|i|get|fetch|pull|clone|download|create|new|init|help|man|show|list|ls|info|search|find|describe|explain|doc|status|view|log|logs|grep|which|edit|open)$/i;

const VERB =
  'del(?:ete)?|destroy|drop|erase|expunge|flush(?:all|db)?|force-reset|format|nuke|obliterate|prune|purge|rb|remove|reset|rmr?|rmdir|scrub|shred|sql-drop|terminate|truncate|undeploy|uninstall|unlink|wipe|zap|deprovision|downgrade|rollback';

/** `remove_all`, `delete-cluster`, `db:drop`, `migrate:fresh`, `ecto.drop`, `dropAll`. */
const DESTROYS = new RegExp(
  `^(?:(?:${VERB})(?:[-_:.][\\w:.-]+|all)?|[\\w.-]+[:.](?:${VERB}|fresh|refresh|undo|wipe|clear)(?::\\w+)*|(?:ecto|db)\\.(?:drop|reset))$`,
  'i',
);

const DESTROYING_OPTION =
  /^(?:--?(?:delete|destroy|drop|erase|expunge|force-reset|gc|nuke|purge|remove|truncate|wipe|zap|uninstall)(?:$|[-_=]|all|duplicates)|-rmr?$)/i;
