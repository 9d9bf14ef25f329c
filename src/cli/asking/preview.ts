// Previews what a command would change without running it: matching files, the diff of `sed -i`, or a dry run.

import { lstatSync, readFileSync, statSync } from 'node:fs';
import type { Performers, Proposal } from '../../agent/performers.ts';
import { isPlain } from '../../approval/plain-command.ts';
import { ANY_CHARACTER, ANY_RUN, type Change, type ChangeKind, type Changes } from '../../domain/change.ts';
import type { DiffLine } from '../../domain/file-change.ts';
import { quoteWord } from '../../domain/quote.ts';
import { sizeOf } from '../../domain/size.ts';
import type { Verdict } from '../../domain/verdict.ts';
import type { Asking } from '../wiring/surroundings.ts';
import { selectIn } from './keep-changes.ts';
import { type Replaced, replacedFile } from './replaced-file.ts';
import { shortPath } from './undo-note.ts';

type World = {
  readonly asking: Asking;
  readonly quiet: Pick<Performers, 'factsFor' | 'classify'>;
  /** The top of the project; no program of it is run. */
  readonly project: string | undefined;
  readonly signal: AbortSignal;
};

/** The same performers; a question whose change can be known without running it can be asked for it. */
export function withPreview<Some extends Pick<Performers, 'askPerson'>>(
  performers: Some,
  world: World,
): Some {
  return {
    ...performers,
    askPerson(proposal: Proposal, signal: AbortSignal) {
      const preview = proposal.file === undefined ? previewOf(proposal, world) : undefined;
      return performers.askPerson(preview === undefined ? proposal : { ...proposal, preview }, signal);
    },
  };
}

function previewOf({ command, verdict }: Proposal, world: World): Proposal['preview'] {
  if (verdict.level === 'safe' || verdict.level === 'blocked') return undefined;
  const text = command.trim();
  if (isPlain(text, true)) {
    const dry = DRY_RUNS.find(({ of }) => of.test(text));
    if (dry !== undefined)
      return {
        of: dry.by.includes('diff') ? 'diff' : 'list',
        show: () => dryRun(text.replace(dry.of, dry.by), world),
      };
    if (/^g?sed\s/.test(text)) return { of: 'diff', show: () => sedDiffs(text, verdict, world) };
    const files = verdict.changes && replacedFile(text, verdict.changes, placeOf(world.asking));
    if (files !== undefined) return { of: 'diff', show: () => replacedDiff(files, world) };
  }
  const changes = verdict.changes;
  return changes !== undefined && takesMany(changes)
    ? { of: 'list', show: () => takenFiles(changes, world) }
    : undefined;
}

/** Commands with a dry run, and how to start it. */
const DRY_RUNS: readonly { readonly of: RegExp; readonly by: string }[] = [
  { of: /^(git(?:\s+-C\s+[^-\s]\S*)?)\s+clean(?=\s|$)/, by: '$1 clean --dry-run' },
  { of: /^rsync(?=\s)/, by: 'rsync --dry-run --itemize-changes' },
  { of: /^(p?rename|file-rename)(?=\s)/, by: '$1 --no-act' },
  { of: /^git\s+(?:checkout\s+--|restore)(?=\s+[^-\s])/, by: 'git diff -R --' },
  { of: /^git\s+checkout(?=\s+\.$)/, by: 'git diff -R --' },
  { of: /^git\s+reset\s+--hard(?=\s+[^-\s]+$)/, by: 'git diff -R' },
  { of: /^git\s+reset\s+--hard$/, by: 'git diff -R HEAD' },
];

const MOST_LINES = 200;

async function dryRun(command: string, world: World): Promise<readonly DiffLine[]> {
  const output = await outputOf(command, world);
  if (typeof output !== 'string') return [output];
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.length === 0
    ? [note('Nothing would change.')]
    : bounded(lines.map((text) => ({ type: 'same', text })));
}

async function replacedDiff({ from, to }: Replaced, { asking }: World): Promise<readonly DiffLine[]> {
  const { diffTexts, isText } = await import('../../files/diff.ts');
  const name = shortPath(to, placeOf(asking));
  const [is, becomes] = [statSync(to).size, statSync(from).size];
  if (Math.max(is, becomes) > MOST_BYTES) return [note(`${name} is too large to compare.`)];
  const [before, after] = [readFileSync(to), readFileSync(from)];
  if (before.equals(after)) return [note(`${name} stays as it is.`)];
  if (![before, after].every(isText))
    return [note(`${name} is not text: ${sizeOf(is)} now, ${sizeOf(becomes)} then.`)];
  return bounded([note(name), ...diffTexts(before.toString(), after.toString()).diff]);
}

/** The text without `-i`, on one file after the other. */
async function sedDiffs(command: string, { changes }: Verdict, world: World): Promise<readonly DiffLine[]> {
  const [{ findRoots }, { diffTexts }] = await Promise.all([
    import('../../undo/roots.ts'),
    import('../../files/diff.ts'),
  ]);
  const { asking } = world;
  const words = command.match(WORD) ?? [];
  const { roots } = findRoots(changes ?? { named: [], unnamed: false }, () => undefined);
  const files = roots.filter(({ before }) => before?.kind === 'file').map(({ path }) => path);
  const spoken = words.filter((word) => !IN_PLACE.test(word) && !namesOneOf(word, files, asking.cwd));
  const lines: DiffLine[] = [];
  for (const path of files.slice(0, MOST_FILES)) {
    if (lstatSync(path).size > MOST_BYTES) {
      lines.push(note(`${shortPath(path, placeOf(asking))} is too large to compare.`));
      continue;
    }
    const after = await outputOf([...spoken, quoteWord(path, asking.shell)].join(' '), world);
    if (typeof after !== 'string') return [after];
    const { diff } = diffTexts(readFileSync(path, 'utf8'), after);
    lines.push(
      note(
        diff.length === 0
          ? `${shortPath(path, placeOf(asking))} stays as it is.`
          : shortPath(path, placeOf(asking)),
      ),
      ...diff,
    );
  }
  return bounded(lines.length === 0 ? [note('No file of that name.')] : lines);
}

const WORD = /(?:[^\s'"\\]|'[^']*'|"[^"]*")+/g;
const IN_PLACE = /^(?:-i.*|-I.*|--in-place(?:=.*)?)$/;
const MOST_FILES = 20;
const MOST_BYTES = 1024 * 1024;

/** As it was written, or by a pattern that stands for it. */
function namesOneOf(word: string, files: readonly string[], cwd: string): boolean {
  const text = word.replaceAll(/['"]/g, '');
  const path = text.startsWith('/') ? text : `${cwd}/${text.replace(/^\.\//, '')}`;
  const pattern = path
    .replaceAll(/[.+^$()[\]{}|\\/]/g, '\\$&')
    .replaceAll('*', '[^/]*')
    .replaceAll('?', '[^/]');
  return files.some((file) => new RegExp(`^${pattern}$`).test(file));
}

/** A sentence where it may not or could not run. */
async function outputOf(command: string, world: World): Promise<string | DiffLine> {
  const { asking, quiet, project, signal } = world;
  const { surroundings, settings, shell } = asking;
  const facts = await quiet.factsFor(command);
  const { level } = quiet.classify({ ...facts, command, shell });
  if (level !== 'safe') return note(UNKNOWN);
  const { probe } = await import('../../processes/probe.ts');
  const pieces: Uint8Array[] = [];
  const outcome = await probe(
    {
      command,
      shell,
      cwd: facts.cwd ?? asking.cwd,
      seconds: Math.min(settings.defaultTimeout, LONGEST),
      signal,
    },
    {
      env: surroundings.env,
      home: surroundings.home,
      project,
      copy: { stdout: (chunk) => void pieces.push(chunk), stderr: () => {} },
    },
  );
  if (outcome.type !== 'probed') return note(outcome.reason);
  if (outcome.status !== 0) return note(outcome.stderr.text.split('\n')[0] || 'beck could not find out.');
  return Buffer.concat(pieces).toString();
}

const UNKNOWN = 'Only running it would show that.';

/** Seconds. */
const LONGEST = 10;

/** More than the question names by itself. */
function takesMany({ named }: Changes): boolean {
  return named.some((change) => {
    if (change.kind === 'select') return change.does !== 'come';
    const { kind, path, tree } = change;
    if (kind === 'create' || kind === 'replace') return false;
    return MATCHING.test(path) || (tree && (kind === 'delete' || STAYS.has(kind)));
  });
}

const MATCHING = new RegExp(`[${ANY_RUN}${ANY_CHARACTER}]`);

/** A file stays in its place, and so does its content. */
const STAYS: ReadonlySet<ChangeKind> = new Set(['attributes', 'extended']);

/** What is chosen leaves its place. */
function isTaken(change: Change): boolean {
  if (change.kind === 'select') return change.does === undefined || change.does === 'move';
  return change.kind === 'delete' || (change.kind === 'move' && MATCHING.test(change.path));
}

/** What is chosen is changed where it is. */
function isChanged(change: Change): boolean {
  if (change.kind === 'select')
    return change.does !== undefined && change.does !== 'move' && change.does !== 'come';
  if (STAYS.has(change.kind)) return change.tree || MATCHING.test(change.path);
  return change.kind === 'write' && MATCHING.test(change.path);
}

async function takenFiles({ named, unnamed }: Changes, world: World): Promise<readonly DiffLine[]> {
  const taken = await pathsOf(named.filter(isTaken), world);
  const changed = await pathsOf(named.filter(isChanged), world);
  const more = taken.more || changed.more || unnamed;
  const lines = [
    ...taken.names.map((text): DiffLine => ({ type: 'removed', text })),
    ...(changed.names.length === 0 ? [] : [note('Changed where they are:')]),
    ...changed.names.map((text): DiffLine => ({ type: 'same', text })),
  ];
  if (lines.length === 0) return [note(more ? UNKNOWN : 'Nothing matches now.')];
  return bounded(more ? [...lines, note('There may be more when it runs.')] : lines);
}

type Listed = {
  readonly names: readonly string[];
  /** Not all of them are known. */
  readonly more: boolean;
};

async function pathsOf(named: readonly Change[], { asking }: World): Promise<Listed> {
  const changes = { named, unnamed: false };
  const [{ findRoots }, { manifestOf }, select] = await Promise.all([
    import('../../undo/roots.ts'),
    import('../../undo/stamps.ts'),
    selectIn(changes, asking.surroundings, LONGEST * 1000),
  ]);
  const { roots, unnamed: more } = findRoots(changes, select);
  const names: string[] = [];
  for (const { path, tree, before } of roots) {
    if (before === undefined || names.length > MOST_LINES) continue;
    for (const [below, { kind, size }] of manifestOf(path, tree ? MOST_LINES : 1)) {
      const name = shortPath(path + below, placeOf(asking));
      names.push(kind === 'file' ? `${name} (${sizeOf(size)})` : `${name}${kind === 'folder' ? '/' : ''}`);
    }
  }
  return { names, more };
}

function bounded(lines: readonly DiffLine[]): readonly DiffLine[] {
  if (lines.length <= MOST_LINES) return lines;
  return [...lines.slice(0, MOST_LINES), note('And more.')];
}

function note(text: string): DiffLine {
  return { type: 'note', text };
}

function placeOf({ cwd, surroundings }: Asking): { readonly cwd: string; readonly home: string } {
  return { cwd, home: surroundings.home };
}
