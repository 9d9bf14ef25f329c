// Requests about the shell's options.

import { type SayingRow, type Slots, sayings } from '../saying-row.ts';

/** Options of `shopt`: bash(1) 5.2. */
const SHOPT =
  /^(autocd|assoc_expand_once|cdable_vars|cdspell|checkhash|checkjobs|checkwinsize|cmdhist|compat\d+|complete_fullquote|direxpand|dirspell|dotglob|execfail|expand_aliases|extdebug|extglob|extquote|failglob|force_fignore|globasciiranges|globstar|gnu_errfmt|histappend|histreedit|histverify|hostcomplete|huponexit|inherit_errexit|interactive_comments|lastpipe|lithist|localvar_inherit|localvar_unset|login_shell|mailwarn|no_empty_cmd_completion|nocaseglob|nocasematch|nullglob|patsub_replacement|progcomp|promptvars|restricted_shell|shift_verbose|sourcepath|xpg_echo)$/;
/** Options of `set -o`: bash(1) 5.2. */
const SET_O =
  /^(allexport|braceexpand|emacs|errexit|errtrace|functrace|hashall|histexpand|history|ignoreeof|keyword|monitor|noclobber|noexec|noglob|nolog|notify|nounset|onecmd|physical|pipefail|posix|privileged|verbose|vi|xtrace)$/;
const isOption =
  (known: RegExp) =>
  ({ option = [] }: Slots): boolean =>
    option.length > 0 && option.every((one) => known.test(one));
const OPTION = '(bash|shell)? (option|variable|options)';
const ENABLE = '(enable|set|turn on|activate|switch on)';
const DISABLE = '(disable|unset|turn off|deactivate|switch off)';

export const SESSION_OPTIONS: readonly SayingRow[] = sayings`
shopt -s {option#}
  fish:
  notBash:
  is: changes
  fits: ${isOption(SHOPT)}
  ${ENABLE} ${OPTION} {option:names}
  ${ENABLE} {option:names} ${OPTION}
  ${ENABLE} {option:quoted} ({x:quoted})? ${OPTION}
shopt -u {option#}
  fish:
  notBash:
  is: changes
  fits: ${isOption(SHOPT)}
  ${DISABLE} ${OPTION} {option:names}
  ${DISABLE} {option:names} ${OPTION}
set -o {option#}
  fish:
  is: changes
  fits: ${isOption(SET_O)}
  ${ENABLE} ${OPTION} {option:word}
  ${ENABLE} {option:word} ${OPTION}
set +o {option#}
  fish:
  is: changes
  fits: ${isOption(SET_O)}
  ${DISABLE} ${OPTION} {option:word}
  ${DISABLE} {option:word} ${OPTION}
set -e
  fish:
  is: changes
  (exit|stop|abort) (immediately|at once)? (script|shell)? (if|when|as soon as) (there is)? (any)? (command|error) (fails|fail|occurs|return non-zero status)?
set -x
  fish: set -g fish_trace 1
  is: changes
  <ask>? (out)? (each|every)? command (that is|which is|as it is|before it is)? (executed|run) (in script|by script|by shell)
  (enable|turn on) (debugging|tracing|execution trace|debug mode|trace mode) (of|in)? (current)? (shell|script)?
`;
