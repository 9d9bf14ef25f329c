// A question about hosts while it is answered: what is proposed, how it is judged, and what came back.

import type { Performers } from '../../agent/performers.ts';
import type { AgentConfig } from '../../agent/state.ts';
import type { Settings } from '../../config/settings.ts';
import type { ModelReply, Provider } from '../../domain/conversation.ts';
import type { HostResult } from '../../domain/host-result.ts';
import type { Shell } from '../../domain/shell.ts';
import type { Turn } from '../../domain/turn.ts';
import { differencesOf, tableOf } from '../../fleet/summary.ts';
import { traitsOf } from '../../providers/traits.ts';
import type { PersonRules } from '../../safety/verdict/person-rules.ts';
import { recipesGoFirst } from '../asking/recipes-first.ts';
import { isBrief } from '../wiring/prompt.ts';
import { openProvider } from '../wiring/provider.ts';
import type { Asking } from '../wiring/surroundings.ts';
import { type Elsewhere, judgeElsewhere } from './elsewhere.ts';
import { type CarriedBy, forHosts } from './fleet-performers.ts';
import { fleetProvider } from './fleet-provider.ts';
import { fleetRecipes } from './fleet-recipes.ts';
import { asKept, type Fleet, turnsThere } from './named.ts';

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
async function openAnswerer(
  asking: Asking,
  { turns, question, forModel, say, elsewhere }: Answering & { readonly elsewhere: Elsewhere },
): Promise<Provider> {
  const { settings } = asking;
  const theirs = turnsThere(turns);
  if (!traitsOf(settings.provider).needsServer) return fleetRecipes(theirs);
  const there = { ...asking, shell: 'sh' } as const;
  const model = await openProvider(there, 'gnu', { turns, say, whole: true, forModel: true });
  if (!recipesGoFirst(settings, { question, follows: theirs.length > 0, forModel })) return model;
  const { recipesFirst } = await import('../../providers/recipes-first.ts');
  const accepts = async ({ toolCalls }: ModelReply) =>
    toolCalls.every(({ arguments: written }) => elsewhere(commandIn(written)).level === 'safe');
  return recipesFirst({ recipes: await fleetRecipes(theirs, true), model, accepts });
}

/** The recipes' own writing. */
function commandIn(written: string): string {
  return String((JSON.parse(written) as { command?: unknown }).command);
}

type Options = { readonly rules: PersonRules; readonly shell: Shell; readonly whole: boolean };

export async function openFleet(fleet: Fleet, { rules, shell, whole }: Options): Promise<OpenFleet> {
  const elsewhere = await judgeElsewhere(rules);
  const lines = new Map<string, CarriedBy>();
  let results: readonly HostResult[] = [];
  const told = (): string =>
    [...tableOf(results)].map((row) => `- ${row}`).join('\n') || (differencesOf(results) ?? '');
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
      fleetProvider(await openAnswerer(asking, { ...answering, elsewhere }), {
        fleet,
        elsewhere,
        carries,
        whole,
        told,
      }),
    routeFor: (otherwise) => (command) =>
      lines.has(command) ? { route: 'capture', asks: false } : otherwise(command),
    watch: (performers) =>
      forHosts(performers, {
        lines,
        shell,
        came: (found) => {
          results = found;
        },
      }),
  };
}

const COMPARED = { outputThresholdBytes: 2 * 1024 * 1024, outputThresholdLines: 50_000 } as const;
