// What differs between the hosts, in a few lines: failures by name, and values as a table. Pure.

import type { HostResult } from '../domain/host-result.ts';
import { fold } from './host-sets.ts';

/** A line for every reason, with the hosts it holds for. */
export function failuresOf(results: readonly HostResult[]): readonly string[] {
  const failed = results.filter((result) => result.failed !== undefined);
  return grouped(failed, ({ failed: why = '' }) => why).map(([why, hosts]) => `${fold(hosts)}: ${why}`);
}

/** Where every host gave one value: a line for each value, the largest first, and alone before many. */
export function tableOf(results: readonly HostResult[]): readonly string[] {
  const answered = results.filter(({ failed }) => failed === undefined);
  if (answered.length < 2 || answered.some(({ output }) => output === '' || output.includes('\n'))) return [];
  const groups = grouped(answered, ({ output }) => output.trim());
  if (groups.length < 2) return [];
  const sorted = groups.toSorted(
    ([a, some], [b, others]) => some.length - others.length || numberIn(b) - numberIn(a) || (a < b ? -1 : 1),
  );
  return sorted.map(([value, hosts]) => `${fold(hosts)}: ${value}`);
}

/** `3 different answers: web8 · web[1-3] (3) · web[4-7] (4)`; undefined where all say the same. */
export function differencesOf(results: readonly HostResult[]): string | undefined {
  const answered = results.filter(({ failed }) => failed === undefined);
  const groups = grouped(answered, ({ output }) => output).toSorted(([, a], [, b]) => a.length - b.length);
  if (groups.length < 2 || groups.length === answered.length) return undefined;
  const named = groups.map(([, hosts]) =>
    hosts.length === 1 ? `${hosts[0]}` : `${fold(hosts)} (${hosts.length})`,
  );
  return `${groups.length} different answers: ${named.join(' · ')}`;
}

/** The whole as a model reads it: equal outputs once. */
export function groupedText(results: readonly HostResult[], most = 6000): string {
  const answered = results.filter(({ failed }) => failed === undefined);
  const groups = grouped(answered, ({ output }) => output).toSorted(([, a], [, b]) => a.length - b.length);
  const each = Math.max(200, Math.floor(most / Math.max(1, groups.length)));
  const texts = groups.map(
    ([output, hosts]) =>
      `== ${fold(hosts)}\n${output.slice(0, each)}${output.length > each ? '\n[shortened]' : ''}`,
  );
  return [...failuresOf(results).map((line) => `failed: ${line}`), ...texts].join('\n').slice(0, most);
}

/** The worst, as `$?` shows it: what was not reached counts as ssh's 255. */
export function worstStatus(results: readonly HostResult[]): number {
  return Math.max(0, ...results.map(({ status, failed }) => (failed === undefined ? 0 : (status ?? 255))));
}

function grouped(
  results: readonly HostResult[],
  keyOf: (result: HostResult) => string,
): readonly (readonly [string, readonly string[]])[] {
  const groups = new Map<string, string[]>();
  for (const result of results)
    groups.set(keyOf(result), [...(groups.get(keyOf(result)) ?? []), result.host]);
  return [...groups];
}

function numberIn(text: string): number {
  return Number(/-?\d+(?:\.\d+)?/.exec(text)?.[0] ?? 0);
}
