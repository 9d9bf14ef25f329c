// Settings that a command adds to a start-up file of a shell, where it says them itself: `echo 'export EDITOR=vim' >> ~/.bashrc`.

import type { Span } from '../../domain/verdict.ts';
import { type Dialect, inSubshell, type Judgement, measure } from '../judgement/judge.ts';

/** Whether all that is added would at most be asked about if it were typed, and only sets something. */
export function addsSettings(judgement: Judgement, path: string, target: Span): boolean {
  const dialect = READ_BY.find(([names]) => names.test(path))?.[1];
  const text = dialect && addedText(judgement.text.source, target);
  if (dialect === undefined || text === undefined) return false;
  if (!text.split('\n').every(setsOnly)) return false;
  const told = text.replace(INITS, '');
  const judge = () => inSubshell(judgement, () => judgement.readNested(judgement, told, dialect, target));
  return /^(?:safe|ask)$/.test(measure(judgement, judge));
}

const READ_BY: readonly (readonly [RegExp, Dialect])[] = [
  [/\/\.(?:bashrc|bash_profile|bash_aliases|bash_login)$/, 'bash'],
  [/\/\.(?:profile)$/, 'sh'],
  [/\/\.z(?:shrc|shenv|profile|login)$/, 'zsh'],
  [/\/fish\/config\.fish$/, 'fish'],
];

/** The line that a tool's own manual has people add. */
const INITS =
  /^[^\S\n]*(?:eval "\$\((?:(?:starship|zoxide|atuin) init|direnv hook|mise activate|thefuck --alias|fnm env|(?:\/opt\/homebrew\/bin\/|\/home\/linuxbrew\/.linuxbrew\/bin\/)?brew shellenv|(?:rbenv|pyenv|nodenv|goenv|jenv) init)(?: (?:-|bash|zsh))*(?: --(?:use-on-cd|cmd cd|no-rehash))*\)"|(?:(?:starship|zoxide|atuin) init|direnv hook|mise activate|fnm env|(?:rbenv|pyenv|nodenv|goenv|jenv) init)(?: (?:-|fish))*(?: --use-on-cd)? \| source|source <\((?:fzf --(?:bash|zsh)|(?:kubectl|helm|gh|docker|rustup|npm|just|uv|deno) completion(?: -s)? (?:bash|zsh))\))[^\S\n]*$/gm;

function setsOnly(line: string): boolean {
  if (line.replace(INITS, '') === '') return true;
  return SETS.test(line) && !/[;&|<>()`]/.test(line.replace(QUOTED, '').replace(/(?:^|\s)#.*/, ''));
}

const QUOTED = /'[^']*'|"(?:[^"`$]|\$(?!\())*"/g;

/** Words that set something where they begin a line. */
const SETS =
  /^\s*(?:$|#|(?:export|alias|abbr|set|setopt|unsetopt|shopt|bind|bindkey|zstyle|umask|ulimit|fish_add_path)\s|[A-Za-z_]\w*\+?=\S*$|path\+=)/;

/** In front of the command nothing is quoted or substituted, so that its words are those that stand there. */
const BEFORE = String.raw`^(?:[^'"\\\x60$#<>]*(?:[;&|]|\n))?\s*`;

const ECHO = new RegExp(
  String.raw`${BEFORE}(?:echo|print(?:\s+-r)?(?:\s+--?)?)\s+(?:'([^'\\]*)'|"([^"\\$\x60!]*)")\s*>>\s*$`,
);

/** `printf '%s\n' 'A' 'B'`: a line each. */
const PRINTED = new RegExp(
  String.raw`${BEFORE}printf\s+(?:'%s\\n'|"%s\\n")((?:\s+(?:'[^'\\%]*'|"[^"\\$%\x60!]*"))+)\s*>>\s*$`,
);

/** `printf 'A\nB\n'`. */
const FORMATTED = new RegExp(String.raw`${BEFORE}printf\s+'((?:[^'\\%]|\\n)*)'\s*>>\s*$`);

const CAT = new RegExp(String.raw`${BEFORE}cat\s*>>\s*$`);

const HERE = /^\s*<<\s*(['"])(\w+)\1[^\S\n]*\n([\s\S]*?\n)\2\s*$/;

function addedText(source: string, [from, to]: Span): string | undefined {
  const before = source.slice(0, from);
  const echoed = ECHO.exec(before);
  if (echoed !== null) return echoed[1] ?? echoed[2];
  const printed = PRINTED.exec(before)?.[1];
  const format = FORMATTED.exec(before)?.[1];
  if (format !== undefined) return format.replaceAll('\\n', '\n');
  if (printed !== undefined)
    return [...printed.matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, a, b]) => a ?? b).join('\n');
  return CAT.test(before) ? HERE.exec(source.slice(to))?.[3] : undefined;
}
