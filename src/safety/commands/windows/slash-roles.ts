// What an operand of a slash command is, beyond a path.

import { inBranch } from '../../flow/branches.ts';
import { enterFolder, goTo } from '../../flow/folder.ts';
import { addsUsualFolder } from '../../flow/plain-values.ts';
import { setVariable } from '../../flow/variables.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { type ExpandedWord, isDynamic, isGlob, isLiteral } from '../../judgement/word.ts';
import type { SwitchRole } from '../../knowledge/roles.ts';
import { ONLY_ELSEWHERE } from '../../knowledge/shell-words.ts';
import { CODE_ON_WINDOWS } from '../../knowledge/variable-names.ts';
import { placeOf, unify } from '../../paths/windows.ts';
import { isSecretName, type Use, usePath } from '../../paths/windows-effects.ts';

type Handler = (judgement: Judgement, value: ExpandedWord, recursive: boolean) => void;

function use(how: Use): Handler {
  return (judgement, value, recursive) => usePath(judgement, how, value, recursive);
}

const nothing: Handler = () => undefined;

const HANDLERS: Readonly<Record<SwitchRole, Handler>> = {
  '': nothing,
  '.': nothing,
  '=': nothing,
  R: use('read'),
  L: use('list'),
  W: use('write'),
  A: use('append'),
  T: use('copy'),
  O: use('move'),
  V: use('leave'),
  S: use('read'),
  D: use('delete'),
  M: use('mkdir'),
  U: use('create'),
  N: (judgement, value) => {
    addEffect(judgement, 'network');
    return report(judgement, 'network', value.span, value);
  },
  HOST: (judgement, value) => {
    addEffect(judgement, 'network', 'run');
    return report(judgement, 'reads-network', value.span, '', 'danger');
  },
  X: (judgement, value) => {
    addEffect(judgement, 'run');
    return report(judgement, 'runs-option-program', value.span);
  },
  GUARD: (judgement, value) => (isLiteral(value.text) ? usePath(judgement, 'list', value) : undefined),
  SHOW: (judgement, value) => judgeShown(judgement, value),
  QUERY: (judgement, value) => {
    if (/^(?:call|create|delete|set|assoc|\/node|\/output|\/append)\b/i.test(value.text))
      system(judgement, value);
  },
  ATTRIB: (judgement, value) => {
    if (!/^[+-][a-z]+$/i.test(value.text)) return usePath(judgement, 'list', value);
    addEffect(judgement, 'write');
    return report(judgement, 'changes', value.span, 'attrib');
  },
  STYLE: (judgement, value) => {
    // Any other name is a style sheet, whose script runs.
    if (/^(?:list|csv|h?table|value|hform|rawxml|mof|texttable|textvaluelist)(?:\.xsl)?$/i.test(value.text))
      return;
    addEffect(judgement, 'run', 'network');
    return report(judgement, 'runs-option-program', value.span);
  },
  DEVICE: (judgement, value) => {
    if (/^(?:con|com\d|lpt\d):?$/i.test(value.text)) return addEffect(judgement, 'read');
    addEffect(judgement, 'write');
    return report(judgement, 'changes', value.span, 'mode');
  },
  ASSIGN: (judgement, value) => {
    if (!value.text.includes('=')) return;
    addEffect(judgement, 'persistence', 'write', 'delete');
    return report(judgement, 'defines-code', value.span, value.text);
  },
  CD: (judgement, value) => changeFolder(judgement, value),
  SET: (judgement, value) => setWord(judgement, value),
};

/** Judges one operand or option value by its role. */
export function applySlashRole(
  judgement: Judgement,
  role: SwitchRole,
  value: ExpandedWord,
  recursive: boolean,
): void {
  HANDLERS[role](judgement, value, recursive);
}

function system(judgement: Judgement, value: ExpandedWord): void {
  addEffect(judgement, 'run', 'write', 'delete', 'privilege', 'network');
  report(judgement, 'privilege', value.span, value.text);
}

/** After a word that only looks, a word that acts makes all the difference. */
function judgeShown(judgement: Judgement, value: ExpandedWord): void {
  if (/^key=clear$/i.test(value.text)) {
    addEffect(judgement, 'secret');
    return report(judgement, 'secret-file', value.span, value.text);
  }
  const acts =
    /^[/-]?(?:set|add|del(?:ete)?|reset|dismount|create|disable|enable|remove|clear|import|restore|start|stop|(?:dis)?connect|export|install|flush|trace|refresh|urlcache|decode|encode|f)\b/i;
  if (acts.test(value.text) || placeOf(value.text) === 'network' || isDynamic(value.text))
    system(judgement, value);
}

/** The folder the rest of the text runs in. */
export function changeFolder(judgement: Judgement, value: ExpandedWord): void {
  addEffect(judgement, 'read');
  if (placeOf(value.text) === 'network') {
    goTo(judgement, undefined);
    return usePath(judgement, 'list', value);
  }
  const path = unify(value.text);
  const absolute = /^(?:[A-Za-z]:)?\/|^\uFDD0/.test(path);
  const known = !isDynamic(value.text) && !isGlob(value.text);
  if (!known) report(judgement, 'unknown-folder', value.span);
  // cmd goes to another drive's folder only with `/d`.
  if (known && judgement.text.dialect === 'cmd' && /^[A-Za-z]:/.test(path))
    inBranch(judgement, () => goTo(judgement, path));
  else if (known && absolute) goTo(judgement, path);
  else if (known && judgement.shell.cwd !== undefined) goTo(judgement, `${judgement.shell.cwd}/${path}`);
  else enterFolder(judgement, { ...value, text: path });
}

/** `NAME=TEXT` sets; a bare name only shows. */
function setWord(judgement: Judgement, value: ExpandedWord): void {
  const found = /^([^=]+)=(.*)$/s.exec(value.text);
  if (/^\/[ap]/i.test(value.text)) {
    addEffect(judgement, 'write');
    return report(judgement, 'sets-variable', value.span, value.text);
  }
  if (found === null) {
    addEffect(judgement, 'read');
    if (isSecretName(value.text)) {
      addEffect(judgement, 'secret');
      report(judgement, 'secret-file', value.span, value.text);
    }
    return;
  }
  setWindowsVariable(judgement, found[1] ?? '', found[2] ?? '', value);
}

/** Windows reads variable names without regard to case; some decide which code runs. */
export function setWindowsVariable(
  judgement: Judgement,
  name: string,
  text: string,
  value: ExpandedWord,
): void {
  if (CODE_ON_WINDOWS.test(name)) {
    const usual = /^path$/i.test(name) && addsUsualFolder(judgement, value.span);
    addEffect(judgement, 'run', 'write', ...(usual ? [] : (['delete'] as const)));
    return report(judgement, 'code-variable', value.span, name, usual ? 'ask' : undefined);
  }
  setVariable(judgement, /^beck_/i.test(name) ? name.toUpperCase() : name, text, value.span, 'export');
}

/** A program of neither table of Windows: the tables of the other shells know it, with paths spelled their way. */
export function judgeForeign(judgement: Judgement, words: readonly ExpandedWord[]): void {
  const [first] = words;
  if (first !== undefined && ONLY_ELSEWHERE.has(first.text)) {
    addEffect(judgement, 'run');
    return report(judgement, 'unknown-program', first.span, first.text);
  }
  // Elsewhere than on Windows a backslash is part of the name that the program gets.
  if (words.some(({ text }, index) => index > 0 && text.includes('\\'))) judgement.survey.unnamed = true;
  judgement.judgeCommand(
    judgement,
    words.map(({ text, span }) => ({
      text: /^[A-Za-z]:\\|\\/.test(text) ? text.replaceAll('\\', '/') : text,
      span,
    })),
  );
}
