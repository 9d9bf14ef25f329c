// Reads text that begins with `*`, `~` or `[`, as far as it has arrived: emphasis, a link, or plain text.

export type Inline =
  /** Undecided until more text arrives. */
  | { readonly type: 'open' }
  /** `rest`: what follows, to be read on its own. */
  | { readonly type: 'text'; readonly text: string; readonly rest: string }
  | { readonly type: 'bold'; readonly rest: string }
  | { readonly type: 'emphasis' | 'struck'; readonly text: string; readonly rest: string }
  | { readonly type: 'link'; readonly text: string; readonly url: string; readonly rest: string };

type Place = {
  /** The character before. */
  readonly previous: string;
  /** Bold is open. */
  readonly bold: boolean;
  /** The line ends here. */
  readonly atEnd: boolean;
};

const OPEN: Inline = { type: 'open' };
/** What is not closed within so many characters is text. */
const LONGEST = 300;
const LONGEST_LINK = 1000;

export function readInline(text: string, place: Place): Inline {
  switch (text[0]) {
    case '*':
      return readStars(text, place);
    case '~':
      return readStruck(text, place);
    default:
      return readLink(text, place);
  }
}

function asText(text: string, length = 1): Inline {
  return { type: 'text', text: text.slice(0, length), rest: text.slice(length) };
}

/** Characters allowed before an opening mark: a star in `2*3` or `src/*.ts` opens nothing. */
const BEFORE = /[\s([{"'`—–:*-]/;

function readStars(text: string, place: Place): Inline {
  const stars = /^\*+/.exec(text)?.[0].length ?? 0;
  if (stars === text.length && stars < 3 && !place.atEnd) return OPEN;
  const next = text[stars] ?? ' ';
  if (stars === 1) return readEmphasis(text, place);
  const opens = !place.bold && BEFORE.test(place.previous) && /[^\s*/.]/.test(next);
  const closes = place.bold && !/\s/.test(place.previous);
  if (stars > 3 || !(opens || closes)) return asText(text, stars);
  return { type: 'bold', rest: text.slice(stars) };
}

function readEmphasis(text: string, { previous, atEnd }: Place): Inline {
  const opens = BEFORE.test(previous) && /^\*[^\s*/.]/.test(text);
  if (!opens || text.length > LONGEST) return asText(text);
  const closed = /^\*([^*]*[^\s*])\*(?![\w*])/.exec(text);
  const certain = closed !== null && (atEnd || text.length > closed[0].length);
  if (certain) return { type: 'emphasis', text: closed[1] ?? '', rest: text.slice(closed[0].length) };
  const mayClose = /^\*[^*]*$/.test(text) || closed !== null;
  return mayClose && !atEnd ? OPEN : asText(text);
}

function readStruck(text: string, { previous, atEnd }: Place): Inline {
  const closed = /^~~([^\s~](?:[^~]*[^\s~])?)~~/.exec(text);
  if (closed !== null) return { type: 'struck', text: closed[1] ?? '', rest: text.slice(closed[0].length) };
  const mayClose = /^~(?:~(?:[^\s~][^~]*~?)?)?$/.test(text) && BEFORE.test(previous) && text.length < LONGEST;
  return mayClose && !atEnd ? OPEN : asText(text);
}

function readLink(text: string, { atEnd }: Place): Inline {
  const closed = /^\[([^[\]]+)\]\(([^()\s]+)\)/.exec(text);
  if (closed !== null)
    return { type: 'link', text: closed[1] ?? '', url: closed[2] ?? '', rest: text.slice(closed[0].length) };
  const mayClose = /^\[[^[\]]{0,300}(?:\](?:\([^()\s]*)?)?$/.test(text) && text.length < LONGEST_LINK;
  return mayClose && !atEnd ? OPEN : asText(text);
}
