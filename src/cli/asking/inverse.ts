// The command that puts back what a command sets in the live shell, for the note of its question.

import { type Syntax, syntaxOf } from '../../domain/shell-descriptor.ts';
import type { Verdict } from '../../domain/verdict.ts';
import type { ShellLink } from '../../shell-link/link.ts';
import type { Asking } from '../wiring/surroundings.ts';

type Row = {
  readonly syntax: Syntax;
  /** Its first group is the name that is set. */
  readonly of: RegExp;
  /** `%` stands for the name. */
  readonly back: string;
  /** What the name stands for; absent where it is not the command that gives it a meaning. */
  readonly sets?: 'word' | 'variable';
};

/** Whether it has a meaning in the live shell already, which putting back would lose. */
export type IsTaken = (name: string, as: 'word' | 'variable') => Promise<boolean>;

export function isTakenIn({ resolve, setVariables }: Pick<ShellLink, 'resolve' | 'setVariables'>): IsTaken {
  return async (name, as) => {
    if (as === 'variable') return (await setVariables([name])).has(name);
    const { type = 'missing' } = (await resolve([name])).words[name] ?? {};
    return ['alias', 'global-alias', 'function'].includes(type);
  };
}

const ROWS: readonly Row[] = [
  {
    syntax: 'posix',
    of: /^alias (?:-g )?([\w.:-]+)=(?:'[^']*'|"[^"`$]*"|[^\s;&|`(]+)$/,
    back: 'unalias %',
    sets: 'word',
  },
  { syntax: 'posix', of: /^(?:function )?([\w-]+) ?\(\)\s*\{[^{}]*\}$/, back: 'unset -f %', sets: 'word' },
  {
    syntax: 'posix',
    of: /^export ([A-Za-z_]\w*)=(?:'[^']*'|"[^"`$]*"|[^\s;&|`(]+)$/,
    back: 'unset %',
    sets: 'variable',
  },
  { syntax: 'posix', of: /^(?:source|\.) \S*\bbin\/(activate)$/, back: 'deactivate' },
  {
    syntax: 'fish',
    of: /^alias ([\w.-]+)[= ](?:'[^']*'|"[^"$(]*"|[^\s;&|(]+)$/,
    back: 'functions -e %',
    sets: 'word',
  },
  { syntax: 'fish', of: /^function ([\w-]+)[\s;][\s\S]*\bend$/, back: 'functions -e %', sets: 'word' },
  { syntax: 'fish', of: /^set -gx ([A-Za-z_]\w*) [^;&|]+$/, back: 'set -e %', sets: 'variable' },
  { syntax: 'fish', of: /^(?:source|\.) \S*\bbin\/(activate)\.fish$/, back: 'deactivate' },
  {
    syntax: 'powershell',
    of: /^(?:Set|New)-Alias ([\w-]+) [\w-]+$/i,
    back: 'Remove-Item alias:%',
    sets: 'word',
  },
  {
    syntax: 'powershell',
    of: /^function ([\w-]+) \{[^{}]*\}$/i,
    back: 'Remove-Item function:%',
    sets: 'word',
  },
  {
    syntax: 'powershell',
    of: /^\$env:([A-Za-z_]\w*) ?= ?(?:'[^']*'|"[^"$]*"|\d+)$/i,
    back: 'Remove-Item env:%',
    sets: 'variable',
  },
  { syntax: 'powershell', of: /^(?:[.&] )?\S*\bbin\/(Activate)\.ps1$/, back: 'deactivate' },
];

/** Undefined where the shell lost something, or where more than one command would be needed. */
export async function inverseOf(
  command: string,
  { level, changes }: Verdict,
  { shell, surroundings }: Pick<Asking, 'shell' | 'surroundings'>,
  isTaken: IsTaken,
): Promise<string | undefined> {
  if (level !== 'ask' || changes?.unnamed === true || (changes?.named.length ?? 0) > 0) return undefined;
  for (const { syntax, of, back, sets } of ROWS) {
    const [, name] = (syntax === syntaxOf(shell) && of.exec(command.trim())) || [];
    if (name === undefined || (sets === 'variable' && surroundings.env[name] !== undefined)) continue;
    if (sets !== undefined && (await isTaken(name, sets))) return undefined;
    return back.replace('%', name);
  }
  return undefined;
}
