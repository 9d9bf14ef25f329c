// The agent's data types: its state, the events it handles, and the effects it asks for.

import type { ApprovalPolicy } from '../approval/decide.ts';
import type { AllowedBy } from '../domain/allowed-by.ts';
import type {
  Attempt,
  Message,
  ModelReply,
  ModelRequest,
  RunRecord,
  ToolCall,
  ToolDefinition,
  Usage,
} from '../domain/conversation.ts';
import type { FileChange } from '../domain/file-change.ts';
import type { AlwaysChoice, RememberedApproval } from '../domain/remembered.ts';
import type { CapturedOutput, NotRun, ProbeOutcome, RunOutcome } from '../domain/run.ts';
import type { Shell } from '../domain/shell.ts';
import type { TrialOutcome } from '../domain/trial.ts';
import type { Verdict } from '../domain/verdict.ts';
import type { Redact } from '../output/redact.ts';
import type {
  JudgedChange,
  Notice,
  PersonAnswer,
  PlanAnswer,
  PlanProposal,
  PreparedTool,
  Proposal,
  Route,
} from './performers.ts';
import type { PlanProgress, PlanRecord } from './plan-progress.ts';
import type { Action } from './tools.ts';

/** How a command reaches the terminal; `asks`: only after a key allowed it, however harmless it is. */
type RouteChoice = { readonly route: Route; readonly asks: boolean };

/** The input of one question. */
export type AgentConfig = {
  /** As typed, without the prefix. */
  readonly question: string;
  /** Text the person passed along with the question, such as standard input; quoted as untrusted. */
  readonly attached?: CapturedOutput | undefined;
  readonly systemPrompt: string;
  /** What a model is sent of earlier turns of the conversation, masked already. */
  readonly earlier?: readonly Message[] | undefined;
  /** Secrets in it that are masked already. */
  readonly maskedBefore?: number | undefined;
  /** Masks secrets in all that is sent; absent: those known by their shape. */
  readonly redact?: Redact | undefined;
  /** Random, one a question; the system prompt names it. */
  readonly nonce: string;
  readonly policy: ApprovalPolicy;
  /** Replies of the model that may ask for something; 15 by default. */
  readonly maxSteps: number;
  readonly temperature: number;
  /** Most tokens in one reply. */
  readonly maxTokens: number;
  /** The shell's directory when the question was asked. */
  readonly cwd: string;
  readonly home: string;
  readonly shell: Shell;
  readonly routeFor: (command: string) => RouteChoice;
  /** For a model that reads slowly: the same tools in fewer words. */
  readonly brief?: boolean | undefined;
  /** Tools offered in addition to beck's own. */
  readonly otherTools?: readonly ToolDefinition[] | undefined;
  /** Whether the model may try commands. */
  readonly tries?: boolean | undefined;
  /** Whether runs share a shell: folder, variables and names last from one to the next. */
  readonly stateLasts: boolean;
};

export type AgentResult = {
  /** For the shell's `$?`: the last run's status; without a run as design.md has it. */
  readonly status: number;
  readonly outcome: 'answered' | 'cancelled' | 'refused' | 'no-answer' | 'failed';
  /** The model's closing text; may be empty. */
  readonly answer: string;
  readonly runs: readonly RunRecord[];
  readonly plans: readonly PlanRecord[];
  /** Secrets masked in what went to the model. */
  readonly masked: number;
  /** The sum over all replies, where the server reports it. */
  readonly usage?: Usage | undefined;
};

export type State = {
  readonly config: AgentConfig;
  readonly messages: readonly Message[];
  readonly runs: readonly RunRecord[];
  /** The runs and, between them, the commands that did not run. */
  readonly attempts: readonly Attempt[];
  /** What was allowed before this question, and in it. */
  readonly remembered: readonly RememberedApproval[];
  /** Model replies so far. */
  readonly steps: number;
  readonly usage: Usage | undefined;
  readonly masked: number;
  /** Calls of the current reply that are not done yet. */
  readonly queue: readonly ToolCall[];
  /** The commands of the current reply are taken one by one. */
  readonly lone: boolean;
  /** A look of the current reply failed; what does more than look may depend on it. */
  readonly onlyLooks: boolean;
  /** The last call and how often it came in a row. */
  readonly repeated: { readonly key: string; readonly times: number };
  /** The call before this one could not be used either. */
  readonly repairing: boolean;
  /** How the last step ended that the model wanted and that did not run. */
  readonly lastNotRun: NotRun['type'] | undefined;
  /** The current plan; its parts pass through the phases of a run. */
  readonly plan: PlanProgress | undefined;
  readonly plans: readonly PlanRecord[];
  readonly phase: Phase;
};

type RunAction = Extract<Action, { type: 'run' }>;
type TryAction = Extract<Action, { type: 'try' }>;
type ProbeAction = Extract<Action, { type: 'probe' }>;
type LookAction = Extract<
  Action,
  { type: 'read-file' | 'list-directory' | 'search-files' | 'system-report' }
>;
type WriteAction = Extract<Action, { type: 'write-file' }>;
type ToolAction = Extract<Action, { type: 'use-tool' }>;

/** What the agent waits for. */
export type Phase =
  | { readonly type: 'starting' }
  | { readonly type: 'thinking' }
  | {
      readonly type: 'judging-run';
      readonly call: ToolCall;
      readonly action: RunAction;
      /** What a key press approved; valid as long as a new verdict is not worse. */
      readonly approved: Proposal | undefined;
      /** What the person was asked about and then edited. */
      readonly replaced?: Proposal | undefined;
      readonly edited: boolean;
    }
  | { readonly type: 'judging-plan'; readonly plan: PlanProgress }
  | { readonly type: 'asking-plan'; readonly plan: PlanProgress; readonly offerAll: boolean }
  | { readonly type: 'judging-try'; readonly call: ToolCall; readonly action: TryAction }
  | { readonly type: 'judging-probe'; readonly call: ToolCall; readonly action: ProbeAction }
  | {
      readonly type: 'asking-run';
      readonly call: ToolCall;
      readonly action: RunAction;
      readonly proposal: Proposal;
      readonly edited: boolean;
    }
  | {
      readonly type: 'asking-look';
      readonly call: ToolCall;
      readonly action: LookAction;
      readonly proposal: Proposal;
    }
  | {
      readonly type: 'asking-write';
      readonly call: ToolCall;
      readonly change: FileChange;
      readonly proposal: Proposal;
    }
  | {
      readonly type: 'running';
      readonly call: ToolCall;
      readonly proposal: Proposal;
      readonly edited: boolean;
    }
  | {
      readonly type: 'trying';
      readonly call: ToolCall;
      readonly action: TryAction;
      readonly verdict: Verdict;
    }
  | { readonly type: 'probing'; readonly call: ToolCall; readonly action: ProbeAction }
  | { readonly type: 'looking'; readonly call: ToolCall; readonly action: LookAction }
  | { readonly type: 'preparing-write'; readonly call: ToolCall; readonly action: WriteAction }
  | {
      readonly type: 'writing';
      readonly call: ToolCall;
      readonly change: FileChange;
      readonly proposal: Proposal;
      readonly allowedBy: AllowedBy;
    }
  | { readonly type: 'preparing-tool'; readonly call: ToolCall; readonly action: ToolAction }
  | {
      readonly type: 'asking-tool';
      readonly call: ToolCall;
      readonly action: ToolAction;
      readonly proposal: Proposal;
    }
  | {
      readonly type: 'using-tool';
      readonly call: ToolCall;
      readonly action: ToolAction;
      readonly proposal: Proposal;
    }
  | { readonly type: 'finished' };

export type PhaseOf<Type extends Phase['type']> = Extract<Phase, { type: Type }>;

/** `remember` and `show` report nothing back; every other effect but `finish` is answered by one event. */
export type Effect =
  | { readonly type: 'ask-model'; readonly request: ModelRequest }
  | {
      readonly type: 'judge';
      readonly command: string;
      readonly cwd: string | undefined;
      /** What will have run before, with success. */
      readonly after?: readonly string[];
    }
  | { readonly type: 'ask-person'; readonly proposal: Proposal }
  | { readonly type: 'ask-plan'; readonly plan: PlanProposal }
  | {
      readonly type: 'run-in-shell';
      readonly command: string;
      readonly route: Route;
      readonly approved: boolean;
      readonly verdict: Verdict;
      /** Counts the plans of the question; absent for a command that is no part of one. */
      readonly plan?: number | undefined;
    }
  | { readonly type: 'try'; readonly command: string; readonly verdict: Verdict }
  | { readonly type: 'probe'; readonly command: string; readonly cwd: string | undefined }
  /** `asked`: the person allowed it, so a secret path is no reason to come back. */
  | { readonly type: 'look'; readonly action: LookAction; readonly asked: boolean }
  | { readonly type: 'prepare-write'; readonly action: WriteAction }
  | { readonly type: 'write-file'; readonly change: FileChange }
  | { readonly type: 'prepare-tool'; readonly action: ToolAction }
  | { readonly type: 'use-tool'; readonly action: ToolAction }
  | {
      readonly type: 'remember';
      readonly approval: RememberedApproval;
      readonly lasts: AlwaysChoice['lasts'];
    }
  | { readonly type: 'show'; readonly notice: Notice }
  | { readonly type: 'finish'; readonly result: AgentResult };

export type Event =
  | { readonly type: 'started' }
  | { readonly type: 'replied'; readonly reply: ModelReply }
  | { readonly type: 'model-failed' | 'no-recipe'; readonly message: string; readonly fix: string }
  | { readonly type: 'judged'; readonly verdict: Verdict }
  | { readonly type: 'answered'; readonly answer: PersonAnswer }
  | { readonly type: 'plan-answered'; readonly answer: PlanAnswer }
  | { readonly type: 'ran'; readonly outcome: RunOutcome | NotRun }
  | { readonly type: 'probed'; readonly outcome: ProbeOutcome | NotRun }
  | { readonly type: 'tried'; readonly outcome: TrialOutcome | NotRun }
  | { readonly type: 'looked'; readonly outcome: CapturedOutput | NotRun }
  | { readonly type: 'place-is-secret' }
  | { readonly type: 'write-prepared'; readonly outcome: JudgedChange | NotRun }
  | { readonly type: 'written'; readonly outcome: { readonly type: 'written' } | NotRun }
  | { readonly type: 'tool-prepared'; readonly prepared: PreparedTool }
  | { readonly type: 'tool-used'; readonly outcome: CapturedOutput | NotRun }
  | { readonly type: 'cancelled' };

export type Step = { readonly state: State; readonly effects: readonly Effect[] };

export const NOT_REPEATED: State['repeated'] = { key: '', times: 0 };

export function startState(config: AgentConfig): State {
  return {
    config,
    messages: [],
    runs: [],
    attempts: [],
    remembered: config.policy.remembered,
    steps: 0,
    usage: undefined,
    masked: 0,
    queue: [],
    lone: false,
    onlyLooks: false,
    repeated: NOT_REPEATED,
    repairing: false,
    lastNotRun: undefined,
    plan: undefined,
    plans: [],
    phase: { type: 'starting' },
  };
}
