// Commands whose operands have a little grammar of their own: chmod, dd, tar, kill.

import { addEffect, find } from '../../judgement/findings.ts';
import type { Judge } from '../../judgement/judge.ts';
import { HOME, isLiteral, type Value } from '../../judgement/word.ts';
import { judgeLoss, judgePlace, readPath, unpackInto, writePath } from '../../paths/file-effects.ts';
import { resolvePath } from '../../paths/resolve.ts';
import { readArguments } from '../arguments.ts';
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
    judge.trace?.operand(judge, 'P', path);
    const before = judge.level;
    judgeLoss(judge, path, recursive);
    if (judge.level === 'blocked' && before !== 'blocked') addEffect(judge, 'privilege');
    judgePlace(judge, resolvePath(judge, path.text) ?? path.text, path);
  }
  if (recursive) find(judge, 'risky', call.command.span, `${call.name} on a whole tree`);
  else if (call.name !== 'chmod') {
    addEffect(judge, 'privilege');
    find(judge, 'privilege', call.command.span, call.name);
  } else if (mode !== undefined && /[+=][rwxXt]*s|^[2467]\d{3}$|777|[oa][+=]\w*w|^\+\w*s/.test(mode.text)) {
    addEffect(judge, 'privilege');
    find(judge, 'privilege', mode.span, `chmod ${mode.text}`);
  } else find(judge, 'changes', call.command.span, call.name);
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
    const pipe = judge.input.type === 'pipe' && judge.effects.has('network');
    return pipe ? find(judge, 'risky', call.command.span, 'tar') : undefined;
  }
  for (const operand of operands) readPath(judge, operand);
  if (archive !== undefined && archive.text !== '-')
    writePath(judge, archive, has('-r', '-u', '-A') === undefined ? 'write' : 'append');
  else if (has('-c', '--create') === undefined) find(judge, 'unknown-operand', call.span);
}

/** What a compressor would do is the last of `-l`, `-t`, `-d` and `-z`; only to the screen is it always a look. */
export function judgeCompressor(judge: Judge, call: Call): void {
  const { options, operands } = readArguments(judge, call.row, call.args);
  const has = (...names: readonly string[]) => options.some((option) => names.includes(option.spec.name));
  const works = has('-d', '-z', '--decompress') && !has('-c', '--stdout', '--to-stdout');
  const looks = (option: (typeof options)[number]) => option.spec.meaning?.marks.includes('list') === true;
  judgeByRow(judge, call, {
    options: works ? options.filter((option) => !looks(option)) : options,
    operands,
  });
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

/** kill and its kin: `-l` lists, `-0` only looks; everything else ends processes. */
export function judgeKill(judge: Judge, call: Call): void {
  addEffect(judge, 'read');
  if (/^(?:-l|-L|--list|--table)$/.test(call.args[0]?.text ?? '')) return;
  if (call.args[0]?.text === '-0') return;
  addEffect(judge, 'run');
  find(judge, 'risky', call.command.span, call.name);
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
  if (!looks || !asked || given.operands.length > 0) return judgeByRow(judge, call, given);
  addEffect(judge, 'read');
}

/** pacman -Ss, -Si, -Sl, -Sg, -F look into what was fetched before. */
export function judgePacman(judge: Judge, call: Call): void {
  const [first] = call.args;
  const known = call.name === 'pacman' && /^-(?:Sq*[silg][silgq]*|F[slqx]*)$/.test(first?.text ?? '');
  if (known && call.args.slice(1).every((arg) => !arg.text.startsWith('-') && isLiteral(arg.text)))
    return addEffect(judge, 'read');
  judgeByRow(judge, call, readArguments(judge, call.row, call.args));
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
  judgeByRow(judge, call, given);
}
