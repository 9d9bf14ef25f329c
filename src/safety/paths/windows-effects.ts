// The effects of using a path in PowerShell and cmd: Windows' own places here, all others by the rules for every shell.

import type { Level } from '../../domain/verdict.ts';
import { addEffect, report } from '../judgement/findings.ts';
import type { Judgement } from '../judgement/judge.ts';
import { addPathSubject } from '../judgement/rule-subjects.ts';
import { type ExpandedWord, HOME_DIRECTORY, isDynamic, withGlobs } from '../judgement/word.ts';
import type { ReasonId } from '../knowledge/reasons.ts';
import { containsBeckPath } from './beck.ts';
import * as files from './file-effects.ts';
import { resolvePath } from './resolve.ts';
import { noteUnknownRead } from './secret-flow.ts';
import { showsWhole } from './shown-variable.ts';
import {
  destroyedPlace,
  isStartupKey,
  isWindowsSecret,
  isWindowsStartup,
  isWindowsSystem,
  placeOf,
  unify,
} from './windows.ts';

export type Use =
  | 'read'
  | 'list'
  | 'write'
  | 'append'
  | 'copy'
  | 'move'
  | 'leave'
  | 'leave-free'
  | 'keep'
  | 'delete'
  | 'mkdir'
  | 'create';

/** One path word, used one way. `recursive` goes down the tree. */
export function usePath(judgement: Judgement, use: Use, written: ExpandedWord, recursive = false): void {
  const named = judgement.text.dialect === 'powershell' ? atHome(judgement, written) : written;
  const value = { ...named, text: inDrive(judgement, named.text) };
  addPathSubject(judgement, value.text, value.span);
  const place = placeOf(value.text);
  switch (place) {
    case 'null':
      if (use === 'read' || use === 'list') return addEffect(judgement, 'read');
      // In PowerShell on other systems NUL is a file like any other.
      if (judgement.text.dialect === 'powershell' && value.text !== '/dev/null')
        return useFile(judgement, use, value, recursive);
      return;
    case 'network':
      addEffect(judgement, 'network', 'run', ...(use === 'list' ? ['read' as const] : []));
      report(judgement, 'reads-network', value.span, '', 'danger');
      return useFile(judgement, use, value, recursive);
    case 'device':
      if (use === 'read' || use === 'list') return note(judgement, value, 'privilege', 'system-file');
      addEffect(judgement, 'write', 'delete');
      return note(judgement, value, 'privilege', 'writes-device');
    case 'registry':
      return useRegistry(judgement, use, value, recursive);
    case 'environment':
    case 'variable':
      if (use === 'read' || use === 'list') {
        addEffect(judgement, 'read');
        return isSecretName(value.text) && !showsWhole(judgement)
          ? note(judgement, value, 'secret', 'secret-file')
          : undefined;
      }
      addEffect(judgement, 'write', 'run');
      return report(judgement, 'code-variable', value.span, value.text);
    case 'code':
      if (use === 'read' || use === 'list') return addEffect(judgement, 'read');
      addEffect(judgement, 'write', 'run', 'delete');
      return report(judgement, 'defines-code', value.span, value.text);
    case 'certificates':
    case 'remote':
      if (use === 'read' || use === 'list') return addEffect(judgement, 'read');
      addEffect(judgement, 'write', 'delete', 'run', 'network');
      return note(judgement, value, 'privilege', 'system-file');
    case 'file':
      return useFile(judgement, use, value, recursive);
    default:
      return place;
  }
}

/** Cmdlets expand a leading tilde, quoted or not (7.6, measured). */
function atHome(judgement: Judgement, value: ExpandedWord): ExpandedWord {
  if (!/^~(?:[\\/]|$)/.test(value.text)) return value;
  return { ...value, text: (judgement.facts.home ?? HOME_DIRECTORY) + value.text.slice(1) };
}

/** `cd HKLM:\Software; New-Item Run\x`: where the text stands in the registry, or in another drive that is no disk. */
function inDrive({ shell: { cwd = '' } }: Judgement, text: string): string {
  const [, place] = /^(?:[A-Za-z]\w*:|[\\/~\uFDD0])/.test(text) ? [] : (DRIVE.exec(cwd) ?? []);
  return place === undefined ? text : `${place}/${text}`;
}

const DRIVE = /(?:^|[\\/])([A-Za-z]\w+:.*)$/s;

/** From the folder the text is in by now. */
function fromFolder(judgement: Judgement, text: string): string {
  const { cwd } = judgement.shell;
  return cwd === undefined || /^(?:[A-Za-z]:|\/|\uFDD0)/.test(text) ? text : `${cwd}/${text}`;
}

function note(
  judgement: Judgement,
  value: ExpandedWord,
  effect: 'privilege' | 'secret',
  reason: ReasonId,
  level?: Level,
): void {
  addEffect(judgement, effect);
  report(judgement, reason, value.span, value, level);
}

function useRegistry(judgement: Judgement, use: Use, value: ExpandedWord, recursive: boolean): void {
  if (use === 'read' || use === 'list') {
    addEffect(judgement, 'read');
    return isWindowsSecret(value.text) ? note(judgement, value, 'secret', 'secret-file') : undefined;
  }
  addEffect(judgement, 'write', 'run', 'network', ...(use === 'delete' ? ['delete' as const] : []));
  const tree = recursive ? destroyedPlace(value.text, judgement.facts.home) : undefined;
  if (tree !== undefined) report(judgement, 'destroys-tree', value.span, tree);
  if (isWindowsStartup(value.text) || isStartupKey(value.text)) {
    addEffect(judgement, 'persistence');
    report(judgement, 'startup-file', value.span, value);
  }
  note(judgement, value, 'privilege', 'system-file');
}

/** From a folder that is not known, or where part of the path is not. */
function mayBeKey(judgement: Judgement, text: string): boolean {
  const path = fromFolder(judgement, text);
  return !/^(?:[a-z]:)?[\\/~]|^\uFDD0/i.test(path) || (isDynamic(text) && !/^[\w.-]+[\\/]/.test(text));
}

function useFile(judgement: Judgement, use: Use, value: ExpandedWord, recursive: boolean): void {
  const slashed: ExpandedWord = { ...value, text: withGlobs(unify(value.text)) };
  if (use !== 'list' && isWindowsSecret(value.text)) note(judgement, value, 'secret', 'secret-file');
  if (use === 'read') {
    if (isDynamic(value.text)) noteUnknownRead(judgement, value.span);
    return files.readPath(judgement, slashed);
  }
  if (use === 'list') return addEffect(judgement, 'read');
  if (isWindowsStartup(value.text) || (mayBeKey(judgement, value.text) && isStartupKey(value.text))) {
    addEffect(judgement, 'persistence', 'write');
    report(judgement, 'startup-file', value.span, value);
  }
  if (isWindowsSystem(value.text)) note(judgement, value, 'privilege', 'system-file');
  const tree =
    (use === 'delete' && recursive) || use === 'leave' || use === 'leave-free'
      ? destroyedPlace(fromFolder(judgement, slashed.text), judgement.facts.home)
      : undefined;
  if (tree !== undefined) report(judgement, 'destroys-tree', value.span, tree);
  changeFile(judgement, use, slashed, recursive);
}

function changeFile(
  judgement: Judgement,
  use: Exclude<Use, 'read' | 'list'>,
  value: ExpandedWord,
  recursive: boolean,
): void {
  switch (use) {
    case 'write':
      // What was there is gone.
      if (isDynamic(value.text) || judgement.facts.paths === undefined) addEffect(judgement, 'delete');
      return files.writePath(judgement, value, 'write');
    case 'append':
      addEffect(judgement, 'write');
      return files.writePath(judgement, value, use);
    case 'copy':
    case 'move':
      addEffect(judgement, 'write');
      // What comes into a folder is noted where its name is known.
      return files.writePath(judgement, value, use, { names: [] });
    case 'leave':
    case 'leave-free':
      return files.movePath(judgement, value, use === 'leave-free');
    case 'keep':
      addEffect(judgement, 'write');
      return keepPath(judgement, value);
    case 'delete':
      return files.deletePath(judgement, value, recursive);
    case 'mkdir':
      return files.createPath(judgement, value, 'mkdir');
    case 'create':
      return files.createPath(judgement, value, 'write');
    default:
      return use;
  }
}

/** What is there stays, and something may come beside it. */
function keepPath(judgement: Judgement, value: ExpandedWord): void {
  const path = resolvePath(judgement, value.text);
  if (path !== undefined && containsBeckPath(judgement, path))
    report(judgement, 'touches-beck', value.span, value);
  files.judgePlace(judgement, path ?? value.text, value);
}

/** A variable whose name says that it holds a password, key or token. */
export function isSecretName(name: string): boolean {
  return /token|secret|passw|pwd$|api_?key|access_?key|private_?key|credential|_auth$|_key$/i.test(name);
}
