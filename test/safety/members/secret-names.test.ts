// Every way to a name that is a secret's: spelling × reader, search × test of names, and what one program names for another.

import { describe, expect, test } from 'vitest';
import { levelIn, SHELLS, type Written } from './level-in.ts';

const safe = (shell: Written, texts: readonly string[]) =>
  texts.filter((text) => levelIn(shell, text) === 'safe');

const NAMES = [
  'id_rsa',
  'id_ed25519',
  'server.pem',
  'x.p12',
  'credentials.json',
  'deploy_key',
  '.netrc',
  '.env',
  'wallet.dat',
];
const READERS = [
  'cat',
  'head -n 9',
  'tac',
  'base64',
  'strings',
  'grep .',
  'sed p',
  'awk 1',
  'less',
  'nl',
  'diff /dev/null',
];

/** `id_rs?`, `id_rs[a]`, `id_r*`, `?d_rsa`, `*_rsa`: a letter or an end that a pattern stands for. */
function patterns(name: string): string[] {
  const at = name.length - 1;
  const [first, last] = [name.slice(0, at), name.charAt(at)];
  const holes = [`${first}?`, `${first}[${last}]`, `${first}*`, `${name.slice(0, 2)}?${name.slice(3)}`];
  const extension = /^[^.]+(\.\w+)$/.exec(name)?.[1];
  return [
    ...holes,
    ...(extension === undefined || extension === '.json' || extension === '.dat'
      ? []
      : [`*${extension}`, `*${extension.slice(1)}`]),
  ];
}

describe('a pattern in place of a name', () => {
  test.each(['bash', 'zsh'] as const)('is meant for the secret in %s', (shell) => {
    const texts = NAMES.flatMap((name) =>
      patterns(name).flatMap((glob) => READERS.map((reader) => `${reader} ${glob}`)),
    );
    expect(texts.length).toBeGreaterThan(350);
    expect(safe(shell, texts)).toEqual([]);
  });

  test.each([
    'cat *.md',
    'cat *config*',
    'cat *.conf',
    'cat *.json',
    'head *.ts',
    'cat a*',
    'cat README*',
    'cat *.py *.js',
    'wc -l *.p*',
  ])('%s stays safe', (text) => expect(levelIn('bash', text)).toBe('safe'));
});

describe('a name that is put together', () => {
  const made = [
    'f=.envx; cat ${f%x}',
    'f=x.env; cat ${f#x}',
    'f=.ENV; cat ${f,,}',
    'f=.xnv; cat ${f/x/e}',
    'f=id_rsax; cat "${f%%x}"',
    'f=.e; cat ${f}nv',
    'f=.env; g=$f; cat "$g"',
    'set -- .env; cat "$1"',
    'cat "$(printf .e)nv"',
  ];

  test('is known in bash', () => expect(safe('bash', made)).toEqual([]));

  test('is none where it gives another', () => {
    const texts = [
      'f=a.txt.gz; cat ${f%.gz}',
      'f=A; cat ${f,,}',
      'f=a.b; echo ${f/./,}',
      'f=x.env; echo ${f%.env}',
    ];
    expect(texts.filter((text) => levelIn('bash', text) !== 'safe')).toEqual([]);
  });
});

describe('a search for names', () => {
  const tests = [
    ...[
      "-name '*pem*'",
      "-name '*.p?m'",
      "-name '*.[p]em'",
      "-name '.e*'",
      "-name '.*'",
      "-name 'id_*'",
      "-iname '*KEY'",
    ],
    ...[
      "-regex '.*pem'",
      "-regex '.*\\.pem'",
      "-regex '.*/id_.*'",
      "-path '*/id_*'",
      "-iwholename '*/ID_RSA*'",
    ],
  ];
  const uses = ["-exec cat '{}' +", "-exec head '{}' ';'", '| xargs cat', '-print0 | xargs -0 tail'];
  const others = [
    'fd pem -x cat',
    'fd -H pem | xargs cat',
    'fd key -X head',
    'fd env | xargs cat',
    'locate .pem | xargs cat',
  ];
  const listed = [
    "git ls-files '*.pem' | xargs cat",
    'git ls-files | grep pem | xargs cat',
    'ls | grep id_rsa | xargs cat',
    'ls -a | grep env | xargs head',
  ];

  test.each(SHELLS)('finds secrets in %s', (shell) => {
    const found = tests.flatMap((each) => uses.map((use) => `find . ${each} ${use}`));
    expect(safe(shell, [...found, ...others, ...listed])).toEqual([]);
  });

  test('finds others by other names', () => {
    const texts = [
      "find . -regex '.*\\.ts' -exec cat {} +",
      "find . -path '*/src/*.ts' | xargs cat",
      'fd -e ts -x cat',
      "git ls-files '*.ts' | xargs cat",
      'ls | grep foo | xargs cat',
      'git ls-files | grep test | xargs wc -l',
    ];
    expect(texts.filter((text) => levelIn('bash', text) !== 'safe')).toEqual([]);
  });

  test('reaches the cmdlets of PowerShell through its pipes', () => {
    const texts = [
      "find ~ -name 'id_*' | gc",
      "find ~ -name 'id_*' | % { gc $_ }",
      'fd pem | % { cat $_ }',
      "gc (find ~ -name 'id_*')",
      'find ~ -type f | xargs cat',
      'fd . ~ -x cat',
    ];
    expect(safe('powershell', texts)).toEqual([]);
  });

  test('reads all of a folder that is one', () => {
    expect(
      safe('bash', [
        'cd ~/.ssh; cat *',
        '(cd ~/.ssh; grep -r .)',
        'cd ~/.ssh && rg x',
        'env -C ~/.ssh cat id_rsa',
      ]),
    ).toEqual([]);
    expect(levelIn('bash', 'cd src; grep -r foo')).toBe('safe');
  });
});

describe('everything at once', () => {
  test.each(['bash', 'zsh', 'fish'] as const)('shows secrets in %s', (shell) => {
    const texts = [
      ...["grep -rh '' .", 'grep -rn . .', 'grep -d recurse . ~', 'grep --directories=recurse . ~'],
      ...['rg -uu .', "rg --hidden ''", 'ag -u .', 'ag --hidden . .'],
      ...['diff -r . ~', 'diff -rN . /', 'diff -r ~ /tmp', 'diff --recursive ~/.ssh x'],
      ...['ls -a | xargs cat', 'ls -A | xargs head', 'ls -af | xargs tail'],
    ];
    expect(safe(shell, texts)).toEqual([]);
  });

  test('stays safe where only some is asked for, or no content', () => {
    const texts = [
      ...['grep -rn . src', 'grep -rc . .', 'grep -rl . .', 'rg . src', 'rg -uu foo', 'rg --files -uu'],
      ...['diff -r a b', 'diff -rq . ~', 'ls -a | head', 'ls -A | xargs -n1 echo', 'ls | xargs wc -l'],
    ];
    expect(texts.filter((text) => levelIn('bash', text) !== 'safe')).toEqual([]);
  });
});

describe('what tput prints', () => {
  const harmful = [
    'Ms',
    'Ms c QQ',
    'bold Ms c QQ',
    'cup 1 1 tsl',
    'tsl',
    'u7',
    'u9',
    'pfkey 1 x',
    'mc5',
    'is2',
    '-S',
    '"$x"',
    '$(cat f)',
  ];

  test.each(['bash', 'zsh', 'fish'] as const)('may be more than colours and movement, in %s', (shell) => {
    expect(
      safe(
        shell,
        harmful.flatMap((words) =>
          [`tput ${words}`, `echo "$(tput ${words})"`].slice(0, shell === 'fish' ? 1 : 2),
        ),
      ),
    ).toEqual([]);
  });

  test('stays safe where it is none', () => {
    const texts = [
      'tput cols',
      'tput setaf 1',
      'tput cup 5 10',
      'tput cup $((LINES-1)) 0',
      'tput bold; echo x; tput sgr0',
      'tput smcup',
      'tput kcuu1',
    ];
    expect(texts.filter((text) => levelIn('bash', text) !== 'safe')).toEqual([]);
  });
});

describe('all below the current folder, shown whole', () => {
  const found = [
    'find .',
    'find . -type f',
    'find ./ -maxdepth 2',
    "find . -name '*'",
    'find . -size -1k',
    "find . -not -path './.git/*'",
    "find . -path '*ssh*'",
    'find ! \\( ! -name .env \\)',
  ];
  const printers = ['cat', 'head -n 5', 'tac', 'strings', 'grep .', "grep -h ''", 'rg .', 'nl', 'sed p'];
  const texts = found.flatMap((search) =>
    printers.flatMap((printer) => [
      `${search} -exec ${printer} {} +`,
      `${search} -exec ${printer} {} \\;`,
      `${search} | xargs ${printer}`,
    ]),
  );

  test.each(['bash', 'zsh'] as const)('holds secrets, whatever finds and shows it, in %s', (shell) => {
    expect(texts.length).toBeGreaterThan(200);
    expect(safe(shell, texts)).toEqual([]);
    const more = printers.flatMap((printer) => ['fd -H', 'fd -u'].map((fd) => `${fd} -x ${printer}`));
    expect(safe(shell, [...more, 'cat $(find . -type f)'])).toEqual([]);
  });

  test('is no secret where dotted names are left out, little is found, or nothing is shown', () => {
    const searches = ['find src', "find . ! -name '.*'", "find . -not -path '*/.*'", "find . -name '*.ts'"];
    const fine = [
      ...searches.flatMap((search) => printers.map((printer) => `${search} -exec ${printer} {} +`)),
      ...['wc -l', 'ls -l', 'md5sum', 'grep xyz', 'grep -n TODO', 'stat'].flatMap((looks) => [
        `find . -type f -exec ${looks} {} +`,
        `find . -type f | xargs ${looks}`,
        `fd -H -x ${looks}`,
      ]),
    ];
    expect(fine.filter((text) => levelIn('bash', text) !== 'safe')).toEqual([]);
  });
});

describe('an object of git', () => {
  test('is named by its input and by the paths of a patch as well', () => {
    const objects = ['HEAD:.env', 'HEAD~2:config/.env', ':.env', 'v1:.ssh/id_rsa'];
    const texts = objects.flatMap((object) => [
      `git cat-file --batch <<< ${object}`,
      `echo ${object} | git cat-file --batch`,
      `printf '%s\\n' ${object} | git cat-file --batch='%(objectname)'`,
      `git format-patch --stdout -1 -- ${object.replace(/^.*:/, '')}`,
      `git stash show -p -- ${object.replace(/^.*:/, '')}`,
    ]);
    expect(safe('bash', texts)).toEqual([]);
    for (const text of ['git rev-list --all | git cat-file --batch', 'git cat-file --batch-check < f'])
      expect(levelIn('bash', text)).toBe('safe');
  });
});

describe('the environment of another program', () => {
  test('is asked about where it is asked for', () => {
    const programs = [
      'docker inspect',
      'docker container inspect',
      'podman inspect',
      'docker service inspect',
    ];
    const formats = [
      '{{.Config.Env}}',
      '{{range .Config.Env}}{{.}}{{end}}',
      '{{json .}}',
      '{{json .Config}}',
    ];
    const texts = [
      ...programs.flatMap((program) =>
        formats.flatMap((format) => [`${program} -f '${format}' c`, `${program} --format='${format}' c`]),
      ),
      ...['-p Environment', '--property=Environment', '-P Environment', '-p MainPID,Environment'].map(
        (option) => `systemctl show ${option} x`,
      ),
      'at -c 3',
    ];
    expect(safe('bash', texts)).toEqual([]);
    for (const text of [
      'docker inspect c',
      "docker inspect -f '{{.State.Status}}' c",
      "docker inspect -f '{{.Config.Image}}' c",
      'systemctl show -p MainPID x',
      'systemctl show x',
    ])
      expect(levelIn('bash', text)).toBe('safe');
  });
});
