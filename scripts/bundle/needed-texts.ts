// Texts of which every match of a pattern holds one. Most texts hold none, and are told from a match without compiling
// the pattern.

type Part = {
  /** All that it can match, if that is little. */
  readonly exact: readonly string[] | undefined;
  /** A match holds one of them; undefined where nothing is certain. */
  readonly needs: readonly string[] | undefined;
};

type Reader = { readonly source: string; readonly plain: RegExp; at: number };

const MOST_EXACT = 64;
const MOST_OF_CLASS = 8;
const MOST_NEEDS = 400;
const NOTHING: Part = { exact: [''], needs: undefined };
const ANYTHING: Part = { exact: undefined, needs: undefined };

/** In lower case, for a text in lower case. Undefined where any text may match, or what the pattern says is not known here. */
export function neededTexts(source: string, flags: string): readonly string[] | undefined {
  // A class may hold classes and strings there.
  if (flags.includes('v')) return undefined;
  // Without case, Unicode has other characters for these two.
  const plain = flags.includes('u') ? /^[^\u0080-\uffffsk]$/i : /^[^\u0080-\uffff]$/;
  const reader: Reader = { source, plain, at: 0 };
  const found = atLeast(readChoice(reader));
  if (reader.at !== source.length || found === undefined) return undefined;
  const each = [...new Set(found)];
  // What holds another text of the list holds that as well.
  const needs = each.filter((text) => !each.some((other) => other !== text && text.includes(other)));
  return needs.length <= MOST_NEEDS ? needs : undefined;
}

/** Stands for what is not read: nothing is certain of the whole pattern then. */
function unread(reader: Reader): Part {
  reader.at = Number.POSITIVE_INFINITY;
  return ANYTHING;
}

function atLeast({ exact, needs }: Part): readonly string[] | undefined {
  return better(needs, exact?.includes('') ? undefined : exact);
}

/** The one with the longer texts, since fewer texts hold them. */
function better(
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): readonly string[] | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const shortest = (texts: readonly string[]) => Math.min(6, ...texts.map(({ length }) => length));
  const [a, b] = [shortest(one), shortest(other)];
  if (a === b) return one.length <= other.length ? one : other;
  return a > b ? one : other;
}

function readChoice(reader: Reader): Part {
  const choices = [readSequence(reader)];
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    choices.push(readSequence(reader));
  }
  const [only = ANYTHING] = choices;
  if (choices.length === 1) return only;
  return {
    exact: all(
      choices.map(({ exact }) => exact),
      MOST_EXACT,
    ),
    needs: all(choices.map(atLeast), MOST_NEEDS),
  };
}

/** Undefined where one is, or where they are too many. */
function all(each: readonly (readonly string[] | undefined)[], most: number): readonly string[] | undefined {
  const found: string[] = [];
  for (const one of each) {
    if (one === undefined || found.length + one.length > most) return undefined;
    found.push(...one);
  }
  return found;
}

function readSequence(reader: Reader): Part {
  let run: readonly string[] = [''];
  let whole = true;
  let needs: readonly string[] | undefined;
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at] ?? '')) {
    const { exact, needs: inner } = readQuantified(reader);
    needs = better(needs, inner);
    if (exact !== undefined && run.length * exact.length <= MOST_EXACT) {
      run = run.flatMap((start) => exact.map((end) => start + end));
      continue;
    }
    needs = better(needs, atLeast({ exact: run, needs: undefined }));
    whole = false;
    run = exact ?? [''];
  }
  return whole
    ? { exact: run, needs }
    : { exact: undefined, needs: better(needs, atLeast({ exact: run, needs: undefined })) };
}

function readQuantified(reader: Reader): Part {
  const part = readAtom(reader);
  const [quantifier] = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(reader.source.slice(reader.at)) ?? [];
  if (quantifier === undefined) return part;
  reader.at += quantifier.length;
  if (quantifier.startsWith('?')) return { exact: part.exact && [...part.exact, ''], needs: undefined };
  const least = quantifier.startsWith('+') ? 1 : Number(/^\{(\d+)/.exec(quantifier)?.[1] ?? 0);
  return least === 0 ? ANYTHING : { exact: undefined, needs: atLeast(part) };
}

function readAtom(reader: Reader): Part {
  const character = reader.source[reader.at] ?? '';
  if (character === '(') return readGroup(reader);
  if (character === '[') return readClass(reader);
  if (character === '\\') return readEscape(reader);
  reader.at += 1;
  if (character === '^' || character === '$') return NOTHING;
  return character === '.' ? ANYTHING : literal(character, reader);
}

function readEscape(reader: Reader): Part {
  const rest = reader.source.slice(reader.at);
  // References, properties and characters by their number; what is not known of these takes a part of the pattern less.
  const [long] =
    /^\\(?:u(?:[\da-f]{4}|\{[\da-f]+\})|x[\da-f]{2}|c[a-z]|k<\w+>|p\{[^}]*\}|\d+)/i.exec(rest) ?? [];
  if (long !== undefined) {
    reader.at += long.length;
    return ANYTHING;
  }
  const character = rest[1] ?? '';
  reader.at += 2;
  if (/[bB]/.test(character)) return NOTHING;
  if (/[dDwWsStrnfv]/.test(character)) return ANYTHING;
  return /\w/.test(character) ? unread(reader) : literal(character, reader);
}

/** Only ASCII is in lower case what it is to a pattern without case. */
function literal(character: string, { plain }: Reader): Part {
  return plain.test(character) ? { exact: [character.toLowerCase()], needs: undefined } : ANYTHING;
}

function readGroup(reader: Reader): Part {
  const [opening = '('] = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(reader.source.slice(reader.at)) ?? [];
  reader.at += opening.length;
  // Flags for a part of the pattern.
  if (reader.source[reader.at] === '?') return unread(reader);
  const inside = readChoice(reader);
  if (reader.source[reader.at] !== ')') return unread(reader);
  reader.at += 1;
  if (!/^\(\?<?[=!]/.test(opening)) return inside;
  return { exact: [''], needs: opening.endsWith('=') ? atLeast(inside) : undefined };
}

function readClass(reader: Reader): Part {
  const [whole] = /^\[(?:[^\\\]]|\\.)*\]/s.exec(reader.source.slice(reader.at)) ?? [];
  if (whole === undefined) return unread(reader);
  reader.at += whole.length;
  const inside = whole.slice(1, -1);
  if (inside.startsWith('^') || /\\\w/.test(inside) || /.-./s.test(inside)) return ANYTHING;
  const characters = [...inside.replace(/\\(.)/gs, '$1')];
  const parts = characters.map((character) => literal(character, reader).exact);
  return characters.length === 0 ? ANYTHING : { exact: all(parts, MOST_OF_CLASS), needs: undefined };
}
