// `beck conversations`: its flags, and what it starts.

import type { Argv } from 'yargs';
import type { ExitCode } from '../../domain/errors.ts';
import { loadSettings, type Surroundings } from '../wiring/surroundings.ts';
import { defineVerb, type Parsed } from './define-verb.ts';
import { colourBySettings, listLook, writeOut } from './output.ts';

export const conversationsVerb = defineVerb({
  command: 'conversations [action] [which]',
  describe: 'list earlier questions that a follow-up may refer to; show NUMBER, rm NUMBER',
  options: conversationsOptions,
  run: (argv, { around }) => runConversationsVerb(argv, around()),
});

function conversationsOptions(y: Argv) {
  return y
    .positional('action', { choices: ['show', 'rm'] as const, describe: 'show or remove one' })
    .positional('which', { type: 'string', describe: 'its number in the list' })
    .option('all', { type: 'boolean', default: false, describe: 'with rm: remove all' })
    .option('json', { type: 'boolean', default: false, describe: 'print the list as JSON lines' });
}

async function runConversationsVerb(
  { action, which, all, json }: Parsed<typeof conversationsOptions>,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const [{ runConversations }, { conversationsOf }, { settings }] = await Promise.all([
    import('../verbs/conversations.ts'),
    import('../asking/conversation.ts'),
    loadSettings(surroundings),
  ]);
  return runConversations(
    { action, which, all, json },
    {
      folder: conversationsOf(surroundings),
      prefix: settings.prefix,
      look: listLook(await colourBySettings(surroundings), surroundings),
      writeOut,
    },
  );
}
