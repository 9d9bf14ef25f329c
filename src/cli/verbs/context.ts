// `beck context`: prints exactly what a model would be sent before the question, and how much that is.

import type { ToolDefinition } from '../../domain/conversation.ts';
import type { ExitCode } from '../../domain/errors.ts';
import type { Redact } from '../../output/redact.ts';

export type ContextOptions = {
  readonly json: boolean;
  /** Gather again what is cached. */
  readonly refresh: boolean;
};

export type ContextIo = {
  /** The text about machine, folder and tools. */
  readonly collectText: (refresh: boolean) => Promise<string>;
  /** The system prompt around that text. */
  readonly compose: (contextText: string) => string;
  /** How secrets in it are masked. */
  readonly redact: Redact;
  readonly tools: readonly ToolDefinition[];
  /** What a question adds to it besides itself, for the end of a sentence; may be empty. */
  readonly added: string;
  /** How the two are shown; default: as they are sent. */
  readonly show?: (system: string, tools: string) => string;
  readonly writeOut: (text: string) => void;
  readonly writeError: (text: string) => void;
};

/** Bytes of English and code in one token, on average over the common tokenizers. */
const BYTES_PER_TOKEN = 4;

export async function runContext({ json, refresh }: ContextOptions, io: ContextIo): Promise<ExitCode> {
  const { text: system, masked } = io.redact(io.compose(await io.collectText(refresh)));
  const tools = JSON.stringify(io.tools);
  const bytes = Buffer.byteLength(system) + Buffer.byteLength(tools);
  const tokens = Math.ceil(bytes / BYTES_PER_TOKEN);
  if (json) {
    io.writeOut(`${JSON.stringify({ system, tools: io.tools, bytes, tokens, masked }, null, 2)}\n`);
  } else {
    io.writeOut(`${io.show?.(system, tools) ?? `${system}\n\n${tools}`}\n`);
    io.writeError(
      `About ${tokens} tokens (${bytes} bytes) and your question${io.added}. ${describeMasked(masked)} Nothing else is sent.\n`,
    );
  }
  return 0;
}

function describeMasked(masked: number): string {
  if (masked === 0) return 'No secret was found in it.';
  return masked === 1 ? '1 secret is masked.' : `${masked} secrets are masked.`;
}
