# Part of beck for PowerShell, read by beck.ps1 at the first prompt: it notices a question, and everything of it can be
# removed again. Only the syntax of 5.1. The contract: README.md here and one folder up.

# Everything lives in a module without a file, so that nothing leaks and Remove-Module takes it away.
Microsoft.PowerShell.Core\New-Module -Name beck -Verbose:$false -ArgumentList ([IO.Path]::GetDirectoryName($PSScriptRoot)) -ScriptBlock {
param($Root)
# The person's preferences reach into modules; these are before them.
Microsoft.PowerShell.Core\Set-StrictMode -Off
$ErrorActionPreference = 'Stop'; $WhatIfPreference = $false; $ConfirmPreference = 'None'
$VerbosePreference = 'SilentlyContinue'; $DebugPreference = 'SilentlyContinue'; $PSDefaultParameterValues = @{}
$OFS = ' '

# --- settings and state -----------------------------------------------------------------------------------
$script:prefix = ''         # read at the first prompt
$script:keys = @()          # of the convert key, in PSReadLine's spelling
$script:prefixKey = $null   # what the last key of the prefix did before us
# '' nothing of ours · asked: the accepted line is a question · open: the helper runs · step: a command runs
$script:state = ''
$script:editor = $null      # PSReadLine's type, where it is loaded
$script:enter = @{}         # what Enter did before us: i insert and the other modes, c vi command mode
$script:vi = $false
$script:one = $null         # PSReadLine itself, and its private fields by name
$script:fields = @{}
$script:bindings = $null
$script:enterKey = [string[]]@('Enter')
$script:taken = @()         # each key that is ours now: its table, and what was there
$script:editing = $false
$script:hinted = $false     # once it was said or a question was asked, or because the person says so
$script:failures = 0; $script:prompts = 0
$script:prompted = $false   # whether something of ours stands in for the person's prompt
$script:parts = @{}         # which of the further parts are read
$script:tab = @{}           # what Tab did before us, as with Enter
$script:helper = $null
$script:offered = $null     # what waits to put a text on the next line
$script:pressed = $null     # set by Ctrl-C, from Enter on a question
$script:preview = ''        # the settings; off: nothing below a question that is typed
# A helper that waits for the next question, while it starts and afterwards; its standard error; whether it was started
# for the line that is typed; whether any may be.
$script:ahead = @{ process = $null; errors = $null; typed = $false; wanted = $true }
# What an ordinary line is held against, shared with the function that reads lines: whether nothing of ours is going on,
# whether failures count no more, the line before it, where a proposal would wait; what Enter is bound to, as we left it;
# PSReadLine's own function.
$script:usual = @{
    holds = $false; hinted = $false; typed = ''; prefix = ''; inbox = ''
    editor = $null; field = $null; table = $null; enter = $null; bound = $null; stock = $null
    read = $null; take = $null
}

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
    # The prefix first: calling a function takes longer.
    $begins = -not $script:editing -and $line.TrimStart(' ', "`t").StartsWith($script:prefix, 'Ordinal')
    if (-not ($begins -and (__beck_is_question $line))) { return (__beck_pass_enter $key $arg) }
    # To PSReadLine Ctrl-C is a key until it returns; from here on it is the event, and one that came before is waiting.
    if ($script:pressed) { $null = $script:pressed.Reset() }
    __beck_keep_interrupt $false
    # PSReadLine knows no pastes: when more keys are waiting, this Enter is a newline of one.
    if (__beck_is_key_waiting) { __beck_keep_interrupt $true; return $script:editor::Insert("`n") }
    __beck_take_question $line $key $arg
}

function __beck_keep_interrupt($asKey) { try { [Console]::TreatControlCAsInput = $asKey } catch { } }

# Keys that came since PSReadLine last looked are read for it.
function __beck_is_key_waiting {
    $null = __beck_private '_queuedKeys'
    try {
        if ([Console]::KeyAvailable) {
            $read = $script:editor.GetMethod('ReadOneOrMoreKeys', [Reflection.BindingFlags]'NonPublic,Instance')
            $null = $read.Invoke($script:one, $null)
        }
    } catch { }
    $waiting = __beck_private '_queuedKeys'
    $null -ne $waiting -and $waiting.Count -gt 0
}

# Enter refuses an incomplete text (`? what's up`). So it gets a twin of the same width, commented out, and the typed
# text is back before PSReadLine takes the line: screen, history and result are the typed bytes.
function __beck_take_question($line, $key, $arg) {
    $script:state = 'asked'; $script:usual.holds = $false
    $script:editor::Replace(0, $line.Length, [regex]::Replace($line, '(?m)^[^\n\uD800-\uDFFF]?', '#'))
    $last = __beck_is_last_row
    __beck_pass_enter $key $arg
    $now = $null; $at = 0
    $script:editor::GetBufferState([ref]$now, [ref]$at)
    # Its newline has moved all rows up there, which PSReadLine would hear of at the next prompt.
    $start = __beck_private '_initialY'
    if ($last -and $start -and $false -ne (__beck_private '_inputAccepted')) {
        $script:fields['_initialY'].SetValue($script:one, $start - 1)
    }
    # Or a suggestion for the line stays on the screen; PSReadLine before 2.1 has none.
    $options = $script:editor::GetOptions(); $predicts = $options.PredictionSource
    try { $options.PredictionSource = 'None' } catch { }
    $script:editor::Replace(0, $now.Length, $line)
    try { $options.PredictionSource = $predicts } catch { }
    # Unless another script on Enter kept the line.
    if ($false -ne (__beck_private '_inputAccepted')) { [Console]::Write("`n") } else { __beck_keep_interrupt $true }
}

function __beck_is_last_row {
    try { [Console]::CursorTop -ge [Console]::BufferHeight - 1 } catch { $false }
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
    if (-not $script:prefix) { __beck_read_settings }
    try { __beck_bind; __beck_watch_interrupt } catch { }
    if ($script:usual.inbox -and [IO.File]::Exists($script:usual.inbox)) {
        try { return (__beck_take_proposal $ok) } catch { __beck_give_up $_; return '' }
    }
    $typed = -not [string]::IsNullOrWhiteSpace($script:usual.typed)
    try {
        if (-not $script:hinted -and $typed -and (-not $ok -or $script:failures)) {
            __beck_count $ok
            if ($script:failures -ge 2) { __beck_near_hint }
        }
    } catch { }
    try { __beck_see_usual } catch { }
    # PSReadLine looks at `$?` first.
    if (-not $ok) { Microsoft.PowerShell.Utility\Write-Error 'failed' -ErrorAction Ignore }
    $line = & ${function:global:PSConsoleHostReadLine}
    if ($script:offered) { __beck_end_offer }
    # If beck was removed meanwhile, its functions no longer exist.
    if (${alias:PSConsoleHostReadLine} -eq '__beck_readline') { __beck_take_line $line $ok } else { $line }
}

# A line that was read: what the host gets for it.
function __beck_take_line($line, $ok) {
    if (-not ($line -is [string] -and (__beck_is_question $line))) { $script:usual.typed = $line; return $line }
    if ($script:state -ne 'asked' -and $script:pressed) { $null = $script:pressed.Reset() }
    $script:usual.holds = $false; $script:hinted = $true
    try { if (__beck_is_there) { __beck_load_part link; __beck_ask $line $ok } else { '' } } catch { __beck_give_up $_; '' }
}

# What the person set before our line comes first, then what the helper wrote down from the settings.
function __beck_read_settings {
    $lines = @()
    $folder = $env:XDG_STATE_HOME
    if (-not $folder -or -not [IO.Path]::IsPathRooted($folder)) { $folder = [IO.Path]::Combine($HOME, '.local', 'state') }
    $file = [IO.Path]::Combine($folder, 'beck', 'shell')
    # Caught errors would stay in the person's $Error.
    if ([IO.File]::Exists($file)) { try { $lines = @([IO.File]::ReadAllLines($file)) } catch { } }
    $chosen = foreach ($each in @('BECK_PREFIX', 0, '?'), @('BECK_KEY', 1, 'alt-? ctrl-]'), @('BECK_HINT', 2, 'on'),
        @('BECK_PRESTART', 4, 'on'), @('BECK_PREVIEW', 5, 'on')) {
        $name, $at, $default = $each
        $value = [Environment]::GetEnvironmentVariable($name)
        if (-not $value -and $at -lt $lines.Count) { $value = $lines[$at] }
        if ($value) { $value } else { $default }
    }
    $script:prefix = $chosen[0]
    $script:keys = @(foreach ($key in $chosen[1].Split(' ')) { __beck_chord $key })
    $script:hinted = $script:hinted -or $chosen[2] -eq 'off' -or [Console]::IsOutputRedirected
    if ($lines.Count -gt 3 -and $lines[3]) { __beck_load_part inbox; __beck_listen $lines[3] }
    $script:ahead.wanted = $chosen[3] -ne 'off' -and ($IsLinux -or $IsMacOS)
    $script:preview = $chosen[4]
}

# If beck's files were removed, says so once and unloads the rest.
function __beck_is_there($before) {
    if ([IO.File]::Exists([IO.Path]::Combine($Root, 'powershell', 'question.ps1'))) { return $true }
    [Console]::Error.WriteLine($before + 'beck was uninstalled; this shell now unloads it too.')
    $null = Microsoft.PowerShell.Core\Remove-Module beck -Force
    $false
}

# Failures in a row, of commands that ended by themselves.
function __beck_count($ok) {
    if ([string]::IsNullOrWhiteSpace($script:usual.typed)) { return }
    $script:usual.typed = ''
    if ($ok) { $script:failures = 0; return }
    $entry = Microsoft.PowerShell.Core\Get-History -Count 1
    if ($entry -and $entry.ExecutionStatus -eq 'Stopped') { return }
    if ($global:LASTEXITCODE -ge 128 -and -not (__beck_error_of $entry)) { return }
    $script:failures++
}

# The hint is above a prompt, so the next one comes with a look at the third command.
function __beck_near_hint {
    if (-not $script:prompted) { __beck_stand_in $script:hinting }
}
$script:hinting = { __beck_hint $? }

# The host calls `prompt` right after a command, and an alias comes before the function: so the function stays the
# person's, whatever a command may save, wrap or replace meanwhile (a virtual environment does all three).
function __beck_stand_in($block) {
    ${function:global:__beck_shown_prompt} = $block
    if ($script:prompted) { return }
    $script:prompted = $true
    $script:promptAlias = ${alias:prompt}
    Microsoft.PowerShell.Utility\Set-Alias prompt __beck_shown_prompt -Scope Global -Force
}

function __beck_own_prompt {
    if ($script:prompted -and $script:promptAlias) { & $script:promptAlias } else { & ${function:global:prompt} }
}

function __beck_hint($ok) {
    try {
        __beck_count $ok
        if ($script:failures -ge 3 -and -not $script:hinted) {
            $script:hinted = $true
            $dim = "$([char]27)[2m"; $plain = "$([char]27)[m"
            if ($env:TERM -eq 'dumb') { $dim = ''; $plain = '' }
            [Console]::WriteLine("$dim$($script:prefix) and Enter says what went wrong; beck config set hint false turns this tip off.$plain")
        }
    } catch { }
    __beck_give_prompt_back
    if (-not $ok) { Microsoft.PowerShell.Utility\Write-Error 'failed' -ErrorAction Ignore }
    __beck_own_prompt
}

# An alias that a command has made since stays.
function __beck_give_prompt_back {
    if (-not $script:prompted) { return }
    $script:prompted = $false
    if (${alias:prompt} -eq '__beck_shown_prompt') {
        Microsoft.PowerShell.Management\Remove-Item Alias:prompt -Force -ErrorAction Ignore
        if ($script:promptAlias) { Microsoft.PowerShell.Utility\Set-Alias prompt $script:promptAlias -Scope Global -Force }
    }
    Microsoft.PowerShell.Management\Remove-Item Function:__beck_shown_prompt -Force -ErrorAction Ignore
}

# The newest error, where it is one of this entry of the history.
function __beck_error_of($entry) {
    if (-not $entry -or -not $global:Error.Count) { return }
    $record = $global:Error[0]
    # The error that ended a command is there only as an exception.
    if ($record -is [System.Management.Automation.RuntimeException]) { $record = $record.ErrorRecord }
    if ($record -is [System.Management.Automation.ErrorRecord] -and $record.InvocationInfo -and
        $record.InvocationInfo.HistoryId -eq $entry.Id) { $record }
}

# An error in beck must not remove the prompt.
function __beck_give_up($problem) {
    [Console]::Error.WriteLine("beck: $problem")
    try { __beck_stop } catch { }
    $script:state = ''
}

# --- keys -------------------------------------------------------------------------------------------------
$script:onEnter = { param($key, $arg) __beck_enter $key $arg }
$script:onKey = { param($key, $arg) __beck_press }
$script:onTab = { param($key, $arg) __beck_tab $key $arg }
$script:onPrefix = { param($key, $arg) __beck_prefix_key $key $arg }

# The convert key: its part is read at the first press.
function __beck_press {
    $editor = $script:editor
    try {
        if (-not (__beck_is_there "`n")) { return $editor::InvokePrompt($null, [Console]::CursorTop) }
        __beck_load_part link
        __beck_load_part draw
        __beck_load_part convert
        __beck_convert
    } catch { __beck_give_up $_ }
}

# Tab: a question is completed by its part, which is read at the first Tab, and everything else by what Tab did before.
function __beck_tab($key, $arg) {
    $done = $false
    try { __beck_load_part tab; $done = __beck_complete } catch { }
    $before = $script:tab['i']
    if ($script:vi -and $script:editor::InViCommandMode()) { $before = $script:tab['c'] }
    if (-not $done -and $before) { $before.Invoke($key, $arg) }
}

# The last key of the prefix: what it did before, and where the prefix then stands alone, a helper gets ready.
function __beck_prefix_key($key, $arg) {
    if ($script:prefixKey) { $script:prefixKey.Invoke($key, $arg) } else { $script:editor::SelfInsert($key, $arg) }
    $line = $null; $at = 0
    $script:editor::GetBufferState([ref]$line, [ref]$at)
    if ($line -cne $script:prefix -or -not $script:ahead.wanted -or $script:state -or $script:editing) { return }
    try { __beck_load_part preview; __beck_begin_line } catch { $script:ahead.wanted = $false }
}

function __beck_load_part($name) {
    if ($script:parts[$name]) { return }
    . ([IO.Path]::Combine($Root, 'powershell', "$name.ps1"))
    $script:parts[$name] = $true
}

# --- unload -----------------------------------------------------------------------------------------------
function __beck_unload {
    if ($script:parts['preview']) { __beck_stop_reading_keys }
    if ($script:ahead.process) { __beck_load_part link; __beck_end_ahead }
    if ($script:parts['link']) { __beck_stop }
    __beck_stop_watching
    __beck_give_prompt_back
    $own = [string]${function:global:PSConsoleHostReadLine}
    if ($own.Trim() -eq '$Host.UI.ReadLine()') { Microsoft.PowerShell.Management\Remove-Item Function:PSConsoleHostReadLine -Force }
    # Removed from within, the module leaves what it exported, which is seen once its own is away.
    foreach ($mine in 'Alias:PSConsoleHostReadLine', 'Function:__beck_readline', 'Function:__beck_line', 'Function:__beck_line') {
        Microsoft.PowerShell.Management\Remove-Item $mine -Force -ErrorAction Ignore
    }
    foreach ($one in $script:taken) { __beck_unbind $one }
    if ($script:parts['tab']) { __beck_forget_completion }
    if ($script:parts['inbox']) { __beck_stop_listening }
}

__beck_load_part keys
__beck_load_part ordinary
$ExecutionContext.SessionState.Module.OnRemove = { __beck_unload }

Microsoft.PowerShell.Core\Export-ModuleMember -Function __beck_line
} | Microsoft.PowerShell.Core\Import-Module -Global -DisableNameChecking -Verbose:$false
