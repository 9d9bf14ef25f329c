// The completion of `beck` for PowerShell, Windows PowerShell 5.1 among them.

import type { Flag, Value, VerbWords, Words } from './definition.ts';

export function powershellCompletion({ verbs, flags }: Words): string {
  return `# Made by \`beck completion powershell\`.
Microsoft.PowerShell.Core\\Register-ArgumentCompleter -Native -CommandName beck -ScriptBlock {
    param($word, $ast, $cursor)
    $offer = { param($text, $about) [Management.Automation.CompletionResult]::new($text, $text, 'ParameterValue', $(if ($about) { $about } else { $text })) }
    $verbs = [ordered]@{
${verbs.map(({ name, about }) => `        ${quoted(name)} = ${quoted(about)}`).join('\n')}
    }
    # Of each verb, and under '' of all: its flags, what follows a flag ('' where nobody can know), what stands in each place.
    $flags = @{
${[{ name: '', flags }, ...verbs].map(({ name, flags: own }) => `        ${quoted(name)} = ${table(own.map((flag) => [flag.name, quoted(flag.about)]))}`).join('\n')}
    }
    $values = @{
${[{ name: '', flags }, ...verbs].map(({ name, flags: own }) => `        ${quoted(name)} = ${table(own.flatMap(follows))}`).join('\n')}
    }
    # What \`beck models\` listed last, with and without the provider.
    $kept = if ($env:XDG_STATE_HOME) { $env:XDG_STATE_HOME } else { [IO.Path]::Combine($HOME, '.local', 'state') }
    $kept = [IO.Path]::Combine($kept, 'beck', 'models')
    $models = ''
    if ([IO.File]::Exists($kept)) { foreach ($each in [IO.File]::ReadAllLines($kept)) { $models += " $each " + ($each -replace '^[^/]*/', '') } }
    $places = @{
${verbs.map((verb) => `        ${quoted(verb.name)} = ${placesOf(verb)}`).join('\n')}
    }
    $before = @($ast.CommandElements | Microsoft.PowerShell.Core\\Where-Object { $_.Extent.EndOffset -lt $cursor } | Microsoft.PowerShell.Core\\ForEach-Object { "$_" })
    $verb = ''; $place = 0; $skip = $false
    foreach ($each in @($before | Microsoft.PowerShell.Utility\\Select-Object -Skip 1)) {
        if ($skip) { $skip = $false }
        elseif ($values[''].Contains($each.TrimStart('-')) -and $each.StartsWith('--')) { $skip = $true }
        elseif (-not $each.StartsWith('-')) { if ($verb) { $place++ } else { $verb = $each } }
    }
    $last = if ($before.Count -gt 1 -and $before[-1].StartsWith('--')) { $before[-1].Substring(2) } else { '' }
    $choices = $null
    foreach ($owner in $verb, '') {
        if ($last -and $values.ContainsKey($owner) -and $values[$owner].Contains($last)) { $choices = $values[$owner][$last]; break }
    }
    if ($null -ne $choices) {
        -split $choices | Microsoft.PowerShell.Core\\Where-Object { $_.StartsWith($word) } | Microsoft.PowerShell.Core\\ForEach-Object { & $offer $_ }
    } elseif ($word.StartsWith('-')) {
        foreach ($owner in @($verb, '') | Microsoft.PowerShell.Utility\\Select-Object -Unique) {
            if (-not $flags.ContainsKey($owner)) { continue }
            $flags[$owner].GetEnumerator() | Microsoft.PowerShell.Core\\Where-Object { "--$($_.Key)".StartsWith($word) } | Microsoft.PowerShell.Core\\ForEach-Object { & $offer "--$($_.Key)" $_.Value }
        }
    } elseif (-not $verb) {
        $verbs.GetEnumerator() | Microsoft.PowerShell.Core\\Where-Object { $_.Key.StartsWith($word) } | Microsoft.PowerShell.Core\\ForEach-Object { & $offer $_.Key $_.Value }
    } elseif ($places.ContainsKey($verb) -and $place -lt @($places[$verb]).Count) {
        -split @($places[$verb])[$place] | Microsoft.PowerShell.Core\\Where-Object { $_.StartsWith($word) } | Microsoft.PowerShell.Core\\ForEach-Object { & $offer $_ }
    }
}
`;
}

function table(rows: readonly (readonly [string, string])[]): string {
  return `[ordered]@{ ${rows.map(([name, value]) => `${quoted(name)} = ${value}`).join('; ')} }`;
}

function follows({ name, value }: Flag): (readonly [string, string])[] {
  if (value.type === 'none') return [];
  return [[name, offered(value)]];
}

function placesOf({ places }: VerbWords): string {
  return `@(${places.map(offered).join(', ')})`;
}

function offered(value: Value): string {
  if (value.type === 'models') return '$models';
  return quoted(value.type === 'words' ? value.words.join(' ') : '');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
