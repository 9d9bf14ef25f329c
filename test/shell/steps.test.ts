import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { foregroundGroup } from '../support/terminal.ts';
import { keptShells } from './kept-shells.ts';
import { DRIVEN_SHELLS, type DrivenShell, openScripted } from './shell-session.ts';

const kept = keptShells();

const run = (command: string) => ({ type: 'run', command });

describe.each(DRIVEN_SHELLS)('approved steps in %s', (shell: DrivenShell) => {
  const fish = shell === 'fish';
  const power = shell === 'powershell';
  const subshell = fish || power ? "sh -c 'cd /; pwd'" : '(cd /; pwd)';

  test('change the directory exactly as the shell does, and the helper learns where it is', async () => {
    const steps = [
      'cd folder',
      'cd /tmp && ls -d .',
      subshell,
      'test -d /dev/null && cd /dev/null',
      'cd /dev/null',
      'cd -',
      'cd ~',
      'pushd /usr',
      'popd',
    ];
    await using session = await openScripted(shell, steps.map(run), {
      prepare: (home) => mkdirSync(join(home.path, 'work/folder')),
    });
    await session.run('? go');
    const home = session.home.path;
    const folder = `${home}/work/folder`;
    expect(
      session
        .log()
        .filter(({ type }) => type === 'ran')
        .map(({ cwd }) => cwd),
      // In PowerShell the folder that could not be entered counts as one to go back from.
    ).toEqual([folder, '/tmp', '/tmp', '/tmp', '/tmp', power ? '/tmp' : folder, home, '/usr', home]);
    await session.run('pwd');
    expect(session.after('pwd')).toContain(home);
  });

  test('leave variables, aliases and functions behind', async () => {
    const posix = ["alias hi='echo HI'", 'greet() { echo GREET; }'];
    const steps = {
      zsh: ['export EXPORTED=yes', 'typeset plain=kept', ...posix],
      bash: ['export EXPORTED=yes', 'declare plain=kept', ...posix],
      fish: [
        'set -gx EXPORTED yes',
        'set plain kept',
        "alias hi='echo HI'",
        'function greet; echo GREET; end',
      ],
      powershell: [
        '$env:EXPORTED = "yes"',
        '$plain = "kept"',
        'function hello { "HI" }; Set-Alias hi hello',
        'function greet { "GREET" }',
      ],
    }[shell];
    await using session = await openScripted(shell, steps.map(run));
    await session.run('? go');
    await session.run('sh -c \'echo "child $EXPORTED"\'; echo "plain $plain"; hi; greet');
    expect(session.after('hi; greet').split('\n').slice(0, 4)).toEqual([
      'child yes',
      'plain kept',
      'HI',
      'GREET',
    ]);
  });

  test('are followed by the status of the last one', async () => {
    await using session = await openScripted(shell, [run('true'), run("sh -c 'exit 7'")], { kept });
    await session.run('? go');
    await session.run(
      `echo "is ${{ zsh: '$?', bash: '$?', fish: '$status', powershell: '$LASTEXITCODE' }[shell]}"`,
    );
    expect(session.after('echo "is')).toMatch(/^is 7/);
    expect(
      session
        .log()
        .filter(({ type }) => type === 'ran')
        .map(({ status }) => status),
    ).toEqual([0, 7]);
  });

  test('write to a terminal, with its colours and its size, and the helper has a copy', async () => {
    await using session = await openScripted(
      shell,
      [
        run("sh -c 'test -t 1 && test -t 2 && echo tty'"),
        run('ls --color=auto -d /usr'),
        run("sh -c 'stty size </dev/stdout; tput cols'"),
      ],
      { kept },
    );
    await session.run('? go');
    const outputs = session
      .log()
      .filter(({ type }) => type === 'ran')
      .map(({ output }) => output);
    expect(outputs).toEqual(['tty\n', '\u001b[0m\u001b[01;34m/usr\u001b[0m\n', '30 100\n100\n']);
    const row = session.terminal.screen().split('\n').indexOf('/usr');
    expect(session.terminal.styledLine(row)).toMatch(/blue/);
  });

  test('that was not approved by key cannot use the terminal beyond colours and cursor movement', async () => {
    const hostile =
      "printf 'a\\033[31mred\\033[0m\\033]0;TITLE\\007\\033[6n\\033[c\\033P$q\\033\\134b\\033]52;c;aGk=\\007c\\n'";
    const title = "printf '\\033]0;ALLOWED\\007'";
    await using session = await openScripted(shell, [{ ...run(hostile), unapproved: true }, run(title)], {
      kept,
    });
    await session.run('? go');
    const received = Buffer.from(session.terminal.output()).toString();
    expect(received).toContain('a\u001b[31mred\u001b[0mbc');
    expect(received).not.toContain('TITLE');
    expect(received).toContain('\u001b]0;ALLOWED\u0007');
  });

  test('run without a pager, and the person keeps theirs', async () => {
    await using session = await openScripted(
      shell,
      [
        run('sh -c \'echo "pager $PAGER $GIT_PAGER"\''),
        run(power ? '$env:GIT_PAGER = "mine"' : fish ? 'set -gx GIT_PAGER mine' : 'export GIT_PAGER=mine'),
      ],
      { env: { PAGER: 'less' } },
    );
    await session.run('? go');
    expect(session.log().find(({ type }) => type === 'ran')?.['output']).toBe('pager cat cat\n');
    await session.run('sh -c \'echo "now $PAGER $GIT_PAGER ${MANPAGER-none}"\'');
    expect(session.after('now $PAGER')).toMatch(/^now less mine none/);
  });

  test('show the environment as it is, without what beck sets for others', async () => {
    const shown = power ? 'gci env:*PAGER' : 'env | grep PAGER | sort';
    await using session = await openScripted(shell, [run(shown), run("sh -c 'echo $PAGER'")], {
      kept,
      env: { PAGER: 'less' },
    });
    await session.run('? go');
    const [first, second] = session.log().flatMap(({ type, output }) => (type === 'ran' ? [output] : []));
    expect(first).toMatch(power ? /PAGER +less/ : /^PAGER=less\n$/);
    expect(first).not.toMatch(/cat/);
    expect(second).toBe('cat\n');
  });

  test('tell how their words resolve just now', async () => {
    const posix = "alias hi='echo HI'; greet() { :; }";
    const after = {
      zsh: posix,
      bash: posix,
      fish: "alias hi='echo HI'; function greet; end",
      powershell: 'function greet { }; Set-Alias hi greet',
    }[shell];
    await using session = await openScripted(
      shell,
      [{ type: 'resolve', words: ['hi', 'greet', 'cd', 'cat', './mine', 'nonesuch'] }],
      { kept, after },
    );
    await session.run('? go');
    expect((await session.logged('resolved'))['words']).toEqual({
      hi: fish ? { type: 'function' } : { type: 'alias', text: power ? 'greet' : 'echo HI' },
      greet: { type: 'function' },
      cd: power ? { type: 'alias', text: 'Set-Location' } : { type: 'builtin' },
      cat: { type: 'file', path: expect.stringMatching(/^\/.*\/cat$/) },
      './mine': { type: 'missing' },
      nonesuch: { type: 'missing' },
    });
  });

  test('can be edited in the line editor of the shell', async () => {
    await using session = await openScripted(
      shell,
      [
        { type: 'edit', text: 'echo one' },
        { type: 'edit', text: 'echo two' },
      ],
      { kept },
    );
    session.enter('? go');
    await session.terminal.waitFor('edit> echo one');
    session.terminal.type(' more');
    session.terminal.press('Enter');
    await session.terminal.waitFor('edit> echo two');
    session.terminal.press('Enter');
    await session.prompt(2);
    expect(
      session
        .log()
        .filter(({ type }) => type === 'edited')
        .map(({ text }) => text),
    ).toEqual(['echo one more', 'echo two']);
  });

  // PowerShell has no control of jobs.
  test.skipIf(power)('may be suspended with Ctrl-Z and brought back', async () => {
    await using session = await openScripted(shell, [
      run('sh -c \'echo begun; read line; echo "got $line"\''),
    ]);
    session.enter('? go');
    await session.terminal.waitFor('begun');
    session.terminal.press('Ctrl-Z');
    // bash may tell of the stopped job after its prompt, fish tells only when it is asked.
    await session.terminal.waitFor(fish ? /\^Z\S*\s+ready>/ : /suspended|stopped/i);
    session.enter('jobs');
    await session.terminal.waitUntil(() => /suspended|stopped/i.test(session.after('jobs')), {
      what: 'the list of jobs',
    });
    await session.prompt();
    session.enter('fg');
    await session.terminal.waitUntil(() => foregroundGroup(session.terminal.pid) !== session.terminal.pid, {
      what: 'the job to have the terminal',
    });
    session.enter('text');
    await session.terminal.waitFor('got text');
    await session.terminal.waitUntil(() => foregroundGroup(session.terminal.pid) === session.terminal.pid, {
      what: 'the shell to have it again',
    });
    expect(await session.logged('ran')).toMatchObject({ status: 148, interrupted: true });
    await session.tidy();
    expect(session.terminal.scrollback()).not.toContain('beck:');
  });

  test('may leave a background job, whose output still arrives and after which nothing is left', async () => {
    await using session = await openScripted(
      shell,
      [
        run(
          power
            ? 'sh -c \'(while test ! -e go; do sleep 0.05; done; echo la""te) &\''
            : 'sh -c \'while test ! -e go; do sleep 0.05; done; echo la""te\' &',
        ),
        run('echo NEXT'),
      ],
      { kept },
    );
    await session.run('? go');
    expect(session.terminal.scrollback()).toContain('NEXT');
    session.enter('touch go');
    await session.terminal.waitFor(/^.*late$/m);
    await session.tidy();
  });
});

describe.each(DRIVEN_SHELLS)('a step that breaks out in %s', (shell: DrivenShell) => {
  const power = shell === 'powershell';
  const later = { type: 'run', command: 'echo LATER' };

  const out: readonly string[] = {
    zsh: ['return 5', 'break', 'echo ${x?}', 'kill -INT $$'],
    bash: ['break', 'kill -INT $$'],
    fish: ['return 5', 'break'],
    // There is no loop to leave.
    powershell: [],
  }[shell];
  test.each(out)('of the loop ends the question, and no later step runs: %s', async (command) => {
    await using session = await openScripted(shell, [run(command), later], { kept });
    await session.run('? go');
    expect(await session.logged('ran')).toMatchObject({ interrupted: true });
    expect(session.terminal.scrollback()).not.toContain('LATER');
    await session.tidy();
  });

  test.each([
    'false',
    'for i in 1 2',
    'nonesuch --option',
    ...(shell === 'zsh' || power ? [] : ['echo ${x?}']),
    ...(shell === 'bash' ? ['return 5'] : []),
    ...(shell === 'fish' || power ? [] : ['set -e; false']),
    ...(power ? ['throw "boom"', 'foo ) bar'] : []),
  ])('not of the loop is reported with its status: %s', async (command) => {
    await using session = await openScripted(
      shell,
      [run(command), later],
      // It lasts.
      command.startsWith('set -e') ? {} : { kept },
    );
    await session.run('? go');
    const ran = session.log().filter(({ type }) => type === 'ran');
    expect(ran).toMatchObject([{ interrupted: false }, { status: 0 }]);
    expect(ran[0]?.['status']).not.toBe(0);
  });

  test.each([{ command: 'exit 3', exitCode: 3 }, ...(power ? [] : [{ command: 'exec true', exitCode: 0 }])])(
    'of the shell ends just that, and nothing is left: $command',
    async ({ command, exitCode }) => {
      await using session = await openScripted(shell, [{ ...run(command), direct: true }, later]);
      session.enter('? go');
      expect((await session.terminal.waitForExit()).exitCode).toBe(exitCode);
      await session.terminal.waitUntil(() => session.log().some(({ type }) => type === 'exit'));
      expect(session.terminal.scrollback()).not.toContain('LATER');
      await session.tidy();
    },
  );

  test.skipIf(power)('into another program ends the question there', async () => {
    await using session = await openScripted(shell, [
      { ...run("exec sh -c 'echo other; read line'"), direct: true },
      later,
    ]);
    session.enter('? go');
    await session.terminal.waitFor('other');
    await session.logged('shell-gone');
    await session.tidy();
    expect(session.terminal.scrollback()).not.toContain('LATER');
  });
});
