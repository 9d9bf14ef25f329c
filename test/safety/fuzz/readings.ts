// Harmless commands of the tables, given more words: options that write, files where a value is, programs around them.

import type { Shell } from '../../../src/domain/shell.ts';
import type { CommandSpec } from '../../../src/safety/commands/row.ts';
import { findRow, rowNames } from '../../../src/safety/commands/rows.ts';
import type { Chance } from './chance.ts';

/** Programs that stay on this machine, whatever they are given. */
export const PROGRAMS: ReadonlySet<string> = new Set(
  `[ ar arch awk b2sum base32 base64 basename bash basenc bc bzcat bzgrep bzip2 cal cat cd cksum cmp col colrm column comm
   command complete cpio csplit cut date dc declare df diff diff3 dir dircolors dirname dirs du echo egrep env eval expand
   expr factor false fgrep file find fmt fold gawk getconf getopt grep groups gunzip gzip hash head hexdump history iconv
   id infocmp join jobs jq ldd less let local locale logname look ls lsattr mawk md5sum more namei nl nm nproc numfmt objdump od
   paste pathchk perl pr print printenv printf ps ptx pwd python3 rdjson read readelf readlink realpath rev
   sdiff sed seq set sha1sum sha256sum shuf size sleep sort split stat string strings sum tac tail tar test tput tr
   tree true tsort tty type typeset uname unexpand uniq unxz unzip vdir wc whereis which whoami xargs xxd xz xzcat xzgrep
   yes zcat zgrep zip zipinfo math count contains status argparse functions builtin exec time nice nohup timeout stdbuf
   git compgen mapfile readarray getopts test test trap umask ulimit unset export readonly alias bind disown fc whence where
   zstyle zparseopts autoload zmodload zcompile source emulate`.split(/\s+/),
);

/** Makes one reading after another, in the words of the tables. */
export function readings(shell: Shell, chance: Chance): () => string {
  const rows = rowNames()
    .filter((name) => PROGRAMS.has(name.replace(`${shell}:`, '').split(' ')[0] ?? ''))
    .map((name) => findRow(name.replace(/^\w+:/, ''), shell))
    .filter((row) => row !== undefined);
  return () => {
    const row = chance.pick(rows);
    const example = row.safeExamples.length > 0 ? chance.pick(row.safeExamples) : row.name;
    // A subcommand keeps its own name.
    const fixed = row.name.split(' ').length;
    let words = example.split(' ');
    for (let changes = Math.floor(chance.next() * 4); changes > 0; changes--)
      words = changeWords(words, fixed, row, chance);
    const text = words.join(' ');
    return chance.next() < 0.8 ? text : chance.pick(AROUND).replace('%', () => text);
  };
}

const AROUND: readonly string[] = [
  'env %',
  'nice %',
  'command %',
  'time %',
  'timeout 1 %',
  'echo f | xargs %',
  'cat f | %',
  '% | cat',
  'find . -name f -exec % {} ;',
  "find . -exec % {} '+'",
  "sh -c '%'",
  "eval '%'",
  'echo "$(%)"',
  'if %; then ls; fi',
  'cd d && %',
  'x=M; %',
  'PAGER="touch M" %',
  '% < f',
];

const FILES: readonly string[] = [
  'M',
  'f',
  'd',
  './M',
  'd/M',
  '-',
  '/dev/stdout',
  '$x',
  '*',
  '{}',
  '.',
  '@f',
  'M:f',
  "'touch M'",
  './f',
];

// biome-ignore format: as many as fit a line
const WRITERS: readonly string[] = [
  '-o', '-O', '-w', '-i', '-f', '-c', '-C', '-e', '-d', '-x', '-u', '-s', '-t', '-k', '-r', '-D', '-I', '-F', '-W', '-T', '-S',
  '--output', '--out', '--o', '--in-place', '--write', '--file', '--log', '--log-file', '--exec', '--to-command', '--delete',
  '--compress-program', '--use-compress-program', '--rmt-command', '--checkpoint-action', '--files0-from', '--pre', '--ext-diff',
  '-fprint', '-fls', '-delete', '-exec', '-ok', '-execdir', '--debug', '--compile', '--to', '--target-directory', '--backup',
];

function changeWords(words: readonly string[], fixed: number, row: CommandSpec, chance: Chance): string[] {
  const { next, pick } = chance;
  const at = Math.min(fixed, words.length) + Math.floor(next() * (Math.max(words.length - fixed, 0) + 1));
  const insert = (...more: readonly string[]) => [...words.slice(0, at), ...more, ...words.slice(at)];
  const kind = next();
  if (kind < 0.35 && row.options.size > 0) return insert(...withValue(pick([...row.options.keys()]), chance));
  if (kind < 0.55) return insert(...withValue(pick(WRITERS), chance));
  if (kind < 0.65) return insert(...withValue(`-${pick(LETTERS)}${pick(['', '', ...LETTERS])}`, chance));
  if (kind < 0.8) return insert(pick(FILES));
  if (kind < 0.93 && at < words.length)
    return words.map((word, index) => (index === at ? pick(FILES) : word));
  return words.filter((_, index) => index !== at);
}

const LETTERS: readonly string[] = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];

function withValue(option: string, { next, pick }: Chance): string[] {
  const kind = next();
  if (kind < 0.4) return [option];
  if (kind < 0.7) return [option, pick(FILES)];
  return [option + (option.startsWith('--') ? '=' : '') + pick(FILES)];
}
