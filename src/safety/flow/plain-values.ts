// Values of variables that decide which code runs, and with which nothing runs but what a person has anyway.

import type { Span } from '../../domain/verdict.ts';
import type { Judgement } from '../judgement/judge.ts';
import { isLiteral } from '../judgement/word.ts';
import { KNOWN_EDITORS, KNOWN_PAGERS } from '../knowledge/variable-names.ts';

const PAGERS = /^(?:GIT_|MAN|SYSTEMD_|AWS_|GH_|BAT_|DELTA_)?PAGER$/;

const EDITORS = /^(?:EDITOR|VISUAL|FCEDIT|SUDO_EDITOR|(?:GIT|KUBE|GH|SYSTEMD)_EDITOR)$/;

/** Values that name no program and no file. */
const USUAL: readonly (readonly [names: RegExp, values: RegExp])[] = [
  [/^(?:HISTSIZE|SAVEHIST|HISTFILESIZE|KEYTIMEOUT)$/, /^[1-9]\d+$/],
  [/^HISTCONTROL$/, /^(?:ignore(?:dups|space|both)|erasedups)(?::(?:ignore(?:dups|space|both)|erasedups))*$/],
  [/^LESS$/, /^(?:-?[FRSXiMJNQKw]+ ?)+$/],
  [/^AWS_PROFILE$/, /^[\w.-]+$/],
  [/^(?:https?|ftp|all|no)_proxy$/i, /^$/],
  [/^MAKEFLAGS$/, /^-j ?\d*$/],
  [/^NODE_OPTIONS$/, /^--max[-_]old[-_]space[-_]size=\d+$/],
  [/^(?:CC|CXX)$/, /^(?:gcc|g\+\+|clang|clang\+\+|cc|c\+\+)(?:-\d+)?$/],
  [/^fish_(?:greeting|color_\w+|pager_color_\w+)$/, /^[^`$()\\]*$/],
  [/^fish_key_bindings$/, /^fish_(?:vi|default|hybrid)_key_bindings$/],
  [/^fish_trace$/, /^[01]?$/],
  [/^C(?:XX)?FLAGS$/, /^(?:-(?:O[0-3sg]|g|Wall|Wextra|march=native|std=[\w+]+) ?)+$/],
];

/** Where a toolchain is installed. */
const HOMES =
  /^(?:JAVA_HOME|GOPATH|GOROOT|GOBIN|CARGO_HOME|RUSTUP_HOME|NVM_DIR|VOLTA_HOME|BUN_INSTALL|ANDROID_HOME|PYENV_ROOT|GEM_HOME)$/;

const USUAL_HOME =
  /^\w+=? ?["']?(?:\/(?:usr|opt|Library|snap|nix)\/[\w./+-]+|(?:\$HOME|\$\{HOME\}|~)\/\.?[\w./+-]+|\$\(\/usr\/libexec\/java_home(?: -v ?[\d.]+)?\))["']?$/;

const PROMPTS = /^(?:PS[124]|R?PROMPT[234]?|RPS[12])$/;

/** `PAGER=cat` before one command: cat prints what it is given. */
export function isPlainPager(name: string, text: string): boolean {
  return PAGERS.test(name) && isLiteral(text) && KNOWN_PAGERS.test(text);
}

/** A known editor or pager, a prompt in which nothing is expanded, or the usual folders in front of the old PATH. */
export function isUsualValue(judgement: Judgement, name: string, text: string, [from, to]: Span): boolean {
  if (judgement.shell.written.size > 0 || judgement.found.newFolders.size > 0) return false;
  if (/^(?:PATH|path)$/.test(name)) {
    const written = judgement.text.source.slice(from, to);
    return USUAL_PATH.test(written) || USUAL_LIST.test(written);
  }
  if (name === 'fpath') return USUAL_FUNCTIONS.test(judgement.text.source.slice(from, to));
  if (HOMES.test(name) && USUAL_HOME.test(judgement.text.source.slice(from, to))) return true;
  if (!isLiteral(text)) return false;
  if (USUAL.some(([names, values]) => names.test(name) && values.test(text))) return true;
  if (PROMPTS.test(name)) return !/`|\$(?!\s|$)|\\(?!033)\d/.test(text);
  return isPlainPager(name, text) || (EDITORS.test(name) && KNOWN_EDITORS.test(text));
}

/** `$env:PATH += ";$HOME\bin"`: a folder that programs are installed to, beside the old ones. */
export function addsUsualFolder({ text: { source }, shell, found }: Judgement, [from]: Span): boolean {
  if (shell.written.size > 0 || found.newFolders.size > 0) return false;
  return USUAL_ON_WINDOWS.test(source.slice(from, from + LONGEST));
}

const OWN = String.raw`(?:\$HOME|\$\{HOME\}|~)/(?:\.local/bin|\.cargo/bin|\.npm-global/bin|\.deno/bin|\.bun/bin|\.dotnet/tools|\.rbenv/bin|\.pyenv/bin|go/bin|bin)`;

const SYSTEM = '/usr/local/(?:go/|cuda/|share/)?s?bin|/opt/homebrew/s?bin|/snap/bin|/usr/s?bin';

const USUAL_PATH = new RegExp(
  String.raw`^PATH="?(?=[^\n]*\$\{?PATH\b)(?:(?:${OWN}|${SYSTEM}|\$PATH|\$\{PATH\})(?::|(?="?$)))+"?$`,
);

/** zsh's `path+=(~/bin)` and `path=(~/bin $path)`, fish's `set -gx PATH ~/bin $PATH`. */
const USUAL_LIST = new RegExp(
  String.raw`^(?:path\+=\((?: *(?:${OWN}|${SYSTEM}))+ *\)|(?:path=\(|PATH )(?=[^\n]*\$(?:PATH|path)\b)(?: *(?:${OWN}|${SYSTEM}|\$PATH|\$path))+ *\)?)$`,
);

/** zsh's `fpath+=(~/.zfunc)`: where people keep completions, beside the old folders. */
const USUAL_FUNCTIONS =
  /^fpath(?:\+=\(|=\((?=[^\n]*\$fpath\b))(?: *(?:(?:~|\$HOME)\/\.(?:zfunc|zsh|oh-my-zsh|config\/zsh|local\/share\/zsh|zcompletions?)(?:\/[\w-]+)*|\/(?:usr|usr\/local|opt\/homebrew)\/share\/zsh(?:\/[\w-]+)+|\$fpath))+ *\)$/;

const OWN_ON_WINDOWS = String.raw`(?:\$HOME|\$env:USERPROFILE)[\\/](?:\.local[\\/]bin|\.cargo[\\/]bin|\.dotnet[\\/]tools|\.bun[\\/]bin|\.deno[\\/]bin|go[\\/]bin|scoop[\\/]shims|bin)|\$env:(?:LOCALAPPDATA|ProgramFiles)\\[\w .\\-]+|C:\\Program Files(?: \(x86\))?\\[\w .\\-]+`;

const OLD_ON_WINDOWS = String.raw`\$env:PATH`;

/** Of such a statement. */
const LONGEST = 300;

/** Added with `+=`, or before or behind the old value. */
const USUAL_ON_WINDOWS = new RegExp(
  String.raw`^\$env:PATH\s*(?:\+=\s*(?:"[;:](?:${OWN_ON_WINDOWS})"|'[;:]C:\\Program Files(?: \(x86\))?\\[\w .\\-]+'|\[(?:System\.)?IO\.Path\]::PathSeparator\s*\+\s*"(?:${OWN_ON_WINDOWS})")|=\s*"(?:(?:${OWN_ON_WINDOWS})[;:]${OLD_ON_WINDOWS}|${OLD_ON_WINDOWS}[;:](?:${OWN_ON_WINDOWS}))")\s*(?:$|[;\n])`,
  'i',
);
