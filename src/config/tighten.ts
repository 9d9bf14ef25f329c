// What a project and the environment do to the settings of a person: they add rules and choose a stricter mode.

import { combineProject, literalPattern, PROJECT_LISTS, type ProjectRules } from './project-rules.ts';
import { type Layer, type SettingName, type Settings, stricterMode, writtenWarnings } from './settings.ts';

type Rules = Pick<Settings, 'mode' | (typeof PROJECT_LISTS)[number]>;

export type Tightened = {
  readonly rules: Rules;
  readonly layers: Readonly<Partial<Record<SettingName, Layer>>>;
};

/** Every command gets at least the decision it gets without the project. */
export function tightenByProject(settings: Rules, files: readonly ProjectRules[]): Tightened {
  const { mode, lists } = combineProject(files);
  const added = (name: (typeof PROJECT_LISTS)[number]): readonly string[] => {
    const texts = lists[name];
    const entries = name === 'alwaysConfirm' || name === 'blocked' ? texts.map(literalPattern) : texts;
    const written = name === 'warnPatterns' ? writtenWarnings(settings[name]) : settings[name];
    return [...settings[name], ...entries.filter((entry) => !written.includes(entry))];
  };
  const rules: Rules = {
    mode: mode === undefined ? settings.mode : stricterMode(settings.mode, mode),
    blacklist: added('blacklist'),
    warnPatterns: added('warnPatterns'),
    alwaysConfirm: added('alwaysConfirm'),
    blocked: added('blocked'),
    sensitivePaths: added('sensitivePaths'),
  };
  const changed = PROJECT_LISTS.filter((name) => rules[name].length > settings[name].length);
  const names: readonly SettingName[] = rules.mode === settings.mode ? changed : ['mode', ...changed];
  return { rules, layers: Object.fromEntries(names.map((name) => [name, 'project'])) };
}
