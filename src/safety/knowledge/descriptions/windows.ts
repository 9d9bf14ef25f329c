// In words: commands of cmd, and programs of Windows.

export const WINDOWS = `
cmd:dir | lists what is in a folder | /s with every folder below; /b only names; /w several per line; /a what has these attributes; /o sorted; /q with the owners; /p a page at a time | dir /s /b /w /a:h /o:n /q /p
cmd:type | shows what is in a file | | type f
cmd:echo | prints text | | echo x
cmd:rem | is a comment | | rem x
cmd:cls | clears the screen | | cls
cmd:cd,cmd:chdir,cmd:pushd | goes to another folder | /d on another drive too | cd /d x
cmd:set | shows or sets variables | | set x=1
cmd:copy | copies files | /y without asking; /v and verifies them; /a as text; /b as bytes | copy /y /v /a /b a b
cmd:move | moves files | /y without asking | move /y a b
cmd:ren,cmd:rename | gives a file another name | | ren a b
cmd:del,cmd:erase | deletes files | /p asks before each; /f also protected ones; /s in every folder below; /q without asking; /a what has these attributes | del /p /f /s /q /a:h f
cmd:rd,cmd:rmdir | deletes a folder | /s with everything in it; /q without asking | rd /s /q d
cmd:md,cmd:mkdir | makes folders | | md d
cmd:mklink | makes a link | /d to a folder; /h a hard link; /j a junction | mklink /d /h /j a b
cmd:date | shows or sets the date | /t only shows it | date /t
cmd:time | shows or sets the time | /t only shows it | time /t
cmd:ver | shows the Windows version | | ver
cmd:vol | shows the name of a disk | | vol
cmd:exit | ends the shell | /b ends only the script | exit /b
cmd:start | starts a program or opens a file | | start x
cmd:call | runs a script | | call x
cmd:xcopy | copies folders | /e with every folder below, also empty ones; /s with every folder below; /y without asking; /i the target is a folder; /d only newer files | xcopy /e /s /y /i /d a b
cmd:robocopy | copies folders and shows what it does | /e with every folder below; /mir makes the target the same, deleting extra files; /purge deletes files missing in the source; /mov deletes the source afterwards | robocopy /e /mir /purge /mov a b
cmd:attrib | shows or changes attributes of files | /s in every folder below; /d folders too | attrib /s /d f
cmd:find | finds lines that contain a text | /i ignoring case; /n with line numbers; /c only how many; /v lines without it | find /i /n /c /v "x" f
cmd:findstr | finds lines that match a pattern | /i ignoring case; /n with line numbers; /s in every folder below; /m only the names of files; /r as a pattern; /c this text; /l as plain text; /v lines without it | findstr /i /n /s /m /r /l /v /c:x y f
cmd:more | shows text a page at a time | | more f
cmd:sort | sorts lines | /r in reverse order | sort /r f
cmd:tree | shows a folder as a tree | /f with files; /a in plain characters | tree /f /a
cmd:fc,cmd:comp | compares files | | fc a b
cmd:where | shows where a program is | | where x
cmd:whoami | shows your user name | /all with groups and rights | whoami /all
cmd:hostname | shows the name of this machine | | hostname
cmd:systeminfo | describes this machine | | systeminfo
cmd:tasklist | shows what runs | /v with details; /svc with services; /fi only what matches | tasklist /v /svc /fi x
cmd:taskkill | ends programs | /f at once; /t with what they started; /im of this name; /pid with this number | taskkill /f /t /im x /pid 1
cmd:ipconfig | shows the network settings | /all with details; /release gives up the address; /renew asks for an address; /flushdns forgets looked-up names | ipconfig /all ;; ipconfig /release ;; ipconfig /renew ;; ipconfig /flushdns
cmd:ping | sends a machine a packet and times the answer | /n this many; /t without end | ping /t /n 3 x
cmd:tracert | shows the route to a machine | | tracert x
cmd:nslookup | looks up a name on the network | | nslookup x
cmd:netstat | shows network connections | | netstat
cmd:reg query | shows keys of the registry | /s with everything below; /v only this value | reg query /s /v x HKCU
cmd:reg delete | deletes keys of the registry | /f without asking; /v only this value | reg delete /f /v x HKCU
cmd:reg add | adds a key or value to the registry | /v this value; /d with this data; /f without asking | reg add HKCU\\x /v y /d z /f
cmd:reg | reads or changes the registry | | reg import x
cmd:sc | shows or changes services | | sc stop x
cmd:net | shows or changes accounts, shares and services | | net stop x
cmd:schtasks | shows or changes what runs at certain times | | schtasks
cmd:shutdown | shuts the machine down | | shutdown
cmd:format | formats a disk and erases everything on it | /q quickly | format /q d:
cmd:chkdsk | checks a disk | /f and fixes errors | chkdsk /f c:
cmd:icacls | shows or changes permissions of files | | icacls f
cmd:winget,cmd:choco,cmd:scoop | installs and removes programs | | winget install x
`;
