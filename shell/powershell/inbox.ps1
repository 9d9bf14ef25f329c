# Part of beck for PowerShell, read by prompt.ps1 into its module where other programs may propose commands: it
# looks for one before each line is read. Only the syntax of 5.1. The contract: README.md here and one folder up.

# --- hooks ------------------------------------------------------------------------------------------------
# A file in the folder of proposals says that this shell looks.
function script:__beck_listen($folder) {
    if (-not [IO.Directory]::Exists($folder)) { return }
    try {
        [IO.File]::WriteAllText([IO.Path]::Combine($folder, "$PID.shell"), "powershell`n")
        $script:usual.inbox = [IO.Path]::Combine($folder, "$PID.waiting")
    } catch { }
}

# Another program's command, asked about as a question is. The prompt of the line that would be read is above it.
function script:__beck_take_proposal($ok) {
    if (-not (__beck_is_there "`n")) { return '' }
    __beck_load_part link
    if ($script:pressed) { $null = $script:pressed.Reset() }
    $script:usual.holds = $false; $script:typedLine = ''; $script:question = '/proposal'
    [Console]::Write("`n")
    $script:proposed = $true; $line = ''
    try {
        if (__beck_start ask $ok $global:LASTEXITCODE) { $line = __beck_next } else { $script:state = '' }
    } finally { $script:proposed = $false }
    # If the helper cannot take the proposal, it would be started again at every prompt.
    if ([IO.File]::Exists($script:usual.inbox)) { $script:usual.inbox = '' }
    $line
}

# --- unload -----------------------------------------------------------------------------------------------
function script:__beck_stop_listening {
    if ($script:usual.inbox) { [IO.File]::Delete([IO.Path]::ChangeExtension($script:usual.inbox, 'shell')) }
}
