// What other agents let through without a question, in our own words: rows for `npm run bench -- safety`.

import { forEachChild, parse, type Redirection, type SyntaxNode, type Word } from 'unbash';

export type OtherList = {
  readonly agent: string;
  /** What was read, and when. */
  readonly source: string;
  readonly allows: (command: string) => boolean;
};

export const OTHER_LISTS: readonly OtherList[] = [
  {
    agent: 'Claude Code',
    source: 'the commands that its page on permissions names, November 2026; its whole list is not public',
    allows: (command) =>
      allCommands(command, (all) => all.plain && all.redirects.every(isHarmless), readByClaude),
  },
  {
    agent: 'Codex',
    source: '`is_safe_command.rs` of openai/codex at 226bd15',
    allows: (command) => allCommands(command, (all) => all.plain && all.redirects.length === 0, readByCodex),
  },
  {
    agent: 'Gemini CLI',
    source: '`isStrictlyApproved` of google-gemini/gemini-cli at 346ee23, which is meant for its sandbox',
    allows: (command) => allCommands(command, (all) => !all.assigns, readByGemini),
  },
  {
    agent: 'opencode',
    source:
      '`tool/bash.ts` of anomalyco/opencode, without settings: asks where a file command names another folder',
    allows: (command) => allCommands(command, () => true, isInsideProject),
  },
];

type Read = {
  readonly commands: readonly (readonly string[])[];
  /** Only words and quoted texts, joined by `&&`, `||`, `;`, newlines and `|`. */
  readonly plain: boolean;
  /** A command has `NAME=value` before it. */
  readonly assigns: boolean;
  readonly redirects: readonly Redirection[];
};

const PLAIN: ReadonlySet<string> = new Set([
  ...['Script', 'Statement', 'AndOr', 'Pipeline', 'Command', 'CompoundList'],
  ...['Word', 'Literal', 'SingleQuoted', 'DoubleQuoted', 'Glob', 'Redirect', 'FileDescriptor'],
]);

function allCommands(
  command: string,
  accepts: (read: Read) => boolean,
  isAllowed: (words: readonly string[]) => boolean,
): boolean {
  const read = readCommands(command);
  return read !== undefined && read.commands.length > 0 && accepts(read) && read.commands.every(isAllowed);
}

/** Undefined: it cannot be parsed. */
function readCommands(text: string): Read | undefined {
  const script = parse(text);
  if ((script.errors?.length ?? 0) > 0) return undefined;
  const commands: (readonly string[])[] = [];
  const redirects: Redirection[] = [];
  let plain = true;
  let assigns = false;
  const walk = (node: SyntaxNode): void => {
    if (!PLAIN.has(node.type) || (node.type === 'Statement' && node.background)) plain = false;
    if (node.type === 'Command') {
      const words = node.args.filter((one): one is Word => one.type === 'Word');
      if (node.name !== undefined) commands.push([node.name, ...words].map(({ value }) => value));
      if (node.prefix.some(({ type }) => type === 'Assignment')) assigns = true;
      if (node.name === undefined || assigns) plain = false;
      redirects.push(...node.redirects);
    }
    forEachChild(node, walk);
  };
  walk(script);
  return { commands, plain, assigns, redirects };
}

/** `2>&1`, and what goes nowhere. */
function isHarmless(redirect: Redirection): boolean {
  if (redirect.type !== 'Redirect') return true;
  return redirect.operator === '<' || /^(?:\d|-|\/dev\/null)$/u.test(redirect.target?.value ?? '');
}

const CODEX_NAMES: ReadonlySet<string> = new Set(
  'cat cd cut echo expr false grep head id ls nl paste pwd rev seq stat tail tr true uname uniq wc which whoami numfmt tac'.split(
    ' ',
  ),
);

const FIND_ACTS = /^-(?:exec|execdir|ok|okdir|delete|fls|fprint|fprint0|fprintf)$/u;
const BASE64_WRITES = /^(?:-o.*|--output(?:=.*)?)$/u;
const RG_RUNS = /^(?:--pre|--hostname-bin)(?:=.*)?$|^(?:--search-zip|-z)$/u;

function readByCodex(words: readonly string[]): boolean {
  const [program = '', ...args] = [words[0]?.replace(/^.*\//u, ''), ...words.slice(1)];
  return readsLikeCodex(program, args) || (program === 'rg' && !args.some((arg) => RG_RUNS.test(arg ?? '')));
}

function readsLikeCodex(program: string, args: readonly (string | undefined)[]): boolean {
  const none = (pattern: RegExp): boolean => !args.some((arg = '') => pattern.test(arg));
  if (program === 'base64') return none(BASE64_WRITES);
  if (program === 'find') return none(FIND_ACTS);
  if (program === 'sed')
    return args.length <= 3 && args[0] === '-n' && /^(?:\d+,)?\d+p$/u.test(args[1] ?? '');
  return CODEX_NAMES.has(program);
}

/** Its `rg` counts only by an absolute path of the system, so it is left out. */
function readByGemini([program = '', ...args]: readonly string[]): boolean {
  return program === 'git' ? isGitReadOfGemini(args) : readsLikeCodex(program, args);
}

const GIT_SETS = /^(?:-c.*|--config-env(?:=.*)?)$/u;
const GIT_ACTS = /^(?:--output(?:=.*)?|--exec(?:=.*)?|--ext-diff|--textconv|--paginate)$/u;
const BRANCH_LISTS = /^(?:--list|-l|--show-current|-a|--all|-r|--remotes|-v|-vv|--verbose|--format=.*)$/u;

function isGitReadOfGemini(args: readonly string[]): boolean {
  if (args.some((arg) => GIT_SETS.test(arg))) return false;
  const at = args.findIndex((arg, index) => !arg.startsWith('-') && args[index - 1] !== '-C');
  const rest = args.slice(at + 1);
  if (at < 0 || rest.some((arg) => GIT_ACTS.test(arg))) return false;
  if (args[at] === 'branch') return rest.every((arg) => BRANCH_LISTS.test(arg));
  return ['status', 'log', 'diff', 'show'].includes(args[at] ?? '');
}

const CLAUDE_NAMES: ReadonlySet<string> = new Set(
  'ls cat echo pwd head tail grep find wc which diff stat du cd'.split(' '),
);
const CLAUDE_GIT = new Set('status log diff show blame rev-parse ls-files describe shortlog'.split(' '));

/** Which forms of git it reads is not said; a generous reading. */
function readByClaude([program = '', ...args]: readonly string[]): boolean {
  if (program === 'git')
    return (
      isGitReadOfGemini(args) || (CLAUDE_GIT.has(args[0] ?? '') && !args.some((arg) => GIT_ACTS.test(arg)))
    );
  return CLAUDE_NAMES.has(program) && !(program === 'find' && args.some((arg) => FIND_ACTS.test(arg)));
}

const FILE_COMMANDS: ReadonlySet<string> = new Set('cd rm cp mv mkdir touch chmod chown cat'.split(' '));

function isInsideProject([program = '', ...args]: readonly string[]): boolean {
  if (!FILE_COMMANDS.has(program)) return true;
  return !args.some((arg) => !arg.includes('$') && /^(?:\/|~|\.\.(?:\/|$))/u.test(arg));
}
