// Texts that would make more work than anyone reads: their size is bounded, and the verdict says so.

import { describe, expect, test } from 'vitest';
import type { Shell } from '../../src/domain/shell.ts';
import type { Level } from '../../src/domain/verdict.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';

const { classify } = await loadClassifier('bash');
const zsh = await loadClassifier('zsh');
const judgement = (command: string) => {
  const { level, reasons } = classify({ command, shell: 'bash', cwd: '/home/me', home: '/home/me' });
  return { level, reasons: [...new Set(reasons.map(({ id }) => id))] };
};

describe('what a text repeats', () => {
  test('a value that doubles itself is followed only until it is longer than any text', () => {
    expect(judgement(`x=aaaaaaaa; ${'x=$x$x; '.repeat(60)}echo "$x"`)).toEqual({
      level: 'safe',
      reasons: [],
    });
  });

  test('the same in PowerShell, by each way to put two together', async () => {
    const powershell = await loadClassifier('powershell');
    for (const doubling of [
      '$x=$x+$x;',
      '$x="$x$x";',
      '$x=@($x,$x);',
      '$x=$x -join $x;',
      '$x="{0}{0}" -f $x;',
    ]) {
      const command = `$x='a';${doubling.repeat(200)}`;
      const start = performance.now();
      powershell.classify({ command, shell: 'powershell', cwd: '/home/me', home: '/home/me' });
      // It took seconds where each step was followed.
      expect(performance.now() - start).toBeLessThan(1500);
    }
  });

  test('a word made of a long value many times is unknown', () => {
    expect(judgement(`x=${'a'.repeat(3000)}; rm ${'$x'.repeat(500)}`)).toEqual({
      level: 'danger',
      reasons: ['deletes-unknown', 'may-be-option'],
    });
  });

  test('more words than anybody reads make a text too long', () => {
    expect(judgement(`echo ${'{1..60} '.repeat(20)}`)).toEqual({ level: 'safe', reasons: [] });
    expect(judgement(`echo ${'{1..60} '.repeat(100)}`)).toEqual({ level: 'danger', reasons: ['too-long'] });
    expect(judgement(`x="${'a '.repeat(60)}"; echo ${'$x '.repeat(100)}`).level).toBe('danger');
  });

  test('braces in braces become a few words or an unknown one', () => {
    expect(judgement(`rm -rf /{{b,{e}tc},usr}`).level).toBe('blocked');
    expect(judgement(`rm -rf {x,${'{a,b}'.repeat(1500)}}`).level).toBe('danger');
  });

  test('what find runs in many places is judged for each until there are too many', () => {
    expect(judgement(`find ${'. '.repeat(20)}-exec echo ${'a '.repeat(50)} \\;`)).toEqual({
      level: 'safe',
      reasons: [],
    });
    expect(judgement(`find ${'. '.repeat(500)}-exec echo ${'a '.repeat(100)} \\;`)).toEqual({
      level: 'danger',
      reasons: ['too-long'],
    });
    expect(judgement(`find . / -exec rm -rf {} \\;`).level).toBe('blocked');
  });

  test('a variable set after very many others keeps the meaning it has when no one follows it', () => {
    const many = Array.from({ length: 200 }, (_, at) => `v${at}=1; `).join('');
    expect(judgement(`${many}w=/; rm -rf "$w"`).level).toBe('danger');
    expect(judgement(`${many}HOME=/; rm -rf "$HOME/etc"`).level).toBe('blocked');
  });
});

describe('wrappers around wrappers', () => {
  test('a command of very many words is handed on a few times, then the text is too long', () => {
    const words = (count: number) => 'a '.repeat(count);
    expect(judgement(`nice nice nice echo ${words(1500)}`)).toEqual({ level: 'safe', reasons: [] });
    expect(judgement(`nice nice nice nice nice nice echo ${words(1500)}`)).toEqual({
      level: 'danger',
      reasons: ['too-long'],
    });
  });

  test('the body of a function is judged for as many calls as anybody reads', () => {
    const calls = (count: number) => `f() { ${'x=1; '.repeat(80)}}; ${'f; '.repeat(count)}`;
    expect(judgement(calls(20)).reasons).toEqual([]);
    expect(judgement(calls(30)).reasons).toEqual(['too-long']);
    expect(judgement('f() { rm -rf "$1"; }; f a; f b; f /').level).toBe('blocked');
  });

  test('a text is read by eval in eval a few times, then it is too long', () => {
    expect(judgement(`eval eval echo ${'a'.repeat(8000)}`)).toEqual({ level: 'safe', reasons: [] });
    expect(judgement(`${'eval '.repeat(6)}echo ${'a'.repeat(8000)}`)).toEqual({
      level: 'danger',
      reasons: ['too-long'],
    });
  });
});

describe('functions in functions', () => {
  test('are followed until they are too deep for anybody to read', () => {
    expect(judgement(`${'f() '.repeat(6)}{ rm -rf /; }`).level).toBe('blocked');
    expect(judgement(`${'f() '.repeat(12)}{ ls; }`)).toEqual({
      level: 'danger',
      reasons: expect.arrayContaining(['too-long', 'defines-code']),
    });
  });
});

describe('loops in loops', () => {
  test('what an inner loop sets is unknown from the outer one on', () => {
    const inner = 'for a in 1; do for b in 2; do rm -rf "$x"; while ls; do x=/; done; done; done';
    expect(judgement(`x=/tmp/build; ${inner}`)).toEqual({
      level: 'danger',
      reasons: expect.arrayContaining(['deletes-unknown']),
    });
  });
});

describe('what is read again and again', () => {
  const inside = (depth: number, text: string) => `${'echo $('.repeat(depth)}${text}${')'.repeat(depth)}`;

  test('a short text may be nested deeply, a long one less so', () => {
    expect(judgement(inside(20, 'ls')).level).toBe('safe');
    expect(judgement(inside(8, `ls ${'a '.repeat(3900)}`)).level).toBe('safe');
    expect(judgement(inside(20, `ls ${'a '.repeat(3900)}`))).toEqual({
      level: 'danger',
      reasons: ['too-long'],
    });
  });

  test('brackets of patterns and messages open nothing', () => {
    for (const line of ["grep -E '\\(' f\n", 'grep "\\(" f\n', "grep -c '{' f\n", "echo ':('\n"])
      expect(judgement(line.repeat(60)).level).toBe('safe');
    expect(judgement('echo "$('.repeat(60))).toMatchObject({ level: 'danger', reasons: ['too-long'] });
  });

  test('very many brackets side by side are too many for the grammar of PowerShell', async () => {
    const powershell = await loadClassifier('powershell');
    const isTooLong = (count: number) =>
      powershell
        .classify({ command: '(ls) '.repeat(count), shell: 'powershell' })
        .reasons.some(({ id }) => id === 'too-long');
    expect([isTooLong(100), isTooLong(1000)]).toEqual([false, true]);
  });

  test('very many here-documents may follow each other, not wait for the end of one line', () => {
    expect(judgement('cat <<E\na\nE\n'.repeat(60)).level).toBe('safe');
    expect(judgement(`cat ${'<<<a '.repeat(1000)}`).level).toBe('safe');
    const waiting = (count: number) => `cat ${'<<E '.repeat(count)}\n${'a\nE\n'.repeat(count)}`;
    expect(judgement(waiting(60)).level).toBe('safe');
    expect(judgement(waiting(300))).toEqual({ level: 'danger', reasons: ['too-long'] });
  });
});

describe('find with very many actions', () => {
  test('a command is judged by what the tests before it leave, however many came before', () => {
    const tests = '-name a -o '.repeat(300);
    expect(judgement(`find / ${tests}-name b -delete`).level).toBe('danger');
    expect(judgement(`find / ${tests}-delete`).level).toBe('blocked');
    expect(judgement(`find ${'a '.repeat(1000)}-delete ${'-delete '.repeat(500)}`).level).toBe('danger');
    expect(judgement(`find ${'a '.repeat(1000)}/ -name x -delete -o -delete`).level).toBe('blocked');
  });
});

describe('a text that could be read in more ways than one', () => {
  const LONGEST = 8192;
  const filled = (before: string, piece: string, after: string) =>
    before + piece.repeat(Math.floor((LONGEST - before.length - after.length) / piece.length)) + after;

  test.each<[Shell, string, string, string, Level]>([
    ['bash', "typeset -i '(a|a)*b'; echo ", 'a', '', 'danger'],
    ['bash', 'rm $(git log ', '--all ', ')', 'danger'],
    ['bash', 'git show $(git log --format=%h', ' --all', ')', 'safe'],
    ['bash', 'git show $(git log --format=%h --since=a ', 'b ', 'c~1)', 'safe'],
    ['bash', 'git show $(git log --format=%h --since=a ', 'b ', '!)', 'danger'],
    ['bash', 'git show $(git merge-base ', 'a ', 'b)', 'safe'],
    ['bash', 'rm -rf /tmp/a$(', '\t ', 'nproc)', 'danger'],
    ['bash', 'rm $(', '\t ', '<a)', 'danger'],
    ['bash', 'echo $(seq ', ' ', 'a)', 'danger'],
    ['bash', 'docker run -v /:', '/', 'a i rm a', 'danger'],
    ['bash', 'docker run -v /:', '/', ' i rm -rf /', 'blocked'],
    ['bash', 'pacman -S', 'l', '', 'safe'],
    ['bash', 'pacman -S', 'l', 'x', 'ask'],
    ['bash', "python3 -c '", ' ', 'c">\'', 'danger'],
    ['bash', "python3 -c 'open(", ' ', '"a", "w")\'', 'danger'],
    ['bash', "find . -exec sh -c '", 'a', " {}' \\;", 'danger'],
    ['bash', 'cat /ssh_host_', '_key-', '/x', 'safe'],
    ['bash', 'cat /ssh_host_', '_key-', 'x', 'danger'],
    ['bash', "cat '/", '.azure/', "\n'", 'danger'],
    ['zsh', "printf '%", '0', "d' 1", 'safe'],
    ['zsh', "printf '%", '0', "d' 'a[$(rm -rf x)]'", 'danger'],
    ['zsh', 'ls ', '*(#qN) ', '', 'safe'],
    ['zsh', 'ls ', '*(#qN)\n', '', 'danger'],
    ['zsh', 'ls ', '(#i)a', '', 'safe'],
    ['cmd', 'type \\', 'passworda', '.a', 'safe'],
    ['cmd', 'type \\', 'passworda', '.txt', 'danger'],
    ['cmd', 'for /f ', ' ', '%a in (a) do b', 'danger'],
    ['powershell', '[a[', ' ', ']]$y', 'danger'],
    ['powershell', 'Get-Content a', '\t ', 'b', 'danger'],
    ['fish', 'cat a', '\t ', 'b', 'danger'],
  ])('%s: %s%s…%s', async (shell, before, piece, after, level) => {
    const classifier = await loadClassifier(shell);
    const command = filled(before, piece, after);
    expect(classifier.classify({ command, shell, cwd: '/home/me', home: '/home/me' }).level).toBe(level);
  });
});

describe('flags of a zsh expansion', () => {
  const flags = (text: string) => zsh.classify({ command: `print ${'${'}${text}}`, shell: 'zsh' }).level;

  test('are read in one way only, however many there are', () => {
    expect(flags(`(${'j:a:'.repeat(2000)})a`)).toBe('safe');
    expect(flags(`(${'j:a:'.repeat(2000)}!)a`)).toBe('danger');
    expect(flags(`(${'s.a.'.repeat(2000)}!)a`)).toBe('danger');
    expect(flags(`(${'l:1::a:'.repeat(1100)}!)a`)).toBe('danger');
    expect(flags(`(${'j:a:'.repeat(2000)})$(ls)!`)).toBe('danger');
    expect(flags(`a${':s/x/y:h'.repeat(900)}!`)).toBe('danger');
  });

  test('stand in expansions that are a few deep', () => {
    const nested = (depth: number) => `${'${'.repeat(depth)}(U)a${'}'.repeat(depth)}`;
    expect([nested(4), nested(2000)].map(flags)).toEqual(['safe', 'danger']);
  });
});
