// The verbs a person types, their flags and their help, from one definition.

import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import yargs, { type Argv } from 'yargs';
import packageJson from '../../package.json' with { type: 'json' };
import type { Settings } from '../config/settings.ts';
import { type ExitCode, SettingsError, UsageError } from '../domain/errors.ts';
import type { Shell } from '../domain/shell.ts';
import type { LEVELS } from '../domain/verdict.ts';
import type { PersonRules } from '../safety/verdict/person-rules.ts';
import { createLook } from '../terminal/drawing/look.ts';
import { readAbilities } from '../terminal/drawing/tty.ts';
import { exitCodeTable } from './shared/exit-codes.ts';
import { findInstallation, type Installation } from './shared/installation.ts';
import { stateFolder } from './shared/own-folders.ts';
import {
  approvalsOptions,
  askOptions,
  classifyOptions,
  completionOptions,
  configOptions,
  contextOptions,
  conversationsOptions,
  doctorOptions,
  explainOptions,
  fixOptions,
  initOptions,
  logOptions,
  mcpOptions,
  modelsOptions,
  setupOptions,
  suggestOptions,
  undoOptions,
} from './verb-options.ts';
import type { ClassifyIo, LookAtDisk } from './verbs/classify.ts';
import type { Agent } from './verbs/hook/formats.ts';
import { loadSettings, readSurroundings, type Surroundings } from './wiring/wiring.ts';

/** Resolves to the exit code. Rejects with `BeckError`. */
export async function runVerb(args: readonly string[]): Promise<ExitCode> {
  if (args.length === 0) return runVerb(['--help']);
  let code: ExitCode = 0;
  const then = (work: Promise<ExitCode>): Promise<void> =>
    work.then((result) => {
      code = result;
    });
  let settingsFile: string | undefined;
  const around = () => readSurroundings(settingsFile);
  let completion: Parsed<typeof completionOptions> | undefined;
  const parser = yargs([...args])
    .scriptName('beck')
    .usage(
      'Natural language at the prompt you already have: type "? your question" in your shell.\n\nbeck <verb>',
    )
    .command(
      'ask [words..]',
      'ask a question from a script; standard input is its context',
      askOptions,
      (argv) => then(runAsk(argv, settingsFile)),
    )
    .command(
      'fix <command>',
      'suggest a fix for a command that failed; at the prompt, type the prefix alone',
      fixOptions,
      (argv) => then(runFix(argv, settingsFile)),
    )
    .command('suggest [words..]', 'suggest one command, and run it if you say so', suggestOptions, (argv) =>
      then(runSuggest(argv, settingsFile)),
    )
    .command('classify [command]', 'show how risky a command is, and why', classifyOptions, (argv) =>
      then(runClassifyVerb(argv, around())),
    )
    .command('explain [command..]', 'explain each part of a command', explainOptions, (argv) =>
      then(runExplainVerb({ ...argv, command: [...argv.command, ...behindDashes(args)] }, around())),
    )
    .command('context', 'show exactly what would be sent to a model', contextOptions, (argv) =>
      then(runContextVerb(argv, settingsFile)),
    )
    .command('setup', 'choose who answers: finds providers, tries one, saves it', setupOptions, (argv) =>
      then(runSetup(argv, around())),
    )
    .command(
      'models [action] [name]',
      'list the models you can use; use NAME chooses one',
      modelsOptions,
      (argv) => then(runModelsVerb(argv, around())),
    )
    .command(
      'config [action] [name] [values..]',
      'show settings and where they come from; path, get, set, unset, edit',
      configOptions,
      // What stands behind `--` may begin with a dash.
      (argv) => then(runConfigVerb({ ...argv, values: [...argv.values, ...behindDashes(args)] }, around())),
    )
    .command(
      'approvals [action] [which]',
      'list what is always allowed; revoke NUMBER or TEXT revokes one',
      approvalsOptions,
      (argv) => then(runApprovalsVerb(argv, around())),
    )
    .command(
      'conversations [action] [which]',
      'list earlier questions that a follow-up may refer to; show NUMBER, rm NUMBER',
      conversationsOptions,
      (argv) => then(runConversationsVerb(argv, around())),
    )
    .command('log [words..]', 'show what was asked, decided and run', logOptions, (argv) =>
      then(runLogVerb(argv, around())),
    )
    .command(
      'mcp [action] [name] [words..]',
      'let other programs use beck (MCP), or list, add, remove, test servers whose tools you use',
      mcpOptions,
      (argv) => then(runMcp({ ...argv, words: [...argv.words, ...behindDashes(args)] }, around())),
    )
    .command('undo [which]', 'put back what a command changed', undoOptions, (argv) =>
      then(runUndoVerb(argv, around())),
    )
    .command('init [shell]', 'print the line for your rc file', initOptions, (argv) =>
      then(runInit(argv, around())),
    )
    .command(
      'completion [shell]',
      'print Tab completions for a shell; install.sh installs them',
      completionOptions,
      (argv) => {
        completion = argv;
      },
    )
    .command('doctor', 'check the setup', doctorOptions, (argv) => then(runDoctor(argv, around())))
    .command(
      'uninstall',
      'uninstall beck',
      (y) =>
        y
          .option('purge', { type: 'boolean', default: false, describe: 'remove settings and records too' })
          .option('keep', {
            type: 'boolean',
            default: false,
            describe: 'keep settings and records; default: ask',
          }),
      (argv) => then(runUninstall(argv)),
    )
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
      throw error ?? new UsageError(message, 'See: beck --help');
    });
  await parser.parseAsync();
  // While it runs a verb, the parser knows that one alone.
  return completion === undefined ? code : runCompletion(completion, parser);
}

type Parsed<Builder extends (y: Argv) => Argv<unknown>> =
  ReturnType<Builder> extends Argv<infer T> ? T : never;

function behindDashes(args: readonly string[]): readonly string[] {
  return args.includes('--') ? args.slice(args.indexOf('--') + 1) : [];
}

async function runAsk(argv: Parsed<typeof askOptions>, settingsFile: string | undefined): Promise<ExitCode> {
  const { ask } = await import('./verbs/ask/ask.ts');
  const { words, print, json, provider, shell, cwd, timeout, maxSteps, approve, approveWrite, approveRead } =
    argv as typeof argv & { maxSteps?: number; approveWrite: string[]; approveRead: string[] };
  return ask({
    question: words.join(' '),
    print,
    json,
    provider,
    shell,
    cwd,
    timeout,
    maxSteps,
    approve,
    approveWrite,
    approveRead,
    goesOn: argv.continue,
    settingsFile,
  });
}

async function runSuggest(
  argv: Parsed<typeof suggestOptions>,
  settingsFile: string | undefined,
): Promise<ExitCode> {
  const [{ ask }, { canBeAsked }] = await Promise.all([
    import('./verbs/ask/ask.ts'),
    import('./verbs/ask/ask-input.ts'),
  ]);
  const { words, target, shell, provider } = argv;
  const { shellOut } = argv as typeof argv & { shellOut?: string };
  return ask({
    question: words.length > 0 ? words.join(' ') : await askWhat(),
    suggest: { target, shellOut },
    // In a pipe the command is what is wanted.
    print: !(process.stdout.isTTY && canBeAsked()),
    json: false,
    provider,
    shell,
    cwd: undefined,
    timeout: undefined,
    maxSteps: undefined,
    approve: [],
    settingsFile,
  });
}

async function runFix(argv: Parsed<typeof fixOptions>, settingsFile: string | undefined): Promise<ExitCode> {
  const { ask } = await import('./verbs/ask/ask.ts');
  const { command, status, shell, provider, approve } = argv;
  return ask({
    question: '',
    failed: { command, status },
    print: false,
    json: false,
    provider,
    shell,
    cwd: undefined,
    timeout: undefined,
    maxSteps: undefined,
    approve,
    settingsFile,
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
  const { runClassify } = await import('./verbs/classify.ts');
  const { rules, io } = await judging(surroundings);
  const look = argv.facts ? await diskOf(surroundings, argv.json) : undefined;
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
    import('./verbs/hook/hook.ts'),
    import('./verbs/hook/hook-sources.ts'),
  ]);
  const { stdout, stderr, exitCode } = await answerHook(agent, hookSources(shell, surroundings));
  process.stderr.write(stderr);
  await writeOut(stdout);
  return exitCode;
}

/** A person means this folder; a program has told all but where links lead, which can only make a verdict worse. */
async function diskOf({ cwd, home, env, now }: Surroundings, json: boolean): Promise<LookAtDisk> {
  const { factsOfDisk, linksOf } = await import('./wiring/command-facts.ts');
  if (!json)
    return async (request, survey) => ({
      cwd,
      home,
      ...(await factsOfDisk({ ...request, cwd, home }, survey, { env, now })),
    });
  return async (request, survey) =>
    request.cwd === undefined || request.links !== undefined
      ? {}
      : { links: await linksOf(survey(request).read) };
}

async function runExplainVerb(
  argv: Parsed<typeof explainOptions>,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const { runExplain } = await import('./verbs/explain.ts');
  const { rules, io } = await judging(surroundings);
  const command = argv.command.length > 0 ? argv.command.join(' ') : undefined;
  return runExplain({ command, shell: argv.shell, json: argv.json, rules }, io);
}

/** What the verbs that judge a text work with. Rejects with `SettingsError` where a rule cannot be used. */
async function judging(
  surroundings: Surroundings,
): Promise<{ readonly rules: PersonRules; readonly io: ClassifyIo }> {
  const { rulesOf } = await import('./wiring/rules.ts');
  const { settings, strictBecause, warnings } = await loadSettings(surroundings);
  if (strictBecause !== undefined)
    throw new SettingsError(
      warnings.join(' '),
      'Fix this first: beck judges nothing unless it can read all of your rules.',
    );
  return {
    rules: rulesOf(settings, surroundings.home),
    io: {
      stdin: process.stdin,
      writeOut,
      writeError: (text) => process.stderr.write(text),
      colour: coloured(settings.colours, surroundings),
      columns: process.stdout.columns ?? 80,
    },
  };
}

function coloured(choice: Settings['colours'], { env }: Surroundings): boolean {
  if (choice !== 'auto') return choice === 'always';
  return process.stdout.isTTY && readAbilities(env).colour;
}

/** Settings that cannot be used are somebody else's to complain about. */
async function colourBySettings(surroundings: Surroundings): Promise<boolean> {
  const choice = await loadSettings(surroundings).then(
    ({ settings }) => settings.colours,
    () => 'auto' as const,
  );
  return coloured(choice, surroundings);
}

/** Waits for a slow reader. One that has gone, like `head`, ends us without a word, but not as if all were judged. */
async function writeOut(text: string): Promise<void> {
  if (process.stdout.listenerCount('error') === 0) {
    process.stdout.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE')
        process.stderr.write(`beck: The output could not be written: ${error.message}\n`);
      process.exit(1);
    });
  }
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

async function runContextVerb(
  { json, refresh, shell }: Parsed<typeof contextOptions>,
  settingsFile: string | undefined,
): Promise<ExitCode> {
  const [{ runContext }, { contextSources }] = await Promise.all([
    import('./verbs/context.ts'),
    import('./verbs/context-sources.ts'),
  ]);
  return runContext(
    { json, refresh },
    {
      ...(await contextSources(shell, settingsFile)),
      writeOut: (text) => process.stdout.write(text),
      writeError: (text) => process.stderr.write(text),
    },
  );
}

async function runApprovalsVerb(
  argv: Parsed<typeof approvalsOptions>,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const { runApprovals } = await import('./verbs/approvals.ts');
  const { action, which, all, json } = argv;
  return runApprovals(
    { action: action ?? 'list', which, all, json },
    {
      surroundings,
      shellPid: process.ppid,
      writeOut,
      writeError: (text) => process.stderr.write(text),
      look: listLook(await colourBySettings(surroundings), surroundings),
      askYes: process.stdin.isTTY && process.stderr.isTTY ? askYes : undefined,
    },
  );
}

async function runConversationsVerb(
  { action, which, all, json }: Parsed<typeof conversationsOptions>,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const [{ runConversations }, { conversationsOf }, { settings }] = await Promise.all([
    import('./verbs/conversations.ts'),
    import('./asking/conversation.ts'),
    loadSettings(surroundings),
  ]);
  return runConversations(
    { action, which, all, json },
    {
      folder: conversationsOf(surroundings),
      prefix: settings.prefix,
      look: listLook(await colourBySettings(surroundings), surroundings),
      writeOut,
    },
  );
}

async function runUndoVerb(
  { which, list, prune, yes, json }: Parsed<typeof undoOptions>,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const [{ runUndo }, { undoState }] = await Promise.all([
    import('./verbs/undo.ts'),
    import('./asking/undo.ts'),
  ]);
  return runUndo(
    { which, list, prune, yes, json },
    {
      surroundings,
      state: undoState(surroundings),
      look: listLook(await colourBySettings(surroundings), surroundings),
      writeOut,
      askYes: process.stdin.isTTY && process.stderr.isTTY ? askYes : undefined,
    },
  );
}

/** Whoever reads a pipe wants the whole text. */
function listLook(colour: boolean, { env }: Surroundings): ReturnType<typeof createLook> {
  const columns = process.stdout.isTTY ? process.stdout.columns : Number.POSITIVE_INFINITY;
  return createLook({ columns, colour, unicode: readAbilities(env).unicode });
}

async function runLogVerb(argv: Parsed<typeof logOptions>, surroundings: Surroundings): Promise<ExitCode> {
  const [{ runLog }, { showInPager }] = await Promise.all([
    import('./verbs/log/log.ts'),
    import('../processes/pager.ts'),
  ]);
  const { words, today, since, folder, level, failed, limit, json, forget, yes } = argv;
  const { env } = surroundings;
  const rows = process.stdout.rows ?? 24;
  const onTerminal = process.stdout.isTTY && process.stdin.isTTY;
  return runLog(
    { words, today, since, folder, level, failed, session: undefined, limit, json, forget, yes },
    {
      surroundings,
      state: join(stateFolder(surroundings), 'beck'),
      look: listLook(await colourBySettings(surroundings), surroundings),
      async writeOut(text) {
        if (!onTerminal || (await showInPager(text, { env, rows })) === undefined) await writeOut(text);
      },
      askYes: process.stdin.isTTY && process.stderr.isTTY ? askYes : undefined,
    },
  );
}

async function runSetup(argv: Parsed<typeof setupOptions>, surroundings: Surroundings): Promise<ExitCode> {
  const { runSetupVerb } = await import('./verbs/setup/verb.ts');
  const { provider, model, yes } = argv;
  const { baseUrl } = argv as typeof argv & { baseUrl?: string };
  const colour = await colourBySettings(surroundings);
  return runSetupVerb({ provider, model, baseUrl, yes }, { surroundings, colour });
}

async function runModelsVerb(
  { action, name, json }: Parsed<typeof modelsOptions>,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const { runModelsVerb: run } = await import('./verbs/models/verb.ts');
  const colour = await colourBySettings(surroundings);
  const look = listLook(colour, surroundings);
  return run({ action, name, json }, { surroundings, colour, look, writeOut });
}

/** What `beck suggest` alone is for; empty where nobody can say. */
async function askWhat(): Promise<string> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return '';
  return (await askLine('What should the command do? ')) ?? '';
}

/** Anything but a yes is a no. */
async function askYes(question: string): Promise<boolean> {
  return /^y(es)?$/i.test((await askLine(`${question} [y/N] `)) ?? '');
}

/** Nothing after Ctrl-C or Ctrl-D. */
async function askLine(prompt: string): Promise<string | undefined> {
  const { createInterface } = await import('node:readline/promises');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const left = new AbortController();
  lines.once('close', () => left.abort());
  try {
    return (await lines.question(prompt, { signal: left.signal })).trim();
  } catch {
    return undefined;
  } finally {
    lines.close();
  }
}

async function runMcp(
  { action, name, words, env, yes, allow, shell, cwd }: Parsed<typeof mcpOptions>,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const write = (text: string) => process.stdout.write(text);
  const io = { surroundings, write };
  switch (action) {
    case undefined: {
      const { serve } = await import('./verbs/mcp/serve.ts');
      return serve({ allowDanger: allow === 'danger', shell, cwd }, surroundings);
    }
    case 'install':
      return (await import('./verbs/mcp/install.ts')).installInto(name, { yes, ...io });
    case 'uninstall':
      return (await import('./verbs/mcp/install.ts')).uninstallFrom(name, io);
    case 'sessions':
      return (await import('./verbs/mcp/sessions.ts')).listSessions(io);
    case 'list':
      return (await import('./verbs/mcp/servers.ts')).listServers(io);
    case 'add':
      return (await import('./verbs/mcp/servers.ts')).addServer(name, words, { ...io, env });
    case 'remove':
      return (await import('./verbs/mcp/servers.ts')).removeServer(name, io);
    case 'test':
      return (await import('./verbs/mcp/servers.ts')).testServers(name, io);
  }
}

async function runInit(
  { shell, aliases }: Parsed<typeof initOptions>,
  { env }: Surroundings,
): Promise<ExitCode> {
  const { init, aliasesFor } = await import('./verbs/init.ts');
  const named = shell ?? basename(env['SHELL'] ?? '');
  await writeOut(aliases ? aliasesFor(named, installation()) : `${init(named, installation())}\n`);
  return 0;
}

async function runCompletion(
  { shell, into }: Parsed<typeof completionOptions>,
  parser: Argv,
): Promise<ExitCode> {
  const [{ completionFor, writeCompletions }, { readWords }] = await Promise.all([
    import('./verbs/completion/completion.ts'),
    import('./verbs/completion/definition.ts'),
  ]);
  if (into !== undefined) await writeCompletions(into, readWords(parser));
  else if (shell !== undefined) await writeOut(completionFor(shell, readWords(parser)));
  else throw new UsageError('Name a shell.', 'See: beck completion --help');
  return 0;
}

async function runConfigVerb(
  { action, name, values, json }: Parsed<typeof configOptions>,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const { runConfig } = await import('./verbs/config/config.ts');
  return runConfig(
    { action, name, values, json },
    {
      surroundings,
      writeOut: (text) => process.stdout.write(text),
      writeError: (text) => process.stderr.write(text),
      columns: process.stdout.isTTY ? process.stdout.columns : undefined,
    },
  );
}

/** For reading the rc files, the question and its answer, in ms. */
const TRIAL_LIMIT = 5000;

async function runDoctor(
  { quick, json }: Parsed<typeof doctorOptions>,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const { doctor } = await import('./verbs/doctor/doctor.ts');
  const { env, home, settingsFile } = surroundings;
  const abilities = readAbilities(env);
  const look = createLook({
    columns: process.stdout.columns ?? 80,
    colour: await colourBySettings(surroundings),
    unicode: abilities.unicode,
  });
  const trialLimit = quick ? undefined : TRIAL_LIMIT;
  const { tryModel } = await import('./verbs/doctor/live.ts');
  const sources = {
    installation: installation(),
    env,
    home,
    settingsFile,
    trialLimit,
    tryModel: quick ? undefined : () => tryModel(surroundings),
  };
  const { text, exitCode } = await doctor(sources, look, json);
  process.stdout.write(text);
  return exitCode;
}

async function runUninstall({ purge, keep }: { purge: boolean; keep: boolean }): Promise<ExitCode> {
  if (purge && keep) throw new UsageError('--purge and --keep cannot be used together.', 'Name one of them.');
  const { uninstall } = await import('./verbs/uninstall.ts');
  const stored = purge ? 'purge' : keep ? 'keep' : 'ask';
  await uninstall({ installation: installation(), env: readSurroundings().env, stored });
  return 0;
}

function installation(): Installation {
  return findInstallation(realpathSync(readSurroundings().program));
}
