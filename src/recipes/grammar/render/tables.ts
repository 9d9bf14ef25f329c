// Writes a request about a table for bash, zsh and fish.

import type { RecipeEnvironment } from '../../slots/recipe.ts';
import type { Condition, TableRequest, Value } from '../tables/request.ts';
import { pathWord, textWord } from './words.ts';

/** Undefined for values that cannot be written inside single quotes. */
export function renderTable(request: TableRequest, env: RecipeEnvironment): string | undefined {
  const { path, shape, conditions, values, unique, group, aggregate, order, limit } = request;
  const texts = conditions.flatMap((one) =>
    one.type === 'text' ? [one.text] : one.type === 'oneOf' ? one.texts : [],
  );
  if (texts.some((text) => /['"\\\n]/.test(text))) return undefined;
  const file = pathWord(path, env);
  const awk = `awk${shape.separator === ' ' ? '' : ` -F ${shape.separator === '\t' ? "'\\t'" : textWord(shape.separator, env)}`}`;
  if (aggregate?.by === 'header') return `head -n 1 ${file}`;
  if (aggregate?.by === 'columns') return `head -n 1 ${file} | ${awk} '{ print NF }'`;
  const plain = shape.hasHeader && conditions.length === 0 ? `tail -n +2 ${file}` : undefined;
  const all = [...(shape.hasHeader && !onlyWidth(conditions) ? ['NR > 1'] : []), ...conditions.map(written)];
  const where = all.join(' && ');
  const run = (action: string): string => `${awk} '${where === '' ? '' : `${where} `}{ ${action} }' ${file}`;
  const ends = (action: string, end: string): string =>
    `${awk} '${where === '' ? '' : `${where} `}{ ${action} } END { ${end} }' ${file}`;
  if (aggregate !== undefined) {
    const { by, value } = aggregate;
    const of = value === undefined ? '' : fieldOf(value);
    const sorted = order && ` | sort -${order.descending ? 'r' : ''}n`;
    // What is sorted by comes first: a name may have spaces.
    const shown = (result: string): string => (order === undefined ? `k, ${result}` : `${result}, k`);
    const some = limit === undefined ? '' : ` | head -n ${limit.n}`;
    if (group !== undefined) {
      const key = fieldOf(group);
      if (by === 'count') return `${run(`print ${key}`)} | sort | uniq -c${sorted ?? ''}${some}`;
      if (by === 'sum')
        return `${ends(`s[${key}] += ${of}`, `for (k in s) print ${shown('s[k]')}`)}${sorted ?? ' | sort'}${some}`;
      if (by === 'mean')
        return `${ends(`s[${key}] += ${of}; n[${key}]++`, `for (k in s) print ${shown('s[k] / n[k]')}`)}${sorted ?? ' | sort'}${some}`;
      const test = by === 'max' ? '>' : '<';
      return `${ends(`if (!(${key} in m) || ${of} ${test} m[${key}]) m[${key}] = ${of}`, 'for (k in m) print k, m[k]')} | sort`;
    }
    if (by === 'sum') return ends(`s += ${of}`, 'print s');
    if (by === 'mean') return ends(`s += ${of}; n++`, 'if (n) print s / n');
    if (by === 'distinct') return `${run(`print ${of}`)} | sort -u | wc -l`;
    return `${plain ?? `${awk} '${where}' ${file}`} | wc -l`;
  }
  const numeric = order !== undefined && shape.columns[order.column - 1]?.numeric === true;
  const key =
    order && `-k ${order.column},${order.column}${numeric ? 'n' : ''}${order.descending ? 'r' : ''}`;
  const separated =
    shape.separator === ' '
      ? ''
      : ` -t ${shape.separator === '\t' ? "'\\t'" : textWord(shape.separator, env)}`;
  // `sort -t` takes one character (sort(1)), so a tab is written as one.
  const sortBy = key && `sort${shape.separator === '\t' ? " -t '\t'" : separated} ${key}`;
  const below = key && `sort${separated} ${key}`;
  const printed = values.map(fieldOf).join(', ');
  const cutter = cut(values, shape.separator);
  const once = { once: ' | sort -u', repeated: ' | sort | uniq -d' };
  const uniquely = unique === false ? '' : once[unique];
  const tail = `${uniquely}${limit === undefined ? '' : ` | ${limit.end === 'first' ? 'head' : 'tail'} -n ${limit.n}`}`;
  if (sortBy !== undefined) {
    const rows =
      conditions.length > 0
        ? `${awk} '${where}' ${file} | ${sortBy}`
        : shape.hasHeader
          ? undefined
          : `${sortBy} ${file}`;
    const body =
      rows ??
      (limit === undefined && values.length === 0
        ? headed(below ?? sortBy, file)
        : `tail -n +2 ${file} | ${sortBy}`);
    const shown = values.length === 0 ? '' : cutter === undefined ? undefined : ` | ${cutter}`;
    return shown === undefined
      ? undefined
      : `${body}${limit === undefined ? '' : ` | head -n ${limit.n}`}${shown}${uniquely}`;
  }
  if (values.length === 0) return `${plain ?? `${awk} '${where}' ${file}`}${tail}`;
  if (conditions.length === 0 && cutter !== undefined) {
    if (values.length > 1 && !unique && limit === undefined) return `${cutter} ${file}`;
    return `${shape.hasHeader ? `tail -n +2 ${file} | ${cutter}` : `${cutter} ${file}`}${tail}`;
  }
  return `${run(`print ${printed}`)}${tail}`;
}

/** The header stays on top. `awk -v` reads a tab of `\\t`. */
function headed(sortBy: string, file: string): string {
  return `awk -v by="${sortBy}" 'NR == 1 { print; fflush(); next } { print | by }' ${file}`;
}

/** `cut` takes columns in their order alone. */
function cut(values: readonly Value[], separator: string): string | undefined {
  const columns = values.flatMap((value) => (value.type === 'column' ? [value.n] : []));
  const inOrder = columns.every((n, at) => at === 0 || n > (columns[at - 1] ?? 0));
  const shown = separator === '\t' ? '\\t' : separator;
  if (columns.length < values.length || !inOrder || separator === ' ')
    return columns.length < values.length
      ? undefined
      : `awk${separator === ' ' ? '' : ` -F '${shown}' -v OFS='${shown}'`} '{ print ${columns.map((n) => `$${n}`).join(', ')} }'`;
  return `cut${separator === '\t' ? '' : ` -d ${/^[,:]$/.test(separator) ? separator : `'${separator}'`}`} -f ${columns.join(',')}`;
}

function onlyWidth(conditions: readonly Condition[]): boolean {
  return conditions.length > 0 && conditions.every(({ type }) => type === 'width');
}

function fieldOf(value: Value): string {
  switch (value.type) {
    case 'column':
      return `$${value.n}`;
    case 'part':
      return `substr($${value.n}, ${value.from}, ${value.length})`;
    case 'hour':
      return `${value.date === undefined ? '' : `$${value.date} " " `}substr($${value.time}, 1, ${value.length})`;
    case 'product':
      return `$${value.of[0]} * $${value.of[1]}`;
  }
}

function written(condition: Condition): string {
  switch (condition.type) {
    case 'width':
      return `NF != ${condition.n}`;
    case 'number':
      return `${fieldOf(condition.value)} ${condition.test} ${condition.number}`;
    case 'text':
      return `${fieldOf(condition.value)} ${condition.test} "${condition.text}"`;
    case 'oneOf': {
      const { value, texts, negated } = condition;
      const tests = texts.map((text) => `${fieldOf(value)} ${negated ? '!=' : '=='} "${text}"`);
      return tests.length === 1 ? (tests[0] ?? '') : `(${tests.join(negated ? ' && ' : ' || ')})`;
    }
  }
}
