import { describe, expect, test } from 'vitest';
import { printsValues, removeValues } from '../../src/output/environment-output.ts';
import { printsSecrets, SECRET_PRINTERS } from '../../src/output/secret-printers.ts';

test.each([
  'env',
  'env -0',
  'env | sort',
  'ls; env',
  'printenv PATH',
  'export -p',
  'export',
  'declare -px',
  'declare -p HOME',
  'set',
  'set | grep x',
  'set -x | head',
  'history | tail -5',
  'history 20',
  'fc -l',
  'cat ~/.bash_history',
  'strings /proc/self/environ',
  '\\env',
  'command env',
  'Get-ChildItem env:',
  'jq -n env',
  "jq -n '$ENV.HOME'",
  "awk 'BEGIN { for (name in ENVIRON) print ENVIRON[name] }'",
  'node -p process.env',
  'ps auxe',
  'ps e',
  'systemctl --user show-environment',
  'find . -not -path $(cat ~/.bash_history)',
  'find . -not -path x -o -name .bash_history -exec cat {} +',
])('%s prints the environment or the history', (command) => {
  expect(printsValues(command)).toBe(true);
});

test.each([
  'env FOO=1 make',
  'export FOO=bar',
  'declare -i n=3',
  'set -e; make',
  'set -gx EDITOR vim',
  'cat environment.txt',
  'git log --oneline',
  'ls history',
  'pip list',
  'dotenv run',
  'ps -e',
  'ps -ef | grep node',
  'ps aux',
  'jq .environment a.json',
  "find . -not -path './.cache/beck/*' -not -path ./.bash_history -type f",
])('%s does not', (command) => {
  expect(printsValues(command)).toBe(false);
});

describe.each(SECRET_PRINTERS)('a command that prints secrets: $call', ({ examples, lookAlikes = [] }) => {
  test.each(examples)('%s', (command) => {
    expect([command, `cd x && ${command}`].map(printsSecrets)).toEqual([true, true]);
  });
  test.skipIf(lookAlikes.length === 0).each(lookAlikes)('%s does not', (command) => {
    expect(printsSecrets(command)).toBe(false);
  });
});

test('a long text is searched once', () => {
  expect(printsValues(`${'\n'.repeat(500_000)}x`)).toBe(false);
  expect(printsValues('jq '.repeat(200_000))).toBe(false);
  expect(printsValues(`${'jq '.repeat(200_000)}$ENV`)).toBe(true);
  for (const piece of ['aws ', 'a=b ', 'a=', ';pass', '/', '(az keys '])
    expect(printsSecrets(piece.repeat(100_000))).toBe(false);
});

test('names of variables stay, their values and everything else go', () => {
  const printed = 'HOME=/home/a\nexport KEY="x"\ndeclare -x TOKEN=\'y\nsecond line\'\n  12  mysql -pfoo\n';
  expect(removeValues(printed)).toBe(
    'HOME=[value not sent]\nKEY=[value not sent]\nTOKEN=[value not sent]\n[2 lines not sent: values, secrets or history]',
  );
});

test('nothing printed stays nothing', () => {
  expect(removeValues('')).toBe('');
});
