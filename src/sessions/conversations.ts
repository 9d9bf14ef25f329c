// The conversations of shell sessions: one private file each; the newest of a session continues.

import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { makeFolder } from '../domain/make-folder.ts';
import type { Turn } from '../domain/turn.ts';
import { isPrivateFolder, readOwnFile, replaceOwnFile } from './private-files.ts';
import type { SessionKey } from './session-key.ts';

/** A conversation as it is kept; `name` is its file's, without the ending. */
export type KeptConversation = { readonly name: string; readonly turns: readonly Turn[] };

/** Older turns are left out of the file. */
const MOST_TURNS = 50;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const STEP = v.object({
  command: v.string(),
  status: v.optional(v.number()),
  output: v.optional(v.string()),
});

const FILE = v.object({
  version: v.literal(1),
  turns: v.array(
    v.object({
      at: v.number(),
      folder: v.string(),
      question: v.string(),
      steps: v.array(STEP),
      answer: v.string(),
      unanswered: v.optional(v.literal(true)),
    }),
  ),
});

/** `state`: beck's folder for state. */
export function conversationsFolder(state: string): string {
  return join(state, 'conversations');
}

/** The newest conversation of a shell session; undefined where it has none. */
export function findConversation(folder: string, key: SessionKey): KeptConversation | undefined {
  const name = newestOf(namesIn(folder), key);
  return name === undefined ? undefined : readConversation(folder, name);
}

/** Adds a turn to the session's newest conversation, or begins one. Does nothing where nothing private can be kept. */
export function addTurn(folder: string, key: SessionKey, turns: readonly Turn[]): void {
  const name = newestOf(namesIn(folder), key) ?? `${prefixOf(key)}1`;
  writeConversation(folder, name, turns);
}

/** Begins another conversation in the session, with the turns of an earlier one where it goes on. */
export function beginConversation(folder: string, key: SessionKey, turns: readonly Turn[] = []): void {
  const newest = newestOf(namesIn(folder), key);
  const number = newest === undefined ? 0 : Number(newest.slice(prefixOf(key).length));
  writeConversation(folder, `${prefixOf(key)}${number + 1}`, turns);
}

/** All that hold a turn, the one that was used last first; of one that was resumed elsewhere only the newest. */
export function listConversations(folder: string): readonly KeptConversation[] {
  return namesIn(folder)
    .flatMap((name) => readConversation(folder, name) ?? [])
    .filter(({ turns }) => turns.length > 0)
    .toSorted((a, b) => (b.turns.at(-1)?.at ?? 0) - (a.turns.at(-1)?.at ?? 0))
    .filter((one, at, all) => all.findIndex((other) => beginningOf(other) === beginningOf(one)) === at);
}

function beginningOf({ turns }: KeptConversation): string {
  const [first] = turns;
  return `${first?.question}\0${first?.folder}\0${first?.answer}`;
}

export function removeConversation(folder: string, { name }: Pick<KeptConversation, 'name'>): void {
  rmSync(join(folder, `${name}.json`), { force: true });
}

/** Files that nothing was added to for 30 days. */
export function removeStaleConversations(folder: string, now: number): void {
  if (!isPrivateFolder(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - changed > KEPT_MS) rmSync(path, { force: true });
  }
}

function readConversation(folder: string, name: string): KeptConversation | undefined {
  try {
    const text = readOwnFile(join(folder, `${name}.json`));
    const parsed = v.safeParse(FILE, text === undefined ? undefined : JSON.parse(text));
    return parsed.success ? { name, turns: parsed.output.turns } : undefined;
  } catch {
    // An unreadable conversation is not continued.
    return undefined;
  }
}

function writeConversation(folder: string, name: string, turns: readonly Turn[]): void {
  try {
    makeFolder(folder);
    if (!isPrivateFolder(folder)) return;
    const content: v.InferInput<typeof FILE> = {
      version: 1,
      turns: turns.slice(-MOST_TURNS).map((turn) => ({ ...turn, steps: [...turn.steps] })),
    };
    replaceOwnFile(join(folder, `${name}.json`), JSON.stringify(content));
  } catch {
    // Without its file the next question begins again.
  }
}

function namesIn(folder: string): readonly string[] {
  if (!isPrivateFolder(folder)) return [];
  return readdirSync(folder).flatMap((file) =>
    /^\d+-[\w-]+\.\d+\.json$/.test(file) ? [file.slice(0, -5)] : [],
  );
}

function prefixOf({ pid, started }: SessionKey): string {
  return `${pid}-${started}.`;
}

function newestOf(names: readonly string[], key: SessionKey): string | undefined {
  const prefix = prefixOf(key);
  const numbers = names
    .filter((name) => name.startsWith(prefix))
    .map((name) => Number(name.slice(prefix.length)));
  return numbers.length === 0 ? undefined : `${prefix}${Math.max(...numbers)}`;
}
