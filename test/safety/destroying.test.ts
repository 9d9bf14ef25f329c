// What destroys is danger at least, whatever program does it; what is known to be free is not called a loss.

import { describe, expect, test } from 'vitest';
import { selectionKey } from '../../src/domain/selection.ts';
import type { PathKind } from '../../src/domain/shell.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';

const { classify, survey } = await loadClassifier('bash');

const HERE = { cwd: '/home/me/src', home: '/home/me' } as const;

function levelOf(command: string, paths?: Readonly<Record<string, PathKind>>) {
  return classify({ command, shell: 'bash', ...HERE, paths }).level;
}

const GRAVE = ['danger', 'blocked'];

const tooLight = (texts: readonly string[]) => texts.filter((text) => !GRAVE.includes(levelOf(text)));

function combine(pattern: string, first: readonly string[], second: readonly string[] = ['']): string[] {
  return first.flatMap((one) => second.map((two) => pattern.replace('<1>', one).replace('<2>', two)));
}

describe('what a version control system keeps', () => {
  const reasonsOf = (command: string) =>
    classify({ command, shell: 'bash', ...HERE }).reasons.map(({ id }) => id);

  test.each([
    ...[
      'rm -rf .git',
      'rm -rf .git/objects/ab',
      'rm -rf .git/refs',
      'rm -rf ~/x/.hg',
      'rm -r repo.git/objects',
      'rm -rf .g*',
    ],
    ...['mv .git/index x', 'truncate -s0 .git/HEAD', 'find . -delete -o -name x; rm -r .svn', 'rm -rf .jj/'],
  ])('%s says that it is a history', (command) => {
    expect(reasonsOf(command)).toContain('repository-data');
  });

  test.each([
    'rm -rf build',
    'rm .gitignore',
    'touch .github/x',
    'rm .git/index.lock',
    'rm -rf x.git.d',
    'mv a .gitlab',
  ])('%s does not', (command) => {
    expect(reasonsOf(command)).not.toContain('repository-data');
  });
});

describe('a tool that beck knows little of', () => {
  const TOOLS = [
    'frob',
    'frob db',
    'prisma',
    'flyway',
    'manage.py',
    'python manage.py',
    'php artisan',
    'npx sequelize',
    'hdfs dfs',
    'nice frob',
    'rabbitmqctl',
    'pm2',
    'kafka-topics',
    'mc',
    'nix-store',
  ];
  const VERBS = [
    'delete',
    'destroy',
    'drop',
    'reset',
    'flush',
    'db:drop',
    'migrate:fresh',
    'remove_all',
    '--purge',
    '--force-reset',
    '-rm',
  ];

  test('destroys by what its words say', () => {
    expect(tooLight(combine('<1> <2> x', TOOLS, VERBS))).toEqual([]);
    const others = ['flyway clean', 'svn revert -R .', 'hg strip x', 'mc rb --force x', 'nix-store --gc'];
    expect(tooLight([...others, 'kafka-topics --delete --topic x', 'pm2 delete all'])).toEqual([]);
  });

  test('is asked about otherwise', () => {
    const texts = [
      'frob status',
      'frob show delete',
      'frob install wipe',
      'prisma migrate status',
      'pip install purge',
      'frob --deleted',
      'git revert HEAD',
      'mpv a.mp4',
      'flyway migrate',
      'svn commit',
    ];
    expect(texts.map((text) => levelOf(text))).toEqual(texts.map(() => 'ask'));
  });
});

const HOMES = ['~', '/home/me', '~/*', '"$HOME"', '/home/other'];

test.each([
  ...combine('chmod -R <1> <2>', ['g+x', 'go-w', 'go-rwx', 'g-w,o-rx'], HOMES),
  'find ~ -perm -u+x -exec chmod g+x {} +',
])('%s is danger: the owner keeps all access', (text) => expect(levelOf(text)).toBe('danger'));

test.each([
  ...combine(
    'chmod -R <1> <2>',
    ['u-rwx', '000', 'a-x', '-x', 'go-w,u-r', 'g=o', '755', 'go-w$m', '--reference=f', '$m'],
    HOMES,
  ),
  ...combine('chmod -R <1> <2>', ['g+x', 'go-w'], ['/', '/usr', '/etc', '/home']),
  'find ~ -exec chmod a-x {} +',
])('%s is blocked', (text) => expect(levelOf(text)).toBe('blocked'));

test.each([
  ...combine(
    '<1> <2>',
    ['chmod 000', 'chmod a-x', 'chmod 600', 'chmod a-rwx', 'setfacl -m u::---'],
    ['/', '~', '/home/me', '/usr', '"$HOME"'],
  ),
  ...combine(
    '<1>; do <2> & done',
    ['while true', 'while :', 'until false', 'for ((;;))', 'while [ 1 ]', 'while ((1))'],
    ['bash', 'sleep 1', '{ ls; }'],
  ),
  ...combine('<1>', [
    "ansible all -m shell -a 'rm -rf /'",
    "ansible all -a 'rm x'",
    "salt '*' cmd.run 'rm x'",
    'pssh -h hosts uptime',
    "pdsh -w h 'rm x'",
    'clush -a reboot',
  ]),
  ...combine(
    '<1> DELETE <2>',
    ['curl -X', 'curl --request', 'curl -s -X', 'http', 'xh', 'wget --method'],
    ['https://e.com/x'],
  ),
  ...combine('<1> https://e.com/x', [
    'curl -XDELETE',
    'curl --request=PUT',
    "curl -H 'X-HTTP-Method-Override: DELETE'",
    "curl -Q 'DELE x'",
    'curl -O',
    'curl -sO',
    'wget -N',
    'wget -r',
    'wget -c',
  ]),
  ...combine('<1> localhost:9200/idx/_delete_by_query <2>', ['curl -XPOST', 'http POST'], ['', '-d {}']),
  ...combine('<1> migrate app zero', ['manage.py', 'python manage.py', './manage.py', 'django-admin']),
  ...combine('<1>', [
    'objcopy --strip-all x',
    'objcopy -S x',
    'pm2 kill',
    'forever stopall',
    'npx prisma db push --accept-data-loss',
    'typeorm migration:revert',
    'bin/rails db:migrate:down VERSION=1',
  ]),
  ...combine('<1>', [
    'mysql < x.sql',
    'mysql db < x.sql',
    'psql -f x.sql',
    'cat x.sql | psql',
    "mysql -e 'source x.sql'",
  ]),
  ...combine('<1> x', [
    'strip',
    'exiftool -overwrite_original -all=',
    'jpegoptim',
    'optipng',
    'rdfind -deleteduplicates true',
    's3cmd del',
    'mc rm --recursive --force',
    'flashrom -w',
  ]),
  ...combine('<1>', [
    'dmsetup remove_all',
    'nix-collect-garbage -d',
    'rustup self uninstall',
    'kubectl scale --replicas=0 deploy --all',
  ]),
])('%s is danger', (command) => {
  expect(GRAVE).toContain(levelOf(command));
});

test('git in each folder is a read where the caller found no repository that runs programs', () => {
  const command = 'for d in */; do (cd "$d" && git status -s); done';
  expect(levelOf(command)).toBe('ask');
  const request = { command, shell: 'bash', ...HERE, repository: 'plain' } as const;
  expect(classify({ ...request, folders: survey(request).folders }).level).toBe('safe');
});

test.each([
  ['chmod 755 ~', 'ask'],
  ['chmod 700 ~', 'ask'],
  ['chmod 600 f', 'ask'],
  ['while true; do ls & sleep 60; done', 'safe'],
  ['while read -r x; do ls "$x" & done < f', 'safe'],
  ['ansible all -m ping', 'ask'],
  ['curl -X GET https://e.com', 'ask'],
  ['wget https://e.com/x', 'ask'],
  ["mysql -h db -e 'select 1'", 'ask'],
  ['manage.py migrate app 0002', 'ask'],
  ['kubectl rollout undo deploy/x', 'ask'],
  ['pm2 stop all', 'ask'],
  ['ipmitool power status', 'ask'],
  ['strip --version', 'safe'],
  ['exiftool x', 'safe'],
  ['dmsetup ls', 'safe'],
  ['gcc -E x.c', 'safe'],
  ['head -${LINES:-20} f', 'safe'],
  ['git log --format=%H | head -5 | xargs -n1 git show --stat', 'safe'],
  ['for d in */; do cd "$d"; done', 'ask'],
  ['python3 -I -m json.tool f', 'safe'],
  ['python3 -m json.tool f', 'ask'],
  ['python3 -m http.server --help', 'ask'],
  ["alias ll='ls -l'", 'ask'],
  ["alias ls='rm'", 'danger'],
  ["alias sudo='ls'", 'danger'],
  ['f() { ls "$1"; }; f x', 'safe'],
  // Defined and not called, it is there for later.
  ['f() { ls "$1"; }', 'ask'],
  ['f() { mkdir "$1"; }; f x', 'danger'],
  ['alias gpo="git push origin"', 'ask'],
  ['alias gpo="rm x"', 'danger'],
  ['f() { ls; }; f; f() { rm x; }; f', 'danger'],
  ['ls() { echo; }; ls', 'danger'],
  ['precmd() { ls; }; precmd', 'danger'],
  ['f() { rm "$1"; }; f x', 'danger'],
  ['ls() { cat x; }', 'danger'],
  ['precmd() { ls; }', 'danger'],
])('%s is %s', (command, level) => {
  expect(levelOf(command)).toBe(level);
});

describe('where the facts say that nothing is there', () => {
  const NONE = Object.fromEntries(
    ['b', 'a.tgz', 'a.zip', 'f.gz', 'f.xz', 'k', 'k.pub', 'f'].map((name) => [
      `/home/me/src/${name}`,
      'none' as const,
    ]),
  );

  test.each([
    '> b',
    'echo x > b',
    'cp a b',
    'cp -r a b',
    'mv a b',
    'mv -i a b',
    'ln -s a b',
    'tar czf a.tgz d',
    'zip -r a.zip d',
    'gzip f',
    'gzip -kf f',
    'xz -k -f f',
    'gunzip -kf f.gz',
    'ssh-keygen -t ed25519 -f k',
    'curl -o b https://e.com/x',
    'curl -O https://e.com/b',
    'wget -c https://e.com/b',
    'objcopy -O binary a b',
  ])('%s is asked about, and danger where nobody looked', (command) => {
    expect(levelOf(command, NONE)).toBe('ask');
    if (!command.includes('-i')) expect(levelOf(command)).toBe('danger');
  });

  // Without -f they leave what is there, or ask.
  test.each(['gzip -k f', 'xz -k f', 'gunzip -k f.gz', 'tar c d | gzip | wc -c', 'cat f | xz -9'])(
    '%s writes over nothing',
    (command) => expect(['safe', 'ask']).toContain(levelOf(command, NONE)),
  );

  test.each([
    'gzip -f f',
    'zip -m a.zip d',
    'tar czf a.tgz --remove-files d',
    'mv ~ b',
    'yes | mv -i a c',
    'ssh-keygen -f ~/.ssh/config',
  ])('%s is no less than danger', (command) => {
    expect(GRAVE).toContain(levelOf(command, NONE));
  });

  test.each([
    ['git switch main', false],
    ['git stash', false],
    ['git commit -m x', false],
    ['git commit --amend', true],
    ['git restore --staged a', false],
    ['git reset --soft HEAD~1', false],
    ['git branch -d x', false],
    ['git stash pop', true],
    ['git switch -f main', true],
    ['git branch -D x', true],
  ])('%s: more may change than git itself can take back: %s', (command, unnamed) => {
    const { changes } = survey({ command, shell: 'bash', ...HERE, repository: 'plain' });
    expect(changes.unnamed).toBe(unnamed);
  });

  test('what find runs on another file is not said of those it finds', () => {
    const command = "find . -name '*.png' -exec rm notes.txt ';'";
    const { selections, changes } = survey({ command, shell: 'bash', ...HERE });
    expect(selections).toEqual([]);
    expect(changes).toMatchObject({ named: [{ path: '/home/me/src/notes.txt' }], unnamed: false });
  });

  test('a pattern that no name in the target matches writes over nothing', () => {
    const paths = { '/home/me/src/d': 'folder' } as const;
    const taken = (count: number) => {
      const tests = ['-mindepth', '1', '-maxdepth', '1', '-iname', '*.png'];
      const key = selectionKey({ type: 'find', starts: ['/home/me/src/d'], tests });
      return {
        paths,
        dashless: ['/home/me/src'],
        matches: { [key]: { count, bytes: 0, first: [], more: false } },
      };
    };
    const levelWith = (command: string, facts: object) =>
      classify({ command, shell: 'bash', ...HERE, ...facts }).level;
    expect(levelWith('cp *.png d', taken(0))).toBe('ask');
    expect(levelWith('cp *.png d', taken(1))).toBe('danger');
    expect(levelWith('cp *.png d', { paths })).toBe('danger');
    // Equal names may come from several folders, or from a command before.
    for (const command of ['cp */a.png d', 'cp *.png x/*.png d', 'echo x > d/a.png; cp *.png d'])
      expect(levelWith(command, taken(0))).toBe('danger');
  });

  test('nohup asks only where what it prints is added to a file that may be there', () => {
    const free = { '/home/me/src/nohup.out': 'none', '/home/me/nohup.out': 'none' } as const;
    expect(levelOf('nohup ls', free)).toBe('safe');
    for (const paths of [undefined, { ...free, '/home/me/nohup.out': 'file' } as const])
      expect(levelOf('nohup ls', paths)).toBe('ask');
    expect(GRAVE).toContain(levelOf('nohup rm f', free));
  });

  test.each(['nohup ls | cat', 'nohup ls > /dev/null', 'nohup ls >/dev/null 2>&1 &', 'echo $(nohup ls)'])(
    '%s prints on no terminal, so nohup writes nothing',
    (command) => {
      expect(levelOf(command)).toBe('safe');
    },
  );

  test.each([
    'cat f | nohup ls',
    'nohup ls > /dev/null 1>&2',
    'nohup ls > /dev/tty',
    'nohup ls 2>/dev/null',
    'nohup ls 1>&2 | cat',
    'cat <(ls) >(nohup ls)',
  ])('%s may print on a terminal', (command) => {
    expect(levelOf(command)).not.toBe('safe');
  });

  test('a new key beside others is no start-up file', () => {
    const free = { '/home/me/.ssh/id_new': 'none', '/home/me/.ssh/id_new.pub': 'none' } as const;
    expect(levelOf('ssh-keygen -t ed25519 -f ~/.ssh/id_new', free)).toBe('ask');
    expect(levelOf('ssh-keygen -t ed25519 -f ~/.ssh/id_new')).toBe('danger');
  });
});
