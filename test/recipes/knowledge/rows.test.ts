// Every row of the table of knowledge: reachable, short, and with commands that are what they are said to be.

import { describe, expect, test } from 'vitest';
import type { Shell } from '../../../src/domain/shell.ts';
import { aboutOf } from '../../../src/recipes/about.ts';
import { DIFFERENCES, knowledgeFor, TERMS, WAYS } from '../../../src/recipes/knowledge/find.ts';
import type { Text } from '../../../src/recipes/knowledge/topic.ts';
import { questionsOf } from '../../../src/recipes/phrases/index-examples.ts';
import { RECIPES } from '../../../src/recipes/table.ts';
import { loadClassifier } from '../../../src/safety/classifier.ts';
import requests from '../everyday/requests.json' with { type: 'json' };
import { firstOf } from './first-of.ts';
import { NOT_KNOWN, QUESTIONS } from './questions.ts';

const PLACE = { shell: 'bash', userland: 'gnu', files: [], folders: [] } as const;
const answer = (question: string, shell: Shell = 'bash') => knowledgeFor(question, { ...PLACE, shell });
const chosen = (text: Text, shell: Shell) => (typeof text === 'string' ? text : (text[shell] ?? text.other));

test('there are words, differences and ways for several hundred questions', () => {
  expect(TERMS.length + DIFFERENCES.length + WAYS.length).toBeGreaterThan(800);
});

test('an environment of Python has the name of the one here', () => {
  const here = { ...PLACE, folders: ['src', 'venv'] };
  expect(knowledgeFor('how do I activate the venv', here)).toContain('source venv/bin/activate');
  expect(answer('how do I activate the venv')).toContain('source .venv/bin/activate');
});

describe('each row answers its own question', () => {
  const isSaid = (text: string | undefined, says: Text) => {
    const parts = chosen(says, 'bash')
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
    return new RegExp(parts.join('\\S+')).test(text ?? '');
  };

  test('words and signs', () => {
    const asked = TERMS.flatMap((row) => [
      ...(row.signs ?? []).map((sign) => ({ row, question: `what does ${sign} mean` })),
      ...(row.names === undefined ? [] : [{ row, question: `what is ${firstOf(row.names)}` }]),
    ]);
    const lost = asked.filter(({ row, question }) => !isSaid(answer(question), row.says));
    expect(lost.map(({ question }) => question)).toEqual([]);
  });

  test('differences, in both orders', () => {
    const asked = DIFFERENCES.flatMap((row) => {
      const [a, b] = row.between.map(firstOf);
      return [`difference between ${a} and ${b}`, `${b} vs ${a}`].map((question) => ({ row, question }));
    });
    const lost = asked.filter(({ row, question }) => answer(question) !== row.says);
    expect(lost.map(({ question }) => question)).toEqual([]);
  });

  test('ways', () => {
    const asked = WAYS.map((row) => ({ row, question: `how do I ${firstOf(row.to)}` }));
    const lost = asked.filter(({ row, question }) => !isSaid(answer(question), row.says));
    expect(lost.map(({ question }) => question)).toEqual([]);
  });
});

test.each(QUESTIONS)('%s', (question, says) => {
  expect(answer(question)).toContain(says);
});

test.each(NOT_KNOWN)('not taken: %s', (question) => {
  expect(answer(question)).toBeUndefined();
});

test('texts are short', () => {
  const texts = [...TERMS, ...DIFFERENCES, ...WAYS].flatMap(({ says }) =>
    typeof says === 'string' ? [says] : Object.values(says),
  );
  expect(texts.filter((text) => text.length > 420 || !/[.\n`…]$/.test(text))).toEqual([]);
});

test('no question of a recipe, of beck itself or of everyday life is taken for one of these', () => {
  const questions = [...RECIPES.flatMap(questionsOf), ...requests.map(({ question }) => question)];
  expect(questions.filter((question) => answer(question) !== undefined)).toEqual([]);
  expect(questions.length).toBeGreaterThan(500);
  expect(aboutOf('what can you do')).toEqual({ type: 'help' });
});

test.each(['bash', 'zsh', 'fish', 'powershell'] as const)('all commands can be read in %s', async (shell) => {
  const { prepare, classify } = await loadClassifier(shell);
  const unread: string[] = [];
  const changing: string[] = [];
  const commandsIn = (text: Text | undefined) =>
    text === undefined ? [] : [chosen(text, shell).replace(/\{(\w+)\}/g, '$1')];
  const shown = WAYS.filter(({ to }) => answer(`how do I ${firstOf(to)}`, shell) !== undefined);
  for (const command of shown.flatMap(({ run }) => commandsIn(run))) {
    await prepare(command);
    const { reasons } = classify({ command, shell });
    if (reasons.some(({ id }) => id === 'unreadable')) unread.push(command);
  }
  for (const command of shell === 'powershell' ? [] : TERMS.flatMap(({ see }) => commandsIn(see))) {
    await prepare(command);
    if (classify({ command, shell }).level !== 'safe') changing.push(command);
  }
  expect({ unread, changing }).toEqual({ unread: [], changing: [] });
});

test('a very long line takes no time', () => {
  expect(answer(`what is ${'the difference between '.repeat(50_000)}`)).toBeUndefined();
});
