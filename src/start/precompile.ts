// Answers questions as a person would ask them, while beck is being installed, and keeps what V8 compiled for that.

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import {
  type BundleFile,
  forgetCompiled,
  keepCompiled,
  readBundleFile,
  runBundle,
  WAYS,
  type Way,
} from './bundle-files.ts';
import { rehearseShell } from './rehearsed-shell.ts';

/**
 * `env`: the process's own, in which a server of ours is named. Questions at a prompt draw on a terminal, so it goes on
 * in a process that has its own, `where` is AT_TERMINAL then; where none opens those questions are left out.
 */
export async function precompile(folder: string, env: NodeJS.ProcessEnv, where?: string): Promise<void> {
  if (where === AT_TERMINAL) return answerAtTerminal(folder, env);
  const alone = WAYS.find((way) => way === where);
  if (alone !== undefined) return answerForNobody(folder, env, [], alone);
  forgetCompiled(folder);
  const program = process.execPath;
  const named = (how: string) => [...process.execArgv, join(folder, 'main.js'), 'precompile', how];
  // Without what one of them would keep, it reads what the others do.
  for (const way of WAYS)
    spawnSync(program, named(way), {
      env,
      cwd: homedir(),
      input: CALL_OF_AGENT,
      stdio: ['pipe', 'ignore', 'ignore'],
      timeout: PATIENCE_MS,
    });
  const { openTrialTerminal } = await import('../shell-link/trial-terminal.ts');
  const args = named(AT_TERMINAL);
  const terminal = await openTrialTerminal({ program, args, env, cwd: homedir() }).catch(() => undefined);
  if (terminal === undefined) return answerForNobody(folder, env, []);
  const impatient = setTimeout(terminal.kill, 2 * PATIENCE_MS);
  while (terminal.ended() === undefined) await passed(LOOK_MS);
  clearTimeout(impatient);
  process.exitCode = terminal.ended();
}

const AT_TERMINAL = 'at-terminal';
const LOOK_MS = 20;
/** A machine that is busy takes several times as long. */
const PATIENCE_MS = 60_000;

async function answerAtTerminal(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  // If it does not finish in time, what was compiled until then is kept.
  setTimeout(() => process.exit(0), PATIENCE_MS).unref();
  await answerForNobody(folder, env, ['question', rehearseShell('where am I'), String(process.pid)]);
}

/** `last`: another verb, which may end the process. `way`: only what this one loads is kept. */
async function answerForNobody(
  folder: string,
  env: NodeJS.ProcessEnv,
  last: readonly string[],
  way?: Way,
): Promise<void> {
  const files = new Map<string, BundleFile>();
  const read = (file: string): BundleFile => {
    const found = readBundleFile(folder, file);
    files.set(file, found);
    return found;
  };
  // V8's cache remembers which functions got machine code and compiles them again at every start, which costs a short
  // answer more than it saves. The flag is set back before the cache is written: V8 rejects one made with other flags.
  setFlagsFromString('--no-sparkplug');
  // No shell asks again.
  env['BECK_PRESTART'] = 'off';
  env['OPENAI_BASE_URL'] = await serveModel();
  env['OPENAI_API_KEY'] = env['OPENAI_MODEL'] = 'none';
  const { run } = runBundle(folder, read);
  for (const args of way === undefined ? AT_A_PROMPT : ASKED[way]) await run(args);
  // The status of the last answer means nothing here.
  process.exitCode = 0;
  process.once('exit', () => {
    setFlagsFromString('--sparkplug');
    for (const name of way === undefined ? readdirSync(join(folder, 'chunks')) : []) {
      const file = `chunks/${name}`;
      if (!files.has(file)) read(file);
    }
    for (const [file, { script }] of files) keepCompiled(folder, file, script, way);
  });
  if (last.length > 0) await run(last);
}

/** Together they go where most questions go; what one needs and another does not makes every start a little longer. */
const ASKED: Readonly<Record<Way, readonly (readonly string[])[]>> = {
  ask: [
    ['ask', '--print', '--provider', 'recipes', 'how much disk space is free'],
    ['ask', '--print', '--provider', 'recipes', 'which files here are over 100 MB'],
    // No row answers it: the grammar does.
    ['ask', '--print', '--provider', 'recipes', 'find files whose name is 8 characters long'],
    // Nor does that.
    ['ask', '--print', '--provider', 'recipes', 'please make my life more pleasant with some flowers'],
  ],
  classify: [['--version'], ['classify', 'ls -la | head -n 5 > list; rm -rf "$HOME/x"']],
  hook: [['classify', '--hook', 'claude']],
};

const AT_A_PROMPT = [...ASKED.classify, ...ASKED.ask, ['ask', '--print', 'how much disk space is free']];

/** Standard input of the hook. */
const CALL_OF_AGENT = JSON.stringify({
  cwd: '/',
  hook_event_name: 'PreToolUse',
  tool_name: 'Bash',
  tool_input: { command: 'rm -rf build' },
});

const SAYS = { content: 'Nothing to do.' };
const CALL = { name: 'run_in_shell', arguments: '{"command":"pwd","why":"where"}' };
const CALLS = { tool_calls: [{ index: 0, id: 'call', type: 'function', function: CALL }] };

/** Its address. The model behind it answers the first question; at the second it has a command run before. */
async function serveModel(): Promise<string> {
  const replies = [SAYS, CALLS];
  const server = createServer((request, response) => {
    request.resume();
    const delta = { role: 'assistant', ...(replies.shift() ?? SAYS) };
    const chunk = {
      choices: [{ index: 0, delta, finish_reason: 'tool_calls' in delta ? 'tool_calls' : 'stop' }],
    };
    response.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' });
    response.end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`);
  });
  server.unref().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // It listens on a port of 127.0.0.1.
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/v1`;
}
