// `beck recall`: commands of the past, best first. Secrets in them are masked.

import { type ExitCode, UsageError } from '../../domain/errors.ts';
import type { Shell } from '../../domain/shell.ts';
import type { Find } from '../../recall/rank.ts';
import { fitColumns } from '../../terminal/drawing/columns.ts';
import { showLine } from '../../terminal/drawing/command-text.ts';
import type { Look } from '../../terminal/drawing/look.ts';
import { recall } from '../asking/recall.ts';
import { whenAndWhere } from '../asking/when-and-where.ts';
import { redactorOf } from '../wiring/masking.ts';
import { loadSettings, type Surroundings } from '../wiring/surroundings.ts';

export type RecallOptions = {
  readonly question: string;
  readonly limit: number;
  readonly form: 'table' | 'json' | 'plain';
};

export type RecallIo = {
  readonly surroundings: Surroundings;
  readonly shell: Shell;
  readonly look: Look;
  readonly writeOut: (text: string) => void | Promise<void>;
  readonly writeError: (text: string) => void;
};

const MOST = 1000;

/** 1 where nothing was found. Rejects with `UsageError`. */
export async function runRecall(options: RecallOptions, io: RecallIo): Promise<ExitCode> {
  const { question, limit, form } = options;
  const { surroundings, shell, look, writeOut, writeError } = io;
  if (!(Number.isInteger(limit) && limit >= 1 && limit <= MOST))
    throw new UsageError(`--limit must be a whole number from 1 to ${MOST}.`, 'See: beck recall --help');
  const { settings } = await loadSettings(surroundings);
  const redact = redactorOf({ ...settings, maskSecrets: true }, surroundings.env);
  const say = (sentence: string): void => writeError(`beck: ${sentence}\n`);
  const { cwd } = surroundings;
  const found = await recall(question, { surroundings, shell, cwd, prefix: settings.prefix, say });
  const finds = found.slice(0, limit).map((find) => ({ ...find, command: redact(find.command).text }));
  if (finds.length === 0) {
    writeError('Nothing like that is in your history.\n');
    return 1;
  }
  await writeOut(render(finds, { form, look, surroundings }));
  return 0;
}

type Drawn = Pick<RecallOptions, 'form'> & Pick<RecallIo, 'look' | 'surroundings'>;

function render(finds: readonly Find[], { form, look, surroundings: { home, now } }: Drawn): string {
  if (form === 'json') return finds.map((find) => `${JSON.stringify(toJson(find))}\n`).join('');
  if (form === 'plain') return finds.map(({ command }) => `${command}\n`).join('');
  const rows = finds.map((find) => [showLine(find.command, look), whenAndWhere(find, { home, now })]);
  return `${fitColumns(rows, [0], look).join('\n')}\n`;
}

function toJson({ command, at, folder, status, source, count, question }: Find) {
  return {
    command,
    at: at ?? null,
    folder: folder ?? null,
    status: status ?? null,
    source,
    count,
    question: question ?? null,
  };
}
