// Text of others, such as a license out of a model's file, for one line on a terminal.

const LONGEST = 60;

/** Without control, formatting and line-breaking characters, and cut after `most`. */
export function plainLine(text: string, most = LONGEST): string {
  // More than is shown is not looked through; most of it may be taken out.
  const plain = text
    .slice(0, most * 16)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  const characters = Array.from(plain);
  return characters.length <= most ? plain : `${characters.slice(0, most - 1).join('')}…`;
}
