// Looking on the way: probes, which may only read, and files, of which secret ones are asked for.

import type { CapturedOutput, NotRun, ProbeOutcome } from '../domain/run.ts';
import type { Verdict } from '../domain/verdict.ts';
import { dropRest, go, nextCall, notRun } from './calls.ts';
import { tell } from './conversation.ts';
import { finish } from './finish.ts';
import type { PersonAnswer, Proposal } from './performers.ts';
import { absolutePath } from './places.ts';
import { tellFile, tellProbe } from './results.ts';
import type { PhaseOf, State, Step } from './state.ts';

export function decideProbe(state: State, phase: PhaseOf<'judging-probe'>, verdict: Verdict): Step {
  const { call, action } = phase;
  const { command, cwd } = action;
  if (verdict.level !== 'safe') {
    const reasons = verdict.reasons.map(({ text }) => text).join(' ');
    const text = `Not probed: a probe may only read. ${reasons} Use run_in_shell for this.`;
    return dropRest(tell(state, call, { text, masked: 0 }));
  }
  return go(
    state,
    { type: 'probing', call, action },
    { type: 'show', notice: { type: 'probe', command } },
    { type: 'probe', command, cwd },
  );
}

export function afterProbe(state: State, phase: PhaseOf<'probing'>, outcome: ProbeOutcome | NotRun): Step {
  const { command } = phase.action;
  const told = tell(state, phase.call, tellProbe(outcome, { command, nonce: state.config.nonce }));
  return outcome.type === 'probed' ? nextCall(told) : dropRest(told);
}

export function afterRead(state: State, phase: PhaseOf<'reading'>, outcome: CapturedOutput | NotRun): Step {
  const told = tell(state, phase.call, tellFile(outcome, state.config.nonce));
  if ('reason' in outcome) return dropRest(told);
  const next = nextCall(told);
  const { path } = phase.action;
  return { ...next, effects: [{ type: 'show', notice: { type: 'file', path } }, ...next.effects] };
}

export function askToRead(state: State, phase: PhaseOf<'reading'>): Step {
  const { call, action } = phase;
  const proposal = proposeSecretFile(action.path);
  if (!state.config.policy.canAsk) {
    const reason = 'This file may hold secrets, and nobody can be asked here. Ask from a terminal.';
    return notRun(state, call, proposal, { type: 'refused', reason });
  }
  return go(state, { type: 'asking-read', call, action, proposal }, { type: 'ask-person', proposal });
}

function proposeSecretFile(path: string): Proposal {
  const text = 'This file may hold secrets, and what it says would be sent to the model.';
  const reasons = [{ id: 'secret-file', text, span: [0, path.length] }] as const;
  const verdict: Verdict = { level: 'danger', effects: ['read', 'secret'], label: `read: ${path}`, reasons };
  return { command: path, why: '', verdict, offerAlways: false };
}

export function afterReadAnswer(state: State, phase: PhaseOf<'asking-read'>, answer: PersonAnswer): Step {
  const { call, action, proposal } = phase;
  const { maxLines } = action;
  switch (answer.type) {
    case 'cancel':
      return finish(state, 'cancelled');
    case 'no':
      return notRun(state, call, proposal, { type: 'declined', reason: 'User declined.', brief: 'declined' });
    case 'yes':
    case 'always':
      return go(
        state,
        { type: 'reading', call, action },
        { type: 'read-file', path: action.path, maxLines, asked: true },
      );
    case 'edited': {
      if (answer.command.trim() === '') {
        return notRun(state, call, proposal, {
          type: 'declined',
          reason: 'User declined.',
          brief: 'declined',
        });
      }
      const path = absolutePath(state, answer.command.trim());
      return go(
        state,
        { type: 'reading', call, action: { ...action, path } },
        { type: 'read-file', path, maxLines, asked: false },
      );
    }
  }
}
