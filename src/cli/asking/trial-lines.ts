// Words what a trial found: for a screen as lines, for a program as JSON.

import { lstatSync, readFileSync, readlinkSync } from 'node:fs';
import type { DiffLine } from '../../domain/file-change.ts';
import { metricSize } from '../../domain/size.ts';
import type { TrialOutcome, TrialShown } from '../../domain/trial.ts';
import { diffTexts } from '../../files/diff.ts';
import type { Difference } from '../../trial/differences.ts';
import { isCopyOnly } from '../../trial/layout.ts';
import type { Tried } from './trial.ts';
import { shortPath } from './undo-note.ts';

type Place = { readonly cwd: string; readonly home: string };

const MOST_OUTPUT = 20;

/** For a model and the journal; nothing in it is needed from the trial any more. */
export function outcomeOf(tried: Tried, place: Place): TrialOutcome {
  const { trial, output, differences } = tried;
  return {
    type: 'tried',
    status: trial.status,
    timedOut: trial.timedOut,
    output,
    changes: differenceLines(tried, place).map(({ type, text }) => `${SIGNS[type]}${text}`),
    changedFiles: differences.all.length,
  };
}

/** Of a line, where it has no colour. */
const SIGNS = { added: '+ ', removed: '- ', gone: '− ', note: '', same: '  ', gap: '' } as const;

export function shownOf(tried: Tried, place: Place, keepable: boolean): TrialShown {
  const { text } = tried.output;
  const all = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const left = all.length - MOST_OUTPUT;
  return {
    type: 'tried',
    head: trialHead(tried),
    output: left > 1 ? [`(${left} lines before)`, ...all.slice(-MOST_OUTPUT)] : all,
    lines: differenceLines(tried, place),
    diff: tried.differences.all.length === 0 ? undefined : () => wholeDiff(tried, place),
    keepable,
  };
}

/** `tried in a copy, 1.2 s, exit status 0` */
export function trialHead({ trial: { status, timedOut, isFull, milliseconds } }: Tried): string {
  const ended = timedOut
    ? 'ended at the timeout'
    : isFull
      ? 'ended since it wrote too much'
      : `exit status ${status}`;
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  return `tried in a copy, ${seconds}, ${ended}`;
}

const MOST_LINES = 40;

/** What would be changed, a line each, and what could not be tried. */
export function differenceLines(tried: Tried, place: Place): readonly DiffLine[] {
  const { all, more } = tried.differences;
  const { would = [] } = tried.state ?? {};
  const shown = all.slice(0, MOST_LINES).map((one) => ({ one, name: nameOf(one, place) }));
  const width = Math.min(WIDEST, Math.max(0, ...shown.map(({ name }) => name.length)));
  const rest = all.length - shown.length;
  return [
    ...shown.map(({ one, name }) => lineOf(one, `${name.padEnd(width)}  ${detailsOf(one)}`.trimEnd())),
    ...(rest > 0 || more ? [note(`and ${more ? 'more than ' : ''}${rest} more`)] : []),
    ...(all.length === 0 ? [note('It changed no file.')] : []),
    ...(isCopyOnly(tried.trial.places) ? [note(whatWasThere(tried.trial))] : []),
    ...(tried.renames
      ? [note('! wanted to rename a folder: the copy cannot, it may work when it runs')]
      : []),
    ...(would.length === 0 ? [] : [note(`! would set in your shell: ${would.join(', ')}`)]),
    ...(tried.trial.wantedNetwork ? [note(wantedLine(tried.trial.wantedHosts))] : []),
    ...(tried.trial.wantedSockets.length === 0
      ? []
      : [note(`! wanted ${firstOf(tried.trial.wantedSockets)}: not there`)]),
  ];
}

function whatWasThere({ places }: Tried['trial']): string {
  return places.some(({ kind }) => kind === 'show')
    ? '! only the current folder and the programs of the system were there'
    : '! only the current folder was copied; nothing else could be written';
}

const MOST_NAMES = 3;

/** `! wanted the network (registry.example): refused` */
function wantedLine(hosts: readonly string[]): string {
  return `! wanted the network${hosts.length === 0 ? '' : ` (${firstOf(hosts)})`}: refused`;
}

function firstOf(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES;
  return [...names.slice(0, MOST_NAMES), ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}

const WIDEST = 48;

function lineOf({ kind }: Difference, text: string): DiffLine {
  if (kind === 'changed') return { type: 'note', text: `~ ${text}` };
  return { type: kind === 'added' ? 'added' : 'gone', text };
}

function nameOf({ path, type }: Difference, place: Place): string {
  return `${shortPath(path, place)}${type === 'folder' ? '/' : ''}`;
}

function detailsOf(one: Difference): string {
  const { kind, type, files, bytes } = one;
  if (kind !== 'changed') {
    if (type === 'folder') return files === 0 ? 'empty' : `${counted(files, 'file')}, ${metricSize(bytes)}`;
    if (type === 'link') return one.after === undefined ? 'link' : `link to ${readlinkSync(one.after)}`;
    return type === 'file' ? metricSize(bytes) : 'special file';
  }
  const content = one.of.content ? contentOf(one) : '';
  const attributes = [
    ...(one.of.mode ? [`mode ${modeOf(one)}`] : []),
    ...(one.of.owner ? ['owner'] : []),
    ...(one.of.extended ? ['extended attributes'] : []),
    // A new content brings a new time.
    ...(one.of.times && !one.of.content ? ['time'] : []),
    ...(one.of.unknown ? ['what is in it cannot be read'] : []),
  ];
  return [content, ...attributes].filter((text) => text !== '').join(', ');
}

function modeOf({ after = '' }: Difference): string {
  return (lstatSync(after).mode & 0o7777).toString(8).padStart(4, '0');
}

function contentOf(one: Difference): string {
  if (one.type === 'link') return `link to ${readlinkSync(one.after ?? '')}`;
  const diff = diffOf(one);
  return diff === undefined ? metricSize(one.bytes) : `+${diff.added} −${diff.removed}`;
}

/** The files' lines; of what is no text only a sentence. */
export function wholeDiff({ differences }: Tried, place: Place): readonly DiffLine[] {
  return differences.all.flatMap((one): readonly DiffLine[] => {
    const name = nameOf(one, place);
    const diff = one.type === 'file' ? diffOf(one) : undefined;
    if (diff !== undefined && diff.diff.length > 0) return [note(name), ...diff.diff];
    return [note(`${name}: ${SAYS[one.kind]}${detailsOf(one) === '' ? '' : `, ${detailsOf(one)}`}`)];
  });
}

const SAYS = { added: 'new', changed: 'changed', removed: 'removed' } as const;
const LARGEST = 1024 * 1024;

function diffOf({ path, after, kind }: Difference): ReturnType<typeof diffTexts> | undefined {
  const was = kind === 'added' ? '' : textOf(path);
  const is = kind === 'removed' ? '' : textOf(after ?? '');
  return was === undefined || is === undefined ? undefined : diffTexts(was, is);
}

/** Undefined where it is no text, too large or unreadable. */
function textOf(path: string): string | undefined {
  try {
    if (lstatSync(path).size > LARGEST) return undefined;
    const text = readFileSync(path, 'utf8');
    return text.includes('\0') || text.includes('\uFFFD') ? undefined : text;
  } catch {
    return undefined;
  }
}

export function trialJson(command: string, tried: Tried): object {
  return { command, output: tried.output.text, ...trialFacts(tried) };
}

/** All but command and output. */
export function trialFacts({ trial, differences, state, renames }: Tried): object {
  return {
    status: trial.status,
    timedOut: trial.timedOut,
    wroteTooMuch: trial.isFull,
    seconds: Math.round(trial.milliseconds) / 1000,
    wantedNetwork: trial.wantedNetwork,
    wantedHosts: trial.wantedHosts,
    wantedSockets: trial.wantedSockets,
    wantedRename: renames,
    shell: state?.would ?? null,
    changes: differences.all.map((one) => {
      const { kind, type, path, files, bytes } = one;
      const changed = kind === 'changed';
      const diff = changed && type === 'file' && one.of.content ? diffOf(one) : undefined;
      const lines = diff && { added: diff.added, removed: diff.removed };
      return {
        kind,
        type,
        path,
        files,
        bytes,
        ...(changed && { of: namesOf(one.of) }),
        ...(lines && { lines }),
      };
    }),
    more: differences.more,
  };
}

function namesOf(of: Difference['of']): readonly string[] {
  return Object.entries(of).flatMap(([name, is]) => (is ? [name] : []));
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

function note(text: string): DiffLine {
  return { type: 'note', text };
}
