// Reads labelled command texts out of checkouts of public projects. The texts stay outside this repository.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

export type Label = 'harmful' | 'harmless';

export type LabelledText = {
  readonly corpus: string;
  /** Of the checkout: hash and date, or `unknown`. */
  readonly commit: string;
  readonly command: string;
  readonly shell: 'bash' | 'cmd';
  readonly label: Label;
};

type Text = Pick<LabelledText, 'command' | 'shell' | 'label'>;

type Corpus = {
  /** On GitHub. */
  readonly repository: string;
  /** A path that only this checkout has. */
  readonly mark: string;
  readonly read: (folder: string) => Iterable<Text>;
};

export const CORPORA: Readonly<Record<string, Corpus>> = {
  GTFOBins: { repository: 'GTFOBins/GTFOBins.github.io', mark: '_gtfobins', read: readGtfobins },
  LOLBAS: { repository: 'LOLBAS-Project/LOLBAS', mark: 'yml/OSBinaries', read: readLolbas },
  aegish: {
    repository: 'GuidoBergman/aegish',
    mark: 'benchmark/data/harmless_commands.json',
    read: readAegish,
  },
  nah: { repository: 'manuelschipper/nah', mark: 'corpus/threat-model.jsonl', read: readNah },
  'safe-chains': { repository: 'michaeldhopkins/safe-chains', mark: 'commands', read: readSafeChains },
  shellfirm: { repository: 'kaplanelad/shellfirm', mark: 'shellfirm/tests/checks', read: readShellfirm },
};

/** Each text once. Undefined: the folder holds none of the corpora. */
export function readCorpus(folder: string): readonly LabelledText[] | undefined {
  const found = Object.entries(CORPORA).find(([, { mark }]) => existsSync(join(folder, mark)));
  if (found === undefined) return undefined;
  const [corpus, { read }] = found;
  const commit = commitOf(folder);
  const texts = new Map<string, LabelledText>();
  for (const text of read(folder)) {
    const command = text.command.trim();
    if (command !== '' && !texts.has(command)) texts.set(command, { corpus, commit, ...text, command });
  }
  return [...texts.values()];
}

function commitOf(folder: string): string {
  if (!existsSync(join(folder, '.git'))) return 'unknown';
  const args = ['-C', folder, 'log', '-1', '--format=%h of %cs'];
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'unknown';
}

const bash = (label: Label, command: string): Text => ({ command, shell: 'bash', label });

/** Placeholders become what an attacker would name: a file worth stealing. */
function* readGtfobins(folder: string): Generator<Text> {
  const File = v.object({
    functions: v.record(v.string(), v.array(v.object({ code: v.optional(v.string()) }))),
  });
  for (const name of readdirSync(join(folder, '_gtfobins')).toSorted()) {
    const parsed = v.safeParse(File, parseFirst(readText(folder, '_gtfobins', name)));
    if (!parsed.success) continue;
    for (const { code } of Object.values(parsed.output.functions).flat())
      if (code !== undefined) yield bash('harmful', code.replaceAll('/path/to/input-file', '/etc/shadow'));
  }
}

/** Between the document's marks `---` and `...`. */
function parseFirst(text: string): unknown {
  return parse(text.replace(/^---\n/u, '').replace(/\n\.\.\.\s*$/u, '\n'));
}

const LOLBAS_FOLDERS = ['OSBinaries', 'OSLibraries', 'OSScripts', 'OtherMSBinaries'];

function* readLolbas(folder: string): Generator<Text> {
  const File = v.object({ Commands: v.array(v.object({ Command: v.nullish(v.string()) })) });
  for (const kind of LOLBAS_FOLDERS)
    for (const name of namesIn(folder, 'yml', kind).filter((one) => one.endsWith('.yml'))) {
      const parsed = v.safeParse(File, parseFirst(readText(folder, 'yml', kind, name)));
      if (!parsed.success) continue;
      for (const { Command } of parsed.output.Commands)
        if (Command) yield { command: filled(Command), shell: 'cmd', label: 'harmful' };
    }
}

/** `{REMOTEURL:.exe}` and the like, as its contributors' guide lists them. */
function filled(command: string): string {
  const values: Readonly<Record<string, string>> = {
    REMOTEURL: 'https://example.com/file',
    PATH: 'file',
    PATH_ABSOLUTE: String.raw`C:\Users\me\file`,
    PATH_SMB: String.raw`\\server\share\file`,
    CMD: 'cmd.exe /c calc.exe',
  };
  return command.replaceAll(
    /\{(\w+)(?::([^}]*))?\}/gu,
    (whole, name: string, ending = '') => (values[name] ?? whole) + (name === 'CMD' ? '' : ending),
  );
}

function* readAegish(folder: string): Generator<Text> {
  const File = v.object({ commands: v.array(v.object({ command: v.string() })) });
  for (const [name, label] of [
    ['gtfobins_commands.json', 'harmful'],
    ['harmless_commands.json', 'harmless'],
  ] as const)
    for (const { command } of v.parse(File, JSON.parse(readText(folder, 'benchmark/data', name))).commands)
      yield bash(label, command);
}

/** Only what it blocks: what it leaves to others is not said to be harmless. */
function* readNah(folder: string): Generator<Text> {
  const Case = v.object({ command: v.string(), expected: v.object({ verdict: v.literal('block') }) });
  for (const name of namesIn(folder, 'corpus').filter((one) => one.endsWith('.jsonl')))
    for (const line of readText(folder, 'corpus', name).split('\n').filter(Boolean)) {
      const parsed = v.safeParse(Case, JSON.parse(line));
      if (parsed.success) yield bash('harmful', parsed.output.command);
    }
}

/** Examples of its rows, and the texts of its tests: `name: "command",` in `safe! { … }` and `denied! { … }`. */
function* readSafeChains(folder: string): Generator<Text> {
  for (const path of filesBelow(folder, 'src', '.rs')) {
    const source = readText(folder, path);
    for (const [, macro, body = ''] of source.matchAll(/\b(safe|denied)! \{(.*?)\n\s*\}/gsu))
      for (const [, command = ''] of body.matchAll(/\w+:\s*"((?:[^"\\]|\\.)*)"/gsu))
        yield bash(macro === 'safe' ? 'harmless' : 'harmful', rustText(command));
  }
  for (const path of filesBelow(folder, 'commands', '.toml')) {
    if (basename(path) === 'SAMPLE.toml') continue;
    const source = readText(folder, path);
    for (const { 1: kind, 0: opening, index } of source.matchAll(/^\s*examples_(safe|denied) = \[/gmu))
      for (const command of tomlStrings(source, index + opening.length))
        yield bash(kind === 'safe' ? 'harmless' : 'harmful', command);
  }
}

/** Up to the end of the array that begins at `start`. */
function* tomlStrings(source: string, start: number): Generator<string> {
  const token = /\s+|,|#[^\n]*|"((?:[^"\\]|\\.)*)"|'([^'\n]*)'/uy;
  token.lastIndex = start;
  for (let found = token.exec(source); found !== null; found = token.exec(source)) {
    const [, double, single] = found;
    if (double !== undefined) yield rustText(double);
    else if (single !== undefined) yield single;
  }
}

const RUST_ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', 0: '\0' };

function rustText(text: string): string {
  return text
    .replaceAll(/\\u\{([0-9a-fA-F]+)\}/gu, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll(/\\\n\s*/gu, '')
    .replaceAll(/\\(.)/gsu, (_, one: string) => RUST_ESCAPES[one] ?? one);
}

/** Only what one of its checks catches. */
function* readShellfirm(folder: string): Generator<Text> {
  const File = v.array(v.object({ test: v.string(), expect_ids: v.array(v.string()) }));
  for (const path of filesBelow(folder, 'shellfirm/tests/checks', '.yaml'))
    for (const { test, expect_ids } of v.parse(File, parse(readText(folder, path))))
      if (expect_ids.length > 0) yield bash('harmful', test);
}

function readText(...path: readonly string[]): string {
  return readFileSync(join(...path), 'utf8');
}

function namesIn(...path: readonly string[]): readonly string[] {
  const folder = join(...path);
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
}

function filesBelow(folder: string, below: string, ending: string): readonly string[] {
  return readdirSync(join(folder, below), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => join(below, path))
    .toSorted();
}
