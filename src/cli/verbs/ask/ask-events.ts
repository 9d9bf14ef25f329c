// `beck ask --json`: one line of JSON for each thing that happens, as it happens. docs/scripts.md says what they hold.

import type { Performers } from '../../../agent/performers.ts';
import type { AgentResult } from '../../../agent/state.ts';
import type { Provider } from '../../../domain/conversation.ts';
import type { ExitCode } from '../../../domain/errors.ts';
import { createSteps } from './ask-steps.ts';

/** Raised when a line loses a field, or a field gets another meaning; new lines and fields may come without it. */
const EVENTS_VERSION = 1;

type Watched = Pick<Performers, 'askPerson' | 'askPlan' | 'show'>;

export type AskEvents = {
  readonly begin: (asked: Asked) => void;
  /** The same performers, watched. */
  readonly watch: <Some extends Watched>(performers: Some) => Some;
  readonly end: (result: AgentResult, ended: Ended) => void;
  /** A question that ended by an error: what happened and what to do. */
  readonly fail: (message: string, exitCode: ExitCode) => void;
};

type Asked = {
  readonly question: string;
  readonly folder: string;
  readonly shell: string;
  readonly mode: string;
  readonly provider: string;
};

type Ended = {
  readonly provider: Pick<Provider, 'name' | 'model'>;
  readonly milliseconds: number;
  readonly exitCode: ExitCode;
};

/** `write` gets one line with its newline. `print`: nothing is decided, since nothing would run. */
export function openEvents(write: (line: string) => void, { print }: { print: boolean }): AskEvents {
  const put = (type: string, fields: object): void => write(`${JSON.stringify({ type, ...fields })}\n`);
  const steps = createSteps(put);
  return {
    begin: (asked) => put('question', { version: EVENTS_VERSION, ...asked }),
    watch: (performers) => ({
      ...performers,
      async askPerson(proposal, signal) {
        steps.asking(proposal);
        const answer = await performers.askPerson(proposal, signal);
        if (!print) steps.answered(proposal, answer);
        return answer;
      },
      async askPlan(plan, signal) {
        const id = steps.planned(plan);
        const answer = await performers.askPlan(plan, signal);
        // A no is said with its reason by the notice that follows.
        if (answer.type !== 'no' && !print) put('decision', { id, decision: PLAN_DECISION[answer.type] });
        return answer;
      },
      show(notice) {
        steps.noticed(notice);
        performers.show(notice);
      },
    }),
    end(result, { provider, milliseconds, exitCode }) {
      const { usage, masked, outcome, status } = result;
      put('usage', {
        provider: provider.name,
        model: provider.model,
        inputTokens: usage?.inputTokens ?? null,
        outputTokens: usage?.outputTokens ?? null,
        masked,
        seconds: Math.round(milliseconds) / 1000,
      });
      put(
        'end',
        print && exitCode === 0
          ? { outcome: 'answered', status: 0, exitCode }
          : { outcome, status, exitCode },
      );
    },
    fail(message, exitCode) {
      put('error', { message });
      put('end', { outcome: 'failed', status: exitCode, exitCode });
    },
  };
}

const PLAN_DECISION = { all: 'run', stepwise: 'stepwise', edited: 'edited', cancel: 'cancelled' } as const;
