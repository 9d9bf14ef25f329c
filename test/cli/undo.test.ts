import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runUndo, type UndoOptions } from '../../src/cli/verbs/undo.ts';
import { renderQuestion } from '../../src/terminal/approval/question.ts';
import { createLook } from '../../src/terminal/drawing/look.ts';
import { cellsOf } from '../../src/terminal/drawing/width.ts';
import { keepStep } from '../../src/undo/keep.ts';
import { findRoots } from '../../src/undo/roots.ts';
import { endStep } from '../../src/undo/steps.ts';
import { removeTree } from '../undo/tree.ts';

const NOW = 1_700_000_000_000;
const STEPS = [
  ['zsh', '7-mine', 'rm a-file-with-a-long-name-of-thirty-letters'],
  ['fish', '9-other', 'rm b'],
  ['mcp: Some Other Program', undefined, 'rm c'],
] as const;

/** A file for each step, deleted by it. */
async function steps(
  base: string,
  { partly = false, plan }: Pick<Asked, 'partly' | 'plan'>,
): Promise<string> {
  const state = join(base, 'state');
  for (const [at, [asker, session, command]] of STEPS.entries()) {
    const path = join(base, `f${at}`);
    writeFileSync(path, 'x');
    const { roots } = findRoots(
      { named: [{ kind: 'delete', path, tree: false }], unnamed: false },
      () => undefined,
    );
    const when = NOW - (STEPS.length - at) * 600_000;
    const step = {
      roots,
      not: [],
      command,
      folder: base,
      at: when,
      bytes: 1,
      kind: 'run',
      asker,
      session,
      partly,
      plan,
    } as const;
    const id = await keepStep(state, step);
    rmSync(path);
    endStep(state, Number(id));
  }
  return state;
}

/** `answer`: what a person says; absent where there is no one to ask, and `--yes` is given. */
type Asked = {
  readonly columns?: number;
  readonly session?: string;
  readonly answer?: boolean;
  readonly partly?: boolean | undefined;
  /** All steps are of it. */
  readonly plan?: string | undefined;
};

async function undo(
  options: Partial<UndoOptions>,
  { columns = 80, session = '7-mine', answer, partly, plan }: Asked = {},
): Promise<string> {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'beck-undo-')));
  try {
    let text = '';
    await runUndo(
      { which: undefined, list: false, prune: false, yes: answer === undefined, json: false, ...options },
      {
        surroundings: { cwd: base, home: base, now: NOW },
        state: await steps(base, { partly, plan }),
        session,
        look: createLook({ columns, colour: false, unicode: true }),
        writeOut: (part) => {
          text += part;
        },
        askYes: answer === undefined ? undefined : async () => answer,
        askUndo:
          answer === undefined
            ? undefined
            : async (question) => {
                text += `${renderQuestion(question, createLook({ columns, colour: false, unicode: true })).join('\n')}\n`;
                return answer;
              },
      },
    );
    return text;
  } finally {
    removeTree(base);
  }
}

test('the list begins with the newest and says who asked', async () => {
  expect(await undo({ list: true })).toBe(
    [
      '   ago     command                           kept    in  by',
      '3  10 min  rm c                              1 byte  ~   mcp: Some Other Program',
      '2  20 min  rm b                              1 byte  ~   fish',
      '1  30 min  rm a-file-with-a-long-name-of-t…  1 byte  ~   this shell',
      '',
      'Undo 1: beck undo. Others: beck undo NUMBER',
      'beck undo --prune NUMBER deletes the kept copies.',
      '',
    ].join('\n'),
  );
});

test('the list fits into 50 columns', async () => {
  const lines = (await undo({ list: true }, { columns: 50 })).split('\n');
  expect(lines.filter((line) => cellsOf(line) > 50)).toEqual([]);
  expect(lines.join('\n')).toContain('this shell');
});

test('the last step of this shell is taken back first; another is named with its shell', async () => {
  expect(await undo({})).toMatch(/^rm a-file\S+ · 30 minutes ago, in ~\n.*put back f0\n.*2 other steps: /s);
  expect(await undo({ which: undefined }, { session: '1-new', answer: true })).toMatch(
    /^Nothing to undo in this shell\. The last step elsewhere:\n⚠ undo · This shell did not leave that step\n.*rm c · 10 minutes ago, in ~, from mcp: Some Other Program\n.*put back f2\n.*\[y\]es \[N\]o \[\?\] \nUndone/s,
  );
  expect(await undo({ which: 2 })).toMatch(
    /^rm b · 20 minutes ago, in ~, from another fish\n.*put back f1\nUndone\.\n$/s,
  );
});

test('without a question, the step of another shell is taken back only by its number', async () => {
  await expect(undo({}, { session: '1-new' })).rejects.toMatchObject({
    message: 'This shell or script left nothing to undo.',
    fix: 'Name another step: beck undo 3 --yes (rm c). All: beck undo --list',
  });
  expect(await undo({ which: 3 }, { session: '1-new' })).toMatch(/Undone\.\n$/);
});

test('says what stays of a command that was not kept whole', async () => {
  const text = await undo({}, { partly: true });
  expect(text).toContain('what else the command made or changed stays');
  expect(text).toContain('Undone, as far as it was kept.');
  expect(await undo({})).toContain('Undone.\n');
});

test('the commands of a plan are undone together, or one by its number', async () => {
  const mine = { session: '9-other', plan: '1-2-3' };
  expect(await undo({}, mine)).toMatch(
    /^rm b · .*put back f1\n +then undo: rm a-file\S+\n +without those: beck undo 2\n +1 other step: .*\nUndone: 2 commands\.\n$/s,
  );
  expect(await undo({ which: 2 }, mine)).toMatch(/put back f1\nUndone\.\n$/);
  expect(await undo({}, { ...mine, partly: true })).toMatch(
    /Undone, as far as it was kept: 1 of 2 commands\. Look at the next before it is undone: beck undo\n$/,
  );
});
