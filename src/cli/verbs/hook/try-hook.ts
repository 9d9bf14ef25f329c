// `beck hook test AGENT`: feeds the hook that the agent would start the agent's own messages, and says what the agent does.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExitCode } from '../../../domain/errors.ts';
import { makeVisible } from '../../../domain/visible.ts';
import type { Surroundings } from '../../wiring/surroundings.ts';
import { type HookRow, ROWS } from './agents.ts';
import { agentNamed } from './install.ts';
import { launchOf } from './launch.ts';
import { readMessage } from './message.ts';
import type { Agent } from './names.ts';

type Io = { readonly surroundings: Surroundings; readonly write: (text: string) => void };

const COMMANDS = ['ls -la', 'mkdir new-folder', 'rm -rf ~'];
const FILES = ['notes.txt', '~/.bashrc'];

/** Fails if a command that destroys the home folder would not be stopped. Throws `UsageError`. */
export function tryHook(name: string | undefined, { surroundings, write }: Io): ExitCode {
  const agent = agentNamed(name);
  const row = ROWS[agent];
  const { cwd, home } = surroundings;
  const { shell, write: writing } = row.messages;
  const asked = [
    ...COMMANDS.map((command) => ({ what: command, message: shell(cwd, command) })),
    ...(writing === undefined
      ? []
      : FILES.map((file) => {
          const path = file.startsWith('~') ? `${home}${file.slice(1)}` : `${cwd}/${file}`;
          return { what: `write ${file}`, message: writing(cwd, path) };
        })),
  ];
  write(`${row.title} (${row.source})\n\n`);
  // Nothing of this belongs into the journal.
  const state = mkdtempSync(join(tmpdir(), 'beck-hook-'));
  let stopped = true;
  for (const { what, message } of asked) {
    const outcome = outcomeOf(agent, message, {
      ...surroundings,
      env: { ...surroundings.env, XDG_STATE_HOME: state },
    });
    if (what === COMMANDS.at(-1) && outcome.does !== 'stops') stopped = false;
    const why = outcome.reason === '' ? '' : `\n    ${makeVisible(outcome.reason)}`;
    write(`  ${what}\n    ${row.title} ${SAYS[outcome.does]}.${why}\n`);
  }
  rmSync(state, { recursive: true, force: true });
  write(`\nIf the hook breaks: ${row.broken}.\n`);
  return stopped ? 0 : 1;
}

type Outcome = {
  readonly does: 'runs' | 'asks' | 'stops' | 'decides';
  readonly reason: string;
};

const SAYS: Readonly<Record<Outcome['does'], string>> = {
  runs: 'does it without asking',
  asks: 'asks you',
  stops: 'does not do it',
  decides: 'decides by its own rules',
};

/** Started as the agent starts it. */
function outcomeOf(agent: Agent, message: object, surroundings: Surroundings): Outcome {
  const input = JSON.stringify(message);
  const { line, inPowerShell } = launchOf(agent, surroundings);
  const { status, stdout, stderr } = spawnSync(line, {
    shell: inPowerShell ? 'powershell.exe' : true,
    input,
    encoding: 'utf8',
    cwd: surroundings.cwd,
    env: surroundings.env,
  });
  if (status !== 0) return { does: 'stops', reason: stderr.trim() };
  return readAnswer(stdout, ROWS[agent], input);
}

function readAnswer(stdout: string, row: HookRow, input: string): Outcome {
  const said = readMessage(input, row);
  const honours = 'event' in said ? said.event?.honours : undefined;
  const decision = WORD.exec(stdout)?.[1];
  const reason = readReason(stdout);
  if (decision === 'deny') return { does: 'stops', reason };
  if (decision?.endsWith('ask')) return { does: honours?.ask ? 'asks' : 'decides', reason };
  return { does: decision === 'allow' && honours?.allow ? 'runs' : 'decides', reason };
}

const WORD = /"(?:permissionDecision|decision|permission|behavior)":"(allow|ask|force_ask|deny)"/;
const REASON = /"(?:permissionDecisionReason|reason|user_message|message)":("(?:[^"\\]|\\.)*")/;

function readReason(stdout: string): string {
  const found = REASON.exec(stdout)?.[1];
  return found === undefined ? '' : String(JSON.parse(found));
}
