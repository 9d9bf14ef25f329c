// How a file's lines are divided: its separator, and what its columns are called, from its first lines.

export type Column = {
  /** From 1. */
  readonly n: number;
  /** What people call it, in lower case. */
  readonly names: readonly string[];
  readonly numeric: boolean;
  /** What its values are: `date` as 2024-03-02, `time` as 10:00:00, `stamp` as [02/Mar/2024:10:00:00. */
  readonly holds?: 'date' | 'time' | 'stamp' | 'level' | undefined;
  /** The unit of its numbers, as it stands behind them. */
  readonly unit?: string | undefined;
  /** The values in the first lines, by their lower case. */
  readonly values: ReadonlyMap<string, string>;
};

export type Shape = {
  readonly separator: string;
  readonly hasHeader: boolean;
  readonly columns: readonly Column[];
};

/** Undefined for what has no columns. */
export function shapeOf(path: string, lines: readonly string[]): Shape | undefined {
  const said = lines.filter((line) => line.trim() !== '').slice(0, MOST_LINES);
  const [first = ''] = said;
  if (first === '' || /^[[{<]|^#!/.test(first)) return undefined;
  if (ACCESS.test(first)) return logShape(said, ACCESS_NAMES);
  if (/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/.test(first)) return logShape(said, []);
  const separator = separatorOf(path, said);
  if (separator === undefined) return undefined;
  // A quoted value may hold a separator, which awk and cut do not know.
  if (/[,;]/.test(separator) && said.some((line) => line.includes('"'))) return undefined;
  const rows = said.map((line) => line.split(separator === ' ' ? /\s+/ : separator));
  const [top = [], ...rest] = rows;
  const known = KNOWN_FILES.find(({ path: name }) => name.test(path));
  const hasHeader =
    known === undefined && separator !== ' ' && separator !== ':' && rest.length > 0 && isHeader(top, rest);
  const body = hasHeader ? rest : rows;
  const columns = top.map((name, at) => {
    const values = body.map((row) => row[at] ?? '');
    const names = known?.names[at] ?? (hasHeader ? [plainName(name)] : []);
    return columnOf(at + 1, { names, values });
  });
  return { separator, hasHeader, columns };
}

const MOST_LINES = 200;
/** More different values of a column are not compared with the words of a question. */
const MOST_VALUES = 100;

/** The common log format of web servers. */
const ACCESS = /^\S+ \S+ \S+ \[\d\d\/\w{3}\/\d{4}:/;
const ACCESS_NAMES: readonly (readonly string[])[] = [
  ['ip', 'ips', 'address', 'client', 'visitor', 'host', 'ip address', 'caller'],
  [],
  ['user'],
  ['date', 'day', 'time'],
  [],
  ['method', 'verb'],
  ['page', 'url', 'path', 'uri', 'resource', 'address'],
  ['protocol'],
  ['status', 'code', 'status code', 'response code', 'http status'],
  ['bytes', 'size', 'traffic', 'sent', 'response size'],
];

const KNOWN_FILES: readonly { readonly path: RegExp; readonly names: readonly (readonly string[])[] }[] = [
  {
    path: /(?:^|\/)passwd(?:\.\w+)?$/,
    names: [
      ['user', 'username', 'login', 'account', 'name'],
      [],
      ['uid', 'user id', 'id'],
      ['gid'],
      [],
      ['home'],
      ['shell', 'login shell'],
    ],
  },
  { path: /(?:^|\/)group$/, names: [['group', 'name'], [], ['gid', 'group id'], ['member', 'members']] },
];

function separatorOf(path: string, lines: readonly string[]): string | undefined {
  const kind = /\.(csv|tsv)$/i.exec(path)?.[1]?.toLowerCase();
  const candidates =
    kind === 'csv' ? [',', ';', '\t'] : kind === 'tsv' ? ['\t'] : ['\t', '|', ';', ',', ':', ' '];
  return candidates.find((one) => {
    const counts = lines.map((line) => (one === ' ' ? line.trim().split(/\s+/) : line.split(one)).length);
    const [count = 1] = counts;
    const least = one === ',' && kind === undefined ? 3 : 2;
    return count >= least && counts.filter((each) => each === count).length >= counts.length * 0.8;
  });
}

/** Names without numbers above a column that has some, or that never come again below. */
function isHeader(top: readonly string[], rest: readonly (readonly string[])[]): boolean {
  if (top.some((name) => !/^"?[a-z][\w %()/.-]*"?$/i.test(name.trim()))) return false;
  return top.some((_, at) => rest.every((row) => isNumber(row[at] ?? '') || isDate(row[at] ?? '')));
}

function plainName(name: string): string {
  return name.trim().replace(/^"|"$/g, '').toLowerCase();
}

function columnOf(
  n: number,
  { names, values }: { readonly names: readonly string[]; readonly values: readonly string[] },
): Column {
  const some = values.filter((value) => value !== '');
  const isDated = some.length > 0 && some.every(isDate);
  return {
    n,
    names: isDated ? [...names, 'date', 'day'] : names,
    numeric: some.length > 0 && some.every(isNumber),
    holds: isDated ? 'date' : undefined,
    values: valuesOf(some),
  };
}

function valuesOf(values: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const value of values)
    if (found.size < MOST_VALUES && /^[a-z][\w .-]+$/i.test(value)) found.set(value.toLowerCase(), value);
    // `bash` for `/bin/bash`
    else if (found.size < MOST_VALUES && /^(?:\/[\w.-]+)+$/.test(value)) {
      const name = value.slice(value.lastIndexOf('/') + 1).toLowerCase();
      found.set(value.toLowerCase(), value);
      if (!found.has(name)) found.set(name, value);
    }
  return found;
}

const isNumber = (value: string): boolean => /^-?\d+(?:\.\d+)?$/.test(value.trim());
const isDate = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value.trim());
const LEVEL = /^\[?(?:trace|debug|info|notice|warn|warning|error|err|critical|fatal)\]?:?$/i;

/** Lines of a log: words at fixed places, and numbers named by the word before them. */
function logShape(lines: readonly string[], names: readonly (readonly string[])[]): Shape {
  const rows = lines.map((line) => line.split(/\s+/));
  const width = Math.min(...rows.map((row) => row.length));
  const at = (n: number): readonly string[] => rows.map((row) => row[n] ?? '');
  const columns = Array.from({ length: width }, (_, i): Column => {
    const values = at(i);
    const [value = ''] = values;
    const key = i > 0 && isSame(at(i - 1)) ? plainName(at(i - 1)[0] ?? '').replace(/[:=]$/, '') : '';
    const before = key === '' || LINES.test(key) ? [] : [key];
    const holds = values.every(isDate)
      ? 'date'
      : values.every((one) => /^\d\d:\d\d(?::\d\d)?/.test(one))
        ? 'time'
        : /^\[\d\d\/\w{3}\/\d{4}:/.test(value)
          ? 'stamp'
          : values.every((one) => LEVEL.test(one))
            ? 'level'
            : undefined;
    const numeric = values.every((one) => isNumber(one) || (names.length > 0 && one === '-'));
    const isUnit = numeric && isSame(at(i + 1)) && /^[a-z]{1,12}$/i.test(at(i + 1)[0] ?? '');
    return {
      n: i + 1,
      names: [
        ...(names[i] ?? (numeric ? before : [])),
        ...(holds === 'date'
          ? ['date', 'day']
          : holds === 'time'
            ? ['time']
            : holds === 'level'
              ? ['level', 'severity', 'log level', 'loglevel']
              : []),
        ...(names.length === 0 && values.every((one) => /^\d+\.\d+\.\d+\.\d+$/.test(one))
          ? ['ip', 'ips', 'address', 'client', 'ip address']
          : []),
      ],
      numeric,
      holds,
      unit: isUnit ? at(i + 1)[0] : undefined,
      values: holds === 'level' ? valuesOf(values) : new Map(),
    };
  });
  return { separator: ' ', hasHeader: false, columns };
}

/** What a line is about: `requests` are lines, not their numbers. */
const LINES = /^(?:request|line|message|event|entry|job|task|query|from|to|at|in)$/;

function isSame(values: readonly string[]): boolean {
  const [first = ''] = values;
  return /^[a-z]\w*[:=]?$/i.test(first) && values.every((value) => value === first);
}
