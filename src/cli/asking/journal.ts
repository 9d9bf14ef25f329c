// Writes one question into the journal while it happens: what was asked, decided and run.

import type { Notice, Performers, Proposal } from '../../agent/performers.ts';
import type { AgentResult } from '../../agent/state.ts';
import type { AllowedBy } from '../../domain/allowed-by.ts';
import type { Provider } from '../../domain/conversation.ts';
import type { CapturedOutput } from '../../domain/run.ts';
import type { Verdict } from '../../domain/verdict.ts';
import type { Asked, Step } from '../../journal/entry.ts';
import type { JournalWriter } from '../../journal/write.ts';
import { printsValues, removeValues } from '../../output/environment-output.ts';
import type { Redact } from '../../output/redact.ts';
import { endingOf } from '../../terminal/drawing/step-line.ts';

export type Journal = {
  /** The same performers, watched. */
  readonly watch: <Some extends Pick<Performers, 'askModel' | 'show'>>(performers: Some) => Some;
  /** Once, when the question has ended; never fails. */
  readonly end: (result: AgentResult, provider: Pick<Provider, 'name' | 'model'>) => Promise<void>;
};

type JournalOptions = {
  readonly asked: Asked;
  /** Opens the journal and writes how the question begins. */
  readonly begin: (asked: Asked) => Promise<JournalWriter>;
  readonly redact: Redact;
  /** What commands print: kept, not kept, or not even what was kept before. */
  readonly outputs: 'keep' | 'leave' | 'forget';
  /** Milliseconds since the question was asked. */
  readonly elapsed: () => number;
  /** A sentence where the journal cannot be written; said once. */
  readonly say: (sentence: string) => void;
};

export const NO_JOURNAL: Journal = { watch: (performers) => performers, end: async () => {} };

export function openJournal({ asked, begin, redact, outputs, elapsed, say }: JournalOptions): Journal {
  const mask = (text: string): string => redact(text).text.slice(0, LONGEST);
  let failed = false;
  let opened: Promise<JournalWriter | undefined> | undefined;
  const fail = (error: unknown): undefined => {
    if (!failed) say(`The journal cannot be written: ${error instanceof Error ? error.message : error}`);
    failed = true;
    return undefined;
  };
  const open = (): Promise<JournalWriter | undefined> => {
    opened ??= begin({ ...asked, question: mask(asked.question) }).catch(fail);
    return opened;
  };
  /** In the order of the calls, since each waits for the same promise. */
  const write = async (work: (writer: JournalWriter) => void): Promise<void> => {
    const writer = await open();
    try {
      if (writer !== undefined) work(writer);
    } catch (error) {
      fail(error);
    }
  };
  const collector = collectSteps({ start: asked.at, elapsed, mask, keepsOutput: outputs === 'keep' });
  return {
    watch: (performers) => ({
      ...performers,
      askModel(request, io) {
        const begin = (): void => void open();
        const onSent = (): void => {
          io.onSent?.();
          begin();
        };
        // Earlier, the request would wait for the disk. Providers without a server send no request: there it is opened
        // once the reply is judged and the shell has been asked what its words mean.
        return performers.askModel(request, { ...io, onSent }).finally(() => void setImmediate(begin));
      },
      show(notice) {
        for (const step of collector.stepsIn(notice)) void write((writer) => writer.step(step));
        performers.show(notice);
      },
    }),
    async end({ outcome, status, usage }, { name, model }) {
      const duration = elapsed();
      const { inputTokens, outputTokens } = usage ?? {};
      await write((writer) => {
        writer.end({ outcome, status, duration, provider: name, model, inputTokens, outputTokens });
        writer.close(outputs === 'forget');
      });
    },
  };
}

/** UTF-16 units of one text; a longer script is cut. */
const LONGEST = 16 * 1024;

type Collecting = {
  readonly start: number;
  readonly elapsed: () => number;
  readonly mask: (text: string) => string;
  readonly keepsOutput: boolean;
};

/** The steps of a question, as its notices report them. */
function collectSteps({ start, elapsed, mask, keepsOutput }: Collecting) {
  let begun: { readonly at: number; readonly by: AllowedBy } | undefined;
  const now = (): number => Math.round(start + elapsed());
  const stepOf: StepOf = (command, { level, effects, label }, rest) => ({
    at: now(),
    kind: 'run',
    command: mask(command),
    level,
    effects,
    label: mask(label),
    allowedBy: undefined,
    status: undefined,
    duration: undefined,
    ...rest,
    reason: rest.reason === undefined ? undefined : mask(rest.reason),
  });
  return {
    stepsIn(notice: Notice): readonly Step[] {
      switch (notice.type) {
        case 'step':
          begun = { at: now(), by: notice.allowedBy };
          return [];
        case 'ran': {
          const { at = now(), by: allowedBy = 'key' } = begun ?? {};
          begun = undefined;
          const { command, verdict } = notice.proposal;
          const { status, output } = notice.outcome;
          const said = keepsOutput && output !== undefined ? mask(printed(output, command)) : undefined;
          const ran = { at, outcome: 'ran', allowedBy, status, duration: now() - at, output: said } as const;
          return [stepOf(command, verdict, ran)];
        }
        case 'hosts':
          return hostSteps(notice, stepOf);
        case 'called':
          return [callStep(notice, stepOf)];
        case 'not-run':
          return [notRunStep(notice.proposal, notice.outcome, stepOf)];
        case 'plan-not-run':
          return notice.plan.parts.map((part) => notRunStep(part, notice.outcome, stepOf));
        case 'written': {
          const { change, proposal, allowedBy, failed: reason } = notice;
          const ended =
            reason === undefined
              ? ({ outcome: 'ran', status: 0 } as const)
              : ({ outcome: 'failed', reason } as const);
          return [stepOf(change.path, proposal.verdict, { kind: 'write', allowedBy, ...ended })];
        }
        case 'not-done':
          return notDoneSteps(notice, stepOf);
        case 'tried':
          return [trialStep(notice, stepOf)];
        case 'probed':
          return [probeStep(notice, stepOf)];
        default:
          return [];
      }
    },
  };
}

/** The values of variables are not kept. */
function printed({ text }: CapturedOutput, command: string): string {
  return printsValues(command) ? removeValues(text) : text;
}

/** A step of a command with its verdict; what is not given is unknown. */
type StepOf = (
  command: string,
  verdict: Pick<Verdict, 'level' | 'effects' | 'label'>,
  rest: Pick<Step, 'outcome'> & Partial<Step>,
) => Step;

type NoticeOf<Type extends Notice['type']> = Extract<Notice, { readonly type: Type }>;

function hostSteps({ proposal, results }: NoticeOf<'hosts'>, stepOf: StepOf): readonly Step[] {
  return results.map(({ host, status, failed: reason }) =>
    stepOf(host, proposal.verdict, {
      kind: 'host',
      outcome: status === undefined ? 'failed' : 'ran',
      status,
      reason,
    }),
  );
}

function callStep({ proposal, outcome }: NoticeOf<'called'>, stepOf: StepOf): Step {
  const { file, command, verdict } = proposal;
  return stepOf(
    file?.type === 'tool' ? file.whole : command,
    verdict,
    'reason' in outcome
      ? { outcome: 'failed', reason: outcome.reason }
      : { outcome: 'ran', allowedBy: 'key' },
  );
}

function notRunStep(
  { command, verdict, file }: Proposal,
  { type, reason }: NoticeOf<'not-run'>['outcome'],
  stepOf: StepOf,
): Step {
  const kind = file?.type === 'write' ? 'write' : file?.type === 'read' ? 'inspection' : 'run';
  return stepOf(command, verdict, { kind, outcome: type, reason });
}

/** What a tool of another program could not do is said when it was called. */
function notDoneSteps(
  { kind, what, outcome, reason }: NoticeOf<'not-done'>,
  stepOf: StepOf,
): readonly Step[] {
  if (kind === 'tool') return [];
  const verdict = {
    level: kind === 'write' ? 'ask' : 'safe',
    effects: [kind === 'write' ? 'write' : 'read'],
    label: what,
  } as const;
  return [stepOf(what, verdict, { kind, outcome, reason })];
}

function trialStep({ command, verdict, by, outcome }: NoticeOf<'tried'>, stepOf: StepOf): Step {
  const allowedBy = by === 'key' ? 'key' : undefined;
  const reason = by === 'model' ? 'The model wanted to try it.' : undefined;
  return stepOf(
    command,
    verdict,
    outcome.type === 'tried'
      ? { kind: 'trial', outcome: 'ran', allowedBy, status: outcome.status, reason }
      : { kind: 'trial', outcome: outcome.type, reason: outcome.reason },
  );
}

function probeStep({ command, outcome }: NoticeOf<'probed'>, stepOf: StepOf): Step {
  const killed = outcome.type === 'probed' && outcome.status === undefined ? endingOf(outcome) : undefined;
  return stepOf(
    command,
    { level: 'safe', effects: ['read'], label: 'read' },
    killed !== undefined
      ? { kind: 'inspection', outcome: 'failed', reason: killed }
      : outcome.type === 'probed'
        ? { kind: 'inspection', outcome: 'ran', allowedBy: 'safe', status: outcome.status }
        : { kind: 'inspection', outcome: outcome.type, reason: outcome.reason },
  );
}
