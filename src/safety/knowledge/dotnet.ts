// What .NET types, methods and properties do, as far as PowerShell texts use them. Names in any case.

/** Types whose constructors and conversions have no effect. */
export const PLAIN_TYPES = words(`
  int int16 int32 int64 uint16 uint32 uint64 uint long ulong short ushort byte sbyte double float single decimal
  bigint char string bool boolean datetime datetimeoffset timespan guid version semver array hashtable ordered
  pscustomobject psobject regex math convert ipaddress uri xml object void switch nullable environment console
  io.path io.file io.directory io.fileinfo io.directoryinfo io.driveinfo io.fileattributes io.searchoption
  text.regularexpressions.regexoptions text.regularexpressions.match globalization.numberstyles
  globalization.calendar text.encoding text.stringbuilder globalization.cultureinfo dayofweek stringcomparison
  timezoneinfo diagnostics.process diagnostics.stopwatch collections.arraylist collections.hashtable mailaddress
  net.mail.mailaddress net.ipaddress linq.enumerable environment+specialfolder
  runtime.interopservices.runtimeinformation runtime.interopservices.osplatform io.compression.zipfile
  net.webutility web.httputility stringsplitoptions consolecolor appdomain net.dns
  security.principal.windowsidentity numerics.biginteger diagnostics.fileversioninfo enum
  management.automation.pscustomobject bitconverter security.principal.windowsprincipal
  security.principal.windowsbuiltinrole
`);

/** Methods of objects that change nothing. */
export const PURE_METHODS = words(`
  ToString ToLower ToUpper ToLowerInvariant ToUpperInvariant Trim TrimStart TrimEnd Substring Split PadLeft
  PadRight StartsWith EndsWith Contains ContainsKey ContainsValue IndexOf LastIndexOf IndexOfAny Equals
  CompareTo GetType GetHashCode GetEnumerator GetLength GetUpperBound ToCharArray ToArray ToShortDateString
  ToLongDateString ToShortTimeString ToUniversalTime ToLocalTime ToFileTime AddDays AddHours AddMinutes
  AddSeconds AddMonths AddYears AddMilliseconds Subtract Where ForEach Count Item Keys Values Matches Match
  IsMatch Groups GetValue GetFiles GetDirectories GetFileSystemInfos EnumerateFiles EnumerateDirectories ToInt32
  ToDouble ToDecimal SelectNodes SelectSingleNode GetAttribute HasAttribute Normalize IsInRole GetString
  ToUnixTimeSeconds ToUnixTimeMilliseconds ToLongTimeString
  GetBytes GetByteCount GetCharCount GetChars GetMaxByteCount ToByteArray ToInt64 ToSingle GetUtcOffset
  IsDaylightSavingTime GetDateTimeFormats ToOADate AddTicks GetFields GetMembers Elapsed MakeRelativeUri GetProperties GetMethods GetInterfaces GetAssemblies
`);

/** Properties that cmdlets may be given by name, and that are no methods with an effect. */
export const PROPERTIES = words(`
  Name FullName BaseName Extension Length Directory DirectoryName LastWriteTime CreationTime LastAccessTime Id
  ProcessName CPU WS PM VM Handles Path Line LineNumber Filename Value Key Status DisplayName Count Sum Average
  Maximum Minimum Definition Source Version CommandLine Parent Root Mode Attributes Exists Year Month Day Hour
  Minute Message Title Description Text Property Group Company Product FileVersion StartTime MainWindowTitle
  Responding Module ModuleName CommandType Target LinkType
  Days Hours Minutes Seconds Milliseconds Ticks TotalDays TotalHours TotalMinutes TotalSeconds TotalMilliseconds Second
  DayOfWeek DayOfYear Date TimeOfDay WorkingSet64 PagedMemorySize64 VirtualMemorySize64 PrivateMemorySize64
  TotalProcessorTime HandleCount Threads Modules FileName Verb Noun Parameters HelpUri PSPath PSParentPath PSChildName
  PSDrive PSProvider PSIsContainer Used Provider Hash Algorithm StatusCode StatusDescription ServiceName StartType
  IPAddress InterfaceAlias LocalPort RemotePort LocalAddress RemoteAddress OwningProcess State TypeName MemberType Lines
  Words Characters Variance IsReadOnly LastWriteTimeUtc CreationTimeUtc Index InputObject SideIndicator Matches
`);

/** Static members that only look, of types where not all of them do: `*` is any ending, `!` takes a name out. */
const STATIC_MEMBERS: Readonly<Record<string, string>> = {
  environment: `OSVersion MachineName UserName UserDomainName Version ProcessorCount CurrentDirectory SystemDirectory NewLine
    TickCount TickCount64 Is64Bit* ProcessId ProcessPath HasShutdownStarted SystemPageSize WorkingSet GetFolderPath
    GetLogicalDrives GetEnvironmentVariable GetEnvironmentVariables ExpandEnvironmentVariables CommandLine
    GetCommandLineArgs`,
  console:
    'WriteLine Write WindowWidth WindowHeight BufferWidth BufferHeight OutputEncoding InputEncoding Out',
  'io.path': '* !GetTempFileName',
  'io.driveinfo': 'GetDrives new',
  'io.compression.zipfile': 'OpenRead',
  'diagnostics.process': 'GetProcess* GetCurrentProcess',
  'diagnostics.stopwatch': 'StartNew GetTimestamp Frequency',
  appdomain: 'CurrentDomain',
  enum: 'GetName GetNames GetValues GetUnderlyingType IsDefined Parse TryParse ToObject Format',
  'security.principal.windowsidentity': 'GetCurrent',
  xml: '',
  regex: '* !CompileToAssembly',
  'io.fileinfo': 'new',
  'io.directoryinfo': 'new',
  scriptblock: '',
};

/** Whether a static member of a type, in lower case, only looks; of a type that is not listed, every one does. */
export function onlyLooks(type: string, member: string): boolean {
  if (!Object.hasOwn(STATIC_MEMBERS, type)) return true;
  const listed = words(STATIC_MEMBERS[type] ?? '');
  const name = member.toLowerCase();
  if (!/^\w+$/.test(name) || listed.has(`!${name}`)) return false;
  return (
    listed.has(name) ||
    [...listed].some((start) => start.endsWith('*') && name.startsWith(start.slice(0, -1)))
  );
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.toLowerCase().split(/\s+/).filter(Boolean));
}
