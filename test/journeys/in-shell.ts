// The journeys in one shell with a scripted model: all of them in one session, one folder each.

import { resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openAgent } from '../shell/agent-session.ts';
import type { DrivenShell } from '../shell/shell-session.ts';
import type { ScriptedReply } from '../support/model-server.ts';
import { need } from '../support/programs.ts';
import { expected, play, type Stage, type Way } from './play.ts';
import { JOURNEYS } from './rows.ts';

export function journeysIn(shell: DrivenShell, way?: Way): void {
  let open: Promise<Stage> | undefined;
  afterAll(async () => (await open?.catch(() => undefined))?.session[Symbol.asyncDispose]());
  describe(`in ${shell}`, () => {
    const rows = JOURNEYS.filter(({ needsShell }) => way === undefined || !needsShell).map(
      (journey) => [journey.name, journey] as const,
    );
    test.each(rows)('%s', { timeout: 4 * PATIENCE }, async (_name, journey) => {
      need(shell, ...(journey.needs ?? []));
      open ??= openStage(shell, way);
      const stage = await open.catch((error: unknown) => {
        open = undefined;
        throw error;
      });
      try {
        expect((await play(stage, journey)).end).toEqual(expected(journey, shell, way));
      } catch (error) {
        // What is left of it would be in the way of the next.
        open = undefined;
        await stage.session[Symbol.asyncDispose]();
        throw error;
      }
    });
  });
}

/** Milliseconds for one reply, on a busy machine: it ends what hangs. */
const PATIENCE = 60_000;

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');

async function openStage(shell: DrivenShell, way?: Way): Promise<Stage> {
  const script: ScriptedReply[] = [];
  const without = { sourced: false, before: `beck() { '${process.execPath}' '${MAIN}' "$@"; }` };
  const session = await openAgent(shell, script, { columns: 120, rows: 45, ...(way && without) });
  const { requests } = session.server;
  return {
    session,
    patience: PATIENCE,
    ...(way && { way }),
    feed: (asked) => script.splice(requests.length, script.length, ...asked.replies(shell)),
  };
}
