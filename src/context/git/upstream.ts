// A branch's upstream, and whether the branch equals it as last fetched, from the repository's own files.

import { join } from 'node:path';
import { readSmallText } from '../io/small-file.ts';
import type { Repository } from './folder.ts';

export type Upstream = {
  /** `origin/main`; untrusted text. */
  readonly name: string;
  /** Undefined where it is unknown. */
  readonly isSame: boolean | undefined;
};

/** Bytes; a repository with more refs in one file is not searched. */
const LARGEST_REFS = 262_144;

/** `config`: the text of the repository's own; what is elsewhere does not count. */
export async function findUpstream(
  { commonFolder }: Repository,
  { branch, config }: { readonly branch: string; readonly config: string },
): Promise<Upstream | undefined> {
  const settings = sectionsOf(config);
  const { remote, merge } = settings.get(`branch ${branch}`) ?? {};
  const followed = /^refs\/heads\/(.+)$/.exec(merge ?? '')?.[1];
  if (remote === undefined || followed === undefined) return undefined;
  const here = remote === '.';
  const name = here ? followed : `${remote}/${followed}`;
  const fetch = settings.get(`remote ${remote}`)?.['fetch'];
  // Another refspec keeps it under another name.
  if (!here && fetch !== `+refs/heads/*:refs/remotes/${remote}/*`) return { name, isSame: undefined };
  const ref = here ? `refs/heads/${followed}` : `refs/remotes/${remote}/${followed}`;
  const [mine, theirs] = await findCommits(commonFolder, [`refs/heads/${branch}`, ref]);
  return { name, isSame: mine && theirs ? mine === theirs : undefined };
}

/** `false`: there is no such ref. Undefined: it is unknown. */
export async function findCommits(
  commonFolder: string,
  refs: readonly string[],
): Promise<readonly (string | false | undefined)[]> {
  const loose = await Promise.all(refs.map((ref) => readLoose(commonFolder, ref)));
  if (loose.every((commit) => commit !== false)) return loose;
  const path = join(commonFolder, 'packed-refs');
  const packed = await readSmallText(path, LARGEST_REFS);
  return Promise.all(
    loose.map(async (commit, index) => {
      if (commit !== false) return commit;
      const line = packed?.split('\n').find((one) => one.slice(one.indexOf(' ') + 1) === refs[index]);
      if (line !== undefined) return COMMIT.exec(line.slice(0, line.indexOf(' ')))?.[0];
      return packed === undefined && (await isThere(path)) ? undefined : false;
    }),
  );
}

const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

async function readLoose(commonFolder: string, ref: string): Promise<string | false | undefined> {
  if (/(^|\/)\.\.?(\/|$)|\0/.test(ref)) return undefined;
  const text = await readSmallText(join(commonFolder, ref), 1_024);
  return text === undefined ? false : COMMIT.exec(text.trim())?.[0];
}

async function isThere(path: string): Promise<boolean> {
  const { lstat } = await import('node:fs/promises');
  return lstat(path).then(
    () => true,
    () => false,
  );
}

type Section = { readonly [key: string]: string | undefined };

/** `[branch "main"]` as `branch main`; of a key given twice, none, as only git knows which counts. */
function sectionsOf(config: string): ReadonlyMap<string, Section> {
  const sections = new Map<string, Record<string, string | undefined>>();
  let section: Record<string, string | undefined> = {};
  for (const line of config.split('\n')) {
    const header = /^\s*\[(\w+)(?: "((?:[^"\\])*)")?\]\s*$/.exec(line);
    const setting = /^\s*(\w+)\s*=([^"\\#;]*)$/.exec(line);
    if (header !== null) {
      const name = header[2] === undefined ? `${header[1]}` : `${header[1]} ${header[2]}`;
      section = sections.get(name) ?? {};
      sections.set(name, section);
    } else if (setting?.[1] !== undefined) {
      const key = setting[1].toLowerCase();
      section[key] = Object.hasOwn(section, key) ? undefined : setting[2]?.trim();
    }
  }
  return sections;
}
