// `? /model` and `? /mode`: who answers and how often beck asks, in this shell session alone.

import { join } from 'node:path';
import type { LoadedSettings } from '../../config/load.ts';
import { MODES, type Mode, PROVIDERS, stricterMode } from '../../config/settings.ts';
import { BeckError } from '../../domain/errors.ts';
import { nearest } from '../../domain/nearest.ts';
import { readModelNames } from '../../sessions/model-names.ts';
import type { PersonSide } from '../asking/person-side.ts';
import type { Memory } from '../asking/session-memory.ts';
import { describeWho, readModelName } from '../shared/model-names.ts';
import { stateFolder } from '../shared/own-folders.ts';
import { loadSettings, type Surroundings } from '../wiring/surroundings.ts';

export type ChoiceSession = {
  readonly surroundings: Surroundings;
  readonly memory: Memory;
  readonly person: Pick<PersonSide, 'screen'>;
  /** As the files and the environment have them. */
  readonly loaded: LoadedSettings;
};

type Answered = { readonly status: number };

/** Undefined where the question is no such word. */
export async function answerChoice(question: string, session: ChoiceSession): Promise<Answered | undefined> {
  const [word, name = '', ...more] = question.split(/\s+/);
  if (word !== '/model' && word !== '/mode') return undefined;
  if (more.length > 0) return tell(session, `${word} takes one name.`, 2);
  return word === '/model' ? model(name, session) : mode(name, session);
}

/** The settings as they hold in this shell. */
export async function withSessionChoice(
  loaded: LoadedSettings,
  { surroundings, memory }: Pick<ChoiceSession, 'surroundings' | 'memory'>,
): Promise<LoadedSettings> {
  const { chosen, mode: wanted } = memory.kept;
  // What was kept may have been written by another version.
  const provider = PROVIDERS.find((known) => known === chosen?.provider);
  const chosenHere =
    provider === undefined ? loaded : await loadSettings(surroundings, { provider, model: chosen?.model });
  const mode = MODES.find((known) => known === wanted);
  if (mode === undefined) return chosenHere;
  const { settings } = chosenHere;
  return { ...chosenHere, settings: { ...settings, mode: stricterMode(mode, settings.mode) } };
}

function tell({ person }: Pick<ChoiceSession, 'person'>, text: string, status = 0): Answered {
  person.screen.show({ type: 'note', text });
  return { status };
}

async function model(name: string, session: ChoiceSession): Promise<Answered> {
  const { surroundings, memory, loaded } = session;
  if (name === '') {
    const { settings } = await withSessionChoice(loaded, session);
    const only = memory.kept.chosen === undefined ? '' : '; in this shell only, /model default ends that';
    return tell(session, `${describeWho(settings)}${only}`);
  }
  if (name === 'default') {
    await memory.keep({ chosen: undefined });
    return tell(session, `${describeWho(loaded.settings)}, as in your settings`);
  }
  const { settings } = await withSessionChoice(loaded, session);
  const offered = readModelNames(join(stateFolder(surroundings), 'beck'));
  const named = readModelName(name, settings.provider, offered);
  if (named === undefined)
    return tell(session, `No model ${name}: none is set up. beck models lists what there is.`, 1);
  const then = await loadSettings(surroundings, named);
  const problem = await problemWith(then, session);
  if (problem !== undefined) return tell(session, problem, 1);
  await memory.keep({ chosen: { provider: named.provider, model: named.model } });
  return tell(session, `${describeWho(then.settings)} answers in this shell`);
}

/** A sentence where it could not answer: no key, or a server that says it has no such model. */
async function problemWith(
  { settings }: LoadedSettings,
  { surroundings, person }: ChoiceSession,
): Promise<string | undefined> {
  const { checkModel } = await import('../asking/offered-models.ts');
  person.screen.show({ type: 'looking', what: 'asking the server' });
  try {
    return await checkModel(settings, surroundings);
  } catch (error) {
    if (error instanceof BeckError) return `${error.message} ${error.fix}`;
    throw error;
  }
}

const MEANS: Readonly<Record<Mode, string>> = {
  strict: 'beck asks before every command',
  confirm: 'beck asks before every command that does more than read',
  warn: 'beck asks before dangerous commands and unknown programs',
  danger: 'beck asks only about what alwaysConfirm matches',
};

async function mode(name: string, session: ChoiceSession): Promise<Answered> {
  const { memory, loaded } = session;
  const own = loaded.settings.mode;
  const kept = MODES.find((known) => known === memory.kept.mode);
  const now = kept === undefined ? own : stricterMode(kept, own);
  if (name === '') return tell(session, `${now}: ${MEANS[now]}${now === own ? '' : ', in this shell only'}`);
  const wanted = name === 'default' ? own : MODES.find((known) => known === name);
  if (wanted === undefined) {
    const near = nearest(name, MODES);
    return tell(
      session,
      `No mode ${name}. ${near ? `Did you mean ${near}?` : `There are: ${MODES.join(', ')}.`}`,
      2,
    );
  }
  // What is typed at a prompt may be pasted: only the settings make beck ask less.
  if (stricterMode(wanted, own) !== wanted)
    return tell(
      session,
      `Your settings say ${own}, and a shell can only be stricter. Change them with: beck config`,
      4,
    );
  await memory.keep({ mode: wanted === own ? undefined : wanted });
  return tell(session, `${wanted}: ${MEANS[wanted]}${wanted === own ? '' : ', in this shell only'}`);
}
