// Scripts that venv itself writes, and what someone could put in their place.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activationScripts, onlyActivates } from '../../src/context/virtual-environment.ts';
import { need } from '../support/programs.ts';

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'beck-venv-')));
  spawnSync('python3', ['-m', 'venv', '--without-pip', '--prompt', 'my project', join(folder, '.venv')]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SCRIPTS = ['activate', 'activate.fish'] as const;

test.each(SCRIPTS)('%s as Python writes it only activates', async (name) => {
  need('python3');
  const path = join(folder, '.venv/bin', name);
  expect(await activationScripts([path])).toEqual([path]);
});

test('so does one that is reached through a link, and not one of another folder', async () => {
  need('python3');
  symlinkSync(join(folder, '.venv'), join(folder, 'env'));
  writeFileSync(join(folder, 'activate'), readFileSync(join(folder, '.venv/bin/activate')));
  const [linked, moved] = [join(folder, 'env/bin/activate'), join(folder, 'activate')];
  expect(await activationScripts([linked, moved, join(folder, 'none')])).toEqual([linked]);
});

test("PowerShell's as Python writes it, signed or with the line ends of Windows, and nothing else", async ({
  skip,
}) => {
  need('python3');
  const { stdout } = spawnSync('python3', ['--version'], { encoding: 'utf8' });
  // These three write the same; what a Python writes that nobody has looked at yet asks as any script does.
  if (!/^Python 3\.1[012]\./.test(stdout)) skip(`${stdout.trim()} may write another script`);
  const path = join(folder, '.venv/bin/Activate.ps1');
  const written = readFileSync(path, 'utf8');
  const text = written.replaceAll('\r\n', '\n');
  const signature = ['', '# SIG # Begin signature block', '# MIIc+/9a=', '# SIG # End signature block', ''];
  const windows = text.replaceAll('\n', '\r\n');
  for (const same of [written, text, windows, windows.trimEnd() + signature.join('\r\n')]) {
    writeFileSync(path, same);
    expect(await activationScripts([path])).toEqual([path]);
  }
  const others = [
    `${text}\ntouch pwned\n`,
    text.trimEnd() + signature.join('\n').replace('# MII', 'MII'),
    `${text.trimEnd()}${signature.join('\n')}\ntouch pwned\n`,
    text.replace('deactivate -nondestructive', 'deactivate -nondestructive#;touch pwned'),
    text.replace('PathSeparator', 'pathSeparator'),
  ];
  for (const other of others) {
    writeFileSync(path, other);
    expect(await activationScripts([path])).toEqual([]);
  }
});

const HOSTILE = [
  'touch pwned',
  'PATH="/tmp/evil:$PATH"',
  'export PATH="$VIRTUAL_ENV/../evil:$PATH"',
  '_OLD_VIRTUAL_PATH="/tmp/evil"',
  'VIRTUAL_ENV="/tmp/evil"',
  'export VIRTUAL_ENV=/tmp/evil',
  'PS1="$(touch pwned)"',
  "PS1='$(touch pwned)'",
  'PS1="${PS1@P}"',
  'PS1=x touch pwned',
  'PYTHONHOME="${NONE:-/tmp/evil}"',
  'PYTHONHOME=/tmp/evil',
  'LD_PRELOAD="/tmp/evil.so"',
  'export LD_PRELOAD',
  'if [ -n "$(touch pwned)" ] ; then',
  'if [ -n x ] ; then touch pwned; fi',
  'deactivate () { touch pwned',
  'ls () {',
  'alias ls=evil',
  'hash -r; touch pwned',
  'hash -p /tmp/evil ls',
  'export VIRTUAL_ENV=$(cygpath "$(touch pwned)")',
  'unset -f ls',
  'fi; touch pwned',
  'set -gx PATH "/tmp/evil" $PATH',
  'set -gx PATH (touch pwned)',
  'set -gx VIRTUAL_ENV "/tmp/evil"',
  'function ls',
  'functions -c evil ls',
  'echo "touch pwned" | .',
  'printf "%s" (touch pwned)',
];

test.each(HOSTILE)('with the line %s it does more', (line) => {
  need('python3');
  for (const name of SCRIPTS) {
    const text = readFileSync(join(folder, '.venv/bin', name), 'utf8');
    const folders = [join(folder, '.venv')];
    expect(onlyActivates(text, folders, name.endsWith('.fish'))).toBe(true);
    expect(onlyActivates(`${text}\n${line}\n`, folders, name.endsWith('.fish'))).toBe(false);
  }
});
