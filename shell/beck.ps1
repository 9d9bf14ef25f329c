# beck for PowerShell (7.2 and newer; Windows PowerShell 5.1 without captured output): `? your question` at the prompt.
# Dot-source this file from $PROFILE, or import beck.psd1; only the syntax of 5.1. What a question needs is in
# beck-question.ps1, loaded at the first one. The contract, and the sections shared with its siblings: README.md beside it.

# --- guard ------------------------------------------------------------------------------------------------
# No cmdlet up here: the first use of one costs every start of the shell 10 to 40 ms.
if ($Host.Name -ne 'ConsoleHost' -or $ExecutionContext.SessionState.LanguageMode -ne 'FullLanguage') { return }
if (${alias:PSConsoleHostReadLine} -eq '__beck_readline') { return }

# Everything lives in a module without a file, so that nothing leaks and Remove-Module takes it away.
Microsoft.PowerShell.Core\New-Module -Name beck -ArgumentList $PSScriptRoot -ScriptBlock {
param($Root)
# The person's preferences reach into modules; these stand before them.
Microsoft.PowerShell.Core\Set-StrictMode -Off
$ErrorActionPreference = 'Stop'; $WhatIfPreference = $false; $ConfirmPreference = 'None'
$VerbosePreference = 'SilentlyContinue'; $DebugPreference = 'SilentlyContinue'; $PSDefaultParameterValues = @{}
$OFS = ' '

# --- settings and state -----------------------------------------------------------------------------------
$script:prefix = $env:BECK_PREFIX       # where it is not set, read at the first prompt
# '' nothing of ours · asked: the accepted line is a question · open: the helper runs · step: a command runs
$script:state = ''
$script:editor = $null      # PSReadLine's type, where it is loaded
$script:enter = @{}         # what Enter did before us: i insert and the other modes, c vi command mode
$script:vi = $false
$script:bindings = $null
$script:editing = $false
$script:loaded = $false
$script:stillReading = $null
$script:helper = $null

# --- noticing a question ----------------------------------------------------------------------------------
function __beck_is_question($line) {
    if (-not $line) { return $false }
    $line = $line.TrimStart(' ', "`t")
    if (-not $line.StartsWith($script:prefix, 'Ordinal')) { return $false }
    if ($line.Length -eq $script:prefix.Length) { return $true }
    $next = $line[$script:prefix.Length]
    $next -eq ' ' -or $next -eq "`t" -or $next -eq "`n"
}

# Enter: one look at the line, and on to what Enter did before when it is not ours.
function __beck_enter($key, $arg) {
    $line = $null; $at = 0
    $script:editor::GetBufferState([ref]$line, [ref]$at)
    if ($script:editing -or -not (__beck_is_question $line)) { return (__beck_pass_enter $key $arg) }
    # PSReadLine knows no pastes: when more keys are waiting, this Enter is a newline of one.
    $waiting = __beck_private '_queuedKeys'
    if ($null -ne $waiting -and $waiting.Count -gt 0) { return $script:editor::Insert("`n") }
    __beck_take_question $line $key $arg
}

# Enter refuses an incomplete text (`? what's up`). So it gets a twin of the same width, commented out, and the typed
# text is back before PSReadLine takes the line: screen, history and result are the typed bytes.
function __beck_take_question($line, $key, $arg) {
    $script:state = 'asked'
    $script:editor::Replace(0, $line.Length, [regex]::Replace($line, '(?m)^[^\n\uD800-\uDFFF]?', '#'))
    __beck_pass_enter $key $arg
    $now = $null; $at = 0
    $script:editor::GetBufferState([ref]$now, [ref]$at)
    # Or a suggestion for the line stays on the screen; PSReadLine before 2.1 has none.
    $options = $script:editor::GetOptions(); $predicts = $options.PredictionSource
    try { $options.PredictionSource = 'None' } catch { }
    $script:editor::Replace(0, $now.Length, $line)
    try { $options.PredictionSource = $predicts } catch { }
    # Unless another script on Enter kept the line.
    if ($false -ne (__beck_private '_inputAccepted')) { [Console]::Write("`n") }
}

function __beck_pass_enter($key, $arg) {
    $before = $script:enter['i']
    if ($script:vi -and $script:editor::InViCommandMode()) { $before = $script:enter['c'] }
    if ($before -is [Delegate]) { $before.Invoke($key, $arg) }
    elseif ($before) { $script:editor::$before($key, $arg) }
    else { $script:editor::AcceptLine($key, $arg) }
}

# Private members of PSReadLine are hints: without them a pasted newline ends the question, and a script of the
# person's on Enter gives way to ours.
function __beck_private($name) {
    try {
        $one = $script:editor.GetField('_singleton', 'NonPublic,Static').GetValue($null)
        $script:editor.GetField($name, 'NonPublic,Static,Instance').GetValue($one)
    } catch { }
}

# --- hooks ------------------------------------------------------------------------------------------------
# The host asks PSConsoleHostReadLine for its next line, and an alias comes before the function. So the function and
# every other wrapper of it, loaded before or after us, stay as they are and are called through.
# The answer must be exactly one string, or the host reads a line by itself.
function __beck_readline {
    [System.Diagnostics.DebuggerHidden()] param()
    $ok = $?
    if ($script:state -eq 'step' -or $script:state -eq 'open') {
        $line = $null
        try { $line = __beck_resume $ok } catch { __beck_give_up $_; return '' }
        if ($null -ne $line) { return $line }
    }
    elseif ($script:state) { $script:state = '' }
    if (-not $script:prefix) { __beck_read_prefix }
    try { __beck_bind } catch { }
    # PSReadLine looks at `$?` first.
    if (-not $ok) { Microsoft.PowerShell.Utility\Write-Error 'failed' -ErrorAction Ignore }
    $line = & ${function:global:PSConsoleHostReadLine}
    if (-not ($line -is [string] -and (__beck_is_question $line))) { return $line }
    try { __beck_load; __beck_ask $line $ok } catch { __beck_give_up $_; '' }
}

# What the helper wrote down from the settings; a first line that is empty is the default.
function __beck_read_prefix {
    $script:prefix = '?'
    $folder = $env:XDG_STATE_HOME
    if (-not $folder) { $folder = [IO.Path]::Combine($HOME, '.local', 'state') }
    $file = [IO.Path]::Combine($folder, 'beck', 'shell')
    if (-not [IO.File]::Exists($file)) { return }
    try { foreach ($line in [IO.File]::ReadAllLines($file)) { if ($line) { $script:prefix = $line }; break } } catch { }
}

function __beck_load {
    if ($script:loaded) { return }
    . ([IO.Path]::Combine($Root, 'beck-question.ps1'))
    $script:loaded = $true
}

# Nothing of ours may take the prompt away.
function __beck_give_up($problem) {
    [Console]::Error.WriteLine("beck: $problem")
    try { __beck_stop } catch { }
    $script:state = ''
}

# Before each line: EditMode throws all bindings away, and a prompt that is set up after us may bind Enter again.
function __beck_bind {
    if (-not $script:editor) {
        # Its type outlives its module.
        if (-not (Microsoft.PowerShell.Core\Get-Module PSReadLine)) { return }
        $script:editor = 'Microsoft.PowerShell.PSConsoleReadLine' -as [type]
    }
    $bindings = __beck_private '_dispatchTable'
    if ($script:enter.Count -and [object]::ReferenceEquals($bindings, $script:bindings)) {
        foreach ($bound in $script:editor::GetKeyHandlers([string[]]@('Enter'))) { if ($bound.Function -eq 'beck') { return } }
    }
    $script:bindings = $bindings
    $script:vi = [string]$script:editor::GetOptions().EditMode -eq 'Vi'
    $tables = @{ i = '_dispatchTable' }
    if ($script:vi) { $tables = @{ i = '_viInsKeyMap'; c = '_viCmdKeyMap' } }
    foreach ($mode in @($tables.Keys)) {
        $before = 'AcceptLine'
        if ($mode -eq 'c') { $before = 'ViAcceptLine' }
        try {
            foreach ($entry in (__beck_private $tables[$mode]).GetEnumerator()) {
                if ($entry.Key.KeyStr -ne 'Enter') { continue }
                if ($entry.Value.BriefDescription -eq 'beck') { $before = $null } else { $before = $entry.Value.Action }
            }
        } catch { }
        if (-not $before) { continue }
        $script:enter[$mode] = $before
        if ($mode -eq 'c') { Set-PSReadLineKeyHandler -Key Enter -ViMode Command -ScriptBlock $script:onEnter -BriefDescription beck }
        else { $script:editor::SetKeyHandler([string[]]@('Enter'), $script:onEnter, 'beck', 'a question, or what Enter did before') }
    }
}
$script:onEnter = { param($key, $arg) __beck_enter $key $arg }

# --- unload -----------------------------------------------------------------------------------------------
function __beck_unload {
    if ($script:loaded) { __beck_stop; __beck_stop_watching }
    if ($script:stillReading -and ${function:global:PSConsoleHostReadLine} -eq $script:stillReading) {
        Microsoft.PowerShell.Management\Remove-Item Function:PSConsoleHostReadLine -Force -ErrorAction Ignore
    }
    if (-not $script:editor) { return }
    foreach ($mode in @($script:enter.Keys)) {
        $before = $script:enter[$mode]
        if ($mode -eq 'c') { Set-PSReadLineKeyHandler -Key Enter -ViMode Command -Function ViAcceptLine }
        elseif ($before -is [Delegate]) { $script:editor::SetKeyHandler([string[]]@('Enter'), $before, $before.Method.Name, '') }
        else { Set-PSReadLineKeyHandler -Key Enter -Function $before }
    }
}
$ExecutionContext.SessionState.Module.OnRemove = { __beck_unload }

# --- install ----------------------------------------------------------------------------------------------
# The host looks whether the function is there; where PSReadLine is not, this one reads as the host itself would.
if (-not ${function:global:PSConsoleHostReadLine}) {
    function global:PSConsoleHostReadLine { $Host.UI.ReadLine() }
    $script:stillReading = ${function:global:PSConsoleHostReadLine}
}
${alias:PSConsoleHostReadLine} = '__beck_readline'
Microsoft.PowerShell.Core\Export-ModuleMember -Function __beck_readline -Alias PSConsoleHostReadLine
} | Microsoft.PowerShell.Core\Import-Module -Global -DisableNameChecking
