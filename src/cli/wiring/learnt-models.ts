// What servers refused, kept from question to question: a small file, read when a server is asked.

import { join } from 'node:path';
import * as v from 'valibot';
import { makeFolder } from '../../domain/make-folder.ts';
import { type Learning, type Learnt, OPTIONAL_FIELDS } from '../../providers/learnt.ts';
import { readOwnFile, replaceOwnFile } from '../../sessions/private-files.ts';
import { type Person, stateFolder } from '../shared/own-folders.ts';

const LEARNT = v.object({
  dropped: v.optional(v.array(v.picklist(OPTIONAL_FIELDS))),
  tokenLimit: v.optional(v.picklist(['max_tokens', 'max_completion_tokens'])),
  tools: v.optional(v.literal('text')),
  toolsOrThinking: v.optional(v.boolean()),
  thinksUnmarked: v.optional(v.boolean()),
  whole: v.optional(v.boolean()),
  noSystem: v.optional(v.boolean()),
  instead: v.optional(v.string()),
});
const FILE = v.object({ version: v.literal(1), models: v.record(v.string(), LEARNT) });

/** Models of which something is kept; the oldest goes first. */
const MOST_MODELS = 100;

/** Nothing of it ever fails: what cannot be read or written is learnt once more. */
export function learntModels(person: Person): Learning {
  const folder = join(stateFolder(person), 'beck');
  const path = join(folder, 'learnt-models.json');
  let known: Record<string, Learnt> | undefined;
  const load = (): Record<string, Learnt> => {
    known ??= read(path);
    return known;
  };
  return {
    recall: (key) => load()[key],
    keep(key, learnt) {
      // Another shell may have learnt something meanwhile.
      const { [key]: _before, ...others } = { ...read(path), ...load() };
      known = Object.fromEntries([...Object.entries(others).slice(1 - MOST_MODELS), [key, learnt]]);
      try {
        makeFolder(folder);
        replaceOwnFile(path, JSON.stringify({ version: 1, models: known }));
      } catch {
        // It holds for this question.
      }
    },
  };
}

function read(path: string): Record<string, Learnt> {
  try {
    const text = readOwnFile(path);
    return text === undefined ? {} : { ...v.parse(FILE, JSON.parse(text)).models };
  } catch {
    // There is none yet, or it is not one of ours.
    return {};
  }
}
