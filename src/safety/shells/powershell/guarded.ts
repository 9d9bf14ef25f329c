// What must not be lost from sight where several texts become one: a place that must not be destroyed, a secret's name.

import type { Judge, Printed } from '../../judgement/judge.ts';
import { BREAK, HOME, VARIABLE, withGlobs } from '../../judgement/word.ts';
import { destroyedPlace, isWindowsSecret } from '../../paths/windows.ts';

/** Of a text or list that may become another, what must not be lost from sight. */
export function guardedText(judge: Judge, text: string): string {
  const span = [0, 0] as const;
  const names = text.split(BREAK).map((each) => ({ text: each, span }));
  return guardedName(judge, { text: undefined, names, span }) ?? VARIABLE;
}

/** Of what is printed, the name by which most is lost, or else a secret is told. */
export function guardedName(judge: Judge, printed: Printed | undefined): string | undefined {
  const { home } = judge.facts;
  const names = printed?.names ?? [];
  const guarded =
    names.find(
      ({ text }) => destroyedPlace(withGlobs(text.replace(/^~(?=$|[\\/])/, HOME)), home) !== undefined,
    ) ?? names.find(({ text }) => isWindowsSecret(text));
  return guarded?.text;
}
