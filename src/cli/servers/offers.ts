// Caches the tools of servers, so that a question need not wait for them.

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import type { ServerSetting } from '../../config/settings.ts';
import { makeFolder } from '../../domain/make-folder.ts';
import type { RemoteTool } from '../../mcp/client.ts';
import { readOwnFile, replaceOwnFile } from '../../sessions/private-files.ts';
import { type Person, stateFolder } from '../shared/own-folders.ts';

export type Offers = {
  /** Undefined where nothing is known of this very entry. */
  readonly toolsOf: (name: string, entry: ServerSetting) => readonly RemoteTool[] | undefined;
};

const TOOLS = v.array(
  v.object({
    name: v.string(),
    description: v.string(),
    inputSchema: v.record(v.string(), v.unknown()),
    destructive: v.boolean(),
  }),
);
const KEPT = v.record(v.string(), v.object({ entry: v.string(), tools: TOOLS }));
type Kept = v.InferOutput<typeof KEPT>;

export function readOffers(person: Person): Offers {
  const kept = read(person);
  return {
    toolsOf(name, entry) {
      const offer = Object.hasOwn(kept, name) ? kept[name] : undefined;
      return offer?.entry === hashOf(entry) ? offer.tools : undefined;
    },
  };
}

/** What cannot be kept is asked for again. */
export function keepOffer(
  person: Person,
  { name, entry, tools }: { name: string; entry: ServerSetting; tools: readonly RemoteTool[] },
): void {
  const kept = read(person);
  const offer = { entry: hashOf(entry), tools: tools.map((tool) => ({ ...tool })) };
  if (JSON.stringify(kept[name]) === JSON.stringify(offer)) return;
  try {
    makeFolder(join(stateFolder(person), 'beck'));
    replaceOwnFile(fileOf(person), JSON.stringify({ ...kept, [name]: offer }));
  } catch {
    // Nothing depends on it.
  }
}

function read(person: Person): Kept {
  try {
    const parsed = v.safeParse(KEPT, JSON.parse(readOwnFile(fileOf(person)) ?? '{}'));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}

function fileOf(person: Person): string {
  return join(stateFolder(person), 'beck', 'servers.json');
}

/** An entry that was changed may start another program. */
function hashOf(entry: ServerSetting): string {
  return createHash('sha256').update(JSON.stringify(entry)).digest('hex');
}
