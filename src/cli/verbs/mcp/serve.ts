// `beck mcp`: beck's judge, and commands and files under it, for other programs over standard input and output.

import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import packageJson from '../../../../package.json' with { type: 'json' };
import { type ExitCode, UsageError } from '../../../domain/errors.ts';
import type { ScriptShell } from '../../../domain/shell-descriptor.ts';
import { serveOffer } from '../../../mcp/serve.ts';
import type { Surroundings } from '../../wiring/surroundings.ts';
import { openConnection } from './connection.ts';
import { contextText, contextTools } from './tools/context.ts';
import { fileTools } from './tools/files.ts';
import { proposeTool } from './tools/propose.ts';
import { runTools } from './tools/run.ts';
import { verdictTools } from './tools/verdicts.ts';

export type ServeOptions = {
  readonly allowDanger: boolean;
  readonly shell: ScriptShell | undefined;
  readonly cwd: string | undefined;
};

const INSTRUCTIONS =
  'beck judges each command before it runs. safe only reads and runs; ask changes something and runs; danger needs ' +
  "the person's approval; blocked never runs. A refusal says what to do: never try the same in another way.";

/** Resolves when the other program has gone. */
export async function serve(
  { allowDanger, shell, cwd }: ServeOptions,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const folder = resolve(surroundings.cwd, cwd ?? '.');
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder ${folder}.`, 'Name an existing one with --cwd.');
  const { stdin, stdout, stderr } = process;
  const say = (sentence: string): boolean => stderr.write(`beck: ${sentence}\n`);
  if (stdin.isTTY) say('Waiting for a program on standard input. To set one up: beck mcp install claude');
  const connection = openConnection({ surroundings, shell, cwd: folder, allowDanger });
  const own = (await connection.world()).asking.shell;
  const ended = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => ended.abort());
  await serveOffer(
    {
      version: packageJson.version,
      instructions: INSTRUCTIONS,
      tools: [
        ...runTools(connection, own),
        ...fileTools(connection),
        ...contextTools(connection),
        ...verdictTools(connection, own),
        proposeTool(connection),
      ],
      texts: [contextText(connection)],
    },
    { input: stdin, output: stdout, say, signal: ended.signal },
  );
  // An open standard input must not keep the process alive.
  stdin.destroy();
  return 0;
}
