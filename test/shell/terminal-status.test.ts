// What a terminal reads beside the text: the state of a question, and the marks that the shell's integration sets.

import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../support/approval.ts';
import { DRIVEN_SHELLS, type DrivenShell, openShell } from './shell-session.ts';

const MAIN = 'dist/main.js';

/** As the integrations of VS Code, WezTerm, kitty and iTerm2 do it: C before a line runs, D with its status after it. */
const MARKS: Readonly<Record<DrivenShell, string>> = {
  zsh: `mark_c() { print -n '\\e]133;C\\a' }; mark_d() { print -n "\\e]133;D;$?\\a\\e]133;A\\a" }; preexec_functions+=(mark_c); precmd_functions=(mark_d $precmd_functions)`,
  bash: `PS0='\\e]133;C\\a'; mark_d() { local s=$?; printf '\\e]133;D;%s\\a\\e]133;A\\a' "$s"; return "$s"; }; PROMPT_COMMAND="mark_d\${PROMPT_COMMAND:+; $PROMPT_COMMAND}"`,
  fish: `function mark_c --on-event fish_preexec; printf '\\e]133;C\\a'; end; function mark_d --on-event fish_postexec; printf '\\e]133;D;%s\\a' $status; end`,
  powershell: `$marked = @{ prompt = $function:prompt; read = $function:PSConsoleHostReadLine }
$mark = { param($what) "$([char]27)]133;$what$([char]7)" }
function prompt { $failed = [int](-not $?); (& $mark "D;$failed") + (& $mark A) + (& $marked.prompt) }
function PSConsoleHostReadLine { $line = & $marked.read; [Console]::Write((& $mark C)); $line }`,
};

describe.each(DRIVEN_SHELLS)('in %s', (shell) => {
  test('a terminal that reads states is told that a question works, waits and has ended', async () => {
    const env = { TERM_PROGRAM: 'iTerm.app', TERM_PROGRAM_VERSION: '3.7.0' };
    await using session = await openShell(shell, { main: MAIN, env });
    const states = () =>
      [...new TextDecoder().decode(session.terminal.output()).matchAll(/\]7501;state=([a-z]+)/g)].map(
        ([, state]) => state,
      );
    await session.prompt();
    expect(states()).toEqual([]);
    await session.run('? where am I');
    expect(states()).toEqual(['working', 'done']);
    session.enter('? make a folder named new');
    await session.terminal.waitUntil(() => states().at(-1) === 'blocked', { what: 'the question to wait' });
    await answerQuestion(session.terminal, 'n');
    await session.prompt(3);
    expect(states()).toEqual(['working', 'done', 'working', 'blocked', 'working', 'error']);
  });

  test('the terminal reports its window while a question waits, and only then', async () => {
    await using session = await openShell(shell, { main: MAIN });
    await session.prompt();
    const reports = () =>
      [...new TextDecoder().decode(session.terminal.output()).matchAll(/\[\?1004([hl])/g)].map(
        ([, way]) => way,
      );
    const before = reports().length;
    session.enter('? make a folder named new');
    await session.terminal.waitUntil(() => reports().slice(before).includes('h'), { what: 'the question' });
    session.terminal.type('\x1b[O');
    session.terminal.type('\x1b[I');
    await answerQuestion(session.terminal, 'n');
    await session.prompt(2);
    expect(reports().slice(before).slice(0, 2)).toEqual(['h', 'l']);
    // Nothing of the reports is left in the line.
    expect(session.terminal.screen()).not.toMatch(/\[[IO]|\^\[/);
  });

  test("the marks of the shell's integration stand around a question as around a command", async () => {
    await using session = await openShell(shell, { main: MAIN, after: MARKS[shell] });
    await session.prompt();
    const begin = session.terminal.output().length;
    await session.run('? where am I');
    const text = new TextDecoder().decode(session.terminal.output().slice(begin));
    const marks = [...text.matchAll(/\]133;([CD](?:;\d+)?)/g)];
    expect(marks.map(([, mark]) => mark)).toEqual(['C', 'D;0']);
    const [c = 0, d = 0] = marks.map(({ index }) => index);
    // What the command printed is between them.
    expect(text.slice(c, d)).toContain(`${session.home.path}/work`);
  });
});

/** As VS Code does it in bash: the first command after the prompt stands for the line, and history has its text. */
const BY_TRAP = `
__vsc_in_command_execution=1
__vsc_preexec_only() {
  if [ "$__vsc_in_command_execution" = "0" ]; then
    __vsc_in_command_execution=1
    printf '\\e]633;E;%s\\a\\e]633;C\\a' "$(builtin history 1 | sed 's/ *[0-9]* *//')"
  fi
}
trap '__vsc_preexec_only "$_"' DEBUG
__vsc_original=$PROMPT_COMMAND
__vsc_prompt_cmd() { eval "$__vsc_original"; __vsc_in_command_execution=0; }
PROMPT_COMMAND=__vsc_prompt_cmd`;

test("VS Code's marks in bash name the line that was typed, and its trap is as it was without beck", async () => {
  await using session = await openShell('bash', { main: MAIN, after: BY_TRAP });
  await session.prompt();
  await session.run('echo hi');
  await session.run('? where am I');
  await session.run('false');
  const text = new TextDecoder().decode(session.terminal.output());
  expect([...text.matchAll(/\]633;E;([^\]]*?)..\]633;C/g)].map(([, line]) => line)).toEqual([
    'echo hi',
    '? where am I',
    'false',
  ]);
  await session.run('trap -p DEBUG');
  expect(session.after('trap -p')).toContain('READLINE_LINE');
  await session.run('__beck_unload');
  await session.run('trap -p DEBUG');
  expect(session.after('trap -p')).toContain(`trap -- '__vsc_preexec_only "$_"' DEBUG\n`);
});
