// Reads what an agent sends before a tool call, by the keys of its row. Pure.

import { isAbsolute, resolve } from 'node:path';
import * as v from 'valibot';
import type { Shell } from '../../../domain/shell.ts';
import { type HookEvent, type HookRow, type Tool, WHOLE_INPUT } from './agents.ts';

export type Wanted =
  | {
      readonly type: 'shell';
      readonly command: string;
      readonly shell: Shell | 'person';
      readonly cwd: string;
    }
  /** Absolute paths. */
  | { readonly type: 'write' | 'read'; readonly paths: readonly string[]; readonly cwd: string };

export type HookMessage =
  | { readonly type: 'wanted'; readonly event: HookEvent; readonly tool: string; readonly wanted: Wanted }
  /** Of a tool that beck does not judge. */
  | { readonly type: 'other'; readonly event: HookEvent }
  /** `event` is absent where it is unknown which form an answer has; `foreign`: it is named, and not one of the row's. */
  | {
      readonly type: 'unreadable';
      readonly reason: string;
      readonly event?: HookEvent | undefined;
      readonly foreign?: boolean;
    };

const OBJECT = v.record(v.string(), v.unknown());
const MESSAGE = v.pipe(v.string(), v.parseJson(), OBJECT);

type Input = Readonly<Record<string, unknown>>;

export function readMessage(text: string, row: HookRow): HookMessage {
  const parsed = v.safeParse(MESSAGE, text);
  if (!parsed.success || Array.isArray(parsed.output)) return unreadable('it is not a JSON object.');
  const message = parsed.output;
  const named = row.keys.event === undefined ? Object.keys(row.events)[0] : find(message, row.keys.event);
  if (named === undefined) return unreadable('it names no event.');
  const event = typeof named === 'string' && Object.hasOwn(row.events, named) ? row.events[named] : undefined;
  if (typeof named !== 'string' || event === undefined) {
    const known = Object.keys(row.events).join(' and ');
    const reason = `beck judges ${known} of ${row.title}, not ${String(named)}.`;
    return { type: 'unreadable', reason, foreign: true };
  }
  const tool = find(message, row.keys.tool ?? []) ?? (row.tools[named] && named);
  if (typeof tool !== 'string') return unreadable('it names no tool.', event);
  const does = Object.hasOwn(row.tools, tool) ? row.tools[tool] : undefined;
  if (does === undefined) return { type: 'other', event };
  const given = inputOf(find(message, row.keys.input));
  if (given === undefined) return unreadable(`${tool} has no input.`, event);
  const read = wantedOf(does, given, cwdOf(message, row));
  return typeof read === 'string'
    ? unreadable(`${tool} ${read}`, event)
    : { type: 'wanted', event, tool, wanted: read };
}

function unreadable(what: string, event?: HookEvent): HookMessage {
  return { type: 'unreadable', reason: `beck could not read the hook input: ${what}`, event };
}

/** The value of the first key that is there and not an empty text. */
function find(message: unknown, keys: readonly string[]): unknown {
  for (const key of keys) {
    let value: unknown = message;
    for (const part of key === '' ? [] : key.split('.'))
      value =
        typeof value === 'object' && value !== null && Object.hasOwn(value, part)
          ? Reflect.get(value, part)
          : undefined;
    if (value !== undefined && value !== '') return value;
  }
  return undefined;
}

/** Copilot sends the input of a tool as text, which is JSON or a patch. */
function inputOf(value: unknown): Input | undefined {
  const parsed = v.safeParse(
    v.union([v.pipe(v.string(), v.parseJson(), OBJECT), OBJECT]),
    Array.isArray(value) ? undefined : value,
  );
  if (parsed.success && !Array.isArray(parsed.output)) return parsed.output;
  return typeof value === 'string' ? { [WHOLE_INPUT]: value } : undefined;
}

function cwdOf(message: Input, { keys }: HookRow): string | undefined {
  const cwd = find(message, keys.cwd);
  return typeof cwd === 'string' && isAbsolute(cwd) ? cwd : undefined;
}

/** A text says what is wrong with it. */
function wantedOf(tool: Tool, input: Input, cwd: string | undefined): Wanted | string {
  switch (tool.type) {
    case 'shell':
      return shellWanted(tool, input, cwd);
    case 'write':
    case 'read': {
      const path = find(input, tool.path);
      if (typeof path !== 'string') return 'names no file.';
      return withFolder(cwd, tool.type, [path]);
    }
    case 'patch': {
      const text = find(input, tool.text);
      if (typeof text !== 'string') return 'has no patch.';
      const paths = [...text.matchAll(PATCHED)].map(([, path = '']) => path.trim());
      return paths.length === 0 ? 'has a patch that names no file.' : withFolder(cwd, 'write', paths);
    }
  }
}

const PATCHED = /^\*\*\* (?:(?:Add|Update|Delete) File|Move to): (.+)$/gm;

function withFolder(
  cwd: string | undefined,
  type: 'write' | 'read',
  paths: readonly string[],
): Wanted | string {
  if (cwd === undefined && !paths.every(isAbsolute))
    return 'has no folder: its cwd must be an absolute path.';
  return { type, paths: paths.map((path) => resolve(cwd ?? '/', path)), cwd: cwd ?? '/' };
}

function shellWanted(
  { shell, command: key, folder }: Extract<Tool, { type: 'shell' }>,
  input: Input,
  cwd: string | undefined,
): Wanted | string {
  const command = find(input, [key]);
  if (typeof command !== 'string' || command.trim() === '') return 'has no command.';
  if (cwd === undefined) return 'has no folder: its cwd must be an absolute path.';
  const other = find(input, folder);
  if (other !== undefined && typeof other !== 'string') return 'has a folder that is not text.';
  return { type: 'shell', command, shell, cwd: resolve(cwd, other ?? '.') };
}
