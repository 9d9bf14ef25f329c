// Whether one command may run now: the policy's decision, plus what follows from where its output goes.

import { type Decision, decide } from '../approval/decide.ts';
import type { Verdict } from '../domain/verdict.ts';
import type { State } from './state.ts';

/** `from`: who wrote the command, if neither the model nor a built-in recipe did. */
export function decisionOn(
  state: State,
  { command, from }: { readonly command: string; readonly from?: string | undefined },
  verdict: Verdict,
): Decision {
  const { policy } = state.config;
  const mode = from === undefined ? policy.mode : 'strict';
  const decision = decide(command, verdict, { ...policy, mode, remembered: state.remembered });
  if (decision.type === 'ask' && from !== undefined)
    return { type: 'ask', offerAlways: false, noAlways: `it comes from ${from}` };
  if (decision.type === 'refuse' || !asksForRoute(state, command)) return decision;
  // It is asked about each time, so Always would have no effect.
  return policy.canAsk
    ? { type: 'ask', offerAlways: false, noAlways: 'it takes over the terminal' }
    : NEEDS_TERMINAL;
}

const NEEDS_TERMINAL: Decision = {
  type: 'refuse',
  reason: 'It needs the terminal to itself, and there is no terminal here.',
  fix: 'Ask from a terminal.',
};

/** A program that has the terminal to itself could send it anything; `danger` asks for nothing. */
function asksForRoute({ config }: State, command: string): boolean {
  return config.policy.mode !== 'danger' && config.routeFor(command).asks;
}
