// How many cells text takes on a terminal, counted per code point as terminals without grapheme support do.

/** East Asian wide and fullwidth (UAX #11), and what is drawn as an emoji without being asked to. */
const WIDE =
  /[[\p{Emoji_Presentation}--\p{Regional_Indicator}]\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\u3247\u3250-\u4DBF\u4E00-\uA4C6\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6B\uFF01-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{1B2FB}\u{1F200}-\u{1F265}\u{20000}-\u{3FFFD}]/v;

const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}\p{Default_Ignorable_Code_Point}\u1160-\u11FF]/u;

const ASCII = /^[ -~]*$/;

/** Cells of one line of text without controls or styles. */
export function cellsOf(text: string): number {
  if (ASCII.test(text)) return text.length;
  let cells = 0;
  for (const character of text) cells += cellsOfCharacter(character);
  return cells;
}

/** Screen rows a line takes at this width, as the terminal wraps it; at least 1. */
export function rowsOf(text: string, columns: number): number {
  let rows = 1;
  let used = 0;
  for (const character of text) {
    const cells = cellsOfCharacter(character);
    if (used + cells > columns) {
      rows += 1;
      used = 0;
    }
    used += cells;
  }
  return rows;
}

/** The text, or as much of its start as fits with `ellipsis` in `columns` cells. */
export function cutToWidth(text: string, columns: number, ellipsis: string): string {
  if (cellsOf(text) <= columns) return text;
  const room = columns - cellsOf(ellipsis);
  let start = '';
  let used = 0;
  for (const character of text) {
    used += cellsOfCharacter(character);
    if (used > room) break;
    start += character;
  }
  return start.trimEnd() + ellipsis;
}

/** Lines of whole words, each at most `columns` wide; a longer word gets its own line. */
export function wrapWords(text: string, columns: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && cellsOf(last) + 1 + cellsOf(word) <= columns) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

function cellsOfCharacter(character: string): 0 | 1 | 2 {
  if (ASCII.test(character)) return 1;
  if (NO_WIDTH.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}

/** Without our own styles, which take no cells. */
export function withoutStyles(line: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a style starts with one
  return line.replace(/\x1b\[[\d;]*m/g, '');
}
