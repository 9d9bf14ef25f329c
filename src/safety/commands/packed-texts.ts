// All that is in an archive is shown where it is unpacked to the screen: `zcat a.tar.gz`, `tar xOf a.tar`, `unzip -p a.zip`.

import type { ArchiveSelection } from '../../domain/selection.ts';
import { addEffect, report, shown } from '../judgement/findings.ts';
import type { ArchiveStream, CommandOutput, Judgement } from '../judgement/judge.ts';
import { type ExpandedWord, isLiteral, likeliest } from '../judgement/word.ts';
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
  const stream = streamed(judgement, name, args);
  if (stream === undefined) return;
  const { output, printed } = judgement.stdio;
  if (output !== 'terminal') {
    if (printed !== undefined) printed.archive = stream;
  } else if (!stream.packed) showMembers(judgement, 'tar', stream.file);
}

/** `echo "$(zcat a.tar.gz)"`: what a shell takes may be shown by it. */
export function noteTakenText(judgement: Judgement, printed: CommandOutput | undefined): void {
  if (printed?.archive?.packed === false) showMembers(judgement, 'tar', printed.archive.file);
}

function streamed(
  judgement: Judgement,
  name: string,
  args: readonly ExpandedWord[],
): ArchiveStream | undefined {
  const packs = PACKS.test(name);
  const cats = UNPACKS.test(name);
  const unpacks = cats || (packs && (UN.test(name) || args.some(({ text }) => DECOMPRESS.test(text))));
  const copies = COPIES.test(name);
  const named = copies || cats || args.some(({ text }) => TO_OUTPUT.test(text));
  const files = named && (copies || unpacks) ? args : [];
  const read = firstArchive(files) ?? fedArchive(judgement, unpacks || copies);
  if (read === undefined || READS_ARCHIVES.test(name) || hasTrait(name, 'summarizes')) return undefined;
  if (unpacks) return { ...read, packed: false };
  return packs || (read.packed && !copies) ? undefined : read;
}

function firstArchive(words: readonly ExpandedWord[]): ArchiveStream | undefined {
  for (const file of words) {
    const text = likeliest(file.text);
    if (PACKED.test(text) || PLAIN.test(text)) return { file, packed: PACKED.test(text) };
  }
  return undefined;
}

function fedArchive({ stdio: { input } }: Judgement, isShown: boolean): ArchiveStream | undefined {
  if (input.type === 'pipe') return input.printed?.archive;
  return input.type === 'file' && input.file !== undefined && isShown
    ? firstArchive([input.file])
    : undefined;
}

const UNPACKS = /^(?:g?z|bz|xz|lz|zstd|lz4)cat$/;

const UN = /^(?:un|gun|bun)/;

const PACKS = /^(?:(?:un)?(?:pi)?gz(?:ip)?|g(?:un)?zip|b(?:un)?zip2|(?:un)?xz|(?:un)?zstd|(?:un)?lzma|lz4)$/;

const DECOMPRESS = /^(?:-[a-zA-Z]*d|--(?:decompress|uncompress)$)/;

const TO_OUTPUT = /^(?:-[a-zA-Z]*c|--(?:stdout|to-stdout))/;

/** What they read, they write as it is, or a part of it. */
const COPIES = /^(?:g?(?:cat|tac|head|tail|tee|dd)|strings|base64|pv)$/;

const PACKED = /\.(?:tar\.\w+|t[gbx]z2?|tzst)$/;

const PLAIN = /\.tar$/;

/** They list, unpack or store what comes, as they are judged themselves. */
const READS_ARCHIVES = /^(?:g?tar|bsdtar|cpio|pax|docker|podman|ssh|gpg|age)$/;
