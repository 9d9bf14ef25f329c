// What a question leaves open and every recipe decides alike, with the reason.
//
// Subfolders: what is counted or ranked by its size is looked for in subfolders too, since a count that leaves files
// out is wrong and looks right. A listing shows one folder, as `ls` does. What changes files stays in the folder that
// is named until subfolders are said: more can be changed later, less cannot.
//
// Sizes: in units that people read (`free -h`, `df -h`, `du -h`), unless the question names a unit.
//
// Upper and lower case: a kind of files (`pictures`) and a name that somebody remembers are looked for in any case, a
// pattern that is typed (`*.txt`) as it is typed.
//
// Hidden files are files: they are counted, searched and found as others; only a listing leaves them out.
//
// One or many: a singular superlative (`the newest file`) is one; a plural without a number is ten.

/** For `find`: what git stores is no file of yours. */
export const NOT_GIT = "-not -path '*/.git/*'";

type Wanted = {
  readonly counts: boolean;
  /** The order, and whether only the first or last of it are asked for. */
  readonly sort: 'name' | 'size' | 'date' | 'number' | undefined;
  readonly only: boolean;
};

/** Whether files that are only read are looked for in subfolders, where the question says nothing of them. */
export function looksBelow({ counts, sort, only }: Wanted): boolean {
  return counts || (only && sort === 'size');
}
