// A list to choose from with the arrow keys: what it holds and how keys change it. Typing narrows it. Pure.

import type { ScreenEvent } from '../keys/screen-input.ts';

export type Choice = {
  readonly name: string;
  /** A few words beside it; may be empty. */
  readonly about: string;
  /** What holds now. */
  readonly current?: boolean | undefined;
};

export type ListState = {
  readonly choices: readonly Choice[];
  /** Words that a name must hold to be shown. */
  readonly typed: string;
  /** Position among those that are shown. */
  readonly at: number;
};

export type ListStep =
  | { readonly type: 'open'; readonly state: ListState }
  /** `index` counts all choices. */
  | { readonly type: 'chosen'; readonly index: number }
  | { readonly type: 'back' }
  | { readonly type: 'interrupt' };

export function openList(choices: readonly Choice[], start = 0): ListState {
  return { choices, typed: '', at: Math.max(0, start) };
}

/** Positions of what is shown, in their order. */
export function shownIn({ choices, typed }: ListState): readonly number[] {
  const words = typed.toLowerCase().split(/\s+/);
  return choices.flatMap(({ name }, index) => {
    const text = name.toLowerCase();
    return words.every((word) => text.includes(word)) ? [index] : [];
  });
}

export function stepList(state: ListState, event: ScreenEvent, page: number): ListStep {
  const shown = shownIn(state);
  const move = (at: number): ListStep => ({
    type: 'open',
    state: { ...state, at: Math.min(Math.max(at, 0), Math.max(shown.length - 1, 0)) },
  });
  const narrow = (typed: string): ListStep => ({ type: 'open', state: { ...state, typed, at: 0 } });
  switch (event.type) {
    case 'up':
      return move(state.at === 0 ? shown.length - 1 : state.at - 1);
    case 'down':
      return move(state.at >= shown.length - 1 ? 0 : state.at + 1);
    case 'page-up':
      return move(state.at - page);
    case 'page-down':
      return move(state.at + page);
    case 'home':
      return move(0);
    case 'end':
      return move(shown.length - 1);
    case 'enter': {
      const index = shown[state.at];
      return index === undefined ? { type: 'open', state } : { type: 'chosen', index };
    }
    case 'escape':
      return state.typed === '' ? { type: 'back' } : narrow('');
    case 'text':
      return narrow(state.typed + event.text);
    case 'backspace':
      return narrow([...state.typed].slice(0, -1).join(''));
    case 'clear':
      return narrow('');
    case 'interrupt':
    case 'gone':
      return { type: 'interrupt' };
    default:
      return { type: 'open', state };
  }
}
