// Where a string, a bracket or a bare word of PowerShell ends that begins at a place.

export function endAfter(source: string, end: string, from: number): number {
  const found = source.indexOf(end, from);
  return found === -1 ? source.length : found + end.length;
}

/** Just after the closing quote; expressions inside a double-quoted string may hold their own quotes. */
export function endOfString(source: string, from: number): number {
  const quote = source.charAt(from);
  for (let at = from + 1; at < source.length; at++) {
    const char = source.charAt(at);
    if (char === quote) {
      if (source.charAt(at + 1) !== quote) return at + 1;
      at++;
    } else if (quote === '"' && char === '`') at++;
    else if (quote === '"' && char === '$' && source.charAt(at + 1) === '(')
      at = endOfGroup(source, at + 1) - 1;
  }
  return source.length;
}

const MEMBER = /\.[A-Za-z_]\w*|\[(?:-?\d+(?:\.\.-?\d+)?|\$\w+|'[^'\n]*')\]/y;

/** `.Name`, `.Name(…)` and `[0]` as often as they follow one another. */
export function endOfMembers(source: string, from: number): number {
  let at = from;
  for (;;) {
    MEMBER.lastIndex = at;
    const found = MEMBER.exec(source)?.[0];
    if (found === undefined) return at;
    at += found.length;
    if (found.startsWith('.') && source.charAt(at) === '(') at = endOfGroup(source, at);
  }
}

export function endOfGroup(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    const char = source.charAt(at);
    if (char === '(') depth++;
    else if (char === ')' && --depth === 0) return at + 1;
    else if (char === '"' || char === "'") at = endOfString(source, at) - 1;
    else if (char === '`') at++;
  }
  return source.length;
}

/** A bare word runs to a space, separator, bracket or redirection; quotes inside it belong to it. */
export function endOfWord(source: string, from: number): number {
  let at = from;
  for (; at < source.length; at++) {
    const char = source.charAt(at);
    if (/[\s(){};|&<>,]/.test(char)) break;
    if (char === '`') {
      if (source.charAt(at + 1) === '\n') break;
      at++;
    } else if ((char === '"' || char === "'") && at > from) {
      const end = endOfString(source, at);
      if (/[`$]/.test(source.slice(at, end)) && char === '"') break;
      at = end - 1;
    } else if (char === '$') {
      const name = /^\$(?:\{[\w:]+\}|\w[\w:]*)/.exec(source.slice(at, at + 80))?.[0];
      if (name === undefined) {
        if (source.charAt(at + 1) === '(') break;
      } else at += name.length - 1;
    }
  }
  return Math.min(at, source.length);
}
