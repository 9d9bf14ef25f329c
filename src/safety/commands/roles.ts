// Turns the roles of options' values and operands into effects.

import { inputWord } from '../flow/output.ts';
import { runFile, runText } from '../flow/run-text.ts';
import { fillVariable } from '../flow/variables.ts';
import { addEffect, report } from '../judgement/findings.ts';
import type { Judgement } from '../judgement/judge.ts';
import { type ExpandedWord, isLiteral } from '../judgement/word.ts';
import { printsToDash } from '../knowledge/printed.ts';
import type { CommandRole } from '../knowledge/roles.ts';
import {
  createPath,
  deletePath,
  emptyPath,
  judgePlace,
  listPath,
  movePath,
  readPath,
  writePath,
} from '../paths/file-effects.ts';
import { judgeLoss } from '../paths/losses.ts';
import { resolvePath } from '../paths/resolve.ts';
import { noteInPlace } from '../paths/sources.ts';
import { judgeAwk } from './embedded/awk.ts';
import { judgeCode } from './embedded/code.ts';
import { lessText, pagedFile } from './embedded/less.ts';
import { judgeJq, judgeYq } from './embedded/queries.ts';
import { judgeSed } from './embedded/sed.ts';
import { judgeSql } from './embedded/sql.ts';
import { isSystemProgram } from './resolve-word.ts';
import {
  debuggerText,
  forcedRef,
  gitFolder,
  gitSetting,
  httpVerb,
  isCapability,
  lookedUp,
  networkAddress,
  readArchive,
  readMember,
  readObject,
  readResource,
  readRpm,
  secretName,
  sentText,
} from './role-handlers.ts';
import type { Call } from './row.ts';

/** `recursive`: deletion or change goes down the tree. */
type Handler = (judge: Judgement, value: ExpandedWord, call: Call | undefined, recursive: boolean) => void;

const nothing: Handler = () => undefined;

const unknown: Handler = (judge, value) => report(judge, 'unknown-operand', value.span);

const HANDLERS: Readonly<Record<CommandRole, Handler>> = {
  '.': nothing,
  '=': nothing,
  PATTERN: nothing,
  KEY: (judge, value) =>
    value.text.includes('=') ? report(judge, 'privilege', value.span, value.text) : undefined,
  JQ: (judge, value) => judgeJq(judge, value),
  YQ: (judge, value) => judgeYq(judge, value),
  YQFILE: (judge, value) => {
    judgeYq(judge, value);
    return value.text === '-' ? undefined : readPath(judge, value);
  },
  PATTERNFILE: (judge, value) => (value.text === '-' ? undefined : readPath(judge, value)),
  R: (judge, value) => (value.text === '-' ? undefined : readPath(judge, value)),
  RESOURCE: (judge, value) => readResource(judge, value),
  CERT: (judge, value) =>
    /\.(?:pem|crt|cer|der|crl|csr|p7b)$/i.test(value.text) && !/key|priv/i.test(value.text)
      ? addEffect(judge, 'read')
      : readPath(judge, value),
  OBJECT: (judge, value) => readObject(judge, value),
  ARGS: (judge, value) =>
    value.text.startsWith('@') ? report(judge, 'runs-option-program', value.span) : readPath(judge, value),
  ARCHIVE: (judge, value) => (value.text === '-' ? undefined : readArchive(judge, value)),
  RPM: (judge, value, call) => readRpm(judge, value, call),
  FORMAT: (judge, value) =>
    /[/\\]|\.lua\b/i.test(value.text) || !isLiteral(value.text)
      ? report(judge, 'runs-option-program', value.span)
      : undefined,
  LESS: (judge, value) => lessText(judge, value, /^[^$]*\$*$/),
  LESSNUMBER: (judge, value) => lessText(judge, value, /^[-.\d,]*$/),
  GITFORMAT: (judge, value) =>
    /%G|%\(signature/.test(value.text)
      ? report(judge, 'runs-option-program', value.span, '', 'ask')
      : undefined,
  PACKAGE: (judge, value) =>
    /^[./~\uFDD0]|\.rb$|:\/\//.test(value.text)
      ? report(judge, 'runs-option-program', value.span)
      : undefined,
  MEMBER: (judge, value) => readMember(judge, value),
  LOADED: (judge, value) =>
    isSystemProgram(value.text) ? addEffect(judge, 'read') : report(judge, 'runs', value.span, value),
  GITKEY: (judge, value) => gitSetting(judge, value),
  TMUX: (judge, value) =>
    value.text.includes('#(') || !isLiteral(value.text)
      ? report(judge, 'evaluates-text', value.span, 'a format of tmux')
      : undefined,
  TERMINFO: (judge, value) =>
    isCapability(value.text) ? undefined : report(judge, 'controls-terminal', value.span),
  HOST: (judge, value) => (/^[\w-]+$/.test(value.text) ? undefined : lookedUp(judge, value)),
  DISPLAY: (judge, value) => (/^:\d+(?:\.\d+)?$/.test(value.text) ? undefined : lookedUp(judge, value)),
  NUMBER: (judge, value) =>
    /^[\d.]*$/.test(value.text) ? undefined : report(judge, 'evaluates-text', value.span, 'a number'),
  L: (judge, value) => listPath(judge, value),
  S: (judge, value) => readPath(judge, value),
  W: (judge, value, call) =>
    value.text === '-' && call !== undefined && printsToDash(call.name)
      ? undefined
      : writePath(judge, value, 'write'),
  A: (judge, value) => writePath(judge, value, 'append'),
  T: (judge, value, call) => writePath(judge, value, call?.name === 'mv' ? 'move' : 'copy'),
  D: (judge, value, _call, recursive) => deletePath(judge, value, recursive),
  E: (judge, value, _call, recursive) => emptyPath(judge, value, recursive),
  V: (judge, value) => movePath(judge, value),
  MOVED: (judge, value) => movePath(judge, value, true),
  KEPT: (judge, value) => {
    addEffect(judge, 'copy');
    return judgePlace(judge, resolvePath(judge, value.text) ?? value.text, value);
  },
  TREE: (judge, value) => deletePath(judge, value, true),
  M: (judge, value) => createPath(judge, value, 'mkdir'),
  U: (judge, value) => createPath(judge, value, 'write'),
  P: (judge, value, call, recursive) => {
    addEffect(judge, 'write');
    const kind = call?.row.handler === 'attributes' ? 'extended' : 'write';
    noteInPlace(judge, kind, value, recursive);
    judgeLoss(judge, value, recursive);
    return judgePlace(judge, resolvePath(judge, value.text) ?? value.text, value);
  },
  N: (judge, value) => networkAddress(judge, value),
  '@': (judge, value) => sentText(judge, value),
  SEND: (judge, value) => {
    addEffect(judge, 'network', 'read');
    readPath(judge, value);
    return report(judge, 'sends-files', value.span);
  },
  VERB: (judge, value) => httpVerb(judge, value),
  '@VERB': (judge, value) =>
    /^[A-Za-z]+$/.test(value.text) ? httpVerb(judge, value) : sentText(judge, value),
  GITURL: (judge, value) => {
    networkAddress(judge, value);
    return /^(?:ext::|-)/.test(value.text) ? report(judge, 'runs-option-program', value.span) : undefined;
  },
  KUBE: (judge, value) => (/^secrets?(?:\/|$)/i.test(value.text) ? secretName(judge, value) : undefined),
  NPMKEY: (judge, value) => (/token|auth|password/i.test(value.text) ? secretName(judge, value) : undefined),
  X: (judge, value) => {
    addEffect(judge, 'run');
    return report(judge, 'runs-option-program', value.span);
  },
  $: (judge, value) => runText(judge, value, judge.text.dialect),
  sh: (judge, value) => runText(judge, value, 'sh'),
  fish: (judge, value) => runText(judge, value, 'fish'),
  FOLDER: (judge, value) => gitFolder(judge, value),
  '+': (judge, value, call) => {
    if (value.text.startsWith('+')) return;
    addEffect(judge, 'privilege', 'write');
    return report(judge, 'privilege', value.span, call?.name);
  },
  PAGED: (judge, value) => pagedFile(judge, value),
  NAME: (judge, value) => fillVariable(judge, value.text, value.span, inputWord(judge)),
  VNAME: (judge, value) =>
    /^[A-Za-z_]\w*$/.test(value.text)
      ? undefined
      : report(judge, 'evaluates-text', value.span, 'a variable name'),
  REF: (judge, value, call) => forcedRef(judge, value, call?.name ?? ''),
  '!': (judge, value) => debuggerText(judge, value),
  awk: (judge, value) => judgeAwk(judge, value),
  sed: (judge, value) => judgeSed(judge, value),
  sql: (judge, value) => judgeSql(judge, value),
  code: (judge, value) => judgeCode(judge, value),
  SCRIPT: (judge, value) => runFile(judge, value),
  UNPACK: (judge, value) => {
    judge.survey.unnamed = true;
    addEffect(judge, 'write');
    return judgePlace(judge, resolvePath(judge, value.text) ?? value.text, value);
  },
  MOUNT: (judge, value) => {
    if (/^(?:[/~.$\uFDD0\uFDD5]|type=bind|.*(?:source|src)=)/.test(value.text))
      report(judge, 'host-access', value.span);
  },
  // `matchOperands` hands the words to the command that they start.
  CMD: unknown,
  UNKNOWN: unknown,
  // Several values of one option of find, which judges each.
  '=/=': unknown,
  '=/=/=': unknown,
  '=/R': unknown,
  'W/=': unknown,
};

/** Judges one value by its role. `recursive` says that deletion or change goes down the tree. */
export function applyRole(
  judge: Judgement,
  call: Call | undefined,
  role: CommandRole,
  value: ExpandedWord,
  recursive: boolean,
): void {
  HANDLERS[role](judge, value, call, recursive);
}
