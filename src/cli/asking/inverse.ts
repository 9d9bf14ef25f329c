// The command that puts back what a command sets in the live shell, for the note of its question.

import { type Syntax, syntaxOf } from '../../domain/shell-descriptor.ts';
import type { Verdict } from '../../domain/verdict.ts';
import type { Asking } from '../wiring/surroundings.ts';

type Row = {
  readonly syntax: Syntax;
  /** Its first group is the name that is set. */
  readonly of: RegExp;
  /** `%` stands for the name. */
  readonly back: string;
  /** Only where the name has no value yet. */
  readonly variable?: boolean;
};

const ROWS: readonly Row[] = [
  { syntax: 'posix', of: /^alias (?:-g )?([\w.:-]+)=(?:'[^']*'|"[^"`$]*"|[^\s;&|`(]+)$/, back: 'unalias %' },
  { syntax: 'posix', of: /^(?:function )?([\w-]+) ?\(\)\s*\{[^{}]*\}$/, back: 'unset -f %' },
  {
    syntax: 'posix',
    of: /^export ([A-Za-z_]\w*)=(?:'[^']*'|"[^"`$]*"|[^\s;&|`(]+)$/,
    back: 'unset %',
    variable: true,
  },
  { syntax: 'posix', of: /^(?:source|\.) \S*\bbin\/(activate)$/, back: 'deactivate' },
  { syntax: 'fish', of: /^alias ([\w.-]+)[= ](?:'[^']*'|"[^"$(]*"|[^\s;&|(]+)$/, back: 'functions -e %' },
  { syntax: 'fish', of: /^abbr (?:-a |--add )([\w.-]+) [^;&|]+$/, back: 'abbr -e %' },
  { syntax: 'fish', of: /^function ([\w-]+)[\s;][\s\S]*\bend$/, back: 'functions -e %' },
  { syntax: 'fish', of: /^set -gx ([A-Za-z_]\w*) [^;&|]+$/, back: 'set -e %', variable: true },
  { syntax: 'fish', of: /^(?:source|\.) \S*\bbin\/(activate)\.fish$/, back: 'deactivate' },
  { syntax: 'powershell', of: /^(?:Set|New)-Alias ([\w-]+) [\w-]+$/i, back: 'Remove-Item alias:%' },
  { syntax: 'powershell', of: /^function ([\w-]+) \{[^{}]*\}$/i, back: 'Remove-Item function:%' },
  {
    syntax: 'powershell',
    of: /^\$env:([A-Za-z_]\w*) ?= ?(?:'[^']*'|"[^"$]*"|\d+)$/i,
    back: 'Remove-Item env:%',
    variable: true,
  },
  { syntax: 'powershell', of: /^(?:\. )?\S*\bbin\/(Activate)\.ps1$/, back: 'deactivate' },
];

/** Undefined where the shell lost something, or where more than one command would be needed. */
export function inverseOf(
  command: string,
  { level, changes }: Verdict,
  { shell, surroundings }: Pick<Asking, 'shell' | 'surroundings'>,
): string | undefined {
  if (level !== 'ask' || changes?.unnamed === true || (changes?.named.length ?? 0) > 0) return undefined;
  for (const { syntax, of, back, variable } of ROWS) {
    const [, name] = (syntax === syntaxOf(shell) && of.exec(command.trim())) || [];
    if (name === undefined || (variable === true && surroundings.env[name] !== undefined)) continue;
    return back.replace('%', name);
  }
  return undefined;
}
