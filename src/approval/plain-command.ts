// Is this text a single plain command in every shell? Decided by its characters alone, independent of the judge.

/**
 * Words of letters, digits and signs that mean nothing to any shell, and quoted ones without a way out. No operator,
 * redirection, substitution, variable, comment, brace, backslash or newline is among them; `wildcards` lets `*` and `?` in.
 */
export function isPlain(command: string, wildcards = false): boolean {
  return patternOf(wildcards).test(command);
}

// Inside single quotes fish reads `\\` and `\'` (3.6); zsh expands `=word` and `!` (zshexpn(1)).
const QUOTED = String.raw`'[^'\\\p{Cc}]*'|"[^"$\x60\\!\p{Cc}]*"`;
const UNQUOTED = String.raw`[\p{L}\p{M}\p{N}_.\/:=,@%+~^-]`;

/** Compiled on first use: most questions remember no approval. */
function patternOf(wildcards: boolean): RegExp {
  const known = PATTERNS.get(wildcards);
  if (known !== undefined) return known;
  const word = wildcards ? `(?:${UNQUOTED}|[*?]|${QUOTED})+` : `(?:${UNQUOTED}|${QUOTED})+`;
  const pattern = new RegExp(`^ *${word}(?: +${word})* *$`, 'u');
  PATTERNS.set(wildcards, pattern);
  return pattern;
}

const PATTERNS = new Map<boolean, RegExp>();
