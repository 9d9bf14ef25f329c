// Which files of the working tree a command of git takes, for keeping them: as words that git itself is asked about.

import type { GitSelection } from '../../domain/selection.ts';
import { type ExpandedWord, isLiteral } from '../judgement/word.ts';

export type GitTakes = {
  readonly does: GitSelection['does'];
  readonly words: readonly string[];
  /** Nothing else changes: no branch, and nothing that was staged. */
  readonly whole: boolean;
};

/** Undefined where its words say more than is understood here. `args`: what follows `git`. */
export function gitTakes(args: readonly ExpandedWord[]): GitTakes | undefined {
  if (!args.every(({ text }) => isLiteral(text) && !text.includes('\n'))) return undefined;
  const [verb = '', ...words] = args.map(({ text }) => text);
  return READERS[verb]?.(words);
}

const READERS: Readonly<Record<string, (words: readonly string[]) => GitTakes | undefined>> = {
  clean(words) {
    const { options, first, paths } = cutAt(words);
    if (!options.every((word) => /^(?:-[fdxXq]+|--force|--quiet)$/.test(word))) return undefined;
    // Git says nothing of what it would take where it is to be quiet.
    const loud = options.map((word) => (word === '--quiet' ? '-' : word.replaceAll(/(?<=^-\w*)q/g, '')));
    return {
      does: 'clean',
      words: [...loud.filter((word) => word !== '-'), '--', ...first, ...paths],
      whole: true,
    };
  },
  checkout(words) {
    const { options, first, paths } = cutAt(words);
    const plain = options.every((word) => /^(?:-q|-f|--quiet|--force)$/.test(word));
    // The current folder is the name of no commit.
    const all = first.every((path) => path === '.') ? [...first, ...paths] : [];
    return plain && all.length > 0 ? { does: 'checkout', words: all, whole: true } : undefined;
  },
  restore(words) {
    const { options, first, paths } = cutAt(words);
    const plain = options.every((word) => /^(?:-q|-W|--quiet|--worktree)$/.test(word));
    const all = [...first, ...paths];
    return plain && all.length > 0 ? { does: 'checkout', words: all, whole: true } : undefined;
  },
  reset(words) {
    const { options, first, paths } = cutAt(words);
    const plain = options.every((word) => /^(?:-q|--quiet|--hard)$/.test(word));
    if (!plain || !options.includes('--hard') || first.length > 1 || paths.length > 0) return undefined;
    return { does: 'reset', words: first.length === 0 ? ['HEAD'] : first, whole: false };
  },
};

type Cut = {
  readonly options: readonly string[];
  /** Operands before `--`, and those behind it. */
  readonly first: readonly string[];
  readonly paths: readonly string[];
};

function cutAt(words: readonly string[]): Cut {
  const dashes = words.indexOf('--');
  const before = dashes === -1 ? words : words.slice(0, dashes);
  return {
    options: before.filter((word) => word.startsWith('-')),
    first: before.filter((word) => !word.startsWith('-')),
    paths: dashes === -1 ? [] : words.slice(dashes + 1),
  };
}
