// Explains a judged text part by part: words, options, operands and effects.

import type { Effect } from '../../domain/verdict.ts';
import { effectsInOrder } from '../judgement/findings.ts';
import type { Part, TracedOption, TracedWord } from '../judgement/trace.ts';
import { PARAMETERS } from '../knowledge/descriptions/powershell.ts';
import { type Description, describe } from './descriptions.ts';
import { modeWords } from './file-modes.ts';
import { linkWords, operandWords, optionWords, partWords } from './phrases.ts';

export type Explained = {
  /** What is there: a program's name, a redirection, a substitution. */
  readonly text: string;
  readonly words: string;
  readonly options: readonly Explanation[];
  readonly operands: readonly Explanation[];
  readonly effects: readonly Effect[];
  readonly parts: readonly Explained[];
};

export type Explanation = { readonly text: string; readonly words: string };

/** Explains the trace of a judgement. */
export function explainParts(parts: readonly Part[]): Explained[] {
  return withoutRepeats(parts).map(explainPart);
}

/** find judges its command once for each folder it starts in. */
function withoutRepeats(parts: readonly Part[]): Part[] {
  const seen = new Set<string>();
  return parts.filter(({ type, text }, index) => {
    const key = `${type} ${text}`;
    const repeated = seen.has(key) && parts[index - 1]?.text === text;
    seen.add(key);
    return !repeated;
  });
}

function explainPart(part: Part): Explained {
  const main = part.type === 'simple' ? part.parts.find(({ type }) => type === 'command') : part;
  if (main === undefined) return explainBare(part);
  const beside = part.parts.filter((inner) => part !== main && inner !== main);
  const link = linkWords([...part.links, ...(main === part ? [] : main.links)]);
  const { words, ...rest } = main.type === 'command' ? explainCommand(main) : explainOther(main);
  return {
    ...rest,
    words: link + words,
    effects: effectsInOrder(main.effects),
    parts: explainParts([...beside, ...main.parts]),
  };
}

/** Assignments and redirections without a command. */
function explainBare(part: Part): Explained {
  // A substitution is inside what follows it.
  const inside = part.parts.filter(({ type }) => type === 'substitution');
  const [first, ...more] = explainParts([
    ...part.parts.filter((inner) => !inside.includes(inner)),
    ...inside,
  ]);
  if (first === undefined)
    return { ...explainOther(part), words: linkWords(part.links), effects: [], parts: [] };
  return { ...first, words: linkWords(part.links) + first.words, parts: [...first.parts, ...more] };
}

type Own = Pick<Explained, 'text' | 'words' | 'options' | 'operands'>;

function explainOther(part: Part): Own {
  const { type, text } = part;
  const short = /^(?:if|loop|condition-loop|choice|function)$/.test(type)
    ? (text.split(/[;\n{]/)[0] ?? '')
    : text;
  return { text: short.trim(), words: partWords(part), options: [], operands: [] };
}

function explainCommand({ names, words }: Part): Own {
  const [program, ...args] = words;
  const name = names.at(-1) ?? describedName(program);
  const description = [name ?? '', ...names].map(describe).findLast((found) => found !== undefined);
  const described = subcommandOf(name, args) ?? name;
  const full = described === undefined ? undefined : describe(described);
  const subcommand = new Set(described?.split(' ').slice(1));
  const options: Explanation[] = [];
  const operands: Explanation[] = [];
  for (const word of args) {
    const { meaning, text } = word;
    if (meaning?.type === 'taken' || (meaning?.type !== 'options' && subcommand.delete(text))) continue;
    if (meaning?.type === 'options') {
      options.push(...meaning.options.map((option) => explainOption(meaning.command, option)));
      // A parameter of PowerShell is one word, however short.
      const rest = meaning.command.startsWith('powershell:') ? [] : unreadLetters(text, meaning.options);
      options.push(...rest.flatMap((letter) => explainUnread(letter, full ?? description).explanations));
      continue;
    }
    const role = meaning === undefined || name === undefined ? undefined : operandWords(meaning.role);
    const own = name === undefined || operands.length > 0 ? undefined : FIRST_OPERANDS[name]?.(text);
    if ((own ?? role) !== undefined) operands.push({ text, words: own ?? role ?? '' });
    else {
      const found = explainUnread(text, full ?? description);
      (found.option ? options : operands).push(...found.explanations);
    }
  }
  return {
    text: [program?.text, ...(described?.split(' ').slice(1) ?? [])].join(' '),
    words: full?.words ?? programWords(name, description),
    options,
    operands,
  };
}

/** Of a program that the judge does not know. */
function describedName(program: TracedWord | undefined): string | undefined {
  return program !== undefined && describe(program.text) !== undefined ? program.text : undefined;
}

/** Where one row holds all subcommands of a program, each may still have a description. */
function subcommandOf(name: string | undefined, args: readonly TracedWord[]): string | undefined {
  const plain = args
    .filter(({ text, meaning }) => meaning?.type !== 'taken' && !text.startsWith('-'))
    .map(({ text }) => text);
  return [3, 2, 1]
    .filter((count) => count <= plain.length)
    .map((count) => [name, ...plain.slice(0, count)].join(' '))
    .find((full) => describe(full) !== undefined);
}

const ARGUMENT = 'is an argument';

/** Programs whose first operand is a subcommand. */
const FIRST_OPERANDS: Readonly<Record<string, (text: string) => string | undefined>> = {
  chmod: modeWords,
  gchmod: modeWords,
  zf_chmod: modeWords,
};

function programWords(name: string | undefined, nearest: Description | undefined): string {
  if (name === undefined) return 'beck does not know this program';
  return nearest === undefined ? 'has no description here' : `part of: ${nearest.words}`;
}

function explainOption(command: string, { name, role, value }: TracedOption): Explanation {
  const text = value === undefined ? name : name.startsWith('--') ? `${name}=${value}` : `${name} ${value}`;
  return { text, words: describeOption(command, name) ?? optionWords(role) };
}

/** An option of a subcommand may be described with the program. */
function describeOption(command: string, name: string): string | undefined {
  if (command.startsWith('powershell:')) {
    const own = describe(command)?.options;
    return own?.get(name) ?? PARAMETERS.get(name.slice(1).toLowerCase());
  }
  for (let words = command.split(' '); words.length > 0; words = words.slice(0, -1)) {
    const found = describe(words.join(' '))?.options.get(name);
    if (found !== undefined) return found;
  }
  return QUERIES[name];
}

/** The judge stops at an unknown letter; those behind it may still have a description. */
function unreadLetters(text: string, read: readonly TracedOption[]): string[] {
  if (
    !/^-[a-zA-Z0-9]{2,}$/.test(text) ||
    read.some(({ name, value }) => name === text || value !== undefined)
  )
    return [];
  return [...text.slice(1)]
    .map((letter) => `-${letter}`)
    .filter((name) => !read.some((option) => option.name === name));
}

const QUERIES: Readonly<Record<string, string>> = {
  '--help': 'only shows how it is used',
  '--version': 'only shows its version',
};

type Unread = { readonly option: boolean; readonly explanations: readonly Explanation[] };

/** A word the tables gave no meaning: `aux` of ps, a number of lines, an unknown option. */
function explainUnread(text: string, description: Description | undefined): Unread {
  const bare = [...text].map((letter) => ({ text: letter, words: description?.options.get(letter) ?? '' }));
  if (text !== '' && bare.every(({ words }) => words !== '')) return { option: true, explanations: bare };
  const letters = /^-\w{2,}$/.test(text) ? [...text.slice(1)].map((letter) => `-${letter}`) : [];
  const words = describeIn(description, text);
  if (words !== undefined) return { option: true, explanations: [{ text, words }] };
  if (letters.some((letter) => describeIn(description, letter) !== undefined)) {
    return {
      option: true,
      explanations: letters.flatMap((letter) => explainUnread(letter, description).explanations),
    };
  }
  if (/^[-+]\d+$/.test(text))
    return { option: true, explanations: [{ text, words: 'this many, or starting there' }] };
  if (text === '--') return { option: true, explanations: [{ text, words: 'no options after this' }] };
  if (text.startsWith('-') && text.length > 1) {
    return { option: true, explanations: [{ text, words: 'beck does not know this option' }] };
  }
  return { option: false, explanations: [{ text, words: ARGUMENT }] };
}

function describeIn(description: Description | undefined, name: string): string | undefined {
  return description?.options.get(name.replace(/^(--[^=]+)=.*/, '$1')) ?? QUERIES[name];
}
