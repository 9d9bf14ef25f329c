// SQL and sqlite's dot commands: queries read, everything else changes or runs.

import { addEffect, find, type Judge } from '../judge.ts';
import { isLiteral, type Value } from '../values.ts';

const QUERY =
  /^(?:select|show|explain|describe|desc|values|table|pragma\s+\w+(?:\(\w+\))?\s*$|\\d\w*|\\l\b|\\dt\b|\.(?:tables|schema|indexes|indices|databases|headers?|mode|width|show|help|dbinfo|dump|fullschema|timer|nullvalue|separator|quit|exit)\b)/i;
const HARMLESS_DOT =
  /^(?:tables|schema|indexes|indices|databases|headers?|mode|width|show|help|dbinfo|dump|fullschema|timer|nullvalue|separator|quit|exit|stats|eqp|echo|bail|explain|print|limit|lint|version|changes)$/;
const DESTROYS =
  /\b(?:drop|delete|truncate|update|insert|replace|alter|grant|revoke|create|vacuum|attach|merge|call|exec|execute|load|copy|shutdown|kill|flushall|flushdb|del|unlink|hdel|zrem|srem|lrem|ltrim|expire|rename|reindex|dropDatabase|remove|deleteMany|deleteOne|drop_database)\b/i;
const RUNS =
  /(?:^|[\s;])(?:\.(?:shell|system|output|once|import|save|backup|restore|load|open|read|excel|cd|log|archive|ar)\b|\\[!oisgw]|\\copy\b)|\b(?:load_extension|writefile|readfile|edit|fts3_tokenizer|pg_read_file|lo_export|lo_import|xp_cmdshell|into\s+(?:out|dump)file|copy\b.*\bprogram|load_file|sys_exec)\b/i;

/** Judges one text for a database. */
export function judgeSql(judge: Judge, value: Value): void {
  const { text } = value;
  // sqlite takes any beginning of a name: `.sh` is `.shell`.
  const dots = [...text.matchAll(/(?:^|\n)\s*\.(\w+)/g)].map(([, name = '']) => name);
  if (RUNS.test(text) || dots.some((name) => !HARMLESS_DOT.test(name))) {
    addEffect(judge, 'run', 'write');
    return find(judge, 'risky-code', value.span, 'the query');
  }
  if (DESTROYS.test(withoutStrings(text))) {
    addEffect(judge, 'delete', 'write');
    return find(judge, 'deletes', value.span, 'the query');
  }
  const statements = withoutStrings(text).split(';');
  const reads = isLiteral(text) && statements.every((part) => part.trim() === '' || QUERY.test(part.trim()));
  if (reads) return addEffect(judge, 'read');
  addEffect(judge, 'run');
  find(judge, 'runs-code', value.span, 'a query');
}

function withoutStrings(text: string): string {
  return text.replace(/'(?:''|[^'])*'/g, "''").replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ');
}
