// What each host answered, read from what the engine printed. Pure.

import type { HostResult } from '../domain/host-result.ts';
import type { Engine } from './engines.ts';
import { splitSet } from './groups.ts';
import { unfold } from './host-sets.ts';

type Collected = {
  readonly lines: string[];
  status?: number | undefined;
  /** The engine says that it failed, with no status. */
  broken?: boolean;
  /** What ssh or the engine said of the connection. */
  readonly said: string[];
};

/** In the order of `hosts`; a host of which nothing was printed answered with nothing. */
export function readResults(
  engine: Engine,
  {
    hosts,
    text,
    status,
    limit = 0,
  }: {
    readonly hosts: readonly string[];
    readonly text: string;
    readonly status: number;
    /** Seconds after which `timeout` ended it there; 0: never. */
    readonly limit?: number;
  },
): readonly HostResult[] {
  const all = new Map<string, Collected>(hosts.map((host) => [host, { lines: [], said: [] }]));
  const lines = text
    .replace(/\r+\n/g, '\n')
    .replace(/^.*\r(?!\n)/gm, '')
    .split('\n');
  READERS[engine](lines, { all, only: hosts.length === 1 ? hosts[0] : undefined, status });
  return [...all].map(([host, collected]) => resultOf(host, collected, limit));
}

type Reading = {
  readonly all: ReadonlyMap<string, Collected>;
  readonly only: string | undefined;
  readonly status: number;
};

type Reader = (lines: readonly string[], reading: Reading) => void;

const READERS: Readonly<Record<Engine, Reader>> = {
  clush: readGathered,
  pdsh: readGathered,
  parallel: readTagged,
  ansible: readAnsible,
  ssh: readAlone,
};

/** clush -b and dshbak -c: a set between two rules, then what all of it printed. */
function readGathered(lines: readonly string[], { all }: Reading): void {
  let current: readonly Collected[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const ended =
      /^(?:clush|pdsh@[\w.-]+): ([\w.@,[\]-]+)(?: \(\d+\))?: (?:ssh )?exited with exit code (\d+)\s*$/.exec(
        line,
      );
    const late = /^(?:clush|pdsh@[\w.-]+): ([\w.@,[\]-]+)(?: \(\d+\))?: (?:command )?(timed? ?out.*)$/i.exec(
      line,
    );
    const head = RULE.test(line) && RULE.test(lines[at + 2] ?? '') ? membersOf(lines[at + 1] ?? '', all) : [];
    const tagged = /^([\w.@-]+): (.*)$/.exec(line);
    const ofOne = tagged === null ? undefined : find(all, tagged[1] ?? '');
    if (ended !== null) for (const one of membersOf(ended[1] ?? '', all)) one.status = Number(ended[2]);
    else if (late !== null) for (const one of membersOf(late[1] ?? '', all)) one.said.push('timed out');
    else if (head.length > 0) {
      current = head;
      at += 2;
    } else if (ofOne !== undefined) ofOne.said.push(tagged?.[2] ?? '');
    else for (const one of current) one.lines.push(line);
  }
}

const RULE = /^-{3,}\s*$/;

function membersOf(text: string, all: Reading['all']): readonly Collected[] {
  const names = splitSet(text.replace(/ \(\d+\)\s*$/, '').trim()).flatMap((part) => unfold(part) ?? []);
  return names.flatMap((name) => find(all, name) ?? []);
}

/** pdsh leaves the user out. */
function find(all: Reading['all'], name: string): Collected | undefined {
  const exact = all.get(name);
  if (exact !== undefined) return exact;
  const alike = [...all].filter(([host]) => host.replace(/^.*@/, '') === name);
  return alike.length === 1 ? alike[0]?.[1] : undefined;
}

/** GNU parallel's --tagstring: the host, a tab, a line. */
function readTagged(lines: readonly string[], { all }: Reading): void {
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([\w.@-]+)\t(.*)$/.exec(line) ?? [];
    const one = all.get(name);
    const code = /^exit (\d+)$/.exec(rest)?.[1];
    if (one === undefined) continue;
    if (code === undefined) one.lines.push(rest);
    else one.status = Number(code);
  }
}

/** `web1 | CHANGED | rc=0 >>`, then what it printed. */
function readAnsible(lines: readonly string[], { all }: Reading): void {
  let current: Collected | undefined;
  for (const line of lines) {
    const [, name = '', word = '', code] =
      /^([\w.@-]+) \| ([A-Z]+)!?(?: \| rc=(-?\d+) >>| => \{.*)$/.exec(line) ?? [];
    const one = all.get(name);
    if (one === undefined) {
      // A warning is wrapped, so nothing after it is surely the host's.
      if (/^\[(?:WARNING|DEPRECATION)/.test(line)) current = undefined;
      else if (current !== undefined && current.status === undefined) noteAnsible(line, current);
      else current?.lines.push(line);
      continue;
    }
    current = one;
    one.status = code === undefined ? undefined : Number(code);
    if (code === undefined) noteAnsible(line, one);
    if (word === 'UNREACHABLE') one.said.push('unreachable');
    one.broken = code === undefined && /^(?:FAILED|UNREACHABLE)$/.test(word);
  }
  for (const { lines: printed } of all.values())
    if (printed.at(-1)?.endsWith('non-zero return code')) printed.push((printed.pop() ?? '').slice(0, -20));
}

function noteAnsible(line: string, one: Collected): void {
  const said = /"msg": "(.*?)"[,}]?\s*$/.exec(line)?.[1];
  if (said !== undefined) one.said.push(said);
}

function readAlone(lines: readonly string[], { all, only = '', status }: Reading): void {
  const one = all.get(only);
  one?.lines.push(...lines);
  if (one !== undefined) one.status = status;
}

function resultOf(host: string, { lines, status, said, broken }: Collected, limit: number): HostResult {
  const unreached =
    whyUnreached(said) ??
    // Ansible's own limit is -1.
    (status === 255 || status === undefined || status < 0 ? whyUnreached(lines) : undefined);
  if (unreached !== undefined) return { host, status: undefined, output: '', failed: unreached };
  const output = lines.join('\n').replace(/\s+$/, '');
  const kept = said.filter((text) => text !== '');
  if (limit > 0 && status === TIMED_OUT)
    return { host, status, output, failed: `timed out after ${limit} s, and was ended there` };
  if (broken === true)
    return { host, status, output, failed: `failed: ${kept.at(-1) ?? output}`.slice(0, 130) };
  if ((status ?? 0) === 0) return { host, status: status ?? 0, output };
  const last = kept.at(-1) ?? output.split('\n').at(-1) ?? '';
  const why = last === '' ? '' : `: ${last.slice(0, 120)}`;
  return { host, status, output, failed: `exit ${status}${why}` };
}

/** timeout(1) of coreutils, where it had to end the command. */
const TIMED_OUT = 124;

/** In ssh's own words, the gravest first. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/REMOTE HOST IDENTIFICATION HAS CHANGED/, 'its host key has changed; nothing was run there'],
  [/Host key verification failed/, 'its host key is not known or has changed; nothing was run there'],
  [/Permission denied \(/, 'permission denied (no key or password is accepted)'],
  [/Could not resolve hostname/, 'its name is not known to the network'],
  [/Connection refused/, 'unreachable: connection refused'],
  [/No route to host|Network is unreachable/, 'unreachable: no route'],
  [
    /(?:Connection|Operation) timed out|connect timeout|timed out during banner exchange/i,
    'unreachable: timed out',
  ],
  [/^timed out$|^Timed out after \d+ second|failed to execute in the expected time frame/, 'timed out'],
  [/Connection to \S+ closed by remote host/, 'the connection was closed in the middle'],
  [/Connection (?:closed|reset) by|kex_exchange_identification/, 'the connection was closed'],
  [/^unreachable$/, 'unreachable'],
];

function whyUnreached(said: readonly string[]): string | undefined {
  return REASONS.find(([pattern]) => said.some((line) => pattern.test(line)))?.[1];
}
