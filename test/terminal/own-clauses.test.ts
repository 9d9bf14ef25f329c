import { describe, expect, test } from 'vitest';
import { ownClauses, withoutOwnClauses } from '../../src/terminal/drawing/own-clauses.ts';

describe("what only keeps beck's own files and repositories out of a search", () => {
  test.each([
    ["find . -not -path './.cache/beck/*' -not -path ./.bash_history -type f", 'find . … -type f'],
    ["find . -type f -not -path '*/.git/*' | wc -l", 'find . -type f … | wc -l'],
    [
      "find . \\( -name .git -o -name node_modules -o -type d -exec test -d '{}/refs' \\; -exec test -d '{}/objects' \\; -exec test -f '{}/HEAD' \\; \\) -prune -o -type f -exec rm -f '{}' +",
      "find . … -type f -exec rm -f '{}' +",
    ],
    [
      "(Get-ChildItem -LiteralPath . -Recurse -Force | Where-Object FullName -NotMatch '^(/home/ada/\\.config/beck)(/|$)').Count",
      '(Get-ChildItem -LiteralPath . -Recurse -Force …).Count',
    ],
    [
      "grep -rlIF -e teh . | grep -vE '^(\\./\\.config/beck/|\\./\\.beck-undo-0/|\\./\\.bash_history(:|$))' | wc -l",
      'grep -rlIF -e teh . … | wc -l',
    ],
  ])('is not shown of %s', (command, shown) => {
    expect(withoutOwnClauses(command, '…')).toBe(shown);
  });

  test.each([
    "find . -not -path './keep/*' -delete",
    "find . -path '*/.git/*' -delete",
    'find . \\( -name .git -o -name src \\) -prune -o -delete',
    "find . \\( -name .git -exec rm -rf '{}' \\; \\) -prune -o -print",
    'Get-ChildItem | Where-Object FullName -NotMatch $(rm x)',
    'find . -not -path ./.bash_history;rm x',
    "grep -rl teh . | grep -vE '^(src/|beck/)'",
    "grep -rl teh . | grep -vE '^(beck/)' x",
  ])('is all that is hidden: %s', (command) => {
    expect(ownClauses(command)).toEqual([]);
  });
});
