// Judges one cmdlet by its row: what each parameter's value means, and the few cmdlets a row cannot describe.

import { selectionKey } from '../../../../domain/selection.ts';
import { worse } from '../../../../domain/verdict.ts';
import { applyImpact } from '../../../commands/row.ts';
import { noteSelection } from '../../../judgement/changes.ts';
import { addEffect, report, shown } from '../../../judgement/findings.ts';
import { type Judgement, measure } from '../../../judgement/judge.ts';
import { takenBy } from '../../../judgement/taken.ts';
import { type ExpandedWord, UNKNOWN } from '../../../judgement/word.ts';
import type { CmdletRole } from '../../../knowledge/roles.ts';
import { usePath } from '../../../paths/windows-effects.ts';
import { mayHoldBlock } from '../expression-shapes.ts';
import { guardedName } from '../guarded.ts';
import { assignVariable } from '../variables.ts';
import { type Bound, bindArguments } from './binding.ts';
import { judgeSpecial } from './handlers.ts';
import { allMatches } from './listed-selection.ts';
import { type CmdletCall, type Fed, isFed, joinedPath, listing, readFed } from './pipeline-items.ts';
import { applyCmdletRole } from './roles.ts';
import type { CmdletRow } from './rows.ts';
import { noteTarget } from './targets.ts';

/** Judges the call: every value, then the cmdlet itself. Returns what it sends on, where that is a listing. */
export function judgeCmdlet(judgement: Judgement, call: CmdletCall): readonly Fed[] {
  const { row, word } = call;
  if (asksForHelp(call)) {
    addEffect(judgement, 'read');
    return [];
  }
  const bound = bindArguments(judgement, row, call.args);
  for (const one of bound) traceBound(judgement, call, one);
  const tags = new Set(bound.flatMap((one) => one.parameter.impact?.tags ?? []));
  if (tags.has('dry')) {
    addEffect(judgement, 'read');
    // What would be installed is looked up where it comes from.
    if (/^(?:install|update|save)-/i.test(row.name)) {
      addEffect(judgement, 'network');
      report(judgement, 'network', word, row.name);
    }
    return [];
  }
  const recursive = tags.has('recursive');
  measure(judgement, () => judgeParts(judgement, call, { bound, recursive }));
  const sent = listing(judgement, call, bound);
  const each = bound.find(({ parameter }) => /^(?:PipelineVariable|pv)$/i.test(parameter.name))?.values[0];
  if (each !== undefined) {
    const printed = { text: undefined, names: sent.map(({ value }) => value), span: call.span };
    assignVariable(judgement, `$${each.text}`, guardedName(judgement, printed) ?? UNKNOWN, each.span);
  }
  judgement.stdio.printed = {
    text: joinedPath(row, bound),
    names: sent.map(({ value }) => value),
    span: call.span,
  };
  return sent;
}

type Parts = { readonly bound: readonly Bound[]; readonly recursive: boolean };

function judgeParts(judgement: Judgement, call: CmdletCall, { bound, recursive }: Parts): void {
  const { row, word } = call;
  // What arrives through a pipe into a deletion is deleted too, whatever it is.
  if (row.impact.effects.includes('delete') && judgement.stdio.input.type === 'pipe') {
    addEffect(judgement, 'delete');
    if (row.name.toLowerCase() === 'remove-item') {
      deleteArriving(judgement, call, bound, recursive);
    }
  }
  summarize(judgement, row, bound);
  readFed(judgement, call, bound);
  for (const one of bound) {
    // A folder that is there stays as it is.
    const harmless = row.handler === 'new-item' && one.parameter.name === 'Force' && isFolder(bound);
    if (one.parameter.impact !== undefined && !harmless)
      applyImpact(judgement, one.parameter.impact, one.span, `${row.name} -${one.parameter.name}`);
    const replaced = surelyReplaces(row, bound);
    for (const value of one.values) {
      applyCmdletRole(judgement, call, roleOf(row, one, bound), { ...value, replaced }, recursive);
      if (mayRunBlock(judgement, call, one, value))
        report(judgement, 'risky-code', value.span, judgement.text.source.slice(...value.span));
    }
  }
  judgeSpecial(judgement, call, bound);
  addEffect(judgement, ...row.impact.effects);
  // Where the words already say it more exactly, the row's own sentence would only repeat them.
  noteTarget(judgement, row.name, bound);
  if (worse(judgement.found.level, row.impact.level) !== judgement.found.level)
    applyImpact(judgement, row.impact, word, row.name);
}

/** What a listing sends is looked up; anything else is only known at run time. */
function deleteArriving(
  judgement: Judgement,
  { fed, word }: CmdletCall,
  bound: readonly Bound[],
  recursive: boolean,
): void {
  const all = bound.every((one) => /^(?:Recurse|r|Force|f|Confirm|Verbose)$/.test(one.parameter.name));
  const selections = fed.flatMap(({ selection }) => selection ?? []);
  const named = all && fed.length > 0 && selections.length === fed.length;
  const keys = [...new Set(selections.map(selectionKey))];
  const matches = keys.flatMap((key) => judgement.facts.matches?.[key] ?? []);
  const told = named && matches.length === keys.length;
  if (!told) report(judgement, 'deletes-unknown', word, takenBy(judgement, { span: word }));
  if (!named) judgement.survey.unnamed = true;
  else for (const selection of selections) noteSelection(judgement, selection, recursive);
  const trees = fed.filter((one) => !one.partial && (one.recursive || recursive));
  for (const { value, selection } of trees) {
    judgement.survey.selecting =
      told && selection !== undefined ? { selection, isChosen: () => true, elsewhere: false } : undefined;
    usePath(judgement, 'delete', value, true);
    judgement.survey.selecting = undefined;
  }
  if (told && trees.length < fed.length) report(judgement, 'deletes-matching', word, allMatches(matches));
}

/** `-?` alone shows the help of a cmdlet, whatever the cmdlet does. */
function asksForHelp({ args }: CmdletCall): boolean {
  return args.length === 1 && args[0]?.parameter === '?';
}

/** Parameters that take no block, or none from the pipe. */
const NO_BLOCK =
  /^(?:Value|Argument\w*|Args|First|Last|Skip\w*|Index|Top|Bottom|Tail|TotalCount|Head|Depth|Width|Pattern|Context|Encoding|Delimiter|Separator|ThrottleLimit|Timeout\w*|Seconds|Milliseconds|Filter|Include|Exclude|Format|ExpandProperty|ExcludeProperty|Culture|\w+Action|\w+Variable|OutBuffer)$/i;

/** Code for every object: a block given as such, or in a variable, to whatever takes a value from the pipe. */
function mayRunBlock(judgement: Judgement, { row }: CmdletCall, one: Bound, value: ExpandedWord): boolean {
  const { parameter, block, named } = one;
  // Its words without a name are what it compares.
  if (named === undefined && row.name.toLowerCase() === 'compare-object') return false;
  if (block || parameter.isSwitch || row.impact.level !== 'safe' || NO_BLOCK.test(parameter.name))
    return false;
  const always =
    /^(?:FilterScript|Property|GroupBy|Process|RemainingScripts|Parallel)$/i.test(parameter.name) ||
    (/^(?:Begin|End)$/i.test(parameter.name) && row.name.toLowerCase() === 'foreach-object');
  if (!always && !isFed(judgement)) return false;
  return mayHoldBlock(judgement.text.source.slice(...value.span), value.text);
}

function traceBound(judgement: Judgement, { row }: CmdletCall, bound: Bound): void {
  const { parameter, named, span, values } = bound;
  if (judgement.observers.trace === undefined) return;
  if (named === undefined)
    return judgement.observers.trace.operand(judgement, parameter.role, { text: '', span });
  const name = `-${parameter.name}`;
  const value = named.value && { text: values.map(({ text }) => text).join(','), span: named.value };
  judgement.observers.trace.options(
    judgement,
    `powershell:${row.name.toLowerCase()}`,
    { text: name, span: named.word },
    [{ spec: { name, role: parameter.role }, value }],
  );
}

function roleOf(row: CmdletRow, one: Bound, bound: readonly Bound[]): CmdletRole {
  const { role } = one.parameter;
  const has = (name: string) => bound.some((other) => other.parameter.name === name);
  if (role === 'W' && row.handler === 'out' && has('Append')) return 'A';
  if (role === 'W' && row.handler === 'out' && isSurelyOn(bound, 'NoClobber') && !has('Force')) return 'KEPT';
  if (role === 'U' && row.handler === 'new-item' && isFolder(bound)) return 'M';
  if (role === 'U' && row.handler === 'new-item' && has('Force')) return 'W';
  // Without -Force a move or a new name is refused where something is (7.6, measured).
  if (role === 'V' && !has('Force')) return 'MOVED';
  if (role === 'O' && !has('Force')) return 'KEPT';
  return role;
}

/** Whether a file that is there is written over for certain, so that the reason may say so. */
function surelyReplaces(row: CmdletRow, bound: readonly Bound[]): boolean {
  const may = bound.some(({ parameter }) => MAY_LEAVE_IT.test(parameter.name));
  return !may && /^(?:copy-item|(?:set|clear)-content|out-file|export-csv)$/i.test(row.name);
}

const MAY_LEAVE_IT = /^(?:Filter|Include|Exclude|NoClobber|Confirm|Stream)$/i;

/** `-NoClobber:$x` may say no. */
function isSurelyOn(bound: readonly Bound[], name: string): boolean {
  const given = bound.find((one) => one.parameter.name === name);
  return given?.values.every(({ text }) => /^(?:true|1)$/i.test(text)) === true;
}

function isFolder(bound: readonly Bound[]): boolean {
  const type = bound.find((one) => one.parameter.name === 'ItemType' || one.parameter.name === 'Type');
  return /^d/i.test(type?.values[0]?.text ?? '');
}

const LABELS: Readonly<Record<string, string>> = {
  'get-content': 'cat',
  'copy-item': 'cp',
  'move-item': 'mv',
  'rename-item': 'mv',
  'remove-item': 'rm',
  'write-output': 'echo',
};

function summarize(judgement: Judgement, row: CmdletRow, bound: readonly Bound[]): void {
  const { summary } = judgement.text;
  if (summary === undefined || summary.name !== undefined) return;
  const folder = row.handler === 'new-item' && isFolder(bound);
  summary.name = folder ? 'mkdir' : (LABELS[row.name.toLowerCase()] ?? row.name);
  const places = bound.filter((one) =>
    /^(?:Path|LiteralPath|LP|PSPath|Destination|NewName|InputObject)$/.test(one.parameter.name),
  );
  summary.operands = places.flatMap((one) => one.values).map((value) => shown(judgement, value));
}
