import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ApprovalMode, decide, isOnlySafer, isWorse } from '../../src/approval/decide.ts';
import { approvalOf } from '../../src/approval/remembered.ts';
import type { RememberedApproval } from '../../src/domain/remembered.ts';
import { EFFECTS, LEVELS, type Level, type Verdict } from '../../src/domain/verdict.ts';
import { REASONS } from '../../src/safety/knowledge/reasons.ts';

const MODES: readonly ApprovalMode[] = ['strict', 'confirm', 'warn', 'danger'];

const HERE = { shell: 'zsh', folder: '/home/ada', parts: [] } as const;

function verdict(level: Level, more: Partial<Verdict> = {}): Verdict {
  return { level, effects: [], label: 'run: it', reasons: [], approvable: HERE, ...more };
}

function allowed(text: string): RememberedApproval {
  const reasons = because('touches-beck', 'always-confirm', 'unknown-option').reasons;
  return { covers: 'exact', text, shell: 'zsh', folder: '/home', reasons, effects: [] };
}

function because(...ids: readonly string[]): Pick<Verdict, 'reasons'> {
  return { reasons: ids.map((id) => ({ id, text: `Because of ${id}.`, span: [0, 1] as const })) };
}

function decided(level: Level, mode: ApprovalMode, more: Partial<Verdict> = {}) {
  return decide('it', verdict(level, more), { mode, remembered: [], canAsk: true }).type;
}

describe('the modes', () => {
  test.each([
    ['strict', ['ask', 'ask', 'ask', 'refuse']],
    ['confirm', ['run', 'ask', 'ask', 'refuse']],
    ['warn', ['run', 'run', 'ask', 'refuse']],
    ['danger', ['run', 'run', 'run', 'refuse']],
  ] as const)('%s decides safe, ask, danger and blocked as %j', (mode, expected) => {
    expect(LEVELS.map((level) => decided(level, mode))).toEqual(expected);
  });

  // Whether warn mode runs what only asks for this reason. A new reason belongs in one of the lists.
  const known = 'activates changes copies creates makes-folder network reads-network sets-variable'.split(
    ' ',
  );
  const uncertain =
    `alias-or-function controls-terminal evaluates-text evaluates-variable hidden-change hooks local-program may-be-option
    missing-program repository-runs-programs runs runs-code stands-for unknown-folder unknown-operand unknown-option
    unknown-program unknown-subcommand`.split(/\s+/);
  /** Never of level `ask` alone. */
  const worse =
    `appends bad-input changes-shell changes-later changes-tree code-variable defines-code deletes deletes-files deletes-tree
    deletes-matching deletes-unknown destroys-disk destroys-tree discards edits ends differs-when-typed fork-bomb hidden-character hidden-program host-access
    moves overwrites packs privilege remote-command repository-data risky risky-code runs-anything runs-downloaded runs-file runs-input
    runs-option-program runs-unknown-text secret-file sends-files shows-secrets startup-file system-file too-long touches-beck unreadable
    writes-device`.split(/\s+/);

  test('know every reason', () => {
    expect([...known, ...uncertain, ...worse].sort()).toEqual(Object.keys(REASONS).sort());
    expect(worse.filter((id) => REASONS[id as keyof typeof REASONS].level === 'ask')).toEqual([]);
  });

  test.each(known)('warn runs what only says %s', (id) => {
    expect(decided('ask', 'warn', because(id))).toBe('run');
  });

  test.each([...uncertain, ...worse, 'always-confirm', 'a-reason-nobody-knows'])(
    'warn still asks for %s, also beside a known change',
    (id) => {
      expect(decided('ask', 'warn', because('changes', id))).toBe('ask');
    },
  );
});

describe('Always', () => {
  const offers = (command: string, given: Verdict, mode: ApprovalMode = 'confirm') =>
    decide(command, given, { mode, remembered: [], canAsk: true });

  test('is offered for a line that asks', () => {
    expect(offers('git pull', verdict('ask', { effects: ['network'] }))).toEqual({
      type: 'ask',
      offerAlways: true,
    });
  });

  test.each([
    ['danger', 'rm x', verdict('danger', { effects: ['delete'] }), 'confirm'],
    ['what writes a file', 'touch x', verdict('ask', { effects: ['write'] }), 'confirm'],
    ['what copies a file', 'cp a b', verdict('ask', { effects: ['copy'] }), 'confirm'],
    ['a script', 'git pull\ngit push', verdict('ask'), 'confirm'],
    ["beck's own settings", 'beck config', verdict('ask', because('touches-beck')), 'confirm'],
    ['what the person wants asked', 'git pull', verdict('ask', because('always-confirm')), 'confirm'],
    ['anything in strict mode', 'ls', verdict('ask'), 'strict'],
    ['what no folder is known of', 'ls', verdict('ask', { approvable: undefined }), 'confirm'],
  ] as const)('is not offered for %s', (_what, command, given, mode) => {
    expect(offers(command, given, mode)).toMatchObject({ type: 'ask', offerAlways: false });
  });
});

describe('a remembered line', () => {
  const remembered = [allowed('git pull')];

  test.each([
    ['runs when it only asks', 'git pull', verdict('ask'), 'confirm', 'run'],
    ['does not cover a longer line', 'git pull; rm x', verdict('ask'), 'confirm', 'ask'],
    ['does not cover other blanks', 'git  pull', verdict('ask'), 'confirm', 'ask'],
    ['does not lift danger', 'git pull', verdict('danger'), 'confirm', 'ask'],
    ['does not lift strict', 'git pull', verdict('ask'), 'strict', 'ask'],
    [
      'does not lift what touches beck',
      'git pull',
      verdict('ask', because('touches-beck')),
      'confirm',
      'ask',
    ],
    [
      'does not lift what the person wants asked',
      'git pull',
      verdict('ask', because('always-confirm')),
      'warn',
      'ask',
    ],
    [
      'and no mode lifts what the person wants asked',
      'git pull',
      verdict('danger', because('always-confirm')),
      'danger',
      'ask',
    ],
    ['does not lift blocked', 'git pull', verdict('blocked'), 'danger', 'refuse'],
    [
      'lifts an unknown option in warn mode',
      'git pull',
      verdict('ask', because('unknown-option')),
      'warn',
      'run',
    ],
  ] as const)('%s', (_what, command, given, mode, expected) => {
    expect(decide(command, given, { mode, remembered, canAsk: true }).type).toBe(expected);
  });
});

const verdicts = fc.record({
  level: fc.constantFrom(...LEVELS),
  effects: fc.uniqueArray(fc.constantFrom(...EFFECTS)),
  label: fc.string(),
  approvable: fc.constant(HERE),
  reasons: fc.array(
    fc.record({
      id: fc.constantFrom('touches-beck', 'unknown-program', 'deletes', 'network'),
      text: fc.string(),
      span: fc.constant([0, 1] as const),
    }),
  ),
});
const policies = fc.record({
  mode: fc.constantFrom(...MODES),
  remembered: fc.uniqueArray(fc.string(), { maxLength: 3 }).map((lines) => lines.map(allowed)),
  approved: fc.array(fc.string(), { maxLength: 3 }),
  canAsk: fc.boolean(),
});

describe('whatever is judged, remembered and set', () => {
  test('blocked never runs and is never asked', () => {
    fc.assert(
      fc.property(fc.string(), verdicts, policies, (command, given, policy) => {
        expect(decide(command, { ...given, level: 'blocked' }, policy).type).toBe('refuse');
      }),
    );
  });

  test('an earlier answer lifts only its own exact line of level ask', () => {
    fc.assert(
      fc.property(fc.string(), verdicts, policies, fc.string(), (command, given, policy, line) => {
        const without = decide(command, given, { ...policy, remembered: [] });
        const withLine = decide(command, given, { ...policy, remembered: [allowed(line)] });
        if (line !== command || given.level !== 'ask') expect(withLine).toEqual(without);
      }),
    );
  });

  test('a stricter mode never lets more run', () => {
    const permits = { refuse: 0, ask: 1, run: 2 };
    fc.assert(
      fc.property(fc.string(), verdicts, policies, (command, given, policy) => {
        const open = MODES.map((mode) => permits[decide(command, given, { ...policy, mode }).type]);
        expect(open).toEqual([...open].sort());
      }),
    );
  });

  test('where there is no one to ask, what would ask is refused with a way out', () => {
    fc.assert(
      fc.property(fc.string(), verdicts, policies, (command, given, policy) => {
        const asked = decide(command, given, { ...policy, canAsk: true });
        const alone = decide(command, given, { ...policy, canAsk: false });
        if (asked.type === 'ask')
          expect(alone).toMatchObject({ type: 'refuse', fix: expect.stringMatching(/./) });
        else expect(alone).toEqual(asked);
      }),
    );
  });

  test('Always is offered only where it would help', () => {
    fc.assert(
      fc.property(fc.string(), verdicts, policies, (command, given, policy) => {
        const first = decide(command, given, policy);
        if (first.type !== 'ask' || !first.offerAlways) return;
        const approval = approvalOf(command, given, 'exact');
        expect(approval).toMatchObject({ covers: 'exact', text: command });
        if (approval === undefined) return;
        expect(decide(command, given, { ...policy, remembered: [approval] })).toMatchObject({ type: 'run' });
      }),
    );
  });
});

test.each<[string, Verdict, ApprovalMode, string, string]>([
  ['strict mode', verdict('ask'), 'strict', 'it', 'strict mode asks about everything'],
  ['danger', verdict('danger'), 'confirm', 'it', 'it is dangerous'],
  ["beck's own", verdict('danger', because('touches-beck')), 'confirm', 'it', 'it concerns beck itself'],
  [
    "a person's rule",
    verdict('ask', because('always-confirm')),
    'confirm',
    'it',
    'the setting "alwaysConfirm" names it',
  ],
  ['a script', verdict('ask'), 'confirm', 'a\nb', 'it is a script of several lines'],
  [
    'what writes',
    verdict('ask', { effects: ['write'] }),
    'confirm',
    'it',
    'it changes files, and may change others next time',
  ],
  [
    'an unknown folder',
    verdict('ask', { approvable: undefined }),
    'confirm',
    'it',
    'beck cannot tell which folder this is',
  ],
])('where Always is not offered the question knows why: %s', (_what, given, mode, command, noAlways) => {
  expect(decide(command, given, { mode, remembered: [], canAsk: true })).toEqual({
    type: 'ask',
    offerAlways: false,
    noAlways,
  });
});

describe('what the person made of a command', () => {
  const sudo = verdict('danger', { ...because('privilege', 'network'), effects: ['network', 'privilege'] });
  test.each([
    ['only reads', sudo, verdict('safe'), true],
    ['does less', sudo, verdict('ask', { ...because('network'), effects: ['network'] }), true],
    ['does the same', verdict('ask', because('network')), verdict('ask', because('network')), true],
    ['does something else', sudo, verdict('ask', because('creates')), false],
    ['has another effect', sudo, verdict('ask', { effects: ['write'] }), false],
    ['is dangerous all the same', sudo, verdict('danger', because('privilege')), false],
    [
      'is asked by a rule of theirs',
      verdict('ask', because('always-confirm')),
      verdict('ask', because('always-confirm')),
      false,
    ],
    ['is blocked', sudo, verdict('blocked'), false],
  ])('needs no second yes where it is no worse: %s', (_what, seen, now, expected) => {
    expect(isOnlySafer(seen, now)).toBe(expected);
  });
});

const BROKEN = '~/.config/beck/config.json, line 2: mode is "dnager", but must be one of four.';

test.each([
  ['a look', verdict('safe'), `${BROKEN} Ask from a terminal, or allow it with: --approve it`],
  ['a change', verdict('ask'), 'Ask from a terminal, or allow it with: --approve it'],
] as const)(
  '%s that is refused for such a setting is told what to fix, not to loosen',
  (_what, given, fix) => {
    const policy = { mode: 'strict', strictBecause: BROKEN, remembered: [], canAsk: false } as const;
    expect(decide('it', given, policy)).toMatchObject({ type: 'refuse', fix });
    expect(decide('it', given, { ...policy, approved: ['it'] })).toMatchObject({ type: 'run' });
  },
);

test.each([
  ['a change', verdict('ask'), /^Ask from a terminal, or allow it with: --approve it$/],
  ['danger', verdict('danger'), /^Ask from a terminal, or allow it with: --approve it$/],
  [
    'what touches beck',
    verdict('danger', because('touches-beck')),
    /^Only the person may change beck itself, by typing the command\.$/,
  ],
  ['what the person wants asked', verdict('ask', because('always-confirm')), /^The setting "alwaysConfirm" /],
] as const)('where nobody can be asked, %s is refused with what would allow it', (_what, given, fix) => {
  const alone = decide('it', given, { mode: 'confirm', remembered: [], canAsk: false });
  expect(alone).toMatchObject({ type: 'refuse', fix: expect.stringMatching(fix) });
});

test('what no pattern covers is not said to be allowed by one', () => {
  const alone = decide('rm *.log', verdict('danger'), { mode: 'confirm', remembered: [], canAsk: false });
  expect(alone).toMatchObject({ type: 'refuse', fix: 'Ask from a terminal.' });
});

describe('a second judgement', () => {
  test.each([
    ['a higher level', verdict('safe'), verdict('ask'), true],
    ['a lower level', verdict('danger', because('deletes')), verdict('ask', because('network')), false],
    ['the same', verdict('ask', because('network')), verdict('ask', because('network')), false],
    ['a new reason', verdict('ask', because('network')), verdict('ask', because('network', 'creates')), true],
    ['a new effect', verdict('ask'), verdict('ask', { effects: ['network'] }), true],
    [
      'a reason less',
      verdict('ask', because('network', 'creates')),
      verdict('ask', because('creates')),
      false,
    ],
    ['another harmless reading', verdict('safe'), verdict('safe', { effects: ['read'] }), false],
  ])('with %s is told apart', (_what, seen, now, worse) => {
    expect(isWorse(seen, now)).toBe(worse);
  });
});
