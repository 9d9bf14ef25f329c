// Hears what is typed after the prefix, and has the shell show what the recipes make of it.

import type { LoadedSettings } from '../../config/load.ts';
import type { ScriptShell } from '../../domain/shell-descriptor.ts';
import { type Environment, loadSettings, type Surroundings } from '../wiring/surroundings.ts';
import type { TypedPreview } from './typed-preview.ts';
import type { TypedLine, TypingChannel } from './typing-channel.ts';

type Following = {
  readonly channel: TypingChannel;
  readonly shell: ScriptShell;
  readonly surroundings: Surroundings;
  readonly onTyping: () => void;
};

/** Ends by the function that it gives. */
export function followTyping({ channel, shell, surroundings, onTyping }: Following): () => void {
  let pause: NodeJS.Timeout | undefined;
  let latest = '';
  let over = false;
  const show = async (line: TypedLine): Promise<void> => {
    // What cannot be previewed is not, whatever the reason.
    const preview = await previewFor(line, shell, surroundings).catch(() => undefined);
    if (!over && line.number === latest) channel.show(line.number, preview, surroundings.env);
  };
  channel.listen((line) => {
    if (over) return;
    onTyping();
    latest = line.number;
    clearTimeout(pause);
    pause = setTimeout(() => void show(line), channel.pauseMs);
  });
  return () => {
    if (over) return;
    over = true;
    clearTimeout(pause);
    channel.close();
  };
}

async function previewFor(
  { line, cwd, columns }: TypedLine,
  shell: ScriptShell,
  surroundings: Surroundings,
): Promise<TypedPreview | undefined> {
  const settings = await loadSettings({ ...surroundings, cwd });
  const question = questionIn(line, settings, surroundings.env);
  if (question === undefined) return undefined;
  const { previewOf } = await import('./typed-preview.ts');
  return previewOf({ question, cwd, shell, columns }, surroundings, settings);
}

/** What follows the prefix, which may differ from the settings' in this shell. */
function questionIn(line: string, { settings }: LoadedSettings, env: Environment): string | undefined {
  const text = line.trimStart();
  const { prefix } = settings;
  const known = [prefix, env['BECK_PREFIX'] ?? prefix].find((each) => text.startsWith(each));
  const question = known === undefined ? text.replace(/^\S+/, '') : text.slice(known.length);
  return question.includes('\n') || question.trim() === '' ? undefined : question.trim();
}
