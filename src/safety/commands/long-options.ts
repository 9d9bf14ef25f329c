// Finds long options by their beginning, and says how much an option does.

import type { CommandSpec, OptionSpec } from './row.ts';

/** Any unique prefix is an option (getopt_long(3)); of several the most severe counts. */
export function longOption(row: CommandSpec, name: string): OptionSpec | undefined {
  const exact = row.options.get(name);
  if (exact !== undefined || row.flags.has('exact') || name.length < 3) return exact;
  const options = longOptions(row);
  let found: LongOption | undefined;
  for (let at = firstFrom(options, name); options[at]?.name.startsWith(name); at++) {
    const option = options[at];
    if (option !== undefined && (found === undefined || isWorse(option, found))) found = option;
  }
  return found?.spec;
}

type LongOption = {
  readonly name: string;
  readonly spec: OptionSpec;
  readonly severity: number;
  /** Its place in the row. */
  readonly place: number;
};

const sorted = new WeakMap<CommandSpec, readonly LongOption[]>();

/** By name: a text may hold thousands of options that are no row's, and each is looked for. */
function longOptions(row: CommandSpec): readonly LongOption[] {
  let known = sorted.get(row);
  if (known === undefined) {
    known = [...row.options]
      .map(([name, spec], place) => ({ name, spec, severity: severity(spec), place }))
      .filter(({ name }) => name.startsWith('--'))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    sorted.set(row, known);
  }
  return known;
}

/** Where the first name is that is not before `name`. */
function firstFrom(options: readonly LongOption[], name: string): number {
  let from = 0;
  let to = options.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((options[middle]?.name ?? '') < name) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Of several that are equally severe the row's first counts. */
function isWorse(option: LongOption, other: LongOption): boolean {
  if (option.severity !== other.severity) return option.severity > other.severity;
  return option.place < other.place;
}

export const ACTING_ROLE = /^(?:W|A|D|M|T|V|X|PAGER|GITKEY|N|CMD|\$|SEND)$/;

export function severity(spec: OptionSpec): number {
  const level = spec.impact?.level ?? 'safe';
  if (level !== 'safe') return level === 'ask' ? 1 : 2;
  return ACTING_ROLE.test(spec.role) ? 2 : 0;
}
