// A command that another program proposes for this shell: asked about like every other, and never run without a key.

import { join } from 'node:path';
import type { Performers } from '../../agent/performers.ts';
import type { AgentResult } from '../../agent/state.ts';
import type { Settings } from '../../config/settings.ts';
import type { Provider } from '../../domain/conversation.ts';
import { makeAllVisible } from '../../domain/visible.ts';
import type { Redact } from '../../output/redact.ts';
import { fixProvider } from '../../providers/fixes.ts';
import {
  answerProposal,
  PROPOSAL_MS,
  type Proposal,
  proposalsFolder,
  takeProposal,
} from '../../sessions/proposals.ts';
import type { PersonSide } from '../asking/person-side.ts';
import { stateFolder } from '../shared/own-folders.ts';
import type { Surroundings } from '../wiring/surroundings.ts';

export type TakenProposal = {
  /** For the journal. */
  readonly question: string;
  readonly provider: Provider;
  /** A question that the person leaves open ends with the proposal. */
  readonly watch: <Some extends Pick<Performers, 'askPerson'>>(performers: Some) => Some;
  /** Tells the other program. */
  readonly end: (result: AgentResult | undefined, redact: Redact) => void;
};

type Taking = {
  readonly settings: Settings;
  readonly surroundings: Surroundings;
  readonly shellPid: number;
  readonly person: Pick<PersonSide, 'screen'>;
};

/** Undefined, and said, where there is none. */
export function takeProposed({
  settings,
  surroundings,
  shellPid,
  person,
}: Taking): TakenProposal | undefined {
  const folder = proposalsFolder(join(stateFolder(surroundings), 'beck'));
  const proposal = settings.proposals === 'on' ? takeProposal(folder, shellPid, surroundings.now) : undefined;
  if (proposal === undefined) {
    const text =
      settings.proposals === 'on'
        ? 'No proposal waits for this shell.'
        : 'Other programs may not propose commands. Allow it with: beck config set proposals on';
    person.screen.show({ type: 'note', text });
    return undefined;
  }
  const sender = senderOf(proposal);
  person.screen.show({ type: 'note', text: `${sender} proposes a command for this shell:` });
  const left = Math.max(0, proposal.at + PROPOSAL_MS - surroundings.now);
  const purpose = makeAllVisible(proposal.why.toWellFormed().trim());
  const why = purpose === '' ? '' : `${sender}: ${purpose}`.slice(0, 300);
  return {
    question: `${sender} proposes: ${purpose === '' ? proposal.command : purpose}`,
    provider: { ...fixProvider({ why, command: proposal.command }), name: 'mcp', model: sender },
    watch: (performers) => ({
      ...performers,
      askPerson: (asked, signal) =>
        performers.askPerson(asked, AbortSignal.any([signal, AbortSignal.timeout(left)])),
    }),
    end: (result, redact) => answerProposal(folder, shellPid, proposal.id, answerOf(result, redact)),
  };
}

function senderOf({ client }: Proposal): string {
  return makeAllVisible(client.toWellFormed()).slice(0, 40) || 'Another program';
}

function answerOf(result: AgentResult | undefined, redact: Redact) {
  const runs = (result?.runs ?? []).map(({ command, outcome }) => ({
    command: redact(command).text,
    exitCode: outcome.status,
    output: outcome.output === undefined ? null : redact(outcome.output.text).text,
    directory: outcome.cwd,
  }));
  const declined = result?.outcome === 'answered' || result?.outcome === 'cancelled';
  return { outcome: runs.length > 0 ? 'ran' : declined ? 'declined' : 'ended', runs } as const;
}
