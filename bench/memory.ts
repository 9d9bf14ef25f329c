// The cost of history: a conversation of 24 KB and a journal of 100,000 entries, against a shell without either.

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { journalPath } from '../src/journal/database.ts';
import { beginEntry } from '../src/journal/write.ts';
import { asked, ended, NOON, step } from '../test/journal/samples.ts';
import type { HelperPlace } from './helper.ts';
import { type Figure, inPairs, times } from './measure.ts';
import { startShell } from './shell-lines.ts';

const PAIRS = 15;
const ENTRIES = 100_000;
const QUESTION = '? how much disk space is free';
const ANSWER = 'Nothing to do for it.';

export async function measureMemory(place: HelperPlace, main: string): Promise<readonly Figure[]> {
  const state = join(place.folder, 'state/beck');
  fillJournal(state);
  return [await questionFigure(place), await logFigure(place, main)];
}

function fillJournal(state: string): void {
  mkdirSync(state, { recursive: true, mode: 0o700 });
  const first = beginEntry(state, asked({ question: 'the first' }), () => {});
  first.step(step());
  first.end(ended());
  first.close();
  const database = new DatabaseSync(journalPath(state));
  database.exec('BEGIN');
  const columns = 'at, asker, session, folder, host, mode, outcome, status, duration, provider, model';
  const question = database.prepare(
    `INSERT INTO question (question, ${columns}) SELECT ?, ${columns} FROM question WHERE id = 1`,
  );
  const steps = 'at, kind, level, effects, label, outcome, allowed_by, status, duration';
  const run = database.prepare(
    `INSERT INTO step (question, command, ${steps}) SELECT ?, ?, ${steps} FROM step WHERE id = 1`,
  );
  for (let number = 2; number <= ENTRIES; number++) {
    const { lastInsertRowid } = question.run(`which files here are over ${number} MB`);
    run.run(lastInsertRowid, `find . -size +${number}M`);
  }
  database.exec(`UPDATE question SET at = ${NOON} + id; COMMIT`);
  database.close();
}

async function questionFigure({ script, folder, env }: HelperPlace): Promise<Figure> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const variables = {
    OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    OPENAI_API_KEY: 'key',
    OPENAI_MODEL: 'model',
  };
  const config = join(folder, 'forgets');
  mkdirSync(join(config, 'beck'), { recursive: true });
  const forgets = JSON.stringify({ journal: 'off', conversationMinutes: 0 });
  writeFileSync(join(config, 'beck/config.json'), forgets, { mode: 0o600 });
  const state = join(folder, 'state');
  const start = (more: Readonly<Record<string, string>>, name: string) => {
    const own = join(folder, name);
    mkdirSync(own);
    return startShell({
      shell: 'bash',
      rc: `. ${script}\n`,
      folder: own,
      env: { ...env, ...variables, ...more },
    });
  };
  const remembering = start({ XDG_STATE_HOME: state }, 'remembering');
  const without = start({ XDG_CONFIG_HOME: config, XDG_STATE_HOME: join(folder, 'no-state') }, 'without');
  const ask = async (shell: typeof without): Promise<number> => {
    shell.type("echo rea''dy\r");
    await shell.seen('ready\r\n');
    shell.type(QUESTION);
    await shell.seen(QUESTION.slice(-5));
    const started = performance.now();
    shell.type('\r');
    const [incoming, response] = await once(server, 'request');
    const arrived = performance.now() - started;
    incoming.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(REPLY);
    await shell.seen(ANSWER);
    return arrived;
  };
  await ask(remembering);
  await ask(without);
  const { ratio, ours } = await inPairs(
    PAIRS,
    async () => {
      fillConversation(join(state, 'beck/conversations'));
      return ask(remembering);
    },
    () => ask(without),
  );
  remembering.close();
  without.close();
  server.close();
  return {
    what: 'the same with 24 KB and 100,000 entries',
    measured: `${ours.toFixed(0)} ms, ${times(ratio)} without conversation and journal`,
    budget: '1.1 x',
  };
}

const TURNS = 24;

/** As large as what is sent may be. */
function fillConversation(folder: string): void {
  const turn = {
    at: Date.now(),
    folder: '/tmp',
    question: 'x'.repeat(400),
    answer: 'y'.repeat(600),
    steps: [],
  };
  const content = JSON.stringify({ version: 1, turns: Array.from({ length: TURNS }, () => turn) });
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), content, { mode: 0o600 });
}

const REPLY = `data: ${JSON.stringify({
  choices: [{ index: 0, delta: { role: 'assistant', content: ANSWER }, finish_reason: 'stop' }],
})}\n\ndata: [DONE]\n\n`;

async function logFigure({ folder, env }: HelperPlace, main: string): Promise<Figure> {
  const timed = async (state: string): Promise<number> => {
    const variables = { ...env, XDG_STATE_HOME: join(folder, state) };
    const started = performance.now();
    spawnSync(process.execPath, [main, 'log'], { env: variables, cwd: folder });
    return performance.now() - started;
  };
  const { ours, other } = await inPairs(
    PAIRS,
    () => timed('state'),
    () => timed('no-state'),
  );
  return {
    what: 'beck log with 100,000 entries',
    measured: `${ours.toFixed(0)} ms, ${(ours - other).toFixed(0)} ms more than with none`,
    budget: '100 ms',
  };
}
