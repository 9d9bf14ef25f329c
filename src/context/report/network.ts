// Under which addresses this machine is reached, and through which gateway it reaches others.

import { networkInterfaces } from 'node:os';
import { readSmallText } from '../io/small-file.ts';
import type { RunProgram } from './run-program.ts';

export type Address = {
  readonly name: string;
  /** `192.168.1.50/24`; IPv6 likewise. */
  readonly cidr: string;
  /** `192.168.1.0/24`; only for IPv4. */
  readonly subnet: string | undefined;
};

/** Without the loopback, and without the addresses of IPv6 that hold on one link only. */
export function listAddresses(interfaces = networkInterfaces()): readonly Address[] {
  return Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses.flatMap(({ address, netmask, cidr, family, internal }) => {
      if (internal || cidr === null || address.startsWith('fe80:')) return [];
      return [{ name, cidr, subnet: family === 'IPv4' ? subnetOf(address, netmask, cidr) : undefined }];
    }),
  );
}

function subnetOf(address: string, netmask: string, cidr: string): string {
  const mask = netmask.split('.').map(Number);
  const network = address.split('.').map((part, index) => Number(part) & (mask[index] ?? 0));
  return `${network.join('.')}/${cidr.split('/')[1]}`;
}

/** `192.168.1.1 (eth0)`. */
export async function findGateway(run: RunProgram): Promise<string | undefined> {
  if (process.platform === 'darwin')
    return parseRouteOutput(await run(['/sbin/route', '-n', 'get', 'default']));
  return parseRouteTable((await readSmallText('/proc/net/route', 1_048_576)) ?? '');
}

const HAS_GATEWAY = 0x2;

/** `/proc/net/route`: hexadecimal numbers in the machine's own byte order, which is little-endian wherever Node runs. */
export function parseRouteTable(text: string): string | undefined {
  const defaults = text.split('\n').flatMap((line) => {
    const [name, destination, gateway = '', flags = '', , , metric = '', mask] = line.trim().split(/\s+/);
    if (!name || destination !== '00000000' || mask !== '00000000') return [];
    if ((parseInt(flags, 16) & HAS_GATEWAY) === 0) return [];
    const bytes = gateway.match(/../g)?.map((byte) => parseInt(byte, 16)) ?? [];
    return [{ metric: Number(metric), text: `${bytes.toReversed().join('.')} (${name})` }];
  });
  return defaults.sort((a, b) => a.metric - b.metric)[0]?.text;
}

/** What `route -n get default` of macOS prints. */
export function parseRouteOutput(text: string): string | undefined {
  const gateway = /^[ \t]*gateway: (\S+)$/m.exec(text)?.[1];
  const name = /^[ \t]*interface: (\S+)$/m.exec(text)?.[1];
  return gateway && name ? `${gateway} (${name})` : gateway;
}
