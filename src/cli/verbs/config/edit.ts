// `beck config edit`: the settings a person really changes, on a full screen.

import { checkValue } from '../../../config/check.ts';
import { loadOwnValues } from '../../../config/own-values.ts';
import { saveSettings } from '../../../config/save.ts';
import { NAMES, ROWS } from '../../../config/schema.ts';
import {
  COLOURS,
  DEFAULTS,
  MODES,
  PROVIDERS,
  type SettingName,
  SHELL_CHOICES,
} from '../../../config/settings.ts';
import { SUGGESTED_BLACKLIST } from '../../../config/suggested-blacklist.ts';
import { type ExitCode, UsageError } from '../../../domain/errors.ts';
import { createLook } from '../../../terminal/drawing/look.ts';
import { openTty, readAbilities } from '../../../terminal/drawing/tty.ts';
import { runSettingsEditor } from '../../../terminal/settings-editor/editor.ts';
import type { DraftValue, Field } from '../../../terminal/settings-editor/state.ts';
import { loadSettings, type Surroundings } from '../../wiring/wiring.ts';
import { shareWithShells } from './shell-settings.ts';
import { fromText } from './values.ts';

export async function editSettings(surroundings: Surroundings, path: string): Promise<ExitCode> {
  const { env, home } = surroundings;
  const abilities = readAbilities(env);
  if (!abilities.moves || !process.stdout.isTTY)
    throw new UsageError('beck config edit needs a terminal.', 'Use beck config set instead.');
  const own = await loadOwnValues(path);
  const tty = openTty();
  const colour = own['colours'] === 'never' ? false : abilities.colour;
  try {
    const end = await runSettingsEditor({
      fields: FIELDS.map((name) => fieldOf(name, own[name])),
      check: (name, value) => checkDraft(name, value),
      file: path.startsWith(`${home}/`) ? `~${path.slice(home.length)}` : path,
      tty,
      look: (columns) => createLook({ columns, colour, unicode: abilities.unicode }),
      save: (changed) =>
        saveSettings(
          path,
          Object.fromEntries([...changed].map(([name, value]) => [name, draftToValue(name, value)])),
        ),
    });
    if (end === 'interrupted') return 130;
  } finally {
    tty.close();
  }
  await shareWithShells(surroundings, await loadSettings(surroundings));
  return 0;
}

/** What a person changes most stands first. */
const FIRST: readonly SettingName[] = [
  ...(['blacklist', 'mode', 'warnPatterns', 'alwaysConfirm', 'blocked', 'sensitivePaths'] as const),
  ...(['provider', 'baseUrl', 'model', 'context', 'enabled', 'prefix', 'key', 'hint'] as const),
];

/** Keys for a server are left to the file, where nobody looks over a shoulder. */
const LEFT_OUT: readonly SettingName[] = ['apiKey', 'apiKeyCommand'];

/** In the order of the screen. */
const FIELDS = [...FIRST, ...NAMES.filter((name) => !FIRST.includes(name) && !LEFT_OUT.includes(name))];

const CHOICES: Partial<Record<SettingName, readonly string[]>> = {
  mode: MODES,
  provider: PROVIDERS,
  shell: SHELL_CHOICES,
  colours: COLOURS,
};

function fieldOf(name: SettingName, value: unknown): Field {
  const about = { name, about: ROWS[name].about, fallback: draftOf(DEFAULTS[name]), value: draftOf(value) };
  const choices = typeof DEFAULTS[name] === 'boolean' ? ['true', 'false'] : CHOICES[name];
  if (choices !== undefined) return { ...about, type: 'choice', choices };
  if (!Array.isArray(DEFAULTS[name])) return { ...about, type: 'text' };
  return { ...about, type: 'list', suggestions: name === 'blacklist' ? SUGGESTED_BLACKLIST : [] };
}

/** Something in the file that has another shape is shown as nothing; saving it takes its place. */
function draftOf(value: unknown): DraftValue {
  if (value === undefined || value === null) return undefined;
  return Array.isArray(value) ? value.map(String) : String(value);
}

function checkDraft(name: string, value: DraftValue): string | undefined {
  return value === undefined ? undefined : checkValue(nameOf(name), draftToValue(name, value));
}

function draftToValue(name: string, value: DraftValue): unknown {
  return typeof value === 'string' ? fromText(nameOf(name), value) : value;
}

function nameOf(name: string): SettingName {
  const found = FIELDS.find((field) => field === name);
  if (found === undefined) throw new Error(`The editor has no field ${name}.`);
  return found;
}
