// The tools a model is offered, and the check of what it wrote for them.

import * as v from 'valibot';
import type { ToolCall, ToolDefinition } from '../domain/conversation.ts';

/** A tool call that can be acted on. */
export type Action =
  | { readonly type: 'run'; readonly command: string; readonly why: string }
  | { readonly type: 'probe'; readonly command: string; readonly cwd?: string | undefined }
  | { readonly type: 'read-file'; readonly path: string; readonly maxLines: number };

export type ParsedCall =
  | { readonly type: 'action'; readonly action: Action }
  /** `reason` is a sentence for the model. */
  | { readonly type: 'unusable'; readonly reason: string };

export const TOOLS: readonly ToolDefinition[] = [
  {
    name: 'run_in_shell',
    description:
      "Runs one command or short script in the person's own interactive shell: cd, export and aliases last. " +
      'They see it, may have to approve it, and see its output live. For what they asked to see, and for every change.',
    parameters: objectOf(
      {
        command: { type: 'string', description: 'The exact text to run.' },
        why: { type: 'string', description: 'What it does and why, in at most ten words.' },
      },
      ['command', 'why'],
    ),
  },
  {
    name: 'probe',
    description:
      'Looks something up on the way with a read-only command in a separate process; nothing it does lasts. ' +
      'Refused when it could change anything.',
    parameters: objectOf(
      {
        command: { type: 'string' },
        cwd: { type: 'string', description: 'Folder to look in; default: where the person is.' },
      },
      ['command'],
    ),
  },
  {
    name: 'read_file',
    description: 'Reads a text file from its start.',
    parameters: objectOf(
      { path: { type: 'string' }, max_lines: { type: 'integer', description: 'Default 200.' } },
      ['path'],
    ),
  },
];

/** Checks name and arguments; nothing a model wrote is used before. */
export function parseCall(call: ToolCall): ParsedCall {
  const parse = PARSERS.get(call.name);
  if (parse === undefined) {
    return unusable(
      `There is no tool "${call.name}". The tools are: ${TOOLS.map(({ name }) => name).join(', ')}.`,
    );
  }
  const written = parseJson(call.arguments);
  if (written === undefined) {
    return unusable(`The arguments of ${call.name} are not JSON: ${call.arguments.slice(0, 200)}`);
  }
  const action = parse(written);
  return typeof action === 'string' ? unusable(`${call.name}: ${action}`) : { type: 'action', action };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The model is told; there is nothing else to know about it.
    return undefined;
  }
}

const LONGEST_TEXT = 32_768;
const DEFAULT_LINES = 200;
const MOST_LINES = 2_000;

// Blanks around a command would only keep it out of the person's history; a NUL would end it early.
const Text = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.check((text) => !text.includes('\0'), 'must not contain NUL'),
  // One message to the shell; nobody could read a longer command before approving it either.
  v.check((text) => Buffer.byteLength(text) <= LONGEST_TEXT, 'must not be longer than 32 KiB'),
);
const Run = v.object({ command: Text, why: v.optional(v.string(), '') });
const Probe = v.object({ command: Text, cwd: v.optional(v.pipe(v.string(), v.trim())) });
const ReadFile = v.object({
  path: Text,
  max_lines: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), DEFAULT_LINES),
});

const PARSERS: ReadonlyMap<string, (written: unknown) => Action | string> = new Map(
  Object.entries({
    run_in_shell: (written: unknown) =>
      check(Run, written, ({ command, why }) => ({
        type: 'run',
        command,
        why: why.replace(/\s+/g, ' ').trim(),
      })),
    probe: (written: unknown) =>
      check(Probe, written, ({ command, cwd }) => ({
        type: 'probe',
        command,
        cwd: cwd === '' ? undefined : cwd,
      })),
    read_file: (written: unknown) =>
      check(ReadFile, written, ({ path, max_lines }) => ({
        type: 'read-file',
        path,
        maxLines: Math.min(max_lines, MOST_LINES),
      })),
  }),
);

function check<S extends v.GenericSchema>(
  schema: S,
  written: unknown,
  toAction: (checked: v.InferOutput<S>) => Action,
): Action | string {
  const result = v.safeParse(schema, written);
  if (result.success) return toAction(result.output);
  return result.issues.map((issue) => `${v.getDotPath(issue) ?? 'arguments'}: ${issue.message}`).join('; ');
}

function unusable(reason: string): ParsedCall {
  return { type: 'unusable', reason };
}

function objectOf(properties: Readonly<Record<string, unknown>>, required: readonly string[]) {
  return { type: 'object', properties, required, additionalProperties: false };
}
