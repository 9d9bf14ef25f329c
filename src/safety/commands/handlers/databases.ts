// Clients of databases: a query that only reads uses the network, and everything else changes or runs something there.

import { inputText, isShared } from '../../flow/output.ts';
import { report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { type ExpandedWord, isLiteral } from '../../judgement/word.ts';
import { DATABASE_READS, SQL_FUNCTIONS } from '../../knowledge/database-reads.ts';
import { type Arguments, readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import { judgeSql, noteLogins } from '../embedded/sql.ts';
import { type Call, type OptionSpec, parseImpact } from '../row.ts';

/** mysql, psql and their kin: a file on the input is run unread. */
export function judgeDatabase(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  const told = given.options.some(({ spec }) => isQuery(spec) || tells(spec));
  if (onlyReads(call, given)) {
    const options = given.options.filter(({ spec }) => !isQuery(spec));
    for (const { spec, value } of given.options) if (isQuery(spec) && value) noteLogins(judgement, value);
    judgeReading(judgement, call, { options, operands: given.operands });
  } else judgeByRow(judgement, call, given);
  const { input } = judgement.stdio;
  if (told || input.type === 'terminal') return;
  const text = inputText(input);
  if (text !== undefined) judgeSql(judgement, { text: text.text, span: text.span });
  if (text === undefined || isShared(input)) report(judgement, 'runs-input', call.command.span);
}

/** redis-cli and mysqladmin: the words behind the options are a command, or one is asked for on the terminal. */
export function judgeDatabaseCommand(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  const words = given.operands.map(({ text }) => text);
  const reads = words.length > 0 && words.every(isLiteral) && startsWithRead(call.name, words.join(' '));
  const told = given.options.some(({ spec }) => tells(spec));
  if (reads) noteLogins(judgement, { text: words.join(' '), span: call.span });
  if (reads || (told && words.length === 0)) return judgeReading(judgement, call, given);
  judgeByRow(judgement, call, { options: given.options, operands: [] });
  const [first] = given.operands;
  if (first !== undefined) judgeSql(judgement, { text: words.join(' '), span: first.span });
  else if (judgement.stdio.input.type !== 'terminal') report(judgement, 'runs-input', call.command.span);
}

/** Without an address, the server of this machine is asked. */
function judgeReading(judgement: Judgement, call: Call, { options, operands }: Arguments): void {
  const { row, name } = call;
  const host = name === 'redis-cli' ? /^-[hu]$/ : /^(?:-h|--host)$/;
  const named = (by: RegExp) =>
    options.flatMap(({ spec, value }) => (by.test(spec.name) && value !== undefined ? [value] : []));
  const places = [...named(/^(?:-d|--dbname)$/), ...(row.handler === 'database' ? operands : [])];
  const here =
    name !== 'mongo' &&
    named(host).every(({ text }) => HERE.test(text)) &&
    places.every(({ text }) => /^[\w-]+$/.test(text) || ADDRESS_HERE.test(text));
  const told = options.map((option) =>
    here && option.spec.impact?.effects.join() === 'network'
      ? { ...option, spec: { ...option.spec, impact: undefined } }
      : option,
  );
  const impact = parseImpact(here ? 'read' : 'ask,network,read');
  judgeByRow(judgement, { ...call, row: { ...row, impact } }, { options: told, operands });
}

const HERE = /^(?:localhost|127\.0\.0\.1|::1|\/[\w./-]*)$/;

const ADDRESS_HERE =
  /^(?:mongodb|postgres(?:ql)?|mysql|redis):\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/[\w-]*)?$/;

function startsWithRead(name: string, words: string): boolean {
  return DATABASE_READS[name]?.test(words) === true;
}

/**
 * Every query among its options is one that reads, and there is one, or the program lists by an option. Behind a database
 * or its address mongosh takes files to run.
 */
function onlyReads({ name }: Call, { options, operands }: Arguments): boolean {
  const [place = '', ...files] = operands.map(({ text }) => text);
  if (
    name.startsWith('mongo') &&
    (files.length > 0 || !/^(?:mongodb[+:].*|(?!.*\.\w*js$)[\w.:-]*)$/.test(place))
  )
    return false;
  const queries = options.flatMap(({ spec, value }) => (isQuery(spec) && value !== undefined ? [value] : []));
  const told = options.some(({ spec }) => tells(spec));
  return (queries.length > 0 || told) && queries.every((query) => isReadingQuery(name, query));
}

function isQuery({ role }: OptionSpec): boolean {
  return role === 'sql';
}

/** The option itself says what is read. */
function tells({ impact }: OptionSpec): boolean {
  return impact?.tags.includes('list') === true || impact?.effects.join() === 'network';
}

/** `EXPLAIN ANALYZE` runs what it explains. */
const READING_STATEMENT =
  /^\s*(?:(?:explain(?:\s+(?:analyze|verbose))*(?:\s*\([\w\s,]*\))?\s+)?select|show|describe|desc|values)\b[^;]*;?\s*$/i;

const CHANGING_WORD =
  /\b(?:delete|insert|update|drop|truncate|alter|create|grant|revoke|merge|call|do|copy|execute|lock|set|procedure)\b/i;

/** A name, or a text of MySQL; one that is called stays. */
const QUOTED = /"[\w%. -]*"(?!\s*\()/g;

const CALL = /(?<![\w.])([\w.]+)\s*\(/g;

/** A function that the server knows may do anything, so that those in it are of a list. */
function isReadingQuery(name: string, { text }: ExpandedWord): boolean {
  // A line of its own may be a command of the client.
  if (!isLiteral(text) || text.trim().includes('\n')) return false;
  if (DATABASE_READS[name]?.test(text) === true) return true;
  const named = text.replace(QUOTED, '');
  if (/\\|--|\/\*|[$"`]|\b(?:into|for\s+(?:update|share))\b/i.test(named)) return false;
  const plain = text.replace(/'[^']*'/g, "''");
  if (!READING_STATEMENT.test(plain) || CHANGING_WORD.test(plain)) return false;
  return [...plain.matchAll(CALL)].every(([, called = '']) => SQL_FUNCTIONS.has(called.toLowerCase()));
}
