// Builds a request from the facts of a question about a table.

import type { OutputFact } from '../lexicon/outputs.ts';
import { SEVERAL } from '../lexicon/tables.ts';
import type { Condition, Period, TableFact, TableRequest, Value } from '../tables/request.ts';
import type { Column, Shape } from '../tables/shape.ts';
import { conditionsOf } from './table-conditions.ts';

type Fact = TableFact | OutputFact;
type Of<Kind extends Fact['is']> = Extract<Fact, { readonly is: Kind }>;

/** Undefined if the facts make no request about this table. */
export function readTable(facts: readonly Fact[], path: string, shape: Shape): TableRequest | undefined {
  const sorted = sortedOut(facts, shape);
  const { outputs } = sorted;
  const conditions = conditionsOf(facts, shape);
  if (conditions === undefined || outputs.length > 1) return undefined;
  if (outputs.length === 0 && facts.some(({ is }) => is === 'save')) return undefined;
  const base = { ...NOTHING, path, shape, conditions, output: outputs[0]?.output };
  const asked = facts.find(({ is }) => is === 'columns');
  const only = facts.every(({ is }) => is === 'columns' || is === 'nothing');
  if (asked?.is === 'columns' && only && (asked.by === 'columns' || shape.hasHeader))
    return { ...base, aggregate: { by: asked.by, value: undefined } };
  // `columns name and salary`
  if (asked?.is === 'columns' && asked.by === 'columns') return undefined;
  if (sorted.frequent.length > 0) return frequent(base, sorted);
  const [most] = sorted.extremes;
  // `top 5 ips` are the most frequent ones.
  if (most?.largest === true && shape.columns[most.column - 1]?.numeric === false)
    return frequent(base, {
      ...sorted,
      extremes: [],
      frequent: [
        { is: 'frequent', column: most.column, n: most.n ?? (most.several === true ? SEVERAL : undefined) },
      ],
    });
  const groups = groupsOf(facts, shape, sorted.aggregates.length > 0);
  if (groups === undefined || groups.length > 1) return undefined;
  const [group] = groups;
  if (
    group !== undefined &&
    most !== undefined &&
    sorted.extremes.length === 1 &&
    sorted.aggregates.length === 0
  )
    return {
      ...base,
      group,
      aggregate: { by: most.largest ? 'max' : 'min', value: { type: 'column', n: most.column } },
    };
  if (sorted.aggregates.length > 0 || groups.length > 0) return summed(base, sorted, groups[0]);
  return sorted.extremes.length > 0 ? extreme(base, sorted) : rows(base, sorted);
}

const NOTHING = {
  about: 'table',
  values: [],
  unique: false,
  group: undefined,
  aggregate: undefined,
  order: undefined,
  limit: undefined,
} as const;

type Base = Omit<TableRequest, 'values'> & { readonly values: readonly [] };
type Sorted = ReturnType<typeof sortedOut>;

function sortedOut(facts: readonly Fact[], { columns: all }: Shape) {
  const of = <Kind extends Fact['is']>(kind: Kind): readonly Of<Kind>[] =>
    facts.filter((fact): fact is Of<Kind> => fact.is === kind);
  const selected = of('select').flatMap(({ columns }) => columns.map((n): Value => ({ type: 'column', n })));
  const without = of('without').flatMap(({ columns }) => columns);
  const others = all.filter(({ n }) => !without.includes(n)).map(({ n }): Value => ({ type: 'column', n }));
  const [swapped] = of('swap').map(({ columns: [one, other] }) =>
    all.map(({ n }): Value => ({ type: 'column', n: n === one ? other : n === other ? one : n })),
  );
  return {
    selected: swapped ?? (without.length > 0 ? others : selected),
    products: of('product').map(({ columns }): Value => ({ type: 'product', of: columns })),
    /** `how many rows` beside a sum says nothing more. */
    aggregates: of('aggregate').filter(({ by }, _, all) => by !== 'count' || all.length === 1),
    extremes: of('extreme'),
    frequent: of('frequent'),
    orders: of('order'),
    by: of('by'),
    limits: of('limit'),
    directions: of('direction'),
    unique: uniqueOf(of('unique')[0]),
    asksWho: of('who').length > 0,
    asksRows: of('rows').length > 0,
    outputs: of('output'),
  };
}

function uniqueOf(fact: { readonly repeated?: true } | undefined): TableRequest['unique'] {
  if (fact === undefined) return false;
  return fact.repeated ? 'repeated' : 'once';
}

function frequent(base: Base, { frequent: [fact], ...others }: Sorted): TableRequest | undefined {
  const { selected, products, aggregates, extremes, orders } = others;
  if (
    fact === undefined ||
    [selected, products, aggregates, extremes, orders].some(({ length }) => length > 0)
  )
    return undefined;
  return {
    ...base,
    group: { type: 'column', n: fact.column },
    aggregate: { by: 'count', value: undefined },
    order: { column: 0, descending: true },
    limit: { end: 'first', n: fact.n ?? 1 },
  };
}

/** A sum, a mean or a count, of all or of each group. */
function summed(base: Base, sorted: Sorted, group: Value | undefined): TableRequest | undefined {
  const { aggregates, selected, products, extremes, limits, asksRows } = sorted;
  if (aggregates.length > 1 || extremes.length > 0 || limits.length > 1) return undefined;
  const [aggregate] = aggregates;
  const [only, ...others] = [...selected, ...products].filter(
    (each) => each.type !== 'column' || each.n !== aggregate?.column,
  );
  // `bytes per page` are added up.
  const adds =
    only?.type === 'column' && base.shape.columns[only.n - 1]?.numeric === true && group !== undefined;
  const by = aggregate?.by ?? (adds || (only?.type === 'product' && group !== undefined) ? 'sum' : 'count');
  if (others.length > 0 || (by === 'count' && only !== undefined)) return undefined;
  const value = aggregate?.column === undefined ? only : ({ type: 'column', n: aggregate.column } as const);
  if (by !== 'count' && (value === undefined || (only !== undefined && only !== value))) return undefined;
  const isNumber = value?.type !== 'column' || base.shape.columns[value.n - 1]?.numeric === true;
  if ((by === 'sum' || by === 'mean') && !isNumber) return undefined;
  // The number of all lines is no question about columns, but the header is no row.
  const all = group === undefined && base.conditions.length === 0;
  if (by === 'count' && all && !(asksRows && base.shape.hasHeader)) return undefined;
  const ordered = groupOrder(sorted, group, value);
  const [limit] = limits;
  if (ordered === undefined || (limit !== undefined && ordered.order === undefined)) return undefined;
  return {
    ...base,
    group,
    aggregate: { by, value: by === 'count' ? undefined : value },
    order: ordered.order,
    limit: limit && { end: limit.end, n: limit.n },
  };
}

/** Groups come in the order of their names, or of what was summed up (column 0); undefined if another one is asked for. */
function groupOrder(
  { orders, directions }: Sorted,
  group: Value | undefined,
  value: Value | undefined,
): Pick<TableRequest, 'order'> | undefined {
  const direction = directions[0]?.descending;
  const [asked, ...more] = orders;
  const isOf = (of: Value | undefined) => of?.type === 'column' && of.n === asked?.column;
  const descending = asked?.descending ?? direction;
  if (more.length > 0 || (asked !== undefined && group === undefined)) return undefined;
  if (asked !== undefined && isOf(group)) return descending === true ? undefined : { order: undefined };
  if (asked !== undefined && !isOf(value)) return undefined;
  const isOrdered = group !== undefined && (asked !== undefined || direction !== undefined);
  return { order: isOrdered ? { column: 0, descending: descending ?? false } : undefined };
}

/** The largest or smallest: the value, the row it is in, or another column of that row. */
function extreme(base: Base, sorted: Sorted): TableRequest | undefined {
  const { extremes, selected, products, orders, limits, asksWho, asksRows } = sorted;
  const [fact, ...more] = extremes;
  if (fact === undefined || [more, orders, limits].some(({ length }) => length > 0)) return undefined;
  const { column, largest, n } = fact;
  const others = selected.filter((one) => one.type !== 'column' || one.n !== column);
  const name = asksWho && others.length === 0 ? nameColumn(base.shape) : [];
  const shown = [...others, ...products, ...name];
  const own = asksRows || n !== undefined || asksWho ? [] : [{ type: 'column', n: column } as const];
  return {
    ...base,
    values: shown.length > 0 ? shown : own,
    order: { column, descending: largest },
    limit: { end: 'first', n: n ?? 1 },
  };
}

function rows(base: Base, sorted: Sorted): TableRequest | undefined {
  const { selected, products, unique, orders, by, limits, directions, asksRows } = sorted;
  // `the sales from the north region`: a column whose value is told says which rows, and nothing to print.
  const told = base.conditions.flatMap((one) =>
    isTold(one) && one.value.type === 'column' ? [one.value.n] : [],
  );
  const printed = selected.every((one) => one.type === 'column' && told.includes(one.n)) ? [] : selected;
  const values = [...printed, ...products];
  const all = [...orders, ...by.map(({ column }) => ({ column, descending: undefined }))];
  if (limits.length > 1 || new Set(all.map(({ column }) => column)).size > 1) return undefined;
  // `by age, oldest first`
  const order = all.find(({ descending }) => descending !== undefined) ?? all[0];
  const direction = directions[0]?.descending;
  if (direction !== undefined && order === undefined) return undefined;
  const [limit] = limits;
  const some = limit !== undefined && asksRows && base.shape.hasHeader;
  if (base.conditions.length === 0 && values.length === 0 && order === undefined && !some) return undefined;
  return {
    ...base,
    values,
    unique,
    order: order && { column: order.column, descending: order.descending ?? direction ?? false },
    limit: limit && { end: limit.end, n: limit.n },
  };
}

/** Of all rows that it holds for, the value is the same. */
function isTold(one: Condition): one is Extract<Condition, { readonly type: 'oneOf' | 'text' }> {
  return one.type === 'oneOf'
    ? !one.negated && one.texts.length === 1
    : one.type === 'text' && one.test === '==';
}

function nameColumn({ columns }: Shape): readonly Value[] {
  const found = columns.find(({ names }) =>
    names.some((name) => /^(?:name|user|person|employee)$/.test(name)),
  );
  return found === undefined ? [] : [{ type: 'column', n: found.n }];
}

function groupsOf(facts: readonly Fact[], { columns }: Shape, sums: boolean): readonly Value[] | undefined {
  const groups: Value[] = [];
  for (const fact of facts) {
    if (fact.is === 'group' || (fact.is === 'by' && sums))
      groups.push(
        columns[fact.column - 1]?.holds === 'stamp'
          ? ofStamp(fact.column, 'day')
          : { type: 'column', n: fact.column },
      );
    else if (fact.is === 'each' && sums && columns[0]?.names.length === 0 && !columns[0].numeric)
      groups.push({ type: 'column', n: 1 });
    else if (fact.is === 'period') {
      const value = partOfTime(columns, fact.period);
      if (value === undefined) return undefined;
      groups.push(value);
    }
  }
  return groups;
}

/** The day, hour or month of rows with a date; an hour has its day before it. */
function partOfTime(columns: readonly Column[], by: Period): Value | undefined {
  const stamp = columns.find(({ holds }) => holds === 'stamp');
  if (stamp !== undefined) return ofStamp(stamp.n, by);
  const date = columns.find(({ holds }) => holds === 'date');
  const time = columns.find(({ holds }) => holds === 'time');
  if (by === 'hour' || by === 'minute')
    return time && { type: 'hour', date: date?.n, time: time.n, length: by === 'hour' ? 2 : 5 };
  if (date === undefined) return undefined;
  return by === 'month' ? { type: 'part', n: date.n, from: 1, length: 7 } : { type: 'column', n: date.n };
}

/** `[02/Mar/2024:10:00:00` */
function ofStamp(n: number, by: Period): Value {
  const length = { hour: 14, minute: 17, day: 11, month: 8 }[by];
  return { type: 'part', n, from: by === 'month' ? 5 : 2, length };
}
