// Finds what is known about a word, a difference or a way, and puts names of this folder into it.

import type { Shell, Userland } from '../../domain/shell.ts';
import { syntaxOf } from '../../domain/shell-descriptor.ts';
import { numberMeaning } from './numbers.ts';
import { compilePattern, normalWords } from './pattern.ts';
import { type Inquiry, inquiriesOf, namesOf, wish } from './questions.ts';
import { DIFFERENCES as DIFFERING } from './terms/differences.ts';
import { ERROR_TERMS } from './terms/errors.ts';
import { FILE_TERMS } from './terms/files.ts';
import { GIT_SIGNS, GIT_TERMS } from './terms/git.ts';
import { NETWORK_TERMS } from './terms/network.ts';
import { PROCESS_TERMS } from './terms/processes.ts';
import { SHELL_SIGNS, SHELL_TERMS } from './terms/shell.ts';
import { type Difference, detailed, type Term, type Text, type Way } from './topic.ts';
import { FILE_WAYS } from './ways/files.ts';
import { GIT_WAYS } from './ways/git.ts';
import { SHELL_WAYS } from './ways/shell.ts';
import { SYSTEM_WAYS } from './ways/system.ts';
import { TOOL_WAYS } from './ways/tools.ts';

export const TERMS: readonly Term[] = [
  ...[SHELL_TERMS, GIT_TERMS, FILE_TERMS, PROCESS_TERMS, NETWORK_TERMS, ERROR_TERMS].flatMap((glossary) =>
    Object.entries(glossary).map(([names, row]) => ({ names, ...detailed(row) })),
  ),
  ...[SHELL_SIGNS, GIT_SIGNS].flatMap((glossary) =>
    Object.entries(glossary).map(([signs, row]) => ({ signs: signs.split(', '), ...detailed(row) })),
  ),
];
export const DIFFERENCES: readonly Difference[] = Object.entries(DIFFERING).map(([between, says]) => {
  const [one = '', other = ''] = between.split(' vs ');
  return { between: [one, other], says };
});
export const WAYS: readonly Way[] = [FILE_WAYS, SHELL_WAYS, SYSTEM_WAYS, GIT_WAYS, TOOL_WAYS].flatMap(
  (ways) => Object.entries(ways).map(([to, row]) => ({ to, ...detailed(row) })),
);

export type KnowledgePlace = {
  readonly shell: Shell;
  readonly userland: Userland;
  /** Names in the current folder. */
  readonly files: readonly string[];
  readonly folders: readonly string[];
};

/**
 * A short text, with a command where one fits; undefined if nothing is known. `also`: reads `what is the hostname` too,
 * which rather asks for its value.
 */
export function knowledgeFor(
  question: string,
  place: KnowledgePlace,
  also: 'values' | undefined = undefined,
): string | undefined {
  for (const inquiry of inquiriesOf(question)) {
    if (inquiry.type === 'meaning' && inquiry.value === true && also === undefined) continue;
    const found = answerTo(inquiry, place);
    if (found !== undefined) return found;
  }
  return undefined;
}

function answerTo(inquiry: Inquiry, place: KnowledgePlace): string | undefined {
  switch (inquiry.type) {
    case 'meaning':
      return meaningOf(inquiry.of, place);
    case 'difference':
      return differenceOf(inquiry.of, place);
    case 'way':
      return wayTo(inquiry.to, place);
  }
}

/** For what is ordered and nothing else understands: `make an alias`. */
export function wayFor(request: string, place: KnowledgePlace): string | undefined {
  return wayTo(wish(request), place);
}

function meaningOf(subject: string, place: KnowledgePlace): string | undefined {
  for (const name of namesOf(subject)) {
    const known = numberMeaning(name) ?? termText(name, place);
    if (known !== undefined) return known;
  }
  return undefined;
}

function termText(name: string, place: KnowledgePlace): string | undefined {
  const found = termOf(name);
  if (found === undefined) return undefined;
  const see = found.see && inPlace(found.see, place);
  return `${inPlace(found.says, place)}${see === undefined ? '' : `\nSee: \`${see}\``}`;
}

function termOf(subject: string): Term | undefined {
  const sign = TERMS.find(({ signs }) => signs?.includes(subject));
  if (sign !== undefined) return sign;
  const words = normalWords(subject);
  return TERMS.find(({ names }) => names !== undefined && matches(names, words));
}

function differenceOf([one, other]: readonly [string, string], place: KnowledgePlace): string | undefined {
  const [first, second] = [one, other].map((subject) => namesOf(subject).map(normalWords)) as [
    string[],
    string[],
  ];
  const isOne = (pattern: string, names: readonly string[]) => names.some((name) => matches(pattern, name));
  const found = DIFFERENCES.find(
    ({ between: [a, b] }) => (isOne(a, first) && isOne(b, second)) || (isOne(a, second) && isOne(b, first)),
  );
  if (found !== undefined) return inPlace(found.says, place);
  const both = [one, other].map((subject) => meaningOf(subject, place));
  return both.every((text) => text !== undefined) && both[0] !== both[1] ? both.join('\n') : undefined;
}

/** Words between that change nothing: `rename all my files`. */
const LOOSE = /\b(?:my|our|your|some|just|also|simply|easily|quickly) /gi;
const ALL = /\b(?:all|any|every|each|existing) (?:of )?(?:the )?/gi;

function wayTo(wanted: string, place: KnowledgePlace): string | undefined {
  const said = `${wanted} `
    .replace(/\bget rid of /gi, 'delete ')
    // Plurals are singulars below, and `list files` is another wish.
    .replace(/\b(?:show|see|view|display|print) (?:a|one|the content of a) (?=(?:text )?file )/gi, 'read ')
    .replace(LOOSE, '');
  const found = [said, said.replace(ALL, '')]
    .map(normalWords)
    .flatMap((words) => WAYS.find(({ to, run }) => matches(to, words) && isFor(run, place)) ?? [])[0];
  if (found === undefined) return undefined;
  const says = inPlace(found.says, place);
  return found.run === undefined ? says : `\`\`\`\n${inPlace(found.run, place)}\n\`\`\`\n${says}`;
}

/** Programs that are used alike in every shell, also on Windows. */
const EVERYWHERE =
  /^(?:git|ssh|scp|ssh-keygen|vim|nano|npm|docker|curl|sqlite3|ffmpeg|magick|beck|gpg|cd|python3) ?/;

function isFor(run: Text | undefined, { shell }: KnowledgePlace): boolean {
  if (syntaxOf(shell) !== 'powershell' || run === undefined) return true;
  if (typeof run !== 'string') return run.powershell !== undefined;
  return EVERYWHERE.test(run) && !/[|<>&;']/.test(run);
}

function matches(pattern: string, words: string): boolean {
  let compiled = COMPILED.get(pattern);
  if (compiled === undefined) {
    compiled = compilePattern(pattern);
    COMPILED.set(pattern, compiled);
  }
  return compiled.test(words);
}

const COMPILED = new Map<string, RegExp>();

function inPlace(text: Text, place: KnowledgePlace): string {
  const { shell, userland } = place;
  const chosen =
    typeof text === 'string'
      ? text
      : (text[shell] ?? (userland === 'bsd' ? text.bsd : undefined) ?? text.other);
  return chosen.replace(/\{(file|other|folder|script|log|csv|rc|venv)\}/g, (_, kind: string) =>
    nameFor(kind, place),
  );
}

/** A name that needs no quotes, and is no hidden file. */
const PLAIN = /^[A-Za-z0-9][\w.-]{0,39}$/;

const KINDS: Readonly<Record<string, readonly [fits: RegExp, otherwise: string]>> = {
  file: [/\.(?:txt|md)$/i, 'notes.txt'],
  other: [/\.(?:txt|md)$/i, 'other.txt'],
  script: [/\.sh$/, 'script.sh'],
  log: [/\.log$/i, 'app.log'],
  csv: [/\.csv$/i, 'data.csv'],
};

function nameFor(kind: string, { shell, files, folders }: KnowledgePlace): string {
  if (kind === 'rc') return RC[shell] ?? '~/.profile';
  if (kind === 'venv') return folders.find((name) => /^\.?v?env$/.test(name)) ?? '.venv';
  if (kind === 'folder')
    return folders.find((name) => PLAIN.test(name) && !/^node_modules$/.test(name)) ?? 'photos';
  const [fits, otherwise] = KINDS[kind] ?? [/^$/, kind];
  const fitting = files.filter((name) => PLAIN.test(name) && fits.test(name));
  return fitting[kind === 'other' ? 1 : 0] ?? otherwise;
}

const RC: Partial<Readonly<Record<Shell, string>>> = {
  bash: '~/.bashrc',
  zsh: '~/.zshrc',
  fish: '~/.config/fish/config.fish',
  powershell: '$PROFILE',
};
