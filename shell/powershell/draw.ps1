# Part of beck for PowerShell, read by prompt.ps1 into its module when something first stands below the line that is
# typed. Only the syntax of 5.1. The contract: README.md here.

# --- drawing ----------------------------------------------------------------------------------------------
$script:render = $null      # how PSReadLine draws itself anew; false where it cannot be had
$script:renderWith = $null
function script:__beck_can_draw {
    if ($null -ne $script:render) { return [bool]$script:render }
    $script:render = $false
    foreach ($name in '_statusBuffer', '_statusLinePrompt', '_statusIsErrorMessage') {
        $null = __beck_private $name
        if (-not $script:fields[$name]) { return $false }
    }
    foreach ($name in 'RenderWithPredictionQueryPaused', 'Render') {
        foreach ($method in $script:editor.GetMethods('NonPublic,Instance')) {
            if ($method.Name -ne $name -or $script:render) { continue }
            $takes = $method.GetParameters()
            if ($takes.Count -gt 1 -or ($takes.Count -and $takes[0].ParameterType -ne [bool])) { continue }
            $script:render = $method; $script:renderWith = [object[]]@(foreach ($each in $takes) { $false })
        }
    }
    [bool]$script:render
}

function script:__beck_draw($text) {
    $null = (__beck_private '_statusBuffer').Clear()
    $script:fields['_statusLinePrompt'].SetValue($script:one, $text)
    $script:fields['_statusIsErrorMessage'].SetValue($script:one, [bool]$text)
    $null = $script:render.Invoke($script:one, $script:renderWith)
}
