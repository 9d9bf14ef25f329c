// The phrase language of the rows, parsed: `word`, `a|b`, `(how many|number of)`, `[optional]`, `{slot}`,
// `{slot:name}`, `<class>`. A class stands for the alternatives listed here.

export type Atom =
  /** `exact`: written `=word`, not even its plural will do. */
  | { readonly type: 'word'; readonly word: string; readonly exact: boolean }
  /** `reader` says how it is read, `name` under what it is kept. */
  | { readonly type: 'slot'; readonly reader: string; readonly name: string };

/** One of its sequences must be there, its atoms side by side. */
export type Element = { readonly optional: boolean; readonly sequences: readonly (readonly Atom[])[] };

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
  filters: '[{kind}] [{named}] [{over}] [{under}] [{since}] [{older}] [{place}]',
  ageFilters: '[{kind}] [{named}] [{since}] [{older}] [{place}]',
  nameFilters: '[{kind}] [{named}] [{over}] [{under}] [{place}]',
  archive: '(archive|compress|zip|pack|tar|bundle|archived|compressed|zipped)',
};

/** Throws on a malformed phrase: the rows are ours, and the tests read every one. */
export function parsePhrase(source: string): Phrase {
  const reader = new Reader(expandClasses(source));
  const phrase = reader.elements('');
  if (phrase.length === 0) throw new SyntaxError(`Empty phrase: ${source}`);
  return phrase;
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

  /** Elements up to a closing token, which is left for the caller. */
  elements(close: string): readonly Element[] {
    const elements: Element[] = [];
    while (this.#at < this.#tokens.length && this.#peek() !== close) elements.push(this.#element());
    return elements;
  }

  #element(): Element {
    if (this.#peek() === '[') return { optional: true, sequences: this.#group(']') };
    return { optional: false, sequences: this.#alternatives() };
  }

  /** `a|b|(c d)` without blanks around the bars. */
  #alternatives(): readonly (readonly Atom[])[] {
    const sequences = [...this.#single()];
    while (this.#peek() === '|') {
      this.#at += 1;
      sequences.push(...this.#single());
    }
    return sequences;
  }

  #single(): readonly (readonly Atom[])[] {
    return this.#peek() === '(' ? this.#group(')') : [[this.#atom()]];
  }

  /** `( … | … )`: each alternative is a sequence, whose own groups are multiplied out. */
  #group(close: string): readonly (readonly Atom[])[] {
    this.#at += 1;
    const sequences: (readonly Atom[])[] = [];
    let open: readonly (readonly Atom[])[] = [[]];
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
