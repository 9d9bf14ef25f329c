// Where PowerShell puts a word without a name, against where the rows of its cmdlets put it.

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { findCmdlet } from '../../../src/safety/shells/powershell/cmdlets/rows.ts';
import { PWSH } from '../../support/programs.ts';

const ASK = `Import-Module Microsoft.PowerShell.Utility, Microsoft.PowerShell.Management -ErrorAction Ignore
Get-Command -CommandType Cmdlet | ForEach-Object { foreach ($set in $_.ParameterSets) {
  foreach ($one in $set.Parameters) { if ($one.Position -ge 0) { "$($_.Name) $($one.Position) $($one.Name)" } } } }`;

/** Roles by which a file is read or changed. */
const OF_FILES = /^[RWATPDEVSMUO]$/;

test.skipIf(PWSH === undefined)('a word that PowerShell takes for a file is none of the other values', () => {
  const { stdout } = spawnSync(PWSH ?? 'pwsh', ['-NoProfile', '-Command', ASK], {
    encoding: 'utf8',
    env: { ...process.env, POWERSHELL_TELEMETRY_OPTOUT: '1', POWERSHELL_UPDATECHECK: 'Off' },
  });
  const places = [...new Set(stdout.trim().split(/\r?\n/))].map((line) => line.split(' '));
  expect(places.length).toBeGreaterThan(300);
  const wrong = places.filter(([cmdlet = '', at, name = '']) => {
    const row = findCmdlet(cmdlet);
    if (row?.impact.level !== 'safe' || !OF_FILES.test(roleOf(row, name))) return false;
    const own = row.positions[Number(at)] ?? row.positions.at(-1)?.match(/.*\*$/)?.[0] ?? '';
    return !OF_FILES.test(roleOf(row, own.replace('*', '')));
  });
  // Without `-Path`, a first word of Test-Json is the JSON itself.
  expect(wrong.map((words) => words.join(' ')).filter((one) => !one.startsWith('Test-Json '))).toEqual([]);
});

function roleOf(row: NonNullable<ReturnType<typeof findCmdlet>>, name: string): string {
  return row.parameters.get(name.toLowerCase())?.role ?? '';
}
