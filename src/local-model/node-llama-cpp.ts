// What we use of node-llama-cpp, which is no dependency: `beck models add` installs it, and the model's process loads it.

export type Token = number & { readonly __token: never };

export type NodeLlamaCpp = {
  getLlama(options: {
    readonly gpu: 'auto' | false;
    readonly build: 'never';
    readonly skipDownload: true;
    readonly progressLogs: false;
    readonly logLevel: 'error';
  }): Promise<Llama>;
  resolveChatWrapper(
    model: Model,
    options: { readonly warningLogs: false; readonly customWrapperSettings: object },
  ): ChatWrapper;
  readonly LlamaGrammarEvaluationState: new (options: {
    readonly model: Model;
    readonly grammar: Grammar;
  }) => GrammarState;
};

export type Llama = {
  readonly gpu: string | false;
  /** Physical cores that are good at arithmetic. */
  readonly cpuMathCores: number;
  /** Bytes, also of what is shared with the rest of the machine. */
  getVramState(): Promise<{ readonly free: number; readonly unifiedSize: number }>;
  getRamState(): Promise<{ readonly total: number; readonly wired: number }>;
  loadModel(options: {
    readonly modelPath: string;
    /** `fitContext`: as many as leave room for that context. */
    readonly gpuLayers: number | { readonly fitContext: { readonly contextSize: number } };
  }): Promise<Model>;
  createGrammar(options: { readonly grammar: string }): Promise<Grammar>;
};

/** Opaque: only handed back. */
export type Grammar = { readonly grammar: string };
export type GrammarState = object;

export type Tokenizer = (text: string, special?: boolean) => Token[];

export type Model = {
  readonly tokenizer: Tokenizer;
  readonly gpuLayers: number;
  detokenize(tokens: readonly Token[], special?: boolean, last?: readonly Token[]): string;
  createContext(options: {
    readonly contextSize: number;
    readonly threads: number;
    readonly batchSize: number;
    readonly failedCreationRemedy: false;
  }): Promise<Context>;
};

export type Context = { getSequence(): Sequence };

export type Sequence = {
  readonly nextTokenIndex: number;
  readonly contextTokens: readonly Token[];
  adaptStateToTokens(tokens: Token[], allowShift: boolean): Promise<void>;
  eraseContextTokenRanges(ranges: { readonly start: number; readonly end: number }[]): Promise<void>;
  evaluateWithoutGeneratingNewTokens(tokens: Token[]): Promise<void>;
  evaluate(
    tokens: Token[],
    options: { readonly temperature: number; readonly grammarEvaluationState: GrammarState | undefined },
  ): AsyncGenerator<Token, void>;
  clearHistory(): Promise<void>;
  saveStateToFile(path: string): Promise<{ readonly fileSize: number }>;
  loadStateFromFile(path: string, risk: { readonly acceptRisk: true }): Promise<void>;
};

export type HistoryItem =
  | { readonly type: 'system' | 'user'; readonly text: string }
  | { readonly type: 'model'; readonly response: readonly string[] };

export type ChatWrapper = {
  generateContextState(options: { readonly chatHistory: readonly HistoryItem[] }): {
    readonly contextText: { tokenize(tokenizer: Tokenizer): Token[] };
    readonly stopGenerationTriggers: readonly unknown[];
  };
};
