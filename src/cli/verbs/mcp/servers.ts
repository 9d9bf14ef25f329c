// `beck mcp list`, `add`, `remove` and `test`: the servers whose tools a model may use.

import { checkValue } from '../../../config/check.ts';
import { saveSettings } from '../../../config/save.ts';
import type { ServerSetting } from '../../../config/settings.ts';
import { settingsFolder, settingsPath } from '../../../config/settings-file.ts';
import { type ExitCode, UsageError } from '../../../domain/errors.ts';
import { makeAllVisible } from '../../../domain/visible.ts';
import { keepOffer, readOffers } from '../../servers/offers.ts';
import { startServer } from '../../servers/start-server.ts';
import { loadSettings, type Surroundings } from '../../wiring/surroundings.ts';

type Io = { readonly surroundings: Surroundings; readonly write: (text: string) => void };

export async function listServers({ surroundings, write }: Io): Promise<ExitCode> {
  const entries = Object.entries((await loadSettings(surroundings)).settings.mcpServers);
  const offers = readOffers(surroundings);
  if (entries.length === 0) write('No servers. Add one: beck mcp add NAME COMMAND ARGUMENTS…\n');
  for (const [name, entry] of entries) {
    const tools = offers.toolsOf(name, entry);
    const known = tools === undefined ? 'no answer yet' : tellCount(tools.length);
    write(`${name}  ${placeOf(entry)}  ${entry.enabled === false ? 'off' : known}\n`);
  }
  return 0;
}

/** `words`: a command with its arguments, or one address. */
export async function addServer(
  name: string | undefined,
  words: readonly string[],
  io: Io & { readonly env: readonly string[] },
): Promise<ExitCode> {
  const [first, ...rest] = words;
  if (name === undefined || first === undefined)
    throw new UsageError(
      'Name the server and its command or address.',
      'beck mcp add NAME COMMAND ARGUMENTS… or beck mcp add NAME URL',
    );
  const entry: ServerSetting = /^https?:\/\//.test(first)
    ? { url: first }
    : { command: first, args: rest, ...(io.env.length === 0 ? {} : { env: variables(io.env) }) };
  const { surroundings } = io;
  const { settings } = await loadSettings(surroundings);
  await save({ ...settings.mcpServers, [name]: entry }, surroundings);
  io.write(`Added ${name}.\n`);
  return testServers(name, io);
}

export async function removeServer(name: string | undefined, { surroundings, write }: Io): Promise<ExitCode> {
  const { [name ?? '']: gone, ...others } = (await loadSettings(surroundings)).settings.mcpServers;
  if (gone === undefined) throw noSuchServer(name);
  await save(Object.keys(others).length === 0 ? undefined : others, surroundings);
  write(`Removed ${name}.\n`);
  return 0;
}

/** Starts each, side by side, and says what it offers. Exit 1 where one cannot be used. */
export async function testServers(name: string | undefined, { surroundings, write }: Io): Promise<ExitCode> {
  const all = Object.entries((await loadSettings(surroundings)).settings.mcpServers);
  const chosen = name === undefined ? all : all.filter(([each]) => each === name);
  if (name !== undefined && chosen.length === 0) throw noSuchServer(name);
  const lines = await Promise.all(
    chosen.map(async ([each, entry]) => {
      try {
        const server = await startServer(entry, surroundings, new AbortController().signal);
        const tools = await server.tools();
        keepOffer(surroundings, { name: each, entry, tools });
        await server.close();
        const names = tools.map((tool) => `${each}_${tool.name}`).join(', ');
        return { works: true, text: `${each}: ${tellCount(tools.length)}${names && `: ${names}`}` };
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return { works: false, text: `${each}: cannot be used: ${reason}` };
      }
    }),
  );
  for (const { text } of lines) write(`${makeAllVisible(text)}\n`);
  return lines.every(({ works }) => works) ? 0 : 1;
}

function noSuchServer(name: string | undefined): UsageError {
  return name === undefined
    ? new UsageError('Name the server.', 'beck mcp list shows them.')
    : new UsageError(`No server is called ${makeAllVisible(name)}.`, 'beck mcp list shows them.');
}

function tellCount(tools: number): string {
  return tools === 1 ? '1 tool' : `${tools} tools`;
}

function placeOf({ url, command, args = [] }: ServerSetting): string {
  return makeAllVisible(url ?? [command, ...args].join(' '));
}

function variables(env: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    env.map((each) => {
      const [, name, value] = /^([A-Za-z_]\w*)=(.*)$/s.exec(each) ?? [];
      if (name === undefined || value === undefined)
        throw new UsageError(`--env ${each} is not NAME=VALUE.`, 'See: beck mcp --help');
      return [name, value];
    }),
  );
}

async function save(
  servers: Readonly<Record<string, ServerSetting>> | undefined,
  { env, home, settingsFile }: Surroundings,
): Promise<void> {
  const fault = servers === undefined ? undefined : checkValue('mcpServers', servers);
  if (fault !== undefined) throw new UsageError(fault, 'Nothing was changed.');
  await saveSettings(settingsFile ?? settingsPath(settingsFolder(env, home)), { mcpServers: servers });
}
