// A deletion at the end of a PowerShell pipeline names what it would delete now, where that can be looked up.

import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { factsOfDisk } from '../../src/cli/wiring/command-facts.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';

const { classify, survey } = await loadClassifier('powershell');
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'beck-listed-')));
mkdirSync(join(folder, 'sub'));
writeFileSync(join(folder, 'a.log'), 'hello\n');
writeFileSync(join(folder, 'b.LOG'), 'x'.repeat(3000));
writeFileSync(join(folder, 'sub/c.log'), 'x\n');
writeFileSync(join(folder, '.h.log'), 'x\n');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function reasonsHere(command: string) {
  const request = { command, shell: 'powershell', cwd: folder, home: '/home/me' } as const;
  const facts = await factsOfDisk(request, survey, { env: {}, now: 0 });
  return classify({ ...request, ...facts }).reasons.map(({ text }) => text);
}

const TWO = 'Deletes 2 that match now, 2.9 KB: a.log (6 bytes), b.LOG (2.9 KB).';
const THREE = 'Deletes 3 that match now, 2.9 KB: a.log (6 bytes), b.LOG (2.9 KB), sub/c.log (2 bytes).';
const UNKNOWN = 'Matching files are only known at run time.';

test.each([
  ['gci *.log | Remove-Item', TWO],
  ['gci -Filter *.log | Remove-Item -Force', TWO],
  ['Get-ChildItem . -File | ri', TWO],
  ['gci *.txt, *.log | Remove-Item -Confirm:$false', TWO],
  ['gci -Recurse *.log | Sort-Object Length | ri', THREE],
  ['gci -Recurse -File -Include *.log | ri', THREE],
  ['gci sub | ri', 'Deletes sub/c.log (2 bytes), the only match now.'],
  ['gci *.tmp | ri', 'Deletes whatever matches when it runs (nothing matches now).'],
  ['gci -Force .h* | ri', 'Deletes .h.log (2 bytes), the only match now.'],
  // What chooses by more than names is only known when it runs.
  ['gci *.log | select -First 1 | ri', UNKNOWN],
  ['gci *.log | ? Length -gt 5 | ri', UNKNOWN],
  ['gci *.log | ri -Exclude a*', UNKNOWN],
  ['gci -Exclude *.log | ri', UNKNOWN],
  ['gci $x | ri', UNKNOWN],
  ['gci a.log | ri', UNKNOWN],
  ['gci *.log | ri b', UNKNOWN],
])('%s', async (command, said) => {
  expect(await reasonsHere(command)).toContain(said);
});
