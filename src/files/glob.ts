// Patterns for file names: `*`, `?`, `[a-z]`, `{a,b}` and `**` for any folders; matched in time linear in both lengths.

/** A pattern for names rather than a text to look for. */
export function looksLikeGlob(pattern: string): boolean {
  return /[*?]|\[[^[\]]*[^\]]\]|\{[^{},]*,[^{}]*\}/.test(pattern) && !/[\s()<>;=|"'`$\\:]/.test(pattern);
}

export type Glob = {
  /** `path` is relative, its parts joined by `/`; a pattern without `/` is about the last part alone. */
  readonly matches: (path: string) => boolean;
};

/** Alternatives of braces; more are left as they are written. */
const MOST_ALTERNATIVES = 64;

export function compileGlob(pattern: string): Glob {
  const whole = pattern.includes('/');
  const wanted = pattern.replace(/^(?:\.\/)+/, '').replace(/(?<!\/)\/+$/, '');
  const all = expandBraces(wanted).map(readTokens);
  return {
    matches: (path) => {
      const text = [...(whole ? path : path.slice(path.lastIndexOf('/') + 1))];
      return all.some((tokens) => matchesTokens(tokens, text));
    },
  };
}

function expandBraces(pattern: string): readonly string[] {
  let all = [pattern];
  for (;;) {
    const at = all.findIndex((one) => BRACES.test(one));
    const one = all[at];
    const [braces = '', inside = ''] = (one && BRACES.exec(one)) ?? [];
    if (one === undefined || inside === '') return all;
    const alternatives = inside.split(',').map((choice) => one.replace(braces, () => choice));
    if (all.length + alternatives.length > MOST_ALTERNATIVES) return all;
    all = all.toSpliced(at, 1, ...alternatives);
  }
}

const BRACES = /\{([^{},]*(?:,[^{},]*)+)\}/;

type Token =
  /** Any characters; `deep`: `/` too. */
  | { readonly type: 'any'; readonly deep: boolean }
  | { readonly type: 'one'; readonly accepts: (character: string) => boolean };

function readTokens(pattern: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const [piece] of pattern.matchAll(/\*\*\/|\*+|\?|\[(?:\]|[!^]\]?)?[^\]]*\]|[\s\S]/gu)) {
    if (piece === '**/') tokens.push({ type: 'any', deep: true });
    else if (piece.startsWith('*')) tokens.push({ type: 'any', deep: piece.length > 1 });
    else if (piece === '?') tokens.push({ type: 'one', accepts: (character) => character !== '/' });
    else if (piece.length > 2 && piece.startsWith('[')) tokens.push({ type: 'one', accepts: readSet(piece) });
    else tokens.push({ type: 'one', accepts: (character) => character === piece });
  }
  return tokens;
}

/** `[a-z]`, `[!a]`. */
function readSet(set: string): (character: string) => boolean {
  const inverted = /^\[[!^]/.test(set);
  const inside = [...set.slice(inverted ? 2 : 1, -1)];
  const accepts: ((character: string) => boolean)[] = [];
  for (let at = 0; at < inside.length; at += 1) {
    const [from = '', dash, to] = inside.slice(at, at + 3);
    if (dash === '-' && to !== undefined) {
      accepts.push((character) => character >= from && character <= to);
      at += 2;
    } else accepts.push((character) => character === from);
  }
  return (character) => character !== '/' && accepts.some((accept) => accept(character)) !== inverted;
}

/** All positions in the pattern that the text so far can have reached. */
function matchesTokens(tokens: readonly Token[], text: readonly string[]): boolean {
  let places = closure(tokens, new Set([0]));
  for (const character of text) {
    const next = new Set<number>();
    for (const place of places) {
      const token = tokens[place];
      if (token?.type === 'any' && (token.deep || character !== '/')) next.add(place);
      if (token?.type === 'one' && token.accepts(character)) next.add(place + 1);
    }
    if (next.size === 0) return false;
    places = closure(tokens, next);
  }
  return places.has(tokens.length);
}

/** What matches any characters also matches none. */
function closure(tokens: readonly Token[], places: Set<number>): Set<number> {
  // A set that grows while it is walked is walked to its new end.
  for (const place of places) if (tokens[place]?.type === 'any') places.add(place + 1);
  return places;
}
