// Removes a model's thinking from its answer, if the server leaves it in the text between marks.

export type ThoughtFilter = {
  /** Takes the next piece of text; returns what of it is answer. */
  readonly push: (text: string) => string;
  /** What was held back and turned out to be answer. */
  readonly end: () => string;
  /** Whether it is thinking now. */
  readonly isThinking: () => boolean;
  /** The server tells thoughts apart by itself, so nothing is held back. */
  readonly trust: () => void;
};

const OPENING = /^\s*<(?:think|thinking|thought|reasoning)>/;
const CLOSING = /<\/(?:think|thinking|thought|reasoning)>/;
const OPENINGS = ['<think>', '<thinking>', '<thought>', '<reasoning>'];
/** Characters of the longest closing mark. */
const LONGEST_MARK = 12;

/** `thinksFirst`: the reply may begin in the middle of a thought, so all is held back until that ends. */
export function filterThoughts(thinksFirst: boolean): ThoughtFilter {
  let state: 'start' | 'thinking' | 'answer-begins' | 'answer' = 'start';
  let held = '';
  let holds = thinksFirst;
  const pass = (): string => {
    const text = state === 'answer-begins' ? held.trimStart() : held;
    if (text !== '') state = 'answer';
    held = '';
    return text;
  };
  const advance = (): string => {
    if (state === 'start') {
      const opening = OPENING.exec(held);
      if (opening !== null) {
        state = 'thinking';
        held = held.slice(opening[0].length);
      } else if (holds) return endThought();
      else if (!mayOpen(held)) state = 'answer';
      else return '';
    }
    return state === 'thinking' ? endThought() : pass();
  };
  const endThought = (): string => {
    const closing = CLOSING.exec(held);
    if (closing !== null) {
      state = 'answer-begins';
      held = held.slice(closing.index + closing[0].length);
      return pass();
    }
    // What is marked as a thought is nothing to keep, but for what may be the start of its end.
    if (state === 'thinking') held = held.slice(-LONGEST_MARK);
    return '';
  };
  return {
    push(text) {
      held += text;
      return advance();
    },
    end: () => (state === 'thinking' ? '' : pass()),
    isThinking: () => state === 'thinking' || (state === 'start' && holds && held !== ''),
    trust() {
      holds = false;
    },
  };
}

function mayOpen(text: string): boolean {
  const written = text.trimStart();
  return OPENINGS.some((mark) => mark.startsWith(written));
}

/** A thought that ends on its own line without having begun: with some servers the prompt opens it. */
const UNMARKED = /^[\s\S]*?(?:^|\n)\s*<\/(?:think|thinking|thought|reasoning)>[ \t]*(?:\n|$)/;

/** The answer behind such a thought; undefined where there is none. */
export function behindUnmarkedThought(text: string): string | undefined {
  const thought = UNMARKED.exec(text);
  return thought === null ? undefined : text.slice(thought[0].length).trimStart();
}
