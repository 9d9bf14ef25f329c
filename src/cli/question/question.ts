// A question from the shell: one helper process, from the first hello to the prompt.

import { tellEarlier } from '../../agent/earlier.ts';
import type { Notice, Performers } from '../../agent/performers.ts';
import { runAgent } from '../../agent/run.ts';
import type { AgentConfig, AgentResult } from '../../agent/state.ts';
import { UsageError } from '../../domain/errors.ts';
import type { RecipeWorld } from '../../recipes/slots/recipe.ts';
import { type AskedQuestion, openLink, type ShellLink } from '../../shell-link/link.ts';
import { openTransport } from '../../shell-link/open-transport.ts';
import { watchShell } from '../../shell-link/shell-watch.ts';
import { closingParts } from '../asking/closing.ts';
import { openConversation } from '../asking/conversation.ts';
import { withOffer } from '../asking/often-allowed.ts';
import { journalOf } from '../asking/open-journal.ts';
import { askAndPrepare, openPersonSide, type PersonSide, rememberAndSay } from '../asking/person-side.ts';
import { withPreview } from '../asking/preview.ts';
import { readsOnly, recipesGoFirst } from '../asking/recipes-first.ts';
import type { TraceLog } from '../asking/trace-log.ts';
import { openUndo } from '../asking/undo.ts';
import { openWorkClock, outsideOf } from '../asking/work-clock.ts';
import { serversOf } from '../servers/servers-of.ts';
import { redactorOf } from '../wiring/masking.ts';
import {
  type Asking,
  elapsed,
  findUserland,
  gatherContext,
  loadAhead,
  loadSettings,
  openProvider,
  quietPerformers,
  readSurroundings,
  renderSystemPrompt,
  switchedOff,
} from '../wiring/wiring.ts';
import { askingOf, resolveThrough } from './asking.ts';
import { askForWords, liveContext } from './live-context.ts';
import { whatIsMeant } from './meant.ts';
import { prepareMend } from './prepare-mend.ts';
import { openRunner, type Runner } from './runner.ts';

/** `args`: the private folder of the question, or `-` for our standard input and output, and the shell's process id. Ends the process. */
export async function answerQuestion([folder, pid]: readonly string[]): Promise<void> {
  const shellPid = Number(pid);
  if (!folder || !Number.isInteger(shellPid))
    throw new UsageError(
      'The verb "question" is for beck\'s shell scripts.',
      'Ask with: beck ask "your question"',
    );
  const surroundings = readSurroundings();
  const log = surroundings.env['BECK_LOG']
    ? (await import('../asking/trace-log.ts')).openTraceLog(surroundings.env, 'question')
    : undefined;
  const opened = await openTransport(folder);
  const transport = log?.watchTransport(opened) ?? opened;
  const link = openLink(transport);
  const stopWatching = watchShell(shellPid, transport.isOpen, link.abandon);
  followSignals(link);
  // Settings do not depend on what the shell says, so they load while it speaks.
  const loading = loadSettings(surroundings);
  // Whoever waits for the settings hears of what is wrong with them.
  loading.then(({ settings }) => loadAhead(settings)).catch(() => {});

  const asked = await link.asked.catch(() => undefined);
  let runner: Runner | undefined;
  const afterwards: Answering['afterwards'] = [];
  if (asked !== undefined) {
    const person = openPersonSide(surroundings);
    const { shell, options } = asked.report;
    const relays = shell !== 'powershell' || options.includes('capture');
    runner = openRunner({
      link,
      person,
      shellPid,
      shell,
      relays,
      folder: folder === '-' ? undefined : folder,
    });
    const answering = { asked, link, person, runner, shellPid, surroundings, loading, log, afterwards };
    const trial = surroundings.env['BECK_DOCTOR'];
    if (trial) {
      const { renderTrialAnswer } = await import('../verbs/doctor/trial-answer.ts');
      const question = new TextDecoder().decode(asked.question);
      await link.finish(0);
      transport.close();
      person.write(`${renderTrialAnswer(trial, asked.report.shell, question)}\n`);
      process.exit(0);
    }
    if (asked.wants === 'convert') await (await import('./convert.ts')).convertLine(answering);
    else {
      const status = await answer(answering);
      person.screen.finish();
      await link.finish(status);
    }
  }
  stopWatching();
  transport.close();
  // The prompt is back: this costs the person nothing.
  await shareSettings({ surroundings, loading });
  await renewServers({ surroundings, loading });
  await (await import('../wiring/kept-output.ts')).tidyKeptOutput(surroundings);
  (await import('../asking/conversation.ts')).tidyConversations(surroundings);
  await (await import('../asking/undo.ts')).tidySteps(surroundings);
  await Promise.all(afterwards.map((work) => work()));
  await runner?.linger();
  process.exit(0);
}

/** Someone may have written into the settings file by hand. */
async function shareSettings({
  surroundings,
  loading,
}: Pick<Answering, 'surroundings' | 'loading'>): Promise<void> {
  const loaded = await loading.catch(() => undefined);
  if (loaded !== undefined)
    await (await import('../verbs/config/shell-settings.ts')).shareWithShells(surroundings, loaded);
}

/** A model server may have been started meanwhile; nobody looks where somebody was chosen. */
async function renewServers({
  surroundings,
  loading,
}: Pick<Answering, 'surroundings' | 'loading'>): Promise<void> {
  const loaded = await loading.catch(() => undefined);
  if (loaded === undefined || loaded.layers.provider !== 'default') return;
  const { localPlaces, renewLocalServers } = await import('../asking/local-servers.ts');
  await renewLocalServers(localPlaces(loaded.settings, surroundings.env), surroundings);
}

type Answering = {
  readonly asked: AskedQuestion;
  readonly link: ShellLink;
  readonly person: PersonSide;
  readonly runner: Runner;
  readonly shellPid: number;
  readonly surroundings: Asking['surroundings'];
  readonly loading: ReturnType<typeof loadSettings>;
  readonly log: TraceLog | undefined;
  /** What is left to do when the prompt is back. */
  readonly afterwards: (() => Promise<void>)[];
};

/** The status for `$?`. Errors become a sentence on the screen: the prompt must come back. */
async function answer(answering: Answering): Promise<number> {
  const { person, link } = answering;
  try {
    return (await ask(answering)).status;
  } catch (error) {
    if (link.interrupted.aborted) return 130;
    const { describeError, exitCodeOf } = await import('../shared/errors.ts');
    person.screen.show({ type: 'warning', text: describeError(error) });
    return exitCodeOf(error);
  }
}

async function ask(answering: Answering): Promise<Pick<AgentResult, 'status'>> {
  const { asked, link, person, runner, shellPid, surroundings, loading, log } = answering;
  const { report, cwd } = asked;
  const first = await loading;
  const { warnings, notices, project } = first;
  person.useColours(first.settings.colours);
  const say = (text: string): void => person.screen.show({ type: 'warning', text });
  const note = (text: string): void => person.screen.show({ type: 'note', text });
  warnings.forEach(say);
  if (notices.length > 0)
    await (await import('../asking/notices.ts')).showNotices(notices, surroundings, say);
  if (project.length > 0)
    await (await import('../asking/notices.ts')).showProject(project, surroundings, say);
  if (!first.settings.enabled) throw switchedOff();
  const piped = asked.piped && (await import('./piped-input.ts')).takePipedInput(asked.piped);
  const typed = new TextDecoder().decode(asked.question).trim();
  const meant = await whatIsMeant({
    ...answering,
    typed: typed === '' && piped ? ABOUT_PIPED : typed,
    loaded: first,
    piped: piped !== undefined,
  });
  if ('status' in meant) return meant;
  const { question, failed, memory, forModel } = meant;
  const { settings, projectContext, strictBecause } = meant.loaded;

  const proposed =
    question === '/proposal'
      ? (await import('./proposal.ts')).takeProposed({ settings, surroundings, shellPid, person })
      : undefined;
  if (question === '/proposal' && proposed === undefined) return { status: 0 };

  const asking = askingOf(asked, person, { surroundings, settings, projectContext, shellPid });
  // The recipes read no prompt.
  const reads = settings.provider !== 'recipes' && proposed === undefined;
  const [words, gathered, conversation] = await Promise.all([
    // First, so that the shell answers while we look around.
    reads ? askForWords(link, asked) : {},
    reads ? gatherContext(asking).then(({ facts }) => facts) : undefined,
    openConversation({ surroundings, shellPid }, settings, !report.options.includes('private')),
  ]);
  const redact = redactorOf(settings, surroundings.env);
  const { launchDirectory } = memory;
  const said = gathered && liveContext({ asked, words, launchDirectory, redact });
  const facts = gathered && { ...gathered, ...said?.live };
  const systemPrompt = facts === undefined ? '' : await renderSystemPrompt(asking, facts);
  if (/^\/context(\s|$)/.test(question))
    return (await import('./shown-context.ts')).showContext(systemPrompt, {
      redact,
      person,
      turns: conversation.turns,
      mostBytes: settings.conversationBytes,
    });
  for (const text of memory.problems) person.screen.show({ type: 'warning', text });
  const userland = facts?.machine.userland ?? (await findUserland(asking));
  if (piped && settings.provider === 'recipes') say(UNREAD);
  const quiet = quietPerformers(asking, {
    options: report.options,
    project: facts?.folder.project,
    resolve: resolveThrough(link, asked),
  });
  const looks: Notice[] = [];
  const clock = openWorkClock(elapsed);
  const performers = {
    ...quiet,
    ...outsideOf(clock, {
      askPerson: (proposal, signal) => person.askWithEditor(proposal, signal, link.edit),
      askPlan: (plan, signal) => person.askPlanWithEditor(plan, signal, link.edit),
      runInShell: (command, how) => runner.run(command, how, asking),
    }),
    remember: rememberAndSay(memory, person.screen),
    show(notice) {
      if (notice.type === 'probed' || notice.type === 'look') looks.push(notice);
      person.screen.show(notice);
    },
  } satisfies Omit<Performers, 'askModel'>;
  const config = {
    question,
    attached: piped || undefined,
    systemPrompt,
    maskedBefore: said?.masked ?? 0,
    redact,
    get nonce() {
      return surroundings.nonce;
    },
    policy:
      proposed === undefined
        ? { mode: settings.mode, strictBecause, remembered: memory.remembered, canAsk: true }
        : // What another program wants is asked about, however harmless and whatever was allowed before.
          { mode: 'strict', remembered: [], canAsk: true },
    maxSteps: settings.maxSteps,
    temperature: settings.temperature,
    maxTokens: settings.maxTokens,
    cwd,
    home: surroundings.home,
    shell: report.shell,
    routeFor: quiet.routeFor,
    stateLasts: true,
  } satisfies AgentConfig;
  const theirs = reads
    ? await projectServers(project, { surroundings, person, signal: link.interrupted })
    : {};
  const mcpServers = { ...theirs, ...settings.mcpServers };
  const servers = reads
    ? await serversOf({ settings: { ...settings, mcpServers }, surroundings, redact, say })
    : undefined;
  if (servers !== undefined) answering.afterwards.push(servers.close);
  const mending = failed && (await prepareMend(failed, { asking, config, quiet, performers, link }));
  if (typeof mending === 'number') return { status: mending };
  const goFirst = recipesGoFirst(settings, {
    question,
    follows: conversation.turns.length > 0,
    forModel: forModel || piped !== undefined || mending !== undefined || proposed !== undefined,
  });
  const sure = goFirst ? readsOnly(quiet, report.shell) : undefined;
  // A failure that is mended needs nothing of what was asked before it.
  const turns = mending === undefined && proposed === undefined ? conversation.turns : [];
  const provider =
    proposed?.provider ??
    mending?.provider ??
    (await openProvider(asking, userland, { say, note, sure, turns, look: () => lookFor(asking) }));
  const earlier = tellEarlier(turns, {
    get nonce() {
      return surroundings.nonce;
    },
    cwd,
    mostBytes: settings.conversationBytes,
  });
  const masked = redactorOf({ ...settings, maskSecrets: true }, surroundings.env);
  const world = { asking, quiet, project: facts?.folder.project, signal: link.interrupted };
  const previewing = withOffer(withPreview(performers, world), memory);
  const undo = openUndo(asking, { redact: masked, say, signal: link.interrupted });
  const journal = journalOf(asking, {
    question:
      proposed?.question ??
      (failed === undefined ? question : `${question} (after: ${failed.command})`.trim()),
    private: report.options.includes('private'),
    redact: redactorOf({ ...settings, maskSecrets: true }, surroundings.env),
    say,
  });
  const logged = <Some extends Performers>(watched: Some): Some => log?.watch(watched) ?? watched;
  let result: AgentResult | undefined;
  try {
    result = await runAgent(
      // Spread, the nonce would be drawn.
      Object.assign(config, {
        question: mending?.question ?? question,
        attached: config.attached ?? mending?.attached,
        earlier: earlier.messages,
        otherTools: servers?.definitions,
      }),
      logged(
        journal.watch({
          ...undo.watch(proposed?.watch(previewing) ?? previewing),
          ...servers?.performers,
          askModel: askAndPrepare(provider.ask, person.screen),
        }),
      ),
      link.interrupted,
    ).finally(async () => {
      // Where history keeps the question out, what it looked at stays out as well.
      const kept = report.options.includes('private') ? [] : looks;
      await (await import('./last-looks.ts')).keepLastLooks(kept, { surroundings, shellPid, redact });
    });
  } finally {
    // The other program waits.
    proposed?.end(result, masked);
  }
  if (mending === undefined && proposed === undefined)
    conversation.keep(result, {
      question,
      folder: cwd,
      redact: redactorOf({ ...settings, maskSecrets: true }, surroundings.env),
    });
  await journal.end(result, provider);
  const unsent = goFirst && provider.name === 'recipes' && !report.options.includes('private');
  if (unsent || memory.kept.unsent !== undefined)
    await memory.keep({ unsent: unsent ? question : undefined });
  const again = goFirst ? `${settings.prefix} !${unsent ? '' : 'your question'}` : undefined;
  const parts = closingParts(result, provider, clock.elapsed(), again);
  person.screen.show({ type: 'closing', parts });
  return result;
}

async function lookFor(asking: Asking): Promise<RecipeWorld> {
  return (await import('../asking/mend-world.ts')).lookAroundFor(asking);
}

/** `command | ?` */
const ABOUT_PIPED = 'What does this output say?';

const UNREAD = 'The recipes only answer the question: they cannot read piped output. A model can.';

/** What else ends a process ends us at once, however busy: launch.sh says so to the shell. */
function followSignals(link: ShellLink): void {
  process.on('SIGINT', link.cancel);
  // We share the shell's process group: what stops or moves a command must not stop us.
  for (const signal of ['SIGTSTP', 'SIGTTOU', 'SIGTTIN', 'SIGQUIT'] as const) process.on(signal, () => {});
}

/** What the project names and the person allows. */
async function projectServers(
  project: Awaited<ReturnType<typeof loadSettings>>['project'],
  {
    surroundings,
    person,
    signal,
  }: Pick<Answering, 'surroundings' | 'person'> & { readonly signal: AbortSignal },
) {
  if (project.every(({ servers }) => Object.keys(servers).length === 0)) return {};
  const { allowedProjectServers } = await import('../servers/project-servers.ts');
  return allowedProjectServers(project, {
    person: surroundings,
    async ask(proposal) {
      const { type } = await person.screen.ask(proposal, signal);
      return type === 'yes' || type === 'cancel' ? type : 'no';
    },
  });
}
