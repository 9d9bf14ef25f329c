// One loaded model: reads a chat, evaluates its new part, and writes under a grammar, one question after another.

import { availableParallelism } from 'node:os';
import type { ToolDefinition } from '../domain/conversation.ts';
import { decimalSize } from '../domain/size.ts';
import { fitContext, usableMemory } from './fit.ts';
import { type Gguf, readGguf } from './gguf.ts';
import { grammarOf } from './grammar.ts';
import type { Job } from './job.ts';
import type {
  ChatWrapper,
  GrammarState,
  HistoryItem,
  Llama,
  Model,
  NodeLlamaCpp,
  Sequence,
  Token,
} from './node-llama-cpp.ts';
import { plainLine } from './plain-line.ts';
import { createPromptState, type PromptState } from './prompt-state.ts';

export type Chat = {
  /** The prompt first; the model's turn is next. */
  readonly history: readonly HistoryItem[];
  readonly tools: readonly ToolDefinition[];
  readonly mustCall: boolean;
  readonly temperature: number;
  readonly maxTokens: number;
};

export type Written = {
  readonly finish: 'stop' | 'length';
  readonly promptTokens: number;
  /** Of those, the ones that had been evaluated before. */
  readonly cachedTokens: number;
  readonly tokens: number;
};

export type Engine = {
  /** `onText` gets the answer as it comes. Rejects with the signal's reason, and with `Refusal`. */
  readonly write: (chat: Chat, signal: AbortSignal, onText: (text: string) => void) => Promise<Written>;
};

/** A sentence for the person, and what they can do. */
class Refusal extends Error {
  readonly fix: string;
  constructor(message: string, fix: string) {
    super(message);
    this.fix = fix;
  }
}

/** Rejects with `Refusal` where the memory does not hold it, or the file cannot be used. */
export async function loadEngine(job: Job): Promise<Engine> {
  const about = readGguf(job.file);
  const module: NodeLlamaCpp = await import(job.runtime);
  const llama = await module.getLlama({
    gpu: job.gpuLayers === 0 ? false : 'auto',
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    logLevel: 'error',
  });
  const fit = fitContext(about, { wanted: job.contextSize, free: await freeFor(about, job, llama) });
  if (fit.type === 'too-large')
    throw new Refusal(
      `${job.model} needs about ${decimalSize(fit.needed)} of memory, and ${decimalSize(fit.free)} are free.`,
      'Close other programs, choose a smaller model, or set a smaller "contextSize".',
    );
  const { contextSize } = fit;
  const { model, context } = await loadInto(llama, job, contextSize);
  const loaded: Loaded = {
    module,
    llama,
    model,
    sequence: context.getSequence(),
    // Thinking first would take minutes on a small machine.
    wrapper: module.resolveChatWrapper(model, {
      warningLogs: false,
      customWrapperSettings: { qwen: { thoughts: 'discourage' } },
    }),
    contextSize,
    state: createPromptState(job),
    grammars: new Map(),
  };
  await loaded.state.load(loaded.sequence);
  return { write: (chat, signal, onText) => write(loaded, chat, signal, onText) };
}

/** Bytes. */
async function freeFor(about: Gguf, { gpuLayers }: Job, llama: Llama): Promise<number> {
  const { free: graphics, unifiedSize: unified } = await llama.getVramState();
  const { total, wired } = await llama.getRamState();
  const memory = { available: process.availableMemory(), total, wired, graphics, unified };
  const onGraphics = llama.gpu === false ? 0 : Math.min(1, (gpuLayers ?? about.layers) / about.layers);
  return usableMemory(memory, about, { onGraphics, platform: process.platform });
}

async function loadInto(llama: Llama, job: Job, contextSize: number) {
  try {
    const gpuLayers = job.gpuLayers ?? { fitContext: { contextSize } };
    const model = await llama.loadModel({ modelPath: job.file, gpuLayers });
    const context = await model.createContext({
      contextSize,
      threads: job.threads ?? Math.max(1, Math.min(llama.cpuMathCores, availableParallelism())),
      batchSize: LARGEST_PIECE,
      failedCreationRemedy: false,
    });
    return { model, context };
  } catch (error) {
    const why = plainLine(error instanceof Error ? error.message : String(error), 200).replace(/\.$/, '');
    throw new Refusal(
      `${job.model} could not be loaded: ${why}.`,
      'Choose another model, or a smaller one; or set a smaller "contextSize" or "gpuLayers".',
    );
  }
}

type Loaded = {
  readonly module: NodeLlamaCpp;
  readonly llama: Llama;
  readonly model: Model;
  readonly sequence: Sequence;
  readonly wrapper: ChatWrapper;
  readonly contextSize: number;
  readonly state: PromptState;
  readonly grammars: Map<string, Awaited<ReturnType<Llama['createGrammar']>>>;
};

async function write(
  loaded: Loaded,
  chat: Chat,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<Written> {
  const { sequence, contextSize, state } = loaded;
  const prompt = tokensOf(loaded, chat.history);
  const room = contextSize - prompt.length;
  if (room < LEAST_ANSWER)
    throw new Refusal(
      `The conversation has ${prompt.length} tokens, and the context holds ${contextSize}.`,
      'Ask a shorter question, start over with ? /new, or raise "contextSize".',
    );
  await sequence.adaptStateToTokens([...prompt.slice(0, -1)], false);
  const cachedTokens = sequence.nextTokenIndex;
  const system = stableLength(loaded, chat.history, prompt);
  if (cachedTokens < system / 2) {
    await evaluate(sequence, prompt.slice(cachedTokens, system), signal);
    await state.save(sequence);
  }
  await evaluate(sequence, prompt.slice(sequence.nextTokenIndex, -1), signal);
  const written = await generate(loaded, chat, prompt.slice(-1), {
    signal,
    onText,
    most: Math.min(chat.maxTokens, room),
  });
  return { ...written, promptTokens: prompt.length, cachedTokens };
}

/** Tokens of an answer for which there must be room. */
const LEAST_ANSWER = 64;

function tokensOf({ wrapper, model }: Loaded, history: readonly HistoryItem[]): readonly Token[] {
  const chatHistory = [...history, { type: 'model', response: [''] } as const];
  return wrapper.generateContextState({ chatHistory }).contextText.tokenize(model.tokenizer);
}

/** How many of the tokens are the prompt's, whatever is asked. */
function stableLength(loaded: Loaded, [first]: readonly HistoryItem[], prompt: readonly Token[]): number {
  if (first?.type !== 'system') return 0;
  const other = tokensOf(loaded, [first, { type: 'user', text: '\u0001' }]);
  const at = other.findIndex((token, index) => token !== prompt[index]);
  return at === -1 ? 0 : Math.min(at, prompt.length - 1);
}

/** Tokens evaluated at once, at most: what has begun cannot be cancelled. */
const LARGEST_PIECE = 512;
const FIRST_PIECE = 16;
/** Milliseconds that a piece may take. */
const PIECE_TIME = 100;

async function evaluate(sequence: Sequence, tokens: readonly Token[], signal: AbortSignal): Promise<void> {
  let length = FIRST_PIECE;
  for (let at = 0; at < tokens.length; ) {
    signal.throwIfAborted();
    const began = performance.now();
    const piece = tokens.slice(at, at + length);
    await sequence.evaluateWithoutGeneratingNewTokens(piece);
    at += piece.length;
    const perToken = Math.max(0.01, (performance.now() - began) / piece.length);
    length = Math.max(1, Math.min(LARGEST_PIECE, 2 * length, Math.floor(PIECE_TIME / perToken)));
  }
}

type Writing = {
  readonly signal: AbortSignal;
  readonly onText: (text: string) => void;
  readonly most: number;
};

async function generate(
  loaded: Loaded,
  { tools, mustCall, temperature }: Chat,
  last: readonly Token[],
  { signal, onText, most }: Writing,
): Promise<Pick<Written, 'finish' | 'tokens'>> {
  const { sequence, model } = loaded;
  signal.throwIfAborted();
  const grammarEvaluationState = tools.length === 0 ? undefined : await grammarState(loaded, tools, mustCall);
  const all: Token[] = [];
  let pending: Token[] = [];
  let told: Token[] = [];
  const tell = (isLast: boolean): void => {
    const text = model.detokenize(pending, false, told);
    // The rest of a character is still to come.
    if (text.endsWith('\uFFFD') && !isLast) return;
    if (text !== '') onText(text);
    told = pending;
    pending = [];
  };
  for await (const token of sequence.evaluate([...last], { temperature, grammarEvaluationState })) {
    signal.throwIfAborted();
    all.push(token);
    pending.push(token);
    tell(false);
    if (all.length >= most) {
      tell(true);
      return { finish: 'length', tokens: all.length };
    }
  }
  signal.throwIfAborted();
  tell(true);
  return { finish: 'stop', tokens: all.length };
}

async function grammarState(
  { module, llama, model, grammars }: Loaded,
  tools: readonly ToolDefinition[],
  mustCall: boolean,
): Promise<GrammarState> {
  const text = grammarOf(tools, mustCall);
  const grammar = grammars.get(text) ?? (await llama.createGrammar({ grammar: text }));
  grammars.clear();
  grammars.set(text, grammar);
  return new module.LlamaGrammarEvaluationState({ model, grammar });
}
