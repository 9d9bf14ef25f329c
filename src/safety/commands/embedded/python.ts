// One-liners of Python that only compute and print: an allow-list of every word in them. What they import and read is
// told to the caller, who has to know that the folder brings no modules of its own.

import { COMPUTING_MODULES, INSTALLED_MODULES } from '../../knowledge/python-modules.ts';
import { isSecretVariable } from '../encoded-secrets.ts';
import { isBoundOnce, KEYWORDS, withoutLoops } from './python-loops.ts';
import { decodes, fillsNamesAlone, makesControls, STRING } from './python-texts.ts';

/** What the code reads, and whether it imports modules that are not Python's own. */
type PythonReads = {
  readonly files: readonly string[];
  /** Patterns of files, as Python reads them: `*` stands for what is hidden too. */
  readonly patterns: readonly string[];
  readonly installed: boolean;
};

/** Undefined where a word of the code is not known. */
export function readsOfPython(code: string): PythonReads | undefined {
  if (setsVariable(code)) return undefined;
  const files: string[] = [];
  const { code: looped, patterns } = withoutLoops(code);
  const opened = looped
    .replace(OPEN, (_, quote: string, path: string) => {
      files.push(path);
      return `${quote}${quote}`;
    })
    .replace(LOAD, (_, quote: string, path: string) => {
      files.push(path);
      return `dict(${quote}${quote}`;
    })
    .replace(ENVIRONMENT, (all: string, ...groups: readonly (string | undefined)[]) =>
      isSecretVariable(groups[1] ?? groups[3] ?? '') ? all : "''",
    )
    .replace(AS_TEXT, '.count()')
    .replace(LOADED, (all: string, name: string) => (isInput(looped, name) ? "safe_load('')" : all));
  const imports = IMPORTS.exec(opened)?.[0] ?? '';
  const imported = wordsOf(imports);
  if (imported === undefined) return undefined;
  const body = opened.slice(imports.length);
  const moved = /\bfrom sys import [\w, ]*\bpath\b/.test(imports)
    ? body.replace(/(?<![\w.])path\b/g, 'sys.path')
    : body;
  if (movesModules(moved) || makesControls(body) || decodes(body)) return undefined;
  const known = new Set([...imported.words, ...boundIn(body)]);
  return readsAll(body, known) ? { files, patterns, installed: imported.installed } : undefined;
}

/** Python's own modules import others when they are called: what `sys.path` is changed to decides which. */
function movesModules(code: string): boolean {
  if (!/\bsys\.path\b/.test(code)) return false;
  return (
    /\.(?:append|extend|pop|add|update|setdefault)\b|:=/.test(code) ||
    ASSIGNED.test(outsideBrackets(code)) ||
    !fillsNamesAlone(code)
  );
}

const ASSIGNED = /(?<![=!<>])=(?!=)|(?:<<|>>)=/;

/** `os.environ["PATH"] = "./x"` decides which program one of Python's own modules starts. */
function setsVariable(code: string): boolean {
  const marked = code.replace(ENVIRONMENT, (all: string, quote?: string) =>
    quote === undefined ? all : ITEM,
  );
  if (!marked.includes(ITEM)) return false;
  const statements = outsideBrackets(marked).split(/[;\n]/);
  const isSet = (statement: string) =>
    statement.includes(ITEM) && ASSIGNED.test(statement.slice(statement.indexOf(ITEM)));
  return statements.some(isSet) || !fillsNamesAlone(code);
}

const ITEM = '\u00a7';

/** What is left of brackets is whether a variable of the environment is in them. */
function outsideBrackets(code: string): string {
  let text = code.replace(STRING, "''");
  for (let depth = 0; depth < DEEPEST; depth++)
    text = text.replace(/[([{][^()[\]{}]*[)\]}]/g, (inside) => (inside.includes(ITEM) ? ITEM : ''));
  return text;
}

/** What is deeper stays, and is read as if it stood outside. */
const DEEPEST = 12;

/** A file that is only read, named by a plain string. */
const OPEN = new RegExp(
  String.raw`(?<![\w.])open\(\s*(['"])([\w./~-]+)\1\s*(?:,\s*(?:'r[bt]?'|"r[bt]?")\s*)?${KEYWORDS}\)`,
  'g',
);

const LOADED = /\bsafe_load\((\w+)\)/g;

/** `with open("f") as f`: what is read there comes from outside. */
function isInput(code: string, name: string): boolean {
  return (
    new RegExp(String.raw`\bwith\s+open\([^()]*\)\s+as\s+${name}\s*:`).test(code) && isBoundOnce(code, name)
  );
}

/** A table, an array or a picture of a file; a plain string is none of the addresses that pandas and numpy fetch. */
const LOAD =
  /(?<![\w.])(?:(?:pd|pandas)\.read_(?:csv|table|json|parquet|excel)|(?:np|numpy)\.(?:loadtxt|genfromtxt|load)|Image\.open)\(\s*(['"])([\w./-]+)\1/g;

/** A variable by its name. */
const ENVIRONMENT =
  /(?<![\w.])os\.(?:environ\[(['"])(\w+)\1\]|(?:environ\.get|getenv)\((['"])(\w+)\3(?:, ?(?:'[\w ]*'|"[\w ]*"|None))?\))/g;

/** With any other argument it may write a file. */
const AS_TEXT = /\.to_string\(\s*(?:index\s*=\s*False\s*)?\)/g;

const IMPORTS = /^(?:\s*(?:import [\w., ]+|from [\w.]+ import [\w, ]+)\s*(?:;|\n|$))*\s*/;

/** What the imports bring, each with all that stands before it by dots; undefined for a module that is not known. */
function wordsOf(imports: string): { words: readonly string[]; installed: boolean } | undefined {
  const words: string[] = [];
  let installed = false;
  for (const part of imports.split(/[;\n]/).map((text) => text.trim())) {
    const [, from, names = ''] = /^(?:from ([\w.]+) )?import (.+)$/.exec(part) ?? [];
    for (const given of names.split(',').map((text) => text.trim())) {
      if (given === '') continue;
      const [, name = '', short = name] = /^(\S+)(?: +as +(\S+))?$/.exec(given) ?? [];
      const known = listOf(from ?? name);
      if (known === undefined || (short !== name && !isShort(name, short))) return undefined;
      if (from !== undefined && !known.some((word) => word.split('.')[0] === name)) return undefined;
      const taken = from === undefined ? known.map((word) => `${short}.${word}`) : known;
      words.push(...taken.filter((word) => from === undefined || word.split('.')[0] === name));
      installed ||= !Object.hasOwn(COMPUTING_MODULES, from ?? name);
    }
  }
  return { words, installed };
}

/** Of modules that only compute, a letter or two; any other name could hide one of Python's own. */
function isShort(name: string, short: string): boolean {
  return (
    SHORT_NAMES[name] === short ||
    (/^(?:statistics|math|datetime|json|random|itertools|collections|time)$/.test(name) &&
      /^[a-z]t?$/.test(short))
  );
}

/** By module, what it is called by everyone: any other name could hide one of Python's own. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  pandas: 'pd',
  numpy: 'np',
  scipy: 'sp',
  tensorflow: 'tf',
  matplotlib: 'mpl',
  polars: 'pl',
};

/** All modules say where they are and which version they are. */
const OF_ANY = '__version__ __file__ __name__';

function listOf(module: string): readonly string[] | undefined {
  const tables = [COMPUTING_MODULES, INSTALLED_MODULES];
  const list = tables.find((table) => Object.hasOwn(table, module))?.[module];
  return list === undefined ? undefined : `${OF_ANY} ${list}`.trim().split(/\s+/);
}

/** Of these, methods begin with a dot: whatever they are called on, only values are there. */
const WORDS = new Set(
  `print len sum max min sorted reversed set frozenset list dict tuple str int float bool complex round abs range
  enumerate zip map filter bin hex oct ord repr any all divmod pow isinstance type for in if else and or not is None
  True False lambda def return with as break continue pass elif
  key reverse end sep indent default start sort_keys ensure_ascii ndigits days hours minutes seconds weeks
  delimiter maxsplit
  by ascending axis nrows usecols header skiprows index_col dtype numeric_only include dropna normalize deep
  .keys .values .items .get .split .rsplit .splitlines .strip .lstrip .rstrip .upper .lower .title .capitalize .join
  .count .index .find .startswith .endswith .isdigit .isalpha .zfill .ljust .rjust .center .partition .rpartition
  .read .readline .readlines .most_common .union .intersection .difference .total_seconds .days .seconds .year .month
  .day .hour .minute .isoformat .isocalendar .isoweekday .toordinal .week .strftime .weekday .timestamp .date .time .bit_length .is_private .num_addresses
  .hosts .elements .major .minor .micro .hex .numerator .denominator
  .head .tail .shape .columns .dtypes .dtype .describe .info .value_counts .groupby .sum .mean .median .std .var .min .max
  .nunique .unique .isna .isnull .notna .sort_values .sort_index .nlargest .nsmallest .quantile .corr .duplicated
  .drop_duplicates .dropna .memory_usage .tolist .iloc .loc .size .ndim .T .idxmax .idxmin .cumsum .round .mode
 
  .hexdigest .decode .encode .append .extend .pop .add .update .setdefault .total .used .free .group .groups .exists .is_file .is_dir .iterdir .glob .rglob .stat .st_size .st_mtime
  .suffix .stem .parts .parent .as_posix .relative_to .name .names .lineno .module .body .finditer .findall .start .end .span .fullmatch
  try except Exception ValueError KeyError file`
    .trim()
    .split(/\s+/),
);

/**
 * Names that the code itself gives to values: by `for`, by `lambda`, or at the start of a statement. Where that did not
 * happen, such a name must not be one of Python's own.
 */
function boundIn(code: string): readonly string[] {
  const bound = [
    /\b(?:for|lambda)\s+([a-z_][\w, ]*?)\s*(?:\bin\b|:)/g,
    /(?:^|[;\n])\s*([a-z]\w*(?:\s*,\s*[a-z]\w*)*)\s*=(?!=)/g,
    /(?:^|\n)\s*with (?:''|"") as ([a-z]\w*)\s*:/g,
    /\bdef\s+[a-z]\w*\s*\(([a-z][\w, ]*?)\)/g,
    /\bexcept\s+[A-Z]\w+\s+as\s+([a-z]\w*)\s*:/g,
  ].flatMap((pattern) => [...code.matchAll(pattern)]);
  const names = bound.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  const functions = [...code.matchAll(/\bdef\s+([a-z]\w*)\s*\(/g)].map(([, name = '']) => name);
  return [
    ...names.filter((name) => name === '_' || OWN_NAME.test(name)),
    ...functions.filter((name) => OWN_FUNCTION.test(name)),
  ];
}

/** None of Python's own. */
const OWN_FUNCTION =
  /^(?!os$|re$|id$|gc$)(?:[a-z][a-z]?\d?|fn|func|foo|bar|fib|fact|gcd|main|area|double|square|mean|avg|average|median|total|is_prime|prime|primes|calc|compute|hello|greet|solve|test)$/;

const OWN_NAME =
  /^(?!os$|re$|id$|gc$)(?:[a-z][a-z]?\d?|line|row|item|name|value|val|data|word|num|res|result|total|text|obj|pkg|idx|cnt|col|field|user|lines|rows|items|nums|words|names|root|dirs|files|size|count|ext|score|start|end|title|header|reader|match|matches|tree|node|svc|entry|record|records|counts|city|price|fname|author|tag|key|path|p\d|src|out|doc|docs|page|url|urls|host|port|ip|ips|log|logs|msg|level|ts|dt|now|today|delta|diff|avg|low|high|left|right|first|last|prev|cur|seen|found|missing|extra|ids|keys|vals|values|pairs|group|groups|part|parts|cols|df|table|body)$/;

/** A string that `f` begins, a pattern that `r` begins, a plain string, a number, a name with all that is joined to it by dots, a sign, spaces. */
const TOKEN =
  /(?<![\w.])f('(?:[^'\\\n{}]|\{[^'\\\n{}]*\})*'|"(?:[^"\\\n{}]|\{[^"\\\n{}]*\})*")|(?<![\w.])r(?:'(?:[^'\\\n]|\\[dDwWsSb.()[\]{}+*?|^$/-])*'|"(?:[^"\\\n]|\\[dDwWsSb.()[\]{}+*?|^$/-])*")|(?<![A-Za-z0-9_])b?('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|(?<![\w.)\]])\.\d+(?![\w.])|(?<![\w.])\d[\d_]*(?:\.\d+)?(?:e\d{1,3})?(?![\w.])|((?:(?<![\d.])\.|(?<![\w.]))[A-Za-z_][\w.]*)|([-+*/%(),;:<>=!&|^[\]{}])|[ \n]+/gy;

/** A power of a power could be too large to compute. */
const POWER = /\*\*/g;

function readsAll(code: string, known: ReadonlySet<string>): boolean {
  // Three quotes begin another kind of string.
  if (/'''|"""/.test(code)) return false;
  const outside = code.replace(STRING, "''");
  if ((outside.match(POWER)?.length ?? 0) > 1 || /\*\*(?!\s*-?\d{1,4}\b)/.test(outside)) return false;
  let at = 0;
  for (const match of code.matchAll(TOKEN)) {
    if (match.index !== at) return false;
    at += match[0].length;
    const [, formatted, string, name] = match;
    if (formatted !== undefined && !fillsAll(formatted, known)) return false;
    if (string !== undefined && !isPlain(string)) return false;
    if (name !== undefined && !isKnown(name, known)) return false;
  }
  return at === code.length && code.trim() !== '';
}

/** What `f"{x:.2f}"` is filled with; the format `c` can make the character that commands a terminal. */
function fillsAll(formatted: string, known: ReadonlySet<string>): boolean {
  const values = [...formatted.matchAll(/\{([^{}]*)\}/g)].map(([, value = '']) => value);
  const plain = values.map((value) => value.replace(FORMAT, ''));
  return isPlain(formatted) && plain.every((value) => !value.includes(':') && readsAll(value, known));
}

const FORMAT = /:(?:[<>^]?[-+]?0?\d{0,3},?(?:\.\d{1,3})?[bdeEfFgGnosxX%]?|(?:%[YmdHMSjBbAaFT][-_:/. ]?)+)$/;

/** `x.strip.__class__` is no word of the list: each name behind a dot has to be. */
function isKnown(name: string, known: ReadonlySet<string>): boolean {
  if (WORDS.has(name) || known.has(name)) return true;
  const [first = '', ...rest] = name.split('.');
  const start = [...known].find((word) => word.includes('.') && name.startsWith(`${word}.`));
  const methods = start === undefined ? rest : name.slice(start.length + 1).split('.');
  if (start === undefined && first !== '' && !(known.has(first) && !first.includes('.'))) return false;
  return methods.every((method) => WORDS.has(`.${method}`));
}

/** `%c` and most escapes can make the character that commands a terminal. */
function isPlain(string: string): boolean {
  return !/\\[^nt\\'"]|%[^ %]*c/.test(string.slice(1, -1));
}
