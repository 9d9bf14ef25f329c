// `beck classify`: its flags, and what it starts.

import type { Argv } from 'yargs';
import { type ExitCode, UsageError } from '../../domain/errors.ts';
import { SHELLS, type Shell } from '../../domain/shell.ts';
import { LEVELS } from '../../domain/verdict.ts';
import { writeStandard } from '../shared/standard-streams.ts';
import { AGENTS, type Agent } from '../verbs/hook/names.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import { defineVerb, type Parsed } from './define-verb.ts';
import { judging } from './judging.ts';
import { writeOut } from './output.ts';

export const classifyVerb = defineVerb({
  command: 'classify [command]',
  describe: 'show how risky a command is, and why',
  options: classifyOptions,
  run: (argv, { around }) => runClassifyVerb(argv, around()),
});

function classifyOptions(y: Argv) {
  return y
    .positional('command', { type: 'string', describe: 'the command; default: read standard input' })
    .option('shell', { choices: SHELLS, describe: 'shell of the command; default: bash' })
    .option('as', {
      choices: ['eval', 'line'] as const,
      default: 'eval' as const,
      describe: 'eval: run by beck; line: typed at the prompt',
    })
    .option('json', { type: 'boolean', default: false, describe: 'JSON lines in and out' })
    .option('facts', {
      type: 'boolean',
      default: true,
      describe: 'look at the files the command names; --no-facts if it will run elsewhere',
    })
    .option('fail-on', { choices: LEVELS, describe: 'exit with 4 if a verdict is this risky or riskier' })
    .option('hook', {
      choices: AGENTS,
      describe: "answer another agent's tool call hook; see docs/agents.md",
    });
}

async function runClassifyVerb(
  argv: Parsed<typeof classifyOptions>,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const { failOn } = argv as typeof argv & { failOn?: (typeof LEVELS)[number] };
  if (argv.hook !== undefined) {
    if (argv.command !== undefined || argv.json || failOn !== undefined)
      throw new UsageError(
        '--hook reads one tool call from standard input.',
        'Leave out everything but --shell.',
      );
    return runHook(argv.hook, argv.shell, surroundings);
  }
  const { runClassify } = await import('../verbs/classify.ts');
  const { rules, io } = await judging(surroundings);
  const { diskOf } = await import('../wiring/command-facts.ts');
  const look = argv.facts ? diskOf(surroundings) : undefined;
  return runClassify(
    { command: argv.command, shell: argv.shell ?? 'bash', as: argv.as, json: argv.json, failOn, rules, look },
    io,
  );
}

async function runHook(
  agent: Agent,
  shell: Shell | undefined,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const [{ answerHook }, { hookSources }] = await Promise.all([
    import('../verbs/hook/hook.ts'),
    import('../verbs/hook/hook-sources.ts'),
  ]);
  const { answer, record } = await answerHook(agent, hookSources(agent, shell, surroundings));
  writeStandard(2, answer.stderr);
  await writeOut(answer.stdout);
  await record();
  return answer.exitCode;
}
