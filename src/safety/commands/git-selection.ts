// Which files of the working tree a command of git takes, for keeping them: as words that git itself is asked about.

import type { GitSelection } from '../../domain/selection.ts';
import { type ExpandedWord, isLiteral } from '../judgement/word.ts';

export type GitTakes = {
  readonly does: GitSelection['does'];
  readonly words: readonly string[];
  /** Nothing else changes: no branch, and nothing that was staged. */
  readonly whole: boolean;
};

/** Undefined where its words say more than is understood here. `args`: what follows `git`. `isThere`: as a path. */
export function gitTakes(
  args: readonly ExpandedWord[],
  isThere: (word: string) => boolean,
): GitTakes | undefined {
  if (!args.every(({ text }) => isLiteral(text))) return undefined;
  const [verb = '', ...words] = args.map(({ text }) => text);
  const takes = READERS[verb]?.(words, isThere);
  // A message of several lines names nothing.
  return takes?.words.some((word) => word.includes('\n')) ? undefined : takes;
}

type Reader = (words: readonly string[], isThere: (word: string) => boolean) => GitTakes | undefined;

const READERS: Readonly<Record<string, Reader>> = {
  clean(words) {
    const { options, first, paths } = cutAt(words);
    if (!options.every((word) => /^(?:-[fdxXq]+|--force|--quiet)$/.test(word))) return undefined;
    // `git clean -nq` lists nothing (git 2.39).
    const loud = options.map((word) => (word === '--quiet' ? '-' : word.replaceAll(/(?<=^-\w*)q/g, '')));
    return {
      does: 'clean',
      words: [...loud.filter((word) => word !== '-'), '--', ...first, ...paths],
      whole: true,
    };
  },
  checkout(words, isThere) {
    const { options, first, paths } = cutAt(words);
    const plain = options.every((word) => /^(?:-q|-f|--quiet|--force)$/.test(word));
    const all = first.every((path) => path === '.' || isThere(path)) ? [...first, ...paths] : [];
    // One name without dashes may be a branch's as well. Of several git refuses such a name.
    const mayBeBranch = all.length === 1 && first.length === 1 && !words.includes('--');
    if (plain && all.length > 0)
      return { does: 'checkout', words: mayBeBranch ? all : ['--', ...all], whole: true };
    return paths.length > 0 ? undefined : switchTo(words.filter((word) => word !== '--'));
  },
  switch: switchTo,
  stash(words) {
    const [verb = 'push'] = words;
    const plain = words.every(
      (word) =>
        !word.startsWith('-') ||
        /^(?:-[akqu]+|-m.*|--(?:all|keep-index|quiet|include-untracked|message(?:=.*)?))$/s.test(word),
    );
    if (!plain || !/^(?:push$|save$|-)/.test(verb)) return undefined;
    return { does: 'switch', words: ['HEAD'], whole: true };
  },
  commit: () => ({ does: 'commit', words: [], whole: true }),
  restore(words) {
    const { options, first, paths } = cutAt(words);
    const plain = options.every((word) => /^(?:-q|-W|--quiet|--worktree)$/.test(word));
    const all = [...first, ...paths];
    return plain && all.length > 0 ? { does: 'checkout', words: ['--', ...all], whole: true } : undefined;
  },
  reset(words) {
    const { options, first, paths } = cutAt(words);
    const plain = options.every((word) => /^(?:-q|--quiet|--hard)$/.test(word));
    if (!plain || !options.includes('--hard') || first.length > 1 || paths.length > 0) return undefined;
    return { does: 'reset', words: first.length === 0 ? ['HEAD'] : first, whole: false };
  },
};

/** `git switch` and `git checkout` of a commit, or of a branch that is made. */
function switchTo(words: readonly string[]): GitTakes | undefined {
  const names: string[] = [];
  let makes = false;
  let discards = false;
  for (const [at, word] of words.entries()) {
    if (/^(?:-c|-b|--create)$/.test(words[at - 1] ?? '')) makes = true;
    else if (/^(?:-f|--force|--discard-changes)$/.test(word)) discards = true;
    else if (word === '-') names.push('@{-1}');
    else if (!word.startsWith('-')) names.push(word);
    else if (!PLAIN_SWITCH.test(word)) return undefined;
  }
  if (names.length > 1 || (names.length === 0 && !makes)) return undefined;
  if (discards) return { does: 'reset', words: names.length === 0 ? ['HEAD'] : names, whole: false };
  return { does: 'switch', words: names, whole: true };
}

const PLAIN_SWITCH = /^(?:-[bcdqt]|--(?:create|detach|(?:no-)?guess|(?:no-)?progress|quiet|(?:no-)?track))$/;

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
