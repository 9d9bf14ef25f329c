// Sets of hosts as ClusterShell writes them: `web[1-8,11]` becomes its names, and names become such a text.

/** `user@name`; nothing in it means anything to a shell. */
export const HOST_NAME = /^(?:[A-Za-z0-9_][\w.-]*@)?[A-Za-z0-9_][\w.-]*$/;

/** A set with more names is a typing error. */
const MOST_NAMES = 20_000;

/** The names that one text stands for; undefined where it is no set, or a set of too many. */
export function unfold(text: string): readonly string[] | undefined {
  const bracket = /^([^[\]]*)\[([^[\]]*)\](.*)$/s.exec(text);
  if (bracket === null) return HOST_NAME.test(text) ? [text] : undefined;
  const [, before = '', ranges = '', after = ''] = bracket;
  const numbers = ranges.split(',').map(numbersIn);
  const rests = unfold(`x${after}`)?.map((name) => name.slice(1));
  if (rests === undefined || numbers.includes(undefined)) return undefined;
  const all = numbers.flatMap((some) => some ?? []);
  if (all.length * rests.length > MOST_NAMES) return undefined;
  const names = all.flatMap((number) => rests.map((rest) => `${before}${number}${rest}`));
  return names.every((name) => HOST_NAME.test(name)) ? names : undefined;
}

/** `1-8`, `01-08`, `1-9/2`, or one number. */
function numbersIn(range: string): readonly string[] | undefined {
  const [, first = '', last = first, step = '1'] = /^(\d+)(?:-(\d+)(?:\/(\d+))?)?$/.exec(range) ?? [];
  const [from, to, by] = [Number(first), Number(last), Number(step)];
  if (first === '' || to < from || by < 1 || (to - from) / by >= MOST_NAMES) return undefined;
  const width = first.startsWith('0') ? first.length : 0;
  const count = Math.floor((to - from) / by) + 1;
  return Array.from({ length: count }, (_, at) => String(from + at * by).padStart(width, '0'));
}

/** One piece of a folded set: names that differ in one number, or a single name. */
export type Fold = {
  readonly before: string;
  /** `1-8,11`; absent for a single name. */
  readonly ranges?: string | undefined;
  readonly after: string;
};

/** The names in few words, in the order in which they first come. */
export function fold(names: readonly string[]): string {
  return foldsOf(names).map(writeFold).join(',');
}

export function writeFold({ before, ranges, after }: Fold): string {
  return ranges === undefined ? `${before}${after}` : `${before}[${ranges}]${after}`;
}

export function foldsOf(names: readonly string[]): readonly Fold[] {
  const families = new Map<string, { before: string; after: string; numbers: string[] }>();
  for (const name of new Set(names)) {
    const [, before = name, number = '', after = ''] = LAST_NUMBER.exec(name) ?? [];
    // `01` and `1` are two names, and a range pads all of its numbers.
    const width = number.startsWith('0') ? number.length : 0;
    const key = `${before}\0${width}\0${after}\0${number === '' ? name : ''}`;
    const family = families.get(key) ?? { before, after, numbers: [] };
    if (number !== '') family.numbers.push(number);
    families.set(key, family);
  }
  return [...families.values()].map(({ before, after, numbers }) => {
    if (numbers.length < 2) return { before: `${before}${numbers.join('')}`, after };
    return { before, ranges: rangesOf(numbers), after };
  });
}

/** The last number of the first part of a name, or of an address. */
const LAST_NUMBER = /^((?:\d+\.){3}|[^.]*?)(\d+)((?:[^\d.][^\d.]*)?(?:\..*)?)$/;

function rangesOf(numbers: readonly string[]): string {
  const sorted = [...numbers].sort((a, b) => Number(a) - Number(b));
  const runs: { first: string; last: string }[] = [];
  for (const number of sorted) {
    const run = runs.at(-1);
    if (run !== undefined && Number(number) === Number(run.last) + 1 && number.length >= run.last.length)
      run.last = number;
    else runs.push({ first: number, last: number });
  }
  return runs.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(',');
}
