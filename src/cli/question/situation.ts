// What is known of shell, machine and conversation before anybody answers a question.

import type { ContextFacts } from '../../context/render.ts';
import type { Redact } from '../../output/redact.ts';
import { traitsOf } from '../../providers/traits.ts';
import { type Conversation, openConversation } from '../asking/conversation.ts';
import { redactorOf } from '../wiring/masking.ts';
import { gatherContext, renderSystemPrompt } from '../wiring/prompt.ts';
import type { Asking } from '../wiring/surroundings.ts';
import { isPrivate, type Understood } from './answering.ts';
import { askingOf } from './asking.ts';
import { askForWords, liveContext } from './live-context.ts';

export type Situation = {
  readonly asking: Asking;
  /** Gathered only where a model reads it. */
  readonly facts: ContextFacts | undefined;
  /** Empty where no model is asked. */
  readonly systemPrompt: string;
  /** How many secrets in it are masked. */
  readonly masked: number;
  readonly conversation: Conversation;
  /** Of what a model reads. */
  readonly redact: Redact;
};

export async function readSituation(of: Understood): Promise<Situation> {
  const { asked, link, person, meant, surroundings, shellPid, fleet } = of;
  const { projectContext } = meant.loaded;
  const settings = fleet?.settings(meant.loaded.settings) ?? meant.loaded.settings;
  const asking = askingOf(asked, person, { surroundings, settings, projectContext, shellPid });
  const isRead = readsPrompt(of);
  const [words, gathered, conversation] = await Promise.all([
    // First, so that the shell answers while we look around.
    isRead ? askForWords(link, asked) : {},
    isRead ? gatherContext(asking).then(({ facts }) => facts) : undefined,
    openConversation({ surroundings, shellPid }, settings, !isPrivate(of)),
  ]);
  const redact = redactorOf(settings, surroundings.env);
  const { launchDirectory } = meant.memory;
  const said = gathered && liveContext({ asked, words, launchDirectory, redact });
  const facts = gathered && { ...gathered, ...said?.live };
  const systemPrompt =
    facts === undefined ? '' : await (fleet?.systemPrompt(asking) ?? renderSystemPrompt(asking, facts));
  return { asking, facts, systemPrompt, masked: said?.masked ?? 0, conversation, redact };
}

/** A model reads the question. */
export function readsPrompt({ meant, proposed }: Pick<Understood, 'meant' | 'proposed'>): boolean {
  return traitsOf(meant.loaded.settings.provider).readsPrompt && proposed === undefined;
}
