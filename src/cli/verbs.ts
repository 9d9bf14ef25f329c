// The verbs a person types: a file each, in the order of the help.

import { existsSync } from 'node:fs';
import yargs, { type Argv } from 'yargs';
import packageJson from '../../package.json' with { type: 'json' };
import { type ExitCode, UsageError } from '../domain/errors.ts';
import { approvalsVerb } from './commands/approvals.ts';
import { askVerb } from './commands/ask.ts';
import { classifyVerb } from './commands/classify.ts';
import { completionOptions, runCompletion } from './commands/completion.ts';
import { configVerb } from './commands/config.ts';
import { contextVerb } from './commands/context.ts';
import { conversationsVerb } from './commands/conversations.ts';
import type { Parsed, Verb, VerbContext } from './commands/define-verb.ts';
import { doctorVerb } from './commands/doctor.ts';
import { explainVerb } from './commands/explain.ts';
import { fixVerb } from './commands/fix.ts';
import { hookVerb } from './commands/hook.ts';
import { hostsVerb } from './commands/hosts.ts';
import { initVerb } from './commands/init.ts';
import { installVerb } from './commands/install.ts';
import { logVerb } from './commands/log.ts';
import { mcpVerb } from './commands/mcp.ts';
import { modelsVerb } from './commands/models.ts';
import { recallVerb } from './commands/recall.ts';
import { recipesVerb } from './commands/recipes.ts';
import { setupVerb } from './commands/setup.ts';
import { suggestVerb } from './commands/suggest.ts';
import { tryVerb } from './commands/try.ts';
import { undoVerb } from './commands/undo.ts';
import { uninstallVerb } from './commands/uninstall.ts';
import { updateVerb } from './commands/update.ts';
import { exitCodeTable } from './shared/exit-codes.ts';
import { endWithReader } from './shared/standard-streams.ts';
import { usageError } from './shared/usage-error.ts';
import { readSurroundings } from './wiring/surroundings.ts';

const BEFORE_COMPLETION: readonly Verb[] = [
  askVerb,
  fixVerb,
  suggestVerb,
  classifyVerb,
  explainVerb,
  contextVerb,
  setupVerb,
  modelsVerb,
  configVerb,
  recipesVerb,
  hostsVerb,
  approvalsVerb,
  conversationsVerb,
  logVerb,
  recallVerb,
  mcpVerb,
  hookVerb,
  tryVerb,
  undoVerb,
  initVerb,
];
const AFTER_COMPLETION: readonly Verb[] = [doctorVerb, installVerb, updateVerb, uninstallVerb];

/** Resolves to the exit code. Rejects with `BeckError`. */
export async function runVerb(args: readonly string[]): Promise<ExitCode> {
  if (args.length === 0) return runVerb(['--help']);
  endWithReader();
  let code: ExitCode = 0;
  let settingsFile: string | undefined;
  let completion: Parsed<typeof completionOptions> | undefined;
  const run = async (work: (context: VerbContext) => Promise<ExitCode>): Promise<void> => {
    const behindDashes = args.includes('--') ? args.slice(args.indexOf('--') + 1) : [];
    code = await work({ settingsFile, around: () => readSurroundings(settingsFile), behindDashes });
  };
  const register = (parser: Argv, verbs: readonly Verb[]): Argv =>
    verbs.reduce((known, { register: add }) => add(known, run), parser);
  const usage =
    'Natural language at the prompt you already have: type "? your question" in your shell.\n\nbeck <verb>';
  const first = register(
    yargs([...args])
      .scriptName('beck')
      .usage(usage),
    BEFORE_COMPLETION,
  ).command(
    'completion [shell]',
    'print Tab completions for a shell, or the manual page; installing writes them',
    completionOptions,
    (argv) => {
      completion = argv;
    },
  );
  const parser = register(first, AFTER_COMPLETION)
    .option('config', {
      type: 'string',
      requiresArg: true,
      describe: 'use this settings file instead of your own',
    })
    .middleware(({ config, _: [verb] }) => {
      if (config !== undefined && verb !== 'config' && !existsSync(config))
        throw new UsageError(`There is no file ${config}.`, 'Name a settings file with --config.');
      settingsFile = config;
    })
    .version(packageJson.version)
    .strict()
    .demandCommand(1, 'Name a verb.')
    .recommendCommands()
    .epilogue(exitCodeTable())
    .help()
    .wrap(Math.min(100, process.stdout.columns ?? 80))
    .exitProcess(false)
    .fail((message, error) => {
      throw error === undefined || error.name === 'YError'
        ? usageError(error?.message ?? message, args)
        : error;
    });
  withoutDrawnHelp(parser);
  await parser.parseAsync();
  // While it runs a verb, the parser knows that one alone.
  return completion === undefined
    ? code
    : runCompletion(completion, parser, () => readSurroundings(settingsFile));
}

/**
 * Yargs 18 draws the help of a verb whenever it runs, to have it should the verb fail, where ours is a sentence: a
 * tenth of a short verb's time. There is no option against it.
 */
function withoutDrawnHelp(parser: Argv): void {
  if (!('getInternalMethods' in parser)) return;
  const { getUsageInstance } = (parser.getInternalMethods as () => YargsInternals)();
  getUsageInstance().cacheHelpMessage = () => {};
}

type YargsInternals = { readonly getUsageInstance: () => { cacheHelpMessage: () => void } };
