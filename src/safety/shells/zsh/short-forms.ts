// zsh's short compounds (`for f (*.txt) cat $f`, `if [[ -f a ]] { cat a }`, `repeat 3 { date }`, `{ ls }`), spelled as bash does.

import type { Span } from '../../../domain/verdict.ts';
import { quoteStates } from '../quote-map.ts';
import { applyEdits, type Edit, type EditedText } from '../source-map.ts';

/** Undefined where nothing is short, or where it is not short in one of these ways. */
export function plainShortForms(text: string): EditedText | undefined {
  if (
    !/\b(?:if|while|until|for|foreach|repeat)(?![\w*?.=/~:@%+,-])|[^;\s]\s*\}/.test(text) ||
    text.includes('<<')
  )
    return undefined;
  const unquoted = quoteStates(text);
  const tokens = readTokens(text, unquoted);
  const next: Forms['next'] = {
    test: finder(tokens, (token) => token === ']]'),
    arithmetic: finder(tokens, (token) => token.endsWith('))')),
    separator: finder(tokens, (token) => token === ';' || token === '\n'),
  };
  const forms: Forms = { text, unquoted, tokens, next, pieces: [], open: [] };
  for (let at = 0; at < forms.tokens.length; ) {
    const next = readForm(forms, at);
    if (next === undefined) return undefined;
    at = next;
  }
  if (forms.pieces.length === 0 || forms.open.length > 0) return undefined;
  return applyEdits(
    text,
    forms.pieces.sort((one, other) => one.span[0] - other.span[0]),
  );
}

type Token = { readonly text: string; readonly span: Span };

/** What ends a compound that is open: its brace, or the `end` of foreach. */
type Open = { readonly by: '}' | 'end'; readonly text: string };

type Forms = {
  readonly text: string;
  readonly unquoted: Uint8Array;
  readonly tokens: readonly Token[];
  /** The first token after a place that ends a test, ends arithmetic or separates commands. */
  readonly next: Readonly<Record<'test' | 'arithmetic' | 'separator', Finder>>;
  readonly pieces: Edit[];
  readonly open: Open[];
};

/** Words, and each `;` and end of a line by itself. */
function readTokens(text: string, unquoted: Uint8Array): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  const end = (at: number) => {
    if (at > from) tokens.push({ text: text.slice(from, at), span: [from, at] });
    from = at + 1;
  };
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (unquoted[at] !== 1 || !/[\s;]/.test(char)) continue;
    end(at);
    if (char === ';' || char === '\n') tokens.push({ text: char, span: [at, at + 1] });
  }
  end(text.length);
  return tokens;
}

/** The place of the first token after `at` that is looked for, or undefined. */
type Finder = (at: number) => number | undefined;

/** Each compound of a text may look for the end of all of them, so that the tokens are gone through but once. */
function finder(tokens: readonly Token[], isIt: (text: string) => boolean): Finder {
  let following: readonly (number | undefined)[] | undefined;
  return (at) => {
    following ??= placesFollowing(tokens, isIt);
    return following[at];
  };
}

function placesFollowing(tokens: readonly Token[], isIt: (text: string) => boolean): (number | undefined)[] {
  const following = new Array<number | undefined>(tokens.length);
  let next: number | undefined;
  for (const [at, { text }] of [...tokens.entries()].reverse()) {
    following[at] = next;
    if (isIt(text)) next = at;
  }
  return following;
}

const BEFORE_COMMAND = /^(?:[;\n{(!]|&&?|\|[|&]?|then|do|else)$/;

const NAME = /^[A-Za-z_]\w*$/;

/** Reads what begins at a token; returns where to go on, or undefined where the text is not understood. */
function readForm(forms: Forms, at: number): number | undefined {
  const { tokens } = forms;
  const text = textAt(forms, at);
  if (text.startsWith('#')) return undefined;
  if (text === '{') forms.open.push({ by: '}', text: '}' });
  if (text === '}') return closeBrace(forms, at);
  const begins = at === 0 || BEFORE_COMMAND.test(textAt(forms, at - 1)) || textAt(forms, at - 1) === '}';
  if (!begins) return at + 1;
  if (text === 'end' && forms.open.at(-1)?.by === 'end') {
    replace(forms, at, forms.open.pop()?.text ?? '');
    return at + 1;
  }
  if (/^(?:if|elif|while|until)$/.test(text)) return readCondition(forms, at);
  if (text === 'repeat') return readRepeat(forms, at);
  if (text === 'for' && textAt(forms, at + 1).startsWith('((')) return readCounting(forms, at);
  if (/^for(?:each)?$/.test(text) && NAME.test(textAt(forms, at + 1))) return readNames(forms, at);
  return at < tokens.length ? at + 1 : undefined;
}

/** `if [[ … ]] { … }`, `while (( … )) { … }`. */
function readCondition(forms: Forms, at: number): number {
  const opening = textAt(forms, at + 1);
  const last =
    opening === '[[' ? forms.next.test(at) : opening.startsWith('((') ? forms.next.arithmetic(at) : undefined;
  if (last === undefined || textAt(forms, last + 1) !== '{') return at + 1;
  const branches = /if$/.test(textAt(forms, at));
  replace(forms, last + 1, branches ? '; then' : '; do');
  forms.open.push({ by: '}', text: branches ? 'fi' : 'done' });
  return last + 2;
}

/** `for ((i = 0; i < 3; i++)) print $i`, with or without braces. */
function readCounting(forms: Forms, at: number): number | undefined {
  const last = forms.next.arithmetic(at);
  const body = last === undefined ? '' : textAt(forms, last + 1);
  if (last === undefined || /^(?:|;|\n|do)$/.test(body)) return at + 1;
  if (body === '{') {
    replace(forms, last + 1, '; do');
    forms.open.push({ by: '}', text: 'done' });
    return last + 2;
  }
  const after = forms.tokens[last]?.span[1] ?? 0;
  forms.pieces.push({ span: [after, after], text: ' ; do ' });
  return closeSublist(forms, last + 1);
}

/** `repeat 3 { date }`, `repeat 3; do date; done`. */
function readRepeat(forms: Forms, at: number): number {
  const opening = textAt(forms, at + 2);
  const isLoop = opening === 'do' || (/^[;\n]$/.test(opening) && textAt(forms, at + 3) === 'do');
  if (!/^\d+$/.test(textAt(forms, at + 1)) || (opening !== '{' && !isLoop)) return at + 1;
  replace(forms, at, 'while');
  replace(forms, at + 1, opening === 'do' ? ':;' : ':');
  if (isLoop) return at + 3;
  replace(forms, at + 2, '; do');
  forms.open.push({ by: '}', text: 'done' });
  return at + 3;
}

/** `for x (a b) echo $x`, `for x (a b) { … }`, `foreach x (a b); …; end`. */
function readList(forms: Forms, at: number, list: number, also: string): number | undefined {
  const from = forms.tokens[list]?.span[0] ?? 0;
  const to = closingBracket(forms, from);
  if (to === undefined) return undefined;
  let body = list;
  while ((forms.tokens[body]?.span[0] ?? Infinity) <= to) body++;
  // Of `foreach x (1)ls; …` the body begins within the word of its list.
  const glued = (forms.tokens[body - 1]?.span[1] ?? 0) > to + 1;
  if (body === forms.tokens.length || glued) return undefined;
  forms.pieces.push({ span: [from, from + 1], text: 'in ' }, { span: [to, to + 1], text: ` ; do ${also}` });
  if (textAt(forms, at) === 'foreach') {
    replace(forms, at, 'for');
    if (textAt(forms, body) === ';') replace(forms, body++, ' ');
    forms.open.push({ by: 'end', text: 'done' });
    return body;
  }
  if (textAt(forms, body) === '{') {
    replace(forms, body, ' ');
    forms.open.push({ by: '}', text: 'done' });
    return body + 1;
  }
  return closeSublist(forms, body);
}

const COMPOUND =
  /^(?:\{|\(|\[\[|!|do|if|for|foreach|while|until|case|select|repeat|function|time|coproc|always)/;

/** A body without braces goes to the end of its pipelines. */
function closeSublist(forms: Forms, body: number): number | undefined {
  if (COMPOUND.test(textAt(forms, body))) return undefined;
  let end = body;
  while (end < forms.tokens.length && !/^(?:[;\n]|.*[^&]&|&)$/s.test(textAt(forms, end))) {
    if (/^[{}]$|^\)/.test(textAt(forms, end))) return undefined;
    end++;
  }
  const place = forms.tokens[end]?.span[0] ?? forms.text.length;
  forms.pieces.push({ span: [place, place], text: ' ; done ' });
  return end;
}

/**
 * `for x in a b; { … }`, `for x in a b; print $x`, and `for k v in …`, whose further names take from the same list.
 */
function readNames(forms: Forms, at: number): number | undefined {
  let place = at + 2;
  const more: number[] = [];
  while (NAME.test(textAt(forms, place)) && textAt(forms, place) !== 'in') more.push(place++);
  const also = more.map((index) => `${textAt(forms, index)}=$${textAt(forms, at + 1)}; `).join('');
  const isList = textAt(forms, place).startsWith('(');
  if (!isList && textAt(forms, place) !== 'in') return at + 1;
  if (isList) {
    for (const index of more) replace(forms, index, ' ');
    return readList(forms, at, place, also);
  }
  const separator = forms.next.separator(place) ?? forms.tokens.length;
  const opening = textAt(forms, separator + 1);
  if (/^(?:|;|\n)$/.test(opening) || (opening === 'do' && more.length === 0)) return at + 1;
  for (const index of more) replace(forms, index, ' ');
  if (!/^(?:do|\{)$/.test(opening)) {
    const after = forms.tokens[separator]?.span[1] ?? 0;
    forms.pieces.push({ span: [after, after], text: ` do ${also}` });
    return closeSublist(forms, separator + 1);
  }
  replace(forms, separator + 1, `do ${also}`);
  if (opening === '{') forms.open.push({ by: '}', text: 'done' });
  return separator + 2;
}

function closeBrace(forms: Forms, at: number): number | undefined {
  const open = forms.open.pop();
  if (open?.by !== '}') return undefined;
  const ended = /^[;\n]$/.test(textAt(forms, at - 1)) ? ' ' : ' ; ';
  if (open.text === '}') {
    // `{ ls }`: zsh needs no `;` there (zshmisc(1), COMPLEX COMMANDS).
    if (ended !== ' ') replace(forms, at, `${ended}}`);
    return at + 1;
  }
  const next = textAt(forms, at + 1);
  if (open.text !== 'fi' || !/^(?:else|elif)$/.test(next)) {
    replace(forms, at, ended + open.text);
    return at + 1;
  }
  replace(forms, at, ended);
  if (next === 'elif') return readElif(forms, at + 1);
  if (textAt(forms, at + 2) !== '{') return undefined;
  replace(forms, at + 2, ' ');
  forms.open.push(open);
  return at + 3;
}

/** An `elif` is short in the same way, or the whole is not understood. */
function readElif(forms: Forms, at: number): number | undefined {
  const next = readCondition(forms, at);
  return next === at + 1 ? undefined : next;
}

function closingBracket({ text, unquoted }: Forms, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (unquoted[at] !== 1) continue;
    if (text.charAt(at) === '(') depth++;
    else if (text.charAt(at) === ')' && --depth === 0) return at;
  }
  return undefined;
}

function textAt({ tokens }: Forms, at: number): string {
  return tokens[at]?.text ?? '';
}

function replace(forms: Forms, at: number, text: string): void {
  const span = forms.tokens[at]?.span;
  if (span !== undefined) forms.pieces.push({ span, text });
}
