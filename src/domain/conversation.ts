// The data exchanged with a provider: a model server, or the built-in recipes.

import type { NotRun, RunOutcome } from './run.ts';

export type ToolCall = {
  readonly id: string;
  readonly name: string;
  /** JSON exactly as the model wrote it; parsed and checked where it is used. */
  readonly arguments: string;
  readonly sentBack?: SentBack | undefined;
  /** The file a command comes from, such as a project's `.beck.yaml`. It is then always asked about. */
  readonly from?: string | undefined;
};

/** Opaque data that the server wants back with the next request of the question; `from`: the only server that gets it. */
export type SentBack = { readonly from: string; readonly fields: Readonly<Record<string, unknown>> };

export type Message =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | {
      readonly role: 'assistant';
      readonly content: string;
      readonly toolCalls: readonly ToolCall[];
      readonly sentBack?: SentBack | undefined;
    }
  | { readonly role: 'tool'; readonly toolCallId: string; readonly content: string };

export type ToolDefinition = {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the arguments. */
  readonly parameters: Readonly<Record<string, unknown>>;
};

/** A run the person saw, in order; the offline recipes work from these. */
export type RunRecord = { readonly command: string; readonly outcome: RunOutcome };

/** A proposed command and its outcome: a run, or a step that the person declined or the policy refused. */
export type Attempt = RunRecord | { readonly command: string; readonly outcome: NotRun };

export type ModelRequest = {
  /** The question as typed, without the prefix. */
  readonly question: string;
  /** Every run of this question so far. */
  readonly runs: readonly RunRecord[];
  /** The runs, and between them the commands that were proposed and did not run; absent: the runs are all there was. */
  readonly attempts?: readonly Attempt[] | undefined;
  readonly messages: readonly Message[];
  readonly tools: readonly ToolDefinition[];
  readonly temperature: number;
  readonly maxTokens: number;
};

export type Usage = { readonly inputTokens: number; readonly outputTokens: number };

export type ModelReply = {
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
  readonly finish: 'stop' | 'tool-calls' | 'length';
  readonly usage?: Usage | undefined;
  /** Who the server says has answered. */
  readonly model?: string | undefined;
  readonly sentBack?: SentBack | undefined;
};

/** What a server is doing while no text arrives. */
export type ModelStatus =
  | { readonly type: 'asking' | 'reasoning' }
  /** Into this machine's memory. */
  | { readonly type: 'loading'; readonly model: string }
  /** It asked for a pause; the seconds left of it. `why` is a phrase: `localhost is busy`. */
  | { readonly type: 'waiting'; readonly seconds: number; readonly why: string };

/** Text as it arrives; `signal` ends the request. Rejects with `ProviderError`. */
export type AskModel = (
  request: ModelRequest,
  io: {
    readonly signal: AbortSignal;
    readonly onText: (text: string) => void;
    readonly onStatus?: ((status: ModelStatus) => void) | undefined;
    /** The last byte of a request has left, and the server thinks: the time for work that would have held it up. */
    readonly onSent?: (() => void) | undefined;
  },
) => Promise<ModelReply>;

/** Properties in which providers differ. */
export type ProviderTraits = {
  /** It sends the question to a model server. */
  readonly needsServer: boolean;
  /** It reads the system prompt and what comes with a question; without it neither has to be collected. */
  readonly readsPrompt: boolean;
};

export type Provider = ProviderTraits & {
  /** For the person: `recipes`, or the name of a server's row. */
  readonly name: string;
  /** Who answers; after a reply, who answered. */
  readonly model: string;
  readonly ask: AskModel;
};
