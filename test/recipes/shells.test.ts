// The GNU examples of the reading rows, run for real: every shell must read the command the same way.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printCommand } from '../../src/recipes/answer.ts';
import { questionsOf } from '../../src/recipes/phrases/index-examples.ts';
import type { Recipe } from '../../src/recipes/slots/recipe.ts';
import { RECIPES } from '../../src/recipes/table.ts';
import { INSTALLED_SHELLS, type ShellName } from '../support/programs.ts';
import { buildFixture, type Fixture } from './fixture.ts';
import { runCommand } from './run-command.ts';

/**
 * Not run here: they leave the machine, never end, show something else every time or in each shell, or need
 * the package manager of a machine. */
const NOT_RUN = new Set(
  `public-address ping internet lookup headers follow-file random-lines package-of-program upgradable-packages program-version history jobs
   memory-hogs cpu-hogs list-processes count-processes my-processes processes-of-user process-by-name process-by-id process-tree
   zombie-processes npm-scripts
   utc-time
   open-ports connections date uptime environment memory disk-space shell path-folders containers images
   packages count-packages package-installed package-files package-of-file vmstat vmstat-every limits key-bindings shell-options functions
   gpu usb mounts last-logins who-is-here services failed-services service-status system-messages aliases`.split(
    /\s+/,
  ),
);
/** They speak of a repository, which the fixture is not; `git.test.ts` has one. */
const ELSEWHERE = /^git-/;

let fixture: Fixture;
beforeAll(() => {
  fixture = buildFixture();
});
afterAll(() => fixture[Symbol.dispose]());

const rows = RECIPES.filter(
  ({ id, effect }) => effect === 'reads' && !NOT_RUN.has(id) && !ELSEWHERE.test(id),
);

describe.each(rows.map((recipe): [string, Recipe] => [recipe.id, recipe]))('%s', (_, recipe) => {
  test.each(questionsOf(recipe))('%s', (question) => {
    const shells: readonly ShellName[] = ['bash', ...INSTALLED_SHELLS.filter((shell) => shell !== 'bash')];
    const [bash, ...others] = shells.map((shell) => {
      const env = { shell, userland: 'gnu', cwd: fixture.folder, home: fixture.home } as const;
      const printed = printCommand(question, env);
      const ran = printed.type === 'command' ? runCommand(printed.command, shell, fixture) : undefined;
      return ran;
    });
    if (/command not found/.test(bash?.output ?? '')) {
      // The program is not on this machine. fish complains past every redirection, so only zsh can agree.
      if (shells[1] === 'zsh') expect(others[0]?.output).toMatch(/command not found/);
      return;
    }
    expect(bash?.output).not.toMatch(
      /syntax|unexpected|invalid option|unrecognized|unknown predicate|usage:/i,
    );
    for (const other of others) expect(other).toEqual(bash);
  });
});
