// A journey: a whole task from the question to the undo. Its end is compared, no step of it alone.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ScriptedReply } from '../support/model-server.ts';
import type { DrivenShell } from '../support/programs.ts';

/** Path below the task's folder: what the file holds. Folders count by their files. */
export type Files = Readonly<Record<string, string>>;

export type Journey = {
  /** Also its folder. */
  readonly name: string;
  /** Programs it needs beside the shell. */
  readonly needs?: readonly string[];
  readonly before: Files;
  /** Runs where the files are, before the question. */
  readonly prepare?: (folder: string) => void;
  /** What a person types, and what the scripted model replies to it. */
  readonly questions: readonly Asked[];
  readonly after: Files;
  /** Where it leaves the shell, below the folder of the task. */
  readonly cwd?: string;
  /** Variables that it leaves in the shell. */
  readonly variables?: Readonly<Record<string, string>>;
  /** What a right answer says. */
  readonly says?: RegExp;
  /** How often it has to be undone until the files are as before; 0: nothing that an undo could change. */
  readonly undos?: number;
  /** What stays after that, if not the files of before. */
  readonly undone?: Files;
  /** The status of its last question. */
  readonly status?: number;
  /** It lives in one shell: `beck ask` and other programs start a process for each command. */
  readonly needsShell?: boolean;
};

export type Asked = {
  readonly question: string;
  readonly replies: (shell: DrivenShell) => readonly ScriptedReply[];
};

type Call = Extract<ScriptedReply, { type: 'tool-calls' }>['calls'][number];

export const replyWith = (...calls: readonly Call[]): ScriptedReply => ({ type: 'tool-calls', calls });
export const answerWith = (text: string): ScriptedReply => ({ type: 'text', text });
export const command = (text: string, why = 'as asked'): Call => ({
  name: 'run_in_shell',
  arguments: { command: text, why },
});
export const plan = (...commands: readonly string[]): Call => ({
  name: 'run_in_shell',
  arguments: { why: 'all of it', plan: commands.map((text) => ({ command: text, why: 'as asked' })) },
});
export const probe = (text: string): Call => ({ name: 'probe', arguments: { command: text } });
export const readFile = (path: string): Call => ({ name: 'read_file', arguments: { path } });
export const search = (pattern: string): Call => ({ name: 'search_files', arguments: { pattern } });
export const list = (path: string): Call => ({ name: 'list_directory', arguments: { path } });
export const write = (path: string, content: string, append = false): Call => ({
  name: 'write_file',
  arguments: { path, content, append },
});

/** The commands of the script, in their order. */
export function commandsOf(journey: Journey, shell: DrivenShell): readonly string[] {
  return callsOf(journey, shell).flatMap(({ name, given }) => {
    if (name !== 'run_in_shell') return [];
    const { command: one, plan: parts } = given as { command?: string; plan?: { command: string }[] };
    return parts === undefined ? [one ?? ''] : parts.map((part) => part.command);
  });
}

/** Every call of the script, with its arguments. */
export function callsOf(
  { questions }: Journey,
  shell: DrivenShell,
): readonly { readonly name: string; readonly given: Readonly<Record<string, unknown>> }[] {
  return questions
    .flatMap(({ replies }) => replies(shell))
    .flatMap((reply) => (reply.type === 'tool-calls' ? reply.calls : []))
    .map(({ name, arguments: given }) => ({ name, given: given as Readonly<Record<string, unknown>> }));
}

export function lay({ before, prepare }: Journey, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [path, content] of Object.entries(before)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  prepare?.(folder);
}

/** Without what git and Python keep for themselves. */
export function filesIn(folder: string): Files {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\/(?:\.git|\.venv|__pycache__)\//.test(path))
    .toSorted();
  return Object.fromEntries(found.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}
