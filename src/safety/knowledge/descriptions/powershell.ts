// In words: cmdlets, and the parameters that mean the same everywhere.

export const POWERSHELL = `
powershell:get-childitem | lists what is in a folder | | gci
powershell:get-item | shows a file or folder itself | | Get-Item f
powershell:get-content | shows what is in a file | -Wait keeps showing what is added; -Raw as one text | gc f -Wait -Raw
powershell:get-location | shows the current folder | | pwd
powershell:set-location,powershell:push-location,powershell:pop-location | goes to another folder | | cd x
powershell:test-path | checks whether a path exists | | Test-Path f
powershell:resolve-path,powershell:convert-path,powershell:split-path,powershell:join-path | computes a path | | Resolve-Path f
powershell:get-filehash | computes the checksum of a file | -Algorithm this kind of checksum | Get-FileHash f -Algorithm SHA1
powershell:remove-item | deletes files and folders | | ri f
powershell:copy-item | copies files and folders | -Container keeps folders as folders | copy a b -Container
powershell:move-item | moves files and folders | | mi a b
powershell:rename-item | gives a file another name | -NewName this name | rni a -NewName b
powershell:new-item | creates a file or folder | -ItemType of this kind; -Value with this content | ni f -ItemType File -Value x
powershell:set-content | replaces what is in a file | -NoNewline without a final line break | sc f x -NoNewline
powershell:add-content | adds to the end of a file | | ac f x
powershell:clear-content | empties a file | | clc f
powershell:out-file | writes its input to a file | -Append at its end; -NoClobber never overwrites a file | Out-File f -Append -NoClobber
powershell:tee-object | shows its input and also writes it to a file | | tee f
powershell:export-csv | writes its input to a CSV file | -NoTypeInformation without a type line | Export-Csv f -NoTypeInformation
powershell:import-csv | reads a CSV file | | Import-Csv f
powershell:compress-archive | packs files into an archive | -DestinationPath this archive | Compress-Archive f -DestinationPath f.zip
powershell:expand-archive | unpacks an archive | | Expand-Archive f.zip
powershell:where-object | keeps what matches | -EQ,-CEQ is this; -NE,-CNE is not this; -GT,-CGT is more; -GE,-CGE is at least this; -LT,-CLT is less; -LE,-CLE is at most this; -Like,-CLike looks like this; -NotLike,-CNotLike does not look like this; -Match,-CMatch matches this pattern; -NotMatch,-CNotMatch does not match this pattern; -Contains,-CContains holds this; -In,-CIn is one of these | ? Length -gt 1 ;; ? Length -ge 1 ;; ? Length -lt 1 ;; ? Length -le 1 ;; ? Name -eq x ;; ? Name -ne x ;; ? Name -like x ;; ? Name -notlike x ;; ? Name -match x ;; ? Name -notmatch x ;; ? Name -contains x ;; ? Name -in x
powershell:foreach-object | does something with each item | | % Name
powershell:select-object | keeps some of its input, or some properties | -Unique each only once; -ExpandProperty only this property; -Skip not the first ones | select -Unique -ExpandProperty Name -Skip 1
powershell:sort-object | sorts its input | -Descending the greatest first; -Property by this | sort -Property Length -Descending
powershell:group-object | groups equal items | -NoElement only the counts | group -NoElement Extension
powershell:measure-object | counts its input | -Sum adds it up; -Line counts lines; -Word counts words | measure -Line -Word -Sum
powershell:compare-object | shows what differs | | diff a b
powershell:format-table,powershell:format-list,powershell:format-wide | formats its input | -AutoSize as wide as needed; -Wrap wraps long lines | ft -AutoSize -Wrap
powershell:out-null | discards its input | | Out-Null
powershell:out-string | turns its input into text | | Out-String
powershell:convertto-json,powershell:convertfrom-json | converts to JSON, or back | -Depth this many levels deep | ConvertTo-Json -Depth 2
powershell:write-output,powershell:write-host | prints text | -NoNewline without a line break | Write-Host x -NoNewline
powershell:select-string | finds lines that match a pattern | -Pattern this pattern; -SimpleMatch as plain text; -CaseSensitive respecting case; -List only the first in each file | sls -Pattern x f -SimpleMatch -CaseSensitive -List
powershell:get-command | shows commands | | gcm x
powershell:get-help | shows how a command is used | | Get-Help ls
powershell:get-date | shows the date and time | -Format in this form | Get-Date -Format o
powershell:get-process | shows what runs | -Id with this id | ps -Id 1
powershell:stop-process | ends programs | -Id with this id | kill -Id 1
powershell:get-service | shows services | | gsv
powershell:stop-service,powershell:start-service,powershell:restart-service,powershell:set-service | starts, stops or changes a service | | Stop-Service x
powershell:start-process | starts a program | -Verb in this way (RunAs: as administrator); -Wait waits for its end; -ArgumentList with these words | saps x -Verb RunAs -Wait -ArgumentList y
powershell:invoke-webrequest,powershell:invoke-restmethod | sends a web request | -Uri this address; -OutFile into this file; -Method in this way; -Body sends this; -Headers with these headers | iwr -Uri http://x -OutFile f -Method Post -Body y -Headers z
powershell:invoke-expression | runs text as a command | -Command this text | iex -Command ls
powershell:invoke-command | runs a block of code | -ScriptBlock this block; -ComputerName on this machine | icm -ComputerName x -ScriptBlock { ls }
powershell:start-job | runs a block of code in the background | | Start-Job { ls }
powershell:test-connection | sends a machine a packet and times the answer | -Count this many | Test-Connection x -Count 1
powershell:set-variable,powershell:new-variable | sets a variable | | Set-Variable x 1
powershell:new-object | creates an object | | New-Object PSObject
powershell:set-executionpolicy | sets which scripts may run | | Set-ExecutionPolicy Bypass
powershell:stop-computer,powershell:restart-computer | shuts the machine down or starts it again | | Restart-Computer
powershell:install-module | installs a module | -Scope for you or for all users | Install-Module x -Scope CurrentUser
powershell:set-clipboard | copies text to the clipboard | | Set-Clipboard x
powershell:get-clipboard | shows what is in the clipboard | | Get-Clipboard
`;

/** By the whole name of the parameter, in small letters. */
export const PARAMETERS: ReadonlyMap<string, string> = new Map([
  ['path', 'where'],
  ['literalpath', 'where, as written, without wildcards'],
  ['filepath', 'this file'],
  ['destination', 'the destination'],
  ['recurse', 'with everything below'],
  ['force', 'also what is hidden or protected, without asking'],
  ['filter', 'only names like this'],
  ['include', 'only names like this'],
  ['exclude', 'but not names like this'],
  ['name', 'only names, or this name'],
  ['depth', 'this many levels deep'],
  ['file', 'only files'],
  ['directory', 'only folders'],
  ['hidden', 'only what is hidden'],
  ['first', 'this many from the beginning'],
  ['head', 'this many from the beginning'],
  ['totalcount', 'this many lines from the beginning'],
  ['last', 'this many from the end'],
  ['tail', 'this many lines from the end'],
  ['property', 'these properties'],
  ['encoding', 'in this encoding'],
  ['inputobject', 'this'],
  ['passthru', 'and shows what it did'],
  ['whatif', 'only shows what it would do'],
  ['confirm', 'asks before it does it'],
  ['verbose', 'says more'],
  ['debug', 'with details'],
  ['erroraction', 'what happens after an error'],
  ['warningaction', 'what happens after a warning'],
  ['credential', 'as this account'],
  ['computername', 'on this machine'],
  ['asjob', 'in the background'],
]);
