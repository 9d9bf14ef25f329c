// Every reason a verdict can carry: its id, its usual level and its sentence. `%` stands for the detail.

import type { Level } from '../../domain/verdict.ts';
import { makeAllVisible } from '../../domain/visible.ts';

/** `certain` is said where it surely happens, `named` where a detail is known. */
type ReasonRow = {
  readonly level: Level;
  readonly text: string;
  readonly certain?: string;
  readonly named?: string;
};

export const REASONS = {
  // Text that is misleading or cannot be read.
  unreadable: { level: 'danger', text: 'could not be read completely: %' },
  'hidden-character': { level: 'danger', text: 'contains an invisible or misleading character: %' },
  'too-long': { level: 'danger', text: 'is too long or too deeply nested to check' },
  'hidden-program': { level: 'danger', text: 'the program is only known at run time' },
  'differs-when-typed': { level: 'danger', text: 'means something else when typed at the prompt: %' },
  'hidden-change': { level: 'danger', text: 'changes something from inside an argument of another command' },
  'evaluates-text': { level: 'danger', text: 'text is evaluated as code: %' },
  'evaluates-variable': { level: 'ask', text: 'a value only known at run time is evaluated as arithmetic' },
  'controls-terminal': { level: 'ask', text: 'prints control characters that can do more than set colours' },
  // Unknown to the tables.
  'unknown-program': { level: 'ask', text: '% is not a program beck knows' },
  'unknown-subcommand': { level: 'ask', text: '% is not a subcommand beck knows' },
  'unknown-option': { level: 'ask', text: '% is not an option beck knows' },
  'unknown-operand': { level: 'ask', text: 'has an argument where beck expects none' },
  'may-be-option': {
    level: 'ask',
    text: 'a value only known at run time could be an option',
    named: 'could be taken for an option: %',
  },
  'local-program': { level: 'ask', text: '% is a program outside the trusted folders' },
  'alias-or-function': { level: 'ask', text: '% is an alias or function of this shell' },
  'stands-for': { level: 'ask', text: '%' },
  'missing-program': { level: 'ask', text: '% was not found' },
  'unknown-folder': { level: 'ask', text: 'the folder it goes to is only known at run time' },
  'repository-runs-programs': {
    level: 'ask',
    text: "the repository's configuration may name a program to run, or belong to another user",
  },
  // What a table row says.
  changes: { level: 'ask', text: '% changes something' },
  network: { level: 'ask', text: '% uses the network' },
  runs: { level: 'ask', text: '% runs a program or script whose effect is unknown' },
  hooks: { level: 'ask', text: '% runs the hooks of the repository, if it has any' },
  edits: { level: 'danger', text: '% changes files in place' },
  'changes-tree': { level: 'danger', text: '% changes everything in a folder' },
  risky: { level: 'danger', text: '% cannot easily be undone' },
  deletes: { level: 'danger', text: '% deletes or discards data' },
  ends: { level: 'danger', text: 'ends %' },
  discards: { level: 'danger', text: '% discards uncommitted changes' },
  privilege: { level: 'danger', text: '% raises privileges or changes the system' },
  'destroys-disk': { level: 'blocked', text: 'destroys a disk or file system' },
  // Files.
  overwrites: { level: 'danger', text: 'may overwrite %', certain: 'overwrites %' },
  creates: { level: 'ask', text: 'creates %' },
  packs: { level: 'danger', text: 'replaces %' },
  appends: { level: 'danger', text: 'appends to %' },
  'makes-folder': { level: 'ask', text: 'creates the folder %' },
  copies: { level: 'ask', text: 'copies to %' },
  moves: { level: 'danger', text: 'moves %' },
  'deletes-files': { level: 'danger', text: 'deletes %' },
  'deletes-tree': { level: 'danger', text: 'deletes % and everything in it' },
  'deletes-unknown': {
    level: 'danger',
    text: 'matching files are only known at run time',
    named: 'deletes %',
  },
  'deletes-matching': { level: 'danger', text: 'deletes %' },
  'destroys-tree': { level: 'blocked', text: 'destroys %' },
  'writes-device': { level: 'blocked', text: 'writes to the device %' },
  'system-file': { level: 'danger', text: '% belongs to the system' },
  'repository-data': { level: 'danger', text: '% holds the history of a repository' },
  'startup-file': { level: 'danger', text: '% is read at every start, so the change lasts' },
  'secret-file': { level: 'danger', text: '% may hold secrets' },
  'shows-secrets': { level: 'danger', text: '% can show or change secrets' },
  'reads-network': { level: 'ask', text: 'opens a network connection' },
  // Running things.
  'runs-option-program': { level: 'danger', text: 'an option names a program to run' },
  'runs-anything': { level: 'danger', text: '% can start any program' },
  'runs-input': { level: 'danger', text: 'runs whatever arrives from another command' },
  'runs-unknown-text': { level: 'danger', text: 'runs text that is only known at run time' },
  'runs-file': { level: 'danger', text: 'runs the contents of % in this shell' },
  activates: {
    level: 'ask',
    text: 'activates the Python environment of %; its programs are used first from now on',
  },
  'runs-downloaded': { level: 'danger', text: 'runs a file that this command has just written' },
  'runs-code': { level: 'ask', text: 'runs code in %' },
  'risky-code': { level: 'danger', text: 'code in % deletes, writes or starts programs' },
  'fork-bomb': { level: 'blocked', text: 'starts itself again and again until the machine stops' },
  'sends-files': { level: 'danger', text: 'sends local data to another machine' },
  'remote-command': { level: 'danger', text: 'runs a command on another machine' },
  'host-access': { level: 'danger', text: 'gives a container access to this machine' },
  // The person's shell.
  'code-variable': { level: 'danger', text: '% decides which code runs' },
  'sets-variable': { level: 'ask', text: 'changes the variable %' },
  'changes-shell': { level: 'danger', text: 'ends or changes your shell' },
  'defines-code': { level: 'danger', text: '% will do something else from now on' },
  'changes-later': { level: 'danger', text: '% changes what later commands or keys do' },
  'touches-beck': { level: 'danger', text: "changes beck's own files, settings or functions" },
  // Input.
  'bad-input': { level: 'danger', text: '%' },
} as const satisfies Readonly<Record<string, ReasonRow>>;

export type ReasonId = keyof typeof REASONS;

/** What `find` or `xargs` names only when it runs. */
export const EACH_FOUND = 'each file that is found';

const SEVERAL = /\{[^{}]*(?:,|\.\.)[^{}]*\}|^\S+(?:, \S+)* and \S/;

/** The sentence a person reads. */
export function reasonText(id: ReasonId, detail: string, certain = false): string {
  const row: ReasonRow = REASONS[id];
  // `week{1..12}`
  const said = (certain ? row.certain : undefined) ?? (detail === '' ? undefined : row.named) ?? row.text;
  const folders = detail.startsWith('each ') ? 'a folder for %' : SEVERAL.test(detail) && 'the folders %';
  const text = folders === false ? said : said.replace('the folder %', folders);
  const sentence = text.replace('%', () => makeAllVisible(detail));
  // A command's own name keeps its spelling.
  if (text.startsWith('%') && detail !== EACH_FOUND) return `${sentence}.`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
