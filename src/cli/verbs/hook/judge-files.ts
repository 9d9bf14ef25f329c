// Judges the files that an agent's file tools name: beck's own, start-up files, the system's, secrets, and the person's rules.

import { readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { quoteWord } from '../../../domain/quote.ts';
import { type Reason, type Verdict, worse } from '../../../domain/verdict.ts';
import { leadsToSecret } from '../../../files/secret.ts';
import { loadClassifier } from '../../../safety/classifier.ts';
import type { PersonRules } from '../../../safety/verdict/person-rules.ts';
import { sensitiveOf } from '../../wiring/rules.ts';

type FileWorld = {
  readonly home: string;
  readonly own: readonly string[];
  readonly rules: Required<PersonRules>;
};

/** By their names and by where those lead; a write is judged as the redirection into a new file. */
export async function judgeFiles(
  { type, paths }: { readonly type: 'write' | 'read'; readonly paths: readonly string[] },
  { home, own, rules }: FileWorld,
): Promise<Verdict> {
  const { classify } = await loadClassifier('sh', rules);
  const judged = paths.flatMap((path) =>
    [...new Set([path, realPlace(path)])].map((name): Verdict => {
      const secret = leadsToSecret(name, sensitiveOf(rules));
      const reasons: readonly Reason[] = secret
        ? [{ id: `${type}s-secret`, text: `${name} may hold secrets.`, span: [0, 0] }]
        : [];
      if (type === 'read')
        return { level: secret ? 'danger' : 'safe', effects: ['read'], label: `read: ${name}`, reasons };
      const command = `: > ${quoteWord(name, 'sh')}`;
      const paths = { [name]: 'none' } as const;
      const verdict = classify({ command, shell: 'sh', cwd: '/', home, own, paths });
      const level = secret ? worse(verdict.level, 'danger') : verdict.level;
      return { ...verdict, level, label: `write: ${name}`, reasons: [...reasons, ...verdict.reasons] };
    }),
  );
  return judged.reduce(joined);
}

function joined(one: Verdict, other: Verdict): Verdict {
  const reasons = [...one.reasons, ...other.reasons].filter(({ id }) => id !== 'creates');
  const effects = [...new Set([...one.effects, ...other.effects])];
  return { ...one, level: worse(one.level, other.level), effects, reasons };
}

/** Where a write to this path ends; a link to what is not there yet makes it there. */
function realPlace(path: string, links = MOST_LINKS): string {
  try {
    return realpathSync(path);
  } catch {
    const folder = dirname(path);
    if (folder === path) return path;
    const place = join(realPlace(folder, links), basename(path));
    const target = links === 0 ? undefined : targetOf(place);
    return target === undefined ? place : realPlace(resolve(dirname(place), target), links - 1);
  }
}

const MOST_LINKS = 40;

function targetOf(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    // No link.
    return undefined;
  }
}
