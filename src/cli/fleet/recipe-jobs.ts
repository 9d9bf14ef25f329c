// The commands that the recipes write for the hosts: one for all of them, or one for each kind of machine.

import type { AskModel, ModelReply, ModelRequest, Provider, ToolCall } from '../../domain/conversation.ts';
import { ProviderError } from '../../domain/errors.ts';
import { fold } from '../../fleet/host-sets.ts';
import { bySystem, DIFFERENT, type System, type SystemOf } from '../../fleet/system.ts';
import type { Fleet } from './named.ts';
import { readCall, type Wanted } from './wanted.ts';

/** The recipes for one kind of machine. */
export type RecipesFor = (system: System | undefined) => Promise<Provider>;

export type Job = Wanted & {
  readonly call: ToolCall;
  /** On no host before the others. */
  readonly together?: boolean;
};

type Writing = { readonly recipes: RecipesFor; readonly fleet: Fleet; readonly systemOf: SystemOf };

/** `said`: an answer that needs no command. Throws where no recipe fits for any of the hosts. */
export async function recipeJobs(
  request: ModelRequest,
  { recipes, fleet, systemOf }: Writing,
  io: Parameters<AskModel>[1],
): Promise<{ readonly said: ModelReply } | { readonly jobs: readonly Job[] }> {
  const jobs = new Map<string, Job>();
  const without: string[] = [];
  let failed: ProviderError | undefined;
  for (const { system, hosts } of bySystem(fleet.hosts, systemOf))
    try {
      const reply = await (await recipes(system)).ask(request, io);
      const [call] = reply.toolCalls;
      if (call === undefined) return { said: reply };
      const wanted = readCall(call, fleet);
      if (typeof wanted === 'string') {
        without.push(...hosts);
        continue;
      }
      const { command, why } = wanted;
      const all = new Set([...(jobs.get(command)?.hosts ?? []), ...hosts]);
      jobs.set(command, { command, why, call, hosts: fleet.hosts.filter((host) => all.has(host)) });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      failed ??= error;
      without.push(...hosts);
    }
  if (jobs.size === 0) throw failed ?? new ProviderError('No recipe writes a command for these hosts.', '');
  const note = without.length === 0 ? '' : `no recipe for ${fold(without)}`;
  const withNote = (why: string) => [why, note].filter((part) => part !== '').join(' · ');
  return { jobs: [...jobs.values()].map((job) => ({ ...job, why: withNote(job.why) })) };
}

/** Whether the command depends on what the hosts are. */
export async function dependsOnSystem(
  request: ModelRequest,
  { recipes, fleet }: Omit<Writing, 'systemOf'>,
  signal: AbortSignal,
): Promise<boolean> {
  const one = { ...fleet, hosts: fleet.hosts.slice(0, 1) };
  const commands = new Set<string>();
  for (const system of DIFFERENT) {
    try {
      const writing = { recipes, fleet: one, systemOf: () => system };
      const written = await recipeJobs(request, writing, { signal, onText: () => {} });
      commands.add('said' in written ? '' : (written.jobs[0]?.command ?? ''));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      commands.add('none');
    }
    if (commands.size > 1) return true;
  }
  return false;
}
