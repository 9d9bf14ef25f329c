// Passes a model's text on as it arrives, made visible, without cutting an emoji in two.

import { makeVisible } from '../domain/visible.ts';

/** The parts of an emoji that may arrive one by one; seen alone they would be taken for hidden characters. */
const OPEN_EMOJI = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|[\ud800-\udbff])+$/u;

/** Longer runs of such characters are no emoji, and must not be held back for ever. */
const LONGEST_HELD = 40;

export function visibleStream(show: (text: string) => void) {
  let held = '';
  let used = false;
  const emit = (text: string) => {
    if (text !== '') show(makeVisible(text));
  };
  return {
    push(text: string) {
      used ||= text !== '';
      const all = held + text;
      // One unit more than a run that is too long: the first may be half a character.
      const open = OPEN_EMOJI.exec(all.slice(-LONGEST_HELD - 2))?.[0].length ?? 0;
      const from = open > LONGEST_HELD ? all.length : all.length - open;
      held = all.slice(from);
      emit(all.slice(0, from));
    },
    end() {
      emit(held);
      held = '';
    },
    /** Whether any text came. */
    used: () => used,
  };
}
