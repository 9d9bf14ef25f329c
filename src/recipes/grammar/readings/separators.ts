// Which character separates the columns of lines: the one in the question, or that of the file's kind.

import type { LineStep, Text } from '../request.ts';

/** The column separator by the file's name. */
const SEPARATORS: Readonly<Record<string, Text>> = { csv: ',', tsv: '\t' };

/** A file's extension and first line give its column separator, unless the question does. */
export function withSeparatorOf(
  files: readonly string[],
  steps: readonly LineStep[],
  firstLine: (file: string) => string,
): readonly LineStep[] {
  const [kind = '', ...others] = [...new Set(files.map((file) => /\.(\w+)$/.exec(file)?.[1]?.toLowerCase()))];
  const first = files.map(firstLine).find((line) => line !== '') ?? '';
  const separator = kind === 'csv' && /^[^,]*;[^,]*$/.test(first) ? ';' : SEPARATORS[kind];
  if (separator === undefined || others.length > 0) return steps;
  const hasColumns = steps.some(
    (step) =>
      separate(step, separator) !== undefined &&
      (!step.op.startsWith('sort') || step.flags?.includes('-k') === true),
  );
  return (hasColumns ? withSeparator(steps, [separator]) : undefined) ?? steps;
}

/** Undefined if nothing has columns. */
export function withSeparator(
  steps: readonly LineStep[],
  separators: readonly Text[],
): readonly LineStep[] | undefined {
  const [separator = ''] = separators;
  if (separators.length > 1) return undefined;
  const at = steps.findIndex((step) => separate(step, separator) !== undefined);
  const step = steps[at];
  if (step === undefined) return undefined;
  const changed = separate(step, separator);
  return changed && steps.map((one, i) => (i === at ? changed : one));
}

function separate(step: LineStep, separator: Text): LineStep | undefined {
  switch (step.op) {
    case 'field':
    case 'lastField':
    case 'fieldBeforeLast':
    case 'threeFields':
    case 'sum':
    case 'mean':
    case 'largestOf':
    case 'smallestOf':
      return separator === ' ' ? step : { ...step, separator };
    case 'fieldEquals':
    case 'fieldOver':
    case 'fieldUnder':
    case 'columns':
      return { ...step, separator };
    case 'fields':
      return { op: 'cut', text: `${step.n},${step.m}`, other: separator };
    case 'dropFirstField':
      return separator === ' ' ? step : { op: 'cut', text: '2-', other: separator };
    case 'cut':
      return { ...step, other: separator };
    case 'join':
    case 'perLine':
      return { ...step, text: separator };
    case 'sort':
    case 'sortBelowHeader':
      return { ...step, flags: `${step.flags ?? ''} -t '${separator === "'" ? '' : separator}'` };
    default:
      return undefined;
  }
}
