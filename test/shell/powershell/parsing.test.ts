// PowerShell's parser itself acts upon `using` and `configuration`: nothing unapproved gets so far. A module whose
// manifest runs a function of the session leaves a mark as soon as a parser so much as looks it up.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerQuestion, questionOpen } from '../../support/approval.ts';
import { type FreshHome, freshHome } from '../../support/home.ts';
import { type AgentSession, look, openAgent, propose, say, toldOf } from '../agent-session.ts';
import { PWSH } from '../shell-session.ts';

const SCRIPT = join(import.meta.dirname, '../../../shell/powershell/question.ps1');
const RESOURCE = 'configuration C { Import-DscResource -ModuleName Loud }';
const NO_BREAK_SPACE = '\u00a0';

/** Texts that may make the parser act. `MODULE` stands for the path of the module. */
const ACTS = [
  'using module Loud',
  'USING MODULE Loud',
  'using module MODULE',
  "using module @{ ModuleName = 'Loud'; ModuleVersion = '1.0' }",
  'using assembly ./loud.dll',
  'using namespace System.IO',
  `using${NO_BREAK_SPACE}module Loud`,
  `${NO_BREAK_SPACE}using module Loud`,
  '\u2028using module Loud',
  '\u3000using module Loud',
  '\u0085using module Loud',
  '\n\n using module Loud',
  '# a comment\nusing module Loud',
  '<# a comment #> using module Loud',
  '<##>using module Loud',
  'using `\n module Loud',
  ';using module Loud',
  'Get-Date; using module Loud',
  'Get-Date |using module Loud',
  'Get-Date &using module Loud',
  'Get-Date &&using module Loud',
  '& { using module Loud }',
  '. {using module Loud}',
  '$a = { using module Loud }',
  '$(using module Loud)',
  '"$(using module Loud)"',
  '@"\n$(using module Loud)\n"@',
  '@(using module Loud)',
  'function f { using module Loud }',
  'if (1) { } using module Loud',
  'if (1){}using module Loud',
  'param() using module Loud',
  'class A { } using module Loud',
  'begin { using module Loud }',
  '$a using module Loud',
  '$a --using module Loud',
  '$a –—using module Loud',
  '1 /using module Loud',
  "'a'using module Loud",
  "'a'%using module Loud",
  '(1)using module Loud',
  '}using module Loud',
  '[int]using module Loud',
  '$a[1]?using module Loud',
  '& using module Loud',
  RESOURCE,
  RESOURCE.toUpperCase(),
  `& { ${RESOURCE} }`,
  `[a()] ${RESOURCE}`,
  `"$(${RESOURCE})"`,
  `Get-Date; ${RESOURCE}`,
  'configuration',
  // Harmless, but what the parser stumbles over and what only looks like another word are kept away as well.
  '$using module Loud',
  '@using module Loud',
  "& 'using' module Loud",
  '\u200busing module Loud',
  '\ufeffusing module Loud',
] as const;

/** Texts that have the words, or look as if, and are no statement of the parser's. */
const INERT = [
  'dotnet build --configuration Release',
  'msbuild /p:Configuration=Release',
  'Get-Content configuration.json',
  'Remove-Item -Path ./configuration',
  'Get-Help about_using',
  '1..3 | ForEach-Object -Parallel { $using:here }',
  '@{ configuration = 1 }',
  '$o.Configuration',
  "'using module Loud'",
  '"using module Loud"',
  'Get-Date # using module Loud',
  'u`sing module Loud',
  '`using module Loud',
  '"u`sing" module Loud',
  'u\u017fing module Loud',
  'u\u200dsing module Loud',
  '_using module Loud',
  '1using module Loud',
  '-using module Loud',
  '.using module Loud',
  'usings module Loud',
  ':label using module Loud',
  '#requires -Modules Loud\nGet-Date',
  '#requires -Assembly ./loud.dll',
  'class A : Loud { }',
  'class A : Loud.B, Loud { [Loud.C] $d }',
  '[Loud.A, Loud]::B',
  '[Loud()] param([Loud.A, Loud] $a)',
  'Import-DscResource -ModuleName Loud',
  'Import-Module Loud',
  'data { Import-Module Loud }',
  'data -SupportedCommand Import-Module { Import-Module Loud }',
  'param([ValidateScript({ Import-Module Loud })] $a)',
  'enum E { A = [Loud]::B }',
  '$a::(Import-Module Loud)',
  'Node a { }',
] as const;

function layOut(home: FreshHome): string {
  const module = join(home.path, 'modules/Loud');
  mkdirSync(module, { recursive: true });
  writeFileSync(
    join(module, 'Loud.psd1'),
    "Write-Host a\n@{ RootModule = 'Loud.psm1'; ModuleVersion = '1.0' }\n",
  );
  writeFileSync(join(module, 'Loud.psm1'), leaveMark(home));
  return module;
}

const markFile = (home: FreshHome): string => join(home.path, 'mark');
const leaveMark = (home: FreshHome): string => `[IO.File]::WriteAllText('${markFile(home)}', '')`;

/** The only commands that a manifest may run are looked up by name: this one leaves the mark. */
const makeManifestLoud = (home: FreshHome): string =>
  `$env:PSModulePath = '${join(home.path, 'modules')}' + [IO.Path]::PathSeparator + $env:PSModulePath
function global:Write-Host { ${leaveMark(home)} }`;

type Seen = { readonly acts: boolean; readonly mark: string };

/** Each text through the script's own functions; what would not act through the parser as it is, too. */
async function readAll(texts: readonly string[], control: string): Promise<readonly Seen[]> {
  await using home = await freshHome();
  const module = layOut(home);
  writeFileSync(
    join(home.path, 'texts.json'),
    JSON.stringify([...texts, control].map((text) => text.replaceAll('MODULE', module))),
  );
  const lines = [
    makeManifestLoud(home),
    `. '${SCRIPT}'`,
    `$texts = Get-Content -Raw '${join(home.path, 'texts.json')}' | ConvertFrom-Json`,
    // Reading that file looks for modules, whose manifests are read for it.
    `[IO.File]::Delete('${markFile(home)}')`,
    '$seen = for ($at = 0; $at -lt $texts.Count; $at++) {',
    '  $text = $texts[$at]; $acts = [bool](__beck_may_act $text); $null = __beck_incomplete $text',
    `  $mark = ''; if ([IO.File]::Exists('${markFile(home)}')) { $mark = 'before' }`,
    '  if (-not $acts -or $at -eq $texts.Count - 1) { $null = __beck_tokens $text }',
    `  if (-not $mark -and [IO.File]::Exists('${markFile(home)}')) { $mark = 'parsed' }`,
    `  [IO.File]::Delete('${markFile(home)}')`,
    '  @{ acts = $acts; mark = $mark }',
    '}',
    '[Console]::WriteLine(($seen | ConvertTo-Json))',
  ];
  writeFileSync(join(home.path, 'read.ps1'), lines.join('\n'));
  const { stdout } = spawnSync(PWSH ?? 'pwsh', ['-NoProfile', '-File', join(home.path, 'read.ps1')], {
    encoding: 'utf8',
    cwd: home.path,
    env: { ...home.env, POWERSHELL_TELEMETRY_OPTOUT: '1', POWERSHELL_UPDATECHECK: 'Off' },
  });
  return JSON.parse(stdout);
}

describe.skipIf(PWSH === undefined)("what PowerShell's parser acts upon", () => {
  test('is known before it parses, and nothing else leaves a mark', async () => {
    const seen = await readAll([...ACTS, ...INERT], 'using module Loud');
    const named = [...ACTS, ...INERT].map((text, at) => ({ text, ...seen[at] }));
    expect(named).toEqual([
      ...ACTS.map((text) => ({ text, acts: true, mark: '' })),
      ...INERT.map((text) => ({ text, acts: false, mark: '' })),
    ]);
    // The parser as it is: the mark would have been seen.
    expect(seen.at(-1)).toEqual({ acts: true, mark: 'parsed' });
  });

  const open = (replies: Parameters<typeof openAgent>[1]): Promise<AgentSession> =>
    openAgent('powershell', replies, {
      prepare(home) {
        layOut(home);
        writeFileSync(join(home.path, 'marks.ps1'), makeManifestLoud(home));
      },
      after: '. ~/marks.ps1',
    });

  test('does so for an approved command, and neither when it is proposed, nor edited, nor declined', async () => {
    await using session = await open([
      propose('using module Loud'),
      say('Well.'),
      propose('using module Loud'),
      say('Done.'),
    ]);
    session.enter('? load it');
    await answerQuestion(session.terminal, 'e');
    await session.terminal.waitFor(/PowerShell runs this while it is on the line.*\nedit>/);
    session.terminal.press('Enter');
    await answerQuestion(session.terminal, 'n');
    await session.prompt(2);
    expect(existsSync(markFile(session.home))).toBe(false);
    session.enter('? load it now');
    await questionOpen(session.terminal);
    expect(existsSync(markFile(session.home))).toBe(false);
    session.terminal.type('y');
    await session.prompt(3);
    expect(existsSync(markFile(session.home))).toBe(true);
  });

  test('does not for a look, which is refused', async () => {
    await using session = await open([look('using module Loud; Get-Date'), say('As you wish.')]);
    await session.run('? load it');
    expect(toldOf(session.server)[0]).toContain('run_in_shell');
    expect(existsSync(markFile(session.home))).toBe(false);
  });

  test('does not for what a line is to become, which is not put there', async () => {
    await using session = await open([
      say('using module Loud\nconfiguration C { }'),
      say('Get-Date\nusing module Loud'),
    ]);
    session.terminal.type('load it');
    await session.terminal.waitUntil(() => session.terminal.screen().endsWith('load it'));
    session.terminal.type('\x1b/');
    await session.terminal.waitFor('Not put on your line');
    expect(session.terminal.screen()).toContain('ready> load it\n');
    session.terminal.type('\x1b/');
    await session.terminal.waitFor('ready> Get-Date');
    expect(session.terminal.screen()).not.toContain('1/2');
    expect(existsSync(markFile(session.home))).toBe(false);
    // What the person types there is PowerShell's own affair: the mark would have been seen.
    session.terminal.press('Ctrl-C');
    await session.prompt(2);
    rmSync(markFile(session.home), { force: true });
    session.terminal.type('using module Loud');
    await session.terminal.waitUntil(() => existsSync(markFile(session.home)), { what: 'the mark' });
  });
});
