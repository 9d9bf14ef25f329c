// Remembers what Ctrl-C ended here and perhaps not on other machines, and writes the commands that end it there.

import { join } from 'node:path';
import type { HostResult } from '../../domain/host-result.ts';
import { fold } from '../../fleet/host-sets.ts';
import { asksToStop, leftIn, stopCommand } from '../../fleet/stop-there.ts';
import type { SystemOf } from '../../fleet/system.ts';
import { lastWords } from '../../safety/shells/posix/last-words.ts';
import { keepStoppedThere, readStoppedThere, type StoppedThere } from '../../sessions/stopped-there.ts';
import { stateFolder } from '../shared/own-folders.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import type { CarriedBy } from './fleet-performers.ts';
import { inWords } from './named.ts';
import type { Job } from './recipe-jobs.ts';

export type Stopping = {
  /** The hosts on which it can be ended later; `ran`: milliseconds until now. */
  readonly stopped: (
    line: Pick<CarriedBy, 'command' | 'sent' | 'hosts' | 'engine'>,
    ran: number,
  ) => readonly string[];
  /** For a question that asks for it; a sentence where nothing was stopped on these hosts; undefined for another one. */
  readonly jobsFor: (question: string, hosts: readonly string[]) => readonly Job[] | string | undefined;
  /** Where it was ended, nothing is left to end. */
  readonly came: (results: readonly HostResult[], command: string) => void;
};

type Options = {
  readonly systemOf: SystemOf;
  /** Whether this text may be kept. */
  readonly keeps: (text: string) => boolean;
  /** Milliseconds since the question was asked. */
  readonly elapsed?: () => number;
};

export function openStopping(
  person: Pick<Surroundings, 'env' | 'home' | 'now'>,
  { systemOf, keeps, elapsed = sinceNow() }: Options,
): Stopping {
  const folder = join(stateFolder(person), 'beck');
  const { now: at } = person;
  // By the command that ends it.
  const ours = new Map<string, StoppedThere>();
  return {
    stopped({ command, sent, hosts, engine }, ran) {
      // The tools that end it are those of Linux.
      const some = hosts.filter((host) => (systemOf(host)?.kernel ?? 'Linux') === 'Linux');
      if (some.length === 0 || ours.has(command) || !keeps(sent)) return [];
      const ended = Math.round(at + elapsed());
      const one = { at: Math.round(ended - ran), ended, hosts: some, sent, within: engine === 'ansible' };
      const all = [one, ...readStoppedThere(folder, at)];
      return keepStoppedThere(folder, all) ? some : [];
    },
    jobsFor(question, hosts) {
      if (!asksToStop(question)) return undefined;
      const free = new Set(hosts);
      const jobs = new Map<string, Job>();
      for (const stopped of readStoppedThere(folder, at)) {
        // Of each host what was stopped last.
        const some = hosts.filter((host) => free.has(host) && stopped.hosts.includes(host));
        for (const host of some) {
          free.delete(host);
          const command = commandFor(stopped, host, at);
          ours.set(command, stopped);
          const call = { id: `stop-${jobs.size}`, name: 'run_in_shell', arguments: '' };
          const why = `ends what was stopped here: ${stopped.sent.slice(0, 80)}`;
          const { hosts: others = [], ...job } = jobs.get(command) ?? { command, why, call, together: true };
          jobs.set(command, { ...job, hosts: [...others, host] });
        }
      }
      return jobs.size === 0 ? nothingKnown(hosts, systemOf) : [...jobs.values()];
    },
    came(results, command) {
      const ended = ours.get(command);
      if (ended === undefined) return;
      const done = new Set(results.flatMap(({ host, failed }) => (failed === undefined ? [host] : [])));
      const seen = results.flatMap(({ host, output }) => {
        const processes = leftIn(output);
        return processes.length === 0 ? [] : [{ host, at: Math.round(at + elapsed()), processes }];
      });
      const kept = readStoppedThere(folder, at).map((one) => {
        if (one.sent !== ended.sent || one.at !== ended.at) return one;
        const before = (one.leftOn ?? []).filter(({ host }) => !seen.some((now) => now.host === host));
        const leftOn = [...before, ...seen].filter(({ host }) => !done.has(host));
        return { ...one, leftOn, hosts: one.hosts.filter((host) => !done.has(host)) };
      });
      keepStoppedThere(
        folder,
        kept.filter(({ hosts }) => hosts.length > 0),
      );
    },
  };
}

/** Hosts on which nothing was left have the same one. */
function commandFor(
  { sent, within, at: since, ended = since, leftOn = [] }: StoppedThere,
  host: string,
  now: number,
): string {
  const left = leftOn.find((one) => one.host === host);
  const secondsFrom = (then: number) => Math.max(0, Math.floor((now - then) / 1000));
  return stopCommand({
    sent,
    last: lastWords(sent),
    within,
    age: [secondsFrom(ended), Math.ceil((now - since) / 1000) + SPARE_SECONDS],
    left: left && { processes: left.processes, seconds: secondsFrom(left.at) },
  });
}

function sinceNow(): () => number {
  const begin = performance.now();
  return () => performance.now() - begin;
}

function nothingKnown(hosts: readonly string[], systemOf: SystemOf): string {
  const others = hosts.filter((host) => (systemOf(host)?.kernel ?? 'Linux') !== 'Linux');
  const theirs = others.length === 0 ? '' : ` On ${fold(others)}, which is no Linux, beck can end nothing.`;
  return `Nothing is known that was stopped here in the last day and may go on on ${inWords(hosts)}.${theirs}`;
}

/** Until the person has said yes. */
const SPARE_SECONDS = 600;
