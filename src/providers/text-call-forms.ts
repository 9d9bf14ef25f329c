// The forms in which models write calls into their text: what marks one, and how what is inside is read.

import type { ToolCall } from '../domain/conversation.ts';

export type WrittenCall = Omit<ToolCall, 'id'>;

type Marks = { readonly opens: string; readonly closes: RegExp };

const TOOL_CALL = /<\/?(?:tool_call|function_call|\|tool_call\|)>/;
const END_OF_TURN = /<\/s>|<\|(?:eom_id|eot_id|im_end)\|>/;

/** An opening mark, and what ends the block; a server may leave out the end, since it ends the reply. */
const MARKS: readonly Marks[] = [
  // Hermes, Qwen, GLM, Granite, Phi.
  { opens: '<tool_call>', closes: TOOL_CALL },
  { opens: '<tool_call ', closes: TOOL_CALL },
  { opens: '<function_call>', closes: TOOL_CALL },
  { opens: '<|tool_call|>', closes: /<\|?\/?tool_call\|>/ },
  // Llama.
  { opens: '<|python_tag|>', closes: END_OF_TURN },
  { opens: '<function=', closes: /<\/function>/ },
  // Mistral.
  { opens: '[TOOL_CALLS]', closes: END_OF_TURN },
  // DeepSeek.
  { opens: '<｜tool▁calls▁begin｜>', closes: /<｜tool▁calls▁end｜>/ },
  { opens: '<｜tool▁call▁begin｜>', closes: /<｜tool▁call▁end｜>/ },
  // Kimi.
  { opens: '<|tool_calls_section_begin|>', closes: /<\|tool_calls_section_end\|>/ },
];

/** Whether a mark begins there, or could with the next piece. */
export function isOpening(rest: string): boolean {
  return MARKS.some(({ opens }) => rest.startsWith(opens) || opens.startsWith(rest));
}

/** The block that begins there; undefined where its end, or that of its mark, has not come. */
export function markedBlock(
  text: string,
  isOver: boolean,
): { readonly written: string; readonly length: number } | undefined {
  const marks = MARKS.find(({ opens }) => text.startsWith(opens));
  if (marks === undefined) return undefined;
  // The name of the function is part of that mark.
  const from = marks.opens.endsWith('>') || marks.opens.endsWith(']') ? marks.opens.length : openingEnd(text);
  if (from === undefined) return undefined;
  const closing = marks.closes.exec(text.slice(from));
  if (closing === null && !isOver) return undefined;
  const end = from + (closing?.index ?? text.length - from);
  const named = marks.opens === '<function=' ? text.slice(0, from) : '';
  return { written: named + text.slice(from, end), length: end + (closing?.[0].length ?? 0) };
}

function openingEnd(text: string): number | undefined {
  const end = text.indexOf('>');
  return end < 0 ? undefined : end + 1;
}

/** Of a block that is marked as calls: what cannot be read is still a call, so that the model learns what is wrong. */
export function readMarkedCalls(written: string): readonly WrittenCall[] {
  const calls = readJson(written, true) ?? readNamed(written) ?? readTagged(written);
  if (calls !== undefined) return calls;
  const name = /"(?:name|tool|function)"\s*:\s*"([^"]*)"/.exec(written)?.[1] ?? '';
  return [{ name, arguments: written.trim() }];
}

/** Of JSON that is not marked: only what has a name and arguments is a call. */
export function readBareCalls(written: string): readonly WrittenCall[] | undefined {
  return readJson(written, false);
}

/** One object, a list of them, or several with `;` or a line between. */
function readJson(written: string, isMarked: boolean): readonly WrittenCall[] | undefined {
  const text = written.trim().replace(/^```\w*\s*|\s*```$/g, '');
  const parsed = parse(text) ?? parse(`[${text.replace(/\}\s*[;\n]\s*\{/g, '},{')}]`);
  const list: readonly unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  const calls = list.map((each) => (isRecord(each) ? readObject(each, isMarked) : undefined));
  return calls.length > 0 && calls.every((call) => call !== undefined) ? calls : undefined;
}

function readObject(parsed: Readonly<Record<string, unknown>>, isMarked: boolean): WrittenCall | undefined {
  const inner = parsed['function'];
  const call = isRecord(inner) ? inner : parsed;
  const name = [call['name'], call['tool'], call['function']].find((value) => typeof value === 'string');
  const given = [call['arguments'], call['parameters'], call['args'], call['input']].find(
    (value) => value !== undefined,
  );
  if (typeof name !== 'string' || (given === undefined && !isMarked)) return undefined;
  return { name, arguments: typeof given === 'string' ? given : JSON.stringify(given ?? {}) };
}

/**
 * A name, a mark, then its arguments as JSON: `name[ARGS]{…}` (Mistral), `function<｜tool▁sep｜>name` and a fence
 * (DeepSeek), `functions.name:0<|tool_call_argument_begin|>{…}` (Kimi).
 */
function readNamed(written: string): readonly WrittenCall[] | undefined {
  const pieces = written
    .split(/\[TOOL_CALLS\]|<[|｜]tool[▁_]call[▁_](?:begin|end)[|｜]>/)
    .map((each) => each.trim());
  const calls = pieces.filter(Boolean).map((piece) => {
    const found =
      /^(?:function<｜tool▁sep｜>)?(?:functions\.)?([\w.-]+)(?::\d+)?\s*(?:\[CALL_ID\]\w*)?(?:\[ARGS\]|<｜tool▁sep｜>|<\|tool_call_argument_begin\|>)?\s*(?:```\w*\s*)?(\{[\s\S]*?\})\s*(?:```)?$/.exec(
        piece,
      );
    const [, name, given] = found ?? [];
    return name !== undefined && given !== undefined && isRecord(parse(given))
      ? { name, arguments: JSON.stringify(parse(given)) }
      : undefined;
  });
  return calls.length > 0 && calls.every((call) => call !== undefined) ? calls : undefined;
}

/** `<function=name>` with JSON (Llama) or `<parameter=key>` (Qwen); a name, then `<arg_key>` and `<arg_value>` (GLM). */
function readTagged(written: string): readonly WrittenCall[] | undefined {
  const qwen = [...written.matchAll(/<function=([\w.-]+)>([\s\S]*?)(?=<\/function>|<function=|$)/g)];
  const glm = /^\s*([\w.-]+)\s*(?=<arg_key>)([\s\S]*)$/.exec(written);
  const all = qwen.length > 0 ? qwen : glm === null ? [] : [glm];
  const calls = all.map(([, name = '', inside = '']) => {
    const whole = parse(inside.trim());
    return { name, arguments: JSON.stringify(isRecord(whole) ? whole : taggedArguments(inside)) };
  });
  return calls.length > 0 ? calls : undefined;
}

const TAGGED =
  /<parameter=([\w.-]+)>\n?([\s\S]*?)\n?<\/parameter>|<arg_key>([\s\S]*?)<\/arg_key>\s*<arg_value>\n?([\s\S]*?)\n?<\/arg_value>/g;

/** Numbers, `true` and lists are meant as such; what is no JSON is a text. */
function taggedArguments(inside: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...inside.matchAll(TAGGED)].map(([, key, value, other, otherValue]) => {
      const text = value ?? otherValue ?? '';
      const parsed = /^(?:true|false|\[[\s\S]*\]|\{[\s\S]*\})$/.test(text) ? parse(text) : undefined;
      return [(key ?? other ?? '').trim(), parsed ?? text];
    }),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The code that acts on the call tells the model.
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
