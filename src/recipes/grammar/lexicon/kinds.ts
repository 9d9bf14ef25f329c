// Kinds of files by their extensions, as the phrases know them.

import { KINDS } from '../../slots/kinds.ts';

/** Patterns for `php`, `PHP`, `.php`, `*.php`, `python`; undefined for an unknown kind. */
export function extensionsOf(word: string): readonly string[] | undefined {
  const dotted = /^(?:\*)?\.([a-z0-9][a-z0-9.]*)$/i.exec(word)?.[1];
  if (dotted !== undefined) return [`*.${dotted}`];
  const lower = word.toLowerCase();
  const kind = KINDS.find(({ adjectives, nouns }) => adjectives.includes(lower) || nouns.includes(lower));
  // `markdown` names the kind whose files end in `.md` as well.
  // `yaml` and `yml` are two spellings of one.
  if (EXTENSIONS.has(lower) && !/^ya?ml$/.test(lower) && (kind === undefined || kind.extensions[0] === lower))
    return [`*.${lower}`];
  return kind?.extensions.map((extension) => `*.${extension}`);
}

const EXTENSIONS = new Set(
  [
    ...KINDS.flatMap(({ extensions }) => extensions),
    ...'deb rpm jar class o so a dll exe bin iso out core pyc tex bib rst srt dat db sqlite pem crt key epub ics patch diff lock map m4 mk am ac rc jsp asp vue'.split(
      ' ',
    ),
  ].filter((extension) => !/^(core|map|key|a|lock)$/.test(extension)),
);

/** Nouns that name a kind on their own: `pictures`, `videos`. */
export const KIND_WORDS: readonly { readonly word: string; readonly globs: readonly string[] }[] =
  KINDS.flatMap(({ nouns, extensions }) =>
    nouns
      .filter((word) => word !== 'archive')
      .map((word) => ({ word, globs: extensions.map((extension) => `*.${extension}`) })),
  ).concat({
    word: 'document',
    globs: 'pdf doc docx odt rtf txt md'.split(' ').map((extension) => `*.${extension}`),
  });
