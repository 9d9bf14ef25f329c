# Part of beck for PowerShell: what a question needs, read by link.ps1 into their module while Node starts.
# There is no loop: an approved command is the next line that the host reads, so scope, status, history, errors and
# Ctrl-C are the host's own. Only the syntax of 5.1. The contract: README.md here.

$script:nested = 0; $script:newest = $null
$script:native = $null      # dup2, made at the first question; false where it cannot be had
$script:terminal = $null    # the relayed terminal, while a command writes to it
$script:pagers = @{}

# --- talking to the helper --------------------------------------------------------------------------------
# What ran before: its status, its text, and lines of the error it ended with: the id, what it is about, the message.
function script:__beck_last($ok, $code) {
    $entry = Microsoft.PowerShell.Core\Get-History -Count 1; $said = ''
    # A question that ran nothing leaves no status.
    if ($entry -and (__beck_is_question $entry.CommandLine)) { return 0, '', '' }
    $status = [int](-not $ok -or ($entry -and $entry.ExecutionStatus -eq 'Failed'))
    $record = __beck_error_of $entry
    if ($record -and $record.FullyQualifiedErrorId -ne 'ProgramExitedWithNonZeroCode') {
        $target = [string]$record.CategoryInfo.TargetName
        if ($record.TargetObject -is [string]) { $target = $record.TargetObject }
        $said = ("$($record.FullyQualifiedErrorId)", $target | Microsoft.PowerShell.Core\ForEach-Object { $_ -replace '\s+', ' ' }) +
            $record.Exception.Message -join "`n"
    }
    elseif ($status -and $code) { $status = $code }
    $status, [string]$entry.CommandLine, $said
}

# How each of the words resolves just now, without loading a module, and the text as PowerShell's own parser cuts it.
# `$only` names: aliases and functions, as a program that is not there takes long to look for; bodies: the same, functions with what
# they do; variables: beck knows those of the environment; values: variables, with what sets them.
function script:__beck_resolve($words, $text, $only) {
    $commands = $global:ExecutionContext.InvokeCommand
    $types = 'Alias,Function,Filter,Cmdlet,Application,ExternalScript'
    if ($only -eq 'names') { $types = 'Alias,Function,Filter' }
    elseif ($only -eq 'bodies') { $types = 'Alias,Function,Filter' }
    foreach ($word in $words.Split("`n")) {
        if (-not $word -or $only -eq 'variables') { continue }
        $found = $null
        if ($only -eq 'values') {
            $one = $global:ExecutionContext.SessionState.PSVariable.Get("global:$word")
            if ($one -and [string]$one.Options -notmatch 'Constant|ReadOnly|AllScope') {
                $value = __beck_literal $one.Value
                if ($value) { __beck_send word "$word`nvariable`n`$global:$word = $value" }
            }
            continue
        }
        if ($word -match '[/\\]') {
            $path = [IO.Path]::Combine((__beck_folder), $word)
            if ([IO.File]::Exists($path)) { $found = "file`n" + [IO.Path]::GetFullPath($path) } else { $found = 'missing' }
        }
        else {
            foreach ($one in $commands.GetCommands($word, $types, $false)) {
                $type = [string]$one.CommandType
                if ($type -eq 'Alias') { $found = "alias`n" + $one.Definition }
                elseif ($type -eq 'Cmdlet') { $found = 'builtin' }
                elseif ($type -eq 'Application' -or $type -eq 'ExternalScript') { $found = "file`n" + $one.Source }
                else { $found = if ($only -eq 'bodies') { "function`n" + $one.Definition } else { 'function' } }
                break
            }
            # A cmdlet whose module is not loaded yet is taken at its name.
            if (-not $found -and -not $only -and $word -notmatch '^[A-Za-z]+-[A-Za-z]') { $found = 'missing' }
        }
        if ($found) { __beck_send word "$word`n$found" }
    }
    if ($text) { __beck_send tokens (__beck_tokens $text) }
    __beck_send resolved ''
}

# Text, numbers, switches and lists of them; nothing for anything else.
function script:__beck_literal($value) {
    if ($value -is [string]) { "'" + $value.Replace("'", "''") + "'" }
    elseif ($value -is [bool]) { "`$$value" }
    elseif ($value -is [int] -or $value -is [long] -or $value -is [double]) { $value.ToString('R', [cultureinfo]::InvariantCulture) }
    elseif ($value -is [array]) {
        $all = @(foreach ($one in $value) { __beck_literal $one })
        if ($all.Count -eq $value.Count) { '@(' + ($all -join ', ') + ')' }
    }
}

# Lines: kind, flags, start and length of each token; kind, the row it lies in, start and length of each node of the tree;
# then `error` and where for each of the parser's complaints.
# The helper sends no text that the parser may act upon (`using`, `configuration`).
function script:__beck_tokens($text) {
    $tokens = $null; $problems = $null; $rows = @{}
    $tree = [System.Management.Automation.Language.Parser]::ParseInput($text, [ref]$tokens, [ref]$problems)
    $lines = @(__beck_token_lines $tokens) + @(foreach ($node in $tree.FindAll({ $true }, $true)) {
        $outer = -1; $from = $node.Extent.StartOffset
        if ($node.Parent) { $outer = $rows[$node.Parent] }
        $rows[$node] = $rows.Count
        "$($node.GetType().Name) $outer $from $($node.Extent.EndOffset - $from)"
    }) + @(foreach ($problem in $problems) { "error 0 $($problem.Extent.StartOffset) 0" })
    $lines -join "`n"
}

# A string with expressions in it has its own tokens.
function script:__beck_token_lines($tokens) {
    foreach ($token in $tokens) {
        $from = $token.Extent.StartOffset
        "$($token.Kind) $([int]$token.TokenFlags) $from $($token.Extent.EndOffset - $from)"
        if ($token.NestedTokens) { __beck_token_lines $token.NestedTokens }
    }
}

# PowerShell's own line editor on a proposed command. It takes no text to begin with, but lets the code that waits for its
# idle moments insert one.
function script:__beck_edit($text) {
    $edited = $null
    if (__beck_may_act $text) {
        [Console]::WriteLine('PowerShell runs this while it is on the line; type your question about it:')
        $text = ''
    }
    [Console]::Write('edit> ')
    if (-not $script:editor) { $edited = $Host.UI.ReadLine() }
    else {
        $options = $script:editor::GetOptions(); $keeps = $options.AddToHistoryHandler
        $script:editing = $true
        $global:__beck_text = $text
        try {
            $options.AddToHistoryHandler = [Func[string, object]] { $false }
            $idle = Microsoft.PowerShell.Utility\Register-EngineEvent -SourceIdentifier PowerShell.OnIdle -MaxTriggerCount 1 -Action {
                [Microsoft.PowerShell.PSConsoleReadLine]::Insert($global:__beck_text)
            }
            $edited = $script:editor::ReadLine($Host.Runspace, $ExecutionContext, $true)
            $idle.StopJob()
        } finally {
            $options.AddToHistoryHandler = $keeps
            $script:editing = $false
            Microsoft.PowerShell.Utility\Remove-Variable __beck_text -Scope Global -ErrorAction Ignore
        }
    }
    # PSReadLine leaves a line that Ctrl-C ended without a newline.
    if (-not $edited -and [Console]::CursorLeft) { [Console]::Write("`n") }
    if ($edited) { __beck_send edited $edited } else { __beck_send kept '' }
}

# --- the loop's parts -------------------------------------------------------------------------------------
# The next approved command, for the host to read; '' when the question is over.
function script:__beck_next {
    while ($true) {
        __beck_receive
        $word, $a, $b, $c = $script:message
        if ($word -eq 'run') {
            $incomplete = __beck_incomplete $a
            if (-not $incomplete) { return (__beck_step $a $b $c) }
            [Console]::WriteLine($incomplete)
            if ($c) { __beck_redirect $b $c; __beck_restore_output }
            __beck_send end "1`nincomplete`n1`nIncompleteInput"
        }
        elseif ($word -eq 'resolve') { __beck_resolve $a $b $c }
        elseif ($word -eq 'edit') { __beck_edit $a }
        elseif ($word -eq 'done') {
            $helper = $script:helper
            __beck_finish $a ($c -eq 'next')
            if ($b) { __beck_offer_line $b $helper }
            return ''
        }
        else { __beck_fail; return '' }
    }
}

# `$?` stays that of the last command, as it does after an empty line; where none ran, $LASTEXITCODE is the question's, if
# a person asked one.
function script:__beck_finish($status, $next) {
    if (-not $script:ran -and -not $script:proposed) { $global:LASTEXITCODE = [int]$status }
    __beck_send bye ''
    __beck_stop
    if ($next) { __beck_start_ahead }
}

# As for an edited command: PSReadLine lets the code that waits for its idle moments insert a text.
# Where a child ends after PSReadLine began to read, that code waits for a key: .NET asks the terminal for its cursor then.
function script:__beck_offer_line($text, $helper) {
    if (-not $script:editor -or (__beck_may_act $text)) { return [Console]::WriteLine($text) }
    try { $null = $helper.WaitForExit(3000) } catch { }
    $global:__beck_text = $text
    $script:offered = Microsoft.PowerShell.Utility\Register-EngineEvent -SourceIdentifier PowerShell.OnIdle -MaxTriggerCount 1 -Action {
        [Microsoft.PowerShell.PSConsoleReadLine]::Insert($global:__beck_text)
    }
}

function script:__beck_end_offer {
    Microsoft.PowerShell.Core\Remove-Job $script:offered -Force -ErrorAction Ignore
    $script:offered = $null
    Microsoft.PowerShell.Utility\Remove-Variable __beck_text -Scope Global -ErrorAction Ignore
}

# An incomplete text would put the host into its `>>` mode, where it swallows the next steps.
function script:__beck_incomplete($text) {
    $tree, $problems = __beck_parse_twin $text
    foreach ($problem in $problems) { if ($problem.IncompleteInput) { return $problem.Message } }
}

# The parser itself acts upon two words: it reads the module that `using` names, whose manifest may run something, and
# looks for what a `configuration` needs. So text that was not approved is parsed with others in their places.
function script:__beck_parse_twin($text) {
    $tokens = $null; $problems = $null
    [System.Management.Automation.Language.Parser]::ParseInput(($text -replace $script:acted, 'beckTwin'), [ref]$tokens, [ref]$problems)
    , $problems
}
$script:acted = '(?i)\b(using|configuration)\b'

# Whether it would act upon the text: where one of the words is a command's name, and anywhere in what it cannot read.
# PSReadLine parses whatever is on its line, so such a text is never put there.
function script:__beck_may_act($text) {
    if ($text -notmatch $script:acted) { return $false }
    $tree, $problems = __beck_parse_twin $text
    $named = { param($node) $node -is [System.Management.Automation.Language.CommandAst] -and $node.GetCommandName() -eq 'beckTwin' }
    $problems.Count -or $tree.Find($named, $true)
}

function script:__beck_step($command, $out, $mark) {
    if ($script:editor -and -not $script:private) { $script:editor::AddToHistory($command) }
    __beck_stand_in $script:ours
    $script:newest = $null
    if ($global:Error.Count) { $script:newest = $global:Error[0] }
    $script:nested = $global:NestedPromptLevel
    $script:mark = $mark
    if ($mark -and -not $mark.Contains(';beck-env;')) { __beck_quiet_pagers }
    if ($mark) { __beck_redirect $out $mark }
    $script:state = 'step'; $script:ran = $true
    $command
}

# The relayed terminal has no keyboard, where a pager reads its keys.
function script:__beck_quiet_pagers {
    $script:pagers = @{}
    foreach ($name in 'PAGER', 'GIT_PAGER', 'MANPAGER', 'SYSTEMD_PAGER') {
        $script:pagers[$name] = [Environment]::GetEnvironmentVariable($name)
        [Environment]::SetEnvironmentVariable($name, 'cat')
    }
}

# Keeps variables that the command itself has set.
function script:__beck_restore_pagers {
    foreach ($name in @($script:pagers.Keys)) {
        if ([Environment]::GetEnvironmentVariable($name) -ceq 'cat') {
            # $null would become an empty text.
            $before = $script:pagers[$name]
            if ($null -eq $before) { $before = [NullString]::Value }
            [Environment]::SetEnvironmentVariable($name, $before)
        }
    }
    $script:pagers = @{}
}

# File descriptors 1 and 2 for native programs; what the host itself writes goes through a copy of the old 1, so
# Console.Out and Console.Error get their own writers. No Add-Type, which takes 0.4 s.
function script:__beck_make_native {
    if ($null -ne $script:native) { return }
    $script:native = $false
    try {
        $make = {
            param($library, $name, [type[]]$takes, $delegate)
            $address = [Runtime.InteropServices.NativeLibrary]::GetExport($library, $name)
            $method = [Reflection.Emit.DynamicMethod]::new("beck_$name", [int], $takes)
            $code = $method.GetILGenerator()
            for ($at = 0; $at -lt $takes.Length; $at++) { $code.Emit([Reflection.Emit.OpCodes]::Ldarg, [int16]$at) }
            $code.Emit([Reflection.Emit.OpCodes]::Ldc_I8, [long]$address)
            $code.Emit([Reflection.Emit.OpCodes]::Conv_I)
            $code.EmitCalli([Reflection.Emit.OpCodes]::Calli, [Runtime.InteropServices.CallingConvention]::Cdecl, [int], $takes)
            $code.Emit([Reflection.Emit.OpCodes]::Ret)
            $method.CreateDelegate($delegate)
        }
        $program = [Runtime.InteropServices.NativeLibrary]::GetMainProgramHandle()
        $script:dup2 = & $make $program 'dup2' @([int], [int]) ([Func[int, int, int]])
        $script:kill = & $make $program 'kill' @([int], [int]) ([Func[int, int, int]])
        # SIGCONT
        $script:goOn = if ($IsMacOS) { 19 } else { 18 }
        # Closed on exec, so that no child keeps the person's terminal open.
        $system = [Runtime.InteropServices.NativeLibrary]::Load('libSystem.Native', [object].Assembly, $null)
        $dup = & $make $system 'SystemNative_Dup' @([int]) ([Func[int, int]])
        $script:out1 = $dup.Invoke(1); $script:out2 = $dup.Invoke(2)
        $script:native = $script:out1 -ge 0 -and $script:out2 -ge 0
    } catch { }
}

function script:__beck_redirect($path, $mark) {
    $script:mark = $mark
    # Not for reading as well: what it writes through a pipe has to end with its reader.
    $script:terminal = [IO.FileStream]::new($path, 'Open', 'Write', 'ReadWrite', 1)
    $number = [int]$script:terminal.SafeFileHandle.DangerousGetHandle()
    $script:console = [Console]::Out, [Console]::Error
    foreach ($writer in $script:console) { $writer.Flush() }
    $null = $script:dup2.Invoke($number, 1); $null = $script:dup2.Invoke($number, 2)
    $script:writer = [IO.StreamWriter]::new([Console]::OpenStandardOutput(), [Text.UTF8Encoding]::new($false))
    $script:writer.AutoFlush = $true
    [Console]::SetOut($script:writer); [Console]::SetError($script:writer)
}

# The mark tells the helper that everything has been written.
function script:__beck_restore_output {
    if (-not $script:terminal) { return }
    try { $script:writer.Flush() } catch { }
    $null = $script:dup2.Invoke($script:out1, 1); $null = $script:dup2.Invoke($script:out2, 2)
    [Console]::SetOut($script:console[0]); [Console]::SetError($script:console[1])
    try {
        $bytes = [Text.Encoding]::ASCII.GetBytes($script:mark)
        $script:terminal.Write($bytes, 0, $bytes.Length); $script:terminal.Flush()
    } catch { }
    try { $script:writer.Dispose(); $script:terminal.Dispose() } catch { }
    $script:terminal = $null
}

# A step has ended: how, and what `$?` says. History tells Completed, Failed (a terminating or a parse error, after
# which `$?` may be that of an earlier command) and Stopped (Ctrl-C); new records in $Error tell the errors that did
# not end the command.
function script:__beck_end($ok) {
    Microsoft.PowerShell.Core\Set-StrictMode -Off
    __beck_restore_output
    __beck_restore_pagers
    $script:state = 'open'; $count = 0
    while ($count -lt $global:Error.Count -and $count -lt 20 -and
        -not [object]::ReferenceEquals($global:Error[$count], $script:newest)) { $count++ }
    $id = ''; $parse = $false
    if ($count) {
        $latest = $global:Error[0]
        # A parse error of the host is there only as an exception.
        $parse = $latest -is [System.Management.Automation.ParseException]
        if ($parse) { $latest = $latest.ErrorRecord }
        $id = [string]$latest.FullyQualifiedErrorId
    }
    $entry = Microsoft.PowerShell.Core\Get-History -Count 1
    if ($entry -and $entry.ExecutionStatus -eq 'Stopped') { return (__beck_report interrupt 130 stopped $count $id) }
    $how = 'completed'; $status = 0
    if ($entry -and $entry.ExecutionStatus -eq 'Failed') { $how = 'failed'; $status = 1; if ($parse) { $how = 'unparsed' } }
    elseif (-not $ok) {
        $status = 1
        # Without a new error it was a program that failed; $LASTEXITCODE alone may be of an earlier one.
        if ((-not $count -or $id -eq 'ProgramExitedWithNonZeroCode') -and $global:LASTEXITCODE) { $status = $global:LASTEXITCODE }
    }
    # A program may die of Ctrl-C before the host has stopped the command.
    if ($status -eq 130 -and (__beck_was_interrupted)) { return (__beck_report interrupt 130 stopped $count $id) }
    if ($script:pressed) { $null = $script:pressed.Reset() }
    __beck_report end $status $how $count $id
}

function script:__beck_report($word, $status, $how, $count, $id) {
    __beck_send $word "$status`n$how`n$count`n$id"
}

# --- hooks ------------------------------------------------------------------------------------------------
# Shown in place of the prompt while a question is open. An empty text would make the host print one of its own.
$script:ours = { __beck_prompt $? }
function script:__beck_prompt($ok) {
    if ($script:state -eq 'step') {
        if (-not (__beck_is_nested)) { __beck_end $ok; return "`r" }
        # A nested prompt, or the debugger's: the person works here, so nothing is captured from now on.
        __beck_restore_output
    }
    elseif ($script:state) { return "`r" }
    __beck_own_prompt
}

function script:__beck_is_nested {
    $global:NestedPromptLevel -gt $script:nested -or
        (Microsoft.PowerShell.Utility\Get-Variable PSDebugContext -Scope Global -ValueOnly -ErrorAction Ignore)
}

# The host asks for its next line while a question is open. $null: not ours, read one.
function script:__beck_resume($ok) {
    if ($script:state -eq 'step') {
        if (__beck_is_nested) { return $null }
        # The step brought its own prompt.
        __beck_end $ok
    }
    __beck_next
}
