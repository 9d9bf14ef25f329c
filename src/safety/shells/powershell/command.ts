// Judges one command of PowerShell: which cmdlet, alias, script or program its first word names, and what its words mean there.

import type { Span } from '../../../domain/verdict.ts';
import { refusesCluster } from '../../commands/arguments.ts';
import { findRow } from '../../commands/rows.ts';
import { findProgram } from '../../commands/windows/programs.ts';
import { judgeCmdCall, judgePowerShellProgram } from '../../commands/windows/shells.ts';
import { judgeSlashCommand } from '../../commands/windows/slash-command.ts';
import { changeFolder, judgeForeign } from '../../commands/windows/slash-roles.ts';
import { goTo } from '../../flow/folder.ts';
import { judgeBodyOf } from '../../flow/functions.ts';
import { noteRun } from '../../judgement/changes.ts';
import { looksLikeAnother } from '../../judgement/check-text.ts';
import { addEffect, report, shown } from '../../judgement/findings.ts';
import { type Judgement, withInput } from '../../judgement/judge.ts';
import { MAX_COMMANDS } from '../../judgement/limits.ts';
import { addCommandSubject } from '../../judgement/rule-subjects.ts';
import { type ExpandedWord, isLiteral, MAY_SPLIT, UNKNOWN } from '../../judgement/word.ts';
import { isShippedFunction } from '../../knowledge/shell-words.ts';
import { withOperator } from '../../paths/redirection.ts';
import { noteUnknownRead } from '../../paths/secret-flow.ts';
import { usePath } from '../../paths/windows-effects.ts';
import type { SyntaxNode as Node } from '../syntax-tree.ts';
import { aliasTarget, isProgramElsewhere } from './cmdlets/aliases.ts';
import { judgeCmdlet } from './cmdlets/cmdlet.ts';
import type { CmdletCall, Fed } from './cmdlets/pipeline-items.ts';
import { findCmdlet } from './cmdlets/rows.ts';
import { judgeUnknownCmdlet } from './cmdlets/verbs.ts';
import { type Argument, type Elements, type Evaluate, readElements } from './elements.ts';
import { itemsOf } from './guarded.ts';
import { isUnix, isWindows, nativeWords } from './native-words.ts';
import { isNumbers } from './numbers.ts';
import { judgeScriptFile } from './script-file.ts';
import { expandText } from './words.ts';

/** Judges a `command` node. `fed` is what the pipe brings it, and the result what it sends on, where those are listings. */
export function judgeCommandNode(
  judgement: Judgement,
  node: Node,
  evaluate: Evaluate,
  fed: readonly Fed[],
): readonly Fed[] {
  const span: Span = [node.startIndex, node.endIndex];
  const part = judgement.observers.trace?.enter(judgement, { type: 'simple', span });
  const { variables } = judgement.shell;
  const before = variables.get('_') ?? UNKNOWN;
  let sent: readonly Fed[] = [];
  for (const item of itemsOf(judgement, fed)) {
    if (item !== undefined || variables.has('_')) variables.set('_', item ?? before);
    sent = judgeElements(judgement, node, evaluate, fed);
  }
  if (variables.has('_')) variables.set('_', before);
  judgement.observers.trace?.leave(part);
  return sent;
}

function judgeElements(
  judgement: Judgement,
  node: Node,
  evaluate: Evaluate,
  fed: readonly Fed[],
): readonly Fed[] {
  const span: Span = [node.startIndex, node.endIndex];
  noteRun(judgement);
  if (++judgement.spent.commands > MAX_COMMANDS || judgement.spent.depth > 32) {
    report(judgement, 'too-long', span);
    return [];
  }
  const operator = node.namedChildren.find((child) => child.type === 'command_invokation_operator');
  const nameNode = node.namedChildren.find(
    (child) => child.type === 'command_name' || child.type === 'command_name_expr',
  );
  if (nameNode === undefined) {
    report(judgement, 'unreadable', span, 'a command without a name');
    return [];
  }
  if (judgement.spent.depth === 0) judgement.text.commandStarts.add(nameNode.startIndex);
  const name = commandName(judgement, nameNode, evaluate);
  const elements = readElements(judgement, node, nameNode.endIndex, evaluate);
  for (const redirect of elements.redirects) {
    const kind = redirect.kind === 'append' ? 'append' : 'write';
    judgement.text.summary?.outputs.push({ kind, target: shown(judgement, redirect.target) });
    const part = judgement.observers.trace?.enter(judgement, {
      type: 'redirection',
      span: withOperator(judgement, redirect.target.span),
      detail: redirect.kind,
    });
    if (!/^\$null$/i.test(judgement.text.source.slice(...redirect.target.span)))
      usePath(judgement, kind, { ...redirect.target, replaced: true });
    judgement.observers.trace?.leave(part);
  }
  if (elements.verbatim !== undefined) {
    addEffect(judgement, 'run', 'delete');
    report(judgement, 'evaluates-text', elements.verbatim.span, '--%');
  }
  const dotted = operator !== undefined && judgement.text.source.charAt(operator.startIndex) === '.';
  if (name !== undefined) return judgeNamed(judgement, { name, elements, span, dotted, fed });
  addEffect(judgement, 'run');
  return [];
}

/** Undefined where a block runs, which is judged where it is. */
function commandName(judgement: Judgement, node: Node, evaluate: Evaluate): ExpandedWord | undefined {
  const span: Span = [node.startIndex, node.endIndex];
  const raw = judgement.text.source.slice(...span);
  if (node.type === 'command_name' || /^[^"'$({@[]/.test(raw))
    return { text: expandText(judgement, raw, span, 'bare') ?? MAY_SPLIT, span };
  const text = evaluate(judgement, node);
  return raw.startsWith('{') ? undefined : { text, span };
}

type Named = {
  readonly name: ExpandedWord;
  readonly elements: Elements;
  readonly span: Span;
  readonly dotted: boolean;
  readonly fed: readonly Fed[];
};

function judgeNamed(judgement: Judgement, call: Named): readonly Fed[] {
  const { name, elements } = call;
  const word = cmdletWord(judgement, call);
  if (word === undefined) return [];
  judgement.survey.words.add(word);
  const own =
    judgement.shell.bodies.has(word.toLowerCase()) && aliasTarget(word, isUnix(judgement)) === undefined;
  if (own) {
    const words = elements.args.flatMap(({ items }) => items);
    judgeBodyOf(judgement, word.toLowerCase(), words, call.span);
    return [];
  }
  const resolved = meantCmdlet(judgement, word, elements) ?? resolveName(judgement, word, name.span);
  const row = findCmdlet(resolved);
  if (row !== undefined) {
    noteNoTrial(judgement, word, elements);
    const makesFolder = /^(?:mkdir|md)$/i.test(word) && resolved === 'New-Item';
    return judgeTraced(judgement, word, {
      row,
      args: makesFolder ? [...elements.args, ...folderType(name.span)] : elements.args,
      word: name.span,
      span: call.span,
      fed: call.fed,
      start: (words) =>
        judgeProgram(judgement, words[0]?.text ?? '', words[0]?.span ?? call.span, words.slice(1), call.span),
    });
  }
  const words = nativeWords(judgement, elements);
  const known = findRow(resolved.toLowerCase()) !== undefined;
  if (known || !judgeUnknownCmdlet(judgement, resolved, name.span, elements.args))
    judgeProgram(judgement, resolved, name.span, words, call.span);
  return [];
}

function judgeTraced(judgement: Judgement, written: string, call: CmdletCall): readonly Fed[] {
  const { ruleSubjects, trace } = judgement.observers;
  if (ruleSubjects === undefined && trace === undefined) return judgeCmdlet(judgement, call);
  const words = [
    { text: written, span: call.word },
    ...call.args.map(({ items, span }) => ({ text: items.map(({ text }) => text).join(','), span })),
  ];
  const name = call.row.name === written ? undefined : call.row.name;
  if (!addCommandSubject(judgement, words, name)) report(judgement, 'too-long', call.span);
  const part = trace?.enter(judgement, { type: 'command', span: call.span, words });
  trace?.name(`powershell:${call.row.name.toLowerCase()}`);
  const sent = judgeCmdlet(judgement, call);
  trace?.leave(part);
  return sent;
}

const RESERVED = /^(?:using|configuration|exit|class|enum|workflow|data|inlinescript|parallel|sequence)$/i;

/** The word to look up, or undefined where the name already said everything there is to judge. */
function cmdletWord(judgement: Judgement, call: Named): string | undefined {
  const { text, span } = call.name;
  const harmless = isNumbers(judgement.text.source.slice(...call.span));
  if (!harmless && (!isLiteral(text) || text === '')) {
    addEffect(judgement, 'run', 'delete', 'network', 'write', 'privilege');
    report(judgement, 'hidden-program', span);
    return undefined;
  }
  if (looksLikeAnother(text)) report(judgement, 'hidden-character', span, text);
  const joined = /^cd(\.\.|\\|~)$/i.exec(text)?.[1];
  if (joined === '~') goTo(judgement, judgement.facts.home);
  else if (joined !== undefined) changeFolder(judgement, { text: joined, span });
  const drive = /^[A-Za-z]:$/.test(text);
  if (drive) goTo(judgement, undefined);
  if (harmless || drive || joined !== undefined) {
    addEffect(judgement, 'read');
    return undefined;
  }
  // `Microsoft.PowerShell.Management\Remove-Item` is that cmdlet; `.\x` and `C:\x` are files.
  const word = /^(?:[A-Za-z][\w.]*)\\([A-Za-z]+-[A-Za-z]\w*)$/.exec(text)?.[1] ?? text;
  if (/[\\/]|\.ps[md]?1$/i.test(word)) {
    judgeFileName(judgement, call);
    return undefined;
  }
  if (!RESERVED.test(word)) return word;
  addEffect(judgement, 'run', 'network');
  report(judgement, 'unreadable', span, word);
  return undefined;
}

function folderType(span: Span): Argument[] {
  const base = { span, joined: false, block: false, bare: true };
  return [
    { ...base, parameter: 'ItemType', items: [{ text: '-ItemType', span }] },
    { ...base, parameter: undefined, items: [{ text: 'Directory', span }] },
  ];
}

/** A script or program named by its place. */
function judgeFileName(judgement: Judgement, { name, elements, span, dotted }: Named): void {
  const trusted = /^(?:[A-Za-z]:\\Windows\\System32\\|\/usr(?:\/local)?\/s?bin\/|\/s?bin\/)([\w.-]+)$/i.exec(
    name.text,
  );
  if (trusted !== null && !dotted)
    return judgeProgram(judgement, name.text, name.span, nativeWords(judgement, elements), span);
  const alone = elements.args.length === 0 && elements.redirects.length === 0;
  judgeScriptFile(judgement, name, { alone, dotted });
}

/**
 * `cat -TotalCount 5`, `sort Length -desc`, where `cat` is a program that refuses such an option: it could only run where the name is the
 * cmdlet's.
 */
function meantCmdlet(judgement: Judgement, word: string, { args }: Elements): string | undefined {
  const cmdlet = aliasTarget(word, false);
  const parameters = cmdlet === undefined ? undefined : findCmdlet(cmdlet)?.parameters;
  const program = findRow(word.toLowerCase());
  if (!isUnix(judgement) || parameters === undefined || program === undefined) return undefined;
  const begins = (start: string) => [...parameters.keys()].some((name) => name.startsWith(start));
  const meant = args.some(
    ({ parameter = '' }) =>
      parameter.length > 3 && begins(parameter.toLowerCase()) && refusesCluster(program, parameter),
  );
  return meant ? cmdlet : undefined;
}

/** `mkdir c -WhatIf`: where that is a program, those of the BSDs take the word for one more operand and do their work. */
function noteNoTrial(judgement: Judgement, word: string, { args }: Elements): void {
  if (!isUnix(judgement) || !isProgramElsewhere(word)) return;
  const trial = args.find(({ parameter = '' }) => /^(?:wi|wha?t?i?f?)$/i.test(parameter));
  if (trial !== undefined) report(judgement, 'unknown-option', trial.span, `-${trial.parameter}`);
}

/** The live shell's answer first, then the aliases everybody has. */
function resolveName(judgement: Judgement, word: string, span: Span): string {
  const known = judgement.facts.resolved?.[word];
  const alias =
    known?.type === 'alias' ? known.text : known === undefined ? judgement.facts.aliases?.[word] : undefined;
  if (alias !== undefined) {
    if (findCmdlet(alias) !== undefined) return alias;
    addEffect(judgement, 'run');
    report(judgement, 'alias-or-function', span, word);
    return alias;
  }
  const own = aliasTarget(word, isUnix(judgement));
  const shadowed =
    known?.type === 'function' || (known === undefined && judgement.facts.functions?.includes(word));
  if (shadowed && !isShippedFunction(word)) {
    addEffect(judgement, 'run');
    report(judgement, 'alias-or-function', span, word);
  } else if (known?.type === 'missing') report(judgement, 'missing-program', span, word);
  return own ?? word;
}

function judgeProgram(
  judgement: Judgement,
  written: string,
  word: Span,
  words: readonly ExpandedWord[],
  span: Span,
): void {
  const name = written.replace(/^.*[\\/]|\.(?:exe|com)$/gi, '');
  const key = name.toLowerCase();
  if (key === 'powershell' || key === 'pwsh') return judgePowerShellProgram(judgement, words, [], span);
  if (key === 'cmd') return judgeCmdCall(judgement, words, span);
  if (key === 'xargs' && judgement.stdio.input.type === 'pipe') noteUnknownRead(judgement, word);
  const named = findProgram(key, words);
  const elsewhere = findRow(key) !== undefined;
  const unlike = elsewhere && !/\.(?:exe|com)$/i.test(written);
  // `certutil -store` is of Windows, unless NSS brings another: the worse counts.
  const both = named?.bySub === true && unlike && !isWindows(judgement);
  const other =
    named?.bySub !== true &&
    ((unlike && isUnix(judgement)) || (elsewhere && words.some(({ text }) => /^-{1,2}\w\w/.test(text))));
  if (named !== undefined && !other) judgeSlashCommand(judgement, named.row, named.args, word);
  if (named !== undefined && !other && !both) return;
  withInput(judgement, judgement.stdio.input, () =>
    // No alias and no function is looked for where there is a path.
    judgeForeign(judgement, [{ text: isUnix(judgement) ? written : key, span: word }, ...words]),
  );
}
