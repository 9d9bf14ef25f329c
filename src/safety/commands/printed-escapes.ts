// Formats and texts that a program prints as control characters: `%x1b` of git, `\033` of find and stat, `\u001b` of jq.

import { noteControls } from '../flow/output.ts';
import { report } from '../judgement/findings.ts';
import type { Judgement } from '../judgement/judge.ts';
import type { ExpandedWord } from '../judgement/word.ts';
import { hasTrait } from '../knowledge/program-traits.ts';

/** What the words of a command make it print beyond colours, where their own escapes tell. */
export function noteEscapes(judgement: Judgement, name: string, args: readonly ExpandedWord[]): void {
  if (hasTrait(name, 'reads escapes')) return;
  for (const { text: written, span } of name === 'tr' ? translated(args) : args) {
    if (!MAY_ESCAPE.test(written)) continue;
    if (TEMPLATE.test(written)) report(judgement, 'controls-terminal', span);
    // diff's formats: `%c'\033'` is one character.
    const text = written.replace(/%c'(\\\d+|[^'])'/g, '$1').replace(TEMPLATE_STRING, '$1');
    if (!ESCAPED.test(text)) continue;
    if (name === 'tr') report(judgement, 'controls-terminal', span);
    const printed = withEscapes(text);
    noteControls(judgement, printed, span);
    if (hasTrait(name, 'formats') && OPEN.test(printed)) report(judgement, 'controls-terminal', span);
  }
}

/** One string of a program that prints it, or a format: `%c` may be any character. */
export function noteString(judgement: Judgement, text: string, value: ExpandedWord): void {
  if (!ESCAPED.test(text)) return;
  const printed = withEscapes(text).replace(/%[-\d.]*[di]/g, '1');
  noteControls(judgement, printed, value.span);
  if (OPEN.test(printed)) report(judgement, 'controls-terminal', value.span);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for
const ESCAPED = /\\(?:[xuUodceE]|0?33|[12]\d\d)|%x?[19]|[\u001b\u0080-\u009f]/;

/** Nearly all words hold nothing that an escape or a format begins with. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for
const MAY_ESCAPE = /[\\%\u001b\u0080-\u009f]/;

/** A template of Go: `{{printf "%c" 27}}` prints any character. */
const TEMPLATE = /\{\{[^}]*%[-+# \d.]*[cU]/;

/** `{{"\x1b"}}`, `{{print "\x1b"}}` */
const TEMPLATE_STRING = /\{\{-?\s*(?:print(?:ln|f)?\s+)?"((?:[^"\\]|\\.)*)"[^{}]*\}\}/g;

/** What tr writes, not what it looks for. */
function translated(args: readonly ExpandedWord[]): readonly ExpandedWord[] {
  const sets = args.filter(({ text }) => !/^-(?:[cCdst]+|-[a-z]+)$/.test(text));
  return args.some(({ text }) => /^-\w*d|^--delete/.test(text)) ? [] : sets.slice(1);
}

/** An escape sequence whose rest comes from elsewhere. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for
const OPEN = /\u001b(?:$|[^[(78MDEH=>]|\[[\d;?]*(?:$|[%\\"]))/;

const ESCAPE =
  /\\(?:x\{?([0-9a-fA-F]{1,2})\}?|u\{?([0-9a-fA-F]{1,4})\}?|o?([0-3]?[0-7]{2})|d(\d{3})|([eE])|c(\[))|%x?([0-9a-fA-F]{2})/g;

/** The text with its escapes as the characters they stand for. */
function withEscapes(text: string): string {
  return text.replace(ESCAPE, (_, hex, unit, octal, decimal, letter, control, percent) => {
    if (letter !== undefined || control !== undefined) return '\u001b';
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
    if (decimal !== undefined) return String.fromCharCode(Number(decimal));
    return String.fromCharCode(Number.parseInt(hex ?? unit ?? percent, 16));
  });
}
