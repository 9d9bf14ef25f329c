import { describe, expect, test } from 'vitest';
import { ANY_CHARACTER, ANY_RUN } from '../../src/domain/change.ts';
import type { Selection } from '../../src/domain/selection.ts';
import type { Shell } from '../../src/domain/shell.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';

type Row = readonly [shell: Shell, command: string, named: readonly string[], unnamed?: 'more'];

const ROWS: readonly Row[] = [
  ['bash', 'rm a', ['delete /w/a']],
  ['bash', 'cd sub && rm -r a', ['delete /w/sub/a all']],
  ['zsh', 'rm *.log', ['delete /w/*.log']],
  ['zsh', 'rm **/*.log', ['delete /w/*/*.log deep']],
  ['fish', 'rm **.log', ['delete /w/*.log deep']],
  ['fish', 'for f in *.log; rm $f; end', ['delete /w/*.log']],
  ['fish', 'for f in *.log; rm -r $f$y; end', [], 'more'],
  ['zsh', 'for f in *.log; do rm $f; done', ['delete /w/*.log']],
  ['zsh', 'setopt shwordsplit; for f in *.log; do rm $f; done', ['delete /w/*.log'], 'more'],
  ['zsh', 'for f in $list; do rm $f; done', [], 'more'],
  ['bash', 'for f in *.log; do rm "$f"; done', ['delete /w/*.log']],
  ['bash', 'for f in *.log; do rm $f; done', [], 'more'],
  ['fish', 'for f in a b; rm $f; end', [], 'more'],
  ['bash', 'rm a &', ['delete /w/a', 'later']],
  ['fish', 'rm a & ', ['delete /w/a', 'later']],
  ['bash', 'rm "$x"', [], 'more'],
  ['bash', 'mv a b', ['move /w/a all', 'replace /w/b <- a']],
  ['fish', 'echo x >> f', ['write /w/f']],
  ['bash', 'chmod -R 600 d', ['attributes /w/d all']],
  ['bash', 'sudo chown me f', ['attributes /w/f']],
  ['bash', 'setfacl -m u:1:r f', ['extended /w/f']],
  ['bash', 'setfattr -x user.a f', ['extended /w/f']],
  ['bash', 'setfacl -R -L -b d', ['extended /w/d all'], 'more'],
  ['bash', 'chattr +i f', ['extended /w/+i', 'extended /w/f'], 'more'],
  ['bash', 'ln -s a b folder', ['write /w/folder', 'replace /w/folder <- a b']],
  ['bash', 'ln -s ../a', ['write /a'], 'more'],
  ['bash', 'cp *.png folder', ['write /w/folder all <- /w/*.png']],
  ['bash', 'mv -n *.png folder', ['move /w/*.png all', 'replace /w/folder <- /w/*.png']],
  ['bash', 'sudo rm a', ['delete /w/a']],
  ['bash', 'truncate -s 0 f', ['write /w/f']],
  ['bash', 'mkdir -p a/b', ['create /w/a/b']],
  ['bash', 'for i in 1 2; do mkdir w$i; done', ['create /w/w1', 'create /w/w2']],
  ['fish', 'for i in 1 2; mkdir "w$i/a"; end', ['create /w/w1/a', 'create /w/w2/a']],
  ['powershell', 'foreach ($i in 1, 2) { mkdir "w$i" }', ['create /w/w1', 'create /w/w2']],
  ['bash', 'for i in 1 2; do i=$(date); mkdir w$i; done', [], 'more'],
  ['bash', 'for i in 1 $x; do mkdir w$i; done', [], 'more'],
  ['bash', 'kill 5', [], 'more'],
  ['bash', 'git push --force', [], 'more'],
  ['bash', 'git clean -fdq d', ['select git clean /w -fd -- d']],
  ['fish', 'cd folder; git clean -f', ['select git clean /w/folder -f --']],
  ['zsh', 'git checkout -- f "a b"', ['select git checkout /w -- f a b']],
  ['powershell', 'git checkout .', ['select git checkout /w .']],
  ['bash', 'git restore f', ['select git checkout /w -- f']],
  ['bash', 'for f in *.log; do cp "$f" "$f.bak"; done', ['write /w/*.log.bak all <- /w/*.log'], 'more'],
  ['zsh', 'for f in *.log; do touch "$f"; done', ['attributes /w/*.log']],
  ['bash', 'find . -name "*.sh" -exec chmod 700 {} +', ['select attributes find']],
  ['fish', 'find . -exec touch {} +', ['select attributes find']],
  ['bash', 'unzip -o a.zip', ['select archive']],
  ['bash', 'tar xf a.tar', ['select archive']],
  ['bash', 'git switch x', ['select git switch /w x']],
  ['zsh', 'git checkout f', ['select git switch /w f']],
  ['fish', 'git checkout -b x', ['select git switch /w']],
  ['powershell', 'git stash', ['select git switch /w HEAD']],
  ['bash', 'git commit -m x', ['select git commit /w']],
  ['bash', 'git switch -f x', ['select git reset /w x'], 'more'],
  ['bash', 'git reset --hard', ['select git reset /w HEAD'], 'more'],
  ['bash', 'git reset --hard HEAD~1', ['select git reset /w HEAD~1'], 'more'],
  ['bash', './tool', [], 'more'],
  ['bash', 'rm a; ./tool', ['delete /w/a'], 'more'],
  // More than these may change, so the question says `cannot be undone`.
  ...(
    [
      'git checkout HEAD -- f',
      'git restore --staged f',
      'git restore -s HEAD f',
      'git -C d clean -fd',
      'git -c a.b=c checkout -- f',
      'git clean -fdi',
      'git clean -fd -e "$x"',
      'git clean -f "$x"',
      'git pull',
      'unzip a.zip f',
      'tar xf a.tar f',
      'dpkg -i x.deb',
      'wget http://x/f',
      'ls | xargs rm',
      'rm "$(cat list)"',
      'while read -r f; do rm "$f"; done < list',
      'python3 x.py',
      'make',
      'npm run build',
      'npm install --script-shell ./x y',
      'f() { make; }; f',
      'alias b=make; b',
      'PATH=$PWD/bin:$PATH ls',
      'PATH=$PWD/bin:$PATH; ls',
      'trap make EXIT',
      'set -o extglob; ls',
      'source ./x.sh',
    ] as const
  ).map((command): Row => ['bash', command, [], 'more']),
  // Nothing on the disk, or what can be fetched again.
  ...(
    [
      "alias gg='git grep'",
      'alias m=make',
      'unalias gg',
      'f() { make; }',
      'unset -f f',
      'export PATH=$PATH:/x',
      'set -o noclobber',
      'exec 3>&1',
      'npm install',
      'pip install x',
    ] as const
  ).map((command): Row => ['bash', command, []]),
  ['zsh', 'setopt extendedglob', []],
  ['zsh', 'bindkey -e', []],
  ['fish', 'function f; make; end', []],
  ['fish', 'function f; make; end; f', [], 'more'],
  ['fish', 'set -gx PATH /x $PATH', []],
  ['powershell', "$env:PATH += ':/x'", []],
  ['powershell', "$env:PATH = '/x'; ls", [], 'more'],
  ['powershell', 'Expand-Archive a.zip', [], 'more'],
  ['powershell', 'Get-Content list | Remove-Item', [], 'more'],
  ['bash', 'mv -t folder a', ['replace /w/folder', 'move /w/a all'], 'more'],
  ['bash', 'cp --backup a b', ['write /w/b all <- a'], 'more'],
  ['bash', 'scp h:a b', ['write /w/b all <- h:a'], 'more'],
  ['bash', 'rsync -a d/ folder', ['write /w/folder all <- .'], 'more'],
  ['bash', 'setsid rm a', ['delete /w/a', 'later']],
  ['bash', 'setsid -w rm a', ['delete /w/a']],
  ['zsh', 'rm ^keep', [], 'more'],
  ['zsh', 'rm =ls', [], 'more'],
  ['bash', 'ls -l', []],
  ['powershell', 'Remove-Item a', ['delete /w/a all']],
  ['powershell', 'Rename-Item d/a b', ['move /w/d/a all', 'replace /w/d/b']],
  ['powershell', 'Copy-Item *.txt folder', ['write /w/folder all', 'write /w/folder all <- /w/*.txt']],
  ['powershell', "Copy-Item a 'd/*'", ['write /w/d/* all'], 'more'],
  ['powershell', 'Copy-Item -LiteralPath a folder', [], 'more'],
  ['powershell', "chmod 600 'a\\b'", ['attributes /w/a/b'], 'more'],
  ['powershell', 'ls *.txt | Remove-Item', [], 'more'],
];

function sayOf(selection: Selection): string {
  if (selection.type !== 'git') return selection.type;
  return ['git', selection.does, selection.folder, ...selection.words].join(' ');
}

test('a pattern takes hidden names by an option of the shell', async () => {
  const { survey } = await loadClassifier('zsh');
  const hidden = (options: readonly string[], command = 'rm *') =>
    survey({ command, shell: 'zsh', cwd: '/w', home: '/h', options }).changes.named.map((change) =>
      change.kind === 'select' ? undefined : change.hidden,
    );
  expect([hidden([]), hidden(['globdots']), hidden(['globdots'], 'rm a')]).toEqual([
    [undefined],
    [true],
    [undefined],
  ]);
});

test.each<readonly [Shell, string, readonly string[], object]>([
  ['bash', 'rm *.log', [], {}],
  ['bash', 'rm *.log', ['dotglob', 'nocaseglob'], { hidden: true, anyCase: true }],
  ['zsh', 'rm *.log', ['caseglob'], {}],
  ['zsh', 'rm *.log', ['globdots'], { hidden: true, anyCase: true }],
  ['powershell', 'Remove-Item *.log', [], { anyCase: true }],
  ['powershell', 'Remove-Item -Force *.log', [], { hidden: true, anyCase: true }],
])('%s counts what %s means with %s', async (shell, command, options, meaning) => {
  const { survey } = await loadClassifier(shell);
  const { selections } = survey({ command, shell, cwd: '/w', home: '/h', options });
  expect(selections).toEqual([{ type: 'glob', pattern: '/w/*.log', ...meaning }]);
});

test('a word of zsh may be several where the shell splits it', async () => {
  const { survey } = await loadClassifier('zsh');
  const command = 'for f in *.log; do rm $f; done';
  for (const options of [undefined, ['shwordsplit'], ['globsubst']])
    expect(survey({ command, shell: 'zsh', cwd: '/w', home: '/h', options }).changes.unnamed).toBe(true);
});

describe('what a command changes', () => {
  test.each(ROWS.map((row) => ({ row, name: `${row[0]}: ${row[1]}` })))('$name', async ({ row }) => {
    const [shell, command, named, unnamed] = row;
    const { survey } = await loadClassifier(shell);
    const paths = { '/w/folder': 'folder' } as const;
    const { changes } = survey({ command, shell, cwd: '/w', home: '/h', paths, options: [] });
    const texts = changes.named.map((change) => {
      if (change.kind === 'select')
        return ['select', change.does, sayOf(change.selection)].filter(Boolean).join(' ');
      const { kind, path, tree, deep, names = [] } = change;
      const text = `${kind} ${path}${tree ? ' all' : ''}${deep ? ' deep' : ''}${names.length > 0 ? ` <- ${names.join(' ')}` : ''}`;
      return text.replaceAll(ANY_RUN, '*').replaceAll(ANY_CHARACTER, '?');
    });
    expect([...texts, ...(changes.lingers ? ['later'] : [])]).toEqual(named);
    expect(changes.unnamed).toBe(unnamed === 'more');
  });
});
