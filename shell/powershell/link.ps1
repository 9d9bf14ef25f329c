# Part of beck for PowerShell: starts and talks to the helper; read by prompt.ps1 into its module at the
# first question or press of the convert key. As short as can be: question.ps1 is read while Node starts. Only the
# syntax of 5.1, and no New-Object, whose module takes a tenth of a second to load. The contract: README.md here.

$script:protocol = '2'
$script:question = ''; $script:message = @('')
$script:typedLine = ''      # the question as it was typed
$script:errors = $null      # the helper's standard error, while it is being read
$script:modes = $null       # the terminal's, from before the question
$script:mark = ''; $script:ran = $false
$script:private = $false    # history keeps the question out
$script:proposed = $false   # another program's command is asked about
$script:reading = $null     # what is being read of the helper already
$script:converting = $false # a line becomes a command: what there is to say stands below it

# --- talking to the helper --------------------------------------------------------------------------------
function script:__beck_ask($line, $ok) {
    $code = $global:LASTEXITCODE; $script:typedLine = $line
    $line = $line.TrimStart(' ', "`t")
    $script:question = $line.Substring($script:prefix.Length)
    if ($script:question -match "^[ `t]") { $script:question = $script:question.Substring(1) }
    # The command before the question is still the last one there.
    try { $started = -not (__beck_was_interrupted) -and (__beck_start ask $ok $code) } finally { __beck_note_history $line }
    if ($started) { return (__beck_next) }
    if (__beck_was_interrupted) { $global:LASTEXITCODE = 130 }
    $script:state = ''
    ''
}

# `$word`: ask or convert.
function script:__beck_start($word, $ok, $code) {
    $script:state = 'open'; $script:ran = $false; $script:mark = ''; $script:message = @('')
    $start = __beck_prepare_helper
    if ($script:converting -and $script:pressed) { $null = $script:pressed.Reset() }
    $waited = __beck_take_ahead $start
    if (-not $waited) { __beck_start_helper $start }
    # All of this while Node starts. The helper leaves the terminal's modes alone until it is asked.
    __beck_load_part question
    $script:private = -not ($script:converting -or $script:proposed -or (__beck_is_kept $script:typedLine))
    $unix = $IsLinux -or $IsMacOS
    $script:modes = $null
    if ($unix) { $script:modes = (__beck_stty '-g').StandardOutput.ReadToEndAsync() }
    $can = ''
    if ($unix) { __beck_make_native; if ($script:native) { $can = 'capture' } }
    if ($script:private) { $can = "$can private".Trim() }
    __beck_receive
    # It could not become what this question needs, or was ended.
    if ($waited -and $script:message[0] -ne 'hello' -and -not (__beck_was_interrupted)) {
        __beck_start_helper $start
        __beck_receive
    }
    if ($script:message[0] -ne 'hello') { __beck_fail; return $false }
    if (-not $script:converting -and (__beck_was_interrupted)) {
        __beck_send bye ''
        __beck_stop
        return $false
    }
    if ($script:message[1] -ne $script:protocol) {
        __beck_tell 'beck was updated; open a new shell to use it.' ' Your question is one Up away.'
        __beck_send bye ''
        __beck_stop
        return $false
    }
    $status, $command, $said = __beck_last $ok $code
    if ($script:modes) { try { $null = $script:modes.Wait(300) } catch { } }
    __beck_send about (($script:protocol, 'powershell', [string]$PSVersionTable.PSVersion, $status, $can) -join "`n")
    if ($command) { __beck_send last $command }
    if ($said) { __beck_send error $said }
    # From here on the helper reads the keys.
    if ($script:converting -and (__beck_gives_up)) {
        __beck_send bye ''
        __beck_stop
        __beck_show_note ''
        return $false
    }
    __beck_send $word $script:question
    $true
}

function script:__beck_start_helper($start) {
    $script:helper = __beck_spawn $start; $script:reading = $null
    $script:errors = $script:helper.StandardError.ReadToEndAsync()
}

# How the helper is started, for a question or with other words. Throws where it, or its Node, is not there.
function script:__beck_prepare_helper($words = "question - $PID") {
    $runtime = [IO.Path]::Combine($Root, '..', 'runtime')
    if (-not [IO.File]::Exists($runtime)) { throw "the file $runtime is missing; run the installation again." }
    $node, $main = [IO.File]::ReadAllLines($runtime)
    if (-not [IO.File]::Exists($node)) { throw "Node is no longer at $node; run the installation again." }
    $start = [Diagnostics.ProcessStartInfo]::new($node)
    # See launch.sh.
    $start.Arguments = '--min-semi-space-size=24 "' + $main.Replace('"', '\"') + '" ' + $words
    # The folder may be deleted.
    $folder = __beck_folder
    if (-not [IO.Directory]::Exists($folder)) { $folder = [IO.Path]::GetPathRoot($Root) }
    $start.WorkingDirectory = $folder
    # These would run another user's code or files in the helper; commands keep them.
    foreach ($name in 'NODE_OPTIONS', 'NODE_PATH', 'NODE_DEBUG', 'NODE_V8_COVERAGE', 'NODE_COMPILE_CACHE') {
        $start.EnvironmentVariables.Remove($name)
    }
    $start
}

# All three streams are ours: .NET then leaves the terminal's modes alone.
function script:__beck_spawn($start) {
    $start.UseShellExecute = $false
    $start.RedirectStandardInput = $true; $start.RedirectStandardOutput = $true; $start.RedirectStandardError = $true
    [Diagnostics.Process]::Start($start)
}

function script:__beck_stty($argument) { __beck_sh "stty $argument </dev/tty" }

# PATH may begin with another user's folder.
function script:__beck_sh($command) {
    $start = [Diagnostics.ProcessStartInfo]::new('/bin/sh')
    $start.Arguments = '-c "PATH=/usr/bin:/bin; ' + $command + '"'
    __beck_spawn $start
}

# A message is a line of fields in base64, each with a dot before it.
function script:__beck_send($word, $text) { __beck_write $script:helper $word $text }

function script:__beck_write($to, $word, $text) {
    $fields = foreach ($field in $word, $text, (__beck_folder)) {
        '.' + [Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes([string]$field))
    }
    try {
        $to.StandardInput.Write(($fields -join ' ') + "`n")
        $to.StandardInput.Flush()
    } catch { }     # the helper is gone, which the next read finds
}

# The current folder. `Env:` and similar drives are not folders: their names make the helper careful.
function script:__beck_folder {
    $place = $ExecutionContext.SessionState.Path.CurrentLocation
    if ($place.Provider.Name -eq 'FileSystem') { $place.ProviderPath } else { $place.Path }
}

# Reads one message; a helper that is gone is the end of the stream, never a wait. Ctrl-C does not stop this function,
# so a helper that ignores it for 1.5 s is ended here.
function script:__beck_receive {
    $reading = $script:reading; $late = 0; $silent = 0; $line = $null; $waits = 0
    $script:reading = $null
    if (-not $reading) { $reading = $script:helper.StandardOutput.ReadLineAsync() }
    try {
        while (-not $reading.Wait(100)) {
            # A stopped helper would not hear even the signal that is to end it.
            if ($script:native -and ++$waits % 5 -eq 0) { $null = $script:kill.Invoke($script:helper.Id, $script:goOn) }
            # While a line is converted Ctrl-C is a key, which the helper reads, and it speaks all the time.
            if ($script:converting -and ++$silent -gt 30 -and (__beck_gives_up)) { $script:helper.Kill() }
            if (-not $late -and -not (__beck_was_interrupted)) { continue }
            if (++$late -eq 15) { $script:helper.Kill() }
        }
        $line = $reading.Result
    } catch { }
    if ($null -eq $line) { $script:message = @('fail'); return }
    $script:message = @(__beck_decode $line)
    # It was meant for the line that has become a question since.
    if ($script:message[0] -eq 'shown') { __beck_receive }
}

function script:__beck_decode($line) {
    foreach ($field in $line.Split(' ')) { [Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($field.Substring(1))) }
}

function script:__beck_was_interrupted { $script:pressed -and $script:pressed.WaitOne(0) }

# Prints below the line that is being converted, else to the terminal; the last part only applies to a question.
function script:__beck_tell($sentence, $more) {
    if ($script:converting) { __beck_show_note $sentence } else { [Console]::Error.WriteLine("$sentence$more") }
}

# The helper has ended: print its last message and return to the prompt. Silent if Ctrl-C came before the helper was up.
function script:__beck_fail {
    __beck_restore_output
    $why = __beck_tell_end
    __beck_restore_terminal
    # The command's last output may still be in the relay's keeper.
    if ($script:mark) { [Threading.Thread]::Sleep(200) }
    if (-not (__beck_was_interrupted)) {
        # The output may have ended in the middle of a row.
        if (-not $script:converting -and [Console]::CursorLeft) { [Console]::Error.WriteLine() }
        __beck_tell "beck: $why" ' Your question is one Up away.'
    }
    __beck_stop
}

# How the helper ended, in one sentence; launch.sh has the same for the other shells.
function script:__beck_tell_end {
    $said = ''; $status = -1
    try { if ($script:errors.Wait(300)) { $said = $script:errors.Result } } catch { }
    try { if ($script:helper.WaitForExit(300)) { $status = $script:helper.ExitCode } } catch { }
    if ($said -match 'out of memory') { return 'The helper ran out of memory.' }
    if ($status -eq 0) { return 'The helper ended without an answer.' }
    if ($status -eq 137) { return 'The helper was killed (SIGKILL), perhaps because memory ran out.' }
    if ($status -gt 128 -and $status -lt 200) { return "The helper was ended by $(__beck_signal_name $status)." }
    # Node shows the place first.
    $lines = @($said -split "`n" -ne '')
    $errors = @($lines -cmatch '^([A-Z]\w*)?Error(:| \[)')
    if ($errors) { return $errors[0].Trim() }
    if ($lines) { return $lines[0].Trim() }
    "The helper ended unexpectedly (exit status $status)."
}

function script:__beck_signal_name($status) {
    try { 'SIG' + (__beck_sh "kill -l $status").StandardOutput.ReadToEnd().Trim() } catch { "signal $($status - 128)" }
}

# The modes of the terminal as they were: .NET remembers what it set and does not look again.
function script:__beck_restore_terminal {
    $modes = ''
    try { if ($script:modes.Wait(300)) { $modes = $script:modes.Result.Trim() } } catch { }
    if ($modes) { try { $null = (__beck_stty $modes).WaitForExit(1000) } catch { } }
}

# Nothing of the question is left here; a helper that still relays for a background job goes on alone.
function script:__beck_stop {
    if ($script:parts['question']) { __beck_restore_output; __beck_restore_pagers }
    __beck_give_prompt_back
    $script:state = ''
    if ($script:helper) { try { $script:helper.StandardInput.Close() } catch { } }
    $script:helper = $null
}

# --- a helper that waits ----------------------------------------------------------------------------------
# After a question, and while one is typed, a helper gets ready: only with what the program itself reads, the rest comes
# with the question. `$seconds`: how long it waits, where that is not as long as after a question.
function script:__beck_start_ahead($seconds) {
    if ($env:BECK_PRESTART -eq 'off') { return }
    $start = __beck_prepare_helper "question - $PID powershell $seconds".TrimEnd()
    $start.WorkingDirectory = [IO.Path]::GetPathRoot($Root)
    foreach ($name in @($start.EnvironmentVariables.Keys)) {
        if ($script:readAtStart -notcontains $name) { $start.EnvironmentVariables.Remove($name) }
    }
    $script:ahead.process = __beck_spawn $start
    $script:ahead.errors = $script:ahead.process.StandardError.ReadToEndAsync()
    $script:ahead.typed = $false
}
$script:readAtStart = -split 'HOME PATH USER LOGNAME TERM LANG LC_ALL LC_CTYPE LC_TIME TZ TMPDIR XDG_CONFIG_HOME
    XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME XDG_RUNTIME_DIR BECK_LOG BECK_PRESTART BECK_PREVIEW BECK_PREFIX NO_COLOR NODE_EXTRA_CA_CERTS
    NODE_USE_SYSTEM_CA NODE_USE_ENV_PROXY OPENSSL_CONF SSL_CERT_FILE SSL_CERT_DIR SystemRoot TEMP TMP USERPROFILE
    APPDATA LOCALAPPDATA'

# Makes the one that waits the helper of this question; false where there is none.
function script:__beck_take_ahead($start) {
    $one = $script:ahead.process; $script:ahead.process = $null; $script:ahead.typed = $false
    $reading = $null
    # What it says to a line that was typed may still come, and is being read.
    if ($script:parts['preview']) { $reading = $script:heard.Value; $script:heard.Value = $null; $script:typing.Value = $false }
    if (-not $one -or $one.HasExited) { return $false }
    $script:helper = $one; $script:errors = $script:ahead.errors; $script:reading = $reading
    $lines = foreach ($name in $start.EnvironmentVariables.Keys) { "$name=$($start.EnvironmentVariables[$name])`0" }
    __beck_send environment ($lines -join '')
    $true
}

function script:__beck_end_ahead {
    if ($script:ahead.process) { try { $script:ahead.process.StandardInput.Close() } catch { } }
    $script:ahead.process = $null; $script:ahead.typed = $false
    if ($script:parts['preview']) { $script:heard.Value = $null }
}

# --- the loop's parts -------------------------------------------------------------------------------------
# Whether the person's settings let PSReadLine keep the line, and so the commands that come of it.
function script:__beck_is_kept($line) {
    if (-not $script:editor) { return $true }
    try { $kept = $script:editor::GetHistoryItems() } catch { return $true }    # before 2.2
    -not $kept -or $kept[-1].CommandLine -ceq $line
}

# The host never sees the question, so the session's history gets it here; PSReadLine has it already.
function script:__beck_note_history($line) {
    $now = [DateTime]::Now
    Microsoft.PowerShell.Core\Add-History -InputObject ([pscustomobject]@{
        CommandLine = $line; ExecutionStatus = 'Completed'; StartExecutionTime = $now; EndExecutionTime = $now
    })
}
