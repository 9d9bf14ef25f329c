// Makes what a reader could not see in a command or a model's text visible, so that it cannot act on the terminal or deceive.

/** Newlines and tabs stay; control characters become pictures (`␛`), the invisible becomes its number (`<U+202E>`). */
export function makeVisible(text: string): string {
  return text.replace(EMOJI_OR_UNSEEN, (found) =>
    UNSEEN.test(found) ? [...found].map(showOne).join('') : found,
  );
}

/**
 * Control and format characters (bidirectional, zero-width, tags), line separators, lone surrogates,
 * and letters that draw nothing: fillers and the blank braille pattern.
 */
const UNSEEN_CLASS =
  '(?![\\t\\n])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u2800\\u3164\\uffa0\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]';
const UNSEEN = new RegExp(`^${UNSEEN_CLASS}$`, 'u');
/** Joiners and the emoji form belong to an emoji and are seen through it. */
const EMOJI_OR_UNSEEN = new RegExp(
  `\\p{Extended_Pictographic}\\ufe0f?\\p{EMod}?(?:\\u200d\\p{Extended_Pictographic}\\ufe0f?\\p{EMod}?)*|${UNSEEN_CLASS}`,
  'gu',
);

function showOne(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return '\u2421';
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
}
