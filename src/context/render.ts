// The facts as the lines a model reads, within a fixed size whatever the facts are.

import type { Shell } from '../domain/shell.ts';
import { makeAllVisible } from '../domain/visible.ts';
import type { FolderFacts } from './folder.ts';
import type { MachineFacts } from './machine/machine.ts';
import type { PersonFacts } from './machine/person.ts';

export type ContextFacts = {
  readonly machine: MachineFacts;
  readonly person: PersonFacts;
  readonly folder: FolderFacts;
  readonly cwd: string;
  readonly shell: { readonly name: Shell; readonly version: string | undefined };
  readonly terminal:
    | { readonly columns: number; readonly rows: number; readonly colours: boolean }
    | undefined;
  /** Exit status of the last command before the question. */
  readonly lastStatus: number | undefined;
} & LiveFacts;

/** What only the shell a question is asked in can tell; its secrets are masked, since half of one is not known for it. */
export type LiveFacts = {
  /** The command before the question. */
  readonly lastCommand?: string | undefined;
  /** Where the first question of this shell was asked, if that was elsewhere. */
  readonly launchDirectory?: string | undefined;
  /** Likely commands that mean something else here: `ls = eza -l`. */
  readonly shadows?: readonly string[] | undefined;
};

/** UTF-8 bytes of the text as it travels inside JSON. The whole first request may have 6,000; the prompt cuts here too. */
export const MOST_BYTES = 1_560;

export function renderContext(facts: ContextFacts): string {
  const fixed = [...environmentLines(facts), ...sessionLines(facts)];
  const left = MOST_BYTES - fixed.reduce((sum, line) => sum + cost(line), 0);
  return [...environmentLines(facts), ...toolLines(facts.machine, left), ...sessionLines(facts)].join('\n');
}

function environmentLines({ machine, person, shell, terminal }: ContextFacts): readonly string[] {
  const privileges = { root: ' (root)', sudo: ' (may use sudo)', none: '' };
  const dimensions =
    terminal && `${terminal.columns}x${terminal.rows}, ${terminal.colours ? 'colours' : 'no colours'}`;
  return [
    '## Environment',
    ...line('OS', machine.os, 70),
    ...line('Architecture', machine.architecture, 20),
    ...line('Shell', [shell.name, shell.version].filter(Boolean).join(' '), 30),
    ...line('User', `${cut(person.user, 40)}${privileges[machine.privilege]}`, 60),
    ...line('Home', person.home, 80),
    ...line(
      'Case-sensitive file names',
      machine.caseSensitive === undefined ? undefined : yesNo(machine.caseSensitive),
      3,
    ),
    ...line('Terminal', [dimensions, person.term && `TERM=${person.term}`].filter(Boolean).join(', '), 50),
    ...line('Editor', person.editor, 40),
    ...line('Locale', person.locale, 30),
    ...line('Package manager', machine.packageManager, 20),
  ];
}

function sessionLines(facts: ContextFacts): readonly string[] {
  const { cwd, folder, lastStatus, lastCommand, launchDirectory, shadows = [] } = facts;
  return [
    '## Session',
    ...line('Working directory', cwd, 180),
    ...line('First question of this shell was in', launchDirectory, 80),
    ...line('Git branch', folder.branch, 80),
    ...line('Git state', folder.state, 90),
    ...line('Project', folder.kinds.join(', '), 90),
    ...line('Last command', lastCommand, 110),
    ...line('Last exit status', lastStatus === undefined ? undefined : String(lastStatus), 5),
    ...line('Not what their names say', firstWithin(shadows, 120), 120),
  ];
}

/** As many whole phrases as fit. */
function firstWithin(phrases: readonly string[], most: number): string {
  let text = '';
  for (const phrase of phrases) {
    const longer = text === '' ? phrase : `${text}; ${phrase}`;
    if (size(cut(longer, Number.MAX_SAFE_INTEGER)) <= most) text = longer;
  }
  return text;
}

function toolLines({ toolsPresent, toolsMissing }: MachineFacts, left: number): readonly string[] {
  const heading = '## Available Tools';
  const each = Math.floor((left - cost(heading)) / 2) - cost('Not found: ');
  const lines = [
    ...(toolsPresent.length > 0 ? [`Present: ${cut(toolsPresent.join(', '), each)}`] : []),
    ...(toolsMissing.length > 0 ? [`Not found: ${cut(toolsMissing.join(', '), each)}`] : []),
  ];
  return lines.length > 0 ? [heading, ...lines] : [];
}

function line(name: string, value: string | undefined, most: number): readonly string[] {
  return value ? [`- ${name}: ${cut(value, most)}`] : [];
}

/**
 * At most `most` bytes as JSON, the middle left out. File and branch names are written by others: what a terminal
 * would hide becomes visible, and no name can look like the end of the block it is in.
 */
function cut(value: string, most: number): string {
  const visible = makeAllVisible(value.toWellFormed()).replace(/[<>]/g, (mark) =>
    mark === '<' ? '\\x3c' : '\\x3e',
  );
  if (size(visible) <= most) return visible;
  const characters = [...visible];
  let kept = Math.min(characters.length, most);
  const shortened = () =>
    `${characters.slice(0, Math.ceil(kept / 2)).join('')}…${characters.slice(characters.length - Math.floor(kept / 2)).join('')}`;
  while (kept > 0 && size(shortened()) > most) kept -= 1;
  return shortened();
}

/** One line: the JSON escape of its newline is as long as the quotes. */
function cost(line: string): number {
  return size(line) + 2;
}

/** UTF-8 bytes with JSON's escapes. */
function size(text: string): number {
  return Buffer.byteLength(JSON.stringify(text)) - 2;
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
