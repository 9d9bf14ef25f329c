// A command line from the settings, split into program and arguments; no shell ever reads it.

const NEEDS_SHELL = new Set('|&;<>()$`\n');
const NEEDS_SHELL_IN_DOUBLE_QUOTES = new Set('$`');

export type CommandWords =
  | { readonly type: 'words'; readonly words: readonly string[] }
  | { readonly type: 'unreadable'; readonly reason: string };

/** Quotes and backslashes work as in a POSIX shell; what only a shell can do is unreadable. */
export function parseCommandWords(line: string): CommandWords {
  const words: string[] = [];
  let word: string | undefined;
  let at = 0;
  while (at < line.length) {
    const character = line.charAt(at);
    if (character === ' ' || character === '\t') {
      if (word !== undefined) words.push(word);
      word = undefined;
      at += 1;
      continue;
    }
    if (NEEDS_SHELL.has(character) || (character === '~' && word === undefined)) {
      return { type: 'unreadable', reason: `${JSON.stringify(character)} needs a shell` };
    }
    const piece = readPiece(line, at);
    if (piece === undefined) return { type: 'unreadable', reason: 'a quote is not closed' };
    if (piece.needsShell) return { type: 'unreadable', reason: '"$" and "`" need a shell' };
    word = (word ?? '') + piece.text;
    at = piece.next;
  }
  if (word !== undefined) words.push(word);
  return words.length > 0 ? { type: 'words', words } : { type: 'unreadable', reason: 'it is empty' };
}

type Piece = { readonly text: string; readonly next: number; readonly needsShell: boolean };

function readPiece(line: string, at: number): Piece | undefined {
  const character = line.charAt(at);
  if (character === '\\') return { text: line.charAt(at + 1), next: at + 2, needsShell: false };
  if (character === '"') return readDoubleQuoted(line, at + 1);
  if (character !== "'") return { text: character, next: at + 1, needsShell: false };
  const end = line.indexOf("'", at + 1);
  return end < 0 ? undefined : { text: line.slice(at + 1, end), next: end + 1, needsShell: false };
}

function readDoubleQuoted(line: string, start: number): Piece | undefined {
  let text = '';
  for (let at = start; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (character === '"') return { text, next: at + 1, needsShell: false };
    if (NEEDS_SHELL_IN_DOUBLE_QUOTES.has(character)) return { text, next: at, needsShell: true };
    const escaped = character === '\\' && /["\\$`]/.test(line.charAt(at + 1));
    if (escaped) at += 1;
    text += line.charAt(at);
  }
  return undefined;
}
