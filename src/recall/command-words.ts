// A command's words and pieces, and whether a token of `meanings.ts` is among them. Pure.

/** The flags of which it is said what they do, by the first word of a program's name. */
export type FlagsOf = ReadonlyMap<string, readonly string[]>;

/** Whether a token of `MEANINGS` is in the command, whose words and pieces are given. */
export function hasToken(token: string, { words, pieces, text, otherwise }: CommandWords): boolean {
  if (token.startsWith('--')) return words.some((word) => word === token || word.startsWith(`${token}=`));
  if (token === '1.2.3.4') return /\b\d{1,3}(?:\.\d{1,3}){3}\b/.test(text);
  if (token === '@') return words.some((word) => ADDRESS.test(word));
  if (/^-\w$/.test(token)) return !otherwise.has(token) && words.some((word) => isFlag(word, token.slice(1)));
  if (/^-./.test(token)) return words.includes(token);
  if (/^\.\w+$/.test(token))
    return words.some((word) => word.toLowerCase().replace(/["']$/, '').endsWith(token));
  if (/^[\w]+$/.test(token)) {
    const lower = token.toLowerCase();
    // A program of two letters is no beginning of a word.
    return pieces.some((piece) => (lower.length <= 3 ? piece === lower : piece.startsWith(lower)));
  }
  return text.toLowerCase().includes(token.toLowerCase());
}

/** `anna@nas.local:`, `10.0.4.12` behind an @, but no version: `typescript@5.6`. */
const ADDRESS = /^[\w.-]+@(?:[a-z]|\d+\.\d+\.\d+\.\d)/i;

/** `-v`, `-rv`, but not `-name`: a long word behind one dash is an option of its own. */
export function isFlag(word: string, letter: string): boolean {
  return /^-\w{1,4}$/.test(word) && word.includes(letter);
}

export type CommandWords = {
  readonly text: string;
  readonly words: readonly string[];
  /** Lower case, cut at everything but letters and digits. */
  readonly pieces: readonly string[];
  /** What may be a program's name, without its folder. */
  readonly names: ReadonlySet<string>;
  /** Flags of which its program's description says what they do. */
  readonly otherwise: ReadonlySet<string>;
};

export function wordsOf(command: string, flags: FlagsOf): CommandWords {
  // What is thrown away says nothing of the command.
  const text = command.replaceAll('/dev/null', '');
  const words = text.split(/\s+/).map((word) => word.replace(/^["'(]+/, ''));
  return {
    text,
    words,
    names: new Set(words.flatMap(namesIn)),
    otherwise: new Set(words.flatMap((word) => flags.get(word) ?? [])),
    pieces: `${text} ${text.match(HUMPED)?.join(' ').replace(HUMP, ' ') ?? ''}`
      .toLowerCase()
      .split(/[^\p{L}\p{N}-]+|(?<=\p{L})-(?=\p{L})/u)
      .map((piece) => piece.replace(/^-+/, ''))
      .filter((piece) => piece !== ''),
  };
}

/** `IPAddress`, `DateTimeOriginal`: each part is a word, too. */
const HUMPED = /[A-Za-z]*(?:[a-z][A-Z]|[A-Z][A-Z][a-z])[A-Za-z]*/g;
const HUMP = /(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g;

/** `arm-none-eabi-objdump` and `tool.py` are known by what they are without the rest. */
function namesIn(word: string): readonly string[] {
  const lower = word.toLowerCase();
  const name = lower.slice(lower.lastIndexOf('/') + 1);
  const bare = /[-.]/.test(name) ? name.replace(CROSS, '').replace(/\.(?:py|sh|pl|exe|rb|jar)$/, '') : name;
  const option = lower.startsWith('-') ? /^-[^=+<]*(?=[=+<])/.exec(lower)?.[0] : undefined;
  return [lower, name, ...(bare === name ? [] : [bare]), ...(option === undefined ? [] : [option])];
}

const CROSS = /^(?:\w+-)+(?=(?:gcc|g\+\+|gdb|ld|nm|strip|size|objdump|objcopy|readelf|addr2line)$)/;
