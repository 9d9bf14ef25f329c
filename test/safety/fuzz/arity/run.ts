// Judges texts as beck would in the folder in which they then run, and runs those called safe.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { factsOfDisk } from '../../../../src/cli/wiring/command-facts.ts';
import { loadClassifier } from '../../../../src/safety/classifier.ts';
import { seeded } from '../chance.ts';
import type { FuzzShell } from '../shells.ts';
import { makeProject, type Project } from './project.ts';
import { type Finding, findHarmful, type Trial } from './sandbox.ts';
import { arityTexts, isInstalled, isTelling, type Programs } from './texts.ts';

export type ArityResult = {
  readonly judged: number;
  readonly run: number;
  readonly missed: readonly Finding[];
};

/** Judges until `count` texts are safe, then runs those. */
export async function fuzzArity(
  shell: FuzzShell,
  seed: number,
  count: number,
  programs: Programs = isInstalled,
): Promise<ArityResult> {
  const chance = seeded(seed);
  const root = mkdtempSync(join(tmpdir(), 'beck-arity-'));
  try {
    const isSafe = await judge(shell, root);
    const trials: Trial[] = [];
    let judged = 0;
    for (const text of arityTexts(shell, chance, programs)) {
      if (trials.length >= count || judged > count * MOST_JUDGED) break;
      // Most texts that read a file are like the others; what matters is a harmful word that is taken for a harmless one.
      if (!isTelling(text) && chance.next() < 0.8) continue;
      judged++;
      const project = chance.next() < 0.25 ? 'hostile' : 'plain';
      const input = shell !== 'powershell' && chance.next() < 0.3 ? 'terminal' : 'none';
      if (await isSafe(text, project)) trials.push({ text, project, input });
    }
    return { judged, run: trials.length, missed: await findHarmful(shell, trials) };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** A judge that calls nearly nothing safe must not keep us for ever. */
const MOST_JUDGED = 100;

async function judge(
  shell: FuzzShell,
  root: string,
): Promise<(command: string, project: Project) => Promise<boolean>> {
  const { classify, survey } = await loadClassifier(shell);
  for (const project of ['plain', 'hostile'] as const) makeProject(join(root, project), project);
  return async (command, project) => {
    const request = { command, shell, as: 'eval', cwd: join(root, project), home: '/home/me' } as const;
    const facts = await factsOfDisk(request, survey, { env: {}, now: Date.now() });
    return classify({ ...request, ...facts }).level === 'safe';
  };
}
