// The link to the helper: what the script says, and that any text crosses it unchanged.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLineDecoder, encodeLine } from '../../../src/protocol/lines.ts';
import { encodeToShell, parseFromShell } from '../../../src/protocol/words.ts';
import { type FreshHome, freshHome } from '../../support/home.ts';
import { PWSH } from '../shell-session.ts';

const SCRIPT = join(import.meta.dirname, '../../../shell/powershell/link.ps1');

/** Says every command back as a question, through the functions that real questions and commands use. */
const CROSS = `
. '${SCRIPT}'
$script:helper = [pscustomobject]@{
    StandardInput = [Console]::Out
    StandardOutput = [IO.StreamReader]::new([Console]::OpenStandardInput())
}
while ($true) {
    __beck_receive
    if ($script:message[0] -ne 'run') { break }
    __beck_send ask $script:message[1]
}`;

async function runScript(home: FreshHome, input: Uint8Array): Promise<Uint8Array> {
  const file = join(home.path, 'cross.ps1');
  writeFileSync(file, CROSS);
  const shell = spawn(PWSH ?? 'pwsh', ['-NoProfile', '-NonInteractive', '-File', file], {
    cwd: '/usr',
    env: { ...home.env, POWERSHELL_TELEMETRY_OPTOUT: '1', POWERSHELL_UPDATECHECK: 'Off' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const chunks: Buffer[] = [];
  shell.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  shell.stdin.end(input);
  await once(shell, 'close');
  return Buffer.concat(chunks);
}

function questionsIn(bytes: Uint8Array): string[] {
  return createLineDecoder()(bytes).map((fields) => {
    const message = parseFromShell(fields);
    return typeof message !== 'string' && message.type === 'ask'
      ? Buffer.from(message.question).toString()
      : `no question: ${JSON.stringify(message)}`;
  });
}

const sent = (questions: readonly string[]): Uint8Array =>
  Buffer.concat(
    questions.map((command) =>
      encodeLine(encodeToShell({ type: 'run', command, out: '/dev/tty', mark: '' })),
    ),
  );

test.skipIf(PWSH === undefined)('any 500 lines cross the link to PowerShell and back unchanged', async () => {
  const lines = fc.sample(fc.string({ unit: 'binary', maxLength: 200 }), { numRuns: 500, seed: 6 });
  const texts = [...lines.map((line) => line.replaceAll('\0', '')), "it's\n你好 🎉\t\r", '-'.repeat(100_000)];
  expect(new Set(texts).size).toBeGreaterThan(400);
  await using home = await freshHome();
  expect(questionsIn(await runScript(home, sent(texts)))).toEqual(texts);
});
