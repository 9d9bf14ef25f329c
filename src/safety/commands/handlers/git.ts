// git: even reads run programs that the repository's configuration names, and options can change that configuration.

import type { GitSelection } from '../../../domain/selection.ts';
import type { Level } from '../../../domain/verdict.ts';
import { inputNames, inputText } from '../../flow/output.ts';
import { runText } from '../../flow/run-text.ts';
import { noteSelection } from '../../judgement/changes.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import { type Judgement, measure, within } from '../../judgement/judge.ts';
import { hasLeft } from '../../judgement/shell-state.ts';
import { isDynamic, isGlob, isLiteral } from '../../judgement/word.ts';
import { isGitCode } from '../../knowledge/git-settings.ts';
import { KNOWN_EDITORS } from '../../knowledge/variable-names.ts';
import { readPath } from '../../paths/file-effects.ts';
import { judgeLoss } from '../../paths/losses.ts';
import { resolvePath } from '../../paths/resolve.ts';
import { readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import { gitTakes } from '../git-selection.ts';
import { readObject } from '../role-handlers.ts';
import { applyImpact, type Call, parseImpact } from '../row.ts';

/** Global options, the folder, then the subcommand's own row. */
export function judgeGit(
  judgement: Judgement,
  call: Call,
  judgeSubcommand: (judgement: Judgement, call: Call) => void,
): void {
  const { cwd } = judgement.shell;
  const named = namesFolder(call);
  // Of a folder known by a pattern the caller looks at each.
  const known = cwd !== undefined && (isLiteral(cwd) || !isDynamic(cwd));
  if (!named && known) judgement.survey.folders.add(cwd);
  if (!named && !known && judgement.facts.cwd !== undefined) report(judgement, 'unknown-folder', call.span);
  const before = judgement.found.level;
  keepingTaken(judgement, call, () => {
    const level = measure(judgement, () => judgeHere(judgement, call, judgeSubcommand));
    if (before !== 'safe') report(judgement, 'changes', call.command.span, call.name, before);
    return level;
  });
}

/** `git -C x log`; behind the subcommand, as in `git blame -C f`, that letter means something else. */
function namesFolder({ args }: Call): boolean {
  for (let at = 0; at < args.length; at++) {
    const text = args[at]?.text ?? '';
    if (text.startsWith('-C')) return true;
    if (!text.startsWith('-'))
      return !isLiteral(text) && args.slice(at).some((arg) => arg.text.startsWith('-C'));
    if (TAKES_NEXT.test(text)) at++;
  }
  return false;
}

const TAKES_NEXT = /^(?:-c|--(?:git-dir|work-tree|namespace|super-prefix|config-env|attr-source))$/;

/** Not graver than `ask`, these keep what is in the files; each can be taken back by git. */
const KEEPS_FILES =
  /^(?:add|branch|fetch|init|reset|restore|stage|tag|remote (?:add|rename|set-\S+)|stash (?:create|store))(?: |$)/;

/** `git branch -d` refuses a branch that is not merged (git-branch(1)). */
const DELETES_MERGED = /^branch (?:-d|--delete)(?: [^-]\S*)+$/;

/** What it takes from the working tree, where its words and the folder tell. */
function keepingTaken(judgement: Judgement, { args }: Call, inside: () => Level): void {
  const { cwd } = judgement.shell;
  const takes =
    cwd !== undefined && isLiteral(cwd) ? gitTakes(args, (word) => isThere(judgement, word)) : undefined;
  const { unnamed } = judgement.survey;
  const isAsk = inside() === 'ask';
  const text = args.map((arg) => arg.text).join(' ');
  const keeps = (isAsk && KEEPS_FILES.test(text)) || DELETES_MERGED.test(text);
  const isNamed = takes?.whole === true && (isAsk || DISCARDS.has(takes.does));
  if (isNamed || (keeps && judgement.facts.repository === 'plain')) judgement.survey.unnamed = unnamed;
  if (takes === undefined || cwd === undefined) return;
  const { does, words } = takes;
  noteSelection(judgement, { type: 'git', does, folder: cwd, words }, TAKES_FOLDERS.has(does));
}

/** All that these lose are the files they take. */
const DISCARDS: ReadonlySet<GitSelection['does']> = new Set(['clean', 'checkout']);

const TAKES_FOLDERS: ReadonlySet<GitSelection['does']> = new Set(['clean', 'switch']);

function isThere(judgement: Judgement, word: string): boolean {
  const path = resolvePath(judgement, word);
  if (path === undefined || !isLiteral(path)) return false;
  judgement.survey.paths.add(path);
  const kind = judgement.facts.paths?.[path];
  return kind !== undefined && kind !== 'none';
}

/** Programs that read the configuration of the repository they are started in, as git does: tig, delta. */
export function judgeInRepository(judgement: Judgement, call: Call): void {
  judgeByRow(judgement, call, readArguments(judgement, call.row, call.args));
  const { shell, facts, survey } = judgement;
  if (shell.cwd !== undefined) survey.folders.add(shell.cwd);
  if (facts.repository !== 'runs-programs' && shell.cwd === facts.cwd) return;
  addEffect(judgement, 'run');
  report(judgement, 'repository-runs-programs', call.span);
}

function judgeHere(
  judgement: Judgement,
  call: Call,
  judgeSubcommand: (judgement: Judgement, call: Call) => void,
): void {
  for (const arg of call.args) {
    // `-c alias.x='!TEXT'` is its own program.
    const alias = /^(?:-c)?alias\.[^=]*=!(.*)$/s.exec(arg.text)?.[1];
    if (alias !== undefined) runText(judgement, { text: alias, span: arg.span }, 'sh');
  }
  let elsewhere = false;
  inFolder(judgement, call, () => {
    elsewhere = worksElsewhere(judgement, call);
    judgeSubcommand(judgement, call);
  });
  // Of a repository elsewhere nothing is known where the caller did not look.
  const { repository = 'plain' } = judgement.facts;
  if (judgement.found.level === 'safe' && (repository === 'runs-programs' || elsewhere)) {
    addEffect(judgement, 'run');
    report(judgement, 'repository-runs-programs', call.span);
  }
}

/** `cat-file --batch` shows the objects that its input names, `HEAD:.env` as well. */
export function judgeGitObjects(judgement: Judgement, call: Call): void {
  judgeByRow(judgement, call, readArguments(judgement, call.row, call.args));
  if (!call.args.some(({ text }) => /^--batch(?:$|=|-command)/.test(text))) return;
  const { input } = judgement.stdio;
  const text = inputText(input)?.text ?? '';
  for (const object of [
    ...inputNames(input),
    ...text.split('\n').map((line) => ({ text: line, span: call.span })),
  ])
    if (object.text.includes(':')) readObject(judgement, object);
}

/** In another folder than the one that the caller speaks of: by `-C`, or because the text has gone there. */
function worksElsewhere({ shell: scope, facts }: Judgement, { args }: Call): boolean {
  const named = args.some(({ text }, at) => text === '-C' && !/^\.\/*$/.test(args[at + 1]?.text ?? '.'));
  if (!named && !hasLeft(scope)) return false;
  return scope.cwd === undefined || (scope.cwd !== facts.cwd && !facts.folders?.includes(scope.cwd));
}

/** `-C` and `--work-tree` say where git works. */
function inFolder(judgement: Judgement, call: Call, inside: () => void): void {
  let { shell } = judgement;
  for (let at = 0; call.args[at]?.text.startsWith('-'); at++) {
    const text = call.args[at]?.text ?? '';
    const folder = /^(?:-C|--work-tree)$/.test(text)
      ? call.args[++at]?.text
      : /^--work-tree=(.*)$/s.exec(text)?.[1];
    // Each is resolved from the folder of the one before it.
    if (folder === undefined) continue;
    // Above a folder known by a pattern is whatever a link leads below.
    const lost = isGlob(shell.cwd ?? '') && folder.includes('..');
    const cwd = lost ? undefined : within(judgement, { shell }, () => resolvePath(judgement, folder));
    shell = { ...shell, cwd };
  }
  const { cwd } = shell;
  if (shell !== judgement.shell && cwd !== undefined && !isDynamic(cwd)) judgement.survey.folders.add(cwd);
  within(judgement, { shell }, inside);
}

/** `git config`: one operand reads, two write; keys that name programs are danger. */
export function judgeGitConfig(judgement: Judgement, call: Call): void {
  const before = readArguments(judgement, call.row, call.args);
  const [first] = before.operands;
  const verb = /^(?:list|get|set|unset|rename-section|remove-section|edit|get-all|get-regexp)$/.test(
    first?.text ?? '',
  )
    ? first?.text
    : undefined;
  // Options end at the first word, but a verb has its own behind it (git 2.46).
  const behind = verb === undefined ? before : readArguments(judgement, call.row, before.operands.slice(1));
  const words = behind.operands;
  const options = behind === before ? before.options : [...before.options, ...behind.options];
  const tagged = (tag: string) => options.some((option) => option.spec.impact?.tags.includes(tag));
  for (const { spec, span, value } of options) {
    if (spec.impact !== undefined) applyImpact(judgement, spec.impact, span, `git config ${spec.name}`);
    if (/^(?:-f|--file)$/.test(spec.name) && value !== undefined) readPath(judgement, value);
  }
  addEffect(judgement, 'read');
  const reads =
    verb === undefined
      ? tagged('list') || (words.length <= 1 && !tagged('writes'))
      : /^(?:list|get)/.test(verb);
  if (reads) {
    if (/token|password|secret|extraheader|passphrase|cookie/i.test(words[0]?.text ?? ''))
      report(judgement, 'secret-file', call.span, words[0]?.text);
    return;
  }
  addEffect(judgement, 'write');
  const key = words[0];
  if (key === undefined) return report(judgement, 'risky', call.command.span, 'git config');
  if (!isLiteral(key.text) || isGitCode(key.text)) {
    addEffect(judgement, 'run', 'persistence');
    const names =
      /^alias\.[\w-]+$/.test(key.text) && words.length === 2 && PLAIN_ALIAS.test(words[1]?.text ?? '');
    const edits =
      /^(?:core|sequence)\.editor$/i.test(key.text) &&
      words.length === 2 &&
      KNOWN_EDITORS.test(words[1]?.text ?? '');
    return report(
      judgement,
      'code-variable',
      key.span,
      `git's ${key.text}`,
      names || edits ? 'ask' : undefined,
    );
  }
  report(judgement, tagged('writes') ? 'risky' : 'changes', call.command.span, 'git config', 'ask');
}

/** Git takes shortened options (`--exe=`, `--ext-d`), so of the long ones only these are plain. */
const PLAIN_OPTION = String.raw`--(?:all|amend|(?:no-)?edit|oneline|graph|(?:short|num)?stat|name-only|name-status|cached|staged|short|branch|abbrev-commit|no-verify|ff-only|(?:no-)?ff|rebase|autostash|autosquash|prune|tags|force|force-with-lease|hard|soft|mixed|continue|abort|skip|interactive|patch|word-diff|color-words|ignore-all-space|verbose|quiet|merged|no-merged|(?:no-)?merges|first-parent|follow|reverse|(?:date|topo)-order|track|set-upstream|delete|list|include-untracked|keep-index|signoff|squash|no-commit|dry-run|left-right|show-current|porcelain)|--(?:pretty|format|date|abbrev|color|decorate|since|until|author|grep|max-count|sort|diff-filter|word-diff|stat|unified|depth)(?:=[\w.=%:/-]+)?`;

/** A subcommand with plain words: no option of git's own, no `!`, no `-x`, and no address of a remote helper. */
const PLAIN_ALIAS = new RegExp(
  String.raw`^(?:add|branch|checkout|cherry-pick|commit|diff|fetch|log|merge|pull|push|rebase|remote|restore|show|stash|status|switch|tag|worktree)(?: (?:${PLAIN_OPTION}|--|-[a-wyzA-Z]*\d*|(?!-)(?!\w*::)[\w.=%:/-]+))*$`,
);

/** `git clean`: where the whole home is one repository, what git does not follow is all that a person has. */
export function judgeGitClean(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  judgeByRow(judgement, call, given);
  const forced = given.options.some((option) => /^(?:-f|--force)$/.test(option.spec.name));
  const dry = given.options.some((option) => option.spec.impact?.tags.includes('dry'));
  if (!forced || dry) return;
  const places = given.operands.length > 0 ? given.operands : [{ text: '.', span: call.span }];
  for (const place of places) judgeLoss(judgement, place, true);
}

/** `git checkout`: a branch is recoverable, a path is not. */
export function judgeCheckout(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  const dashes = call.args.slice(0, -1).some((arg) => arg.text === '--');
  const path = given.operands.find(
    (word, index) =>
      index > 0 ||
      /^[/~\uFDD0]|^\.{1,2}(?:\/|$)|\/$|\.\w+$|[\uFDD2\uFDD3]/.test(word.text) ||
      isThere(judgement, word.text),
  );
  const creates = given.options.some((option) => /^-(?:b|B|-orphan|-track|t)$/.test(option.spec.name));
  judgeByRow(judgement, call, given);
  if (!creates && (dashes || path !== undefined)) {
    addEffect(judgement, 'delete', 'write');
    report(judgement, 'discards', call.command.span, 'git checkout of a file');
  }
}

/** `git restore --staged` takes out of the index what was added; the files stay as they are. */
export function judgeRestore(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  const has = (name: RegExp) => given.options.some(({ spec }) => name.test(spec.name));
  const unstages = has(/^(?:-S|--staged)$/) && !has(/^(?:-W|--worktree)$/);
  const row = unstages ? { ...call.row, impact: parseImpact('ask,write') } : call.row;
  judgeByRow(judgement, { ...call, row }, given);
}
