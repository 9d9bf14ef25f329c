// Files, folders, the registry and whatever else PowerShell shows as a drive.

import { cmdletTable } from '../checked-table.ts';

const SYSTEM = 'danger,run,write,delete,privilege,network';

export const ITEMS = cmdletTable(`
Get-ChildItem | read | Path:L LiteralPath,PSPath,LP:L Filter:= Include:= Exclude:= Recurse,s Depth:= Force Name
  Attributes:= Directory,ad,d File,af Hidden,ah,h ReadOnly,ar System,as FollowSymlink UseTransaction CodeSigningCert
  DnsName:= Eku:= ExpiringInDays:= DocumentEncryptionCert SSLServerAuthentication | Path Filter | Get-ChildItem ;; gci
  -Recurse -Filter *.ts ;; dir C:\\temp -File | gci \\\\evil\\share ;; dir $(rm f)
Get-Item,Get-ItemProperty,Get-ItemPropertyValue,Get-Acl | read | Path:R LiteralPath,PSPath,LP:R Filter:= Include:=
  Exclude:= Force Stream:= Credential:= Name,PSProperty:= Audit AllCentralAccessPolicies InputObject:= UseTransaction |
  Path Name | Get-Item foo.rs ;; Get-ItemProperty HKCU:\\x -Name y | Get-Item \\\\evil\\x ;; Get-Item $(rm f)
Get-Content | read | Path:R LiteralPath,PSPath,LP:R Filter:= Include:= Exclude:= Force Tail,Last:=
  TotalCount,First,Head:= ReadCount:= Wait Raw Encoding:= Delimiter:= Stream:= AsByteStream Credential:= UseTransaction
  | Path | Get-Content a.txt ;; gc a.txt -Tail 20 ;; Get-Content app.log -Wait | gc ~/.ssh/id_rsa ;; type
  \\\\evil.com\\x\\y
Test-Path,Resolve-Path,Convert-Path,Split-Path,Join-Path,Get-FileHash | read | Path:L LiteralPath,PSPath,LP:L
  PathType,Type:= Filter:= Include:= Exclude:= IsValid NewerThan:= OlderThan:= Credential:= Relative RelativeBasePath:=
  Force Leaf LeafBase Extension Parent Qualifier NoQualifier IsAbsolute Resolve ChildPath:= AdditionalChildPath:=
  Algorithm:= InputStream:= | Path ChildPath AdditionalChildPath* | Test-Path C:\\temp ;; Split-Path C:\\a\\b.txt ;;
  Join-Path C:\\a b | Test-Path \\\\evil\\x
Get-Location,Get-PSDrive,Get-PSProvider,Get-Volume,Get-Disk,Get-Partition,Get-PhysicalDisk,Get-StoragePool,
  Get-VirtualDisk | read | Stack StackName:= PSDrive:= PSProvider:= Name:= LiteralName:= Scope:= PassThru DriveLetter:=
  Number:= DiskNumber:= UniqueId:= FriendlyName:= CimSession:C FileSystemLabel:= UseTransaction | Name PSProvider |
  Get-Location ;; pwd ;; Get-PSDrive ;; Get-Volume | Get-PSDrive $(rm f)
Pop-Location | read handler=folder | PassThru StackName:= UseTransaction | | popd ;; Pop-Location -PassThru |
  Pop-Location $(rm f)
Set-Location,Push-Location | read handler=folder | Path:L LiteralPath,PSPath,LP:L PassThru StackName:= UseTransaction |
  Path | cd src ;; cd .. ;; sl C:\\src | cd \\\\evil\\share ;; cd $x
Remove-Item | delete,write whatif | Path:D LiteralPath,PSPath,LP:D Recurse,r>recursive Force,f Filter:= Include:=
  Exclude:= Stream:= Credential:= DeleteKey UseTransaction | Path | Remove-Item f -WhatIf | rm -r -fo . ;; Remove-Item
  C:\\ -Recurse ;; rd C:\\x -Recurse
Remove-ItemProperty,Clear-ItemProperty,Set-ItemProperty,New-ItemProperty,Rename-ItemProperty,Copy-ItemProperty,
  Move-ItemProperty | ${SYSTEM} whatif | Path:P LiteralPath,PSPath,LP:P Name,PSProperty:= Value:= PropertyType,Type:=
  Force Filter:= Include:= Exclude:= InputObject:= PassThru NewName:= Destination:P Credential:= UseTransaction | Path
  Name Value | | Set-ItemProperty HKLM:\\SOFTWARE\\x -Name a -Value 1 ;; Remove-ItemProperty HKCU:\\x -Name y
Copy-Item | copy,write whatif handler=copy | Path:S LiteralPath,PSPath,LP:S Destination,dest,target:T Recurse Force
  Container Filter:= Include:= Exclude:= PassThru FromSession:C ToSession:C Credential:= UseTransaction | Path
  Destination | | Copy-Item a b ;; Copy-Item x $PROFILE
Move-Item | ask,move,write whatif handler=copy | Path:V LiteralPath,PSPath,LP:V Destination,dest,target:O Force Filter:=
  Include:= Exclude:= PassThru Credential:= UseTransaction | Path Destination | | Move-Item a b ;; Move-Item a b -Force
Rename-Item | ask,move,write whatif | Path:V LiteralPath,PSPath,LP:V NewName:= Force PassThru Credential:=
  UseTransaction | Path NewName | | Rename-Item a b
New-Item | ask,write whatif handler=new-item | Path:U Name:= ItemType,Type:= Value,Target:= Force>danger,write,delete
  Credential:= Options:= UseTransaction | Path | | New-Item x ;; New-Item -ItemType Directory d ;; New-Item $PROFILE
  -Force
Set-Content | write whatif | Path:W LiteralPath,PSPath,LP:W Value:= Encoding:= Force NoNewline PassThru Filter:=
  Include:= Exclude:= Stream:= AsByteStream Credential:= UseTransaction | Path Value | | Set-Content a.txt b ;; sc
  $PROFILE x
Add-Content | ask,append,write whatif | Path:A LiteralPath,PSPath,LP:A Value:= Encoding:= Force NoNewline PassThru Filter:=
  Include:= Exclude:= Stream:= AsByteStream Credential:= UseTransaction | Path Value | | Add-Content a.txt b
Clear-Content,Clear-Item | danger,write,delete whatif | Path:W LiteralPath,PSPath,LP:W Force Filter:= Include:=
  Exclude:= Stream:= Credential:= UseTransaction | Path | | Clear-Content a.txt
Set-Item | danger,write,run,delete whatif | Path:W LiteralPath,PSPath,LP:W Value:= Force Options:= PassThru Filter:=
  Include:= Exclude:= Credential:= UseTransaction | Path Value | | Set-Item env:PATH x ;; si function:ls {rm f}
Out-File | write whatif handler=out | FilePath,Path:W LiteralPath,PSPath,LP:W Append Force NoClobber,NoOverwrite
  NoNewline Encoding:= Width:= InputObject:= | FilePath Encoding | | Get-Content x|Out-File y ;; ls|Out-File y -Append
Tee-Object | read handler=out | FilePath,Path:W LiteralPath,PSPath,LP:W Variable:VNAME Append Encoding:= InputObject:= |
  FilePath | ls|Tee-Object -Variable x | ls|Tee-Object y
Export-Csv,Export-Clixml,Export-Alias,Export-FormatData,Export-StartLayout,Export-PfxCertificate,Export-Certificate,
  Start-Transcript,Export-ModuleMember,Export-Counter,Export-BinaryMiLog,Export-ScheduledTask,Export-Excel | write
  whatif handler=out | Path,FilePath,OutputDirectory:W LiteralPath,PSPath,LP:W InputObject:= Delimiter:= Force Append
  NoClobber Encoding:= NoTypeInformation,nti UseCulture UseQuotes:= QuoteFields:= IncludeTypeInformation Depth:= Name:=
  As:= Description:= Cert:= Password:= IncludeInvocationHeader UseMinimalHeader Type:= | Path | | Get-Date|Export-Clixml
  x ;; ps|Export-Csv p.csv
Import-Csv,Import-Clixml,Import-PowerShellDataFile,Get-PfxCertificate,Import-Counter,
  Test-ModuleManifest,Test-ScriptFileInfo,Get-AuthenticodeSignature,Get-FileSignature | read | Path,FilePath:R
  LiteralPath,PSPath,LP:R Delimiter:= UseCulture Header:= Encoding:= IncludeTotalCount Skip:= First:=
  SkipLimitCheck Password:= NoPromptForPassword | Path
  Delimiter | Import-Csv a.csv ;; Import-PowerShellDataFile a.psd1 | Import-Csv \\\\evil\\a.csv
Import-LocalizedData | ask,read,run | BindingVariable:VNAME UICulture:= BaseDirectory:R FileName:R SupportedCommand:= |
  BindingVariable UICulture | | Import-LocalizedData x
Compress-Archive | write whatif handler=out | Path:R LiteralPath,PSPath,LP:R DestinationPath:W CompressionLevel:= Update
  Force PassThru | Path DestinationPath | | Compress-Archive a b.zip
Expand-Archive | ask,write whatif | Path:R LiteralPath,PSPath,LP:R DestinationPath:U Force>danger,delete PassThru | Path
  DestinationPath | | Expand-Archive a.zip
Set-Acl,Set-FileAttributes,Set-AuthenticodeSignature,Unblock-File,Protect-CmsMessage | ${SYSTEM} whatif any |
  Path,FilePath:P LiteralPath,PSPath,LP:P AclObject:= | Path AclObject* | | Set-Acl a $x ;; Unblock-File a.ps1
Invoke-Item | danger,run,network,write,delete,privilege whatif | Path:L LiteralPath,PSPath,LP:L Filter:= Include:=
  Exclude:= Credential:= UseTransaction | Path | | ii .
New-PSDrive,Remove-PSDrive,New-SmbMapping,Remove-SmbMapping | danger,run,write,network,privilege,delete whatif any |
  Root:L Name:= PSProvider:= Persist Scope:= Credential:= LiteralName:= Force | Name PSProvider Root | | New-PSDrive X
  FileSystem \\\\h\\s
Format-Volume,Clear-Disk,Initialize-Disk,Remove-Partition,Reset-PhysicalDisk,Remove-VirtualDisk,Remove-StoragePool,
  Clear-FileStorageTier,Format-SecureBootUEFI | blocked,run,write,delete,privilege,network any | | =* | | Format-Volume
  -DriveLetter D ;; Clear-Disk 1
New-Partition,Set-Partition,Resize-Partition,Set-Disk,Set-Volume,Repair-Volume,Optimize-Volume,Mount-DiskImage,
  Dismount-DiskImage,Update-Disk,New-VirtualDisk,New-Volume,Set-PhysicalDisk | ${SYSTEM} any | | =* | | New-Partition
  -DiskNumber 1
`);
