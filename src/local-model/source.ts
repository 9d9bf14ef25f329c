// What `beck models add` was given: a file of the person's, an address, or a repository of models; and what is there.

import { statSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import * as v from 'valibot';
import { ProviderError, UsageError } from '../domain/errors.ts';
import { follow, type Reach, readJson } from './follow.ts';
import { plainLine } from './plain-line.ts';

/** Where repositories are; the variable is the one that its own tools read. */
export const HUB = { label: 'Hugging Face', address: 'https://huggingface.co', variable: 'HF_ENDPOINT' };

/** The suggested model. `megabytes`: the size of the download. */
export const SUGGESTED = {
  label: 'Qwen3-4B Q4_K_M',
  source: 'Qwen/Qwen3-4B-GGUF/Qwen3-4B-Q4_K_M.gguf',
  megabytes: 2497,
};

export type Source =
  | { readonly type: 'file'; readonly path: string }
  | { readonly type: 'address'; readonly url: string }
  /** `file` is absent where the repository's best one is meant. */
  | { readonly type: 'repository'; readonly name: string; readonly file: string | undefined };

/** Throws `UsageError` where it is none of them. */
export function readSource(text: string, cwd: string, home: string): Source {
  const expanded = text.startsWith('~/') ? home + text.slice(1) : text;
  const path = resolve(cwd, expanded);
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return { type: 'file', path };
  if (/^https?:\/\//i.test(text) && URL.canParse(text)) return { type: 'address', url: text };
  const [, name, file] = /^((?!\.\.?\/)[\w.-]+\/[\w.-]+)(?:\/(.+))?$/.exec(text) ?? [];
  if (name === undefined || isAbsolute(expanded) || (file === undefined && /\.gguf$/i.test(text)))
    throw new UsageError(
      `There is no file ${text}.`,
      `Name a GGUF file, an address, or REPOSITORY/FILE of ${HUB.label}.`,
    );
  return { type: 'repository', name, file };
}

export type Download = {
  readonly url: string;
  /** The file's own name. */
  readonly file: string;
  readonly bytes: number | undefined;
  /** 64 hexadecimal digits. */
  readonly sha256: string | undefined;
  readonly license: string | undefined;
};

/** Rejects with `ProviderError`. `hub`: its address. */
export async function findDownload(
  source: Exclude<Source, { type: 'file' }>,
  hub: string,
  reach: Reach,
): Promise<Download> {
  if (source.type === 'repository') return inRepository(source, hub, reach);
  // A `blob` page shows the file but is not the file.
  const url = source.url.replace(/^(https?:\/\/[^/]+\/[^/]+\/[^/]+)\/blob\//, '$1/resolve/');
  const { response, linked } = await follow(url, reach);
  await response.body?.cancel();
  const length = response.headers.get('content-length');
  return {
    url,
    file: decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? ''),
    bytes: linked.bytes ?? (length === null ? undefined : Number(length)),
    sha256: linked.sha256,
    license: undefined,
  };
}

const REPOSITORY = v.object({
  siblings: v.array(
    v.object({
      rfilename: v.string(),
      size: v.nullish(v.number()),
      lfs: v.nullish(v.object({ sha256: v.nullish(v.string()), size: v.nullish(v.number()) })),
    }),
  ),
  cardData: v.nullish(v.object({ license: v.nullish(v.union([v.string(), v.array(v.string())])) })),
});

async function inRepository(
  { name, file }: Extract<Source, { type: 'repository' }>,
  hub: string,
  reach: Reach,
): Promise<Download> {
  const answer = await readJson(`${hub}/api/models/${name}?blobs=true`, reach);
  const read = v.safeParse(REPOSITORY, answer);
  if (!read.success)
    throw new ProviderError(`${HUB.label} does not describe ${name}.`, 'Name the address of a file.');
  const { siblings, cardData } = read.output;
  const models = siblings.filter(({ rfilename }) => /\.gguf$/i.test(rfilename));
  const wanted = file ?? bestFile(models.map(({ rfilename }) => rfilename));
  const found = models.find(({ rfilename }) => rfilename === wanted);
  if (found === undefined) {
    const names = models.slice(0, 12).map(({ rfilename }) => plainLine(rfilename));
    throw new ProviderError(
      file === undefined ? `${name} has no single GGUF file.` : `${name} has no file ${file}.`,
      names.length === 0 ? 'Choose a repository whose name ends in GGUF.' : `It has: ${names.join(', ')}.`,
    );
  }
  const path = found.rfilename.split('/').map(encodeURIComponent).join('/');
  const license = [cardData?.license ?? []].flat().join(', ');
  return {
    url: `${hub}/${name}/resolve/main/${path}`,
    file: found.rfilename.split('/').at(-1) ?? found.rfilename,
    bytes: found.lfs?.size ?? found.size ?? undefined,
    sha256: found.lfs?.sha256 ?? undefined,
    license: plainLine(license) || undefined,
  };
}

/** Small without losing much; a file of several parts is none. */
const PREFERRED = [/q4_k_m/i, /q4_k/i, /q5_k_m/i, /q4_0/i, /q8_0/i, /./];

function bestFile(names: readonly string[]): string | undefined {
  const whole = names.filter((name) => !/-\d{5}-of-\d{5}|mmproj/i.test(name));
  for (const pattern of PREFERRED) {
    const found = whole.find((name) => pattern.test(name));
    if (found !== undefined) return found;
  }
  return undefined;
}
