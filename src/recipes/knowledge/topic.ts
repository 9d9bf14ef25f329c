// The shape of what is known: words that are explained, differences between two of them, and ways to do something.

import type { Shell } from '../../domain/shell.ts';

/**
 * One text for all, or one for a shell or for the tools of BSD and macOS. Placeholders: `{file}`, `{other}`, `{folder}`
 * and `{script}` become names in the current folder, `{venv}` too, `{rc}` the shell's own settings file.
 */
export type Text =
  | string
  | ({ readonly other: string; readonly bsd?: string } & Partial<Record<Shell, string>>);

/** `names`: in the language of `pattern.ts`. `signs`: compared as they are, for what is no word or differs by case. */
export type Term = {
  readonly names?: string;
  readonly signs?: readonly string[];
  readonly says: Text;
  /** A command that shows it, and that only reads. */
  readonly see?: Text;
};

export type Difference = {
  /** Two patterns; the order of the question does not matter. */
  readonly between: readonly [string, string];
  readonly says: Text;
};

/** `to`: what people want to do, as they would order it: `exit vim`. */
export type Way = {
  readonly to: string;
  /** The command; absent where keys are pressed instead. */
  readonly run?: Text;
  readonly says: Text;
};

type Without<Row, Key extends keyof Row> = Text | Omit<Row, Key>;

/** By names; of signs that have none, by the signs with commas between. */
export type Glossary = Readonly<Record<string, Without<Term, 'names'>>>;
/** By what they are between, with `vs` between them. */
export type Differences = Readonly<Record<string, Text>>;
export type Ways = Readonly<Record<string, Without<Way, 'to'>>>;

/** Most rows say no more than their text. */
export function detailed<Row extends { readonly says: Text }>(
  row: Text | Row,
): Row | { readonly says: Text } {
  return typeof row === 'object' && 'says' in row ? row : { says: row };
}
