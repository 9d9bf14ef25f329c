// Shared parts of the rules about actions.

import type { Rule } from '../../language/scan.ts';
import type { FileAct, FileFact, ListStep, Show } from '../file-facts.ts';

export type FileRule = Rule<FileFact>;

export type Means = FileRule['means'];

export const act =
  (one: FileAct): Means =>
  () => [{ is: 'do', act: one }];

export const step =
  (one: ListStep): Means =>
  () => [{ is: 'step', step: one }];

export const show =
  (what: Show): Means =>
  () => [{ is: 'show', what }];

export const THEM =
  '(them|it|those|these|result|ones|their|found file|matching file|file found|found|match|of them|each of them|they|matched file|matched)';

/** Verbs that put something somewhere, and what is put there. */
export const PUTS =
  /\b(copy|copie|duplicate|cp|move|mv|transfer|rename|archive|tar|tarball|zip|compress|pack|bundle|back|backup|save|saving|store|write|writing|redirect|record|put|dump|log|send|output|make|playlist|append|add|convert|owner|ownership|group|change|link|symlink)~? /;
