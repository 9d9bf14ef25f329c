// What the manuals of macOS and of the BSDs say of the options of eight programs that differ from GNU's, read from their
// public sources. `-f=%z` takes the next word, `-I?=date` one that is joined to it, `-d~1` the next word where that is a
// number; what stands behind the sign is an example. Behind `acts` is what does more than look. `ps -e` of FreeBSD and
// OpenBSD shows environments; in macOS and Linux, which beck is for, it lists all processes.

import type { Arity } from './ask-programs.ts';

type BsdOption = {
  readonly name: string;
  readonly arity: Arity | 'number';
  readonly value: string;
  readonly acts: boolean;
};

type Manual = {
  readonly system: string;
  readonly program: string;
  /** The project and the date of the manual's text. */
  readonly source: string;
  readonly options: readonly BsdOption[];
};

const FIND_BOTH = `-a -and -o -or -not -E -H -L -P -X -d~1 -f=a -s -x -Bmin=-1 -Bnewer=a -Btime=-1 -acl -amin=-1 -anewer=a -atime=-1 -cmin=-1
  -cnewer=a -ctime=-1 -depth~1 -empty -false -flags=uchg -follow -fstype=local -gid=0 -group=wheel -ignore_readdir_race
  -ilname=a -iname=a -inum=1 -ipath=a -iregex=a -iwholename=a -links=1 -lname=a -ls -maxdepth=1 -mindepth=1 -mmin=-1
  -mnewer=a -mount -mtime=-1 -name=a -newer=a -newerBt=2024-01-01 -neweram=a -newermt=2024-01-01 -nogroup
  -noignore_readdir_race -noleaf -nouser -path=a -perm=644 -print -print0 -prune -quit -regex=a -samefile=a -size=+1M
  -sparse -true -type=f -uid=0 -user=root -wholename=a -xdev`;
const SED = '-E -a -e=p -l -n -r -u';
const DATE = '-f=%F -I?=date -R -j -n -r=0 -u -v=-1d -z=UTC';
const DU = '-A -B=512 -H -I=a -L -P -a -c -d=1 -g -h -k -l -m -n -r -s -t=1M -x --si';
const SORT = `-C -M -R -S=1M -T=d -V -b -c -d -f -g -h -i -k=2,3n -m -n -r -s -t=: -u -z --batch-size=16 --buffer-size=1M --check?=quiet
  --debug --dictionary-order --field-separator=: --files0-from=a --general-numeric-sort --heapsort
  --human-numeric-sort --ignore-case --ignore-leading-blanks --ignore-nonprinting --key=1 --merge --mergesort --mmap
  --month-sort --numeric-sort --qsort --radixsort --random-sort --random-source=a --reverse --sort=random --stable
  --temporary-directory=d --unique --version-sort --zero-terminated acts -o=b --output=b --compress-program=x`;
const XARGS = '-0 -E=a -I=% -J=% -L=1 -P=2 -R=5 -n=1 -o -p -r -s=100 -t -x';
const XARGS_LONG =
  '--exit --interactive --max-args=1 --max-chars=100 --max-procs=2 --no-run-if-empty --null --verbose';

const TABLE: readonly (readonly [system: string, program: string, source: string, options: string])[] = [
  ['macOS', 'find', 'shell_cmds-329, 2023-12-22', `${FIND_BOTH} -xattr -xattrname=a acts -delete`],
  ['macOS', 'sed', 'text_cmds-199, 2024-12-17', `${SED} -H acts -I=.bak -i=.bak -f=a`],
  ['macOS', 'stat', 'file_cmds-457, 2017-06-22', '-F -L -f=%z -l -n -q -r -s -t=%F -x'],
  ['macOS', 'date', 'shell_cmds-329, 2024-09-10', DATE],
  [
    'macOS',
    'ps',
    'adv_cmds-237, 2005-03-20',
    '-A -C -G=0 -L -M -O=ppid -S -T -U=root -X -a -c -d -e -f -g=0 -h -j -l -m -o=pid -p=1 -r -t=tty1 -u=root -v -w -x acts -E',
  ],
  ['macOS', 'du', 'file_cmds-457, 2019-08-01', DU],
  ['macOS', 'sort', 'text_cmds-199, 2019-09-04', SORT],
  ['macOS', 'xargs', 'shell_cmds-329, 2020-09-21', `${XARGS} -S=255 ${XARGS_LONG}`],
  [
    'FreeBSD',
    'find',
    'freebsd-src, 2026-02-14',
    `${FIND_BOTH} -executable -printf=%p -readable -writable acts -delete -fprint=b -fprint0=b`,
  ],
  ['FreeBSD', 'sed', 'freebsd-src, 2025-06-14', `${SED} acts -I=.bak -i=.bak -f=a`],
  ['FreeBSD', 'stat', 'freebsd-src, 2025-09-09', '-F -L -f=%z -h -l -n -q -r -s -t=%F -x'],
  ['FreeBSD', 'date', 'freebsd-src, 2025-11-10', DATE],
  [
    'FreeBSD',
    'ps',
    'freebsd-src, 2018-03-13',
    '-C -G=0 -H -J=0 -L -M=a -N=a -O=ppid -S -T -U=root -X -Z -a -c -d -e -f -h -j -l -m -o=pid -p=1 -r -t=tty1 -u -v -w -x',
  ],
  ['FreeBSD', 'du', 'freebsd-src, 2026-04-15', DU],
  ['FreeBSD', 'sort', 'freebsd-src, 2023-11-30', `--parallel=2 ${SORT}`],
  ['FreeBSD', 'xargs', 'freebsd-src, 2020-09-21', `${XARGS} -S=255 ${XARGS_LONG}`],
  [
    'OpenBSD',
    'find',
    'src, 2009-10-27',
    `-a -and -o -or -H -L -X -d -f=a -h -x -amin=-1 -anewer=a -atime=-1 -cmin=-1 -cnewer=a -ctime=-1 -depth -empty -flags=uchg -follow
      -fstype=local -group=wheel -iname=a -inum=1 -links=1 -ls -maxdepth=1 -mindepth=1 -mmin=-1 -mount -mtime=-1 -name=a
      -newer=a -nogroup -nouser -path=a -perm=644 -print -print0 -prune -size=+1M -type=f -user=root -xdev`,
  ],
  ['OpenBSD', 'sed', 'src, 2009-10-27', '-E -a -e=p -n -r -u acts -f=a'],
  [
    'OpenBSD',
    'ps',
    'src, 2016-09-08',
    '-A -H -L -M=a -N=a -O=ppid -S -T -U=root -W=a -a -c -e -h -j -k -l -m -o=pid -p=1 -r -t=tty1 -u -v -w -x',
  ],
  ['OpenBSD', 'du', 'src, 1996-10-04', '-H -L -P -a -c -k -r -s -x'],
  ['OpenBSD', 'xargs', 'src, 2026-03-13', XARGS],
];

const ARITY = { '': 'none', '=': 'required', '?=': 'optional', '~': 'number' } as const;

export const BSD_MANUALS: readonly Manual[] = TABLE.map(([system, program, source, text]) => {
  const [looks = '', acts = ''] = text.split(' acts ');
  return { system, program, source, options: [...read(looks, false), ...read(acts, true)] };
});

function read(text: string, acts: boolean): readonly BsdOption[] {
  return [...text.matchAll(/(-[\w-]+)(\?=|=|~|)(\S*)/g)].map(([, name = '', sign = '', value = '']) => ({
    name,
    arity: ARITY[sign as keyof typeof ARITY],
    value,
    acts,
  }));
}
