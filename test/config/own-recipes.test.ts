import { describe, expect, test } from 'vitest';
import { readRecipes } from '../../src/config/own-recipes.ts';

const read = (text: string) => readRecipes('recipes.yaml', text, 'person');
const phrases = async (text: string) => (await read(text)).recipes.map(({ phrases: [first] }) => first);

describe('a file of own recipes', () => {
  test('gives phrases, a command for all shells or for each, and a sentence', async () => {
    const { recipes, problems } = await read(`# mine
- phrase: greet {who}
  command: echo hello {who}
  description: Say hello to {who}
- phrases: ["paint it {colour}", "make it {colour}"]
  command: {bash: "printf %s {colour}", fish: "echo {colour}"}
`);
    expect(problems).toEqual([]);
    expect(recipes).toEqual([
      {
        phrases: ['greet {who}'],
        command: 'echo hello {who}',
        description: 'Say hello to {who}',
        from: 'person',
        path: 'recipes.yaml',
        line: 2,
      },
      {
        phrases: ['paint it {colour}', 'make it {colour}'],
        command: { bash: 'printf %s {colour}', fish: 'echo {colour}' },
        description: undefined,
        from: 'person',
        path: 'recipes.yaml',
        line: 5,
      },
    ]);
  });

  test('may hold the list as "recipes", be empty, or have comments alone', async () => {
    expect(await phrases('recipes:\n- phrase: hi\n  command: date\n')).toEqual(['hi']);
    expect(await read('')).toMatchObject({ recipes: [], problems: [] });
    expect(await read('# nothing\n')).toMatchObject({ recipes: [], problems: [] });
  });

  test.each([
    ['- phrase: [make it {x}, y]\n  command: date\n', 1, 'not valid YAML'],
    ['- comand: date\n', 1, 'unknown key "comand"'],
    ['- phrase: a b\n', 1, 'command is missing'],
    ['- command: date\n', 1, 'phrase is missing'],
    ['- just words\n', 1, 'a recipe has "phrase" and "command"'],
    ['- phrase: a {x}\n  command: date\n', 2, '{x} is not used in the command'],
    ['- phrase: a b\n  command: echo {x}\n', 2, '{x} is not a slot'],
    ['- phrase: a {x} {x}\n  command: echo {x}\n', 1, 'twice'],
    ["- phrase: '{x}'\n  command: echo {x}\n", 1, 'a word beside its slots'],
    ['- phrase: a pre{x}\n  command: echo {x}\n', 1, 'a slot is a word in braces'],
    ['- phrase: [a, "b {x}"]\n  command: date\n', 1, 'the same slots'],
    ['- phrase: /a\n  command: date\n', 1, 'cannot begin with'],
    ['- phrase: a\n  command: {tcsh: date}\n', 2, 'name a shell'],
    ['- phrase: a {x}\n  command: echo "{x}"\n', 2, 'outside quotes'],
    ["- phrase: a {x}\n  command: echo '{x}'\n", 2, 'outside quotes'],
    ['- phrase: a {x}\n  command: {bash: "echo $((1 + {x}))"}\n', 2, 'together with'],
    ['- phrase: a {x}\n  command: {bash: "echo `ls {x}`"}\n', 2, 'together with'],
    [`- phrase: a {x}\n  command: {bash: 'echo "$(ls "{x}")"'}\n`, 2, 'together with'],
    ['- phrase: a {x}\n  command: "date # {x}"\n', 2, 'outside quotes'],
  ])('names what is wrong with its line, and the others still work: %s', async (bad, line, said) => {
    const { recipes, problems } = await read(
      `- phrase: first\n  command: date\n${bad}- phrase: last\n  command: date\n`,
    );
    expect(recipes.map(({ phrases: [first] }) => first)).toEqual(['first', 'last']);
    expect(problems).toEqual([{ line: 2 + line, text: expect.stringContaining(said) }]);
  });

  test.each([
    "- phrase: a {x}\n  command: 'awk ''{print}'' {x}'\n",
    '- phrase: a {x}\n  command: echo ${HOME} {x}\n',
    '- phrase: a {x}\n  command: git show HEAD@{upstream} -- {x}\n',
  ])('leaves braces that are no slots to the shell: %s', async (text) => {
    expect(await read(text)).toMatchObject({ problems: [], recipes: [{ phrases: ['a {x}'] }] });
  });
});
