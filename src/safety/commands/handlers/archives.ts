// Archives and compressed files: tar, the compressors and what unpacks.
import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import type { ExpandedWord } from '../../judgement/word.ts';
import { readPath, unpackInto, writePath } from '../../paths/file-effects.ts';
import { judgeLoss } from '../../paths/losses.ts';
import { readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import { readArchive } from '../role-handlers.ts';
import { applyRole } from '../roles.ts';
import { applyImpact, type Call } from '../row.ts';

/** tar: the first word may be a cluster without dash; listing reads, creating and unpacking write. */
export function judgeTar(judge: Judgement, call: Call): void {
  const [first] = call.args;
  const bundled = first !== undefined && /^[a-zA-Z]+$/.test(first.text);
  const args = bundled ? unbundle(first, call.args.slice(1)) : call.args;
  const { options, operands } = readArguments(judge, call.row, args);
  const has = (...names: readonly string[]) => options.find((option) => names.includes(option.spec.name));
  const archive = has('-f', '--file')?.value;
  for (const option of options) {
    if (option.spec.impact !== undefined)
      applyImpact(judge, option.spec.impact, option.span, `tar ${option.spec.name}`);
    if (option.value !== undefined && option.spec.name !== '-f' && option.spec.name !== '--file') {
      applyRole(judge, call, option.spec.role, option.value, false);
    }
  }
  // Lines of that file that begin with a dash are options of tar (tar(1), --files-from).
  const listed = has('-T', '--files-from');
  if (listed !== undefined && has('--verbatim-files-from', '--null') === undefined)
    report(judge, 'runs-option-program', listed.span, '', 'ask');
  if (has('-t', '--list', '-d', '--diff', '--compare') !== undefined) {
    if (archive !== undefined && archive.text !== '-') readArchive(judge, archive);
    return addEffect(judge, 'read');
  }
  if (has('-x', '--extract', '--get') !== undefined) {
    // Unpacked to the screen, nothing is written.
    if (has('-O', '--to-stdout') !== undefined && archive !== undefined) return readArchive(judge, archive);
    if (archive !== undefined) readArchive(judge, archive);
    const folder = has('-C', '--directory')?.value ?? { text: '.', span: call.span };
    const keeps = has('-k', '--keep-old-files', '--skip-old-files') !== undefined;
    unpackInto(judge, folder, keeps);
    // A folder that is where a file comes is removed with all that is in it.
    if (has('--recursive-unlink') !== undefined) judgeLoss(judge, folder, true);
    if (folder.text === '/' || has('-P', '--absolute-names') !== undefined) {
      addEffect(judge, 'privilege');
      report(judge, 'privilege', call.command.span, 'tar');
    }
    const pipe = judge.stdio.input.type === 'pipe' && judge.found.effects.has('network');
    return pipe ? report(judge, 'risky', call.command.span, 'tar') : undefined;
  }
  for (const operand of operands) readPath(judge, operand);
  if (archive !== undefined && archive.text !== '-')
    writePath(judge, archive, has('-r', '-u', '-A') === undefined ? 'write' : 'append');
  else if (has('-c', '--create') === undefined) report(judge, 'unknown-operand', call.span);
}

/** unzip, 7z x: into the folder an option names, else the current one. */
export function judgeUnpack(judge: Judgement, call: Call): void {
  const given = readArguments(judge, call.row, call.args);
  const lists = given.options.some(({ spec }) => spec.impact?.tags.includes('list'));
  judgeByRow(judge, call, given);
  if (lists) return;
  const named = given.options.find(({ spec }) => spec.role === 'UNPACK')?.value;
  const keeps = given.options.some(({ spec }) => spec.name === '-n' || spec.name === '-aos');
  unpackInto(judge, named ?? { text: '.', span: call.span }, keeps);
}

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
