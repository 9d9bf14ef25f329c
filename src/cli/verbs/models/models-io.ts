// What the actions of `beck models` talk through.

import type { Look } from '../../../terminal/drawing/look.ts';
import type { SetupIo } from '../setup/setup.ts';

export type ModelsIo = SetupIo & {
  readonly look: Look;
  readonly writeOut: (text: string) => void | Promise<void>;
};
