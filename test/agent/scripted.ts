// A question asked with plain functions in place of the world: every performer follows a script and records what it was asked.

import type {
  JudgedChange,
  Notice,
  Performers,
  PersonAnswer,
  PlanAnswer,
  PlanProposal,
  Proposal,
} from '../../src/agent/performers.ts';
import { runAgent } from '../../src/agent/run.ts';
import type { AgentConfig, AgentResult } from '../../src/agent/state.ts';
import type { Message, ModelReply, ModelRequest, Provider } from '../../src/domain/conversation.ts';
import type { CapturedOutput, NotRun, ProbeOutcome, RunOutcome } from '../../src/domain/run.ts';
import type { TrialOutcome } from '../../src/domain/trial.ts';
import type { Approvable, Level, Verdict } from '../../src/domain/verdict.ts';

type Reply = {
  readonly text?: string;
  readonly calls?: readonly Call[];
  readonly finish?: ModelReply['finish'];
};
export type Call = readonly [name: string, written: object | string];

export type Script = {
  /** In place of `replies`. */
  readonly provider?: Provider;
  readonly replies?: readonly (Reply | Error | ((request: ModelRequest) => Reply))[];
  /** Levels of the commands, in the order of their judging; the last one stays. Default: `safe`. */
  readonly levels?: Readonly<Record<string, Level | readonly (Level | Verdict)[]>>;
  readonly answers?: readonly PersonAnswer['type'][] | readonly PersonAnswer[];
  readonly planAnswers?: readonly PlanAnswer['type'][] | readonly PlanAnswer[];
  readonly runs?: Readonly<Record<string, Partial<RunOutcome>>>;
  readonly probes?: Readonly<Record<string, ProbeOutcome | NotRun>>;
  readonly tries?: Readonly<Record<string, TrialOutcome | NotRun>>;
  readonly files?: Readonly<Record<string, CapturedOutput | NotRun>>;
  /** In place of a new file that is level `ask`. */
  readonly writes?: Readonly<Record<string, JudgedChange | NotRun>>;
  readonly written?: NotRun;
  readonly secretPaths?: readonly string[];
  readonly config?: Partial<AgentConfig>;
  readonly signal?: AbortSignal;
  /** Called before each thing a performer does. */
  readonly on?: (what: string) => void;
};

export type Played = {
  readonly result: AgentResult;
  /** What performers did, in order: `ask-model`, `judge: x`, `ask: x`, `run: x`, … */
  readonly done: readonly string[];
  readonly notices: readonly Notice[];
  readonly requests: readonly ModelRequest[];
  readonly proposals: readonly Proposal[];
  readonly plans: readonly PlanProposal[];
  readonly remembered: readonly string[];
};

export async function play(script: Script): Promise<Played> {
  const done: string[] = [];
  const notices: Notice[] = [];
  const requests: ModelRequest[] = [];
  const proposals: Proposal[] = [];
  const plans: PlanProposal[] = [];
  const remembered: string[] = [];
  const judged = new Map<string, number>();
  const signal = script.signal ?? new AbortController().signal;
  const doing = (what: string) => {
    done.push(what);
    script.on?.(what);
  };
  const performers: Performers = {
    askModel: async (request, io) => {
      requests.push(request);
      doing('ask-model');
      if (script.provider !== undefined) return script.provider.ask(request, io);
      const scripted = script.replies?.[requests.length - 1];
      if (scripted instanceof Error) throw scripted;
      const reply = typeof scripted === 'function' ? scripted(request) : scripted;
      if (reply === undefined) throw new Error('The scripted model has nothing more to say.');
      io.onText(reply.text ?? '');
      return toReply(reply, requests.length);
    },
    factsFor: async () => ({ cwd: '/home/a' }),
    classify: ({ command, after = [] }) => {
      doing(`judge: ${[...after, command].join(' > ')}`);
      const time = judged.get(command) ?? 0;
      judged.set(command, time + 1);
      return { approvable: HERE, ...verdictOf(script.levels?.[command] ?? 'safe', time, command) };
    },
    askPerson: async (proposal) => {
      proposals.push(proposal);
      doing(`ask: ${proposal.command}`);
      const answer = script.answers?.[proposals.length - 1];
      if (answer === undefined) throw new Error(`Nobody expected to be asked about ${proposal.command}.`);
      if (answer === 'always') return { type: 'always', choice: { covers: 'exact', lasts: 'session' } };
      // Only `edited` carries more than its type now, and scripts write it in full.
      return typeof answer === 'string' ? ({ type: answer } as PersonAnswer) : answer;
    },
    askPlan: async (plan) => {
      plans.push(plan);
      doing(`ask plan: ${plan.parts.map(({ command }) => command).join(' | ')}`);
      const answer = script.planAnswers?.[plans.length - 1];
      if (answer === undefined) throw new Error('Nobody expected to be asked about a plan.');
      // Only `edited` carries more than its type, and scripts write it in full.
      return typeof answer === 'string' ? ({ type: answer } as PlanAnswer) : answer;
    },
    runInShell: async (command, { route, approved }) => {
      doing(`run: ${command}${approved ? ' (approved)' : ''}${route === 'direct' ? ' (direct)' : ''}`);
      return {
        type: 'ran',
        status: 0,
        output: captured(''),
        cwd: '/home/a',
        interrupted: false,
        ...script.runs?.[command],
      };
    },
    probe: async (command, cwd) => {
      doing(`probe: ${command}${cwd === undefined ? '' : ` in ${cwd}`}`);
      return script.probes?.[command] ?? probed('');
    },
    tryCommand: async (command) => {
      doing(`try: ${command}`);
      return script.tries?.[command] ?? { type: 'failed', reason: 'Not in the script.' };
    },
    readFile: async (path, maxLines) => {
      doing(`read: ${path} ${maxLines}`);
      return script.files?.[path] ?? { type: 'failed', reason: `${path} does not exist.` };
    },
    listDirectory: async (path) => {
      doing(`list: ${path}`);
      return script.files?.[path] ?? { type: 'failed', reason: `${path} does not exist.` };
    },
    searchFiles: async (pattern, path) => {
      doing(`search: ${pattern} in ${path}`);
      return script.files?.[path] ?? { type: 'failed', reason: `${path} does not exist.` };
    },
    reportSystem: async (variableNames) => {
      const what = variableNames ? 'system report with names' : 'system report';
      doing(what);
      return script.files?.[what] ?? captured('Host: here\n');
    },
    prepareWrite: async ({ path, content, append }) => {
      doing(`prepare: ${path}`);
      return script.writes?.[path] ?? judgedChange(path, content, append);
    },
    writeFile: async ({ path, content }) => {
      doing(`write: ${path} ${Buffer.from(content)}`);
      return script.written ?? { type: 'written' };
    },
    isSecretPath: (path) => script.secretPaths?.includes(path) ?? false,
    remember: async ({ text }) => {
      remembered.push(text);
    },
    show: (notice) => {
      notices.push(notice);
    },
  };
  const result = await runAgent({ ...CONFIG, ...script.config }, performers, signal);
  return { result, done, notices, requests, proposals, plans, remembered };
}

const HERE: Approvable = { shell: 'zsh', folder: '/home/a', parts: [] };

const CONFIG: AgentConfig = {
  question: 'what is here',
  systemPrompt: 'You are beck.',
  nonce: 'n0nce',
  policy: { mode: 'confirm', remembered: [], canAsk: true },
  maxSteps: 15,
  temperature: 0.3,
  maxTokens: 2048,
  cwd: '/home/a',
  home: '/home/a',
  shell: 'zsh',
  routeFor: () => ({ route: 'capture', asks: false }),
  stateLasts: true,
};

export function captured(text: string): CapturedOutput {
  return { text, bytes: Buffer.byteLength(text), truncated: false, binary: false };
}

export function judgedChange(path: string, content: string, append = false): JudgedChange {
  return {
    change: {
      path,
      kind: append ? 'append' : 'create',
      content: Buffer.from(content),
      seen: undefined,
      folder: { path: '/home/a', device: '1', inode: '2' },
      newFolders: [],
      diff: [{ type: 'added', text: content }],
      added: 1,
      removed: 0,
    },
    verdict: verdictOf('ask', 0, path),
  };
}

export function probed(stdout: string, more: Partial<ProbeOutcome> = {}): ProbeOutcome {
  return {
    type: 'probed',
    status: 0,
    timedOut: false,
    stdout: captured(stdout),
    stderr: captured(''),
    ...more,
  };
}

export function run(command: string, why = ''): Call {
  return ['run_in_shell', { command, why }];
}

/** The last text sent to the model. */
export function lastTold({ requests }: Played): string {
  return (
    requests
      .at(-1)
      ?.messages.filter(({ role }) => role === 'tool')
      .at(-1)?.content ?? ''
  );
}

export function told({ requests }: Played): readonly Message[] {
  return requests.at(-1)?.messages.filter(({ role }) => role === 'tool') ?? [];
}

/** The sentences of warnings shown. */
export function warnings({ notices }: Played): readonly string[] {
  return notices.flatMap((notice) => (notice.type === 'warning' ? [notice.text] : []));
}

function toReply({ text = '', calls = [], finish }: Reply, turn: number): ModelReply {
  return {
    text,
    toolCalls: calls.map(([name, written], index) => ({
      id: `call-${turn}-${index}`,
      name,
      arguments: typeof written === 'string' ? written : JSON.stringify(written),
    })),
    finish: finish ?? (calls.length > 0 ? 'tool-calls' : 'stop'),
    usage: { inputTokens: 100, outputTokens: 10 },
  };
}

function verdictOf(levels: Level | readonly (Level | Verdict)[], time: number, command: string): Verdict {
  const given = typeof levels === 'string' ? levels : (levels[time] ?? levels.at(-1) ?? 'danger');
  if (typeof given !== 'string') return given;
  const reasons =
    given === 'safe'
      ? []
      : [{ id: given === 'ask' ? 'creates' : given, text: `It is ${given}.`, span: [0, 1] as const }];
  return { level: given, effects: [], label: `run: ${command}`, reasons };
}
