// Which kinds of machines the hosts are: what a look in the last day said, and what the next one says.

import { join } from 'node:path';
import type { HostResult } from '../../domain/host-result.ts';
import { readSystem, type SystemOf } from '../../fleet/system.ts';
import { keepSeenHosts, readSeenHosts } from '../../sessions/seen-hosts.ts';
import { stateFolder } from '../shared/own-folders.ts';
import type { Surroundings } from '../wiring/surroundings.ts';

export type Systems = {
  readonly of: SystemOf;
  /** Nobody has looked at it, or not for a while. */
  readonly isNew: (host: string) => boolean;
  /** Keeps what the look printed; hosts that failed, or printed something else, are looked at again after a while. */
  readonly learn: (results: readonly HostResult[]) => void;
};

export function openSystems(person: Pick<Surroundings, 'env' | 'home' | 'now'>): Systems {
  const folder = join(stateFolder(person), 'beck');
  const printed = new Map(readSeenHosts(folder, person.now));
  return {
    of: (host) => readSystem(printed.get(host) ?? ''),
    isNew: (host) => !printed.has(host),
    learn(results) {
      const seen = new Map(
        results.map(({ host, failed, output }) => {
          const isSystem = failed === undefined && readSystem(output) !== undefined;
          return [host, isSystem ? output : ''] as const;
        }),
      );
      for (const [host, output] of seen) printed.set(host, output);
      keepSeenHosts(folder, seen, person.now);
    },
  };
}
