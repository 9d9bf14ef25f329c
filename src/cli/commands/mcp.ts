// `beck mcp`: its flags, and what it starts.

import type { Argv } from 'yargs';
import type { ExitCode } from '../../domain/errors.ts';
import { PROGRAMS } from '../verbs/mcp/programs.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import { defineVerb, type Parsed } from './define-verb.ts';
import { shellFlag } from './flags.ts';

const MCP_ACTIONS = ['install', 'uninstall', 'list', 'add', 'remove', 'test', 'sessions'] as const;

export const mcpVerb = defineVerb({
  command: 'mcp [action] [name] [words..]',
  describe: 'let other programs use beck (MCP), or list, add, remove, test servers whose tools you use',
  options: mcpOptions,
  run: (argv, { around, behindDashes }) =>
    runMcp({ ...argv, words: [...argv.words, ...behindDashes] }, around()),
});

function mcpOptions(y: Argv) {
  return y
    .positional('action', {
      choices: MCP_ACTIONS,
      describe: 'what to do; default: serve a program on standard input',
    })
    .positional('name', {
      type: 'string',
      describe: `with install: ${PROGRAMS.join(', ')}; otherwise the name of a server whose tools you use`,
    })
    .positional('words', {
      type: 'string',
      array: true,
      default: [] as string[],
      describe: 'with add: its command and arguments (after --), or its address',
    })
    .option('env', {
      type: 'string',
      array: true,
      nargs: 1,
      default: [] as string[],
      describe: 'with add: a variable for the server, NAME=VALUE',
    })
    .option('yes', { type: 'boolean', default: false, describe: 'with install: write the entry' })
    .option('allow', {
      choices: ['danger'] as const,
      describe: 'run dangerous commands too; blocked ones still never run',
    })
    .option('shell', shellFlag('shell that runs the commands'))
    .option('cwd', { type: 'string', describe: 'folder to start in; default: the current folder' });
}

async function runMcp(
  { action, name, words, env, yes, allow, shell, cwd }: Parsed<typeof mcpOptions>,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const write = (text: string) => process.stdout.write(text);
  const io = { surroundings, write };
  switch (action) {
    case undefined: {
      const { serve } = await import('../verbs/mcp/serve.ts');
      return serve({ allowDanger: allow === 'danger', shell, cwd }, surroundings);
    }
    case 'install':
      return (await import('../verbs/mcp/install.ts')).installInto(name, { yes, ...io });
    case 'uninstall':
      return (await import('../verbs/mcp/install.ts')).uninstallFrom(name, io);
    case 'sessions':
      return (await import('../verbs/mcp/sessions.ts')).listSessions(io);
    case 'list':
      return (await import('../verbs/mcp/servers.ts')).listServers(io);
    case 'add':
      return (await import('../verbs/mcp/servers.ts')).addServer(name, words, { ...io, env });
    case 'remove':
      return (await import('../verbs/mcp/servers.ts')).removeServer(name, io);
    case 'test':
      return (await import('../verbs/mcp/servers.ts')).testServers(name, io);
  }
}
