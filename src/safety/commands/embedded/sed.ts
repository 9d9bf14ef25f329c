// sed scripts: most of their commands only edit the stream, a few write, read or run.

import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { type ExpandedWord, isLiteral, NUMBER } from '../../judgement/word.ts';
import { readPath, writePath } from '../../paths/file-effects.ts';
import { noteString } from '../printed-escapes.ts';

type Reading = { readonly text: string; at: number };

/** Judges one script (all `-e` texts are judged one by one). */
export function judgeSed(judgement: Judgement, value: ExpandedWord): void {
  // Whichever number it is, it is an address, a flag or a part of a pattern.
  const text = value.text.replaceAll(NUMBER, '1');
  // Of `1e+07p`, which a sum may be, sed would run `+07p`.
  if (!isLiteral(text) || value.text.includes(NUMBER + NUMBER)) {
    addEffect(judgement, 'run');
    return report(judgement, 'runs-code', value.span, 'sed');
  }
  const reading: Reading = { text, at: 0 };
  while (reading.at < reading.text.length) {
    if (!readCommand(judgement, reading, value)) {
      addEffect(judgement, 'run');
      return report(judgement, 'runs-code', value.span, 'sed');
    }
  }
}

/** False where the script is not understood. */
function readCommand(judgement: Judgement, reading: Reading, value: ExpandedWord): boolean {
  skip(reading, /[\s;{}]*/y);
  if (reading.at >= reading.text.length) return true;
  if (!skipAddress(reading)) return false;
  const command = reading.text.charAt(reading.at++);
  switch (command) {
    case 's':
      return substitute(judgement, reading, value);
    case 'y': {
      const from = reading.at;
      if (!delimited(reading, 2)) return false;
      noteString(judgement, lastPart(reading.text.slice(from, reading.at)), value);
      return true;
    }
    case 'w':
    case 'W':
      writePath(judgement, { text: fileName(reading), span: value.span }, 'write');
      return true;
    case 'r':
    case 'R':
      readPath(judgement, { text: fileName(reading), span: value.span });
      return true;
    case '{':
    case '}':
      return true;
    case 'e':
      runsProgram(judgement, reading, value);
      return true;
    case '':
    case '#':
    case 'a':
    case 'i':
    case 'c':
    case ':':
    case 'b':
    case 't':
    case 'T':
      readText(judgement, reading, command, value);
      return true;
    default:
      if (!/[=dDgGhHlnNpPqQxzF]/.test(command)) return false;
      skip(reading, /[ \t]*\d*[ \t]*/y);
      return /^(?:$|[\n;}#])/.test(reading.text.slice(reading.at));
  }
}

/** Text or a label up to the end of the line; a backslash continues it. */
function readText(judgement: Judgement, reading: Reading, command: string, value: ExpandedWord): void {
  const from = reading.at;
  const isText = command === 'a' || command === 'i' || command === 'c';
  skip(reading, isText ? /(?:\\[\s\S]|\\$|[^\n\\])*/y : /[^\n;}]*/y);
  if (isText) noteString(judgement, reading.text.slice(from, reading.at), value);
}

function runsProgram(judgement: Judgement, reading: Reading, value: ExpandedWord): void {
  const text = fileName(reading);
  addEffect(judgement, 'run', 'write');
  if (text === '') report(judgement, 'runs-input', value.span);
  else judgement.readNested(judgement, text, 'sh', value.span);
  report(judgement, 'risky-code', value.span, 'sed');
}

function skip(reading: Reading, pattern: RegExp): void {
  pattern.lastIndex = reading.at;
  reading.at += pattern.exec(reading.text)?.[0].length ?? 0;
}

function fileName(reading: Reading): string {
  skip(reading, /[ \t]*/y);
  const end = reading.text.indexOf('\n', reading.at);
  const name = reading.text.slice(reading.at, end === -1 ? undefined : end);
  reading.at = end === -1 ? reading.text.length : end + 1;
  return name;
}

/** `1,$`, `/re/I,+3`, `0~4!`. */
function skipAddress(reading: Reading): boolean {
  for (;;) {
    const before = reading.at;
    skip(reading, /[ \t]*(?:\d+|\$|[+~]\d+|,|!)[ \t]*/y);
    const char = reading.text.charAt(reading.at);
    if (char === '/') {
      if (!delimited(reading, 1)) return false;
      skip(reading, /[IM]*/y);
    } else if (char === '\\') {
      reading.at++;
      if (!delimited(reading, 1)) return false;
    } else if (!/[\d$+~,! \t]/.test(char)) return true;
    // Nothing of it could be read as an address.
    if (reading.at === before) return false;
  }
}

/** Reads `/…/` (or `/…/…/`) with any delimiter; the position ends behind the last. */
function delimited(reading: Reading, parts: number): boolean {
  const delimiter = reading.text.charAt(reading.at++);
  if (delimiter === '' || delimiter === '\n' || delimiter === '\\') return false;
  for (let part = 0; part < parts; part++) {
    let inClass = false;
    for (;;) {
      const char = reading.text.charAt(reading.at++);
      if (char === '') return false;
      if (char === '\\') reading.at++;
      else if (part === 0 && char === '[' && !inClass) inClass = true;
      else if (char === ']' && inClass) inClass = false;
      else if (char === delimiter && (!inClass || !reading.text.slice(reading.at).includes(']'))) break;
      else if (char === delimiter && inClass) return false;
    }
  }
  return true;
}

/** The replacement of `/…/…/`. */
function lastPart(text: string): string {
  const delimiter = text.charAt(0);
  let at = text.length - 2;
  while (at > 0 && (text.charAt(at) !== delimiter || text.charAt(at - 1) === '\\')) at--;
  return text.slice(at + 1, -1);
}

function substitute(judgement: Judgement, reading: Reading, value: ExpandedWord): boolean {
  const from = reading.at;
  if (!delimited(reading, 2)) return false;
  noteString(judgement, lastPart(reading.text.slice(from, reading.at)), value);
  const start = reading.at;
  skip(reading, /[gpiImMe0-9]*/y);
  if (reading.text.slice(start, reading.at).includes('e')) {
    addEffect(judgement, 'run', 'write');
    report(judgement, 'risky-code', value.span, 'sed');
  }
  if (reading.text.charAt(reading.at) === 'w') {
    reading.at++;
    writePath(judgement, { text: fileName(reading), span: value.span }, 'write');
    return true;
  }
  return /^[ \t]*(?:$|[\n;}#])/.test(reading.text.slice(reading.at));
}
