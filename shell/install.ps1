# Puts beck's line into the PowerShell profile, or takes it out again: what install.sh does elsewhere, for Windows.
# Only the syntax of 5.1.
#   ./install.ps1 [-Prefix DIR] [-NoProfileLine] [-Yes]
#   ./install.ps1 -Uninstall [-Prefix DIR] [-Purge] [-ProfileOnly]
[CmdletBinding()]
param(
    # A folder to put everything under; else the person's own place for data.
    [string]$Prefix,
    # Change no profile; print the line instead.
    [switch]$NoProfileLine,
    # Change the profile without asking.
    [switch]$Yes,
    # Take the line out of the profile and remove what was copied.
    [switch]$Uninstall,
    # With -Uninstall: remove settings and records as well.
    [switch]$Purge,
    # With -Uninstall: only the line in this PowerShell's profile.
    [switch]$ProfileOnly
)
Set-StrictMode -Version 2
$ErrorActionPreference = 'Stop'

function Get-Place {
    # The copy that was installed knows its own place.
    $above = [IO.Path]::GetDirectoryName($PSScriptRoot)
    if ([IO.File]::Exists([IO.Path]::Combine($above, 'runtime'))) { return [IO.Path]::GetDirectoryName($above) }
    if ($Prefix) { return [IO.Path]::Combine([IO.Path]::GetFullPath($Prefix), 'share', 'beck') }
    if ($env:XDG_DATA_HOME) { return [IO.Path]::Combine($env:XDG_DATA_HOME, 'beck') }
    if ($env:LOCALAPPDATA) { return [IO.Path]::Combine($env:LOCALAPPDATA, 'beck') }
    [IO.Path]::Combine($HOME, '.local', 'share', 'beck')
}

function Get-ProfileLine($place) {
    $word = "'" + [IO.Path]::Combine($place, 'current', 'shell', 'beck.ps1').Replace("'", "''") + "'"
    "if ([IO.File]::Exists($word)) { . $word }  # beck"
}

# Node 22.21 or a later 22, or 24.5 and up.
function Find-Node {
    foreach ($node in @(Get-Command -Name node -CommandType Application -All -ErrorAction SilentlyContinue)) {
        $version = & $node.Source -p 'process.versions.node'
        $major, $minor = [int[]]($version.Split('.')[0, 1])
        if ($major -gt 24 -or ($major -eq 24 -and $minor -ge 5) -or ($major -eq 22 -and $minor -ge 21)) { return $node.Source }
    }
    throw 'beck needs Node 22.21 or a later 22, or 24.5 and up. Install it, then run this again.'
}

function Read-Profile($file) {
    if ([IO.File]::Exists($file)) { [IO.File]::ReadAllText($file) } else { '' }
}

# Everything but our own line stays as it is. The words in brackets tell -Uninstall what else came with the line.
function Add-ProfileLine($file, $line) {
    $text = Read-Profile $file
    if ($text.Contains($line)) { Write-Output "The line is already in $file."; return }
    $null = [IO.Directory]::CreateDirectory([IO.Path]::GetDirectoryName($file))
    $added = $line + [Environment]::NewLine
    if (-not [IO.File]::Exists($file)) { $added = $line + ' (added this file)' + [Environment]::NewLine }
    if ($text -and -not $text.EndsWith("`n")) { $added = [Environment]::NewLine + $line + ' (added the newline above)' + [Environment]::NewLine }
    [IO.File]::AppendAllText($file, $added)
    Write-Output "One line added to $file."
}

function Remove-ProfileLine($file, $line) {
    $text = Read-Profile $file
    $literal = [regex]::Escape($line)
    $rest = [regex]::Replace($text, '\r?\n' + $literal + ' \(added the newline above\)(\r?\n|$)', '')
    $own = $rest -match ('(?m)^' + $literal + ' \(added this file\)')
    $rest = [regex]::Replace($rest, '(?m)^' + $literal + '( \(added this file\))?(\r?\n|$)', '')
    if ($rest -ceq $text) { return }
    if ($rest -or -not $own) { [IO.File]::WriteAllText($file, $rest) } else { [IO.File]::Delete($file) }
    Write-Output "The line is removed from $file."
}

# The built program, the scripts, and which Node runs it.
function Copy-Program($place, $node) {
    $source = [IO.Path]::GetDirectoryName($PSScriptRoot)
    $built = [IO.Path]::Combine($source, 'dist')
    if (-not [IO.File]::Exists([IO.Path]::Combine($built, 'main.js'))) {
        throw "There is no built beck in $built. In a clone of beck run: npm ci; npm run build --script-shell=bash"
    }
    $current = [IO.Path]::Combine($place, 'current')
    if ([IO.Directory]::Exists($current)) { Remove-Item -LiteralPath $current -Recurse -Force }
    $null = New-Item -ItemType Directory -Path $current
    Copy-Item -LiteralPath $built -Destination ([IO.Path]::Combine($current, 'lib')) -Recurse
    Copy-Item -LiteralPath $PSScriptRoot -Destination ([IO.Path]::Combine($current, 'shell')) -Recurse
    # An open shell may have a prompt.ps1 from when all files were beside beck.ps1, and looks for them there.
    foreach ($file in Get-ChildItem -Path ([IO.Path]::Combine($current, 'shell', 'powershell')) -Filter '*.ps1') {
        Copy-Item -LiteralPath $file.FullName -Destination ([IO.Path]::Combine($current, 'shell', "beck-$($file.Name)"))
    }
    $main = [IO.Path]::Combine($current, 'lib', 'main.js')
    [IO.File]::WriteAllText([IO.Path]::Combine($current, 'runtime'), "$node`n$main`n")
    $kind = 'clone'
    if ($source -match '[\\/]node_modules[\\/]beck-shell$') { $kind = 'package' }
    [IO.File]::WriteAllText([IO.Path]::Combine($current, 'record'), "place $place`nfrom $kind $source`n")
    # Without them, Tab does what it did before.
    & $node $main completion --into ([IO.Path]::Combine($current, 'shell', 'completions'))
    if ($LASTEXITCODE) { Write-Warning 'The completions could not be made; Tab completes nothing for beck.' }
}

function Install-Beck {
    $place = Get-Place
    Copy-Program $place (Find-Node)
    Write-Output "beck is in $place."
    $file = $PROFILE.CurrentUserAllHosts
    $line = Get-ProfileLine $place
    $may = $Yes -or (-not $NoProfileLine -and (Read-Host "Add this line to ${file}? [Y/n]  $line") -match '^(|y|yes)$')
    if ($NoProfileLine -or -not $may) { Write-Output "To use beck, add this line to ${file}:"; Write-Output "  $line"; return }
    Add-ProfileLine $file $line
    Write-Output 'Open a new PowerShell and type: ? which files here are over 1 MB'
}

function Uninstall-Beck {
    $place = Get-Place
    Remove-ProfileLine $PROFILE.CurrentUserAllHosts (Get-ProfileLine $place)
    if ($ProfileOnly) { return }
    if ([IO.Directory]::Exists($place)) { Remove-Item -LiteralPath $place -Recurse -Force }
    # What Node compiled.
    $cache = $env:XDG_CACHE_HOME
    if (-not $cache) { $cache = [IO.Path]::Combine($HOME, '.cache') }
    $compiled = [IO.Path]::Combine($cache, 'beck')
    if ([IO.Directory]::Exists($compiled)) { Remove-Item -LiteralPath $compiled -Recurse -Force }
    Write-Output 'beck is removed.'
    $config = $env:XDG_CONFIG_HOME
    if (-not $config) { $config = [IO.Path]::Combine($HOME, '.config') }
    $state = $env:XDG_STATE_HOME
    if (-not $state) { $state = [IO.Path]::Combine($HOME, '.local', 'state') }
    foreach ($folder in [IO.Path]::Combine($config, 'beck'), [IO.Path]::Combine($state, 'beck')) {
        if (-not [IO.Directory]::Exists($folder)) { continue }
        if ($Purge) { Remove-Item -LiteralPath $folder -Recurse -Force }
        else { Write-Output "$folder is kept; -Uninstall -Purge removes it." }
    }
}

if ($Uninstall) { Uninstall-Beck } else { Install-Beck }
