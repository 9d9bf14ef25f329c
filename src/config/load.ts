// Settings from all layers: defaults, the person's own file, the environment, the command line. No project file is read.

import { type Environment, readEnvironment } from './environment.ts';
import { chooseServer, leavesMachine, type NamedLayer } from './server-choice.ts';
import {
  DEFAULTS,
  type Layer,
  type LayerValues,
  type SettingName,
  type Settings,
  stricterMode,
} from './settings.ts';
import { loadSettingsFile, type SettingsFile, settingsFolder } from './settings-file.ts';

export type SettingsSources = {
  readonly env: Environment;
  /** The person's home folder. */
  readonly home: string;
  /** What flags say; absent keys are left to the other layers. */
  readonly commandLine?: LayerValues | undefined;
};

export type LoadedSettings = {
  readonly settings: Settings;
  /** Which layer each value came from. */
  readonly layers: Readonly<Record<SettingName, Layer>>;
  /** The settings file that was read. */
  readonly file: string | undefined;
  /** Sentences the person should see with every question until mended. */
  readonly warnings: readonly string[];
};

/** Rejects with `SettingsError` when the settings file cannot be used. */
export async function loadSettings({
  env,
  home,
  commandLine = {},
}: SettingsSources): Promise<LoadedSettings> {
  const file = await loadSettingsFile(settingsFolder(env, home));
  const checked = file === undefined ? { values: {}, warnings: [] } : await checkLazily(file);
  const environment = readEnvironment(env);
  const named: readonly NamedLayer[] = [
    { layer: 'user', values: checked.values },
    { layer: 'environment', values: tightened(environment.values, checked.values) },
    { layer: 'command line', values: commandLine },
  ];
  const { settings, layers } = merge(named);
  const warnings = [...checked.warnings, ...fileWarnings(file, checked.values), ...environment.warnings];
  return { settings, layers, file: file?.path, warnings: [...warnings, ...plainKeyWarning(settings)] };
}

/** The schema library is loaded only where there is a file to check. */
async function checkLazily(file: SettingsFile) {
  const { checkSettingsFile } = await import('./check.ts');
  return checkSettingsFile(file);
}

function tightened(environment: LayerValues, below: LayerValues): LayerValues {
  const lower = below.mode ?? DEFAULTS.mode;
  const { mode } = environment;
  const tightens = mode !== undefined && mode !== lower && stricterMode(mode, lower) === mode;
  return { ...environment, mode: tightens ? mode : undefined };
}

function merge(named: readonly NamedLayer[]): Pick<LoadedSettings, 'settings' | 'layers'> {
  const server = chooseServer(named);
  const given = Object.assign({}, ...named.map(({ values }) => definedOnly(values)));
  const layerOf = (name: string): Layer =>
    named.findLast(({ values }) => Object.hasOwn(definedOnly(values), name))?.layer ?? 'default';
  const layers = Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, layerOf(name)]));
  return {
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

function plainKeyWarning(settings: Settings): readonly string[] {
  const { apiKey, apiKeyCommand, baseUrl } = settings;
  const hasKey = apiKey !== undefined || apiKeyCommand !== undefined;
  const plain = baseUrl !== undefined && /^http:/i.test(baseUrl) && leavesMachine(settings);
  return hasKey && plain ? [`The key travels unencrypted to ${new URL(baseUrl).host}: use https.`] : [];
}
