// Servers that a project names: shown and asked about once per content, and used only after a yes.

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Proposal } from '../../agent/performers.ts';
import type { ReadProjectFile } from '../../config/project-rules.ts';
import type { ServerSetting } from '../../config/settings.ts';
import { makeFolder } from '../../domain/make-folder.ts';
import { makeAllVisible } from '../../domain/visible.ts';
import { readOwnFile, replaceOwnFile } from '../../sessions/private-files.ts';
import { type Person, stateFolder } from '../shared/own-folders.ts';

type Named = Readonly<Record<string, ServerSetting>>;
type Ask = (proposal: Proposal) => Promise<'yes' | 'no' | 'cancel'>;

/** By their names; a file whose servers the person has not allowed adds none. */
export async function allowedProjectServers(
  project: readonly Pick<ReadProjectFile, 'path' | 'servers'>[],
  { person, ask }: { readonly person: Person; readonly ask: Ask },
): Promise<Named> {
  let allowed: Named = {};
  for (const { path, servers } of project) {
    if (Object.keys(servers).length === 0) continue;
    const key = createHash('sha256')
      .update(JSON.stringify([path, servers]))
      .digest('hex');
    let said = read(person)[key];
    if (said === undefined) {
      const answer = await ask(proposalOf(path, servers));
      if (answer === 'cancel') continue;
      said = answer;
      keep(person, key, said);
    }
    if (said === 'yes') allowed = { ...allowed, ...servers };
  }
  return allowed;
}

function proposalOf(path: string, servers: Named): Proposal {
  const lines = Object.entries(servers).map(([name, { url, command, args = [] }]) =>
    makeAllVisible(`${name}: ${url ?? [command, ...args].join(' ')}`),
  );
  const command = lines.join('\n');
  const text =
    'This project names programs that beck would start for your model. They can do whatever you can.';
  return {
    command,
    why: '',
    verdict: {
      level: 'danger',
      effects: ['run'],
      label: `servers: ${path}`,
      reasons: [{ id: 'project-servers', text, span: [0, command.length] }],
    },
    offerAlways: false,
    file: { type: 'tool', whole: `${path}\n${JSON.stringify(servers, null, 2)}` },
  };
}

const SAID = v.record(v.string(), v.picklist(['yes', 'no']));

function read(person: Person): v.InferOutput<typeof SAID> {
  try {
    const parsed = v.safeParse(SAID, JSON.parse(readOwnFile(fileOf(person)) ?? '{}'));
    return parsed.success ? parsed.output : {};
  } catch {
    // Nothing was asked yet.
    return {};
  }
}

function keep(person: Person, key: string, said: 'yes' | 'no'): void {
  try {
    makeFolder(join(stateFolder(person), 'beck'));
    replaceOwnFile(fileOf(person), JSON.stringify({ ...read(person), [key]: said }));
  } catch {
    // It is asked again.
  }
}

function fileOf(person: Person): string {
  return join(stateFolder(person), 'beck', 'project-servers.json');
}
