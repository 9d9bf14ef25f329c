// Turns the roles of options' values and operands into effects.

import { inputNames, inputWord } from '../flow/output.ts';
import { runText } from '../flow/run-text.ts';
import { fillVariable } from '../flow/variables.ts';
import { addEffect, report } from '../judgement/findings.ts';
import type { Judgement } from '../judgement/judge.ts';
import { noteLines } from '../judgement/taken.ts';
import { type ExpandedWord, isLiteral } from '../judgement/word.ts';
import { namesNoProgram } from '../knowledge/plain-settings.ts';
import { printsToDash } from '../knowledge/printed.ts';
import { hasTrait } from '../knowledge/program-traits.ts';
import type { CommandRole } from '../knowledge/roles.ts';
import { isOwnFolder } from '../paths/above.ts';
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
import { hasForm } from './doubts.ts';
import { judgeAwk } from './embedded/awk.ts';
import { judgeCode } from './embedded/code.ts';
import { lessText, pagedFile } from './embedded/less.ts';
import { judgeJq, judgeYq } from './embedded/queries.ts';
import { judgeSed } from './embedded/sed.ts';
import { judgeSql } from './embedded/sql.ts';
import { noteString } from './printed-escapes.ts';
import { runProgramFile } from './program-files.ts';
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
  optionProgram,
  pagerNamed,
  previewText,
  readArchive,
  readCertificate,
  readFile,
  readMember,
  readObject,
  readResource,
  readRpm,
  secretName,
  sentText,
  showsEnvironment,
  tmuxFormat,
  typedText,
  writeFile,
} from './role-handlers.ts';
import type { Call } from './row.ts';

/** zsh's `read 'name?prompt'`: what stands behind the `?` is shown (zshbuiltins(1)). */
function namedIn({ text: { dialect } }: Judgement, text: string): string {
  const at = dialect === 'zsh' && isLiteral(text) ? text.indexOf('?') : -1;
  return at === -1 ? text : text.slice(0, at) || 'REPLY';
}

/** `recursive`: deletion or change goes down the tree. */
type Handler = (
  judgement: Judgement,
  value: ExpandedWord,
  call: Call | undefined,
  recursive: boolean,
) => void;

const nothing: Handler = () => undefined;

const unknown: Handler = (judgement, value) => report(judgement, 'unknown-operand', value.span);

const HANDLERS: Readonly<Record<CommandRole, Handler>> = {
  '.': nothing,
  '=': nothing,
  '#': nothing,
  DATE: nothing,
  USER: nothing,
  WORDS: nothing,
  KEYS: nothing,
  GLOB: nothing,
  MARK: nothing,
  PATTERN: nothing,
  CALLOUT: (judgement, value) => {
    // pcre2grep(1), CALLING EXTERNAL SCRIPTS.
    if (!isLiteral(value.text) || value.text.includes('(?C'))
      report(judgement, 'evaluates-text', value.span, 'a callout');
  },
  // `sysctl a..b`: dots stand for slashes (sysctl(8)).
  KEY: (judgement, value) =>
    value.text.includes('=')
      ? report(judgement, 'privilege', value.span, value.text)
      : value.text.includes('..')
        ? readPath(judgement, { ...value, text: `/proc/sys/${value.text}` })
        : undefined,
  JQ: (judgement, value) => judgeJq(judgement, value),
  YQ: (judgement, value) => judgeYq(judgement, value),
  YQFILE: (judgement, value) => {
    judgeYq(judgement, value);
    return value.text === '-' ? undefined : readPath(judgement, value);
  },
  PATTERNFILE: (judgement, value) => (value.text === '-' ? undefined : readPath(judgement, value)),
  R: (judgement, value, call) => (value.text === '-' ? undefined : readFile(judgement, value, call)),
  NAMES: (judgement, value) => readNamed(judgement, value),
  RESOURCE: (judgement, value) => readResource(judgement, value),
  CERT: (judgement, value) => readCertificate(judgement, value),
  OBJECT: (judgement, value) => readObject(judgement, value),
  ARGS: (judgement, value) =>
    value.text.startsWith('@')
      ? report(judgement, 'runs-option-program', value.span)
      : readPath(judgement, value),
  ARCHIVE: (judgement, value) => (value.text === '-' ? undefined : readArchive(judgement, value)),
  RPM: (judgement, value, call) => readRpm(judgement, value, call),
  FORMAT: (judgement, value) =>
    /[/\\]|\.lua\b/i.test(value.text) || !isLiteral(value.text)
      ? report(judgement, 'runs-option-program', value.span)
      : undefined,
  SHOWN: (judgement, value) => noteString(judgement, value.text, value),
  AWKFILE: (judgement, value) => {
    // A file, or a variable that is set before the next one.
    if (/^[A-Za-z_]\w*=/.test(value.text)) noteString(judgement, value.text, value);
    if (value.text !== '-') readPath(judgement, value);
  },
  CONTAINER: (judgement, value) =>
    showsEnvironment(judgement, value, /\bEnv|\.(?:Config|Spec)\b *(?:$|[}|)])|\{\{ *(?:json +)?\. *\}\}/i),
  UNIT: (judgement, value) => showsEnvironment(judgement, value, /(?:^|,)(?:\w*Environment)(?:$|,)/i),
  LESS: (judgement, value) => lessText(judgement, value, /^[^$]*\$*$/),
  LESSNUMBER: (judgement, value) => lessText(judgement, value, /^[-.\d,]*$/),
  GITFORMAT: (judgement, value) =>
    /%G|%\(signature/.test(value.text)
      ? report(judgement, 'runs-option-program', value.span, '', 'ask')
      : undefined,
  PACKAGE: (judgement, value) =>
    /^[./~\uFDD0]|\.rb$|:\/\//.test(value.text)
      ? report(judgement, 'runs-option-program', value.span)
      : undefined,
  MEMBER: (judgement, value) => readMember(judgement, value),
  LOADED: (judgement, value) =>
    isSystemProgram(value.text) ? addEffect(judgement, 'read') : report(judgement, 'runs', value.span, value),
  GITKEY: (judgement, value) => gitSetting(judgement, value),
  TMUX: (judgement, value, call) => tmuxFormat(judgement, value, call),
  TERMINFO: (judgement, value) =>
    isCapability(value.text) ? undefined : report(judgement, 'controls-terminal', value.span),
  HOST: (judgement, value) => (/^[\w-]+$/.test(value.text) ? undefined : lookedUp(judgement, value)),
  DISPLAY: (judgement, value) =>
    /^:\d+(?:\.\d+)?$/.test(value.text) ? undefined : lookedUp(judgement, value),
  NUMBER: (judgement, value) =>
    /^[\d.]*$/.test(value.text) ? undefined : report(judgement, 'evaluates-text', value.span, 'a number'),
  // GNU parallel gives its numbers to Perl's `eval`, with the units replaced (parallel 20221122, multiply_time_units).
  UNITS: (judgement, value) =>
    hasForm('UNITS', value.text)
      ? undefined
      : report(judgement, 'evaluates-text', value.span, 'a number, as Perl'),
  L: (judgement, value) => listPath(judgement, value),
  S: (judgement, value) => readPath(judgement, value),
  W: (judgement, value, call) =>
    value.text === '-' && call !== undefined && printsToDash(call.name)
      ? undefined
      : writeFile(judgement, value, call),
  A: (judgement, value) => writePath(judgement, value, 'append'),
  T: (judgement, value, call) => writePath(judgement, value, call?.name === 'mv' ? 'move' : 'copy'),
  D: (judgement, value, call, recursive) =>
    deletePath(judgement, value, recursive, call && hasTrait(call.name, 'removes empty') ? 'ask' : undefined),
  E: (judgement, value, _call, recursive) => emptyPath(judgement, value, recursive),
  V: (judgement, value) => movePath(judgement, value),
  MOVED: (judgement, value) => movePath(judgement, value, true),
  KEPT: (judgement, value) => {
    addEffect(judgement, 'copy');
    return judgePlace(judgement, resolvePath(judgement, value.text) ?? value.text, value);
  },
  TREE: (judgement, value) => deletePath(judgement, value, true),
  M: (judgement, value) => createPath(judgement, value, 'mkdir'),
  U: (judgement, value) => createPath(judgement, value, 'write'),
  P: (judgement, value, call, recursive) => {
    addEffect(judgement, 'write');
    const kind = call?.row.handler === 'attributes' ? 'extended' : 'write';
    noteInPlace(judgement, kind, value, recursive);
    judgeLoss(judgement, value, recursive);
    return judgePlace(judgement, resolvePath(judgement, value.text) ?? value.text, value);
  },
  N: (judgement, value) => networkAddress(judgement, value),
  '@': (judgement, value) => sentText(judgement, value),
  SEND: (judgement, value) => {
    addEffect(judgement, 'network', 'read');
    readPath(judgement, value);
    return report(judgement, 'sends-files', value.span);
  },
  VERB: (judgement, value) => httpVerb(judgement, value),
  '@VERB': (judgement, value) =>
    /^[A-Za-z]+$/.test(value.text) ? httpVerb(judgement, value) : sentText(judgement, value),
  GITURL: (judgement, value) => {
    networkAddress(judgement, value);
    return /^(?:ext::|-)/.test(value.text) ? report(judgement, 'runs-option-program', value.span) : undefined;
  },
  KUBE: (judgement, value, call) =>
    /^secrets?(?:\/|$)/i.test(value.text) && !listsNames(call) ? secretName(judgement, value) : undefined,
  NPMKEY: (judgement, value) =>
    /token|auth|password/i.test(value.text) ? secretName(judgement, value) : undefined,
  SETTING: (judgement, value, call) =>
    namesNoProgram(call?.name, value.text) ? undefined : optionProgram(judgement, value),
  X: (judgement, value) => optionProgram(judgement, value),
  $: (judgement, value) => runText(judgement, value, judgement.text.dialect),
  sh: (judgement, value) => runText(judgement, value, 'sh'),
  fish: (judgement, value) => runText(judgement, value, 'fish'),
  PREVIEW: (judgement, value) => previewText(judgement, value),
  TYPED: (judgement, value) => typedText(judgement, value),
  FOLDER: (judgement, value) => gitFolder(judgement, value),
  '+': (judgement, value, call) => {
    if (value.text.startsWith('+')) return;
    addEffect(judgement, 'privilege', 'write');
    return report(judgement, 'privilege', value.span, call?.name);
  },
  PAGED: (judgement, value) => pagedFile(judgement, value),
  PAGER: (judgement, value) => pagerNamed(judgement, value),
  NAME: (judgement, value, call) => {
    const first = call?.args.findIndex(isName) ?? -1;
    const isFirst = call?.args[first]?.span[0] === value.span[0] && call.args.slice(first + 1).some(isName);
    fillVariable(judgement, namedIn(judgement, value.text), value.span, inputWord(judgement, isFirst));
    noteLines(judgement, namedIn(judgement, value.text));
  },
  VNAME: (judgement, value) =>
    /^[A-Za-z_]\w*$/.test(value.text)
      ? undefined
      : report(judgement, 'evaluates-text', value.span, 'a variable name'),
  REF: (judgement, value, call) => forcedRef(judgement, value, call?.name ?? ''),
  '!': (judgement, value) => debuggerText(judgement, value),
  awk: (judgement, value) => judgeAwk(judgement, value),
  sed: (judgement, value) => judgeSed(judgement, value),
  sql: (judgement, value) => judgeSql(judgement, value),
  code: (judgement, value) => judgeCode(judgement, value),
  SCRIPT: (judgement, value, call) => runProgramFile(judgement, value, call),
  UNPACK: (judgement, value) => {
    judgement.survey.unnamed = true;
    addEffect(judgement, 'write');
    return judgePlace(judgement, resolvePath(judgement, value.text) ?? value.text, value);
  },
  MOUNT: (judgement, value) => {
    if (/^(?:[/~.$\uFDD0\uFDD5]|type=bind|.*(?:source|src)=)/.test(value.text))
      report(
        judgement,
        'host-access',
        value.span,
        '',
        isOwnFolder(judgement, value.text) ? 'ask' : undefined,
      );
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

function isName({ text }: ExpandedWord): boolean {
  return !text.startsWith('-');
}

/** `sort --files0-from=-`: the files that the input names, or those that another command prints. */
function readNamed(judgement: Judgement, value: ExpandedWord): void {
  const { input, substituted } = judgement.stdio;
  const printed = value.text.includes('/dev/fd/') ? substituted : undefined;
  if (value.text !== '-' && printed === undefined) return readPath(judgement, value);
  for (const name of inputNames(printed === undefined ? input : { type: 'pipe', printed }))
    readPath(judgement, name);
}

/** Judges one value by its role. `recursive` says that deletion or change goes down the tree. */
export function applyRole(
  judgement: Judgement,
  call: Call | undefined,
  role: CommandRole,
  value: ExpandedWord,
  recursive: boolean,
): void {
  HANDLERS[role](judgement, value, call, recursive);
}

/** Without a format of their own these show names and sizes of secrets (kubectl(1)). */
function listsNames(call: Call | undefined): boolean {
  if (call === undefined || !/^(?:kubectl|oc) (?:get|describe)$/.test(call.name)) return false;
  const words = call.args.map(({ text }) => text);
  if (!words.every(isLiteral)) return false;
  return !/ (?:-\w*o|--o[a-z]*)(?!(?:=| )?(?:wide|name)(?: |$))| (?:-\w*v|--v|--te|--ra)/.test(
    ` ${words.join(' ')}`,
  );
}
