// One row of a fixed request (a "saying"): its patterns and its command.

import { listIn, type Notation, pairsIn, plainKeys, rowTexts, valuesOf } from '../../words/row-text.ts';

type Forms = {
  readonly gnu: string;
  readonly bsd?: string;
  readonly fish?: string;
  /** In another POSIX shell. */
  readonly notBash?: string;
  readonly powershell?: string;
};

/**
 * A form for each shell and for the BSD tools; empty where there is none. What is left out follows from the first, see
 * `render/shell-forms.ts`.
 */
export type SayingCommand = string | Forms;

/** `{name}` in a command is the slot's value, see `render/sayings.ts`. */
export type SayingRow = {
  readonly patterns: readonly string[];
  /** May depend on the slots: undefined if these words cannot mean it. */
  readonly command: SayingCommand | ((slots: Slots) => SayingCommand | undefined);
  readonly changes?: true;
  /** Asks another machine: read as carefully as a change, and none. */
  readonly reaches?: true;
  /** Options of the command, by pattern: they replace `{options#}`; slots in them are the option's own. */
  readonly options?: Readonly<Record<string, string>>;
  /** Those of them that the BSD tools lack. */
  readonly gnuOnly?: readonly string[];
  /** The same for options that must be at the end. */
  readonly last?: Readonly<Record<string, string>>;
  /** Its output is lines, to which further steps may apply: `sort`, `count`, `the first 3`. */
  readonly lines?: true;
  /** The slots and values derived from them; undefined if these words cannot mean it. */
  readonly derive?: (slots: Slots) => Slots | undefined;
  /** Defaults for slots that were left out. */
  readonly otherwise?: Readonly<Record<string, string>>;
  /** False if these words cannot mean it. */
  readonly fits?: (slots: Slots) => boolean;
  /** What the values of these slots must be. */
  readonly kinds?: Readonly<
    Record<string, 'file' | 'folder' | 'no folder' | 'branch' | 'program' | 'no program' | 'service'>
  >;
  /** The slots whose text itself is meant: in quotes, or a variable. */
  readonly given?: readonly string[];
  readonly favour?: number;
  /** Questions that this row answers, and its command for them in bash. */
  readonly examples?: readonly (readonly [question: string, command: string])[];
};

export type Slots = Readonly<Record<string, readonly string[]>>;

/** `rename docs/a.txt to b.txt`: a name without a folder is in the other's folder. */
export function beside(name: string, other: string): (slots: Slots) => Slots {
  return (slots) => {
    const [bare] = slots[name] ?? [];
    const folder = /^(.*\/)[^/]+\/?$/.exec(slots[other]?.[0] ?? '')?.[1];
    return bare === undefined || folder === undefined || /[/~$]/.test(bare)
      ? slots
      : { ...slots, [name]: [`${folder}${bare}`] };
  };
}

/** `{name}`: the name `{from}` with another extension. */
export function calledLike(ending: string): (slots: Slots) => Slots {
  return (slots) => {
    const name = (slots['from']?.[0] ?? '').replace(/\/+$/, '').replace(/^.*\//, '');
    return { ...slots, name: [`${name}${ending}`] };
  };
}

type Held =
  | Forms
  | Readonly<Record<string, string>>
  | ((slots: Slots) => Slots | SayingCommand | boolean | undefined);

const FORMS = ['bsd', 'fish', 'notBash', 'powershell'];
const NOTATION: Notation = {
  keys: {
    ...plainKeys('fits derive'),
    ...plainKeys(FORMS.join(' ')),
    kinds: pairsIn,
    otherwise: pairsIn,
    options: pairsIn,
    last: pairsIn,
    given: listIn,
    gnuOnly: listIn,
  },
  flags: ['changes', 'reaches', 'lines', 'favour'],
};

/**
 * Rows as text, see `words/row-text.ts`: the head is the command, `is` has the flags, other keys are those of a row. An
 * example without a command gets the head as it is.
 */
export const sayings = /* @__PURE__ */ rowTexts<SayingRow, Held>((row) => {
  const { head, keys, patterns, examples } = row;
  const forms = FORMS.flatMap((form) => (keys.has(form) ? [[form, keys.get(form)]] : []));
  const command = forms.length === 0 ? head : { gnu: head, ...Object.fromEntries(forms) };
  const asked = examples.map((one) => [one.question, one.command ?? String(head)] as const);
  return {
    patterns,
    command,
    ...valuesOf(row, NOTATION, FORMS),
    ...(asked.length === 0 ? {} : { examples: asked }),
  } as SayingRow;
}, NOTATION);
