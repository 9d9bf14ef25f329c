// Changes by which nothing is lost are asked about, and are no danger; what looks like them and loses something is.

import { expect, test } from 'vitest';
import type { Shell } from '../../src/domain/shell.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';

/** Nothing is at any path, the folder is a project, and no name in it begins with a dash. */
async function levelOf(shell: Shell, command: string): Promise<string> {
  const { classify, survey } = await loadClassifier(shell);
  const request = { command, shell, cwd: '/home/me/project', home: '/home/me' };
  const { paths, globbed } = survey(request);
  const none = Object.fromEntries(paths.map((path) => [path, 'none' as const]));
  return classify({ ...request, paths: none, dashless: globbed }).level;
}

const HARMLESS: readonly (readonly [Shell, string])[] = [
  ['zsh', "zmv '(*).jpeg' '$1.jpg'"],
  ['zsh', "zmv '(**/)(*).txt' '$1${2// /_}.txt'"],
  ['zsh', "zmv '([[:upper:]])(*)' '${(L)1}$2'"],
  ['zsh', "autoload -U zmv && zmv -i '(*).jpeg' '$1.jpg'"],
  ['zsh', 'noglob zmv -W *.c *.cc'],
  ['zsh', "zcp '(*).txt' 'old/$1.txt'"],
  ['zsh', "alias -g L='| less -R'"],
  ['zsh', "alias -g NE='2>/dev/null' NUL='>/dev/null 2>&1'"],
  ['bash', "rename 's/\\.jpeg$/.jpg/' *.jpeg"],
  ['bash', "rename -v 's/(\\w+) (\\w+)/$2_$1/; y/A-Z/a-z/' *.txt"],
  ['bash', "rename 's/IMG_(\\d+)/\\L$1_x/' IMG_1.jpg IMG_2.jpg"],
  ['powershell', 'New-Item -ItemType Directory -Path src/Services'],
  ['powershell', 'cd HKLM:\\Software; gci; cd ~; New-Item environment/a.txt'],
  ['bash', 'ln -s dotfiles/vimrc ~/.vimrc.work'],
  ['bash', 'cp ~/.vimrc ~/.vimrc.bak'],
  ['bash', 'tar czf ~/b/t-$(date +%F-%H%M%S).tar.gz t'],
  ['bash', 'cp a b-$(date -u +%Y%m%d-%H%M%S)'],
  ['bash', 'git diff > ~/patches/wip-$(date +%s).patch'],
  ['fish', 'tar czf logs-(date +%s).tar.gz logs'],
  ['powershell', 'Copy-Item a.txt "a-$(Get-Date -Format yyyyMMddHHmmss).txt"'],
  ['bash', 'docker run --rm -it -v "$PWD":/app -w /app node:20 bash'],
  ['bash', 'docker run --rm -v ./src:/app alpine ls'],
  ['zsh', 'export JAVA_HOME=$(/usr/libexec/java_home -v 17)'],
  ['powershell', 'Set-Alias qq notepad++'],
];

test.each(HARMLESS)('%s: %s is asked about', async (shell, command) => {
  expect(await levelOf(shell, command)).toBe('ask');
});

const DANGER: readonly (readonly [Shell, string])[] = [
  // Another program, another variable, or a name that something else has.
  ['zsh', 'export JAVA_HOME=$(./java_home -v 17)'],
  ['zsh', 'export JAVA_HOME=$(/usr/libexec/java_home --exec x)'],
  ['zsh', 'export LD_LIBRARY_PATH=$(/usr/libexec/java_home)'],
  ['powershell', 'Set-Alias git notepad++'],
  ['powershell', 'Set-Alias qq x.ps1'],
  ['powershell', 'Set-Alias qq .\\x'],
  ['powershell', 'Set-Alias qq vssadmin'],
  ['powershell', 'Set-Alias beckx notepad++'],
  ['powershell', 'Set-Alias qq notepad++; qq x'],
  // A name of today, of another time, of several files, of a place that is not known.
  ['bash', 'cp a b-$(date +%F)'],
  ['bash', 'cp a b-$(date +%H%M%S)'],
  ['bash', 'cp a b-$(date -d yesterday +%s)'],
  ['bash', 'cp a $d/b-$(date +%s)'],
  ['bash', 'cp a ~/.ssh/authorized_keys$(date +%s)'],
  ['bash', 'for f in a b; do mv $f x-$(date +%s); done'],
  ['bash', 'mv a x-$(date +%s); mv b x-$(date +%s)'],
  ['bash', 'f() { mv "$1" x-$(date +%s); }; f a; f b'],
  ['bash', 'ls | xargs -I{} mv {} x-$(date +%s)'],
  ['bash', 'date() { echo 1; }; git diff > wip-$(date +%s).patch'],
  ['fish', 'while true; mv a x-(date +%s); end'],
  ['powershell', 'gci | % { mv $_ "x-$(Get-Date -Format yyyyMMddHHmmss)" }'],
  // Overwrites, or is told another program.
  ['zsh', "zmv -f '(*)' '$1.x'"],
  ['zsh', "zmv -p ./x '(*)' '$1.x'"],
  ['zsh', "zmv -n -o -f '(*)' '$1.x'"],
  ['zsh', 'zmv -W *.c *.cc'],
  // Code: qualifiers, and what the new name is made of.
  ['zsh', "zmv -nQ '(*)(e:touch x:)' '$1.x'"],
  ['zsh', "zmv -n '(**/)(*)(e/touch x/)' '$1.x'"],
  ['zsh', "zmv -n '(**/)*(exlsx)' '$1.x'"],
  ['zsh', "zmv -n '(*)(#qe:ls:)' '$1.x'"],
  ['zsh', "zmv -n '(*)' '$(touch x)$1'"],
  ['zsh', "zmv -n '(*)' '${1:-`ls`}'"],
  ['zsh', "zmv -n '(*)' '${1//a/$(ls)}'"],
  ['zsh', "zmv -n '(*)' '$((n++))_$1'"],
  ['zsh', 'zmv -n "$x" \'$1\''],
  // Other places, and one name for all.
  ['zsh', "zmv '(*)' '../$1'"],
  ['zsh', "zmv '(*)' '.$1'"],
  ['zsh', "zmv '(*)' '/etc/$1'"],
  ['zsh', "zmv '(*)' 'photos'"],
  ['zsh', "cd ~/.config/beck && zmv '(*)' 'x$1'"],
  ['zsh', "alias -g X='| sh'"],
  ['zsh', "alias -g X='| xargs rm'"],
  ['zsh', "alias -g X='> /etc/passwd'"],
  ['zsh', "alias -g less='| cat'"],
  ['zsh', "alias -g LS='; rm x'"],
  ['bash', "rename -f 's/a/b/' *.jpg"],
  ['bash', "rename -n 's/(\\d+)/system(1)/e' *.jpg"],
  ['bash', "rename -n 's/a/@{[system 1]}/' *.jpg"],
  ['bash', "rename -n 's/a/${\\(system 1)}/' *.jpg"],
  ['bash', "rename -n 's/(?{system 1})a/b/' *.jpg"],
  ['bash', "rename -n 's/a/b/;system(1)' *.jpg"],
  ['bash', "rename 's/a/b/' -- -n x"],
  ['bash', "rename 's/a/b/' x -n"],
  ['bash', "rename 's/a/b/'"],
  ['bash', 'rename -n \'s/a/b/\' "$x"'],
  ['bash', "rename 's/a/\\/etc\\/x/' f"],
  ['bash', "rename 's/x/y/' ~/.config/beck/settings.json"],
  ['bash', 'rename .jpeg .jpg *.jpeg'],
  ['bash', 'cp a ~/.vimrc.local'],
  ['bash', 'cp a ~/.tmux.conf.local'],
  ['bash', 'cp a ~/.gitconfig-work'],
  ['bash', 'cp a ~/.emacs.el'],
  ['bash', 'mv -n a "$HOME/.vimrc$x"'],
  ['bash', 'docker run -v "$PWD/..":/x alpine sh'],
  ['bash', 'docker run -v ~/.ssh:/x alpine sh'],
  ['bash', 'docker run -v ./.git:/x alpine sh'],
  ['bash', 'cd / && docker run -v "$PWD":/x alpine sh'],
  ['bash', 'cd x; docker run -v "$PWD":/x alpine sh'],
  ['bash', 'docker run -v "$PWD":/x -v /var/run/docker.sock:/s alpine sh'],
  ['bash', 'docker run -v "$PWD":/x alpine rm -rf /x'],
  ['bash', 'docker exec -it db psql'],
];

test.each(DANGER)('%s: %s is danger', async (shell, command) => {
  expect(['danger', 'blocked']).toContain(await levelOf(shell, command));
});
