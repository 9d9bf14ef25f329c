# beck for PowerShell (7.2 and newer; Windows PowerShell 5.1 without captured output): `? your question` at the prompt.
# Dot-source this file from $PROFILE, or import beck.psd1; only the syntax of 5.1. It costs the start of the shell next to
# nothing: powershell/prompt.ps1 is read at the first prompt, powershell/link.ps1 and powershell/question.ps1 at the first question.
# The contract, and the sections shared with its siblings: README.md and powershell/README.md.

# --- guard ------------------------------------------------------------------------------------------------
# No cmdlet in this file: the first use of one costs every start of the shell 10 to 40 ms.
if ($Host.Name -ne 'ConsoleHost' -or $ExecutionContext.SessionState.LanguageMode -ne 'FullLanguage') { return }
if (${alias:PSConsoleHostReadLine} -eq '__beck_readline') { return }

# --- install ----------------------------------------------------------------------------------------------
# The host looks whether the function is there; where PSReadLine is not, this one reads as the host itself would.
if (-not ${function:PSConsoleHostReadLine}) { function global:PSConsoleHostReadLine { $Host.UI.ReadLine() } }
# It then asks the command of that name for its next line, and an alias comes before the function. So the function and
# every other wrapper of it, loaded before or after us, stay as they are and are called through.
function global:__beck_readline {
    [System.Diagnostics.DebuggerHidden()] param()
    $ok = $?
    Microsoft.PowerShell.Core\Set-StrictMode -Off
    # If beck's files were removed, the line is read without them.
    try { if (-not ${function:__beck_line}) { . "$PSScriptRoot/powershell/prompt.ps1" } } catch { }
    if (${function:__beck_line}) { __beck_line $ok } else { & ${function:PSConsoleHostReadLine} }
}
${alias:PSConsoleHostReadLine} = '__beck_readline'
