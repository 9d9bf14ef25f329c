// SQL and sqlite's dot commands: queries read, everything else changes or runs.

import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { type ExpandedWord, isLiteral } from '../../judgement/word.ts';
import { ASKING_PRAGMAS, TELLING_PRAGMAS } from '../../knowledge/database-reads.ts';

const PRAGMA = new RegExp(
  String.raw`^pragma\s+(?:\w+\.)?(?:(?:${ASKING_PRAGMAS})\s*(?:\(\s*['"]?\w+['"]?\s*\))?|${TELLING_PRAGMAS})\s*$`,
  'i',
);

const QUERY =
  /^(?:select|show|explain|describe|desc|values|table|\\d\w*|\\l\b|\\dt\b|\.(?:tables|schema|indexes|indices|databases|headers?|mode|width|show|help|dbinfo|dump|fullschema|timer|nullvalue|separator|quit|exit)\b)/i;

const HARMLESS_DOT =
  /^(?:tables|schema|indexes|indices|databases|headers?|mode|width|show|help|dbinfo|dump|fullschema|timer|nullvalue|separator|quit|exit|stats|eqp|echo|bail|explain|print|limit|lint|version|changes)$/;

const DESTROYS =
  /\b(?:drop|delete|truncate|update|insert\s+overwrite|replace|alter|grant|revoke|create(?!\s+(?:temp(?:orary)?\s+|unique\s+|virtual\s+)?(?:table|index|view|schema|database)\b)|vacuum|attach|merge|call|exec|execute|load|copy|shutdown|kill|flushall|flushdb|del|unlink|hdel|zrem|srem|lrem|ltrim|expire|rename|reindex|dropDatabase|remove|deleteMany|deleteOne|drop_database)\b/i;

const RUNS =
  /(?:^|[\s;])(?:source\s+\S|\.(?:shell|system|output|once|import|save|backup|restore|load|open|read|excel|cd|log|archive|ar)\b|\\[!oisgw]|\\copy\b)|\b(?:load_extension|writefile|readfile|fsdir|edit|fts3_tokenizer|pg_read_file|lo_export|lo_import|xp_cmdshell|into\s+(?:out|dump)file|load_file|sys_exec)\b/i;

/** Where databases keep passwords, and columns of that name. */
const LOGINS =
  /\b(?:pg_(?:shadow|authid|user_mapping)|rolpassword|usename,\s*passwd|authentication_string|mysql\.user|password(?:_hash)?|passwd|api_?keys?|secrets?|requirepass|masterauth|(?:access|auth|refresh)_tokens?)\b/i;

/** A query that shows them is asked about, whatever else it reads. */
export function noteLogins(judgement: Judgement, { text, span }: ExpandedWord): void {
  if (!LOGINS.test(text)) return;
  addEffect(judgement, 'secret');
  report(judgement, 'shows-secrets', span, 'the query', 'ask');
}

/** Judges one text for a database. */
export function judgeSql(judgement: Judgement, value: ExpandedWord): void {
  const { text } = value;
  if (printsControls(text)) report(judgement, 'controls-terminal', value.span);
  // sqlite takes any beginning of a name: `.sh` is `.shell`.
  const dots = [...text.matchAll(/(?:^|\n)[^\S\n]*\.(\w+)/g)].map(([, name = '']) => name);
  if (RUNS.test(text) || copiesByProgram(text) || dots.some((name) => !HARMLESS_DOT.test(name))) {
    addEffect(judgement, 'run', 'write');
    return report(judgement, 'risky-code', value.span, 'the query');
  }
  if (DESTROYS.test(withoutStrings(text))) {
    addEffect(judgement, 'delete', 'write');
    return report(judgement, 'deletes', value.span, 'the query');
  }
  const statements = withoutStrings(text).split(';');
  const reads = (part: string) => part === '' || QUERY.test(part) || PRAGMA.test(part);
  if (isLiteral(text) && statements.every((part) => reads(part.trim()))) {
    noteLogins(judgement, value);
    return addEffect(judgement, 'read');
  }
  addEffect(judgement, 'run');
  report(judgement, 'runs-code', value.span, 'a query');
}

/** `char(27)`, `x'1b5d…'`, `printf('%c', n)`: characters that no text of the query shows. */
function printsControls(text: string): boolean {
  const made = [...text.matchAll(/\b(?:char|chr|unistr)\s*\(([^)]*)\)/gi)].map(([, codes = '']) => codes);
  if (made.some((codes) => !/^[\s\d,]*$/.test(codes) || /\b(?:27|1[2-5]\d)\b/.test(codes))) return true;
  return /\bx'(?:[\da-f]{2})*?(?:1b|9[0-9a-f])|\bunhex\s*\(|\b(?:printf|format)\s*\(\s*'[^']*%[-\d.]*c/i.test(
    text,
  );
}

/** `COPY … TO PROGRAM`, on one line. */
function copiesByProgram(text: string): boolean {
  return text.split(/[\n\r\u2028\u2029]/).some((line) => {
    const copy = line.search(/\bcopy\b/i);
    return copy !== -1 && /\bprogram\b/i.test(line.slice(copy));
  });
}

function withoutStrings(text: string): string {
  return withoutComments(text.replace(/'(?:''|[^'])*'/g, "''"));
}

/** A comment that nothing closes is none, and its end is searched for once. */
function withoutComments(text: string): string {
  const start = /--[^\n]*|\/\*/g;
  let kept = '';
  let from = 0;
  for (let found = start.exec(text); found !== null; found = start.exec(text)) {
    const close = found[0] === '/*' ? text.indexOf('*/', start.lastIndex) : start.lastIndex - 2;
    if (close === -1) return kept + text.slice(from).replace(/--[^\n]*/g, ' ');
    kept += `${text.slice(from, found.index)} `;
    from = close + 2;
    start.lastIndex = from;
  }
  return kept + text.slice(from);
}
