// How the prompt of a shell is after its rc files, as the scripts `shell/trial.*` write it down.

import type { ScriptShell } from '../../../domain/shell-descriptor.ts';
import { bindingStarts } from './key-names.ts';

export type TrialState = {
  /** beck's line was read to its end. */
  readonly loaded: boolean;
  /** The text of the prefix's alias or function; empty without one. */
  readonly command: string;
  readonly prefix: string;
  /** As `BECK_KEY` names them. */
  readonly keys: readonly string[];
  readonly options: readonly string[];
  /** zsh: what runs when a line is finished. */
  readonly hook: string;
  /** Whether a history file is kept, lines kept in it, and in the shell; -1 without a limit. */
  readonly history: { readonly file: boolean; readonly lines: number; readonly size: number };
  /** One binding a line, as the shell prints them. */
  readonly bindings: readonly string[];
};

/** Undefined as long as it is not all there. */
export function parseTrialState(text: string): TrialState | undefined {
  const fields = text.split('\0');
  const said = new Map<string, string>();
  for (let at = 0; at + 1 < fields.length; at += 2) said.set(fields[at] ?? '', fields[at + 1] ?? '');
  if (!said.has('end')) return undefined;
  const say = (name: string): string => said.get(name) ?? '';
  const words = (name: string): readonly string[] => say(name).split(' ').filter(Boolean);
  const [file = '', lines = '', size = ''] = say('history').split(' ');
  return {
    loaded: say('loaded') === '1',
    command: say('command'),
    prefix: say('prefix'),
    keys: words('keys').filter((key) => key !== 'off'),
    options: words('options'),
    hook: say('hook'),
    history: { file: file === 'kept', lines: limitOf(lines), size: limitOf(size) },
    bindings: say('bindings').split('\n'),
  };
}

function limitOf(text: string): number {
  const limit = Number.parseInt(text, 10);
  return Number.isNaN(limit) || limit < 0 ? -1 : limit;
}

/** What a key does: the shell's word for it; undefined where it has no binding. */
export function bindingOf(state: TrialState, shell: ScriptShell, key: string): string | undefined {
  const found: string[] = [];
  for (const spelling of bindingStarts(shell, key, state.options.includes('vi'))) {
    for (const line of state.bindings) {
      const rest = line.startsWith(spelling) ? line.slice(spelling.length).trim() : '';
      if (rest !== '') found.push(rest.replace(/^"(.*)"$/, '$1'));
    }
  }
  // `bind` of fish prints its presets first; the person's bindings override them (bind(1)).
  return found.at(-1);
}

/** Also where a plugin has wrapped it. */
export function typesItself(binding: string): boolean {
  return /self-insert|^url-quote-magic$|^magic-space$/.test(binding);
}
