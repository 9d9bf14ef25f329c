// Programs that start another one: what follows is judged as if it was alone.

import { quoteWord } from '../../../domain/quote.ts';
import { enterFolder } from '../../flow/folder.ts';
import { inputNames, inputText } from '../../flow/output.ts';
import { isPlainWord, runJoined, runsInput, runText } from '../../flow/run-text.ts';
import { setVariable } from '../../flow/variables.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import { type Input, type Judgement, withInput, within } from '../../judgement/judge.ts';
import { isSettled } from '../../judgement/limits.ts';
import { copyForkedState } from '../../judgement/shell-state.ts';
import {
  ANY_STRING,
  type ExpandedWord,
  isLiteral,
  MAY_SPLIT,
  NUMBER,
  SUBTREE,
  UNKNOWN,
  UNKNOWN_OUTPUT,
} from '../../judgement/word.ts';
import { containsBeckPath, isBeckPath, mayReachBeck, someBelow } from '../../paths/beck.ts';
import { isBesideSecret, othersBeside } from '../../paths/beside-secrets.ts';
import { lossOf } from '../../paths/losses.ts';
import { resolvePath } from '../../paths/resolve.ts';
import { holdsSecrets, isSecret } from '../../paths/secrets.ts';
import { readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import { noteSpawning } from '../endless.ts';
import { isHiddenBelow, showsSome, showsWhole } from '../find-secrets.ts';
import { applyRole } from '../roles.ts';
import { applyImpact, type Call } from '../row.ts';

/** `env A=b COMMAND`, `sudo A=b COMMAND`: options, assignments, then a command. */
export function judgeEnvironment(judgement: Judgement, call: Call): void {
  const { options, operands } = readArguments(judgement, call.row, call.args);
  const queries = options.filter(({ spec }) => spec.impact?.tags.includes('query'));
  if (queries.length > 0 && queries.length === call.args.length) return addEffect(judgement, 'read');
  for (const { spec, span, value } of options) {
    if (spec.impact !== undefined) applyImpact(judgement, spec.impact, span, `${call.name} ${spec.name}`);
    if (value !== undefined) applyRole(judgement, call, spec.role, value, false);
  }
  addEffect(judgement, ...call.row.impact.effects);
  if (call.row.impact.level !== 'safe') applyImpact(judgement, call.row.impact, call.command.span, call.name);
  // The program sees the new environment, but the words were expanded before.
  const assigned = within(judgement, { shell: copyForkedState(judgement.shell) }, () =>
    judgePrefixes(judgement, operands),
  );
  const rest = operands.slice(assigned);
  const [first] = rest;
  const changesFolder = CHANGES_FOLDER[call.name === 'env' ? 'env' : 'sudo'];
  const folder = options.find(({ spec }) => changesFolder.test(spec.name))?.value;
  within(judgement, { shell: copyForkedState(judgement.shell) }, () => {
    if (folder !== undefined) enterFolder(judgement, folder);
    if (first === undefined) {
      if (judgement.spent.depth === 0 || call.name === 'env') addEffect(judgement, 'read');
    } else if (assigned > 0 && /[\uFDD5-\uFDD9]/.test(first.text.charAt(0)))
      report(judgement, 'hidden-program', first.span);
    else judgement.judgeCommand(judgement, rest);
  });
}

/** Judges the assignments before a command's words; returns how many there are. */
function judgePrefixes(judgement: Judgement, words: readonly ExpandedWord[]): number {
  let at = 0;
  for (const { text, span } of words) {
    const found = /^([A-Za-z_]\w*)=(.*)$/s.exec(text);
    if (found === null) break;
    setVariable(judgement, found[1] ?? '', found[2] ?? '', span, 'prefix');
    at++;
  }
  return at;
}

const CHANGES_FOLDER = { env: /^(?:-C|--chdir)$/, sudo: /^(?:-D|--chdir)$/ };

/** xargs: the command gets unknown words from its input. */
export function judgeXargs(judgement: Judgement, call: Call): void {
  const { options, operands } = readArguments(judgement, call.row, call.args);
  for (const { spec, value } of options)
    if (value !== undefined) applyRole(judgement, call, spec.role, value, false);
  addEffect(judgement, 'read');
  const [command] = operands;
  if (command === undefined) return;
  noteSpawning(judgement, options, operands, command.span);
  const replace = options.find((option) => option.spec.impact?.tags.includes('replace'));
  const token = replace === undefined ? undefined : (replace.value?.text ?? '{}');
  // The hashes that git prints are no options.
  const unknown = (inputText(judgement.stdio.input)?.text === NUMBER ? NUMBER : UNKNOWN_OUTPUT) + MAY_SPLIT;
  const words = operands.map((word, index) =>
    token !== undefined && token !== '' && index > 0 && word.text.includes(token)
      ? { ...word, text: word.text.replaceAll(token, UNKNOWN) }
      : word,
  );
  // Options that only rename a file in place of a word look like operands.
  if (token === undefined) words.push({ text: unknown, span: command.span });
  const { input } = judgement.stdio;
  const file = options.find(({ spec }) => /^(?:-a|--arg-file)$/.test(spec.name));
  const { substituted } = judgement.stdio;
  const listed: Input = file && substituted ? { type: 'pipe', printed: substituted } : input;
  const names = inputNames(listed);
  const fed: Input = names.length > 0 ? { type: 'pipe', followed: true } : { type: 'pipe' };
  withInput(judgement, fed, () => judgement.judgeCommand(judgement, words));
  // What the command before it names is judged as if it were written here.
  judgeNamedTargets(judgement, names, (name) =>
    token === undefined || token === ''
      ? [...operands, name]
      : operands.map((word) => ({ ...word, text: word.text.replaceAll(token, name.text) })),
  );
}

/** Only what such a name adds counts: a tree that must not be lost, secrets, what is beck's own. */
function judgeNamedTargets(
  judgement: Judgement,
  names: readonly ExpandedWord[],
  wordsWith: (name: ExpandedWord) => readonly ExpandedWord[],
  judgeWords: (judgement: Judgement, words: readonly ExpandedWord[]) => void = judgement.judgeCommand,
): void {
  let harmless: string | undefined;
  const hands = wordsWith({ text: '', span: [0, 0] });
  const computes = computesNames(wordsWith);
  const listed = computes ? [...names, ...othersHere(judgement, names)] : names;
  const shown = showsWhole(hands) ? listed : listed.filter((name) => !isHiddenBelow(name));
  for (const name of showsSome(hands) ? shown.map(withoutPlaces) : shown) {
    if (name.text.startsWith('-') || name.text === harmless) continue;
    const path = resolvePath(judgement, name.text) ?? name.text;
    const counts =
      lossOf(judgement, name) !== undefined ||
      isSecret(judgement, name.text) ||
      isBesideSecret(judgement, name.text) ||
      holdsSecrets(judgement, name.text) ||
      (computes && wordsWith(name).some(({ text }) => isSecret(judgement, text))) ||
      isBeckPath(judgement, path);
    if (!counts && !containsBeckPath(judgement, path) && !mayReachBeck(judgement, name.text)) {
      harmless = name.text;
      continue;
    }
    withInput(judgement, { type: 'pipe' }, () => judgeWords(judgement, wordsWith(name)));
    if (isSettled(judgement)) return;
  }
}

/** `{}x`, `{.}`: a name that is made of each. */
function computesNames(wordsWith: (name: ExpandedWord) => readonly ExpandedWord[]): boolean {
  return wordsWith({ text: UNKNOWN, span: [0, 0] }).some(
    ({ text }) => text !== UNKNOWN && text.includes(UNKNOWN) && /[\w.]$/.test(text),
  );
}

/** What a name may become that is made of one beside secrets, or of a hidden one. */
function othersHere(judgement: Judgement, names: readonly ExpandedWord[]): readonly ExpandedWord[] {
  const hidden = names.find(isHiddenBelow);
  const dotted = hidden && { ...hidden, text: `./.${ANY_STRING}` };
  return [...othersBeside(judgement, names), ...(dotted === undefined ? [] : [dotted])];
}

function withoutPlaces(name: ExpandedWord): ExpandedWord {
  return name.text.includes(SUBTREE)
    ? { ...name, text: someBelow(name.text.replaceAll(SUBTREE, ''), false) }
    : name;
}

/** A row whose command is text or words: `watch`, `flock -c`, `ssh`, `su -c`, `script -c`. */
export function judgeTextCommand(judgement: Judgement, call: Call): void {
  const { options, operands } = readArguments(judgement, call.row, call.args);
  const fixed = call.row.operands.length;
  const rest = operands.slice(fixed);
  judgeByRow(judgement, call, { options, operands: operands.slice(0, fixed) });
  const [first] = rest;
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return;
  if (call.row.flags.has('remote')) {
    addEffect(judgement, 'run', 'network');
    report(judgement, 'remote-command', [first.span[0], last.span[1]]);
  }
  // flock's `-c TEXT` is behind the lock.
  if (rest.length === 2 && /^(?:-c|--command)$/.test(first.text)) return runText(judgement, last, 'sh');
  const execs = options.some(({ spec }) => spec.impact?.tags.includes('execs'));
  if (call.row.joins !== undefined && !execs) return runJoined(judgement, rest);
  if (rest.length > 1) return judgement.judgeCommand(judgement, rest);
  runText(judgement, { text: first.text, span: first.span }, 'sh');
}

/** parallel: a template of words, filled from `:::` lists, files or its input. */
export function judgeParallel(judgement: Judgement, call: Call): void {
  const end = call.args.findIndex((arg) => /^::::?\+?$/.test(arg.text));
  const given = readArguments(judgement, call.row, end === -1 ? call.args : call.args.slice(0, end));
  addEffect(judgement, 'read');
  for (const { spec, span, value } of given.options) {
    if (spec.impact !== undefined) applyImpact(judgement, spec.impact, span, `${call.name} ${spec.name}`);
    if (value !== undefined) applyRole(judgement, call, spec.role, value, false);
  }
  const own = given.options.findLast(({ spec }) => spec.name === '-I')?.value?.text || '{}';
  const template = given.operands.map((word) => ({ ...word, text: word.text.replaceAll(own, () => '{}') }));
  for (const { value } of given.options)
    if (value !== undefined && PERL.test(value.text))
      report(judgement, 'evaluates-text', value.span, 'Perl between {= and =}');
  if (template.length === 0) return runsInput(judgement, call.command.span);
  noteSpawning(judgement, given.options, template, call.span);
  for (const { text, span } of template)
    if (PERL.test(text)) report(judgement, 'evaluates-text', span, 'Perl between {= and =}');
  const filled = (text: string): ExpandedWord[] =>
    template.map((word) => ({ ...word, text: word.text.replaceAll(PLACE, () => text) }));
  // Quoted on their way to sh: the places that are filled, and with `-q` the words of the template.
  const quoted = given.options.some(({ spec }) => /^(?:-q|--quote)$/.test(spec.name));
  const joins = !quoted && !filled('').every(({ text }) => isPlainWord(text));
  // What is listed behind `:::` is known, and so is what a plain command before it names.
  const listed = end === -1 ? inputNames(judgement.stdio.input) : call.args.slice(end + 1);
  const appends = !template.some(({ text }) => text.search(PLACE) !== -1);
  const known = end === -1 || quoted ? undefined : jobsOf(template, call.args.slice(end));
  const [first = call, last = first] = [template[0], call.args.at(-1)];
  for (const text of known ?? []) {
    runText(judgement, { text, span: [first.span[0], last.span[1]] }, 'sh');
    if (isSettled(judgement)) return;
  }
  if (known && given.options.every(({ spec }) => KEEPS_JOBS.test(spec.name))) return;
  const wordsWith = (name: ExpandedWord) => (appends ? [...template, name] : filled(name.text));
  // parallel quotes what it fills in; between quotes of the template that may undo them.
  const inQuotes = template.some(({ text }) => /['"`\\$]/.test(text));
  withInput(judgement, listed.length > 0 ? { type: 'pipe', followed: true } : judgement.stdio.input, () => {
    if (joins) runJoined(judgement, wordsWith({ text: inQuotes ? UNKNOWN : '"$_"', span: call.span }));
    else judgement.judgeCommand(judgement, [...filled(UNKNOWN), { text: UNKNOWN, span: call.span }]);
  });
  const shortens = template.some(({ text }) => /\{\d*[./%#]+\}/.test(text));
  const targets = shortens ? [...listed, ...othersBeside(judgement, listed)] : listed;
  judgeNamedTargets(judgement, targets, wordsWith, joins ? runJoined : judgement.judgeCommand);
}

/**
 * What sh gets for each combination of the lists, as parallel writes it: `ssh {1} {2} ::: web1 web2 ::: uptime`. Undefined
 * where a value is not known, comes from a file, or is filled in by something else than its number.
 */
function jobsOf(
  template: readonly ExpandedWord[],
  listed: readonly ExpandedWord[],
): readonly string[] | undefined {
  const text = template.map((word) => word.text).join(' ');
  if (![...template, ...listed].every((word) => isLiteral(word.text))) return undefined;
  // A command that is filled in whole is not quoted.
  if (/^\s*\{|['"`\\$]|::/.test(text) || text.replaceAll(NUMBERED, '').includes('{')) return undefined;
  // The same value twice is the same job twice.
  const lists: Set<string>[] = [];
  for (const word of listed) {
    // What `:::+` links is among all the combinations.
    if (/^:::\+?$/.test(word.text)) lists.push(new Set());
    else if (/^::::\+?$/.test(word.text)) return undefined;
    else lists.at(-1)?.add(word.text);
  }
  const numbers = [...text.matchAll(NUMBERED)].map(([, number]) => Number(number || 1));
  if (numbers.some((number) => number < 1 || number > lists.length)) return undefined;
  const count = lists.reduce((product, list) => product * list.size, 1);
  if (count === 0 || count > MOST_JOBS) return undefined;
  let jobs: readonly (readonly string[])[] = [[]];
  for (const list of lists)
    jobs = jobs.flatMap((job) => [...list].map((value) => [...job, quoteWord(value, 'sh')]));
  const whole = numbers.length === 0 ? `${text} {}` : text;
  return jobs.map((job) =>
    whole.replace(NUMBERED, (_, number: string) =>
      number === '' ? job.join(' ') : (job[Number(number) - 1] ?? ''),
    ),
  );
}

const NUMBERED = /\{(\d*)\}/g;

/** More are judged with values that are not known. */
const MOST_JOBS = 24;

/** Options that leave the text of each job as it is. */
const KEEPS_JOBS =
  /^(?:-[jkPtv0I]|--(?:jobs|keep-order|tag|tagstring|will-cite|bar|eta|progress|line-buffer|lb|ungroup|verbose|null|dry-run))$/;

const PERL = /\{\d*=|=\d*\}/;

/** `{}`, `{.}`, `{1}`: where parallel puts what it is given. */
const PLACE = /\{[\d.#%/]*\}/g;

/** busybox, toybox, coreutils: the first word is the program, or an option names it (coreutils(1)). */
export function judgeMultiplexer(judgement: Judgement, call: Call): void {
  const [first] = call.args;
  addEffect(judgement, 'read');
  if (first === undefined || /^--(?:list|list-full|help|version)$/.test(first.text)) return;
  const [, named] = /^--coreutils-prog(?:-shebang)?=(\w+)$/.exec(first.text) ?? [];
  if (named !== undefined)
    return judgement.judgeCommand(judgement, [{ text: named, span: first.span }, ...call.args.slice(1)]);
  if (first.text.startsWith('-') || !isLiteral(first.text))
    return report(judgement, 'hidden-program', first.span);
  judgement.judgeCommand(judgement, call.args);
}
