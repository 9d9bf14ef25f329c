import { afterEach, describe, expect, test, vi } from 'vitest';
import { PROTOCOL_VERSION } from '../../src/protocol/words.ts';
import { openLink, type ShellLink } from '../../src/shell-link/link.ts';

type Conversation = {
  readonly link: ShellLink;
  /** What the helper has said so far, fields joined by `|`. */
  readonly said: () => readonly string[];
  readonly shellSays: (...fields: readonly string[]) => void;
};

function converse(): Conversation {
  const said: string[] = [];
  let hear: (fields: readonly Uint8Array[]) => void = () => {};
  const link = openLink({
    send: (message) => said.push(Buffer.from(message).toString().replaceAll('\0', '|')),
    listen: (onMessage) => {
      hear = onMessage;
    },
    isOpen: () => true,
    close: () => {},
  });
  return {
    link,
    said: () => said,
    shellSays: (kind, text = '', cwd = '/here') => hear([kind, text, cwd].map((field) => Buffer.from(field))),
  };
}

const ABOUT = '1\nzsh\n5.9\n3\nautocd';

/** A conversation whose question has arrived. */
async function asked(): Promise<Conversation> {
  const conversation = converse();
  conversation.shellSays('about', ABOUT);
  conversation.shellSays('ask', 'why');
  await conversation.link.asked;
  return conversation;
}

/** What the shell may say out of turn. */
const GARBAGE: readonly (readonly string[])[] = [['sing'], ['end', 'x'], ['about', 'x'], ['word', 'a\nb']];

afterEach(() => {
  vi.useRealTimers();
});

describe('the question', () => {
  test('follows our hello, what the shell is, and the aliases that change words anywhere', async () => {
    const { link, said, shellSays } = converse();
    expect(said()).toEqual([`hello|${PROTOCOL_VERSION}|${process.pid}||`]);
    shellSays('about', ABOUT);
    shellSays('word', 'G\nglobal-alias\n| grep');
    shellSays('word', 'txt\nsuffix-alias\nless');
    shellSays('last', 'make test');
    shellSays('ask', "what's up", '/home/x');
    expect(await link.asked).toEqual({
      wants: 'answer',
      lastCommand: 'make test',
      question: Buffer.from("what's up"),
      cwd: '/home/x',
      report: { version: '1', shell: 'zsh', shellVersion: '5.9', lastStatus: 3, options: ['autocd'] },
      everywhere: {
        G: { type: 'global-alias', text: '| grep' },
        txt: { type: 'suffix-alias', text: 'less' },
      },
    });
    expect(link.interrupted.aborted).toBe(false);
  });

  test.each([[['bye']], [['interrupt', '130']], ...GARBAGE.map((fields) => [fields])])(
    'is given up by %o in its place',
    async (fields) => {
      const { link, shellSays } = converse();
      shellSays(...fields);
      await expect(link.asked).rejects.toThrow('ended before it arrived');
      expect(link.interrupted.aborted).toBe(true);
    },
  );

  test('is given up when the shell stops in the middle of its introduction', async () => {
    vi.useFakeTimers();
    const { link, shellSays } = converse();
    shellSays('about', ABOUT);
    vi.advanceTimersByTime(10_000);
    await expect(link.asked).rejects.toThrow('ended before it arrived');
  });

  test('is not given up later because of that silence', async () => {
    vi.useFakeTimers();
    const { link } = await asked();
    vi.advanceTimersByTime(60_000);
    expect(link.interrupted.aborted).toBe(false);
  });
});

describe('the words of a command', () => {
  test('are reported one by one', async () => {
    const { link, said, shellSays } = await asked();
    const answer = link.resolve(['ls', '', 'a\nb', 'cd']);
    expect(said().at(-1)).toBe('resolve|ls\ncd|||');
    shellSays('word', 'ls\nalias\nls -l');
    shellSays('word', 'cd\nbuiltin');
    shellSays('resolved', '', '/there');
    expect(await answer).toEqual({
      words: { ls: { type: 'alias', text: 'ls -l' }, cd: { type: 'builtin' } },
      cwd: '/there',
    });
  });

  test.each([['interrupt', '130'], ['bye']])(
    'is over before it is asked where the shell has said %s',
    async (...fields) => {
      const { link, shellSays } = await asked();
      shellSays(...(fields as [string]));
      expect(await link.resolve(['ls'])).toEqual({ words: {}, cwd: '' });
      expect(await link.run({ command: 'ls', out: '/dev/tty', mark: '' })).toMatchObject({
        interrupted: true,
      });
    },
  );

  test.each([['interrupt', '130'], ['bye'], ['sing']])(
    'end with what is known when %s comes',
    async (...fields) => {
      const { link, shellSays } = await asked();
      const answer = link.resolve(['ls', 'cd']);
      shellSays('word', 'cd\nbuiltin');
      shellSays(...fields);
      expect(await answer).toEqual({ words: { cd: { type: 'builtin' } }, cwd: '' });
      expect(link.interrupted.aborted).toBe(true);
    },
  );
});

describe('a run', () => {
  const start = (link: ShellLink) => link.run({ command: 'make', out: '/dev/pts/9', mark: 'M' });

  test('is reported with its status and the directory after it', async () => {
    const { link, said, shellSays } = await asked();
    const report = start(link);
    expect(said().at(-1)).toBe('run|make|/dev/pts/9|M|');
    shellSays('end', '7', '/there');
    expect(await report).toEqual({ status: 7, cwd: '/there', interrupted: false });
    expect(link.interrupted.aborted).toBe(false);
  });

  test('that left the loop ends the question, but its status is known', async () => {
    const { link, shellSays } = await asked();
    const report = start(link);
    shellSays('interrupt', '148', '/there');
    expect(await report).toEqual({ status: 148, cwd: '/there', interrupted: true });
    expect(link.interrupted.aborted).toBe(true);
  });

  test.each([['bye'], ['sing'], ['end', 'x']])('is over when %s comes instead', async (...fields) => {
    const { link, shellSays } = await asked();
    const report = start(link);
    shellSays(...fields);
    expect(await report).toEqual({ status: 1, cwd: '', interrupted: true });
  });

  test('is not disturbed by messages that belong elsewhere', async () => {
    const { link, shellSays } = await asked();
    const report = start(link);
    for (const kind of ['kept', 'resolved']) shellSays(kind);
    shellSays('edited', 'rm x');
    shellSays('word', 'ls\nbuiltin');
    shellSays('about', ABOUT);
    shellSays('ask', 'again');
    shellSays('end', '0');
    expect(await report).toEqual({ status: 0, cwd: '/here', interrupted: false });
  });

  test('has the Ctrl-C for itself, and before and after it the question has', async () => {
    const { link, shellSays } = await asked();
    const report = start(link);
    link.cancel();
    expect(link.interrupted.aborted).toBe(false);
    shellSays('end', '130');
    await report;
    link.cancel();
    expect(link.interrupted.aborted).toBe(true);
  });

  test('is not begun by a report that came too early', async () => {
    const { link, shellSays } = await asked();
    shellSays('end', '5');
    const report = start(link);
    shellSays('end', '6');
    expect(await report).toMatchObject({ status: 6 });
  });
});

describe('the line editor', () => {
  test.each([
    [['edited', 'echo one\necho two'], 'echo one\necho two'],
    [['edited', ''], ''],
    [['kept'], undefined],
    [['interrupt', '130'], undefined],
    [['bye'], undefined],
    [['sing'], undefined],
  ] as const)('of the shell answers %o', async (fields, text) => {
    const { link, said, shellSays } = await asked();
    const edited = link.edit('echo one');
    expect(said().at(-1)).toBe('edit|echo one|||');
    shellSays(...fields);
    expect(await edited).toBe(text);
    expect(link.interrupted.aborted).toBe(!['edited', 'kept'].includes(fields[0]));
  });
});

describe('the end', () => {
  test('is heard by the shell before anything is taken away, whatever it says first', async () => {
    const { link, said, shellSays } = await asked();
    let heard = false;
    const finished = link.finish(4).then(() => {
      heard = true;
    });
    expect(said().at(-1)).toBe('done|4|||');
    shellSays('interrupt', '130');
    shellSays('end', '0');
    await Promise.resolve();
    expect(heard).toBe(false);
    shellSays('bye');
    await finished;
    expect(heard).toBe(true);
  });

  test.each([['bye'], ['sing']])('waits for nobody once %s has come', async (kind) => {
    const { link, said, shellSays } = await asked();
    shellSays(kind);
    const before = said().length;
    await link.finish(0);
    expect(said()).toHaveLength(before);
  });

  test('still waits for the shell after Ctrl-C', async () => {
    const { link, said, shellSays } = await asked();
    shellSays('interrupt', '130');
    const finished = link.finish(130);
    expect(said().at(-1)).toBe('done|130|||');
    shellSays('bye');
    await finished;
  });

  test.each(['before', 'after'])(
    'is waited for no longer than 10 s with Ctrl-C %s it, and without one for ever',
    async (when) => {
      vi.useFakeTimers();
      const { link, shellSays } = await asked();
      if (when === 'before') shellSays('interrupt', '130');
      let ended = false;
      const finished = link.finish(130).then(() => {
        ended = true;
      });
      if (when === 'after') {
        await vi.advanceTimersByTimeAsync(60_000);
        expect(ended).toBe(false);
        shellSays('interrupt', '130');
      }
      await vi.advanceTimersByTimeAsync(9_900);
      expect(ended).toBe(false);
      await vi.advanceTimersByTimeAsync(200);
      await finished;
    },
  );

  test('comes at once when the shell is gone, in whatever it was', async () => {
    const { link } = await asked();
    const pending = [link.run({ command: 'x', out: '', mark: '' })];
    link.abandon();
    expect(await Promise.all(pending)).toEqual([{ status: 1, cwd: '', interrupted: true }]);
    await link.finish(1);
  });
});
