// Interprets a question before it is answered: a beck command, or a question for a model or the recipes, and the settings for it.

import type { LoadedSettings } from '../../config/load.ts';
import type { LayerValues } from '../../config/settings.ts';
import { traitsOf } from '../../providers/traits.ts';
import type { AskedQuestion, ShellLink } from '../../shell-link/link.ts';
import type { FailedBefore } from '../asking/fix.ts';
import { addresseeOf } from '../asking/for-model.ts';
import { isChosen } from '../asking/is-chosen.ts';
import type { PersonSide } from '../asking/person-side.ts';
import { type Memory, openMemory } from '../asking/session-memory.ts';
import { commandInWords } from '../shared/slash-commands.ts';
import { loadSettings, type Surroundings } from '../wiring/surroundings.ts';
import { failureMeant } from './failure-meant.ts';
import { settingsOfSession } from './session-settings.ts';

export type Meant = {
  readonly question: string;
  /** A failure that is to be fixed. */
  readonly failed: FailedBefore | undefined;
  readonly loaded: LoadedSettings;
  readonly memory: Memory;
  /** The person wants the model, whatever the recipes know. */
  readonly forModel: boolean;
};

export type Typed = {
  /** As it was typed, without the prefix. */
  readonly typed: string;
  readonly asked: AskedQuestion;
  readonly link: ShellLink;
  readonly person: PersonSide;
  readonly shellPid: number;
  readonly surroundings: Surroundings;
  readonly loaded: LoadedSettings;
  /** Whether a command's output came with it. */
  readonly piped: boolean;
  /** A failure whose output is kept. */
  readonly failed?: FailedBefore | undefined;
};

/** A status where it is answered already. */
export async function whatIsMeant(of: Typed): Promise<Meant | { readonly status: number }> {
  const { asked, link, person, shellPid, surroundings, piped } = of;
  const typed = (piped ? undefined : commandInWords(of.typed)) ?? of.typed;
  const { settings } = of.loaded;
  const { prefix } = settings;
  const failed = failureMeant(typed, asked, prefix) ?? of.failed;
  const local = { question: typed, asked, link, person, surroundings, settings, piped };
  const known = failed === undefined && (await (await import('./known-words.ts')).answerLocally(local));
  if (known) return known;
  const remembered = /^(?:please )?remember (?:this|that|it) as:? (.+)$/is.exec(typed)?.[1];
  if (remembered !== undefined && !piped) {
    const { rememberAs } = await import('./remember-word.ts');
    return rememberAs(remembered.replace(/^(["'])(.*)\1$/s, '$2'), { person, surroundings, shellPid });
  }
  const slash = typed.startsWith('/');
  if (slash) {
    const { answerFromSession } = await import('./session-words.ts');
    const kept = await answerFromSession(typed, {
      surroundings,
      shellPid,
      person,
      cwd: asked.cwd,
      prefix,
      signal: link.interrupted,
    });
    if (kept) return kept;
  }
  const memory = await openMemory({ surroundings, shellPid, cwd: asked.cwd });
  if (slash) {
    const { answerChoice } = await import('./session-choice.ts');
    const chosen = await answerChoice(typed, { surroundings, memory, person, loaded: of.loaded });
    if (chosen) return chosen;
  }
  const loaded = await settle({ ...of, typed }, memory);
  if (loaded === undefined) return { status: 130 };
  const addressed = addresseeOf(typed);
  if (addressed.to === 'anybody') return { question: typed, failed, loaded, memory, forModel: false };
  if (!traitsOf(loaded.settings.provider).readsPrompt) return note(person, NO_MODEL, 3);
  if (addressed.to === 'model') return { ...addressed, failed: undefined, loaded, memory, forModel: true };
  const { openConversation } = await import('../asking/conversation.ts');
  // What the model has answered is asked again.
  const { turns } = await openConversation({ surroundings, shellPid }, loaded.settings, false);
  const unsent = memory.kept.unsent ?? turns.at(-1)?.question;
  if (unsent === undefined)
    return note(person, `There is no earlier question to send. Ask with: ${prefix} !your question`, 2);
  return { question: unsent, failed: undefined, loaded, memory, forModel: true };
}

const NO_MODEL = 'No model is set up. Set one up with: beck setup';

function note({ screen }: PersonSide, text: string, status: number): { readonly status: number } {
  screen.show({ type: 'note', text });
  return { status };
}

/** By which settings: this shell's, or what the person says now that it is asked for the first time. */
async function settle(
  { typed, person, link, surroundings, loaded }: Typed,
  memory: Memory,
): Promise<LoadedSettings | undefined> {
  const ofSession = (settings: LoadedSettings) => settingsOfSession(settings, { surroundings, memory });
  const here = await ofSession(loaded);
  if (isChosen(here)) return here;
  const { findCandidates, settleWho } = await import('../asking/who-answers.ts');
  if (!/^\/context(?:\s|$)/.test(typed)) {
    const { screen } = person;
    const say = (text: string): void => screen.show({ type: 'warning', text });
    const reload = (values?: LayerValues) => loadSettings(surroundings, values);
    const settled = await settleWho(here, { surroundings, reload, screen, signal: link.interrupted, say });
    return settled && ofSession(settled);
  }
  // What would be sent is shown before consent.
  const [first] = await findCandidates(here, surroundings);
  return first === undefined ? here : loadSettings(surroundings, first.values);
}
