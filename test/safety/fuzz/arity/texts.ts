// Texts that put every option of the tables before every kind of word: a file, a new name, a program, a secret, and the
// options of the same row that write, run or reach out.

import type { CommandSpec, OptionSpec } from '../../../../src/safety/commands/row.ts';
import { findRow, rowNames } from '../../../../src/safety/commands/rows.ts';
import { cmdletsAsWritten, findCmdlet } from '../../../../src/safety/shells/powershell/cmdlets/rows.ts';
import { findProgram } from '../../../support/programs.ts';
import type { Chance } from '../chance.ts';
import type { FuzzShell } from '../shells.ts';
import { COMMON_NAMES, SPECIAL_NAMES } from './project.ts';

/** One text of each subject in turn, so that few texts still reach every row. */
export function* arityTexts(shell: FuzzShell, chance: Chance, programs: Programs): Generator<string> {
  const subjects =
    shell === 'powershell' ? [...cmdletTexts(), ...rowTexts(shell, programs)] : rowTexts(shell, programs);
  while (subjects.length > 0) for (const subject of shuffled(subjects, chance)) yield subject(chance);
}

function shuffled<T>(list: readonly T[], { next }: Chance): T[] {
  return list
    .map((item) => ({ item, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** Whether a program, a secret or an option that acts is among its words. */
export function isTelling(text: string): boolean {
  if (/\.env|run\.sh/.test(text)) return true;
  const words = text.split(' ');
  const row = [2, 1]
    .map((length) => findRow(words.slice(0, length).join(' ')))
    .find((found) => found !== undefined);
  return words.some((word) => {
    const spec = row?.options.get(word.replace(/=.*/, ''));
    return spec !== undefined && isActing(spec);
  });
}

type Subject = (chance: Chance) => string;

/** Which have texts: those of this machine, or a list, whose texts are the same on every machine. */
export type Programs = (name: string) => boolean;

export const isInstalled: Programs = (name) => findProgram(name) !== undefined;

/** Every row of the programs, and the shell's own. */
function rowTexts(shell: FuzzShell, programs: Programs): Subject[] {
  return rowNames()
    .filter((name) => !name.includes(':') || name.startsWith(`${shell}:`))
    .map((name) => name.replace(/^\w+:/, ''))
    .filter((name) => programs(name.split(' ')[0] ?? '') || OWN[shell].has(name))
    .flatMap((name) => {
      const row = findRow(name, shell);
      return row === undefined || name.endsWith('*') ? [] : [(chance: Chance) => ofRow(row, chance)];
    });
}

const BUILT_IN = `echo printf test [ type command hash alias history jobs pwd cd dirs read set export unset local declare let eval
  umask ulimit trap times wait getopts enable help compgen complete bind shopt mapfile readarray exec`;

/** Builtins are no files. */
const OWN: Readonly<Record<FuzzShell, ReadonlySet<string>>> = {
  bash: new Set(BUILT_IN.split(/\s+/)),
  zsh: new Set(
    `${BUILT_IN} print whence where which fc vared typeset zstyle zmodload autoload emulate setopt`.split(
      /\s+/,
    ),
  ),
  fish: new Set(
    'echo printf test string math count contains status set functions abbr argparse path random type history jobs read'.split(
      ' ',
    ),
  ),
  powershell: new Set(),
};

function ofRow(row: CommandSpec, chance: Chance): string {
  const { next, pick } = chance;
  const fixed = row.name.split(' ').length;
  const options = [...row.options.values()];
  const acting = options.filter(isActing);
  const option = (): string =>
    options.length === 0 || next() < 0.1 ? `-${pick(LETTERS)}` : spelt(pick(options).name, chance);
  const base = baseOf(row, fixed, chance);
  const added: string[] = [];
  // Most mistakes need two words: an option, and what it takes or does not take.
  const kind = next();
  if (kind < 0.4 && acting.length > 0) {
    const act = pick(acting);
    const value = act.value === 'none' ? [] : [name(chance)];
    const [before, after] = [option(), spelt(act.name, chance)];
    if (kind < 0.1 && before.length === 2 && after.length === 2)
      added.push(before + after.slice(1), ...value);
    else if (kind < 0.2 && value.length > 0 && act.name.startsWith('--'))
      added.push(before, `${act.name}=${value}`);
    else if (kind < 0.25 && value.length > 0 && act.name.length === 2) added.push(before, act.name + value);
    else added.push(before, after, ...value);
  } else if (kind < 0.6) added.push(option(), option(), name(chance));
  else if (kind < 0.7) added.push(option() + pick(['', '=']) + name(chance));
  else if (kind < 0.75) added.push(option(), option(), option());
  else added.push(option(), name(chance));
  const at = next() < 0.7 ? fixed : base.length;
  return [...base.slice(0, at), ...added, ...base.slice(at)].join(' ');
}

/** The command with nothing, with names, or as one of its own examples has it. */
function baseOf(row: CommandSpec, fixed: number, chance: Chance): string[] {
  const { next, pick } = chance;
  const plain = row.name.split(' ');
  const kind = next();
  if (kind < 0.2) return plain;
  if (kind < 0.6) return [...plain, name(chance)];
  if (kind < 0.7) return [...plain, name(chance), name(chance)];
  const example = row.safeExamples.length === 0 ? row.name : pick(row.safeExamples);
  // An example may be a longer text in which the command is only a part.
  const words = example.split(' ');
  if (words.slice(0, fixed).join(' ') !== row.name) return plain;
  return words.map((word, at) =>
    at >= fixed && /^[\w.]+$/.test(word) && next() < 0.5 ? name(chance) : word,
  );
}

const name = ({ next, pick }: Chance): string => pick(next() < 0.75 ? COMMON_NAMES : SPECIAL_NAMES);

/** Long options may be shortened, short ones grouped. */
function spelt(option: string, { next, pick }: Chance): string {
  if (option.startsWith('--') && option.length > 6 && next() < 0.1)
    return option.slice(0, 5 + Math.floor(next() * (option.length - 5)));
  return /^-\w$/.test(option) && next() < 0.05 ? `-${pick(LETTERS)}${option.slice(1)}` : option;
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];

function isActing({ role, impact }: OptionSpec): boolean {
  return (
    (impact !== undefined && impact.level !== 'safe') ||
    /^(?:[WADETVMXPU$]|CMD|SEND|sh|SCRIPT|UNPACK)$/.test(role)
  );
}

/** Every cmdlet with each of its parameters before each kind of word. */
function cmdletTexts(): Subject[] {
  return cmdletsAsWritten().map((cmdlet) => (chance) => {
    const { next, pick } = chance;
    const parameters = [...(findCmdlet(cmdlet)?.parameters.values() ?? [])];
    const some = Array.from({ length: Math.floor(next() * 3) }, () =>
      parameters.length === 0 ? [] : [`-${pick(parameters).name}`, ...(next() < 0.6 ? [name(chance)] : [])],
    ).flat();
    const operand = next() < 0.6 ? [name(chance)] : [];
    const text = [cmdlet, ...(next() < 0.5 ? [...operand, ...some] : [...some, ...operand])].join(' ');
    return next() < 0.75 ? text : pick(PIPED).replace('%', () => text);
  });
}

const PIPED = [
  'ls -Force | %',
  'Get-Item .env | %',
  '"zz" | %',
  'gc file.txt | %',
  '% | gc',
  '% | Out-String',
  '1 | % { % }',
];
