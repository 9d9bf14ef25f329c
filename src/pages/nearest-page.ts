// The example that matches a question best: it has all meaningful words of the question, or all but one.

import type { Shell } from '../domain/shell.ts';
import { fillPlaces, type Named, showPlaces } from './fill-places.ts';
import type { FoundExample, PageIndex } from './page-index.ts';

export type Nearest = {
  readonly program: string;
  readonly says: string;
  /** What could run; undefined where the question does not fill all of its places. */
  readonly command: string | undefined;
  /** For a person to read. */
  readonly shown: string;
};

export type PageQuestion = {
  /** What it says beside what it names; lower case. */
  readonly words: readonly string[];
  readonly named: Named;
  readonly shell: Shell;
  readonly platform: NodeJS.Platform;
  /** Programs that are there: only their commands are filled. */
  readonly programs: ReadonlySet<string>;
};

/** With one word no page is near. */
const FEWEST_WORDS = 2;
const MOST_WORDS = 12;

/** Undefined where no page says enough of it. */
export function nearestExample(index: PageIndex, question: PageQuestion): Nearest | undefined {
  const words = [...new Set(question.words)].map(sameWords);
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS) return undefined;
  const platforms = platformsOf(question);
  const whole = index.search(words, platforms);
  const found = whole.length > 0 || words.length < 3 ? whole : allButOne(index, words, platforms);
  const [first] = found;
  if (first === undefined) return undefined;
  const near = found.filter(({ score }) => score >= first.score * NEARLY);
  const { program, says, command } = near.find((example) => isThere(example, question)) ?? first;
  const there = isThere({ command }, question);
  const filled = there ? fillPlaces(command, question.named, question.shell) : undefined;
  return { program, says, command: filled, shown: showPlaces(command) };
}

/** A program that is there is better than one that says a little more. */
const NEARLY = 0.7;

function isThere({ command }: Pick<FoundExample, 'command'>, { programs }: PageQuestion): boolean {
  return programs.has(command.replace(/^sudo /, '').split(' ', 1)[0] ?? '');
}

function allButOne(
  index: PageIndex,
  words: readonly (readonly string[])[],
  platforms: readonly string[],
): readonly FoundExample[] {
  const found = words.map((_, at) => index.search(words.toSpliced(at, 1), platforms));
  // If several examples miss a word, it is unknown which word mattered.
  const some = found.filter((examples) => examples.length > 0);
  return some.length === 1 ? (some[0] ?? []) : [];
}

/** Folders of tldr's where they are not called as Node calls the system. */
const PAGES_OF: Readonly<Partial<Record<NodeJS.Platform, string>>> = { darwin: 'osx', win32: 'windows' };

function platformsOf({ platform }: PageQuestion): readonly string[] {
  return [PAGES_OF[platform] ?? platform, 'common'];
}

/** Words of one meaning in questions and pages. Endings are the index's business. */
const SAME: readonly (readonly string[])[] = [
  ['folder', 'folders', 'directory', 'directories', 'dir'],
  ['delete', 'remove', 'erase'],
  ['picture', 'photo', 'image'],
  ['show', 'display', 'print', 'list'],
  ['make', 'create', 'generate'],
  ['unpack', 'unzip', 'extract', 'decompress'],
  ['change', 'modify', 'edit'],
  ['begin', 'start', 'launch'],
  ['stop', 'end', 'kill', 'terminate'],
  ['turn', 'rotate'],
  ['shrink', 'resize', 'scale'],
  ['join', 'merge', 'concatenate', 'combine'],
  ['film', 'movie', 'video'],
  ['song', 'sound', 'audio'],
];

function sameWords(word: string): readonly string[] {
  return SAME.find((row) => row.includes(word)) ?? [word];
}
