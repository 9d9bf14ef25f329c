// Judges a script or program of PowerShell that is named by its place, outside the trusted folders.

import { activates } from '../../commands/handlers/shells.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import type { ExpandedWord } from '../../judgement/word.ts';
import { readPath } from '../../paths/file-effects.ts';
import { placeOf } from '../../paths/windows.ts';
import { usePath } from '../../paths/windows-effects.ts';

/** `alone`: without arguments. `dotted`: in this very scope. */
export function judgeScriptFile(
  judgement: Judgement,
  name: ExpandedWord,
  { alone, dotted }: { readonly alone: boolean; readonly dotted: boolean },
): void {
  if (alone && activates(judgement, name)) {
    addEffect(judgement, 'run');
    readPath(judgement, name);
    return report(judgement, 'activates', name.span, name.text);
  }
  // The file was not read, so what it changes is unknown.
  addEffect(judgement, 'run', 'write', 'delete', 'network', 'privilege');
  if (placeOf(name.text) === 'network') usePath(judgement, 'read', name);
  report(judgement, dotted ? 'runs-file' : 'local-program', name.span, name.text, 'danger');
}
