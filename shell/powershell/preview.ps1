# Part of beck for PowerShell, read by prompt.ps1 into its module when the prefix first stands alone on a line: a helper
# gets ready while a question is typed, and what the built-in recipes make of it stands below. Only the syntax of 5.1.
# The contract: README.md here.

# Shared with what reads the keys: whether a question is typed; whether a pause is waited for; what is being read of the
# helper.
$script:typing = [System.Runtime.CompilerServices.StrongBox[bool]]::new($false)
$script:pausing = [System.Runtime.CompilerServices.StrongBox[bool]]::new($false)
$script:heard = [System.Runtime.CompilerServices.StrongBox[Threading.Tasks.Task]]::new($null)
$script:reads = $null       # how PSReadLine reads a key, ours and what was there
$script:begun = $false      # whether a helper was started for this line
$script:told = $null        # the line that the helper was told last, how many those were, and how many it has answered
$script:tellings = 0; $script:tellingsHeard = 0
$script:shown = $null       # the line that has a command below it, how it stands there, and that command
$script:shownText = ''; $script:shownCommand = ''
$script:tookShown = $null   # what Alt-Enter did before us
$script:onPause = { param($key, $arg) try { __beck_at_pause } catch { $script:typing.Value = $false } }
$script:onTake = { param($key, $arg) __beck_take_preview $key $arg }

# --- a preview --------------------------------------------------------------------------------------------
# The prefix stands alone on the line.
function script:__beck_begin_line {
    if (-not $script:reads) { __beck_read_keys; __beck_bind_preview }
    $script:begun = $false; $script:told = $null; $script:shown = $null
    # The keys that came with this one were read without us.
    $script:typing.Value = $true; $script:pausing.Value = $true
}

# Keys that no keyboard has, so nothing of the person's is lost.
function script:__beck_bind_preview {
    $table = __beck_private '_dispatchTable'
    $null = __beck_bind_key 'Ctrl+Alt+Shift+F24' i $table $script:onPause 'beck-pause' 'a pause while a question is typed'
    $before = __beck_bind_key 'Alt+Enter' i $table $script:onTake 'beck-take' 'takes the command below a question, or as before'
    if ($before -is [Delegate]) { $script:tookShown = $before }
}

# PSReadLine has a thread that reads keys, and a place for who reads instead. While a question is typed, ours leaves the
# keyboard alone until there is a key: so a picture may ask the terminal where the cursor is. At a pause, and when the
# helper has answered, it gives a key of its own, and PSReadLine's other thread does the rest between two keys.
function script:__beck_read_keys {
    $field = $script:editor.Assembly.GetType('Microsoft.PowerShell.Internal.VirtualTerminal').GetField('_readKeyMethod', 'NonPublic,Static')
    $was = $field.GetValue($null)
    $ours = [Lazy[Func[bool, ConsoleKeyInfo]]]::new((__beck_compile_reader $was.Value))
    $field.SetValue($null, $ours)
    $script:reads = @($field, $ours, $was)
}

function script:__beck_compile_reader($before) {
    $make = [System.Linq.Expressions.Expression]; $none = $make::Constant($null)
    $takes = [System.Linq.Expressions.ParameterExpression[]]@($make::Parameter([bool]))
    $typing, $pausing, $heard = foreach ($box in $script:typing, $script:pausing, $script:heard) { $make::Field($make::Constant($box), 'Value') }
    $key = $make::Variable([ConsoleKeyInfo]); $since = $make::Variable([int]); $done = $make::Label([ConsoleKeyInfo]); $ready = $make::Label()
    $time = $make::Subtract($make::Property($null, [Environment].GetProperty('TickCount')), $since)
    $passed = { param($most) $make::GreaterThanOrEqual($time, $make::Constant($most)) }
    $sleep = $make::Call([Threading.Thread].GetMethod('Sleep', [type[]]@([int])), $make::Constant(1))
    $ours = $make::Return($done, $make::Constant([ConsoleKeyInfo]::new([char]0, [ConsoleKey]::F24, $true, $true, $true)))
    # A key is there; another reader within PSReadLine takes the keys (a search, a menu); or there is nothing to wait for.
    $stop = $make::OrElse($make::Property($null, [Console].GetProperty('KeyAvailable')), $make::OrElse(
        $make::Not($make::Field($make::Constant($script:one), $script:fields['_handlePotentialResizing'])), $make::OrElse((& $passed 20000),
        $make::AndAlso($make::Not($pausing), $make::Equal($heard, $none)))))
    $answered = $make::AndAlso($make::NotEqual($heard, $none), $make::Property($heard, 'IsCompleted'))
    $paused = $make::AndAlso($pausing, (& $passed 120))
    $poll = $make::Block([System.Linq.Expressions.Expression[]]@(
        $make::IfThen($stop, $make::Break($ready)), $make::IfThen($answered, $ours),
        $make::IfThen($paused, $make::Block($make::Assign($pausing, $make::Constant($false)), $ours)), $sleep))
    $wait = $make::Block($make::Assign($since, $make::Property($null, [Environment].GetProperty('TickCount'))), $make::Loop($poll, $ready))
    # After other keys, such as Up, the next would no longer count as one more of a kind.
    $character = $make::Convert($make::Property($key, 'KeyChar'), [int])
    $held = $make::And($make::Convert($make::Property($key, 'Modifiers'), [int]), $make::Constant(5))
    $plain = $make::OrElse($make::Equal($make::Property($key, 'Key'), $make::Constant([ConsoleKey]::Backspace)),
        $make::AndAlso($make::GreaterThanOrEqual($character, $make::Constant(32)), $make::Equal($held, $make::Constant(0))))
    $empty = $make::Equal($make::Property($make::Constant((__beck_private '_buffer')), 'Length'), $make::Constant(0))
    $all = [System.Linq.Expressions.Expression[]]@(
        $make::IfThen($typing, $make::Block($make::IfThen($empty, $make::Assign($pausing, $make::Constant($true))), $wait)),
        $make::Assign($key, $make::Invoke($make::Constant($before), $takes)), $make::Assign($pausing, $plain), $make::Label($done, $key))
    $locals = [System.Linq.Expressions.ParameterExpression[]]@($key, $since)
    $make::Lambda([Func[bool, ConsoleKeyInfo]], $make::Block($locals, $all), $takes).Compile()
}

# A pause of 120 ms, or an answer of the helper.
function script:__beck_at_pause {
    if (-not $script:typing.Value) { return }
    $line = $null; $at = 0
    $script:editor::GetBufferState([ref]$line, [ref]$at)
    $reading = $script:heard.Value
    if ($reading -and $reading.IsCompleted) { __beck_hear_shown $reading.Result $line }
    $text = $line.TrimStart(' ', "`t")
    if ($script:state -or -not ($text -ceq $script:prefix -or (__beck_is_question $line))) { return (__beck_end_line) }
    if (-not $script:begun) { __beck_begin_ahead }
    if ($line -ceq $script:shown) { __beck_show_below }
    elseif ($text.Length -gt $script:prefix.Length -and $line -cne $script:told) { __beck_tell_typed $line }
}

# The line is over: given up, or none of ours any more. A helper that waits since the last question goes on waiting.
function script:__beck_end_line {
    $script:typing.Value = $false; $script:told = $null; $script:shown = $null
    if ($script:ahead.typed) { __beck_end_ahead }
}

function script:__beck_begin_ahead {
    $script:begun = $true
    if ($script:ahead.process -and -not $script:ahead.process.HasExited) { return }
    __beck_load_part link
    __beck_start_ahead 60
    $script:ahead.typed = $true
}

# What fills the screen leaves no room for it, and the helper may be behind.
function script:__beck_tell_typed($line) {
    if (-not (__beck_may_preview) -or $line.Length * 2 -gt [Console]::BufferWidth * ([Console]::WindowHeight - 4)) { return }
    $one = $script:ahead.process
    if (-not $one -or $one.HasExited -or $line.Length -gt 2000 -or $script:tellings - $script:tellingsHeard -gt 4) { return }
    $script:told = $line; $script:tellings++; $script:shown = $null
    __beck_write $one typed ($script:tellings, [Console]::BufferWidth, $line -join "`n")
    if (-not $script:heard.Value) { $script:heard.Value = $one.StandardOutput.ReadLineAsync() }
}

function script:__beck_may_preview {
    if ($script:preview -eq 'off' -or $env:TERM -eq 'dumb' -or $script:editor::GetOptions().ScreenReaderModeEnabled) { return $false }
    __beck_load_part draw
    __beck_can_draw
}

# PSReadLine's line for messages: it knows about scrolling, and the next change of the line takes it away.
function script:__beck_hear_shown($said, $line) {
    $script:heard.Value = $null
    if (-not $said) { return }
    $word, $number, $text, $command = __beck_decode $said
    $script:tellingsHeard = [int]$number
    if ($script:tellingsHeard -lt $script:tellings) { $script:heard.Value = $script:ahead.process.StandardOutput.ReadLineAsync(); return }
    if ($word -ne 'shown' -or -not $text -or $line -cne $script:told) { return }
    $script:shown = $line; $script:shownText = $text; $script:shownCommand = $command
    __beck_show_below
}

# Also where the line became another and this one again.
function script:__beck_show_below {
    if (-not (__beck_private '_statusLinePrompt')) { __beck_draw "$([char]27)[m$($script:shownText)" }
}

# Alt-Enter: the command, in the place of the question.
function script:__beck_take_preview($key, $arg) {
    $line = $null; $at = 0
    $script:editor::GetBufferState([ref]$line, [ref]$at)
    if ($script:shownCommand -and $line -ceq $script:shown) {
        __beck_load_part link; __beck_load_part question
        if (-not (__beck_may_act $script:shownCommand)) { $script:editor::Replace(0, $line.Length, $script:shownCommand) }
    }
    elseif (-not (__beck_is_question $line) -and $script:tookShown) { $script:tookShown.Invoke($key, $arg) }
}

# --- unload -----------------------------------------------------------------------------------------------
function script:__beck_stop_reading_keys {
    $script:typing.Value = $false
    if (-not $script:reads) { return }
    $field, $ours, $was = $script:reads
    if ([object]::ReferenceEquals($field.GetValue($null), $ours)) { $field.SetValue($null, $was) }
}
