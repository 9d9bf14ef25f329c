// Settings that a command adds to a start-up file of a shell, where it says them itself: `echo 'export EDITOR=vim' >> ~/.bashrc`.

import type { Span } from '../../domain/verdict.ts';
import { type Dialect, inSubshell, type Judgement, measure } from '../judgement/judge.ts';

/** Whether all that is added would at most be asked about if it were typed, and only sets something. */
export function addsSettings(judgement: Judgement, path: string, target: Span): boolean {
  const dialect = READ_BY.find(([names]) => names.test(path))?.[1];
  const text = dialect && addedText(judgement.text.source, target);
  if (dialect === undefined || text === undefined) return false;
  if (!text.split('\n').every(setsOnly)) return false;
  const judge = () => inSubshell(judgement, () => judgement.readNested(judgement, text, dialect, target));
  return /^(?:safe|ask)$/.test(measure(judgement, judge));
}

const READ_BY: readonly (readonly [RegExp, Dialect])[] = [
  [/\/\.(?:bashrc|bash_profile|bash_aliases|bash_login)$/, 'bash'],
  [/\/\.(?:profile)$/, 'sh'],
  [/\/\.z(?:shrc|shenv|profile|login)$/, 'zsh'],
  [/\/fish\/config\.fish$/, 'fish'],
];

function setsOnly(line: string): boolean {
  return SETS.test(line) && !/[;&|<>()`]/.test(line.replace(QUOTED, '').replace(/(?:^|\s)#.*/, ''));
}

const QUOTED = /'[^']*'|"(?:[^"`$]|\$(?!\())*"/g;

/** Words that set something where they begin a line. */
const SETS =
  /^\s*(?:$|#|(?:export|alias|abbr|set|setopt|unsetopt|shopt|bind|bindkey|zstyle|umask|ulimit|fish_add_path)\s|[A-Za-z_]\w*\+?=\S*$|path\+=)/;

/** In front of the command nothing is quoted or substituted, so that its words are those that stand there. */
const BEFORE = String.raw`^(?:[^'"\\\x60$#<>]*(?:[;&|]|\n))?\s*`;

const ECHO = new RegExp(String.raw`${BEFORE}echo\s+(?:'([^'\\]*)'|"([^"\\$\x60!]*)")\s*>>\s*$`);

const CAT = new RegExp(String.raw`${BEFORE}cat\s*>>\s*$`);

const HERE = /^\s*<<\s*(['"])(\w+)\1[^\S\n]*\n([\s\S]*?\n)\2\s*$/;

function addedText(source: string, [from, to]: Span): string | undefined {
  const before = source.slice(0, from);
  const echoed = ECHO.exec(before);
  if (echoed !== null) return echoed[1] ?? echoed[2];
  return CAT.test(before) ? HERE.exec(source.slice(to))?.[3] : undefined;
}
