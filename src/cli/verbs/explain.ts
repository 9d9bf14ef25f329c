// `beck explain`: what a command does, part by part, from the tree its verdict comes from; no model is asked.

import { type ExitCode, UsageError } from '../../domain/errors.ts';
import type { Shell } from '../../domain/shell.ts';
import type { PersonRules } from '../../safety/verdict/person-rules.ts';
import { createLook } from '../../terminal/drawing/look.ts';
import type { ClassifyIo } from './classify.ts';
import { renderExplanation } from './explain-lines.ts';
import { readAll } from './standard-input.ts';

export type ExplainOptions = {
  /** Without it, standard input is the command. */
  readonly command?: string | undefined;
  readonly shell: Shell;
  readonly json: boolean;
  readonly rules?: PersonRules | undefined;
};

/** Rejects with `UsageError` without a command. */
export async function runExplain(options: ExplainOptions, io: ClassifyIo): Promise<ExitCode> {
  const { shell, json, rules } = options;
  const command = options.command ?? (await readAll(io.stdin));
  if (command.trim() === '') {
    throw new UsageError('There is no command to explain.', "Name one: beck explain 'ls -la'");
  }
  const { explained, verdict } = await takeApart(command, shell, rules);
  const look = createLook({ columns: io.columns, colour: io.colour, unicode: true });
  await io.writeOut(
    json
      ? `${JSON.stringify({ parts: explained, verdict })}\n`
      : `${renderExplanation(explained, verdict, look).join('\n')}\n`,
  );
  return 0;
}

/** `explain tar xzf a.tgz` as plain lines; undefined where no command follows: `explain what a hard link is`. */
export async function explainQuestion(
  question: string,
  around: {
    readonly shell: Shell;
    readonly columns: number;
    /** How a word resolves in the person's shell. */
    readonly resolve: (name: string) => Promise<string>;
  },
): Promise<string | undefined> {
  const command = question.replace(/^explain\s+/i, '');
  const [name = ''] = command.split(/\s/, 1);
  if (OPENS_WORDS.test(name) || (await around.resolve(name)) === 'missing') return undefined;
  const { explained, verdict } = await takeApart(command, around.shell, undefined);
  const look = createLook({ columns: around.columns, colour: false, unicode: true });
  return renderExplanation(explained, verdict, look).join('\n');
}

/** Some of them are commands as well, though nobody means them. */
const OPENS_WORDS = /^(?:what|which|how|why|where|when|who|the|this|that|it|a|an|to|me)$/i;

async function takeApart(command: string, shell: Shell, rules: PersonRules | undefined) {
  const [{ loadClassifier }, { explainParts }] = await Promise.all([
    import('../../safety/classifier.ts'),
    import('../../safety/explain/explain.ts'),
  ]);
  const { dissect, prepare } = await loadClassifier(shell, rules);
  await prepare(command);
  const { verdict, parts } = dissect({ command, shell });
  return { explained: explainParts(parts), verdict };
}
