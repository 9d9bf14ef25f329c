// Where `beck ask` asks, for which shell and by which settings.

import { statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Settings } from '../../../config/settings.ts';
import type { ContextFacts } from '../../../context/render.ts';
import { UsageError } from '../../../domain/errors.ts';
import { type ScriptShell, shellOfProgram } from '../../shared/installation.ts';
import {
  type Asking,
  gatherContext,
  loadSettings,
  readSurroundings,
  type Surroundings,
  switchedOff,
} from '../../wiring/wiring.ts';

type Wanted = {
  readonly provider: Settings['provider'] | undefined;
  readonly shell: ScriptShell | undefined;
  readonly cwd: string | undefined;
  readonly maxSteps: number | undefined;
  readonly settingsFile: string | undefined;
};

export type Prepared = {
  readonly asking: Asking;
  readonly facts: ContextFacts;
  readonly strictBecause: string | undefined;
};

/** Rejects with `UsageError` where the folder does not exist, and with `BeckError` where beck is turned off. */
export async function prepare(
  { provider, shell, cwd: wanted, maxSteps, settingsFile }: Wanted,
  say: (sentence: string) => void,
): Promise<Prepared> {
  const surroundings = readSurroundings(settingsFile);
  const cwd = resolve(surroundings.cwd, wanted ?? '.');
  if (!statSync(cwd, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder ${cwd}.`, 'Name an existing one with --cwd.');
  const loaded = await loadSettings({ ...surroundings, cwd }, { provider, maxSteps });
  const { settings, project, projectContext, warnings, notices, strictBecause } = loaded;
  warnings.forEach(say);
  if (notices.length > 0)
    await (await import('../../asking/notices.ts')).showNotices(notices, surroundings, say);
  if (project.length > 0)
    await (await import('../../asking/notices.ts')).showProject(project, surroundings, say);
  if (!settings.enabled) throw switchedOff();
  const asking: Asking = {
    surroundings,
    settings,
    projectContext,
    shell: shell ?? (settings.shell === 'auto' ? loginShell(surroundings) : settings.shell),
    shellVersion: undefined,
    cwd,
    lastStatus: undefined,
    terminal: undefined,
    shellPid: process.ppid,
  };
  const { facts } = await gatherContext(asking);
  return { asking, facts, strictBecause };
}

function loginShell({ env }: Surroundings): Asking['shell'] {
  const name = basename(env['SHELL'] ?? '');
  return shellOfProgram(name) ?? 'sh';
}
