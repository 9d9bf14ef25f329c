// Which lines carry commands to the hosts, one after another: a change to one host first, and no more where that failed.

import { expect, test } from 'vitest';
import type { Notice } from '../../src/agent/performers.ts';
import { type Carrying, openLines } from '../../src/cli/fleet/carrying.ts';
import { type Elsewhere, judgeElsewhere } from '../../src/cli/fleet/elsewhere.ts';
import { forHosts } from '../../src/cli/fleet/fleet-performers.ts';
import type { ModelReply, ToolCall } from '../../src/domain/conversation.ts';
import type { RunOutcome } from '../../src/domain/run.ts';
import { commandLine, type Engine } from '../../src/fleet/engines.ts';

const HOSTS = ['web1', 'web2', 'web3'];

const lineFor = (command: string, hosts: readonly string[]) => {
  const engine: Engine = hosts.length > 1 ? 'clush' : 'ssh';
  const write = (inner: string) =>
    commandLine(engine, { hosts, command: inner, fanout: 32, timeout: 10, limit: 0 }, 'bash');
  return { engine, text: write(command), scaffold: write('true'), sent: command, limit: 0 };
};

type Given = { readonly first?: string | undefined; readonly whole?: boolean };

const elsewhere: Elsewhere = await judgeElsewhere({});

function open({ first = 'web1', whole = false }: Given = {}, atOnce = false) {
  const carried: Parameters<Carrying['carries']>[0][] = [];
  const fleet = { hosts: HOSTS, first: atOnce ? undefined : first, lineFor };
  const lines = openLines({
    fleet,
    elsewhere,
    carries: (one) => void carried.push(one),
    whole,
    systemOf: () => undefined,
  });
  return { lines, carried };
}

const call: ToolCall = { id: 'a', name: 'run_in_shell', arguments: '{}' };
const job = (command: string, hosts: readonly string[] = HOSTS) => ({
  command,
  hosts,
  why: 'as asked',
  call,
});

/** The command and the reason that a reply proposes. */
const proposed = (reply: ModelReply | object | undefined): readonly string[] => {
  const [written] = (reply as ModelReply).toolCalls;
  const { command, why } = JSON.parse(written?.arguments ?? '{}');
  return [command, why];
};

const ran = (command: string, status = 0) =>
  ({ command, outcome: { type: 'ran', status, cwd: '/', interrupted: false } }) as const;

const ALL = "clush -n -S -b -f 32 -t 10 -w 'web[1-3]'";
const OTHERS = "clush -n -S -b -f 32 -t 10 -w 'web[2-3]'";
const FIRST = 'ssh -o ConnectTimeout=10 web1';

test('hosts whose login shells read a text differently get their own line', () => {
  const carried: string[] = [];
  const login = {
    kernel: 'Linux',
    release: undefined,
    tools: 'GNU',
    installer: undefined,
    init: undefined,
  } as const;
  const lines = openLines({
    fleet: { hosts: HOSTS, first: undefined, lineFor },
    elsewhere,
    carries: ({ text, there }) => void carried.push(`${there.level} ${text}`),
    whole: false,
    systemOf: (host) => (host === 'web2' ? { ...login, login: 'fish' } : login),
  });
  lines.start([job('echo "$HOME"')]);
  lines.next(ran('anything'));
  expect(carried).toEqual([
    `safe ${commandLine('clush', { hosts: ['web1', 'web3'], command: 'echo "$HOME"', fanout: 32, timeout: 10, limit: 0 }, 'bash')}`,
    `safe ssh -o ConnectTimeout=10 web2 'sh -c '\\''echo "$HOME"'\\'''`,
  ]);
  carried.length = 0;
  lines.start([job('df -h')]);
  expect(carried).toHaveLength(1);
});

test('a read goes to all at once', () => {
  const { lines } = open();
  expect(proposed(lines.start([job('df -h')]))).toEqual([`${ALL} 'df -h'`, '3 hosts: web[1-3] · as asked']);
  expect(lines.next(ran(`${ALL} 'df -h'`))).toBeUndefined();
});

test('a change goes to the first host, and to the others once that did it', () => {
  const { lines, carried } = open();
  expect(proposed(lines.start([job('touch x')]))).toEqual([
    `${FIRST} 'touch x'`,
    'web1 first, then 2 hosts: web[2-3] · as asked',
  ]);
  expect(carried.find(({ text }) => text.startsWith(FIRST))?.atOnce).toBe(`${ALL} 'touch x'`);
  // What would do both is known before it can be chosen.
  expect(carried.map(({ hosts }) => hosts)).toContainEqual(HOSTS);
  expect(proposed(lines.next(ran(`${FIRST} 'touch x'`)))).toEqual([
    `${OTHERS} 'touch x'`,
    'done on web1; now 2 hosts: web[2-3]',
  ]);
  expect(lines.next(ran(`${OTHERS} 'touch x'`))).toBeUndefined();
});

test.each([
  ['it failed there', ran(`${FIRST} 'touch x'`, 1)],
  ['it was edited', ran('ssh web1 id')],
  [
    'it was declined',
    { command: `${FIRST} 'touch x'`, outcome: { type: 'declined', reason: 'no' } } as const,
  ],
])('the others get nothing where %s', (_what, last) => {
  const { lines } = open();
  lines.start([job('touch x')]);
  expect(lines.next(last)).toEqual({ left: ['web2', 'web3'] });
  expect(lines.next(last)).toBeUndefined();
});

test('other kinds of machines are among those that get nothing', () => {
  const { lines } = open();
  lines.start([job('touch x', ['web1', 'web2']), job('touch y', ['web3'])]);
  expect(lines.next(ran('ssh web1 id'))).toEqual({ left: ['web2', 'web3'] });
});

test('all at once takes the place of both steps', () => {
  const { lines } = open();
  lines.start([job('touch x')]);
  expect(lines.next(ran(`${ALL} 'touch x'`))).toBeUndefined();
});

test.each<[string, Given, boolean]>([
  ['without a first host', {}, true],
  ['for a line that is printed', { whole: true }, false],
])('%s a change is one line', (_what, given, atOnce) => {
  const { lines } = open(given, atOnce);
  expect(proposed(lines.start([job('touch x')]))).toEqual([`${ALL} 'touch x'`, expect.anything()]);
});

test('kinds of machines come one after another, each call with its own id', () => {
  const { lines } = open();
  const start = lines.start([job('ps aux --sort=-rss', ['web1', 'web2']), job('ps aux -m', ['web3'])]);
  expect(proposed(start)?.[0]).toContain("'web[1-2]' 'ps aux --sort=-rss'");
  const next = lines.next(ran('anything'));
  expect(proposed(next)?.[0]).toBe(`ssh -o ConnectTimeout=10 web3 'ps aux -m'`);
  expect([...lines.written.keys()]).toEqual(['a', 'a-1-others']);
});

test('a command that no engine carries is sent back', () => {
  const fleet = { hosts: HOSTS, first: 'web1', lineFor: () => undefined };
  const lines = openLines({ fleet, elsewhere, carries: () => {}, whole: false, systemOf: () => undefined });
  expect(lines.start([job('touch x')]).toolCalls[0]?.name).toBe('no_engine_can_carry_this');
});

test.each<[Engine, number, boolean]>([
  ['clush', 130, true],
  // A shell marks what Ctrl-C ended, but these end by themselves with a status of their own.
  ['ansible', 99, false],
  ['parallel', 255, false],
])(
  'Ctrl-C in %s says on which hosts it may go on, and tells of no host',
  async (engine, status, interrupted) => {
    const command = 'tail -F x';
    const carried = { ...lineFor(command, HOSTS), engine, hosts: HOSTS, command, there: elsewhere(command) };
    const notices: Notice[] = [];
    const came: unknown[] = [];
    const outcome: RunOutcome = { type: 'ran', status, cwd: '/', interrupted };
    const performers = forHosts(
      {
        classify: () => carried.there,
        runInShell: async (_command: string) => outcome,
        show: (notice: Notice) => void notices.push(notice),
      },
      {
        lines: new Map([[carried.text, carried]]),
        shell: 'bash',
        stopped: ({ sent }) => `Asked of ${sent}.`,
        came: (results, what) => void came.push([results, what]),
      },
    );
    expect(await performers.runInShell(carried.text)).toEqual({ ...outcome, interrupted: true });
    performers.show({ type: 'ran', proposal: {} as never, outcome });
    expect(notices.slice(1)).toEqual([
      {
        type: 'warning',
        text: `It was stopped here. sshd ends no command that has no terminal, so it may still run on 3 hosts: web[1-3]. Asked of ${command}.`,
      },
    ]);
    expect(came).toEqual([[[], command]]);
  },
);

test.each<[string, string, boolean]>([
  ['nothing was said', '', true],
  ['the connection failed', 'ssh: connect to host 127.0.0.1 port 22: Connection refused', false],
])('ssh alone ends with 255, and %s', async (_, text, offered) => {
  const command = 'tail -F x';
  const hosts = ['web1'];
  const carried = { ...lineFor(command, hosts), hosts, command, there: elsewhere(command) };
  const notices: Notice[] = [];
  const output = { text, bytes: text.length, truncated: false, binary: false };
  const outcome: RunOutcome = { type: 'ran', status: 255, cwd: '/', interrupted: false, output };
  const performers = forHosts(
    {
      classify: () => carried.there,
      runInShell: async (_command: string) => outcome,
      show: (notice: Notice) => void notices.push(notice),
    },
    { lines: new Map([[carried.text, carried]]), shell: 'bash', stopped: () => 'Asked.', came: () => {} },
  );
  expect(await performers.runInShell(carried.text)).toMatchObject({ status: 255, interrupted: false });
  performers.show({ type: 'ran', proposal: {} as never, outcome });
  const said = notices.flatMap((notice) => (notice.type === 'warning' ? [notice.text] : []));
  const perhaps =
    'If you stopped it here: sshd ends no command that has no terminal, so it may still run on web1. Asked.';
  expect(said).toEqual(offered ? [perhaps] : []);
});
