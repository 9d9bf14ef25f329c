// The person's servers, where they have any: everything about them is loaded only then.

import type { Servers, ServersOptions } from './servers.ts';

export async function serversOf(options: ServersOptions): Promise<Servers | undefined> {
  if (Object.keys(options.settings.mcpServers).length === 0) return undefined;
  return (await import('./servers.ts')).openServers(options);
}
