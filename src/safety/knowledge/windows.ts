// Programs and cmd commands of Windows, one line each; `windows/rows.ts` explains the notation.

import { switchTable } from './checked-table.ts';

const SYSTEM = 'danger,run,write,delete,privilege,network';

/** Programs, the same in cmd and PowerShell. */
export const PROGRAMS = switchTable(`
ipconfig | read | /all /allcompartments /displaydns /showclassid: /? /flushdns>ask,run,write,delete,privilege
  /registerdns,/release,/renew,/release6,/renew6,/setclassid>${SYSTEM} | =* | ipconfig ;; ipconfig /all | ipconfig
  /flushdns ;; ipconfig /release
arp | read dash | /a: /g /v /n= /d>${SYSTEM} /s>${SYSTEM} | =* | arp -a | arp -d ;; arp -s 1.2.3.4 00-aa
netstat | read dash any | | =* | netstat -ano ;; netstat -rn | netstat -a > f
nbtstat | read dash | /a= /c /n /s /r>ask,write /rr>${SYSTEM} | =* | nbtstat -n | nbtstat -RR ;; nbtstat -R
whoami | read | /all /user /groups /priv /fo= /nh /upn /fqdn /logonid /claims /? | | whoami ;; whoami /all ;; whoami /fo
  csv | whoami & del f
hostname,getmac,driverquery,systeminfo,qwinsta,quser,query | read | /fo= /nh /v /si /s=HOST>network /u= /p= /? | =* |
  hostname ;; systeminfo ;; driverquery /v | systeminfo /s host
tasklist | read | /fo= /nh /v /svc /m: /apps /fi= /s=HOST /u= /p= /? | =* | tasklist ;; tasklist /fi "imagename eq x" /v
  ;; tasklist /m a.dll | tasklist /s host
where | read | /r=L /q /f /t /? | =* | where git ;; where /r C:\\src *.ts | where git > f
find | read | /v /c /n /i /off /offline /? | = R* | find "TODO" notes.txt ;; find /i /n "x" a.txt | find "x" \\\\h\\s\\f
findstr | read clusters | /b /e /l /r /s /i /x /v /n /m /o /p /offline /a: /f:R /c: /g:R /d: /? | = R* | findstr /s /i
  TODO *.cs ;; findstr /c:"a b" f | findstr x \\\\h\\s\\f
tree | read | /f /a /? | L* | tree /f ;; tree C:\\src | tree > f
more | read | /e /c /p /s /t: /? | R* | more a.txt | more +e f > g
comp | read | /d /a /l /n: /c /off /m /? | R* | comp a.bin b.bin | comp \\\\h\\s\\a b
fc | read | /a /b /c /l /lb: /n /off /t /u /w /? | R* | fc a.txt b.txt ;; fc /b a b | fc \\\\h\\s\\a b
sort | read | /r /+: /m= /l= /rec= /unique /c /t=M /temporary=M /o=W /output=W /reverse /record_maximum= /? | R* | sort
  a.txt ;; sort /r a.txt ;; sort /reverse a.txt | sort a.txt /o b.txt ;; sort a /output b
clip | ask,run,write | | | | clip
choice,timeout | read dash | /c= /n /cs /t= /d= /m= /nobreak /? | =* | timeout /t 5 | timeout /t 5 & del f
chcp | read | | =*>ask,write | chcp | chcp 65001
cipher | danger,write,delete,privilege bare | /c>list /y>list /e,/d,/k,/u,/a>danger,write /r:>danger,write
  /x:>danger,secret /w:>blocked,write,delete /s: /b /h /i /f /q | L* | cipher ;; cipher /c f ;; cipher /c | cipher /e f
  ;; cipher /c /e f ;; cipher /w:C
openfiles | danger,privilege,run | /query>list /fo= /v /nh /v /disconnect>danger,privilege,run
  /local=>danger,privilege,write /s= /u= /p= /a= | =* | openfiles /query ;; openfiles /query /fo list | openfiles
  /disconnect /a x
mode | read | /status | DEVICE? =*>ask,write | mode ;; mode con ;; mode con /status | mode con cols=80 ;; mode com1 9600
ping | network dash | /t /a /n= /l= /f /i= /v= /r= /s= /j= /k= /w= /4 /6 /c= /? | N* | | ping example.com ;; ping -n 1
  example.com
tracert,pathping,nslookup | network dash any | | N* | | nslookup example.com ;; tracert 1.1.1.1
route | ${SYSTEM} dash | /p /f /4 /6 | =* | | route delete 0.0.0.0 ;; route add 1.2.3.4
route print | read dash | /4 /6 | =* | route print ;; route print -4 | route print & del f
net | ${SYSTEM} any | | =* | | net start x ;; net user bob /add ;; net use z: \\\\h\\s
net share,net use,net accounts,net file,net session,net start | read | /domain>network /?>list /active: /add>${SYSTEM}
  /delete>${SYSTEM} /comment: /passwordchg: /expires: /grant:>${SYSTEM} /users: /unlimited /remark:
  /persistent:>${SYSTEM} /savecred>${SYSTEM} /maxpwage:>${SYSTEM} /minpwlen:>${SYSTEM} /y | =*>${SYSTEM} | net share ;;
  net use ;; net start | net share x=C:\\ ;; net start spooler
net user,net localgroup,net group,net config | read | /domain>network /?>list /active:>${SYSTEM} /add>${SYSTEM}
  /delete>${SYSTEM} /comment:>${SYSTEM} /passwordchg:>${SYSTEM} /expires:>${SYSTEM} /times:>${SYSTEM} | = =*>${SYSTEM} |
  net user ;; net user bob ;; net localgroup administrators | net user bob secret /add ;; net user bob newpassword
net view | network | /domain: /all /cache /? | =* | | net view \\\\host
net time | network | /domain>network /set>${SYSTEM} /querysntp /? | =* | | net time \\\\h ;; net time /set
net statistics,net help,net helpmsg | read | /domain>network /set>${SYSTEM} /? | =* | net statistics workstation ;; net
  helpmsg 5 | net statistics > f
reg | ${SYSTEM} any | | =* | | reg add HKCU\\x ;; reg import a.reg
reg add,reg copy | ${SYSTEM} any | /v= /ve /t= /s= /d= /f /reg: | W W | | reg add
  HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Run /v x /d y ;; reg copy HKCU\\a HKCU\\b
reg query | read | /v= /ve /s /f= /k /d /c /e /t= /z /se= /reg: /? | L | reg query HKCU\\Software ;; reg query
  HKLM\\SOFTWARE /s /f x | reg query HKLM\\SAM\\x > f ;; reg query \\\\host\\HKLM
reg compare | read | /v= /ve /oa /od /os /on /s /reg: | L L | reg compare HKCU\\a HKCU\\b | reg compare \\\\h\\HKLM\\a b
reg export,reg save | danger,run,write,privilege,secret | /y /reg: | R W | | reg save HKLM\\SAM sam.hiv ;; reg export
  HKCU\\x a.reg
reg delete | ${SYSTEM} | /f /v= /ve /va /reg: | D>recursive | | reg delete HKCU\\x /f
sc | ${SYSTEM} any | | =* | | sc stop x ;; sc create x binpath= y ;; sc \\\\h query
sc query,sc queryex,sc qc,sc qdescription,sc qfailure,sc qtriggerinfo,sc getdisplayname,sc getkeyname,sc sdshow,
  sc enumdepend,sc qprotection,sc qsidtype | read any | | =* | sc query ;; sc qc spooler | sc \\\\h query
schtasks | ${SYSTEM},persistence bare | /create /delete /run /end /change /showsid /f /tn= /tr=X /sc= /st= /ru= /rp=
  /xml=R /v /s=HOST /u= /p= /mo= /d= /m= /i= /sd= /ed= /rl= /np /it /z /query>list /fo= /nh /? | =* | schtasks ;;
  schtasks /query ;; schtasks /query /fo list /v | schtasks /create /tn x /tr y /sc daily ;; schtasks /delete /tn x /f
taskkill,tskill,logoff,tsdiscon | danger,run,delete,write,privilege | /pid= /im= /f /t /fi= /s=HOST /u= /p= | =* | |
  taskkill /f /im node.exe
wmic | ${SYSTEM} any | | =* | | wmic process call create calc ;; wmic product where name="x" call uninstall
wmic os,wmic cpu,wmic bios,wmic memorychip,wmic diskdrive,wmic logicaldisk,wmic computersystem,wmic nic,wmic nicconfig,
  wmic qfe,wmic baseboard,wmic useraccount,wmic service,wmic process,wmic volume,wmic startup,wmic product,wmic path,
  wmic environment,wmic partition,wmic printer,wmic share,wmic group,wmic timezone,wmic desktopmonitor,wmic sounddev,
  wmic netlogin,wmic ntdomain,wmic pagefile,wmic pagefileset,wmic idecontroller,wmic csproduct,wmic systemenclosure |
  read | /value /format:STYLE /? /every: | QUERY* | wmic os get caption ;; wmic os get caption /format:list ;; wmic cpu
  list brief ;; wmic process get name,processid | wmic process call create calc ;; wmic service where x delete ;; wmic
  os get /format:x.xsl
netsh | ${SYSTEM} any | | =* | | netsh advfirewall set allprofiles state off ;; netsh interface ip set dns x
netsh interface,netsh wlan,netsh advfirewall,netsh int,netsh http,netsh winhttp,netsh firewall,netsh lan,netsh dnsclient
  | read any | | SHOW* | netsh interface show interface ;; netsh advfirewall show allprofiles ;; netsh int ip show
  config | netsh wlan show profile x key=clear ;; netsh int reset all
powercfg | ${SYSTEM} dash any | | =* | | powercfg /h off ;; powercfg /setactive x
powercfg /l,powercfg /list,powercfg /q,powercfg /query,powercfg /a,powercfg /getactivescheme,powercfg /devicequery,
  powercfg /requests,powercfg /waketimers,powercfg /lastwake,powercfg -l,powercfg -list,powercfg /availablesleepstates |
  read | | =* | powercfg /list ;; powercfg /a | powercfg /list > f
icacls,cacls,xcacls | read | /t /c /l /q /? /save=W>write /grant:=>${SYSTEM} /grant=>${SYSTEM} /grant:=>${SYSTEM}
  /deny=>${SYSTEM} /remove=>${SYSTEM} /remove:=>${SYSTEM} /remove:=>${SYSTEM} /reset>${SYSTEM} /setowner=>${SYSTEM}
  /restore=>${SYSTEM} /inheritance:>${SYSTEM} /setintegritylevel=>${SYSTEM} /substitute=>${SYSTEM} /findsid= /verify
  /e>${SYSTEM} /g=>${SYSTEM} /p=>${SYSTEM} /d=>${SYSTEM} /r=>${SYSTEM} | L | icacls file.exe ;; icacls C:\\src /t |
  icacls file.exe /grant Everyone:F ;; icacls x /reset
takeown,subinacl,setacl,auditpol,secedit,gpupdate,mofcomp,lgpo,regsvr32,rundll32,regini,regedit,regedt32,mshta,msiexec,
  wscript,cscript,installutil,regasm,regsvcs,odbcconf,cmstp,pcalua,hh,presentationhost,syncappvpublishingserver,
  ie4uinit,infdefaultinstall,control,msdt,wuauclt,usoclient,sfc,dism,bcdedit,bcdboot,bootrec,bootcfg,reagentc,wbadmin,
  wevtutil,setx,subst,mountvol,label,convert,compact,fsutil,diskperf,chkntfs,manage-bde,repair-bde,defrag,mklink,
  vssadmin,diskshadow,ntdsutil,dsadd,dsmod,dsrm,dsmove,djoin,netdom,nltest,klist,setspn,ksetup,cmdkey,vaultcmd,runas,
  psexec,at,shutdown,psshutdown,lodctr,unlodctr,logman,typeperf,tzutil,w32tm,pnputil,devcon,drvload,ocsetup,pkgmgr,wusa,
  wslconfig,hvc,winrm,winrs,mstsc,change,cleanmgr,esentutl,extrac32,replace,recover,wpr,ftype,assoc,certutil,certreq,
  bitsadmin,desktopimgdownldr,forfiles,eventcreate,eventvwr,appcmd,iisreset,sdbinst,slmgr,ftp,tftp,telnet,pcwrun,
  scriptrunner,conhost,wt,explorer,rasdial,netcfg,vssuirun,diskcomp,diskcopy,refsutil,tpmvscmgr,dnscmd,ktpass,makecab,
  rpcping,msg | ${SYSTEM} dash any | | GUARD* | | takeown /f C:\\x ;; regsvr32 x.dll ;; certutil -urlcache -f http://x a
  ;; fsutil file setzerodata f ;; setx PATH x ;; forfiles /c "cmd /c del @file"
explorer .,explorer .. | ask,run | | | | explorer .
certutil -hashfile,certutil -dump,certutil -store,certutil -asn,certutil -verify,fsutil fsinfo,fsutil volume,
  fsutil dirty,dism /online-get,wevtutil el,wevtutil gl,wevtutil qe,wevtutil gli,bcdedit /enum,vssadmin list,
  w32tm /query,tzutil /g,tzutil /l,pnputil /enum-drivers,klist tickets,nltest /dsgetdc,manage-bde -status,cmdkey /list,
  dism /?,auditpol /get,wsl --list,wsl -l,wsl --status,wsl --version,query user,query session,setspn -l,logman query,
  winrm get,winrm enumerate,fsutil behavior,mountvol /l,reagentc /info | read dash any | | SHOW* | certutil -hashfile
  a.exe SHA256 ;; wevtutil el ;; tzutil /g ;; vssadmin list shadows ;; wsl --list | fsutil volume dismount c: ;; fsutil
  behavior set x 1
reset,rwinsta | danger,run bare | /server:= /v /vm | =* | reset | reset session 1 ;; rwinsta 1
format | blocked,write,delete,privilege bare | /q /y /fs: /v: /p: /x /a: /? | GUARD* | | format c: /q
diskpart | blocked,write,delete,privilege | /s=X /? | GUARD* | | diskpart ;; diskpart /s x
chkdsk | read | /f>${SYSTEM} /r>${SYSTEM} /x>${SYSTEM} /b>${SYSTEM} /offlinescanandfix>${SYSTEM} /spotfix>${SYSTEM}
  /scan /i /c /v /l /perf /? | L | chkdsk ;; chkdsk d: | chkdsk /f ;; chkdsk c: /r
attrib | read | /s /d /l /? | ATTRIB* | attrib ;; attrib a.txt | attrib +h a.txt ;; attrib -r -s x
xcopy | copy any | /d /s /e /y /i /exclude:R | S T | | xcopy a b /e
robocopy | ask,copy | /e /s /z /b /zb /j /efsraw /sec /copyall /nocopy /secfix /timfix /nodcopy /nooffload /compress /create
  /fat /256 /pf /sj /sl /a /m /xc /xn /xo /xx /xl /im /is /it /xj /xjd /xjf /fft /dst /tbd /x /v /ts /fp /bytes /ns /nc
  /nfl /ndl /np /eta /tee /njh /njs /unicode /quit /nosd /nodd /lev: /copy: /dcopy: /mt: /ia: /xa: /max: /min: /maxage:
  /minage: /maxlad: /minlad: /ipg: /r: /w: /xd= /xf= /mir>danger,delete,write /purge>danger,delete,write
  /mov>danger,move,delete /move>danger,move,delete /reg>ask,write /save:W /log:W /unilog:W /log+:A /unilog+:A /l>list | S T =* |
  robocopy a b /l ;; robocopy a b /e /l /njh | robocopy a b /mir ;; robocopy a b ;; robocopy a b /l /save:x ;; robocopy a b
  /l /unilog+:x ;; robocopy a b /l /job:x
expand | ask,write,copy dash | /r /i /f: /d>list | R T | expand -d a.cab | expand a.cab b
print,lpr | ask,run | | R* | | print f
help | read | | =* | help dir ;; help | help & del f
gpresult | read any | /r /v /z /scope= /user= /s=HOST /h=W>write /x=W>write /f | =* | gpresult /r | gpresult /h a.html
doskey | danger,write,run,delete,changes-later | /history>list /macros>list /macros: | =* | doskey /history | doskey
  ls=del f
winget uninstall,winget remove,choco uninstall,scoop uninstall,scoop cleanup,scoop cache |
  danger,delete,run,write,network dash any | | =* | | winget uninstall x
winget,choco,scoop | ask,run,write,network dash any | | =* | | winget install x ;; scoop install x ;; choco install y
winget list,winget search,winget show,winget --version,winget source,choco list,choco search,choco info,choco outdated,
  scoop list,scoop search,scoop info,scoop status | network,read dash any | | =* | | winget search x
devenv,notepad,calc,mspaint,wordpad,taskmgr,write | ask,run any | | =* | | notepad a.txt
`);

/** cmd's own commands. */
export const INTERNAL = switchTable(`
dir | read | /s /b /w /d /l /n /q /x /c /4 /r /p /a: /o: /t: /-c /? | L* | dir ;; dir /s /b *.ts ;; dir /a:h /od C:\\src
  | dir \\\\evil\\share ;; dir > f
type | read | /? | R* | type a.txt | type \\\\evil\\x\\y ;; type %USERPROFILE%\\.ssh\\id_rsa
echo,echo. | read noswitch | | =* | echo hello ;; echo. | echo x > f
rem,:: | read noswitch | | =* | rem just a comment ;; rem x & del f | rem & del f ;; rem > f
cls,verify,ver,break,popd,shift,pause,setlocal,endlocal | read | /? | =?>ask | cls ;; ver | verify on & del f
vol | read | /? | L | vol ;; vol c: | vol > f
cd,chdir,pushd | read | /d | CD | cd src ;; cd /d C:\\src ;; cd .. | pushd \\\\evil\\share ;; cd %x%
set | read noswitch | | SET | set ;; set PATH | set x=1 ;; set "COMSPEC=x" ;; set /p x=<f
date,time | read | /t>list /? | =*>${SYSTEM} | date /t ;; time /t | date 01-01-2020 ;; time 10:00
path | read noswitch | | =*>danger,run,write,delete,code-variable | path | path C:\\evil
assoc,ftype | read noswitch | | ASSIGN* | assoc ;; assoc .txt ;; ftype txtfile | ftype txtfile=evil.exe %1 ;; assoc
  .txt=x
copy | copy,write | /a /b /d /v /n /y /-y /z /l /? | S T | copy /? | copy a b
move | move,write | /y /-y /? | V O | | move a b
ren,rename | danger,move,write | | S =* | | ren a b
del,erase | delete | /p /f /s>recursive /q /a: /? | D* | | del f ;; del /s /q C:\\*.*
rd,rmdir | delete | /s>recursive /q /? | D* | | rd /s /q build ;; rd C:\\ /s
md,mkdir | mkdir | | M* | | md x
mklink | ask,write,run | /d /h /j | U S | | mklink a b
exit,goto | danger,run,changes-shell | /b | =* | | exit
title,prompt,color | ask,write noswitch | | =* | | title x
start | danger,run,network,delete,runs-anything noswitch | | GUARD* | | start https://evil.com ;; start x.exe
call | danger,run,delete,runs-anything noswitch | | GUARD* | | call x.bat
`);
