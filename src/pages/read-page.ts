// One page of tldr: a program, what it is, and examples, each a sentence and a command with places to fill.

export type PageExample = {
  readonly program: string;
  /** What the program is. */
  readonly about: string;
  /** What the example does, without the marks of keys. */
  readonly says: string;
  /** With `{{places}}` as the page has them. */
  readonly command: string;
};

/** Characters. */
const LONGEST = 2_000;

/** The format: https://github.com/tldr-pages/tldr/blob/main/contributing-guides/style-guide.md */
export function readPage(text: string): readonly PageExample[] {
  const program = /^# (.+)$/m.exec(text)?.[1]?.trim();
  if (program === undefined) return [];
  const about = [...text.matchAll(/^> (?!More information|See also)(.+)$/gm)]
    .map(([, line]) => line)
    .join(' ');
  return [...text.matchAll(/^- (.+?):?\s*\n+`(.+)`\s*$/gm)].flatMap(([, said = '', command = '']) => {
    const says = said.replace(/\[(\w)\]/g, '$1');
    return isPlain(command) && isPlain(says) ? [{ program, about, says, command }] : [];
  });
}

/** A page that would draw on the terminal is no page. */
function isPlain(text: string): boolean {
  return text.length <= LONGEST && !/\p{Cc}/u.test(text);
}
