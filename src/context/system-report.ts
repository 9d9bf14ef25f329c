// The whole machine, for a model that asks: hardware, disks, network, services, containers. Read from the system's
// files where it has them, gathered in parallel, each source with a time limit.

import {
  availableParallelism,
  cpus,
  freemem,
  hostname,
  loadavg,
  machine,
  release,
  totalmem,
  uptime,
} from 'node:os';
import type { CapturedOutput } from '../domain/run.ts';
import { makeAllVisible } from '../domain/visible.ts';
import { type Bounds, boundText } from '../output/bounded.ts';
import { withinTime } from './io/time-limit.ts';
import { nameSystem } from './machine/machine.ts';
import { type Containers, engineSockets, listContainers } from './report/containers.ts';
import { collectDisks, type Disk } from './report/disks.ts';
import { type Address, findGateway, listAddresses } from './report/network.ts';
import { systemPrograms } from './report/run-program.ts';
import { listServices } from './report/services.ts';

export type SystemFacts = {
  readonly host: string;
  readonly os: string;
  readonly kernel: string;
  readonly architecture: string;
  readonly cpu: string;
  readonly cores: number;
  /** Bytes. */
  readonly memory: { readonly total: number; readonly available: number };
  /** Seconds since the system began. */
  readonly uptime: number;
  /** Of the last minute. */
  readonly load: number;
  /** Undefined where it could not be found out in time. */
  readonly disks: readonly Disk[] | undefined;
  readonly addresses: readonly Address[];
  readonly gateway: string | undefined;
  readonly services: readonly string[] | undefined;
  readonly containers: Containers | undefined;
  /** Present where they were asked for. */
  readonly variableNames: readonly string[] | undefined;
};

export type SystemRequest = {
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Names only; values are never sent. */
  readonly variableNames: boolean;
  readonly signal: AbortSignal;
};

/** Milliseconds for one source. */
const PER_SOURCE = 4000;

/** Never rejects. Untrusted text: names in it are chosen by others. */
export async function reportSystem(request: SystemRequest, bounds?: Bounds): Promise<CapturedOutput> {
  const text = renderSystem(await collectSystem(request));
  return boundText(text, Buffer.byteLength(text), bounds);
}

async function collectSystem({ home, env, variableNames, signal }: SystemRequest): Promise<SystemFacts> {
  const run = systemPrograms(home, signal);
  const [os, disks, gateway, services, containers] = await Promise.all([
    withinTime(PER_SOURCE, nameSystem(), ''),
    withinTime(PER_SOURCE, collectDisks(run), undefined),
    withinTime(PER_SOURCE, findGateway(run), undefined),
    withinTime(PER_SOURCE, listServices(run), undefined),
    withinTime(PER_SOURCE, listContainers(engineSockets(home, env)), undefined),
  ]);
  return {
    host: hostname(),
    os,
    kernel: release(),
    architecture: machine(),
    cpu: cpus()[0]?.model.trim() ?? '',
    cores: availableParallelism(),
    memory: { total: totalmem(), available: freemem() },
    uptime: uptime(),
    load: loadavg()[0] ?? 0,
    disks,
    addresses: listAddresses(),
    gateway,
    services,
    containers,
    variableNames: variableNames ? Object.keys(env).sort() : undefined,
  };
}

const MOST_SERVICES = 20;
const MOST_CONTAINERS = 50;

export function renderSystem(facts: SystemFacts): string {
  const { memory, disks, addresses, services, variableNames } = facts;
  return [
    `Host: ${[facts.host, facts.os, facts.kernel, facts.architecture].filter(Boolean).map(visible).join(' | ')}`,
    `CPU: ${visible(facts.cpu || 'unknown')}, ${facts.cores} cores, load ${facts.load.toFixed(2)}`,
    `RAM: ${gigabytes(memory.total)} total, ${gigabytes(memory.available)} available`,
    `Up: ${describeTime(facts.uptime)}`,
    ...(disks ?? []).map(describeDisk),
    ...(disks === undefined ? ['Disks: unknown'] : []),
    ...addresses.map(
      ({ name, cidr, subnet }) => `Network: ${visible(name)} ${cidr}${subnet ? ` (subnet ${subnet})` : ''}`,
    ),
    ...(addresses.length === 0 ? ['Network: no address but the loopback'] : []),
    `Gateway: ${facts.gateway ?? 'none found'}`,
    `Services running: ${services === undefined ? 'unknown' : listed(services, MOST_SERVICES)}`,
    `Containers running: ${describeContainers(facts.containers)}`,
    ...(variableNames === undefined
      ? []
      : [`Environment variables (names only): ${listed(variableNames, variableNames.length)}`]),
    '',
  ].join('\n');
}

function describeDisk({ mount, type, room }: Disk): string {
  const fill =
    room === undefined
      ? 'size unknown'
      : `${gigabytes(room.total)} total, ${gigabytes(room.used)} used, ${gigabytes(room.free)} free`;
  return `Disk: ${visible(mount)} (${visible(type)}) ${fill}`;
}

function describeContainers(containers: Containers | undefined): string {
  if (containers === undefined || containers.type === 'silent')
    return 'unknown: the engine does not answer this user';
  return containers.type === 'none' ? 'no engine found' : listed(containers.names, MOST_CONTAINERS);
}

function listed(names: readonly string[], most: number): string {
  if (names.length === 0) return 'none';
  const more = names.length > most ? `, and ${names.length - most} more` : '';
  return `${names.slice(0, most).map(visible).join(', ')}${more}`;
}

/** A name must stay on its line, and be seen. */
function visible(name: string): string {
  return makeAllVisible(name.toWellFormed());
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1024 ** 3).toFixed(1)} GB`;
}

function describeTime(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
}
