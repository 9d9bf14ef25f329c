// The agent's step function: one event in, the new state and the effects to perform out. Pure.

import type { ModelReply } from '../domain/conversation.ts';
import { askModel, nextCall } from './calls.ts';
import { countReply, withQuestion, withReply } from './conversation.ts';
import { finish, showNote, showWarning, stopWith } from './finish.ts';
import { afterLook, afterLookAnswer, afterProbe, askToLook, decideProbe } from './look-step.ts';
import { afterPartJudged, afterPlanAnswer } from './plan-step.ts';
import { afterRun, afterRunAnswer, decideRun } from './run-step.ts';
import type { Event, State, Step } from './state.ts';
import { afterToolAnswer, afterToolPrepared, afterToolUsed } from './tool-step.ts';
import { afterTry, decideTry } from './try-step.ts';
import { afterWrite, afterWriteAnswer, decideWrite } from './write-step.ts';

/** The last effect is the one that will be answered by an event; `finish` ends the question. */
export function step(state: State, event: Event): Step {
  const { phase } = state;
  if (event.type === 'cancelled' && phase.type !== 'finished') return finish(state, 'cancelled');
  switch (phase.type) {
    case 'starting':
      if (event.type === 'started') return askModel(withQuestion(state));
      break;
    case 'thinking':
      if (event.type === 'replied') return afterReply(state, event.reply);
      if (event.type === 'model-failed')
        return stopWith(state, `${event.message} ${event.fix}`.trimEnd(), 'no-answer');
      // Not a failure.
      if (event.type === 'no-recipe')
        return finish(state, 'no-answer', { before: [showNote(`${event.message} ${event.fix}`.trimEnd())] });
      break;
    case 'judging-run':
      if (event.type === 'judged') return decideRun(state, phase, event.verdict);
      break;
    case 'judging-plan':
      if (event.type === 'judged') return afterPartJudged(state, phase, event.verdict);
      break;
    case 'asking-plan':
      if (event.type === 'plan-answered') return afterPlanAnswer(state, phase, event.answer);
      break;
    case 'judging-try':
      if (event.type === 'judged') return decideTry(state, phase, event.verdict);
      break;
    case 'trying':
      if (event.type === 'tried') return afterTry(state, phase, event.outcome);
      break;
    case 'judging-probe':
      if (event.type === 'judged') return decideProbe(state, phase, event.verdict);
      break;
    case 'asking-run':
      if (event.type === 'answered') return afterRunAnswer(state, phase, event.answer);
      break;
    case 'asking-look':
      if (event.type === 'answered') return afterLookAnswer(state, phase, event.answer);
      break;
    case 'asking-write':
      if (event.type === 'answered') return afterWriteAnswer(state, phase, event.answer);
      break;
    case 'running':
      if (event.type === 'ran') return afterRun(state, phase, event.outcome);
      break;
    case 'probing':
      if (event.type === 'probed') return afterProbe(state, phase, event.outcome);
      break;
    case 'looking':
      if (event.type === 'place-is-secret') return askToLook(state, phase);
      if (event.type === 'looked') return afterLook(state, phase, event.outcome);
      break;
    case 'preparing-write':
      if (event.type === 'write-prepared') return decideWrite(state, phase, event.outcome);
      break;
    case 'writing':
      if (event.type === 'written') return afterWrite(state, phase, event.outcome);
      break;
    case 'preparing-tool':
      if (event.type === 'tool-prepared') return afterToolPrepared(state, phase, event.prepared);
      break;
    case 'asking-tool':
      if (event.type === 'answered') return afterToolAnswer(state, phase, event.answer);
      break;
    case 'using-tool':
      if (event.type === 'tool-used') return afterToolUsed(state, phase, event.outcome);
      break;
    case 'finished':
      break;
  }
  throw new Error(`The agent cannot take the event ${event.type} while it is ${phase.type}.`);
}

function afterReply(before: State, reply: ModelReply): Step {
  const state = countReply(before, reply);
  return reply.toolCalls.length === 0 ? afterText(state, reply) : nextCall(withReply(state, reply));
}

function afterText(state: State, reply: ModelReply): Step {
  const said = reply.text.trim() !== '';
  const acted = state.messages.some(({ role }) => role === 'tool');
  if (!said && !acted) return stopWith(state, 'The model gave no answer.', 'no-answer');
  const cut =
    reply.finish === 'length'
      ? [showWarning(`The reply was cut off at ${state.config.maxTokens} tokens (setting "maxTokens").`)]
      : [];
  // Behind it: what has streamed is the answer's beginning, and is not shown twice.
  return finish(state, 'answered', { answer: reply.text, after: cut });
}
