// A shell that runs its standard input reads it line by line, and so may a command of it: `read x` takes the next line.

/**
 * Whether each line means the same where those before it are gone: no quote, bracket, here-document or continuation goes from
 * one line to the next. Where a block is cut in two, its commands stay what they are.
 */
export function standsByLines(text: string): boolean {
  return text.replace(/\n+$/, '').split('\n').every(isWhole);
}

function isWhole(line: string): boolean {
  const rest = line.replace(COMPLETE, '_');
  const count = (sign: string): number => rest.split(sign).length;
  return !GOES_ON.test(rest) && count('(') === count(')') && count('${') <= count('}');
}

/** Escaped characters, quotes without quotes in them, and comments, which begin and end in one line. */
const COMPLETE =
  /\\.|\$'(?:[^'\\]|\\.)*'|(?<!\$)'[^'\\]*'|"(?:[^"\\$\x60]|\\.|\$(?![({])|\$\([^()'"\x60\\]*\)|\$\{[\w :/%#@*!?,^+=.-]*\})*"|(?<=^|(?<!\\)\s)#.*$/g;

const GOES_ON = /\\$|['"\x60]|(?<!<)<<(?!<)|\[\[(?!.*\]\])/;
