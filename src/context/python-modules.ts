// Folders in which Python finds its own modules: `python -m` looks in the current folder first, so a file or folder there
// with the name of a module of Python's own would run in its place.

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { foldersWithout } from './io/folder-names.ts';

/** Milliseconds. */
const TIME = 200;

/** Those of the folders where no name is in the way. */
export function withoutModules(folders: readonly string[]): Promise<readonly string[]> {
  return foldersWithout(folders, isModule, TIME);
}

/** Those where no name is one that an installed module could import: many look for others that may be missing. */
export function withoutImports(folders: readonly string[]): Promise<readonly string[]> {
  return foldersWithout(folders, isImport, TIME);
}

async function isImport(name: string, folder: string): Promise<boolean> {
  const [module = '', ...endings] = name.split('.');
  if (!/^[\p{L}_][\p{L}\p{N}_]*$/u.test(module) || PROJECT_NAMES.test(module)) return false;
  if (endings.length > 0) return MODULE_ENDING.test(endings.at(-1) ?? '');
  return NAMESPACES.test(module) || holdsModules(join(folder, name));
}

const MODULE_ENDING = /^(?:pyc?|pyw|so|pyd)$/;

/** What projects call their own files and folders, and no installed module imports. */
const PROJECT_NAMES =
  /^(?:setup|conftest|manage|noxfile|main|app|src|scripts|tests|docs|examples|notebooks|data|bin|venv|node_modules|__pycache__|(?:test|plot|analy[sz]e)_\w+|\w+_test)$/;

/** Packages without an `__init__` of their own: a folder of that name is a part of them. */
const NAMESPACES = /^(?:google|mpl_toolkits|nvidia|azure|zope|sphinxcontrib)$/;

async function holdsModules(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).some((name) => MODULE_ENDING.test(name.split('.').slice(1).at(-1) ?? ''));
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ENOTDIR');
  }
}

/** `json.py`, `json.cpython-312-x86_64-linux-gnu.so`, or the folder `json` where it is a package. */
async function isModule(name: string, folder: string): Promise<boolean> {
  const [module = '', ...endings] = name.split('.');
  if (endings.length > 0 && !MODULE_ENDING.test(endings.at(-1) ?? '')) return false;
  if (!(module.startsWith('_') && module !== '__pycache__') && !MODULES.has(module)) return false;
  return endings.length > 0 || isPackage(join(folder, name));
}

/** A folder without `__init__` gives way to a module of that name elsewhere (importlib, PathFinder). */
async function isPackage(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).some((name) => name.startsWith('__init__'));
  } catch (error) {
    // A file without an ending is no module.
    return !(error instanceof Error && 'code' in error && error.code === 'ENOTDIR');
  }
}

/**
 * `sys.stdlib_module_names` of Python 3.10, 3.12, 3.13 and 3.14, but for those that begin with an underscore; then what pip
 * 23.2 to 25 looks for outside of it: itself, and packages that it can do without.
 */
const MODULES = new Set(
  `
  abc aifc annotationlib antigravity argparse array ast asynchat asyncio asyncore atexit audioop base64 bdb binascii binhex
  bisect builtins bz2 cProfile calendar cgi cgitb chunk cmath cmd code codecs codeop collections colorsys
  compileall compression concurrent configparser contextlib contextvars copy copyreg crypt csv ctypes curses dataclasses
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
  pip attr brotli brotlicffi certifi cffi chardet charset_normalizer colorama contextlib2 cryptography ctags docutils
  dummy_thread dummy_threading google h2 idna importlib_metadata ipywidgets jinja2 jnius keyring lockfile ntlm packaging
  pkg_resources railroad regex setuptools simplejson socks tomli tornado truststore typing_extensions
  urllib3_secure_extra zstandard IPython OpenSSL
`.split(/\s+/),
);
