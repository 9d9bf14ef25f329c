// What the value of an option, or an operand, is: the letters of the tables turned into effects.

import { inputWord } from '../flow/output.ts';
import { runFile, runText } from '../flow/run-text.ts';
import { fillVariable } from '../flow/variables.ts';
import { noteChange } from '../judgement/changes.ts';
import { addEffect, find } from '../judgement/findings.ts';
import type { Judge } from '../judgement/judge.ts';
import type { Role } from '../judgement/trace.ts';
import { isLiteral, OUTPUT, type Value } from '../judgement/word.ts';
import {
  createPath,
  deletePath,
  emptyPath,
  judgeLoss,
  judgePlace,
  listPath,
  movePath,
  readPath,
  writePath,
} from '../paths/file-effects.ts';
import { resolvePath } from '../paths/resolve.ts';
import { judgeAwk } from './embedded/awk.ts';
import { judgeCode } from './embedded/code.ts';
import { lessText, pagedFile } from './embedded/less.ts';
import { judgeJq, judgeYq } from './embedded/queries.ts';
import { judgeSed } from './embedded/sed.ts';
import { judgeSql } from './embedded/sql.ts';
import { isSystemProgram } from './resolve-word.ts';
import type { Call } from './row.ts';

/** Judges one value by its role. `recursive` says that deletion or change goes down the tree. */
export function applyRole(
  judge: Judge,
  call: Call | undefined,
  role: Role,
  value: Value,
  recursive: boolean,
): void {
  switch (role) {
    case '.':
    case '=':
    case 'PATTERN':
      return;
    case 'KEY':
      return value.text.includes('=') ? find(judge, 'privilege', value.span, value.text) : undefined;
    case 'JQ':
      return judgeJq(judge, value);
    case 'YQ':
      return judgeYq(judge, value);
    case 'YQFILE':
      judgeYq(judge, value);
      return value.text === '-' ? undefined : readPath(judge, value);
    case 'PATTERNFILE':
    case 'R':
      return value.text === '-' ? undefined : readPath(judge, value);
    case 'RESOURCE':
      return readResource(judge, value);
    case 'CERT':
      return /\.(?:pem|crt|cer|der|crl|csr|p7b)$/i.test(value.text) && !/key|priv/i.test(value.text)
        ? addEffect(judge, 'read')
        : readPath(judge, value);
    case 'OBJECT':
      return readObject(judge, value);
    case 'ARGS':
      return value.text.startsWith('@')
        ? find(judge, 'runs-option-program', value.span)
        : readPath(judge, value);
    case 'FORMAT':
      return /[/\\]|\.lua\b/i.test(value.text) || !isLiteral(value.text)
        ? find(judge, 'runs-option-program', value.span)
        : undefined;
    case 'LESS':
      return lessText(judge, value, /^[^$]*\$*$/);
    case 'LESSNUMBER':
      return lessText(judge, value, /^[-.\d,]*$/);
    case 'GITFORMAT':
      return /%G|%\(signature/.test(value.text)
        ? find(judge, 'runs-option-program', value.span, '', 'ask')
        : undefined;
    case 'PACKAGE':
      return /^[./~\uFDD0]|\.rb$|:\/\//.test(value.text)
        ? find(judge, 'runs-option-program', value.span)
        : undefined;
    case 'MEMBER':
      return readMember(judge, value);
    case 'LOADED':
      return isSystemProgram(value.text) ? addEffect(judge, 'read') : find(judge, 'runs', value.span, value);
    case 'GITKEY':
      return gitSetting(judge, value);
    case 'TMUX':
      return value.text.includes('#(') || !isLiteral(value.text)
        ? find(judge, 'evaluates-text', value.span, 'a format of tmux')
        : undefined;
    case 'HOST':
      return /^[\w-]+$/.test(value.text) ? undefined : lookedUp(judge, value);
    case 'DISPLAY':
      return /^:\d+(?:\.\d+)?$/.test(value.text) ? undefined : lookedUp(judge, value);
    case 'NUMBER':
      return /^[\d.]*$/.test(value.text) ? undefined : find(judge, 'evaluates-text', value.span, 'a number');
    case 'L':
      return listPath(judge, value);
    case 'S':
      return readPath(judge, value);
    case 'W':
      return value.text === '-' && printsToDash(call) ? undefined : writePath(judge, value, 'write');
    case 'A':
      return writePath(judge, value, 'append');
    case 'T':
      return writePath(judge, value, call?.name === 'mv' ? 'move' : 'copy');
    case 'D':
      return deletePath(judge, value, recursive);
    case 'E':
      return emptyPath(judge, value, recursive);
    case 'V':
      return movePath(judge, value);
    case 'MOVED':
      return movePath(judge, value, true);
    case 'KEPT':
      addEffect(judge, 'copy');
      return judgePlace(judge, resolvePath(judge, value.text) ?? value.text, value);
    case 'TREE':
      return deletePath(judge, value, true);
    case 'M':
      return createPath(judge, value, 'mkdir');
    case 'U':
      return createPath(judge, value, 'write');
    case 'P':
      addEffect(judge, 'write');
      noteChange(judge, 'write', resolvePath(judge, value.text), { tree: recursive });
      judgeLoss(judge, value, recursive);
      return judgePlace(judge, resolvePath(judge, value.text) ?? value.text, value);
    case 'N':
      return networkAddress(judge, value);
    case '@':
      return sentText(judge, value);
    case 'SEND':
      addEffect(judge, 'network', 'read');
      readPath(judge, value);
      return find(judge, 'sends-files', value.span);
    case 'VERB':
      return httpVerb(judge, value);
    case '@VERB':
      return /^[A-Za-z]+$/.test(value.text) ? httpVerb(judge, value) : sentText(judge, value);
    case 'GITURL':
      networkAddress(judge, value);
      return /^(?:ext::|-)/.test(value.text) ? find(judge, 'runs-option-program', value.span) : undefined;
    case 'KUBE':
      return /^secrets?(?:\/|$)/i.test(value.text) ? secretName(judge, value) : undefined;
    case 'NPMKEY':
      return /token|auth|password/i.test(value.text) ? secretName(judge, value) : undefined;
    case 'X':
      addEffect(judge, 'run');
      return find(judge, 'runs-option-program', value.span);
    case '$':
      return runText(judge, value, judge.text.dialect);
    case 'sh':
      return runText(judge, value, 'sh');
    case 'fish':
      return runText(judge, value, 'fish');
    case 'FOLDER':
      return gitFolder(judge, value);
    case '+':
      if (value.text.startsWith('+')) return;
      addEffect(judge, 'privilege', 'write');
      return find(judge, 'privilege', value.span, call?.name);
    case 'PAGED':
      return pagedFile(judge, value);
    case 'NAME':
      return fillVariable(judge, value.text, value.span, inputWord(judge));
    case 'VNAME':
      return /^[A-Za-z_]\w*$/.test(value.text)
        ? undefined
        : find(judge, 'evaluates-text', value.span, 'a variable name');
    case 'REF':
      return forcedRef(judge, value, call?.name ?? '');
    case '!':
      return debuggerText(judge, value);
    case 'awk':
      return judgeAwk(judge, value);
    case 'sed':
      return judgeSed(judge, value);
    case 'sql':
      return judgeSql(judge, value);
    case 'code':
      return judgeCode(judge, value);
    case 'SCRIPT':
      return runFile(judge, value);
    case 'UNPACK':
      judge.survey.unnamed = true;
      addEffect(judge, 'write');
      return judgePlace(judge, resolvePath(judge, value.text) ?? value.text, value);
    case 'MOUNT':
      if (/^(?:[/~.$\uFDD0\uFDD5]|type=bind|.*(?:source|src)=)/.test(value.text))
        find(judge, 'host-access', value.span);
      return;
    default:
      return find(judge, 'unknown-operand', value.span);
  }
}

/** To these `-` is standard output; sort, shuf, tee, git and find make a file of that name. */
const TO_DASH =
  /^(?:wget|curl|iconv|uniq|guniq|xxd|gxxd|gpg2?|g?tar|bsdtar|zip|pdftotext|pandoc|ffmpeg|convert|magick|codesign)\b/;

function printsToDash(call: Call | undefined): boolean {
  return call !== undefined && TO_DASH.test(call.name);
}

/** A file, or what a program of media or documents takes for one: an address, a pipe, a coder that acts. */
function readResource(judge: Judge, value: Value): void {
  if (/^[a-z][\w+.-]*:\/\//i.test(value.text) && !/^file:/i.test(value.text)) return lookedUp(judge, value);
  const coder = /^([a-z]{2,}):/i.exec(value.text)?.[1];
  const acts = coder !== undefined && !/^(?:png|jpe?g|gif|webp|tiff?|bmp|svg|pdf|file)$/i.test(coder);
  if (acts || /^[|@]|\|\s*$/.test(value.text)) return find(judge, 'runs-option-program', value.span);
  readPath(judge, { ...value, text: value.text.replace(/^file:(?:\/\/)?/i, '') });
}

/** `name=@path`, `name=%path` and `name=:path` are filled with what the file holds. */
function readMember(judge: Judge, value: Value): void {
  const path = /^[^=@]*(?:=[@%:]|:=|@)(.*)$/s.exec(value.text)?.[1];
  if (path !== undefined) readPath(judge, { ...value, text: path });
}

/** git's `HEAD:path` and plain paths: the content of a file that may hold secrets. */
function readObject(judge: Judge, value: Value): void {
  const at = value.text.lastIndexOf(':');
  readPath(judge, { ...value, text: at === -1 ? value.text : value.text.slice(at + 1) });
}

/** A name that is asked of the network. */
function lookedUp(judge: Judge, value: Value): void {
  networkAddress(judge, value);
  find(judge, 'network', value.span);
}

/** The folder git works in from here on; `inFolder` of git has it looked at. */
function gitFolder(judge: Judge, value: Value): void {
  const path = resolvePath(judge, value.text);
  if ((path === undefined || !isLiteral(path)) && !isLiteral(value.text))
    find(judge, 'unknown-folder', value.span);
}

/** `-c NAME=VALUE`: how things look is nobody's program. */
const GIT_LOOKS =
  /^(?:color\.(?!pager)[\w.-]+|core\.(?:quotepath|abbrev|ignorecase|precomposeunicode|optionallocks)|column\.[\w.]+|log\.(?!.*(?:mailmap|showsignature))\w+|status\.\w+|diff\.(?:algorithm|context|colormoved|colormovedws|renames|renamelimit|noprefix|mnemonicprefix|statgraphwidth|wordregex|interhunkcontext|indentheuristic)|branch\.sort|tag\.sort|versionsort\.\w+|blame\.(?:coloring|date|showemail|showroot|blankboundary)|grep\.(?:linenumber|column|fullname|patterntype|extendedregexp)|advice\.\w+|format\.pretty|pretty\.\w+|i18n\.logoutputencoding|gui\.encoding)(?:=|$)/i;

function gitSetting(judge: Judge, value: Value): void {
  if (isLiteral(value.text) && GIT_LOOKS.test(value.text) && !value.text.includes('%G')) return;
  addEffect(judge, 'run');
  find(judge, 'runs-option-program', value.span);
}

/** `+branch` overwrites and `:branch` deletes what others may have. */
function forcedRef(judge: Judge, value: Value, name: string): void {
  if (!/^[+:]/.test(value.text)) return;
  addEffect(judge, 'delete');
  find(judge, 'deletes', value.span, `${name} ${value.text}`);
}

/** A debugger's command: `!x` and `shell x` go to a shell, the rest may run the program it holds. */
function debuggerText(judge: Judge, value: Value): void {
  const shell = /^\s*(?:!|shell\s)\s*(.*)$/s.exec(value.text)?.[1];
  find(judge, 'runs-option-program', value.span);
  if (shell !== undefined) runText(judge, { text: shell, span: value.span }, 'sh');
}

function secretName(judge: Judge, value: Value): void {
  addEffect(judge, 'secret');
  find(judge, 'secret-file', value.span, value.text);
}

function networkAddress(judge: Judge, value: Value): void {
  const local = /^file:(?:\/\/)?(?:localhost)?(.*)$/is.exec(value.text)?.[1];
  if (local !== undefined) return readPath(judge, { text: local, span: value.span });
  addEffect(judge, 'network');
  if (value.text.includes(OUTPUT)) {
    addEffect(judge, 'read');
    find(judge, 'sends-files', value.span);
  }
}

/** What a request does to what the address names; `X-HTTP-Method-Override: DELETE` says it in a header. */
function httpVerb(judge: Judge, { text, span }: Value): void {
  if (isLiteral(text) && !CHANGING_VERB.test(text)) return;
  addEffect(
    judge,
    'network',
    ...(/^(?:put|patch)$/i.test(text) ? (['write'] as const) : (['delete'] as const)),
  );
  find(judge, 'risky', span, `the request ${text}`);
}

const CHANGING_VERB = /^(?:delete|put|patch|purge|move|unlink|ban|reset|proppatch|rm|truncate)$/i;

/** curl's `-d`: text, or `@file`; either leaves the machine. */
function sentText(judge: Judge, value: Value): void {
  addEffect(judge, 'network', 'read');
  const override = /^x-(?:http-)?method(?:-override)?:\s*(\w+)/i.exec(value.text)?.[1];
  if (override !== undefined) httpVerb(judge, { ...value, text: override });
  if (value.text.startsWith('@') || value.text.includes('=@') || value.text.includes(OUTPUT)) {
    readPath(judge, { ...value, text: value.text.replace(/^.*@/, '') });
    find(judge, 'sends-files', value.span);
  }
}
