// Builds a request from the facts of a question about lines, words and columns.

import type { LineFact } from '../lexicon/line-facts.ts';
import type { OutputFact } from '../lexicon/outputs.ts';
import type { Saying } from '../lexicon/sayings.ts';
import type { LineStep, Output, Text } from '../request.ts';
import { ofFileKind } from './file-kinds.ts';

export type LineRequest = {
  readonly about: 'lines';
  readonly from:
    | { readonly type: 'files'; readonly files: readonly Text[] }
    | { readonly type: 'literal'; readonly text: Text }
    | { readonly type: 'stdin' }
    /** What a command prints. */
    | { readonly type: 'saying'; readonly saying: Saying };
  readonly steps: readonly LineStep[];
  readonly inPlace: boolean;
  /** Suffix of the backup's name. */
  readonly backup: Text | undefined;
  readonly output: Output | undefined;
};

type Fact = LineFact | OutputFact | Saying;
type Of<Kind extends Fact['is']> = Extract<Fact, { readonly is: Kind }>;

/** `kindOf`: a folder has no lines. Undefined if the facts make no request. */
export function readLines(
  facts: readonly Fact[],
  kindOf: (path: string) => 'none' | 'file' | 'folder' | 'other',
): LineRequest | undefined {
  const of = <Kind extends Fact['is']>(kind: Kind): readonly Of<Kind>[] =>
    facts.filter((fact): fact is Of<Kind> => fact.is === kind);
  const files = of('from').flatMap((fact) => fact.files);
  const literals = of('literal').map(({ text }) => text);
  const sayings = of('saying');
  const outputs = of('output');
  if (of('unknown').length > 0 || (of('shown').length > 0 && outputs.length > 0)) return undefined;
  if (files.some((file) => kindOf(file) === 'folder')) return undefined;
  const piped = of('stdin').slice(0, 1);
  const kinds = [files, literals, sayings, piped].filter((all) => all.length > 0);
  if (kinds.length !== 1 || literals.length > 1 || sayings.length > 1 || outputs.length > 1) return undefined;
  if (outputs.length === 0 && of('save').length > 0) return undefined;
  const separator = of('separator');
  const flagged = withFlags(
    of('line').map(({ step }) => step),
    of('flag'),
  );
  if (flagged === undefined) return undefined;
  const separated =
    separator.length === 0
      ? withSeparatorOf(files, flagged)
      : withSeparator(
          flagged,
          separator.map(({ text }) => text),
        );
  if (separated === undefined) return undefined;
  const plain = separated
    .filter(({ op }, at) => op !== 'all' || (separated.length === 1 && at === 0))
    .map((step) => ofFileKind(step, files));
  // Writing must not empty a file that is still read.
  const target = outputs[0]?.output.file;
  if (target !== undefined && outputs[0]?.output.append !== true && files.includes(target)) return undefined;
  const unpacked = plain.filter(({ op }) => op === 'gunzip');
  const read = joined([...unpacked, ...plain.filter(({ op }) => op !== 'gunzip')]);
  if (
    read.length === 0 ||
    read.some(({ op }) => op === 'unfit') ||
    read.some(({ op }, at) => op === 'sort' && /^count/.test(read[at + 1]?.op ?? ''))
  )
    return undefined;
  // Printing piped input unchanged is no request.
  if (piped.length > 0 && read.every(({ op }) => op === 'all') && outputs.length === 0) return undefined;
  // The number of characters per line of a dump is something else.
  if (read.some(({ op }) => op === 'fold') && read.some(({ op }) => DUMPS.test(op))) return undefined;
  const packed = files.length > 0 && files.every((file) => file.endsWith('.gz'));
  if (packed && of('inPlace').length > 0) return undefined;
  const counted = packed && !OF_BYTES.test(read[0]?.op ?? '') ? [{ op: 'gunzip' }, ...read] : read;
  const [literal] = literals;
  const [saying] = sayings;
  return {
    about: 'lines',
    from:
      saying !== undefined
        ? { type: 'saying', saying }
        : piped.length > 0
          ? { type: 'stdin' }
          : literal === undefined
            ? { type: 'files', files: [...new Set(files)] }
            : { type: 'literal', text: literal },
    steps: counted,
    inPlace: of('inPlace').length > 0 || of('backup').length > 0,
    backup: of('backup')[0]?.suffix,
    output: outputs[0]?.output,
  };
}

/** Options apply to the search or sort before them; undefined if there is none. */
function withFlags(
  steps: readonly LineStep[],
  flags: readonly Of<'flag'>[],
): readonly LineStep[] | undefined {
  let all = steps;
  for (const { flag, for: whose } of flags) {
    if (flag === 'header') {
      if (!all.some(({ op }) => op === 'reverseLines' || op === 'sort')) return undefined;
      all = all.map((step) =>
        step.op === 'reverseLines'
          ? { op: 'keepHeader' }
          : step.op === 'sort'
            ? { ...step, op: 'sortBelowHeader' }
            : step,
      );
      continue;
    }
    const wanted =
      whose === 'sort'
        ? ['sort', 'sortBelowHeader']
        : whose === 'match'
          ? ['match', 'countMatching', 'countText']
          : whose === 'adjacent'
            ? ['adjacent', 'unique']
            : [whose];
    const at = all.findIndex(({ op }) => wanted.includes(op));
    if (at === -1) {
      const sorts = all.findIndex(({ op }) => op === 'sort');
      if (flag === 'i' && whose === 'match' && sorts !== -1) {
        all = all.map((step, i) => (i === sorts ? { ...step, flags: `${step.flags ?? ''} -f` } : step));
        continue;
      }
      if (flag === 'n' && whose === 'match') {
        all = [...all, { op: 'number' }];
        continue;
      }
      if (flag === 'r' && whose === 'sort' && all.length <= 1) {
        all = [...all, { op: 'reverseLines' }];
        continue;
      }
      return undefined;
    }
    all = all.map((step, i) =>
      i === at && whose === 'adjacent' && step.op !== 'adjacent'
        ? { op: 'adjacent', flags: flag }
        : i === at
          ? { ...step, flags: `${step.flags ?? ''}${flag.startsWith(' ') ? flag : ` -${flag}`}` }
          : step,
    );
  }
  return all;
}

const SEPARATED = [
  'field',
  'lastField',
  'fieldBeforeLast',
  'threeFields',
  'sum',
  'mean',
  'largestOf',
  'smallestOf',
  'fields',
  'cut',
  'join',
  'perLine',
  'sort',
  'sortBelowHeader',
  'columns',
  'fieldEquals',
  'fieldOver',
  'fieldUnder',
];

/** The column separator by the file's name. */
const SEPARATORS: Readonly<Record<string, Text>> = { csv: ',', tsv: '\t' };

/** A file's extension gives its column separator, unless the question does. */
function withSeparatorOf(files: readonly string[], steps: readonly LineStep[]): readonly LineStep[] {
  const [kind = '', ...others] = [...new Set(files.map((file) => /\.(\w+)$/.exec(file)?.[1]?.toLowerCase()))];
  const separator = SEPARATORS[kind];
  if (separator === undefined || others.length > 0) return steps;
  const hasColumns = steps.some(
    ({ op, flags = '' }) => SEPARATED.includes(op) && (!op.startsWith('sort') || flags.includes('-k')),
  );
  return (hasColumns ? withSeparator(steps, [separator]) : undefined) ?? steps;
}

/** Undefined if nothing has columns. */
function withSeparator(
  steps: readonly LineStep[],
  separators: readonly Text[],
): readonly LineStep[] | undefined {
  const [separator = ''] = separators;
  if (separators.length > 1) return undefined;
  const at = steps.findIndex(({ op }) => SEPARATED.includes(op));
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
    case 'sum':
    case 'mean':
    case 'largestOf':
    case 'smallestOf':
      return separator === ' ' ? step : { ...step, op: `${step.op}By`, text: separator };
    case 'threeFields':
      return separator === ' ' ? step : { ...step, op: 'threeFieldsBy', other: separator };
    case 'fieldEquals':
      return { ...step, op: 'fieldEqualsBy', other: separator };
    case 'fieldOver':
    case 'fieldUnder':
      return { ...step, op: `${step.op}By`, text: separator };
    case 'fields':
      return { op: 'cut', text: `${step.n},${step.m}`, other: separator };
    case 'cut':
      return { ...step, other: separator };
    case 'join':
    case 'perLine':
      return { ...step, text: separator };
    case 'sort':
    case 'sortBelowHeader':
      return { ...step, flags: `${step.flags ?? ''} -t '${separator === "'" ? '' : separator}'` };
    case 'columns':
      return { op: 'columnsBy', text: separator };
    default:
      return undefined;
  }
}

/** Steps on the file's raw bytes, compressed or not. */
const OF_BYTES =
  /^(?:gunzip|zgrep|md5|sha|cksum|hex|octal|characterDump|namedCharacters|decimalBytes|countBytes|base64|firstBytes|lastBytes)/;

const DUMPS = /^(?:hex|octal|characterDump|namedCharacters|decimalBytes)/;

/** They leave out lines. */
const FILTERS =
  /^(?:drop(?:Empty|Blank|Comments|Matching)|match|longer|shorter|dropLine|dropRange|range|from|allButLast|fieldEquals|fieldOver|fieldUnder)/;

/** Merges two steps into one: counting a search's lines, sorting and dropping duplicates. */
function joined(steps: readonly LineStep[]): readonly LineStep[] {
  const [first, second, ...rest] = steps;
  if (first === undefined) return [];
  // A pager shows the result, so it comes last.
  if (first.op === 'pager' && second !== undefined)
    return [...joined([second, ...rest].filter(({ op }) => op !== 'pager')), first];
  if (second === undefined) return steps;
  if (first.op === second.op && first.op !== 'match') return joined([second, ...rest]);
  // The first lines of a dump are those of its output.
  if (/^(first|last)$/.test(first.op) && /^(hex|hexdump|octal|base64)$/.test(second.op))
    return joined([second, first, ...rest]);
  if (
    /^(frequency|frequencySorted|unique|sort|duplicates|once|countUnique)$/.test(first.op) &&
    /^(field|fieldBy|cut)$/.test(second.op)
  )
    return joined([second, first, ...rest]);
  if (first.op === 'sort' && second.op === 'unique')
    return joined([{ op: 'sort', flags: `${first.flags ?? ''} -u` }, ...rest]);
  if (first.op === 'unique' && second.op === 'sort')
    return joined([{ op: 'sort', flags: `${second.flags ?? ''} -u` }, ...rest]);
  // A search in a dump applies to its output.
  if (first.op === 'match' && /^(?:hex|octal|characterDump|namedCharacters)/.test(second.op))
    return joined([second, first, ...rest]);
  // What to count comes after the word for counting.
  if (/^count(?:Lines|Words|Characters|Bytes)$/.test(first.op) && FILTERS.test(second.op))
    return joined([second, first, ...rest]);
  if (first.op === 'match' && second.op === 'countLines' && !/-[oc]/.test(first.flags ?? ''))
    return [{ ...first, op: 'countMatching' }, ...rest];
  if (first.op === 'unique' && second.op === 'countLines') return [{ op: 'countUnique' }, ...rest];
  if (first.op === 'unique' && second.op === 'duplicates') return joined([second, ...rest]);
  if (first.op === 'charactersApart' && second.op === 'frequency')
    return [first, ...joined([second, ...rest])];
  if (/^(?:sort|unique)$/.test(first.op) && second.op === 'frequency') return joined([second, ...rest]);
  if (first.op === 'frequency' && second.op === 'unique') return joined([first, ...rest]);
  if ((first.op === 'frequency' || first.op === 'countUnique') && second.op === 'sort')
    return / -n/.test(second.flags ?? '') && !/ -r/.test(second.flags ?? '')
      ? [{ op: 'frequency' }, { op: 'sort', flags: ' -n' }, ...rest]
      : joined([{ op: 'frequencySorted' }, ...rest]);
  return [first, ...joined([second, ...rest])];
}
