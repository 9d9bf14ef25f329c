// `beck config edit`: the settings a person really changes, on a full screen.

import { checkValue } from '../../../config/check.ts';
import { loadOwnValues } from '../../../config/own-values.ts';
import { saveSettings } from '../../../config/save.ts';
import { NAMES, ROWS } from '../../../config/schema.ts';
import {
  ANSWER_MARKS,
  COLOURS,
  DEFAULTS,
  FLEET_ENGINES,
  HOOK_ASK_CHOICES,
  MODES,
  type Mode,
  ON_OR_OFF,
  PROPOSAL_CHOICES,
  PROVIDERS,
  type SettingName,
  type Settings,
  SHELL_CHOICES,
} from '../../../config/settings.ts';
import { SUGGESTED_BLACKLIST } from '../../../config/suggested-blacklist.ts';
import { type ExitCode, SettingsError, UsageError } from '../../../domain/errors.ts';
import { EFFORTS } from '../../../providers/row.ts';
import { createLook } from '../../../terminal/drawing/look.ts';
import { openTty, readAbilities } from '../../../terminal/drawing/tty.ts';
import { runSettingsEditor } from '../../../terminal/settings-editor/editor.ts';
import type { Choice, DraftValue, Field } from '../../../terminal/settings-editor/state.ts';
import { loadSettings, type Surroundings } from '../../wiring/surroundings.ts';
import { shareWithShells } from './shell-settings.ts';
import { fromText } from './values.ts';

export async function editSettings(surroundings: Surroundings, path: string): Promise<ExitCode> {
  const { env, home } = surroundings;
  const abilities = readAbilities(env);
  if (!abilities.moves || !process.stdout.isTTY)
    throw new UsageError('beck config edit needs a terminal.', 'Use beck config set instead.');
  const own = await loadOwnValues(path);
  const fallbacks = { ...DEFAULTS, ...(await loadServer(surroundings)) };
  const tty = openTty();
  const colour = own['colours'] === 'never' ? false : abilities.colour;
  try {
    const end = await runSettingsEditor({
      fields: FIELDS.map((name) => fieldOf(name, own[name], fallbacks[name])),
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

/** What a person changes most is first. */
const FIRST: readonly SettingName[] = [
  ...(['blacklist', 'mode', 'warnPatterns', 'alwaysConfirm', 'blocked', 'sensitivePaths'] as const),
  ...(['provider', 'baseUrl', 'model', 'apiKey', 'context', 'enabled', 'prefix', 'key', 'hint'] as const),
];

/** A program with its arguments is left to the file. */
const LEFT_OUT: readonly SettingName[] = ['apiKeyCommand', 'mcpServers', 'hosts'];

/** In the order of the screen. */
const FIELDS = [...FIRST, ...NAMES.filter((name) => !FIRST.includes(name) && !LEFT_OUT.includes(name))];

const MODE_MEANS: Readonly<Record<Mode, string>> = {
  strict: 'asks before every command',
  confirm: 'asks before every command that does more than read',
  warn: 'asks before dangerous commands and unknown programs',
  danger: 'never asks; blocked commands still never run',
};

const CHOICES: Partial<Record<SettingName, readonly Choice[]>> = {
  mode: MODES.map((value) => ({ value, about: MODE_MEANS[value] })),
  provider: PROVIDERS.map((value) => ({ value })),
  shell: SHELL_CHOICES.map((value) => ({ value })),
  fleetEngine: FLEET_ENGINES.map((value) => ({ value })),
  hookAsk: HOOK_ASK_CHOICES.map((value) => ({ value })),
  notify: ON_OR_OFF.map((value) => ({ value })),
  proposals: PROPOSAL_CHOICES.map((value) => ({ value })),
  colours: COLOURS.map((value) => ({ value })),
  answerMark: ANSWER_MARKS.map((value) => ({ value })),
  reasoningEffort: EFFORTS.map((value) => ({ value })),
};

const YES_OR_NO: readonly Choice[] = [{ value: 'true' }, { value: 'false' }];

/** What chooses who answers, as it holds where the file says nothing: a server that is set is the provider. */
async function loadServer(surroundings: Surroundings): Promise<Partial<Settings>> {
  try {
    const { provider, baseUrl, model } = (await loadSettings(surroundings)).settings;
    return { provider, baseUrl, model };
  } catch (error) {
    // The editor is where such a file gets corrected.
    if (error instanceof SettingsError) return {};
    throw error;
  }
}

function fieldOf(name: SettingName, value: unknown, fallback: unknown): Field {
  const about = { name, about: ROWS[name].about, fallback: draftOf(fallback), value: draftOf(value) };
  const choices = typeof DEFAULTS[name] === 'boolean' || name === 'recipesFirst' ? YES_OR_NO : CHOICES[name];
  if (choices !== undefined) return { ...about, type: 'choice', choices };
  if (!Array.isArray(DEFAULTS[name])) return { ...about, type: 'text', hidden: name === 'apiKey' };
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
