// A key of `BECK_KEY` as the shells spell it where they print their bindings.

import type { ScriptShell } from '../../../domain/shell-descriptor.ts';
/**
 * `enter`, `alt-x`, `ctrl-x` or a character. Each spelling with all that is before the binding, as in `"^M" `;
 * what counts most comes last. `vi`: where fish types in its insert mode.
 */
export function bindingStarts(shell: ScriptShell, key: string, vi: boolean): readonly string[] {
  const [, modifier = '', character = ''] = /^(alt-|ctrl-|)(.+)$/.exec(key) ?? [];
  return STARTS[shell]({ key, modifier, character, vi });
}

type Key = {
  readonly key: string;
  readonly modifier: string;
  readonly character: string;
  readonly vi: boolean;
};

const STARTS: Readonly<Record<ScriptShell, (key: Key) => readonly string[]>> = {
  zsh: ({ key, modifier, character }) => [`"${key === 'enter' ? '^M' : zshKey(modifier, character)}" `],
  bash: ({ key, modifier, character }) => [`"${key === 'enter' ? '\\C-m' : bashKey(modifier, character)}": `],
  fish: ({ key, modifier, character, vi }) =>
    ['bind --preset ', 'bind '].flatMap((start) =>
      fishKeys(key, modifier, character).map((name) => `${start}${vi ? '-M insert ' : ''}${name} `),
    ),
  // The trial's script writes its keys as PSReadLine spells them.
  powershell: ({ key }) => [`${key === 'enter' ? 'Enter' : key} `],
};

function zshKey(modifier: string, character: string): string {
  if (modifier === 'ctrl-') return `^${character.toUpperCase()}`;
  return modifier === 'alt-' ? `^[${character}` : character;
}

function bashKey(modifier: string, character: string): string {
  if (modifier === 'ctrl-') return `\\C-${character}`;
  return modifier === 'alt-' ? `\\e${character}` : character;
}

/** fish 3.6 prints the bytes (`bind`, measured), fish 4.0 names (its release notes). */
function fishKeys(key: string, modifier: string, character: string): readonly string[] {
  if (key === 'enter') return ['\\r', 'enter'];
  const escaped = /[?*~#&()<>|;"'\\$ ]/.test(character) ? `\\${character}` : character;
  const names = [key, `'${key}'`, `${modifier}${escaped}`];
  if (modifier === 'alt-') return [`\\e${escaped}`, ...names];
  if (modifier === '') return names;
  const code = (character.toUpperCase().charCodeAt(0) & 31).toString(16).padStart(2, '0');
  return [`\\x${code}`, `\\c${character}`, ...names];
}
