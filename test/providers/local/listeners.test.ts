import { expect, test } from 'vitest';
import { isTrusted, readListeners, readLsof } from '../../../src/providers/local/listeners.ts';

const HEAD =
  '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode';
const row = (local: string, state: string, uid: number): string =>
  `   0: ${local} 00000000:0000 ${state} 00000000:00000000 00:00000000 00000000  ${uid}        0 58602 1 0 100 0 0 10 0`;
/** 11434 */
const PORT = '2CAA';

test.each([
  ['127.0.0.1', `0100007F:${PORT}`],
  ['127.0.0.53', `3500007F:${PORT}`],
  ['every address', `00000000:${PORT}`],
  ['::1', `00000000000000000000000001000000:${PORT}`],
  ['every address of IPv6', `00000000000000000000000000000000:${PORT}`],
  ['127.0.0.1 as IPv6 writes it', `0000000000000000FFFF00000100007F:${PORT}`],
])('a listener at %s is found with its owner', (_, local) => {
  expect(readListeners([[HEAD, row(local, '0A', 1000)].join('\n')])).toEqual(
    new Map([[11434, new Set([1000])]]),
  );
});

test.each([
  ['a connection', row(`0100007F:${PORT}`, '01', 1000)],
  ['a listener at another address', row(`0501A8C0:${PORT}`, '0A', 1000)],
  ['the head of the table', HEAD],
])('%s is no listener', (_, line) => {
  expect(readListeners([line]).size).toBe(0);
});

test.each([
  { owners: [1000], trusted: true },
  { owners: [0], trusted: true },
  { owners: [1000, 0], trusted: true },
  { owners: [1001], trusted: false },
  { owners: [1000, 1001], trusted: false },
  { owners: [], trusted: false },
])('listeners of $owners are trusted by user 1000: $trusted', ({ owners, trusted }) => {
  const table = owners.map((uid) => row(`0100007F:${PORT}`, '0A', uid)).join('\n');
  expect(isTrusted(readListeners([table]), 11434, 1000)).toBe(trusted);
});

test('what lsof prints on macOS names owners and ports', () => {
  const printed =
    'p412\nu501\nf3\nn127.0.0.1:11434\nf4\nn[::1]:11434\np77\nu0\nf9\nn*:8080\nf10\nn192.168.0.2:1234\n';
  expect(readLsof(printed)).toEqual(
    new Map([
      [11434, new Set([501])],
      [8080, new Set([0])],
    ]),
  );
});
