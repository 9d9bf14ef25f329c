// Shell text in, verdict out. Loading reads the shell's grammar; judging is synchronous and pure.

import type { Changes } from '../domain/change.ts';
import type { Selection } from '../domain/selection.ts';
import type { Shell } from '../domain/shell.ts';
import type { Classify, ClassifyRequest, Verdict } from '../domain/verdict.ts';
import { judgeRequest } from './judge-text.ts';
import type { Judgement, RuleSubjects, TerminalNeed } from './judgement/judge.ts';
import { newRuleSubjects } from './judgement/rule-subjects.ts';
import { type Part, Trace } from './judgement/trace.ts';
import { loadWindowsReaders, readersOf, STARTS_WINDOWS_SHELL } from './load-readers.ts';
import type { PersonRules } from './verdict/person-rules.ts';
import { blockIfWholeIsBlocked } from './verdict/plan-state.ts';
import { toVerdict } from './verdict/to-verdict.ts';

/** The facts to collect from the shell and the file system before a text is judged. */
export type Survey = {
  /** Literal command words at any depth (in zsh every literal word, for global aliases). */
  readonly words: readonly string[];
  /** Absolute paths whose existence decides the verdict. */
  readonly paths: readonly string[];
  /** Absolute paths of files that are read: one may be a link to a secret. */
  readonly read: readonly string[];
  /** Folders in which a git command would run; a glob mark stands for each matching folder. */
  readonly folders: readonly string[];
  /** Folders where Python would look for its own modules. */
  readonly imports: readonly string[];
  /** Absolute paths of files that may say what a program runs. */
  readonly configs: readonly string[];
  /** Folders whose names a program might take for options. */
  readonly globbed: readonly string[];
  /** Processes that it ends: `pid 12`, `name node`, `port 3000`. */
  readonly ended: readonly string[];
  /** Absolute paths of files whose text would run in the shell itself. */
  readonly sourced: readonly string[];
  /** What it deletes by a pattern. */
  readonly selections: readonly Selection[];
  /** What it would change on the disk. */
  readonly changes: Changes;
  /** How the text needs the terminal. */
  readonly terminal: TerminalNeed;
};

export type Classifier = {
  readonly classify: Classify;
  readonly survey: (request: ClassifyRequest) => Survey;
  /** Loads the grammar of another shell that the text starts: without it `cmd /c dir` is unreadable. */
  readonly prepare: (command: string) => Promise<void>;
  /** The verdict with its trace. */
  readonly dissect: (request: ClassifyRequest) => {
    readonly verdict: Verdict;
    readonly parts: readonly Part[];
  };
};

/** Loads the grammar of `shell` once; the result judges texts of that shell, and applies the person's own rules. */
export async function loadClassifier(shell: Shell, rules: PersonRules = {}): Promise<Classifier> {
  const [readers, tighten] = await Promise.all([readersOf(shell), loadRules(rules)]);
  const judgeBy = (request: ClassifyRequest, trace?: Trace): Verdict => {
    const subjects = tighten && newRuleSubjects();
    const verdict = toVerdict(
      judgeRequest(request, readers, { ruleSubjects: subjects, trace }),
      request.command,
    );
    return tighten === undefined || subjects === undefined ? verdict : tighten(verdict, request, subjects);
  };
  return {
    classify: (request) => blockIfWholeIsBlocked(judgeBy(request), request, judgeBy),
    dissect(request) {
      const trace = new Trace();
      return { verdict: judgeBy(request, trace), parts: trace.parts };
    },
    survey: (request) => toSurvey(judgeRequest(request, readers)),
    async prepare(command) {
      if (STARTS_WINDOWS_SHELL.test(command)) Object.assign(readers, await loadWindowsReaders());
    },
  };
}

type Tighten = (verdict: Verdict, request: ClassifyRequest, subjects: RuleSubjects) => Verdict;

async function loadRules(rules: PersonRules): Promise<Tighten | undefined> {
  const { policy, ...own } = rules;
  const lists = [...Object.values(own), ...Object.values(policy?.lists ?? {})];
  if (!lists.some((list) => list.length > 0)) return undefined;
  const { applyRules, compileRules } = await import('./verdict/person-rules.ts');
  const compiled = compileRules(rules);
  return (verdict, request, subjects) => applyRules(verdict, { request, subjects }, compiled);
}

function toSurvey(judgement: Judgement): Survey {
  return {
    words: [...judgement.survey.words],
    paths: [...judgement.survey.paths],
    read: [...judgement.survey.read],
    folders: [...judgement.survey.folders],
    imports: [...judgement.survey.imports],
    configs: [...judgement.survey.configs],
    globbed: [...judgement.survey.globbed],
    ended: [...judgement.survey.ended],
    sourced: [...judgement.survey.sourced],
    selections: [...judgement.survey.selections.values()],
    changes: {
      named: [...judgement.survey.changes.values()],
      unnamed: judgement.survey.unnamed,
      ...(judgement.survey.lingers && { lingers: true }),
    },
    terminal: judgement.survey.terminal,
  };
}
