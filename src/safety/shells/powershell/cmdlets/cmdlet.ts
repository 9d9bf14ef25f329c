// Judges one cmdlet by its row: what each parameter's value means, and the few cmdlets a row cannot describe.

import { type Span, worse } from '../../../../domain/verdict.ts';
import { applyMeaning } from '../../../commands/row.ts';
import { changeFolder } from '../../../commands/windows/slash-roles.ts';
import { goBack, goTo } from '../../../flow/folder.ts';
import { inputText } from '../../../flow/output.ts';
import { runText } from '../../../flow/run-text.ts';
import { addEffect, find, shown } from '../../../judgement/findings.ts';
import { type Judge, measure } from '../../../judgement/judge.ts';
import { isDynamic, isLiteral, VARIABLE, type Value } from '../../../judgement/word.ts';
import { isWindowsSecret } from '../../../paths/windows.ts';
import { type Use, usePath } from '../../../paths/windows-effects.ts';
import { noteUnknownRead } from '../../../paths/windows-secret-flow.ts';
import type { Argument } from '../elements.ts';
import { mayHoldBlock } from '../expression-shapes.ts';
import { isHarmlessMember, judgeType, mixesUnknown } from '../members.ts';
import { assignVariable, stopFollowing } from '../variables.ts';
import { type Bound, bindArguments } from './binding.ts';
import type { CmdletRow } from './rows.ts';
import { noteTarget } from './targets.ts';

/** Items of one place; `recursive` where the listing went down the tree, `partial` where it gives only some of them. */
export type Fed = { readonly value: Value; readonly recursive: boolean; readonly partial?: boolean };

export type CmdletCall = {
  readonly row: CmdletRow;
  readonly args: readonly Argument[];
  readonly word: Span;
  readonly span: Span;
  /** The places whose items arrive through the pipe, where a listing names them. */
  readonly fed: readonly Fed[];
  /** Judges a program and its words, for what starts one. */
  readonly start: (words: readonly Value[]) => void;
};

const USES: Readonly<Record<string, Use>> = {
  R: 'read',
  L: 'list',
  S: 'read',
  W: 'write',
  A: 'append',
  T: 'copy',
  O: 'move',
  V: 'leave',
  D: 'delete',
  M: 'mkdir',
  U: 'create',
  P: 'write',
};

/** Judges the call: every value, then the cmdlet itself. Returns what it sends on, where that is a listing. */
export function judgeCmdlet(judge: Judge, call: CmdletCall): readonly Fed[] {
  const { row, word } = call;
  if (asksForHelp(call)) {
    addEffect(judge, 'read');
    return [];
  }
  const bound = bindArguments(judge, row, call.args);
  for (const one of bound) traceBound(judge, call, one);
  const marks = new Set(bound.flatMap((one) => one.parameter.meaning?.marks ?? []));
  if (marks.has('dry')) {
    addEffect(judge, 'read');
    // What would be installed is looked up where it comes from.
    if (/^(?:install|update|save)-/i.test(row.name)) {
      addEffect(judge, 'network');
      find(judge, 'network', word, row.name);
    }
    return [];
  }
  const recursive = marks.has('recursive');
  measure(judge, () => judgeParts(judge, call, { bound, recursive }));
  const sent = listing(judge, call, bound);
  judge.stdio.printed = {
    text: joinedPath(row, bound),
    names: sent.map(({ value }) => value),
    span: call.span,
  };
  return sent;
}

type Parts = { readonly bound: readonly Bound[]; readonly recursive: boolean };

function judgeParts(judge: Judge, call: CmdletCall, { bound, recursive }: Parts): void {
  const { row, word } = call;
  // What arrives through a pipe into a deletion is deleted too, whatever it is.
  if (row.meaning.effects.includes('delete') && judge.stdio.input.type === 'pipe') {
    addEffect(judge, 'delete');
    if (row.name.toLowerCase() === 'remove-item') {
      find(judge, 'deletes-unknown', word);
      judge.survey.unnamed = true;
      for (const fed of call.fed)
        if (!fed.partial && (fed.recursive || recursive)) usePath(judge, 'delete', fed.value, true);
    }
  }
  outline(judge, row, bound);
  readFed(judge, call, bound);
  for (const one of bound) {
    if (one.parameter.meaning !== undefined)
      applyMeaning(judge, one.parameter.meaning, one.span, `${row.name} -${one.parameter.name}`);
    for (const value of one.values) {
      applyRole(judge, roleOf(row, one, bound), value, recursive, call);
      if (mayRunBlock(judge, call, one, value))
        find(judge, 'risky-code', value.span, judge.text.source.slice(...value.span));
    }
  }
  judgeSpecial(judge, call, bound);
  addEffect(judge, ...row.meaning.effects);
  // Where the words already say it more exactly, the row's own sentence would only repeat them.
  noteTarget(judge, row.name, bound);
  if (worse(judge.found.level, row.meaning.level) !== judge.found.level)
    applyMeaning(judge, row.meaning, word, row.name);
}

/** The items of a listing that arrives where a file would be read. */
function readFed(judge: Judge, { row, fed, word }: CmdletCall, bound: readonly Bound[]): void {
  if (row.parameters.get('path')?.role !== 'R' || /^get-item/i.test(row.name)) return;
  if (bound.some((one) => PATHS.test(one.parameter.name))) return;
  if (fed.length === 0 && isFed(judge)) noteUnknownRead(judge, word);
  for (const { value } of fed) {
    usePath(judge, 'read', value);
    // What is listed may be a file.
    if (value.text.endsWith('/*')) usePath(judge, 'read', { ...value, text: value.text.slice(0, -2) });
  }
}

/** Whether a pipe brings something to the command itself. */
function isFed({ stdio: { input } }: Judge): boolean {
  return input.type === 'pipe' && !input.around;
}

/** `Join-Path ~ .ssh id_rsa`, where all of it is known. */
function joinedPath(row: CmdletRow, bound: readonly Bound[]): string | undefined {
  if (!/^(?:join|resolve|convert)-path$/i.test(row.name)) return undefined;
  const order = ['Path', 'LiteralPath', 'ChildPath', 'AdditionalChildPath'];
  const parts = order.flatMap((name) => bound.filter((one) => one.parameter.name === name));
  const texts = parts.flatMap((one) => one.values.map(({ text }) => text));
  return texts.length > 0 && !texts.some(isDynamic) ? texts.join('/') : undefined;
}

const PATHS = /^(?:Path|LiteralPath|LP|PSPath)$/;

/** `-?` alone shows the help of a cmdlet, whatever the cmdlet does. */
function asksForHelp({ args }: CmdletCall): boolean {
  return args.length === 1 && args[0]?.parameter === '?';
}

/** Parameters that take no block, or none from the pipe. */
const NO_BLOCK =
  /^(?:Value|Argument\w*|Args|First|Last|Skip\w*|Index|Top|Bottom|Tail|TotalCount|Head|Depth|Width|Pattern|Context|Encoding|Delimiter|Separator|ThrottleLimit|Timeout\w*|Seconds|Milliseconds|Filter|Include|Exclude|Format|ExpandProperty|ExcludeProperty|Culture|\w+Action|\w+Variable|OutBuffer)$/i;

/** Code for every object: a block given as such, or in a variable, to whatever takes a value from the pipe. */
function mayRunBlock(judge: Judge, { row }: CmdletCall, one: Bound, value: Value): boolean {
  const { parameter, block, named } = one;
  // Its words without a name are what it compares.
  if (named === undefined && row.name.toLowerCase() === 'compare-object') return false;
  if (block || parameter.isSwitch || row.meaning.level !== 'safe' || NO_BLOCK.test(parameter.name))
    return false;
  const always =
    /^(?:FilterScript|Property|GroupBy|Process|RemainingScripts|Parallel)$/i.test(parameter.name) ||
    (/^(?:Begin|End)$/i.test(parameter.name) && row.name.toLowerCase() === 'foreach-object');
  if (!always && !isFed(judge)) return false;
  return mayHoldBlock(judge.text.source.slice(...value.span), value.text);
}

function traceBound(judge: Judge, { row }: CmdletCall, bound: Bound): void {
  const { parameter, named, span, values } = bound;
  if (judge.watchers.trace === undefined) return;
  if (named === undefined) return judge.watchers.trace.operand(judge, parameter.role, { text: '', span });
  const name = `-${parameter.name}`;
  const value = named.value && { text: values.map(({ text }) => text).join(','), span: named.value };
  judge.watchers.trace.options(
    judge,
    `powershell:${row.name.toLowerCase()}`,
    { text: name, span: named.word },
    [{ spec: { name, role: parameter.role }, value }],
  );
}

/** What a listing of files sends through the pipe; what only sorts or shows sends the same on. */
function listing(judge: Judge, { row, fed, word }: CmdletCall, bound: readonly Bound[]): readonly Fed[] {
  const name = row.name.toLowerCase();
  if (/^(?:sort-object|select-object|tee-object)$/.test(name)) return fed;
  if (/^(?:where-object|foreach-object)$/.test(name))
    return [...fed, ...chosenNames(fed, bound)].map((one) => ({ ...one, partial: true }));
  if (/^(?:write-output|(?:join|resolve|convert)-path)$/.test(name))
    return namedBy(row, bound, { fed, span: word });
  if (name !== 'get-childitem' && name !== 'get-item') return [];
  const partial = bound.some((one) => /^(?:Filter|Include|Exclude|File)$/.test(one.parameter.name));
  const paths = bound.filter((one) => PATHS.test(one.parameter.name)).flatMap((one) => one.values);
  const places = paths.length > 0 ? paths : fed.map(({ value }) => value);
  if (places.length === 0) places.push({ text: '.', span: word });
  // What comes through the pipe may name any other place.
  if (paths.length + fed.length === 0 && isFed(judge)) places.push({ text: VARIABLE, span: word });
  const recursive = bound.some((one) => one.parameter.name === 'Recurse' || one.parameter.name === 's');
  if (name === 'get-item') return places.map((value) => ({ value, recursive, partial }));
  const names = bound.filter((one) => /^(?:Filter|Include)$/.test(one.parameter.name));
  const chosen = names.flatMap((one) => one.values).map((value) => ({ value, recursive, partial }));
  const listed = places.map(({ text, span }) => ({
    value: { text: /[*?]/.test(text) ? text : `${text}/*`, span },
    recursive,
    partial,
  }));
  return [...listed, ...chosen];
}

/** Texts that are sent on as they stand, or as one path. */
function namedBy(
  row: CmdletRow,
  bound: readonly Bound[],
  { fed, span }: { readonly fed: readonly Fed[]; readonly span: Span },
): readonly Fed[] {
  const joined = joinedPath(row, bound);
  // What Write-Output has no name for, it writes as well.
  const given = /^write-/i.test(row.name)
    ? bound
    : bound.filter(({ parameter }) => PATHS.test(parameter.name));
  const values = joined === undefined ? given.flatMap((one) => one.values) : [{ text: joined, span }];
  const own = values.map((value) => ({ value, recursive: false }));
  return own.length > 0 ? own : fed;
}

/** `| ? Name -eq id_rsa`: of all that comes, those. */
function chosenNames(fed: readonly Fed[], bound: readonly Bound[]): readonly Fed[] {
  if (fed.length === 0) return [];
  const values = bound.filter(({ parameter }) => parameter.name === 'Value').flatMap((one) => one.values);
  return values
    .filter(({ text }) => isWindowsSecret(text))
    .map((value) => ({ value, recursive: false, partial: true }));
}

function roleOf(row: CmdletRow, one: Bound, bound: readonly Bound[]): string {
  const { role } = one.parameter;
  const has = (name: string) => bound.some((other) => other.parameter.name === name);
  if (role === 'W' && row.judge === 'out' && has('Append')) return 'A';
  if (role === 'U' && row.judge === 'new-item' && isFolder(bound)) return 'M';
  if (role === 'U' && row.judge === 'new-item' && has('Force')) return 'W';
  return role;
}

function isFolder(bound: readonly Bound[]): boolean {
  const type = bound.find((one) => one.parameter.name === 'ItemType' || one.parameter.name === 'Type');
  return /^d/i.test(type?.values[0]?.text ?? '');
}

function applyRole(judge: Judge, role: string, value: Value, recursive: boolean, call: CmdletCall): void {
  const use = USES[role];
  if (use !== undefined) {
    if (value.text === '' && isSwitchedOff(judge, value)) return;
    return usePath(judge, use, value, recursive);
  }
  switch (role) {
    case 'C':
      if (/^(?:\.|localhost|\$env:computername)$/i.test(value.text)) return;
      addEffect(judge, 'network', 'run');
      return find(judge, 'network', value.span, call.row.name);
    case 'N':
      addEffect(judge, 'network');
      if (!mixesUnknown(value.text)) return;
      addEffect(judge, 'read');
      return find(judge, 'sends-files', value.span);
    case 'X':
      addEffect(judge, 'run');
      return find(judge, 'runs-option-program', value.span);
    case 'SEND':
      addEffect(judge, 'network', 'read');
      usePath(judge, 'read', value);
      return find(judge, 'sends-files', value.span);
    case 'BODY':
      addEffect(judge, 'network');
      return find(judge, isLiteral(value.text) ? 'network' : 'sends-files', value.span, call.row.name);
    case 'METHOD':
      if (/^(?:get|head|options|default)$/i.test(value.text)) return;
      addEffect(judge, 'run', 'network', 'privilege', 'write', 'delete');
      return find(judge, 'risky', value.span, `${call.row.name} ${value.text}`);
    case 'VNAME':
      if (isDynamic(value.text)) return find(judge, 'evaluates-text', value.span, value.text);
      return assignVariable(judge, `$${value.text.replace(/^\+/, '')}`, VARIABLE, value.span);
    case 'MEMBER':
      if (isHarmlessMember(value.text)) return;
      addEffect(judge, 'run', 'delete');
      return find(judge, 'risky-code', value.span, `.${value.text}`);
    case 'TYPE':
      if (isDynamic(value.text)) return find(judge, 'risky-code', value.span, 'a computed type');
      if (/webclient|httpclient|sockets|webrequest/i.test(value.text)) addEffect(judge, 'network');
      return judgeType(judge, `[${value.text}]`, value.span, 'cast');
    case 'COM':
      addEffect(judge, 'run', 'write', 'delete', 'network', 'privilege');
      return find(judge, 'risky-code', value.span, value.text);
    default:
      return;
  }
}

function isSwitchedOff(judge: Judge, value: Value): boolean {
  return /^\$null$/i.test(judge.text.source.slice(value.span[0], value.span[1]));
}

function given(bound: readonly Bound[], ...names: readonly string[]): Value | undefined {
  return bound.find((one) => names.includes(one.parameter.name))?.values[0];
}

function judgeSpecial(judge: Judge, call: CmdletCall, bound: readonly Bound[]): void {
  switch (call.row.judge) {
    case 'folder': {
      const target = given(bound, 'Path', 'LiteralPath', 'LP', 'PSPath');
      if (target === undefined && judge.stdio.input.type !== 'terminal') {
        // The folder comes through the pipe.
        goTo(judge, undefined);
        find(judge, 'unknown-folder', call.word);
      } else if (call.row.name === 'Pop-Location' || target?.text === '-' || target?.text === '+')
        goBack(judge);
      else if (target === undefined) goTo(judge, judge.facts.home);
      else if (/^~(?:[\\/]|$)/.test(target.text))
        goTo(judge, judge.facts.home && judge.facts.home + target.text.slice(1));
      else changeFolder(judge, target);
      return;
    }
    case 'variable':
      for (const one of bound) {
        if (one.parameter.name !== 'Name') continue;
        const value = given(bound, 'Value');
        // With anything else said, it may be another scope's, read-only, or only shown.
        const plain = bound.every(({ parameter }) => /^(?:Name|Value)$/.test(parameter.name));
        for (const name of one.values) {
          if (!isLiteral(name.text)) continue;
          assignVariable(judge, `$${plain ? '' : 'script:'}${name.text}`, value?.text ?? VARIABLE, name.span);
          if (!plain) stopFollowing(judge, `$${name.text}`);
        }
      }
      return;
    case 'expression':
      return judgeExpressionText(judge, call, bound);
    case 'invoke':
      addEffect(judge, 'run');
      // A word in front of the block is the machine that it runs on.
      if (call.args.some((arg) => arg.block) && bound.some(isFirstWord)) {
        addEffect(judge, 'network');
        find(judge, 'network', call.word, call.row.name);
      }
      if (!bound.some((one) => one.block) && !call.args.some((arg) => arg.block))
        find(judge, 'runs-unknown-text', call.span);
      return;
    case 'start-process':
      return judgeStart(judge, call, bound);
    case 'new-object':
      if (given(bound, 'TypeName', 'ComObject') === undefined)
        find(judge, 'risky-code', call.span, 'New-Object');
      return;
    case 'web':
      return judgeWeb(judge, bound);
    case 'out':
    case 'copy':
    case 'new-item':
    case 'each':
      return;
    default:
      return;
  }
}

function isFirstWord({ parameter, named, block }: Bound): boolean {
  return /^(?:ScriptBlock|Expression)$/.test(parameter.name) && named === undefined && !block;
}

/** Invoke-Expression: known text is judged, whatever else arrives is not. */
function judgeExpressionText(judge: Judge, call: CmdletCall, bound: readonly Bound[]): void {
  addEffect(judge, 'run');
  const text = given(bound, 'Command');
  const { input } = judge.stdio;
  if (text !== undefined) {
    find(judge, 'evaluates-text', call.word, 'Invoke-Expression');
    if (!isLiteral(text.text) || judge.found.effects.has('network'))
      addEffect(judge, 'network', 'privilege', 'write', 'delete');
    return runText(judge, text, 'powershell');
  }
  addEffect(judge, 'network', 'write', 'delete', 'privilege');
  find(judge, 'runs-input', call.span);
  const known = inputText(input);
  if (known !== undefined && isLiteral(known.text))
    judge.readNested(judge, known.text, 'powershell', known.span);
}

function judgeStart(judge: Judge, call: CmdletCall, bound: readonly Bound[]): void {
  const program = given(bound, 'FilePath', 'PSPath', 'Path');
  if (/^runas/i.test(given(bound, 'Verb')?.text ?? ''))
    find(judge, 'privilege', call.span, 'Start-Process -Verb RunAs');
  if (program === undefined || !isLiteral(program.text))
    return find(judge, 'hidden-program', program?.span ?? call.span);
  const list = bound.find((one) => /^Arg/.test(one.parameter.name))?.values ?? [];
  const words = list.flatMap((value) => value.text.split(/\s+/).map((text) => ({ text, span: value.span })));
  call.start([program, ...words]);
}

function judgeWeb(judge: Judge, bound: readonly Bound[]): void {
  const target = given(bound, 'OutFile');
  if (target === undefined) return;
  // What is fetched into a file is there to be run.
  addEffect(judge, 'run', 'network', 'write');
  if (/\.(?:exe|ps1|psm1|msi|bat|cmd|dll|vbs|js|scr|com|hta|sh)$/i.test(target.text))
    addEffect(judge, 'privilege');
}

const LABELS: Readonly<Record<string, string>> = {
  'get-content': 'cat',
  'copy-item': 'cp',
  'move-item': 'mv',
  'rename-item': 'mv',
  'remove-item': 'rm',
  'write-output': 'echo',
};

function outline(judge: Judge, row: CmdletRow, bound: readonly Bound[]): void {
  const { outline } = judge.text;
  if (outline === undefined || outline.name !== undefined) return;
  const folder = row.judge === 'new-item' && isFolder(bound);
  outline.name = folder ? 'mkdir' : (LABELS[row.name.toLowerCase()] ?? row.name);
  const places = bound.filter((one) =>
    /^(?:Path|LiteralPath|LP|PSPath|Destination|NewName|InputObject)$/.test(one.parameter.name),
  );
  outline.operands = places.flatMap((one) => one.values).map((value) => shown(judge, value));
}
