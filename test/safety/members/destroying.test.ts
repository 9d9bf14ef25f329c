// What destroys, whatever carries it: program × option × wrapper for a command in one word, program × option for files written
// over, source × spawner for what fills the machine. Harmless look-alikes are beside each class.

import { describe, expect, test } from 'vitest';
import { levelIn, SHELLS, type Written } from './level-in.ts';

const tooLight = (shell: Written, texts: readonly string[]) =>
  texts.filter((text) => !/danger|blocked/.test(levelIn(shell, text) ?? ''));

const cross = (...lists: readonly (readonly string[])[]): string[] =>
  lists.reduce<string[]>((made, list) => made.flatMap((text) => list.map((each) => text + each)), ['']);

describe('a command for another machine or a container, in one word', () => {
  const starts = [
    'vagrant ssh -c ',
    'vagrant ssh default --command ',
    'gcloud compute ssh h --command=',
    'gcloud compute ssh h --command ',
    'gcloud compute tpus tpu-vm ssh h --command=',
    'aws ecs execute-command --interactive --command ',
    'az vm run-command invoke -g x --scripts ',
    'az container exec --exec-command ',
    'doctl compute ssh x --ssh-command ',
    'fly ssh console -C ',
    'heroku run ',
    'docker-machine ssh x ',
    'podman machine ssh x ',
    'minikube ssh ',
    'copilot svc exec -c ',
    'cf ssh app -c ',
    'eb ssh -c ',
    'adb shell ',
    'juju run --all ',
    'virt-customize -a x --run-command ',
  ];
  const inner = ["'rm -rf /'", "'sudo rm -rf /var/lib'", '"dd if=/dev/zero of=/dev/sda"', "'ls; rm -rf ~'"];

  test.each(SHELLS)('is judged as that command is, in %s', (shell) => {
    const wrappers = shell === 'powershell' ? [''] : ['', 'nice ', 'env A=b ', 'timeout 9 '];
    const texts = cross(wrappers, starts, inner);
    expect(texts.length).toBeGreaterThan(70);
    expect(tooLight(shell, texts)).toEqual([]);
    expect(
      tooLight(shell, [
        `aws ssm send-command --parameters 'commands=["rm -rf /"]'`,
        'aws ssm send-command --parameters commands="rm -rf /"',
      ]),
    ).toEqual([]);
  });

  test('is only asked about where it looks', () => {
    const texts = cross(starts, ["'ls -la'", "'uptime; df -h'"]);
    expect(texts.filter((text) => levelIn('bash', text) !== 'ask')).toEqual([]);
  });
});

describe('a program behind a wrapper, in words of its own', () => {
  test.each(['bash', 'zsh', 'fish'] as const)('is judged as it is, in %s', (shell) => {
    const starts = ['flatpak run --command=rm app ', 'qm guest exec 100 rm ', 'qm guest exec 100 -- rm '];
    expect(tooLight(shell, cross(starts, ['-rf /', '-rf ~', 'f']))).toEqual([]);
  });

  test.each(['bash', 'zsh', 'fish', 'powershell'] as const)(
    'of a database is judged by its query, in %s',
    (shell) => {
      const programs = [
        'bq query ',
        'frob --sql ',
        'aws athena start-query-execution --query-string ',
        'frob -e ',
      ];
      const queries = ["'drop table x'", "'DELETE FROM x'", "'truncate x'", "'alter table x drop column y'"];
      expect(tooLight(shell, cross(programs, queries))).toEqual([]);
      expect(tooLight(shell, ["kadmin -q 'delprinc x'", 'kadmin delprinc x'])).toEqual([]);
      expect(levelIn(shell, "bq query 'select 1'")).toBe('ask');
    },
  );

  test('of a package manager, a trash or a file system says what it takes', () => {
    const texts = [
      ...cross(['pacman ', 'yay ', 'paru '], ['-Scc', '-Sc', '-Rns x']),
      ...cross(['emerge '], ['-C x', '--unmerge x', '-c', '--depclean']),
      ...[
        'opkg remove x',
        'scoop uninstall x',
        'eclean distfiles',
        'wsl --unregister x',
        'wsl.exe --unregister x',
      ],
      ...[
        'trash-empty',
        'trash-rm x',
        'hdfs namenode -format',
        'xattr -c f',
        'xattr -cr /',
        'sd a b f',
        'replace a b -- f',
      ],
    ];
    expect(tooLight('bash', texts)).toEqual([]);
    expect(levelIn('bash', 'sd a b')).toBe('safe');
    expect(levelIn('bash', 'emerge --pretend x')).toBe('safe');
  });
});

describe('a file written over what it was made from', () => {
  const texts = [
    ...cross(['gifsicle '], ['-b ', '--batch ', '-O3 -b '], ['a.gif', '*.gif']),
    ...cross(['pngquant '], ['-f ', '--force ', '--ext .png ', '--force --ext .png '], ['a.png']),
    ...cross(
      ['recode latin1..utf8 ', 'oxipng ', 'advzip -z ', 'fromdos ', 'fromdos -l log ', 'detox '],
      ['f', 'a b'],
    ),
    ...['pngcrush -ow a.png', 'zopflipng -y a b', 'enca -x utf8 f', 'convmv --notest -f a -t b x'],
    ...[
      'xmlstarlet ed -L -d //a f.xml',
      'ast-grep run -p a -r b -U',
      'ruplacer --go a b',
      'comby a b -i',
      'crudini --del f a',
    ],
    ...['hg update -C', 'hg up --clean', 'hg co -C tip', 'jj abandon', 'bzr uncommit', 'p4 revert ...'],
    ...[
      'pipenv --rm',
      'nix-env --delete-generations old',
      'uv venv --clear',
      'fastboot -w',
      'postsuper -d ALL',
    ],
    ...[
      'aws ecs update-service --desired-count 0',
      'gcloud container clusters resize --num-nodes=0',
      'heroku ps:scale web=0',
    ],
    ...[
      'ldapdelete x',
      'virsh snapshot-delete x y',
      'virsh vol-wipe x',
      'couchbase-cli bucket-delete',
      'bin/console doctrine:database:drop',
    ],
    ...cross(['frob ', 'hdfs dfsadmin '], ['-deleteSnapshot x', '--removeAll', '-wipeData y']),
    ...cross(['guix ', 'mlflow ', 'dvc ', 'frob '], ['gc', 'dropAll']),
    ...['kafka-delete-records --x', 'es -XDELETE x', 'rake db:schema:load'],
    ...['exiv2 -l d rm f', 'mat2 -V f', 'avrdude -l M', 'losetup -l /dev/loop0 f', 'parted -l /dev/sda rm 1'],
  ];

  test.each(['bash', 'zsh', 'fish'] as const)('is danger in %s', (shell) => {
    expect(tooLight(shell, texts)).toEqual([]);
  });

  test.each([
    ['gifsicle --version', 'safe'],
    ['recode --list', 'safe'],
    ['hg update', 'ask'],
    ['pipenv --venv', 'ask'],
    ['pngquant a.png', 'ask'],
    ['frob list delete', 'ask'],
    ['frob --format json', 'ask'],
  ])('%s is %s', (text, expected) => {
    expect(levelIn('bash', text)).toBe(expected);
  });
});

describe('programs without end', () => {
  const sources = [
    'yes',
    'yes x',
    'cat /dev/zero',
    'cat /dev/urandom | tr a b',
    'seq 1000000',
    'seq inf',
    'yes | sort',
    'yes | tee f2',
  ];
  const spawners = [
    'xargs -P0 -n1 sleep',
    'xargs -P 0 sleep',
    'xargs --max-procs=0 -n1 wc',
    "xargs -n1 sh -c 'sleep 9 &'",
    "xargs -I{} bash -c 'sleep 9 & '",
    "nice xargs -P0 -I{} sh -c 'sleep 9'",
    'parallel -j0 sleep',
    'parallel --jobs 0 sleep',
  ];

  test.each(['bash', 'zsh', 'fish'] as const)(
    'are started for each line of an endless input, in %s',
    (shell) => {
      expect(tooLight(shell, cross(sources, [' | '], spawners))).toEqual([]);
    },
  );

  test.each<[Written, readonly string[]]>([
    [
      'bash',
      [
        'yes | while read x; do sleep 9 & done',
        'while sleep 0; do bash & done',
        'for i in {1..100000}; do sleep 9 & done',
        'for ((i=0;i<100000;i++)); do sleep 9 & done',
        'for i in $(seq 100000); do bash & done',
      ],
    ],
    ['zsh', ['yes | while read x; do sleep 9 & done', 'for i in {1..100000}; do sleep 9 & done']],
    [
      'fish',
      [
        'yes | while read x; sleep 9 &; end',
        'while true; sleep 9 &; end',
        'for i in (seq 100000); sleep 9 &; end',
      ],
    ],
    [
      'powershell',
      [
        ...cross(
          ['while ($true) ', 'while (1) ', 'for (;;) ', 'foreach ($i in 1..100000) '],
          ['{ Start-Process pwsh }', '{ Start-Job { sleep 9 } }', '{ saps pwsh }'],
        ),
        'do { Start-Process pwsh } while ($true)',
        '1..100000 | % { Start-Process pwsh }',
        '1..100000 | ForEach-Object -Parallel { sleep 9 } -ThrottleLimit 100000',
      ],
    ],
  ])('are started by a loop of %s', (shell, texts) => {
    expect(tooLight(shell, texts)).toEqual([]);
  });

  test.each<[Written, string]>([
    ['bash', 'yes | head -5 | xargs -P0 ls'],
    ['bash', 'yes | head'],
    ['bash', 'seq 10 | xargs -P0 -n1 echo'],
    ['bash', 'yes | while read x; do echo "$x"; done'],
    ['bash', 'for i in {1..10}; do sleep 1 & done; wait'],
    ['bash', 'cat /dev/urandom | tr -dc a-z | head -c 20'],
    ['fish', 'while true; date; sleep 9; end'],
    ['powershell', 'while ($true) { Get-Date; Start-Sleep 1 }'],
  ])('%s: %s stays safe', (shell, text) => {
    expect(levelIn(shell, text)).toBe('safe');
  });
});
