// The other machines that a question of `beck ask` is about: by --on, or in its own words.

import { UsageError } from '../../../domain/errors.ts';
import { mayNameHosts } from '../../../fleet/may-name-hosts.ts';
import type { PersonSide } from '../../asking/person-side.ts';
import type { Naming } from '../../fleet/named.ts';
import type { OpenFleet } from '../../fleet/open-fleet.ts';
import { redactorOf } from '../../wiring/masking.ts';
import { rulesOf } from '../../wiring/rules.ts';

type Place = Pick<Naming, 'surroundings' | 'settings' | 'shell' | 'cwd'> & {
  readonly person: PersonSide | undefined;
  readonly signal: AbortSignal;
};

type Asked = {
  readonly question: string;
  readonly on?: string | undefined;
  readonly allAtOnce?: boolean | undefined;
  readonly goesOn?: boolean | undefined;
  readonly print?: boolean | undefined;
  readonly failed?: unknown;
};

/** Undefined where the question is about this machine. */
export async function readThere(
  { question, on, allAtOnce, goesOn, print = false, failed }: Asked,
  { person, signal, ...place }: Place,
): Promise<{ readonly fleet: OpenFleet; readonly question: string } | undefined> {
  const options = allAtOnce ? ' --all-at-once' : '';
  const typed = on === undefined ? question : `on ${on}${options}: ${question}`;
  if (failed !== undefined || (on === undefined && !mayNameHosts(typed))) return undefined;
  const { surroundings, settings, shell } = place;
  const { nameHosts } = await import('../../fleet/named.ts');
  const named = await nameHosts(typed, {
    ...place,
    turns: async () => {
      const { openConversation } = await import('../../asking/conversation.ts');
      const shellPid = goesOn ? process.ppid : undefined;
      return (await openConversation({ surroundings, shellPid }, settings, true)).turns;
    },
    confirm:
      person &&
      (async (head, yes) => {
        const picked = await person.screen.askPick(
          { head, candidates: [{ label: yes }], none: 'no' },
          signal,
        );
        return picked.type === 'picked';
      }),
  });
  switch (named?.type) {
    case undefined:
      if (on !== undefined)
        throw new UsageError(`"${on}" is no name of hosts.`, 'Write them like web1, web[1-8] or web*.');
      return undefined;
    case 'says':
      throw new UsageError(named.text, 'Ask them something: beck ask --on HOSTS "uptime"');
    case 'refused':
      throw new UsageError(named.reason, named.fix);
    case 'fleet': {
      const { openFleet } = await import('../../fleet/open-fleet.ts');
      const rules = rulesOf(settings, surroundings.home);
      const masked = redactorOf({ ...settings, maskSecrets: true }, surroundings.env);
      return {
        question: named.question,
        fleet: await openFleet(named.fleet, {
          rules,
          shell,
          whole: print,
          canAsk: person !== undefined,
          surroundings,
          keeps: (text) => masked(text).masked === 0,
          offer: (question) => `To end it there: beck ask "${question}"`,
        }),
      };
    }
  }
}
