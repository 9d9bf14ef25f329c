// `beck hook`: its flags, and what it starts.

import type { Argv } from 'yargs';
import type { ExitCode } from '../../domain/errors.ts';
import { AGENTS } from '../verbs/hook/names.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import { defineVerb, type Parsed } from './define-verb.ts';

export const hookVerb = defineVerb({
  command: 'hook [action] [agent]',
  describe: "put beck's judge before another agent's tools",
  options: hookOptions,
  run: (argv, { around }) => runHook(argv, around()),
});

function hookOptions(y: Argv) {
  return y
    .positional('action', {
      choices: ['install', 'uninstall', 'test'] as const,
      describe: 'what to do; default: list the agents',
    })
    .positional('agent', { type: 'string', describe: AGENTS.join(', ') })
    .option('yes', { type: 'boolean', default: false, describe: 'with install: write the entry' });
}

async function runHook(
  { action, agent, yes }: Parsed<typeof hookOptions>,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const io = { surroundings, write: (text: string) => process.stdout.write(text) };
  const { installHook, listHooks, uninstallHook } = await import('../verbs/hook/install.ts');
  switch (action) {
    case undefined:
      return listHooks(io);
    case 'install':
      return installHook(agent, { yes, ...io });
    case 'uninstall':
      return uninstallHook(agent, io);
    case 'test':
      return (await import('../verbs/hook/try-hook.ts')).tryHook(agent, io);
  }
}
