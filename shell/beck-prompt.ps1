# The second part of beck for PowerShell, read at the first prompt: it notices a question, and everything of it can be
# removed again. Only the syntax of 5.1. The contract: README.md and powershell.md beside it.

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
$script:one = $null         # PSReadLine itself, and its private fields by name
$script:fields = @{}
$script:bindings = $null
$script:enterKey = [string[]]@('Enter')
$script:editing = $false
$script:loaded = $false
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
        $field = $script:fields[$name]
        if (-not $field) {
            if (-not $script:one) { $script:one = $script:editor.GetField('_singleton', 'NonPublic,Static').GetValue($null) }
            $field = $script:fields[$name] = $script:editor.GetField($name, 'NonPublic,Static,Instance')
        }
        $field.GetValue($script:one)
    } catch { }
}

# --- hooks ------------------------------------------------------------------------------------------------
# The host's next line: exactly one string, or the host reads one by itself.
function __beck_line {
    [System.Diagnostics.DebuggerHidden()] param($ok)
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
        foreach ($bound in $script:editor::GetKeyHandlers($script:enterKey)) { if ($bound.Function -eq 'beck') { return } }
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
    $own = [string]${function:global:PSConsoleHostReadLine}
    if ($own.Trim() -eq '$Host.UI.ReadLine()') { Microsoft.PowerShell.Management\Remove-Item Function:PSConsoleHostReadLine -Force }
    foreach ($mine in 'Alias:PSConsoleHostReadLine', 'Function:__beck_readline') {
        Microsoft.PowerShell.Management\Remove-Item $mine -Force -ErrorAction Ignore
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

Microsoft.PowerShell.Core\Export-ModuleMember -Function __beck_line
} | Microsoft.PowerShell.Core\Import-Module -Global -DisableNameChecking
