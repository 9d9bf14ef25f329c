// The recipes for other machines: a POSIX shell with GNU tools, unless a look there said otherwise.

import type { Provider } from '../../domain/conversation.ts';
import { NoRecipeError } from '../../domain/errors.ts';
import type { Turn } from '../../domain/turn.ts';
import { type System, userlandOf } from '../../fleet/system.ts';
import type { RecipeWorld } from '../../recipes/slots/recipe.ts';

type Use = {
  /** Only what is surely meant. */
  readonly surely?: boolean;
  /** Undefined where nothing is known of them. */
  readonly system: System | undefined;
};

/** `turns`: the questions that were asked there before. */
export async function fleetRecipes(
  turns: readonly Turn[],
  { surely = false, system }: Use,
): Promise<Provider> {
  const { recipesProvider } = await import('../../providers/recipes.ts');
  const place = { shell: 'sh', userland: userlandOf(system), cwd: HOME, home: HOME } as const;
  const plainly = recipesProvider(place, { whole: true, surely });
  const supposing = recipesProvider(
    { ...place, world: supposed(system) },
    { whole: true, surely, earlier: turns },
  );
  return {
    ...plainly,
    async ask(request, io) {
      const alone = { ...request, messages: request.messages.slice(-1) };
      try {
        return await plainly.ask(alone, io);
      } catch (error) {
        if (!(error instanceof NoRecipeError)) throw error;
        return supposing.ask(request, io);
      }
    },
  };
}

/** Paths there stay as they are named. */
const HOME = '/home/there';

/** What any such machine has; whether a path exists is not known, so none is refused. */
function supposed(system: System | undefined): RecipeWorld {
  return {
    programs: () => programsOf(system),
    branches: () => [],
    kindOf: (path) => (/\.\w+$/.test(path) ? 'file' : path.includes('/') ? 'folder' : 'none'),
    entriesOf: () => [],
    oneCommit: () => undefined,
    installer: () => system?.installer,
    isRunning: () => undefined,
  };
}

function programsOf(system: System | undefined): readonly string[] {
  if (system === undefined) return PROGRAMS;
  const { kernel, init } = system;
  const absent = [
    ...(init === undefined || init === 'systemd' ? [] : ['systemctl', 'journalctl']),
    ...(kernel === 'Linux' ? [] : ['free', 'ip', 'lsblk', 'lscpu', 'nproc', 'ss']),
  ];
  return PROGRAMS.filter((program) => !absent.includes(program));
}

const PROGRAMS: readonly string[] =
  'awk cat cp curl cut date df dmesg du env find free grep gzip head hostname id ip journalctl kill last ls lsblk lscpu mkdir mount mv nproc ping ps pwd rm sed ss sort stat systemctl tail tar tee touch uname uptime w wc who'.split(
    ' ',
  );
