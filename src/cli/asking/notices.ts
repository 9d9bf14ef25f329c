// Notices shown once, and again after a change: what a project's settings add, what the person's settings override.

import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { ReadProjectFile } from '../../config/project-rules.ts';
import { makeFolder } from '../../domain/make-folder.ts';
import { makeAllVisible } from '../../domain/visible.ts';
import { stateFolder } from '../shared/own-folders.ts';
import type { Surroundings } from '../wiring/surroundings.ts';

/** `say` gets each sentence that this person has not seen. */
export async function showNotices(
  sentences: readonly string[],
  surroundings: Surroundings,
  say: (sentence: string) => void,
): Promise<void> {
  const folder = join(stateFolder(surroundings), 'beck');
  const seen = await readSeen(folder);
  const fresh = sentences.filter((sentence) => seen[sentence] === undefined);
  if (fresh.length === 0) return;
  fresh.forEach(say);
  await writeSeen(folder, { ...seen, ...Object.fromEntries(fresh.map((sentence) => [sentence, 'said'])) });
}

/** `say` gets a sentence for each file that this person has not seen as it is now. */
export async function showProject(
  files: readonly ReadProjectFile[],
  surroundings: Surroundings,
  say: (sentence: string) => void,
): Promise<void> {
  const folder = join(stateFolder(surroundings), 'beck');
  const seen = await readSeen(folder);
  const fresh = files.filter(({ path, hash }) => seen[path] !== hash);
  if (fresh.length === 0) return;
  for (const file of fresh) describeFile(file).forEach(say);
  await writeSeen(folder, { ...seen, ...Object.fromEntries(fresh.map(({ path, hash }) => [path, hash])) });
}

/** Words for each list; its entries follow. */
const LISTS = {
  blacklist: 'never runs what holds',
  blocked: 'never runs what holds',
  warnPatterns: 'warns about',
  alwaysConfirm: 'always asks about',
  sensitivePaths: 'treats as secret',
} as const;

function describeFile({ path, mode, lists, context, passedOver }: ReadProjectFile): readonly string[] {
  const rules = (['blacklist', 'blocked', 'warnPatterns', 'alwaysConfirm', 'sensitivePaths'] as const)
    .filter((name) => lists[name].length > 0)
    .map((name) => `${LISTS[name]} ${shorten(lists[name])}`);
  const said = [
    // The loosest one asks for nothing.
    ...(mode === undefined || mode === 'danger' ? [] : [`requires at least the mode ${mode}`]),
    ...rules,
  ];
  return [
    ...(said.length > 0 ? [`${makeAllVisible(path)} ${said.join('; ')}.`] : []),
    ...(context === undefined ? [] : [`${makeAllVisible(path)} tells a model: ${makeAllVisible(context)}`]),
    ...(passedOver.length > 0
      ? [`${makeAllVisible(path)} cannot set ${shorten(passedOver)}: a project can only make beck stricter.`]
      : []),
  ];
}

const MOST_SHOWN = 5;
const MOST_CHARACTERS = 60;

function shorten(texts: readonly string[]): string {
  const shown = texts.slice(0, MOST_SHOWN).map((text) => {
    const visible = makeAllVisible(text);
    return `"${visible.length > MOST_CHARACTERS ? `${visible.slice(0, MOST_CHARACTERS)}…` : visible}"`;
  });
  const more = texts.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

const SEEN = v.record(v.string(), v.string());
const MOST_REMEMBERED = 500;

/** Nothing where it cannot be read: then it is shown once more. */
async function readSeen(folder: string): Promise<Readonly<Record<string, string>>> {
  try {
    return v.parse(SEEN, JSON.parse(await readFile(join(folder, 'projects.json'), 'utf8')));
  } catch {
    return {};
  }
}

async function writeSeen(folder: string, seen: Readonly<Record<string, string>>): Promise<void> {
  const path = join(folder, 'projects.json');
  try {
    makeFolder(folder);
    const kept = Object.fromEntries(Object.entries(seen).slice(-MOST_REMEMBERED));
    await writeFile(`${path}.${process.pid}`, JSON.stringify(kept), { mode: 0o600 });
    await rename(`${path}.${process.pid}`, path);
  } catch {
    // It is then shown again.
  }
}
