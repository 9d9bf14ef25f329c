// Which commands only show variables: those that could page or start anything else are not among them.

import { expect, test } from 'vitest';
import { showsEnvironment } from '../../src/domain/shows-environment.ts';

test.each([
  'env',
  'printenv PAGER',
  'env | sort',
  'env | grep -i pager | sort | head -5',
  'export -p',
  'set',
  'set -x',
  'declare -x',
  'typeset -x',
  'echo $PAGER',
  'echo "${GIT_PAGER}"',
  'cat /proc/self/environ | tr "\\0" "\\n"',
  'gci env:',
  'Get-ChildItem Env:*PAGER | Format-Table',
  '$env:PAGER',
])('%s does', (command) => {
  expect(showsEnvironment(command)).toBe(true);
});

test.each([
  'env git log',
  'env PAGER=cat git log',
  'env | less',
  'env; git log',
  'env && git log',
  'env > f',
  'env | grep "$(git log)"',
  'set -- a; git log',
  'echo $(git log)',
  'git log',
  'printenv | xargs man',
])('%s does more, or something else', (command) => {
  expect(showsEnvironment(command)).toBe(false);
});
