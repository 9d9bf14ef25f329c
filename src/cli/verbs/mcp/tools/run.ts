// `run_shell_command` and `run_cmd`: a command judged, then run in a child without a terminal.

import * as v from 'valibot';
import type { AllowedBy } from '../../../../domain/allowed-by.ts';
import type { CapturedOutput } from '../../../../domain/run.ts';
import type { Shell } from '../../../../domain/shell.ts';
import type { ClassifyRequest, Verdict } from '../../../../domain/verdict.ts';
import { leavesRoot } from '../../../../files/root.ts';
import { type Call, type OfferedTool, offerTool, RUNS, type ToolResult } from '../../../../mcp/offer.ts';
import { RUN_DATA, runData, runText } from '../../../../mcp/run-result.ts';
import { stripShellWrapper } from '../../../../mcp/wrapper.ts';
import { printsValues, removeValues } from '../../../../output/environment-output.ts';
import { keepChanges, notesOf } from '../../../asking/keep-changes.ts';
import { isWorthFreeing, recoverableNote } from '../../../asking/recoverable.ts';
import { boundsOf } from '../../../wiring/performers.ts';
import { elapsed } from '../../../wiring/surroundings.ts';
import {
  type CallWorld,
  type Connection,
  outside,
  performersFor,
  placeOf,
  whyNoFolder,
} from '../connection.ts';
import { permit } from '../permit.ts';
import { askerOf, type CallRecord, recordCall } from '../record.ts';
import { TRY } from './try-schema.ts';

const DEFAULT_SECONDS = 30;
const MOST_SECONDS = 300;

const COMMAND = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'must not be empty'),
);
const SECONDS = v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(MOST_SECONDS)), DEFAULT_SECONDS);
const TIMEOUT = {
  type: 'number',
  minimum: 1,
  maximum: MOST_SECONDS,
  description: `Seconds until it is ended; default ${DEFAULT_SECONDS}.`,
};

/** `shell`: that of the commands. */
export function runTools(connection: Connection, shell: Shell): readonly OfferedTool[] {
  const how =
    `The command is judged first: what destroys never runs, what is dangerous only with a person's approval. ` +
    `It is a command for ${shell}, has no terminal and no input, and what it leaves running is ended with it.`;
  return [
    offerTool({
      name: 'run_shell_command',
      title: 'Run a shell command',
      description: `Runs a command in ${shell} and returns what it printed. ${how}`,
      check: v.object({
        command: COMMAND,
        description: v.optional(v.string()),
        dir_path: v.optional(v.string()),
        timeout: SECONDS,
        try: v.optional(v.boolean()),
      }),
      input: {
        type: 'object',
        properties: {
          command: { type: 'string' },
          description: { type: 'string', description: 'What it is for, in a sentence.' },
          dir_path: { type: 'string', description: 'Folder to run in; default: the working directory.' },
          timeout: TIMEOUT,
          try: TRY,
        },
        required: ['command'],
      },
      output: RUN_DATA,
      hints: RUNS,
      call: ({ command, description, dir_path, timeout, try: only }, call) =>
        run(
          { tool: 'run_shell_command', command, description, folder: dir_path, seconds: timeout, only },
          connection,
          call,
        ),
    }),
    offerTool({
      name: 'run_cmd',
      title: 'Run a command',
      description: `The same as run_shell_command, with other names for the arguments. \`cd\` lasts for this connection. ${how}`,
      check: v.object({
        command: COMMAND,
        cwd: v.optional(v.string()),
        timeout: SECONDS,
        try: v.optional(v.boolean()),
      }),
      input: {
        type: 'object',
        properties: {
          command: { type: 'string' },
          cwd: { type: 'string', description: 'Folder to run in; default: the working directory.' },
          timeout: TIMEOUT,
          try: TRY,
        },
        required: ['command'],
      },
      output: RUN_DATA,
      hints: RUNS,
      call: ({ command, cwd, timeout, try: only }, call) =>
        run(
          { tool: 'run_cmd', command, description: undefined, folder: cwd, seconds: timeout, only },
          connection,
          call,
        ),
    }),
  ];
}

type Wanted = {
  readonly tool: string;
  readonly command: string;
  readonly description: string | undefined;
  readonly folder: string | undefined;
  readonly seconds: number;
  /** It is only tried. */
  readonly only: boolean | undefined;
};

async function run(wanted: Wanted, connection: Connection, call: Call): Promise<ToolResult> {
  const began = connection.options.surroundings.now + elapsed();
  const world = await connection.world();
  if (!world.asking.settings.enabled) return failed('beck is turned off. The person can turn it on.');
  const { command, shell } = stripShellWrapper(wanted.command) ?? { ...wanted, shell: world.asking.shell };
  const directory = wanted.folder === undefined ? connection.cwd() : placeOf(wanted.folder, connection);
  const noFolder = await whyNoFolder(directory, world.root);
  if (noFolder !== undefined) return failed(noFolder);
  const { verdict, request } = await judgeIn({ command, shell, directory }, world);
  const record = (ended: Ended): Promise<void> =>
    recordCall(world, {
      kind: 'run',
      ...ended,
      purpose: wanted.description || wanted.tool,
      client: call.client,
      command,
      verdict,
      at: began,
      duration: connection.options.surroundings.now + elapsed() - began,
    });
  const refuse = async (outcome: 'declined' | 'refused', reason: string): Promise<ToolResult> => {
    await record({ outcome, reason, status: undefined, allowedBy: undefined });
    return failed(`Not run. ${reason}`);
  };
  const strays = await strayingPath(request, world);
  if (strays !== undefined) return refuse('refused', outside(strays, world.root));
  const { allowDanger } = connection.options;
  if (wanted.only === true) {
    const { tryForProgram } = await import('./try.ts');
    const trying = { command, shell, directory, seconds: wanted.seconds, verdict };
    return tryForProgram(trying, { world, call, allowDanger, record, refuse });
  }
  const place = { ...world.asking, cwd: directory };
  const { undo } = await notesOf(verdict.changes, place);
  const permitted = permit(
    { text: command, question: 'Run this command?', directory, verdict, undo },
    world,
    { call, allowDanger },
  );
  if (permitted.type === 'question') return permitted;
  if (permitted.type === 'refused') return refuse(permitted.outcome, permitted.reason);
  const kept = await keepChanges(
    { changes: verdict.changes, command: world.redact(command).text, asker: askerOf(call.client) },
    place,
  );
  if (kept !== undefined && 'why' in kept)
    return refuse('refused', `It could not be undone: not kept: ${kept.path}, ${kept.why}.`);
  const outcome = await start(
    { command, shell, directory, seconds: wanted.seconds },
    { connection, world, call },
  );
  kept?.ended();
  if (outcome.type !== 'called') {
    await record({ outcome: 'failed', reason: outcome.reason, status: undefined, allowedBy: undefined });
    return failed(outcome.reason);
  }
  const allowedBy: AllowedBy = permitted.by;
  await record({ outcome: 'ran', reason: undefined, status: outcome.status, allowedBy });
  const told = (output: CapturedOutput): CapturedOutput => maskOutput(output, command, world);
  const result = {
    command,
    directory,
    stdout: told(outcome.stdout),
    stderr: told(outcome.stderr),
    exitCode: outcome.status,
    signal: outcome.signal,
    timedOut: outcome.timedOut,
  };
  const moved =
    wanted.folder === undefined && outcome.cwd !== undefined && outcome.cwd !== directory
      ? await move(outcome.cwd, connection)
      : '';
  const left =
    kept?.left && isWorthFreeing(kept.left, '')
      ? `\n${recoverableNote(kept.left, world.asking.surroundings.now)}`
      : '';
  return { type: 'done', text: `${runText(result)}${left}${moved}`, structured: runData(result) };
}

/** The verdict on a command in a folder, with what the disk says of it. */
export async function judgeIn(
  { command, shell, directory }: { command: string; shell: Shell; directory: string },
  world: CallWorld,
): Promise<{ readonly verdict: Verdict; readonly request: ClassifyRequest }> {
  const { factsFor, classify } = performersFor(world, { shell, cwd: directory });
  const request: ClassifyRequest = { ...(await factsFor(command, directory)), command, shell };
  return { verdict: classify(request), request };
}

/** The first path that a command names and that leads out of the root. A program may use others, which no text tells. */
async function strayingPath(request: ClassifyRequest, { root }: CallWorld): Promise<string | undefined> {
  if (root === undefined) return undefined;
  const { loadClassifier } = await import('../../../../safety/classifier.ts');
  const { paths, read, folders } = (await loadClassifier(request.shell)).survey(request);
  for (const path of new Set([...paths, ...read, ...folders])) {
    if (!path.startsWith('/dev/') && (await leavesRoot(path.replace(/\*.*$/, ''), root))) return path;
  }
  return undefined;
}

type Started = {
  readonly command: string;
  readonly shell: Shell;
  readonly directory: string;
  readonly seconds: number;
};

async function start(
  { command, shell, directory, seconds }: Started,
  { connection, world, call }: { connection: Connection; world: CallWorld; call: Call },
) {
  const { runCall } = await import('../../../../processes/call.ts');
  const { surroundings, settings } = world.asking;
  return runCall(
    { command, shell, cwd: directory, cameFrom: connection.cameFrom(), seconds, signal: call.signal },
    { env: surroundings.env, home: surroundings.home, bounds: boundsOf(settings) },
  );
}

async function move(folder: string, connection: Connection): Promise<string> {
  const problem = await connection.moveTo(folder);
  return problem === undefined
    ? `\nWorking directory is now: ${folder}`
    : `\nStayed in ${connection.cwd()}: ${problem}`;
}

function maskOutput(output: CapturedOutput, command: string, { redact }: CallWorld): CapturedOutput {
  const text = !output.binary && printsValues(command) ? removeValues(output.text) : output.text;
  return { ...output, text: redact(text).text };
}

function failed(text: string): ToolResult {
  return { type: 'failed', text };
}

/** `kind`: of a trial. */
type Ended = Pick<CallRecord, 'outcome' | 'reason' | 'status' | 'allowedBy'> &
  Partial<Pick<CallRecord, 'kind'>>;
