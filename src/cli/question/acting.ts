// What is done for a question, and how: in the shell it was typed in, with its person at the keyboard.

import type { Notice, Performers } from '../../agent/performers.ts';
import type { AgentConfig } from '../../agent/state.ts';
import type { NotRun } from '../../domain/run.ts';
import { type Verdict, worse } from '../../domain/verdict.ts';
import { nearNotice, nearProposal } from '../asking/near-paths.ts';
import { rememberAndSay } from '../asking/person-side.ts';
import type { TerminalStatus } from '../asking/terminal-status.ts';
import { openWorkClock, outsideOf } from '../asking/work-clock.ts';
import { type QuietPerformers, quietPerformers } from '../wiring/performers.ts';
import { isBrief } from '../wiring/prompt.ts';
import { type RealPrograms, realPrograms } from '../wiring/real-programs.ts';
import { elapsed } from '../wiring/surroundings.ts';
import type { Understood } from './answering.ts';
import { resolveThrough } from './asking.ts';
import type { Situation } from './situation.ts';

export type Acting = {
  /** Those that need neither person nor shell. */
  readonly quiet: QuietPerformers;
  readonly performers: Omit<Performers, 'askModel'>;
  /** Notes that beck itself wrote a command. */
  readonly wrote: RealPrograms['wrote'];
  /** What was looked at, for `/looks`. */
  readonly looks: readonly Notice[];
  /** Milliseconds in which neither the person nor a command was waited for. */
  readonly worked: () => number;
};

export function actInShell(of: Understood, { asking, facts }: Situation, status: TerminalStatus): Acting {
  const { asked, link, person, runner, meant } = of;
  const real = realPrograms(resolveThrough(link, asked), asking);
  const quiet = quietPerformers(asking, {
    options: asked.report.options,
    project: facts?.folder.project,
    resolve: real.resolve,
  });
  const near = () => ({ cwd: quiet.cwdNow(), home: asking.surroundings.home });
  const looks: Notice[] = [];
  const clock = openWorkClock(elapsed);
  const performers = {
    ...quiet,
    ...outsideOf(
      clock,
      status.watch({
        askPerson: (proposal, signal) =>
          person.askWithEditor(nearProposal(proposal, near()), signal, link.edit),
        askPlan: (plan, signal) => person.askPlanWithEditor(plan, signal, link.edit),
        async runInShell(command, how) {
          const text = real.textFor(command, quiet);
          if (text !== command && isMore(await judge(text, quiet, asking), how.verdict)) return NOT_PLAIN;
          return runner.run(text, how, asking);
        },
      }),
    ),
    remember: rememberAndSay(meant.memory, person.screen),
    show(notice: Notice) {
      const shown = nearNotice(notice, near());
      if (['probed', 'tried', 'look', 'not-done'].includes(notice.type)) looks.push(shown);
      person.screen.show(shown);
    },
  } satisfies Omit<Performers, 'askModel'>;
  return { quiet, performers, wrote: real.wrote, looks, worked: clock.elapsed };
}

/** With the shell's own word for every name. */
async function judge(
  command: string,
  quiet: QuietPerformers,
  { shell }: Situation['asking'],
): Promise<Verdict> {
  return quiet.classify({ ...(await quiet.factsFor(command)), command, shell });
}

function isMore({ level }: Verdict, seen: Verdict): boolean {
  return worse(level, seen.level) !== seen.level;
}

const NOT_PLAIN: NotRun = {
  type: 'refused',
  reason: 'In this shell the command would do more than was shown, because of aliases or functions.',
  brief: 'an alias or function is in the way',
};

export function configOf(of: Understood, situation: Situation, { quiet }: Acting): AgentConfig {
  const { asked, surroundings, meant, proposed, piped } = of;
  const { settings, strictBecause } = meant.loaded;
  const { systemPrompt, masked, redact } = situation;
  return {
    question: meant.question,
    attached: piped,
    systemPrompt,
    maskedBefore: masked,
    redact,
    get nonce() {
      return surroundings.nonce;
    },
    policy:
      proposed === undefined
        ? { mode: settings.mode, strictBecause, remembered: meant.memory.remembered, canAsk: true }
        : // What another program wants is asked about, however harmless and whatever was allowed before.
          { mode: 'strict', remembered: [], canAsk: true },
    maxSteps: settings.maxSteps,
    temperature: settings.temperature,
    maxTokens: settings.maxTokens,
    cwd: asked.cwd,
    home: surroundings.home,
    shell: asked.report.shell,
    routeFor: of.fleet?.routeFor(quiet.routeFor) ?? quiet.routeFor,
    stateLasts: true,
    brief: isBrief(settings),
  };
}
