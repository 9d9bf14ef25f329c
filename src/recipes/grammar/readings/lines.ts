// Builds a request from the facts of a question about lines, words and columns.

import type { RecipeWorld } from '../../slots/recipe.ts';
import { NO_TEXT } from '../../words/spelled-paths.ts';
import type { LineFact } from '../lexicon/line-facts.ts';
import type { OutputFact } from '../lexicon/outputs.ts';
import type { Saying } from '../lexicon/sayings.ts';
import type { LineStep, Output, Text } from '../request.ts';
import { ofFileKind } from './file-kinds.ts';
import { joined } from './merge-steps.ts';
import { withSeparator, withSeparatorOf } from './separators.ts';

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
  { kindOf, firstLines }: Pick<RecipeWorld, 'kindOf'> & { readonly firstLines: RecipeWorld['firstLines'] },
): LineRequest | undefined {
  const firstLine = (file: string) => firstLines?.(file)[0] ?? '';
  const of = <Kind extends Fact['is']>(kind: Kind): readonly Of<Kind>[] =>
    facts.filter((fact): fact is Of<Kind> => fact.is === kind);
  const files = of('from').flatMap((fact) => fact.files);
  const literals = of('literal').map(({ text }) => text);
  const sayings = of('saying');
  const outputs = of('output');
  if (of('unknown').length > 0 || (of('shown').length > 0 && outputs.length > 0)) return undefined;
  const isFolder = files.some((file) => kindOf(file) === 'folder');
  const piped = of('stdin').slice(0, 1);
  const kinds = [files, literals, sayings, piped].filter((all) => all.length > 0);
  if (kinds.length !== 1 || literals.length > 1 || sayings.length > 1 || outputs.length > 1) return undefined;
  if (outputs.length === 0 && of('save').length > 0) return undefined;
  const separator = of('separator');
  const flagged = withFlags(inOrder(of('line'), of('ordered').length > 0), of('flag'));
  if (flagged === undefined) return undefined;
  const separated =
    separator.length === 0
      ? withSeparatorOf(files, flagged, firstLine)
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
  if (isFolder && (of('inPlace').length > 0 || !isExtraction(read[0]))) return undefined;
  const counted =
    packed && !OF_BYTES.test(read[0]?.op ?? '')
      ? [{ op: 'gunzip' }, ...read]
      : ofSeveral(read, files, isFolder);
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

/** False for compressed files, and for folders unless `grep` searches them. */
export function hasLines({ from, steps }: LineRequest, kindOf: (path: string) => string): boolean {
  if (from.type !== 'files') return true;
  return from.files.every(
    (file) =>
      !PACKED.test(file) &&
      // `how many replicas does the deployment have`: a value, not the lines with its key.
      !(SETTINGS.test(file) && steps.some(({ op }) => op === 'countMatching')) &&
      !(NO_TEXT.test(file) && !steps.some(({ op }) => DUMPS.test(op) || OF_BYTES.test(op))) &&
      (kindOf(file) !== 'folder' || isExtraction(steps[0])),
  );
}

const PACKED = /\.(?:tar|zip|bz2|xz|zst|7z|rar)$/i;
const SETTINGS = /\.(?:ya?ml|json|toml|ini)$/i;

/** Only what matches is printed; `grep` can look for it in whole folders. */
function isExtraction(step: LineStep | undefined): boolean {
  return step?.op === 'attribute' || (step?.op === 'match' && / -oE/.test(step.flags ?? ''));
}

/** Of several files `grep` prints the matches without the names of the files. */
function ofSeveral(
  steps: readonly LineStep[],
  files: readonly Text[],
  isFolder: boolean,
): readonly LineStep[] {
  const [first, ...rest] = steps;
  if (first === undefined || !isExtraction(first)) return steps;
  const more = isFolder ? ' -rhI' : files.length > 1 || files.some((file) => /[*?]/.test(file)) ? ' -h' : '';
  return [{ ...first, flags: `${first.flags ?? ''}${more}` }, ...rest];
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
      if (flag === 'i' && all.some(({ op }) => COUNTS_SAME.test(op))) {
        all = [{ op: 'lower' }, ...all];
        continue;
      }
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

/** Upper and lower case are the same to them if all is lower case before. */
const COUNTS_SAME = /^(?:frequency|frequencySorted|countUnique|unique)$/;

/** Steps on the file's raw bytes, compressed or not. */
const OF_BYTES =
  /^(?:gunzip|zgrep|md5|sha|cksum|hex|octal|characterDump|namedCharacters|decimalBytes|countBytes|base64|firstBytes|lastBytes)/;

const DUMPS = /^(?:hex|octal|characterDump|namedCharacters|decimalBytes)/;

/** They sort, or stand in the order of the alphabet. */
const SORTED = /^(?:sort|unique|frequency|frequencySorted|countUnique|duplicates|once)/;

function inOrder(lines: readonly Of<'line'>[], ordered: boolean): readonly LineStep[] {
  const steps = lines.map(({ step }) => step);
  return ordered && !steps.some(({ op }) => SORTED.test(op)) ? [...steps, { op: 'sort' }] : steps;
}
