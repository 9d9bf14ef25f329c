# Part of beck for PowerShell, read by prompt.ps1 into its module at once: an ordinary line costs no script block more
# than without beck. Only the syntax of 5.1. The contract: README.md here and one folder up.

# --- hooks ------------------------------------------------------------------------------------------------
# Whether the next line is an ordinary one, as far as known. The first prompt has enough to read.
function script:__beck_see_usual {
    $usual = $script:usual; $first = -not $script:prompts++
    if ($first -or -not $usual.bound) { return }
    foreach ($one in $script:taken) {
        if ($one.key -eq 'Enter' -and -not $one.compiled) { try { __beck_compile_enter $one } catch { } }
    }
    $usual.prefix = $script:prefix; $usual.hinted = $script:hinted; $usual.stock = __beck_stock_reader
    if (-not $usual.read) {
        $usual.read = { param($ok) __beck_line $ok }; $usual.take = { param($line, $ok) __beck_take_line $line $ok }
        __beck_quicken
    }
    $usual.holds = -not $script:state -and -not $script:failures
}

# PSReadLine's own function that reads a line, unless it was replaced.
function script:__beck_stock_reader {
    $own = ${function:global:PSConsoleHostReadLine}
    if (-not $own -or -not $own.Module -or $own.Module.Name -ne 'PSReadLine') { return }
    $text = ''
    foreach ($row in ([string]$own).Split("`n")) {
        $row = $row.Trim()
        if ($row -and -not $row.StartsWith('#')) { $text += $row }
    }
    if ($text -ceq $script:stockText) { $own }
}

# What PSReadLine's function does from 2.2 on, without spaces and comments.
$script:stockText = '[System.Diagnostics.DebuggerHidden()]param()$lastRunStatus = $?Microsoft.PowerShell.Core\Set-StrictMode -Off' +
    '[Microsoft.PowerShell.PSConsoleReadLine]::ReadLine($host.Runspace, $ExecutionContext, $lastRunStatus)'

# From the third line on: an ordinary one is read by one function, as without us, and ours are not called. Tab offers
# the variables that can be seen from where the editor was called, so it has its own scope.
function script:__beck_quicken {
    $__beck = $script:usual
    ${function:global:__beck_readline} = {
        [System.Diagnostics.DebuggerHidden()] param()
        $lastRunStatus = $?
        try {
            $__beckOwn = ${function:global:PSConsoleHostReadLine}
            $__beckStock = [object]::ReferenceEquals($__beckOwn, $__beck.stock)
            $__beckUsual = $__beck.holds -and ($lastRunStatus -or ($__beck.hinted -and $__beckStock)) -and
                [object]::ReferenceEquals($__beck.field.GetValue($__beck.editor), $__beck.table) -and
                [object]::ReferenceEquals($__beck.table[$__beck.enter], $__beck.bound) -and
                -not ($__beck.inbox -and [IO.File]::Exists($__beck.inbox))
        } catch { $__beckUsual = $false }
        if (-not $__beckUsual) { return (& $__beck.read $lastRunStatus) }
        if ($__beckStock) { $__beckLine = [Microsoft.PowerShell.PSConsoleReadLine]::ReadLine($Host.Runspace, $ExecutionContext, $lastRunStatus) }
        else { $__beckLine = & $__beckOwn }
        if ($__beckLine -is [string] -and $__beckLine.TrimStart().StartsWith($__beck.prefix, [StringComparison]::Ordinal) -and
            ${alias:PSConsoleHostReadLine} -eq '__beck_readline') { return (& $__beck.take $__beckLine $lastRunStatus) }
        $__beck.typed = $__beckLine
        $__beckLine
    }.GetNewClosure()
}

# Enter on an ordinary line, without a script of ours: that would take longer than all the rest. What does not begin with
# the prefix goes on at once to what Enter did before.
function script:__beck_compile_enter($taken) {
    $taken.compiled = $true
    $before = $taken.before; $entry = $taken.ours
    if ($before -isnot [Delegate] -or -not $entry) { return }
    $type = [Action[Nullable[ConsoleKeyInfo], object]]
    $make = [System.Linq.Expressions.Expression]
    $key = $make::Parameter([Nullable[ConsoleKeyInfo]]); $arg = $make::Parameter([object])
    $line = $make::Variable([string]); $at = $make::Variable([int])
    $state = $script:editor.GetMethod('GetBufferState', [type[]]@([string].MakeByRefType(), [int].MakeByRefType()))
    $trim = [string].GetMethod('TrimStart', [type[]]@([char[]]))
    $starts = [string].GetMethod('StartsWith', [type[]]@([string], [StringComparison]))
    $trimmed = $make::Call($line, $trim, $make::Constant([char[]]" `t"))
    $ours = $make::Call($trimmed, $starts, $make::Constant($script:prefix), $make::Constant([StringComparison]::Ordinal))
    $look = $make::Invoke($make::Constant($entry.Action), $key, $arg)
    $choice = $make::IfThenElse($ours, $look, $make::Invoke($make::Constant($before), $key, $arg))
    $locals = [System.Linq.Expressions.ParameterExpression[]]@($line, $at)
    $steps = [System.Linq.Expressions.Expression[]]@($make::Call($state, $line, $at), $choice)
    $takes = [System.Linq.Expressions.ParameterExpression[]]@($key, $arg)
    $entry.Action = $make::Lambda($type, $make::Block($locals, $steps), $takes).Compile()
    # Around a script PSReadLine changes the encoding of the console and back.
    if (-not $taken.was.ScriptBlock) { $entry.ScriptBlock = $null }
}
