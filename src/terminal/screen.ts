// What the person sees of a question, in order: steps, their results, approvals, the answer.

import type { ModelStatus } from '../domain/conversation.ts';
import type { CapturedOutput, NotRun, ProbeOutcome, RunOutcome } from '../domain/run.ts';
import { createAnswerText } from './answer/answer.ts';
import { type Approval, type Asking, askApproval } from './approval/approval.ts';
import type { FindQuestion } from './approval/find-list.ts';
import { collectFound, type Found, renderFound } from './approval/found.ts';
import type { Pick, PickQuestion } from './approval/pick.ts';
import type { PlanApproval } from './approval/plan-approval.ts';
import {
  renderPlanCancelled,
  renderPlanEnded,
  renderPlanNotRun,
  renderPlanTaken,
  type ShownPlan,
} from './approval/plan-line.ts';
import type { Question } from './approval/question.ts';
import { renderFreshLine } from './drawing/fresh-line.ts';
import type { Look } from './drawing/look.ts';
import { createSpinner } from './drawing/spinner.ts';
import {
  type Changed,
  endingOf,
  INDENT,
  renderCalled,
  renderCancelled,
  renderClosing,
  renderFileWritten,
  renderHosts,
  renderNotDone,
  renderNote,
  renderNotRun,
  renderOutcome,
  renderProbe,
  renderStep,
  renderTried,
  renderWarning,
  type Shown,
  type Tried,
  wasInterrupted,
} from './drawing/step-line.ts';
import { rowsOf } from './drawing/width.ts';
import type { Keys } from './keys/keys.ts';

/** What can be shown; the agent's notices have this shape. */
type Showable =
  | Line
  | { readonly type: 'thinking' }
  | { readonly type: 'model-status'; readonly status: ModelStatus }
  | { readonly type: 'looking'; readonly what: string }
  | { readonly type: 'text'; readonly text: string }
  /** `plain`: drawn as it is, not as Markdown. */
  | { readonly type: 'answer'; readonly text: string; readonly plain?: boolean };

type Line =
  | { readonly type: 'step'; readonly proposal: Shown; readonly approved: boolean }
  | { readonly type: 'probe'; readonly command: string }
  | { readonly type: 'probed'; readonly command: string; readonly outcome: ProbeOutcome | NotRun }
  | { readonly type: 'look'; readonly what: string; readonly output: CapturedOutput }
  | ({ readonly type: 'tried' } & Tried)
  | ({ readonly type: 'found' } & Found)
  | {
      readonly type: 'not-done';
      readonly kind: string;
      readonly what: string;
      readonly reason: string;
    }
  | { readonly type: 'written'; readonly change: Changed; readonly failed?: string | undefined }
  | {
      readonly type: 'called';
      readonly proposal: Shown;
      readonly outcome: CapturedOutput | { readonly reason: string };
    }
  | { readonly type: 'not-run'; readonly proposal: Shown; readonly outcome: NotRun }
  | { readonly type: 'ran'; readonly proposal: Shown; readonly outcome: RunOutcome }
  | { readonly type: 'plan'; readonly plan: ShownPlan; readonly taken: 'all' | 'stepwise' }
  | { readonly type: 'plan-not-run'; readonly plan: ShownPlan; readonly outcome: NotRun }
  | { readonly type: 'plan-ended'; readonly from: number; readonly rest: readonly string[] }
  | { readonly type: 'hosts'; readonly failures: readonly string[] }
  | { readonly type: 'warning' | 'note'; readonly text: string }
  | { readonly type: 'closing'; readonly parts: readonly string[] };

/** Where a command left the cursor. */
type CursorPlace = 'line-start' | 'mid-line' | 'unknown';

export type Screen = {
  readonly show: (notice: Showable) => void;
  /** Opens the terminal for keys, asks, and gives it back whatever happens. Throws `BeckError` without a terminal. */
  readonly ask: (question: Question, signal: AbortSignal) => Promise<Approval>;
  readonly askPlan: (plan: ShownPlan, signal: AbortSignal) => Promise<PlanApproval>;
  /** Which of a few things, by one key. */
  readonly askPick: (question: PickQuestion, signal: AbortSignal) => Promise<Pick>;
  /** Which command of the past goes into the line. */
  readonly askFind: (question: FindQuestion, signal: AbortSignal) => Promise<Pick>;
  /** Reports where the output of a command, or other foreign output, left the cursor. */
  readonly cursorLeft: (place: CursorPlace) => void;
  /** Takes back a line just above the cursor that the shell drew for the person: `text`, typed or not. */
  readonly takeBack: (text: string) => void;
  /** Settles when what an answer of this text needs to be drawn is there; shown before that, it is drawn plainly. */
  readonly ready: (text: string) => Promise<void>;
  /** Wipes the spinner and ends an open line of ours, so that the prompt gets a fresh one. */
  readonly finish: () => void;
};

export type ScreenOptions = {
  readonly write: (text: string) => void;
  /** As the terminal is now. */
  readonly look: () => Look;
  /** Height of the terminal in rows. */
  readonly rows: () => number;
  /** A terminal that can move its cursor: it gets the spinner, and questions are wiped once answered. */
  readonly moves: boolean;
  /** Called for each question, and may load what it needs only then. */
  readonly openKeys: (signal: AbortSignal) => Keys | Promise<Keys>;
  readonly copy?: Asking['copy'];
};

export function createScreen({ write, look, rows, moves, openKeys, copy }: ScreenOptions): Screen {
  const spinner = createSpinner({ write, look, rows, animates: moves });
  let place: CursorPlace = 'line-start';
  let stepsShown = false;
  const found = collectFound();

  const toLineStart = () => {
    spinner.stop();
    if (place === 'mid-line') write('\n');
    if (place === 'unknown') write(moves ? renderFreshLine(look().columns) : '\n');
    place = 'line-start';
  };
  const answer = createAnswerText({
    write,
    look,
    begin: () => {
      toLineStart();
      if (stepsShown) write('\n');
      stepsShown = false;
    },
  });
  const freshLine = () => {
    answer.end();
    toLineStart();
  };
  const line = (text: string | undefined) => {
    if (text === undefined) return;
    freshLine();
    write(`${text}\n`);
  };

  const show = (notice: Showable) => {
    switch (notice.type) {
      case 'thinking':
        freshLine();
        return spinner.start('thinking');
      case 'model-status':
        // A line about the server may have wiped it.
        spinner.start('thinking');
        return spinner.say(...renderStatus(notice.status));
      case 'looking':
        freshLine();
        return spinner.start(notice.what);
      case 'text':
        return answer.add(notice.text);
      case 'answer':
        return answer.complete(notice.text, notice.plain);
      default:
        stepsShown ||= ['step', 'written', 'called', 'plan'].includes(notice.type);
        found.add(notice);
        // Else the shell would mark the `^C` as output without an end.
        if (notice.type === 'ran' && wasInterrupted(notice.outcome)) freshLine();
        line(renderLine(notice, look()));
        return notice.type === 'probe' ? spinner.start('looking') : undefined;
    }
  };
  const { ask, askPlan, askPick, askFind } = createQuestions({
    line,
    look,
    found: found.any,
    open: async (signal) => {
      freshLine();
      const keys = await openKeys(signal);
      const unfold = () => {
        for (const each of found.next()) line(renderFound(each, look()));
      };
      return { keys, write, look, rows, erases: moves, unfold, copy };
    },
  });
  const cursorLeft = (left: CursorPlace) => {
    place = left;
  };
  const upOver = (text: string) => `\x1b[${rowsOf(text, look().columns)}A\r\x1b[J`;
  const takeBack = (text: string) => (moves ? write(upOver(text)) : undefined);
  const finish = () => {
    answer.end();
    spinner.stop();
  };
  return { show, ask, askPlan, askPick, askFind, cursorLeft, takeBack, ready: answer.ready, finish };
}

type Askers = { readonly [Name in 'ask' | 'askPlan' | 'askPick' | 'askFind']: Screen[Name] };

type Questions = {
  /** Opens the terminal for keys. */
  readonly open: (signal: AbortSignal) => Promise<Asking>;
  readonly line: (text: string) => void;
  readonly look: () => Look;
  readonly found: () => boolean;
};

function createQuestions({ open, line, look, found }: Questions): Askers {
  const withKeys = async <T>(signal: AbortSignal, work: (asking: Asking) => Promise<T>): Promise<T> => {
    const asking = await open(signal);
    try {
      return await work(asking);
    } finally {
      asking.keys.close();
      if (asking.keys.typedAhead?.())
        line(renderNote('What you typed before the question was dropped.', look()));
    }
  };
  return {
    ask: (question, signal) =>
      withKeys(signal, async (asking) => {
        const approval = await askApproval({ ...question, unfolds: found() }, asking);
        if (approval.type === 'cancel') line(renderCancelled(question, look()));
        return approval;
      }),
    askPlan: (plan, signal) =>
      withKeys(signal, async (asking) => {
        const { askPlanApproval } = await import('./approval/plan-approval.ts');
        const approval = await askPlanApproval({ ...plan, unfolds: found() }, asking);
        if (approval.type === 'cancel') line(renderPlanCancelled(plan, look()));
        return approval;
      }),
    askPick: (question, signal) =>
      withKeys(signal, async (asking) => (await import('./approval/pick.ts')).askPick(question, asking)),
    askFind: (question, signal) =>
      withKeys(signal, async (asking) => (await import('./approval/find-list.ts')).askFind(question, asking)),
  };
}

/** What the spinner says, and whether it counts the seconds. */
function renderStatus(status: ModelStatus): readonly [what: string, counts: boolean] {
  switch (status.type) {
    case 'asking':
      return ['thinking', true];
    case 'reasoning':
      return ['thinking it through', true];
    case 'loading':
      return [`loading ${status.model}`, true];
    case 'waiting':
      return [`trying again in ${status.seconds} s: ${status.why} (Ctrl-C ends it)`, false];
  }
}

function renderLine(notice: Line, look: Look): string | undefined {
  switch (notice.type) {
    case 'step':
      return renderStep(notice.proposal, notice.approved, look);
    case 'probe':
      return renderProbe(notice.command, look);
    case 'probed': {
      const ended = notice.outcome.type === 'probed' ? endingOf(notice.outcome) : undefined;
      return ended === undefined ? undefined : look.faint(INDENT + ended);
    }
    case 'look':
      return renderProbe(notice.what, look);
    case 'tried':
      return renderTried(notice, look);
    case 'called':
      return 'reason' in notice.outcome ? undefined : renderCalled(notice.proposal.command, look);
    case 'found':
      return renderFound(notice, look);
    case 'not-done':
      return renderNotDone(notice, look);
    case 'written':
      return renderFileWritten(notice.change, look, notice.failed);
    case 'not-run':
      return renderNotRun(notice.proposal, notice.outcome, look);
    case 'ran':
      return renderOutcome(notice.outcome, look);
    case 'hosts':
      return renderHosts(notice.failures, look);
    case 'warning':
      return renderWarning(notice.text, look);
    case 'closing':
      return renderClosing(notice.parts, look);
    case 'note':
      return renderNote(notice.text, look);
    case 'plan':
      return renderPlanTaken(notice.plan, notice.taken, look);
    case 'plan-not-run':
      return renderPlanNotRun(notice.plan, notice.outcome, look);
    case 'plan-ended':
      return renderPlanEnded(notice, look);
  }
}
