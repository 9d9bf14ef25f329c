// zsh's global aliases: any word of a line may be one, so the line is judged as written and as it reads without them.

import type { Span } from '../../../domain/verdict.ts';
import { findAlias, MAX_ALIASES } from '../../commands/aliases.ts';
import { checkText } from '../../judgement/check-text.ts';
import { report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { quoteStates } from '../quote-map.ts';
import { applyEdits, type Edit, type EditedText } from '../source-map.ts';

const WORD = /[^\s;&|()<>`]+/g;

/** Notes every word that could be a global alias; undefined where none is. */
export function expandGlobalAliases(judgement: Judgement): EditedText | undefined {
  const { source } = judgement.text;
  const globals = globalAliases(judgement);
  if (globals.size === 0 && !/[\\'"]/.test(source)) {
    for (const word of source.match(WORD) ?? []) if (!word.includes('$')) judgement.survey.words.add(word);
    return undefined;
  }
  const unquoted = quoteStates(source);
  const pieces: Edit[] = [];
  const substitutes = /\$\(|`/.test(source);
  for (const found of source.matchAll(WORD)) {
    const [word] = found;
    if (/[\\'"$]/.test(word)) continue;
    const span: Span = [found.index, found.index + word.length];
    const quoting = unquoted[span[0]];
    // In double quotes only a command substitution has its own words.
    if (quoting === 0 || (quoting === 2 && !substitutes)) continue;
    judgement.survey.words.add(word);
    const alias = globals.get(word);
    if (alias === undefined) continue;
    findAlias(judgement, word, alias, span);
    for (const { id, detail } of checkText(alias)) report(judgement, id, span, detail);
    if (quoting === 2) report(judgement, 'differs-when-typed', span, `${word} is a global alias`);
    else pieces.push({ span, text: expandText(judgement, alias, globals, [word], span) });
  }
  checkOperators(judgement, globals);
  return pieces.length === 0 ? undefined : applyEdits(source, pieces);
}

function globalAliases({ facts, shell: { expanding } }: Judgement): ReadonlyMap<string, string> {
  const globals = new Map<string, string>();
  for (const [name, known] of Object.entries(facts.resolved ?? {})) {
    if (known.type === 'global-alias' && !expanding.has(name)) globals.set(name, known.text);
  }
  return globals;
}

/** Even an operator can be a global alias; then the line is unread. */
function checkOperators(judgement: Judgement, globals: ReadonlyMap<string, string>): void {
  for (const name of globals.keys()) {
    const at = /[\s;&|()<>`\\'"$]/.test(name) ? judgement.text.source.indexOf(name) : -1;
    if (at >= 0) report(judgement, 'unreadable', [at, at + name.length], `${name} is a global alias`);
  }
}

/** An alias's own text has global aliases too, but never itself again. */
function expandText(
  judgement: Judgement,
  text: string,
  globals: ReadonlyMap<string, string>,
  inside: readonly string[],
  span: Span,
): string {
  if (inside.length > MAX_ALIASES || text.length > 8192) {
    report(judgement, 'too-long', span);
    return text;
  }
  const unquoted = quoteStates(text);
  return text.replaceAll(WORD, (word: string, at: number) => {
    if (unquoted[at] !== 1) return word;
    judgement.survey.words.add(word);
    const alias = inside.includes(word) ? undefined : globals.get(word);
    return alias === undefined ? word : expandText(judgement, alias, globals, [...inside, word], span);
  });
}
