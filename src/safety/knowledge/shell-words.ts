// Words of the shells themselves, by what they do to the state or the output of a text.

/** They print nothing, however often they run. */
export const PRINTS_NOTHING: ReadonlySet<string> = new Set([
  ':',
  'true',
  'false',
  'echo -n',
  'cat /dev/null',
]);

/** Commands that may give a variable another value or type, or run text that does. */
export const MAY_ASSIGN: ReadonlySet<string> = new Set(
  `read mapfile readarray declare typeset local export readonly unset let getopts eval source . wait set shopt trap
   builtin command compgen exec enable alias coproc noglob`.split(/\s+/),
);

/** Words of other shells than those of Windows, which are no programs. */
export const ONLY_ELSEWHERE: ReadonlySet<string> = new Set(
  `alias bg bind builtin caller compgen complete compopt declare dirs disown enable eval exec export fc fg getopts
   hash jobs let local logout mapfile readarray readonly read return set shift shopt source suspend times trap
   typeset ulimit umask unalias unset wait command time noglob nocorrect print whence setopt autoload zle : . [ [[
   !`.split(/\s+/),
);

/** Harmless, and what comes after them depends on it: folder, options, whether and how it goes on. */
export const KEEPS_STATE: ReadonlySet<string> = new Set(
  `cd pushd popd chdir set shopt setopt unsetopt emulate shift getopts read mapfile readarray break continue return exit
  exec eval powershell:set-location powershell:push-location powershell:pop-location powershell:set-strictmode`.split(
    /\s+/,
  ),
);

/** What shells read, compute, show or change their state with; a program of that name is never meant. */
export function isShellWord(name: string): boolean {
  return (
    ONLY_ELSEWHERE.has(name) ||
    KEEPS_STATE.has(name) ||
    /^(?:echo|printf|test|pwd|kill|type|true|false)$/.test(name)
  );
}

/** A name that a shell calls by itself, or that is a word of its grammar. */
export function isCalledByShells(name: string): boolean {
  return CALLED_BY_SHELLS.test(name);
}

const CALLED_BY_SHELLS =
  /^(?:TRAP[A-Z]+|precmd|preexec|chpwd|periodic|zsh\w*|zle[-\w]*|command_not_found\w*|fish_\w+|prompt\w*|cd|test|if|do|for|while|time|exec|eval|sudo|function)$/;

/** Assigning to these changes zsh's own tables, or through `mapfile` whole files (zshmodules(1)). */
const CODE_TABLES =
  /^(?:(?:dis_)?(?:functions|aliases|galiases|saliases|builtins|reswords)|commands|options|nameddirs|userdirs|history|modules|mapfile|terminfo|jobtexts|zle_\w+)$/;

export function isCodeTable(name: string): boolean {
  return CODE_TABLES.test(name);
}

/** Functions that PowerShell and Windows' own modules bring. */
const SHIPPED_FUNCTIONS =
  /^(?:mkdir|md|help|more|oss|pause|clear-host|cls|clear|get-verb|cd\.\.|cd\\|get-filehash|import-powershelldatafile|new-guid|new-temporaryfile|format-hex|(?:get|test|resolve)-(?:net|smb|dns|volume|disk|partition|physical|storage|virtual|scheduledtask|mp|pnp|printer|print|bitlocker|windowsupdate|winuser|installed|appx|startapps|netip)\w*|get-ciminstance|(?:find|get-installed)(?:-?module|script|command)?|[a-z]:)$/i;

export function isShippedFunction(name: string): boolean {
  return SHIPPED_FUNCTIONS.test(name);
}
