// Loops and alternatives of bash, sh and zsh: what variables can be while a body runs again and again, or not at all.

import type { Assignment, CompoundList, For, If, Select, SyntaxNode, Word } from 'unbash';
import { inAlternatives } from '../../flow/branches.ts';
import { isSensitive, join } from '../../flow/join.ts';
import { fillVariable } from '../../flow/variables.ts';
import { type Judgement, within } from '../../judgement/judge.ts';
import { noteTaken } from '../../judgement/taken.ts';
import {
  type ExpandedWord,
  isDynamic,
  isNumber,
  isPrintedNumber,
  NUMBER,
  UNKNOWN,
} from '../../judgement/word.ts';
import { keyLoops } from './loop-keys.ts';
import { forEachChild } from './parser.ts';
import { wordValues } from './words.ts';

/** `judgeLoop` judges a body that may run again, behind a head. */
export function judgeWordLoop(
  judgement: Judgement,
  node: For | Select,
  judgeLoop: (judgement: Judgement, body: CompoundList, head: () => void) => void,
): void {
  const { name, wordlist, body } = node;
  if (node.type === 'Select')
    return judgeLoop(judgement, body, () => fillSelected(judgement, name, wordlist));
  within(judgement.text, { keyLoops: keyLoops(judgement, node) }, () =>
    judgeLoop(judgement, body, () => fillLoopVariable(judgement, name, wordlist)),
  );
}

/** `then`, each `elif` and `else` of an `if`, whose condition has been judged. */
export function judgeAlternatives(
  judgement: Judgement,
  node: If,
  judgeList: (judgement: Judgement, list: CompoundList, link: 'then' | 'else') => void,
): void {
  inAlternatives(
    judgement,
    () => judgeList(judgement, node.then, 'then'),
    node.elif.map(({ clause, then }) => ({
      test: () => judgeList(judgement, clause, 'else'),
      body: () => judgeList(judgement, then, 'then'),
    })),
    () => (node.else === undefined ? undefined : judgeList(judgement, node.else, 'else')),
  );
}

/** What the body sets is unknown from its first line on, but for numbers it only counts with. */
export function forgetAssigned(judgement: Judgement, body: CompoundList): void {
  const { variables } = judgement.shell;
  const { assigned, texts, words } = namesIn(body);
  for (const name of assigned) {
    const counts = !texts.has(name) && isNumber(variables.get(name) ?? '');
    variables.set(name, counts ? NUMBER : UNKNOWN);
  }
  // `read x`, `unset x`: a word that is a variable's name may be what the command changes.
  for (const word of words) if (variables.has(word)) variables.set(word, UNKNOWN);
}

type Names = {
  readonly assigned: ReadonlySet<string>;
  /** Of those, the ones that are given anything but numbers. */
  readonly texts: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
};

const namesOfBodies = new WeakMap<CompoundList, Names>();

/** Each body of a loop is looked through once, however many loops are around it. */
function namesIn(body: CompoundList): Names {
  const known = namesOfBodies.get(body);
  if (known !== undefined) return known;
  const assigned = new Set<string>();
  const texts = new Set<string>();
  const words = new Set<string>();
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Assignment') {
      assigned.add(node.name);
      if (!givesNumber(node.value)) texts.add(node.name);
    }
    if (node.type === 'For') assigned.add(node.name.value);
    if (node.type === 'For') texts.add(node.name.value);
    if (node.type === 'Command') for (const arg of node.args) if (arg.type === 'Word') words.add(arg.value);
    const inner = loopBody(node);
    if (inner !== undefined) {
      const names = namesIn(inner);
      for (const name of names.assigned) assigned.add(name);
      for (const name of names.texts) texts.add(name);
      for (const word of names.words) words.add(word);
    }
    forEachChild(node, (child) => {
      if (child.type !== 'Word' && child !== inner) visit(child);
    });
  };
  visit(body);
  const names = { assigned, texts, words };
  namesOfBodies.set(body, names);
  return names;
}

/** Digits, or arithmetic alone, whose result is a number whatever it is made of. */
function givesNumber(value: Assignment['value']): boolean {
  if (value?.type !== 'Word') return false;
  if (/^\d+$/.test(value.text)) return true;
  const [part, ...others] = value.parts ?? [];
  const [inner, ...more] = part?.type === 'DoubleQuoted' ? part.parts : [part];
  return others.length === 0 && more.length === 0 && inner?.type === 'ArithmeticExpansion';
}

function loopBody(node: SyntaxNode): CompoundList | undefined {
  switch (node.type) {
    case 'For':
    case 'Select':
    case 'ArithmeticFor':
    case 'While':
      return node.body;
    default:
      return undefined;
  }
}

/** The variable of `for x in …`. */
function fillLoopVariable(judgement: Judgement, name: Word, list: readonly Word[] | undefined): void {
  const values = (list ?? []).flatMap((word) => wordValues(judgement, word));
  const [only, ...more] = values;
  const texts = values.map(({ text }) => text);
  const text =
    only === undefined ? UNKNOWN : more.length > 0 ? join(judgement, texts) : eachOf(judgement, only);
  fillVariable(judgement, name.value, [name.pos, name.end], text);
  const [first] = list ?? [];
  const own = first === undefined || /^"?\$[@*]"?$/.test(first.text);
  const spelled = judgement.text.source.slice(first?.pos, list?.at(-1)?.end);
  noteTaken(judgement, name.value, values, own ? undefined : spelled);
}

/** The variable of `select x in …`: a word of the list, nothing after a wrong answer, and at the end of input what it was. */
function fillSelected(judgement: Judgement, name: Word, list: readonly Word[] | undefined): void {
  for (const word of list ?? []) wordValues(judgement, word);
  fillVariable(judgement, name.value, [name.pos, name.end], UNKNOWN);
}

/** What one word stands for in each round: a literal or a glob for all of them. */
function eachOf(judgement: Judgement, value: ExpandedWord): string {
  if (!isDynamic(value.text) || isSensitive(judgement, value)) return value.text;
  return isPrintedNumber(value.text) ? NUMBER : UNKNOWN;
}
