// zsh's glob qualifiers `(…)`: those that only select and sort, as against those that run code.

import { ANY_CHARACTER, ANY_STRING } from '../../judgement/word.ts';

// zsh refuses a unit behind the size (`L+100k`), and then nothing of the text runs (5.9, measured).
const SELECTOR =
  /^(?:[-^]*(?:[/F.@=p*%rwxRWXAIEstNDnMTUG]|[Ll][kKmMgGpPtT]?[+-]?\d+(?:[kKmMgGpPtT](?![+-]?\d))?|[amc][MwhmsdS]?[+-]?\d+|[oO][nLlamcdN]|Y\d+|[ug](?:\d+|([:.,+])[\w-]+\1)|f(?:[=+-]?[0-7?]+|([:.])(?:[ugoa]*[=+-][rwxst]*,?)+\2))|\[-?\d+(?:,-?\d+)?\]|,)/;

const MODIFIERS = /^(?::[htreaAlPqQu]\d*)+$/;

/** How a qualifier with a `D` in it ends once it is spelled for a parser of bash. */
export const HIDDEN_TOO = '*?*';

/** What stands for a pattern that brings pieces of paths ends in. */
export const PIECES = '?*?';

/** What stands for a pattern of which the folders are taken ends in. */
export const FOLDERS = '?**?';

/** `x/.git(:h)`: the folder of each. */
export function takesFolder(text: string): boolean {
  return /:h(?=:|\)$)/.test(text);
}

/** `d/*(:t)`, `*(:e)`, `*(:h2)`: without their folder, only what stands behind the last dot, or the first folders. */
export function cutsPath(text: string): boolean {
  return /:(?:[te]\d*|h\d+)(?=:|\)$)|:h\d*:.*h/.test(text);
}

/** What stands for a pattern of which other names are made ends in; nobody types it, and it ends as pieces do. */
export const OTHER_NAMES = '??*?';

/** `*.pub(:r)`, `*(:l)`: names of other files, that may be secrets beside those that match. */
export function makesNames(text: string): boolean {
  return /:[rlu]\d*(?=:|\)$)/.test(text);
}

/** `*(D)` also names what begins with a dot. */
export function takesHidden(text: string): boolean {
  const letters = text.slice(1, -1).replace(/([:.,+])[\w-]+\1|\[[^\]]*\]/g, '');
  return /D/.test(letters.replace(/\^[^,]*/g, (negated) => (/D.*D/.test(negated) ? negated : '')));
}

/** `(N)`, `(/)`, `(.om[1,5])`: true. `(e:…:)`, `(+f)`, and everything unknown: false. */
export function isHarmlessQualifier(text: string): boolean {
  let rest = text.slice(1, -1);
  while (rest !== '') {
    if (MODIFIERS.test(rest)) return true;
    const found = SELECTOR.exec(rest)?.[0];
    if (found === undefined || found === '') return false;
    rest = rest.slice(found.length);
  }
  return true;
}

/** `*.txt(.)` stands for a few of what `*.txt` does; what is left of its qualifier is no pattern of folders. */
export function withoutQualifier(text: string): string {
  return text.replace(LEFT, ANY_STRING);
}

const LEFT = new RegExp(`(?<!/)${ANY_STRING}{2,}$`);

/** `d/x/.git(:h)` is `d/x`; of another pattern the folder is what `..` leads to. */
export function folderOf(text: string): string {
  const written = text.replace(QUALIFIER, '');
  const at = written.lastIndexOf('/');
  return at > 0 && at < written.length - 1 ? written.slice(0, at) : `${text}/..`;
}

const QUALIFIER = new RegExp(`[${ANY_STRING}${ANY_CHARACTER}]+$`);
