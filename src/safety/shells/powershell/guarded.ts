// What must not be lost from sight where several texts become one: a place that must not be destroyed, a secret's name.

import type { CommandOutput, Judgement } from '../../judgement/judge.ts';
import { HOME_DIRECTORY, UNKNOWN, WORD_BREAK, withGlobs } from '../../judgement/word.ts';
import { destroyedPlace, isWindowsSecret } from '../../paths/windows.ts';

/** Of a text or list that may become another, what must not be lost from sight. */
export function guardedText(judgement: Judgement, text: string): string {
  const span = [0, 0] as const;
  const names = text.split(WORD_BREAK).map((each) => ({ text: each, span }));
  return guardedName(judgement, { text: undefined, names, span }) ?? UNKNOWN;
}

/** Of what is printed, the name by which most is lost, or else a secret is said. */
export function guardedName(judgement: Judgement, printed: CommandOutput | undefined): string | undefined {
  const { home } = judgement.facts;
  const names = printed?.names ?? [];
  const guarded =
    names.find(
      ({ text }) =>
        destroyedPlace(withGlobs(text.replace(/^~(?=$|[\\/])/, HOME_DIRECTORY)), home) !== undefined,
    ) ?? names.find(({ text }) => isWindowsSecret(text));
  return guarded?.text;
}
