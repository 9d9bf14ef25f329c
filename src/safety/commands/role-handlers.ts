// Handlers for roles that are not paths: addresses, settings and texts of single tools.

import { isListed } from '../flow/folder.ts';
import { runText } from '../flow/run-text.ts';
import { addEffect, report, shown } from '../judgement/findings.ts';
import type { Judgement } from '../judgement/judge.ts';
import {
  type ExpandedWord,
  isGlob,
  isLiteral,
  isPrintedNumber,
  likeliest,
  SUBTREE,
  UNKNOWN_OUTPUT,
} from '../judgement/word.ts';
import { isGitDisplay } from '../knowledge/git-settings.ts';
import { hasTrait } from '../knowledge/program-traits.ts';
import { HARMLESS_CAPABILITIES } from '../knowledge/terminal-capabilities.ts';
import { KNOWN_PAGERS } from '../knowledge/variable-names.ts';
import { readPath, writePath } from '../paths/file-effects.ts';
import { resolvePath } from '../paths/resolve.ts';
import { isSystemProgram } from './resolve-word.ts';
import type { Call } from './row.ts';

/** A file, or what a program of media or documents takes for one: an address, a pipe, a coder that acts. */
export function readResource(judgement: Judgement, value: ExpandedWord): void {
  // GDAL reads archives and memory by such names as well.
  const remote = /^[a-z][\w+.-]*:\/\/|^\/vsi(?!zip\/|tar\/|gzip\/|mem\/)/i;
  if (remote.test(value.text) && !/^file:/i.test(value.text)) return lookedUp(judgement, value);
  const coder = /^([a-z]{2,}):/i.exec(value.text)?.[1];
  const acts = coder !== undefined && !/^(?:png|jpe?g|gif|webp|tiff?|bmp|svg|pdf|file)$/i.test(coder);
  // A script of ImageMagick, by its extension alone.
  if (acts || /\.(?:msl|mvg)(?:\[[^\]]*\])?$/i.test(value.text) || /^[|@]|\|\s*$/.test(value.text))
    return report(judgement, 'runs-option-program', value.span);
  readPath(judgement, { ...value, text: value.text.replace(/^file:(?:\/\/)?/i, '') });
}

/** `name=@path`, `name=%path` and `name=:path` are filled with what the file holds. */
export function readMember(judgement: Judgement, value: ExpandedWord): void {
  const path = /^[^=@]*(?:=[@%:]|:=|@)(.*)$/s.exec(value.text)?.[1];
  if (path !== undefined) readPath(judgement, { ...value, text: path });
}

/** git's `HEAD:path` and plain paths: the content of a file that may hold secrets. */
export function readObject(judgement: Judgement, value: ExpandedWord): void {
  const at = value.text.lastIndexOf(':');
  readPath(judgement, { ...value, text: at === -1 ? value.text : value.text.slice(at + 1) });
}

/** A name that is asked of the network. */
export function lookedUp(judgement: Judgement, value: ExpandedWord): void {
  networkAddress(judgement, value);
  report(judgement, 'network', value.span);
}

/** The folder git works in from here on; `inFolder` of git has it looked at. */
export function gitFolder(judgement: Judgement, value: ExpandedWord): void {
  const path = resolvePath(judgement, value.text);
  // Of a pattern the caller looks at each; of `find -exec git -C {}` there is no end of them.
  const several = value.text.includes(SUBTREE) || isGlob(value.text);
  const known = isLiteral(value.text) || (!several && path !== undefined && isLiteral(path));
  if (!known && !isListed(judgement, value.text)) report(judgement, 'unknown-folder', value.span);
}

/** `-c NAME=VALUE`: display settings start no program. */
export function gitSetting(judgement: Judgement, value: ExpandedWord): void {
  if (isLiteral(value.text) && isGitDisplay(value.text) && !value.text.includes('%G')) return;
  optionProgram(judgement, value);
}

/** `man -P cat`: one that only prints what it is given. */
export function pagerNamed(judgement: Judgement, value: ExpandedWord): void {
  if (!isLiteral(value.text) || !KNOWN_PAGERS.test(value.text)) optionProgram(judgement, value);
}

export function optionProgram(judgement: Judgement, value: ExpandedWord): void {
  addEffect(judgement, 'run');
  report(judgement, 'runs-option-program', value.span);
}

/** `+branch` overwrites and `:branch` deletes what others may have. */
export function forcedRef(judgement: Judgement, value: ExpandedWord, name: string): void {
  if (!/^[+:]/.test(value.text)) return;
  addEffect(judgement, 'delete');
  report(judgement, 'deletes', value.span, `${name} ${value.text}`);
}

/** A debugger's command: `!x` and `shell x` go to a shell, the rest may run the program it holds. */
export function debuggerText(judgement: Judgement, value: ExpandedWord): void {
  const shell = /^\s*(?:!|shell\s)\s*(.*)$/s.exec(value.text)?.[1];
  report(judgement, 'runs-option-program', value.span);
  if (shell !== undefined) runText(judgement, { text: shell, span: value.span }, 'sh');
}

export function secretName(judgement: Judgement, value: ExpandedWord): void {
  addEffect(judgement, 'secret');
  report(judgement, 'secret-file', value.span, value.text);
}

/** A part of what is known of a container or a service: the environment it was given is asked about. */
export function showsEnvironment(judgement: Judgement, value: ExpandedWord, asked: RegExp): void {
  if (asked.test(value.text)) report(judgement, 'shows-secrets', value.span, 'the environment', 'ask');
}

export function networkAddress(judgement: Judgement, value: ExpandedWord): void {
  const local = /^file:(?:\/\/)?(?:localhost)?(.*)$/is.exec(value.text)?.[1];
  if (local !== undefined) return readPath(judgement, { text: local, span: value.span });
  addEffect(judgement, 'network');
  if (DESTROYING_ADDRESS.test(value.text)) httpVerb(judgement, { ...value, text: 'delete' });
  if (value.text.includes(UNKNOWN_OUTPUT)) {
    addEffect(judgement, 'read');
    report(judgement, 'sends-files', value.span);
  }
}

/** Of Elasticsearch and OpenSearch: it deletes by a request that posts. */
const DESTROYING_ADDRESS = /\/_(?:delete_by_query|update_by_query)\b/;

/** What a request does to what the address names; `X-HTTP-Method-Override: DELETE` says it in a header. */
export function httpVerb(judgement: Judgement, { text, span }: ExpandedWord): void {
  if (isLiteral(text) && !CHANGING_VERB.test(text)) return;
  addEffect(
    judgement,
    'network',
    ...(/^(?:put|patch)$/i.test(text) ? (['write'] as const) : (['delete'] as const)),
  );
  report(judgement, 'risky', span, `the request ${text}`);
}

const CHANGING_VERB = /^(?:delete|put|patch|purge|move|unlink|ban|reset|proppatch|rm|truncate)$/i;

/** curl's `-d`: text, or `@file`; either leaves the machine. */
export function sentText(judgement: Judgement, value: ExpandedWord): void {
  addEffect(judgement, 'network', 'read');
  const override = /^x-(?:http-)?method(?:-override)?:\s*(\w+)/i.exec(value.text)?.[1];
  if (override !== undefined) httpVerb(judgement, { ...value, text: override });
  if (DESTROYING_ADDRESS.test(value.text)) httpVerb(judgement, { ...value, text: 'delete' });
  if (value.text.startsWith('@') || value.text.includes('=@') || value.text.includes(UNKNOWN_OUTPUT)) {
    readPath(judgement, { ...value, text: value.text.replace(/^.*@/, '') });
    report(judgement, 'sends-files', value.span);
  }
}

/** openssl(1) reads a file, or the address of a store: `org.openssl.engine:../x:key` loads a library. */
export function readCertificate(judgement: Judgement, value: ExpandedWord): void {
  const path = value.text.replace(/^file:(?:\/\/(?:localhost)?(?=\/))?/i, '');
  if (/^[a-z][\w.+-]+:/i.test(path)) return optionProgram(judgement, value);
  if (/\.(?:pem|crt|cer|der|crl|csr|p7b)$/i.test(path) && !/key|priv/i.test(path))
    addEffect(judgement, 'read');
  else readPath(judgement, { ...value, text: path });
}

/** tar's and cpio's `host:file` is fetched through a remote shell. */
export function readArchive(judgement: Judgement, archive: ExpandedWord): void {
  if (/^[^/]+:/.test(archive.text)) {
    addEffect(judgement, 'network');
    report(judgement, 'network', archive.span, 'a remote shell');
  } else readPath(judgement, archive);
}

/**
 * rpm 4.18 expands its macros in the paths of `-p` and `-f`: a package named `%(touch x).rpm` runs that. Names of installed
 * packages it takes as they are.
 */
export function readRpm(judgement: Judgement, value: ExpandedWord, call: Call | undefined): void {
  const named = call?.args.some(({ text }) => /^-[a-zA-Z]*[fpFUi]|^--(?:file|package|checksig)/.test(text));
  if (value.text.includes('%')) report(judgement, 'evaluates-text', value.span, 'a macro of rpm');
  else if (named === true && !isLiteral(value.text) && !isSystemProgram(value.text))
    report(judgement, 'evaluates-text', value.span, 'a macro of rpm', 'ask');
  else readResource(judgement, value);
}

/** `#(…)` runs. A new name that is not known may hold that. */
export function tmuxFormat(judgement: Judgement, { text, span }: ExpandedWord, call: Call | undefined): void {
  const runs = text.includes('#(');
  if (isLiteral(text) && !runs) return;
  const level = !runs && call?.name.startsWith('tmux rename') ? 'ask' : undefined;
  report(judgement, 'evaluates-text', span, 'a format of tmux', level);
}

/**
 * fzf quotes for sh what it puts in for `{}`, and hands the text to `$SHELL -c`: read here is what sh, zsh and fish read
 * alike, with places that are quoted, hold one line and stand outside quotes. fzf 0.38 in fish runs a part of a file name
 * that has a backslash (seen with `cat {}`), and PowerShell and cmd quote otherwise.
 */
export function previewText(judgement: Judgement, value: ExpandedWord): void {
  const { dialect } = judgement.text;
  const elsewhere = dialect === 'fish' || dialect === 'powershell' || dialect === 'cmd';
  const filled = value.text.replaceAll(PREVIEW_PLACE, PLACED);
  if (elsewhere || !isLiteral(value.text) || !PLAIN_PREVIEW.test(filled))
    return optionProgram(judgement, value);
  for (const read of ['sh', 'zsh'] as const)
    runText(judgement, { ...value, text: filled.replaceAll(PLACED, '"$$1"') }, read);
}

/** `{}`, `{q}`, `{n}`, `{2}`, `{-1}`, `{1,3}`, `{2..}`: the others are raw, several lines, or the name of a file. */
const PREVIEW_PLACE = /\{(?:[qn]|-?[1-9]\d*(?:(?:,-?[1-9]\d*)*|\.\.(?:-?[1-9]\d*)?)|\.\.(?:-?[1-9]\d*)?)?\}/g;

/** A character that no literal text has. */
const PLACED = '\uFDEF';

const PLAIN_PREVIEW =
  /^(?:[\w \t./,:@+|;\uFDEF-]|(?<=\w)=|&&|'[^'\\{}\uFDEF]*'|"[^"\\$`!{}\uFDEF]*"|(?<!\S)\[(?= )|(?<= )\](?![^\s;])|(?:2?>\/dev\/null|2>&1)(?![^\s|;]))*$/;

/**
 * fish's completion of some programs runs them: of make with `-pRrq`, which evaluates the Makefile (fish 3.6). A name that is
 * being typed is only looked up.
 */
export function typedText(judgement: Judgement, { text, span }: ExpandedWord): void {
  if (/^ *[\w./~-]*$/.test(text)) return addEffect(judgement, 'read');
  // The last word is not complete yet.
  runText(judgement, { text: text.replace(/(?<=\s)[\w-]+$/, ''), span }, judgement.text.dialect);
  const name = /^ *([\w-]+) [\w ./,:=@%+~$-]*$/.exec(text)?.[1] ?? '';
  if (hasTrait(name, 'completes itself')) return;
  addEffect(judgement, 'run');
  report(judgement, 'runs', span, 'a completion', 'ask');
}

/** Of several in one call each is printed: `tput bold Ms c x`. */
export function isCapability(text: string): boolean {
  return isPrintedNumber(text) || HARMLESS_CAPABILITIES.has(text) || /^k[a-zA-Z]?\w+$/.test(text);
}

/** A file is read, as an operand or an option's value. */
export function readFile(judgement: Judgement, value: ExpandedWord, call: Call | undefined): void {
  readPath(judgement, value);
  if (!isOtherName(judgement, value) || hasTrait(call?.name ?? '', 'summarizes')) return;
  addEffect(judgement, 'secret');
  report(judgement, 'secret-file', value.span, shown(judgement, value), 'ask');
}

/** ImageMagick gives a picture named `|x` to the program x. */
export function writeFile(judgement: Judgement, value: ExpandedWord, call: Call | undefined): void {
  if (/^(?:convert|magick)\b/.test(call?.name ?? '') && /^(?:\w+:)?\|/.test(value.text))
    optionProgram(judgement, value);
  else writePath(judgement, value, 'write');
}

/** `${f%.bak}`, where `f` goes through a pattern: the name of another file, which may be a secret beside those that match. */
function isOtherName({ text: { source } }: Judgement, { text, span }: ExpandedWord): boolean {
  const path = likeliest(text);
  if (!isGlob(path) || /\.\w+$/.test(path)) return false;
  const written = source.slice(...span).replace(/\$\{[^}]*\}|^\(.*\)$/gs, '');
  return !/[*?[(]/.test(written) && WITHOUT_END.test(source);
}

const WITHOUT_END = /\$\{?\w+(?:%|:r)|\b(?:string replace|path change-extension) /;
