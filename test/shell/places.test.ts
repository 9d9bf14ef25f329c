// Folders, homes and terminals that are not as they should be: a question and the convert key work, or say why not.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openRecipes } from './agent-session.ts';
import {
  CAN_BE_ORDINARY,
  openScripted,
  PROMPT,
  type SessionOptions,
  type ShellName,
  type ShellSession,
  TESTED_SHELLS,
} from './shell-session.ts';

type Place = {
  readonly name: string;
  readonly options?: Partial<SessionOptions>;
  /** Typed once the shell is there; the same in every shell. */
  readonly go?: string;
  /** Typed at the end. */
  readonly leave?: string;
};

const NO_HOME = 'export HOME=/proc; unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME';

const PLACES: readonly Place[] = [
  { name: 'a folder that was deleted', go: 'mkdir gone && cd gone && command rmdir ../gone' },
  {
    name: 'a folder with a newline in its name',
    go: 'cd odd*',
    options: { prepare: (home) => mkdirSync(join(home.path, 'work/odd\nname')) },
  },
  { name: 'a folder that cannot be written', go: 'cd /proc/self' },
  {
    name: 'a folder that cannot be read',
    go: 'mkdir dark && cd dark && chmod 000 ../dark; test ! -x . || echo open',
    leave: 'chmod 700 ~/work/dark',
    options: { ordinary: true },
  },
  { name: 'a home that cannot be written', options: { after: NO_HOME } },
  { name: 'a dumb terminal', options: { env: { TERM: 'dumb' } } },
  { name: 'a terminal of 40 columns', options: { columns: 40 } },
  { name: 'no UTF-8', options: { env: { LANG: 'C', LC_ALL: 'C' } } },
];

const FISH_NO_HOME = 'set -gx HOME /proc; set -e XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME';

function optionsOf({ options }: Place, shell: ShellName): Partial<SessionOptions> {
  if (shell !== 'fish') return options ?? {};
  return {
    ...options,
    after: `${options?.after === NO_HOME ? FISH_NO_HOME : ''}\nset -g fish_autosuggestion_enabled 0`,
  };
}

/** Named as skipped where the machine has no way to it. */
const isPossible = ({ options }: Place) => !options?.ordinary || CAN_BE_ORDINARY;

function line(session: ShellSession): string {
  const shown = session.terminal.scrollback();
  return shown.slice(shown.lastIndexOf(PROMPT.trimEnd()) + PROMPT.length);
}

describe.each(TESTED_SHELLS)('in %s', (shell: ShellName) => {
  for (const place of PLACES) {
    test.skipIf(!isPossible(place))(
      `a question is answered in ${place.name}, and nothing else is said`,
      async () => {
        await using session = await openScripted(
          shell,
          [{ type: 'run', command: "printf 'o%s\\n' ne" }],
          optionsOf(place, shell),
        );
        await reach(session, place);
        await session.run("? it's *");
        expect(Buffer.from(String((await session.logged('asked'))['question']), 'hex').toString()).toBe(
          "it's *",
        );
        expect(session.after("it's *")).toBe(`one\n${PROMPT.trimEnd()}`);
        await session.tidy();
        if (place.leave !== undefined) await session.run(place.leave);
      },
    );

    test.skipIf(!isPossible(place))(`the convert key works in ${place.name}`, async () => {
      await using session = await openRecipes(shell, optionsOf(place, shell));
      await reach(session, place);
      // A dumb terminal keeps what a shorter command does not cover.
      session.terminal.type('time\x1d');
      await session.terminal.waitUntil(() => line(session) === 'date', { what: 'the command' });
      await session.tidy();
      session.terminal.type('\x15');
      if (place.leave !== undefined) await session.run(place.leave);
    });
  }

  test.skipIf(!CAN_BE_ORDINARY).each(PLACES.filter(({ go }) => go?.startsWith('mkdir')))(
    'a question of the recipes in $name says nothing of that',
    async (place) => {
      await using session = await openRecipes(shell, optionsOf(place, shell));
      await reach(session, place);
      await session.run('? print the working directory');
      expect(session.after('print the')).toMatch(/work\/(gone|dark)$/m);
      expect(session.after('print the')).not.toMatch(/getcwd|EACCES|ENOENT|denied/);
      await session.tidy();
      if (place.leave !== undefined) await session.run(place.leave);
    },
  );
});

async function reach(session: ShellSession, { go }: Place): Promise<void> {
  if (go === undefined) return;
  await session.run(go);
  expect(session.after(go)).toBe(PROMPT.trimEnd());
}
