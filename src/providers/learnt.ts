// What a model refused, remembered for each model so that it is not sent again.

/** Optional fields of a request that a server may refuse. */
export const OPTIONAL_FIELDS = [
  'temperature',
  'stream_options',
  'parallel_tool_calls',
  'reasoning_effort',
] as const;
export type OptionalField = (typeof OPTIONAL_FIELDS)[number];

export type Learnt = {
  readonly dropped?: readonly OptionalField[] | undefined;
  readonly tokenLimit?: 'max_tokens' | 'max_completion_tokens' | undefined;
  /** The model knows no tools: they are described in the prompt, and its calls are read from its text. */
  readonly tools?: 'text' | undefined;
  /** With tools it may not think: its effort is `none` then, or the tools are described, where the person set an effort. */
  readonly toolsOrThinking?: boolean | undefined;
  /** It thinks before it answers and says only where that ends. */
  readonly thinksUnmarked?: boolean | undefined;
  /** It does not stream: the reply comes in one piece. */
  readonly whole?: boolean | undefined;
  /** It knows no system messages: what one says begins the first message of the person. */
  readonly noSystem?: boolean | undefined;
  /** Takes the place of the row's default model, which the server does not have. */
  readonly instead?: string | undefined;
};

/** Keeps what was learnt, by `learningKey`. Neither ever throws: without it a server is only asked once more. */
export type Learning = {
  readonly recall: (key: string) => Learnt | undefined;
  readonly keep: (key: string, learnt: Learnt) => void;
};

/** For this process alone. */
export function shortLearning(): Learning {
  const known = new Map<string, Learnt>();
  return { recall: (key) => known.get(key), keep: (key, learnt) => known.set(key, learnt) };
}

export function learningKey(baseUrl: string, model: string): string {
  return `${baseUrl.replace(/\/+$/, '')} ${model}`;
}
