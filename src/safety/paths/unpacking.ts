// The effects of unpacking an archive: what its files would overwrite, where that is known.

import type { ArchiveSelection } from '../../domain/selection.ts';
import { noteChange, noteSelection } from '../judgement/changes.ts';
import { addEffect, report, shown } from '../judgement/findings.ts';
import type { Judgement } from '../judgement/judge.ts';
import { sayNames } from '../judgement/matches.ts';
import type { ExpandedWord } from '../judgement/word.ts';
import { isAboveBeckPath } from './beck.ts';
import { judgePlace, kindOf } from './file-effects.ts';
import { resolvePath } from './resolve.ts';
import { lookUp } from './sources.ts';

/** `brings`: where the words tell. */
type Unpacking = { readonly keeps: boolean; readonly brings: ArchiveSelection | undefined };

/** An archive's files come into a folder; only where that folder is new or has none of them, nothing there can be lost. */
export function unpackInto(
  judgement: Judgement,
  folder: ExpandedWord,
  { keeps, brings: told }: Unpacking,
): void {
  addEffect(judgement, 'write');
  const path = resolvePath(judgement, folder.text);
  const brings = told && isAsSeen(judgement, told) ? told : undefined;
  const fresh = path !== undefined && judgement.found.newFolders.has(path);
  const kind = fresh ? 'none' : kindOf(judgement, path, folder.text);
  if (!fresh && path !== undefined && isAboveBeckPath(judgement, path))
    report(judgement, 'touches-beck', folder.span);
  const detail = folder.text === '.' ? 'the current folder' : shown(judgement, folder);
  judgePlace(judgement, path ?? folder.text, folder, detail);
  if (fresh) noteChange(judgement, 'create', path);
  else if (brings !== undefined) noteSelection(judgement, brings, false);
  else judgement.survey.unnamed = true;
  const replaced = fresh || brings === undefined ? undefined : lookUp(judgement, brings);
  if (kind === 'none' || keeps || replaced?.count === 0)
    report(judgement, 'creates', folder.span, `files in ${detail}`);
  else
    report(
      judgement,
      'overwrites',
      folder.span,
      replaced ? sayNames(replaced, judgement.facts) : `files in ${detail}`,
    );
}

/** What was looked at is what will be there: neither the archive nor anything in the folder was written before it. */
function isAsSeen({ shell: { written } }: Judgement, { file, into }: ArchiveSelection): boolean {
  return ![...written].some(
    (path) => path === file || path === into || path.startsWith(into === '/' ? into : `${into}/`),
  );
}
