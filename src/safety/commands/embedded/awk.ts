// awk programs: harmless unless they print into files or pipes, call system(), or read from a command.

import { addEffect, find } from '../../judgement/findings.ts';
import type { Judge } from '../../judgement/judge.ts';
import { isLiteral, VARIABLE, type Value } from '../../judgement/word.ts';
import { readPath, writePath } from '../../paths/file-effects.ts';

type Token = {
  readonly type: 'word' | 'string' | 'regex' | 'number' | 'operator' | 'newline';
  readonly text: string;
};

const TOKEN =
  /([ \t\r]+|\\\n|#[^\n]*)|(\n)|("(?:\\[\s\S]|[^"\\\n])*")|(\d+(?:\.\d*)?(?:[eE][-+]?\d+)?|\.\d+)|([A-Za-z_]\w*)|(\|\||&&|\|&|>>|[-+*/%^=!<>]=|\+\+|--|\*\*|[-+*/%^=!<>~?:,;(){}[\]$|@])/y;

const REGEX = /\/(?:\\[\s\S]|\[(?:\\[\s\S]|[^\]\\\n])*\]|[^/\\\n[])+\//y;

/** Judges a program text. */
export function judgeAwk(judge: Judge, value: Value): void {
  const tokens = isLiteral(value.text) ? readTokens(value.text) : undefined;
  if (tokens === undefined) {
    addEffect(judge, 'run');
    return find(judge, 'runs-code', value.span, 'awk');
  }
  for (const [index, token] of tokens.entries()) judgeToken(judge, value, tokens, token, index);
  if (tokens.some(runsPrograms)) judgeStrings(judge, value, tokens);
  for (let at = 0; at < tokens.length; at++) {
    const { type, text } = tokens[at] ?? { type: 'newline', text: '' };
    if (type === 'word' && (text === 'print' || text === 'printf')) judgePrint(judge, value, tokens, at);
  }
}

function judgeToken(judge: Judge, value: Value, tokens: readonly Token[], token: Token, index: number): void {
  const { type, text } = token;
  if (type === 'word' && text === 'ENVIRON') addEffect(judge, 'read');
  if (type === 'word' && text === 'ARGV') readArguments(judge, value, tokens);
  const source = tokens[index + 1];
  if (type === 'operator' && text === '<' && source?.type === 'string' && precededByGetline(tokens, index)) {
    readPath(judge, { text: stringText(source.text), span: value.span });
  }
}

/** What is put into ARGV is a file that awk opens next. */
function readArguments(judge: Judge, value: Value, tokens: readonly Token[]): void {
  for (const { type, text } of tokens)
    if (type === 'string') readPath(judge, { text: stringText(text), span: value.span });
}

/** `system(…)`, a pipe, a call of a function whose name is a value. */
function runsPrograms({ type, text }: Token): boolean {
  return type === 'word'
    ? text === 'system'
    : type === 'operator' && (text === '|' || text === '|&' || text === '@');
}

/** What stands in the strings of a program that starts others may be what it runs. */
function judgeStrings(judge: Judge, value: Value, tokens: readonly Token[]): void {
  addEffect(judge, 'run');
  find(judge, 'risky-code', value.span, 'awk');
  for (const { type, text } of tokens) {
    if (type === 'string' && /\S\s+\S/.test(text))
      judge.readNested(judge, stringText(text), 'sh', value.span);
  }
}

function precededByGetline(tokens: readonly Token[], index: number): boolean {
  return tokens.slice(Math.max(0, index - 5), index).some((token) => token.text === 'getline');
}

/** In a print statement, `>` outside parentheses names a file. */
function judgePrint(judge: Judge, value: Value, tokens: readonly Token[], from: number): void {
  let depth = 0;
  for (let at = from + 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined || token.type === 'newline') return;
    // No statement stands inside another's expressions: this is no program that awk takes.
    if (token.type === 'word' && /^printf?$/.test(token.text))
      return find(judge, 'runs-code', value.span, 'awk');
    if (token.type !== 'operator') continue;
    if (/^[([{]$/.test(token.text)) depth++;
    else if (/^[)\]}]$/.test(token.text) && --depth < 0) return;
    else if (token.text === ';' && depth === 0) return;
    else if (depth === 0 && (token.text === '>' || token.text === '>>')) {
      const target = tokens[at + 1];
      const text = target?.type === 'string' ? stringText(target.text) : VARIABLE;
      return writePath(judge, { text, span: value.span }, token.text === '>' ? 'write' : 'append');
    }
  }
}

function stringText(raw: string): string {
  const inner = raw.slice(1, -1);
  return inner.includes('\\') ? VARIABLE : inner;
}

/** The tokens, or undefined where the text is not understood. */
function readTokens(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    if (text.charAt(at) === '/' && regexMayStart(tokens.at(-1))) {
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

function regexMayStart(last: Token | undefined): boolean {
  if (last === undefined || last.type === 'newline') return true;
  if (last.type === 'word') return /^(?:print|return|in|getline|if|while|and|or)$/.test(last.text);
  return last.type === 'operator' && !/^[)\]$]$|^\+\+$|^--$/.test(last.text);
}
