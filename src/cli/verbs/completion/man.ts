// The manual page, from the definitions that the help, the completions and the settings are made of. In mdoc(7).

import { ROWS } from '../../../config/schema.ts';
import { EXIT_CODES } from '../../shared/exit-codes.ts';
import { SLASH_COMMANDS } from '../../shared/slash-commands.ts';
import type { Flag, VerbWords, Words } from './definition.ts';

/** `date`: of the page, in ms. */
export function manPage({ verbs, flags }: Words, date: number): string {
  const day = new Date(date);
  const month = day.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
  return [
    `.Dd ${month} ${day.getUTCDate()}, ${day.getUTCFullYear()}`,
    ...HEAD,
    ...list(Object.entries(SLASH_COMMANDS).map(([name, about]) => [`.It Li \\&? /${name}`, about])),
    '.Sh COMMANDS',
    ...verbs.flatMap(verbPart),
    'Every command takes these too:',
    ...list([...flags, ...INHERITED].map(flagRow)),
    '.Sh SETTINGS',
    ...text(
      'They are in config.json or config.yaml in $XDG_CONFIG_HOME/beck, else in ~/.config/beck. beck config shows and changes them.',
    ),
    ...list(Object.entries(ROWS).map(([name, { about }]) => [`.It Li ${name}`, about])),
    ...FILES,
    '.Sh EXIT STATUS',
    ...list(EXIT_CODES.map(([code, meaning]) => [`.It ${code}`, meaning])),
    '',
  ]
    .filter((line, at, all) => line !== '' || at === all.length - 1)
    .join('\n');
}

const HEAD = [
  '.Dt BECK 1',
  '.Os',
  '.Sh NAME',
  '.Nm beck',
  '.Nd natural language on the command line you already have',
  '.Sh SYNOPSIS',
  '.Li \\&?',
  '.Ar question',
  '.Nm beck',
  '.Ar command',
  '.Op Ar arguments',
  '.Sh DESCRIPTION',
  'At the prompt of zsh, bash, fish or PowerShell, type a question mark, a space',
  'and a question, and press Enter.',
  '.Nm',
  'shows each command and what it does, asks before changing anything, and runs it',
  'in your own shell.',
  'Built-in recipes answer everyday questions without a network; a model answers',
  'the rest, if you set one up with',
  '.Cm beck setup .',
  '.Pp',
  'A question mark alone explains what went wrong with the last command.',
  'After the question mark and a slash, these words are commands:',
];

const INHERITED: readonly Flag[] = [
  { name: 'help', about: 'show help', value: { type: 'none' } },
  {
    name: 'version',
    about: 'show the version; with --json what else identifies it',
    value: { type: 'none' },
  },
];

const FILES = [
  '.Sh FILES',
  ...list([
    ['.It Pa ~/.config/beck', 'settings and your own recipes'],
    ['.It Pa ~/.local/state/beck', 'the journal, approvals, and what beck undo needs'],
    ['.It Pa ~/.local/share/beck', 'the program, and downloaded models'],
  ]),
];

function verbPart({ name, about, places, flags }: VerbWords): string[] {
  const operands = places.map((place) => ` Op Ar ${place.name}${place.many ? ' ...' : ''}`);
  return [
    '.Ss '.concat(`beck ${name}`),
    '.Cm beck '.concat(name, ...operands),
    '.Pp',
    ...text(sentence(about)),
    ...(flags.length === 0 ? [] : list(flags.map(flagRow))),
  ];
}

function flagRow({ name, about, value }: Flag): readonly [string, string] {
  return [`.It Fl \\-${name.replaceAll('-', '\\-')}${value.type === 'none' ? '' : ' Ar value'}`, about];
}

function list(rows: readonly (readonly [item: string, about: string])[]): string[] {
  return ['.Bl -tag -width Ds', ...rows.flatMap(([item, about]) => [item, ...text(sentence(about))]), '.El'];
}

/** Lines of whole words; mandoc wants each sentence on a line of its own, and none over 80 bytes. */
function text(words: string): string[] {
  return words.split(/(?<=[.!?]) +(?=\S)/).flatMap((part) => {
    const lines: string[] = [];
    for (const word of part.split(/\s+/).map(escaped)) {
      const line = lines.at(-1);
      if (line === undefined || line.length + word.length > 77) lines.push(word);
      else lines[lines.length - 1] = `${line} ${word}`;
    }
    return lines.map((line) => line.replace(/^(?=[.'])/, '\\&'));
  });
}

function escaped(word: string): string {
  return word.replaceAll('\\', '\\e').replace(/^-+(?=\w)/, (dashes) => dashes.replaceAll('-', '\\-'));
}

function sentence(words: string): string {
  const begun = words.replace(/^(?!beck\b)[a-z](?=[a-z ])/, (letter) => letter.toUpperCase());
  return /[.!?]$/.test(begun) || begun === '' ? begun : `${begun}.`;
}
