// Commands whose operands have a little grammar of their own: chmod, dd, tar, kill.

import { allNamed, noteChange } from '../../judgement/changes.ts';
import { addEffect, find } from '../../judgement/findings.ts';
import type { Judge } from '../../judgement/judge.ts';
import { HOME, isGlob, isLiteral, type Value } from '../../judgement/word.ts';
import { judgeLoss, judgePlace, lossOf, readPath, unpackInto, writePath } from '../../paths/file-effects.ts';
import { resolvePath } from '../../paths/resolve.ts';
import { type Arguments, readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import { applyRole } from '../roles.ts';
import { applyMeaning, type Call } from '../row.ts';

/** chmod, chown, chgrp: one mode or owner, then paths; down a tree it is danger, on a protected tree blocked. */
export function judgeChmod(judge: Judge, call: Call): void {
  // `-w`, `-x` and the like are modes, not options.
  const modes = call.args.filter((arg) => /^-[rwxXst]+$/.test(arg.text));
  const rest = call.args.filter((arg) => !modes.includes(arg));
  const { options, operands } = readArguments(judge, call.row, rest);
  const recursive = options.some((option) => option.spec.meaning?.marks.includes('recursive'));
  const reference = options.some((option) => option.spec.name === '--reference');
  const mode = reference ? undefined : (modes[0] ?? operands[0]);
  const paths = reference || modes.length > 0 ? operands : operands.slice(1);
  addEffect(judge, 'write');
  for (const path of paths) {
    judge.watchers.trace?.operand(judge, 'P', path);
    noteChange(judge, 'attributes', resolvePath(judge, path.text), { tree: recursive });
    const before = judge.found.level;
    judgeLoss(judge, path, recursive);
    if (judge.found.level === 'blocked' && before !== 'blocked') addEffect(judge, 'privilege');
    judgePlace(judge, resolvePath(judge, path.text) ?? path.text, path);
    judgeTopFolder(judge, path, mode?.text ?? '');
  }
  allNamed(judge, () => sayMode(judge, call, mode, recursive));
}

function sayMode(judge: Judge, call: Call, mode: Value | undefined, recursive: boolean): void {
  if (recursive) find(judge, 'risky', call.command.span, `${call.name} on a whole tree`);
  else if (call.name !== 'chmod') {
    addEffect(judge, 'privilege');
    find(judge, 'privilege', call.command.span, call.name);
  } else if (mode !== undefined && /[+=][rwxXt]*s|^[2467]\d{3}$|777|[oa][+=]\w*w|^\+\w*s/.test(mode.text)) {
    addEffect(judge, 'privilege');
    find(judge, 'privilege', mode.span, `chmod ${mode.text}`);
  } else find(judge, 'changes', call.command.span, call.name);
}

/** Nobody gets into a folder whose rights are taken away: `chmod 000 /` ends the system, `chmod 000 ~` the home. */
function judgeTopFolder(judge: Judge, path: Value, mode: string): void {
  const tree = lossOf(judge, path);
  const system = !/home/.test(tree ?? '');
  if (tree === undefined || (!system && isGlob(path.text))) return;
  if (!takesAway(mode, system))
    return system ? find(judge, 'risky', path.span, `chmod of ${tree}`) : undefined;
  addEffect(judge, 'privilege');
  find(judge, system ? 'destroys-tree' : 'risky', path.span, system ? tree : `chmod ${mode}`);
}

/** Who owns a folder needs to read and enter it; what is the system's, everybody. */
function takesAway(mode: string, system: boolean): boolean {
  if (!isLiteral(mode)) return true;
  const digits = /^\d{1,5}$/.test(mode) ? mode.padStart(3, '0').slice(-3) : undefined;
  if (digits === undefined)
    return mode.split(',').some((part) => (system ? /[-=]/ : /^[ua]*(?:-|=(?!.*r.*x))/).test(part));
  const lacks = (digit: string) => (Number(digit) & 5) !== 5;
  return lacks(digits.charAt(0)) || (system && lacks(digits.charAt(2)));
}

/** chattr, setfacl and their kin; on a whole tree of the system or a home they lock everybody out. */
export function judgeAttributes(judge: Judge, call: Call): void {
  const given = readArguments(judge, call.row, call.args);
  judgeByRow(judge, call, given);
  for (const path of given.operands) {
    const tree = lossOf(judge, path);
    if (tree !== undefined) find(judge, 'risky', path.span, `${call.name} of ${tree}`);
  }
  // What these set is no mode, and no copy has it.
  if (/^ch(?:attr|flags|con)$|^restorecon$/.test(call.name)) {
    judge.survey.unnamed = true;
  }
}

/** dd: `if=` is read, `of=` overwritten. */
export function judgeDd(judge: Judge, call: Call): void {
  addEffect(judge, 'read');
  let writes = false;
  for (const arg of call.args) {
    const found = /^(\w+)=(.*)$/s.exec(arg.text);
    const value: Value = { text: tilde(judge, found?.[2] ?? ''), span: arg.span };
    if (found === null) find(judge, 'unknown-operand', arg.span);
    else if (found[1] === 'if') readPath(judge, value);
    else if (found[1] === 'of') {
      writes = true;
      writePath(judge, value, 'write');
    }
  }
  if (!writes && call.args.length > 0) find(judge, 'changes', call.command.span, 'dd', 'ask');
}

function tilde(judge: Judge, text: string): string {
  return /^~(?:\/|$)/.test(text) ? (judge.facts.home ?? HOME) + text.slice(1) : text;
}

/** tar: the first word may be a cluster without dash; listing reads, creating and unpacking write. */
export function judgeTar(judge: Judge, call: Call): void {
  const [first] = call.args;
  const bundled = first !== undefined && /^[a-zA-Z]+$/.test(first.text);
  const args = bundled ? unbundle(first, call.args.slice(1)) : call.args;
  const { options, operands } = readArguments(judge, call.row, args);
  const has = (...names: readonly string[]) => options.find((option) => names.includes(option.spec.name));
  const archive = has('-f', '--file')?.value;
  for (const option of options) {
    if (option.spec.meaning !== undefined)
      applyMeaning(judge, option.spec.meaning, option.span, `tar ${option.spec.name}`);
    if (option.value !== undefined && option.spec.name !== '-f' && option.spec.name !== '--file') {
      applyRole(judge, call, option.spec.role, option.value, false);
    }
  }
  // Lines of that file that begin with a dash are options of tar (tar(1), --files-from).
  const listed = has('-T', '--files-from');
  if (listed !== undefined && has('--verbatim-files-from', '--null') === undefined)
    find(judge, 'runs-option-program', listed.span, '', 'ask');
  if (has('-t', '--list', '-d', '--diff', '--compare') !== undefined) {
    if (archive !== undefined && archive.text !== '-') readArchive(judge, archive);
    return addEffect(judge, 'read');
  }
  if (has('-x', '--extract', '--get') !== undefined) {
    // Unpacked to the screen, nothing is written.
    if (has('-O', '--to-stdout') !== undefined && archive !== undefined) return readArchive(judge, archive);
    if (archive !== undefined) readArchive(judge, archive);
    const folder = has('-C', '--directory')?.value ?? { text: '.', span: call.span };
    const keeps = has('-k', '--keep-old-files', '--skip-old-files') !== undefined;
    unpackInto(judge, folder, keeps);
    // A folder that stands where a file comes is removed with all that is in it.
    if (has('--recursive-unlink') !== undefined) judgeLoss(judge, folder, true);
    if (folder.text === '/' || has('-P', '--absolute-names') !== undefined) {
      addEffect(judge, 'privilege');
      find(judge, 'privilege', call.command.span, 'tar');
    }
    const pipe = judge.stdio.input.type === 'pipe' && judge.found.effects.has('network');
    return pipe ? find(judge, 'risky', call.command.span, 'tar') : undefined;
  }
  for (const operand of operands) readPath(judge, operand);
  if (archive !== undefined && archive.text !== '-')
    writePath(judge, archive, has('-r', '-u', '-A') === undefined ? 'write' : 'append');
  else if (has('-c', '--create') === undefined) find(judge, 'unknown-operand', call.span);
}

/** unzip, 7z x: into the folder an option names, else the one at hand. */
export function judgeUnpack(judge: Judge, call: Call): void {
  const given = readArguments(judge, call.row, call.args);
  const lists = given.options.some(({ spec }) => spec.meaning?.marks.includes('list'));
  judgeByRow(judge, call, given);
  if (lists) return;
  const named = given.options.find(({ spec }) => spec.role === 'UNPACK')?.value;
  const keeps = given.options.some(({ spec }) => spec.name === '-n' || spec.name === '-aos');
  unpackInto(judge, named ?? { text: '.', span: call.span }, keeps);
}

function readArchive(judge: Judge, archive: Value): void {
  // `host:file` is fetched through a remote shell.
  if (/^[^/]+:/.test(archive.text)) {
    addEffect(judge, 'network');
    find(judge, 'network', archive.span, 'tar');
  } else readPath(judge, archive);
}

/** `tar xzf a.tar`: each letter that takes a value takes the next word. */
function unbundle(first: Value, rest: readonly Value[]): Value[] {
  const args: Value[] = [];
  const words = [...rest];
  for (const letter of first.text) {
    args.push({ text: `-${letter}`, span: first.span });
    if (/[fCbTXHLNVKgFI]/.test(letter)) {
      const value = words.shift();
      if (value !== undefined) args.push(value);
    }
  }
  return [...args, ...words];
}

/** service NAME status only looks. */
export function judgeService(judge: Judge, call: Call): void {
  const [name, verb] = call.args;
  const looks = call.args.length === 2 && /^[\w@.-]+$/.test(name?.text ?? '') && verb?.text === 'status';
  if (looks && !name?.text.startsWith('-')) return addEffect(judge, 'read');
  judgeByRow(judge, call, readArguments(judge, call.row, call.args));
}

/** mount with nothing to mount lists what is mounted. */
export function judgeMount(judge: Judge, call: Call): void {
  const given = readArguments(judge, call.row, call.args);
  const lists = given.options.every((option) => /^-[ltv]$/.test(option.spec.name));
  if (lists && given.operands.length === 0) return addEffect(judge, 'read');
  judgeByRow(judge, call, given);
}

/** ssh-keygen shows fingerprints with `-l`, finds a host with `-F`; all else makes or changes keys. */
export function judgeKeygen(judge: Judge, call: Call): void {
  const given = readArguments(judge, call.row, call.args);
  const looks = given.options.every((option) => /^-[lFfEv]$/.test(option.spec.name));
  const asked = given.options.some((option) => /^-[lF]$/.test(option.spec.name));
  if (looks && asked && given.operands.length === 0) return addEffect(judge, 'read');
  if (!makesKey(judge, given)) return judgeByRow(judge, call, given);
  addEffect(judge, 'write');
  find(judge, 'creates', call.span, 'a key pair');
}

/** A new key under a name that is free: nothing is lost, and nothing that is read at a start is changed. */
function makesKey(judge: Judge, { options, operands }: Arguments): boolean {
  const file = options.find(({ spec }) => spec.name === '-f')?.value;
  if (
    file === undefined ||
    operands.length > 0 ||
    !options.every(({ spec }) => /^-[tbCNafqvZmo]$/.test(spec.name))
  )
    return false;
  const path = resolvePath(judge, file.text);
  if (path === undefined || !isLiteral(path) || /\/(?:config|rc|environment|authorized_keys2?)$/.test(path))
    return false;
  const both = [path, `${path}.pub`];
  for (const each of both) judge.survey.paths.add(each);
  return both.every((each) => judge.facts.paths?.[each] === 'none' && !judge.shell.written.has(each));
}

/** pacman -Ss, -Si, -Sl, -Sg, -F look into what was fetched before. */
export function judgePacman(judge: Judge, call: Call): void {
  const [first] = call.args;
  const known = call.name === 'pacman' && /^-(?:Sq*[silg][silgq]*|F[slqx]*)$/.test(first?.text ?? '');
  if (known && call.args.slice(1).every((arg) => !arg.text.startsWith('-') && isLiteral(arg.text)))
    return addEffect(judge, 'read');
  judgeByRow(judge, call, readArguments(judge, call.row, call.args));
}

const PREPROCESSORS = /^(?:gcc|g\+\+|cc|c\+\+|clang|clang\+\+)$/;

/** `-E` and `-fsyntax-only` write no file and start nothing but the compiler's own passes; each option is listed. */
function onlyPreprocesses(args: readonly Value[]): boolean {
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
export function judgeCompiler(judge: Judge, call: Call): void {
  const given = readArguments(judge, call.row, call.args);
  const asked =
    given.options.length > 0 &&
    given.options.length === call.args.length &&
    given.options.every(({ spec }) => spec.meaning?.marks.includes('query'));
  // `as` and `ld` go on to work whatever they say first.
  if (asked && !/^(?:as|ld)$/.test(call.name)) return addEffect(judge, 'read');
  if (PREPROCESSORS.test(call.name) && onlyPreprocesses(call.args)) {
    addEffect(judge, 'read');
    for (const { text, span } of call.args) if (!text.startsWith('-')) readPath(judge, { text, span });
    return;
  }
  judgeByRow(judge, call, given);
}
