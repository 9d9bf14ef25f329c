# ghcs and ghce, as users of the retired gh copilot know them; beck init powershell --aliases prints this.
# What is chosen runs in this shell, so that a new location and variables last, and is in its history.
function ghcs {
    $BeckFile = [IO.Path]::GetTempFileName()
    try {
        beck suggest --shell powershell --shell-out $BeckFile @args
        $BeckText = [IO.File]::ReadAllText($BeckFile)
    } finally {
        [IO.File]::Delete($BeckFile)
    }
    if ($BeckText) {
        if ('Microsoft.PowerShell.PSConsoleReadLine' -as [type]) {
            [Microsoft.PowerShell.PSConsoleReadLine]::AddToHistory($BeckText)
        }
        Invoke-Expression $BeckText
    }
}
function ghce { beck explain --shell powershell @args }
