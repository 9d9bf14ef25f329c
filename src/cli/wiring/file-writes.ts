// What writing a file would change and how risky that is: judged as the redirection that would do the same.

import { join } from 'node:path';
import type { JudgedChange } from '../../agent/performers.ts';
import type { FileChange } from '../../domain/file-change.ts';
import { quoteWord } from '../../domain/quote.ts';
import type { NotRun } from '../../domain/run.ts';
import type { ClassifyRequest, Effect, Reason, Verdict } from '../../domain/verdict.ts';
import { worse } from '../../domain/verdict.ts';
import { planWrite, type WantedWrite } from '../../files/plan-write.ts';
import { loadClassifier } from '../../safety/classifier.ts';
import type { PersonRules } from '../../safety/verdict/person-rules.ts';
import { findInstallation } from '../shared/installation.ts';
import { ownFolders, type Person } from '../shared/own-folders.ts';

type WriteAsking = {
  /** `program`: the running program's file. */
  readonly surroundings: Person & { readonly program: string; readonly settingsFile: string | undefined };
  /** The shell's directory now. */
  readonly cwd: string;
  readonly rules: PersonRules;
};

export async function prepareWrite(
  wanted: WantedWrite,
  { surroundings, cwd, rules }: WriteAsking,
): Promise<JudgedChange | NotRun> {
  const { home } = surroundings;
  const installation = findInstallation(surroundings.program);
  const installed = installation.type === 'checkout' ? [] : [installation.folder];
  const named = surroundings.settingsFile === undefined ? [] : [surroundings.settingsFile];
  const own = [...ownFolders(surroundings), ...installed, ...named];
  const world = { cwd, home, ownFolders: own, uid: process.getuid?.() };
  const change = await planWrite(wanted, world);
  if ('reason' in change) return change;
  const { classify } = await loadClassifier('sh', rules);
  const judge = (path: string): Verdict => classify(asRedirection(path, change, home));
  const real = judge(change.path);
  // A link's own name can say more than where it leads: `~/.bashrc` in a folder of dotfiles.
  const written = wanted.path === change.path ? real : judge(wanted.path);
  return { change, verdict: combine(real, written, change) };
}

function asRedirection(
  path: string,
  { kind, newFolders, folder }: FileChange,
  home: string,
): ClassifyRequest {
  const file = quoteWord(path, 'sh');
  const below =
    newFolders.length === 0 ? '' : `mkdir -p ${quoteWord(join(folder.path, ...newFolders), 'sh')} && `;
  return {
    command: `${below}: ${kind === 'append' ? '>>' : '>'} ${file}`,
    shell: 'sh',
    cwd: '/',
    home,
    paths: { [path]: kind === 'create' ? 'none' : 'file' },
  };
}

function combine(real: Verdict, written: Verdict, { path, kind }: FileChange): Verdict {
  const further = written.reasons.filter(({ id }) => !real.reasons.some((reason) => reason.id === id));
  const effects = [...new Set([...real.effects, ...written.effects])].filter(
    (effect) => !BESIDES.has(effect),
  );
  return {
    level: worse(real.level, written.level),
    effects: effects.filter((effect) => effect !== 'delete' || kind === 'overwrite'),
    label: `${kind}: ${path}`,
    reasons: [
      ...PLACES.flatMap((id) => further.filter((reason) => reason.id === id)),
      ...real.reasons,
      ...others(further),
    ].map((reason): Reason => ({ ...reason, span: [0, path.length] })),
  };
}

/** Of the redirection, not of writing the file. */
const BESIDES: ReadonlySet<Effect> = new Set<Effect>(['read', 'run']);

/** What a place means comes first. */
const PLACES: readonly string[] = ['touches-beck', 'startup-file', 'system-file'];

function others(reasons: readonly Reason[]): readonly Reason[] {
  return reasons.filter(({ id }) => !PLACES.includes(id));
}
