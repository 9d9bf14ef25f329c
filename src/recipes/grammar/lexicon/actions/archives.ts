// Archives and compressed files.

import { extensionsOf } from '../kinds.ts';
import { fileRules } from '../rule-text.ts';
import { raw, raws } from '../said.ts';
import { act, type FileRule } from './rule.ts';

/** Archives and compressed files, one by one. */
export const PACKED: readonly FileRule[] = fileRules`
${() => [
  { is: 'do', act: { type: 'each', command: 'unzip -q' } },
  { is: 'needs', extension: 'zip' },
]}
  (unzip|extract|unpack)
${() => [
  { is: 'do', act: { type: 'each', command: 'gzip -d' } },
  { is: 'needs', extension: 'gz' },
]}
  (gunzip|decompress|uncompress|unzip|extract)
${() => [{ is: 'do', act: { type: 'each', command: 'tar -xf' } }]}
  (untar)
${act({ type: 'each', command: 'gzip' })}
  (gzip|compress) (them|each|each of them|it)? (with gzip|using gzip|individually|separately)?
${(said) => {
  const globs = raws(said, 'names').flatMap((one) => extensionsOf(one.replace(/(?<=..)s$/, '')) ?? []);
  if (globs.length === 0) return undefined;
  const named = { type: 'name', globs, ignoreCase: true } as const;
  return [
    { is: 'do', act: { type: 'each', command: 'gzip' } },
    { is: 'filter', filter: { type: 'kind', kind: 'file' } },
    { is: 'filter', filter: named },
  ];
}}
  is: sure
  (gzip|compress|zip) each (of)? {names:exts} (file)?
  (gzip) {names:exts} (file)?
${act({ type: 'each', command: 'bzip2' })}
  (bzip2|compress (them|each)? (with|using) bzip2)
${act({ type: 'each', command: 'touch' })}
  is: favour -0.3
  (and)? (change|update|set)? (access|modification|timestamp of|modification time of|touch|date of) (them|each|time of)? (to (current time|now))?
${act({ type: 'each', command: 'file' })}
  (and)? (show|print|display|determine|find) (their|its)? (file)? type (of each|of)?
`;

export const ARCHIVES: readonly FileRule[] = fileRules`
${(said) =>
  /\.(tar(\.\w+)?|tgz|zip|tbz2?|txz)$/.test(raw(said, 'file'))
    ? [{ is: 'do', act: { type: 'archive', file: raw(said, 'file') } }]
    : undefined}
  (and)? (compress|archive|tar|zip|pack|add|put|bundle) (up)? (them|it|those|file|result|each|folder structure|folder)? (up)? (to|into|in|as|with) (archive|tar|tar archive|an archive|zip|zip file|tarball|zip archive|tar file|archive file)? (file|named|called)? {file:target}
  (create|make) (an)? (archive|tar|tar archive|tarball|zip|zip archive) (file)? {file:target} (of|from|with|containing|out of)?
`;
