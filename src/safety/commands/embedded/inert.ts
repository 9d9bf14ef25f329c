// Harmless one-liners that only query the interpreter or filter text: an allow-list of all their words.

import { ONE_LINERS, type TokenLanguage } from '../../knowledge/one-liners.ts';

export type Language = TokenLanguage | 'python' | 'perl';

/** Which of these languages a program's name stands for. */
export function languageOf(name: string): Language | undefined {
  if (/^python[23]?(?:\.\d+)?$/.test(name)) return 'python';
  return NAMES[name];
}

const NAMES: Readonly<Record<string, Language>> = {
  node: 'node',
  nodejs: 'node',
  ruby: 'ruby',
  perl: 'perl',
  php: 'php',
  lua: 'lua',
  luajit: 'lua',
  julia: 'julia',
  elixir: 'elixir',
  Rscript: 'r',
  octave: 'octave',
  'octave-cli': 'octave',
};

/** The files that its interpreter reads first, where the folder has them. */
export function startFiles(language: Language): readonly string[] {
  return language === 'python' || language === 'perl' ? [] : (ONE_LINERS[language].starts ?? []);
}

/** Options that change nothing of what the code can reach; those of python and perl are judged elsewhere. */
export function isPlainOption(language: TokenLanguage, name: string): boolean {
  return ONE_LINERS[language].flags?.test(name) === true;
}

/** Nothing but known words: no file, no program, no environment, no control characters come out of it. */
export function isInert(language: Language, code: string): boolean {
  if (language === 'perl') return /[$/]|\b(?:print|say)\b/.test(code) && PERL.test(code);
  if (language === 'python') return /\bprint\b/.test(code) && isInertPython(code);
  const { says, never } = ONE_LINERS[language];
  const text = withoutFiles(language, code);
  if (!says.test(code)) return false;
  const words = wordsOf(language);
  const bound = boundIn(language, text);
  let at = 0;
  let plain = '';
  for (const { index, 0: all, 1: string, 2: name } of text.matchAll(TOKEN)) {
    if (index !== at) return false;
    at += all.length;
    plain += string === undefined ? all : '§';
    if (string !== undefined && !isPlainString(language, string)) return false;
    const called = /^\s*\(/.test(text.slice(at));
    const key = language === 'node' && name !== undefined && isKey(text, index, all);
    if (name !== undefined && !key && !isKnown(language, name, called, words, bound)) return false;
  }
  return at === text.length && !never.test(plain);
}

/** `{length: 5}`: it names a field, none that all values have: `let {constructor: f} = x` would give a function of a text. */
function isKey(text: string, at: number, name: string): boolean {
  return (
    /^\w+$/.test(name) &&
    (/^(?:length|name)$/.test(name) || !(name in Function.prototype || name === 'prototype')) &&
    /[{,]\s*$/.test(text.slice(0, at)) &&
    /^\s*:/.test(text.slice(at + name.length))
  );
}

/** A string, a number, a name with all that is joined to it by dots, a sign, or spaces. */
const TOKEN =
  /('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|(?<![\w.])\d[\d_]*(?:\.\d+)?(?:e\d{1,3})?(?!\w|\.\d)|((?:\.|(?<![\w.]|[^.]\.))[A-Za-z_][\w.]*(?<!\.))|([-+*/%(),;:<>=!&|^?[\]{}#]|\.\.\.(?=\[)|\.\.|(?<=\.\.)\d+|\$[_.](?!\w))|[ \n]+/gy;

/** `%c` and most escapes can make the character that commands a terminal. */
function isPlainString(language: Language, text: string): boolean {
  const inside = text.slice(1, -1);
  if (/\\[^nt\\'"]/.test(inside) || /%[^ %]*c/.test(inside)) return false;
  // A quote alone transposes a matrix, or is one of a character.
  if (/^(?:julia|octave)$/.test(language) && text.startsWith("'")) return false;
  return !/^(?:ruby|elixir|julia|php)$/.test(language) || !/[#$]/.test(inside);
}

function isKnown(
  language: TokenLanguage,
  name: string,
  called: boolean,
  words: ReadonlySet<string>,
  bound: ReadonlySet<string>,
): boolean {
  if (/^[a-z]$/.test(name) || words.has(name)) return true;
  const [first = '', ...rest] = behindKnown(name, words).split('.');
  const last = `.${rest.at(-1)}`;
  if (rest.length === 0 || (first !== '' && !/^[a-z]$/.test(first) && !bound.has(first)))
    return bound.has(name);
  // What is only looked at is no function, whatever it is called.
  const looks = language === 'node' && !called;
  return (
    rest.slice(0, -1).every((part) => language === 'node' || words.has(`.${part}`)) &&
    (looks || words.has(last))
  );
}

/** `Time.now.to_i`: what stands behind a name with dots that is known is joined to a value. */
function behindKnown(name: string, words: ReadonlySet<string>): string {
  const second = name.indexOf('.', name.indexOf('.') + 1);
  const known = second > 0 && !name.startsWith('.') && words.has(name.slice(0, second));
  return known ? name.slice(second) : name;
}

const wordSets = new Map<Language, ReadonlySet<string>>();

function wordsOf(language: TokenLanguage): ReadonlySet<string> {
  const known = wordSets.get(language) ?? new Set(ONE_LINERS[language].words.split(/\s+/));
  wordSets.set(language, known);
  return known;
}

/** Names that it gives to values; where that has not happened yet, one that everything has would be meant. */
function boundIn(language: TokenLanguage, code: string): ReadonlySet<string> {
  const names = [...code.matchAll(BINDS[language] ?? /(?!)/g)].flatMap(([, list = '']) =>
    list.split(/\s*,\s*/),
  );
  return new Set(
    names.filter(
      (name) =>
        !(name in globalThis) &&
        !/^(?:require|module|exports|this|arguments|super|import|await|async|function|class)$/.test(name),
    ),
  );
}

const BINDS: Readonly<Partial<Record<TokenLanguage, RegExp>>> = {
  node: /\b(?:const|let|var)\s+([A-Za-z]\w*)/g,
};

const JSON_FILE = /\brequire\((['"])(\.{0,2}\/[\w./-]+\.json)\1\)/g;

const TEXT_FILE =
  /(?<![\w.])(?:require\((['"])(?:node:)?fs\1\)|fs)\.readFileSync\((['"])([\w./~-]+)\2(?:,\s*(['"])utf-?8\4)?\)/g;

const RUBY_FILE = /(?<![\w.])File\.read(?:lines)?\((['"])([\w./~-]+)\1\)/g;

const TABLE_FILE = /(?<![\w.])(?:read\.(?:csv2?|table|delim)|readLines)\((['"])([\w.-][\w./-]*)\1\)/g;

/** Of JSON; node looks for further names, which are programs, where there is none. */
export function requiredFiles(language: Language, code: string): readonly string[] {
  return language === 'node' ? [...code.matchAll(JSON_FILE)].map(([, , path = '']) => path) : [];
}

/** The files of which it shows the values: of JSON, of text, of tables. */
export function filesIn(language: Language, code: string): readonly string[] {
  if (language === 'r') return [...code.matchAll(TABLE_FILE)].map(([, , path = '']) => path);
  if (language === 'ruby') return [...code.matchAll(RUBY_FILE)].map(([, , path = '']) => path);
  if (language !== 'node') return [];
  const texts = [...code.matchAll(TEXT_FILE)].map(([, , , path = '']) => path);
  return [...requiredFiles(language, code), ...texts];
}

/** What a file is read for is a value, whatever is in it. */
function withoutFiles(language: TokenLanguage, code: string): string {
  if (language === 'r') return code.replace(TABLE_FILE, 'c(1)').replace(/(?<=[\w)\]])\$\w+/g, '');
  if (language === 'ruby') return code.replace(RUBY_FILE, '()');
  if (language === 'php') return code.replace(/(?<![\w$'"])\$[a-z]\w*(?!\w|\s*(?:\(|->|::))/g, 'x');
  if (language !== 'node') return code;
  const parsed = /\bJSON\.parse\(\(\)\)/g;
  return joinedTemplates(code)
    .replace(BOUND_MODULE, '')
    .replace(JSON_FILE, '()')
    .replace(TEXT_FILE, '()')
    .replace(parsed, '()')
    .replace(/\brequire\((['"])(?:node:)?(os|path|crypto)\1\)/g, '$2')
    .replace(/\brequire\((['"])(?:node:)?fs\1\)(?=\.(?:readdirSync|existsSync)\b)/g, 'fs');
}

/** `const fs = require("fs");`: by that name it is known anyway. */
const BOUND_MODULE =
  /\b(?:const|let|var)\s+(fs|os|path|crypto)\s*=\s*require\((['"])(?:node:)?\1\2\)\s*(?:;|\n)/g;

/** A template of plain text is its pieces one after the other. */
function joinedTemplates(code: string): string {
  return code.replace(/(?<![\w)\]§'"`]\s*)`((?:[^`\\'"${}\n]|\$\{[^{}`]*\})*)`/g, (_, text: string) => {
    const pieces = text.split(/(\$\{[^{}`]*\})/);
    return `(${pieces.map((piece) => (piece.startsWith('${') ? `(${piece.slice(2, -1)})` : `"${piece}"`)).join('+')})`;
  });
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

/** `$s{$F[0]}`, `$n{lines}`: values by a key. */
const ELEMENT = '\\$[a-z]+\\{(?:\\$(?:[_\\d]|[a-z]+)(?![\\w[{:>-])|\\$F\\[-?\\d+\\]|\\w+)\\}(?![\\w[{(:>-])';

const FILLED = '%[-\\d.]*[sdfxXobeEgGFTYmHMSjaAByZp%]';

const STRING = `'(?:[^'\\\\%]|${FILLED})*'|"(?:[^"\\\\$@%]|${FILLED}|\\\\[nt"]|${ELEMENT}|\\$(?:[_.&\\d]|F\\[-?\\d+\\]|[a-z]+)(?![\\w[{]|::|->))*"`;

const REGEX = '/(?:[^/\\\\$@(\\n]|\\\\[^cNox0-9\\n]|\\((?:\\?[:=!])?(?![?*])|\\$(?=[/|)]))*/';

/** Where perl expects a value, so that a slash begins a pattern and is no division. */
const BEFORE_PATTERN =
  '(?<=(?:^|[(,;{!]|\\.\\.|(?<![=~])=|\\b(?:if|unless|and|or|not|print|grep|split|map))\\s*)';

const FLAGS = '[gims]*(?![a-z])';

const SUBSTITUTE = `s${REGEX}(?:[^/\\\\$@\\n]|\\\\[nt]|\\$[\\d&](?!\\w|[[{:>-]))*/${FLAGS}`;

/** Behind a value; elsewhere a star names what `max` or `hex` would call from then on: `*{"main::max"} = …`. */
const TIMES = '(?<=(?:\\$\\w+(?:\\{[^{}]*\\})?|[\\d)\\]])\\s*)\\*{1,2}';

/** Behind a number, or a variable without a space: `print $x /2` takes `$x` for a file and the slash for a pattern. */
const DIVIDES = '(?:(?<=\\$[a-z]+)/(?=[\\d$])|(?<=(?<![$\\w.])\\d[\\d.]*\\s*)/(?=\\s*[\\d$]))';

/** Statements that print, count and match, over the lines of a file. `'CORE::unlink'->('f')` would call what a text names. */
const PERL = new RegExp(
  `^(?:\\s|[;,{}()+=>!.]|-(?!>)|${TIMES}|${DIVIDES}|<(?=[ =\\d])|\\b(?:print|printf|say|if|unless|and|or|not|next|last|END|BEGIN|length|uc|lc|join|chomp|for|foreach|sort(?=\\s+(?:\\{|keys|values|reverse)\\b|\\s*\\{)|reverse|keys|values|my|scalar|exists|defined|int|abs|sqrt|map|grep|sprintf|substr|index|ucfirst|lcfirst|localtime|time|split|rand|hex|oct|ord|strftime|floor|ceil|fmod|pow|sum0?|min|max|uniq|product|shuffle)\\b|${ELEMENT}|(?<=\\b(?:keys|values|sort|reverse|scalar)\\s)%[a-z]+(?![\\w[{:])|@F(?![\\w[{:])|(?<=\\s)<=>(?=\\s)|\\$(?:[_.,&]|\\d+|F\\[-?\\d+\\]|[a-z]+)(?![\\w[{:>-])|(?:(?<![\\w.])|(?<=\\.\\.))\\d+(?:\\.\\d+)?(?!\\w)|${STRING}|${BEFORE_PATTERN}(?:m?${REGEX}${FLAGS}|${SUBSTITUTE})|=~\\s*(?:m?${REGEX}${FLAGS}|${SUBSTITUTE}))*$`,
);
