// `beck ask --json`: one line of JSON for each thing that happens, as it happens. docs/scripts.md says what they hold.

import type { Notice, Performers, PersonAnswer, PlanProposal, Proposal } from '../../../agent/performers.ts';
import type { AgentResult } from '../../../agent/state.ts';
import type { Provider } from '../../../domain/conversation.ts';
import type { ExitCode } from '../../../domain/errors.ts';
import type { CapturedOutput } from '../../../domain/run.ts';
import type { Verdict } from '../../../domain/verdict.ts';

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

/** Gives every proposal a number, which its decision and result repeat. */
function createSteps(put: (type: string, fields: object) => void) {
  let last = 0;
  /** Proposed, and not decided yet. */
  let open: { readonly id: number; readonly command: string } | undefined;
  let plan: number | undefined;
  let running: number | undefined;
  const propose = (proposal: Proposal): number => {
    last += 1;
    put('proposal', { id: last, ...shownProposal(proposal), verdict: shownVerdict(proposal.verdict) });
    return last;
  };
  const idOf = (proposal: Proposal): number => {
    const id = open?.command === proposal.command ? open.id : propose(proposal);
    open = undefined;
    return id;
  };
  const planned = ({ why, parts }: PlanProposal): number => {
    last += 1;
    const shown = parts.map(({ command, why: because, verdict }) => ({
      command,
      why: because,
      verdict: shownVerdict(verdict),
    }));
    put('proposal', { id: last, kind: 'plan', why, parts: shown });
    plan = last;
    return last;
  };
  return {
    planned,
    asking(proposal: Proposal): void {
      if (open?.command === proposal.command) put('decision', { id: open.id, decision: 'asked-again' });
      open = { id: propose(proposal), command: proposal.command };
    },
    answered({ file }: Proposal, answer: PersonAnswer): void {
      if (open === undefined) return;
      const { id } = open;
      if (answer.type === 'edited' || answer.type === 'cancel')
        put('decision', { id, decision: answer.type === 'edited' ? 'edited' : 'cancelled' });
      else if (answer.type === 'yes' && file?.type === 'read')
        put('decision', { id, decision: 'run', by: 'key' });
      else return;
      open = undefined;
    },
    noticed(notice: Notice): void {
      switch (notice.type) {
        case 'step':
          running = idOf(notice.proposal);
          put('decision', { id: running, decision: 'run', by: notice.allowedBy });
          return;
        case 'ran': {
          const { status, output, interrupted } = notice.outcome;
          put('result', { id: running, exitCode: status, interrupted, ...shownOutput(output) });
          return;
        }
        case 'written': {
          const { change, proposal, allowedBy } = notice;
          const id = idOf(proposal);
          put('decision', { id, decision: 'run', by: allowedBy });
          put('result', { id, path: change.path, added: change.added, removed: change.removed });
          return;
        }
        case 'not-run': {
          const { type: decision, reason, allow = [] } = notice.outcome;
          put('decision', { id: idOf(notice.proposal), decision, reason, allow });
          return;
        }
        case 'plan-not-run': {
          const { type: decision, reason, allow = [] } = notice.outcome;
          const id = plan ?? planned(notice.plan);
          plan = undefined;
          put('decision', { id, decision, reason, allow });
          return;
        }
        case 'plan':
          plan = undefined;
          return;
        case 'plan-ended':
          put('not-run', { commands: notice.rest });
          return;
        case 'probed': {
          const { command, outcome } = notice;
          if (outcome.type !== 'probed')
            put('inspection', { what: `probe ${command}`, reason: outcome.reason });
          else
            put('inspection', {
              what: `probe ${command}`,
              exitCode: outcome.status ?? null,
              output: outcome.stdout.text,
              error: outcome.stderr.text,
            });
          return;
        }
        case 'called': {
          const { outcome, proposal } = notice;
          if (!('reason' in outcome))
            put('inspection', { what: `tool ${proposal.command}`, ...shownOutput(outcome) });
          return;
        }
        case 'look':
          put('inspection', { what: notice.what, ...shownOutput(notice.output) });
          return;
        case 'not-done':
          put('inspection', { what: notice.what, reason: notice.reason });
          return;
        case 'answer':
        case 'warning':
        case 'note':
          put(notice.type, { text: notice.text });
          return;
        // Streamed text is repeated by the answer; other notices only announce a step.
        case 'probe':
        case 'looking':
        case 'thinking':
        case 'text':
          return;
      }
    },
  };
}

function shownProposal({ command, why, file }: Proposal): object {
  if (file === undefined) return { kind: 'command', command, why };
  return file.type === 'write'
    ? { kind: 'write', path: command, diff: file.diff }
    : { kind: 'read', path: command };
}

function shownVerdict({ level, effects, label, reasons }: Verdict): object {
  return { level, effects, label, reasons: reasons.map(({ id, text, span }) => ({ id, text, span })) };
}

function shownOutput(output: CapturedOutput | undefined): object {
  if (output === undefined) return { output: null };
  const { text, bytes, truncated, keptIn } = output;
  return { output: text, bytes, truncated, ...(keptIn === undefined ? {} : { keptIn }) };
}
