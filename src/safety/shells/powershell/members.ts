// What .NET names a text uses: types and static members that only compute or read, and methods that change nothing.

import type { Span } from '../../../domain/verdict.ts';
import { mayNameSecret } from '../../commands/find-secrets.ts';
import { runText } from '../../flow/run-text.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { HOME_DIRECTORY, isDynamic, isLiteral, UNKNOWN_OUTPUT } from '../../judgement/word.ts';
import { onlyLooks, PLAIN_TYPES, PROPERTIES, PURE_METHODS } from '../../knowledge/dotnet.ts';
import { noteWritten } from '../../paths/secret-flow.ts';
import { showsWhole } from '../../paths/shown-variable.ts';
import { isSecretName, type Use, usePath } from '../../paths/windows-effects.ts';

/** What stands for a block of code among the values of a call. */
export const BLOCK = '{}';

type Given = { readonly values: readonly string[]; readonly span: Span };

const FILE_USES: readonly (readonly [RegExp, Use, number])[] = [
  [/^(?:ReadAll\w+|ReadLines|OpenRead|OpenText)$/i, 'read', 0],
  [/^(?:Exists|Get\w+|Enumerate\w+|ResolveLinkTarget|new)$/i, 'list', 0],
  [/^(?:AppendAll\w+|AppendText)$/i, 'append', 0],
  [/^(?:WriteAll\w+|Create|CreateText|OpenWrite|Open|Set\w+|Encrypt|Decrypt)$/i, 'write', 0],
  [/^Delete$/i, 'delete', 0],
  [/^CreateDirectory$/i, 'mkdir', 0],
  [/^(?:Move|Replace)$/i, 'leave', 0],
  [/^Copy$/i, 'copy', 1],
];

/** A type used as a conversion, or only named. */
export function judgeType(judgement: Judgement, written: string, span: Span, how: 'cast' | 'named'): void {
  if (isPlainType(written)) return;
  addEffect(judgement, 'run');
  report(judgement, how === 'cast' ? 'risky-code' : 'runs-code', span, written);
}

/** `[System.Int32[]]` is `int32`. */
function typeName(written: string): string {
  return written
    .toLowerCase()
    .replace(/^\[\s*/, '')
    .replace(/(?<!\s)\s*\]$/, '')
    .replace(/^system\./, '')
    .replace(/(?<!\[[,\s]*\])(?:\[[,\s]*\])+$/, '')
    .replace(/^text\.regularexpressions\.(?=regex$)/, '');
}

function isPlainType(written: string): boolean {
  const name = typeName(written);
  const generic =
    /^(?:collections\.generic\.)?(list|dictionary|hashset|queue|stack|nullable)\[([\w.,\s]+)\]$/.exec(name);
  if (generic !== null)
    return (generic[2] ?? '')
      .split(',')
      .every((part) => PLAIN_TYPES.has(part.trim().replace(/^system\./, '')));
  return PLAIN_TYPES.has(name);
}

/** `[Type]::Member`, called or read. */
export function judgeStatic(
  judgement: Judgement,
  written: string,
  member: string,
  span: Span,
  given: Given | undefined,
): void {
  const type = typeName(written);
  addEffect(judgement, 'read');
  if (type === 'scriptblock' && /^create$/i.test(member)) {
    addEffect(judgement, 'run');
    report(judgement, 'evaluates-text', span, written);
    const [text] = given?.values ?? [];
    return text === undefined
      ? undefined
      : runText(judgement, { text, span: placeOf(judgement, text, span) }, 'powershell');
  }
  if (type === 'io.file' || type === 'io.directory')
    return judgeFileMethod(judgement, type, member, span, given);
  if (
    type === 'environment' &&
    /^getenvironmentvariable$/i.test(member) &&
    isSecretName(given?.values[0] ?? '') &&
    !showsWhole(judgement)
  ) {
    addEffect(judgement, 'secret');
    return report(judgement, 'secret-file', span, given?.values[0]);
  }
  if (type === 'net.dns' && !/^gethostname$/i.test(member)) {
    addEffect(judgement, 'network');
    if (given?.values.some(mixesUnknown)) {
      addEffect(judgement, 'read');
      report(judgement, 'sends-files', span);
    }
    return report(judgement, 'network', span, `${written}::${member}`);
  }
  // `GetFolderPath('Desktop', 'Create')` makes the folder where it is not there.
  if (type === 'environment' && /^getfolderpath$/i.test(member) && !given?.values.slice(1).every(looksUp)) {
    addEffect(judgement, 'write');
    return report(judgement, 'risky-code', span, `${written}::${member}`);
  }
  // What is called for each match or element: a block, or a variable that may hold one.
  const calls =
    (type === 'regex' && /^replace$/i.test(member) && given?.values.slice(2).some(isDynamic)) ||
    (/^(?:array|linq\.enumerable)$/.test(type) && given?.values.slice(1).some(isDynamic));
  if (calls === true) {
    addEffect(judgement, 'run');
    return report(judgement, 'risky-code', span, `${written}::${member}`);
  }
  if (isPlainType(written) && member !== '' && onlyLooks(type, member)) return;
  addEffect(judgement, 'run', 'write', 'delete', 'network', 'privilege');
  report(judgement, 'risky-code', span, `${written}::${member}`);
}

/** `"$env:USERNAME.evil.com"`: an address with something of this machine in it. A whole address in a variable may be anything. */
export function mixesUnknown(text: string): boolean {
  return text.includes(UNKNOWN_OUTPUT) || (isDynamic(text) && /[\w.]/.test(text));
}

function looksUp(option: string): boolean {
  return /^(?:None|DoNotVerify)$/i.test(option);
}

function judgeFileMethod(
  judgement: Judgement,
  type: string,
  member: string,
  span: Span,
  given: Given | undefined,
): void {
  const found = FILE_USES.find(([pattern]) => pattern.test(member));
  const target = given?.values[found?.[2] ?? 0];
  if (found === undefined || target === undefined) {
    addEffect(judgement, 'run', 'write', 'delete');
    return report(judgement, 'risky-code', span, `${type}::${member}`);
  }
  if (type === 'io.directory') noteFiles(judgement, member, given?.values.slice(1) ?? [], span);
  if (found[1] !== 'read' && found[1] !== 'list') addEffect(judgement, 'run', 'privilege', 'network');
  usePath(judgement, found[1], { text: target, span }, type === 'io.directory');
}

/** They name hidden files as well: where the text then reads what it does not name, a secret may be among them. */
function noteFiles(judgement: Judgement, member: string, [pattern]: readonly string[], span: Span): void {
  const files = /^(?:get|enumerate)(?:files|filesystem(?:entries|infos))$/i.test(member);
  if (files && (pattern === undefined || mayNameSecret(pattern))) noteWritten(judgement, './.env', span);
}

/** A property: reading one changes nothing. */
export function judgeMember(judgement: Judgement, name: string, span: Span): void {
  addEffect(judgement, 'read');
  if (name === '') report(judgement, 'runs-code', span, 'a computed member');
  // An unread block: of a function, or of a whole file.
  else if (/^(?:scriptblock|\w*action|onremove)$/i.test(name))
    report(judgement, 'risky-code', span, `.${name}`);
  else if (isSecretName(name) || /^getnetworkcredential$/i.test(name)) {
    addEffect(judgement, 'secret');
    report(judgement, 'secret-file', span, name);
  }
}

/** A method of an object: a closed list is known to change nothing. */
export function judgeMethod(
  judgement: Judgement,
  call: Given & {
    readonly method: string;
    readonly object: string;
    readonly written: string;
    readonly textLike: boolean;
  },
): void {
  const { method, span } = call;
  addEffect(judgement, 'read');
  // `.ForEach('Delete')` calls a method of that name.
  const named =
    (/^foreach$/i.test(method) &&
      !call.values.every((value) => value === BLOCK || isHarmlessMember(value))) ||
    (/^where$/i.test(method) && call.values.some(isDynamic));
  noteFiles(judgement, method, call.values, span);
  if (PURE_METHODS.has(method.toLowerCase()) && !named) return;
  // On text these compute; on a file, a list or a drive they act.
  if (
    /^(?:Replace|Insert|Remove)$/i.test(method) &&
    (call.textLike || (isLiteral(call.object) && call.object !== ''))
  )
    return;
  addEffect(judgement, 'run', 'write', 'delete');
  const item = /^delete$/i.test(method) ? itemOf(call.written) : undefined;
  if (item !== undefined) usePath(judgement, 'delete', { text: item, span }, true);
  if (/download|upload|webrequest|send|connect|open|getresponse/i.test(method))
    addEffect(judgement, 'network');
  report(judgement, 'risky-code', span, method === '' ? 'a computed method' : `.${method}()`);
  if (/^(?:invokescript|addscript|invokeexpression|newscriptblock)$/i.test(method)) {
    const [text] = call.values;
    if (text !== undefined) runText(judgement, { text, span: placeOf(judgement, text, span) }, 'powershell');
  }
}

/** Where a value is that is written in the call as it is. */
function placeOf({ text: { source } }: Judgement, text: string, span: Span): Span {
  const at = text === '' ? -1 : source.slice(...span).indexOf(text);
  return at === -1 ? span : [span[0] + at, span[0] + at + text.length];
}

/** The path in `(Get-Item PATH)` and its like: what a method of it then acts on. */
function itemOf(written: string): string | undefined {
  const words = /^\(\s*(?:get-item|get-childitem|gi|gci|dir|ls)\s([^()|;]*)\)$/i.exec(written)?.[1];
  const path = words?.split(/\s+/).find((word) => word !== '' && !word.startsWith('-'));
  return path?.replace(/^["']|["']$/g, '').replace(/^(?:~|\$home)(?=$|[\\/])/i, HOME_DIRECTORY);
}

/** `% Name` reads a property or calls a method of that name. */
export function isHarmlessMember(name: string): boolean {
  return PURE_METHODS.has(name.toLowerCase()) || PROPERTIES.has(name.toLowerCase());
}
