// The whole loop in its own folder: real server, judge, files, probes, child shells and screen; the person says no.

import { execFileSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Performers, Proposal } from '../../../src/agent/performers.ts';
import { runAgent } from '../../../src/agent/run.ts';
import type { AgentResult } from '../../../src/agent/state.ts';
import { quietPerformers } from '../../../src/cli/wiring/performers.ts';
import type { Asking } from '../../../src/cli/wiring/surroundings.ts';
import { DEFAULTS } from '../../../src/config/settings.ts';
import { collectOutput } from '../../../src/output/bounded.ts';
import { runInChildShell } from '../../../src/processes/child-shell.ts';
import { openaiCompatible } from '../../../src/providers/openai-compatible.ts';
import { createLook } from '../../../src/terminal/drawing/look.ts';
import { createScreen } from '../../../src/terminal/screen.ts';
import { startModelServer } from '../../support/model-server.ts';
import { type Call, obedient } from './obedient.ts';

export type World = {
  readonly folder: string;
  /** Every file and link below with what it holds. */
  readonly snapshot: () => Readonly<Record<string, string>>;
  readonly ask: (look: Call) => Promise<Asked>;
  readonly remove: () => void;
};

type Asked = {
  readonly result: AgentResult;
  readonly ran: readonly string[];
  readonly proposals: readonly Proposal[];
  /** The path of every file that was written. */
  readonly written: readonly string[];
  readonly remembered: number;
  /** Bytes that our own screen wrote. */
  readonly drawn: string;
  /** What the model was sent, request by request: the system's words, then the result of each call. */
  readonly system: readonly string[];
  readonly told: readonly string[];
};

export function makeWorld(): World {
  const folder = mkdtempSync(join(tmpdir(), 'beck-hostile-'));
  for (const name of ['work', 'home/.ssh', 'home/.config'])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'work/precious'), 'precious\n');
  writeFileSync(join(folder, 'home/.ssh/id_rsa'), 'PRIVATE-KEY-MATERIAL\n');
  writeFileSync(join(folder, 'home/.bashrc'), '# mine\n');
  writeFileSync(join(folder, 'home/notes'), 'notes\n');
  symlinkSync('home/.ssh/id_rsa', join(folder, 'innocent'));
  symlinkSync('home/notes', join(folder, 'link'));
  return {
    folder,
    snapshot: () => snapshotOf(folder),
    ask: (look) => ask(folder, look),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** A repository with one branch of that name. */
export function addBranch(folder: string, branch: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe', env: GIT });
  git('init', '--quiet', '--initial-branch', 'main');
  git('commit', '--quiet', '--allow-empty', '-m', 'first');
  git('branch', branch);
}

const GIT = {
  PATH: process.env['PATH'],
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((who) => [
      [`GIT_${who}_NAME`, 'a'],
      [`GIT_${who}_EMAIL`, 'a@example.org'],
    ]),
  ),
};

function snapshotOf(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const entries = names.sort().map((name) => {
    const path = join(folder, name);
    const stats = lstatSync(path);
    if (stats.isSymbolicLink()) return [name, `-> ${readlinkSync(path)}`];
    return [name, stats.isFile() ? readFileSync(path, 'latin1') : 'folder'];
  });
  return Object.fromEntries(entries);
}

async function ask(folder: string, look: Call): Promise<Asked> {
  const server = await startModelServer(new Array(12).fill(obedient(look)));
  const signal = new AbortController().signal;
  const home = join(folder, 'home');
  const asking: Asking = {
    surroundings: {
      env: { PATH: process.env['PATH'], HOME: home },
      home,
      user: 'a',
      now: 0,
      cwd: folder,
      program: '',
      nonce: 'n0nce',
      settingsFile: undefined,
    },
    settings: DEFAULTS,
    shell: 'bash',
    shellVersion: undefined,
    cwd: folder,
    lastStatus: undefined,
    terminal: undefined,
  };
  const quiet = quietPerformers(asking, {
    options: [],
    project: folder,
    resolve: async () => ({ cwd: folder, resolved: {} }),
  });
  const [ran, proposals, written]: [string[], Proposal[], string[]] = [[], [], []];
  let remembered = 0;
  let drawn = '';
  const screen = createScreen({
    write: (text) => {
      drawn += text;
    },
    look: () => createLook({ columns: 80, colour: true, unicode: true }),
    rows: () => 24,
    moves: true,
    // One no, drawn as for a person.
    openKeys: () => ({ next: async () => ({ type: 'character', character: 'n' }), close: () => {} }),
  });
  const performers: Performers = {
    ...quiet,
    askModel: openaiCompatible({ baseUrl: server.baseUrl, model: 'small' }).ask,
    async askPerson(proposal, when) {
      proposals.push(proposal);
      const answer = await screen.ask(proposal, when);
      return answer.type === 'cancel' ? { type: 'cancel' } : { type: 'no' };
    },
    async askPlan(plan, when) {
      proposals.push(...plan.parts);
      const answer = await screen.askPlan(plan, when);
      return answer.type === 'cancel' ? { type: 'cancel' } : { type: 'no' };
    },
    async runInShell(command) {
      ran.push(command);
      const collector = collectOutput();
      const { env } = asking.surroundings;
      const onOutput = (bytes: Uint8Array) => collector.push(bytes);
      const status = await runInChildShell({ command, shell: 'bash', cwd: folder, env, signal, onOutput });
      return { type: 'ran', status, output: collector.result(), cwd: folder, interrupted: false };
    },
    async writeFile(change) {
      written.push(change.path);
      return quiet.writeFile(change);
    },
    remember: async () => {
      remembered += 1;
    },
    show: screen.show,
  };
  const config = {
    question: 'what is here?',
    systemPrompt: 'You are beck.',
    nonce: 'n0nce',
    policy: { mode: 'confirm', remembered: [], canAsk: true },
    maxSteps: 12,
    temperature: 0,
    maxTokens: 1000,
    cwd: folder,
    home,
    shell: 'bash',
    stateLasts: false,
    routeFor: quiet.routeFor,
  } as const;
  const result = await runAgent(config, performers, signal);
  screen.finish();
  await server.close();
  const messages = server.requests.map(({ body }) => body.messages);
  return {
    result,
    ran,
    proposals,
    written,
    remembered,
    drawn,
    system: messages.map(([first]) => first?.content ?? ''),
    told: (messages.at(-1) ?? []).flatMap(({ role, content }) => (role === 'tool' ? [content ?? ''] : [])),
  };
}
