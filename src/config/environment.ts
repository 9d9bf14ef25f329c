// What the environment says about settings: it can make safety stricter, never looser. `server-variables.ts` has what it says of servers.

import { FIND_SERVERS, KEY, type LayerValues, MODES, type Mode, PREFIX } from './settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export type EnvironmentValues = { readonly values: LayerValues; readonly warnings: readonly string[] };

/** `mode` is what the environment asks for; the caller keeps the stricter one. */
export function readEnvironment(env: Environment): EnvironmentValues {
  const { mode, warnings } = readMode(env['BECK_MODE']);
  const values: LayerValues = {
    mode,
    prefix: fitting(PREFIX, env['BECK_PREFIX']),
    key: fitting(KEY, env['BECK_KEY']),
    findServers: fitting(FIND_SERVERS, env['BECK_FIND_SERVERS']),
    colours: present(env['NO_COLOR']) === undefined ? undefined : 'never',
  };
  return { values, warnings };
}

function readMode(text: string | undefined): { mode: Mode | undefined; warnings: readonly string[] } {
  if (!text) return { mode: undefined, warnings: [] };
  const mode = MODES.find((known) => known === text);
  if (mode !== undefined) return { mode, warnings: [] };
  return {
    mode: 'strict',
    warnings: [`BECK_MODE must be one of ${MODES.join(', ')}; until then it is "strict".`],
  };
}

/** Compared only where there is something: these patterns take a while to compile. */
function fitting(pattern: RegExp, value: string | undefined): string | undefined {
  return value !== undefined && pattern.test(value) ? value : undefined;
}

function present(value: string | undefined): string | undefined {
  const trimmed = value?.trim();
  return trimmed ? trimmed : undefined;
}
