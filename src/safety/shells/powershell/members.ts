// What .NET names a text uses: types and static members that only compute or read, and methods that change nothing.

import type { Span } from '../../../domain/verdict.ts';
import { runText } from '../../flow/run-text.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import type { Judge } from '../../judgement/judge.ts';
import { HOME_DIRECTORY, isDynamic, isLiteral, UNKNOWN_OUTPUT } from '../../judgement/word.ts';
import { isSecretName, type Use, usePath } from '../../paths/windows-effects.ts';

/** What stands for a block of code among the values of a call. */
export const BLOCK = '{}';

type Given = { readonly values: readonly string[]; readonly span: Span };

/** Types whose constructors and conversions have no effect. */
const PLAIN_TYPES = new Set(
  `int int16 int32 int64 uint16 uint32 uint64 uint long ulong short ushort byte sbyte double float single decimal bigint char string bool
   boolean datetime datetimeoffset timespan guid version semver array hashtable ordered pscustomobject psobject regex math convert ipaddress
   uri xml object void switch nullable environment console io.path io.file io.directory io.fileinfo io.directoryinfo io.driveinfo
   io.fileattributes io.searchoption text.regularexpressions.regexoptions text.regularexpressions.match globalization.numberstyles globalization.calendar text.encoding text.stringbuilder globalization.cultureinfo dayofweek stringcomparison timezoneinfo
   diagnostics.process diagnostics.stopwatch collections.arraylist collections.hashtable mailaddress net.mail.mailaddress net.ipaddress linq.enumerable
   environment+specialfolder runtime.interopservices.runtimeinformation runtime.interopservices.osplatform io.compression.zipfile
   net.webutility web.httputility stringsplitoptions consolecolor appdomain net.dns security.principal.windowsidentity numerics.biginteger
   diagnostics.fileversioninfo enum management.automation.pscustomobject bitconverter security.principal.windowsprincipal security.principal.windowsbuiltinrole`.split(
    /\s+/,
  ),
);

/** Members of those types that only look, where not all of them do. */
const STATIC: Readonly<Record<string, RegExp>> = {
  environment:
    /^(?:OSVersion|MachineName|UserName|UserDomainName|Version|ProcessorCount|CurrentDirectory|SystemDirectory|NewLine|TickCount(?:64)?|Is64Bit\w+|ProcessId|ProcessPath|HasShutdownStarted|SystemPageSize|WorkingSet|GetFolderPath|GetLogicalDrives|GetEnvironmentVariables?|ExpandEnvironmentVariables|CommandLine|GetCommandLineArgs)$/i,
  console:
    /^(?:WriteLine|Write|WindowWidth|WindowHeight|BufferWidth|BufferHeight|OutputEncoding|InputEncoding|Out)$/i,
  'io.path': /^(?!GetTempFileName$)\w+$/i,
  'io.driveinfo': /^(?:GetDrives|new)$/i,
  'io.compression.zipfile': /^OpenRead$/i,
  'diagnostics.process': /^(?:GetProcess\w*|GetCurrentProcess)$/i,
  'diagnostics.stopwatch': /^(?:StartNew|GetTimestamp|Frequency)$/i,
  appdomain: /^CurrentDomain$/i,
  enum: /^(?:GetNames?|GetValues|GetUnderlyingType|IsDefined|Parse|TryParse|ToObject|Format)$/i,
  'security.principal.windowsidentity': /^GetCurrent$/i,
  xml: /^$/,
  regex: /^(?!CompileToAssembly$)\w+$/i,
  'io.fileinfo': /^new$/i,
  'io.directoryinfo': /^new$/i,
  scriptblock: /^$/,
};

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
export function judgeType(judge: Judge, written: string, span: Span, how: 'cast' | 'named'): void {
  if (isPlainType(written)) return;
  addEffect(judge, 'run');
  report(judge, how === 'cast' ? 'risky-code' : 'runs-code', span, written);
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
  judge: Judge,
  written: string,
  member: string,
  span: Span,
  given: Given | undefined,
): void {
  const type = typeName(written);
  addEffect(judge, 'read');
  if (type === 'scriptblock' && /^create$/i.test(member)) {
    addEffect(judge, 'run');
    report(judge, 'evaluates-text', span, written);
    const [text] = given?.values ?? [];
    return text === undefined
      ? undefined
      : runText(judge, { text, span: placeOf(judge, text, span) }, 'powershell');
  }
  if (type === 'io.file' || type === 'io.directory') return judgeFileMethod(judge, type, member, span, given);
  if (
    type === 'environment' &&
    /^getenvironmentvariable$/i.test(member) &&
    isSecretName(given?.values[0] ?? '')
  ) {
    addEffect(judge, 'secret');
    return report(judge, 'secret-file', span, given?.values[0]);
  }
  if (type === 'net.dns' && !/^gethostname$/i.test(member)) {
    addEffect(judge, 'network');
    if (given?.values.some(mixesUnknown)) {
      addEffect(judge, 'read');
      report(judge, 'sends-files', span);
    }
    return report(judge, 'network', span, `${written}::${member}`);
  }
  // `GetFolderPath('Desktop', 'Create')` makes the folder where it is not there.
  if (type === 'environment' && /^getfolderpath$/i.test(member) && !given?.values.slice(1).every(looksUp)) {
    addEffect(judge, 'write');
    return report(judge, 'risky-code', span, `${written}::${member}`);
  }
  const allowed = STATIC[type];
  // What is called for each match or element: a block, or a variable that may hold one.
  const calls =
    (type === 'regex' && /^replace$/i.test(member) && given?.values.slice(2).some(isDynamic)) ||
    (/^(?:array|linq\.enumerable)$/.test(type) && given?.values.slice(1).some(isDynamic));
  if (calls === true) {
    addEffect(judge, 'run');
    return report(judge, 'risky-code', span, `${written}::${member}`);
  }
  if (isPlainType(written) && member !== '' && (allowed === undefined || allowed.test(member))) return;
  addEffect(judge, 'run', 'write', 'delete', 'network', 'privilege');
  report(judge, 'risky-code', span, `${written}::${member}`);
}

/** `"$env:USERNAME.evil.com"`: an address with something of this machine in it. A whole address in a variable may be anything. */
export function mixesUnknown(text: string): boolean {
  return text.includes(UNKNOWN_OUTPUT) || (isDynamic(text) && /[\w.]/.test(text));
}

function looksUp(option: string): boolean {
  return /^(?:None|DoNotVerify)$/i.test(option);
}

function judgeFileMethod(
  judge: Judge,
  type: string,
  member: string,
  span: Span,
  given: Given | undefined,
): void {
  const found = FILE_USES.find(([pattern]) => pattern.test(member));
  const target = given?.values[found?.[2] ?? 0];
  if (found === undefined || target === undefined) {
    addEffect(judge, 'run', 'write', 'delete');
    return report(judge, 'risky-code', span, `${type}::${member}`);
  }
  if (found[1] !== 'read' && found[1] !== 'list') addEffect(judge, 'run', 'privilege', 'network');
  usePath(judge, found[1], { text: target, span }, type === 'io.directory');
}

/** A property: reading one changes nothing. */
export function judgeMember(judge: Judge, name: string, span: Span): void {
  addEffect(judge, 'read');
  if (name === '') report(judge, 'runs-code', span, 'a computed member');
  // An unread block: of a function, or of a whole file.
  else if (/^(?:scriptblock|\w*action|onremove)$/i.test(name)) report(judge, 'risky-code', span, `.${name}`);
  else if (isSecretName(name) || /^getnetworkcredential$/i.test(name)) {
    addEffect(judge, 'secret');
    report(judge, 'secret-file', span, name);
  }
}

const PURE =
  /^(?:ToString|ToLower|ToUpper|ToLowerInvariant|ToUpperInvariant|Trim|TrimStart|TrimEnd|Substring|Split|PadLeft|PadRight|StartsWith|EndsWith|Contains|ContainsKey|ContainsValue|IndexOf|LastIndexOf|IndexOfAny|Equals|CompareTo|GetType|GetHashCode|GetEnumerator|GetLength|GetUpperBound|ToCharArray|ToArray|ToShortDateString|ToLongDateString|ToShortTimeString|ToUniversalTime|ToLocalTime|ToFileTime|AddDays|AddHours|AddMinutes|AddSeconds|AddMonths|AddYears|AddMilliseconds|Subtract|Where|ForEach|Count|Item|Keys|Values|Matches|Match|IsMatch|Groups|GetValue|GetFiles|GetDirectories|GetFileSystemInfos|EnumerateFiles|EnumerateDirectories|ToInt32|ToDouble|ToDecimal|SelectNodes|SelectSingleNode|GetAttribute|HasAttribute|Normalize|IsInRole|GetString|GetBytes|Elapsed|MakeRelativeUri|GetProperties|GetMethods|GetInterfaces|GetAssemblies)$/i;

/** A method of an object: a closed list is known to change nothing. */
export function judgeMethod(
  judge: Judge,
  call: Given & {
    readonly method: string;
    readonly object: string;
    readonly written: string;
    readonly textLike: boolean;
  },
): void {
  const { method, span } = call;
  addEffect(judge, 'read');
  // `.ForEach('Delete')` calls a method of that name.
  const named =
    (/^foreach$/i.test(method) &&
      !call.values.every((value) => value === BLOCK || isHarmlessMember(value))) ||
    (/^where$/i.test(method) && call.values.some(isDynamic));
  if (PURE.test(method) && !named) return;
  // On text these compute; on a file, a list or a drive they act.
  if (
    /^(?:Replace|Insert|Remove)$/i.test(method) &&
    (call.textLike || (isLiteral(call.object) && call.object !== ''))
  )
    return;
  addEffect(judge, 'run', 'write', 'delete');
  const item = /^delete$/i.test(method) ? itemOf(call.written) : undefined;
  if (item !== undefined) usePath(judge, 'delete', { text: item, span }, true);
  if (/download|upload|webrequest|send|connect|open|getresponse/i.test(method)) addEffect(judge, 'network');
  report(judge, 'risky-code', span, method === '' ? 'a computed method' : `.${method}()`);
  if (/^(?:invokescript|addscript|invokeexpression|newscriptblock)$/i.test(method)) {
    const [text] = call.values;
    if (text !== undefined) runText(judge, { text, span: placeOf(judge, text, span) }, 'powershell');
  }
}

/** Where a value stands that is written in the call as it is. */
function placeOf({ text: { source } }: Judge, text: string, span: Span): Span {
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
  return (
    PURE.test(name) ||
    /^(?:Name|FullName|BaseName|Extension|Length|Directory|DirectoryName|LastWriteTime|CreationTime|LastAccessTime|Id|ProcessName|CPU|WS|PM|VM|Handles|Path|Line|LineNumber|Filename|Value|Key|Status|DisplayName|Count|Sum|Average|Maximum|Minimum|Definition|Source|Version|CommandLine|Parent|Root|Mode|Attributes|Exists|Year|Month|Day|Hour|Minute|Message|Title|Description|Text|Property|Group|Company|Product|FileVersion|StartTime|MainWindowTitle|Responding|Line|Module|ModuleName|CommandType|Target|LinkType)$/i.test(
      name,
    )
  );
}
