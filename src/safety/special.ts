// The commands whose words the notation cannot describe, by the name a row gives with `judge=`.

import type { Call } from './command.ts';
import type { Judge } from './judge.ts';
import { judgeCd } from './special/folder.ts';
import { judgeEval, judgeShell } from './special/shells.ts';

export const SPECIAL: Readonly<Record<string, (judge: Judge, call: Call) => void>> = {
  cd: judgeCd,
  shell: judgeShell,
  eval: judgeEval,
};
