// Collects the context and builds the system prompt.

import type { PromptNotes } from '../../agent/prompt.ts';
import type { Settings } from '../../config/settings.ts';
import type { ContextFacts } from '../../context/render.ts';
import type { ToolDefinition } from '../../domain/conversation.ts';
import type { Shell } from '../../domain/shell.ts';
import { makeVisible } from '../../domain/visible.ts';
import { isLoadedHere } from '../../providers/rows.ts';
import type { Asking, Surroundings } from './surroundings.ts';

export async function gatherContext(
  { surroundings, settings, shell, shellVersion, cwd, lastStatus, terminal }: Asking,
  refresh = false,
): Promise<{ readonly facts: ContextFacts; readonly refreshed: Promise<void> }> {
  const { collectContext } = await import('../../context/collect.ts');
  return collectContext({
    ...surroundings,
    cwd,
    shell: { name: shell, version: shellVersion },
    terminal,
    lastStatus,
    detectTools: settings.detectTools,
    refresh,
  });
}

export async function renderSystemPrompt(asking: Asking, facts: ContextFacts): Promise<string> {
  const [{ renderPrompt }, { renderContext }] = await Promise.all([
    import('../../agent/prompt.ts'),
    import('../../context/render.ts'),
  ]);
  const { machine, shell } = facts;
  return renderPrompt({
    shell: shell.name,
    userland: machine.userland,
    contextText: renderContext(facts),
    nonce: asking.surroundings.nonce,
    notes: await notesOf(asking),
    brief: isBrief(asking.settings),
  });
}

/** Whether the model is one that beck loads: it reads slowly. */
export function isBrief({ provider }: Pick<Settings, 'provider'>): boolean {
  return isLoadedHere(provider);
}

/** The tools that such a question offers. `tries`: commands can be tried here. */
export async function toolsFor(
  settings: Pick<Settings, 'provider' | 'mode'>,
  tries: boolean,
): Promise<readonly ToolDefinition[]> {
  const { BRIEF_TOOLS, TOOLS, TRY_TOOL } = await import('../../agent/tools.ts');
  if (isBrief(settings)) return BRIEF_TOOLS;
  return tries && settings.mode !== 'strict' ? [...TOOLS, TRY_TOOL] : TOOLS;
}

/** What the person and the project add for a model. */
export async function notesOf({
  settings,
  projectContext,
  shell,
  surroundings,
}: Asking): Promise<PromptNotes> {
  return {
    own: settings.context,
    project: projectContext,
    recent: await recentCommands(settings, shell, surroundings),
  };
}

async function recentCommands(
  { recentCommands: most, prefix }: Settings,
  shell: Shell,
  { env, home }: Surroundings,
): Promise<PromptNotes['recent']> {
  if (most === 0) return undefined;
  const { readRecentCommands } = await import('../../context/recent-commands.ts');
  const commands = await readRecentCommands({ shell, env, home, most, prefix });
  return commands.map((command) => makeVisible(command.toWellFormed()));
}
