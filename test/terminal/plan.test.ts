import { describe, expect, test } from 'vitest';
import { type PlanView, renderPlan } from '../../src/terminal/approval/plan.ts';
import {
  renderPlanEnded,
  renderPlanNotRun,
  renderPlanTaken,
  type ShownPlan,
} from '../../src/terminal/approval/plan-line.ts';
import { createLook } from '../../src/terminal/drawing/look.ts';
import type { Shown } from '../../src/terminal/drawing/step-line.ts';
import { answerQuestion, questionOpen, sendWithoutAnswer } from '../support/approval.ts';
import { bundleOf } from '../support/bundles.ts';
import { freshHome } from '../support/home.ts';
import { openTerminal } from '../support/terminal.ts';
import { DANGER, LONG, LONG_DANGER, MKDIR, SCRIPT } from './questions.ts';

const LOOK: Shown = {
  command: 'cd /tmp/build/out',
  why: '',
  verdict: { level: 'safe', effects: ['read'], label: 'run: cd /tmp/build/out', reasons: [] },
};
const PLAN: ShownPlan = { why: 'build it elsewhere', parts: [MKDIR, LOOK], offerAll: true };
const RISKY: ShownPlan = { why: 'start afresh', parts: [MKDIR, DANGER, LOOK], offerAll: false };

function drawn(plan: ShownPlan, view: PlanView, columns: number, unicode = true): readonly string[] {
  return renderPlan(plan, view, createLook({ columns, colour: false, unicode }));
}

describe('a plan', () => {
  test('has a row for each everyday part, with its reason where there is room', () => {
    expect(drawn({ ...PLAN, parts: [MKDIR, LOOK, LONG] }, 'plan', 80)).toEqual([
      '› plan (3 parts): build it elsewhere',
      '  1 mkdir -p /tmp/build/out · a place for the build',
      '  2 cd /tmp/build/out',
      '  3 find /var/log -name "*.log" -mtime +7 -exec gzip -9 {} + -o -name "*.old"',
      '        -exec gzip -9 {} +',
      '    compress old logs',
      '  [Y]es all [S]tep by step [N]o [E]dit [?] ',
    ]);
  });

  test('shows dangerous parts and scripts whole, and offers no key for all of it where one is dangerous', () => {
    expect(drawn({ ...RISKY, parts: [...RISKY.parts, LONG_DANGER, SCRIPT] }, 'plan', 80)).toEqual([
      '⚠ plan (5 parts): start afresh',
      '  1 mkdir -p /tmp/build/out · a place for the build',
      '  2 ⚠ rm -rf /tmp/cache/*',
      '    · Deletes /tmp/cache/* and everything in it',
      '    · Matching files are only known at run time',
      '  3 cd /tmp/build/out',
      '  4 ⚠ sudo rm -rf /var/cache/apt/archives/*.deb',
      '        /var/cache/apt/archives/partial/* ~/.cache/thumbnails',
      '    · Sudo raises privileges or changes the system',
      '    · Matching files are only known at run time',
      '  5 mkdir -p /tmp/build',
      '    cd /tmp/build',
      '    cmake ..',
      '    make -j4',
      '    build it',
      '  [s]tep by step [N]o [E]dit [?] ',
    ]);
  });

  test('is right at 60 columns', () => {
    const why = 'a very long explanation of what all of these commands are good for';
    expect(drawn({ ...RISKY, why }, 'plan', 60)).toEqual([
      '⚠ plan (3 parts): a very long explanation of what all of th…',
      '  1 mkdir -p /tmp/build/out · a place for the build',
      '  2 ⚠ rm -rf /tmp/cache/*',
      '    · Deletes /tmp/cache/* and everything in it',
      '    · Matching files are only known at run time',
      '  3 cd /tmp/build/out',
      '  [s]tep by step [N]o [E]dit [?] ',
    ]);
  });

  test('says everything on ?', () => {
    expect(drawn(PLAN, 'details', 60)).toEqual([
      '› plan (2 parts): build it elsewhere',
      '  1 mkdir -p /tmp/build/out',
      '    a place for the build',
      '    Creates the folder /tmp/build/out.',
      '    Effects: mkdir.',
      '  2 cd /tmp/build/out',
      '    Effects: read.',
      '  y or Enter runs all of it, stopping at the first failure',
      '  s asks before each part',
      '  e edits a part first',
      '  c copies its commands, one per line',
      '  n runs none of it',
      '  q or Esc ends the question',
      '  [Y]es all [S]tep by step [N]o [E]dit [?] ',
    ]);
  });

  test('asks which part is to be edited', () => {
    expect(drawn(RISKY, 'which', 60).at(-1)).toBe('  edit which part? [1] 2 3 ');
  });

  test('cannot act on the terminal', () => {
    const part = { ...MKDIR, command: 'mkdir \x1b[2J', why: 'x\x9b1m\ny' };
    const text = drawn({ why: 'a\x1b]0;b\x07', parts: [part, LOOK], offerAll: true }, 'plan', 80).join('');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that none is there is the point
    expect(text).not.toMatch(/[\x00-\x1f\x7f-\x9f]/);
  });

  test('is written in ASCII where the locale is not UTF-8', () => {
    const text = drawn({ ...RISKY, why: 'größer' }, 'plan', 60, false).join('');
    expect(text).toMatch(/^[ -~]*$/);
    expect(text).toContain('gr<U+00F6><U+00DF>er');
  });
});

describe('one line represents a plan that was answered', () => {
  const look = createLook({ columns: 60, colour: false, unicode: true });

  test.each<[what: string, line: string, expected: string]>([
    ['taken whole', renderPlanTaken(PLAN, 'all', look), '› plan (2 parts): build it elsewhere'],
    [
      'taken step by step',
      renderPlanTaken(PLAN, 'stepwise', look),
      '› plan (2 parts, step by step): build it elsewhere',
    ],
    [
      'declined',
      renderPlanNotRun(PLAN, { type: 'declined', reason: 'User declined.', brief: 'declined' }, look),
      '× plan (2 parts): build it elsewhere · declined',
    ],
    [
      'ended by its second part',
      renderPlanEnded({ from: 3, rest: ['touch c'] }, look),
      '× part 3 not run: touch c',
    ],
    [
      'ended by its first part',
      renderPlanEnded({ from: 2, rest: ['echo one\necho two', LONG.command] }, look),
      '× parts 2 to 3 not run: echo one … (2 lines) · find /var/lo…',
    ],
  ])('%s', (_, line, expected) => {
    expect(line).toBe(expected);
  });
});

const FIXTURE = bundleOf('test/terminal/fixtures/ask.ts');

async function openPlan(plan: ShownPlan, { times = 1, columns = 80 } = {}) {
  const home = await freshHome();
  const terminal = await openTerminal({
    command: process.execPath,
    args: [FIXTURE, '--plan', JSON.stringify(plan), '--times', String(times)],
    env: home.env,
    cwd: home.path,
    columns,
    rows: 40,
  });
  const dispose = async () => {
    await terminal.close();
    await home.remove();
  };
  const answers = () => [...terminal.scrollback().matchAll(/answer: (\w+)/g)].map((match) => match[1]);
  return Object.assign(terminal, { answers, [Symbol.asyncDispose]: dispose });
}

describe('each key means what it says', () => {
  test.each<[what: string, plan: ShownPlan, keys: readonly [key: string, answer: string][]]>([
    [
      'a plan without danger: Enter takes all of it',
      PLAN,
      [
        ['y', 'all'],
        ['\r', 'all'],
        ['S', 'stepwise'],
        ['n', 'no'],
        ['q', 'cancel'],
        ['\x03', 'cancel'],
      ],
    ],
    [
      'a plan with danger: Enter declines',
      RISKY,
      [
        ['\r', 'no'],
        ['s', 'stepwise'],
      ],
    ],
  ])('%s', async (_, plan, keys) => {
    await using terminal = await openPlan(plan, { times: keys.length });
    for (const [index, [key]] of keys.entries()) {
      await answerQuestion(terminal, key);
      await terminal.waitUntil(() => terminal.answers().length > index, {
        what: `an answer to ${JSON.stringify(key)}`,
      });
    }
    expect(terminal.answers()).toEqual(keys.map(([, answer]) => answer));
    await terminal.waitFor('modes as before');
  });

  test('y says what to press where a part is dangerous, and a paste does nothing', async () => {
    await using terminal = await openPlan(RISKY);
    await sendWithoutAnswer(terminal, () => terminal.type('y'));
    expect(terminal.screen()).toContain('press s, and each part is asked about');
    await sendWithoutAnswer(terminal, () => terminal.paste('s'));
    await answerQuestion(terminal, 'n');
    await terminal.waitFor('answer: no');
  });

  test('e asks for a part, by its number or Enter for the first; Esc goes back', async () => {
    await using terminal = await openPlan(PLAN, { times: 2 });
    const which = () => sendWithoutAnswer(terminal, () => terminal.type('e'));
    await which();
    expect(terminal.screen()).toMatch(/edit which part\? \[1\] 2$/);
    await sendWithoutAnswer(terminal, () => terminal.type('3'));
    await sendWithoutAnswer(terminal, () => terminal.press('Escape'));
    expect(terminal.screen()).toMatch(/\[N\]o \[E\]dit \[\?\]$/);
    await which();
    terminal.type('2');
    await terminal.waitFor('answer: edit 1');
    await which();
    terminal.press('Enter');
    await terminal.waitFor('answer: edit 0');
  });
});

test('the plan is shown once after the window became narrower and wider, and nothing of it is left when answered', async () => {
  await using terminal = await openPlan(RISKY);
  const asked = () => terminal.screen().replace(/^pid \d+\n/, '');
  await questionOpen(terminal);
  const wide = asked();
  expect(wide).toBe(drawn(RISKY, 'plan', 80).join('\n').trimEnd());
  terminal.resize(40, 40);
  const narrow = drawn(RISKY, 'plan', 40).join('\n').trimEnd();
  await terminal.waitUntil(() => asked() === narrow, { what: narrow });
  terminal.resize(80, 40);
  await terminal.waitUntil(() => asked() === wide, { what: wide });
  await answerQuestion(terminal, 's');
  await terminal.waitFor('modes as before');
  expect(asked()).toMatch(/^answer: stepwise\n/);
});
