// Makes characters visible that a terminal would interpret or hide, so that the screen shows the real text.

/** Part of an emoji, and only there: a variation selector after it, a joiner between two. */
const IN_EMOJI =
  /(?<=\p{Extended_Pictographic})\u{FE0F}|(?<=[\d#*])\u{FE0F}(?=\u{20E3})|(?<=\p{Extended_Pictographic}[\u{FE0F}\p{Emoji_Modifier}]?)\u{200D}(?=\p{Extended_Pictographic})/uy;

/** Most texts; the pattern below takes a while to compile. */
const PLAIN = /^[ -~]*$/;

/** U+2800 is a braille letter without dots. */
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/gu;

/**
 * Controls become `^[` or `\x9b`; characters without their own picture (bidirectional and zero-width
 * ones, tags, lone surrogates) become `<U+200B>`. Newlines and tabs stay, and emoji stay whole.
 */
export function makeVisible(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(HIDDEN, (character, index: number) => {
    if (character === '\n' || character === '\t') return character;
    IN_EMOJI.lastIndex = index;
    return IN_EMOJI.test(text) ? character : visibleName(character);
  });
}

/** The same without exceptions, newlines and odd spaces included: for one line of a command, where every character counts. */
export function makeAllVisible(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(HIDDEN, visibleName).replace(/(?! )\p{Zs}/gu, visibleName);
}

function visibleName(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return `^${String.fromCharCode(code + 0x40)}`;
  if (code === 0x7f) return '^?';
  if (code < 0xa0) return `\\x${code.toString(16)}`;
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
}
