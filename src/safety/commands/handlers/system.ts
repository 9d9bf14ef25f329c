// Commands whose operands have their own syntax: dd, mount, ssh-keygen and others.

import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { type ExpandedWord, HOME_DIRECTORY, isLiteral } from '../../judgement/word.ts';
import { hasTrait } from '../../knowledge/program-traits.ts';
import { readPath, writePath } from '../../paths/file-effects.ts';

import { resolvePath } from '../../paths/resolve.ts';
import { type Arguments, readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import { applyRole } from '../roles.ts';
import { type Call, parseImpact } from '../row.ts';
import { findRow } from '../rows.ts';

/** dd: `if=` is read, `of=` overwritten. */
export function judgeDd(judgement: Judgement, call: Call): void {
  addEffect(judgement, 'read');
  let writes = false;
  for (const arg of call.args) {
    const found = /^(\w+)=(.*)$/s.exec(arg.text);
    const value: ExpandedWord = { text: tilde(judgement, found?.[2] ?? ''), span: arg.span };
    if (found === null) report(judgement, 'unknown-operand', arg.span);
    else if (found[1] === 'if') readPath(judgement, value);
    else if (found[1] === 'of') {
      writes = true;
      writePath(judgement, value, 'write');
    }
  }
  if (!writes && call.args.length > 0) report(judgement, 'changes', call.command.span, 'dd', 'ask');
}

function tilde(judgement: Judgement, text: string): string {
  return /^~(?:\/|$)/.test(text) ? (judgement.facts.home ?? HOME_DIRECTORY) + text.slice(1) : text;
}

/** tee and sponge: each file is overwritten, or written on at its end. */
export function judgeTee(judgement: Judgement, call: Call): void {
  const { options, operands } = readArguments(judgement, call.row, call.args);
  const appends = options.some(({ spec }) => /^(?:-a|--append)$/.test(spec.name));
  if (!appends) return judgeByRow(judgement, call, { options, operands });
  addEffect(judgement, 'read');
  for (const operand of operands) applyRole(judgement, call, 'A', operand, false);
}

/** service NAME status only looks. */
export function judgeService(judgement: Judgement, call: Call): void {
  const [name, verb] = call.args;
  const looks = call.args.length === 2 && /^[\w@.-]+$/.test(name?.text ?? '') && verb?.text === 'status';
  if (looks && !name?.text.startsWith('-')) return addEffect(judgement, 'read');
  judgeByRow(judgement, call, readArguments(judgement, call.row, call.args));
}

/** `systemctl --user restart x`: a service of the person, who can start it again. */
export function judgeUnits(
  judgement: Judgement,
  call: Call,
  subcommand: (judgement: Judgement, call: Call) => void,
): void {
  const at = call.args.findIndex(({ text }) => OWN_VERB.test(text));
  const row = at === -1 ? undefined : findRow('systemctl start');
  const before = call.args.slice(0, Math.max(at, 0));
  const flags = before.every(({ text }) => /^--(?:user|no-block|wait|now|quiet|no-pager)$/.test(text));
  if (row === undefined || !flags) return subcommand(judgement, call);
  const own = { ...row, impact: parseImpact('ask,run') };
  const words = [...before, ...call.args.slice(at + 1)];
  if (!words.some(({ text }) => text === '--user')) return subcommand(judgement, call);
  const given = readArguments(judgement, own, words);
  if (!given.options.some(({ spec }) => spec.name === '--user')) return subcommand(judgement, call);
  judgeByRow(judgement, { ...call, row: own, name: `systemctl ${call.args[at]?.text}` }, given);
}

const OWN_VERB = /^(?:start|stop|restart|reload|try-restart|reload-or-restart|reset-failed)$/;

/** mount with nothing to mount lists what is mounted. */
export function judgeMount(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  const lists = given.options.every((option) => /^-[ltv]$/.test(option.spec.name));
  if (lists && given.operands.length === 0) return addEffect(judgement, 'read');
  judgeByRow(judgement, call, given);
}

/** ssh-keygen shows fingerprints with `-l`, finds a host with `-F`; all else makes or changes keys. */
export function judgeKeygen(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  const looks = given.options.every((option) => /^-[lFfEv]$/.test(option.spec.name));
  const asked = given.options.some((option) => /^-[lF]$/.test(option.spec.name));
  if (looks && asked && given.operands.length === 0) return addEffect(judgement, 'read');
  // There are two files, of which one is named.
  judgement.survey.unnamed = true;
  if (!makesKey(judgement, given)) return judgeByRow(judgement, call, given);
  addEffect(judgement, 'write');
  report(judgement, 'creates', call.span, 'a key pair');
}

/** A new key under a name that is free: nothing is lost, and nothing that is read at a start is changed. */
function makesKey(judgement: Judgement, { options, operands }: Arguments): boolean {
  const file = options.find(({ spec }) => spec.name === '-f')?.value;
  if (operands.length > 0 || !options.every(({ spec }) => /^-[tbCNafqvZmo]$/.test(spec.name))) return false;
  // At a terminal it asks for the name, and before it overwrites.
  if (file === undefined) return judgement.stdio.input.type === 'terminal';
  const path = resolvePath(judgement, file.text);
  if (path === undefined || !isLiteral(path) || /\/(?:config|rc|environment|authorized_keys2?)$/.test(path))
    return false;
  const both = [path, `${path}.pub`];
  for (const each of both) judgement.survey.paths.add(each);
  return both.every((each) => judgement.facts.paths?.[each] === 'none' && !judgement.shell.written.has(each));
}

/** pacman -Ss, -Si, -Sl, -Sg, -F look into what was fetched before. */
export function judgePacman(judgement: Judgement, call: Call): void {
  const [first] = call.args;
  const known = call.name === 'pacman' && /^-(?:Sq*[silg][silgq]*|F[slqx]*)$/.test(first?.text ?? '');
  if (known && call.args.slice(1).every((arg) => !arg.text.startsWith('-') && isLiteral(arg.text)))
    return addEffect(judgement, 'read');
  judgeByRow(judgement, call, readArguments(judgement, call.row, call.args));
  if (/^-(?:S\w*c|[Yc]\w*c?$)/.test(first?.text ?? '')) report(judgement, 'deletes', call.span, call.name);
}

/** `-E` and `-fsyntax-only` write no file and start nothing but the compiler's own passes; each option is listed. */
function onlyPreprocesses(args: readonly ExpandedWord[]): boolean {
  return (
    args.some(({ text }) => /^-(?:E|MM?|fsyntax-only)$/.test(text)) &&
    args.every(
      ({ text }) =>
        isLiteral(text) &&
        /^(?:-(?:E|MM?|fsyntax-only|P|C|CC|dM|dD|w|undef|nostdinc|W[\w+=-]*|std=[\w+]+|x|c|c\+\+|[DUI][^\s@]+|O\d?|g|pedantic|ansi|m(?:32|64))|-|[\w./~][\w./~+-]*)$/.test(
          text,
        ),
    )
  );
}

/** Compilers say their version where that is all they are asked; with a file the same option is only talkative. */
export function judgeCompiler(judgement: Judgement, call: Call): void {
  if (hasTrait(call.name, 'preprocesses') && onlyPreprocesses(call.args)) {
    addEffect(judgement, 'read');
    for (const { text, span } of call.args) if (!text.startsWith('-')) readPath(judgement, { text, span });
    return;
  }
  const given = readArguments(judgement, call.row, call.args);
  const asked =
    given.options.length > 0 &&
    given.options.length === call.args.length &&
    given.options.every(({ spec }) => spec.impact?.tags.includes('query'));
  // `as` and `ld` go on to work whatever they say first.
  if (asked && !/^(?:as|ld)$/.test(call.name)) return addEffect(judgement, 'read');
  judgeByRow(judgement, call, given);
}

/** With nothing but a process's number, ionice, chrt, taskset and prlimit say how it is scheduled or limited. */
export function judgeProcessAttributes(judgement: Judgement, call: Call): void {
  const words = call.args.map(({ text }) => text).join(' ');
  if (SHOWS_PROCESS[call.name]?.test(words)) return addEffect(judgement, 'read');
  judgeByRow(judgement, call, readArguments(judgement, call.row, call.args));
}

/** util-linux 2.36 to 2.40; two numbers behind `-p` of chrt and taskset would set the first one. */
const SHOWS_PROCESS: Readonly<Record<string, RegExp>> = {
  ionice: /^(?:-t )?(?:-p|--pid) ?\d+(?: \d+)*$/,
  chrt: /^(?:(?:-m|--max)|(?:(?:-a|-v|--all-tasks) )*(?:-a?p|--pid) \d+)$/,
  taskset:
    /^(?:(?:-a|-c|--all-tasks|--cpu-list) )*(?:-[ac]*p[ac]*|--pid)(?: (?:-a|-c|--all-tasks|--cpu-list))* \d+$/,
  prlimit:
    /^(?:-p ?|--pid[= ])\d+(?: (?:--(?:nofile|nproc|core|cpu|as|stack|rss|memlock|fsize|data|locks)|--(?:raw|noheadings|verbose)))*$/,
};
