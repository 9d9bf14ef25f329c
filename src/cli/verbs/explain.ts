// `beck explain`: what a command does, part by part, from the tree its verdict comes from; no model is asked.

import { type ExitCode, UsageError } from '../../domain/errors.ts';
import type { Shell } from '../../domain/shell.ts';
import type { PersonRules } from '../../safety/verdict/person-rules.ts';
import { createLook } from '../../terminal/drawing/look.ts';
import { renderExplanation } from '../shared/explain-lines.ts';
import type { LookAtDisk } from '../wiring/command-facts.ts';
import { takeApart } from '../wiring/explain-command.ts';
import type { ClassifyIo } from './classify.ts';
import { readAll } from './standard-input.ts';

export type ExplainOptions = {
  /** Without it, standard input is the command. */
  readonly command?: string | undefined;
  readonly shell: Shell;
  readonly json: boolean;
  readonly rules?: PersonRules | undefined;
  readonly look?: LookAtDisk | undefined;
};

/** Rejects with `UsageError` without a command. */
export async function runExplain(options: ExplainOptions, io: ClassifyIo): Promise<ExitCode> {
  const { shell, json, rules } = options;
  const command = options.command ?? (await readAll(io.stdin));
  if (command.trim() === '') {
    throw new UsageError('There is no command to explain.', "Name one: beck explain 'ls -la'");
  }
  const { explained, verdict } = await takeApart({ command, shell }, rules, options.look);
  const look = createLook({ columns: io.columns, colour: io.colour, unicode: true });
  await io.writeOut(
    json
      ? `${JSON.stringify({ parts: explained, verdict })}\n`
      : `${renderExplanation(explained, verdict, look).join('\n')}\n`,
  );
  return 0;
}
