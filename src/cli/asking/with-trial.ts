// Offers to try the command of a question first, and takes the changes of the trial over where that is wanted.

import type { Performers, Proposal } from '../../agent/performers.ts';
import type { Redact } from '../../output/redact.ts';
import type { Asking } from '../wiring/surroundings.ts';
import type { Takeable } from './take-over.ts';
import type { Tried } from './trial.ts';

type World = {
  readonly asking: Asking;
  readonly quiet: Pick<Performers, 'factsFor'> & {
    readonly routeFor: (command: string) => { readonly route: 'capture' | 'direct'; readonly asks: boolean };
  };
  /** What stays in a file is masked. */
  readonly redact: Redact;
  readonly signal: AbortSignal;
};

type Watched = Pick<Performers, 'askPerson' | 'runInShell' | 'show'>;

/** The same performers; a question about a command can be asked to try it, and its changes can be taken over. */
export function withTrial<Some extends Watched>(performers: Some, world: World): Some {
  /** Set between the answer and the run. */
  let taking: { readonly command: string; readonly from: Takeable } | undefined;
  const drop = async (): Promise<void> => {
    const dropped = taking;
    taking = undefined;
    await dropped?.from.tried.trial.end();
  };
  return {
    ...performers,
    async askPerson(proposal: Proposal, signal: AbortSignal) {
      await drop();
      const offer = await offerFor(proposal, world);
      const answer = await performers.askPerson({ ...proposal, ...offer.on }, signal);
      const from = offer.takeable();
      if (answer.type === 'yes' && answer.taken === true && from !== undefined)
        taking = { command: proposal.command, from };
      else await offer.end();
      return answer;
    },
    async runInShell(command: string, how: Parameters<Watched['runInShell']>[1]) {
      if (taking?.command !== command) {
        await drop();
        return performers.runInShell(command, how);
      }
      const { from } = taking;
      try {
        const failed = await take(command, from, world);
        if (failed !== undefined) {
          performers.show({ type: 'warning', text: failed });
          return { type: 'failed', reason: failed };
        }
        performers.show({
          type: 'note',
          text: 'The changes of the trial were taken over; beck undo puts them back.',
        });
        const { trial, output } = from.tried;
        return { type: 'ran', status: trial.status, output, cwd: world.asking.cwd, interrupted: false };
      } finally {
        await drop();
      }
    },
  };
}

/** A sentence where it failed. */
async function take(command: string, from: Takeable, { asking, redact }: World): Promise<string | undefined> {
  const [{ takeOver }, { askerOf }] = await Promise.all([import('./take-over.ts'), import('./undo.ts')]);
  return takeOver(from, { command: redact(command).text, ...(await askerOf(asking)) }, asking);
}

type Offer = {
  readonly on: Pick<Proposal, 'trial' | 'noTrial'>;
  readonly takeable: () => Takeable | undefined;
  readonly end: () => Promise<void>;
};

const NONE: Offer = { on: {}, takeable: () => undefined, end: async () => {} };

async function offerFor({ command, verdict, file, noTrial }: Proposal, world: World): Promise<Offer> {
  if (file !== undefined || verdict.level === 'blocked' || noTrial !== undefined) return NONE;
  const { whyNotPossible } = await import('../../trial/possible.ts');
  const reason = world.quiet.routeFor(command).asks ? 'It takes over the whole screen.' : whyNotPossible();
  if (reason !== undefined) return { ...NONE, on: { noTrial: reason } };
  let last: Tried | undefined;
  let canTake: Takeable | undefined;
  const end = async (): Promise<void> => {
    await last?.trial.end();
    [last, canTake] = [undefined, undefined];
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
        const { cwd = asking.cwd, resolved = {} } = await world.quiet.factsFor(command);
        const words = Object.entries(resolved);
        const [own] = words.find(([, { type }]) => type === 'function') ?? [];
        if (own !== undefined)
          return {
            type: 'not-tried',
            reason: `${own} is a function of your shell, which the copy does not have.`,
          };
        const tried = await tryCommand(
          {
            command,
            shell: asking.shell,
            cwd,
            aliases: Object.fromEntries(
              words.flatMap(([name, word]) => (word.type === 'alias' ? [[name, word.text]] : [])),
            ),
            changes: verdict.changes,
            network: false,
            signal: AbortSignal.any([signal, world.signal]),
          },
          asking,
        );
        if (tried.type === 'not-tried') return tried;
        last = tried;
        canTake = (await import('./take-over.ts')).takeable(tried, asking);
        return shownOf(tried, { cwd, home: asking.surroundings.home }, canTake !== undefined);
      },
    },
    takeable: () => canTake,
    end,
  };
}
