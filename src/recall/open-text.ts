// Whether a command goes on in the next line. Only for telling entries of a history apart: nothing is judged by it.

/** Quotes, brackets, `do … done` and their like, or an operator at the end. */
export function goesOn(text: string): boolean {
  const { bare, open } = withoutQuoted(text);
  if (open) return true;
  if (/(?:\\|\||&&)$/.test(bare.trimEnd()) && !/\\\\$/.test(bare.trimEnd())) return true;
  const words = bare.split(/\s+|(?=[;(){}])|(?<=[;(){}])/);
  const depth = words.reduce((sum, word) => sum + (DEPTHS[word] ?? 0), 0);
  return depth > 0;
}

const DEPTHS: Readonly<Record<string, number>> = {
  do: 1,
  done: -1,
  if: 1,
  fi: -1,
  case: 1,
  esac: -1,
  '{': 1,
  '}': -1,
  '(': 1,
  ')': -1,
};

/** The text without what stands in quotes, and whether a quote is still open. */
function withoutQuoted(text: string): { bare: string; open: boolean } {
  let bare = '';
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (character === '\\' && quote !== "'") {
      if (quote === '' && at === text.length - 1) bare += character;
      at++;
    } else if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === "'" || character === '"') quote = character;
    else bare += character;
  }
  return { bare, open: quote !== '' };
}
