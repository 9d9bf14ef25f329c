// Rows as text: a head at the margin; below it, indented, `key: value`, examples (`? …`) and patterns.
//
//   mkdir -p {name}
//     is: changes
//     create (new)? folder (named|called)? {name}
//     ? create a folder called b => mkdir -p b
//
// `# …` is a comment. Functions, regular expressions and patterns that several rows share are interpolated. The build reads
// the rows, so a tag is marked as pure: the bundle drops it.

type Value<Held> = string | Held;

export type RowText<Held> = {
  readonly head: Value<Held>;
  readonly keys: ReadonlyMap<string, Value<Held>>;
  readonly patterns: readonly string[];
  readonly examples: readonly ExampleText<Held>[];
};

/** `? question => command`, and `key: value` of it, indented once more. */
type ExampleText<Held> = {
  readonly question: string;
  readonly command: string | undefined;
  readonly keys: ReadonlyMap<string, Value<Held>>;
};

/** What a notation has beside its head: a key with the form that its text is read into, and the flags of `is`. */
export type Notation = {
  readonly keys: Readonly<Record<string, (said: unknown) => unknown>>;
  readonly flags?: readonly string[];
  /** Keys of an example. */
  readonly ofExamples?: readonly string[];
};

const KEY = /^(\w+):(?: (.*)|$)/;
const HELD = /^\0(\d+)\0$/;

/**
 * A tag for template literals; backslashes in it stand for themselves, except before a backtick and a `$`. Throws for a key
 * or a flag that the notation has not.
 */
export const rowTexts =
  <Row, Held extends object>(rowOf: (text: RowText<Held>) => Row, notation: Notation) =>
  (
    { raw }: TemplateStringsArray,
    ...values: readonly (Value<Held> | readonly string[])[]
  ): readonly Row[] => {
    const texts = values.map((value, at) => (typeof value === 'string' ? value : `\0${at}\0`));
    const meant = (said: string) => {
      const held = HELD.exec(said)?.[1];
      return held === undefined ? said : (values[Number(held)] ?? said);
    };
    return String.raw({ raw }, ...texts)
      .replaceAll(/\\(?=`|\$\{)/g, '')
      .trim()
      .split(/\n+(?=[^ \n])/)
      .filter((row) => !row.startsWith('#'))
      .map((row) => rowOf(readRow(row.split('\n'), notation, meant)));
  };

function readRow<Held extends object>(
  [head = '', ...lines]: readonly string[],
  { keys: known, flags = [], ofExamples = [] }: Notation,
  meant: (said: string) => Value<Held> | readonly string[],
): RowText<Held> {
  const held = (said: string) => meant(said) as Value<Held>;
  const keys = new Map<string, Value<Held>>();
  const patterns: string[] = [];
  const examples: { question: string; command: string | undefined; keys: Map<string, Value<Held>> }[] = [];
  for (const line of lines) {
    const said = line.trim();
    const [, key = '', value = ''] = KEY.exec(said) ?? [];
    if (said === '' || said.startsWith('#')) continue;
    if (said.startsWith('? ')) {
      const [question = '', command] = said.slice(2).split(' => ');
      examples.push({ question, command, keys: new Map() });
      continue;
    }
    const isOfExample = line.startsWith('    ');
    if (key !== '' && !(isOfExample ? ofExamples.includes(key) : key === 'is' || Object.hasOwn(known, key)))
      throw new RangeError(`No key "${key}" in the row: ${head}`);
    if (isOfExample) examples.at(-1)?.keys.set(key, held(value));
    else if (key !== '') keys.set(key, held(value));
    else {
      const shared = meant(said);
      if (Array.isArray(shared)) patterns.push(...shared);
      else patterns.push(said);
    }
  }
  const unknown = Object.keys(flagsIn(keys.get('is'))).find((flag) => !flags.includes(flag));
  if (unknown !== undefined) throw new RangeError(`No flag "${unknown}" in the row: ${head}`);
  return { head: held(head), keys, patterns, examples };
}

/** The keys but `left`, each read into its form, and the flags. */
export function valuesOf(
  { keys }: Pick<RowText<unknown>, 'keys'>,
  notation: Notation,
  left: readonly string[] = [],
): Readonly<Record<string, unknown>> {
  const read = [...keys].flatMap(([key, said]) =>
    key === 'is' || left.includes(key) ? [] : [[key, notation.keys[key]?.(said)]],
  );
  return { ...flagsIn(keys.get('is')), ...Object.fromEntries(read) };
}

/** A text, a function or an object as it is. */
const asItIs = (said: unknown): unknown => said;

/** Keys that all are read as they are. */
export function plainKeys(names: string): Notation['keys'] {
  return Object.fromEntries(names.split(' ').map((name) => [name, asItIs]));
}

/** `a, favour 2`: what is said once, and what has a value. */
function flagsIn(said: unknown): Readonly<Record<string, true | number>> {
  return Object.fromEntries(
    listIn(said).map((one) => {
      const [flag = '', amount] = one.split(' ');
      return [flag, amount === undefined ? true : Number(amount)] as const;
    }),
  );
}

export function listIn(said: unknown): readonly string[] {
  return typeof said === 'string' && said !== '' ? said.split(', ') : [];
}

/** `a=b, c=`, or what is held in its place. */
export function pairsIn(said: unknown): unknown {
  if (typeof said !== 'string') return said;
  return Object.fromEntries(
    listIn(said).map((one) => {
      const at = one.indexOf('=');
      return [one.slice(0, at), one.slice(at + 1)];
    }),
  );
}
