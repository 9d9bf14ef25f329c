// What a policy of the machine holds, and settings with one under them.

import type { Mode, Settings } from './settings.ts';

/** The lists of rules that a person has too. */
type PolicyList = 'blacklist' | 'warnPatterns' | 'alwaysConfirm' | 'blocked' | 'sensitivePaths';

export type PolicyLists = Readonly<Record<PolicyList, readonly string[]>>;

/** Of all its files together. */
export type Policy = {
  /** The files that were read, and those that should have been. */
  readonly files: readonly string[];
  /** Whom a refused person may ask. */
  readonly contact: string | undefined;
  readonly lists: PolicyLists;
  /** At least as strict. */
  readonly mode: Mode | undefined;
  /** Names of providers that may answer, beside the recipes; undefined: all. */
  readonly providers: readonly string[] | undefined;
  /** Beginnings of addresses that may be asked; undefined: all. */
  readonly servers: readonly string[] | undefined;
  readonly maskSecrets: true | undefined;
  readonly proposals: 'off' | undefined;
  /** No command is put together for several hosts. */
  readonly fleet: 'off' | undefined;
  readonly hookAsk: 'deny' | undefined;
  readonly journal: 'on' | undefined;
  /** Where each step is also written as a line of JSON: paths of files, or `syslog`. */
  readonly journalTo: readonly string[];
  /** Folders of signed recipes, and the file that says who may sign them. */
  readonly recipesFrom: readonly string[];
  readonly allowedSigners: string | undefined;
  /** At least as many are kept for `beck undo`. */
  readonly undoMegabytes: number | undefined;
  /** A sentence where a file cannot be used: until it is fixed the mode is strict. */
  readonly wrong: string | undefined;
  /** Sentences about files that do not count. */
  readonly warnings: readonly string[];
};

/** Settings as they hold, with the policy that is among the reasons. */
export type SettingsInForce = Settings & { readonly policy?: Policy | undefined };

/** At an allowed address or below it: `https://a.b` does not allow `https://a.b.c`. */
export function isBelowAddress(address: string, allowed: string): boolean {
  const [whole, part] = [address, allowed].map((one) => one.replace(/\/+$/, ''));
  return whole === part || whole?.startsWith(`${part}/`) === true;
}

/** One file, not yet checked. */
export type ParsedPolicy = {
  readonly path: string;
  readonly value: unknown;
  readonly wrong: string | undefined;
  readonly ignored: string | undefined;
};
