// How a call of another program's tool is shown, and whether a yes is the default. It is always asked about. Pure.

import type { Reason, Verdict } from '../domain/verdict.ts';
import { makeAllVisible } from '../domain/visible.ts';

/** What the person's settings say of one tool. */
export type ApprovalHints = {
  /** Arguments that are shown, in this order; absent: all. */
  readonly displayArgs?: readonly string[] | undefined;
  /** Characters of them that are shown. */
  readonly truncate?: number | undefined;
  /** Texts in any argument, whatever their case, that make it dangerous. */
  readonly warnPatterns?: readonly string[] | undefined;
  readonly alwaysWarn?: boolean | undefined;
};

export type ToolCallFacts = {
  /** With the server's name in front. */
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly hints: ApprovalHints | undefined;
  /** The server's own word; it can only raise caution. */
  readonly destructive: boolean;
  readonly server: string;
};

export type ShownCall = {
  /** `fs_write_file: ~/.bashrc` */
  readonly text: string;
  /** With every argument. */
  readonly whole: string;
  readonly verdict: Verdict;
};

const TRUNCATE = 60;

export function judgeToolCall(facts: ToolCallFacts): ShownCall {
  const { name, hints = {}, server, destructive } = facts;
  const shown = cut(shownArguments(facts), hints.truncate ?? TRUNCATE);
  const text = shown === '' ? name : `${name}: ${shown}`;
  const whole = wholeText(facts);
  const dangers = [
    ...(hints.alwaysWarn === true ? ['Your settings ask for a warning about this tool.'] : []),
    ...(destructive ? [`The server ${server} says that this tool may delete or overwrite something.`] : []),
    ...(hints.warnPatterns ?? []).flatMap((pattern) =>
      holds(facts.arguments, pattern) ? [`Its arguments hold "${pattern}".`] : [],
    ),
  ];
  const span = [0, text.length] as const;
  const reasons: readonly Reason[] =
    dangers.length > 0
      ? dangers.map((reason) => ({ id: 'tool-warning', text: reason, span }))
      : [
          {
            id: 'other-program',
            text: `A tool of the server ${server}; beck does not know what it does.`,
            span,
          },
        ];
  const verdict: Verdict = {
    level: dangers.length > 0 ? 'danger' : 'ask',
    effects: ['run'],
    label: `call: ${text}`,
    reasons,
  };
  return { text, whole, verdict };
}

function shownArguments({ arguments: given, hints }: ToolCallFacts): string {
  if (hints?.displayArgs === undefined) return Object.keys(given).length === 0 ? '' : JSON.stringify(given);
  return hints.displayArgs
    .filter((name) => Object.hasOwn(given, name))
    .map((name) => plain(given[name]))
    .join(' ');
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function cut(text: string, most: number): string {
  const characters = [...makeAllVisible(text.toWellFormed())];
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most).join('')}...`;
}

function wholeText({ name, arguments: given }: ToolCallFacts): string {
  const lines = Object.entries(given).map(([key, value]) => `${key}: ${plain(value)}`);
  return [name, ...lines].join('\n');
}

function holds(given: unknown, pattern: string): boolean {
  if (typeof given === 'string') return given.toLowerCase().includes(pattern.toLowerCase());
  if (typeof given !== 'object' || given === null) return holds(String(given), pattern);
  return Object.values(given).some((value) => holds(value, pattern));
}
