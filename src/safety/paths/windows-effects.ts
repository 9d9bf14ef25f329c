// The effects of using a path in PowerShell and cmd: Windows' own places here, all others by the rules for every shell.

import type { Level } from '../../domain/verdict.ts';
import { addEffect, report } from '../judgement/findings.ts';
import type { Judgement } from '../judgement/judge.ts';
import { addPathSubject } from '../judgement/rule-subjects.ts';
import { type ExpandedWord, HOME_DIRECTORY, isDynamic, withGlobs } from '../judgement/word.ts';
import type { ReasonId } from '../knowledge/reasons.ts';
import * as files from './file-effects.ts';
import {
  destroyedPlace,
  isWindowsSecret,
  isWindowsStartup,
  isWindowsSystem,
  placeOf,
  unify,
} from './windows.ts';
import { noteUnknownRead } from './windows-secret-flow.ts';

export type Use =
  | 'read'
  | 'list'
  | 'write'
  | 'append'
  | 'copy'
  | 'move'
  | 'leave'
  | 'delete'
  | 'mkdir'
  | 'create';

/** One path word, used one way. `recursive` goes down the tree. */
export function usePath(judge: Judgement, use: Use, written: ExpandedWord, recursive = false): void {
  const value = judge.text.dialect === 'powershell' ? atHome(judge, written) : written;
  addPathSubject(judge, value.text, value.span);
  const place = placeOf(value.text);
  switch (place) {
    case 'null':
      if (use === 'read' || use === 'list') return addEffect(judge, 'read');
      // Elsewhere than on Windows, where PowerShell runs as well, NUL is a file like any other.
      if (judge.text.dialect === 'powershell' && value.text !== '/dev/null')
        return useFile(judge, use, value, recursive);
      return;
    case 'network':
      addEffect(judge, 'network', 'run', ...(use === 'list' ? ['read' as const] : []));
      report(judge, 'reads-network', value.span, '', 'danger');
      return useFile(judge, use, value, recursive);
    case 'device':
      if (use === 'read' || use === 'list') return note(judge, value, 'privilege', 'system-file');
      addEffect(judge, 'write', 'delete');
      return note(judge, value, 'privilege', 'writes-device');
    case 'registry':
      return useRegistry(judge, use, value, recursive);
    case 'environment':
    case 'variable':
      if (use === 'read' || use === 'list') {
        addEffect(judge, 'read');
        return isSecretName(value.text) ? note(judge, value, 'secret', 'secret-file') : undefined;
      }
      addEffect(judge, 'write', 'run');
      return report(judge, 'code-variable', value.span, value.text);
    case 'code':
      if (use === 'read' || use === 'list') return addEffect(judge, 'read');
      addEffect(judge, 'write', 'run', 'delete');
      return report(judge, 'defines-code', value.span, value.text);
    case 'certificates':
    case 'remote':
      if (use === 'read' || use === 'list') return addEffect(judge, 'read');
      addEffect(judge, 'write', 'delete', 'run', 'network');
      return note(judge, value, 'privilege', 'system-file');
    case 'file':
      return useFile(judge, use, value, recursive);
    default:
      return place;
  }
}

/** PowerShell's cmdlets take a leading tilde as the home folder, quoted or not. */
function atHome(judge: Judgement, value: ExpandedWord): ExpandedWord {
  if (!/^~(?:[\\/]|$)/.test(value.text)) return value;
  return { text: (judge.facts.home ?? HOME_DIRECTORY) + value.text.slice(1), span: value.span };
}

/** From the folder the text is in by now. */
function fromFolder(judge: Judgement, text: string): string {
  const { cwd } = judge.shell;
  return cwd === undefined || /^(?:[A-Za-z]:|\/|\uFDD0)/.test(text) ? text : `${cwd}/${text}`;
}

function note(
  judge: Judgement,
  value: ExpandedWord,
  effect: 'privilege' | 'secret',
  reason: ReasonId,
  level?: Level,
): void {
  addEffect(judge, effect);
  report(judge, reason, value.span, value, level);
}

function useRegistry(judge: Judgement, use: Use, value: ExpandedWord, recursive: boolean): void {
  if (use === 'read' || use === 'list') {
    addEffect(judge, 'read');
    return isWindowsSecret(value.text) ? note(judge, value, 'secret', 'secret-file') : undefined;
  }
  addEffect(judge, 'write', 'run', 'network', ...(use === 'delete' ? ['delete' as const] : []));
  const tree = recursive ? destroyedPlace(value.text, judge.facts.home) : undefined;
  if (tree !== undefined) report(judge, 'destroys-tree', value.span, tree);
  if (isWindowsStartup(value.text)) {
    addEffect(judge, 'persistence');
    report(judge, 'startup-file', value.span, value);
  }
  note(judge, value, 'privilege', 'system-file');
}

function useFile(judge: Judgement, use: Use, value: ExpandedWord, recursive: boolean): void {
  const slashed: ExpandedWord = { text: withGlobs(unify(value.text)), span: value.span };
  if (use !== 'list' && isWindowsSecret(value.text)) note(judge, value, 'secret', 'secret-file');
  if (use === 'read') {
    if (isDynamic(value.text)) noteUnknownRead(judge, value.span);
    return files.readPath(judge, slashed);
  }
  if (use === 'list') return addEffect(judge, 'read');
  if (isWindowsStartup(value.text)) {
    addEffect(judge, 'persistence', 'write');
    report(judge, 'startup-file', value.span, value);
  }
  if (isWindowsSystem(value.text)) note(judge, value, 'privilege', 'system-file');
  const tree =
    (use === 'delete' && recursive) || use === 'leave'
      ? destroyedPlace(fromFolder(judge, slashed.text), judge.facts.home)
      : undefined;
  if (tree !== undefined) report(judge, 'destroys-tree', value.span, tree);
  changeFile(judge, use, slashed, recursive);
}

function changeFile(
  judge: Judgement,
  use: Exclude<Use, 'read' | 'list'>,
  value: ExpandedWord,
  recursive: boolean,
): void {
  switch (use) {
    case 'write':
      // What was there is gone.
      if (isDynamic(value.text) || judge.facts.paths === undefined) addEffect(judge, 'delete');
      return files.writePath(judge, value, 'write');
    case 'append':
      addEffect(judge, 'write');
      return files.writePath(judge, value, use);
    case 'copy':
    case 'move':
      addEffect(judge, 'write');
      // What comes into a folder is noted where its name is known.
      return files.writePath(judge, value, use, { names: [] });
    case 'leave':
      return files.movePath(judge, value);
    case 'delete':
      return files.deletePath(judge, value, recursive);
    case 'mkdir':
      return files.createPath(judge, value, 'mkdir');
    case 'create':
      return files.createPath(judge, value, 'write');
    default:
      return use;
  }
}

/** A variable whose name says that it holds a password, key or token. */
export function isSecretName(name: string): boolean {
  return /token|secret|passw|pwd$|api_?key|access_?key|private_?key|credential|_auth$|_key$/i.test(name);
}
