// The person's own rules, from the settings to what the judge and the reader of files take.

import type { SettingsInForce } from '../../config/policy-type.ts';
import { writtenWarnings } from '../../config/settings.ts';
import type { PersonRules } from '../../safety/verdict/person-rules.ts';

export function rulesOf(settings: SettingsInForce, home: string): Required<PersonRules> {
  const { blacklist, warnPatterns, alwaysConfirm, blocked, sensitivePaths, policy } = settings;
  const placed = (paths: readonly string[]) =>
    paths.flatMap((path) => (path.startsWith('~/') ? [path, `${home}${path.slice(1)}`] : [path]));
  return {
    blacklist,
    alwaysConfirm,
    blocked,
    warnPatterns: writtenWarnings(warnPatterns),
    sensitivePaths: placed(sensitivePaths),
    policy: policy && {
      contact: policy.contact,
      lists: { ...policy.lists, sensitivePaths: placed(policy.lists.sensitivePaths) },
    },
  };
}

/** Pieces of paths that are secret, the policy's too. */
export function sensitiveOf({ sensitivePaths = [], policy }: PersonRules): readonly string[] {
  return [...sensitivePaths, ...(policy?.lists.sensitivePaths ?? [])];
}
