// A fresh home folder, with an environment that points only into it.

import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';

export type FreshHome = {
  /** Absolute path without symbolic links. */
  readonly path: string;
  /** A whole environment; copy it to add to it. */
  readonly env: Readonly<Record<string, string>>;
  readonly remove: () => Promise<void>;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
};

/** Creates the folder and the XDG folders inside it. The programs are the machine's own, after this Node. */
export async function freshHome(): Promise<FreshHome> {
  const path = await realpath(await mkdtemp(join(tmpdir(), 'beck-home-')));
  const folders = {
    XDG_CONFIG_HOME: join(path, '.config'),
    XDG_DATA_HOME: join(path, '.local/share'),
    XDG_STATE_HOME: join(path, '.local/state'),
    XDG_CACHE_HOME: join(path, '.cache'),
    XDG_RUNTIME_DIR: join(path, '.run'),
  };
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true, mode: 0o700 });
  const user = userInfo().username;
  const { PATH = '/usr/bin:/bin' } = process.env;
  const env = {
    HOME: path,
    USER: user,
    LOGNAME: user,
    PATH: `${dirname(process.execPath)}:${PATH}`,
    TERM: 'xterm-256color',
    LANG: 'C.UTF-8',
    TMPDIR: path,
    // Model servers on this machine must not answer a test.
    BECK_FIND_SERVERS: 'off',
    // A helper that waits would outlive what a test looks at; test/shell/waiting.test.ts turns it on.
    BECK_PRESTART: 'off',
    ...folders,
  };
  const remove = () => rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  return { path, env, remove, [Symbol.asyncDispose]: remove };
}
