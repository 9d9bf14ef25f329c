// `beck ask --print`: goes as far as the first command, and no further.

import type { Performers, Proposal } from '../../../agent/performers.ts';
import { runAgent } from '../../../agent/run.ts';
import type { AgentConfig, AgentResult } from '../../../agent/state.ts';
import { joinParts } from '../../shared/printed-plan.ts';
import type { QuietPerformers } from '../../wiring/performers.ts';
import type { AskEvents } from './ask-events.ts';

/** `command` is empty where a plan cannot be printed. */
export type Proposed = { readonly command: string; readonly blocked: boolean };

type Proposing = {
  readonly performers: QuietPerformers & Pick<Performers, 'askModel'>;
  readonly events: AskEvents | undefined;
  readonly say: (sentence: string) => void;
  readonly signal: AbortSignal;
};

export async function proposeOnly(
  config: AgentConfig,
  { performers, events, say, signal }: Proposing,
): Promise<{ readonly result: AgentResult; readonly proposed: Proposed | undefined }> {
  let proposed: Proposed | undefined;
  const found = new AbortController();
  const take = (command: string, blocked: boolean): void => {
    proposed ??= { command, blocked };
    found.abort();
  };
  const printing: Performers = {
    ...performers,
    askPerson: async ({ command, file }: Proposal) => {
      if (file !== undefined) {
        say('--print only prints a command: it writes no file and reads no secret file.');
        return { type: 'no' };
      }
      take(command, false);
      return { type: 'cancel' };
    },
    askPlan: async ({ parts }) => {
      const commands = parts.map(({ command }) => command);
      take(joinParts(commands, config.shell), false);
      return { type: 'cancel' };
    },
    runInShell: () => Promise.reject(new Error('--print only prints a command and runs nothing.')),
    remember: async () => {},
    show(notice) {
      if (notice.type === 'not-run' && notice.proposal.file === undefined) {
        say(notice.outcome.reason);
        take(notice.proposal.command, notice.proposal.verdict.level === 'blocked');
      }
      if (notice.type === 'plan-not-run') {
        say(notice.outcome.reason);
        take('', true);
      }
      if (notice.type === 'warning' || notice.type === 'note') say(notice.text);
    },
  };
  const result = await runAgent(
    { ...config, policy: { mode: 'strict', remembered: [], canAsk: true } },
    events?.watch(printing) ?? printing,
    AbortSignal.any([signal, found.signal]),
  );
  return { result, proposed };
}
