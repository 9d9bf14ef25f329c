// Finds the calls that a model wrote into its text, while it streams: marked blocks, and JSON that is one.

import type { ToolCall } from '../domain/conversation.ts';
import { isOpening, markedBlock, readBareCalls, readMarkedCalls } from './text-call-forms.ts';

export type CallReader = {
  /** Takes the next piece of text; returns what of it, and of what was held back, is no call. */
  readonly push: (text: string) => string;
  /** The rest of the text, once the reply has ended. */
  readonly end: () => string;
  readonly calls: () => readonly ToolCall[];
};

/**
 * `isTool`: whether fenced JSON with this name is meant as a call. In a block that is marked as a call, every name is:
 * one that does not exist is refused with those that do.
 */
export function readTextCalls(isTool: (name: string) => boolean): CallReader {
  const calls: ToolCall[] = [];
  let held = '';
  let atLineStart = true;
  let endsLine = false;
  /** What the next piece must have in it for a second look at what is held to be worth it. */
  let awaited: RegExp | undefined;
  const take = (written: string, isMarked: boolean): boolean => {
    const found = isMarked ? readMarkedCalls(written) : readBareCalls(written);
    if (found === undefined || !(isMarked || found.every(({ name }) => isTool(name)))) return false;
    for (const call of found) calls.push({ id: `text_${calls.length}`, ...call });
    return true;
  };
  /** Passes on whatever cannot be a call; `isOver`: nothing more will come. */
  const advance = (isOver: boolean): string => {
    let passed = '';
    const pass = (length: number) => {
      const text = held.slice(0, length);
      held = held.slice(length);
      passed += text;
      if (text !== '') atLineStart = text.endsWith('\n');
    };
    for (;;) {
      // The newline after a call is not part of the answer.
      if (endsLine && held !== '') {
        held = held.replace(/^\n/, '');
        endsLine = false;
      }
      const at = nextStart(held, atLineStart);
      if (at === undefined) {
        pass(held.length);
        return passed;
      }
      pass(at);
      const block = readBlock(held, isOver);
      if (block === 'more') {
        awaited = AWAITED.find(([begins]) => begins.test(held))?.[1];
        return passed;
      }
      if (block === 'none') pass(1);
      else if (take(block.written, block.isMarked)) {
        held = held.slice(block.length);
        endsLine = true;
      } else pass(block.length);
    }
  };
  return {
    push(text) {
      held += text;
      if (awaited !== undefined && held.length <= LONGEST && !awaited.test(text)) return '';
      awaited = undefined;
      return advance(false);
    },
    end: () => advance(true),
    calls: () => calls,
  };
}

/** Where something begins that is a call, or could become one with the next piece. */
function nextStart(text: string, atLineStart: boolean): number | undefined {
  for (const { index } of text.matchAll(/<|\[|```|`{1,2}$|\{/g)) {
    const rest = text.slice(index);
    const before = text.slice(0, index);
    const isFirst = before === '' ? atLineStart : /\n[ \t]*$/.test(before);
    if (isOpening(rest) || (isFirst && !/^[<[]/.test(rest))) return index;
  }
  return undefined;
}

type Block = { readonly written: string; readonly length: number; readonly isMarked: boolean };

/** Characters; an answer shows no more JSON than this, and a call may write a whole file. */
const LONGEST = 100_000;

/** Long blocks are read again only where they may have ended. */
const AWAITED: readonly (readonly [begins: RegExp, ends: RegExp])[] = [
  [/^<[^>]+>/, />/],
  [/^\[TOOL_CALLS\]/, /$^/],
  [/^(?:```\w*\s*)?\{/, /[}`]/],
];

/** `none`: it is no call; `more`: what comes next tells. */
function readBlock(text: string, isOver: boolean): Block | 'none' | 'more' {
  const found = /^[<[]/.test(text) ? readMarked(text, isOver) : readJson(text, isOver);
  return found === 'more' && (isOver || text.length > LONGEST) ? 'none' : found;
}

function readMarked(text: string, isOver: boolean): Block | 'more' {
  const block = markedBlock(text, isOver);
  return block === undefined ? 'more' : { ...block, isMarked: true };
}

/** Fenced, or standing by itself from the start of a line. */
function readJson(text: string, isOver: boolean): Block | 'none' | 'more' {
  const fence = /^```(?:json|tool_call|tool_code)?[ \t]*\n\s*(?=\{)/.exec(text);
  if (fence === null && !text.startsWith('{')) {
    const mayBecome =
      /^`{1,2}$|^```(?:j|js|jso|json|t|to|too|tool|tool_c[a-z]*|tool_)?[ \t]*(?:\n\s*)?$/.test(text);
    return mayBecome ? 'more' : 'none';
  }
  const from = fence?.[0].length ?? 0;
  const end = jsonEnd(text, from);
  if (end === undefined) return 'more';
  const written = text.slice(from, end);
  if (fence === null) return { written, length: end, isMarked: false };
  const closing = /^\s*```[ \t]*/.exec(text.slice(end));
  if (closing === null)
    return isOver || /\S/.test(text.slice(end).replace(/^\s*`{0,3}/, '')) ? 'none' : 'more';
  return { written, length: end + closing[0].length, isMarked: false };
}

/** Just behind the object that begins there. */
function jsonEnd(text: string, from: number): number | undefined {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < text.length; at++) {
    const character = text[at];
    if (quoted) {
      if (character === '\\') at++;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{' || character === '[') depth++;
    else if ((character === '}' || character === ']') && --depth === 0) return at + 1;
  }
  return undefined;
}
