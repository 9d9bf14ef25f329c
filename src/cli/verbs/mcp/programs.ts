// Where each program keeps its list of servers, and how an entry for beck looks there. A newcomer adds a row.

import { join } from 'node:path';

export const PROGRAMS = ['claude', 'codex', 'gemini', 'vscode', 'cursor'] as const;
export type ProgramName = (typeof PROGRAMS)[number];

export type Program = {
  readonly title: string;
  /** Absolute. */
  readonly file: string;
  readonly format: 'json' | 'toml';
  /** The member of the file that holds the servers. */
  readonly list: string;
  /** What an entry needs beside program and arguments. */
  readonly more?: Readonly<Record<string, string>>;
};

type Place = { readonly home: string; readonly env: Readonly<Record<string, string | undefined>> };

export function programOf(name: ProgramName, { home, env }: Place): Program {
  const config = env['XDG_CONFIG_HOME']?.startsWith('/') ? env['XDG_CONFIG_HOME'] : join(home, '.config');
  const user = process.platform === 'darwin' ? join(home, 'Library/Application Support') : config;
  switch (name) {
    case 'claude':
      return {
        title: 'Claude Code',
        file: join(home, '.claude.json'),
        format: 'json',
        list: 'mcpServers',
        more: { type: 'stdio' },
      };
    case 'codex':
      return {
        title: 'Codex',
        file: join(env['CODEX_HOME'] || join(home, '.codex'), 'config.toml'),
        format: 'toml',
        list: 'mcp_servers',
      };
    case 'gemini':
      return {
        title: 'Gemini CLI',
        file: join(home, '.gemini/settings.json'),
        format: 'json',
        list: 'mcpServers',
      };
    case 'vscode':
      return {
        title: 'VS Code',
        file: join(user, 'Code/User/mcp.json'),
        format: 'json',
        list: 'servers',
        more: { type: 'stdio' },
      };
    case 'cursor':
      return { title: 'Cursor', file: join(home, '.cursor/mcp.json'), format: 'json', list: 'mcpServers' };
  }
}
