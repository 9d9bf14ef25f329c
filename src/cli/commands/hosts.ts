// `beck hosts`: its flags, and what it starts.

import type { Argv } from 'yargs';
import type { ExitCode } from '../../domain/errors.ts';
import { loadSettings, type Surroundings } from '../wiring/surroundings.ts';
import { defineVerb, type Parsed } from './define-verb.ts';
import { writeOut } from './output.ts';

export const hostsVerb = defineVerb({
  command: 'hosts [names..]',
  describe: 'list the hosts and sets that a question may name, and where each comes from',
  options: hostsOptions,
  run: (argv, { around }) => runHostsVerb(argv, around()),
});

function hostsOptions(y: Argv) {
  return y
    .positional('names', {
      type: 'string',
      array: true,
      default: [] as string[],
      describe: 'who that is: web[1-8], @group, !host',
    })
    .option('json', {
      type: 'boolean',
      default: false,
      describe: 'print a line of JSON for each set and host',
    });
}

async function runHostsVerb(
  { names, json }: Parsed<typeof hostsOptions>,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const [{ listHosts, whoIs }, { directoryFor }, { settings }] = await Promise.all([
    import('../verbs/hosts.ts'),
    import('../fleet/directory-for.ts'),
    loadSettings(surroundings),
  ]);
  const directory = await directoryFor({ surroundings, settings, cwd: surroundings.cwd });
  writeOut(
    names.length > 0 ? whoIs(names, directory) : listHosts(directory, { json, home: surroundings.home }),
  );
  return 0;
}
