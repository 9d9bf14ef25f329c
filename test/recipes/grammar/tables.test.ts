// Questions about tables and logs whose columns are known from their first lines.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NoRecipeError } from '../../../src/domain/errors.ts';
import { bestReading } from '../../../src/recipes/grammar/read.ts';
import { proposed } from '../proposed.ts';
import { worldOf } from '../world.ts';

const FILES: Readonly<Record<string, string>> = {
  'staff.csv': 'name,city,age,salary\nann,Rome,41,3200\nbob,Oslo,28,2500\ncid,Rome,35,4100\n',
  'sales.csv':
    'date,item,amount,price\n2024-01-02,pen,10,1.50\n2024-02-01,pen,5,1.60\n2024-02-03,book,2,12.00\n',
  'colors.tsv': 'red\t3\nblue\t5\nred\t1\n',
  'app.log':
    '2024-03-01 09:01:07 INFO request 1 from 10.0.0.1 took 37 ms\n2024-03-01 10:02:14 ERROR request 2 from 10.0.0.2 took 740 ms\n2024-03-02 10:03:21 WARN request 3 from 10.0.0.1 took 111 ms\n',
  'access.log':
    '10.0.0.1 - - [12/Mar/2024:10:00:01 +0000] "GET /a HTTP/1.1" 200 153\n10.0.0.2 - - [12/Mar/2024:11:00:02 +0000] "GET /b HTTP/1.1" 404 20\n10.0.0.1 - - [13/Mar/2024:10:00:03 +0000] "GET /a HTTP/1.1" 200 7\n',
  passwd: 'root:x:0:0:root:/root:/bin/bash\nann:x:1000:1000::/home/ann:/bin/zsh\n',
};

const world = {
  ...worldOf({ entries: Object.keys(FILES) }),
  firstLines: (path: string) => FILES[path]?.split('\n') ?? [],
};
const folder = mkdtempSync(join(tmpdir(), 'beck-tables-'));
beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

function answer(question: string, shell: 'bash' | 'powershell' = 'bash'): string | undefined {
  const env = { shell, userland: 'gnu', cwd: '/home/ada', home: '/home/ada', world } as const;
  return bestReading(question, env)?.command;
}

/** What the command prints here. */
function printed(question: string): string {
  const command = answer(question);
  if (command === undefined) return 'no answer';
  const env = { PATH: process.env['PATH'], LC_ALL: 'C' };
  return execFileSync('sh', ['-c', command], { cwd: folder, env, encoding: 'utf8' }).trim();
}

describe('columns by the names of the header', () => {
  test.each([
    ['how many people are in staff.csv', '3'],
    ['any duplicate cities in staff.csv', 'Rome'],
    ['which cities in staff.csv appear more than once', 'Rome'],
    ['salaries in staff.csv twice per page', 'no answer'],
    ['how many rows does staff.csv have', '3'],
    ['how many lines does staff.csv have', '4'],
    ['first row of staff.csv', 'ann,Rome,41,3200'],
    ['first line of staff.csv', 'name,city,age,salary'],
    ['what columns does staff.csv have', 'name,city,age,salary'],
    ['columns of staff.csv', 'name,city,age,salary'],
    ['who in staff.csv lives in Rome', 'ann,Rome,41,3200\ncid,Rome,35,4100'],
    // A column whose value is told says which rows, and nothing to print.
    ['only the people from the Rome city in staff.csv', 'ann,Rome,41,3200\ncid,Rome,35,4100'],
    ['staff.csv: mean salary by city', 'Oslo 2500\nRome 3650'],
    ['which item has the highest price in sales.csv', 'book'],
    ['sales of february only', '2024-02-01,pen,5,1.60\n2024-02-03,book,2,12.00'],
    [
      'for each sale in sales.csv print the date and amount times price',
      '2024-01-02 15\n2024-02-01 8\n2024-02-03 24',
    ],
    ['columns name and salary of the staff file', 'name,salary\nann,3200\nbob,2500\ncid,4100'],
    ['people in staff.csv older than 30 who live in Rome', 'ann,Rome,41,3200\ncid,Rome,35,4100'],
    ['who earns the most in staff.csv', 'cid'],
    ['highest salary in staff.csv', '4100'],
    [
      'sort staff.csv by age, oldest first',
      'name,city,age,salary\nann,Rome,41,3200\ncid,Rome,35,4100\nbob,Oslo,28,2500',
    ],
    ['total amount per item in sales.csv', 'book 2\npen 15'],
    ['how many different cities are in staff.csv', '2'],
    ['how many columns does staff.csv have', '4'],
    ['staff.csv without the age column', 'name,city,salary\nann,Rome,3200\nbob,Oslo,2500\ncid,Rome,4100'],
    ['max price per item in sales.csv', 'book 12.00\npen 1.60'],
    [
      'swap the columns name and city in staff.csv',
      'city,name,age,salary\nRome,ann,41,3200\nOslo,bob,28,2500\nRome,cid,35,4100',
    ],
    ['first 2 data rows of staff.csv', 'ann,Rome,41,3200\nbob,Oslo,28,2500'],
    ['list all cities in staff.csv without duplicates', 'Oslo\nRome'],
    ['does every line of sales.csv have 4 fields? show bad ones', ''],
  ])('"%s"', (question, output) => {
    expect(printed(question)).toBe(output);
  });
});

describe('columns of logs and files without a header', () => {
  test.each([
    ['requests in app.log that took longer than 100 ms', /740 ms\n.*111 ms$/],
    ['slowest request in app.log', /^\S+ \S+ ERROR .* 740 ms$/],
    ['when was the last WARN in app.log', /^2024-03-02 10:03:21 WARN/],
    ['number of log lines per day in app.log', /^2 2024-03-01\n\s+1 2024-03-02$/],
    ['log entries of app.log from 1 march 2024 between 10 and 11 o clock', /^2024-03-01 10:02:14[^\n]*$/],
    ['which ip made the most requests in access.log', /^2 10\.0\.0\.1$/],
    ['how many bytes did the webserver send altogether in access.log', /^180$/],
    ['requests per day in access.log', /^2 12\/Mar\/2024\n\s+1 13\/Mar\/2024$/],
    ['add up the second column of colors.tsv for every colour', /^blue 5\nred 4$/],
    ['which user in passwd has the shell /bin/zsh', /^no answer$/],
    ['users with bash as shell in passwd', /^root$/],
    ['count log levels in app.log', /^1 ERROR\n\s+1 INFO\n\s+1 WARN$/],
    ['average ms in app.log', /^296$/],
    ['requests per minute in app.log', /^1 2024-03-01 09:01\n/],
    ['which ip got the most 404 in access.log', /^1 10\.0\.0\.2$/],
    ['bytes per page in access.log', /^\/a 160\n\/b 20$/],
    ['how many requests to /a in access.log', /^2$/],
    ['requests of 10.0.0.2 in access.log', /^10\.0\.0\.2 [^\n]*$/],
    ['requests that were not 200 in access.log', /^10\.0\.0\.2 [^\n]*$/],
    ['most requested pages in access.log', /^2 \/a\n\s+1 \/b$/],
    ['most requested page', /^2 \/a$/],
    ['unique visitors of the website log', /^10\.0\.0\.1\n10\.0\.0\.2$/],
  ])('"%s"', (question, output) => {
    expect(printed(question)).toMatch(output);
  });
});

test('a word that is no column, no value and no word of the lexicon gets no answer', () => {
  expect(answer('mean height by city, staff.csv')).toBeUndefined();
  expect(answer('people in staff.csv who live in Paris')).toBeUndefined();
  expect(answer('requests in app.log that took longer than 2 hours')).toBeUndefined();
});

test('PowerShell reads a table with a header as objects', () => {
  expect(answer('people in staff.csv older than 30', 'powershell')).toBe(
    'Import-Csv -LiteralPath staff.csv | Where-Object { [double]$_.age -gt 30 }',
  );
  expect(answer('mean salary by city in staff.csv', 'powershell')).toContain('Group-Object city');
  expect(answer('slowest request in app.log', 'powershell')).toBeUndefined();
});

describe('where no file is named', () => {
  test.each([
    [
      'average salary per city',
      "awk -F , 'NR > 1 { s[$2] += $4; n[$2]++ } END { for (k in s) print k, s[k] / n[k] }' staff.csv | sort",
    ],
    ['drop the age column', 'cut -d , -f 1,2,4 staff.csv'],
    ['any duplicate cities', 'tail -n +2 staff.csv | cut -d , -f 2 | sort | uniq -d'],
    // Both tables have one of these, or files have it too, or something else is asked about.
    ['average price per city', undefined],
    ['average date', undefined],
    ['requests per item', undefined],
    ['how many people work here', undefined],
  ])('%s: of the one table that has what is asked for', async (question, command) => {
    const env = { shell: 'bash', userland: 'gnu', cwd: '/home/ada', home: '/home/ada', world } as const;
    const answered = proposed(question, env).catch((error) => {
      if (error instanceof NoRecipeError) return undefined;
      throw error;
    });
    expect(await answered).toBe(command);
  });
});
