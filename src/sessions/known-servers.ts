// The model servers of this machine as they were when last looked for, so that a question need not look again.

import { join } from 'node:path';
import * as v from 'valibot';
import { makeFolder } from '../domain/make-folder.ts';
import { isPrivateFolder, readOwnFile, replaceOwnFile } from './private-files.ts';

export type KnownServer = {
  readonly provider: string;
  readonly baseUrl: string;
  readonly models: readonly string[];
};

/** `at`: in ms, when they were looked for; `looked`: at which addresses. */
export type KnownServers = {
  readonly at: number;
  readonly looked: readonly string[];
  readonly servers: readonly KnownServer[];
};

const FILE = v.object({
  version: v.literal(1),
  at: v.number(),
  looked: v.array(v.string()),
  servers: v.array(v.object({ provider: v.string(), baseUrl: v.string(), models: v.array(v.string()) })),
});

/** `folder`: beck's own state. Undefined where nothing is remembered, or another user could have written it. */
export function readKnownServers(folder: string): KnownServers | undefined {
  try {
    const text = isPrivateFolder(folder) ? readOwnFile(join(folder, NAME)) : undefined;
    const parsed = v.safeParse(FILE, text === undefined ? undefined : JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

export function keepKnownServers(folder: string, { at, looked, servers }: KnownServers): void {
  const content: v.InferInput<typeof FILE> = {
    version: 1,
    at,
    looked: [...looked],
    servers: servers.map((server) => ({ ...server, models: [...server.models] })),
  };
  try {
    makeFolder(folder);
    if (isPrivateFolder(folder)) replaceOwnFile(join(folder, NAME), JSON.stringify(content));
  } catch {
    // They are then looked for again.
  }
}

const NAME = 'servers.json';
