// Fills the placeholders of a tldr command with the names in the question.

import { quoteWord } from '../domain/quote.ts';
import type { Shell } from '../domain/shell.ts';

/** The names in a question, in order. */
export type Named = {
  readonly files: readonly string[];
  readonly folders: readonly string[];
  readonly numbers: readonly string[];
  readonly addresses: readonly string[];
  /** In quotes. */
  readonly texts: readonly string[];
};

type Kind = keyof Named;

/** Which names a place takes, by its own words. */
const PLACES: readonly { readonly words: RegExp; readonly takes: readonly Kind[] }[] = [
  {
    words: /^https?:|\burl\b|^(?:www\.)?example\.(?:com|org)|\bhost(?:name)?\b|\bip_address\b/i,
    takes: ['addresses'],
  },
  { words: /director(?:y|ies)$|\/dir$|folder/i, takes: ['folders'] },
  { words: /file_or_directory|path\/to\/(?:file_or|directory_or)/i, takes: ['files', 'folders'] },
  { words: /^path\/to\/|file/i, takes: ['files'] },
  { words: /^-?\d+$|number|count|\bn\b|seconds|port|pid|size/i, takes: ['numbers'] },
  { words: /pattern|text|string|regex|name|word|message|query|title/i, takes: ['texts'] },
];

/** Undefined if a placeholder stays empty or a name is left over: then the command is not what was asked. */
export function fillPlaces(command: string, named: Named, shell: Shell): string | undefined {
  if (QUOTED_PLACE.test(command)) return undefined;
  const left: Record<Kind, string[]> = {
    files: [...named.files],
    folders: [...named.folders],
    numbers: [...named.numbers],
    addresses: [...named.addresses],
    texts: [...named.texts],
  };
  let open = false;
  const filled = withOptions(command).replace(/\{\{(.+?)\}\}/g, (_, place: string) => {
    const takes = PLACES.find(({ words }) => words.test(place))?.takes ?? [];
    const kind = takes.find((name) => left[name].length > 0);
    if (kind === undefined) {
      open = true;
      return '';
    }
    // `{{path/to/file1 path/to/file2 ...}}` takes all there are.
    const values = /\.\.\.$/.test(place) ? left[kind].splice(0) : left[kind].splice(0, 1);
    return values.map((value) => quoteWord(value, shell)).join(' ');
  });
  const unplaced = Object.values(left).some((values) => values.length > 0);
  return open || unplaced ? undefined : filled;
}

/** A value is quoted by itself, which quotes around it would undo. */
const QUOTED_PLACE = /'[^']*\{\{[^']*'|"[^"]*\{\{[^"]*"/;

/** As a person reads it: `tar xf path/to/file`. */
export function showPlaces(command: string): string {
  return withOptions(command).replace(/\{\{(.+?)\}\}/g, '$1');
}

/** `{{[-x|--extract]}}` has two names of one option; the long one says more. */
function withOptions(command: string): string {
  return command.replace(/\{\{\[([^|\]{}]+)\|([^|\]{}]+)\]\}\}/g, '$2');
}
