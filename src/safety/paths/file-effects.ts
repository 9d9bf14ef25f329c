// The effects of using a file: judges each role of a path (read, write, append, copy, move, delete …) at its place.

import type { Matches, Selection } from '../../domain/selection.ts';
import type { PathKind } from '../../domain/shell.ts';
import { allNamed, globMeaning, inOneWord, isDeep, noteChange, noteSelection } from '../judgement/changes.ts';
import { addEffect, report, shown } from '../judgement/findings.ts';
import type { Judgement } from '../judgement/judge.ts';
import { addPathSubject } from '../judgement/rule-subjects.ts';
import {
  ANY_STRING,
  type ExpandedWord,
  isDynamic,
  isGlob,
  isLiteral,
  likeliest,
  SUBTREE,
} from '../judgement/word.ts';
import { containsBeckPath, isAboveBeckPath, isBeckPath } from './beck.ts';
import { judgeLoss } from './losses.ts';
import { fileKey, resolvePath } from './resolve.ts';
import { isSecretFile, isSecretFolder, isSecretToRoot, secretBelow } from './secrets.ts';
import {
  baseName,
  chosenBy,
  comingFrom,
  type Into,
  isFreeOf,
  isNewTarget,
  lookUp,
  nameInFolder,
  noteInPlace,
} from './sources.ts';
import { deviceKind, isStartupFile, isSystemFile, mayBeProtected } from './system.ts';

/** A file's content is read. */
export function readPath(judge: Judgement, value: ExpandedWord): void {
  judge.observers.trace?.operand(judge, 'R', value);
  addEffect(judge, 'read');
  const text = likeliest(value.text);
  const path = resolvePath(judge, text) ?? text;
  addPathSubject(judge, path, value.span);
  // A raw disk or memory contains the secrets of all users.
  if (NETWORK_FILE.test(path)) {
    addEffect(judge, 'network');
    report(judge, 'reads-network', value.span, '', 'danger');
  }
  if (
    isSecretFile(path) ||
    isSecretFolder(path) ||
    isSecretToRoot(judge, path) ||
    holdsSecrets(judge, value.text, path) ||
    linkedSecret(judge, path) ||
    path === '/proc/kcore' ||
    /^\/dev\/(?:k?mem|port|[shv]d[a-z]|nvme|mmcblk|r?disk\d|dm-|mapper\/|md\d)/.test(path)
  ) {
    addEffect(judge, 'secret');
    report(judge, 'secret-file', value.span, shown(judge, value));
  }
}

/** What gawk takes for a connection, in its programs and among its files. */
const NETWORK_FILE = /^\/inet[46]?\/(?:tcp|udp)\//;

/** All that is below a place people keep secrets in is read. */
function holdsSecrets(judge: Judgement, text: string, path: string): boolean {
  return text.includes(SUBTREE) && secretBelow(judge, path.replaceAll(SUBTREE, '')) !== undefined;
}

/** A link can give a secret a harmless name. */
function linkedSecret(judge: Judgement, path: string): boolean {
  if (!isLiteral(path)) return false;
  judge.survey.read.add(path);
  const target = judge.facts.links?.[path];
  return target !== undefined && (isSecretFile(target) || isSecretFolder(target));
}

/** Only names, sizes and dates are read. */
export function listPath(judge: Judgement, _value: ExpandedWord): void {
  addEffect(judge, 'read');
}

/** How a file is changed. `copy` and `move` name a target that a copy or move replaces. */
export type WriteKind = 'write' | 'append' | 'copy' | 'move';

/** A file is created, replaced or appended to. `into`: what changes, where the path alone does not tell. */
export function writePath(judge: Judgement, value: ExpandedWord, kind: WriteKind, into?: Into): void {
  judge.observers.trace?.operand(judge, kind === 'append' ? 'A' : 'W', value);
  const path = resolvePath(judge, value.text);
  const device = path === undefined ? 'none' : deviceKind(path);
  if (device === 'free') return;
  if (device === 'network') {
    addEffect(judge, 'network', kind);
    return report(judge, 'sends-files', value.span);
  }
  addEffect(judge, kind);
  if (into?.chosen)
    noteSelection(judge, into.chosen.selection, true, { does: 'come', into: into.chosen.into });
  else if (into === undefined && kind !== 'move') noteInPlace(judge, 'write', value, kind === 'copy');
  else {
    const tree = kind === 'copy';
    noteChange(judge, kind === 'move' ? 'replace' : 'write', into?.path ?? path, {
      tree,
      names: into?.names,
    });
  }
  if (kind === 'append') addEffect(judge, 'write');
  if (device === 'device') {
    addEffect(judge, 'write', 'delete');
    return report(judge, 'writes-device', value.span, value);
  }
  judgePlace(judge, path ?? value.text, value);
  if (path !== undefined && containsBeckPath(judge, path)) report(judge, 'touches-beck', value.span, value);
  const exists = isNewTarget(judge, path, into) ? 'none' : kindOf(judge, path, value.text);
  const key = fileKey(judge, value.text);
  if (key !== undefined) judge.shell.written.add(key);
  if (path !== undefined && isLiteral(path)) judge.found.created.set(path, 'file');
  if (exists === 'none') return report(judge, kind === 'copy' ? 'copies' : 'creates', value.span, value);
  // What is there is written over, whatever brings the new content.
  addEffect(judge, 'write');
  report(judge, kind === 'append' ? 'appends' : 'overwrites', value.span, value);
}

/** A copy's or move's target: a folder receives the sources under their own names. */
export function writeTarget(
  judge: Judgement,
  target: ExpandedWord,
  sources: readonly ExpandedWord[],
  kind: 'copy' | 'move',
): void {
  const path = resolvePath(judge, target.text);
  const folder = path !== undefined && isLiteral(path) && judge.facts.paths?.[path] === 'folder';
  if (path !== undefined && isLiteral(path)) {
    judge.survey.paths.add(path);
    for (const source of sources) judge.survey.paths.add(`${path}/${baseName(source.text)}`);
  }
  // The content of a source that ends so goes into the target itself.
  if (
    sources.some((source) => /\/\.?$/.test(source.text)) &&
    path !== undefined &&
    isAboveBeckPath(judge, path)
  )
    report(judge, 'touches-beck', target.span);
  if (sources.length > 0 && sources.every((source) => source.text === '/dev/null'))
    addEffect(judge, 'delete');
  const [only] = sources;
  const free = sources.length === 1 && only !== undefined && isGlob(only.text) && isFreeOf(judge, path, only);
  if (!folder || sources.length === 0)
    return writePath(judge, target, kind, {
      names: sources.map((source) => (bringsContent(source, kind) ? '.' : nameInFolder(judge, source))),
      chosen: sources[0] && sources.length === 1 ? comingFrom(judge, sources[0], path) : undefined,
    });
  for (const source of sources) {
    const below = { text: `${target.text}/${baseName(source.text)}`, span: target.span };
    const name = bringsContent(source, kind) ? '.' : isGlob(source.text) && nameInFolder(judge, source);
    const chosen = comingFrom(judge, source, path);
    const into = name || chosen ? { path, names: name ? [name] : [], free, chosen } : undefined;
    writePath(judge, below, kind, into);
  }
}

/** rsync everywhere, and cp of BSD, take such a name for what is in the folder. */
function bringsContent({ text }: { readonly text: string }, kind: 'copy' | 'move'): boolean {
  return kind === 'copy' && text.endsWith('/');
}

/** A folder is made, or a file's dates are set: nothing is lost. */
export function createPath(judge: Judgement, value: ExpandedWord, kind: 'mkdir' | 'write'): void {
  addEffect(judge, kind);
  const path = resolvePath(judge, value.text);
  if (kind === 'mkdir') noteChange(judge, 'create', path);
  else noteInPlace(judge, 'attributes', value);
  const before = kindOf(judge, path, value.text);
  if (kind === 'mkdir' && before === 'none' && path !== undefined) judge.found.newFolders.add(path);
  if (path !== undefined && isLiteral(path))
    judge.found.created.set(path, kind === 'mkdir' ? 'folder' : 'file');
  judgePlace(judge, path ?? value.text, value);
  report(judge, kind === 'mkdir' ? 'makes-folder' : 'creates', value.span, value);
}

/** Something is deleted. */
export function deletePath(judge: Judgement, value: ExpandedWord, recursive: boolean): void {
  judge.observers.trace?.operand(judge, recursive ? 'TREE' : 'D', value);
  addEffect(judge, 'delete');
  const path = resolvePath(judge, value.text);
  // All that is in a home is lost with its files, even where the folders stay.
  judgeLoss(judge, value, recursive || isGlob(value.text));
  if (path !== undefined && deviceKind(path) === 'device' && recursive) addEffect(judge, 'write');
  const chosen = chosenBy(judge, value);
  if (chosen === undefined)
    noteChange(judge, 'delete', path, { tree: recursive || judge.text.dialect === 'powershell' });
  else noteSelection(judge, chosen, recursive);
  const matches = matchesOf(judge, path, chosen);
  if (matches !== undefined) report(judge, 'deletes-matching', value.span, matches);
  else if (isDynamic(value.text)) {
    const widest = path === undefined ? undefined : mayBeProtected(judge, path);
    const say = (): void => report(judge, 'deletes-unknown', value.span, widest ?? value);
    if (isDynamic(inOneWord(judge, value.text))) say();
    else allNamed(judge, say);
  } else report(judge, recursive ? 'deletes-tree' : 'deletes-files', value.span, value);
  judgePlace(judge, path ?? value.text, value);
}

/** Notes what a pattern chooses from, and gives what it is known to stand for now. */
function matchesOf(
  judge: Judgement,
  path: string | undefined,
  chosen: Selection | undefined,
): Matches | undefined {
  const selection = chosen ?? globSelection(judge, path);
  return selection && lookUp(judge, selection);
}

function globSelection(judge: Judgement, path: string | undefined): Selection | undefined {
  if (!path?.includes(ANY_STRING) || isDeep(judge, path)) return undefined;
  const pattern = path.replaceAll(ANY_STRING, '*');
  return isLiteral(pattern) ? { type: 'glob', pattern, ...globMeaning(judge) } : undefined;
}

/** A file stays, but what was in it is gone. */
export function emptyPath(judge: Judgement, value: ExpandedWord, recursive: boolean): void {
  judgeLoss(judge, value, recursive || isGlob(value.text));
  writePath(judge, value, 'write');
}

/** To a name that is free it can be moved back. */
export function movePath(judge: Judgement, value: ExpandedWord, free = false): void {
  addEffect(judge, 'move');
  judgeLoss(judge, value, true);
  const chosen = chosenBy(judge, value);
  if (chosen === undefined) noteChange(judge, 'move', resolvePath(judge, value.text), { tree: true });
  else noteSelection(judge, chosen, true, { does: 'move' });
  const path = resolvePath(judge, value.text) ?? value.text;
  const found = chosen && (lookUp(judge, chosen) ?? 'the files found');
  report(judge, 'moves', value.span, found ?? value, free ? 'ask' : undefined);
  judgePlace(judge, path, value);
}

/** Findings from the place of a changed file: start-up, system, secret or beck's own. */
export function judgePlace(
  judge: Judgement,
  path: string,
  value: ExpandedWord,
  detail: string | ExpandedWord = value,
): void {
  const { span } = value;
  addPathSubject(judge, path, span);
  if (isBeckPath(judge, path)) report(judge, 'touches-beck', span, detail);
  if (isStartupFile(judge, path)) {
    addEffect(judge, 'persistence', 'write');
    report(judge, 'startup-file', span, detail);
  }
  if (isSystemFile(judge, path)) {
    addEffect(judge, 'privilege', 'write');
    report(judge, 'system-file', span, detail);
  }
}

/** What is at a path, as far as the facts say. */
export function kindOf(judge: Judgement, path: string | undefined, text: string): PathKind | 'unknown' {
  if (path === undefined || !isLiteral(path) || isGlob(text)) return 'unknown';
  judge.survey.paths.add(path);
  if (judge.shell.written.has(path)) return 'unknown';
  return judge.facts.paths?.[path] ?? 'unknown';
}
