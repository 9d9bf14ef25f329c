// The policy of the machine: what its administrator sets and nothing below loosens.

import { realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute } from 'node:path';
import { SettingsError } from '../domain/errors.ts';
import { parseSettings } from './parse-file.ts';
import { readPlainFile } from './plain-file.ts';
import type { ParsedPolicy, Policy } from './policy-type.ts';

export type PolicySources = {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The machine's file; elsewhere only in tests. */
  readonly file?: string | undefined;
  /** Who must own the files: root. */
  readonly owner?: number | undefined;
};

const POLICY_FILE =
  process.platform === 'win32' ? 'C:\\ProgramData\\beck\\policy.yaml' : '/etc/beck/policy.yaml';

const LARGEST = 262_144;

/** Undefined where there is none. Never rejects: what cannot be read makes beck strict. */
export async function loadPolicy({
  env,
  file = POLICY_FILE,
  owner = 0,
}: PolicySources): Promise<Policy | undefined> {
  const machine = readOwned(file, owner);
  const named = env['BECK_POLICY'];
  const second = named ? readNamed(named, owner) : ABSENT;
  if (machine.type === 'absent' && second.type === 'absent') return undefined;
  const { combinePolicies } = await import('./policy-rules.ts');
  const read = await Promise.all([machine, second].filter((one) => one.type !== 'absent').map(parsePolicy));
  return combinePolicies(read);
}

type OwnedFile =
  | { readonly type: 'absent' }
  | { readonly type: 'file'; readonly path: string; readonly text: string }
  /** `ignored`: it never counted, since everybody may name a file. */
  | { readonly type: 'refused'; readonly path: string; readonly sentence: string; readonly ignored: boolean };

const ABSENT: OwnedFile = { type: 'absent' };

function readOwned(path: string, owner: number): OwnedFile {
  const file = readPlainFile(path, LARGEST);
  if (file.type === 'absent') return ABSENT;
  const refused = (what: string): OwnedFile => ({
    type: 'refused',
    path,
    sentence: `The policy ${path} ${what}`,
    ignored: false,
  });
  if (file.type === 'refused') return refused(file.reason);
  // Windows has no such numbers; ProgramData is the administrator's.
  if (process.getuid !== undefined) {
    if (file.owner !== owner) return refused('does not belong to root.');
    if ((file.mode & 0o022) !== 0) return refused('can be changed by others than root.');
    const folder = statSync(dirname(realpathSync(path)));
    if (folder.uid !== owner || (folder.mode & 0o022) !== 0)
      return refused('lies in a folder that others than root can change.');
  }
  return { type: 'file', path, text: file.text };
}

/** A person may set the variable, so a file that is not root's says nothing. */
function readNamed(path: string, owner: number): OwnedFile {
  if (!isAbsolute(path))
    return { type: 'refused', path, sentence: 'BECK_POLICY is no absolute path.', ignored: true };
  const file = readOwned(path, owner);
  return file.type === 'refused' ? { ...file, ignored: true } : file;
}

async function parsePolicy(file: Exclude<OwnedFile, { type: 'absent' }>): Promise<ParsedPolicy> {
  const { path } = file;
  if (file.type === 'refused') {
    const { sentence, ignored } = file;
    return {
      path,
      value: {},
      wrong: ignored ? undefined : sentence,
      ignored: ignored ? sentence : undefined,
    };
  }
  try {
    return { path, value: await parseSettings(path, file.text), wrong: undefined, ignored: undefined };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return { path, value: {}, wrong: error.message, ignored: undefined };
  }
}
