// beck's own folders, from the person's environment.

import { isAbsolute, join, win32 } from 'node:path';
import { settingsFolder, settingsPath } from '../../config/settings-file.ts';
import { cacheFolder } from '../../context/machine/cache-folder.ts';
import { sessionsFolder } from '../../sessions/session.ts';

export type Person = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
};

/** The settings file that is written: the one `--config` names, or the person's own. */
export function ownSettingsFile({
  env,
  home,
  settingsFile,
}: Person & { readonly settingsFile: string | undefined }): string {
  return settingsFile ?? settingsPath(settingsFolder(env, home));
}

/** Without `beck`. */
export function stateFolder({ env, home }: Person): string {
  const base = env['XDG_STATE_HOME'];
  return base && isAbsolute(base) ? base : join(home, '.local/state');
}

/** What lasts as long as a shell. */
export function shellsFolder(person: Person): string {
  return sessionsFolder({ runtime: person.env['XDG_RUNTIME_DIR'], state: stateFolder(person) });
}

/** What beck downloads for itself: models, and what runs them. */
export function dataFolder({ env, home }: Person): string {
  const base = env['XDG_DATA_HOME'];
  return join(base && isAbsolute(base) ? base : join(home, '.local/share'), 'beck');
}

/** Where `beck install` puts a package. On Windows there is one version at a time, in the place of install.ps1. */
export function installedPlace(
  person: Person,
  platform: NodeJS.Platform,
): { readonly folder: string; readonly current: string } {
  if (platform !== 'win32') {
    const folder = dataFolder(person);
    return { folder, current: join(folder, 'current') };
  }
  const { env, home } = person;
  const base = env['XDG_DATA_HOME'] || env['LOCALAPPDATA'] || win32.join(home, '.local', 'share');
  const current = win32.join(base, 'beck', 'current');
  return { folder: current, current };
}

/** Settings, state, cache, runtime files and downloads; a settings file by itself as well, since it may be a link to elsewhere. */
export function ownFolders(person: Person): readonly string[] {
  const { env, home } = person;
  const settings = settingsFolder(env, home);
  return [
    settings,
    ...['config.json', 'config.yaml', 'config.yml'].map((name) => join(settings, name)),
    cacheFolder(env, home),
    join(stateFolder(person), 'beck'),
    shellsFolder(person),
    dataFolder(person),
  ];
}
