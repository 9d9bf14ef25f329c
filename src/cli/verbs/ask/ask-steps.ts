// The lines of `beck ask --json` about proposals: each has a number, which its decision and its result repeat.

import type { Notice, PersonAnswer, PlanProposal, Proposal } from '../../../agent/performers.ts';
import type { CapturedOutput } from '../../../domain/run.ts';
import type { Verdict } from '../../../domain/verdict.ts';

type Put = (type: string, fields: object) => void;

export type Steps = {
  readonly asking: (proposal: Proposal) => void;
  readonly answered: (proposal: Proposal, answer: PersonAnswer) => void;
  /** Its number. */
  readonly planned: (plan: PlanProposal) => number;
  readonly noticed: (notice: Notice) => void;
};

export function createSteps(put: Put): Steps {
  const numbers = createNumbers(put);
  let running: number | undefined;
  return {
    planned: numbers.plan,
    asking: numbers.ask,
    answered({ file }, answer) {
      if (answer.type === 'edited') numbers.decide({ decision: 'edited' });
      else if (answer.type === 'cancel') numbers.decide({ decision: 'cancelled' });
      else if (answer.type === 'yes' && file?.type === 'read') numbers.decide({ decision: 'run', by: 'key' });
    },
    noticed(notice) {
      switch (notice.type) {
        case 'step':
          running = numbers.of(notice.proposal);
          put('decision', { id: running, decision: 'run', by: notice.allowedBy });
          return;
        case 'ran': {
          const { status, output, interrupted } = notice.outcome;
          put('result', { id: running, exitCode: status, interrupted, ...shownOutput(output) });
          return;
        }
        case 'hosts':
          for (const { host, status, output, failed } of notice.results)
            put('host', { id: running, host, exitCode: status ?? null, output, error: failed ?? null });
          return;
        case 'written': {
          const { change, proposal, allowedBy, failed: error } = notice;
          const id = numbers.of(proposal);
          const { path, added, removed } = change;
          put('decision', { id, decision: 'run', by: allowedBy });
          put('result', error === undefined ? { id, path, added, removed } : { id, path, error });
          return;
        }
        case 'not-run': {
          const { type: decision, reason, allow = [] } = notice.outcome;
          put('decision', { id: numbers.of(notice.proposal), decision, reason, allow });
          return;
        }
        case 'plan-not-run': {
          const { type: decision, reason, allow = [] } = notice.outcome;
          put('decision', { id: numbers.ofPlan(notice.plan), decision, reason, allow });
          return;
        }
        case 'plan':
          numbers.closePlan();
          return;
        case 'plan-ended':
          put('not-run', { commands: notice.rest });
          return;
        case 'answer':
        case 'warning':
        case 'note':
          put(notice.type, { text: notice.text });
          return;
        default: {
          const inspection = shownInspection(notice);
          if (inspection !== undefined) put('inspection', inspection);
        }
      }
    },
  };
}

type Numbers = {
  /** Of the open proposal of this command, or of a new one. It is decided with that. */
  readonly of: (proposal: Proposal) => number;
  readonly ask: (proposal: Proposal) => void;
  /** Writes the decision of the proposal that was asked about; nothing where none is open. */
  readonly decide: (fields: { readonly decision: string; readonly by?: 'key' }) => void;
  readonly plan: (plan: PlanProposal) => number;
  /** Of the open plan, which is closed with that, or of a new one. */
  readonly ofPlan: (plan: PlanProposal) => number;
  readonly closePlan: () => void;
};

function createNumbers(put: Put): Numbers {
  let last = 0;
  /** Proposed, and not decided yet. */
  let open: { readonly id: number; readonly command: string } | undefined;
  let openPlan: number | undefined;
  const propose = (fields: object): number => {
    last += 1;
    put('proposal', { id: last, ...fields });
    return last;
  };
  const plan = (proposal: PlanProposal): number => {
    openPlan = propose(shownPlan(proposal));
    return openPlan;
  };
  return {
    of(proposal) {
      const id = open?.command === proposal.command ? open.id : propose(shownProposal(proposal));
      open = undefined;
      return id;
    },
    ask(proposal) {
      if (open?.command === proposal.command) put('decision', { id: open.id, decision: 'asked-again' });
      open = { id: propose(shownProposal(proposal)), command: proposal.command };
    },
    decide(fields) {
      if (open !== undefined) put('decision', { id: open.id, ...fields });
      open = undefined;
    },
    plan,
    ofPlan(proposal) {
      const id = openPlan ?? plan(proposal);
      openPlan = undefined;
      return id;
    },
    closePlan() {
      openPlan = undefined;
    },
  };
}

function shownPlan({ why, parts }: PlanProposal): object {
  const shown = parts.map(({ command, why: because, verdict }) => ({
    command,
    why: because,
    verdict: shownVerdict(verdict),
  }));
  return { kind: 'plan', why, parts: shown };
}

function shownProposal({ command, why, file, verdict }: Proposal): object {
  const shown = shownVerdict(verdict);
  if (file === undefined) return { kind: 'command', command, why, verdict: shown };
  return file.type === 'write'
    ? { kind: 'write', path: command, diff: file.diff, verdict: shown }
    : { kind: 'read', path: command, verdict: shown };
}

/** What was inspected besides proposals; undefined where a notice only announces a step, or is repeated by another. */
function shownInspection(
  notice: Extract<
    Notice,
    {
      type:
        | 'probed'
        | 'tried'
        | 'called'
        | 'look'
        | 'not-done'
        | 'probe'
        | 'looking'
        | 'thinking'
        | 'model-status'
        | 'text';
    }
  >,
): object | undefined {
  switch (notice.type) {
    case 'probed': {
      const { command, outcome } = notice;
      const what = `probe ${command}`;
      if (outcome.type !== 'probed') return { what, reason: outcome.reason };
      const { status, stdout, stderr } = outcome;
      return { what, exitCode: status ?? null, output: stdout.text, error: stderr.text };
    }
    case 'tried': {
      const { command, outcome } = notice;
      const what = `try ${command}`;
      if (outcome.type !== 'tried') return { what, reason: outcome.reason };
      return { what, exitCode: outcome.status, ...shownOutput(outcome.output), changes: outcome.changes };
    }
    case 'called': {
      const { outcome, proposal } = notice;
      return 'reason' in outcome ? undefined : { what: `tool ${proposal.command}`, ...shownOutput(outcome) };
    }
    case 'look':
      return { what: notice.what, ...shownOutput(notice.output) };
    case 'not-done':
      return { what: notice.what, reason: notice.reason };
    case 'probe':
    case 'looking':
    case 'thinking':
    case 'model-status':
    case 'text':
      return undefined;
  }
}

function shownVerdict({ level, effects, label, reasons }: Verdict): object {
  return { level, effects, label, reasons: reasons.map(({ id, text, span }) => ({ id, text, span })) };
}

function shownOutput(output: CapturedOutput | undefined): object {
  if (output === undefined) return { output: null };
  const { text, bytes, truncated, keptIn } = output;
  return { output: text, bytes, truncated, ...(keptIn === undefined ? {} : { keptIn }) };
}
