// The journeys of the convert key: each command of a task is the model's for a typed line, and the person presses Enter.

import { afterAll, describe, expect, test } from 'vitest';
import { type AgentSession, openAgent, say } from '../shell/agent-session.ts';
import { DRIVEN_SHELLS, type DrivenShell, PROMPT, type ShellSession } from '../shell/shell-session.ts';
import type { ScriptedReply } from '../support/model-server.ts';
import { need } from '../support/programs.ts';
import { callsOf, commandsOf } from './journey.ts';
import { begin, expected, prompts, whatIsLeft } from './play.ts';
import { JOURNEYS } from './rows.ts';

const ALT_QUESTION: Readonly<Record<DrivenShell, string>> = {
  zsh: '\x1b?',
  bash: '\x1b?',
  fish: '\x1b?',
  powershell: '\x1b/',
};

/** fish suggests the rest of a line, which would be part of it here. */
const QUIET: Partial<Record<DrivenShell, string>> = { fish: 'set -g fish_autosuggestion_enabled 0' };

describe.each(DRIVEN_SHELLS)('in %s', (shell) => {
  const script: ScriptedReply[] = [];
  let open: Promise<AgentSession> | undefined;
  afterAll(async () => (await open?.catch(() => undefined))?.[Symbol.asyncDispose]());
  // All of them in one shell; in the others what depends on the shell.
  const rows = JOURNEYS.filter((journey) => {
    if (shell !== 'bash' && journey.needsShell !== true && journey.name !== 'link-newest') return false;
    const names = callsOf(journey, shell).map(({ name }) => name);
    return names.includes('run_in_shell') && !names.includes('write_file');
  });

  test.each(rows.map((journey) => [journey.name, journey] as const))('%s', async (_, journey) => {
    need(shell, ...(journey.needs ?? []));
    open ??= openAgent(shell, script, { columns: 120, rows: 45, after: QUIET[shell] ?? '' });
    const session = await open;
    try {
      const begun = await begin(session, journey);
      const commands = commandsOf(journey, shell);
      for (const command of commands) {
        script.splice(session.server.requests.length, script.length, say(command));
        await convert(session, command);
      }
      const { files, state } = expected(journey, shell);
      const history = (shell === 'fish' ? [...new Set(commands)] : commands).toSorted();
      expect(await whatIsLeft(session, begun, history)).toEqual({ files, state, history });
    } catch (error) {
      // Its line would be the beginning of the next.
      open = undefined;
      await session[Symbol.asyncDispose]();
      throw error;
    }
  });
});

/** Types words, presses the key, and Enter once they are the command. */
async function convert(session: ShellSession, command: string): Promise<void> {
  const { terminal, shell } = session;
  const line = (): string => {
    const shown = terminal.scrollback();
    return shown.slice(shown.lastIndexOf(PROMPT) + PROMPT.length);
  };
  const before = prompts(session);
  terminal.type(WORDS);
  await terminal.waitUntil(() => line().startsWith(WORDS), { what: 'the words' });
  terminal.type(ALT_QUESTION[shell]);
  await terminal.waitUntil(() => line().startsWith(command), { what: command });
  await terminal.waitUntil(terminal.isWaiting, { what: 'the line editor reads' });
  terminal.press('Enter');
  await terminal.waitUntil(() => prompts(session) > before, { what: 'the prompt' });
}

const WORDS = 'do the next step of it';
