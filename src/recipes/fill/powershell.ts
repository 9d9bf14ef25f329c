// The PowerShell forms of the rows: cmdlets by their whole names, paths literal. A row without one is not answered in PowerShell.
//
// Beside the slots of `fill.ts`: `{where}` what must be true of a file for kind, name, size and age, as a part of the
// pipe or nothing · `{whereNamed}` the same with the name of `{file}` · `{case}` ` -CaseSensitive`
// when the text has capitals ·
// `{spared}` leaves out what a change must not enter. Lists are separated by commas.

import type { Recipe } from '../slots/recipe.ts';

const FILES = 'Get-ChildItem -LiteralPath {place} -File -Recurse{where}';
const LINES = 'Get-Content -LiteralPath {file}';
const MATCHES = 'Select-String -SimpleMatch{case} -Pattern {text}';
const COUNT = 'Measure-Object | Select-Object -ExpandProperty Count';
const PATHS = 'Select-Object -First 200 -ExpandProperty FullName';

const FORMS: Readonly<Record<string, string>> = {
  // archives
  'extract-zip': 'Expand-Archive -LiteralPath {file} -DestinationPath .',
  'extract-zip-to': 'Expand-Archive -LiteralPath {file} -DestinationPath {folder}',
  'create-zip': 'Compress-Archive -LiteralPath {folder} -DestinationPath {bareFolder}.zip',
  'create-zip-named': 'Compress-Archive -LiteralPath {source} -DestinationPath {file}',
  // changing
  'make-folder': 'New-Item -ItemType Directory -Path {name}',
  'make-folders': 'New-Item -ItemType Directory -Path {names}',
  'make-folder-and-go': 'New-Item -ItemType Directory -Path {name}; Set-Location -LiteralPath {name}',
  'make-file': 'New-Item -ItemType File -Path {file}',
  'make-files': 'New-Item -ItemType File -Path {files}',
  'copy-file': 'Copy-Item -LiteralPath {files} -Destination {target}',
  'copy-folder': 'Copy-Item -LiteralPath {folder} -Destination {target} -Recurse',
  'move-file': 'Move-Item -LiteralPath {files} -Destination {target}',
  'move-folder': 'Move-Item -LiteralPath {folder} -Destination {target}',
  'move-kind': 'Get-ChildItem -LiteralPath {place} -File{where} | Move-Item -Destination {folder}',
  rename: 'Move-Item -LiteralPath {file} -Destination {renamed}',
  'delete-file': 'Remove-Item -LiteralPath {files}',
  'delete-folder': 'Remove-Item -LiteralPath {folder} -Recurse',
  'delete-kind': 'Get-ChildItem -LiteralPath {place} -File{where} | Remove-Item',
  'delete-kind-below': `${FILES}{spared} | Remove-Item`,
  'delete-empty-files': 'Get-ChildItem -LiteralPath {place} -File | Where-Object Length -EQ 0 | Remove-Item',
  'make-symlink': 'New-Item -ItemType SymbolicLink -Path {link} -Target {source}',
  'merge-files': 'Get-Content -LiteralPath {files} | Set-Content -LiteralPath {target}',
  'append-line': 'Add-Content -LiteralPath {file} -Value {text}',
  'sort-into': `${LINES} | Sort-Object | Set-Content -LiteralPath {target}`,
  'open-folder': 'Invoke-Item .',
  clear: 'Clear-Host',
  // files
  'files-by-size': `${FILES} | Sort-Object Length -Descending | Select-Object -First 50 -Property Length, FullName`,
  'largest-files': `${FILES} | Sort-Object Length -Descending | Select-Object -First {count=10} -Property Length, FullName`,
  'smallest-files': `${FILES} | Sort-Object Length | Select-Object -First {count=10} -Property Length, FullName`,
  'newest-files': `${FILES} | Sort-Object LastWriteTime -Descending | Select-Object -First {count=10} -Property LastWriteTime, FullName`,
  'oldest-files': `${FILES} | Sort-Object LastWriteTime | Select-Object -First {count=10} -Property LastWriteTime, FullName`,
  'files-by-age': `${FILES} | Sort-Object LastWriteTime -Descending | Select-Object -First 50 -Property LastWriteTime, FullName`,
  'is-there-a-file': `Get-ChildItem -LiteralPath {place} -File -Recurse{whereNamed} | ${PATHS}`,
  'count-files': `${FILES} | ${COUNT}`,
  'empty-files': `${FILES} | Where-Object Length -EQ 0 | ${PATHS}`,
  'duplicate-files': `${FILES} | Get-FileHash | Group-Object Hash | Where-Object Count -GT 1 | Select-Object -ExpandProperty Group | Select-Object -Property Hash, Path`,
  symlinks:
    'Get-ChildItem -LiteralPath {place} -Recurse | Where-Object LinkType -EQ SymbolicLink | Select-Object -Property FullName, LinkTarget',
  'count-by-extension': `${FILES} | Group-Object Extension | Sort-Object Count -Descending | Select-Object -First 20 -Property Count, Name`,
  'total-size': `${FILES} | Measure-Object Length -Sum | Select-Object -ExpandProperty Sum`,
  // folders
  'where-am-i': 'Get-Location',
  'go-home': 'Set-Location ~',
  'go-up': 'Set-Location ..',
  'go-up-two': 'Set-Location ../..',
  'go-back': 'Set-Location -',
  'go-to': 'Set-Location -LiteralPath {folder}',
  'go-to-biggest': `Set-Location -LiteralPath (${FILES} | Sort-Object Length -Descending | Select-Object -First 1 -ExpandProperty DirectoryName)`,
  'go-to-newest': `Set-Location -LiteralPath (${FILES} | Sort-Object LastWriteTime -Descending | Select-Object -First 1 -ExpandProperty DirectoryName)`,
  'folder-size':
    'Get-ChildItem -LiteralPath {folder=.} -File -Recurse | Measure-Object Length -Sum | Select-Object -ExpandProperty Sum',
  // listing
  'list-folder': 'Get-ChildItem{place?}{inside?}',
  'list-details': 'Get-ChildItem -Force{place?}',
  'list-by-size': 'Get-ChildItem{place?} | Sort-Object Length -Descending',
  'list-by-date': 'Get-ChildItem{place?} | Sort-Object LastWriteTime -Descending',
  tree: 'Get-ChildItem -LiteralPath {place} -Recurse -Name',
  'file-size': 'Get-Item -LiteralPath {file} | Select-Object -Property Name, Length',
  'file-bytes': 'Get-Item -LiteralPath {file} | Select-Object -Property Name, Length',
  'file-changed': 'Get-Item -LiteralPath {file} | Select-Object -Property Name, LastWriteTime',
  'file-owner': 'Get-Item -LiteralPath {file} | Select-Object -Property Name, User, Group, UnixMode',
  'file-path': 'Resolve-Path -LiteralPath {file}',
  checksum: 'Get-FileHash -LiteralPath {file}',
  sha1: 'Get-FileHash -LiteralPath {file} -Algorithm SHA1',
  sha384: 'Get-FileHash -LiteralPath {file} -Algorithm SHA384',
  sha512: 'Get-FileHash -LiteralPath {file} -Algorithm SHA512',
  md5: 'Get-FileHash -LiteralPath {file} -Algorithm MD5',
  // network
  ping: 'Test-Connection -TargetName {host} -Count {count=4}',
  internet: 'Test-Connection -TargetName 1.1.1.1 -Count 2',
  'dns-servers': 'Get-Content -LiteralPath /etc/resolv.conf',
  'hosts-file': 'Get-Content -LiteralPath /etc/hosts',
  'download-as': 'Invoke-WebRequest -Uri {url} -OutFile {file}',
  // person
  environment: 'Get-ChildItem Env: | Sort-Object Name',
  'home-folder': '$HOME',
  locale: 'Get-Culture',
  'terminal-type': '$env:TERM',
  'key-bindings': 'Get-PSReadLineKeyHandler',
  'shell-options': 'Get-PSReadLineOption',
  functions: 'Get-ChildItem Function:',
  fonts: 'fc-list : family | Sort-Object -Unique',
  'which-program': 'Get-Command -Name {word}',
  history: 'Get-History -Count {count=20}',
  aliases: 'Get-Alias | Where-Object Name -NE PSConsoleHostReadLine',
  // processes
  'memory-hogs':
    'Get-Process{others} | Sort-Object WorkingSet64 -Descending | Select-Object -First {count=10} -Property Id, WorkingSet64, CPU, ProcessName',
  'cpu-hogs':
    'Get-Process{others} | Sort-Object CPU -Descending | Select-Object -First {count=10} -Property Id, CPU, WorkingSet64, ProcessName',
  'list-processes': 'Get-Process{others}',
  'count-processes': `Get-Process{others} | ${COUNT}`,
  'process-by-name': 'Get-Process -Name {word}{others}',
  'process-by-id': 'Get-Process -Id {pid}',
  jobs: 'Get-Job',
  'kill-by-id': 'Stop-Process -Id {anyPid}',
  'kill-by-name': 'Stop-Process -Name {word}',
  // searching
  'search-in-file': `${MATCHES} -LiteralPath {file}`,
  'search-in-folder': `${FILES} | ${MATCHES}`,
  'files-containing': `${FILES} | ${MATCHES} -List | Select-Object -ExpandProperty Path`,
  'count-files-containing': `${FILES} | ${MATCHES} -List | ${COUNT}`,
  'count-matching-lines': `${MATCHES} -LiteralPath {file} | ${COUNT}`,
  'count-errors': `Select-String -SimpleMatch -Pattern error -LiteralPath {file} | ${COUNT}`,
  'warnings-in-file': 'Select-String -SimpleMatch -Pattern warn -LiteralPath {file}',
  'errors-in-file': 'Select-String -SimpleMatch -Pattern error -LiteralPath {file}',
  // system
  'disk-space': 'Get-PSDrive -PSProvider FileSystem',
  uptime: 'Get-Uptime',
  'last-boot': 'Get-Uptime -Since',
  'time-zones': 'Get-TimeZone -ListAvailable',
  date: 'Get-Date',
  'utc-time': 'Get-Date -AsUTC',
  'week-number': 'Get-Date -UFormat %V',
  timezone: 'Get-TimeZone',
  // text
  'lines-of-code': `${FILES} | Get-Content | ${COUNT}`,
  'show-file': 'Get-Content -LiteralPath{file?}{files?}',
  'repeated-lines': `${LINES} | Group-Object | Where-Object Count -GT 1 | Select-Object -ExpandProperty Name`,
  'line-frequency': `${LINES} | Group-Object | Sort-Object Count -Descending | Select-Object -First {count=20} -Property Count, Name`,
  'each-line-frequency': `${LINES} | Group-Object | Sort-Object Count -Descending | Select-Object -Property Count, Name`,
  'follow-file': `${LINES} -Tail 10 -Wait`,
  'pretty-json': 'Get-Content -Raw -LiteralPath {file} | ConvertFrom-Json | ConvertTo-Json -Depth 100',
};

/** System programs that PowerShell starts as any shell does, with arguments that are plain words to it. */
const SAME = new Set(
  `list-tar list-zip extract-tar gunzip create-tar create-tar-named gzip-file make-executable make-private make-read-only
   git-status git-log git-log-yesterday git-last-commit git-last-changes git-file-log git-blame
   git-branch git-branches git-diff git-diff-head git-diff-file git-staged git-remotes git-count git-authors
   git-tags git-stashes git-root git-init git-stage-all git-stage-file git-commit git-new-branch git-switch
   git-pull git-push git-undo-commit git-unstage git-discard git-stash git-clone file-kind port-user open-ports
   connections lookup gateway whoami who-is-here last-logins groups cron-jobs containers images memory mounts
   kernel architecture hostname cpu services failed-services calendar system-messages docker-space sort-json
   packages package-installed package-files package-of-file files-of-process database-tables database-schema
   database-table database-count database-rows vmstat vmstat-every kernel-modules
   pci-devices neighbours hard-links locales`.split(/\s+/),
);

/** The row's PowerShell form; its output differs from the POSIX tools', so no sentence is made of it. */
export function forPowerShell(recipe: Recipe): Recipe | undefined {
  const { answer: _, followUp: __, emptyStatus: ___, ...row } = recipe;
  const form = FORMS[recipe.id];
  if (form !== undefined) return { ...row, command: form };
  return SAME.has(recipe.id) ? row : undefined;
}

/** For the test that each form belongs to an existing row. */
export const POWERSHELL_FORMS: readonly string[] = [...Object.keys(FORMS), ...SAME];
