// The effects of using a file: judges each role of a path (read, write, append, copy, move, delete …) at its place.

import type { Matches, Selection } from '../../domain/selection.ts';
import type { PathKind } from '../../domain/shell.ts';
import type { Level } from '../../domain/verdict.ts';
import { allNamed, globMeaning, inOneWord, isDeep, noteChange, noteSelection } from '../judgement/changes.ts';
import { addEffect, patternBehind, report, shown } from '../judgement/findings.ts';
import type { Judgement } from '../judgement/judge.ts';
import { addPathSubject } from '../judgement/rule-subjects.ts';
import { takenBy, takenTexts } from '../judgement/taken.ts';
import { ANY_STRING, type ExpandedWord, isDynamic, isGlob, isLiteral, likeliest } from '../judgement/word.ts';
import { containsBeckPath, isAboveBeckPath, isBeckPath } from './beck.ts';
import { judgeLoss } from './losses.ts';
import { isProjectText } from './project-text.ts';
import { fileKey, resolvePath } from './resolve.ts';
import { noteRead } from './secret-flow.ts';
import {
  asInUsualHome,
  holdsSecrets,
  isSecretFile,
  isSecretFolder,
  isSecretToRoot,
  isWholeSecretFolder,
} from './secrets.ts';
import {
  baseName,
  chosenBy,
  comingFrom,
  type Into,
  isFreeOf,
  isNewTarget,
  lookUp,
  nameBelow,
  nameInFolder,
  noteInPlace,
} from './sources.ts';
import { addsSettings } from './startup-settings.ts';
import { deviceKind, isRepositoryData, isStartupFile, isSystemFile } from './system.ts';
import { isNamedByTime } from './time-names.ts';

/** A file's content is read. */
export function readPath(judgement: Judgement, value: ExpandedWord): void {
  judgement.observers.trace?.operand(judgement, 'R', value);
  addEffect(judgement, 'read');
  const text = likeliest(value.text);
  const path = resolvePath(judgement, text) ?? text;
  addPathSubject(judgement, path, value.span);
  noteRead(judgement, value);
  // A raw disk or memory contains the secrets of all users.
  if (NETWORK_FILE.test(path)) {
    addEffect(judgement, 'network');
    report(judgement, 'reads-network', value.span, '', 'danger');
  }
  if (
    isSecretFile(path) ||
    (isGlob(path) && isSecretFile(asInUsualHome(judgement, path))) ||
    isWholeSecretFolder(path) ||
    isSecretToRoot(judgement, path, value.text) ||
    holdsSecrets(judgement, value.text) ||
    linkedSecret(judgement, path) ||
    path === '/proc/kcore' ||
    /^\/dev\/(?:k?mem|port|[shv]d[a-z]|nvme|mmcblk|r?disk\d|dm-|mapper\/|md\d)/.test(path)
  ) {
    addEffect(judgement, 'secret');
    report(judgement, 'secret-file', value.span, shown(judgement, value));
  }
}

/** What gawk takes for a connection, in its programs and among its files, and GDAL for a file elsewhere. */
const NETWORK_FILE =
  /^\/inet[46]?\/(?:tcp|udp)\/|\/vsi(?:curl|s3|gs|az|adls|oss|swift|hdfs|webhdfs)(?:_streaming)?[/?]/;

/** A link can give a secret a harmless name; a glob may match such a link, or a secret. */
function linkedSecret(judgement: Judgement, path: string): boolean {
  if (!isLiteral(path) && (!isGlob(path) || isDynamic(path))) return false;
  judgement.survey.read.add(path);
  const target = judgement.facts.links?.[path];
  return target !== undefined && (isSecretFile(target) || isSecretFolder(target));
}

/** Only names, sizes and dates are read. */
export function listPath(judgement: Judgement, _value: ExpandedWord): void {
  addEffect(judgement, 'read');
}

/** How a file is changed. `copy` and `move` name a target that a copy or move replaces. */
export type WriteKind = 'write' | 'append' | 'copy' | 'move';

/** A file is created, replaced or appended to. `into`: what changes, where the path alone does not tell. */
export function writePath(judgement: Judgement, value: ExpandedWord, kind: WriteKind, into?: Into): void {
  judgement.observers.trace?.operand(judgement, kind === 'append' ? 'A' : 'W', value);
  const path = resolvePath(judgement, value.text);
  const device = path === undefined ? 'none' : deviceKind(path);
  if (device === 'free') return;
  if (device === 'network') {
    addEffect(judgement, 'network', kind);
    return report(judgement, 'sends-files', value.span);
  }
  addEffect(judgement, kind);
  if (into?.chosen)
    noteSelection(judgement, into.chosen.selection, true, { does: 'come', into: into.chosen.into });
  else if (into === undefined && kind !== 'move') noteInPlace(judgement, 'write', value, kind === 'copy');
  else {
    const tree = kind === 'copy';
    noteChange(judgement, kind === 'move' ? 'replace' : 'write', into?.path ?? path, {
      tree,
      names: into?.names,
    });
  }
  if (kind === 'append') addEffect(judgement, 'write');
  if (device === 'device') {
    addEffect(judgement, 'write', 'delete');
    return report(judgement, 'writes-device', value.span, value);
  }
  const sets = kind === 'append' && path !== undefined && addsSettings(judgement, path, value.span);
  judgePlace(judgement, path ?? value.text, value, value, sets ? 'ask' : undefined);
  if (path !== undefined && containsBeckPath(judgement, path))
    report(judgement, 'touches-beck', value.span, value);
  const exists = isNewTarget(judgement, path, into) ? 'none' : kindOf(judgement, path, value.text);
  const key = fileKey(judgement, value.text);
  if (key !== undefined) judgement.shell.written.add(key);
  if (path !== undefined && isLiteral(path)) judgement.found.created.set(path, 'file');
  if (exists === 'none') return report(judgement, kind === 'copy' ? 'copies' : 'creates', value.span, value);
  // What is there is written over, whatever brings the new content.
  addEffect(judgement, 'write');
  if (kind !== 'append') {
    const replaced = value.replaced === true && exists === 'file';
    const level = isNamedByTime(judgement, value) ? 'ask' : undefined;
    return report(judgement, 'overwrites', value.span, { ...value, replaced }, level);
  }
  const plain = sets || (exists === 'file' && isProjectText(judgement, path ?? ''));
  report(judgement, 'appends', value.span, value, plain ? 'ask' : undefined);
}

/** A copy's or move's target: a folder receives the sources under their own names. */
export function writeTarget(
  judgement: Judgement,
  target: ExpandedWord,
  sources: readonly ExpandedWord[],
  kind: 'copy' | 'move',
): void {
  const path = resolvePath(judgement, target.text);
  const folder = path !== undefined && isLiteral(path) && judgement.facts.paths?.[path] === 'folder';
  if (path !== undefined && isLiteral(path)) {
    judgement.survey.paths.add(path);
    for (const source of sources) judgement.survey.paths.add(`${path}/${baseName(source.text)}`);
  }
  // The content of a source that ends so goes into the target itself.
  if (
    sources.some((source) => /\/\.?$/.test(source.text)) &&
    path !== undefined &&
    isAboveBeckPath(judgement, path)
  )
    report(judgement, 'touches-beck', target.span);
  if (sources.length > 0 && sources.every((source) => source.text === '/dev/null'))
    addEffect(judgement, 'delete');
  const [only] = sources;
  const free =
    sources.length === 1 && only !== undefined && isGlob(only.text) && isFreeOf(judgement, path, only);
  if (!folder || sources.length === 0)
    return writePath(judgement, target, kind, {
      names: sources.map((source) => (bringsContent(source, kind) ? '.' : nameInFolder(judgement, source))),
      chosen: sources[0] && sources.length === 1 ? comingFrom(judgement, sources[0], path) : undefined,
    });
  for (const source of sources) {
    const below = { ...nameBelow(target, source), made: true } as const;
    const name = bringsContent(source, kind) ? '.' : isGlob(source.text) && nameInFolder(judgement, source);
    const chosen = comingFrom(judgement, source, path);
    const into = name || chosen ? { path, names: name ? [name] : [], free, chosen } : undefined;
    writePath(judgement, below, kind, into);
  }
}

/** With a slash behind it rsync(1) and cp(1) of BSD take the content of the folder. */
function bringsContent({ text }: { readonly text: string }, kind: 'copy' | 'move'): boolean {
  return kind === 'copy' && text.endsWith('/');
}

/** A folder is made, or a file's dates are set: nothing is lost. */
export function createPath(judgement: Judgement, value: ExpandedWord, kind: 'mkdir' | 'write'): void {
  addEffect(judgement, kind);
  const path = resolvePath(judgement, value.text);
  const made = kind === 'mkdir' ? (takenTexts(judgement, value) ?? [value.text]) : [];
  for (const each of made) noteChange(judgement, 'create', resolvePath(judgement, each));
  if (kind !== 'mkdir') noteInPlace(judgement, 'attributes', value);
  const before = kindOf(judgement, path, value.text);
  if (kind === 'mkdir' && before === 'none' && path !== undefined) judgement.found.newFolders.add(path);
  if (path !== undefined && isLiteral(path))
    judgement.found.created.set(path, kind === 'mkdir' ? 'folder' : 'file');
  judgePlace(judgement, path ?? value.text, value);
  report(judgement, kind === 'mkdir' ? 'makes-folder' : 'creates', value.span, value);
}

/** Something is deleted. `level`: of one whose name is known. */
export function deletePath(
  judgement: Judgement,
  value: ExpandedWord,
  recursive: boolean,
  level?: Level,
): void {
  judgement.observers.trace?.operand(judgement, recursive ? 'TREE' : 'D', value);
  addEffect(judgement, 'delete');
  const path = resolvePath(judgement, value.text);
  // All that is in a home is lost with its files, even where the folders stay.
  judgeLoss(judgement, value, recursive || isGlob(value.text));
  if (path !== undefined && deviceKind(path) === 'device' && recursive) addEffect(judgement, 'write');
  const chosen = chosenBy(judgement, value);
  if (chosen === undefined)
    noteChange(judgement, 'delete', path, { tree: recursive || judgement.text.dialect === 'powershell' });
  else noteSelection(judgement, chosen, recursive);
  const matches = matchesOf(judgement, path, chosen);
  if (matches !== undefined) report(judgement, 'deletes-matching', value.span, matches);
  else if (isDynamic(value.text)) {
    const say = (): void => report(judgement, 'deletes-unknown', value.span, takenBy(judgement, value));
    if (isDynamic(inOneWord(judgement, value.text))) say();
    else allNamed(judgement, say);
  } else report(judgement, recursive ? 'deletes-tree' : 'deletes-files', value.span, value, level);
  judgePlace(judgement, path ?? value.text, value);
}

/** Notes what a pattern chooses from, and gives what it is known to stand for now. */
function matchesOf(
  judgement: Judgement,
  path: string | undefined,
  chosen: Selection | undefined,
): Matches | undefined {
  const selection = chosen ?? globSelection(judgement, path);
  return selection && lookUp(judgement, selection);
}

function globSelection(judgement: Judgement, path: string | undefined): Selection | undefined {
  if (!path?.includes(ANY_STRING) || isDeep(judgement, path)) return undefined;
  const pattern = path.replaceAll(ANY_STRING, '*');
  return isLiteral(pattern) ? { type: 'glob', pattern, ...globMeaning(judgement) } : undefined;
}

/** A file stays, but what was in it is gone. */
export function emptyPath(judgement: Judgement, value: ExpandedWord, recursive: boolean): void {
  judgeLoss(judgement, value, recursive || isGlob(value.text));
  writePath(judgement, value, 'write');
}

/** To a name that is free it can be moved back. */
export function movePath(judgement: Judgement, value: ExpandedWord, free = false): void {
  addEffect(judgement, 'move');
  judgeLoss(judgement, value, true);
  const chosen = chosenBy(judgement, value);
  if (chosen === undefined) noteChange(judgement, 'move', resolvePath(judgement, value.text), { tree: true });
  else noteSelection(judgement, chosen, true, { does: 'move' });
  const path = resolvePath(judgement, value.text) ?? value.text;
  const listed = chosen !== undefined || patternBehind(judgement, value) !== undefined;
  const found = listed ? matchesOf(judgement, path, chosen) : undefined;
  const named = found ?? (chosen ? 'the files found' : value);
  report(judgement, 'moves', value.span, named, free ? 'ask' : undefined);
  judgePlace(judgement, path, value);
}

/** Findings from the place of a changed file: a repository's own, start-up, system, secret or beck's own. */
export function judgePlace(
  judgement: Judgement,
  path: string,
  value: ExpandedWord,
  detail: string | ExpandedWord = value,
  level?: Level,
): void {
  const { span } = value;
  addPathSubject(judgement, path, span);
  if (isBeckPath(judgement, path)) report(judgement, 'touches-beck', span, detail);
  if (isRepositoryData(path)) report(judgement, 'repository-data', span, detail);
  if (isStartupFile(judgement, path)) {
    addEffect(judgement, 'persistence', 'write');
    report(judgement, 'startup-file', span, detail, level);
  }
  if (isSystemFile(judgement, path)) {
    addEffect(judgement, 'privilege', 'write');
    report(judgement, 'system-file', span, detail);
  }
}

/** What is at a path, as far as the facts say. */
export function kindOf(judgement: Judgement, path: string | undefined, text: string): PathKind | 'unknown' {
  if (path === undefined || !isLiteral(path) || isGlob(text)) return 'unknown';
  judgement.survey.paths.add(path);
  if (judgement.shell.written.has(path)) return 'unknown';
  return judgement.facts.paths?.[path] ?? 'unknown';
}
