// The question of an undo, the same at the prompt and for `beck undo`.

import type { Question } from '../../terminal/approval/question.ts';

export type UndoQuestion = {
  /** Of the step. */
  readonly command: string;
  /** When and where it ran. */
  readonly when: string;
  /** What would be put back, a line each. */
  readonly lines: readonly string[];
  /** What has changed since would go. */
  readonly replaces: boolean;
  /** Another shell left the step. */
  readonly elsewhere: boolean;
};

/** Enter is no where something could be lost, or where it may not be meant. */
export function undoQuestion({ command, when, lines, replaces, elsewhere }: UndoQuestion): Question {
  const text = replaces
    ? 'Replaces what has changed since.'
    : elsewhere
      ? 'This shell did not leave that step.'
      : when;
  return {
    command,
    why: when,
    offerAlways: false,
    verdict: {
      level: replaces || elsewhere ? 'danger' : 'ask',
      effects: ['write'],
      label: `undo: ${command}`,
      reasons: [{ id: 'undo', text, span: [0, command.length] }],
    },
    putsBack: lines,
  };
}
