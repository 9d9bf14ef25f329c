// The person's own rules, from the settings to what the judge and the reader of files take.

import { type Settings, writtenWarnings } from '../../config/settings.ts';
import type { PersonRules } from '../../safety/verdict/person-rules.ts';

export function rulesOf(settings: Settings, home: string): Required<PersonRules> {
  const { blacklist, warnPatterns, alwaysConfirm, blocked, sensitivePaths } = settings;
  return {
    blacklist,
    alwaysConfirm,
    blocked,
    warnPatterns: writtenWarnings(warnPatterns),
    sensitivePaths: sensitivePaths.flatMap((path) =>
      path.startsWith('~/') ? [path, `${home}${path.slice(1)}`] : [path],
    ),
  };
}
