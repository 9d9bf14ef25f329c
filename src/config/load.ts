// Settings from all layers: defaults, the system's file, the person's own, the project's, the environment, the command line,
// and under all of them the machine's policy.

import { type Environment, readEnvironment } from './environment.ts';
import { loadPolicy, type PolicySources } from './policy.ts';
import type { SettingsInForce } from './policy-type.ts';
import { findProjectFiles } from './project-files.ts';
import type { ReadProjectFile } from './project-rules.ts';
import { chooseServer, type NamedLayer } from './server-choice.ts';
import {
  DEFAULTS,
  type Layer,
  type LayerValues,
  type SettingName,
  type Settings,
  stricterMode,
} from './settings.ts';
import {
  loadNamedFile,
  loadSettingsFile,
  type SettingsFile,
  settingsFolder,
  systemFolders,
} from './settings-file.ts';

export type SettingsSources = {
  readonly env: Environment;
  /** The person's home folder. */
  readonly home: string;
  /** Where a question is asked: whose project's files count. Without it none do. */
  readonly cwd?: string | undefined;
  /** Takes the place of the person's own file. */
  readonly file?: string | undefined;
  /** What flags say; absent keys are left to the other layers. */
  readonly commandLine?: LayerValues | undefined;
  /** Where the machine's policy is, and whose; elsewhere only in tests. */
  readonly policy?: Pick<PolicySources, 'file' | 'owner'> | undefined;
};

export type LoadedSettings = {
  readonly settings: SettingsInForce;
  /** Which layer each value came from; of a list to which a project adds, the project. */
  readonly layers: Readonly<Record<SettingName, Layer>>;
  /** The person's own settings file that was read. */
  readonly file: string | undefined;
  /** The project's files, the outermost first. */
  readonly project: readonly ReadProjectFile[];
  /** What they tell a model: untrusted text. */
  readonly projectContext: string | undefined;
  /** A rule of the person's, the system's or the project's cannot be used: what is wrong, where, and that beck is strict for it. */
  readonly strictBecause: string | undefined;
  /** Sentences the person should see with every question until fixed. */
  readonly warnings: readonly string[];
  /** Sentences that are worth saying once: what the settings outrank. */
  readonly notices: readonly string[];
};

/** Rejects with `SettingsError` when a settings file of the person or the system cannot be used. */
export async function loadSettings(sources: SettingsSources): Promise<LoadedSettings> {
  const [loaded, policy] = await Promise.all([
    loadLayers(sources),
    loadPolicy({ env: sources.env, ...sources.policy }),
  ]);
  if (policy === undefined) return loaded;
  const { layUnder, askContact } = await import('./policy-floor.ts');
  const floored = layUnder(loaded.settings, policy, sources.env);
  const wrong =
    policy.wrong && `${policy.wrong} Until that is fixed, the mode is "strict".${askContact(policy)}`;
  return {
    ...loaded,
    settings: { ...floored.settings, policy },
    layers: { ...loaded.layers, ...floored.layers },
    strictBecause: wrong ?? loaded.strictBecause,
    warnings: [
      ...(wrong === undefined ? [] : [wrong]),
      ...policy.warnings,
      ...floored.warnings,
      ...loaded.warnings,
    ],
  };
}

async function loadLayers(sources: SettingsSources): Promise<LoadedSettings> {
  const { env, home, file: named, commandLine = {} } = sources;
  const system = await readSystem(env);
  const file = await (named === undefined
    ? loadSettingsFile(settingsFolder(env, home))
    : loadNamedFile(named));
  const own = file === undefined ? NOTHING_SET : await checkLazily(file);
  const environment = readEnvironment(env);
  const merged = merge(
    [
      { layer: 'system', values: system.values },
      { layer: 'user', values: own.values },
      { layer: 'environment', values: { ...environment.values, mode: undefined } },
      { layer: 'command line', values: commandLine },
    ],
    env,
  );
  const project = await readProjectLazily(sources, merged.settings);
  const strict = system.strict || own.strict || project.strict;
  const rules = { ...project.rules, mode: strict ? ('strict' as const) : project.rules.mode };
  const mode = stricterMode(rules.mode, environment.values.mode ?? rules.mode);
  const fromEnvironment = mode === rules.mode ? {} : { mode: 'environment' as const };
  const settings = { ...merged.settings, ...rules, mode };
  return {
    settings,
    layers: { ...merged.layers, ...project.layers, ...fromEnvironment },
    file: file?.path,
    project: project.files,
    notices: merged.notices,
    projectContext: project.context,
    strictBecause: [system, own, project].find((layer) => layer.strict)?.warnings[0],
    warnings: [
      ...system.warnings,
      ...own.warnings,
      ...fileWarnings(file, own.values),
      ...project.warnings,
      ...environment.warnings,
    ],
  };
}

type Checked = Awaited<ReturnType<typeof checkLazily>>;

const NOTHING_SET: Checked = { values: {}, strict: false, warnings: [] };

/** The schema library is loaded only where there is a file to check. */
async function checkLazily(file: SettingsFile) {
  const { checkSettingsFile } = await import('./check.ts');
  return checkSettingsFile(file);
}

/** The files of all folders together; where two say something, the more important folder has it. */
async function readSystem(env: Environment): Promise<Checked> {
  const files = await Promise.all(systemFolders(env).map(loadSettingsFile));
  const checked = await Promise.all(
    files.filter((file) => file !== undefined).map((file) => checkLazily(file)),
  );
  return {
    values: Object.assign({}, ...checked.toReversed().map(({ values }) => definedOnly(values))),
    strict: checked.some(({ strict }) => strict),
    warnings: checked.flatMap(({ warnings }) => warnings),
  };
}

async function readProjectLazily({ cwd, home }: SettingsSources, settings: Settings) {
  const found = cwd === undefined ? { files: [], refused: [] } : findProjectFiles(cwd, home);
  const { mode, blacklist, warnPatterns, alwaysConfirm, blocked, sensitivePaths } = settings;
  const rules = { mode, blacklist, warnPatterns, alwaysConfirm, blocked, sensitivePaths };
  if (found.files.length === 0)
    return {
      rules,
      layers: {},
      files: [],
      strict: found.refused.length > 0,
      context: undefined,
      warnings: found.refused,
    };
  const [{ combineProject, readProject }, { tightenByProject }] = await Promise.all([
    import('./project-rules.ts'),
    import('./tighten.ts'),
  ]);
  const files = await readProject(found);
  const warnings = [...found.refused, ...files.flatMap((file) => file.warnings)];
  const { context } = combineProject(files);
  const strict = found.refused.length > 0 || files.some((file) => file.strict);
  return { ...tightenByProject(rules, files), files, strict, context, warnings };
}

function merge(
  named: readonly NamedLayer[],
  env: Environment,
): Pick<LoadedSettings, 'settings' | 'layers' | 'notices'> {
  const server = chooseServer(
    named.filter(({ layer }) => layer !== 'environment'),
    env,
  );
  const given = Object.assign({}, ...named.map(({ values }) => definedOnly(values)));
  const layerOf = (name: string): Layer =>
    named.findLast(({ values }) => Object.hasOwn(definedOnly(values), name))?.layer ?? 'default';
  const layers = Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, layerOf(name)]));
  return {
    notices: server.ignored,
    settings: { ...DEFAULTS, ...given, ...server.choice },
    // Every key of DEFAULTS is a setting's name, which `Object.keys` forgets.
    layers: { ...layers, ...server.layers } as Readonly<Record<SettingName, Layer>>,
  };
}

function definedOnly(values: LayerValues): LayerValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function fileWarnings(file: SettingsFile | undefined, values: LayerValues): readonly string[] {
  if (file === undefined) return [];
  const exposed = file.readableByOthers && values.apiKey !== undefined;
  return [
    ...(exposed ? [`${file.path} holds a key and other users can read it. Run: chmod 600 ${file.path}`] : []),
    ...file.ignored.map((path) => `${path} is ignored, since ${file.path} is there.`),
  ];
}
