# Part of beck for PowerShell, read by prompt.ps1 into its module at once: the keys that are ours while the
# shell lives. Only the syntax of 5.1. The contract: README.md here and one folder up.

# --- keys -------------------------------------------------------------------------------------------------
# Before each line: EditMode throws all bindings away, and a prompt that is set up after us may bind Enter again.
function script:__beck_bind {
    if (-not $script:editor) {
        # Its type outlives its module.
        if (-not (Microsoft.PowerShell.Core\Get-Module PSReadLine)) { return }
        $script:editor = 'Microsoft.PowerShell.PSConsoleReadLine' -as [type]
    }
    $bindings = __beck_private '_dispatchTable'
    $known = $script:enter.Count -and [object]::ReferenceEquals($bindings, $script:bindings)
    if ($known) {
        foreach ($bound in $script:editor::GetKeyHandlers($script:enterKey)) { if ($bound.Function -eq 'beck') { return } }
    }
    $script:bindings = $bindings
    $script:vi = [string]$script:editor::GetOptions().EditMode -eq 'Vi'
    $tables = @{ i = '_dispatchTable' }
    if ($script:vi) { $tables = @{ i = '_viInsKeyMap'; c = '_viCmdKeyMap' } }
    foreach ($mode in @($tables.Keys)) {
        $table = __beck_private $tables[$mode]
        $before = __beck_bind_key Enter $mode $table $script:onEnter 'beck' 'a question, or what Enter did before'
        if ($before) { $script:enter[$mode] = $before }
        # A binding of one of these made at the prompt takes precedence.
        if ($known) { continue }
        # If Tab is unbound, it stays unbound.
        if (__beck_entry $table Tab) {
            $before = __beck_bind_key Tab $mode $table $script:onTab 'beck-tab' 'completes a question, or what Tab did before'
            if ($before -is [Delegate]) { $script:tab[$mode] = $before }
        }
        if ($mode -eq 'i' -and $script:ahead.wanted -and $null -ne (__beck_private '_handlePotentialResizing')) {
            $before = $null
            try { $before = __beck_bind_key ([string]$script:prefix[-1]) $mode $table $script:onPrefix 'beck-prefix' 'as before; a question begins' } catch { }
            if ($before -is [Delegate]) { $script:prefixKey = $before }
        }
        foreach ($key in $script:keys) {
            try { $null = __beck_bind_key $key $mode $table $script:onKey 'beck-convert' 'the words on the line become a command' } catch { }
        }
    }
    if (-not $known -and $script:parts['preview']) { __beck_bind_preview }
    $usual = $script:usual
    $usual.bound = $null; $usual.field = $script:fields['_dispatchTable']; $usual.editor = $script:one; $usual.table = $bindings
    if (-not $bindings) { return }
    foreach ($entry in $bindings.GetEnumerator()) {
        if ($entry.Key.KeyStr -ceq 'Enter') { $usual.enter = $entry.Key; $usual.bound = $entry.Value }
    }
}

# .NET on Unix sees no Alt behind `?` and not which of Ctrl with `[ \ ] ^ _` it was.
function script:__beck_chord($key) {
    $unix = [IO.Path]::DirectorySeparatorChar -eq '/'
    if ($key -eq 'off' -or -not $key) { }
    elseif ($key -eq 'alt-?') { 'Alt+/' }
    elseif ($unix -and $key -eq 'ctrl-]') { 'F9' }
    elseif ($unix -and $key -match '^ctrl-[^a-z]$') { }
    else { $key -replace '^alt-', 'Alt+' -replace '^ctrl-', 'Ctrl+' }
}

# What a key does in one of PSReadLine's tables.
function script:__beck_entry($table, $key) {
    if ($table) { foreach ($entry in $table.GetEnumerator()) { if ($entry.Key.KeyStr -ceq $key) { return $entry.Value } } }
}

# What the key did before: a delegate, or the name of PSReadLine's own function for Enter; nothing where it is ours.
function script:__beck_bind_key($key, $mode, $table, $does, $name, $about) {
    $was = __beck_entry $table $key; $before = 'AcceptLine'
    if ($mode -eq 'c') { $before = 'ViAcceptLine' }
    if ($was) { $before = $was.Action; if ($was.BriefDescription -eq $name) { return } }
    if ($mode -eq 'c') {
        PSReadLine\Set-PSReadLineKeyHandler -Key $key -ViMode Command -ScriptBlock $does -BriefDescription $name -Description $about
    }
    else { $script:editor::SetKeyHandler([string[]]@($key), $does, $name, $about) }
    $script:taken += @{
        key = $key; mode = $mode; table = $table; was = $was; before = $before; name = $name
        ours = (__beck_entry $table $key); compiled = $false
    }
    $before
}

# Was Ctrl-C pressed? The event comes on another thread, where no script can run, and before a question is asked in full.
function script:__beck_watch_interrupt {
    if ($script:pressed) { return }
    $make = [System.Linq.Expressions.Expression]; $flag = [Threading.ManualResetEvent]::new($false)
    $takes = [System.Linq.Expressions.ParameterExpression[]]@($make::Parameter([object]), $make::Parameter([ConsoleCancelEventArgs]))
    $set = $make::Call($make::Constant($flag), [Threading.EventWaitHandle].GetMethod('Set'))
    $script:onPressed = $make::Lambda([ConsoleCancelEventHandler], $set, $takes).Compile()
    [Console]::add_CancelKeyPress($script:onPressed)
    $script:pressed = $flag
}

# --- unload -----------------------------------------------------------------------------------------------
function script:__beck_stop_watching {
    if ($script:pressed) { [Console]::remove_CancelKeyPress($script:onPressed) }
    $script:pressed = $null
}

# The table gets back what was in it. Where its insides are not what they were, by the public way.
function script:__beck_unbind($one) {
    try {
        foreach ($entry in @($one.table.GetEnumerator())) {
            if ($entry.Key.KeyStr -cne $one.key -or $entry.Value.BriefDescription -ne $one.name) { continue }
            $table = [Collections.IDictionary]$one.table
            if ($one.was) { $table[$entry.Key] = $one.was } else { $null = $table.Remove($entry.Key) }
        }
        if ($one.table) { return }
    } catch { }
    $where = @{}
    if ($one.mode -eq 'c') { $where = @{ ViMode = 'Command' } }
    if ($one.key -eq 'Enter') { PSReadLine\Set-PSReadLineKeyHandler -Key Enter -Function $one.before @where }
    else { PSReadLine\Remove-PSReadLineKeyHandler -Chord $one.key @where }
}
