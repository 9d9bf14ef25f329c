// `beck config`: what is set and where it came from; reads and changes the person's own settings file.

import type { LoadedSettings } from '../../../config/load.ts';
import { askContact } from '../../../config/policy-floor.ts';
import type { Policy } from '../../../config/policy-type.ts';
import { saveSettings } from '../../../config/save.ts';
import { NAMES } from '../../../config/schema.ts';
import type { SettingName } from '../../../config/settings.ts';
import { type ExitCode, UsageError } from '../../../domain/errors.ts';
import { cutToWidth } from '../../../terminal/drawing/width.ts';
import { ownSettingsFile } from '../../shared/own-folders.ts';
import { loadSettings, type Surroundings } from '../../wiring/surroundings.ts';
import type { ConfigAction } from './actions.ts';
import { shareWithShells } from './shell-settings.ts';
import { parseWords, plainValue, renderShort, renderValue, settingNamed } from './values.ts';

export type ConfigOptions = {
  readonly action: ConfigAction | undefined;
  readonly name: string | undefined;
  readonly values: readonly string[];
  readonly json: boolean;
};

export type ConfigIo = {
  readonly surroundings: Surroundings;
  readonly writeOut: (text: string) => void;
  readonly writeError: (text: string) => void;
  /** Cells of the terminal that is written to; undefined where nothing is cut. */
  readonly columns: number | undefined;
};

/** Rejects with `BeckError`. */
export async function runConfig(options: ConfigOptions, io: ConfigIo): Promise<ExitCode> {
  const { action, name, values, json } = options;
  switch (action) {
    case undefined:
      return show(json, io);
    case 'path':
      io.writeOut(`${ownSettingsFile(io.surroundings)}\n`);
      return 0;
    case 'get':
      return get(settingNamed(name), json, io);
    case 'set': {
      const setting = settingNamed(name);
      return change(setting, parseWords(setting, values), io);
    }
    case 'unset':
      if (values.length > 0) throw new UsageError('One setting at a time.', 'See: beck config --help');
      return change(settingNamed(name), undefined, io);
    case 'edit': {
      const { editSettings } = await import('./edit.ts');
      return editSettings(io.surroundings, ownSettingsFile(io.surroundings));
    }
  }
}

async function show(
  json: boolean,
  { surroundings, writeOut, writeError, columns }: ConfigIo,
): Promise<ExitCode> {
  const loaded = await loadSettings(surroundings);
  const { settings, layers, project } = loaded;
  const warnings = [...loaded.warnings, ...loaded.notices];
  const files = {
    file: ownSettingsFile(surroundings),
    project: project.map(({ path }) => path),
    policy: settings.policy?.files ?? [],
  };
  if (json) {
    const values = NAMES.map((name) => [name, { value: plainValue(name, settings), layer: layers[name] }]);
    writeOut(`${JSON.stringify({ ...files, settings: Object.fromEntries(values), warnings }, null, 2)}\n`);
    return 0;
  }
  writeOut(renderTable(loaded, files, columns));
  for (const text of warnings) writeError(`beck: ${text}\n`);
  return 0;
}

function renderTable(
  { settings, layers, file }: LoadedSettings,
  files: { readonly file: string; readonly project: readonly string[] },
  columns: number | undefined,
): string {
  const nameWidth = Math.max(...NAMES.map((name) => name.length));
  const layerWidth = Math.max(...NAMES.map((name) => layers[name].length));
  const room = columns === undefined ? undefined : Math.max(10, columns - nameWidth - layerWidth - 4);
  const rows = NAMES.map((name) => {
    const value = renderShort(name, settings);
    const shown = room === undefined ? value : cutToWidth(value, room, '…');
    return `${name.padEnd(nameWidth)}  ${layers[name].padEnd(layerWidth)}  ${shown}`;
  });
  const from = [
    `file     ${files.file}${file === undefined ? ' (not there yet)' : ''}`,
    ...files.project.map((path) => `project  ${path} (only makes things stricter)`),
    ...policyLines(settings.policy),
  ];
  return `${[...from, '', ...rows].join('\n')}\n`;
}

/** What holds whatever the settings say. */
function policyLines(policy: Policy | undefined): readonly string[] {
  if (policy === undefined) return [];
  const { files, lists, providers, servers, journalTo, contact } = policy;
  const ask = contact === undefined ? '' : `; ask ${contact}`;
  const named = { ...lists, providers, servers, journalTo };
  return [
    ...files.map((path) => `policy   ${path} (nothing loosens it${ask})`),
    ...Object.entries(named).flatMap(([name, list = []]) =>
      list.length === 0 ? [] : [`         ${name}: ${list.join(', ')}`],
    ),
  ];
}

async function get(
  name: SettingName,
  json: boolean,
  { surroundings, writeOut }: ConfigIo,
): Promise<ExitCode> {
  const { settings } = await loadSettings(surroundings);
  writeOut(json ? `${JSON.stringify(plainValue(name, settings))}\n` : renderValue(name, settings));
  return 0;
}

async function change(name: SettingName, value: unknown, io: ConfigIo): Promise<ExitCode> {
  const { surroundings, writeOut } = io;
  const path = ownSettingsFile(surroundings);
  await saveSettings(path, { [name]: value });
  writeOut(`${value === undefined ? `${name} is no longer set` : `${name} is set`} in ${path}.\n`);
  await sayWhatHolds(name, value, io);
  return 0;
}

/** What was set may be overruled, and something else in the file may be wrong: then the file is saved all the same. */
async function sayWhatHolds(
  name: SettingName,
  value: unknown,
  { surroundings, writeError }: ConfigIo,
): Promise<void> {
  const loaded = await loadSettings(surroundings);
  const { settings, layers } = loaded;
  for (const text of loaded.warnings) writeError(`beck: ${text}\n`);
  if (value !== undefined && layers[name] !== 'user')
    writeError(
      `beck: In this folder and shell it stays ${renderShort(name, settings)}, because the ${layers[name]} overrides your file.${
        layers[name] === 'policy' && settings.policy ? askContact(settings.policy) : ''
      }\n`,
    );
  if (await shareWithShells(surroundings, loaded))
    writeError(`beck: It takes effect in new shells, not in this one.\n`);
}
