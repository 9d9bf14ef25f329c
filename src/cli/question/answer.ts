// Answers one question: collects the context, asks the provider, and performs the effects.

import type { Notice, Performers } from '../../agent/performers.ts';
import { runAgent } from '../../agent/run.ts';
import type { AgentConfig, AgentResult } from '../../agent/state.ts';
import { traitsOf } from '../../providers/traits.ts';
import type { RecipeWorld } from '../../recipes/slots/recipe.ts';
import type { AskedQuestion, ShellLink } from '../../shell-link/link.ts';
import { closingParts } from '../asking/closing.ts';
import { earlierMessages, openConversation } from '../asking/conversation.ts';
import { withOffer } from '../asking/often-allowed.ts';
import { journalOf } from '../asking/open-journal.ts';
import { askAndPrepare, type PersonSide, rememberAndSay } from '../asking/person-side.ts';
import { withPreview } from '../asking/preview.ts';
import { readsOnly, recipesGoFirst } from '../asking/recipes-first.ts';
import type { TraceLog } from '../asking/trace-log.ts';
import { openUndo } from '../asking/undo.ts';
import { whichOf } from '../asking/which-of.ts';
import { openWorkClock, outsideOf } from '../asking/work-clock.ts';
import { serversOf } from '../servers/servers-of.ts';
import { ownSettingsFile } from '../shared/own-folders.ts';
import { againRedactorOf, redactorOf } from '../wiring/masking.ts';
import { quietPerformers } from '../wiring/performers.ts';
import { gatherContext, isBrief, renderSystemPrompt, toolsFor } from '../wiring/prompt.ts';
import { findUserland, openProvider } from '../wiring/provider.ts';
import { type Asking, elapsed, type loadSettings, switchedOff } from '../wiring/surroundings.ts';
import { askingOf, resolveThrough } from './asking.ts';
import { askForWords, liveContext } from './live-context.ts';
import { whatIsMeant } from './meant.ts';
import { prepareFix } from './prepare-fix.ts';
import { projectServers } from './project-servers.ts';
import type { Runner } from './runner.ts';

export type Answering = {
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
export async function answer(answering: Answering): Promise<number> {
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
  const { readsPrompt } = traitsOf(settings.provider);
  const reads = readsPrompt && proposed === undefined;
  const [words, gathered, conversation] = await Promise.all([
    // First, so that the shell answers while the context is collected.
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
      tools: await toolsFor(settings),
    });
  for (const text of memory.problems) person.screen.show({ type: 'warning', text });
  const userland = facts?.machine.userland ?? (await findUserland(asking));
  if (piped && !readsPrompt) say(UNREAD);
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
    brief: isBrief(settings),
  } satisfies AgentConfig;
  const theirs = reads
    ? await projectServers(project, { surroundings, person, signal: link.interrupted })
    : {};
  const mcpServers = { ...theirs, ...settings.mcpServers };
  const servers = reads
    ? await serversOf({ settings: { ...settings, mcpServers }, surroundings, redact, say })
    : undefined;
  if (servers !== undefined) answering.afterwards.push(servers.close);
  const fixing = failed && (await prepareFix(failed, { asking, config, quiet, performers, link }));
  if (typeof fixing === 'number') return { status: fixing };
  const onlyModel = forModel || piped !== undefined || fixing !== undefined || proposed !== undefined;
  const follows = conversation.turns.length > 0;
  const goFirst = recipesGoFirst(settings, { question, follows, forModel: onlyModel });
  const sure = goFirst ? readsOnly(quiet, report.shell) : undefined;
  // A failure that is fixed needs nothing of what was asked before it.
  const turns = fixing === undefined && proposed === undefined ? conversation.turns : [];
  let replacedBy: string | undefined;
  const provider =
    proposed?.provider ??
    fixing?.provider ??
    (await openProvider(asking, userland, {
      turns,
      say,
      note,
      onReplaced: (model) => {
        replacedBy = model;
      },
      sure,
      choose: (commands) => whichOf(commands, person.screen, link.interrupted),
      look: () => lookFor(asking),
      forModel: onlyModel,
    }));
  const earlier = earlierMessages(turns, {
    get nonce() {
      return surroundings.nonce;
    },
    cwd,
    mostBytes: settings.conversationBytes,
    redact: againRedactorOf(settings, surroundings.env),
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
        question: fixing?.question ?? question,
        attached: config.attached ?? fixing?.attached,
        earlier,
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
  if (fixing === undefined && proposed === undefined)
    conversation.keep(result, {
      question,
      folder: cwd,
      redact: redactorOf({ ...settings, maskSecrets: true }, surroundings.env),
    });
  await journal.end(result, provider);
  if (replacedBy !== undefined) {
    const { offerToKeep } = await import('../asking/keep-model.ts');
    const file = ownSettingsFile(surroundings);
    await offerToKeep(replacedBy, { screen: person.screen, file, signal: link.interrupted });
  }
  const unsent = goFirst && !provider.readsPrompt && !report.options.includes('private');
  if (unsent || memory.kept.unsent !== undefined)
    await memory.keep({ unsent: unsent ? question : undefined });
  const again = goFirst ? `${settings.prefix} !${unsent ? '' : 'your question'}` : undefined;
  const parts = closingParts(result, provider, clock.elapsed(), again);
  person.screen.show({ type: 'closing', parts });
  return result;
}

async function lookFor(asking: Asking): Promise<RecipeWorld> {
  return (await import('../asking/fix-world.ts')).lookAroundFor(asking);
}

/** `command | ?` */
const ABOUT_PIPED = 'What does this output say?';

const UNREAD = 'The recipes only answer the question: they cannot read piped output. A model can.';
