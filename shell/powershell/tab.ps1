# Part of beck for PowerShell, read by prompt.ps1 into its module at the first Tab: Tab in a question, and
# after `beck`. Only the syntax of 5.1. The contract: README.md here and one folder up.

$script:completions = [IO.Path]::Combine($Root, 'completions')
# The completion of `beck` itself; install.sh has made the file.
$script:verbs = [IO.Path]::Combine($script:completions, 'beck.ps1')
if ([IO.File]::Exists($script:verbs)) { . $script:verbs }

# --- completing a question --------------------------------------------------------------------------------
# Extends the question to the longest common prefix of its matches and lists them below. False if there are none.
function script:__beck_complete {
    $line = $null; $at = 0
    $script:editor::GetBufferState([ref]$line, [ref]$at)
    if ($script:state -or $script:editing -or $at -ne $line.Length -or -not (__beck_is_question $line)) { return $false }
    $text = $line.TrimStart(' ', "`t").Substring($script:prefix.Length).TrimStart(' ', "`t")
    # After the prefix alone, the line may also be a command.
    if (-not $text -and $line -notmatch '[ \t]$') { return $false }
    $found = __beck_find_questions $text
    if (-not $found.Count) { return $false }
    $common = $found[0]
    foreach ($each in $found) {
        while (-not $each.StartsWith($common, 'Ordinal')) { $common = $common.Substring(0, $common.Length - 1) }
    }
    if ($common.Length -gt $text.Length) { $script:editor::Replace($line.Length - $text.Length, $text.Length, $common) }
    if ($found.Count -gt 1) {
        $shown = @($found[0..([Math]::Min($found.Count, 12) - 1)])
        if ($found.Count -gt 12) { $shown += "and $($found.Count - 12) more" }
        __beck_load_part link
        __beck_load_part draw
        __beck_load_part convert
        __beck_show_note ($shown -join "`n")
    }
    $true
}

# Of this shell's history, the latest first, then the examples, whatever the case; none twice.
function script:__beck_find_questions($text) {
    $found = [Collections.Generic.List[string]]::new()
    $all = [Collections.Generic.List[string]]::new()
    try {
        $kept = $script:editor::GetHistoryItems()
        for ($i = $kept.Count - 1; $i -ge 0 -and $i -ge $kept.Count - 2000; $i--) {
            $line = $kept[$i].CommandLine
            if (__beck_is_question $line) { $all.Add($line.TrimStart(' ', "`t").Substring($script:prefix.Length).Trim()) }
        }
    } catch { }
    try { $all.AddRange([string[]]@(__beck_ask_offers $text)) } catch { }
    try { $all.AddRange([IO.File]::ReadAllLines([IO.Path]::Combine($script:completions, 'questions'))) } catch { }
    # What `beck models` listed last, with and without the provider.
    if ($text.StartsWith('/model')) {
        try {
            $state = if ($env:XDG_STATE_HOME) { $env:XDG_STATE_HOME } else { [IO.Path]::Combine($HOME, '.local/state') }
            foreach ($name in [IO.File]::ReadAllLines([IO.Path]::Combine($state, 'beck', 'models'))) {
                $all.Add('/model ' + ($name -replace '^[^/]*/', '')); $all.Add("/model $name")
            }
        } catch { }
    }
    foreach ($each in $all) {
        if ($each.Length -le $text.Length -or -not $each.StartsWith($text, 'OrdinalIgnoreCase')) { continue }
        if (-not $each.Contains("`n") -and -not $found.Contains($each)) { $found.Add($each) }
    }
    , $found
}

# The person's own recipes, and what a question may go on with.
function script:__beck_ask_offers($text) {
    __beck_load_part link
    $start = __beck_prepare_helper offer
    $start.StandardOutputEncoding = [Text.UTF8Encoding]::new($false)
    $helper = __beck_spawn $start
    $bytes = [Text.Encoding]::UTF8.GetBytes($text)
    $helper.StandardInput.BaseStream.Write($bytes, 0, $bytes.Length)
    $helper.StandardInput.Close()
    $offered = $helper.StandardOutput.ReadToEndAsync()
    # Tab must not wait long.
    if (-not $offered.Wait(2000)) { $helper.Kill() }
    $offered.Result.Split("`n", [StringSplitOptions]::RemoveEmptyEntries)
}

# PowerShell has no command for this.
function script:__beck_forget_completion {
    try {
        $context = $ExecutionContext.GetType().GetField('_context', 'NonPublic,Instance').GetValue($ExecutionContext)
        $completers = $context.GetType().GetProperty('NativeArgumentCompleters', [Reflection.BindingFlags]'NonPublic,Instance').GetValue($context)
        $null = $completers.Remove('beck')
    } catch { }
}
