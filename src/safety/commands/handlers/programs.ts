// Build tools, installers, containers, partition editors and sqlite, whose effects depend on a few of their words.

import { isShared } from '../../flow/output.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { type ExpandedWord, isLiteral } from '../../judgement/word.ts';
import { isMissingAbove, isNowhereAbove, isSomewhereAbove } from '../../paths/above.ts';
import { readPath, writePath } from '../../paths/file-effects.ts';
import { judgeLoss } from '../../paths/losses.ts';
import { resolvePath } from '../../paths/resolve.ts';
import { readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import { noteDestroying } from '../destroying-words.ts';
import { judgeSql } from '../embedded/sql.ts';
import { applyRole } from '../roles.ts';
import { applyImpact, type Call, parseImpact } from '../row.ts';

/** make and similar programs run what a file says; asked for their version they only print it. */
export function judgeBuild(judgement: Judgement, call: Call): void {
  const [first] = call.args;
  const query = first !== undefined && call.row.options.get(first.text)?.impact?.tags.includes('query');
  if (query && call.args.length === 1 && isNowhereAbove(judgement, call.row.configured))
    return addEffect(judgement, 'read');
  applyImpact(judgement, call.row.impact, call.command.span, call.name);
  noteDestroying(judgement, call.name, call.args);
  for (const [index, arg] of call.args.entries()) {
    const input =
      arg.text === '-f-' ||
      arg.text === '--file=-' ||
      (arg.text === '-' && /^-[a-zA-Z]*f$|^--(?:make)?file$/.test(call.args[index - 1]?.text ?? ''));
    if (input) {
      addEffect(judgement, 'delete', 'run');
      report(judgement, 'runs-input', arg.span);
    } else if (/^(?:-E|--eval\b|--shell\b|SHELL=)/.test(arg.text))
      report(judgement, 'runs-option-program', arg.span);
    else if (/^(?:clean|distclean|clobber|uninstall|purge|destroy|drop|mrproper)$/.test(arg.text)) {
      addEffect(judgement, 'delete');
    }
  }
}

/** By program: its lock file, the file without which there is no project, and what it does where only the lock file is missing. */
const LOCKS: Readonly<Record<string, { lock: string; project: string; unlocked: string }>> = {
  cargo: { lock: 'Cargo.lock', project: 'Cargo.toml', unlocked: 'ask,network,read,write' },
  yarn: { lock: 'yarn.lock', project: 'package.json', unlocked: 'ask,network,read' },
};

/**
 * Reads of cargo and yarn: they start nothing else unless a configuration names more. Without a project they fail, and
 * without a lock file they ask their registry; cargo then writes one.
 */
export function judgeLocked(judgement: Judgement, call: Call): void {
  const plain = isNowhereAbove(judgement, call.row.configured);
  const known = LOCKS[call.name.split(' ', 1)[0] ?? ''];
  const reads =
    known !== undefined &&
    (isSomewhereAbove(judgement, known.lock) || isMissingAbove(judgement, known.project));
  judgeAsRead(judgement, call, plain, reads ? 'read' : known?.unlocked);
}

/** `pnpm -v`: another version of itself answers where the project's configuration names one. */
export function judgeVersioned(
  judgement: Judgement,
  call: Call,
  judgeSubcommand: (judgement: Judgement, call: Call) => void,
): void {
  const asks = call.args.length === 1 && /^(?:-v|--version)$/.test(call.args[0]?.text ?? '');
  if (asks && isNowhereAbove(judgement, call.row.configured)) return addEffect(judgement, 'read');
  judgeSubcommand(judgement, call);
}

/** pnpm's lists: they load what a project's configuration names. */
export function judgeConfigured(judgement: Judgement, call: Call): void {
  judgeAsRead(judgement, call, isNowhereAbove(judgement, call.row.configured));
}

function judgeAsRead(
  judgement: Judgement,
  call: Call,
  plain: boolean,
  impact: string | undefined = 'read',
): void {
  const row = plain ? { ...call.row, impact: parseImpact(impact) } : call.row;
  judgeByRow(judgement, { ...call, row }, readArguments(judgement, row, call.args));
}

/** apt and similar programs, whatever the subcommand. */
export function judgeInstaller(judgement: Judgement, call: Call): void {
  applyImpact(judgement, call.row.impact, call.command.span, call.name);
  const verb = { text: call.name.split(' ').at(-1) ?? '', span: call.command.span };
  noteDestroying(judgement, call.name, [verb, ...call.args]);
  for (const arg of call.args) {
    if (
      /Invoke|::Proxy|Dpkg::Options|^(?:--allow-unauthenticated|--nogpgcheck|--force-yes|--allow-untrusted)/.test(
        arg.text,
      )
    ) {
      report(judgement, 'runs-option-program', arg.span);
    }
  }
}

/** parted: printing is harmless, a new table ends the old one. */
export function judgeDisk(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  const listed = given.options.some((option) => option.spec.impact?.tags.includes('list'));
  const words = given.operands.map((word) => word.text);
  addEffect(judgement, 'read');
  if ((listed && words.length === 0) || (words.length === 2 && words[1] === 'print')) return;
  addEffect(judgement, ...call.row.impact.effects);
  const wipes = given.operands.find((word) =>
    /^(?:mklabel|mktable|rm|mkpart|mkfs|resizepart)$/.test(word.text),
  );
  if (wipes === undefined) report(judgement, 'privilege', call.command.span, call.name);
  else report(judgement, 'destroys-disk', wipes.span);
}

/** Windows' `format` is given a drive; a person's own script of that name formats code. */
export function judgeFormat(judgement: Judgement, call: Call): void {
  const drive = call.args.find(({ text }) => /^(?:[a-z]:|\\\\|\/dev\/)/i.test(text) || !isLiteral(text));
  if (drive !== undefined) return applyImpact(judgement, call.row.impact, call.command.span, call.name);
  addEffect(judgement, 'run');
  report(judgement, 'unknown-program', call.command.span, call.name);
}

/** A database that is not there is made, whatever the query; without facts, it may be missing. */
function mayCreate(judgement: Judgement, database: ExpandedWord): void {
  if (/^(?::memory:)?$/.test(database.text)) return;
  const path = resolvePath(judgement, database.text);
  if (path !== undefined && isLiteral(path)) {
    judgement.survey.paths.add(path);
    if (judgement.facts.paths?.[path] === 'file') return;
  }
  addEffect(judgement, 'write');
  report(judgement, 'creates', database.span, database);
}

/** sqlite3: SQL among its words, on its input, or its own editor. */
export function judgeSqlite(judgement: Judgement, call: Call): void {
  const { options, operands } = readArguments(judgement, call.row, call.args);
  judgeByRow(judgement, call, { options, operands });
  const [database, ...queries] = operands;
  const duck = call.name === 'duckdb';
  const told = options.flatMap(({ spec, value }) => (duck && spec.name === '-c' && value ? [value] : []));
  if (duck) for (const query of [...queries, ...told]) noteFilesOfQuery(judgement, query);
  const reads = options.some((option) => option.spec.name === '-readonly');
  if (database !== undefined && !reads) mayCreate(judgement, database);
  if (
    operands.length > 1 ||
    told.length > 0 ||
    options.some((option) => /^-(?:version|help|cmd)$/.test(option.spec.name))
  )
    return;
  const { input } = judgement.stdio;
  if (input.type === 'text') judgeSql(judgement, { text: input.text, span: input.span });
  else if (input.type === 'terminal') judgement.survey.terminal = 'full-screen';
  if (input.type !== 'text' || isShared(input))
    report(judgement, input.type === 'terminal' ? 'runs' : 'runs-input', call.command.span, call.name);
}

/** duckdb reads a file or an address wherever a table may be, by a string or by a function: `from '.env'`, `read_text('x')`. */
function noteFilesOfQuery(judgement: Judgement, query: ExpandedWord): void {
  // Names of plain tables: what is read is shown.
  const rest = query.text.replace(TABLE, (_, path: string) => {
    readPath(judgement, { ...query, text: path });
    return 't';
  });
  if (/['"][^'"]*[./:*]|\b(?:read|parquet|sniff|getenv|query|glob|\w+_scan|st_read)\w*\s*\(/i.test(rest))
    report(judgement, 'runs-code', query.span, 'a query');
}

const TABLE =
  /(?:\bread_(?:csv|json|parquet|ndjson)(?:_auto)?\s*\(\s*)?'((?!\/\/)(?:[\w~/.-]+\.(?:csv|tsv|parquet|json|jsonl|ndjson)|[\w~/.*-]+\.parquet))'(?:\s*\))?/g;

/** objcopy writes over its input where no second file is named (objcopy(1)). */
export function judgeObjcopy(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  const [source, target] = given.operands;
  judgeByRow(judgement, call, given);
  if (source !== undefined && target === undefined) writePath(judgement, source, 'write');
}

/** pdftotext writes a file unless its second word is `-`. */
export function judgePdfText(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  const [source, target] = given.operands;
  if (source === undefined || target?.text !== '-' || given.operands.length > 2)
    return judgeByRow(judgement, call, given);
  readPath(judgement, source);
}

/** ffmpeg: each word without an option is a file that is written, or an address that it is sent to. */
export function judgeMedia(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  judgeByRow(judgement, call, given);
  const has = (name: string) => given.options.some(({ spec }) => spec.name === name);
  // Without `-y` it asks itself, or ends where nobody can answer.
  const asks = has('-n') || has('-nostdin') || judgement.stdio.input.type === 'terminal';
  const keeps = asks && !has('-y') && !has('-stdin');
  for (const target of given.operands) {
    const protocol = /^(\w+):/.exec(target.text)?.[1];
    if (target.text === '-' || protocol === 'pipe') continue;
    if (protocol !== undefined && protocol !== 'file') {
      addEffect(judgement, 'network', 'write');
      report(judgement, 'sends-files', target.span);
      continue;
    }
    const path = { ...target, text: target.text.replace(/^file:/, '') };
    writePath(judgement, path, 'write', keeps ? { names: [], free: true } : undefined);
    // `out%03d.png` names as many files as there are pictures.
    if (!target.text.includes('%')) continue;
    judgement.survey.unnamed = true;
    report(judgement, 'overwrites', target.span, target);
  }
}

/** split names its files itself; where the first is free, the others most likely are. */
export function judgeSplit(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  judgeByRow(judgement, call, { ...given, operands: given.operands.slice(0, 1) });
  const prefix = given.operands[1] ?? { text: 'x', span: call.command.span };
  const numbered = given.options.some(({ spec }) => /^(?:-[dx]|--numeric-suffixes)$/.test(spec.name));
  judgement.survey.unnamed = true;
  for (const first of numbered ? ['00', '000'] : ['aa', 'aaa'])
    writePath(judgement, { text: prefix.text + first, span: prefix.span }, 'write');
}

/** csplit: `xx00`, or by `-f` and the format of `-b`, of which `%.0d` prints nothing for the first. */
export function judgeCsplit(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  judgeByRow(judgement, call, given);
  const last = (names: RegExp) => given.options.findLast(({ spec }) => names.test(spec.name))?.value;
  const prefix = last(/^(?:-f|--prefix)$/) ?? { text: 'xx', span: call.command.span };
  const suffix = last(/^(?:-b|--suffix-format)$/)?.text ?? '%02d';
  const first = suffix.replace(/%[^a-zA-Z%]*[a-zA-Z]/, (number) => (/\.0*\D$/.test(number) ? '' : '00'));
  judgement.survey.unnamed = true;
  writePath(judgement, { text: prefix.text + first, span: prefix.span }, 'write');
}

/** Formatters print what they are given, or change it in place, each by other options. */
export function judgeFormatter(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  judgeByRow(judgement, call, given);
  for (const operand of given.operands) {
    readPath(judgement, operand);
    judgeLoss(judgement, operand, true);
  }
}

/** sips changes the files it is given, unless it says where the new ones go. */
export function judgeSips(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  judgeByRow(judgement, call, given);
  const names = given.options.map(({ spec }) => spec.name);
  const changes = names.some(
    (name) => !/^(?:-[g1ox]|--(?:getProperty|oneLine|out|extractProfile))$/.test(name),
  );
  if (!changes || names.some((name) => /^(?:-o|--out)$/.test(name))) return;
  report(judgement, 'edits', call.command.span, call.name);
  for (const operand of given.operands) applyRole(judgement, call, 'P', operand, false);
}

/** exiftool: `-TAG=VALUE` and similar options write into the files, `-j` and `-Make` only show. */
export function judgeTags(judgement: Judgement, call: Call): void {
  judgeByRow(judgement, call, readArguments(judgement, call.row, call.args));
  const set = call.args.find(({ text }) => /^-[\w:*-]+[-+^]?<?=|^-[\w:*-]+</.test(text));
  if (set === undefined) return;
  addEffect(judgement, 'write');
  // The picture as it was stays beside it (exiftool(1), -overwrite_original).
  const keeps = !call.args.some(({ text }) => /^-(?:overwrite|delete)_original|^-@|^-config/i.test(text));
  report(judgement, 'risky', set.span, `${call.name} ${set.text}`, keeps ? 'ask' : undefined);
}
