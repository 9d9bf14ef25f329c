// The recipes for other machines: a POSIX shell with GNU tools, of which nothing else is known.

import type { Provider } from '../../domain/conversation.ts';
import { NoRecipeError } from '../../domain/errors.ts';
import type { Turn } from '../../domain/turn.ts';
import type { RecipeWorld } from '../../recipes/slots/recipe.ts';

/** `turns`: the questions that were asked there before. */
export async function fleetRecipes(turns: readonly Turn[], surely = false): Promise<Provider> {
  const { recipesProvider } = await import('../../providers/recipes.ts');
  const place = { shell: 'sh', userland: 'gnu', cwd: HOME, home: HOME } as const;
  const plainly = recipesProvider(place, { whole: true, surely });
  const supposing = recipesProvider({ ...place, world: SUPPOSED }, { whole: true, surely, earlier: turns });
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
const SUPPOSED: RecipeWorld = {
  programs: () => PROGRAMS,
  branches: () => [],
  kindOf: (path) => (/\.\w+$/.test(path) ? 'file' : path.includes('/') ? 'folder' : 'none'),
  entriesOf: () => [],
  oneCommit: () => undefined,
  installer: () => undefined,
  isRunning: () => undefined,
};

const PROGRAMS: readonly string[] =
  'awk cat cp curl cut date df dmesg du env find free grep gzip head hostname id ip journalctl kill last ls lsblk lscpu mkdir mount mv nproc ping ps pwd rm sed ss sort stat systemctl tail tar tee touch uname uptime w wc who'.split(
    ' ',
  );
