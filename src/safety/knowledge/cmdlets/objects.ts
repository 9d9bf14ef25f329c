// What flows through a pipeline: choosing, sorting, measuring, converting, showing. Nothing here leaves the shell.

import { cmdletTable } from '../checked-table.ts';

export const OBJECTS = cmdletTable(`
Where-Object | read | FilterScript:= Property:= Value:= Not EQ CEQ NE CNE GT CGT LT CLT GE CGE LE CLE Like CLike NotLike
  CNotLike Match CMatch NotMatch CNotMatch Contains CContains NotContains CNotContains In CIn NotIn CNotIn Is IsNot
  InputObject:= | Property Value | ls|Where-Object Name -like *.txt ;; gps|? { $_.CPU -gt 10 } | ls|? { Remove-Item $_;
  $true }
ForEach-Object | read handler=each | Process:= Begin:= End:= RemainingScripts:= MemberName:MEMBER ArgumentList,Args:=
  InputObject:= Parallel:= ThrottleLimit:= TimeoutSeconds:= AsJob UseNewRunspace | MemberName ArgumentList* | ls|% {
  $_.Name } ;; ls|% FullName | ls|% { $_.Delete() } ;; ls|% Delete
Select-Object | read | Property:= ExcludeProperty:= ExpandProperty:= Unique Last:= First:= Skip:= SkipLast:= SkipIndex:=
  Index:= Wait CaseInsensitive InputObject:= | Property* | ls|select -First 5 ;; Get-Item foo.rs|Select-Object Length |
  ls|select @{n='x';e={rm f}}
Sort-Object,Group-Object,Measure-Object,Get-Unique | read | Property:= Descending Unique Top:= Bottom:= Stable
  CaseSensitive CaseInsensitive Culture:= InputObject:= NoElement AsHashTable AsString Sum Average Maximum Minimum
  StandardDeviation AllStats Line Word Character IgnoreWhiteSpace ReferenceObject:= DifferenceObject:= SyncWindow:=
  ExcludeDifferent IncludeEqual PassThru OnType | Property* | ls|sort Length -Descending ;; Measure-Object -Line
  -InputObject "a" ;; Compare-Object (Get-Content a.txt) (Get-Content b.txt) | ls|sort { rm f }
Compare-Object | read | Property:= CaseSensitive Culture:= ReferenceObject:= DifferenceObject:= SyncWindow:=
  ExcludeDifferent IncludeEqual PassThru | ReferenceObject DifferenceObject | Compare-Object (gc a) (gc b) ;;
  Compare-Object (gci a) (gci b) -Property Name | Compare-Object (rm a) (gc b)
Format-Hex | read | Path:R LiteralPath,PSPath,LP:R InputObject:= Encoding:= Count:= Offset:= Raw | Path | Format-Hex f
  ;; Format-Hex -Path f -Count 16 ;; 'a'|Format-Hex | Format-Hex ~/.ssh/id_rsa ;; Format-Hex .env ;; Format-Hex f > g
Select-Xml | read | XPath:= Path:R LiteralPath,PSPath,LP:R Xml:= Content:= Namespace:= | XPath Path | Select-Xml //a a.xml
  ;; Select-Xml -XPath //a -Path a.xml | Select-Xml //a .env
Show-Markdown,ConvertFrom-Markdown | read | Path:R LiteralPath,PSPath,LP:R InputObject:= AsVT100EncodedString
  UseBrowser>ask,run | Path | Show-Markdown a.md ;; (ConvertFrom-Markdown a.md).Html | Show-Markdown .env ;;
  Show-Markdown a.md -UseBrowser ;; ConvertFrom-Markdown .env
Format-Table,Format-List,Format-Wide,Format-Custom,Out-String,Out-Default,Out-Host,Out-Null,Out-GridView,
  ConvertTo-Html,ConvertFrom-SddlString | read | Property:= AutoSize
  HideTableHeaders Wrap GroupBy:= View:= ShowError DisplayError Force Expand:= RepeatHeader Column:= Depth:= Stream
  Width:= NoNewline InputObject:= Paging Title:= OutputMode:= PassThru Compress EnumsAsStrings AsArray EscapeHandling:=
  Delimiter:= NoTypeInformation,nti IncludeTypeInformation UseCulture UseQuotes:= QuoteFields:= NoHeader Header:=
  AsHashtable NoEnumerate DateKind:= StringData:= Body:= Head:= Title:= As:= CssUri:= PostContent:= PreContent:=
  Fragment Meta:= Charset:= Transitional Encoding:= Count:= Offset:= Path:R LiteralPath,PSPath:R Raw
  AsVT100EncodedString Sddl:= Type:= | Property* | ls|ft Name,Length ;; Get-Content a.json|ConvertFrom-Json ;;
  ls|Out-Null | ls|ft { rm f }
ConvertTo-Json,ConvertTo-Csv,ConvertTo-Xml,ConvertTo-CliXml,ConvertFrom-CliXml,ConvertFrom-Json,ConvertFrom-Csv,
  ConvertFrom-StringData | read | InputObject:= Depth:= Compress EnumsAsStrings AsArray EscapeHandling:= Delimiter:=
  NoTypeInformation,nti IncludeTypeInformation UseCulture UseQuotes:= QuoteFields:= NoHeader Header:= AsHashtable NoEnumerate
  DateKind:= StringData:= As:= | InputObject* | ConvertTo-Json $x ;; Get-Content a.json|ConvertFrom-Json | ls|ConvertTo-Json { rm f }
Write-Output,Write-Host,Write-Verbose,Write-Warning,Write-Error,Write-Debug,Write-Information,Write-Progress | read |
  InputObject,Object,Message,Msg,MessageData,Exception:= NoEnumerate NoNewline Separator:= ForegroundColor,Foreground:=
  BackgroundColor:= Category:= ErrorId:= TargetObject:= RecommendedAction:= CategoryActivity:= ErrorRecord:= Tags:=
  Activity:= Status:= Id:= PercentComplete:= SecondsRemaining:= CurrentOperation:= ParentId:= Completed SourceId:= |
  InputObject* | Write-Output hello ;; echo a b ;; Write-Host "x" -ForegroundColor Red | Write-Host (Remove-Item
  foo.txt)
Select-String | read | Pattern:= Path:R LiteralPath,PSPath,LP:R SimpleMatch CaseSensitive Quiet List NoEmphasis
  Include:= Exclude:= NotMatch AllMatches Encoding:= Context:= InputObject:= Raw Culture:= | Pattern Path* | sls TODO
  *.cs ;; gc a|sls x | sls x ~/.ssh/id_rsa ;; sls x \\\\h\\s\\f
Get-Date | read | Date,LastWriteTime:= UnixTimeSeconds,UnixTime:= Year:= Month:= Day:= Hour:= Minute:= Second:= Millisecond:=
  DisplayHint:= Format:= UFormat:= AsUTC | Date | Get-Date ;; Get-Date -f yyyy | Get-Date $(rm f)
Get-Member,Get-Random,Get-SecureRandom,Get-Culture,Get-UICulture,Get-Host,Get-Uptime,Get-TimeZone,New-TimeSpan,
  New-Guid,Get-Error,Get-TraceSource,Get-FormatData,Get-TypeData,Get-Event,Get-EventSubscriber,Get-Runspace,
  Get-RunspaceDebug,Get-PSCallStack,Get-PSBreakpoint,Get-PSReadLineOption,Get-PSReadLineKeyHandler,Get-ExecutionPolicy,
  Get-Verb,Join-String,Clear-Host,Start-Sleep,Wait-Job,Wait-Process,Read-Host,Get-Job,Set-StrictMode,
  Get-PSHostProcessInfo,Get-ExperimentalFeature,Get-MarkdownOption,Get-PSSubsystem,Test-Json,Wait-Event | read | Name:=
  MemberType,Type:= Static View:= Force InputObject:= Date,LastWriteTime:= UnixTimeSeconds:= Year:= Month:= Day:= Hour:=
  Minute:= Second:= Millisecond:= DisplayHint:= Format:= UFormat:= AsUTC Minimum:= Maximum:= Count:= Shuffle SetSeed:=
  Start:= End:= Days:= Hours:= Minutes:= Seconds:= Milliseconds:= ListAvailable Id:= Since Newest:= Scope:= List Group:=
  Verb:= Separator:= OutputPrefix:= OutputSuffix:= SingleQuote DoubleQuote FormatString:= UseCulture Xml:=
  Path:R LiteralPath,PSPath:R Content:= Namespace:= Duration:= Timeout:= Any Prompt:= AsSecureString MaskInput State:=
  HasMoreData:= Before:= After:= IncludeChildJob ChildJobState:= Version:= Off Bound Unbound TypeName:=
  PowerShellVersion:= Json:= Schema:= SchemaFile:R Options:= SourceIdentifier:= EventIdentifier:= SubscriptionId:= |
  Name InputObject* | Get-Random -Maximum 5 ;; Start-Sleep 1 ;; Get-Verb | Get-Random
  $(rm f)
Get-Command,Get-Help,Get-Alias,Get-Module,Get-Variable,Get-History,Get-InstalledModule,Get-PSRepository,
  Get-PackageProvider,Get-PackageSource,Get-Package,Get-InstalledScript,Get-PSSnapin,Get-InstalledPSResource,
  Get-PSResourceRepository | read | Name:= Verb:= Noun:= Module,PSSnapin:= FullyQualifiedModule:= TotalCount:= Syntax
  ShowCommandInfo All ListImported ParameterName:= ParameterType:= CommandType,Type:= UseFuzzyMatching
  UseAbbreviationExpansion ExcludeModule:= FuzzyMinimumDistance:= Full Detailed Examples Parameter:= Category:=
  Component:= Functionality:= Role:= ShowWindow Online>network,run Path:L Definition:= Exclude:= Scope:= ListAvailable
  Refresh PSEdition:= SkipEditionCheck ValueOnly Include:= Id:= Count:= AllVersions MinimumVersion:= MaximumVersion:=
  RequiredVersion:= ProviderName:= Version:= CimSession:C PSSession:C ArgumentList,Args:= | Name Count | Get-Alias ;;
  Get-Module -ListAvailable ;; Get-Command git ;; Get-Help ls -Examples ;; history | Get-Help ls -Online ;; Get-Command
  -ArgumentList (rm f)
Remove-Variable | ask,write whatif handler=variable | Name:VNAME Scope:= Force Include:= Exclude:= | Name | |
  Remove-Variable x ;; rv x
Clear-Variable,Set-Variable,New-Variable | ask,write whatif handler=variable | Name:VNAME Value:= Scope:= Option:=
  Description:= Visibility:= Force PassThru Include:= Exclude:= | Name Value | | Set-Variable PSDefaultParameterValues x
  ;; sv x 1
New-Object | read handler=new-object | TypeName:TYPE ArgumentList,Args:= Property:= ComObject:COM Strict | TypeName
  ArgumentList | New-Object PSObject -Property @{a=1} | New-Object Net.WebClient ;; New-Object -ComObject WScript.Shell
`);
