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
  const most = execFileSync(process.execPath, ['--input-type=module', '--eval', JUDGING], {
    encoding: 'utf8',
  });
  expect(Number(most) / 1024).toBeLessThan(300);
});
