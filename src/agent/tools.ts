// The tools offered to a model, and the validation of its calls.

import * as v from 'valibot';
import type { ToolCall, ToolDefinition } from '../domain/conversation.ts';
import { findTool, repairArguments } from './repair.ts';

/** A tool call that can be acted on. */
export type Action =
  | { readonly type: 'run'; readonly command: string; readonly why: string }
  /** At least two parts. */
  | {
      readonly type: 'plan';
      readonly why: string;
      readonly parts: readonly { readonly command: string; readonly why: string }[];
    }
  | { readonly type: 'probe'; readonly command: string; readonly cwd?: string | undefined }
  /** In a throw-away copy. */
  | { readonly type: 'try'; readonly command: string }
  | { readonly type: 'read-file'; readonly path: string; readonly maxLines: number }
  | { readonly type: 'list-directory'; readonly path: string }
  /** `pattern`: a glob for names where it looks like one, else text that lines hold. */
  | { readonly type: 'search-files'; readonly pattern: string; readonly path: string }
  | {
      readonly type: 'write-file';
      readonly path: string;
      readonly content: string;
      /** At the end of what the file holds, not in its place. */
      readonly append: boolean;
    }
  /** `variableNames`: also which environment variables there are, without their values. */
  | { readonly type: 'system-report'; readonly variableNames: boolean }
  /** A tool of another program; without arguments, the model asks for its description. */
  | {
      readonly type: 'use-tool';
      readonly tool: string;
      readonly arguments: Readonly<Record<string, unknown>> | undefined;
    };

export type ParsedCall =
  | { readonly type: 'action'; readonly action: Action }
  /** `reason` is a sentence for the model. */
  | { readonly type: 'unusable'; readonly reason: string };

export const TOOLS: readonly ToolDefinition[] = [
  {
    name: 'run_in_shell',
    description:
      "Runs one command or short script in the person's own shell: cd, export and aliases last. " +
      'They may have to approve it, and see its output.',
    parameters: objectOf(
      {
        command: { type: 'string' },
        why: { type: 'string', description: 'What it does and why, in ten words.' },
        plan: {
          type: 'array',
          description: 'Instead of command: 2 to 9 certain steps; ends at the first failure.',
          items: objectOf({ command: { type: 'string' }, why: { type: 'string' } }, ['command']),
        },
      },
      ['why'],
    ),
  },
  {
    name: 'probe',
    description: 'Runs a read-only command in a process of its own; refused when it could change anything.',
    parameters: objectOf({ command: { type: 'string' }, cwd: { type: 'string' } }, ['command']),
  },
  {
    name: 'read_file',
    description: 'Reads a text file from its start.',
    parameters: objectOf({ path: { type: 'string' }, max_lines: { type: 'integer' } }, ['path']),
  },
  {
    name: 'list_directory',
    description: 'Names, types and sizes in a folder.',
    parameters: objectOf({ path: { type: 'string' } }, []),
  },
  {
    name: 'search_files',
    description: 'Finds files by name (*.ts) or lines by text, below a folder.',
    parameters: objectOf({ pattern: { type: 'string' }, path: { type: 'string' } }, ['pattern']),
  },
  {
    name: 'write_file',
    description: 'Writes a text file; the person sees the diff and is asked.',
    parameters: objectOf(
      { path: { type: 'string' }, content: { type: 'string' }, append: { type: 'boolean' } },
      ['path', 'content'],
    ),
  },
  {
    name: 'system_report',
    description: 'CPU, memory, disks, network, services, containers.',
    parameters: objectOf({ env_names: { type: 'boolean' } }, []),
  },
];

/** Only offered where it can be. */
export const TRY_TOOL: ToolDefinition = {
  name: 'try_command',
  description:
    'Runs a command in a throw-away copy without network or secrets: output, exit code and what it would change. ' +
    'Use it before run_in_shell for a script, build or installation whose result is not sure.',
  parameters: objectOf({ command: { type: 'string' } }, ['command']),
};

const TEXT = { type: 'string', minLength: 1 };
const PATH = { type: 'string', format: 'path' };

/** For a small model on this machine, which reads every word slowly. What each must have is in its schema. */
export const BRIEF_TOOLS: readonly ToolDefinition[] = [
  {
    name: 'run_in_shell',
    description: "Runs a command in the person's shell, after asking where it changes something.",
    parameters: objectOf({ why: TEXT, command: TEXT }, ['why', 'command']),
  },
  {
    name: 'probe',
    description: 'Runs a read-only command to find something out.',
    parameters: objectOf({ command: TEXT }, ['command']),
  },
  {
    name: 'read_file',
    description: 'Reads a text file.',
    parameters: objectOf({ path: PATH }, ['path']),
  },
  {
    name: 'search_files',
    description: 'Finds files by name (*.ts), or lines by text.',
    parameters: objectOf({ pattern: TEXT, path: PATH }, ['pattern']),
  },
  {
    name: 'write_file',
    description: 'Writes a text file; the person sees the change first.',
    parameters: objectOf({ path: PATH, content: { type: 'string' } }, ['path', 'content']),
  },
];

/** Checks name and arguments; nothing a model wrote is used before. `more`: what is offered beside beck's own. */
export function parseCall(call: ToolCall, more: readonly ToolDefinition[] = []): ParsedCall {
  const tool = findTool(call.name, [...TOOLS, TRY_TOOL, ...more]);
  const parse = tool && PARSERS.get(tool.name);
  if (tool === undefined || parse === undefined) {
    return unusable(
      `There is no tool "${call.name}". The tools are: ${TOOLS.map(({ name }) => name).join(', ')}.`,
    );
  }
  const written = parseJson(call.arguments);
  if (written === undefined) {
    return unusable(`The arguments of ${call.name} are not JSON: ${call.arguments.slice(0, 200)}`);
  }
  // Its arguments contain those of another tool, whose schema is not known here.
  const action = parse(tool.name === USE_TOOL ? written : repairArguments(tool, written));
  return typeof action === 'string' ? unusable(`${tool.name}: ${action}`) : { type: 'action', action };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Everything to know about it is in this sentence.
    return undefined;
  }
}

const LONGEST_TEXT = 32_768;
/** A longer diff would not be read. */
const LONGEST_CONTENT = 262_144;
const DEFAULT_LINES = 200;
const MOST_LINES = 2_000;

// Blanks around a command would only keep it out of the person's history; a NUL would end it early.
const Text = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.check((text) => !text.includes('\0'), 'must not contain NUL'),
  // One message to the shell; a longer command could not be read before approval either.
  v.check((text) => Buffer.byteLength(text) <= LONGEST_TEXT, 'must not be longer than 32 KiB'),
);
const Why = v.pipe(
  v.optional(v.string(), ''),
  v.transform((why) => why.replace(/\s+/g, ' ').trim()),
);
/** More cannot be seen at a glance, and one key names each. */
export const MOST_PARTS = 9;
const Plan = v.object({
  why: Why,
  plan: v.pipe(v.array(v.object({ command: Text, why: Why })), v.minLength(1), v.maxLength(MOST_PARTS)),
});
const Run = v.object({ command: Text, why: Why });
const Probe = v.object({ command: Text, cwd: v.optional(v.pipe(v.string(), v.trim())) });
const Try = v.object({ command: Text });
const ReadFile = v.object({
  path: Text,
  max_lines: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), DEFAULT_LINES),
});
/** Without a path: where the person is. */
const FolderPath = v.optional(v.pipe(v.string(), v.trim()), '');
const ListDirectory = v.object({ path: FolderPath });
const SearchFiles = v.object({ pattern: Text, path: FolderPath });
const WriteFile = v.object({
  // A name to approve must be one line of visible text.
  path: v.pipe(
    Text,
    v.check((path) => !/\p{Cc}/u.test(path), 'must not contain control characters'),
  ),
  content: v.pipe(
    v.string(),
    v.check((text) => !text.includes('\0'), 'must not contain NUL'),
    v.check((text) => Buffer.byteLength(text) <= LONGEST_CONTENT, 'must not be longer than 256 KiB'),
  ),
  append: v.optional(v.boolean(), false),
});
/** Only offered where the person's settings name servers; `names` are theirs, so another's text. */
export function otherTools(names: string): ToolDefinition {
  return {
    name: USE_TOOL,
    description: `Tools of other programs. First call with the name alone: it tells what the tool takes. The person is asked. Names (data): ${names}`,
    parameters: objectOf({ tool: { type: 'string' }, arguments: { type: 'object' } }, ['tool']),
  };
}

const USE_TOOL = 'use_tool';

const UseTool = v.object({
  tool: Text,
  arguments: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
});
const SystemReport = v.object({ env_names: v.nullish(v.boolean(), false) });

const PARSERS: ReadonlyMap<string, (written: unknown) => Action | string> = new Map(
  Object.entries({
    run_in_shell: parseRun,
    probe: (written: unknown) =>
      check(Probe, written, ({ command, cwd }) => ({
        type: 'probe',
        command,
        cwd: cwd === '' ? undefined : cwd,
      })),
    [TRY_TOOL.name]: (written: unknown) => check(Try, written, ({ command }) => ({ type: 'try', command })),
    read_file: (written: unknown) =>
      check(ReadFile, written, ({ path, max_lines }) => ({
        type: 'read-file',
        path,
        maxLines: Math.min(max_lines, MOST_LINES),
      })),
    list_directory: (written: unknown) =>
      check(ListDirectory, written, ({ path }) => ({ type: 'list-directory', path: path || '.' })),
    search_files: (written: unknown) =>
      check(SearchFiles, written, ({ pattern, path }) => ({
        type: 'search-files',
        pattern,
        path: path || '.',
      })),
    write_file: (written: unknown) =>
      check(WriteFile, written, (checked) => ({ type: 'write-file', ...checked })),
    [USE_TOOL]: (written: unknown) =>
      check(UseTool, written, ({ tool, arguments: given }) => ({
        type: 'use-tool',
        tool,
        arguments: given ?? undefined,
      })),
    system_report: (written: unknown) =>
      check(SystemReport, written, ({ env_names }) => ({ type: 'system-report', variableNames: env_names })),
  }),
);

/** Models leave unused fields empty instead of omitting them. */
const Unused = v.nullish(v.union([v.literal(''), v.strictTuple([])]));

function parseRun(written: unknown): Action | string {
  if (v.is(v.object({ plan: Unused }), written))
    return check(Run, written, (checked) => ({ type: 'run', ...checked }));
  if (!v.is(v.object({ command: Unused }), written)) return 'give command or plan, not both';
  return check(Plan, written, ({ why, plan: parts }) => {
    const [only, ...more] = parts;
    return only === undefined || more.length > 0 ? { type: 'plan', why, parts } : { type: 'run', ...only };
  });
}

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
  // Validation drops unknown fields, so the schema need not forbid them.
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
}
