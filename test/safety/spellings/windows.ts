// How the loss of a system, a home or a system's tree can be spelled in PowerShell and cmd.

import { lines, type Spellings } from './table.ts';

export const POWERSHELL: Spellings = {
  targets: lines(String.raw`
/
C:\
C:/
C:\*
D:\
"C:\"
'C:\'
~
~/
~\*
$HOME
"$HOME"
$HOME/*
$env:USERPROFILE
"$env:USERPROFILE\*"
$env:HOME
C:\Windows
C:\Windows\System32
C:\Users
C:\Users\*
C:\Users\u
"C:\Program Files"
$env:SystemRoot
$env:windir
$env:SystemDrive\
/etc
/usr
/home/u
/home/../home/u
\\?\C:\
`),
  commands: lines(String.raw`
Remove-Item -Recurse -Force TARGET
Remove-Item TARGET -Recurse
Remove-Item -Path TARGET -r -fo
Remove-Item -LiteralPath TARGET -Rec
rm -r -fo TARGET
rm -Recurse TARGET
ri TARGET -Recurse -Force
rd TARGET -Recurse
rmdir -Recurse TARGET
del -Recurse TARGET
erase TARGET -r
& 'Remove-Item' TARGET -Recurse
& { Remove-Item TARGET -Recurse }
Get-ChildItem TARGET -Recurse | Remove-Item -Force
gci TARGET -r | ri -r
dir TARGET | Remove-Item -Recurse
Microsoft.PowerShell.Management\Remove-Item TARGET -Recurse
`),
  wrappers: lines(`
if ($true) { COMMAND }
foreach ($i in 1) { COMMAND }
1 | ForEach-Object { COMMAND }
try { COMMAND } catch { }
& { COMMAND }
COMMAND; ls
pwsh -c { COMMAND }
powershell -NoProfile -Command { COMMAND }
`),
  whole: lines(String.raw`
bash -c 'rm -rf /'
wsl rm -rf /
wsl -e sh -c 'rm -rf ~'
cmd /c rd /s /q C:\
cmd /c "del /s /q C:\*"
iex 'Remove-Item -Recurse C:\'
Invoke-Expression "rm -r -fo ~"
powershell -EncodedCommand UgBlAG0AbwB2AGUALQBJAHQAZQBtACAALQBSAGUAYwB1AHIAcwBlACAALQBGAG8AcgBjAGUAIABDADoAXAA=
Format-Volume -DriveLetter C
Clear-Disk -Number 0 -RemoveData
Set-Location C:\; Remove-Item * -Recurse
cd ~; ri * -Recurse -Force
'C:\' | Remove-Item -Recurse
@('C:\') | % { Remove-Item $_ -Recurse }
foreach ($d in 'C:\') { ri $d -r -fo }
$p='C:\'; Remove-Item $p -Recurse -Force
`),
};

export const CMD: Spellings = {
  targets: lines(String.raw`
C:\
C:/
"C:\"
C:\*
D:\
%USERPROFILE%
"%USERPROFILE%"
%SystemDrive%\
%SystemRoot%
%windir%
C:\Windows
C:\Windows\System32
C:\Users
"C:\Program Files"
\
`),
  commands: lines(`
rd /s /q TARGET
rmdir /S /Q TARGET
rd TARGET /s /q
RD /Q /S TARGET
del /s /q TARGET
del /f /s /q TARGET
erase /s TARGET
`),
  wrappers: lines(`
cmd /c COMMAND
cmd /c "COMMAND"
call COMMAND
@COMMAND
(COMMAND)
dir & COMMAND
dir && COMMAND
if exist x COMMAND
for %i in (1) do COMMAND
start COMMAND
COMMAND > nul
`),
  whole: lines(String.raw`
format C:
format c: /q /y
cd \ & rd /s /q .
cd /d C:\ && del /s /q *
for /d %i in (C:\*) do rd /s /q "%i"
powershell -c "Remove-Item -Recurse C:\"
`),
};
