// Builds the performers that need no person, terminal or shell.

import type { Performers } from '../../agent/performers.ts';
import type { AgentConfig } from '../../agent/state.ts';
import type { Settings } from '../../config/settings.ts';
import type { CapturedOutput, NotRun, ProbeOutcome } from '../../domain/run.ts';
import type { Shell } from '../../domain/shell.ts';
import type { ClassifyRequest } from '../../domain/verdict.ts';
import { type Bounds, MOST_KEPT } from '../../output/bounded.ts';
import { collectFirst, type FirstBytes } from '../../output/first-bytes.ts';
import type { Classifier } from '../../safety/classifier.ts';
import type { PersonRules } from '../../safety/verdict/person-rules.ts';
import type { ShellCommand } from '../../safety/verdict/shell-commands.ts';
import { withApprovable, withChanges, withReading } from './approvable.ts';
import { collectFacts, type ResolveWords } from './command-facts.ts';
import { type FilePerformers, filePerformers } from './file-performers.ts';
import { rulesOf } from './rules.ts';
import type { Asking } from './surroundings.ts';

export function boundsOf(settings: Settings): Bounds {
  return {
    bytes: settings.outputThresholdBytes,
    lines: settings.outputThresholdLines,
    headLines: settings.sandwichHeadLines,
    tailLines: settings.sandwichTailLines,
  };
}

/** The performers that need no person, terminal or shell. */
export type QuietPerformers = Pick<Performers, 'factsFor' | 'classify' | 'probe' | 'reportSystem'> &
  FilePerformers & {
    readonly routeFor: AgentConfig['routeFor'];
    /** Where the shell is now. */
    readonly cwdNow: () => string;
    /** The names that the shell itself looks up; a command whose facts were gathered. */
    readonly shellCommands: (request: ClassifyRequest) => readonly ShellCommand[];
  };

export function quietPerformers(
  asking: Asking,
  shellSide: {
    readonly options: readonly string[];
    readonly resolve: ResolveWords;
    /** The top of the project the folder lies in; nothing of it is run by a probe. */
    readonly project: string | undefined;
  },
): QuietPerformers {
  const { surroundings, settings, shell } = asking;
  const { env, home } = surroundings;
  const rules = rulesOf(settings, home);
  let judging: Judging | undefined;
  const loaded = async (): Promise<Judging> => {
    judging ??= await loadJudging(shell, rules);
    return judging;
  };
  const atHand = (): Judging => {
    if (judging === undefined) throw new Error('A command was judged before its facts were gathered.');
    return judging;
  };
  let cwd = asking.cwd;
  const cwdNow = () => cwd;
  return {
    cwdNow,
    ...filePerformers({
      surroundings,
      rules,
      bounds: boundsOf(settings),
      cwd: cwdNow,
      shellPid: asking.shellPid,
    }),
    async factsFor(command, place, after) {
      const [{ classifier }, { ownFolders }] = await Promise.all([
        loaded(),
        import('../shared/own-folders.ts'),
      ]);
      const { survey } = classifier;
      await classifier.prepare(command);
      const own = ownFolders(surroundings);
      const request = { command, shell, cwd, home, own, options: shellSide.options, after };
      const sources = { ...shellSide, survey, env, home, now: surroundings.now, uid: process.getuid?.() };
      const { told, ...facts } = await collectFacts(request, place, sources);
      cwd = told || cwd;
      return facts;
    },
    classify(request) {
      const { classifier, takeApart, readingSpans } = atHand();
      const read = withReading(request, classifier.classify(request), () =>
        readingSpans(request, classifier.dissect),
      );
      const verdict = withChanges(read, () => classifier.survey(request));
      return withApprovable(request, verdict, () => takeApart(classifier, request, verdict));
    },
    shellCommands: (request) => atHand().shellCommands(request, atHand().classifier.dissect),
    routeFor(command) {
      const { terminal } = atHand().classifier.survey({
        command,
        shell,
        cwd,
        home,
        options: shellSide.options,
      });
      if (terminal === 'no') return { route: 'capture', asks: false };
      return { route: 'direct', asks: terminal === 'full-screen' };
    },
    probe: (command, place, signal) =>
      probeCommand(asking, { command, cwd: place ?? cwd, project: shellSide.project, signal }),
    async reportSystem(variableNames, signal) {
      const { reportSystem } = await import('../../context/system-report.ts');
      return reportSystem({ home, env, variableNames, signal }, boundsOf(settings));
    },
  };
}

type Probing = {
  readonly command: string;
  readonly cwd: string;
  readonly project: string | undefined;
  readonly signal: AbortSignal;
};

async function probeCommand(
  asking: Asking,
  { command, cwd, project, signal }: Probing,
): Promise<ProbeOutcome | NotRun> {
  const { surroundings, settings, shell } = asking;
  const { env, home } = surroundings;
  const { probe } = await import('../../processes/probe.ts');
  const request = { command, shell, cwd, seconds: settings.defaultTimeout, signal };
  const [stdout, stderr] = [collectFirst(MOST_KEPT), collectFirst(MOST_KEPT)];
  const copy = { stdout: stdout.push, stderr: stderr.push };
  const outcome = await probe(request, { env, home, project, bounds: boundsOf(settings), copy });
  if (outcome.type !== 'probed') return outcome;
  return {
    ...outcome,
    stdout: await keepLong(outcome.stdout, stdout, { asking, command }),
    stderr: await keepLong(outcome.stderr, stderr, { asking, command }),
  };
}

type Judging = {
  readonly classifier: Classifier;
  readonly takeApart: typeof import('../../safety/approval-parts.ts').takeApart;
  readonly readingSpans: typeof import('../../safety/verdict/reading.ts').readingSpans;
  readonly shellCommands: typeof import('../../safety/verdict/shell-commands.ts').shellCommands;
};

async function loadJudging(shell: Shell, rules: PersonRules): Promise<Judging> {
  const [{ loadClassifier }, { takeApart }, { readingSpans }, { shellCommands }] = await Promise.all([
    import('../../safety/classifier.ts'),
    import('../../safety/approval-parts.ts'),
    import('../../safety/verdict/reading.ts'),
    import('../../safety/verdict/shell-commands.ts'),
  ]);
  return { classifier: await loadClassifier(shell, rules), takeApart, readingSpans, shellCommands };
}

/** What is too long for a model is kept in a file that it may look into. */
export async function keepLong(
  output: CapturedOutput,
  first: FirstBytes,
  { asking, command }: { readonly asking: Asking; readonly command: string },
): Promise<CapturedOutput> {
  const { surroundings, settings, shellPid } = asking;
  if (!output.truncated || shellPid === undefined) return output;
  const [{ keepWhole }, { redactorOf }] = await Promise.all([
    import('./kept-output.ts'),
    import('./masking.ts'),
  ]);
  // A file stays, so it is masked whatever may be sent.
  const redact = redactorOf({ ...settings, maskSecrets: true }, surroundings.env);
  return keepWhole(output, first.bytes(), { surroundings, shellPid, command, redact });
}
