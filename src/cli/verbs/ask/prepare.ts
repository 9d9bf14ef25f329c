// What `beck ask` collects before it asks a provider: its flags, settings, folder and surroundings, and who answers.

import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LayerValues, Settings } from '../../../config/settings.ts';
import { findRepository } from '../../../context/git/folder.ts';
import type { ContextFacts } from '../../../context/render.ts';
import { ProviderError, UsageError } from '../../../domain/errors.ts';
import { loginShell, type ScriptShell } from '../../../domain/shell-descriptor.ts';
import { traitsOf } from '../../../providers/traits.ts';
import type { FailedBefore } from '../../asking/fix.ts';
import { addresseeOf } from '../../asking/for-model.ts';
import { isChosen } from '../../asking/is-chosen.ts';
import type { PersonSide } from '../../asking/person-side.ts';
import type { OpenFleet } from '../../fleet/open-fleet.ts';
import { writeStandard } from '../../shared/standard-streams.ts';
import { gatherContext } from '../../wiring/prompt.ts';
import { findUserland } from '../../wiring/provider.ts';
import { type Asking, loadSettings, type Surroundings, switchedOff } from '../../wiring/surroundings.ts';
import { readThere } from './read-there.ts';
import type { Suggesting } from './suggest.ts';

export type AskOptions = {
  readonly question: string;
  /** Says the command and runs nothing. */
  readonly print?: boolean;
  readonly json?: boolean;
  readonly provider: Settings['provider'] | undefined;
  readonly shell: ScriptShell | undefined;
  readonly cwd?: string | undefined;
  /** Seconds for the whole question. */
  readonly timeout?: number | undefined;
  readonly maxSteps?: number | undefined;
  /** Instead of the person's own. */
  readonly settingsFile: string | undefined;
  /** What runs without asking: exact texts, and globs over the words of one command. */
  readonly approve: readonly string[];
  /** Files that may be written without asking, and secret ones that may be read; relative to `cwd`. */
  readonly approveWrite?: readonly string[] | undefined;
  readonly approveRead?: readonly string[] | undefined;
  /** The hosts it is about. */
  readonly on?: string | undefined;
  /** A change runs on all of them at the same time. */
  readonly allAtOnce?: boolean | undefined;
  /** Whether it may refer to earlier questions of the shell around, and later ones to it. */
  readonly goesOn?: boolean | undefined;
  /** One command alone; asked about if the person can be asked, else printed. */
  readonly suggest?: Suggesting | undefined;
  /** A failure to be fixed, in a question's place. */
  readonly failed?: Pick<FailedBefore, 'command' | 'status'> | undefined;
};

export type Around = {
  readonly surroundings: Surroundings;
  /** Absent if the person cannot be asked. */
  readonly person: PersonSide | undefined;
  readonly signal: AbortSignal;
};

export type Prepared = {
  readonly asking: Asking;
  /** Gathered only where a model reads it. */
  readonly facts: ContextFacts | undefined;
  readonly userland: ContextFacts['machine']['userland'];
  /** Where the repository around begins. */
  readonly project: ContextFacts['folder']['project'];
  readonly strictBecause: string | undefined;
  readonly question: string;
  /** The recipes are not to answer first. */
  readonly forModel: boolean;
  /** Other machines that it is about. */
  readonly fleet: OpenFleet | undefined;
};

/** Undefined where the person left the question who answers. */
export async function prepare(
  options: AskOptions,
  { surroundings, person, signal }: Around,
): Promise<Prepared | undefined> {
  const { provider, shell, cwd: wanted, maxSteps } = options;
  const cwd = resolve(surroundings.cwd, wanted ?? '.');
  if (!statSync(cwd, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder ${cwd}.`, 'Name an existing one with --cwd.');
  const reload = (values?: LayerValues) =>
    loadSettings({ ...surroundings, cwd }, { provider, maxSteps, ...values });
  const first = await reload();
  const { project, warnings, notices } = first;
  person?.useLook(first.settings);
  warnings.forEach(say);
  if (notices.length > 0)
    await (await import('../../asking/notices.ts')).showNotices(notices, surroundings, say);
  if (project.length > 0)
    await (await import('../../asking/notices.ts')).showProject(project, surroundings, say);
  if (!first.settings.enabled) throw switchedOff();
  // A program reads the answer of `--json`.
  const screen = options.json ? undefined : person?.screen;
  const settle = async () =>
    (await import('../../asking/who-answers.ts')).settleWho(first, {
      surroundings,
      reload,
      screen,
      signal,
      say,
    });
  const loaded = isChosen(first) ? first : await settle();
  if (loaded === undefined) return undefined;
  const { settings, projectContext, strictBecause } = loaded;
  const known = {
    shell: shell ?? (settings.shell === 'auto' ? loginShell(surroundings.env) : settings.shell),
    cwd,
    settings,
    surroundings,
  };
  const there = await readThere(options, { ...known, person, signal });
  const addressed = addresseeOf((there?.question ?? options.question).trim());
  const forModel = addressed.to !== 'anybody';
  if (addressed.to === 'model-again')
    throw new UsageError('There is no question.', 'Ask the model like this: beck ask "!your question"');
  if (forModel && !traitsOf(settings.provider).readsPrompt)
    throw new ProviderError('No model is set up.', 'Set one up with: beck setup');
  const asking: Asking = {
    ...known,
    settings: there?.fleet.settings(settings) ?? settings,
    projectContext,
    shellVersion: undefined,
    lastStatus: undefined,
    terminal: undefined,
    shellPid: process.ppid,
  };
  const found = traitsOf(settings.provider).readsPrompt ? await everything(asking) : await theLeast(asking);
  const goFirst = options.provider === undefined && options.failed === undefined;
  const { question } = addressed;
  const { fleet } = there ?? {};
  return { asking, ...found, strictBecause, question, forModel: forModel || !goFirst, fleet };
}

type Known = Pick<Prepared, 'facts' | 'userland' | 'project'>;

async function everything(asking: Asking): Promise<Known> {
  const { facts } = await gatherContext(asking);
  return { facts, userland: facts.machine.userland, project: facts.folder.project };
}

async function theLeast(asking: Asking): Promise<Known> {
  const [userland, repository] = await Promise.all([findUserland(asking), findRepository(asking.cwd)]);
  return { facts: undefined, userland, project: repository?.root };
}

export function say(text: string): void {
  writeStandard(2, `beck: ${text}\n`);
}
