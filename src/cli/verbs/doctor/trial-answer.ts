// The trial question of `beck doctor`: what is typed, and what the helper says to it in place of an answer.

import { basename } from 'node:path';
import type { Shell } from '../../../domain/shell.ts';

/** The variable that tells scripts and helper of a trial: the path of the trial's private folder. */
export const TRIAL = 'BECK_DOCTOR';

/** The apostrophe keeps a shell that would parse it from running anything. */
export const TRIAL_QUESTION = "is this question of beck doctor's here?";

/** One line of text, without its end. */
export function renderTrialAnswer(folder: string, shell: Shell, question: string): string {
  const text = question === TRIAL_QUESTION ? 'exact' : 'changed';
  return `beck-trial ${basename(folder)} ${shell} ${text}.`;
}

export type TrialAnswer = { readonly shell: string; readonly exact: boolean };

/** Looks for it in all that the terminal showed. */
export function findTrialAnswer(output: string, folder: string): TrialAnswer | undefined {
  const found = new RegExp(`beck-trial ${basename(folder)} (\\w+) (exact|changed)\\.`).exec(output);
  return found === null ? undefined : { shell: found[1] ?? '', exact: found[2] === 'exact' };
}
