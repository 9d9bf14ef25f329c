// `beck suggest`: one command for a question, as `gh copilot suggest` gave it: shown, asked about, run or handed over.

import { writeFileSync } from 'node:fs';
import type { Performers } from '../../../agent/performers.ts';
import type { AgentResult } from '../../../agent/state.ts';
import type { AskModel, Provider } from '../../../domain/conversation.ts';
import { type ExitCode, NoRecipeError } from '../../../domain/errors.ts';
import type { Shell } from '../../../domain/shell.ts';
import { joinParts } from '../../shared/printed-plan.ts';
import { exitCodeOf } from './ask-result.ts';
import type { Target } from './targets.ts';

export type Suggesting = {
  readonly target: Target;
  /** A file that gets the command, for a shell function that runs it; absent: it runs in a child. */
  readonly shellOut: string | undefined;
};

/** What a model is sent beside the usual. */
export function targetSentence({ target }: Suggesting): string {
  const program = target === 'gh' ? 'gh (the GitHub CLI)' : target;
  return target === 'shell' ? '' : `\nAnswer with one command of ${program}.`;
}

/** The recipes are asked again with the program's name where they had another in mind. */
export function towardsTarget(provider: Provider, { target }: Suggesting): Provider {
  if (target === 'shell' || provider.readsPrompt) return provider;
  const ask: AskModel = async (request, io) => {
    for (const question of [request.question, `${target} ${request.question}`]) {
      const reply = await provider.ask({ ...request, question }, { ...io, onText: () => {} }).catch(unsure);
      const given = reply?.toolCalls.map(({ arguments: text }) => commandIn(text)) ?? [];
      if (reply !== undefined && given.some((command) => command.startsWith(`${target} `))) return reply;
    }
    throw new NoRecipeError(`No recipe with ${target} for that.`, 'Say it differently, or set up a model.');
  };
  return { ...provider, ask };
}

function unsure(error: unknown): undefined {
  if (!(error instanceof NoRecipeError)) throw error;
}

function commandIn(text: string): string {
  const { command } = JSON.parse(text) as { command?: unknown };
  return typeof command === 'string' ? command : '';
}

/** Ends with the first command, or the first plan, whatever becomes of it. */
export function suggestOnce(
  performers: Performers,
  { shellOut, shell, cwd }: Suggesting & { readonly shell: Shell; readonly cwd: string },
): { readonly performers: Performers; readonly signal: AbortSignal; readonly handOver: () => void } {
  const over = new AbortController();
  const chosen: string[] = [];
  let ran = false;
  return {
    signal: over.signal,
    handOver() {
      if (shellOut !== undefined && chosen.length > 0)
        writeFileSync(shellOut, joinParts(chosen, shell), { mode: 0o600 });
    },
    performers: {
      ...performers,
      show(notice) {
        // Nothing has run yet that could be said to have no effect here.
        if (shellOut === undefined || notice.type !== 'ran') performers.show(notice);
      },
      askModel(request, io) {
        if (ran) over.abort();
        return performers.askModel(request, io);
      },
      async askPerson(proposal, signal) {
        const answer = await performers.askPerson(proposal, signal);
        return answer.type === 'no' ? { type: 'cancel' } : answer;
      },
      async askPlan(plan, signal) {
        const answer = await performers.askPlan(plan, signal);
        return answer.type === 'no' ? { type: 'cancel' } : answer;
      },
      async runInShell(command, how) {
        ran = true;
        if (shellOut === undefined) return performers.runInShell(command, how);
        chosen.push(command);
        return { type: 'ran', status: 0, cwd, interrupted: false };
      },
    },
  };
}

/** Whatever ended it, what counts is the command. */
export function suggestedExitCode(result: AgentResult): ExitCode {
  if (result.runs.length > 0) return result.status === 0 ? 0 : 1;
  return result.outcome === 'answered' ? 3 : exitCodeOf(result);
}
