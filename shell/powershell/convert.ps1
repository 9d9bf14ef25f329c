# Part of beck for PowerShell, read by prompt.ps1 into its module when the convert key is first pressed: a
# line becomes a command, in place, and nothing is accepted. Only the syntax of 5.1. The contract: README.md here.

# The candidate commands, the note for each, and the index of the shown one.
$script:choices = @(); $script:notes = @(); $script:choice = 0
$script:explained = $null    # the line whose explanation is below it
$script:dropped = $false    # the person gave up before the helper heard of it

# --- turning a line into a command ------------------------------------------------------------------------
# The key: the line becomes a command; the same key again, the next one.
function script:__beck_convert {
    $line = $null; $at = 0
    $script:editor::GetBufferState([ref]$line, [ref]$at)
    if ($script:state -or $script:editing -or [string]::IsNullOrWhiteSpace($line)) { return }
    if ($script:choice -and $line -ceq $script:choices[$script:choice - 1]) {
        return (__beck_choose ($script:choice % $script:choices.Count + 1))
    }
    # A change of the line has taken it away.
    if ($line -ceq $script:explained -and (__beck_private '_statusLinePrompt')) {
        $script:explained = $null
        return (__beck_show_note '')
    }
    $script:choice = 0; $script:question = $line; $script:explained = $null
    $script:converting = $true; $script:dropped = $false
    # The first picture of a key asks the terminal where the cursor is, and later the keys are the helper's.
    __beck_show_note ''
    try { __beck_ask_choices }
    catch { __beck_stop; __beck_tell "beck: $_" }
    finally { $script:converting = $false; $script:state = '' }
}

function script:__beck_ask_choices {
    if (-not (__beck_start convert $true 0)) { return }
    while ($true) {
        __beck_receive
        $word, $a, $b, $c = $script:message
        if ($word -eq 'draw') { __beck_show_note "$([char]27)[2m$a" }
        elseif ($word -eq 'resolve') { __beck_resolve $a $b $c }
        elseif ($word -eq 'converted') {
            __beck_send bye ''
            __beck_stop
            if ($a) { __beck_take_choices $a.Split("`n") $b.Split("`n") } else { if ($b -eq 'explains') { $script:explained = $script:question }; __beck_show_note $c }
            return
        }
        elseif ($script:dropped) { __beck_restore_terminal; __beck_stop; __beck_show_note ''; return }
        else { __beck_fail; return }
    }
}

function script:__beck_take_choices($choices, $notes) {
    # What has to be said of a command comes with it, or it does not come.
    $mute = -not (__beck_can_draw)
    $kept = @(for ($i = 0; $i -lt $choices.Count; $i++) {
        if (-not ($mute -and $notes[$i] -match '\p{L}') -and -not (__beck_may_act $choices[$i])) { $i }
    })
    $script:choices = @($choices[$kept]); $script:notes = @($notes[$kept])
    if ($kept.Count) { __beck_choose 1 }
    elseif ($mute) { $script:editor::Ding() }
    else { __beck_show_note 'beck: not put on your line, because PowerShell would run part of it there. Ask with the prefix instead.' }
}

# One `Replace` is one step for undo, but while the line is in an insertion of vi.
function script:__beck_choose($number) {
    $script:choice = $number
    $line = $null; $at = 0
    $script:editor::GetBufferState([ref]$line, [ref]$at)
    $commands = $script:vi -and $script:editor::InViCommandMode()
    if ($script:vi -and -not $commands -and (__beck_private '_editGroupStart') -ge 0) {
        $script:editor::ViCommandMode()
        $script:editor::ViInsertMode()
    }
    $text = $script:choices[$number - 1]
    $script:editor::Replace(0, $line.Length, $text)
    if ($commands) { $script:editor::SetCursorPosition($text.Length - 1) }
    __beck_show_note $script:notes[$number - 1]
}

# PSReadLine draws its own line below the typed one, for its messages, and knows about scrolling: ours goes there. It
# stays until the next change of the line. Its end is filled up, so that what is longer breaks between words.
function script:__beck_show_note($note) {
    if (-not (__beck_can_draw)) { return }
    $text = $null
    if ($note) {
        $width = [Console]::BufferWidth
        # Nor may it need the whole screen.
        $rows = @($note.Split("`n") | Microsoft.PowerShell.Utility\Select-Object -First ([Math]::Max(1, [Console]::WindowHeight - 4)))
        $text = "$([char]27)[m"
        for ($i = 0; $i -lt $rows.Count; $i++) {
            # Colours take no room.
            $bare = $rows[$i] -replace "$([char]27)\[[\d;]*m"
            if ($i -lt $rows.Count - 1) { $text += $rows[$i].PadRight($width + $rows[$i].Length - $bare.Length) } else { $text += $rows[$i] }
        }
        $text += "$([char]27)[m"
    }
    try { __beck_draw $text } catch { __beck_draw $null }
}

# Esc and Ctrl-C where the helper does not read them: before it is asked, when .NET may have taken them in with the reply to
# the question where the cursor is, and when it has been silent for long. What PSReadLine has in its queue it does itself.
function script:__beck_gives_up {
    foreach ($key in @(__beck_private '_queuedKeys')) { if ($key.KeyStr -eq 'Ctrl+c' -or $key.KeyStr -eq 'Escape') { return $true } }
    while ([Console]::KeyAvailable) {
        $key = [Console]::ReadKey($true)
        if ($key.Key -eq 'Escape' -or [int]$key.KeyChar -eq 3) { $script:dropped = $true; return $true }
    }
    $false
}
