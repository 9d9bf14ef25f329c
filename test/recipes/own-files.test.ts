import { describe, expect, test } from 'vitest';
import { withoutOwnFiles } from '../../src/recipes/fill/own-files.ts';
import { referentsOf } from '../../src/recipes/follow-up/referents.ts';
import type { RecipeEnvironment } from '../../src/recipes/slots/recipe.ts';
import { worldOf } from './world.ts';

const OWN = ['.config/beck', '.local/state/beck', '.bash_history'].map((path) => `/home/ada/${path}`);
const ENV: RecipeEnvironment = {
  shell: 'bash',
  userland: 'gnu',
  cwd: '/home/ada',
  home: '/home/ada',
  own: () => OWN,
  world: worldOf({ entries: ['.config/beck/', '.local/state/beck/', '.bash_history', 'src/'] }),
};

describe("what is beck's own or the shell's", () => {
  test.each([
    [
      'find . -type f -size +10M',
      "find . -not -path './.config/beck/*' -not -path './.local/state/beck/*' -not -path ./.bash_history -type f -size +10M",
    ],
    [
      'find ~/.config -mindepth 1',
      "find ~/.config -mindepth 1 -not -path /home/ada/.config/beck -not -path '/home/ada/.config/beck/*'",
    ],
    ['find . -maxdepth 1 -type f', 'find . -maxdepth 1 -not -path ./.bash_history -type f'],
    ['find src -type f', 'find src -type f'],
    [
      'cd "$(find . -maxdepth 1 -type f -printf \'%h\' | head -n 1)"',
      'cd "$(find . -maxdepth 1 -not -path ./.bash_history -type f -printf \'%h\' | head -n 1)"',
    ],
    [
      "find . -maxdepth 1 \\( -name .git \\) -prune -o -type f -exec rm -f '{}' +",
      "find . -maxdepth 1 \\( -name .git \\) -prune -o -not -path ./.bash_history -type f -exec rm -f '{}' +",
    ],
    [
      "find . \\( -name .git -o -type d -exec test -d '{}/refs' \\; \\) -prune -o -type f -size +9M -exec rm -f '{}' +",
      "find . \\( -name .git -o -type d -exec test -d '{}/refs' \\; \\) -prune -o -not -path './.config/beck/*' -not -path './.local/state/beck/*' -not -path ./.bash_history -type f -size +9M -exec rm -f '{}' +",
    ],
    ["grep -F 'find . -type f' notes", "grep -F 'find . -type f' notes"],
    ['find ~/.config/beck -type f', 'find ~/.config/beck -type f'],
    ["find . -name 'beck*'", "find . -name 'beck*'"],
    ['find . -name a -o -name b', 'find . -name a -o -name b'],
    [
      "grep -rlIF --exclude-dir=.git --include='*.ts' -e 'a b' . | wc -l",
      "grep -rlIF --exclude-dir=.git --include='*.ts' -e 'a b' . | grep -vE '^(\\./\\.config/beck/|\\./\\.local/state/beck/|\\./\\.bash_history(:|$))' | wc -l",
    ],
    ['grep -rnIF -e teh src', 'grep -rnIF -e teh src'],
    ['grep -rnIF -e beck .', 'grep -rnIF -e beck .'],
  ])('is left out: %s', (command, without) => {
    expect(withoutOwnFiles(command, ENV)).toBe(without);
  });

  test('is none of "them", whatever listed it', () => {
    const asked = {
      question: 'what is big here',
      folder: '/home/ada',
      command: 'find . -size +10M',
      output: './src\n./.local/state/beck\n./.bash_history\n',
    };
    expect(referentsOf(asked, ENV)).toEqual({ type: 'paths', paths: ['src'], listed: true });
  });

  test('is left out of what PowerShell lists, hidden files with it', () => {
    const env: RecipeEnvironment = { ...ENV, shell: 'powershell' };
    const left =
      " | Where-Object FullName -NotMatch '^(/home/ada/\\.config/beck|/home/ada/\\.local/state/beck|/home/ada/\\.bash_history)(/|$)'";
    const listing = 'Get-ChildItem -LiteralPath . -Recurse -File -Force';
    expect(withoutOwnFiles(`${listing} | Where-Object Length -gt 5`, env)).toBe(
      `${listing}${left} | Where-Object Length -gt 5`,
    );
    expect(withoutOwnFiles(`(${listing}).Count`, env)).toBe(`(${listing}${left}).Count`);
    expect(withoutOwnFiles('Get-ChildItem -LiteralPath . -Recurse', env)).toBe(
      'Get-ChildItem -LiteralPath . -Recurse',
    );
  });
});
