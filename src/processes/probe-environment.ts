// The environment of a probe: the person's, without secrets and without what makes programs run other programs.

import { delimiter } from 'node:path';
import { redact } from '../output/redact.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** `folders` becomes PATH; `cwd` becomes PWD. `shown`: the environment itself is what is looked at. */
export function probeEnvironment(
  env: Environment,
  folders: readonly string[],
  cwd: string,
  shown = false,
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined && mayPass(name, value)) kept[name] = value;
  }
  return { ...kept, ...(shown ? {} : FIXED), PATH: folders.join(delimiter), PWD: cwd };
}

/** Linux refuses a single variable of 128 KiB or more; an inspection needs less than a tenth of it. */
const LONGEST_VALUE = 16_384;

/** The environment of a trial: the person's, but for secrets and what leads to agents, desktops and services. */
export function trialEnvironment(env: Environment, shown = false): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined && mayBeTried(name, value)) kept[name] = value;
  }
  return shown ? kept : { ...kept, PAGER: 'cat', GIT_PAGER: 'cat', GIT_TERMINAL_PROMPT: '0' };
}

/** Whether a trial may have the variable. */
export function mayBeTried(name: string, value: string): boolean {
  return !SECRETS.test(name) && !REACHES.test(name) && isHarmless(value);
}

const REACHES =
  /^(SSH_(AUTH_SOCK|AGENT_PID|ASKPASS)|SUDO_ASKPASS|GPG_(AGENT_INFO|TTY)|DBUS_.*|DISPLAY|WAYLAND_.*|XAUTHORITY|DOCKER_(HOST|CONTEXT)|CONTAINER_HOST|TMUX(_.*)?|STY|VSCODE_IPC_.*|NVIM|BECK_.*)$/;

function mayPass(name: string, value: string): boolean {
  return !REFUSED_NAMES.some((pattern) => pattern.test(name)) && isHarmless(value);
}

function isHarmless(value: string): boolean {
  return value.length <= LONGEST_VALUE && redact(value).masked === 0;
}

const SECRETS =
  /KEY|TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|COOKIE|PRIVATE|CONNECTION_STRING|(^|_)(PASS|PAT|DSN|AUTH)($|_)/i;

/** A newcomer adds a row. Names are matched whole or in part, as each row says. */
const REFUSED_NAMES: readonly RegExp[] = [
  // And sockets of agents that hold them.
  SECRETS,
  // Loaders, and what programs read before they start.
  /^(LD|DYLD|GLIBC|MALLOC|OPENSSL|GIT|NODE|NPM|PYTHON|PERL|PERL5|RUBY|BUNDLE|BECK|FISH|SUDO|SSH|GCC|MAKE|MFLAGS|LESS)_?/i,
  /^(GCONV_PATH|LOCPATH|NLSPATH|HOSTALIASES|RES_OPTIONS|LOCALDOMAIN|TERMINFO(_DIRS)?|TERMCAP|MAGIC)$/,
  // Shells: start-up files, exported functions, options, search paths, commands for empty lines and prompts.
  /^(BASH_.*|ENV|SHELLOPTS|BASHOPTS|POSIXLY_CORRECT|IFS|PS[0-4]|PROMPT.*|R?PS\d|CDPATH|GLOBIGNORE|EXECIGNORE|FIGNORE|INPUTRC)$/i,
  /^(ZDOTDIR|FPATH|MODULE_PATH|NULLCMD|READNULLCMD|STTY|SHLVL|OLDPWD|_|__.*)$/i,
  // Programs that other programs start, and option lists they read.
  /(PAGER|EDITOR|VISUAL|BROWSER|ASKPASS|LESSOPEN|LESSCLOSE|_RSH|_SSH|_COMMAND|_HOOKS?)$|^(EXINIT|VIMINIT|MANOPT)$/i,
  /(OPTIONS|_OPTS?|_ARGS|_FLAGS|RC)$|^(RIPGREP|BAT|FZF|ACK)_/i,
  // Output should be the same everywhere and without colours.
  /^(LC_.*|LANGUAGE|.*COLOR_FORCE|FORCE_COLOR|CLICOLOR.*)$/,
];

/** Settings in the environment outrank the repository's own, so these hold whatever its configuration says. */
const GIT_SETTINGS: readonly (readonly [name: string, value: string])[] = [
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', '/dev/null'],
  ['core.untrackedCache', 'keep'],
  ['submodule.recurse', 'false'],
];

const FIXED: Readonly<Record<string, string>> = {
  // Not every macOS has C.UTF-8, and perl warns of a missing locale (perllocale).
  LC_ALL: process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8',
  TERM: 'dumb',
  PAGER: 'cat',
  MANPAGER: 'cat',
  SYSTEMD_PAGER: 'cat',
  GIT_PAGER: 'cat',
  // about_Telemetry, about_Update_Notifications.
  POWERSHELL_TELEMETRY_OPTOUT: '1',
  POWERSHELL_UPDATECHECK: 'Off',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  GIT_CONFIG_COUNT: String(GIT_SETTINGS.length),
  ...Object.fromEntries(
    GIT_SETTINGS.flatMap(([name, value], index) => [
      [`GIT_CONFIG_KEY_${index}`, name],
      [`GIT_CONFIG_VALUE_${index}`, value],
    ]),
  ),
};
