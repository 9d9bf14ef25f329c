// Every described program and option is explained in its own words in the row's examples, and every option is one the judge knows.

import { expect, describe as group, test } from 'vitest';
import { loadClassifier } from '../../../src/safety/classifier.ts';
import { describe, describedNames } from '../../../src/safety/explain/descriptions.ts';
import { type Explained, explainParts } from '../../../src/safety/explain/explain.ts';
import { PARAMETERS } from '../../../src/safety/knowledge/descriptions/powershell.ts';
import { cmdletNames, findCmdlet } from '../../../src/safety/shells/powershell/cmdlets/rows.ts';

const classifiers = {
  bash: await loadClassifier('bash'),
  cmd: await loadClassifier('cmd'),
  powershell: await loadClassifier('powershell'),
};

function allParts(command: string, shell: 'bash' | 'cmd' | 'powershell' = 'bash'): Explained[] {
  const flat = (part: Explained): Explained[] => [part, ...part.parts.flatMap(flat)];
  return explainParts(classifiers[shell].dissect({ command, shell }).parts).flatMap(flat);
}

function shellOf(name: string): 'bash' | 'cmd' | 'powershell' {
  return name.startsWith('cmd:') ? 'cmd' : name.startsWith('powershell:') ? 'powershell' : 'bash';
}

/** The names of one row share its words; the first stands for them. */
const rows = describedNames().filter((name, index, names) => {
  const own = describe(name);
  return names.findIndex((other) => describe(other)?.options === own?.options) === index;
});

group('the descriptions', () => {
  test.each(rows)('%s is explained in its own words', (name) => {
    const own = describe(name);
    const parts = (own?.examples ?? []).flatMap((example) => allParts(example, shellOf(name)));
    expect(parts.map(({ words }) => words)).toContain(own?.words);
    const explained = new Set(parts.flatMap(({ options }) => options.map((option) => option.words)));
    const missing = new Set([...(own?.options.values() ?? [])].filter((words) => !explained.has(words)));
    expect([...missing]).toEqual([]);
  });

  test.each([...PARAMETERS])('%s is a parameter of a cmdlet', (name) => {
    expect(cmdletNames().some((cmdlet) => findCmdlet(cmdlet)?.parameters.has(name))).toBe(true);
  });

  test('name every program once', () => {
    const names = describedNames();
    expect(names.length).toBeGreaterThan(200);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
