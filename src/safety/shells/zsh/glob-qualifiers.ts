// zsh's glob qualifiers `(…)`: those that only select and sort, as against those that run code.

const SELECTOR =
  /^(?:[-^]*(?:[/F.@=p*%rwxRWXAIEstNDnMTUG]|[Ll][kKmMgGpPtT]?[+-]?\d+|[amc][MwhmsdS]?[+-]?\d+|[oO][nLlamcdN]|Y\d+|[ug](?:\d+|([:.,+])[\w-]+\1)|f(?:[=+-]?[0-7?]+|([:.])(?:[ugoa]*[=+-][rwxst]*,?)+\2))|\[-?\d+(?:,-?\d+)?\]|,)/;

const MODIFIERS = /^(?::[htreaAlPqQu]\d*)+$/;

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
