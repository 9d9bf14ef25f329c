// One row of what is asked for as a whole.

/** `notBash`: in another POSIX shell. An empty text where a shell or the tools of BSD have no such command. */
export type SayingCommand =
  | string
  | {
      readonly gnu: string;
      readonly bsd?: string;
      readonly fish?: string;
      readonly notBash?: string;
      /** Absent: PowerShell has no such command; the commands above need POSIX tools. */
      readonly powershell?: string;
    };

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
  /** The slots with what follows from them; undefined where these words cannot mean it. */
  readonly derive?: (slots: Slots) => Slots | undefined;
  /** A value for what was not said. */
  readonly otherwise?: Readonly<Record<string, string>>;
  /** False where these words cannot mean it. */
  readonly fits?: (slots: Slots) => boolean;
  readonly favour?: number;
};

export type Slots = Readonly<Record<string, readonly string[]>>;

/** `rename docs/a.txt to b.txt`: a name that is said without its folder is in that of the other. */
export function beside(name: string, other: string): (slots: Slots) => Slots {
  return (slots) => {
    const [bare] = slots[name] ?? [];
    const folder = /^(.*\/)[^/]+\/?$/.exec(slots[other]?.[0] ?? '')?.[1];
    return bare === undefined || folder === undefined || /[/~$]/.test(bare)
      ? slots
      : { ...slots, [name]: [`${folder}${bare}`] };
  };
}

/** `{name}`: what is called like `{from}`, with another ending. */
export function calledLike(ending: string): (slots: Slots) => Slots {
  return (slots) => {
    const name = (slots['from']?.[0] ?? '').replace(/\/+$/, '').replace(/^.*\//, '');
    return { ...slots, name: [`${name}${ending}`] };
  };
}
