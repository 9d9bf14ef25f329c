// Is this text one command and nothing else, whatever the shell? Told by its characters alone, beside what the judge says.

/**
 * Words of letters, digits and signs that mean nothing to any shell, and quoted ones without a way out. No operator,
 * redirection, substitution, variable, comment, brace, backslash or newline is among them; `wildcards` lets `*` and `?` in.
 */
export function isPlain(command: string, wildcards = false): boolean {
  return (wildcards ? WITH_WILDCARDS : PLAIN).test(command);
}

// fish reads backslashes inside single quotes too, and zsh expands `=word` and `!`.
const QUOTED = String.raw`'[^'\\\p{Cc}]*'|"[^"$\x60\\!\p{Cc}]*"`;
const UNQUOTED = String.raw`[\p{L}\p{M}\p{N}_.\/:=,@%+~^-]`;

const PLAIN = ofWords(`(?:${UNQUOTED}|${QUOTED})+`);
const WITH_WILDCARDS = ofWords(`(?:${UNQUOTED}|[*?]|${QUOTED})+`);

function ofWords(word: string): RegExp {
  return new RegExp(`^ *${word}(?: +${word})* *$`, 'u');
}
