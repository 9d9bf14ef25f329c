// What `?`, `? hello` and `? /help` show: example questions that fit the folder, how beck works, all there is to type.

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findRepository } from '../../context/git/folder.ts';
import { lookUpPrograms } from '../../context/machine/path-lookup.ts';
import type { Shell } from '../../domain/shell.ts';
import { syntaxOf } from '../../domain/shell-descriptor.ts';
import { FIRST_PROGRAMS, firstQuestions } from '../../recipes/first-questions.ts';
import { wrapWords } from '../../terminal/drawing/width.ts';
import { SLASH_COMMANDS } from './slash-commands.ts';

type Place = {
  readonly cwd: string;
  readonly prefix: string;
  /** Where programs are looked for. */
  readonly path: string | undefined;
};

export async function renderExamples({ cwd, prefix, path }: Place): Promise<string> {
  const repository = (await findRepository(cwd)) !== undefined;
  const programs = await lookUpPrograms(FIRST_PROGRAMS, path);
  const questions = firstQuestions({
    names: namesIn(cwd),
    isFile: (name) => isFile(join(cwd, name)),
    hasProgram: (name) => programs.has(name),
    repository,
  });
  return [
    'Type a question after the prefix, for example:',
    ...questions.map((question) => `  ${prefix} ${question}`),
  ].join('\n');
}

/** One short screen, for somebody who has only just found beck. */
export async function renderWelcome(place: Place): Promise<string> {
  const { prefix } = place;
  return [
    'beck turns your words into commands for this shell.',
    await renderExamples(place),
    'Commands that only read run at once; beck asks before changing anything. Ctrl-C ends a question at any time.',
    `After a command that failed, ${prefix} alone explains the error and suggests a fix. ${prefix} explain ls -la explains a command.`,
    `Everything else: ${prefix} /help`,
  ].join('\n');
}

/** `columns`: of the terminal, so that wrapped text aligns in its column. */
export async function renderHelp({
  shell,
  columns,
  ...place
}: Place & { readonly shell: Shell; readonly columns: number }): Promise<string> {
  const { prefix } = place;
  // There `| ?` is Where-Object.
  const piped = syntaxOf(shell) === 'powershell' ? 'beck ask "your question"' : `${prefix} your question`;
  const slash = Object.entries(SLASH_COMMANDS).map(([name, does]) => [`${prefix} /${name}`, does] as const);
  const rows = [
    [prefix, 'what went wrong with the last command, and a fix'],
    [`${prefix} explain ls -la`, 'explains each part of a command'],
    [`command | ${piped}`, "sends the command's output along"],
    ...slash,
  ] as const;
  const wide = Math.max(...rows.map(([typed]) => typed.length));
  return [
    await renderExamples(place),
    'Commands that only read run at once. beck asks before changing anything: y yes, n no, a always, e edit, d what would change, c copy, ? details, Esc or Ctrl-C ends.',
    'Also:',
    ...rows.flatMap((row) => layOut(row, wide, columns)),
    'Check the setup: beck doctor',
  ].join('\n');
}

/** Side by side, or, where the terminal is too narrow for that, one below the other. */
function layOut([typed, does]: readonly [string, string], wide: number, columns: number): readonly string[] {
  const room = columns - 1 - wide - 4;
  if (room < LEAST_ROOM)
    return [`  ${typed}`, ...wrapWords(does, columns - 7).map((line) => `      ${line}`)];
  const [first = '', ...rest] = wrapWords(does, room);
  return [`  ${typed.padEnd(wide)}  ${first}`, ...rest.map((line) => `${' '.repeat(wide + 4)}${line}`)];
}

const LEAST_ROOM = 30;

const MOST_NAMES = 5_000;

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // A link that leads nowhere, or to itself.
    return false;
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).slice(0, MOST_NAMES);
  } catch {
    // An unreadable folder has no examples.
    return [];
  }
}
