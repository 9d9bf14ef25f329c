// Shells that the tests of a file use one after the other: to start one anew for each costs more than most of them do,
// of PowerShell two seconds of a processor.

import { readdirSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { FreshHome } from '../support/home.ts';
import { PROMPT, type SessionOptions, type ShellSession } from './shell-session.ts';

type Kept = { readonly session: ShellSession; readonly close: () => Promise<void> };

export type KeptShells = {
  /** One that was opened with the same options, as if it were new; undefined where there is none. */
  readonly take: (options: object) => ShellSession | undefined;
  /** Closes it where it is not as it was. What else a test changes in it, the next one sees. */
  readonly giveBack: (options: object, kept: Kept) => Promise<void>;
};

/** Called once in a file, outside of its tests. */
export function keptShells(): KeptShells {
  const kept = new Map<string, Kept>();
  afterAll(async () => {
    for (const { close } of kept.values()) await close();
    kept.clear();
  });
  return {
    take(options) {
      const key = JSON.stringify(options);
      const session = kept.get(key)?.session;
      kept.delete(key);
      return session;
    },
    async giveBack(options, one) {
      const key = JSON.stringify(options);
      if (!kept.has(key) && (await isAsNew(one.session))) kept.set(key, one);
      else await one.close();
    },
  };
}

/** What makes two sessions the same; `prepare` is done again. */
export function identityOf(options: SessionOptions & { readonly shell: string }): object {
  const { kept: _, prepare: __, ...rest } = options;
  return rest;
}

/** Makes it so: an empty line on an empty screen, no file of a question, none in the folder. */
async function isAsNew({ terminal, home, tidy, leaveLine }: ShellSession): Promise<boolean> {
  const lastLine = () => terminal.screen().split('\n').at(-1);
  try {
    if (lastLine() !== PROMPT.trimEnd()) await leaveLine();
    await terminal.waitUntil(() => lastLine() === PROMPT.trimEnd(), { timeout: PATIENCE_MS });
    await tidy();
    const work = join(home.path, 'work');
    if (readlinkSync(`/proc/${terminal.pid}/cwd`) !== work) return false;
    terminal.press('Ctrl-L');
    await terminal.waitUntil(() => terminal.screen() === PROMPT.trimEnd(), { timeout: PATIENCE_MS });
    terminal.forget();
    for (const name of readdirSync(work)) remove(home, 'work', name);
    for (const folder of BECKS) remove(home, folder);
    return true;
  } catch {
    return false;
  }
}

const PATIENCE_MS = 5_000;
const BECKS = ['.config/beck', '.local/state/beck', '.local/share/beck', '.cache/beck'];

function remove({ path }: FreshHome, ...names: readonly string[]): void {
  rmSync(join(path, ...names), { recursive: true, force: true });
}
