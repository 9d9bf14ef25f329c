// Sentences that a pattern of the grammar or a phrase of a row is made for: the same ones at every run.

import { sayingsOf } from '../../../src/recipes/grammar/language/pattern.ts';
import { parsePhrase } from '../../../src/recipes/phrases/phrases.ts';
import { type Node, type Nodes, parse } from '../../../src/recipes/words/pattern.ts';

/** From 0 to 1, the same series for the same text (mulberry32). */
export type Chance = () => number;

export function chanceOf(text: string): Chance {
  let seed = 0;
  for (const character of text) seed = (Math.imul(seed, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function sampleOfPattern(pattern: string, chance: Chance): string {
  return sampleOf(parse(pattern), chance);
}

function sampleOf(nodes: Nodes, chance: Chance): string {
  return joined(nodes.map((node) => sampleOfNode(node, chance)));
}

function sampleOfNode(node: Node, chance: Chance): string {
  switch (node.type) {
    case 'word':
      return node.word;
    case 'slot':
      return oneOf(VALUES[node.slot] ?? ['abc'], chance);
    case 'maybe':
      return chance() < 0.6 ? '' : sampleOfNode(node.node, chance);
    case 'choice':
      return sampleOf(oneOf(node.options, chance), chance);
    case 'category':
      return sampleOf(oneOf(sayingsOf(node.category), chance).nodes, chance);
    case 'anyOrder':
      return sampleOf(
        node.parts
          .map((part) => ({ part, at: chance() }))
          .sort((a, b) => a.at - b.at)
          .flatMap(({ part }) => part),
        chance,
      );
  }
}

export function sampleOfPhrase(source: string, chance: Chance): string {
  return joined(
    parsePhrase(source).map(({ optional, sequences }) => {
      if (optional && chance() < 0.6) return '';
      const sequence = oneOf(sequences(), chance);
      return joined(
        sequence.map((atom) =>
          atom.type === 'word' ? atom.word : oneOf(READ_BY[atom.reader] ?? ['abc'], chance),
        ),
      );
    }),
  );
}

export function oneOf<T>(values: readonly T[], chance: Chance): T {
  const value = values[Math.floor(chance() * values.length)];
  if (value === undefined) throw new RangeError('Nothing to choose from');
  return value;
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' ');
}

/** What the slots of patterns hold, in the tree of `world.ts`. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  n: ['3', '12'],
  rank: ['2nd', 'third'],
  size: ['10 MB', '500k'],
  span: ['3 days', '2 hours', '10 minutes'],
  day: ['2024-03-05', 'yesterday'],
  mode: ['644', 'u+x'],
  arithmetic: ['3 * (2 + 1)'],
  quoted: ['"abc"', '"two words"', '":"'],
  text: ['"abc"', '"TODO"'],
  word: ['"abc"', 'nginx', 'ada'],
  name: ['notes.txt', '"report"', 'readme'],
  names: ['notes.txt', '"report"', '*.log'],
  filename: ['notes.txt', 'data.csv', 'new.txt'],
  titles: ['notes.txt', '"report"'],
  owner: ["ada's"],
  program: ['script.sh', 'nginx'],
  glob: ['*.log'],
  globs: ['*.log', '*.txt and *.md'],
  ext: ['.py', 'txt'],
  exts: ['.py', 'txt and md'],
  path: ['docs', 'notes.txt', 'src/app.py'],
  paths: ['docs', 'notes.txt', 'notes.txt and old.txt'],
  target: ['backup', 'new.txt'],
  thing: ['docs', 'notes.txt'],
  things: ['notes.txt', 'docs and logs'],
  source: ['notes.txt', 'data.csv', 'logs/app.log'],
  variable: ['$name', 'PATH'],
  character: ['comma', 'tab', 'colon'],
  tilde: ['~'],
  status: ['404s'],
  marker: ['todo'],
  mark: ['underscore', '_'],
  col: ['age'],
  cols: ['name and age'],
  cell: ['Oslo'],
  cells: ['Oslo and Rome'],
  clock: ['9 am'],
  month: ['march'],
  section: ['"server"'],
  key: ['debug'],
  user: ['ada', 'root'],
};

/** The same for those of phrases, by their reader. */
const READ_BY: Readonly<Record<string, readonly string[]>> = {
  kind: ['python files', 'folders', 'pictures'],
  allOfKind: ['all log files', 'every text file'],
  named: ['named notes', 'called "report"'],
  over: ['over 10 MB'],
  under: ['under 1 MB'],
  since: ['in the last 3 days', 'today'],
  older: ['older than 30 days'],
  place: ['in docs', 'here'],
  inside: ['in docs', 'in src'],
  file: ['notes.txt', 'data.csv'],
  files: ['notes.txt', 'notes.txt and old.txt'],
  folder: ['docs', 'logs'],
  elsewhere: ['docs'],
  subfolder: ['docs'],
  target: ['backup', 'new.txt'],
  pair: ['notes.txt and old.txt'],
  tarball: ['photos.tar.gz'],
  zip: ['photos.zip'],
  gzip: ['old.log.gz'],
  csv: ['data.csv'],
  readable: ['notes.txt'],
  readables: ['notes.txt and old.txt'],
  dotted: ['.env'],
  plain: ['TODO'],
  count: ['3', '10'],
  nth: ['2nd'],
  range: ['2 to 4'],
  port: ['8080'],
  pid: ['4321'],
  anyPid: ['1'],
  host: ['example.com'],
  url: ['https://example.com/a.zip'],
  server: ['ada@box'],
  word: ['nginx', 'python'],
  text: ['"TODO"', '"abc"'],
  name: ['new.txt', 'reports'],
  longName: ['"my report.txt"'],
  names: ['reports', 'a.txt and b.txt'],
  extension: ['.jpg', 'txt'],
  character: ['comma'],
  anyCharacter: ['comma'],
  branch: ['main', 'feature'],
  message: ['"first try"'],
  mode: ['644'],
  variable: ['PATH'],
  column: ['age', 'name'],
  day: ['yesterday', '2024-03-05'],
  account: ['root'],
};
