# `beck doctor` tries a question at the prompt: a PowerShell that has read the person's profiles runs this file. It writes
# down the state of the prompt, and keeps the trial out of history.

# To know what was there without beck, a second one reads the profiles here: beck's line leaves quietly where this alias
# stands already.
if ($env:BECK_DOCTOR_WITHOUT) {
    ${alias:PSConsoleHostReadLine} = '__beck_readline'
    foreach ($__beck_trial in $PROFILE.AllUsersAllHosts, $PROFILE.AllUsersCurrentHost, $PROFILE.CurrentUserAllHosts, $PROFILE.CurrentUserCurrentHost) {
        if ([IO.File]::Exists($__beck_trial)) { try { . $__beck_trial } catch { } }
    }
    Microsoft.PowerShell.Management\Remove-Item Alias:PSConsoleHostReadLine -Force
}
& {
    Microsoft.PowerShell.Core\Set-StrictMode -Off
    $said = @{ loaded = '0' }; $prefix = ''; $keys = ''
    if (${function:__beck_readline} -and ${alias:PSConsoleHostReadLine} -eq '__beck_readline') {
        $said.loaded = '1'
        # At the first prompt it would be read anyway.
        if (-not ${function:__beck_line}) { . ([IO.Path]::Combine($PSScriptRoot, 'prompt.ps1')) }
        $prefix, $keys = & (Microsoft.PowerShell.Core\Get-Module beck) { __beck_read_settings; $script:prefix; $script:keys -join ' ' }
        $said.command = '__beck_next'
    }
    $said.prefix = $prefix; $said.keys = $keys
    $said.history = 'kept -1 -1'
    if (Microsoft.PowerShell.Core\Get-Module PSReadLine) {
        $options = Get-PSReadLineOption
        if ("$($options.EditMode)" -eq 'Vi') { $said.options = 'vi' }
        $said.history = "$(if ("$($options.HistorySaveStyle)" -ne 'SaveNothing') { 'kept' }) -1 -1"
        $said.bindings = @(Get-PSReadLineKeyHandler -Bound | Microsoft.PowerShell.Core\ForEach-Object { "$($_.Key) $($_.Function)" }) -join "`n"
        Set-PSReadLineOption -HistorySaveStyle SaveNothing
    }
    $said.end = ''
    $fields = foreach ($name in 'loaded', 'command', 'prefix', 'keys', 'options', 'history', 'bindings', 'end') { $name; [string]$said[$name] }
    [IO.File]::WriteAllText([IO.Path]::Combine($env:BECK_DOCTOR, 'state'), ($fields -join "`0") + "`0")
}
