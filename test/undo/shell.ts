// One real shell that runs many commands, each in its folder, and tells when it is done.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quoteWord } from '../../src/domain/quote.ts';
import type { Shell } from '../../src/domain/shell.ts';

export type RunningShell = {
  readonly run: (folder: string, command: string) => Promise<void>;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
};

const ARGUMENTS: Readonly<Partial<Record<Shell, readonly string[]>>> = {
  zsh: ['-f', '-s'],
  bash: ['--norc', '-s'],
  // It reads a script to its end before it begins.
  fish: ['--no-config', '-c', 'while read --null text; eval $text; end'],
  powershell: ['-NoProfile', '-NoLogo', '-NonInteractive', '-Command', '-'],
};

export function startShell(shell: Shell, program: string): RunningShell {
  // Some shells make folders in their home.
  const home = mkdtempSync(join(tmpdir(), 'beck-undo-home-'));
  const env = { PATH: process.env['PATH'] ?? '', HOME: home, LANG: 'C.UTF-8', TERM: 'dumb' };
  const child = spawn(program, ARGUMENTS[shell] ?? [], { env, stdio: ['pipe', 'pipe', 'ignore'] });
  let [output, number] = ['', 0];
  let arrived = (): void => {};
  child.stdout.on('data', (bytes: Buffer) => {
    output = (output + bytes.toString()).slice(-10_000);
    arrived();
  });
  child.on('close', () => arrived());
  return {
    async run(folder, command) {
      const mark = `done-${++number}-`;
      const text = `${textFor(shell, folder, command)}\n${markFor(shell, mark)}\n`;
      child.stdin.write(shell === 'fish' ? `${text}\0` : text);
      while (!output.includes(`${mark}.`)) {
        if (child.exitCode !== null) throw new Error(`${shell} ended in: ${command}`);
        await new Promise<void>((settle) => {
          arrived = settle;
        });
      }
    },
    async [Symbol.asyncDispose]() {
      child.stdin.end();
      if (child.exitCode === null) await new Promise((settle) => child.on('close', settle));
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** The mark is put together by the shell, so that no echo of the input is taken for it. */
function markFor(shell: Shell, mark: string): string {
  return shell === 'powershell' ? `"${mark}" + "."` : `printf '%s\\n' '${mark}'.`;
}

function textFor(shell: Shell, folder: string, command: string): string {
  if (shell === 'powershell') {
    const text = Buffer.from(`Set-Location -LiteralPath ${quoteWord(folder, shell)}; ${command}`).toString(
      'base64',
    );
    return `Invoke-Expression ([Text.Encoding]::UTF8.GetString([Convert]::FromBase64String('${text}'))) *> $null`;
  }
  return `cd ${quoteWord(folder, shell)}; eval ${quoteWord(command, shell)} </dev/null`;
}
