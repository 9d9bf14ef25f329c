// chmod and its like: who may read, write and run a file.

import { allNamed } from '../../judgement/changes.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { type ExpandedWord, isGlob, isLiteral } from '../../judgement/word.ts';
import { judgePlace } from '../../paths/file-effects.ts';
import { judgeLoss, lossOf } from '../../paths/losses.ts';
import { resolvePath } from '../../paths/resolve.ts';
import { isSecretFile } from '../../paths/secrets.ts';
import { noteInPlace } from '../../paths/sources.ts';
import { readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import type { Call } from '../row.ts';

/** chmod, chown, chgrp: one mode or owner, then paths; down a tree it is danger, on a protected tree blocked. */
export function judgeChmod(judgement: Judgement, call: Call): void {
  // `-w`, `-x` and the like are modes, not options.
  const modes = call.args.filter((arg) => /^-[rwxXst]+$/.test(arg.text));
  const rest = call.args.filter((arg) => !modes.includes(arg));
  const { options, operands } = readArguments(judgement, call.row, rest);
  const recursive = options.some((option) => option.spec.impact?.tags.includes('recursive'));
  const reference = options.some((option) => option.spec.name === '--reference');
  const mode = reference ? undefined : (modes[0] ?? operands[0]);
  const paths = reference || modes.length > 0 ? operands : operands.slice(1);
  addEffect(judgement, 'write');
  for (const path of paths) {
    judgement.observers.trace?.operand(judgement, 'P', path);
    noteInPlace(judgement, 'attributes', path, recursive);
    const before = judgement.found.level;
    if (!isGentle(call, mode) || !isHome(lossOf(judgement, path))) judgeLoss(judgement, path, recursive);
    if (judgement.found.level === 'blocked' && before !== 'blocked') addEffect(judgement, 'privilege');
    const place = resolvePath(judgement, path.text) ?? path.text;
    judgePlace(judgement, place, path, path, keepsPrivate(call, mode, place) ? 'ask' : undefined);
    judgeTopFolder(judgement, path, mode?.text ?? '');
  }
  allNamed(judgement, () => sayMode(judgement, call, mode, recursive));
}

/** Some rights of others are given or taken: the owner still reads and enters everything. */
function isGentle({ name }: Call, mode: ExpandedWord | undefined): boolean {
  return name === 'chmod' && /^[go]+[-+][rwxX]+(?:,[go]+[-+][rwxX]+)*$/.test(mode?.text ?? '');
}

/** As ssh and gpg want it: only the owner changes it, and what was no program is none. */
function keepsPrivate({ name }: Call, mode: ExpandedWord | undefined, path: string): boolean {
  if (name !== 'chmod' || mode === undefined) return false;
  if (/^0?[46]00$|^[go]+-[rwx]+$/.test(mode.text)) return true;
  if (/^0?(?:6[04]4|640|44[04])$/.test(mode.text))
    return !isSecretFile(path) || !/\/\.(?:ssh|gnupg)\//.test(path);
  return /^0?700$/.test(mode.text) && /\/\.(?:ssh|gnupg)\/?$/.test(path);
}

/** In a system tree, others need their rights. */
function isHome(tree: string | undefined): boolean {
  return tree === 'your home folder' || tree?.startsWith('the home folder ') === true;
}

function sayMode(judgement: Judgement, call: Call, mode: ExpandedWord | undefined, recursive: boolean): void {
  if (recursive) report(judgement, 'changes-tree', call.command.span, call.name);
  else if (call.name === 'chgrp') report(judgement, 'changes', call.command.span, call.name);
  else if (call.name !== 'chmod') {
    addEffect(judgement, 'privilege');
    report(judgement, 'privilege', call.command.span, call.name);
  } else if (mode !== undefined && /[+=][rwxXt]*s|^[2467]\d{3}$|777|[oa][+=]\w*w|^\+\w*s/.test(mode.text)) {
    addEffect(judgement, 'privilege');
    report(judgement, 'privilege', mode.span, `chmod ${mode.text}`);
  } else report(judgement, 'changes', call.command.span, call.name);
}

/** A folder without access rights cannot be entered: `chmod 000 /` ends the system, `chmod 000 ~` the home. */
function judgeTopFolder(judgement: Judgement, path: ExpandedWord, mode: string): void {
  const tree = lossOf(judgement, path);
  const system = !/home/.test(tree ?? '');
  if (tree === undefined || (!system && isGlob(path.text))) return;
  if (!takesAway(mode, system))
    return system ? report(judgement, 'risky', path.span, `chmod of ${tree}`) : undefined;
  addEffect(judgement, 'privilege');
  report(judgement, system ? 'destroys-tree' : 'risky', path.span, system ? tree : `chmod ${mode}`);
}

/** The owner must be able to read and enter a folder; a system folder must be open to everyone. */
function takesAway(mode: string, system: boolean): boolean {
  if (!isLiteral(mode)) return true;
  const digits = /^\d{1,5}$/.test(mode) ? mode.padStart(3, '0').slice(-3) : undefined;
  if (digits === undefined)
    return mode.split(',').some((part) => (system ? /[-=]/ : /^[ua]*(?:-|=(?!.*r.*x))/).test(part));
  const lacks = (digit: string) => (Number(digit) & 5) !== 5;
  return lacks(digits.charAt(0)) || (system && lacks(digits.charAt(2)));
}

/** chattr, setfacl and similar programs; on a whole tree of the system or a home they lock everyone out. */
export function judgeAttributes(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  judgeByRow(judgement, call, given);
  for (const path of given.operands) {
    const tree = lossOf(judgement, path);
    if (tree !== undefined) report(judgement, 'risky', path.span, `${call.name} of ${tree}`);
  }
  // What `ch…` sets is no attribute that is kept, and beyond a link more than the tree changes.
  const leaves = given.options.some(({ spec }) => /^(?:-[Lh]|--(?:logical|no-dereference))$/.test(spec.name));
  if (leaves || !call.name.startsWith('set')) judgement.survey.unnamed = true;
}
