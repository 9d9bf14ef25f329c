// One row of what is asked for as a whole.

/** `notBash`: in another POSIX shell. An empty text where a shell or the tools of BSD have no such command. */
export type SayingCommand =
  | string
  | { readonly gnu: string; readonly bsd?: string; readonly fish?: string; readonly notBash?: string };

/** `{name}` in a command is what was in the slot, see `render/sayings.ts`. */
export type SayingRow = {
  readonly patterns: readonly string[];
  readonly command: SayingCommand;
  readonly changes?: true;
  /** Options the command takes, by what is said: they are where `{options#}` is; slots in them are the option's own. */
  readonly options?: Readonly<Record<string, string>>;
  /** Those of them that the tools of BSD do not have. */
  readonly gnuOnly?: readonly string[];
  /** The same for what has to be at the end. */
  readonly last?: Readonly<Record<string, string>>;
  /** Its output is lines that more may be done with: `sort`, `count`, `the first 3`. */
  readonly lines?: true;
  /** The first slot names what is in the folder of the second, where it is said without one: `rename docs/a.txt to b.txt`. */
  readonly beside?: readonly [name: string, other: string];
  /** `{name}` is what `{from}` is called, with this behind it. */
  readonly named?: string;
  /** A value for what was not said. */
  readonly otherwise?: Readonly<Record<string, string>>;
  /** False where these words cannot mean it. */
  readonly fits?: (slots: Slots) => boolean;
  readonly favour?: number;
};

export type Slots = Readonly<Record<string, readonly string[]>>;
