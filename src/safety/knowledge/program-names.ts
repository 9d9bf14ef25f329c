// Under which other names programs are installed.

/** Of GNU, with a `g` before them where the system has its own: Homebrew, MacPorts, the BSDs and Solaris. */
export const GNU_PROGRAMS: ReadonlySet<string> = new Set(
  `awk b2sum base32 base64 basename cat chcon chgrp chmod chown chroot cksum comm cp csplit cut date dd df dir dircolors
  dirname du echo egrep env expand expr factor false fgrep find fmt fold grep groups head hostid id indent install join
  kill link ln locate logname ls make md5sum mkdir mkfifo mknod mktemp mv nice nl nohup nproc numfmt od paste patch pathchk
  pinky pr printenv printf ptx pwd readlink realpath rm rmdir runcon sed seq sha1sum sha224sum sha256sum sha384sum
  sha512sum shred shuf sleep sort split stat stdbuf stty sum sync tac tail tar tee test timeout touch tr true truncate
  tsort tty uname unexpand uniq unlink updatedb uptime users vdir wc which who whoami xargs yes`.split(/\s+/),
);

/** What Debian's alternatives, diversions and backends add to a name. */
export const SUFFIXES =
  /(?:\.(?:basic|tiny|nox|gtk3|openbsd|traditional|distrib|real|ncurses|procps|gnu|debianutils|usrmerge)|-(?:nft|legacy))$/;

/** What a toolchain for another machine puts before the names of its programs: `arm-none-eabi-size`, `avr-nm`. */
export const CROSS =
  /^(?:[a-z\d_]+-){1,4}(size|nm|objdump|readelf|strings|addr2line|objcopy|strip|ar|ranlib|gcc|g\+\+)$/;
