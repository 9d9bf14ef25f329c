import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTerminalStatus, type StatusOptions } from '../../src/cli/asking/terminal-status.ts';
import { notificationSequence, statusSequence } from '../../src/terminal/drawing/program-status.ts';

const ITERM = { TERM_PROGRAM: 'iTerm.app', TERM_PROGRAM_VERSION: '3.7.1' };

test.each([
  { env: ITERM, sequence: '\x1b]7501;state=working:app=beck\x1b\\' },
  { env: { TERMINAL_NAME: 'contour' }, sequence: '\x1b]7501;state=working:app=beck\x1b\\' },
  { env: { CMUX_SURFACE_ID: 'x' }, sequence: '\x1b]7501;state=working:app=beck\x1b\\' },
  { env: { ...ITERM, TERM_PROGRAM_VERSION: '3.6.9' }, sequence: '' },
  { env: { ...ITERM, TMUX: '/tmp/tmux-0/default,1,0' }, sequence: '' },
  { env: { TERM: 'xterm-256color', TERM_PROGRAM: 'Apple_Terminal' }, sequence: '' },
])('with $env a state is $sequence', ({ env, sequence }) => {
  expect(statusSequence('working', env)).toBe(sequence);
});

test.each([
  { env: { TERM: 'xterm-kitty' }, sequence: '\x1b]99;o=unfocused;beck: hello\x1b\\' },
  { env: { TERM: 'xterm-ghostty' }, sequence: '\x1b]777;notify;beck;hello\x1b\\' },
  { env: { TERM: 'xterm-256color', TERM_PROGRAM: 'WezTerm' }, sequence: '\x1b]777;notify;beck;hello\x1b\\' },
  { env: ITERM, sequence: '\x1b]9;beck: hello\x1b\\' },
  { env: { ...ITERM, TERM: 'screen-256color' }, sequence: '\x07' },
  { env: { TERM: 'xterm-256color' }, sequence: '\x07' },
])('with $env a call is $sequence', ({ env, sequence }) => {
  expect(notificationSequence('hello', env)).toBe(sequence);
});

const PROPOSAL = {} as Parameters<ReturnType<ReturnType<typeof openTerminalStatus>['watch']>['askPerson']>[0];
const HOW = {} as Parameters<ReturnType<ReturnType<typeof openTerminalStatus>['watch']>['runInShell']>[1];

/** What is written while a question is asked and, after its command has taken so long, ends with this status. */
async function written(
  options: Partial<StatusOptions>,
  { took, status }: { readonly took: number; readonly status: number },
): Promise<string> {
  let text = '';
  let time = 0;
  const all: StatusOptions = {
    write: (more) => {
      text += more;
    },
    env: ITERM,
    settings: { notify: 'on', notifyAfter: 20 },
    moves: true,
    watchFocus: () => () => undefined,
    now: () => time,
    ...options,
  };
  const { watch, ended } = openTerminalStatus(all);
  const performers = watch({
    askPerson: async () => ({ type: 'yes' }),
    askPlan: async () => ({ type: 'cancel' }),
    runInShell: async () => {
      time += took;
      return { type: 'ran', status: 0 } as Awaited<ReturnType<Parameters<typeof watch>[0]['runInShell']>>;
    },
  });
  await performers.askPerson(PROPOSAL, new AbortController().signal);
  await performers.runInShell('true', HOW);
  ended(status);
  return text
    .replaceAll('\x1b]7501;state=', '<')
    .replaceAll(':app=beck\x1b\\', '>')
    .replaceAll('\x1b\\', '>');
}

test.each([
  { took: 19_000, status: 0, says: '<working><blocked:kind=permission><working><done>' },
  { took: 1, status: 1, says: '<working><blocked:kind=permission><working><error>' },
  { took: 1, status: 130, says: '<working><blocked:kind=permission><working><clear>' },
  {
    took: 20_000,
    status: 0,
    says: '<working><blocked:kind=permission><working>\x1b]9;beck: a command has ended><done>',
  },
])(
  'a question whose command takes $took ms and that ends with $status writes $says',
  async ({ says, ...how }) => {
    expect(await written({}, how)).toBe(says);
  },
);

test.each([
  { name: 'notify is off', options: { settings: { notify: 'off', notifyAfter: 20 } } },
  { name: 'the terminal prints what it does not know', options: { moves: false } },
] as const)('nothing is written where $name', async ({ options }) => {
  expect(await written(options, { took: 60_000, status: 0 })).toBe('');
});

test('a question that waits calls once', async () => {
  const { promise: called, resolve: call } = Promise.withResolvers<string>();
  const { watch } = openTerminalStatus({
    write: (text) => {
      if (text !== '') call(text);
    },
    env: { TERM: 'xterm-256color' },
    settings: { notify: 'on', notifyAfter: 0.01 },
    moves: true,
    watchFocus: () => () => undefined,
    now: () => 0,
  });
  const never = async (): Promise<never> => {
    throw new Error('not asked');
  };
  const { askPerson } = watch({
    askPerson: async () => {
      await called;
      return { type: 'no' };
    },
    askPlan: never,
    runInShell: never,
  });
  await askPerson(PROPOSAL, new AbortController().signal);
  expect(await called).toBe('\x07');
});

test.each([
  { inFront: true, calls: '' },
  { inFront: false, calls: '\x07' },
  { inFront: undefined, calls: '\x07' },
])('a window that is in front ($inFront) is not called', async ({ inFront, calls }) => {
  let text = '';
  const { watch } = openTerminalStatus({
    write: (more) => {
      text += more;
    },
    env: { TERM: 'xterm-256color' },
    settings: { notify: 'on', notifyAfter: 0.001 },
    moves: true,
    watchFocus: () => () => inFront,
    now: () => 0,
  });
  const never = async (): Promise<never> => {
    throw new Error('not asked');
  };
  const { askPerson } = watch({
    askPerson: async () => {
      // Timers that are due run in the order of their times.
      await pause(20);
      return { type: 'no' };
    },
    askPlan: never,
    runInShell: never,
  });
  await askPerson(PROPOSAL, new AbortController().signal);
  expect(text).toBe(calls);
});
