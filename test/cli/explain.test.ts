// The complete output of `beck explain`, and bad input.

import { describe, expect, test } from 'vitest';
import { type ExplainOptions, runExplain } from '../../src/cli/verbs/explain.ts';
import type { Shell } from '../../src/domain/shell.ts';

async function explain(
  options: Partial<ExplainOptions>,
  io: {
    readonly input?: readonly (string | Uint8Array)[];
    readonly columns?: number;
    readonly colour?: boolean;
  } = {},
) {
  let out = '';
  let error = '';
  async function* stdin() {
    yield* io.input ?? [];
  }
  const exitCode = await runExplain(
    { shell: 'bash', json: false, ...options },
    {
      stdin: stdin(),
      writeOut: (text) => {
        out += text;
      },
      writeError: (text) => {
        error += text;
      },
      colour: io.colour ?? false,
      columns: io.columns ?? 60,
    },
  );
  return { out, error, exitCode };
}

type Case = {
  readonly what: string;
  readonly shell: Shell;
  readonly command: string;
  readonly lines: readonly string[];
};

const CASES: readonly Case[] = [
  {
    what: 'options of a cluster, operands, a pipeline, redirections and a wrapper',
    shell: 'bash',
    command: 'tar -xzf a.tgz -C /tmp/out && sudo -u bob ls -la "$(pwd)" | sort -rn > out 2>&1',
    lines: [
      'tar  packs files into one archive, or unpacks it',
      '  -x           unpacks',
      '  -z           compressed with gzip',
      '  -f a.tgz     the archive',
      '  -C /tmp/out  goes to this folder first',
      '  effects: read, write',
      'sudo  if that succeeds: runs a command as another user,',
      '      usually root',
      '  -u bob  as this user',
      '  effects: privilege',
      '  $(pwd)  runs first; its output is inserted here',
      '    pwd  shows the current folder',
      '      effects: read',
      '  ls  lists what is in a folder',
      '    -l        one per line, with permissions, owner, size',
      '              and date',
      '    -a        also names that begin with a dot',
      '    "$(pwd)"  is inspected',
      '    effects: read',
      'sort  reads that output: sorts lines',
      '  -r    in reverse order',
      '  -n    as numbers',
      '  effects: read',
      '  > out  the output goes into this file, replacing its',
      '         content',
      '    effects: write',
      '  2>&1  error messages go where the output goes',
      '',
      'danger · run: tar -xzf a.tgz -C /tmp/out && sudo -u bob…',
      '⚠ May overwrite files in /tmp/out.',
      '⚠ May overwrite out.',
      '⚠ sudo raises privileges or changes the system.',
    ],
  },
  {
    what: 'the expression of find and what it runs',
    shell: 'bash',
    command: 'find . -name "*.c" -size +1M -exec rm -f {} \\;',
    lines: [
      'find  searches for files below a folder',
      '  -name "*.c"  whose name matches',
      '  -size +1M    of this size: + more, - less',
      '  -exec        runs a command on each one found',
      '  ;            ends the command',
      '  .            is inspected',
      '  effects: read',
      '  rm  deletes files',
      '    -f    without asking, and ignores missing files',
      '    {}    is deleted',
      '    effects: delete',
      '',
      'danger · run: find . -name "*.c" -size +1M -exec rm -f {…',
      '⚠ Matching files are only known at run time.',
    ],
  },
  {
    what: 'a loop and a choice',
    shell: 'bash',
    command: 'for f in *.txt; do wc -l $f; done; if grep -q x f; then rm f & else pwd; fi',
    lines: [
      'for f in *.txt  repeats for each value',
      '  f  sets the variable f',
      '  wc  each time: counts lines, words and bytes',
      '    -l    only lines',
      '    $f    is inspected',
      '    effects: read',
      'if grep -q x f  chooses what to do by whether a command',
      '                succeeds',
      '  grep  if this succeeds: shows the lines that match a',
      '        pattern',
      '    -q    prints nothing, only sets the exit status',
      '    x     is the pattern',
      '    f     is read',
      '    effects: read',
      '  rm  then: in the background: deletes files',
      '    f     is deleted',
      '    effects: delete',
      '  pwd  otherwise: shows the current folder',
      '    effects: read',
      '',
      'danger · run: for f in *.txt; do wc -l $f; done; if grep…',
      '⚠ Deletes f.',
    ],
  },
  {
    what: 'text that a shell runs, and a variable for it',
    shell: 'bash',
    command: 'x=1 bash -c "ls; rm y"',
    lines: [
      'bash  runs a shell',
      '  -c    runs this code',
      '  effects: run',
      '  x=1  sets x for this command only',
      '  "ls; rm y"  is run as bash code',
      '    ls  lists what is in a folder',
      '      effects: read',
      '    rm  deletes files',
      '      y     is deleted',
      '      effects: delete',
      '',
      'danger · run: x=1 bash -c "ls; rm y"',
      '⚠ Deletes y.',
    ],
  },
  {
    what: 'words without a dash, and words joined into one text',
    shell: 'bash',
    command: 'ps aux; eval "ls -l" "; rm x"',
    lines: [
      'ps  shows what is running',
      "  a     all users'",
      '  u     with owner, processor and memory',
      '  x     also without a terminal',
      '  effects: read',
      'eval  runs its arguments as a command',
      '  effects: run',
      '  "ls -l" "; rm x"  is run as bash code',
      '    ls  lists what is in a folder',
      '      -l    one per line, with permissions, owner, size and',
      '            date',
      '      effects: read',
      '    rm  deletes files',
      '      x     is deleted',
      '      effects: delete',
      '',
      'danger · run: ps aux; eval "ls -l" "; rm x"',
      '⚠ Deletes x.',
    ],
  },
  {
    what: 'an unknown program',
    shell: 'bash',
    command: 'frob -x y | jq -r --frob .a',
    lines: [
      'frob  beck does not know this program',
      '  -x    beck does not know this option',
      '  y     is an argument',
      '  effects: read, run',
      'jq  reads that output: queries and changes JSON',
      '  -r      text without quotes',
      '  --frob  beck does not know this option',
      '  .a      is the filter',
      '  effects: read',
      '',
      'ask · run: frob -x y | jq -r --frob .a',
      '⚠ frob is not a program beck knows.',
      '⚠ --frob is not an option beck knows.',
    ],
  },
  {
    what: 'a text that could not be read completely',
    shell: 'bash',
    command: 'ls -l "unterminated',
    lines: [
      'ls  lists what is in a folder',
      '  -l             one per line, with permissions, owner, size',
      '                 and date',
      '  "unterminated  is inspected',
      '  effects: read',
      '',
      'danger · run: ls -l "unterminated',
      '⚠ Could not be read completely: unterminated double quote.',
    ],
  },
  {
    what: 'control characters as text',
    shell: 'bash',
    command: 'echo \u001b[2J',
    lines: [
      'echo  prints its arguments',
      '  ^[[2J  is an argument',
      '  effects: read',
      '',
      'danger · run: echo ^[[2J',
      '⚠ Contains an invisible or misleading character: control',
      '  character U+001B.',
    ],
  },
  {
    what: 'spellings of zsh',
    shell: 'zsh',
    command: 'ls *(.om[1,3])',
    lines: [
      'ls  lists what is in a folder',
      '  *(.om[1,3])  is inspected',
      '  effects: read',
      '',
      'safe · run: ls *(.om[1,3])',
    ],
  },
  {
    what: 'fish',
    shell: 'fish',
    command: 'for f in *.txt; wc -l $f; end; ls && rm (pwd)',
    lines: [
      'for f in *.txt  repeats for each value',
      '  f  sets the variable f',
      '  wc  counts lines, words and bytes',
      '    -l    only lines',
      '    $f    is inspected',
      '    effects: read',
      'ls  lists what is in a folder',
      '  effects: read',
      'rm  if that succeeds: deletes files',
      '  (pwd)  is deleted',
      '  effects: delete',
      '  (pwd)  runs first; its output is inserted here',
      '    pwd  shows the current folder',
      '      effects: read',
      '',
      'danger · run: for f in *.txt; wc -l $f; end; ls && rm (p…',
      '⚠ Matching files are only known at run time.',
      '⚠ A value only known at run time could be an option.',
    ],
  },
  {
    what: 'cmdlets with parameters, blocks and redirections of PowerShell',
    shell: 'powershell',
    command: 'gci -r -Filter *.log | ? { $_.Length -gt 1MB } | Remove-Item -Force 2> $null',
    lines: [
      'gci  lists what is in a folder',
      '  -Recurse       with everything below',
      '  -Filter *.log  only names like this',
      '  effects: read',
      '?  reads that output: keeps what matches',
      '  { $_.Length -gt 1MB }',
      '      is a block of code',
      '  effects: read',
      '  $_.Length -gt 1MB  is a value',
      '    effects: read',
      'Remove-Item  reads that output: deletes files and folders',
      '  -Force  also what is hidden or protected, without asking',
      '  effects: write, delete',
      '  2> $null  error messages go nowhere',
      '',
      'danger · run: gci -r -Filter *.log | ? { $_.Length -gt 1…',
      '⚠ Matching files are only known at run time.',
    ],
  },
  {
    what: 'switches, pipes and redirections of cmd',
    shell: 'cmd',
    command: 'dir /s C:\\src | findstr /i x > out.txt & del /q C:\\tmp\\a.txt',
    lines: [
      'dir  lists what is in a folder',
      '  /s      with every folder below',
      '  C:\\src  is inspected',
      '  effects: read',
      'findstr  reads that output: finds lines that match a pattern',
      '  /i    ignoring case',
      '  x     is an argument',
      '  effects: read',
      '  > out.txt  the output goes into this file, replacing its',
      '             content',
      '    effects: write, delete',
      'del  deletes files',
      '  /q            without asking',
      '  C:\\tmp\\a.txt  is deleted',
      '  effects: delete',
      '',
      'danger · run: dir /s C:\\src | findstr /i x > out.txt & d…',
      '⚠ Deletes C:/tmp/a.txt.',
      '⚠ May overwrite out.txt.',
    ],
  },
];

describe('beck explain', () => {
  test.each(CASES)('explains $what', async ({ shell, command, lines }) => {
    const { out, error, exitCode } = await explain({ command, shell });
    expect({ lines: out.trimEnd().split('\n'), error, exitCode }).toEqual({ lines, error: '', exitCode: 0 });
  });

  test('reads the command from standard input when none is given', async () => {
    const { out } = await explain({}, { input: ['pw', 'd\n'] });
    expect(out).toBe('pwd  shows the current folder\n  effects: read\n\nsafe · run: pwd\n');
  });

  test('answers a program with one line of JSON', async () => {
    const { out } = await explain({ command: 'ls -l /tmp', json: true });
    expect(JSON.parse(out)).toEqual({
      parts: [
        {
          text: 'ls',
          words: 'lists what is in a folder',
          options: [{ text: '-l', words: 'one per line, with permissions, owner, size and date' }],
          operands: [{ text: '/tmp', words: 'is inspected' }],
          effects: ['read'],
          parts: [],
        },
      ],
      verdict: { level: 'safe', effects: ['read'], label: 'run: ls -l /tmp', reasons: [] },
    });
  });

  test.each(['', ' \n\t'])('has nothing to explain in %j', async (command) => {
    await expect(explain({ command })).rejects.toThrow('There is no command to explain.');
  });

  test('no line is wider than the terminal, whatever the command', async () => {
    const long = 'some-very-long-name-of-a-folder-that-nobody-would-ever-type-by-hand-indeed';
    for (const columns of [30, 60, 100]) {
      const { out } = await explain(
        {
          command: `rsync -avz --delete ${long}/ ${'a '.repeat(40)}; ${'( '.repeat(9)}ls -x ${long}${' )'.repeat(9)}`,
        },
        { columns },
      );
      expect(out.split('\n').filter((line) => line.length > columns)).toEqual([]);
    }
  });

  test('a control character never reaches the terminal, colour does', async () => {
    const { out } = await explain(
      { command: 'ls -l $(\u001b]0;x\u0007 > a\u202eb) \u009b2J' },
      { colour: true },
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the escapes of our own colours
    const bare = out.replace(/\u001b\[\d+m/g, '');
    expect(bare).not.toBe(out);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that none is left is the point
    expect(bare).not.toMatch(/[\0-\x09\x0b-\x1f\x7f-\x9f\u202e]/);
  });

  test.each([
    ['binary', [new Uint8Array([0, 1, 2, 255, 254, 10, 200])]],
    ['ten megabytes', ['x'.repeat(10_000_000)]],
    ['NUL bytes', ['ls \0 -l']],
    ['thousands of brackets', ['('.repeat(8000)]],
    ['thousands of commands', ['a;'.repeat(4000)]],
    ['words in words in words', ['$(echo '.repeat(40) + ')'.repeat(40)]],
    ['an open here-document', ['cat <<E\n$(']],
  ] as const)('%s: an explanation and a verdict that is not safe', async (_, input) => {
    const { out, exitCode } = await explain({}, { input });
    expect({ exitCode, verdict: /^(?:danger|blocked) · /m.test(out) }).toEqual({
      exitCode: 0,
      verdict: true,
    });
    expect(out.length).toBeLessThan(100_000);
  });
});
