// The PowerShell forms of the rows for pipes: the input is objects, and requests about lines apply to their text.

import { FILTERS, type Filter } from './filters.ts';

type Form = { readonly command: string; readonly after?: RegExp };

const PROCESSES = /^\s*(?:Get-Process|gps)\b/i;
const FILES = /^\s*(?:Get-ChildItem|gci|dir)\b/i;
const TEXT = 'Out-String -Stream | Select-String -SimpleMatch';

const FORMS: Readonly<Record<string, Form>> = {
  'filter-much-memory': { command: 'Where-Object WorkingSet64 -GT 100MB', after: PROCESSES },
  'filter-most-memory': {
    command: 'Sort-Object WorkingSet64 -Descending | Select-Object -First {count=10}',
    after: PROCESSES,
  },
  'filter-most-cpu': {
    command: 'Sort-Object CPU -Descending | Select-Object -First {count=10}',
    after: PROCESSES,
  },
  'filter-biggest': {
    command: 'Sort-Object Length -Descending | Select-Object -First {count=10}',
    after: FILES,
  },
  'filter-without': { command: `${TEXT} -NotMatch{case} -Pattern {text}` },
  'filter-with': { command: `${TEXT}{case} -Pattern {text}` },
  'filter-first': { command: 'Select-Object -First {count=1}' },
  'filter-last': { command: 'Select-Object -Last {count=1}' },
  'filter-count': { command: 'Measure-Object | Select-Object -ExpandProperty Count' },
  'filter-unique': { command: 'Sort-Object -Unique' },
  'filter-frequency': {
    command: 'Group-Object -NoElement | Sort-Object Count -Descending | Select-Object -First {count=10}',
  },
  'filter-sort': { command: 'Sort-Object' },
  'filter-reverse': { command: 'Sort-Object -Descending' },
  'filter-sum': { command: 'Measure-Object -Sum | Select-Object -ExpandProperty Sum' },
};

/** The rows that have a PowerShell form. */
export const POWERSHELL_FILTERS: readonly Filter[] = FILTERS.flatMap(({ after: _, ...row }) => {
  const form = FORMS[row.id];
  return form === undefined ? [] : [{ ...row, ...form }];
});

/** For the test that each form belongs to an existing row. */
export const POWERSHELL_FILTER_FORMS: readonly string[] = Object.keys(FORMS);
