// What the grammar costs a process that lives as long as a question: V8 must not optimise it behind our back.

import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const JUDGING = `
const { loadClassifier } = await import(${JSON.stringify(new URL('../../../src/safety/classifier.ts', import.meta.url).href)});
const { classify } = await loadClassifier('powershell');
const command = 'Get-ChildItem -Recurse | Where-Object { $_.Length -gt 1MB } | Sort-Object Length';
for (let times = 0; times < 500; times++) classify({ command, shell: 'powershell' });
console.log(process.resourceUsage().maxRSS);
`;

test('500 verdicts of PowerShell fit into 300 MB', () => {
  // Linux counts what its parent held before the exec (getrusage(2), ru_maxrss), so a small shell starts it.
  const inShell = ['-c', '"$0" --input-type=module --eval "$1"; exit', process.execPath, JUDGING];
  const most = execFileSync('sh', inShell, { encoding: 'utf8' });
  expect(Number(most) / 1024).toBeLessThan(300);
});
