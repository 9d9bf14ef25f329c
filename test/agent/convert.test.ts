import { describe, expect, test } from 'vitest';
import { commandWords, readConverted, splitAtPipe } from '../../src/agent/convert.ts';

describe('the line that was typed', () => {
  test.each([
    ['find the biggest files', '', 'find the biggest files'],
    ['ps aux | only mine', 'ps aux |', 'only mine'],
    ['a | b |  the rest ', 'a | b |', 'the rest'],
    ['a || b', '', 'a || b'],
    ["what does 'a | b' do", '', "what does 'a | b' do"],
    ['what is "|" for', '', 'what is "|" for'],
    ['it\\|s', '', 'it\\|s'],
  ])('%s', (line, kept, words) => {
    expect(splitAtPipe(line)).toEqual({ kept, words });
  });

  test('begins with these commands', () => {
    expect(commandWords('ps aux | grep -v x |')).toEqual(['ps', 'grep']);
  });
});

describe('the reply of a model', () => {
  test.each<[string, string, string, readonly string[]]>([
    ['one command', 'ls -la', '', ['ls -la']],
    ['several, best first', 'ls\nfind .\ndu', '', ['ls', 'find .', 'du']],
    ['no more than three', 'a\nb\nc\nd', '', ['a', 'b', 'c']],
    ['the same one once', 'ls\nls', '', ['ls']],
    ['in a fence, prose around it left out', 'Sure:\n```bash\n$ ls -la\n```\nThat lists.', '', ['ls -la']],
    ['numbered, bulleted and quoted', '1. `ls`\n- `pwd`\n* date', '', ['ls', 'pwd', 'date']],
    ['between some backquotes', '``ls``\n`\n````', '', ['ls', '`']],
    ['in the second of two lines with fences', '```sh and ```\nls\n``` or ```\npwd\n```', '', ['ls']],
    ['behind very many backquotes', `${'`'.repeat(100_000)}ls`, '', [`${'`'.repeat(100_000)}ls`]],
    ['in very many fences', '```'.repeat(200_000), '', []],
    ['with control characters', 'echo \u001b[31m\nls\u0007\npwd', '', ['pwd']],
    ['a continuation of what was typed', 'sort -r', 'ls |', ['ls | sort -r']],
    ['a continuation that begins with the pipe', '| sort -r', 'ls |', ['ls | sort -r']],
    ['the beginning again with other blanks', 'ls -a|sort -r', 'ls   -a |', ['ls   -a | sort -r']],
  ])('%s', (_, reply, kept, commands) => {
    expect(readConverted(reply, kept).commands).toEqual(commands);
  });

  test('may say why there is no command', () => {
    expect(readConverted('# There is no such thing.', '')).toEqual({
      commands: [],
      refusal: 'There is no such thing.',
    });
  });
});
