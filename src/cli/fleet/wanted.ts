// What whoever answers wants to run, and on which of the question's hosts.

import type { ToolCall } from '../../domain/conversation.ts';
import { resolveHosts } from '../../fleet/resolve.ts';
import type { Fleet } from './named.ts';

export type Wanted = { readonly command: string; readonly hosts: readonly string[]; readonly why: string };

/** A name that no tool has where the call cannot be carried out: whoever wrote it is told so. */
export function readCall(call: ToolCall, fleet: Fleet): Wanted | string {
  if (!['run_in_shell', 'probe'].includes(call.name)) return `${call.name}_works_here_only`;
  const given = parse(call.arguments);
  const parts = Array.isArray(given['plan'])
    ? given['plan'].map((part) => text((part as { command?: unknown })?.command))
    : [];
  const command =
    parts.length > 0 ? parts.map((part) => `{\n${part}\n}`).join(' && ') : text(given['command']);
  if (command.trim() === '') return 'run_in_shell_without_a_command';
  const some = text(given['hosts']).trim();
  const hosts = some === '' ? fleet.hosts : someOf(some, fleet);
  return hosts === undefined
    ? 'hosts_beyond_those_of_the_question'
    : { command, hosts, why: text(given['why']).trim() };
}

function parse(written: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(written);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    // The agent says what is wrong with it.
    return {};
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** None but those of the question. */
function someOf(names: string, { hosts }: Fleet): readonly string[] | undefined {
  const known = new Map(hosts.map((host) => [host, 'the question'] as const));
  const found = resolveHosts(names, { hosts: known, groups: [], patterns: [], inventory: undefined });
  return found.type === 'hosts' ? hosts.filter((host) => found.hosts.includes(host)) : undefined;
}
