// Whole classes of texts, each made of its parts: names that a glob brings, secrets that a search finds, control characters
// that a format makes. Beside each class are look-alikes that only read.

import { describe, expect, test } from 'vitest';
import type { Shell } from '../../src/domain/shell.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';

const CLASSIFIERS = {
  bash: await loadClassifier('bash'),
  zsh: await loadClassifier('zsh'),
};

const FACTS = { cwd: '/home/me/src', home: '/home/me' } as const;

function levelOf(command: string, shell: Shell & keyof typeof CLASSIFIERS = 'bash') {
  return CLASSIFIERS[shell].classify({ command, shell, ...FACTS }).level;
}

/** Every way to put one of each list together. */
function combine(pattern: string, ...lists: readonly (readonly string[])[]): string[] {
  return lists.reduce<string[]>(
    (made, list, index) =>
      made.flatMap((text) => list.map((each) => text.replaceAll(`<${index + 1}>`, each))),
    [pattern],
  );
}

const unsafe = (texts: readonly string[], shell: Shell & keyof typeof CLASSIFIERS = 'bash') =>
  texts.filter((text) => levelOf(text, shell) === 'safe');

const questioned = (texts: readonly string[], shell: Shell & keyof typeof CLASSIFIERS = 'bash') =>
  texts.filter((text) => levelOf(text, shell) !== 'safe');

describe('one word that becomes several', () => {
  const SEVERAL = ['*', '*.a', '$x', '"$@"', '$(ls)', '?x'];

  test('may be a second file, which uniq and xxd write', () => {
    const texts = combine('<1> <2>', ['uniq', 'uniq -c', 'xxd', 'xxd -r', 'nice uniq', 'env xxd'], SEVERAL);
    expect(unsafe(texts)).toEqual([]);
    expect(unsafe(combine('find <1> -exec <2> {} +', ['.', 'a'], ['uniq', 'xxd -p']))).toEqual([]);
  });

  test('may be an option, also behind the value of another', () => {
    const programs = ['tar tf', 'tar -tf', 'exiftool', 'file', 'sort', 'zstdcat', 'jaq .', 'fd', 'jhead'];
    expect(
      unsafe(combine('<1> <2>', programs, ['*', '$(ls)', '*.a']).filter((text) => text !== 'file *.a')),
    ).toEqual([]);
    expect(
      unsafe(combine('find . <1> *', ['-name', '-iname', '-path', '-newer', '-name a -o -name'])),
    ).toEqual([]);
  });

  test('is none where its names are known by their beginning, or in quotes', () => {
    const texts = [
      'uniq "$x"',
      'for f in *; do xxd "$f"; done',
      'for f in *.tar; do tar tf "$f" --exclude x; done',
      "find . -name '*'",
      'find . -name *.txt',
      'file a*',
      'file ./*',
      'cat *',
      'wc -l *',
      'identify *.png',
    ];
    expect(questioned(texts.filter((text) => !text.includes('--exclude')))).toEqual([]);
  });

  test('may keep an incremental snapshot, which tar writes', () => {
    expect(
      unsafe(combine('tar <1>', ['-tf a -g s', '-tgs', 'tgf s a', '--listed-incremental=s -tf a'])),
    ).toEqual([]);
  });
});

describe('the value of a secret variable', () => {
  const PROGRAMS = [
    'base64',
    'base32',
    'rev',
    'xxd',
    'od -c',
    'tr a-z n-za-m',
    'cut -c1-20',
    'openssl base64',
  ];

  test.each(['bash', 'zsh'] as const)(
    'is asked about where a program prints it in another form, in %s',
    (shell) => {
      const sources = ['echo $MY_TOKEN |', 'printf %s "${API_KEY}" |', 'printenv DB_PASSWORD |'];
      const texts = [
        ...combine('<1> <2>', sources, PROGRAMS),
        ...combine('<1> <<<"$MY_TOKEN"', PROGRAMS),
        'x=$MY_TOKEN; base64 <<<$x',
        'echo $MY_TOKEN | cat | base64',
      ];
      expect(unsafe(texts, shell)).toEqual([]);
    },
  );

  test('is not, where it is printed as it is, hashed or counted, or another variable is meant', () => {
    const texts = [
      'echo $MY_TOKEN',
      'echo $MY_TOKEN | sha256sum',
      'echo ${#MY_TOKEN} | base64',
      'echo $MY_TOKEN | wc -c',
      'echo $NAME | base64',
      '[ -n "$MY_TOKEN" ] && git log --oneline | cut -c1-7',
    ];
    expect(questioned(texts)).toEqual([]);
  });
});

describe('a search for secrets', () => {
  const READERS = ['cat', 'head -n 99', 'tail', 'base64', 'xxd', 'strings', 'nice cat'];
  const SEARCHES = [
    'find ~ -name "id_*"',
    'find ~ -type f',
    'find /home/me -mtime -1',
    'find . -iname "ID_*"',
    'find / -name "*_rsa"',
    'find / -name shadow',
    'find /etc -iname shadow',
    'find ~ -name .netrc',
  ];

  test('is one, whatever reads what it finds', () => {
    expect(
      unsafe(
        combine(
          '<1> -exec <2> {} +',
          SEARCHES,
          READERS.filter((each) => each !== 'xxd'),
        ),
      ),
    ).toEqual([]);
    expect(unsafe(combine('<1> -exec <2> {} \\;', SEARCHES, READERS))).toEqual([]);
    expect(unsafe(combine('<1> | xargs <2>', SEARCHES, READERS))).toEqual([]);
    expect(unsafe(combine('<1> -print0 | xargs -0 -n1 <2>', SEARCHES, READERS))).toEqual([]);
    const printed = SEARCHES.filter((search) => !/-type|-mtime/.test(search));
    expect(unsafe(combine('<1> | <2> | xargs <3>', printed, ['head -1', 'tail -n 1'], READERS))).toEqual([]);
    expect(unsafe(combine('<1> "$(<2> | head -1)"', READERS, printed))).toEqual([]);
    const byFd = ['. ~', 'id_ ~', '-H .env', '-e pem . /', '-e pem', '-e env', 'id_'];
    expect(unsafe(combine('fd <1> -x <2>', byFd, READERS))).toEqual([]);
    expect(unsafe(combine('fd -e <1> | xargs <2>', ['pem', 'env', 'p12'], READERS))).toEqual([]);
    expect(unsafe(combine('<1> <2> ~', ['grep -rh', 'rg', 'grep -R'], ["''", '.', "'.*'", "'^'"]))).toEqual(
      [],
    );
  });

  test('is one where the words of a key are looked for in a whole home', () => {
    const searches = ['grep -r', 'grep -Rn', 'rg --hidden', 'ag -u', 'zgrep -r'];
    const words = ['PRIVATE', 'password', "'BEGIN RSA PRIVATE KEY'", 'api_key', 'token'];
    expect(unsafe(combine('<1> <2> <3>', searches, words, ['~', '/', '/home', '~/']))).toEqual([]);
    expect(unsafe(['cd ~ && grep -r PRIVATE', 'cd ~; grep -r PRIVATE .'])).toEqual([]);
    const others = combine('<1> <2>', ['grep -r PRIVATE', 'grep -rl token'], ['src', '~/lib']);
    const narrow = ['grep -r --include=*.py token ~', 'rg token ~', 'grep -rl password ~'];
    expect(questioned([...others, ...narrow])).toEqual([]);
  });

  test('is none where only a file says which names are read, as with a variable', () => {
    const texts = ['cat $(cat names)', 'xargs cat < names', 'while read f; do cat "$f"; done < names'];
    expect(questioned([...texts, 'cat "$f"'])).toEqual([]);
  });

  test('is none where the names or the place are others', () => {
    const texts = [
      ...combine("find <1> -name '<2>' -exec cat {} +", ['.', '~'], ['*.ts', '*.md', 'Makefile', '*.log']),
      ...combine('find src -type f | xargs <1>', ['cat', 'head', 'wc -l']),
      ...combine('find . -type f | xargs <1>', ['wc -l', 'grep -n foo', 'ls -l', 'md5sum']),
      ...combine('find ~ -type f | xargs <1>', ['wc -l', 'md5sum', 'grep -l foo', 'ls -l']),
      'find ~ -type f -exec wc -l {} +',
      'fd -e ts . ~ -x cat',
      'fd -e ts | xargs cat',
      ...combine('find /etc -name <1> | xargs grep foo', ["'*.conf'", 'hosts', 'fstab']),
      'find . -name README.md | head -1 | xargs cat',
      'grep -rn TODO ~',
      'locate notes | xargs cat',
    ];
    expect(questioned(texts)).toEqual([]);
  });

  test('goes through globs that name hidden files, and through the root of a process', () => {
    expect(
      unsafe(
        combine('<1> <2>', ['cat', 'head'], ['*(D)', '*(DN)', '*(.D)', '*env(D)', 'd/*(D)', '**/*(D)']),
        'zsh',
      ),
    ).toEqual([]);
    expect(questioned(['cat *(N)', 'cat *(.om[1])', 'ls *(D)', 'cat *(^D)'], 'zsh')).toEqual([]);
    expect(
      unsafe(combine('cat /proc/<1>/root<2>', ['1', 'self', '*'], ['/etc/shadow', '/home/me/.netrc'])),
    ).toEqual([]);
  });

  test('as root reads what others cannot', () => {
    const { classify } = CLASSIFIERS.bash;
    const asRoot = (command: string) =>
      classify({ command, shell: 'bash', cwd: '/srv', home: '/root' }).level;
    expect(['cat /etc/*', 'find /etc -type f -exec cat {} +', 'cat /etc/hosts'].map(asRoot)).toEqual([
      'danger',
      'danger',
      'safe',
    ]);
  });

  test('may be hidden behind a link, which the caller follows', () => {
    const { classify } = CLASSIFIERS.bash;
    const links = { '/home/me/src/notes.txt': '/home/me/.ssh/id_rsa', '/home/me/src/a': '/home/me/src/b' };
    const level = (command: string) => classify({ command, shell: 'bash', ...FACTS, links }).level;
    expect(['cat notes.txt', 'head < ./notes.txt', 'cat a', 'ls notes.txt'].map(level)).toEqual([
      'danger',
      'danger',
      'safe',
      'safe',
    ]);
  });
});

describe('a program in awk, jq or yq', () => {
  test('may put the name of a file together', () => {
    const names = ['".e" "nv"', 'f', '"\\056env"', 'ARGV[2]', '("a" b)'];
    expect(unsafe(combine("awk 'BEGIN{while((getline l < <1>) > 0) print l}'", names))).toEqual([]);
    expect(
      unsafe(
        combine(
          "yq <1> '<2>' f.yml",
          ['', 'eval', 'e', '-r', 'ea'],
          ['load(".env")', '.a = load_str(".env")', 'eval("lo" + "ad(1)")'],
        ),
      ),
    ).toEqual([]);
    expect(unsafe(['jq \'import "./secrets" as $x; $x\' f', 'jq \'include "m"; .\' f'])).toEqual([]);
  });

  test('may open a connection', () => {
    const files = combine('/<1>/<2>/0/h/80', ['inet', 'inet4', 'inet6'], ['tcp', 'udp']);
    const uses = [
      'awk \'BEGIN{getline x < "<1>"; print x}\'',
      "gawk '{print}' <1>",
      'awk \'BEGIN{f="<1>"; getline x < f}\'',
      'awk \'BEGIN{print 1 > "<1>"}\'',
    ];
    expect(unsafe(uses.flatMap((use) => combine(use, files)))).toEqual([]);
  });

  test('is read as it is otherwise', () => {
    const texts = [
      "awk 'NR<5' f",
      "awk '{ if ((getline tmp) > 0 && tmp < 5) print tmp }' f",
      'awk \'BEGIN{while((getline l < "notes") > 0) print l}\'',
      'yq .a f.yml',
      "yq eval '.a' f.yml",
      'jq .import f.json',
    ];
    expect(questioned(texts)).toEqual([]);
  });
});

describe('a format that makes control characters', () => {
  const SEQUENCES = [']52;c;QQ', ']0;x', 'P1$r', '[6n'];
  const PRINTERS = [
    'awk \'BEGIN{printf "\\033<1>"}\'',
    'awk \'{print "\\x1b<1>" $0}\' f',
    'jq -rn \'"\\u001b<1>"\'',
    "git log --format='%x1b<1>'",
    "git for-each-ref --format='%1b<1>'",
    "find . -printf '\\033<1>'",
    "stat --printf='\\x1b<1>' f",
    "date +$'\\e<1>'",
    "seq -f $'\\033<1>%g' 1",
    "sed 's/a/\\x1b<1>/' f",
    "printf '\\033<1>'",
  ];

  test('is reported, whichever program prints it', () => {
    expect(unsafe(PRINTERS.flatMap((printer) => combine(printer, SEQUENCES)))).toEqual([]);
    expect(
      unsafe([
        'awk \'BEGIN{printf "%c]52;c;A%c", 27, 7}\'',
        "jq -rn '[27,93]|implode'",
        'jq -rn \'"G101MjtjO0FBQUEH"|@base64d\'',
        'git log --format=%x1b%s',
      ]),
    ).toEqual([]);
  });

  test('may colour', () => {
    expect(questioned(PRINTERS.flatMap((printer) => combine(printer, ['[31m', '[0m', '[1;32m'])))).toEqual(
      [],
    );
    expect(
      questioned([
        "sed 's/\\x1b\\[[0-9;]*m//g' f",
        "sed 's/\\x1b\\][^\\x07]*\\x07//g' f",
        "grep -P '\\x1b\\]' f",
        "git log --format='%h%x09%s'",
        "jq -r '.a | @base64d' f",
      ]),
    ).toEqual([]);
  });
});
