// Handlers for roles that are not paths: addresses, settings and texts of single tools.

import { runText } from '../flow/run-text.ts';
import { addEffect, report } from '../judgement/findings.ts';
import type { Judgement } from '../judgement/judge.ts';
import { type ExpandedWord, isLiteral, isPrintedNumber, UNKNOWN_OUTPUT } from '../judgement/word.ts';
import { isGitDisplay } from '../knowledge/git-settings.ts';
import { HARMLESS_CAPABILITIES } from '../knowledge/terminal-capabilities.ts';
import { readPath } from '../paths/file-effects.ts';
import { resolvePath } from '../paths/resolve.ts';
import { isSystemProgram } from './resolve-word.ts';
import type { Call } from './row.ts';

/** A file, or what a program of media or documents takes for one: an address, a pipe, a coder that acts. */
export function readResource(judge: Judgement, value: ExpandedWord): void {
  if (/^[a-z][\w+.-]*:\/\//i.test(value.text) && !/^file:/i.test(value.text)) return lookedUp(judge, value);
  const coder = /^([a-z]{2,}):/i.exec(value.text)?.[1];
  const acts = coder !== undefined && !/^(?:png|jpe?g|gif|webp|tiff?|bmp|svg|pdf|file)$/i.test(coder);
  // A script of ImageMagick, by its extension alone.
  if (acts || /\.(?:msl|mvg)(?:\[[^\]]*\])?$/i.test(value.text) || /^[|@]|\|\s*$/.test(value.text))
    return report(judge, 'runs-option-program', value.span);
  readPath(judge, { ...value, text: value.text.replace(/^file:(?:\/\/)?/i, '') });
}

/** `name=@path`, `name=%path` and `name=:path` are filled with what the file holds. */
export function readMember(judge: Judgement, value: ExpandedWord): void {
  const path = /^[^=@]*(?:=[@%:]|:=|@)(.*)$/s.exec(value.text)?.[1];
  if (path !== undefined) readPath(judge, { ...value, text: path });
}

/** git's `HEAD:path` and plain paths: the content of a file that may hold secrets. */
export function readObject(judge: Judgement, value: ExpandedWord): void {
  const at = value.text.lastIndexOf(':');
  readPath(judge, { ...value, text: at === -1 ? value.text : value.text.slice(at + 1) });
}

/** A name that is asked of the network. */
export function lookedUp(judge: Judgement, value: ExpandedWord): void {
  networkAddress(judge, value);
  report(judge, 'network', value.span);
}

/** The folder git works in from here on; `inFolder` of git has it looked at. */
export function gitFolder(judge: Judgement, value: ExpandedWord): void {
  const path = resolvePath(judge, value.text);
  if ((path === undefined || !isLiteral(path)) && !isLiteral(value.text))
    report(judge, 'unknown-folder', value.span);
}

/** `-c NAME=VALUE`: display settings start no program. */
export function gitSetting(judge: Judgement, value: ExpandedWord): void {
  if (isLiteral(value.text) && isGitDisplay(value.text) && !value.text.includes('%G')) return;
  addEffect(judge, 'run');
  report(judge, 'runs-option-program', value.span);
}

/** `+branch` overwrites and `:branch` deletes what others may have. */
export function forcedRef(judge: Judgement, value: ExpandedWord, name: string): void {
  if (!/^[+:]/.test(value.text)) return;
  addEffect(judge, 'delete');
  report(judge, 'deletes', value.span, `${name} ${value.text}`);
}

/** A debugger's command: `!x` and `shell x` go to a shell, the rest may run the program it holds. */
export function debuggerText(judge: Judgement, value: ExpandedWord): void {
  const shell = /^\s*(?:!|shell\s)\s*(.*)$/s.exec(value.text)?.[1];
  report(judge, 'runs-option-program', value.span);
  if (shell !== undefined) runText(judge, { text: shell, span: value.span }, 'sh');
}

export function secretName(judge: Judgement, value: ExpandedWord): void {
  addEffect(judge, 'secret');
  report(judge, 'secret-file', value.span, value.text);
}

export function networkAddress(judge: Judgement, value: ExpandedWord): void {
  const local = /^file:(?:\/\/)?(?:localhost)?(.*)$/is.exec(value.text)?.[1];
  if (local !== undefined) return readPath(judge, { text: local, span: value.span });
  addEffect(judge, 'network');
  if (value.text.includes(UNKNOWN_OUTPUT)) {
    addEffect(judge, 'read');
    report(judge, 'sends-files', value.span);
  }
}

/** What a request does to what the address names; `X-HTTP-Method-Override: DELETE` says it in a header. */
export function httpVerb(judge: Judgement, { text, span }: ExpandedWord): void {
  if (isLiteral(text) && !CHANGING_VERB.test(text)) return;
  addEffect(
    judge,
    'network',
    ...(/^(?:put|patch)$/i.test(text) ? (['write'] as const) : (['delete'] as const)),
  );
  report(judge, 'risky', span, `the request ${text}`);
}

const CHANGING_VERB = /^(?:delete|put|patch|purge|move|unlink|ban|reset|proppatch|rm|truncate)$/i;

/** curl's `-d`: text, or `@file`; either leaves the machine. */
export function sentText(judge: Judgement, value: ExpandedWord): void {
  addEffect(judge, 'network', 'read');
  const override = /^x-(?:http-)?method(?:-override)?:\s*(\w+)/i.exec(value.text)?.[1];
  if (override !== undefined) httpVerb(judge, { ...value, text: override });
  if (value.text.startsWith('@') || value.text.includes('=@') || value.text.includes(UNKNOWN_OUTPUT)) {
    readPath(judge, { ...value, text: value.text.replace(/^.*@/, '') });
    report(judge, 'sends-files', value.span);
  }
}

/** tar's and cpio's `host:file` is fetched through a remote shell. */
export function readArchive(judge: Judgement, archive: ExpandedWord): void {
  if (/^[^/]+:/.test(archive.text)) {
    addEffect(judge, 'network');
    report(judge, 'network', archive.span, 'a remote shell');
  } else readPath(judge, archive);
}

/**
 * rpm 4.18 expands its macros in the paths of `-p` and `-f`: a package named `%(touch x).rpm` runs that. Names of installed
 * packages it takes as they are.
 */
export function readRpm(judge: Judgement, value: ExpandedWord, call: Call | undefined): void {
  const named = call?.args.some(({ text }) => /^-[a-zA-Z]*[fpFUi]|^--(?:file|package|checksig)/.test(text));
  if (value.text.includes('%')) report(judge, 'evaluates-text', value.span, 'a macro of rpm');
  else if (named === true && !isLiteral(value.text) && !isSystemProgram(value.text))
    report(judge, 'evaluates-text', value.span, 'a macro of rpm', 'ask');
  else readResource(judge, value);
}

/** Of several in one call each is printed: `tput bold Ms c x`. */
export function isCapability(text: string): boolean {
  return isPrintedNumber(text) || HARMLESS_CAPABILITIES.has(text) || /^k[a-zA-Z]?\w+$/.test(text);
}
