// Setting variables of PowerShell: most are only names, some change what later commands do.

import type { Span } from '../../../domain/verdict.ts';
import { setWindowsVariable } from '../../commands/windows/slash-roles.ts';
import { join } from '../../flow/join.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { UNKNOWN, WORD_BREAK } from '../../judgement/word.ts';
import { ACTS_IN_POWERSHELL } from '../../knowledge/variable-names.ts';
import { sensitiveOf } from './expression-texts.ts';
import { guardedText } from './guarded.ts';

/** `$name = …`, `$env:NAME = …`, `$function:name = …`. `written` has its dollar sign. */
export function assignVariable(judgement: Judgement, written: string, text: string, span: Span): void {
  const name = written.replace(/^\$\{?|\}$/g, '');
  const key = variableKey(written);
  if (FILLED.test(key)) return;
  const { variables } = judgement.shell;
  const before =
    SCOPE.test(name) || judgement.shell.untrackedVariables.has(key) ? variables.get(key) : undefined;
  // One of each scope may hold something else.
  const kept = text.length > LONGEST_VALUE ? (sensitiveOf(judgement, [text]) ?? UNKNOWN) : text;
  variables.set(key, before === undefined ? kept : join(judgement, [before, kept]));
  variables.set(ownTable(key), '');
  judgement.observers.trace?.leave(
    judgement.observers.trace.enter(judgement, { type: 'assignment', span, detail: `shell $${name}` }),
  );
  if (key.startsWith('env:')) {
    addEffect(judgement, 'run');
    return setWindowsVariable(judgement, name.slice(4), text, { text, span });
  }
  if (/^(?:function|alias):/.test(key)) {
    addEffect(judgement, 'run', 'write', 'delete');
    return report(judgement, /:_*beck/.test(key) ? 'touches-beck' : 'defines-code', span, name);
  }
  if (/^[^:]+:/.test(key)) {
    // `${C:\file} = …` writes that file.
    addEffect(judgement, 'write', 'delete');
    return report(judgement, 'overwrites', span, name);
  }
  if (/^_*beck/.test(key)) report(judgement, 'touches-beck', span);
  if (ACTS_IN_POWERSHELL.test(key)) {
    addEffect(judgement, 'run', 'write');
    const usual = /^(?:erroraction|progress|verbose|warning|debug|information)preference$/.test(key);
    const level = usual && /^(?:Stop|Continue|SilentlyContinue|Ignore)$/i.test(text) ? 'ask' : undefined;
    return report(judgement, 'code-variable', span, `$${name}`, level);
  }
}

/** It may not change from now on, or not simply to what it is given. */
export function stopFollowing(judgement: Judgement, written: string): void {
  judgement.shell.untrackedVariables.add(variableKey(written));
}

/** A table or list that this text made: what is put into it changes nothing else. */
export function rememberOwnTable(judgement: Judgement, written: string): void {
  judgement.shell.variables.set(ownTable(variableKey(written)), 'own');
}

/** Its elements may be those of a table of the shell: `$x = gv PSDefault* -va; $x['*:Path'] = …`. */
export function isOwnTable(judgement: Judgement, written: string): boolean {
  return judgement.shell.variables.get(ownTable(variableKey(written))) === 'own';
}

/** One element more or another one in such a table: what it holds may be the worst of both. */
export function changeOwnTable(judgement: Judgement, written: string, text: string, span: Span): void {
  const before = judgement.shell.variables.get(variableKey(written)) ?? UNKNOWN;
  assignVariable(
    judgement,
    written,
    guardedText(judgement, [before, ...text.split(WORD_BREAK)].join(WORD_BREAK)),
    span,
  );
  rememberOwnTable(judgement, written);
}

/** What doubles at each step is soon longer than anything can be looked through. */
const LONGEST_VALUE = 512;

/** No variable has such a name. */
function ownTable(key: string): string {
  return `[]${key}`;
}

function variableKey(written: string): string {
  const name = written.replace(/^\$\{?|\}$/g, '');
  return name.toLowerCase().replace(SCOPE, '');
}

const SCOPE = /^(?:global|script|local|private|variable):/i;

/** By PowerShell itself, whatever else they are given. */
const FILLED = /^(?:null|_|psitem|matches|foreach|switch|this|error|lastexitcode|[?^$])$/;
