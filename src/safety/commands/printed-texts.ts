// Texts that commands print as their words or their input say: `echo`, `printf`, `base64 -d`.

import { LETTER_ESCAPES } from '../../domain/escapes.ts';
import { inputText } from '../flow/output.ts';
import type { Input, Judgement } from '../judgement/judge.ts';
import { type ExpandedWord, UNKNOWN } from '../judgement/word.ts';

/** The text where it is known, and the names in it. */
export type Known = {
  readonly text?: string | undefined;
  readonly names?: readonly ExpandedWord[];
  readonly certain?: boolean;
};

/** base64 is a usual disguise. */
export function decoded(input: Input): string | undefined {
  const known = inputText(input);
  if (known === undefined || !/^[\w+/=\s]*$/.test(known.text)) return undefined;
  return Buffer.from(known.text, 'base64')
    .toString('utf8')
    .replace(/(?<!\n)\n+$/, '');
}

export function echoed(judgement: Judgement, args: readonly ExpandedWord[]): Known {
  let at = 0;
  let escapes = judgement.text.dialect === 'zsh' || judgement.text.dialect === 'sh';
  for (; /^-[neElrs]+$/.test(args[at]?.text ?? ''); at++) {
    if (args[at]?.text.includes('e')) escapes = true;
    if (/[Er]/.test(args[at]?.text ?? '')) escapes = false;
  }
  const names = args.slice(at).map((arg) => ({ ...arg, text: escapes ? unescaped(arg.text) : arg.text }));
  return { text: names.map((name) => name.text).join(' '), names };
}

/** `%s` takes the next word; anything less plain is unknown, but each word may still be a name. */
export function formatted(args: readonly ExpandedWord[]): Known {
  const [format, ...words] = args[0]?.text === '--' ? args.slice(1) : args;
  if (format === undefined) return { text: '' };
  const queue = [...words];
  const pattern = unescaped(format.text);
  let known = true;
  const once = (): string =>
    pattern.replace(/%(?:([sb])|(%)|[^%sb]*[a-zA-Z])/g, (_, letter, percent) => {
      if (percent !== undefined) return '%';
      if (letter === undefined) known = false;
      const word = queue.shift()?.text ?? '';
      return letter === 'b' ? unescaped(word) : word;
    });
  let text = once();
  while (queue.length > 0 && queue.length < words.length && text.length < 8192) text += once();
  return known ? { text: text.replace(/(?<!\n)\n+$/, '') } : { names: words };
}

const ESCAPES: Readonly<Record<string, string>> = { ...LETTER_ESCAPES, e: '\u001b', E: '\u001b' };

/** `\x2f`, `\057`, `\n` as echo -e and printf read them. */
function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(
    /\\(?:x([0-9a-fA-F]{1,2})|u([0-9a-fA-F]{1,4})|U([0-9a-fA-F]{1,8})|0?([0-7]{1,3})|([\s\S]))/g,
    (_, hex, unit, long, octal, letter) => {
      if (letter !== undefined) return ESCAPES[letter] ?? letter;
      const code = octal === undefined ? Number.parseInt(hex ?? unit ?? long, 16) : Number.parseInt(octal, 8);
      return code > 0x10ffff ? UNKNOWN : String.fromCodePoint(code);
    },
  );
}
