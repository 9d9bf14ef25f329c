// A fix for a failure at the prompt: what the question becomes, and who answers it.

import type { Performers } from '../../agent/performers.ts';
import { runAgent } from '../../agent/run.ts';
import type { AgentConfig } from '../../agent/state.ts';
import type { ShellLink } from '../../shell-link/link.ts';
import type { FailedBefore, Fixing } from '../asking/fix.ts';
import type { QuietPerformers } from '../wiring/performers.ts';
import type { Asking } from '../wiring/surroundings.ts';

/** The words and the answer to a failure; a number: it is over, with that status. */
export async function prepareFix(
  failed: FailedBefore,
  { asking, config, quiet, performers, link }: FixParts,
): Promise<Fixing | number> {
  const [{ prepareFix }, { fixProvider }] = await Promise.all([
    import('../asking/fix.ts'),
    import('../../providers/fixes.ts'),
  ]);
  return prepareFix(failed, asking, {
    quiet,
    showProbe: (command) => performers.show({ type: 'probe', command }),
    askPerson: performers.askPerson,
    runAgain(command) {
      const again = fixProvider({ why: 'Run it again to see the error?', command });
      // The bare prefix is no wish to run anything: it is asked, whatever the mode and what was allowed.
      const policy = { mode: 'strict', remembered: [], canAsk: true } as const;
      const bare = { ...config, policy, attached: undefined, systemPrompt: '' };
      return runAgent(bare, { ...performers, askModel: again.ask }, link.interrupted);
    },
    signal: link.interrupted,
  });
}

type FixParts = {
  readonly asking: Asking;
  readonly config: AgentConfig;
  readonly quiet: QuietPerformers;
  readonly performers: Omit<Performers, 'askModel'>;
  readonly link: ShellLink;
};
