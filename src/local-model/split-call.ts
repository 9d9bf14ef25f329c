// Separates the text of an answer from the call at its end, while it is written under the grammar of `grammar.ts`.

import * as v from 'valibot';

const MARK = '<tool_call>';
const END = '</tool_call>';
const CALL = v.object({ name: v.string(), arguments: v.record(v.string(), v.unknown()) });

export type Splitter = {
  /** Takes the next piece; returns the part that is certainly text. */
  readonly push: (piece: string) => string;
  /** The rest of the text, and the call if it is whole. */
  readonly end: () => { readonly text: string; readonly call: v.InferOutput<typeof CALL> | undefined };
};

export function splitCall(): Splitter {
  let held = '';
  return {
    push(piece) {
      held += piece;
      const at = held.startsWith(MARK) ? 0 : startOf(held);
      const text = held.slice(0, at);
      held = held.slice(at);
      return text;
    },
    end() {
      if (!held.startsWith(MARK)) return { text: held, call: undefined };
      return {
        text: '',
        call: held.endsWith(END) ? readCall(held.slice(MARK.length, -END.length)) : undefined,
      };
    },
  };
}

/** Where the mark begins, or could begin with the next piece; else the end. */
function startOf(text: string): number {
  const at = text.indexOf(MARK);
  if (at !== -1) return at;
  for (let from = Math.max(0, text.length - MARK.length + 1); from < text.length; from += 1)
    if (MARK.startsWith(text.slice(from))) return from;
  return text.length;
}

function readCall(written: string): v.InferOutput<typeof CALL> | undefined {
  try {
    return v.parse(CALL, JSON.parse(written));
  } catch {
    // Never under the grammar.
    return undefined;
  }
}
