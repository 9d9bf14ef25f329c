// Processes, services, accounts, the network, protection: what looks is harmless, what acts is not.

import { cmdletTable } from '../checked-table.ts';

const SYSTEM = 'danger,run,write,delete,privilege,network';

export const SYSTEM_CMDLETS = cmdletTable(`
Get-Process,Get-Service,Get-ComputerInfo,Get-HotFix,Get-EventLog,Get-WinEvent,Get-Counter,Get-CimInstance,Get-CimClass,
  Get-CimAssociatedInstance,Get-WmiObject,Get-CimSession,Get-PSSession,Get-NetTCPConnection,Get-NetUDPEndpoint,
  Get-NetIPAddress,Get-NetIPConfiguration,Get-NetAdapter,Get-NetAdapterStatistics,Get-NetRoute,Get-NetNeighbor,
  Get-NetFirewallRule,Get-NetFirewallProfile,Get-NetConnectionProfile,Get-NetIPInterface,Get-NetAdapterBinding,
  Get-NetFirewallPortFilter,Get-NetFirewallAddressFilter,Get-NetFirewallApplicationFilter,Get-DnsClient,
  Get-DnsClientCache,Get-DnsClientServerAddress,Get-DnsClientGlobalSetting,Get-SmbShare,Get-SmbConnection,
  Get-SmbMapping,Get-SmbSession,Get-SmbOpenFile,Get-SmbServerConfiguration,Get-SmbClientConfiguration,Get-ScheduledTask,
  Get-ScheduledTaskInfo,Get-ScheduledJob,Get-LocalUser,Get-LocalGroup,Get-LocalGroupMember,Get-MpComputerStatus,
  Get-MpPreference,Get-MpThreat,Get-MpThreatDetection,Get-BitLockerVolume,Get-Tpm,Get-WindowsFeature,
  Get-WindowsOptionalFeature,Get-WindowsCapability,Get-WindowsDriver,Get-WindowsPackage,Get-WindowsImage,
  Get-WindowsEdition,Get-AppxPackage,Get-AppxProvisionedPackage,Get-StartApps,Get-PnpDevice,Get-PnpDeviceProperty,
  Get-Printer,Get-PrintJob,Get-PrinterDriver,Get-PrinterPort,Get-ComputerRestorePoint,Get-ControlPanelItem,
  Get-Clipboard,Get-WinUserLanguageList,Get-WinSystemLocale,Get-WinHomeLocation,Get-InstalledLanguage,Get-VM,
  Get-VMSwitch,Get-VMHost,Get-VMNetworkAdapter,Get-VMSnapshot,Get-VHD,Get-ADUser,Get-ADGroup,Get-ADComputer,
  Get-ADGroupMember,Get-ADDomain,Get-ADForest,Get-ADOrganizationalUnit,Get-ADDomainController,Get-GPO,
  Get-DhcpServerv4Scope,Get-DnsServerZone,Get-DnsServerResourceRecord,Get-IISSite,Get-Website,Get-WebAppPool,
  Get-WebBinding,Get-Cluster,Get-ClusterNode,Get-ClusterGroup,Get-StorageJob,Get-StorageReliabilityCounter,
  Get-FileShare,Get-InitiatorPort,Get-DedupStatus,Get-WBSummary,Get-NetLbfoTeam,Get-NetQosPolicy,Get-VpnConnection,
  Get-NetIPsecRule,Get-NetOffloadGlobalSetting,Get-TlsCipherSuite,Get-AppLockerPolicy,Get-JobTrigger,Get-HnsNetwork,
  Get-CertificateStore,Get-DeliveryOptimizationStatus,Get-PhysicalExtent,Get-OdbcDsn,Get-OdbcDriver,
  Get-SecureBootPolicy,Get-ProvisioningPackage,Get-ProcessMitigation,Get-NetCompartment,Get-NetNat,Get-NetPrefixPolicy,
  Get-NetTransportFilter,Get-NetTCPSetting,Get-NetFirewallSetting,Get-AzContext,Get-AzSubscription | read any |
  ComputerName,CN:C CimSession:C Credential:= AsJob InputObject:= FilePath:R Path:R OutFile:W | =* | Get-Process ;;
  Get-Service ;; Get-NetTCPConnection ;; Get-LocalUser ;; Get-CimInstance Win32_OperatingSystem ;; Get-WinEvent -LogName
  System -MaxEvents 5 | Get-Process -ComputerName host ;; Get-Service $(rm f)
Test-Connection,Test-NetConnection,Resolve-DnsName,Test-WSMan,Test-ComputerSecureChannel,Find-Module,Find-Script,
  Find-Package,Find-Command,Find-PSResource,Find-DscResource,Get-WindowsUpdate,Get-AzVM,Get-AzResource,
  Get-AzResourceGroup,Get-MgUser,Get-MgGroup | network,read any | ComputerName,CN,TargetName:N Name:N Server:N |
  ComputerName =* | | Test-Connection example.com ;; Test-Connection "$env:USERNAME.evil.com" ;; Resolve-DnsName
  example.com ;; Find-Module x
Invoke-WebRequest,Invoke-RestMethod | network handler=web | Uri:N Method:METHOD CustomMethod,CM:METHOD OutFile:W
  InFile:SEND Body:BODY Form:BODY Headers:= ContentType:= UserAgent:= UseBasicParsing SessionVariable,SV:VNAME
  WebSession:= Credential:= UseDefaultCredentials>secret Certificate:= CertificateThumbprint:=
  SkipCertificateCheck>danger Proxy:=>danger,network ProxyCredential:= ProxyUseDefaultCredentials NoProxy
  TimeoutSec,ConnectionTimeoutSeconds:= OperationTimeoutSeconds:= MaximumRedirection:= MaximumRetryCount:=
  RetryIntervalSec:= DisableKeepAlive TransferEncoding:= PassThru Resume SkipHeaderValidation SkipHttpErrorCheck
  StatusCodeVariable:VNAME ResponseHeadersVariable,RHV:VNAME FollowRelLink MaximumFollowRelLink:= Authentication:=
  Token:= AllowUnencryptedAuthentication>danger AllowInsecureRedirect>danger PreserveAuthorizationOnRedirect
  PreserveHttpMethodOnRedirect HttpVersion:= SslProtocol:= UnixSocket:= | Uri | | iwr https://x.io ;; iwr https://x.io
  -OutFile a.exe ;; Invoke-RestMethod -Method Delete https://api/x
Start-BitsTransfer,Send-MailMessage,Add-BitsFile,Save-Module,Save-Script,Save-Package,Save-PSResource,Save-Help,
  New-WebServiceProxy,Publish-Module,Publish-Script,Publish-PSResource,Send-MgUserMail |
  danger,network,run,write,privilege any | Source:N Destination:W Path:U Attachments:SEND | =* | | Start-BitsTransfer
  http://x a.exe ;; Send-MailMessage -To a
Invoke-Expression | read handler=expression | Command:= | Command | | iex $x ;; gc x|iex ;; iex 'rm f'
Invoke-Command | read handler=invoke | ScriptBlock,Command:= ComputerName,Cn:C Session:C FilePath,PSPath:X
  ArgumentList,Args:= AsJob Credential:= HostName:C UserName:= VMName:C VMId:C ContainerId:C NoNewScope ThrottleLimit:=
  InputObject:= JobName:= HideComputerName,HCN ConnectionUri,URI:C KeyFilePath:= Port:= UseSSL | ScriptBlock
  ArgumentList | | Invoke-Command { rm f } ;; icm -ComputerName h { ls } ;; icm h { ls }
Start-Job,Start-ThreadJob | ask,run | ScriptBlock,Command:= Name:= FilePath:X LiteralPath:X InitializationScript:=
  ArgumentList,Args:= InputObject:= RunAs32 PSVersion:= WorkingDirectory:= Credential:= Authentication:=
  DefinitionName:X Type:= ThrottleLimit:= StreamingHost:= | ScriptBlock InitializationScript | | Start-Job { rm f } ;;
  sajb { ls }
Measure-Command | read handler=invoke | Expression:= InputObject:= | Expression | Measure-Command { ls } |
  Measure-Command { rm f }
Start-Process | danger,run,network,privilege,write,delete handler=start-process whatif | FilePath,PSPath,Path:X
  ArgumentList,Args:= Credential:= WorkingDirectory:= LoadUserProfile,Lup NoNewWindow,nnw PassThru
  RedirectStandardError,RSE:W RedirectStandardInput,RSI:R RedirectStandardOutput,RSO:W Verb:= WindowStyle:= Wait
  UseNewEnvironment Environment:= | FilePath ArgumentList | | saps calc ;; Start-Process cmd -Verb RunAs
Install-WindowsFeature,Add-WindowsFeature,Add-AppxPackage,Add-WindowsCapability,Enable-WindowsOptionalFeature,
  Install-WindowsUpdate | danger,run,write,network,privilege whatif any | Path:L Name:= | Name* | |
  Install-WindowsFeature x ;; Enable-WindowsOptionalFeature -Online -FeatureName x
Stop-Process | danger,run,write,delete,network,privilege whatif | Name,ProcessName:= Id:= InputObject:= PassThru Force |
  Id | | Stop-Process -Name x ;; kill 12
Set-ExecutionPolicy,Set-PSDebug,Enable-PSRemoting,Disable-PSRemoting,Enter-PSSession,New-PSSession,Connect-PSSession,
  Import-PSSession,Export-PSSession,Disconnect-PSSession,Remove-PSSession,Exit-PSSession,Receive-PSSession,
  Register-PSSessionConfiguration,Set-PSSessionConfiguration,Enable-PSSessionConfiguration,New-CimSession,
  Remove-CimSession,Invoke-CimMethod,Invoke-WmiMethod,New-CimInstance,Set-CimInstance,Remove-CimInstance,
  Set-WmiInstance,Remove-WmiObject,Register-WmiEvent,Register-CimIndicationEvent,Invoke-History,Debug-Process,Debug-Job,
  Debug-Runspace,Trace-Command,Set-PSBreakpoint,Enable-PSBreakpoint,Add-Type,New-Module,Remove-Module,
  Update-Help,Update-TypeData,Update-FormatData,Add-PSSnapin,Remove-PSSnapin,Import-Alias,
  Remove-Alias,Add-History,Clear-History,Remove-PSReadLineKeyHandler,
  Register-ObjectEvent,Register-EngineEvent,Register-ArgumentCompleter,New-Event,Unregister-Event,Stop-Transcript,
  Receive-Job,Remove-Job,Stop-Job,Resume-Job,Suspend-Job,Enable-ExperimentalFeature,Disable-ExperimentalFeature,
  Set-PSSessionConfigurationFile,Invoke-DscResource,Start-DscConfiguration,Set-DscLocalConfigurationManager,
  Invoke-Pester,Invoke-Build,Invoke-psake,Set-PSRepository,Register-PSRepository,Set-Culture,Set-Date,Set-TimeZone,
  Out-Printer,Show-Command,Show-EventLog,Show-ControlPanelItem,Invoke-Sqlcmd,Switch-Process,Set-TraceSource,
  Remove-Event | ${SYSTEM} whatif any | FilePath:L Path:L LiteralPath:L AssemblyName:= Name:= ComputerName,CN:C
  ScriptBlock:= Definition,Value:= | Name Value* | | Set-ExecutionPolicy Bypass ;; Add-Type -Path
  a.dll ;; Update-Help
Import-Module | ask,run,write handler=import-module | Name:R Prefix,Function,Cmdlet,Variable,Alias,Version:= MinimumVersion,RequiredVersion,Scope:= Force Global
  PassThru NoClobber DisableNameChecking SkipEditionCheck UseWindowsPowerShell ArgumentList:=>danger | Name* | | Import-Module x ;; ipmo Pester
Invoke-ScriptAnalyzer | ask,read,run | Path:R ScriptDefinition:= IncludeRule,ExcludeRule,Severity:= Recurse Fix>danger,write
  CustomRulePath:X Settings:R EnableExit ReportSummary | Path | | Invoke-ScriptAnalyzer a.ps1 ;; Invoke-ScriptAnalyzer -Fix a.ps1
Set-PSReadLineOption,Set-PSReadLineKeyHandler | ask,run,write | Key,Chord:= Function:= ViMode:= BriefDescription:= Description:=
  ScriptBlock:X AddToHistoryHandler:X CommandValidationHandler:X ViModeChangeHandler:X EditMode:= PredictionSource:=
  PredictionViewStyle:= BellStyle:= HistorySearchCursorMovesToEnd HistoryNoDuplicates ShowToolTips MaximumHistoryCount:= Colors:=
  ViModeIndicator:= ContinuationPrompt:= | Key Function | | Set-PSReadLineKeyHandler -Key Tab -Function MenuComplete
Set-Alias,New-Alias | safe,write,run whatif handler=alias | Name:= Value,Definition:= Description:= PassThru Force>danger,run,write
  Scope,Option:=>danger,run,write | Name Value | | sal ls ri ;; Set-Alias g git
Set-Clipboard | ask,write | Value:= Append PassThru AsOSC52 Path:= LiteralPath:= AsHtml | Value* | | Set-Clipboard x
Get-Credential,ConvertFrom-SecureString,ConvertTo-SecureString,Unprotect-CmsMessage,Get-CmsMessage,Get-StoredCredential,
  Get-Secret,Get-SecretInfo,Get-SecretVault,Get-AzKeyVaultSecret,Get-AzAccessToken,Get-LapsADPassword,
  Get-AdmPwdPassword,Get-VaultCredential,Unlock-SecretStore,Get-ADReplAccount | danger,secret,run any | | =* | |
  Get-Credential ;; Get-Secret x
Get-PSHostProcess,Get-LogProperties | ask,run any | | =* | | Get-LogProperties x
New-TemporaryFile,Checkpoint-Computer | ask,write,run whatif | Description:= RestorePointType:= | Description | |
  New-TemporaryFile
Stop-Computer,Restart-Computer,Rename-Computer,Add-Computer,Remove-Computer,Reset-ComputerMachinePassword,
  Restore-Computer,Suspend-Computer | ${SYSTEM} whatif any | ComputerName,CN:C Force | ComputerName* | | Stop-Computer
  ;; Restart-Computer -Force
Start-Service | ask,run whatif | Name:= DisplayName:= InputObject:= PassThru Include:= Exclude:= | Name* | |
  Start-Service Spooler
Set-Service,New-Service,Remove-Service,Stop-Service,Restart-Service,Suspend-Service,Resume-Service |
  ${SYSTEM} whatif any | Name:= BinaryPathName,Path:= ComputerName,CN:C | Name BinaryPathName* | | Stop-Service Spooler
  ;; New-Service x -BinaryPathName c:\\x.exe
Register-ScheduledTask,New-ScheduledTask,Set-ScheduledTask,Register-ScheduledJob,New-JobTrigger,Add-JobTrigger,
  Enable-ScheduledTask,Set-ScheduledJob,New-ScheduledTaskAction,Install-Service | ${SYSTEM},persistence whatif any | |
  =* | | Register-ScheduledTask -TaskName x
Install-Module,Install-Package,Install-Script,Install-PSResource,Update-Module,Update-Script,Update-PSResource,
  Install-PackageProvider | ask,run,write,network,privilege whatif any | Path:L Name:= | Name* | | Install-Module x
`);
