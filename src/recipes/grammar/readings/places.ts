// The places a question about files names: where to search, and where something is put.

import type { FileAct, FileFact } from '../lexicon/file-facts.ts';
import type { Text } from '../request.ts';

type Root = Extract<FileFact, { readonly is: 'root' }>;

/** The places to search, without the target of a copy or move. */
export function rootsOf(facts: readonly Root[], act: FileAct | undefined): readonly Text[] {
  const roots = [...new Set(facts.flatMap(({ roots }) => roots.map(withoutStars)))];
  const to = act !== undefined && putsInto(act) ? act.to : undefined;
  return roots.filter((one) => one !== to);
}

/** `zip the photos in media/photos`: into `photos.zip`. */
export function ownArchive(acts: readonly FileAct[], roots: readonly Root[]): Text | undefined {
  const ending = acts.flatMap((one) => (one.type === 'archive' ? [one.file] : []))[0] ?? '';
  const [root, ...more] = roots.flatMap((one) => one.roots);
  const name = root?.replace(/\/+$/, '').replace(/^.*\//, '') ?? '';
  return more.length === 0 && ending !== '' && /^\w[\w. -]*$/.test(name) ? `${name}${ending}` : undefined;
}

export function putsInto(act: FileAct): act is Extract<FileAct, { readonly type: 'copy' | 'move' | 'link' }> {
  return act.type === 'copy' || act.type === 'move' || act.type === 'link';
}

function withoutStars(root: Text): Text {
  return root.length > 1 ? root.replace(/\/(\*|\.)?$/, '') || '/' : root;
}
