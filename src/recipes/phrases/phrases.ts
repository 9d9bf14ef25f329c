// The phrase language of the rows, parsed: `word`, `a|b`, `(how many|number of)`, `[optional]`, `{slot}`,
// `{slot:name}`, `=word` for no plural, `<class>` for the alternatives listed here.

export type Atom =
  /** `exact`: written `=word`, does not match its plural. */
  | { readonly type: 'word'; readonly word: string; readonly exact: boolean }
  /** `reader`: the kind of value; `name`: the key it is stored under. */
  | { readonly type: 'slot'; readonly reader: string; readonly name: string };

export type Sequence = readonly Atom[];

/** One of its sequences must occur, its atoms side by side. Parsed on first use: most never are. */
export type Element = {
  readonly optional: boolean;
  readonly sequences: () => readonly Sequence[];
  /** One of these words is in every match; undefined if a slot alone may match. */
  readonly words: () => readonly string[] | undefined;
};

export type Phrase = readonly Element[];

const CLASSES: Readonly<Record<string, string>> = {
  big: '(biggest|largest|heaviest|huge|hugest|large|big|bulkiest)',
  small: '(smallest|tiniest|littlest)',
  new: '(newest|latest|youngest|[most] recent|most recently|last|recently)',
  old: '(oldest|least recent|least recently|earliest)',
  changed: '(changed|modified|edited|updated|touched|altered|change|modify|edit|update|written|saved)',
  folder: '(folder|directory|directories|dir|subfolder|subdirectory|subdirectories)',
  size: '(size|sized|sizes)',
  find: '(find|search|look|locate|grep|searching|looking)',
  contain:
    '(contain|containing|contains|mention|mentioning|mentions|include|including|includes|with|having|have|has)',
  count: '(how many|number of|count how many|count the number of|count|count of|amount of|total number of)',
  much: '(how much|how many)',
  process: '(process|processes|program|app|application|task)',
  use: '(using|use|uses|used|eating|eats|consuming|consumes|hogging|take|taking|takes|occupy|occupying|occupies|[taking] up)',
  repo: '(repo|repository|project|git)',
  delete: '(delete|remove|erase|rm)',
  create: '(create|make|add|new|mk|mkdir)',
  archive: '(archive|compress|zip|pack|tar|bundle|archived|compressed|zipped)',
};

/** Classes that stand for several elements. */
const SEVERAL: Readonly<Record<string, string>> = {
  '<filters>': '[{kind}] [{named}] [{over}] [{under}] [{since}] [{older}] [{place}]',
  '<ageFilters>': '[{kind}] [{named}] [{since}] [{older}] [{place}]',
  '<nameFilters>': '[{kind}] [{named}] [{over}] [{under}] [{place}]',
};

/** Equal elements of different phrases are the same object, so that they share cached matches. */
export function parsePhrase(source: string): Phrase {
  const known = PHRASES.get(source);
  if (known !== undefined) return known;
  const phrase = (source.match(ELEMENT) ?? [])
    .flatMap((element) => (element.startsWith('<') ? (SEVERAL[element]?.split(' ') ?? element) : element))
    .map(elementOf);
  PHRASES.set(source, phrase);
  return phrase;
}

const PHRASES = new Map<string, Phrase>();

/** Every word that these phrases are made of, singular and plural. */
export function wordsOfPhrases(sources: readonly string[]): ReadonlySet<string> {
  const joined = sources.join(' ');
  const classes = new Set(joined.match(/<\w+>/g));
  const bodies = [...classes].map((name) => CLASSES[name.slice(1, -1)] ?? '');
  const all = [joined, ...bodies].join(' ').replace(/<\w+>|\{[^}]*\}/g, ' ');
  return new Set(wordsIn(all).flatMap((word) => [word, `${word}s`]));
}

function wordsIn(source: string): readonly string[] {
  return source.match(/[^\s[\]()|=]+/g) ?? [];
}

/** Spaces outside brackets separate the elements. A single pass: hundreds of phrases are read at the first question. */
const ELEMENT = /(?:\[(?:[^[\]]|\[[^[\]]*\])*\]|\((?:[^()]|\([^()]*\))*\)|[^ ])+/g;

const ELEMENTS = new Map<string, Element>();

function elementOf(source: string): Element {
  const known = ELEMENTS.get(source);
  if (known !== undefined) return known;
  let parsed: readonly Sequence[] | undefined;
  let words: readonly string[] | undefined;
  const element: Element = {
    optional: source.startsWith('['),
    words: () => {
      if (source.includes('{')) return undefined;
      words ??= wordsIn(expandClasses(source));
      return words;
    },
    sequences: () => {
      parsed ??= new Reader(expandClasses(source)).whole();
      return parsed;
    },
  };
  ELEMENTS.set(source, element);
  return element;
}

function expandClasses(source: string): string {
  return source.replace(/<(\w+)>/g, (_, name: string) => {
    const expansion = CLASSES[name];
    if (expansion === undefined) throw new SyntaxError(`Unknown class <${name}> in: ${source}`);
    return expansion;
  });
}

/** A cursor over the source; each method consumes what it names. */
class Reader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(source: string) {
    this.#tokens = source.match(/[[\]()|]|\{\w+(?::\w+)?\}|[^\s[\]()|{}]+|\{/g) ?? [];
  }

  /** One whole element; throws on a malformed one. Tests parse every row. */
  whole(): readonly Sequence[] {
    const sequences = this.#peek() === '[' ? this.#group(']') : this.#alternatives();
    if (this.#at < this.#tokens.length) throw new SyntaxError(`Too much in: ${this.#tokens.join(' ')}`);
    return sequences;
  }

  /** `a|b|(c d)` without spaces around the bars. */
  #alternatives(): readonly Sequence[] {
    const sequences = [...this.#single()];
    while (this.#peek() === '|') {
      this.#at += 1;
      sequences.push(...this.#single());
    }
    return sequences;
  }

  #single(): readonly Sequence[] {
    return this.#peek() === '(' ? this.#group(')') : [[this.#atom()]];
  }

  /** `( … | … )`: each alternative is a sequence, whose own groups are multiplied out. */
  #group(close: string): readonly Sequence[] {
    this.#at += 1;
    const sequences: Sequence[] = [];
    let open: readonly Sequence[] = [[]];
    for (; this.#peek() !== close; ) {
      if (this.#peek() === undefined) throw new SyntaxError(`Unclosed group in: ${this.#tokens.join(' ')}`);
      if (this.#peek() === '|') {
        this.#at += 1;
        sequences.push(...open);
        open = [[]];
        continue;
      }
      const optional = this.#peek() === '[';
      const parts = optional ? [[], ...this.#group(']')] : this.#single();
      open = open.flatMap((before) => parts.map((part) => [...before, ...part]));
    }
    this.#at += 1;
    return [...sequences, ...open];
  }

  #atom(): Atom {
    const token = this.#peek();
    if (token === undefined || /^[[\]()|]$/.test(token))
      throw new SyntaxError(`Misplaced ${token} in a phrase`);
    this.#at += 1;
    const slot = /^\{(\w+)(?::(\w+))?\}$/.exec(token);
    const exact = token.startsWith('=');
    if (slot?.[1] === undefined) return { type: 'word', word: exact ? token.slice(1) : token, exact };
    return { type: 'slot', reader: slot[1], name: slot[2] ?? slot[1] };
  }

  #peek(): string | undefined {
    return this.#tokens[this.#at];
  }
}
