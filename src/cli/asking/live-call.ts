// One small question to the chosen model, to see that it answers, how soon, and that it can call a tool.

import { TOOLS } from '../../agent/tools.ts';
import type { Settings } from '../../config/settings.ts';
import type { AskModel, ModelRequest } from '../../domain/conversation.ts';
import { openProvider } from '../wiring/provider.ts';
import type { Asking, Surroundings } from '../wiring/surroundings.ts';

export type LiveCall = {
  /** Who answered. */
  readonly model: string;
  readonly calledTool: boolean;
  /** Milliseconds until something of the answer was there. */
  readonly firstAfter: number;
};

const ASKED = 'This checks the connection. Call the tool run_in_shell with the command: echo ready';

/** Rejects with `BeckError`, or with the signal's reason. */
export async function callLive(
  settings: Settings,
  surroundings: Surroundings,
  { signal, onStatus }: Pick<Parameters<AskModel>[1], 'signal' | 'onStatus'>,
): Promise<LiveCall> {
  const asking: Asking = {
    surroundings,
    // Checks exactly this model, without a fallback.
    settings: { ...settings, fallback: [] },
    shell: 'sh',
    shellVersion: undefined,
    cwd: surroundings.cwd,
    lastStatus: undefined,
    terminal: undefined,
  };
  const provider = await openProvider(asking, 'gnu', { say: () => {}, forModel: true });
  const request: ModelRequest = {
    question: ASKED,
    runs: [],
    messages: [{ role: 'user', content: ASKED }],
    tools: TOOLS.filter(({ name }) => name === 'run_in_shell'),
    temperature: settings.temperature,
    maxTokens: settings.maxTokens,
  };
  const began = performance.now();
  let first: number | undefined;
  const onText = (): void => {
    first ??= performance.now();
  };
  const { toolCalls } = await provider.ask(request, { signal, onText, onStatus });
  return {
    model: provider.model,
    calledTool: toolCalls.length > 0,
    firstAfter: (first ?? performance.now()) - began,
  };
}
