// One kind of failure: how to recognize it, what it means, and the command that fixes it.

import { quoteWord } from '../../domain/quote.ts';
import type { Shell, ShellError } from '../../domain/shell.ts';
import type { RecipeWorld } from '../slots/recipe.ts';
import { listIn, plainKeys, rowTexts } from '../words/row-text.ts';

/** The command that failed, one of its parts where it has several, as its words. */
export type Failure = {
  /** The whole line. */
  readonly command: string;
  readonly shell: Shell;
  readonly status: number;
  /** What it printed, if known; untrusted. */
  readonly output: string | undefined;
  /** Only in shells that keep one. */
  readonly error?: ShellError | undefined;
  /** Of the part in question; never empty. */
  readonly words: readonly [FailedWord, ...FailedWord[]];
};

export type FailedWord = {
  /** Without its quotes. */
  readonly text: string;
  /** Where it is in the line, in UTF-16 units. */
  readonly span: readonly [from: number, to: number];
};

/** What may be looked up without running anything. Paths as they were typed. */
export type FixWorld = RecipeWorld &
  Required<Pick<RecipeWorld, 'scripts' | 'targets'>> & {
    readonly currentBranch: () => string | undefined;
    /** Names of the repository's remotes. */
    readonly remotes: () => readonly string[];
    /** Names of a cmdlet's parameters; it may be named by an alias. */
    readonly parametersOf: (command: string) => readonly string[];
  };

export type Fix = {
  /** What went wrong, in a sentence or two. */
  readonly why: string;
  /** Absent if there is nothing to run. */
  readonly command?: string | undefined;
};

export type FixExample = {
  readonly command: string;
  /** 1 if it is not said. */
  readonly status?: number;
  readonly output?: string;
  /** The error that makes it a failure in PowerShell. */
  readonly error?: ShellError;
  /** What the row looks up; the rest is empty. */
  readonly world?: Partial<{
    readonly [Key in keyof FixWorld]:
      | ReturnType<NonNullable<FixWorld[Key]>>
      | Readonly<Record<string, unknown>>;
  }>;
  /** The command; absent: only an explanation. */
  readonly fixed?: string;
};

export type FixRow = {
  /** Stable, kebab-case. */
  readonly id: string;
  /** What the first word must be, and the second. */
  readonly program?: RegExp;
  readonly verb?: RegExp;
  /** No word of the command may be so. */
  readonly without?: RegExp;
  readonly status?: readonly number[];
  /** What the output must say; its groups are given to `fix`. */
  readonly says?: RegExp;
  /** What else must hold is up to the function. */
  readonly fix:
    | Fix
    | ((failure: Failure, world: FixWorld, said: readonly (string | undefined)[]) => Fix | undefined);
  readonly examples: readonly FixExample[];
};

type Held = RegExp | Exclude<FixRow['fix'], Fix> | ShellError | NonNullable<FixExample['world']>;

/**
 * Rows as text, see `words/row-text.ts`: the head is the id, `why` and `fix` are a fix that is always the same, an
 * example is `? command => fixed`. `\n` in what is printed is a line's end.
 */
export const fixes = /* @__PURE__ */ rowTexts<FixRow, Held>(
  ({ head, keys, examples }) => {
    const [fix, why, status] = [keys.get('fix'), keys.get('why'), keys.get('status')];
    const only = Object.fromEntries(
      ['program', 'verb', 'without', 'says'].flatMap((key) => (keys.has(key) ? [[key, keys.get(key)]] : [])),
    );
    return {
      id: String(head),
      ...only,
      ...(status === undefined ? {} : { status: listIn(status).map(Number) }),
      fix: typeof fix === 'object' || typeof fix === 'function' ? fix : { why, ...(fix && { command: fix }) },
      examples: examples.map(({ question, command, keys: more }) => {
        const { status: ended, output, ...rest } = Object.fromEntries(more);
        return {
          command: written(question),
          ...(ended === undefined ? {} : { status: Number(ended) }),
          ...(typeof output === 'string' ? { output: written(output) } : {}),
          ...rest,
          ...(command === undefined ? {} : { fixed: written(command) }),
        };
      }),
    } as FixRow;
  },
  {
    keys: plainKeys('program verb without says status why fix'),
    ofExamples: ['status', 'output', 'error', 'world'],
  },
);

function written(text: string): string {
  return text.replaceAll('\\n', '\n');
}

/** Undefined where the row does not fit. */
export function fixBy(row: FixRow, failure: Failure, world: FixWorld): Fix | undefined {
  const { program, verb, without, status, says, fix } = row;
  const { words, output = '' } = failure;
  if (program?.test(words[0].text) === false || verb?.test(words[1]?.text ?? '') === false) return undefined;
  if (status?.includes(failure.status) === false || words.some(({ text }) => without?.test(text) === true))
    return undefined;
  const said = says === undefined ? [] : says.exec(output);
  if (said === null) return undefined;
  return typeof fix === 'function' ? fix(failure, world, said.slice(1)) : fix;
}

/** The line with one of its words replaced. */
export function withWord(failure: Failure, at: number, word: string): string {
  const span = failure.words[at]?.span;
  if (span === undefined) return failure.command;
  return failure.command.slice(0, span[0]) + word + failure.command.slice(span[1]);
}

/** The line with the command run as root. */
export function withSudo({ command, words: [first] }: Failure): string {
  return `${command.slice(0, first.span[0])}sudo ${command.slice(first.span[0])}`;
}

/** The line with text inserted after the word at `at`. */
export function withAfter(failure: Failure, at: number, text: string): string {
  const to = failure.words[at]?.span[1] ?? failure.command.length;
  return `${failure.command.slice(0, to)} ${text}${failure.command.slice(to)}`;
}

export function quoted(text: string, { shell }: Pick<Failure, 'shell'>): string {
  if (!text.startsWith('~/')) return quoteWord(text, shell);
  return text === '~/' ? text : `~/${quoteWord(text.slice(2), shell)}`;
}

/** The words that are no options, after the first `skip`; with their places. */
export function operands({ words }: Failure, skip: number): readonly { at: number; text: string }[] {
  return words
    .map(({ text }, at) => ({ at, text }))
    .filter(({ at, text }) => at >= skip && !text.startsWith('-'));
}
