// The parts of a command that only keep beck's own files, histories, repositories and installed packages out of a search:
// a question and a step show an ellipsis in their place, and the question all of them on `?`.

import type { Span } from '../../domain/verdict.ts';

const OWN_PATH = String.raw`(?:[^'\s]*/)?(?:\.?beck(?:-undo-\d+)?|\.?\w+_history(?:\.txt)?)(?:/\*)?`;
/** As `grep` prints where it found something. */
const OWN_FOUND = String.raw`[\w\\/.-]*(?:\bbeck(?:-undo-\d+)?/|\w+_history(?:\\\.txt)?\(:\|\$\))`;
const NAMES = String.raw`-name (?:\.git|\.hg|\.svn|\.jj|node_modules|\.venv)`;
const BARE = String.raw`-type d -exec test -d '\{\}/refs' \\; -exec test -d '\{\}/objects' \\; -exec test -f '\{\}/HEAD' \\;`;

/** Written as the recipes write them, to the letter: nothing else is hidden. Each only makes a search find less. */
const CLAUSES = [
  `-not -path (?:'${OWN_PATH}'|${OWN_PATH})(?= )`,
  String.raw`-not -path '\*/\.git/\*'`,
  String.raw`-not -name \.git(?= )`,
  String.raw`\\\( (?:${NAMES}(?: -o ${NAMES})*(?: -o ${BARE})?|${BARE}) \\\) -prune -o(?= )`,
  String.raw`\| Where-Object FullName -NotMatch '\^\([\w\\/.|:-]*\)\(/\|\$\)'`,
  String.raw`\| grep -vE '\^\(${OWN_FOUND}(?:\|${OWN_FOUND})*\)'(?= \||\)|$)`,
].join('|');

/** In order; neighbours are one. */
export function ownClauses(command: string): readonly Span[] {
  if (!/-not -|-prune|-NotMatch|grep -vE/.test(command)) return [];
  const found = command.matchAll(new RegExp(`(?<= )(?:${CLAUSES})(?: (?:${CLAUSES}))*`, 'g'));
  return [...found].map(({ 0: text, index }): Span => [index, index + text.length]);
}

/** The command with an ellipsis for each. */
export function withoutOwnClauses(command: string, ellipsis: string): string {
  return ownClauses(command).reduceRight(
    (text, [from, to]) => text.slice(0, from) + ellipsis + text.slice(to),
    command,
  );
}
