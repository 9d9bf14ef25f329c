// The tools beck offers to other programs, independent of the protocol; `serve.ts` speaks the Model Context Protocol.

export type JsonObject = Readonly<Record<string, unknown>>;

/** Checks what a program wrote; the shape of the Standard Schema, which the schema library speaks. */
export type InputCheck<Args> = {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => unknown;
    readonly types?: { readonly input: unknown; readonly output: Args } | undefined;
  };
};

/** What is true of a tool, whatever it is called with. */
export type ToolHints = {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
};

/** One call, as the tool sees it. */
export type Call = {
  /** The name the other program gives itself: untrusted text. */
  readonly client: string;
  readonly signal: AbortSignal;
  /** Whether the other program can ask its person. */
  readonly canAsk: boolean;
  /** What the person said when this call was asked about before; of another subject nothing is known. */
  readonly answerTo: (subject: string) => 'yes' | 'no' | undefined;
};

export type ToolResult =
  | { readonly type: 'done'; readonly text: string; readonly structured?: JsonObject | undefined }
  | { readonly type: 'failed'; readonly text: string }
  /** The person has to be asked; the call comes again with the answer. `subject` names all that was decided on. */
  | { readonly type: 'question'; readonly message: string; readonly subject: string };

export type OfferedTool<Args = unknown> = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly check: InputCheck<Args>;
  readonly input: JsonObject;
  /** The shape of `structured`. */
  readonly output?: JsonObject | undefined;
  readonly hints: ToolHints;
  readonly call: (args: Args, call: Call) => Promise<ToolResult>;
};

export type OfferedText = {
  readonly name: string;
  readonly uri: string;
  readonly title: string;
  readonly description: string;
  readonly read: () => Promise<string>;
};

export type Offer = {
  readonly version: string;
  /** What a model should know before the first call. */
  readonly instructions: string;
  readonly tools: readonly OfferedTool[];
  readonly texts: readonly OfferedText[];
};

/** A tool whose arguments are checked before it is called; one that it does not know may limit the call, so it ends it. */
export function offerTool<Args>(tool: OfferedTool<Args>): OfferedTool {
  const known = Object.keys(Object(tool.input['properties']));
  const { validate } = tool.check['~standard'];
  const check: InputCheck<unknown> = {
    '~standard': {
      version: 1,
      vendor: 'beck',
      validate(written) {
        const given = named(written, known);
        const unknown = Object.keys(Object(given)).filter((name) => !known.includes(name));
        return unknown.length === 0
          ? validate(given)
          : { issues: [{ message: unknownNames(unknown, known) }] };
      },
    },
  };
  // Arguments are validated before every call, so they have this shape.
  return { ...tool, check, call: (args, call) => tool.call(args as Args, call) };
}

/** What models call an argument that has another name here. */
const SAME: Readonly<Record<string, string>> = { timeoutSeconds: 'timeout', timeout_seconds: 'timeout' };

function named(written: unknown, known: readonly string[]): unknown {
  if (typeof written !== 'object' || written === null) return written;
  const entries = Object.entries(written).map(([name, value]) => {
    const same = SAME[name] ?? name;
    return [!known.includes(name) && known.includes(same) ? same : name, value];
  });
  return Object.fromEntries(entries);
}

function unknownNames(unknown: readonly string[], known: readonly string[]): string {
  const takes = known.length === 0 ? 'It takes none.' : `It takes: ${known.join(', ')}.`;
  return `Unknown argument ${unknown.map((name) => JSON.stringify(name)).join(', ')}. ${takes}`;
}

export const READS: ToolHints = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

export const RUNS: ToolHints = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: false,
  openWorldHint: true,
};
