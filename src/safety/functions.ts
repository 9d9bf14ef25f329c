// Functions that the text itself defines: called there, their body is judged again with the words they are given.

import { inSubshell, type Judge } from './judge.ts';
import { setPositional } from './special/shells.ts';
import type { Value } from './values.ts';

/** Keeps the body that `judgeBody` walks; where it stands in the text is kept with it. */
export function rememberBody(judge: Judge, name: string, judgeBody: () => void): void {
  const { source, place, dialect } = judge;
  judge.bodies.set(name, () => {
    const outer = { source: judge.source, place: judge.place, dialect: judge.dialect };
    Object.assign(judge, { source, place, dialect });
    judgeBody();
    Object.assign(judge, outer);
  });
}

/** Judges a call of such a function; a call inside the body itself is not followed. */
export function judgeBodyOf(judge: Judge, name: string, args: readonly Value[]): void {
  const body = judge.bodies.get(name);
  if (body === undefined) return;
  judge.bodies.delete(name);
  inSubshell(judge, () => {
    setPositional(judge, args, 1);
    body();
  });
  judge.bodies.set(name, body);
}
