// Journal entries as a file to keep: what ran, with what it was for, as a script or as Markdown.

import { makeAllVisible, makeVisible } from '../../../domain/visible.ts';
import type { Entry, Step } from '../../../journal/entry.ts';

export type Runbook = 'script' | 'markdown';

/** By the name of the file. */
export function runbookOf(path: string): Runbook {
  return /\.(?:md|markdown)$/i.test(path) ? 'markdown' : 'script';
}

/** The entries of which something ran. */
export function ranIn(entries: readonly Entry[]): readonly Part[] {
  return entries.flatMap((entry) => {
    const steps = entry.steps.filter((step) => step.kind === 'run' && step.outcome === 'ran');
    return steps.length === 0 ? [] : [{ entry, steps }];
  });
}

/** Oldest first. What failed, and what a secret was masked in, is only a comment. */
export function renderRunbook(parts: readonly Part[], kind: Runbook, date: string): string {
  return kind === 'markdown' ? markdown(parts, date) : script(parts, date);
}

type Part = { readonly entry: Entry; readonly steps: readonly Step[] };

function script(parts: readonly Part[], date: string): string {
  const [asker, ...others] = new Set(parts.map(({ entry }) => entry.asker));
  const shebang = asker !== undefined && others.length === 0 ? PROGRAMS[asker] : undefined;
  let folder: string | undefined;
  const body = parts.flatMap(({ entry, steps }) => {
    const moved = entry.folder === folder ? [] : [`cd -- ${quoted(entry.folder)}`];
    folder = entry.folder;
    return ['', ...commented(entry.question), ...moved, ...steps.flatMap(scriptLines)];
  });
  const head = `# Saved from beck log on ${date}. Read it before you run it.`;
  return [...(shebang === undefined ? [] : [`#!/usr/bin/env ${shebang}`]), head, ...body, ''].join('\n');
}

const PROGRAMS: Readonly<Record<string, string>> = {
  zsh: 'zsh',
  bash: 'bash',
  fish: 'fish',
  powershell: 'pwsh',
};

function scriptLines(step: Step): readonly string[] {
  const why = notRunnable(step);
  if (why !== undefined) return [`# ${why}:`, ...commented(step.command)];
  return [...(step.level === 'danger' ? commented(`danger: ${step.label}`) : []), step.command];
}

function notRunnable({ command, status }: Step): string | undefined {
  if (command.includes('[masked:')) return 'with a secret that is masked here';
  return status === 0 || status === undefined ? undefined : `failed with ${status}`;
}

function commented(text: string): readonly string[] {
  return text.split(/[\n\r\u2028\u2029]+/).map((line) => `# ${makeAllVisible(line)}`);
}

/** All four shells read it alike, but for a single quote. */
function quoted(folder: string): string {
  return `'${folder.replaceAll("'", "'\\''")}'`;
}

function markdown(parts: readonly Part[], date: string): string {
  const body = parts.flatMap(({ entry, steps }) => [
    '',
    `## ${makeAllVisible(entry.question.replace(/\s+/g, ' '))}`,
    '',
    `In \`${makeAllVisible(entry.folder)}\`, ${entry.asker}.`,
    ...steps.flatMap((step) => [
      '',
      ...fenced(step.command, PROGRAMS[entry.asker] ?? 'sh'),
      ...endOf(step),
      ...folded(step),
    ]),
  ]);
  return [`# What ran, saved from beck log on ${date}`, ...body, ''].join('\n');
}

function endOf(step: Step): readonly string[] {
  const said = [
    ...(step.level === 'danger' ? [`danger: ${makeAllVisible(step.label)}`] : []),
    ...(notRunnable(step) === undefined ? [] : [notRunnable(step)]),
  ];
  return said.length === 0 ? [] : ['', `${said.join('; ')}.`];
}

/** What it printed, where that is kept; a page shows it on a click. */
function folded({ output }: Step): readonly string[] {
  if (output === undefined || output.trim() === '') return [];
  const head = '<details><summary>output</summary>';
  return ['', head, '', ...fenced(makeVisible(output.trimEnd()), 'text'), '', '</details>'];
}

/** The fence is longer than any in the text. */
function fenced(text: string, language: string): readonly string[] {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return [`${fence}${language}`, text, fence];
}
