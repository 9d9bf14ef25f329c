// The live end of the protocol: one question's conversation with the person's shell.

import { holdsParserWord } from '../domain/powershell-parser.ts';
import type { Ending } from '../domain/run.ts';
import type { Parsed, ResolvedWord, ShellError } from '../domain/shell.ts';
import { type Choice, parseFromShell, type ShellReport } from '../protocol/words.ts';
import { type Conversation, createConversation } from './conversation.ts';
import type { Transport } from './transport.ts';

/** What the shell asked, once it has said everything about itself. */
export type AskedQuestion = {
  /** `convert`: the line on the screen is to become a command. */
  readonly wants: 'answer' | 'convert';
  /** The typed bytes after the prefix and one space, or the whole line. */
  readonly question: Uint8Array;
  readonly cwd: string;
  readonly report: ShellReport;
  /** The command before the question; undefined where the shell's history does not have it. */
  readonly lastCommand: string | undefined;
  /** What that command ended with, where the shell keeps it. */
  readonly error: ShellError | undefined;
  /** The file that keeps what was piped into the question. */
  readonly piped: string | undefined;
  /** Global and suffix aliases, which change words anywhere in a line. */
  readonly everywhere: Readonly<Record<string, ResolvedWord>>;
};

/** `out`: the terminal the command writes to; `mark`: what the shell writes there after it, or nothing. */
type RunRequest = { readonly command: string; readonly out: string; readonly mark: string };

/** What the shell reported after a run. */
export type RunReport = {
  readonly status: number;
  readonly cwd: string;
  readonly interrupted: boolean;
  readonly ending?: Ending;
};

export type Resolution = {
  readonly words: Readonly<Record<string, ResolvedWord>>;
  readonly cwd: string;
  /** Where the shell has a parser to ask. */
  readonly parsed?: Parsed;
};

export type ShellLink = {
  readonly asked: Promise<AskedQuestion>;
  /** Aborts when the person pressed Ctrl-C while the shell waited, or the shell is gone. */
  readonly interrupted: AbortSignal;
  /** `text`: what PowerShell's own parser is to cut as well. */
  readonly resolve: (words: readonly string[], text?: string) => Promise<Resolution>;
  /** Only the aliases and functions among them, which PowerShell finds quickly. */
  readonly resolveNames: (words: readonly string[]) => Promise<Resolution>;
  /** Only the functions among them, with their definitions. */
  readonly resolveBodies: (words: readonly string[]) => Promise<Resolution>;
  /** Variables that are not exported, with what sets them. */
  readonly resolveValues: (names: readonly string[]) => Promise<Resolution>;
  /** Those of the names that are variables with a value, exported or not. */
  readonly setVariables: (names: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly run: (command: RunRequest) => Promise<RunReport>;
  /** The text from the shell's own line editor; undefined when the person left it. */
  readonly edit: (text: string) => Promise<string | undefined>;
  /** While a line is converted: for shells that draw below it themselves. */
  readonly draw: (text: string) => void;
  /** Gives the line back; settles when the shell has heard it. `explains`: the message is about the line as it is. */
  readonly converted: (choices: readonly Choice[], message: string, explains?: boolean) => Promise<void>;
  /** Gives the prompt back with this `$?`; settles when the shell has heard it. The rest: see the message. */
  readonly finish: (
    status: number,
    rest?: { readonly line?: string; readonly next?: boolean },
  ) => Promise<void>;
  /** Ctrl-C reached us: ends the question, unless a command runs, whose Ctrl-C it then is. */
  readonly cancel: () => void;
  /** Stops listening because the shell has gone or been replaced. */
  readonly abandon: () => void;
};

/** How long a script may take from our hello to its question. */
const SILENCE_MS = 5000;

/**
 * Says hello and follows the shell from there. Messages that make no sense end the question.
 * `silenceMs`: how long the question may take.
 */
export function openLink(transport: Transport, silenceMs = SILENCE_MS): ShellLink {
  const conversation = createConversation(transport);
  let running = false;
  const asked = waitForQuestion(conversation);
  // A second Ctrl-C can stop the script before it says that it gave up.
  const silence = setTimeout(conversation.giveUp, silenceMs);
  asked.then(
    () => clearTimeout(silence),
    () => clearTimeout(silence),
  );
  transport.listen((fields) => conversation.receive(parseFromShell(fields)));
  conversation.send({ type: 'hello', pid: process.pid });
  return {
    asked,
    interrupted: conversation.interruption.signal,
    resolve: (words, text) => resolve(conversation, { words, text }),
    resolveNames: (words) => resolve(conversation, { words, only: 'names' }),
    resolveBodies: (words) => resolve(conversation, { words, only: 'bodies' }),
    resolveValues: (names) => resolve(conversation, { words: names, only: 'values' }),
    setVariables: (names) => setVariables(conversation, names),
    run(command) {
      running = true;
      return run(conversation, command).finally(() => {
        running = false;
      });
    },
    edit: (text) => edit(conversation, text),
    draw: (text) => conversation.send({ type: 'draw', text }),
    converted: (choices, message, explains = false) =>
      conversation.sendLast({ type: 'converted', choices, message, explains }),
    finish: (status, rest) => conversation.sendLast({ type: 'done', status, ...rest }),
    cancel() {
      if (!running) conversation.interruption.abort();
    },
    abandon: conversation.giveUp,
  };
}

type Resolving = {
  readonly words: readonly string[];
  readonly text?: string | undefined;
  readonly only?: 'names' | 'bodies' | 'values';
};

function resolve({ waitFor, send }: Conversation, { words, text, only }: Resolving): Promise<Resolution> {
  let parsed: Parsed | undefined;
  const found: Record<string, ResolvedWord> = Object.create(null);
  const clean = words.filter((word) => word !== '' && !word.includes('\n'));
  const answer = waitFor<Resolution>(
    (message) => {
      if (message.type === 'word') found[message.word] = message.resolved;
      if (message.type === 'tokens' && text !== undefined) parsed = { text, ...message.parsed };
      if (message.type !== 'resolved') return undefined;
      return { words: found, cwd: message.cwd, ...(parsed && { parsed }) };
    },
    { words: found, cwd: '' },
  );
  send({ type: 'resolve', words: clean, only, ...(text !== undefined && mayBeParsed(text) && { text }) });
  return answer;
}

async function setVariables(
  { waitFor, send }: Conversation,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const answer = waitFor<ReadonlySet<string>>((message) => {
    if (message.type === 'set') found.add(message.name);
    return message.type === 'resolved' ? found : undefined;
  }, new Set(names));
  send({ type: 'resolve', words: names, only: 'variables' });
  return answer;
}

function run({ waitFor, send, interruption }: Conversation, command: RunRequest): Promise<RunReport> {
  const report = waitFor<RunReport>(
    (message) => {
      if (message.type !== 'end' && message.type !== 'interrupt') return undefined;
      const interrupted = message.type === 'interrupt';
      if (interrupted) interruption.abort();
      const { status, cwd, ending } = message;
      return { status, cwd, interrupted, ...(ending && { ending }) };
    },
    { status: 1, cwd: '', interrupted: true },
  );
  send({ type: 'run', ...command });
  return report;
}

async function edit({ waitFor, send }: Conversation, text: string): Promise<string | undefined> {
  const answer = waitFor<{ text?: string }>((message) => {
    if (message.type === 'edited') return { text: message.text };
    return message.type === 'kept' ? {} : undefined;
  }, {});
  send({ type: 'edit', text });
  return (await answer).text;
}

/** Longer texts are danger anyway. */
const LONGEST_PARSED = 8192;

function mayBeParsed(text: string): boolean {
  return text.length <= LONGEST_PARSED && !text.includes('\0') && !holdsParserWord(text);
}

async function waitForQuestion({ waitFor }: Conversation): Promise<AskedQuestion> {
  // A word may be named `__proto__`.
  const everywhere: Record<string, ResolvedWord> = Object.create(null);
  let report: ShellReport | undefined;
  let lastCommand: string | undefined;
  let error: ShellError | undefined;
  let piped: string | undefined;
  const asked = await waitFor<AskedQuestion | 'none'>((message) => {
    if (message.type === 'about') report = message.report;
    if (message.type === 'last') lastCommand = message.command.trim() || undefined;
    if (message.type === 'error') error = message.error;
    if (message.type === 'piped') piped = message.path;
    if (message.type === 'word') everywhere[message.word] = message.resolved;
    if (!report) return undefined;
    const told = { report, everywhere, lastCommand, error, piped };
    if (message.type === 'ask')
      return { wants: 'answer', question: message.question, cwd: message.cwd, ...told };
    if (message.type === 'convert')
      return { wants: 'convert', question: message.line, cwd: message.cwd, ...told };
    return undefined;
  }, 'none');
  if (asked === 'none') throw new Error('The question ended before it arrived.');
  return asked;
}
