// Who else can change the program a word resolves to: what others may write, or the project holds, is not taken at its name.

import { realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ResolvedWord } from '../../domain/shell.ts';
import { withinTime } from '../io/time-limit.ts';

/** `uid`: the person's own; `project`: the top of the folder they work in. */
export type ProgramsAround = {
  readonly uid: number;
  readonly home: string;
  readonly project: string | undefined;
};

type Resolved = Readonly<Record<string, ResolvedWord>>;

/** Milliseconds for all of them together; what is not known by then is untrusted. */
const TIME = 500;

/** The same words, the files among them marked where someone else could put another program in their place. */
export async function markUntrusted(resolved: Resolved, around: ProgramsAround): Promise<Resolved> {
  const open = rememberAnswers(async (path, kept) => isOpenToOthers(await stat(path), around.uid, kept));
  const marked = await Promise.all(
    Object.entries(resolved).map(async ([word, found]) => {
      if (found.type !== 'file') return [word, found] as const;
      const untrusted = await withinTime(TIME, isUntrusted(found.path, around, open), true);
      return [word, untrusted ? { ...found, untrusted } : found] as const;
    }),
  );
  return Object.fromEntries(marked);
}

/** `kept`: the program or its folder, which only the person and root may add to; above, only they may replace. */
type Ask = (path: string, kept: boolean) => Promise<boolean>;

async function isUntrusted(path: string, around: ProgramsAround, open: Ask): Promise<boolean> {
  const target = await realpath(path);
  if ([path, target].some((file) => isOfProject(file, around))) return true;
  const places = [path, target].flatMap((file) => [file, ...foldersAbove(file)]);
  const kept = new Set([path, target].flatMap((file) => [file, dirname(file)]));
  const checked = [...new Set(places)].map((place) => open(place, kept.has(place)));
  return (await Promise.all(checked)).includes(true);
}

/** Someone whose home is the project, or lies in it, has their own programs there. */
function isOfProject(path: string, { home, project }: ProgramsAround): boolean {
  return project !== undefined && !isWithin(home, project) && project !== '/' && isWithin(path, project);
}

function foldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === path ? [] : [folder, ...foldersAbove(folder)];
}

/** Whether a third user can put another program there. In a `sticky` folder they can add, but not replace. */
export function isOpenToOthers(
  stats: { readonly mode: number; readonly uid: number },
  uid: number,
  kept: boolean,
): boolean {
  const writable = (stats.mode & 0o002) !== 0 && (kept || (stats.mode & 0o1000) === 0);
  return writable || (stats.uid !== 0 && stats.uid !== uid);
}

/** Programs share their folders. */
function rememberAnswers(ask: Ask): Ask {
  const answers = new Map<string, Promise<boolean>>();
  return (path, kept) => {
    const key = `${kept} ${path}`;
    const answer = answers.get(key) ?? ask(path, kept);
    answers.set(key, answer);
    return answer;
  };
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}
