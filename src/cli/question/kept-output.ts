// Questions about what the last commands printed, where `keepOutput` keeps it.

import { join } from 'node:path';
import type { LoadedSettings } from '../../config/load.ts';
import type { Settings } from '../../config/settings.ts';
import type { CapturedOutput } from '../../domain/run.ts';
import { lastOutputs } from '../../journal/outputs.ts';
import { traitsOf } from '../../providers/traits.ts';
import { type AboutOutput, aboutOutput, lineOf } from '../../recall/about-output.ts';
import type { FailedBefore } from '../asking/fix.ts';
import { sessionName } from '../asking/open-journal.ts';
import { openMemory } from '../asking/session-memory.ts';
import { dayOf } from '../asking/when-and-where.ts';
import { stateFolder } from '../shared/own-folders.ts';
import type { Answering } from './answering.ts';
import { isQuestion } from './failure-meant.ts';
import { settingsOfSession } from './session-settings.ts';

/** What a model or a fix is to know of it. */
export type AboutKept =
  | { readonly status: number }
  | { readonly attached: CapturedOutput }
  | { readonly failed: FailedBefore };

type Kept = ReturnType<typeof lastOutputs>[number];

/** Undefined where the question is about something else, or nothing of it is kept. */
export async function answerFromKept(
  question: string,
  answering: Pick<Answering, 'asked' | 'person' | 'surroundings' | 'shellPid'>,
  loaded: LoadedSettings,
): Promise<AboutKept | undefined> {
  const about = aboutOutput(question);
  if (about === undefined) return undefined;
  const kept = await find(about, answering, loaded.settings);
  if (kept === undefined) return undefined;
  const memory = await openMemory({ ...answering, cwd: answering.asked.cwd });
  const { surroundings } = answering;
  const { settings } = await settingsOfSession(loaded, { surroundings, memory });
  switch (about.wants) {
    case 'all':
      return show(kept, kept.text, answering, '');
    case 'line': {
      const { line: which = 1 } = about;
      const line = lineOf(kept.text, kept.command, which);
      if (line !== undefined)
        return show(kept, line, answering, which === 'last' ? 'last of: ' : `${which} of: `);
      return readsPrompt(settings) ? attach(kept) : show(kept, kept.text, answering, '');
    }
    case 'why':
      return failed(question, kept, answering);
    case 'model':
      if (readsPrompt(settings)) return attach(kept);
      answering.person.screen.show({ type: 'note', text: NO_MODEL });
      return { status: 3 };
  }
}

const NO_MODEL = 'Only a model can do that. Set one up with: beck setup';

function readsPrompt({ provider }: Settings): boolean {
  return traitsOf(provider).readsPrompt;
}

/** `that` belongs to the question before; where the shell ran another command since, nothing is known of that. */
async function find(
  { wants, program }: AboutOutput,
  { asked, surroundings, shellPid }: Pick<Answering, 'asked' | 'surroundings' | 'shellPid'>,
  { prefix }: Settings,
): Promise<Kept | undefined> {
  const isLast = asked.lastCommand === undefined || isQuestion(asked.lastCommand, prefix);
  if (!isLast && program === undefined && wants !== 'line') return undefined;
  const session = await sessionName(shellPid);
  if (session === undefined) return undefined;
  const outputs = outputsOf(join(stateFolder(surroundings), 'beck'), session);
  if (program !== undefined) return outputs.find(({ command }) => isOf(command, program));
  return outputs.find(({ ofLast }) => ofLast === 1);
}

/** The journal may be damaged or locked: the question is asked as ever. */
function outputsOf(state: string, session: string): readonly Kept[] {
  try {
    return lastOutputs(state, session);
  } catch {
    return [];
  }
}

function isOf(command: string, program: string): boolean {
  const words = command.trim().split(/\s+/).slice(0, 3);
  return words.some((word) => word.slice(word.lastIndexOf('/') + 1) === program);
}

function show(
  { command, status, at }: Kept,
  text: string,
  { person, surroundings }: Pick<Answering, 'person' | 'surroundings'>,
  part: string,
): AboutKept {
  const when = dayOf(at, surroundings.now);
  const ended = status === null || status === 0 ? when : `status ${status}, ${when}`;
  const [first = ''] = command.split('\n', 1);
  person.screen.show({
    type: 'found',
    what: `${part}${first}`,
    outputs: [{ text: text || '(nothing)' }],
    ended,
  });
  return { status: 0 };
}

function attach({ command, text: printed, status }: Kept): AboutKept {
  const text = `$ ${command}\n${printed}\n[exit status: ${status ?? 'unknown'}]`;
  return { attached: { text, bytes: Buffer.byteLength(text), truncated: false, binary: false } };
}

function failed(question: string, { command, text, status }: Kept, { asked }: Pick<Answering, 'asked'>) {
  if (status === null || status === 0 || status === INTERRUPTED) return undefined;
  const error = { id: '', target: '', message: text };
  return { failed: { command, status, shell: asked.report.shell, question, error } };
}

/** By Ctrl-C, which explains itself. */
const INTERRUPTED = 130;
