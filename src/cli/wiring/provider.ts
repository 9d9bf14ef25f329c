// Who answers: a model server, or the recipes.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../config/settings.ts';
import type { MachineFacts } from '../../context/machine/machine.ts';
import type { ModelReply, Provider } from '../../domain/conversation.ts';
import type { Turn } from '../../domain/turn.ts';
import { usableAddress } from '../../providers/address.ts';
import type { CostLimit } from '../../providers/cost-limit.ts';
import { proxiesOf } from '../../providers/proxy.ts';
import type { RecipesUse } from '../../providers/recipe-steps.ts';
import { RECIPES, traitsOf } from '../../providers/traits.ts';
import type { OwnTraces, RecipeWorld } from '../../recipes/slots/recipe.ts';
import { stateFolder } from '../shared/own-folders.ts';
import type { LookAtDisk } from './command-facts.ts';
import { hasOwnRecipes } from './recipe-files.ts';
import type { Asking, Surroundings } from './surroundings.ts';

/** Loads what every question with these settings needs, so that it is there when the shell has asked. */
export async function loadAhead({ provider }: Settings): Promise<void> {
  const { readsPrompt } = traitsOf(provider);
  if (readsPrompt)
    await Promise.all([import('../../context/collect.ts'), import('../../providers/choose.ts')]);
  else await Promise.all([import('../../providers/recipes.ts'), import('../../safety/classifier.ts')]);
}

/** All that the recipes ask about the machine. */
export async function findUserland({ surroundings }: Asking): Promise<MachineFacts['userland']> {
  const { findUserland: find } = await import('../../context/machine/userland.ts');
  return find(surroundings.env['PATH']);
}

/**
 * `say` gets a sentence when the recipes answer in a server's place; `whole`: the first command must answer
 * the whole question, because it is the only one that will be seen.
 */
export async function openProvider(
  asking: Asking,
  userland: MachineFacts['userland'],
  options: ProviderOptions,
): Promise<Provider> {
  const provider = await openAnybody(asking, userland, options);
  if (options.forModel === true || !mayHaveOwn(asking)) return provider;
  return (await import('./own-recipes.ts')).ownRecipesFirst(provider, asking, options.say);
}

/** What one of the person's own recipes makes of a typed line. */
export async function ownCommand(asking: Asking, line: string): Promise<string | undefined> {
  if (!mayHaveOwn(asking)) return undefined;
  return (await import('./own-recipes.ts')).ownCommand(asking, line);
}

function mayHaveOwn({ surroundings: { env, home }, settings, cwd }: Asking): boolean {
  const ofTeam = settings.recipesFrom.length > 0 || (settings.policy?.recipesFrom ?? []).length > 0;
  return ofTeam || hasOwnRecipes({ env, home, cwd });
}

type ProviderOptions = {
  readonly say: (sentence: string) => void;
  /** Gets a line when another server or model answers than the one that was chosen. */
  readonly note?: (line: string) => void;
  /** Gets the model that takes the place of one that is gone; absent: the line says how to keep it. */
  readonly onReplaced?: (model: string) => void;
  readonly whole?: boolean;
  /** Gets each command that beck itself wrote. */
  readonly wrote?: RecipesUse['wrote'];
  /** Asks which of two commands was meant; absent where there is no one to ask. */
  readonly choose?: RecipesUse['choose'];
  /** What the recipes may look up. */
  readonly look?: () => Promise<RecipeWorld>;
  /** Whether the recipes, asked first, may have this answer; absent: the model gets every question. */
  readonly sure?: ((reply: ModelReply) => Promise<boolean>) | undefined;
  /** What was asked before, where the question may refer to it. */
  readonly turns?: readonly Turn[];
  /** The question is for a model alone, so the person's own recipes do not answer it. */
  readonly forModel?: boolean;
};

async function openAnybody(
  asking: Asking,
  userland: MachineFacts['userland'],
  { say, note = say, onReplaced, whole = false, wrote, choose, look, sure, turns = [] }: ProviderOptions,
): Promise<Provider> {
  const { settings, surroundings, shell, cwd, terminal } = asking;
  const { env, home } = surroundings;
  const openRecipes = async (surely = false): Promise<Provider> => {
    const [{ recipesProvider }, { withKnowledge }, { ownPlaces }] = await Promise.all([
      import('../../providers/recipes.ts'),
      import('./about-commands.ts'),
      import('../shared/own-places.ts'),
    ]);
    const modelAdvice = async () => (await import('../shared/model-advice.ts')).modelAdvice(asking);
    const world = await look?.();
    const traces = whole ? undefined : ownTraces();
    const earlier = turns.map(({ steps: [first], ...turn }) => ({ ...turn, ...first }));
    const nearestKnown = async (question: string) =>
      (await import('./nearest-page.ts')).nearestPage(question, {
        env,
        home,
        shell,
        world,
        pages: settings.pages,
      });
    const use = {
      whole,
      surely,
      wrote,
      choose,
      modelAdvice,
      earlier,
      nearestKnown: whole ? undefined : nearestKnown,
    };
    const own = () => ownPlaces(surroundings);
    const recipes = recipesProvider({ shell, cwd, home, userland, world, traces, own }, use);
    const place = { shell, cwd, userland, env, whole, surely, prefix: settings.prefix };
    const looking = { look: diskAt(surroundings, cwd), columns: terminal?.columns ?? 80 };
    return withKnowledge(recipes, { ...place, ...looking });
  };
  if (!traitsOf(settings.provider).needsServer) return openRecipes();
  const { chooseProvider } = await import('../../providers/choose.ts');
  usableAddress(settings);
  if (settings.policy !== undefined)
    (await import('../../config/policy-floor.ts')).refuseServer(settings, settings.policy);
  // They answer only where the server fails.
  const recipes: Provider = {
    ...RECIPES,
    ask: async (request, io) => (await openRecipes()).ask(request, io),
  };
  const [{ loadApiKey }, { fallbackServers }, { learntModels }] = await Promise.all([
    import('../../config/api-key.ts'),
    import('../../config/server-variables.ts'),
    import('./learnt-models.ts'),
  ]);
  const choice = {
    ...settings,
    hasKey: settings.apiKey !== undefined || settings.apiKeyCommand !== undefined,
    loadKey: () => loadApiKey(settings, (words) => runKeyCommand(words, surroundings)),
    fallback: fallbackServers(settings, env).map(({ apiKey, ...server }) => ({
      ...server,
      hasKey: apiKey !== undefined,
      loadKey: async () => apiKey,
    })),
  };
  const model = chooseProvider(choice, {
    recipes,
    say,
    note,
    onReplaced,
    learning: learntModels(surroundings),
    proxies: proxiesOf(env),
    costLimit: settings.costLimit > 0 ? await limitOf(settings, surroundings) : undefined,
    startLocal: async (name, io) =>
      (await import('./local-model.ts')).startLocal(settings, surroundings)(name, io),
  });
  if (sure === undefined) return model;
  const { recipesFirst } = await import('../../providers/recipes-first.ts');
  return recipesFirst({ recipes: await openRecipes(true), model, accepts: sure });
}

function diskAt(surroundings: Surroundings, cwd: string): LookAtDisk {
  return async (...judged) =>
    (await import('./command-facts.ts')).diskOf({ ...surroundings, cwd })(...judged);
}

async function limitOf({ costLimit, prices }: Settings, surroundings: Surroundings): Promise<CostLimit> {
  const [{ addSpent, readSpent }, { localDay }] = await Promise.all([
    import('../../sessions/spent-today.ts'),
    import('../shared/local-time.ts'),
  ]);
  const folder = join(stateFolder(surroundings), 'beck');
  const day = localDay(surroundings.now);
  return {
    limit: costLimit,
    prices,
    spent: () => readSpent(folder, day),
    add: (dollars) => addSpent(folder, day, dollars),
  };
}

/** The helper and what started it. `launch.sh` calls itself `beck` too. */
function ownTraces(): OwnTraces {
  try {
    // `process.title` would replace the arguments as well.
    writeFileSync('/proc/self/comm', 'beck');
  } catch {
    // Elsewhere than on Linux the numbers must do.
  }
  return { processes: [process.pid, process.ppid] };
}

/** A password manager may want to be unlocked first. */
const KEY_SECONDS = 60;

export async function runKeyCommand(
  words: readonly string[],
  { env, home }: Surroundings,
): Promise<{ status: number | undefined; stdout: string }> {
  const { runOwnProgram } = await import('../../processes/own-program.ts');
  const signal = AbortSignal.timeout(KEY_SECONDS * 1000);
  return runOwnProgram({ words, env, around: { cwd: home, home }, seconds: KEY_SECONDS, signal });
}
