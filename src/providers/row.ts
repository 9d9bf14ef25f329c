// The type of a row in the table of providers.

export type ProviderRow = {
  /** For the person. */
  readonly label: string;
  /** Up to what is before `/chat/completions`; undefined: only the person knows it. */
  readonly address: string | undefined;
  /** Variables that replace the address; the first that is set counts. */
  readonly addressVariables: readonly AddressVariable[];
  /** Variables that hold the key, and go to no other provider; the first that is set counts. */
  readonly keyVariables: readonly string[];
  readonly modelVariables?: readonly string[] | undefined;
  /** What is asked where no model is named; undefined: the best of what the server lists. */
  readonly model: string | undefined;
  /** Which of the server's models takes the place of one that is gone, best first. */
  readonly preference: readonly RegExp[];
  /** A sentence for the person: where a key is made. */
  readonly keysAt: string;
  /** False: it answers without one. */
  readonly needsKey: boolean;
  /** Never chosen because its variable is set. */
  readonly neverUnasked?: boolean | undefined;
  /** A sentence where the service is no longer there: only a `baseUrl` beside the name is asked. */
  readonly retired?: string | undefined;
  /** beck itself loads the model: it reads slowly, and is reached over a socket. */
  readonly isLoadedHere?: boolean | undefined;
  /** The command that gets a model the server does not have. */
  readonly getModel?: ((model: string) => string) | undefined;
  readonly quirks: Quirks;
};

/** `path`: added where the variable's address has none; `port`: where it has none. */
export type AddressVariable = { readonly name: string; readonly path?: string; readonly port?: number };

export const EFFORTS = ['minimal', 'low', 'medium', 'high'] as const;
export type Effort = (typeof EFFORTS)[number];

/** How a server differs from the plain protocol. */
export type Quirks = {
  /** Carries the key as it is; otherwise it is a bearer token. */
  readonly keyHeader?: string;
  /** The same, for the list of models alone. */
  readonly listKeyHeader?: string;
  /** Where the list of models is, if not beside the chat. */
  readonly listAt?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The name of the limit of a reply; `max_tokens` where nothing is said. */
  readonly tokenLimit?: 'max_tokens' | 'max_completion_tokens';
  /** Models that refuse any temperature but their own. */
  readonly fixedTemperature?: RegExp;
  readonly highestTemperature?: number;
  /** Models that think before they answer, and whose effort can be set. */
  readonly thinks?: RegExp;
  /** Their effort where the person sets none: a prompt should not wait. */
  readonly defaultEffort?: Effort;
  /** `reasoning_effort` is never sent. */
  readonly noEffort?: boolean;
  /** Models that take tools only where they do not think. */
  readonly toolsOrThinking?: RegExp;
  /** Needs a parameter to make one call at a time. */
  readonly oneCallAtATime?: boolean;
  /** `unasked`: usage comes by itself, and asking for it is refused. */
  readonly usageInStreams?: 'asked' | 'unasked';
  /** Ids of calls that the server accepts. */
  readonly callIds?: RegExp;
  /** Fields of a message, and of a call, that must come back as they were, within the question they belong to. */
  readonly sentBack?: readonly string[];
  readonly sentBackInCalls?: readonly string[];
  /** Of those, fields that are sent empty with a call that another server made. */
  readonly blankBack?: readonly string[];
  /** Its models know no tools: they are described in the prompt. */
  readonly noTools?: RegExp;
};
