// The notation of the cmdlet tables: one line a cmdlet (or several that take the same), read into rows.

import { type Impact, parseImpact } from '../../../commands/row.ts';
import { rowsOf } from '../../../knowledge/checked-table.ts';
import { CMDLET_TABLES } from '../../../knowledge/cmdlets/all.ts';
import type { CmdletRole } from '../../../knowledge/roles.ts';

export type Parameter = {
  readonly name: string;
  readonly isSwitch: boolean;
  readonly role: CmdletRole;
  readonly impact: Impact | undefined;
};

export type CmdletRow = {
  readonly name: string;
  readonly impact: Impact;
  /** `any`: unlisted parameters are harmless too; `whatif`: honours -WhatIf; `handler=NAME`. */
  readonly flags: ReadonlySet<string>;
  readonly handler: string | undefined;
  /** By lower-case name; aliases of a parameter are their own entries. */
  readonly parameters: ReadonlyMap<string, Parameter>;
  /** The parameters that words without a name go to, in order; `*` takes all that are left. */
  readonly positions: readonly string[];
  readonly safeExamples: readonly string[];
  readonly unsafeExamples: readonly string[];
};

let lines: ReadonlyMap<string, string> | undefined;

const rows = new Map<string, CmdletRow>();

/** The row of a cmdlet, whatever the case it is written in. */
export function findCmdlet(name: string): CmdletRow | undefined {
  const key = name.toLowerCase();
  lines ??= indexLines();
  const known = rows.get(key);
  const line = lines.get(key);
  if (known !== undefined || line === undefined) return known;
  const row = parseRow(line, name);
  rows.set(key, row);
  return row;
}

/** Every name, for tests. */
export function cmdletNames(): string[] {
  lines ??= indexLines();
  return [...lines.keys()];
}

/** The same with their capitals. */
export function cmdletsAsWritten(): string[] {
  return tableLines().flatMap(({ names }) => names);
}

function indexLines(): Map<string, string> {
  return new Map(
    tableLines().flatMap(({ names, line }) => names.map((name) => [name.toLowerCase(), line] as const)),
  );
}

function tableLines(): { readonly names: readonly string[]; readonly line: string }[] {
  return CMDLET_TABLES.flatMap(rowsOf).flatMap((line) => {
    const bar = line.indexOf(' | ');
    if (bar === -1) return [];
    const names = line.slice(0, bar).split(',');
    return [{ names: names.map((name) => name.trim()), line }];
  });
}

const COMMON = `Verbose,vb Debug,db ErrorAction,ea:= WarningAction,wa:= InformationAction,infa:= ProgressAction,proga:= ErrorVariable,ev:VNAME
  WarningVariable,wv:VNAME InformationVariable,iv:VNAME OutVariable,ov:VNAME OutBuffer,ob:= PipelineVariable,pv:VNAME`;

/** Lower case: about_CommonParameters. Of a shortened name PowerShell takes the cmdlet's own parameter. */
export const COMMON_NAMES: ReadonlySet<string> = new Set(
  COMMON.split(/\s+/).flatMap((token) => (token.split(':')[0] ?? '').toLowerCase().split(',')),
);

const SHOULD_PROCESS = 'WhatIf,wi>dry Confirm,cf';

function parseRow(line: string, name: string): CmdletRow {
  const [, head = '', parameters = '', positions = '', ok = '', no = ''] = line
    .split(/\s\|(?=\s|$)/)
    .map((part) => part.trim());
  const [impact = 'ask', ...flags] = head.split(' ').filter(Boolean);
  const all = `${parameters} ${COMMON} ${flags.includes('whatif') ? SHOULD_PROCESS : ''}`;
  return {
    name,
    impact: parseImpact(impact),
    flags: new Set(flags),
    handler: flags.find((flag) => flag.startsWith('handler='))?.slice(8),
    parameters: new Map(
      all
        .split(/\s+/)
        .filter(Boolean)
        .flatMap(parseParameter)
        .map((parameter) => [parameter.name.toLowerCase(), parameter]),
    ),
    positions: positions.split(' ').filter(Boolean),
    safeExamples: ok.split(' ;; ').filter(Boolean),
    unsafeExamples: no.split(' ;; ').filter(Boolean),
  };
}

function parseParameter(token: string): Parameter[] {
  const [rest = '', impact] = token.split('>');
  const [names = '', role] = rest.split(':');
  return names.split(',').map((name) => ({
    name,
    isSwitch: role === undefined,
    // The tables are checked where they are; these are their own words.
    role: (role ?? '.') as CmdletRole,
    impact: impact === undefined ? undefined : parseImpact(impact),
  }));
}
