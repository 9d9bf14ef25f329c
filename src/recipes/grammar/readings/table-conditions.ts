// Conditions on the rows of a table, with what its columns hold.

import type { Day } from '../../slots/slot-values.ts';
import type { OutputFact } from '../lexicon/outputs.ts';
import type { Condition, TableFact, Value } from '../tables/request.ts';
import type { Column, Shape } from '../tables/shape.ts';

type Fact = TableFact | OutputFact;

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Undefined if this table has no column for one of them. */
export function conditionsOf(facts: readonly Fact[], shape: Shape): readonly Condition[] | undefined {
  const found: Condition[] = [];
  for (const fact of facts) {
    const condition = conditionOf(fact, shape);
    if (condition === 'unfit') return undefined;
    if (condition !== undefined) found.push(condition);
  }
  return found;
}

function conditionOf(fact: Fact, { columns }: Shape): Condition | 'unfit' | undefined {
  const date = columns.find(({ holds }) => holds === 'date' || holds === 'stamp');
  switch (fact.is) {
    case 'compare': {
      const column = columns[fact.column - 1];
      const value = { type: 'column', n: fact.column } as const;
      if (fact.value === '' || (fact.test === '==' && column?.numeric !== true))
        return { type: 'text', value, test: fact.test, text: fact.value };
      // A second is no 37 ms.
      if (fact.unit !== undefined && column?.unit !== undefined && !sameUnit(fact.unit, column.unit))
        return 'unfit';
      return column?.numeric === true
        ? { type: 'number', value, test: fact.test, number: fact.value }
        : 'unfit';
    }
    case 'equals':
      return {
        type: 'oneOf',
        value: { type: 'column', n: fact.column },
        texts: fact.values,
        negated: fact.negated,
      };
    case 'width':
      return { type: 'width', n: fact.n ?? columns.length };
    case 'day':
      return date === undefined || fact.day === undefined ? 'unfit' : dayCondition(date, fact.test, fact.day);
    case 'month': {
      if (date === undefined) return 'unfit';
      const month = String(fact.month).padStart(2, '0');
      if (fact.year !== undefined && !/^(?:19|20)\d\d$/.test(fact.year)) return 'unfit';
      const name = MONTHS[fact.month - 1] ?? '';
      const [from, text] =
        date.holds === 'stamp'
          ? [5, fact.year === undefined ? name : `${name}/${fact.year}`]
          : fact.year === undefined
            ? [6, month]
            : [1, `${fact.year}-${month}`];
      return {
        type: 'text',
        value: { type: 'part', n: date.n, from, length: text.length },
        test: '==',
        text,
      };
    }
    case 'clock': {
      const time = columns.find(({ holds }) => holds === 'time' || holds === 'stamp');
      if (time === undefined) return 'unfit';
      const value: Value =
        time.holds === 'stamp'
          ? { type: 'part', n: time.n, from: 14, length: 8 }
          : { type: 'column', n: time.n };
      return { type: 'text', value, test: fact.test, text: fact.time };
    }
    default:
      return undefined;
  }
}

function dayCondition(
  column: Column,
  test: Condition extends infer C ? (C extends { test: infer T } ? T : never) : never,
  { year, month, date }: Day,
): Condition | 'unfit' {
  const [m, d] = [String(month).padStart(2, '0'), String(date).padStart(2, '0')];
  if (column.holds === 'stamp') {
    // Their names do not sort as months do.
    if (test !== '==') return 'unfit';
    const text = `${d}/${MONTHS[month - 1] ?? ''}${year === undefined ? '' : `/${year}`}`;
    return { type: 'text', value: { type: 'part', n: column.n, from: 2, length: text.length }, test, text };
  }
  return year === undefined
    ? { type: 'text', value: { type: 'part', n: column.n, from: 6, length: 5 }, test, text: `${m}-${d}` }
    : { type: 'text', value: { type: 'column', n: column.n }, test, text: `${year}-${m}-${d}` };
}

const UNITS = [/^(?:ms|msecs?|milliseconds?)$/i, /^(?:s|secs?|seconds?)$/i, /^(?:b|bytes?)$/i];

function sameUnit(one: string, other: string): boolean {
  return (
    one.toLowerCase() === other.toLowerCase() || UNITS.some((unit) => unit.test(one) && unit.test(other))
  );
}
