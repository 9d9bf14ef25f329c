// Holds the PowerShell scripts and their page together, and their syntax to that of 5.1. No PowerShell is needed.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Node } from 'web-tree-sitter';
import { PROTOCOL_VERSION, parseFromShell } from '../../../src/protocol/words.ts';
import { loadPowerShellParser } from '../../../src/safety/shells/powershell/tree/grammar.ts';
import { PWSH } from '../shell-session.ts';

if (PWSH === undefined)
  console.warn('PowerShell was not run in a terminal: there is no pwsh on PATH or in BECK_PWSH.');

const FOLDER = join(import.meta.dirname, '../../../shell');
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
const page = read('powershell/README.md');
const PARTS = [
  'beck.ps1',
  'powershell/prompt.ps1',
  'powershell/keys.ps1',
  'powershell/ordinary.ps1',
  'powershell/inbox.ps1',
  'powershell/link.ps1',
  'powershell/question.ps1',
  'powershell/draw.ps1',
  'powershell/convert.ps1',
  'powershell/preview.ps1',
  'powershell/tab.ps1',
] as const;
const SCRIPTS = [...PARTS, 'beck.psd1', 'install.ps1', 'powershell/trial.ps1'] as const;
const all = PARTS.map(read).join('\n');
const parser = await loadPowerShellParser();

function nodes(name: string): readonly Node[] {
  const tree = parser.parse(read(name));
  if (tree === null) throw new Error(`no tree for ${name}`);
  const found: Node[] = [];
  const visit = (node: Node): void => {
    found.push(node);
    node.children.forEach(visit);
  };
  visit(tree.rootNode);
  return found;
}

describe.each(SCRIPTS)('%s', (name) => {
  test('is read by the grammar without an error', () => {
    expect(nodes(name).filter(({ isError, isMissing }) => isError || isMissing)).toEqual([]);
  });

  test('has nothing that Windows PowerShell 5.1 could not read', () => {
    const newer = nodes(name).filter(({ type }) =>
      /^pipeline_chain_tail$|ternary|null_coalesc|null_condition/.test(type),
    );
    expect(newer.map(({ text }) => text)).toEqual([]);
    expect(nodes(name).filter(({ type, text }) => type === 'variable' && /\w\?$/.test(text))).toEqual([]);
  });
});

test.each(['a && b', '$a ? 1 : 2', '$a ?? 1', '$a ??= 1', '$a?.b'])('the grammar would see %s', (newer) => {
  const root = parser.parse(newer)?.rootNode;
  expect(root?.hasError || root?.toString().includes('pipeline_chain_tail')).toBe(true);
});

test('the scripts define exactly the functions of the page, each in its file', () => {
  const listed = [...page.matchAll(/^\| `(__beck_\w+)` \| (\w+) \|/gm)].map(
    ([, name, file]) => `${file} ${name}`,
  );
  const defined = PARTS.flatMap((part) =>
    [...read(part).matchAll(/^function (?:global:|script:)?(__beck_\w+)/gm)].map(
      ([, name]) => `${part.replace(/^powershell\/|\.ps1$/g, '')} ${name}`,
    ),
  );
  expect(listed.toSorted()).toEqual(defined.toSorted());
  expect(defined.length).toBeGreaterThan(30);
});

test('every function that is called is defined', () => {
  const called = new Set([...all.matchAll(/__beck_\w+/g)].map(([name]) => name));
  const defined = new Set(
    [...all.matchAll(/^function (?:global:|script:)?(__beck_\w+)/gm)].map(([, name]) => name),
  );
  // A variable of the moment in which a text is edited, and the name under which a block stands in for the prompt.
  called.delete('__beck_text');
  called.delete('__beck_shown_prompt');
  expect([...called].filter((name) => !defined.has(name))).toEqual([]);
});

test('the files are those of the page, with its sections in their order', () => {
  const sections = (name: string): string =>
    [...read(name).matchAll(/^# --- (.+?) -+$/gm)].map(([, section]) => section).join(', ');
  const listed = [...page.matchAll(/^\| `([\w/-]+\.ps1)` \| [^|]+ \| ([^|]+) \|$/gm)];
  expect(listed.map(([, name, its]) => [name, its])).toEqual(PARTS.map((name) => [name, sections(name)]));
});

test('nothing is evaluated: no text becomes a command', () => {
  const text = all.replaceAll(/^\s*#.*$/gm, '');
  expect(text).not.toMatch(
    /Invoke-Expression|\biex\b|ScriptBlock\]::Create|AddScript|NewScriptBlock|InvokeScript|Add-Type/i,
  );
});

test('the script speaks the version of the protocol that the helper does', () => {
  expect(read('powershell/link.ps1')).toContain(`$script:protocol = '${PROTOCOL_VERSION}'`);
});

test('the module has the version of the package and brings the script', () => {
  const { version } = JSON.parse(readFileSync(join(FOLDER, '../package.json'), 'utf8'));
  expect(read('beck.psd1')).toContain(`ModuleVersion = '${version}'`);
  expect(read('beck.psd1')).toContain("ScriptsToProcess = @('beck.ps1')");
});

test('every word that the script says is understood by the helper', () => {
  const said = [
    ...all.matchAll(/(?:__beck_send|__beck_write \$one|__beck_report|\(__beck_start) ([a-z]+)/g),
  ].map(([, word = '']) => word);
  // Heard before the conversation begins.
  for (const word of ['environment', 'typed']) {
    expect(said).toContain(word);
    said.splice(said.indexOf(word), 1);
  }
  const texts: Readonly<Record<string, string>> = {
    about: '1\npowershell\n7.6\n0\n',
    word: 'ls\nbuiltin',
    end: '0',
  };
  const understood = [...new Set(said)].map((word) => {
    const message = parseFromShell([word, texts[word] ?? '1', '/'].map((field) => Buffer.from(field)));
    return typeof message === 'string' ? message : message.type;
  });
  expect(understood).toEqual([...new Set(said)]);
  expect(understood.length).toBeGreaterThan(9);
});
