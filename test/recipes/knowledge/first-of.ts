// One text that a pattern of the knowledge fits: first alternatives, nothing optional.

export function firstOf(pattern: string): string {
  if (!/[a-z0-9]/i.test(pattern)) return pattern;
  const tokens = pattern.match(/[()[\]|]|[^\s()[\]|]+/g) ?? [];
  let at = 0;
  const alternatives = (): string => {
    const words: string[] = [];
    let first: string | undefined;
    for (; at < tokens.length && tokens[at] !== ')' && tokens[at] !== ']'; ) {
      const token = tokens[at] ?? '';
      at += 1;
      if (token === '|') {
        first ??= words.splice(0).join(' ');
        words.length = 0;
      } else if (token === '(' || token === '[') {
        const inner = alternatives();
        at += 1;
        if (token === '(') words.push(inner);
      } else words.push(token);
    }
    return first ?? words.join(' ');
  };
  return alternatives().replace(/ {2,}/g, ' ').trim();
}
