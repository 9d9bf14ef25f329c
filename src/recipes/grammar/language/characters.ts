// Characters by the names people give them: `comma`, `tab`.

export const CHARACTERS: Readonly<Record<string, string>> = {
  space: ' ',
  blank: ' ',
  whitespace: ' ',
  tab: '\t',
  comma: ',',
  colon: ':',
  semicolon: ';',
  dash: '-',
  hyphen: '-',
  underscore: '_',
  dot: '.',
  period: '.',
  slash: '/',
  pipe: '|',
  newline: '\n',
  apostrophe: "'",
  equals: '=',
  backslash: '\\',
  ampersand: '&',
  asterisk: '*',
  percent: '%',
  plus: '+',
};

/** The character that a token names or is. */
export function characterOf(text: string): string {
  const lower = text.toLowerCase().replace(/-(separated|delimited|sepe?rated)$/, '');
  const singular = Object.hasOwn(CHARACTERS, lower) ? lower : lower.replace(/e?s$/, '');
  return CHARACTERS[lower] ?? CHARACTERS[singular] ?? text;
}
