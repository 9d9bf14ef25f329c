// gzip and its like: what they make of a file, and whether the file itself stays.

import type { Selection } from '../../../domain/selection.ts';
import { noteChange, noteSelection } from '../../judgement/changes.ts';
import { addEffect, report, shown } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { type ExpandedWord, isLiteral, UNKNOWN } from '../../judgement/word.ts';
import { judgePlace, writePath } from '../../paths/file-effects.ts';
import { resolvePath } from '../../paths/resolve.ts';
import { chosenBy, lookUp } from '../../paths/sources.ts';
import { type Arguments, readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import type { Call } from '../row.ts';

/** What a compressor would do is the last of `-l`, `-t`, `-d` and `-z`; only to the screen is it always a look. */
export function judgeCompressor(judgement: Judgement, call: Call): void {
  const { options, operands } = readArguments(judgement, call.row, call.args);
  const has = (...names: readonly string[]) => options.some((option) => names.includes(option.spec.name));
  const works = has('-d', '-z', '--decompress') && !has('-c', '--stdout', '--to-stdout');
  const looks = (option: (typeof options)[number]) => option.spec.impact?.tags.includes('list') === true;
  const keeps = has('-k', '--keep') && !has('--rm') && (works || !options.some(looks));
  const recursive = has('-r', '--recursive');
  // What arrives goes to the screen, or on to the next command.
  const filters = operands.length === 0 && !recursive && !options.some(({ spec }) => spec.role === 'W');
  if (filters && judgement.stdio.input.type !== 'terminal') return addEffect(judgement, 'read');
  if (keeps || (!options.some(looks) && !recursive && operands.length > 0))
    return judgePacked(judgement, call, { options, operands }, !keeps && call.name !== 'zstd');
  judgeByRow(judgement, call, {
    options: works ? options.filter((option) => !looks(option)) : options,
    operands,
  });
}

const ENDINGS: Readonly<Record<string, string>> = {
  gzip: '.gz',
  pigz: '.gz',
  bzip2: '.bz2',
  pbzip2: '.bz2',
  xz: '.xz',
  lzma: '.lzma',
  zstd: '.zst',
  brotli: '.br',
  lzip: '.lz',
  lz4: '.lz4',
};

/** `gzip -k f` leaves `f` as it is and makes `f.gz`, `gzip f` puts that in its place; `gunzip f.gz` makes `f`. */
function judgePacked(judgement: Judgement, call: Call, given: Arguments, replaces: boolean): void {
  const row = { ...call.row, impact: { level: 'safe', effects: ['write'], tags: [] } } as const;
  judgeByRow(judgement, { ...call, row }, given);
  const unpacks =
    /^un|^gunzip|^bunzip/.test(call.name) ||
    given.options.some(({ spec }) => /^(?:-d|--decompress)$/.test(spec.name));
  const ending = ENDINGS[call.name] ?? '';
  if (given.options.some(({ spec }) => spec.role === 'W')) return;
  const forced = given.options.some(({ spec }) => /^(?:-f|--force)$/.test(spec.name));
  for (const operand of given.operands) {
    const { text, span } = operand;
    const made = unpacks ? text.replace(/\.\w+$/, '') : ending === '' ? UNKNOWN : `${text}${ending}`;
    const target = { text: made, span, made: true } as const;
    const chosen = replaces && !forced ? chosenBy(judgement, operand) : undefined;
    if (chosen !== undefined) {
      judgeChosen(judgement, operand, target, chosen);
      continue;
    }
    // Without -f they ask before they write over a file, or leave it.
    if (replaces || forced) writePath(judgement, target, 'write');
    else writeKept(judgement, target);
    if (!replaces) continue;
    addEffect(judgement, 'delete');
    noteChange(judgement, 'delete', resolvePath(judgement, text));
    const what = isLiteral(made) ? `${shown(judgement, operand)} with ${made}` : shown(judgement, operand);
    // Unpacked or packed again it is as it was, where nothing is written over.
    report(judgement, 'packs', span, what, forced ? undefined : 'ask');
  }
}

/** What `find` chose: unpacked or packed again each is as it was. */
function judgeChosen(
  judgement: Judgement,
  operand: ExpandedWord,
  target: ExpandedWord,
  chosen: Selection,
): void {
  addEffect(judgement, 'write', 'delete');
  noteSelection(judgement, chosen, false);
  judgePlace(judgement, resolvePath(judgement, target.text) ?? target.text, target);
  report(judgement, 'packs', operand.span, lookUp(judgement, chosen) ?? shown(judgement, operand));
}

/** What is there stays; a name of the shell's or beck's own counts as ever. */
function writeKept(judgement: Judgement, target: ExpandedWord): void {
  const path = resolvePath(judgement, target.text);
  addEffect(judgement, 'write');
  noteChange(judgement, 'write', path, {});
  judgePlace(judgement, path ?? target.text, target);
  report(judgement, 'creates', target.span, target);
}
