// Offers to try the command of a question first, and takes the changes of the trial over where that is wanted.

import type { Performers, Proposal } from '../../agent/performers.ts';
import type { NotRun } from '../../domain/run.ts';
import type { NotTried, TrialOutcome } from '../../domain/trial.ts';
import type { Verdict } from '../../domain/verdict.ts';
import type { Redact } from '../../output/redact.ts';
import type { Asking } from '../wiring/surroundings.ts';
import { type LiveShell, liveWordsFor } from './live-words.ts';
import type { Takeable } from './take-over.ts';
import type { Tried } from './trial.ts';

type World = {
  readonly asking: Asking;
  readonly quiet: Pick<Performers, 'factsFor' | 'isSecretPath'> & {
    readonly routeFor: (command: string) => { readonly route: 'capture' | 'direct'; readonly asks: boolean };
  };
  /** Where there is one. */
  readonly liveShell?: LiveShell | undefined;
  /** What stays in a file is masked. */
  readonly redact: Redact;
  readonly signal: AbortSignal;
};

type Watched = Pick<Performers, 'askPerson' | 'runInShell' | 'show'>;

/** The same performers; a question about a command can be asked to try it, and its changes can be taken over. */
export function withTrial<Some extends Watched>(
  performers: Some,
  world: World,
): Some & Pick<Performers, 'tryCommand'> {
  /** Set between the answer and the run. */
  let taking: { readonly command: string; readonly from: Takeable } | undefined;
  const drop = async (): Promise<void> => {
    const dropped = taking;
    taking = undefined;
    await dropped?.from.tried.trial.end();
  };
  return {
    ...performers,
    tryCommand: (command: string, verdict: Verdict, signal: AbortSignal) =>
      tryForModel({ command, verdict, signal }, world, world.quiet.isSecretPath),
    async askPerson(proposal: Proposal, signal: AbortSignal) {
      await drop();
      const offer = await offerFor(proposal, world, performers.show);
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

async function offerFor(
  { command, verdict, file, noTrial }: Proposal,
  world: World,
  show: Watched['show'],
): Promise<Offer> {
  if (file !== undefined || verdict.level === 'blocked' || noTrial !== undefined) return NONE;
  const { asking } = world;
  const { whyNoTrial } = await import('./can-try.ts');
  const reason = world.quiet.routeFor(command).asks
    ? 'It takes over the whole screen.'
    : await whyNoTrial(asking.surroundings);
  if (reason !== undefined) return { ...NONE, on: { noTrial: reason } };
  let last: Tried | undefined;
  let canTake: Takeable | undefined;
  const end = async (): Promise<void> => {
    await last?.trial.end();
    [last, canTake] = [undefined, undefined];
  };
  return {
    on: {
      async trial(signal) {
        await end();
        const { tried, cwd } = await tryHere({ command, verdict, signal }, world);
        const lines = await import('./trial-lines.ts');
        const place = { cwd, home: asking.surroundings.home };
        const outcome = tried.type === 'tried' ? lines.outcomeOf(tried, place) : failedBy(tried);
        show({ type: 'tried', command, verdict, by: 'key', outcome });
        if (tried.type === 'not-tried') return tried;
        last = tried;
        canTake = (await import('./take-over.ts')).takeable(tried, asking);
        return lines.shownOf(tried, place, canTake !== undefined);
      },
    },
    takeable: () => canTake,
    end,
  };
}

type Wish = { readonly command: string; readonly verdict: Verdict; readonly signal: AbortSignal };

async function tryHere(
  { command, verdict, signal, hidden }: Wish & { readonly hidden?: readonly string[] },
  { asking, quiet, liveShell, signal: ended }: World,
): Promise<{ readonly tried: Tried | NotTried; readonly cwd: string }> {
  const { cwd = asking.cwd, resolved = {}, options } = await quiet.factsFor(command);
  const words = Object.entries(resolved);
  const aliases = words.flatMap(([name, word]) => (word.type === 'alias' ? [[name, word.text]] : []));
  const live = await liveWordsFor(
    {
      command,
      functions: words.flatMap(([name, { type }]) => (type === 'function' ? [name] : [])),
      aliases: Object.fromEntries(aliases),
    },
    liveShell,
  );
  if (typeof live === 'string') return { tried: { type: 'not-tried', reason: live }, cwd };
  const { tryCommand } = await import('./trial.ts');
  const tried = await tryCommand(
    {
      command,
      shell: asking.shell,
      cwd,
      live: { ...live, options },
      changes: verdict.changes,
      hidden,
      network: false,
      signal: AbortSignal.any([signal, ended]),
    },
    asking,
  );
  return { tried, cwd };
}

/** As a model wants it: it reads the output, so what may hold secrets is empty. */
async function tryForModel(
  wish: Wish,
  world: World,
  isSecret: (path: string) => boolean,
): Promise<TrialOutcome | NotRun> {
  const { secretPlaces } = await import('../../trial/secrets.ts');
  const { surroundings, cwd: folder } = world.asking;
  const { home } = surroundings;
  const { cwd = folder } = await world.quiet.factsFor(wish.command);
  const hidden = secretPlaces({ home, cwd, uid: process.geteuid?.() ?? 0, isSecret });
  if (hidden === undefined)
    return failedBy({ reason: 'There are too many files here to be sure that none of them holds secrets.' });
  const { tried } = await tryHere({ ...wish, hidden }, world);
  if (tried.type === 'not-tried') return failedBy(tried);
  try {
    const { outcomeOf } = await import('./trial-lines.ts');
    return outcomeOf(tried, { cwd, home });
  } finally {
    await tried.trial.end();
  }
}

function failedBy({ reason }: Pick<NotTried, 'reason'>): NotRun {
  return { type: 'failed', reason };
}
