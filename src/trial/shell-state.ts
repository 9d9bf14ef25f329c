// What a command would set in the live shell: the shell of a trial tells its state before and after.

import type { Shell } from '../domain/shell.ts';

export type StateChange = {
  /** `cd /tmp`, `export NAME`, `alias ll`: what would be set, in words. */
  readonly would: readonly string[];
};

type Telling = {
  /** Reads what is in the variable BECK_LIVE, then runs the command in BECK_TRIED, between two records on descriptor 4. */
  readonly script: string;
  /** Defines an alias as the live shell has it. */
  readonly alias: (name: string, text: string) => string;
  /** What sets a variable, whatever comes of it. */
  readonly variable: (text: string) => string;
  /** Turns the options that the live shell has on, and the others off, as far as they change what a command means. */
  readonly options: (on: ReadonlySet<string>) => readonly string[];
  /** The same of a function; `text`: as the shell's script sends it. */
  readonly functionOf: (name: string, text: string) => string;
};

/** A record: a word, then the fields of `FIELDS`, a NUL after each. */
const BASH = String.raw`
eval "$BECK_LIVE"
unset BECK_LIVE
__beck_tell() {
  { printf '%s\0' "$1" "$PWD"; umask; printf '\0'; set +o; shopt -p; printf '\0'; alias; printf '\0'
    declare -f; printf '\0'; declare -p; printf '\0'; } >&4 2>/dev/null
}
trap '__beck_tell after' EXIT
__beck_tried=$BECK_TRIED
unset BECK_TRIED
__beck_tell before
eval "$__beck_tried"`;

const ZSH = String.raw`
eval "$BECK_LIVE"
unset BECK_LIVE
__beck_tell() {
  { printf '%s\0' "$1" "$PWD"; umask; printf '\0'; setopt; printf '\0'; alias -L; printf '\0'
    functions; printf '\0'; typeset -p; printf '\0'; } >&4 2>/dev/null
}
trap '__beck_tell after' EXIT
__beck_tried=$BECK_TRIED
unset BECK_TRIED
__beck_tell before
eval "$__beck_tried"`;

const FISH = String.raw`
eval $BECK_LIVE
set -e BECK_LIVE
function __beck_tell
  begin
    printf '%s\0' $argv[1] $PWD (umask) '' ''
    functions -a -n; printf '\0'
    set -gx | string replace -r '^' 'declare -x '; set -gU | string replace -r '^' 'declare -g '
    set -g | string replace -r '^' 'declare -g '; printf '\0'
  end >&4 2>/dev/null
end
function __beck_end --on-event fish_exit
  __beck_tell after
end
set -l __beck_tried $BECK_TRIED
set -e BECK_TRIED
__beck_tell before
eval $__beck_tried`;

/** A body is indented, so that its lines are no names. Objects are told by their text. */
const POWERSHELL = String.raw`
. ([scriptblock]::Create($env:BECK_LIVE))
$env:BECK_LIVE = $null
function __beck_tell([string] $word) {
    $skipped = '^(?:Error|LASTEXITCODE|Matches|StackTrace|MyInvocation|PSBoundParameters|PSItem|PWD|OLDPWD|args|input|foreach|switch|this|null|true|false|skipped|lines|word|__beck_.*|\W+|_)$'
    $lines = { param($found, $as) @($found | Where-Object Name -NotMatch $skipped | Sort-Object Name | ForEach-Object $as) -join [char]10 }
    $fields = @(
        $word
        $ExecutionContext.SessionState.Path.CurrentLocation.Path
        ''
        ''
        & $lines (Get-Alias) { "alias $($_.Name)=$($_.Definition)" }
        & $lines (Get-ChildItem Function:) { $_.Name + [char]10 + ($_.Definition -replace '(?m)^', ' ') }
        (& $lines (Get-ChildItem Env:) { "declare -x $($_.Name)=$($_.Value)" }) + [char]10 +
        (& $lines (Get-Variable -Scope Global) { "declare -g $($_.Name)=$($_.Value -replace '[\r\n]+', ' ')" })
    )
    $bytes = [Text.UTF8Encoding]::new($false).GetBytes(($fields -join [char]0) + [char]0)
    $told = [IO.FileStream]::new([Microsoft.Win32.SafeHandles.SafeFileHandle]::new([IntPtr]4, $false), [IO.FileAccess]::Write, 1)
    $told.Write($bytes, 0, $bytes.Length)
    $told.Dispose()
}
$__beck_tried = $env:BECK_TRIED
Remove-Item Env:BECK_TRIED
$__beck_status = 1
__beck_tell before
try {
    . ([scriptblock]::Create($__beck_tried + [char]10 + '$__beck_ok = $?'))
    $__beck_status = if ($__beck_ok) { 0 } elseif ($LASTEXITCODE) { $LASTEXITCODE } else { 1 }
} finally { __beck_tell after }
exit $__beck_status`;

const posixQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const fishQuoted = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;

const powershellQuoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Of how words are expanded and what a pipe ends with. */
const BASH_SHOPT =
  'dotglob extglob failglob globstar lastpipe nocaseglob nocasematch nullglob xpg_echo'.split(' ');
const BASH_SET = ['braceexpand', 'noclobber', 'noglob', 'nounset', 'pipefail'];
const ZSH_OPTIONS =
  'autocd braceccl bsdecho caseglob casematch clobber cshnullglob equals extendedglob glob globdots globstarshort globsubst ignorebraces ksharrays kshglob magicequalsubst markdirs multios nomatch nullglob numericglobsort pathdirs pipefail rcexpandparam rcquotes shglob shwordsplit unset'.split(
    ' ',
  );

const TELLING: Partial<Record<Shell, Telling>> = {
  bash: {
    script: `shopt -s expand_aliases\n${BASH}`,
    alias: (name, text) => `alias -- ${posixQuoted(`${name}=${text}`)}`,
    functionOf: (_, text) => `eval ${posixQuoted(text)}`,
    variable: (text) => `eval ${posixQuoted(text)} 2>/dev/null`,
    options: (on) => [
      ...BASH_SHOPT.map((name) => `shopt -${on.has(name) ? 's' : 'u'} ${name} 2>/dev/null`),
      ...BASH_SET.map((name) => `set ${on.has(name) ? '-' : '+'}o ${name}`),
    ],
  },
  zsh: {
    script: ZSH,
    alias: (name, text) => `alias -- ${posixQuoted(`${name}=${text}`)}`,
    functionOf: (name, text) =>
      `__beck_name=${posixQuoted(name)}\nfunctions[$__beck_name]=${posixQuoted(text)}`,
    variable: (text) => `eval ${posixQuoted(text)} 2>/dev/null`,
    // Where beck knows none, none is changed.
    options: (on) =>
      on.size === 0 ? [] : ZSH_OPTIONS.map((name) => `${on.has(name) ? 'set' : 'unset'}opt ${name}`),
  },
  fish: {
    script: FISH,
    alias: () => '',
    functionOf: (_, text) => `eval ${fishQuoted(text)}`,
    variable: (text) => `eval ${fishQuoted(text)} 2>/dev/null`,
    options: () => [],
  },
  powershell: {
    script: POWERSHELL,
    alias: (name, text) =>
      `Set-Alias -Force -ErrorAction Ignore -Name ${powershellQuoted(name)} -Value ${powershellQuoted(text)}`,
    functionOf: (name, text) =>
      `Set-Item -LiteralPath ${powershellQuoted(`Function:${name}`)} -Value ([scriptblock]::Create(${powershellQuoted(text)}))`,
    variable: (text) => `try { . ([scriptblock]::Create(${powershellQuoted(text)})) } catch { }`,
    options: () => [],
  },
};

/** Of the live shell, for the words of the command: by name. */
export type LiveWords = {
  readonly aliases: Readonly<Record<string, string>>;
  readonly functions: Readonly<Record<string, string>>;
  /** That are not exported: what sets each. */
  readonly variables?: Readonly<Record<string, string>> | undefined;
  /** Names of options that are on; undefined where that is not known. */
  readonly options?: readonly string[] | undefined;
};

export type ToldTrial = {
  /** Runs the command in BECK_TRIED. */
  readonly script: string;
  /** For BECK_LIVE: an environment is only its user's to read, the arguments of a program are everybody's. */
  readonly live: string;
};

/** Undefined where the shell cannot tell its state. */
export function tellingScript(
  shell: Shell,
  { aliases, functions, variables = {}, options }: LiveWords,
): ToldTrial | undefined {
  const telling = TELLING[shell];
  if (telling === undefined) return undefined;
  // An alias must not change how a function is read.
  const live = [
    ...Object.values(variables).map(telling.variable),
    ...Object.entries(functions).map(([name, text]) => telling.functionOf(name, text)),
    ...Object.entries(aliases).map(([name, text]) => telling.alias(name, text)),
    ...(options === undefined ? [] : telling.options(new Set(options))),
  ];
  return { script: telling.script, live: live.join('\n') || '#' };
}

const FIELDS = ['word', 'folder', 'umask', 'options', 'aliases', 'functions', 'variables'] as const;
type Told = Readonly<Record<(typeof FIELDS)[number], string>>;

/** `text`: what came on the descriptor. Undefined where the state afterwards is not known: the shell was replaced. */
export function stateChange(text: string): StateChange | undefined {
  const fields = text.split('\0');
  const records: Told[] = [];
  for (let at = 0; at + FIELDS.length < fields.length + 1 && fields[at] !== ''; at += FIELDS.length)
    records.push(Object.fromEntries(FIELDS.map((name, index) => [name, fields[at + index] ?? ''])) as Told);
  const before = records.find(({ word }) => word === 'before');
  const after = records.findLast(({ word }) => word === 'after');
  if (before === undefined || after === undefined || fields.length < 2 * FIELDS.length + 1) return undefined;
  return {
    would: [
      ...(before.folder === after.folder ? [] : [`cd ${after.folder}`]),
      ...(before.umask === after.umask ? [] : [`umask ${after.umask.trim()}`]),
      ...variables(changed(before.variables, after.variables, VARIABLE)),
      ...changed(before.aliases, after.aliases, ALIAS).map((line) => `alias ${ALIAS.exec(line)?.[1]}`),
      ...changed(before.functions, after.functions, FUNCTION)
        .map((line) => (FUNCTION.exec(line)?.[1] ?? line).trim())
        // Those of fish's own wrappers, as of `ls`, are read when they are first used.
        .filter((name) => !name.startsWith('__fish_'))
        .map((name) => `function ${name}`),
      ...(before.options === after.options ? [] : ['options of the shell']),
    ],
  };
}

const VARIABLE = /^(?:declare|typeset|export|local)(?: (-[-\w]+))*(?: \d+)? ([A-Za-z_]\w*)(?=[= \n]|$)/;
const ALIAS = /^alias (?:-\S+ )*'?([^='\s]+)/;
const FUNCTION = /^([^\s{}()]+)(?: \(\) \{?)?\s*$/;

/** Change with every command, or belong to the trial. */
const OWN =
  /^(?:_|__beck_\w+|BECK_\w+|PWD|OLDPWD|SHLVL|LINENO|RANDOM|SRANDOM|SECONDS|EPOCH\w*|BASH\w*|SHELLOPTS|LS_COLORS|dirprev|dirnext|umask|__fish_\w+|PIPESTATUS|PPID|FUNCNAME|COLUMNS|LINES|OPTIND|OPTARG|OPTERR|DIRSTACK|HISTCMD|TTYIDLE|status|pipestatus|ERRNO|errnos|funcstack|funcfiletrace|funcsourcetrace|functrace|argv|ARGC|historywords|history|dirstack|jobstates|jobtexts|jobdirs|parameters|commands|functions|aliases|builtins|options|modules|mailpath|MATCH|MBEGIN|MEND|match|mbegin|mend|fish_killring|fish_kill_signal|status_generation|hostname|version|TRY_BLOCK_\w+|zsh_\w+|ZSH_\w+)$/;

/** `export NAME` where it is exported as well. */
function variables(lines: readonly string[]): readonly string[] {
  const found = new Map<string, string>();
  for (const line of lines) {
    const [, , name = ''] = VARIABLE.exec(line) ?? [];
    const exported = /^(?:declare|typeset) -\w*x|^export /.test(line);
    if (!OWN.test(name) && (exported || !found.has(name))) found.set(name, exported ? 'export' : 'set');
  }
  return [...found].map(([name, how]) => `${how} ${name}`);
}

/** Heads of the definitions that are new, other or gone; a definition may have several lines. */
function changed(before: string, after: string, head: RegExp): readonly string[] {
  const [was, is] = [definitions(before, head), definitions(after, head)];
  const names = new Set([...was.keys(), ...is.keys()]);
  return [...names]
    .filter((name) => was.get(name) !== is.get(name))
    .map((name) => is.get(name)?.split('\n')[0] ?? name);
}

function definitions(text: string, head: RegExp): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let name: string | undefined;
  for (const line of text.split('\n')) {
    const match = head.exec(line);
    if (match !== null) {
      name = match[0];
      found.set(name, line);
    } else if (name !== undefined && line !== '') found.set(name, `${found.get(name)}\n${line}`);
  }
  return found;
}
