// Folders in which Python finds its own modules: `python -m` looks in the current folder first, so a file or folder there
// with the name of a module of Python's own would run in its place.

import { foldersWithout } from './io/folder-names.ts';

/** Milliseconds. */
const TIME = 200;

/** Those of the folders where no name is in the way. */
export function withoutModules(folders: readonly string[]): Promise<readonly string[]> {
  return foldersWithout(folders, isModule, TIME);
}

/** `json.py`, `json.cpython-312-x86_64-linux-gnu.so` or the folder `json`. */
function isModule(name: string): boolean {
  const [module = '', ...endings] = name.split('.');
  if (endings.length > 0 && !/^(?:pyc?|pyw|so|pyd)$/.test(endings.at(-1) ?? '')) return false;
  return (module.startsWith('_') && module !== '__pycache__') || MODULES.has(module);
}

/** `sys.stdlib_module_names` of Python 3.10, 3.12 and 3.13, but for those that begin with an underscore. */
const MODULES = new Set(
  `
  abc aifc antigravity argparse array ast asynchat asyncio asyncore atexit audioop base64 bdb binascii binhex
  bisect builtins bz2 cProfile calendar cgi cgitb chunk cmath cmd code codecs codeop collections colorsys
  compileall concurrent configparser contextlib contextvars copy copyreg crypt csv ctypes curses dataclasses
  datetime dbm decimal difflib dis distutils doctest email encodings ensurepip enum errno faulthandler fcntl
  filecmp fileinput fnmatch fractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp
  gzip hashlib heapq hmac html http idlelib imaplib imghdr imp importlib inspect io ipaddress itertools json
  keyword lib2to3 linecache locale logging lzma mailbox mailcap marshal math mimetypes mmap modulefinder msilib
  msvcrt multiprocessing netrc nis nntplib nt ntpath nturl2path numbers opcode operator optparse os ossaudiodev
  pathlib pdb pickle pickletools pipes pkgutil platform plistlib poplib posix posixpath pprint profile pstats pty
  pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri random re readline reprlib resource rlcompleter
  runpy sched secrets select selectors shelve shlex shutil signal site smtpd smtplib sndhdr socket socketserver
  spwd sqlite3 sre_compile sre_constants sre_parse ssl stat statistics string stringprep struct subprocess sunau
  symtable sys sysconfig syslog tabnanny tarfile telnetlib tempfile termios textwrap this threading time timeit
  tkinter token tokenize tomllib trace traceback tracemalloc tty turtle turtledemo types typing unicodedata
  unittest urllib uu uuid venv warnings wave weakref webbrowser winreg winsound wsgiref xdrlib xml xmlrpc zipapp
  zipfile zipimport zlib zoneinfo
`.split(/\s+/),
);
