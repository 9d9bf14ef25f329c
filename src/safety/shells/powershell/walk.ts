// Walks the tree of a PowerShell text and judges every statement in it.

import { findRow } from '../../commands/rows.ts';
import { inBranch, inChain, inLoop, inOrder, inTurn, noteLeaving } from '../../flow/branches.ts';
import { rememberBody } from '../../flow/functions.ts';
import { addEffect, find, shown } from '../../judgement/findings.ts';
import { inSubshell, type Judge, measure, type Printed, withInput } from '../../judgement/judge.ts';
import type { PartType } from '../../judgement/trace.ts';
import { BREAK, isLiteral, VARIABLE, type Value } from '../../judgement/word.ts';
import { usePath } from '../../paths/windows-effects.ts';
import { judgeAssignment } from './assignments.ts';
import { aliasTarget } from './cmdlets/aliases.ts';
import type { Fed } from './cmdlets/cmdlet.ts';
import { findCmdlet } from './cmdlets/rows.ts';
import { judgeCommandNode } from './command.ts';
import { mayHoldBlock, spanOf } from './expression-shapes.ts';
import { evaluateExpression } from './expressions.ts';
import { guardedName, guardedText } from './guarded.ts';
import type { SyntaxNode as Node } from './tree/syntax.ts';
import { assignVariable } from './variables.ts';

/** Judges the root of a tree, or any part of it that holds statements. */
export function judgeStatements(judge: Judge, node: Node): void {
  const kind = PARTS[node.type];
  const detail = kind === 'function' ? (node.namedChildren[0]?.text ?? '') : undefined;
  const part = kind && judge.watchers.trace?.enter(judge, { type: kind, span: spanOf(node), detail });
  judgeStatement(judge, node);
  judge.watchers.trace?.leave(part);
}

/** What a statement is to a person. */
const PARTS: Readonly<Partial<Record<string, PartType>>> = {
  if_statement: 'if',
  for_statement: 'loop',
  foreach_statement: 'loop',
  while_statement: 'condition-loop',
  do_statement: 'condition-loop',
  switch_statement: 'choice',
  function_statement: 'function',
};

function judgeStatement(judge: Judge, node: Node): void {
  const { type } = node;
  switch (type) {
    case 'program':
    case 'statement_list':
    case 'statement_block':
    case 'script_block':
    case 'script_block_body':
    case 'script_block_expression':
    case 'named_block_list':
    case 'named_block':
    case 'sub_expression':
    case 'array_expression':
    case 'parenthesized_expression':
    case 'elseif_clauses':
    case 'catch_clauses':
    case 'catch_clause':
    case 'finally_clause':
    case 'while_condition':
    case 'for_initializer':
    case 'for_condition':
    case 'for_iterator':
    case 'switch_body':
    case 'switch_clauses':
    case 'switch_condition':
      return judgeChildren(judge, node);
    case 'comment':
    case 'empty_statement':
    case 'block_name':
    case 'catch_type_list':
    case 'pipeline_chain_tail':
    case 'label':
    case 'foreach_parameter':
    case 'switch_parameters':
      return;
    case 'pipeline':
      return judgePipeline(judge, node);
    case 'pipeline_chain':
      return judgeChain(judge, node);
    case 'command':
      judgeCommandNode(judge, node, evaluate, []);
      return;
    case 'assignment_expression':
      return judgeAssignment(judge, node, judgeStatements);
    case 'if_statement':
    case 'try_statement':
      return judgeBranches(judge, node);
    case 'switch_statement':
      return inLoop(judge, () => judgeBranches(judge, node));
    case 'elseif_clause':
    case 'else_clause':
      return judgeChildren(judge, node);
    case 'switch_clause':
      return inBranch(judge, () => judgeChildren(judge, node));
    case 'switch_clause_condition':
      return judgeCondition(judge, node);
    case 'switch_file':
      return judgeReadLines(judge, node);
    case 'while_statement':
    case 'do_statement':
    case 'for_statement':
    case 'foreach_statement':
      return judgeLoop(judge, node);
    case 'param_block':
      return judgeParameters(judge, node);
    case 'function_statement':
      return judgeFunction(judge, node);
    case 'flow_control_statement':
      return judgeFlow(judge, node);
    case 'trap_statement':
    case 'data_statement':
    case 'class_statement':
    case 'enum_statement':
    case 'inlinescript_statement':
    case 'parallel_statement':
    case 'sequence_statement':
      addEffect(judge, 'run', 'write');
      find(judge, 'defines-code', spanOf(node), type.replace('_statement', ''));
      return judgeDeep(judge, node);
    default:
      // Everything else is an expression, or the grammar has learned something new.
      evaluate(judge, node);
  }
}

function evaluate(judge: Judge, node: Node): string {
  if (node.type === 'command_name_expr' || node.type === 'path_command_name') {
    const [only, ...more] = node.namedChildren;
    if (only !== undefined && more.length === 0) return evaluate(judge, only);
    find(judge, 'unreadable', spanOf(node), 'a computed name');
    return VARIABLE;
  }
  return evaluateExpression(judge, node, judgeStatements);
}

const TOKENS =
  /^(?:[(){};,|&$@]|@\(|\$\(|&&|\|\||=|if|elseif|else|while|do|until|for|foreach|in|switch|default|try|catch|finally|begin|process|end|dynamicparam|clean|param|return|throw|exit|break|continue|function|filter|\s*)$/i;

function judgeChildren(judge: Judge, node: Node): void {
  inOrder(judge, node.children, judgeChild);
}

function judgeChild(judge: Judge, child: Node): void {
  if (child.isNamed) judgeStatements(judge, child);
  else if (!TOKENS.test(child.type.trim()) && child.type.trim() !== '')
    find(judge, 'unreadable', spanOf(child), child.type);
}

/** Statements inside something nobody runs yet still count. */
function judgeDeep(judge: Judge, node: Node): void {
  for (const list of node.descendantsOfType('statement_list'))
    if (list !== null) inSubshell(judge, () => judgeStatements(judge, list));
}

/** `a && b || c`, nearly always of one part. */
function judgePipeline(judge: Judge, node: Node): void {
  for (const child of node.children) if (!child.isNamed) find(judge, 'unreadable', spanOf(child), child.type);
  const operators = node.namedChildren.filter(({ type }) => type === 'pipeline_chain_tail');
  const [first, ...others] = node.namedChildren
    .filter((child) => !operators.includes(child))
    .map((child) => () => judgeStatements(judge, child));
  first?.();
  inChain(
    judge,
    others,
    operators.map((operator) => judge.text.source.slice(operator.startIndex, operator.endIndex)),
  );
}

/** `a | b | c`: each reads what the one before gives. */
function judgeChain(judge: Judge, node: Node): void {
  let first = true;
  let sent: Value | undefined;
  let fed: readonly Fed[] = [];
  for (const child of node.children) {
    if (!child.isNamed || child.type === 'comment') {
      if (child.type !== '|' && child.type !== 'comment')
        find(judge, 'unreadable', spanOf(child), child.type);
      continue;
    }
    if (child.type === 'redirections') {
      for (const redirection of child.namedChildren) judgeRedirection(judge, redirection);
      continue;
    }
    if (!first) judge.watchers.trace?.join('|');
    if (child.type === 'command') {
      const text = sent;
      const inside = () => {
        fed = judgeCommandNode(judge, child, evaluate, fed);
      };
      if (first) inside();
      else
        withInput(
          judge,
          { type: 'pipe', printed: text && { text: text.text, names: [], span: text.span } },
          inside,
        );
      sent = undefined;
    } else {
      const part = judge.watchers.trace?.enter(judge, { type: 'value', span: spanOf(child) });
      const text = evaluate(judge, child);
      judge.watchers.trace?.leave(part);
      if (judge.text.outline !== undefined && judge.text.outline.name === undefined)
        judge.text.outline.name = 'echo';
      addEffect(judge, 'read');
      const span = spanOf(child);
      sent = isLiteral(text.replaceAll(BREAK, '')) ? { text: text.replaceAll(BREAK, '\n'), span } : undefined;
      fed = text.split(BREAK).map((item) => ({ value: { text: item, span }, recursive: false }));
      judge.stdio.printed = { text: undefined, names: fed.map(({ value }) => value), span };
    }
    first = false;
  }
}

/** `"x" > file`; redirections of commands are read with their words. */
function judgeRedirection(judge: Judge, node: Node): void {
  const operator = node.namedChildren.find((child) => child.type === 'file_redirection_operator');
  const target = node.namedChildren.find((child) => child.type === 'redirected_file_name');
  if (node.namedChildren.some((child) => child.type === 'merging_redirection_operator')) return;
  const named = target?.namedChildren.find((child) => child.type !== 'command_argument_sep');
  if (operator === undefined || named === undefined)
    return find(judge, 'unreadable', spanOf(node), 'a redirection');
  const span = spanOf(named);
  const raw = judge.text.source.slice(...span);
  if (/^\$null$/i.test(raw)) return;
  const text =
    named.type === 'generic_token' ? (/[$`"'(){}]/.test(raw) ? VARIABLE : raw) : evaluate(judge, named);
  const kind = judge.text.source.slice(operator.startIndex, operator.endIndex).endsWith('>>')
    ? 'append'
    : 'write';
  judge.text.outline?.outputs.push({ kind, target: shown(judge, { text, span }) });
  const part = judge.watchers.trace?.enter(judge, { type: 'redirection', span: spanOf(node), detail: kind });
  usePath(judge, kind, { text, span });
  judge.watchers.trace?.leave(part);
}

function judgeBranches(judge: Judge, node: Node): void {
  for (const child of node.children) {
    if (!child.isNamed) {
      if (!TOKENS.test(child.type)) find(judge, 'unreadable', spanOf(child), child.type);
    } else if (node.type === 'try_statement' && child.type === 'statement_block') judgeTried(judge, child);
    else inBranch(judge, () => judgeStatements(judge, child));
  }
}

/** Whatever stands in `try`, the next of it may not run. */
function judgeTried(judge: Judge, block: Node): void {
  const statements = block.namedChildren.flatMap((child) =>
    child.type === 'statement_list' ? child.children : [child],
  );
  inTurn(
    judge,
    statements.map((child) => () => judgeChild(judge, child)),
  );
}

function judgeCondition(judge: Judge, node: Node): void {
  const raw = judge.text.source.slice(node.startIndex, node.endIndex);
  if (node.namedChildren.length === 0 && !/^(?:[\w.*?-]+|"[^"`$]*"|'[^']*')$/.test(raw.trim()))
    find(judge, 'unreadable', spanOf(node), 'a condition');
  for (const child of node.namedChildren) {
    if (child.type === 'generic_token' || child.type === 'simple_name') continue;
    const value = evaluate(judge, child);
    const written = judge.text.source.slice(child.startIndex, child.endIndex);
    if (mayHoldBlock(written, value)) find(judge, 'risky-code', spanOf(child), written);
  }
}

/** `switch -File PATH`. */
function judgeReadLines(judge: Judge, node: Node): void {
  judge.stdio.printed = undefined;
  judgeChildren(judge, node);
  const given = judge.stdio.printed as Printed | undefined;
  const paths = given?.names.length ? given.names : [{ text: VARIABLE, span: spanOf(node) }];
  for (const path of paths) usePath(judge, 'read', path);
}

/** What a loop sets is unknown in its next round, so also in its first. */
function judgeLoop(judge: Judge, node: Node): void {
  for (const target of [
    ...node.descendantsOfType('left_assignment_expression'),
    ...node.descendantsOfType('variable'),
  ]) {
    if (target === null) continue;
    const name = judge.text.source
      .slice(target.startIndex, target.endIndex)
      .replace(/^\$\{?|\}$/g, '')
      .toLowerCase();
    if (judge.shell.variables.has(name)) judge.shell.variables.set(name, VARIABLE);
  }
  inLoop(judge, () => {
    let variable: Node | undefined;
    for (const child of node.children) {
      if (!child.isNamed) {
        if (!TOKENS.test(child.type)) find(judge, 'unreadable', spanOf(child), child.type);
      } else if (node.type === 'foreach_statement' && child.type === 'variable') {
        variable = child;
        assignVariable(
          judge,
          judge.text.source.slice(child.startIndex, child.endIndex),
          VARIABLE,
          spanOf(child),
        );
      } else {
        judge.stdio.printed = undefined;
        // In the first round it has not run.
        if (child.type === 'for_iterator' || isIterator(node, child))
          inBranch(judge, () => judgeStatements(judge, child));
        else judgeStatements(judge, child);
        // The worst of what the loop goes through stands for all of it.
        const worst = variable && guardedName(judge, judge.stdio.printed);
        if (variable !== undefined && worst !== undefined)
          assignVariable(
            judge,
            judge.text.source.slice(variable.startIndex, variable.endIndex),
            worst,
            spanOf(variable),
          );
        variable = undefined;
      }
    }
  });
}

/** In the tree of the live shell nothing but its place behind two semicolons tells it. */
function isIterator(loop: Node, part: Node): boolean {
  if (loop.type !== 'for_statement' || part.type === 'statement_block') return false;
  const before = loop.children.slice(0, loop.children.indexOf(part));
  return before.filter(({ type }) => type === ';').length === 2;
}

/** Only the values that parameters have when none is given run; what they are given is known to the caller alone. */
function judgeParameters(judge: Judge, node: Node): void {
  for (const name of node.descendantsOfType('variable'))
    if (name !== null)
      assignVariable(
        judge,
        judge.text.source.slice(name.startIndex, name.endIndex),
        givenWords(judge),
        spanOf(name),
      );
  for (const value of node.descendantsOfType('script_parameter_default')) {
    for (const child of value?.namedChildren ?? []) evaluate(judge, child);
  }
  if (node.descendantsOfType('attribute').length > 0) find(judge, 'runs-code', spanOf(node), 'an attribute');
}

function judgeFunction(judge: Judge, node: Node): void {
  const nameNode = node.namedChildren.find((child) => child.type === 'function_name');
  const name = (
    nameNode === undefined ? '' : judge.text.source.slice(nameNode.startIndex, nameNode.endIndex)
  ).toLowerCase();
  addEffect(judge, 'write', 'run');
  const body = node.namedChildren.find((child) => child.type === 'script_block');
  const place = spanOf(nameNode ?? node);
  const harmless = measure(judge, () => inSubshell(judge, () => judgeBody(judge, node, body))) === 'safe';
  if (/^(?:\w+:)?_*beck/.test(name)) find(judge, 'touches-beck', place, name);
  else if (harmless && isFreeName(judge, name)) find(judge, 'defines-code', place, name, 'ask');
  else {
    addEffect(judge, 'delete');
    find(judge, 'defines-code', place, name);
  }
  rememberBody(judge, name, spanOf(node), (judge) => judgeBody(judge, node, body));
  const calls = node
    .descendantsOfType('command_name')
    .filter(
      (call) =>
        call !== null && judge.text.source.slice(call.startIndex, call.endIndex).toLowerCase() === name,
    );
  if (calls.length > 1) find(judge, 'fork-bomb', spanOf(node));
}

/** With the worst of the words of a call, where there is one, in each parameter. */
function judgeBody(judge: Judge, node: Node, body: Node | undefined): void {
  const { variables } = judge.shell;
  const around = variables.get(INSIDE) ?? '';
  for (const child of node.namedChildren)
    if (child !== body && child.type !== 'function_name' && child.type !== 'comment')
      judgeParameters(judge, child);
  for (const own of ['args', 'input']) variables.set(own, givenWords(judge));
  variables.set(INSIDE, 'yes');
  if (body !== undefined) judgeStatements(judge, body);
  judge.shell.variables.set(INSIDE, around);
}

/** No variable has this name: whether a function of the text is being judged, which `return` only leaves. */
const INSIDE = '[]function';

/** The worst of the words that a function of the text is called with. */
function givenWords(judge: Judge): string {
  const { variables } = judge.shell;
  const words = [...variables.names()]
    .filter((name) => /^\d+$/.test(name))
    .map((name) => variables.get(name) ?? '');
  return guardedText(judge, [...words, variables.get('_') ?? VARIABLE].join(BREAK));
}

/** Nothing of that name, nor of PowerShell's own: `prompt`, `Get-Item`. */
function isFreeName(judge: Judge, name: string): boolean {
  const { resolved, aliases, functions } = judge.facts;
  judge.survey.words.add(name);
  const known = resolved?.[name];
  if (known !== undefined && known.type !== 'missing') return false;
  const listed = [...Object.keys(aliases ?? {}), ...(functions ?? [])].some(
    (each) => each.toLowerCase() === name,
  );
  const taken = findCmdlet(aliasTarget(name, false) ?? name) !== undefined || findRow(name) !== undefined;
  return (
    /^[a-z][\w-]*$/.test(name) &&
    !CALLED_BY_ITSELF.test(name) &&
    !listed &&
    !taken &&
    !judge.found.defined.has(name)
  );
}

const CALLED_BY_ITSELF =
  /^(?:prompt|psconsolehostreadline|tabexpansion2?|command-?not-?found\w*|\w+-\w*completer)$/;

function judgeFlow(judge: Judge, node: Node): void {
  const word = judge.text.source.slice(node.startIndex, node.endIndex).toLowerCase();
  for (const child of node.namedChildren) if (!isPlainLabel(judge, child)) judgeStatements(judge, child);
  const [, name = word, label] = /^(\w+)(?:\s+(\S+))?/.exec(word) ?? [];
  noteLeaving(judge, name, label);
  const leaves = /^return\b/.test(word) && judge.shell.variables.get(INSIDE) === 'yes';
  if (/^(?:exit|return)\b/.test(word) && !leaves) find(judge, 'changes-shell', spanOf(node));
  addEffect(judge, 'read');
}

/** Any other label is an expression, and runs. */
function isPlainLabel(judge: Judge, { type, startIndex, endIndex }: Node): boolean {
  return (
    type === 'label_expression' && /^:?[A-Za-z_]\w*$/.test(judge.text.source.slice(startIndex, endIndex))
  );
}
