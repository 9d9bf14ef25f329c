// Gives each word of a cmdlet to a parameter, as PowerShell binds them: by name or its beginning, then by position.

import type { Span } from '../../../../domain/verdict.ts';
import { report } from '../../../judgement/findings.ts';
import type { Judgement } from '../../../judgement/judge.ts';
import type { ExpandedWord } from '../../../judgement/word.ts';
import type { Argument } from '../elements.ts';
import { type CmdletRow, COMMON_NAMES, type Parameter } from './rows.ts';

export type Bound = {
  readonly parameter: Parameter;
  readonly span: Span;
  readonly values: readonly ExpandedWord[];
  /** Where the parameter's own name is, and its value behind it; absent where the place alone says what it is. */
  readonly named?: { readonly word: Span; readonly value: Span | undefined };
  /** The value is a block of code, which was judged where it is. */
  readonly block: boolean;
};

/** What every word is for. Words without a place are recorded as reasons. */
export function bindArguments(
  judgement: Judgement,
  row: CmdletRow,
  args: readonly Argument[],
): readonly Bound[] {
  const bound: Bound[] = [];
  const free: Argument[] = [];
  for (let at = 0; at < args.length; at++) {
    const arg = args[at];
    if (arg === undefined) continue;
    if (arg.parameter === undefined) {
      free.push(arg);
      continue;
    }
    const parameter = findParameter(judgement, row, arg);
    const next = args[at + 1];
    const takes = arg.joined || (parameter !== undefined && !parameter.isSwitch);
    const hasValue = takes && next !== undefined && (arg.joined || next.parameter === undefined);
    if (hasValue) at++;
    if (parameter === undefined) {
      // An unknown name may take the next word, or not: the word is judged as a value too.
      if (row.flags.has('any') && next !== undefined && next.parameter === undefined && !hasValue) at++;
      continue;
    }
    if (parameter.isSwitch && hasValue && isOff(parameter, next)) continue;
    bound.push({
      parameter,
      span: hasValue ? [arg.span[0], next.span[1]] : arg.span,
      values: hasValue ? next.items : [],
      block: hasValue && next.block,
      named: { word: arg.span, value: hasValue ? next.span : undefined },
    });
  }
  bindByPosition(judgement, row, free, bound);
  return bound;
}

/** `-WhatIf:(1-1)`: what only shows what it would do has to be on beyond doubt. */
function isOff({ impact }: Parameter, value: Argument): boolean {
  const text = value.items[0]?.text ?? '';
  if (impact?.tags.includes('dry') === true) return value.items.length !== 1 || !/^(?:True|1)$/i.test(text);
  return /^(?:False|0)$/i.test(text);
}

function findParameter(judgement: Judgement, row: CmdletRow, arg: Argument): Parameter | undefined {
  const name = (arg.parameter ?? '').toLowerCase();
  const exact = row.parameters.get(name);
  if (exact !== undefined) return exact;
  const matching = [...row.parameters].filter(([full]) => full.startsWith(name));
  const own = matching.filter(([full]) => !COMMON_NAMES.has(full));
  const candidates = (own.length === 1 ? own : matching).map(([, parameter]) => parameter);
  const names = new Set(
    candidates.map((candidate) => candidate.role + candidate.impact?.level + candidate.isSwitch),
  );
  if (candidates.length === 1 || (candidates.length > 1 && names.size === 1)) return candidates[0];
  // -WhatIf and the like belong to no row here: only listed parameters are understood.
  if (!row.flags.has('any') || candidates.length > 1)
    report(judgement, 'unknown-option', arg.span, `-${arg.parameter}`);
  return candidates.sort((left, right) => severity(right) - severity(left))[0];
}

function severity(parameter: Parameter): number {
  if (parameter.impact !== undefined && parameter.impact.level !== 'safe') return 3;
  if (/^[WADMUTOVX]|SEND/.test(parameter.role)) return 2;
  return parameter.isSwitch ? 0 : 1;
}

function bindByPosition(
  judgement: Judgement,
  row: CmdletRow,
  free: readonly Argument[],
  bound: Bound[],
): void {
  const given = new Set(bound.map((one) => one.parameter.name));
  const open = row.positions.filter((name) => !given.has(name.replace(/\*$/, '')));
  let at = 0;
  for (const arg of free) {
    if (arg.block) judgement.observers.trace?.operand(judgement, 'BLOCK', { text: '', span: arg.span });
    const position = open[at];
    if (position === undefined) {
      // A block without a parameter name runs once for each object, as -Process, -FilterScript or -Property.
      if (!arg.block && !row.flags.has('any')) report(judgement, 'unknown-operand', arg.span);
      continue;
    }
    if (arg.block && /^(?:MemberName|Property|Name)$/.test(position)) continue;
    if (!position.endsWith('*')) at++;
    const parameter = row.parameters.get(position.replace(/\*$/, '').toLowerCase());
    if (parameter !== undefined)
      bound.push({ parameter, span: arg.span, values: arg.items, block: arg.block });
  }
}

/** The first value of a parameter that has one of these names. */
export function argumentOf(bound: readonly Bound[], ...names: readonly string[]): ExpandedWord | undefined {
  return bound.find((one) => names.includes(one.parameter.name))?.values[0];
}
