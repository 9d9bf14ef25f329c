// `beck log`: what was asked, decided and run; and forgetting it.

import { resolve } from 'node:path';
import { type ExitCode, UsageError } from '../../../domain/errors.ts';
import type { Level } from '../../../domain/verdict.ts';
import type { Entry } from '../../../journal/entry.ts';
import { countEntries, type Filter, findEntries, findTokens, forgetEntries } from '../../../journal/read.ts';
import type { OwnPrices } from '../../../providers/prices.ts';
import type { Look } from '../../../terminal/drawing/look.ts';
import { localDay } from '../../shared/local-time.ts';
import type { Surroundings } from '../../wiring/surroundings.ts';
import { renderEntry, renderList } from './lines.ts';
import { readSince, startOfDay } from './since.ts';

export type LogOptions = {
  /** The number of an entry, or words to look for. */
  readonly words: readonly string[];
  readonly today: boolean;
  readonly since: string | undefined;
  readonly folder: string | undefined;
  readonly level: Level | undefined;
  readonly failed: boolean;
  /** Only this shell session. */
  readonly session: string | undefined;
  readonly limit: number;
  readonly json: boolean;
  /** What the models cost that answered, instead of the entries. */
  readonly cost: boolean;
  readonly forget: boolean;
  /** The file for what ran; it must not exist. */
  readonly save: string | undefined;
  readonly yes: boolean;
};

export type LogIo = {
  readonly surroundings: Surroundings;
  /** beck's folder for state. */
  readonly state: string;
  /** Of the person's own, from the setting `prices`. */
  readonly prices: () => Promise<OwnPrices>;
  readonly look: Look;
  /** Through a pager where it is long. */
  readonly writeOut: (text: string) => void | Promise<void>;
  /** Absent if the person cannot be asked. */
  readonly askYes: ((question: string) => Promise<boolean>) | undefined;
};

const MOST = 100_000;

/** Rejects with `UsageError`. */
export async function runLog(options: LogOptions, io: LogIo): Promise<ExitCode> {
  if (!(Number.isInteger(options.limit) && options.limit >= 1 && options.limit <= MOST))
    throw new UsageError(`--limit must be a whole number from 1 to ${MOST}.`, 'See: beck log --help');
  const filter = filterOf(options, io.surroundings);
  if (options.forget) return forget(filter, options, io);
  if (options.cost) return showCost(filter, options, io);
  const entries = findEntries(io.state, filter, options.limit).toReversed();
  if (options.save !== undefined) return save(options.save, entries, io);
  const { home, now } = io.surroundings;
  if (options.json) await io.writeOut(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  else if (entries.length === 0) await io.writeOut(nothing(filter));
  else if (filter.id !== undefined && entries[0] !== undefined)
    await io.writeOut(renderEntry(entries[0], { home, now }, io.look));
  else await io.writeOut(renderList(entries, { home, now }, io.look) + more(entries, filter, options, io));
  return entries.length === 0 && filter.id !== undefined ? 1 : 0;
}

function filterOf(
  { words, today, since, folder, level, failed, session }: LogOptions,
  { cwd, now }: Surroundings,
): Filter {
  const [only] = words;
  const id = words.length === 1 && only !== undefined && /^\d{1,15}$/.test(only) ? Number(only) : undefined;
  const text = words.join(' ').trim();
  return {
    id,
    text: id !== undefined || text === '' ? undefined : text,
    since: today ? startOfDay(now) : since === undefined ? undefined : readSince(since, now),
    folder: folder === undefined ? undefined : resolve(cwd, folder),
    level,
    failed,
    session,
  };
}

function nothing({ id }: Filter): string {
  return id === undefined ? 'No journal entry matches.\n' : `There is no entry ${id}. See: beck log\n`;
}

function more(
  entries: readonly Entry[],
  filter: Filter,
  { limit }: LogOptions,
  { state, look }: LogIo,
): string {
  if (entries.length < limit) return '';
  const left = countEntries(state, filter) - entries.length;
  return left <= 0 ? '' : `${look.faint(`${left} earlier; --limit shows more`)}\n`;
}

/** What the models of these entries cost, a line each. */
async function showCost(filter: Filter, { json }: LogOptions, io: LogIo): Promise<ExitCode> {
  const { costsIn, renderCosts } = await import('./cost.ts');
  const costs = costsIn(findTokens(io.state, filter), await io.prices());
  await io.writeOut(
    json ? costs.map((cost) => `${JSON.stringify(cost)}\n`).join('') : renderCosts(costs, io.look),
  );
  return 0;
}

async function save(file: string, entries: readonly Entry[], io: LogIo): Promise<ExitCode> {
  const { cwd, now } = io.surroundings;
  const [{ writeFile }, { ranIn, renderRunbook, runbookOf }] = await Promise.all([
    import('node:fs/promises'),
    import('./runbook.ts'),
  ]);
  const path = resolve(cwd, file);
  const ran = ranIn(entries);
  if (ran.length === 0) {
    await io.writeOut('Nothing that ran matches, so no file is written.\n');
    return 1;
  }
  const text = renderRunbook(ran, runbookOf(path), localDay(now));
  try {
    await writeFile(path, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const why =
      error instanceof Error && 'code' in error && error.code === 'EEXIST' ? 'exists' : 'cannot be written';
    throw new UsageError(`${file} ${why}.`, 'Name a new file.');
  }
  await io.writeOut(`Saved ${ran.length} ${ran.length === 1 ? 'question' : 'questions'} to ${file}.\n`);
  return 0;
}

async function forget(
  filter: Filter,
  { yes }: LogOptions,
  { state, writeOut, askYes }: LogIo,
): Promise<ExitCode> {
  const count = countEntries(state, filter);
  const entries = `${count} ${count === 1 ? 'entry' : 'entries'}`;
  if (count > 0 && !yes) {
    if (askYes === undefined)
      throw new UsageError(`${entries} would be permanently removed.`, 'Add --yes to remove them.');
    if (!(await askYes(`Permanently remove ${entries} from the journal?`))) return 130;
  }
  const removed = forgetEntries(state, filter);
  await writeOut(removed === 0 ? 'No journal entry matches.\n' : `Removed: ${entries}.\n`);
  return 0;
}
