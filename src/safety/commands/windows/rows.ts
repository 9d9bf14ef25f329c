// The notation of commands whose options begin with a slash: one line a command, or a command with its first words.

import { rowsOf } from '../../knowledge/checked-table.ts';
import type { SwitchRole } from '../../knowledge/roles.ts';
import { type Impact, parseImpact } from '../row.ts';

export type Switch = {
  readonly name: string;
  /** `attached`: `/f:x` or `/fx`; `next`: the next word. */
  readonly value: 'none' | 'attached' | 'next';
  readonly role: SwitchRole;
  readonly impact: Impact | undefined;
};

export type SlashRow = {
  readonly name: string;
  readonly impact: Impact;
  /** `dash`: options may begin with a dash too; `any`: every switch is harmless. */
  readonly flags: ReadonlySet<string>;
  readonly switches: readonly Switch[];
  /** Roles of the operands; the last one repeats when it ends with `*`. */
  readonly operands: readonly {
    readonly role: SwitchRole;
    readonly many: boolean;
    readonly impact: Impact | undefined;
  }[];
  readonly safeExamples: readonly string[];
  readonly unsafeExamples: readonly string[];
};

/** All rows of one table, by lower-case name. */
export function readSlashTable(table: string): ReadonlyMap<string, SlashRow> {
  const rows = new Map<string, SlashRow>();
  for (const line of rowsOf(table)) {
    if (!line.includes(' | ')) continue;
    const [names = '', head = '', switches = '', operands = '', ok = '', no = ''] = line
      .split(/\s*\|(?=\s|$)/)
      .map((part) => part.trim());
    const [impact = 'ask', ...flags] = head.split(' ');
    for (const name of names.split(',')) {
      rows.set(name.trim().toLowerCase(), {
        name: name.trim(),
        impact: parseImpact(impact),
        flags: new Set(flags),
        switches: switches.split(' ').filter(Boolean).flatMap(parseSwitches),
        operands: operands.split(' ').filter(Boolean).map(parseOperand),
        safeExamples: ok.split(' ;; ').filter(Boolean),
        unsafeExamples: no.split(' ;; ').filter(Boolean),
      });
    }
  }
  return rows;
}

function parseSwitches(token: string): Switch[] {
  const [rest = '', impact] = token.split('>');
  const found = /^([^:=]+)(?:([:=])(.*))?$/.exec(rest);
  const kind = found?.[2];
  return (found?.[1] ?? '').split(',').map((name) => ({
    name: name.replace(/^[/-]/, '').toLowerCase(),
    value: kind === undefined ? 'none' : kind === ':' ? 'attached' : 'next',
    role: (found?.[3] ?? '.') as SwitchRole,
    impact: impact === undefined ? undefined : parseImpact(impact),
  }));
}

function parseOperand(token: string): SlashRow['operands'][number] {
  const [rest = '', impact] = token.split('>');
  return {
    role: rest.replace(/[*?]$/, '') as SwitchRole,
    many: rest.endsWith('*'),
    impact: impact === undefined ? undefined : parseImpact(impact),
  };
}
