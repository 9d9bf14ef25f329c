// The prompt that turns a typed line into a command, and how the reply is read.

import type { ModelRequest } from '../domain/conversation.ts';
import type { Redact } from '../output/redact.ts';
import { maskPrompt } from './prompt.ts';

/** A line that begins with commands: `kept` is the text up to and including its last pipe, and does not change. */
export type TypedLine = { readonly kept: string; readonly words: string };

export type ConvertFacts = {
  readonly line: string;
  /** The context block of every question: shell, machine and folder. */
  readonly systemPrompt: string;
  /** Masks secrets in what is sent. */
  readonly redact: Redact;
  readonly temperature: number;
  readonly maxTokens: number;
};

/** How many commands one line may become. */
const MOST_CHOICES = 3;

/** One request without tools: nothing is looked at and nothing runs for a line that is only being typed. */
export function convertRequest(facts: ConvertFacts): ModelRequest {
  const { line, systemPrompt, redact, temperature, maxTokens } = facts;
  return {
    question: line,
    runs: [],
    messages: [
      { role: 'system', content: maskPrompt(systemPrompt, redact).text },
      { role: 'user', content: `${TASK}\n\n${redact(line).text}` },
    ],
    tools: [],
    temperature,
    maxTokens,
  };
}

const TASK = [
  'This is not a question: I am typing the line below at my prompt and want it as a command of my shell.',
  `Reply with the command alone, on one line, without explanation, fences or numbering. If other ways differ in a way that matters, add up to ${MOST_CHOICES - 1} of them, each on a line of its own, best first.`,
  'Where the line begins with a command and a pipe, keep that beginning as it is and complete it.',
  'Where no command can do it, reply with one line that begins with # and says why.',
].join(' ');

/** `kept` is what is before the last pipe outside quotes, with the pipe; empty where there is none. */
export function splitAtPipe(line: string): TypedLine {
  let quote = '';
  let at = -1;
  for (let index = 0; index < line.length; index++) {
    const character = line[index];
    if (character === '\\' && quote !== "'") index++;
    else if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'" || character === '`') quote = character;
    else if (character === '|' && line[index + 1] !== '|' && line[index - 1] !== '|') at = index;
  }
  return { kept: line.slice(0, at + 1), words: line.slice(at + 1).trim() };
}

/** The first word of each command before the last pipe, to see whether they are commands at all. */
export function commandWords(kept: string): readonly string[] {
  return kept
    .split('|')
    .map((part) => part.trim().split(/\s+/, 1)[0] ?? '')
    .filter((word) => word !== '');
}

export type Converted = {
  readonly commands: readonly string[];
  /** Why there is none, in the model's words. */
  readonly refusal: string | undefined;
};

/** Every usable line of the reply. A line without the kept beginning is taken as its continuation. */
export function readConverted(reply: string, kept: string): Converted {
  const lines = (fenced(reply) ?? reply).split('\n').map(withoutDecoration);
  const commands = lines
    .filter((line) => line !== '' && !line.startsWith('#') && !hasControl(line))
    .map((line) => withBeginning(line, kept));
  const refusal = lines.find((line) => line.startsWith('#'))?.replace(/^#\s*/, '');
  return { commands: [...new Set(commands)].slice(0, MOST_CHOICES), refusal };
}

/** Models number, bullet and quote lines although the prompt forbids it. */
function withoutDecoration(line: string): string {
  const bare = line.trim().replace(/^(?:[-*•]\s+|\d+[.)]\s+)/, '');
  const quoted = bare.length > 1 && bare.startsWith('`') && bare.endsWith('`');
  return (quoted ? bare.replace(/^`+|(?<!`)`+$/g, '') : bare).replace(/^\$\s+/, '').trim();
}

/** The lines of the first block between three backquotes. */
function fenced(reply: string): string | undefined {
  const fence = reply.indexOf('```');
  const from = fence === -1 ? -1 : reply.indexOf('\n', fence);
  const to = from === -1 ? -1 : reply.indexOf('```', from);
  return to === -1 ? undefined : reply.slice(from + 1, to);
}

/** Control characters must never reach the line editor. */
function hasControl(line: string): boolean {
  return /\p{Cc}/u.test(line);
}

/** The beginning is taken from the person's line, whatever spaces the model put into its copy. */
function withBeginning(command: string, kept: string): string {
  if (kept === '') return command;
  const rest = restAfter(command, kept) ?? command.replace(/^\|\s*/, '');
  return `${kept} ${rest}`;
}

/** What follows the beginning; undefined where the command does not start with it. Blanks do not count. */
function restAfter(command: string, kept: string): string | undefined {
  const wanted = kept.replaceAll(/\s/g, '');
  let seen = '';
  let at = 0;
  while (seen.length < wanted.length && at < command.length) seen += (command[at++] ?? '').trim();
  return seen === wanted ? command.slice(at).trim() : undefined;
}
