// Harmless one-liners that only query the interpreter or filter text: an allow-list of all their words.

import { ONE_LINERS, type TokenLanguage } from '../../knowledge/one-liners.ts';
import { PERL } from './perl.ts';

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
  if (language === 'perl') return /[$/]|\b(?:printf?|say)\b/.test(code) && PERL.test(code);
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
    const rest = text.slice(at);
    if (string !== undefined && !isPlainString(language, string)) return false;
    if (string !== undefined && /^ *%/.test(rest) && !RUBY_FORMAT.test(string)) return false;
    if (language === 'node' && string !== undefined && /^\s*:/.test(rest) && isShared(string.slice(1, -1)))
      return false;
    if (all.startsWith('$') && (language !== 'ruby' || /^\s*(?:\(|::|->)/.test(rest))) return false;
    if (name === 'JSON.parse') {
      if (parsesInput(language, code, rest)) continue;
      if (!PARSED.test(rest)) return false;
    }
    const called = /^\s*\(/.test(rest);
    const key = language === 'node' && name !== undefined && isKey(text, index, all);
    if (name !== undefined && !key && !isKnown(language, name, called, words, bound)) return false;
  }
  return at === text.length && !never.test(plain);
}

/** Each of its signs is a conversion that gives no character by its number. */
const RUBY_FORMAT = /^["'](?:[^%]|%%|%[-+0]?\d*(?:\.\d+)?[sdfxo])*["']$/;

/** `{length: 5}`: it names a field, none that all values have: `let {constructor: f} = x` would give a function of a text. */
function isKey(text: string, at: number, name: string): boolean {
  return (
    /^\w+$/.test(name) &&
    !isShared(name) &&
    /[{,]\s*$/.test(text.slice(0, at)) &&
    /^\s*:/.test(text.slice(at + name.length))
  );
}

/** What all values, or all functions, have under that name. */
function isShared(name: string): boolean {
  return !/^(?:length|name)$/.test(name) && (name in Function.prototype || name === 'prototype');
}

/** Ruby: a text that was joined could be of escapes, which make the character that commands a terminal. */
const PARSED = /^\((?:\(\)|(?:STDIN|ARGF)\.read|\$_|'[^'\\]*'|"[^"\\]*")\)/;

/** `JSON.parse(s)`, where nothing but the input can hold a backslash: not this text, nor a path of Windows. */
function parsesInput(language: Language, code: string, rest: string): boolean {
  const other = /\\|JSON\.stringify|\bpath\b|\bos\b|process\.(?!stdin\b)/;
  return language === 'node' && /^\([a-z]\w*\)/.test(rest) && !other.test(code);
}

/** A string, a number, a name with all that is joined to it by dots, a sign, or spaces. */
const TOKEN =
  /('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|(?<![\w.])\d[\d_]*(?:\.\d+)?(?:e\d{1,3})?(?!\w|\.\d)|((?:\.|(?<![\w.]|[^.]\.))[A-Za-z_][\w.]*(?<!\.))|([-+*/%(),;:<>=!&|^?[\]{}#]|\.\.\.(?=\[)|\.\.|(?<=\.\.)\d+|\$[_.](?!\w))|[ \n]+/gy;

/** `%c` and most escapes can make the character that commands a terminal. */
function isPlainString(language: Language, text: string): boolean {
  const inside = text.slice(1, -1);
  if (/\\[^nt\\'"]/.test(inside) || /%[^ %]*c/.test(inside)) return false;
  // A quote alone transposes a matrix, or is one of a character.
  if (language === 'julia' && text.startsWith("'")) return false;
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

/**
 * Names that it gives to values. Where that does not happen, as in a string or another block, what is called so by node
 * itself would be meant: `child_process`, or what it may have tomorrow. So only these are taken.
 */
function boundIn(language: TokenLanguage, code: string): ReadonlySet<string> {
  const names = [...code.matchAll(BINDS[language] ?? /(?!)/g)].flatMap(([, ...found]) =>
    found.flatMap((list: string | undefined) => list?.split(/\W+/) ?? []),
  );
  return new Set(names.filter((name) => OWN_NAME.test(name)));
}

const OWN_NAME =
  /^(?!(?:fs|os|vm|v8|of|in|if|do|as|is)$)(?:[a-z][a-z]?\d?|acc|age|amount|arr|array|avg|city|col|cols|count|cur|data|date|day|days|deps|diff|email|end|entries|ext|fact|fib|file|files|hour|hours|id|idx|index|item|items|json|key|keys|label|len|level|line|lines|list|map|max|mean|min|month|name|names|next|now|num|number|numbers|nums|obj|out|output|pkg|prev|price|prime|primes|rate|res|result|results|row|rows|score|script|scripts|set|size|start|status|str|sum|tag|tags|tax|text|title|total|type|user|users|val|version|value|values|word|words|year|(?:days|diff|end|max|min|my|num|start|sum|total)[A-Z][a-z]+)$/;

const BINDS: Readonly<Partial<Record<TokenLanguage, RegExp>>> = {
  node: /\b(?:const|let|var)\s+(?:([A-Za-z]\w*)|[[{]([\w, ]+)[\]}])|\([[{]?([\w, ]+)[\]}]?\)\s*=>|(?<![\w.])(\w+)\s*=>/g,
};

const JSON_FILE = /\brequire\((['"])(\.{0,2}\/[\w./-]+\.json)\1\)/g;

const TEXT_FILE =
  /(?<![\w.])(?:require\((['"])(?:node:)?fs\1\)|fs)\.readFileSync\((['"])([\w./~-]+)\2(?:,\s*(['"])utf-?8\4)?\)/g;

const RUBY_FILE = /(?<![\w.])File\.read(?:lines)?\((['"])([\w./~-]+)\1\)/g;

/** `{ |x, y| …`: names of a letter, as all values may have. */
const QUOTED_OR_BLOCK = /('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|((?:\{|\bdo\b) ?)\|[a-z](?:, ?[a-z])*\|/g;

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
  if (language === 'ruby')
    return code
      .replace(QUOTED_OR_FILE, (_all, string) => string ?? '()')
      .replace(QUOTED_OR_BLOCK, (_all, string, opens) => string ?? opens);
  if (language === 'php') return code.replace(QUOTED_OR_VARIABLE, (_, string?: string) => filled(string));
  if (language !== 'node') return code;
  const parsed = /\bJSON\.parse\(\(\)\)/g;
  return joinedTemplates(withoutPatterns(code))
    .replace(/\.\.\.(?=[A-Za-z"'(])/g, '')
    .replace(BOUND_MODULE, '')
    .replace(JSON_FILE, '()')
    .replace(TEXT_FILE, '()')
    .replace(parsed, '()')
    .replace(/\brequire\((['"])(?:node:)?(os|path|crypto)\1\)/g, '$2')
    .replace(/\brequire\((['"])(?:node:)?fs\1\)(?=\.(?:readdirSync|existsSync|l?statSync)\b)/g, 'fs');
}

/** Where a value is expected, a slash begins a pattern: it is a value, and holds no code. */
function withoutPatterns(code: string): string {
  return code.replace(QUOTED_OR_PATTERN, (_all, quoted?: string) => quoted ?? '("")');
}

const QUOTED_OR_PATTERN =
  /('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)|(?<=(?:[(,=:?!&|[;{}]|=>|\breturn)\s*)\/(?![*/])(?:[^/\\\n[`'"]|\\[^\n`'"]|\[(?:[^\]\\\n`'"]|\\[^\n`'"])*\])+\/[gimsuy]*(?!\w)/g;

const QUOTED_OR_FILE =
  /('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|(?<![\w.])File\.read(?:lines)?\((?:'[\w./~-]+'|"[\w./~-]+")\)/g;

const QUOTED_OR_VARIABLE =
  /('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|(?<![\w$])\$[a-z]\w*(?!\w|\s*(?:\(|->|::))/g;

/** PHP fills `"$x"` with a value; what stands in braces there may call. */
function filled(string: string | undefined): string {
  return string?.replace(/(?<![\\{$])\$[a-z]\w*(?!\w|\[|->|\?)/g, '') ?? 'x';
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
