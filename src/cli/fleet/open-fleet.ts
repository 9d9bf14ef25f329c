// A question about hosts while it is answered: what is proposed, how it is judged, and what came back.

import type { Performers } from '../../agent/performers.ts';
import type { AgentConfig } from '../../agent/state.ts';
import type { Settings } from '../../config/settings.ts';
import type { Provider } from '../../domain/conversation.ts';
import type { HostResult } from '../../domain/host-result.ts';
import type { Shell } from '../../domain/shell.ts';
import type { Turn } from '../../domain/turn.ts';
import { fold } from '../../fleet/host-sets.ts';
import { STOP } from '../../fleet/stop-there.ts';
import { differencesOf, tableOf } from '../../fleet/summary.ts';
import { LOOK, type System } from '../../fleet/system.ts';
import { traitsOf } from '../../providers/traits.ts';
import type { PersonRules } from '../../safety/verdict/person-rules.ts';
import { recipesGoFirst } from '../asking/recipes-first.ts';
import { isBrief } from '../wiring/prompt.ts';
import { openProvider } from '../wiring/provider.ts';
import type { Asking, Surroundings } from '../wiring/surroundings.ts';
import { judgeElsewhere } from './elsewhere.ts';
import { type CarriedBy, forHosts } from './fleet-performers.ts';
import { fleetProvider, type Writers } from './fleet-provider.ts';
import { fleetRecipes } from './fleet-recipes.ts';
import { asKept, type Fleet, turnsThere } from './named.ts';
import { openStopping } from './stopping.ts';
import { openSystems } from './systems.ts';

export type OpenFleet = {
  /** Who writes the commands. */
  readonly answerer: (asking: Asking, answering: Answering) => Promise<Provider>;
  readonly systemPrompt: (asking: Asking) => Promise<string>;
  /** Output is compared before it is shortened. */
  readonly settings: (settings: Settings) => Settings;
  /** The question, as a later one refers to it. */
  readonly asKept: (question: string) => string;
  /** The same performers, for commands that hosts get; as the outermost. */
  readonly watch: <Some extends Partial<Performers> & Pick<Performers, 'classify'>>(performers: Some) => Some;
  readonly routeFor: (otherwise: AgentConfig['routeFor']) => AgentConfig['routeFor'];
};

type Answering = {
  readonly turns: readonly Turn[];
  readonly question: string;
  readonly forModel: boolean;
  readonly say: (sentence: string) => void;
};

/** The recipes, a model, or the recipes before a model where they surely read alone. */
async function openWriters(asking: Asking, { turns, question, forModel, say }: Answering): Promise<Writers> {
  const { settings } = asking;
  const theirs = turnsThere(turns);
  if (!traitsOf(settings.provider).needsServer)
    return { recipes: (system) => fleetRecipes(theirs, { system }), model: undefined };
  const there = { ...asking, shell: 'sh' } as const;
  const model = await openProvider(there, 'gnu', { turns, say, whole: true, forModel: true });
  const goFirst = recipesGoFirst(settings, { question, follows: theirs.length > 0, forModel });
  const recipes = (system: System | undefined) => fleetRecipes(theirs, { surely: true, system });
  return { recipes: goFirst ? recipes : undefined, model };
}

type Options = {
  readonly rules: PersonRules;
  readonly shell: Shell;
  /** The line is printed, so one has to do. */
  readonly whole: boolean;
  /** There is someone who can allow a look at the hosts. */
  readonly canAsk: boolean;
  readonly surroundings: Pick<Surroundings, 'env' | 'home' | 'now'>;
  /** Whether this text may stay in a private file. */
  readonly keeps: (text: string) => boolean;
  /** Puts a question before the person, and says where it is. */
  readonly offer: (question: string) => string;
};

export async function openFleet(
  fleet: Fleet,
  { rules, shell, whole, canAsk, surroundings, keeps, offer }: Options,
): Promise<OpenFleet> {
  const elsewhere = await judgeElsewhere(rules);
  const lines = new Map<string, CarriedBy>();
  const systems = openSystems(surroundings);
  const stopping = openStopping(surroundings, { systemOf: systems.of, keeps });
  const latest = new Map<string, HostResult>();
  const told = (): string => {
    const results = fleet.hosts.flatMap((host) => latest.get(host) ?? []);
    const rows = tableOf(results).map((row) => `- ${row}`);
    return rows.join('\n') || (differencesOf(results) ?? '');
  };
  const carries = (carried: CarriedBy) => void lines.set(carried.text, carried);
  return {
    settings: (settings) => ({ ...settings, ...COMPARED }),
    asKept: (question) => asKept(fleet, question),
    systemPrompt: async ({ surroundings, settings }) => {
      const { fleetPrompt } = await import('./prompt.ts');
      const notes = { own: settings.context, project: undefined };
      return fleetPrompt(fleet, { nonce: surroundings.nonce, brief: isBrief(settings), notes });
    },
    answerer: async (asking, answering) =>
      fleetProvider(await openWriters(asking, answering), {
        fleet,
        elsewhere,
        carries,
        whole,
        unseen: () => (canAsk && !whole ? fleet.hosts.filter(systems.isNew) : []),
        systemOf: systems.of,
        ending: (question) => stopping.jobsFor(question, fleet.hosts),
        told,
      }),
    routeFor: (otherwise) => (command) =>
      lines.has(command) ? { route: 'capture', asks: false } : otherwise(command),
    watch: (performers) =>
      forHosts(performers, {
        lines,
        shell,
        stopped(line, ran) {
          const hosts = stopping.stopped(line, ran);
          return hosts.length === 0 ? '' : offer(`on ${fold(hosts)}: ${STOP}`);
        },
        came(found, command) {
          stopping.came(found, command);
          if (command === LOOK) systems.learn(found);
          else for (const result of found) latest.set(result.host, result);
        },
      }),
  };
}

const COMPARED = { outputThresholdBytes: 2 * 1024 * 1024, outputThresholdLines: 50_000 } as const;
