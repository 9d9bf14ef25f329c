// What an operand of a slash command is, beyond a path.

import { inBranch } from '../../flow/branches.ts';
import { enterFolder, goTo } from '../../flow/folder.ts';
import { setVariable } from '../../flow/variables.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { type ExpandedWord, isDynamic, isGlob, isLiteral } from '../../judgement/word.ts';
import type { SwitchRole } from '../../knowledge/roles.ts';
import { ONLY_ELSEWHERE } from '../../knowledge/shell-words.ts';
import { placeOf, unify } from '../../paths/windows.ts';
import { isSecretName, type Use, usePath } from '../../paths/windows-effects.ts';

type Handler = (judge: Judgement, value: ExpandedWord, recursive: boolean) => void;

function use(how: Use): Handler {
  return (judge, value, recursive) => usePath(judge, how, value, recursive);
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
  N: (judge, value) => {
    addEffect(judge, 'network');
    return report(judge, 'network', value.span, value);
  },
  HOST: (judge, value) => {
    addEffect(judge, 'network', 'run');
    return report(judge, 'reads-network', value.span, '', 'danger');
  },
  X: (judge, value) => {
    addEffect(judge, 'run');
    return report(judge, 'runs-option-program', value.span);
  },
  GUARD: (judge, value) => (isLiteral(value.text) ? usePath(judge, 'list', value) : undefined),
  SHOW: (judge, value) => judgeShown(judge, value),
  QUERY: (judge, value) => {
    if (/^(?:call|create|delete|set|assoc|\/node|\/output|\/append)\b/i.test(value.text))
      system(judge, value);
  },
  ATTRIB: (judge, value) => {
    if (!/^[+-][a-z]+$/i.test(value.text)) return usePath(judge, 'list', value);
    addEffect(judge, 'write');
    return report(judge, 'changes', value.span, 'attrib');
  },
  STYLE: (judge, value) => {
    // Any other name is a style sheet, whose script runs.
    if (/^(?:list|csv|h?table|value|hform|rawxml|mof|texttable|textvaluelist)(?:\.xsl)?$/i.test(value.text))
      return;
    addEffect(judge, 'run', 'network');
    return report(judge, 'runs-option-program', value.span);
  },
  DEVICE: (judge, value) => {
    if (/^(?:con|com\d|lpt\d):?$/i.test(value.text)) return addEffect(judge, 'read');
    addEffect(judge, 'write');
    return report(judge, 'changes', value.span, 'mode');
  },
  ASSIGN: (judge, value) => {
    if (!value.text.includes('=')) return;
    addEffect(judge, 'persistence', 'write', 'delete');
    return report(judge, 'defines-code', value.span, value.text);
  },
  CD: (judge, value) => changeFolder(judge, value),
  SET: (judge, value) => setWord(judge, value),
};

/** Judges one operand or option value by its role. */
export function applySlashRole(
  judge: Judgement,
  role: SwitchRole,
  value: ExpandedWord,
  recursive: boolean,
): void {
  HANDLERS[role](judge, value, recursive);
}

function system(judge: Judgement, value: ExpandedWord): void {
  addEffect(judge, 'run', 'write', 'delete', 'privilege', 'network');
  report(judge, 'privilege', value.span, value.text);
}

/** After a word that only looks, a word that acts makes all the difference. */
function judgeShown(judge: Judgement, value: ExpandedWord): void {
  if (/^key=clear$/i.test(value.text)) {
    addEffect(judge, 'secret');
    return report(judge, 'secret-file', value.span, value.text);
  }
  const acts =
    /^[/-]?(?:set|add|del(?:ete)?|reset|dismount|create|disable|enable|remove|clear|import|restore|start|stop|(?:dis)?connect|export|install|flush|trace|refresh|urlcache|decode|encode|f)\b/i;
  if (acts.test(value.text) || placeOf(value.text) === 'network' || isDynamic(value.text))
    system(judge, value);
}

/** The folder the rest of the text runs in. */
export function changeFolder(judge: Judgement, value: ExpandedWord): void {
  addEffect(judge, 'read');
  if (placeOf(value.text) === 'network') {
    goTo(judge, undefined);
    return usePath(judge, 'list', value);
  }
  const path = unify(value.text);
  const absolute = /^(?:[A-Za-z]:)?\/|^\uFDD0/.test(path);
  const known = !isDynamic(value.text) && !isGlob(value.text);
  if (!known) report(judge, 'unknown-folder', value.span);
  // cmd goes to another drive's folder only with `/d`.
  if (known && judge.text.dialect === 'cmd' && /^[A-Za-z]:/.test(path))
    inBranch(judge, () => goTo(judge, path));
  else if (known && absolute) goTo(judge, path);
  else if (known && judge.shell.cwd !== undefined) goTo(judge, `${judge.shell.cwd}/${path}`);
  else enterFolder(judge, { ...value, text: path });
}

/** `NAME=TEXT` sets; a bare name only shows. */
function setWord(judge: Judgement, value: ExpandedWord): void {
  const found = /^([^=]+)=(.*)$/s.exec(value.text);
  if (/^\/[ap]/i.test(value.text)) {
    addEffect(judge, 'write');
    return report(judge, 'sets-variable', value.span, value.text);
  }
  if (found === null) {
    addEffect(judge, 'read');
    if (isSecretName(value.text)) {
      addEffect(judge, 'secret');
      report(judge, 'secret-file', value.span, value.text);
    }
    return;
  }
  setWindowsVariable(judge, found[1] ?? '', found[2] ?? '', value);
}

const CODE =
  /^(?:comspec|path|pathext|psmodulepath|systemroot|windir|systemdrive|prompt|dircmd|copycmd|programfiles.*|programdata|appdata|localappdata|userprofile|public|temp|tmp|home.*|username|userdomain|cor_.*|coreclr_.*|dotnet_.*|complus_.*|__compat_layer|psexecutionpolicypreference|powershell_.*|errorlevel|cd)$/i;

/** Windows reads variable names without regard to case; some decide which code runs. */
export function setWindowsVariable(judge: Judgement, name: string, text: string, value: ExpandedWord): void {
  if (CODE.test(name)) {
    addEffect(judge, 'run', 'write', 'delete');
    return report(judge, 'code-variable', value.span, name);
  }
  setVariable(judge, /^beck_/i.test(name) ? name.toUpperCase() : name, text, value.span, 'export');
}

/** A program of neither table of Windows: the tables of the other shells know it, with paths spelled their way. */
export function judgeForeign(judge: Judgement, words: readonly ExpandedWord[]): void {
  const [first] = words;
  if (first !== undefined && ONLY_ELSEWHERE.has(first.text)) {
    addEffect(judge, 'run');
    return report(judge, 'unknown-program', first.span, first.text);
  }
  // Elsewhere than on Windows a backslash is part of the name that the program gets.
  if (words.some(({ text }, index) => index > 0 && text.includes('\\'))) judge.survey.unnamed = true;
  judge.judgeCommand(
    judge,
    words.map(({ text, span }) => ({
      text: /^[A-Za-z]:\\|\\/.test(text) ? text.replaceAll('\\', '/') : text,
      span,
    })),
  );
}
