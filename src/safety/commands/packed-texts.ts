// All that is in an archive is shown where it is unpacked to the screen: `zcat a.tar.gz`, `tar xOf a.tar`, `unzip -p a.zip`.

import type { ArchiveSelection } from '../../domain/selection.ts';
import { addEffect, report, shown } from '../judgement/findings.ts';
import type { Judgement } from '../judgement/judge.ts';
import { type ExpandedWord, isLiteral } from '../judgement/word.ts';
import { hasTrait } from '../knowledge/program-traits.ts';
import { resolvePath } from '../paths/resolve.ts';
import { lookUp } from '../paths/sources.ts';

/** Reports that a secret may be among what is shown, where the members are not known. */
export function showMembers(
  judgement: Judgement,
  format: ArchiveSelection['format'],
  archive: ExpandedWord,
): void {
  const folder = { text: '/', span: archive.span };
  const selection = bringing(judgement, format, { archive, folder });
  const isNew = judgement.shell.written.has(selection?.file ?? '');
  const found = isNew ? undefined : selection && lookUp(judgement, { ...selection, only: 'secret' });
  if (found?.count === 0) return;
  addEffect(judgement, 'secret');
  report(judgement, 'secret-file', archive.span, shown(judgement, archive), 'ask');
}

export type Unpacked = { readonly archive: ExpandedWord; readonly folder: ExpandedWord };

/** Undefined where the words alone do not say which archive comes where. */
export function bringing(
  judgement: Judgement,
  format: ArchiveSelection['format'],
  { archive, folder }: Unpacked,
): ArchiveSelection | undefined {
  const [file, into] = [archive, folder].map(({ text }) => resolvePath(judgement, text));
  const known = [file, into].every((path) => path !== undefined && isLiteral(path));
  // unzip reads these as a pattern.
  if (!known || archive.text === '-' || /[*?[\]]/.test(archive.text)) return undefined;
  return file === undefined || into === undefined ? undefined : { type: 'archive', format, file, into };
}

/** A stream of an archive that reaches the screen: from the program that reads the file, or from a filter behind it. */
export function notePackedText(judgement: Judgement, name: string, args: readonly ExpandedWord[]): void {
  const archive = streamed(judgement, name, args);
  if (archive === undefined) return;
  if (judgement.stdio.output === 'terminal') showMembers(judgement, 'tar', archive);
  else if (judgement.stdio.printed !== undefined) judgement.stdio.printed.archive = archive;
}

function streamed(
  judgement: Judgement,
  name: string,
  args: readonly ExpandedWord[],
): ExpandedWord | undefined {
  const { input } = judgement.stdio;
  const fed = input.type === 'pipe' ? input.printed?.archive : undefined;
  if (fed !== undefined) return READS_ARCHIVES.test(name) || hasTrait(name, 'summarizes') ? undefined : fed;
  const packed = UNPACKS.test(name) || (PACKS.test(name) && args.some(({ text }) => TO_OUTPUT.test(text)));
  const pattern = packed ? PACKED : SHOWS.test(name) ? PLAIN : undefined;
  return pattern && args.find(({ text }) => pattern.test(text));
}

const UNPACKS = /^(?:g?z|bz|xz|lz|zstd|lz4)cat$/;

const PACKS = /^(?:(?:un)?(?:pi)?gz(?:ip)?|g(?:un)?zip|b(?:un)?zip2|(?:un)?xz|(?:un)?zstd|(?:un)?lzma|lz4)$/;

const TO_OUTPUT = /^(?:-[a-zA-Z]*c|--(?:stdout|to-stdout))/;

const SHOWS = /^g?(?:cat|tac|head|tail|strings|base64)$/;

const PACKED = /\.(?:tar\.\w+|t[gbx]z2?|tzst)$/;

const PLAIN = /\.tar$/;

/** They list, unpack or store what comes, as they are judged themselves. */
const READS_ARCHIVES =
  /^(?:g?tar|bsdtar|cpio|pax|docker|podman|ssh|dd|tee|pv|(?:pi)?gzip|xz|zstd|bzip2|gpg|age)$/;
