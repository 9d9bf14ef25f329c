// Offers to try the command of a question first, and takes the changes of the trial over where that is wanted.

import type { Performers, Proposal } from '../../agent/performers.ts';
import type { TrialShown } from '../../domain/trial.ts';
import type { Asking } from '../wiring/surroundings.ts';
import type { Tried } from './trial.ts';

type World = {
  readonly asking: Asking;
  readonly quiet: Pick<Performers, 'factsFor'> & {
    readonly routeFor: (command: string) => { readonly route: 'capture' | 'direct'; readonly asks: boolean };
  };
  readonly signal: AbortSignal;
};

type Watched = Pick<Performers, 'askPerson'>;

/** The same performers; a question about a command can be asked to try it. */
export function withTrial<Some extends Watched>(performers: Some, world: World): Some {
  return {
    ...performers,
    async askPerson(proposal: Proposal, signal: AbortSignal) {
      const offer = await offerFor(proposal, world);
      try {
        return await performers.askPerson({ ...proposal, ...offer.on }, signal);
      } finally {
        await offer.end();
      }
    },
  };
}

type Offer = { readonly on: Pick<Proposal, 'trial' | 'noTrial'>; readonly end: () => Promise<void> };

const NONE: Offer = { on: {}, end: async () => {} };

async function offerFor({ command, verdict, file }: Proposal, world: World): Promise<Offer> {
  if (file !== undefined || verdict.level === 'blocked') return NONE;
  const { whyNotPossible } = await import('../../trial/possible.ts');
  const reason = world.quiet.routeFor(command).asks ? 'It takes over the whole screen.' : whyNotPossible();
  if (reason !== undefined) return { ...NONE, on: { noTrial: reason } };
  let last: Tried | undefined;
  const end = async (): Promise<void> => {
    await last?.trial.end();
    last = undefined;
  };
  const { asking } = world;
  return {
    on: {
      async trial(signal) {
        await end();
        const [{ tryCommand }, { shownOf }] = await Promise.all([
          import('./trial.ts'),
          import('./trial-lines.ts'),
        ]);
        const tried = await tryCommand(
          {
            command,
            shell: asking.shell,
            cwd: (await world.quiet.factsFor(command)).cwd ?? asking.cwd,
            changes: verdict.changes,
            network: false,
            signal: AbortSignal.any([signal, world.signal]),
          },
          asking,
        );
        if (tried.type === 'not-tried') return tried;
        last = tried;
        return shownOf(tried, { cwd: asking.cwd, home: asking.surroundings.home }) satisfies TrialShown;
      },
    },
    end,
  };
}
