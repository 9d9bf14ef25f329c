// The other machines that a question names, before anything else is read in it.

import type { LoadedSettings } from '../../config/load.ts';
import { mayNameHosts } from '../../fleet/may-name-hosts.ts';
import type { OpenFleet } from '../fleet/open-fleet.ts';
import { redactorOf } from '../wiring/masking.ts';
import { rulesOf } from '../wiring/rules.ts';
import { type Answering, isPrivate, warn } from './answering.ts';

/** A status where that is all there is to say; undefined where the question is about this machine. */
export async function readThere(
  typed: string,
  of: Answering,
  { settings }: LoadedSettings,
): Promise<
  { readonly fleet: OpenFleet; readonly question: string } | { readonly status: number } | undefined
> {
  if (!mayNameHosts(typed)) return undefined;
  const { surroundings, shellPid, asked, person, link } = of;
  const { shell } = asked.report;
  const { nameHosts } = await import('../fleet/named.ts');
  const named = await nameHosts(typed, {
    surroundings,
    settings,
    shell,
    cwd: asked.cwd,
    turns: async () => {
      const { openConversation } = await import('../asking/conversation.ts');
      return (await openConversation({ surroundings, shellPid }, settings, !isPrivate(of))).turns;
    },
    confirm: async (head, yes) => {
      const candidates = [{ label: yes }];
      const picked = await person.screen.askPick({ head, candidates, none: 'no' }, link.interrupted);
      return picked.type === 'picked';
    },
  });
  switch (named?.type) {
    case undefined:
      return undefined;
    case 'says':
      person.screen.show({ type: 'note', text: named.text });
      return { status: 0 };
    case 'refused':
      warn(of, `${named.reason} ${named.fix}`);
      return { status: 2 };
    case 'fleet': {
      const { openFleet } = await import('../fleet/open-fleet.ts');
      const rules = rulesOf(settings, surroundings.home);
      const masked = redactorOf({ ...settings, maskSecrets: true }, surroundings.env);
      return {
        question: named.question,
        fleet: await openFleet(named.fleet, {
          ...{ rules, shell, whole: false, canAsk: true, surroundings },
          keeps: (text) => !isPrivate(of) && masked(text).masked === 0,
          offer(question) {
            of.putInLine(`${settings.prefix} ${question}`);
            return 'The next line asks to end it there.';
          },
        }),
      };
    }
  }
}
