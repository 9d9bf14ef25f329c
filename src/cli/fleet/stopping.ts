// Remembers what Ctrl-C ended here and perhaps not on other machines, and writes the commands that end it there.

import { join } from 'node:path';
import type { HostResult } from '../../domain/host-result.ts';
import { fold } from '../../fleet/host-sets.ts';
import { asksToStop, leftIn, stopCommand } from '../../fleet/stop-there.ts';
import type { SystemOf } from '../../fleet/system.ts';
import { lastWords } from '../../safety/shells/posix/last-words.ts';
import { keepStoppedThere, readStoppedThere } from '../../sessions/stopped-there.ts';
import { stateFolder } from '../shared/own-folders.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import type { CarriedBy } from './fleet-performers.ts';
import { inWords } from './named.ts';
import type { Job } from './recipe-jobs.ts';

export type Stopping = {
  /** The hosts on which it can be ended later. */
  readonly stopped: (line: Pick<CarriedBy, 'command' | 'sent' | 'hosts' | 'engine'>) => readonly string[];
  /** For a question that asks for it; a sentence where nothing was stopped on these hosts; undefined for another one. */
  readonly jobsFor: (question: string, hosts: readonly string[]) => readonly Job[] | string | undefined;
  /** Where it was ended, nothing is left to end. */
  readonly came: (results: readonly HostResult[], command: string) => void;
};

type Options = {
  readonly systemOf: SystemOf;
  /** Whether this text may be kept. */
  readonly keeps: (text: string) => boolean;
};

export function openStopping(
  person: Pick<Surroundings, 'env' | 'home' | 'now'>,
  { systemOf, keeps }: Options,
): Stopping {
  const folder = join(stateFolder(person), 'beck');
  const { now: at } = person;
  // By the command that ends it.
  const ours = new Map<string, string>();
  return {
    stopped({ command, sent, hosts, engine }) {
      // The tools that end it are those of Linux.
      const some = hosts.filter((host) => (systemOf(host)?.kernel ?? 'Linux') === 'Linux');
      if (some.length === 0 || ours.has(command) || !keeps(sent)) return [];
      const all = [{ at, hosts: some, sent, within: engine === 'ansible' }, ...readStoppedThere(folder, at)];
      return keepStoppedThere(folder, all) ? some : [];
    },
    jobsFor(question, hosts) {
      if (!asksToStop(question)) return undefined;
      const left = new Set(hosts);
      const jobs = readStoppedThere(folder, at).flatMap(
        ({ at: since, hosts: those, sent, within, left: on }, index) => {
          // Of each host what was stopped last.
          const some = hosts.filter((host) => left.has(host) && those.includes(host));
          for (const host of some) left.delete(host);
          const seconds = Math.ceil((at - since) / 1000) + SPARE_SECONDS;
          const before = on && { ...on, seconds: Math.floor((at - on.at) / 1000) };
          const command = stopCommand({ sent, last: lastWords(sent), within, seconds, left: before });
          ours.set(command, sent);
          const call = { id: `stop-${index}`, name: 'run_in_shell', arguments: '' };
          const why = `ends what was stopped here: ${sent.slice(0, 80)}`;
          return some.length === 0 ? [] : [{ command, hosts: some, why, call, together: true }];
        },
      );
      return jobs.length === 0 ? nothingKnown(hosts, systemOf) : jobs;
    },
    came(results, command) {
      if (!ours.has(command)) return;
      const done = new Set(results.flatMap(({ host, failed }) => (failed === undefined ? [host] : [])));
      const sessions = results.flatMap(({ output }) => leftIn(output));
      const kept = readStoppedThere(folder, at).map((one) => {
        if (one.sent !== ours.get(command)) return one;
        const left = sessions.length === 0 ? one.left : { at, sessions };
        return { ...one, left, hosts: one.hosts.filter((host) => !done.has(host)) };
      });
      keepStoppedThere(
        folder,
        kept.filter(({ hosts }) => hosts.length > 0),
      );
    },
  };
}

function nothingKnown(hosts: readonly string[], systemOf: SystemOf): string {
  const others = hosts.filter((host) => (systemOf(host)?.kernel ?? 'Linux') !== 'Linux');
  const theirs = others.length === 0 ? '' : ` On ${fold(others)}, which is no Linux, beck can end nothing.`;
  return `Nothing is known that was stopped here in the last day and may go on on ${inWords(hosts)}.${theirs}`;
}

/** Until the person has said yes. */
const SPARE_SECONDS = 600;
