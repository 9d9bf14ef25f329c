// Writes a request about a table with a header for PowerShell, as objects of `Import-Csv`.

import type { Condition, TableRequest, Test, Value } from '../tables/request.ts';
import type { Shape } from '../tables/shape.ts';
import { powershellText } from './powershell-words.ts';

const OPERATORS: Readonly<Record<Test, string>> = {
  '==': '-ceq',
  '!=': '-cne',
  '>': '-cgt',
  '>=': '-cge',
  '<': '-clt',
  '<=': '-cle',
};

/** Undefined for what `Import-Csv` does not read, and for parts of values. */
export function powershellTable(request: TableRequest): string | undefined {
  const { path, shape, conditions, values, unique, group, aggregate, order, limit } = request;
  const file = powershellText(path);
  const names = namesOf(values, shape);
  const tests = conditions.map((one) => testOf(one, shape));
  const delimiter =
    shape.separator === ','
      ? ''
      : shape.separator === '\t'
        ? ' -Delimiter "`t"'
        : ` -Delimiter '${shape.separator}'`;
  if (!shape.hasHeader || file === undefined || names === undefined || tests.includes(undefined))
    return undefined;
  const where = tests.length === 0 ? [] : [`Where-Object { ${tests.join(' -and ')} }`];
  const rows = [`Import-Csv${delimiter} -LiteralPath ${file}`, ...where];
  const take =
    limit === undefined ? [] : [`Select-Object -${limit.end === 'first' ? 'First' : 'Last'} ${limit.n}`];
  if (aggregate !== undefined) {
    const grouped = group === undefined ? undefined : namesOf([group], shape)?.[0];
    const measured = aggregate.value === undefined ? undefined : namesOf([aggregate.value], shape)?.[0];
    if (group !== undefined && grouped === undefined) return undefined;
    const measure = {
      sum: 'Sum',
      mean: 'Average',
      count: '',
      distinct: '',
      columns: '',
      header: '',
      max: 'Maximum',
      min: 'Minimum',
    }[aggregate.by];
    if (
      aggregate.by === 'distinct' ||
      aggregate.by === 'columns' ||
      aggregate.by === 'header' ||
      (measure !== '' && measured === undefined)
    )
      return undefined;
    const total = `Measure-Object ${measured ?? ''} -${measure}`;
    if (grouped === undefined)
      return [
        ...rows,
        ...(measure === ''
          ? ['Measure-Object', 'Select-Object -ExpandProperty Count']
          : [total, `Select-Object -ExpandProperty ${measure}`]),
      ].join(' | ');
    const by = measure === '' ? 'Count' : measure;
    const sorted = order === undefined ? [] : [`Sort-Object ${by}${order.descending ? ' -Descending' : ''}`];
    return measure === ''
      ? [...rows, `Group-Object ${grouped}`, ...sorted, 'Select-Object Count, Name', ...take].join(' | ')
      : order === undefined
        ? [
            ...rows,
            `Group-Object ${grouped}`,
            `ForEach-Object { "$($_.Name) $(($_.Group | ${total}).${measure})" }`,
          ].join(' | ')
        : [
            ...rows,
            `Group-Object ${grouped}`,
            `Select-Object Name, @{ Name = '${measure}'; Expression = { ($_.Group | ${total}).${measure} } }`,
            ...sorted,
            ...take,
          ].join(' | ');
  }
  const sorted = order && sortedBy(order, shape);
  const shown =
    names.length === 0
      ? []
      : names.length === 1
        ? [`Select-Object -ExpandProperty ${names[0]}`]
        : [`Select-Object ${names.join(', ')}`];
  const once =
    unique === 'repeated'
      ? ['Group-Object -CaseSensitive', 'Where-Object Count -gt 1', 'Select-Object -ExpandProperty Name']
      : unique === 'once'
        ? ['Sort-Object -Unique -CaseSensitive']
        : [];
  if (unique && names.length !== 1) return undefined;
  return [...rows, ...(sorted === undefined ? [] : [sorted]), ...take, ...shown, ...once].join(' | ');
}

/** Undefined if one of them is no column with a plain name. */
function namesOf(values: readonly Value[], { columns }: Shape): readonly string[] | undefined {
  const names = values.map((value) => (value.type === 'column' ? columns[value.n - 1]?.names[0] : undefined));
  return names.every((name): name is string => name !== undefined && /^[a-z]\w*$/i.test(name))
    ? names
    : undefined;
}

function sortedBy(
  { column, descending }: NonNullable<TableRequest['order']>,
  shape: Shape,
): string | undefined {
  const name = namesOf([{ type: 'column', n: column }], shape)?.[0];
  const numeric = shape.columns[column - 1]?.numeric === true;
  return (
    name && `Sort-Object ${numeric ? `{ [double]$_.${name} }` : name}${descending ? ' -Descending' : ''}`
  );
}

function testOf(condition: Condition, shape: Shape): string | undefined {
  const name = condition.type === 'width' ? undefined : namesOf([condition.value], shape)?.[0];
  if (condition.type === 'width' || name === undefined) return undefined;
  switch (condition.type) {
    case 'number':
      return `[double]$_.${name} ${OPERATORS[condition.test].replace('-c', '-')} ${condition.number}`;
    case 'text':
      return `$_.${name} ${OPERATORS[condition.test]} ${powershellText(condition.text, true) ?? "''"}`;
    case 'oneOf': {
      const { texts, negated } = condition;
      const listed = texts.map((text) => powershellText(text, true));
      return listed.includes(undefined)
        ? undefined
        : `$_.${name} -c${negated ? 'notin' : 'in'} ${listed.join(', ')}`;
    }
  }
}
