// The messages between shell script and helper; `shell/README.md` describes the same for authors of scripts.

import type { Ending } from '../domain/run.ts';
import type { Parsed, ParsedNode, ParsedToken, ResolvedWord, ShellError } from '../domain/shell.ts';
import { SCRIPT_SHELLS, type ScriptShell } from '../domain/shell-descriptor.ts';
import { encodeFields } from './fields.ts';

/** Raised when a script and a helper of different versions could misunderstand each other. */
export const PROTOCOL_VERSION = '2';

/** Fields of a message from the shell: word, text, working directory. */
export const SHELL_FIELDS = 3;

/** What the shell says about itself before the question. */
export type ShellReport = {
  readonly version: string;
  readonly shell: ScriptShell;
  readonly shellVersion: string;
  /** `$?` before the question. */
  readonly lastStatus: number;
  /** Names of options that are on, lower case. */
  readonly options: readonly string[];
};

export type FromShell =
  | { readonly type: 'about'; readonly report: ShellReport; readonly cwd: string }
  | { readonly type: 'word'; readonly word: string; readonly resolved: ResolvedWord }
  /** A variable that has a value, exported or not. */
  | { readonly type: 'set'; readonly name: string }
  /** How PowerShell's own parser cuts the text that was sent along. */
  | { readonly type: 'tokens'; readonly parsed: Omit<Parsed, 'text'> }
  | { readonly type: 'resolved'; readonly cwd: string }
  /** The command before the question, as the shell's history has it. */
  | { readonly type: 'last'; readonly command: string }
  /** What that command ended with; only PowerShell keeps it. */
  | { readonly type: 'error'; readonly error: ShellError }
  /** The file that keeps what was piped into the question; the helper takes it away. */
  | { readonly type: 'piped'; readonly path: string }
  | { readonly type: 'ask'; readonly question: Uint8Array; readonly cwd: string }
  /** The line to be turned into a command, instead of a question. */
  | { readonly type: 'convert'; readonly line: Uint8Array; readonly cwd: string }
  | {
      readonly type: 'end' | 'interrupt';
      readonly status: number;
      readonly cwd: string;
      readonly ending?: Ending;
    }
  | { readonly type: 'edited'; readonly text: string }
  | { readonly type: 'kept' }
  | { readonly type: 'bye' };

export type ToShell =
  | { readonly type: 'hello'; readonly pid: number }
  /**
   * `text`: for PowerShell, what its parser is to cut. `only` names: aliases and functions alone matter; bodies: functions
   * alone, each with its definition; variables: the words are names of variables; values: the same, those that are not exported
   * each with what sets it.
   */
  | {
      readonly type: 'resolve';
      readonly words: readonly string[];
      readonly text?: string;
      readonly only?: 'names' | 'bodies' | 'variables' | 'values' | undefined;
    }
  /** `out`: the terminal the command writes to; `mark`: bytes the shell writes there afterwards, if any. */
  | {
      readonly type: 'run';
      readonly command: string | Uint8Array;
      readonly out: string;
      readonly mark: string;
    }
  | { readonly type: 'edit'; readonly text: string }
  /** What is below the line while it is converted, for shells that draw it themselves. */
  | { readonly type: 'draw'; readonly text: string }
  /**
   * The commands for the line, best first, none with a newline. `message`: why there is none, or what the line does that
   * is a command already (`explains`).
   */
  | {
      readonly type: 'converted';
      readonly choices: readonly Choice[];
      readonly message: string;
      readonly explains?: boolean;
    }
  /** `line`: what the next line begins with, or nothing; `next`: where the shell itself starts the next helper, it may. */
  | { readonly type: 'done'; readonly status: number; readonly line?: string; readonly next?: boolean };

/** A command for the typed line, and what has to be said of it before it may run, or nothing. */
export type Choice = { readonly command: string; readonly note: string };

/** The bytes of one message to the shell: always four fields. */
export function encodeToShell(message: ToShell): Uint8Array {
  switch (message.type) {
    case 'hello':
      return encodeFields(['hello', PROTOCOL_VERSION, String(message.pid), '']);
    case 'resolve':
      return encodeFields(['resolve', message.words.join('\n'), message.text ?? '', message.only ?? '']);
    case 'run':
      return encodeFields(['run', message.command, message.out, message.mark]);
    case 'edit':
      return encodeFields(['edit', message.text, '', '']);
    case 'draw':
      return encodeFields(['draw', message.text, '', '']);
    case 'converted': {
      const { choices, message: why, explains = false } = message;
      const lines = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\n', ' ')).join('\n');
      return encodeFields([
        'converted',
        lines(choices.map(({ command }) => command)),
        explains ? 'explains' : lines(choices.map(({ note }) => note)),
        why,
      ]);
    }
    case 'done':
      return encodeFields([
        'done',
        String(message.status),
        message.line ?? '',
        message.next === true ? 'next' : '',
      ]);
  }
}

/** One message of the shell, or a sentence about what is wrong with it. */
export function parseFromShell(fields: readonly Uint8Array[]): FromShell | string {
  const [kind = new Uint8Array(), text = new Uint8Array(), directory = new Uint8Array()] = fields;
  const word = decode(kind);
  const cwd = decode(directory);
  switch (word) {
    case 'about':
      return parseAbout(decode(text), cwd);
    case 'word':
      return parseWord(text);
    case 'set':
      return { type: 'set', name: decode(text) };
    case 'tokens':
      return { type: 'tokens', parsed: parseTokens(decode(text)) };
    case 'resolved':
      return { type: 'resolved', cwd };
    case 'ask':
      return { type: 'ask', question: text, cwd };
    case 'convert':
      return { type: 'convert', line: text, cwd };
    case 'end':
    case 'interrupt': {
      const status = Number.parseInt(decode(text), 10);
      if (!Number.isInteger(status)) return `"${word}" without a status`;
      return { type: word, status, cwd, ...parseEnding(decode(text)) };
    }
    case 'piped':
      return { type: 'piped', path: decode(text) };
    case 'last':
      return { type: 'last', command: decode(text) };
    case 'error':
      return { type: 'error', error: parseError(decode(text)) };
    case 'edited':
      return { type: 'edited', text: decode(text) };
    case 'kept':
    case 'bye':
      return { type: word };
    default:
      return `an unknown word "${word.slice(0, 20)}"`;
  }
}

/** `TokenFlags.CommandName` of PowerShell's parser. */
const COMMAND_NAME = 0x8_0000;

/**
 * Lines: kind, flags, start and length of each token; a kind that ends in `Ast`, the row it lies in, start and length of
 * each node; `error`, 0 and where for the parser's complaints.
 */
function parseTokens(text: string): Omit<Parsed, 'text'> {
  const tokens: ParsedToken[] = [];
  const nodes: ParsedNode[] = [];
  let error: number | undefined;
  for (const line of text.split('\n')) {
    const [kind = '', ...numbers] = line.split(' ');
    const [second = 0, from = 0, length = 0] = numbers.map(Number);
    const to = from + length;
    // An unreadable line counts as a complaint of the parser at 0, so the text is not trusted.
    if (kind !== '' && ![second, from, length].every(Number.isInteger)) error ??= 0;
    else if (kind === 'error') error ??= from;
    else if (kind.endsWith('Ast')) nodes.push({ kind: kind.slice(0, -3), parent: second, from, to });
    else if (kind !== '') tokens.push({ kind, command: (second & COMMAND_NAME) !== 0, from, to });
  }
  return { tokens, nodes: nodes.length > 0 ? nodes : undefined, error };
}

const ENDINGS: readonly Ending['how'][] = ['completed', 'failed', 'unparsed', 'incomplete', 'stopped'];

/** Lines after the status: how it ended, the number of new errors, the id of the newest. Only PowerShell has them. */
function parseEnding(text: string): { ending?: Ending } {
  const [, how, errors = '', ...id] = text.split('\n');
  const known = ENDINGS.find((name) => name === how);
  if (known === undefined) return {};
  return { ending: { how: known, errors: Number.parseInt(errors, 10) || 0, errorId: id.join('\n') } };
}

/** Lines: its id, what it was about, then the message. */
function parseError(text: string): ShellError {
  const [id = '', target = '', ...message] = text.split('\n');
  return { id, target, message: message.join('\n') };
}

const decoder = new TextDecoder();

function isUtf8(bytes: Uint8Array): boolean {
  return Buffer.from(bytes).equals(Buffer.from(decode(bytes)));
}

function decode(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

/** Lines: protocol version, shell, shell version, last status, options. */
function parseAbout(text: string, cwd: string): FromShell | string {
  const [version = '', name = '', shellVersion = '', status = '', options = ''] = text.split('\n');
  const shell = SCRIPT_SHELLS.find((known) => known === name);
  if (!shell) return `a shell named "${name.slice(0, 20)}"`;
  const lastStatus = Number.parseInt(status, 10) || 0;
  const report = { version, shell, shellVersion, lastStatus, options: options.split(' ').filter(Boolean) };
  return { type: 'about', report, cwd };
}

/** Lines: the word, how it resolves, then the text of the alias or function or the file's path, which may have lines itself. */
function parseWord(bytes: Uint8Array): FromShell | string {
  const text = decode(bytes);
  const [word = '', type = '', ...rest] = text.split('\n');
  const tail = rest.join('\n');
  switch (type) {
    case 'alias':
    case 'global-alias':
    case 'suffix-alias':
      return { type: 'word', word, resolved: { type, text: tail } };
    case 'function':
      // What is not its very text must not be run in its place.
      return { type: 'word', word, resolved: { type, ...(tail !== '' && isUtf8(bytes) && { text: tail }) } };
    case 'variable':
      return { type: 'word', word, resolved: { type, text: tail } };
    case 'builtin':
    case 'keyword':
    case 'missing':
      return { type: 'word', word, resolved: { type } };
    case 'file':
      return { type: 'word', word, resolved: { type, path: tail } };
    default:
      return `a word that resolves to "${type.slice(0, 20)}"`;
  }
}
