// `beck classify --hook AGENT`: judges what another agent is about to do, and answers in its words.

import type { ApprovalMode } from '../../../approval/decide.ts';
import type { Shell } from '../../../domain/shell.ts';
import type { Verdict } from '../../../domain/verdict.ts';
import { makeVisible } from '../../../domain/visible.ts';
import { type HookEvent, type HookRow, noOpinionOf, ROWS } from './agents.ts';
import { block, type HookAnswer, type HookDecision } from './answers.ts';
import { readMessage, type Wanted } from './message.ts';
import type { Agent } from './names.ts';

export type HookIo = {
  /** The whole of standard input. */
  readonly read: () => Promise<string>;
  /** Judges in the folder of the request, by the person's rules. */
  readonly judge: (wanted: Asked) => Promise<Judged>;
  /** Writes down what was asked and answered; never rejects. */
  readonly record: (asked: Asked, judged: Judged, decision: HookDecision | undefined) => Promise<void>;
  /** The shell of the person's account, or the one that `--shell` names. */
  readonly shell: Shell;
};

export type Asked = { readonly tool: string; readonly wanted: Wanted; readonly shell: Shell };

export type Judged = {
  readonly verdict: Verdict;
  /** `strict` asks about what only reads, too. */
  readonly mode: ApprovalMode;
  /** What is done where the agent cannot ask. */
  readonly hookAsk: 'deny' | 'allow';
};

export type Answered = {
  readonly answer: HookAnswer;
  /** Call it after the answer is on its way. */
  readonly record: () => Promise<void>;
};

/** Never rejects: what cannot be read or judged is asked about, or blocked where the agent cannot ask. */
export async function answerHook(agent: Agent, io: HookIo): Promise<Answered> {
  const row = ROWS[agent];
  try {
    return await answer(row, io);
  } catch (error) {
    const reason = `beck could not judge this: ${error instanceof Error ? error.message : error}`;
    return unrecorded(row.unreadable(reason));
  }
}

function unrecorded(answered: HookAnswer): Answered {
  return { answer: answered, record: async () => {} };
}

async function answer(row: HookRow, { read, judge, record, shell }: HookIo): Promise<Answered> {
  const message = readMessage(await read(), row);
  switch (message.type) {
    case 'unreadable': {
      const { event, reason, foreign } = message;
      if (foreign) return unrecorded(block(reason));
      if (event === undefined) return unrecorded(row.unreadable(reason));
      const decision = adapt({ type: 'ask', reason, grave: true }, event, { row, hookAsk: 'deny' });
      return unrecorded(put(decision, event, row));
    }
    case 'other':
      return unrecorded(noOpinionOf(row));
    case 'wanted': {
      const { event, tool, wanted } = message;
      const spoken = wanted.type === 'shell' && wanted.shell !== 'person' ? wanted.shell : shell;
      const asked = { tool, wanted, shell: spoken };
      const judged = await judge(asked);
      const own = wanted.type === 'shell' ? decisionOf(judged) : decisionOfFile(judged);
      const decision = adapt(own, event, { row, ...judged });
      return { answer: put(decision, event, row), record: () => record(asked, judged, decision) };
    }
  }
}

/** An agent that cannot ask gets a denial that says how to allow it, or by the setting no opinion. */
function adapt(
  decision: HookDecision | undefined,
  { honours }: HookEvent,
  { row, hookAsk }: { readonly row: HookRow; readonly hookAsk: Judged['hookAsk'] },
): HookDecision | undefined {
  if (decision?.type !== 'ask' || honours.ask) return decision;
  if (hookAsk === 'allow' && decision.grave !== true) return undefined;
  const leave = decision.grave === true ? '' : ', or leave such calls to it: beck config set hookAsk allow';
  const instead = `${row.title} cannot ask you here. To allow this, run it yourself${leave}.`;
  return { type: 'deny', reason: `${decision.reason} ${instead}` };
}

function put(decision: HookDecision | undefined, { answer: say }: HookEvent, row: HookRow): HookAnswer {
  return decision === undefined ? noOpinionOf(row) : say(decision);
}

function decisionOf({ verdict: { level, label, reasons }, mode }: Judged): HookDecision {
  const because = makeVisible([...new Set(reasons.map(({ text }) => text))].join(' '));
  const what = makeVisible(label);
  switch (level) {
    case 'safe':
      return mode === 'strict'
        ? { type: 'ask', reason: `beck: ${what}. The mode "strict" asks about everything.` }
        : { type: 'allow', reason: `beck: only reads (${what}).` };
    case 'ask':
      return { type: 'ask', reason: `beck: ${because || `${what}.`}` };
    case 'danger':
      return { type: 'ask', reason: `beck: danger. ${because || `${what}.`}`, grave: true };
    case 'blocked':
      return { type: 'deny', reason: `beck: blocked. ${because || `${what}.`}` };
  }
}

/** A file of a project is the agent's business: only secrets, places that matter and the person's rules are beck's. */
function decisionOfFile(judged: Judged): HookDecision | undefined {
  const { level, reasons, label } = judged.verdict;
  if (reasons.some(({ id }) => id === 'touches-beck'))
    return { type: 'deny', reason: `beck: ${makeVisible(label)}: beck's own files are yours to change.` };
  if (level === 'danger' || level === 'blocked') return decisionOf(judged);
  return judged.mode === 'strict' ? { ...decisionOf(judged), type: 'ask' } : undefined;
}
