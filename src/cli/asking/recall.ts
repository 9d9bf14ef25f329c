// What the person did before, from the places that know it: the shell's history, beck's journal, atuin.

import { join } from 'node:path';
import { readHistoryFile } from '../../context/history-file.ts';
import { historyPath } from '../../context/history-path.ts';
import type { Shell } from '../../domain/shell.ts';
import { SHELL_DESCRIPTORS } from '../../domain/shell-descriptor.ts';
import { atuinCommands } from '../../recall/atuin.ts';
import { knowledgeOf } from '../../recall/described.ts';
import { findCommands } from '../../recall/find.ts';
import type { Find, Known } from '../../recall/rank.ts';
import { readRequest } from '../../recall/request.ts';
import { stateFolder } from '../shared/own-folders.ts';
import type { Surroundings } from '../wiring/surroundings.ts';

export type Recalling = {
  readonly surroundings: Surroundings;
  readonly shell: Shell;
  readonly cwd: string;
  /** What begins a question: those are no commands. */
  readonly prefix: string;
  /** A sentence where a source cannot be read. */
  readonly say: (sentence: string) => void;
};

/** Best first. */
export async function recall(question: string, recalling: Recalling): Promise<readonly Find[]> {
  const { surroundings, shell, cwd, prefix, say } = recalling;
  const { env, home, now } = surroundings;
  const { describedPrograms } = await import('../../safety/explain/descriptions.ts');
  const { tradeWords } = await import('../../recall/trade-words.ts');
  const knowledge = knowledgeOf([...describedPrograms(), ...tradeWords()]);
  const request = readRequest(question, { now, home, cwd, knowledge });
  const { history } = SHELL_DESCRIPTORS[shell];
  const read = history && (await readHistoryFile(historyPath(history, { env, home })));
  if (read?.isLate) say(read.bytes.length === 0 ? NOT_READ : PARTLY_READ);
  const known = [...(await journalCommands(recalling)), ...atuinCommands({ env, home }, request)];
  const keep = (command: string): boolean => !isAboutBeck(command, prefix);
  const sources = {
    history: history && read && { bytes: read.bytes, format: history.format },
    known,
  };
  return findCommands(request, sources, keep, now);
}

const NOT_READ = 'The history file could not be read in time.';
const PARTLY_READ = 'The history file is slow to read: only its end is searched.';

/** A question, or this search itself. */
function isAboutBeck(command: string, prefix: string): boolean {
  const [first = '', second = ''] = command.trimStart().split(/\s+/, 2);
  return (
    first.replace(/^\\/, '') === prefix || (first === 'beck' && ['recall', 'log', 'ask'].includes(second))
  );
}

/** Of the latest ones. */
const MOST = 5000;

async function journalCommands({ surroundings, say }: Recalling): Promise<readonly Known[]> {
  const { latestCommands } = await import('../../journal/commands.ts');
  try {
    const ran = latestCommands(join(stateFolder(surroundings), 'beck'), MOST);
    return ran.map((each, index) => ({ ...each, age: index / ran.length, source: 'journal' as const }));
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return [];
  }
}
