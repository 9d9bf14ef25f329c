// The aliases PowerShell starts with.

// biome-ignore format: one cmdlet a line
const EVERYWHERE = `
Get-ChildItem dir gci; Get-Content gc type; Remove-Item del erase rd ri; Copy-Item copy cpi; Move-Item move mi; Rename-Item ren rni
Set-Location chdir sl cd; Get-Location gl; Push-Location pushd; Pop-Location popd; Write-Output echo write; New-Item ni; Invoke-Item ii
Get-Item gi; Set-Item si; Clear-Item cli; Get-ItemProperty gp; Set-ItemProperty sp; Remove-ItemProperty rp; Clear-ItemProperty clp
Copy-ItemProperty cpp; Move-ItemProperty mp; Rename-ItemProperty rnp; Get-ItemPropertyValue gpv; Set-Content sc; Add-Content ac; Clear-Content clc
Where-Object where ?; ForEach-Object foreach %; Select-Object select; Group-Object group; Measure-Object measure; Get-Unique gu
Format-Table ft; Format-List fl; Format-Wide fw; Format-Custom fc; Out-Host oh; Out-GridView ogv; Select-String sls
Get-Process gps; Stop-Process spps; Start-Process saps; Get-Service gsv; Start-Service sasv; Stop-Service spsv
Get-Command gcm; Get-History h history ghy; Invoke-History ihy r; Clear-History clhy; Get-Alias gal; Set-Alias sal; New-Alias nal
Export-Alias epal; Import-Alias ipal; Get-Variable gv; Set-Variable sv set; New-Variable nv; Remove-Variable rv; Clear-Variable clv; Get-Member gm
Get-Module gmo; Import-Module ipmo; New-Module nmo; Remove-Module rmo; Get-PSDrive gdr; New-PSDrive ndr; Remove-PSDrive rdr
Invoke-Expression iex; Invoke-Command icm; Invoke-RestMethod irm; Invoke-WebRequest iwr; Invoke-WmiMethod iwmi; Start-Job sajb; Stop-Job spjb; Get-Job gjb
Receive-Job rcjb; Remove-Job rjb; Wait-Job wjb; New-PSSession nsn; Enter-PSSession etsn; Exit-PSSession exsn; Get-PSSession gsn; Remove-PSSession rsn
Connect-PSSession cnsn; Disconnect-PSSession dnsn; Receive-PSSession rcsn; Import-PSSession ipsn; Export-PSSession epsn; Get-PSBreakpoint gbp; Set-PSBreakpoint sbp
Remove-PSBreakpoint rbp; Disable-PSBreakpoint dbp; Enable-PSBreakpoint ebp; Get-PSCallStack gcs; Resolve-Path rvpa; Convert-Path cvpa; Get-Clipboard gcb; Set-Clipboard scb
Export-Csv epcsv; Import-Csv ipcsv; Get-ComputerInfo gin; Get-TimeZone gtz; Set-TimeZone stz; Get-WmiObject gwmi; Remove-WmiObject rwmi; Set-WmiInstance swmi
Clear-Host clear cls; Trace-Command trcm; Get-PSSnapin gsnp; Add-PSSnapin asnp; Remove-PSSnapin rsnp; Show-Command shcm
Get-CimInstance gcim; Get-CimClass gcls; Get-CimAssociatedInstance gcai; Invoke-CimMethod icim; New-CimInstance ncim; Remove-CimInstance rcim; Set-CimInstance scim
Register-CimIndicationEvent rcie; New-CimSession ncms; Get-CimSession gcms; Remove-CimSession rcms; Suspend-Job sujb; Resume-Job rujb; Get-NetIPConfiguration gip; Test-NetConnection tnc
`;

/** On other systems these names belong to the programs of that system. */
const ONLY_WINDOWS = `
Get-ChildItem ls; Get-Content cat; Remove-Item rm rmdir; Copy-Item cp cpi; Move-Item mv; Get-Location pwd; Sort-Object sort; Get-Process ps; Stop-Process kill
Get-Help man help; Compare-Object compare diff; Start-Process start; Tee-Object tee; Start-Sleep sleep; Invoke-WebRequest curl wget; Out-Printer lp
New-PSDrive mount; New-Item mkdir md; Get-History h; Clear-Host clear; Write-Output write
`;

/** Also there where no alias is, as the same programs. */
const STILL_ALIASES = new Set([
  'pwd',
  'kill',
  'compare',
  'clear',
  'write',
  'h',
  'help',
  'cpi',
  'mkdir',
  'md',
  'start',
]);

const everywhere = index(EVERYWHERE);

const onlyWindows = index(ONLY_WINDOWS);

/** The cmdlet behind an alias of PowerShell's own. */
export function aliasTarget(word: string, unix: boolean): string | undefined {
  const key = word.toLowerCase();
  const common = everywhere.get(key);
  if (common !== undefined) return common;
  return unix && !STILL_ALIASES.has(key) ? undefined : onlyWindows.get(key);
}

/** A program of the system where the system is not Windows, whatever stands behind it. */
export function isProgramElsewhere(word: string): boolean {
  const key = word.toLowerCase();
  return onlyWindows.has(key) && !ALIASES_ANYWHERE.has(key);
}

/** Aliases of PowerShell itself in every system (`Get-Alias`); `md` is one of the program. */
const ALIASES_ANYWHERE = new Set(['pwd', 'cpi', 'h', 'help']);

function index(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const entry of text.split(/[;\n]/)) {
    const [cmdlet, ...aliases] = entry.trim().split(/\s+/);
    for (const alias of aliases) if (cmdlet !== undefined) found.set(alias, cmdlet);
  }
  return found;
}
