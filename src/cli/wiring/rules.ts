// The person's own rules, from the settings to what the judge and the reader of files take.

import { DEFAULTS, type Settings } from '../../config/settings.ts';
import type { PersonRules } from '../../safety/verdict/person-rules.ts';

/** Without what the judge finds by itself in the parsed command: as text, `dd ` would also warn of `git add .`. */
export function rulesOf(settings: Settings, home: string): Required<PersonRules> {
  const { blacklist, warnPatterns, alwaysConfirm, blocked, sensitivePaths } = settings;
  return {
    blacklist,
    alwaysConfirm,
    blocked,
    warnPatterns: warnPatterns.filter((pattern) => !DEFAULTS.warnPatterns.includes(pattern)),
    sensitivePaths: sensitivePaths.flatMap((path) =>
      path.startsWith('~/') ? [path, `${home}${path.slice(1)}`] : [path],
    ),
  };
}
