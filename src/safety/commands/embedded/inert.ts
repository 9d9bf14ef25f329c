// Harmless one-liners that only query the interpreter or filter text: an allow-list of all their words.

type Language = 'python' | 'node' | 'ruby' | 'perl';

/** Which of these languages a program's name stands for. */
export function languageOf(name: string): Language | undefined {
  if (/^python[23]?(?:\.\d+)?$/.test(name)) return 'python';
  if (/^node(?:js)?$/.test(name)) return 'node';
  if (name === 'ruby') return 'ruby';
  return name === 'perl' ? 'perl' : undefined;
}

/** Nothing but known words: no file, no program, no environment, no control characters come out of it. */
export function isInert(language: Language, code: string): boolean {
  if (!SAYS[language].test(code)) return false;
  if (language === 'perl') return PERL.test(code);
  if (language === 'python') return isInertPython(code);
  const text = language === 'node' ? withoutJson(code) : code;
  // In JavaScript a string can reach any function: `[]['constructor']`.
  if (language === 'node' && /[\w)\]'"]\s*\[(?!\d+\])/.test(text)) return false;
  const words = WORDS[language];
  let at = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index !== at) return false;
    at += match[0].length;
    const [, string, name, sign] = match;
    if (string !== undefined && !isPlainString(language, string)) return false;
    if (name !== undefined && !/^[a-z]$/.test(name) && !words.has(name)) return false;
    if (sign !== undefined && language === 'ruby' && /[%|&#]/.test(sign)) return false;
  }
  return at === text.length;
}

/** Code that says nothing is there for something else. */
const SAYS: Readonly<Record<Language, RegExp>> = {
  python: /\bprint\b/,
  // `-p` prints by itself: what neither asks nor computes is no question.
  node: /\b(?:process|os|require|console)\b|[-+*/%.]/,
  ruby: /\b(?:puts|p|print)\b/,
  perl: /[$/]|\b(?:print|say)\b/,
};

/** A string, a number, a name with all that is joined to it by dots, a sign, or spaces. */
const TOKEN =
  /('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|(?<![\w.])\d[\d_]*(?:\.\d+)?(?!\w|\.\d)|((?:\.|(?<![\w.]))[A-Za-z_][\w.]*)|([-+*/%(),;:<>=!&|^~?[\]{}#])|[ \n]+/gy;

/** `%c` and most escapes can make the character that commands a terminal. */
function isPlainString(language: Language, text: string): boolean {
  const inside = text.slice(1, -1);
  if (/\\[^nt\\'"]/.test(inside) || /%[^ %]*c/.test(inside)) return false;
  return language !== 'ruby' || !inside.includes('#');
}

function list(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

const WORDS: Readonly<Record<'node' | 'ruby', ReadonlySet<string>>> = {
  node: list(`console.log process.version process.versions process.versions.node process.versions.v8 process.platform process.arch
    process.cwd process.pid process.execPath process.argv process.uptime process.memoryUsage process.release.name
    os.cpus os.totalmem os.freemem os.platform os.arch os.release os.hostname os.uptime os.loadavg os.type os.homedir os.tmpdir
    Math.PI Math.E Math.max Math.min Math.round Math.floor Math.ceil Math.sqrt Math.pow Math.abs Math.random Math.log Math.log2
    Math.log10 Math.sin Math.cos Math.tan JSON.stringify Object.keys Object.values Date.now Date new true false null undefined
    Infinity NaN Number Number.MAX_SAFE_INTEGER Boolean parseInt parseFloat typeof const let Array.from Array.isArray
    .length .toFixed .toUpperCase .toLowerCase .join .split .slice .trim .repeat .padStart .padEnd .toISOString
    .toLocaleString .toLocaleDateString .getTime .getFullYear .getDay .map .filter .reduce .sort .reverse .includes .indexOf
    .version .name .scripts .dependencies .devDependencies .peerDependencies .engines .engines.node .main .type .license .description`),
  ruby: list(
    'puts p print RUBY_VERSION RUBY_PLATFORM RUBY_ENGINE Dir.pwd Time.now .upcase .downcase .capitalize .reverse .length .size .round .floor .ceil .abs .sum .min .max .sort .uniq .first .last .join .to_s .to_i .to_f .to_a .digits .gcd .lcm .pow Math.sqrt Math.log Math.log2 Math.log10',
  ),
};

const JSON_FILE = /\brequire\((['"])(\.{0,2}\/[\w./-]+\.json)\1\)/g;

/** The files of JSON that it reads. */
export function jsonFiles(code: string): readonly string[] {
  return [...code.matchAll(JSON_FILE)].map(([, , path = '']) => path);
}

/** Of a file of JSON only the values are taken, whatever is in it. */
function withoutJson(code: string): string {
  return code.replace(JSON_FILE, '()');
}

const INTEGER = '(?:0|[1-9]\\d{0,8})(?:\\.\\d{1,9})?';

const SUM = `-?${INTEGER}(?:\\s*(?:[-+*/%]|//)\\s*[1-9]\\d{0,8}(?:\\.\\d{1,9})?)*`;

const SAID = `(?:'[\\w ,.:!?-]*'|"[\\w ,.:!?-]*")(?:\\.(?:upper|lower|title|strip)\\(\\)|\\s*\\*\\s*[1-9]\\d{0,2})?`;

const KNOWN = `sys\\.(?:version_info(?:\\[[0-4]\\]|\\.m(?:aj|in)or)?|version|executable|platform|prefix|maxsize|byteorder|path)|os\\.(?:getcwd\\(\\)|name|sep|cpu_count\\(\\)|getpid\\(\\))`;

const PRINTED = `(?:${SUM}|${SAID}|${KNOWN}|len\\(${SAID}\\)|2\\s*\\*\\*\\s*[1-9]\\d{0,2})`;

const PYTHON = new RegExp(
  `^(?:import ((?:sys|os)(?:, ?(?:sys|os))?)(?:; *|\\n))?print\\(\\s*${PRINTED}(?:\\s*,\\s*${PRINTED})*\\s*\\) *;? *\\n?$`,
);

/**
 * What can neither fail nor load a file: a new Python looks for `traceback` in the current folder to report a failure.
 * `sys` and `os` are loaded before it looks there.
 */
function isInertPython(code: string): boolean {
  const found = PYTHON.exec(code);
  const imported = found?.[1] ?? '';
  return (
    found !== null && ['sys', 'os'].every((name) => imported.includes(name) || !code.includes(`${name}.`))
  );
}

const STRING = `'[^'\\\\]*'|"(?:[^"\\\\$@%]|\\\\[nt"]|\\$(?:[_.&\\d]|F\\[-?\\d+\\]|[a-z]+)(?![\\w[{]|::|->))*"`;

const REGEX = '/(?:[^/\\\\$@(\\n]|\\\\[^cNox0-9\\n]|\\((?:\\?[:=!])?(?![?*])|\\$(?=[/|)]))*/';

/** Where perl expects a value, so that a slash begins a pattern and is no division. */
const BEFORE_PATTERN = '(?<=(?:^|[(,;{!]|\\b(?:if|unless|and|or|not|print))\\s*)';

const FLAGS = '[gims]*(?![a-z])';

const SUBSTITUTE = `s${REGEX}(?:[^/\\\\$@\\n]|\\\\[nt]|\\$[\\d&](?!\\w|[[{:>-]))*/${FLAGS}`;

/** Statements that print, count and match, over the lines of a file. */
const PERL = new RegExp(
  `^(?:\\s|[;,{}()+*=>!.-]|<(?=[ =\\d])|\\b(?:print|say|if|unless|and|or|not|next|last|END|BEGIN|length|uc|lc|join|chomp)\\b|\\$(?:[_.,&]|\\d+|F\\[-?\\d+\\]|[a-z]+)(?![\\w[{:>-])|(?<![\\w.])\\d+(?:\\.\\d+)?(?!\\w)|${STRING}|${BEFORE_PATTERN}(?:m?${REGEX}${FLAGS}|${SUBSTITUTE})|=~\\s*(?:m?${REGEX}${FLAGS}|${SUBSTITUTE}))*$`,
);
