// The state of one connection: its directory, and the settings, which are read again for each call.

import { stat } from 'node:fs/promises';
import { SCRIPT_OPTIONS } from '../../../domain/shell.ts';
import { loginShell } from '../../../domain/shell-descriptor.ts';
import { absolutePath } from '../../../files/read.ts';
import { leavesRoot } from '../../../files/root.ts';
import type { Redact } from '../../../output/redact.ts';
import { redactorOf } from '../../wiring/masking.ts';
import { type QuietPerformers, quietPerformers } from '../../wiring/performers.ts';
import { type Asking, loadSettings, type Surroundings } from '../../wiring/surroundings.ts';

/** What the server was started with. */
export type ServerOptions = {
  readonly surroundings: Surroundings;
  readonly shell: Asking['shell'] | undefined;
  readonly cwd: string;
  readonly allowDanger: boolean;
};

/** The settings at the time of one call. */
export type CallWorld = {
  readonly asking: Asking;
  readonly strictBecause: string | undefined;
  readonly redact: Redact;
  /** The folder no path may leave. */
  readonly root: string | undefined;
};

export type Connection = {
  readonly options: ServerOptions;
  readonly cwd: () => string;
  /** Where it was before, for `cd -`. */
  readonly cameFrom: () => string | undefined;
  /** Moves to a folder that exists and lies in the root; else the reason in a sentence. */
  readonly moveTo: (folder: string) => Promise<string | undefined>;
  /** Rejects with `SettingsError`. */
  readonly world: () => Promise<CallWorld>;
};

export function openConnection(options: ServerOptions): Connection {
  const { surroundings } = options;
  let cwd = options.cwd;
  let cameFrom: string | undefined;
  const world = async (): Promise<CallWorld> => {
    const { settings, projectContext, strictBecause } = await loadSettings({ ...surroundings, cwd });
    const shell =
      options.shell ?? (settings.shell === 'auto' ? loginShell(surroundings.env) : settings.shell);
    return {
      asking: {
        surroundings,
        settings,
        projectContext,
        shell,
        shellVersion: undefined,
        cwd,
        lastStatus: undefined,
        terminal: undefined,
      },
      strictBecause,
      // It is unknown where the other program's model runs.
      redact: redactorOf({ ...settings, maskSecrets: true }, surroundings.env),
      root: settings.root,
    };
  };
  return {
    options,
    cwd: () => cwd,
    cameFrom: () => cameFrom,
    world,
    async moveTo(folder) {
      const problem = await whyNoFolder(folder, (await world()).root);
      if (problem === undefined && folder !== cwd) [cwd, cameFrom] = [folder, cwd];
      return problem;
    },
  };
}

/** A sentence where commands cannot start in a folder, or may not. */
export async function whyNoFolder(folder: string, root: string | undefined): Promise<string | undefined> {
  const found = await stat(folder).catch(() => undefined);
  if (found === undefined) return `There is no folder ${folder}.`;
  if (!found.isDirectory()) return `${folder} is not a folder.`;
  return (await leavesRoot(folder, root)) ? outside(folder, root) : undefined;
}

export function outside(path: string, root: string | undefined): string {
  return `${path} is outside ${root}, which the person's setting "root" does not allow.`;
}

/** A path as a program writes it, from where the connection is. */
export function placeOf(path: string, connection: Connection): string {
  return absolutePath(path, { cwd: connection.cwd(), home: connection.options.surroundings.home });
}

/** What judges and looks for one call, in its shell and folder. */
export function performersFor({ asking }: CallWorld, where: Pick<Asking, 'shell' | 'cwd'>): QuietPerformers {
  return quietPerformers(
    { ...asking, ...where },
    { options: SCRIPT_OPTIONS, project: undefined, resolve: async () => ({ cwd: where.cwd, resolved: {} }) },
  );
}
