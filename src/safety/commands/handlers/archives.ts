// Archives and compressed files: tar, the compressors and what unpacks.
import { allNamed } from '../../judgement/changes.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import type { ExpandedWord } from '../../judgement/word.ts';
import { readPath, writePath } from '../../paths/file-effects.ts';
import { judgeLoss } from '../../paths/losses.ts';
import { unpackInto } from '../../paths/unpacking.ts';
import { type Arguments, readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import { showBelow } from '../find-secrets.ts';
import { bringing, showMembers } from '../packed-texts.ts';
import { readArchive } from '../role-handlers.ts';
import { applyRole } from '../roles.ts';
import { applyImpact, type Call } from '../row.ts';

/** tar: the first word may be a cluster without dash; listing reads, creating and unpacking write. */
export function judgeTar(judgement: Judgement, call: Call): void {
  const [first] = call.args;
  const bundled = first !== undefined && /^[a-zA-Z]+$/.test(first.text);
  const args = bundled ? unbundle(first, call.args.slice(1)) : call.args;
  const { options, operands } = readArguments(judgement, call.row, args);
  const has = (...names: readonly string[]) => options.find((option) => names.includes(option.spec.name));
  const archive = has('-f', '--file')?.value;
  for (const option of options) {
    if (option.spec.impact !== undefined)
      applyImpact(judgement, option.spec.impact, option.span, `tar ${option.spec.name}`);
    if (option.value !== undefined && option.spec.name !== '-f' && option.spec.name !== '--file') {
      applyRole(judgement, call, option.spec.role, option.value, false);
    }
  }
  // Lines of that file that begin with a dash are options of tar (tar(1), --files-from).
  const listed = has('-T', '--files-from');
  if (listed !== undefined && has('--verbatim-files-from', '--null') === undefined)
    report(judgement, 'runs-option-program', listed.span, '', 'ask');
  if (has('-t', '--list', '-d', '--diff', '--compare') !== undefined) {
    if (archive !== undefined && archive.text !== '-') readArchive(judgement, archive);
    return addEffect(judgement, 'read');
  }
  if (has('-x', '--extract', '--get') !== undefined) {
    // Unpacked to the screen, nothing is written.
    if (has('-O', '--to-stdout') !== undefined && archive !== undefined) {
      for (const member of operands) readPath(judgement, member);
      if (operands.length === 0) showMembers(judgement, 'tar', archive);
      return readArchive(judgement, archive);
    }
    if (archive !== undefined) readArchive(judgement, archive);
    const folder = entered(options, call);
    const keeps = has('-k', '--keep-old-files', '--skip-old-files') !== undefined;
    const archives = options.filter(({ spec }) => /^(?:-f|--file)$/.test(spec.name));
    const plain = operands.length === 0 && archives.length === 1 && areAll(args, options, PLAIN_TAR);
    unpackInto(judgement, folder, {
      keeps,
      brings: plain && archive ? bringing(judgement, 'tar', { archive, folder }) : undefined,
    });
    // A folder that is where a file comes is removed with all that is in it.
    if (has('--recursive-unlink') !== undefined) judgeLoss(judgement, folder, true);
    if (folder.text === '/' || has('-P', '--absolute-names') !== undefined) {
      addEffect(judgement, 'privilege');
      report(judgement, 'privilege', call.command.span, 'tar');
    }
    const pipe = judgement.stdio.input.type === 'pipe' && judgement.found.effects.has('network');
    return pipe ? report(judgement, 'risky', call.command.span, 'tar') : undefined;
  }
  for (const operand of operands) readPath(judgement, operand);
  if (archive !== undefined && archive.text !== '-')
    writePath(judgement, archive, has('-r', '-u', '-A') === undefined ? 'write' : 'append');
  else if (has('-c', '--create') === undefined) report(judgement, 'unknown-operand', call.span);
  else
    showBelow(
      judgement,
      operands.map((operand) => below(entered(options, call), operand)),
    );
}

/** A name in a folder that was entered. */
function below({ text }: ExpandedWord, inner: ExpandedWord): ExpandedWord {
  return text === '.' || /^[/~]/.test(inner.text) ? inner : { ...inner, text: `${text}/${inner.text}` };
}

/** Each `-C` is entered from the one before it. */
function entered(options: Arguments['options'], { span }: Call): ExpandedWord {
  const folders = options.flatMap(({ spec, value }) =>
    /^(?:-C|--directory)$/.test(spec.name) && value !== undefined ? [value] : [],
  );
  return folders.length === 0 ? { text: '.', span } : folders.reduce(below);
}

/** All options are of these; one that the row does not know is none. */
function areAll(args: readonly ExpandedWord[], options: Arguments['options'], known: RegExp): boolean {
  const read = new Set(options.flatMap(({ span, value }) => [span[0], value?.span[0]]));
  return (
    options.every(({ spec }) => known.test(spec.name)) &&
    args.every(({ text, span }) => !text.startsWith('-') || read.has(span[0]))
  );
}

/** unzip, 7z x: into the folder an option names, else the current one. */
export function judgeUnpack(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  const lists = given.options.some(({ spec }) => spec.impact?.tags.includes('list'));
  if (lists) {
    const [archive, ...shown] = given.operands;
    if (archive && shown.length === 0 && given.options.some(({ spec }) => /^-[pc]$/.test(spec.name)))
      showMembers(judgement, 'zip', archive);
    return judgeByRow(judgement, call, given);
  }
  const folder = given.options.find(({ spec }) => spec.role === 'UNPACK')?.value ?? {
    text: '.',
    span: call.span,
  };
  const keeps = given.options.some(({ spec }) => spec.name === '-n' || spec.name === '-aos');
  const [archive, ...members] = given.operands;
  const places = given.options.filter(({ spec }) => spec.role === 'UNPACK');
  const plain = places.length < 2 && areAll(call.args, given.options, PLAIN_UNZIP);
  const brings =
    call.name === 'unzip' && plain && archive !== undefined && members.length === 0
      ? bringing(judgement, 'zip', { archive, folder })
      : undefined;
  if (brings === undefined) judgeByRow(judgement, call, given);
  else allNamed(judgement, () => judgeByRow(judgement, call, given));
  unpackInto(judgement, folder, { keeps, brings });
}

/** With other options, files get other names or places. */
const PLAIN_TAR =
  /^(?:-[xvfCzjJpmok]|--(?:extract|get|verbose|file|directory|gzip|bzip2|xz|zstd|keep-old-files|skip-old-files))$/;
const PLAIN_UNZIP = /^-[oqnd]$/;

/** `tar xzf a.tar`: each letter that takes a value takes the next word. */
function unbundle(first: ExpandedWord, rest: readonly ExpandedWord[]): ExpandedWord[] {
  const args: ExpandedWord[] = [];
  const words = [...rest];
  for (const letter of first.text) {
    args.push({ text: `-${letter}`, span: first.span });
    if (/[fCbTXHLNVKgFI]/.test(letter)) {
      const value = words.shift();
      if (value !== undefined) args.push(value);
    }
  }
  return [...args, ...words];
}
