// The options that the tools of macOS have (their manuals of macOS 14; FreeBSD 14's are the same or more). A command for
// BSD may use no others. `flags` are alone, `valued` take a value behind them or in the next word.

import { BSD_MANUALS } from '../../safety/option-arity/bsd-manuals.ts';

export type Options = {
  readonly flags: string;
  readonly valued: string;
  readonly words?: RegExp;
  /** Words behind which the next one is a value. */
  readonly takes?: ReadonlySet<string>;
};

const option = (flags: string, valued = '', words?: RegExp): Options => ({
  flags,
  valued,
  ...(words === undefined ? {} : { words }),
});

/** Of the eight programs whose manuals are read option by option. */
const fromManuals = Object.fromEntries(
  BSD_MANUALS.filter(({ system }) => system === 'macOS').map(({ program, options }): [string, Options] => {
    const letters = (valued: boolean) =>
      options
        .filter(({ name, arity }) => name.length === 2 && (arity === 'required') === valued)
        .map(({ name }) => name.slice(1))
        .join('');
    const long = options.filter(({ name }) => name.length > 2);
    const words = long.map(({ name }) => name.replace(/^-+/, ''));
    const takes = new Set(long.flatMap(({ name, arity }) => (arity === 'required' ? [name] : [])));
    const known = option(letters(false), letters(true), new RegExp(`^--?(?:${words.join('|')})(?:=.*)?$`));
    return [program, { ...known, takes }];
  }),
);

export const FROM_MANUALS = /^(?:find|sed|stat|date|ps|du|sort|xargs) /;

export const BSD_OPTIONS: Readonly<Record<string, Options>> = {
  ...fromManuals,
  grep: option(
    'abcdDEFGHhIiLlmnOopqRrSsUVvwxyzZ',
    'ABCefm',
    /^--(?:include|exclude|exclude-dir|color)(?:=.*)?$/,
  ),
  head: option('', 'nc'),
  tail: option('Ffrqv', 'bcn'),
  cp: option('HLPRafinpvXclsxr'),
  mv: option('finhv'),
  ls: option('ABCFGHILOPRSTUWabcdefghiklmnopqrstuvwxy1%@'),
  tar: option('ctxruzjJvpkahOms', 'fCX', /^--(?:exclude|strip-components|format|null)(?:=.*)?$/),
  rm: option('dfiIPRrvWx'),
  mkdir: option('pv', 'm'),
  rmdir: option('pv'),
  touch: option('acfhm', 'Artd'),
  ln: option('FLPfhinsvw'),
  chmod: option('fhvRHLPEC', '', /^-[rwxstX]+$/),
  chown: option('fhnvxRHLP'),
  chgrp: option('fhnvxRHLP'),
  wc: option('clmwL'),
  cut: option('nsw', 'bcdf'),
  uniq: option('cdDui', 'fs'),
  tr: option('CcdsuU'),
  paste: option('s', 'd'),
  jq: option('r'),
  join: option('', 'aeotvj12'),
  comm: option('123i'),
  diff: option('abBcdeilnNpqrstTuwy', 'CDFIUWxXS', /^--(?:suppress-common-lines|brief)$/),
  cmp: option('hlsxz', 'in'),
  column: option('tx', 'cs'),
  fold: option('bs', 'w'),
  less: option('NS', 'p'),
  expand: option('', 't'),
  unexpand: option('a', 't'),
  od: option('aBbcDdeFfHhIiLlOosvXx', 'ANjt'),
  nl: option('p', 'bdfhilnsvw'),
  cat: option('belnstuv'),
  rev: option(''),
  split: option('dc', 'abnlp'),
  awk: option('', 'Ffv'),
  seq: option('w', 'fst'),
  jot: option('cnr', 'bpsw'),
  dig: option(''),
  getconf: option(''),
  ifconfig: option('a'),
  lsof: option('nPt', 'is'),
  sudo: option('hl'),
  system_profiler: option(''),
  df: option('abcgHhIiklmnPY', 'Tt'),
  readlink: option('fn'),
  realpath: option('q'),
  basename: option('a', 's'),
  dirname: option(''),
  base64: option('dDh', 'bio'),
  md5: option('pqrtx', 's'),
  shasum: option('bctU', 'a'),
  cksum: option('', 'o'),
  zgrep: option('abchilnovwx', 'ABCef'),
  gzip: option('cdfhklLnNqrtv123456789', 'S'),
  bzip2: option('cdfkqstvz123456789'),
  zip: option('rqjmuvyT9', 'ix'),
  unzip: option('lopqtuvZ1', 'dx'),
  file: option('bchiIkLNnprsvz0', 'efFmM', /^--mime-type$/),
  tee: option('ai'),
  who: option('abdHlmpqrstTu'),
  last: option('', 'fhntdO'),
  lp: option('', 'dnoPt'),
  lpstat: option('adeopst'),
  tty: option('s'),
  stty: option('aeg', 'f'),
  passwd: option(''),
  'ssh-keygen': option('lq', 'bCft'),
  w: option('hin', 'MN'),
  id: option('AFGMPagnpru'),
  groups: option(''),
  uname: option('amnoprsv'),
  hostname: option('fs'),
  uptime: option(''),
  cal: option('3hjJeoNy', 'ABdHms'),
  bc: option('hilqsvw', 'e'),
  pgrep: option('aLfilnoqvx', 'dFGPtuUg'),
  pkill: option('fIilnoqvx123456789', 'FGPtuUg'),
  kill: option('lTERMKILHUPNSOCQWU129', 's'),
  printenv: option('0'),
  env: option('0iv', 'PSu'),
  mount: option('adfruvw', 'ot'),
  sleep: option(''),
  yes: option(''),
  test: option('deflrswxz'),
  sysctl: option('abdeihlNnoqwx'),
  chflags: option('fhvx'),
  mktemp: option('dqu', 'pt'),
  whoami: option(''),
  alias: option('p'),
  history: option('c'),
  type: option('afptP'),
  command: option('pvV'),
  export: option('np'),
  unset: option('fvn'),
  umask: option('Sp'),
  cd: option('LP'),
  pwd: option('LP'),
  jobs: option('lprs'),
  printf: option(''),
  echo: option('n'),
  sh: option('', 'c'),
  uuidgen: option('', 'hdr'),
  git: option('', '', /^--?[\w-]+/),
};
