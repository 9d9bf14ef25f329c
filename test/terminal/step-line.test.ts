import { describe, expect, test } from 'vitest';
import type { RunOutcome } from '../../src/domain/run.ts';
import { createLook } from '../../src/terminal/drawing/look.ts';
import {
  renderFileWritten,
  renderNotDone,
  renderNotRun,
  renderOutcome,
  renderProbe,
  renderStep,
  renderWarning,
  type Shown,
} from '../../src/terminal/drawing/step-line.ts';
import { DANGER, LONG, LONG_DANGER, PLAIN, SCRIPT } from './questions.ts';

const look = (columns: number) => createLook({ columns, colour: false, unicode: true });

const LS: Shown = {
  command: 'ls -la',
  why: 'what is here',
  verdict: { level: 'safe', effects: ['read'], label: 'read: .', reasons: [] },
};
const SAFE_SCRIPT: Shown = { ...LS, command: 'cd src\nls', why: '' };

describe('a step takes one line', () => {
  test.each<[string, Shown, boolean, number, string]>([
    ['a safe one', LS, false, 80, '› ls -la · what is here'],
    ['without a reason', { ...LS, why: '' }, false, 80, '› ls -la'],
    ['a reason that has no room is left out', LONG, true, 100, `› ${LONG.command}`],
    [
      'a reason too long for the line is above the command, whole',
      { ...LS, why: 'everything that is here, hidden too' },
      false,
      30,
      '› everything that is here,\n  hidden too\n  ls -la',
    ],
    ['a long command is cut', LONG, true, 40, '› find /var/log -name "*.log" -mtime +7…'],
    [
      'a long one nobody was asked about is shown whole',
      { ...LONG, why: 'what is old' },
      false,
      40,
      '› what is old\n  find /var/log -name "*.log" -mtime +7\n      -exec gzip -9 {} + -o -name\n      "*.old" -exec gzip -9 {} +',
    ],
    ['a long dangerous one is not', LONG_DANGER, true, 40, `⚠ ${LONG_DANGER.command}`],
    ['a script that was shown whole', SCRIPT, true, 80, '› mkdir -p /tmp/build … (4 lines) · build it'],
    ['a script that only reads is shown', SAFE_SCRIPT, false, 80, '› run (2 lines):\n  cd src\n  ls'],
    [
      'a script that nobody was asked about is shown whole',
      SCRIPT,
      false,
      80,
      '› run (4 lines): build it\n  mkdir -p /tmp/build\n  cd /tmp/build\n  cmake ..\n  make -j4',
    ],
    [
      'characters that would hide are visible',
      { ...LS, command: 'ls \x1b[8m' },
      false,
      80,
      '› ls ^[[8m · what is here',
    ],
  ])('%s', (_, shown, asked, columns, line) => {
    expect(renderStep(shown, asked, look(columns))).toBe(line);
  });
});

describe('what came of it', () => {
  const DECLINED = {
    type: 'declined',
    reason: 'User declined.',
    brief: 'declined',
  } as const;
  const ran = (status: number): RunOutcome => ({ type: 'ran', status, cwd: '/', interrupted: false });

  test.each([
    [0, undefined],
    [1, '  exit 1'],
    [127, '  exit 127'],
    [129, '  exit 129'],
    [130, undefined],
    [137, '  exit 137 (SIGKILL)'],
  ])('status %i', (status, line) => {
    expect(renderOutcome(ran(status), look(80))).toBe(line);
  });

  test.each<[string, Parameters<typeof renderNotRun>[1], number, string]>([
    ['declined', DECLINED, 80, '× rm -rf /tmp/cache/* · declined'],
    ['declined, where the command gives way', DECLINED, 30, '× rm -rf /tmp/cach… · declined'],
    ['declined, where both give way and the step keeps its one line', DECLINED, 20, '× rm -rf /tmp… · de…'],
    [
      'refused',
      { type: 'refused', reason: 'Your blacklist names "rm -rf". Take it out of "blacklist" to allow this.' },
      80,
      '× rm -rf /tmp/cache/*\n  Your blacklist names "rm -rf". Take it out of "blacklist" to allow this.',
    ],
    [
      'refused, with a flag to paste: as it is, and wrapped by the terminal alone',
      {
        type: 'refused',
        reason: "Or allow it with: --approve 'rm  -rf /tmp/cache/*'",
        allow: ["--approve 'rm  -rf /tmp/cache/*'"],
      },
      30,
      "× rm -rf /tmp/cache/*\n  Or allow it with:\n--approve 'rm  -rf /tmp/cache/*'",
    ],
    [
      'failed',
      { type: 'failed', reason: 'The shell is gone.' },
      80,
      '× rm -rf /tmp/cache/* · The shell is gone.',
    ],
  ])('%s', (_, outcome, columns, line) => {
    expect(renderNotRun(DANGER, outcome, look(columns))).toBe(line);
  });
});

test('a look on the way takes one line, cut to the screen', () => {
  expect(renderProbe('git status --short', look(80))).toBe('· git status --short');
  expect(renderProbe('git log\ngit show', look(80))).toBe('· git log … (2 lines)');
  expect(renderProbe(LONG.command, look(40))).toBe('· find /var/log -name "*.log" -mtime +7…');
});

test.each([
  ['create', 3, 0, '› created /srv/notes.md · +3'],
  ['overwrite', 3, 2, '› wrote /srv/notes.md · +3 -2'],
  ['append', 1, 0, '› appended to /srv/notes.md · +1'],
] as const)('a written file is named with how much of it changed: %s', (kind, added, removed, line) => {
  expect(renderFileWritten({ path: '/srv/notes.md', kind, added, removed }, look(80))).toBe(line);
});

test('the name of a written file cannot act on the terminal and is cut to the screen', () => {
  const change = { path: `/srv/\x1b[2J${'long'.repeat(20)}`, kind: 'create', added: 1, removed: 0 } as const;
  expect(renderFileWritten(change, look(40))).toBe('› created /srv/^[[2Jlonglonglonglo… · +1');
});

test('a warning is wrapped by words under its mark', () => {
  expect(renderWarning('The model server did not answer; the built-in recipes answer.', look(40))).toBe(
    '! The model server did not answer; the\n  built-in recipes answer.',
  );
});

test('intent, command and outcome differ in weight', () => {
  const coloured = createLook({ columns: 80, colour: true, unicode: true });
  const style = (text: string) => text.replaceAll('\x1b', '');
  expect(style(renderStep(LS, false, coloured))).toBe('[36m›[39m [1mls -la[22m[2m · what is here[22m');
  expect(style(renderStep(DANGER, true, coloured))).toContain('[31m⚠[39m');
  expect(style(renderProbe('ls', coloured))).toBe('[2m· ls[22m');
  expect(style(renderStep(PLAIN, true, coloured))).toBe(
    '[36m›[39m [1myarn install[22m[2m · fresh dependencies[22m',
  );
});

test('what was not done beside the shell says why, on the same line or below', () => {
  const refused = { what: 'probe rm x', reason: 'A probe may only read. Deletes x.' };
  expect(renderNotDone(refused, look(60))).toBe('× probe rm x · A probe may only read. Deletes x.');
  expect(renderNotDone(refused, look(24))).toBe('× probe rm x\n  A probe may only read.\n  Deletes x.');
  expect(renderNotDone({ what: 'write a\u001b[2Jb', reason: 'No.' }, look(60))).not.toContain('\u001b');
});
