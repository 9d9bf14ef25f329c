// Rules for fixed requests: patterns with slots for what varies, and a written-out command.

import type { Rule, Said } from '../language/scan.ts';
import { ARCHIVES } from './archives.ts';
import { CALCULATIONS } from './calculations.ts';
import { CHANCE } from './chance.ts';
import { COMMAND_FACTS } from './command-facts.ts';
import { COMPARING } from './comparing.ts';
import { COMPRESSED } from './compressed.ts';
import { DATES } from './dates.ts';
import { ENCODINGS } from './encodings.ts';
import { EVERYDAY_CHANGES } from './everyday-changes.ts';
import { EVERYDAY_FACTS } from './everyday-facts.ts';
import { EVERYDAY_FILES } from './everyday-files.ts';
import { EVERYDAY_SHELL } from './everyday-shell.ts';
import { FILING } from './filing.ts';
import { GIT } from './git.ts';
import { HOSTING } from './hosting.ts';
import { MACHINE } from './machine.ts';
import { NAMED_PATHS } from './named-paths.ts';
import { NUMBERS } from './numbers.ts';
import { OWNERS } from './owners.ts';
import { PEOPLE } from './people.ts';
import { PROCESSES } from './processes.ts';
import { bytesOf, RECKONING } from './reckoning.ts';
import { REMOTE } from './remote.ts';
import { REPOSITORIES } from './repositories.ts';
import { RUNNING } from './running.ts';
import { isGiven } from './said.ts';
import { SAID_OPTIONS } from './said-options.ts';
import type { SayingCommand, SayingRow, Slots } from './saying-row.ts';
import { SESSION } from './session.ts';
import { SPLITTING } from './splitting.ts';
import { TEXT_FILES } from './text-files.ts';
import { UNITS } from './units.ts';

export type Saying = {
  readonly is: 'saying';
  readonly command: SayingCommand;
  readonly slots: Slots;
  readonly changes: boolean;
  /** See the row. */
  readonly reaches?: boolean;
  /** The target `{to}` need not exist, even if it does not look like a path. */
  readonly mayBeNew: boolean;
  readonly options: Readonly<Record<string, string>>;
  readonly last: Readonly<Record<string, string>>;
  readonly gnuOnly: readonly string[];
  /** What the values of these slots must be. */
  readonly kinds?: SayingRow['kinds'];
};

/** `slots`: the values said with it, as in `suffix length 5`. */
export type SayingOption = { readonly is: 'option'; readonly option: string; readonly slots: Slots };

export type SayingFact = Saying | SayingOption | { readonly is: 'filler' };

const OPTIONS: readonly Rule<SayingFact>[] = [...Map.groupBy(SAID_OPTIONS, ([option]) => option)].map(
  ([option, said]) => ({
    patterns: said.map(([, pattern]) => pattern),
    means: (said) =>
      option === 'prefix' ? prefixOption(said) : [{ is: 'option', option, slots: rawSlots(said) }],
  }),
);

/** `outNNN` gives the length of the suffix. */
function prefixOption(said: Said): readonly SayingFact[] {
  const { prefix: [whole = ''] = [] } = rawSlots(said);
  const [, prefix = whole, digits = ''] = /^(.*?)(N{2,})$/.exec(whole) ?? [];
  const named: SayingFact = { is: 'option', option: 'prefix', slots: { prefix: [prefix] } };
  return digits === ''
    ? [named]
    : [named, { is: 'option', option: 'suffixLength', slots: { length: [String(digits.length)] } }];
}

const FILLERS: readonly Rule<SayingFact>[] = [
  {
    patterns: [
      '(and|it|them|each|with|in this case|current|if exists|if they exist|file|folder|command|in format|as a result|as result)',
      '(on|to) (screen|console|terminal|stdout|standard output)',
      '(in|inside|under) current folder',
    ],
    means: () => [{ is: 'filler' }],
    favour: -0.3,
  },
];

const same = (slots: Slots): Slots => slots;

function ruleOf(row: SayingRow): Rule<Saying> {
  return {
    patterns: row.patterns,
    means: (said) => {
      if (row.given?.some((name) => said[name]?.every(isGiven) === false) === true) return undefined;
      const held = { ...asSlots(row.otherwise), ...rawSlots(said) };
      const slots = row.fits?.(held) === false ? undefined : (row.derive ?? same)(held);
      const command = slots && (typeof row.command === 'function' ? row.command(slots) : row.command);
      if (slots === undefined || command === undefined) return undefined;
      return [
        {
          is: 'saying',
          command,
          slots,
          changes: row.changes === true || row.reaches === true,
          reaches: row.reaches === true,
          mayBeNew: /rename|change/.test(row.patterns[0] ?? ''),
          options: row.options ?? {},
          last: row.last ?? {},
          gnuOnly: row.gnuOnly ?? [],
          kinds: row.kinds ?? {},
        },
      ];
    },
    ...(row.favour === undefined ? {} : { favour: row.favour }),
  };
}

function asSlots(values: Readonly<Record<string, string>> | undefined): Slots {
  return Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, [value]]));
}

/** A span of time stays as typed: `2 days`; `every` adds `everySeconds`, a size adds `sizeBytes`. */
function rawSlots(said: Said): Slots {
  return Object.fromEntries(
    Object.entries(said).flatMap(([name, tokens]) => [
      [
        name,
        tokens.map(({ raw, kind, number, size }) => {
          if (kind === 'number' && number !== undefined) return String(number);
          return size === undefined ? raw : `${size.amount}${size.unit === 'c' ? '' : size.unit}`;
        }),
      ],
      ...(tokens[0]?.kind === 'span' ? [[`${name}Seconds`, tokens.map(({ raw }) => secondsOf(raw))]] : []),
      ...(tokens[0]?.size === undefined
        ? []
        : [[`${name}Bytes`, tokens.flatMap(({ size }) => (size === undefined ? [] : [bytesOf(size)]))]]),
    ]),
  );
}

const SECONDS: readonly (readonly [RegExp, number])[] = [
  [/\bsec/, 1],
  [/\bmin/, 60],
  [/\bh(ou)?r/, 3600],
  [/\bday/, 86_400],
  [/\bweek/, 604_800],
];

/** `half a minute` is none; `second` alone is one. */
function secondsOf(span: string): string {
  const amount = Number(/\d+(\.\d+)?/.exec(span)?.[0] ?? 1);
  const factor = SECONDS.find(([unit]) => unit.test(span.replace(/(\d)-?(?=[a-z])/, '$1 ')))?.[1] ?? 1;
  return String(amount * factor);
}

export const SAYING_ROWS: readonly SayingRow[] = [
  ...NAMED_PATHS,
  ...FILING,
  ...ARCHIVES,
  ...COMPRESSED,
  ...NUMBERS,
  ...OWNERS,
  ...COMPARING,
  ...SPLITTING,
  ...PROCESSES,
  ...PEOPLE,
  ...MACHINE,
  ...EVERYDAY_CHANGES,
  ...EVERYDAY_FACTS,
  ...EVERYDAY_FILES,
  ...SESSION,
  ...REMOTE,
  ...HOSTING,
  ...RUNNING,
  ...RECKONING,
  ...CALCULATIONS,
  ...UNITS,
  ...DATES,
  ...REPOSITORIES,
  ...COMMAND_FACTS,
  ...GIT,
  ...EVERYDAY_SHELL,
  ...ENCODINGS,
  ...CHANCE,
  ...TEXT_FILES,
];

export const SAYINGS: readonly Rule<SayingFact>[] = [...SAYING_ROWS.map(ruleOf), ...OPTIONS, ...FILLERS];

/** Those whose output is lines to work on. */
export const SAYINGS_OF_LINES: readonly Rule<Saying>[] = SAYING_ROWS.filter(
  ({ lines }) => lines === true,
).map(ruleOf);
