// awk programs: harmless unless they print into files or pipes, call system(), or read from a command.

import { addEffect, report } from '../../judgement/findings.ts';
import { type Judgement, measure } from '../../judgement/judge.ts';
import { type ExpandedWord, isLiteral, UNKNOWN } from '../../judgement/word.ts';
import { readPath, writePath } from '../../paths/file-effects.ts';
import { noteString } from '../printed-escapes.ts';

type Token = {
  readonly type: 'word' | 'string' | 'regex' | 'number' | 'operator' | 'newline';
  readonly text: string;
};

const TOKEN =
  /([ \t\r]+|\\\n|#[^\n]*)|(\n)|("(?:\\[\s\S]|[^"\\\n])*")|(\d+(?:\.\d*)?(?:[eE][-+]?\d+)?|\.\d+)|([A-Za-z_]\w*)|(\|\||&&|\|&|>>|[-+*/%^=!<>]=|\+\+|--|\*\*|[-+*/%^=!<>~?:,;(){}[\]$|@])/y;

/** Where a list such as `[]/"]` or `[\]/"]` ends, and with it the pattern, is not the same to all awks: none is read. */
const REGEX = /\/(?:\\[\s\S]|\[(?!\^?\])\^?(?:\[:\w+:\]|\\[\w./-]|[^\]\\[\n])+\]|[^/\\\n[])+\//y;

/** What could start a program or write a file in a text that is not understood. */
const ACTS = /\bsystem\b|[^|]\|\s*["$\w(&]|>>|>\s*["$(]/;

/** Judges a program text. */
export function judgeAwk(judgement: Judgement, value: ExpandedWord): void {
  const tokens = isLiteral(value.text) ? readTokens(value.text) : undefined;
  if (tokens === undefined) {
    addEffect(judgement, 'run');
    return report(judgement, ACTS.test(value.text) ? 'risky-code' : 'runs-code', value.span, 'awk');
  }
  for (const [index, token] of tokens.entries()) judgeToken(judgement, value, tokens, token, index);
  if (tokens.some(({ text }) => text === 'getline')) judgeNamed(judgement, value, tokens);
  judgePrinted(judgement, value, tokens);
  const read = tokens.flatMap((_, at) => commandRead(tokens, at) ?? []);
  const sorted = tokens.filter((_, at) => pipesToFilter(tokens, at));
  if (tokens.filter(runsPrograms).length > read.length + sorted.length)
    judgeStrings(judgement, value, tokens);
  else for (const text of read) judgeRead(judgement, value, text);
  for (let at = 0; at < tokens.length; at++) {
    const { type, text } = tokens[at] ?? { type: 'newline', text: '' };
    if (type === 'word' && (text === 'print' || text === 'printf')) judgePrint(judgement, value, tokens, at);
  }
}

/** What its strings do to a terminal; with `%c` any of them may follow an escape character. */
function judgePrinted(judgement: Judgement, value: ExpandedWord, tokens: readonly Token[]): void {
  const strings = tokens.flatMap(({ type, text }) => (type === 'string' ? [text.slice(1, -1)] : []));
  for (const text of strings) noteString(judgement, text, value);
  const all = strings.join('');
  if (/%[-\d.*]*c/.test(all) && /[\]P^_X]\d*;|\][\w]*$/.test(all.replace(/%[-\d.*]*[a-z]/g, '')))
    report(judgement, 'controls-terminal', value.span);
  // It prints whatever character a number names, which may be of a variable, a field or a sum.
  if (/%[-\d.*]*c/.test(all) && tokens.some(mayNameControl))
    report(judgement, 'controls-terminal', value.span);
}

function mayNameControl({ type, text }: Token): boolean {
  if (type === 'word') return !KEYWORD.test(text);
  return type === 'number' ? !(Number(text) > 31 && Number(text) < 127) : /^(?:\$|[-+*/%^]|\*\*)$/.test(text);
}

const KEYWORD = /^(?:BEGIN|END|printf?|sprintf|substr|tolower|toupper|if|else|while|for)$/;

function judgeToken(
  judgement: Judgement,
  value: ExpandedWord,
  tokens: readonly Token[],
  token: Token,
  index: number,
): void {
  const { type, text } = token;
  if (type === 'word' && text === 'ENVIRON') addEffect(judgement, 'read');
  if (type === 'string' && /^"\/inet[46]?\//.test(text)) {
    addEffect(judgement, 'network');
    report(judgement, 'reads-network', value.span, '', 'danger');
  }
  if (type === 'word' && text === 'ARGV') {
    readArguments(judgement, value, tokens);
    const set = assignedAt(tokens, index);
    if (set !== undefined && loneString(tokens, set) === undefined)
      report(judgement, 'runs-code', value.span, 'awk');
  }
}

function judgeNamed(judgement: Judgement, value: ExpandedWord, tokens: readonly Token[]): void {
  for (const [index, { type, text }] of tokens.entries())
    if (type === 'operator' && text === '<' && readsByGetline(tokens, index))
      readNamed(judgement, value, tokens, index + 1);
}

/** `getline line < NAME`: a name that is put together, or comes from elsewhere, may be any. */
function readNamed(judgement: Judgement, value: ExpandedWord, tokens: readonly Token[], at: number): void {
  const name = loneString(tokens, at);
  if (name !== undefined) return readPath(judgement, { text: name, span: value.span });
  report(judgement, 'runs-code', value.span, 'awk');
}

/** The text of a string that nothing is joined to, and nothing is escaped in. */
function loneString(tokens: readonly Token[], at: number): string | undefined {
  const token = tokens[at];
  const next = tokens[at + 1];
  const ends = next === undefined || next.type === 'newline' || /^(?:[);}>]|&&|\|\|)$/.test(next.text);
  return token?.type === 'string' && ends && !token.text.includes('\\') ? stringText(token.text) : undefined;
}

/** Where the value is in `ARGV[1] = …`. */
function assignedAt(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at + 1]?.text !== '[') return undefined;
  const close = tokens.slice(at, at + LONGEST_STATEMENT).findIndex(({ text }) => text === ']') + at;
  return close >= at && /^[-+*/%^]?=$/.test(tokens[close + 1]?.text ?? '') ? close + 2 : undefined;
}

/** What is put into ARGV is a file that awk opens next. */
function readArguments(judgement: Judgement, value: ExpandedWord, tokens: readonly Token[]): void {
  for (const { type, text } of tokens)
    if (type === 'string') readPath(judgement, { text: stringText(text), span: value.span });
}

/** `system(…)`, a pipe, a call of a function whose name is a value. */
function runsPrograms({ type, text }: Token): boolean {
  return type === 'word'
    ? text === 'system'
    : type === 'operator' && (text === '|' || text === '|&' || text === '@');
}

/** `print $1 | "sort -n"`: a filter that reads no file, and writes none. */
function pipesToFilter(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === '|' && FILTER.test(loneString(tokens, at + 1) ?? '');
}

const FILTER =
  /^(?:sort(?: -[bdfghnruV]+| -k ?[\d.,bdfghnr]+| -t ?[,:;])*|uniq(?: -[cdiu]+)?|(?:head|tail)(?: -n? ?\d+)?|wc -[lwcm]|column -t|cat|tac)$/;

/** `"date" | getline`: a command that is one string, which nothing before it is joined to. */
function commandRead(tokens: readonly Token[], at: number): string | undefined {
  if (tokens[at]?.text !== '|' || tokens[at + 1]?.text !== 'getline') return undefined;
  const command = tokens[at - 1];
  const before = tokens[at - 2];
  const alone = before === undefined || before.type === 'newline' || /^(?:[{(;!]|&&|\|\|)$/.test(before.text);
  if (command?.type !== 'string' || !alone || command.text.includes('\\')) return undefined;
  return stringText(command.text);
}

/** A command inside a program is easy to overlook: what does more than read is as bad as any that awk runs. */
function judgeRead(judgement: Judgement, value: ExpandedWord, text: string): void {
  const level = measure(judgement, () => judgement.readNested(judgement, text, 'sh', value.span));
  if (level !== 'safe') report(judgement, 'risky-code', value.span, 'awk');
}

/** What is in the strings of a program that starts others may be what it runs. */
function judgeStrings(judgement: Judgement, value: ExpandedWord, tokens: readonly Token[]): void {
  addEffect(judgement, 'run');
  report(judgement, 'risky-code', value.span, 'awk');
  for (const { type, text } of tokens) {
    if (type === 'string' && /\S\s+\S/.test(text))
      judgement.readNested(judgement, stringText(text), 'sh', value.span);
  }
}

const LONGEST_STATEMENT = 50;

/** `getline` is in the statement before a `<`, and not in brackets that are closed by then. */
function readsByGetline(tokens: readonly Token[], index: number): boolean {
  let depth = 0;
  for (let at = index - 1; at >= 0; at--) {
    // Longer statements are not examined: what is compared there may as well be read.
    if (index - at > LONGEST_STATEMENT) return true;
    const { type, text } = tokens[at] ?? { type: 'newline', text: '' };
    if (type === 'newline' || text === ';' || text === '{' || text === '}') return false;
    if (text === ')' || text === ']') depth++;
    else if (text === '(' || text === '[') depth = Math.max(0, depth - 1);
    else if (text === 'getline' && depth === 0) return true;
  }
  return false;
}

/** In a print statement, `>` outside parentheses names a file. */
function judgePrint(judgement: Judgement, value: ExpandedWord, tokens: readonly Token[], from: number): void {
  let depth = 0;
  for (let at = from + 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined || token.type === 'newline') return;
    // A statement inside an expression is a syntax error in awk.
    if (token.type === 'word' && /^printf?$/.test(token.text))
      return report(judgement, 'runs-code', value.span, 'awk');
    if (token.type !== 'operator') continue;
    if (/^[([{]$/.test(token.text)) depth++;
    else if (/^[)\]}]$/.test(token.text) && --depth < 0) return;
    else if (token.text === ';' && depth === 0) return;
    else if (depth === 0 && (token.text === '>' || token.text === '>>')) {
      const target = tokens[at + 1];
      const text = target?.type === 'string' ? stringText(target.text) : UNKNOWN;
      return writePath(judgement, { text, span: value.span }, token.text === '>' ? 'write' : 'append');
    }
  }
}

function stringText(raw: string): string {
  const inner = raw.slice(1, -1);
  return inner.includes('\\') ? UNKNOWN : inner;
}

/** The tokens, or undefined where the text is not understood. */
function readTokens(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const slash = text.charAt(at) === '/' ? slashMeans(tokens) : 'divides';
    if (slash === 'unclear' && HIDES.test(text.slice(at + 1))) return undefined;
    if (slash === 'pattern') {
      REGEX.lastIndex = at;
      const regex = REGEX.exec(text)?.[0];
      if (regex === undefined) return undefined;
      tokens.push({ type: 'regex', text: regex });
      at += regex.length;
      continue;
    }
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (found === null) return undefined;
    const kind = kindOf(found[0]);
    if (kind !== undefined) tokens.push({ type: kind, text: found[0] });
    at += found[0].length;
  }
  return tokens;
}

function kindOf(text: string): Token['type'] | undefined {
  const first = text.charAt(0);
  if (first === '\n') return 'newline';
  if (first === '"') return 'string';
  if (/[ \t\r\\#]/.test(first)) return undefined;
  if (/[A-Za-z_]/.test(first)) return 'word';
  return /\d/.test(first) || (first === '.' && text.length > 1) ? 'number' : 'operator';
}

/** A slash behind a value divides, behind most signs it begins a pattern; behind a word of the language awks differ. */
function slashMeans(tokens: readonly Token[]): 'divides' | 'pattern' | 'unclear' {
  const last = tokens.at(-1);
  if (last === undefined || last.type === 'newline') return 'pattern';
  if (last.type === 'word') return RESERVED.test(last.text) ? 'unclear' : 'divides';
  if (last.type === 'regex') return 'unclear';
  if (last.type !== 'operator' || last.text === ']') return 'divides';
  if (last.text === ')')
    return CONDITIONAL.test(tokens[openingOf(tokens) - 1]?.text ?? '') ? 'unclear' : 'divides';
  return /^(?:\$|\+\+|--)$/.test(last.text) ? 'unclear' : 'pattern';
}

const RESERVED =
  /^(?:printf?|return|exit|else|do|case|default|if|while|for|switch|in|getline|delete|next|nextfile|length|BEGIN|END|func|function|break|continue)$/;

const CONDITIONAL = /^(?:if|while|for|switch)$/;

/**
 * What lies behind an unclear slash is read as if that divides. This hides code from that reading: a quote, comment or
 * escape before the next slash, a next slash that would begin a pattern, and any slash behind that one.
 */
const HIDES = /^[^/\n]*(?:["#\\]|(?:[^\w\s)\]/]|^)\s*\/|\/(?:\\\n|[^\n])*\/)/;

/** Where the bracket opens that the last token closes. */
function openingOf(tokens: readonly Token[]): number {
  let depth = 0;
  for (let at = tokens.length - 1; at >= 0; at--) {
    const text = tokens[at]?.text;
    if (text === ')') depth++;
    else if (text === '(' && --depth === 0) return at;
  }
  return 0;
}
