// Records what beck answers to every sentence of the oracle, in several processes.
//
//   node test/recipes/oracle/record.ts FILE [EVERY]
//
// `EVERY`: one sentence of so many is asked. A file is JSON, compressed by zstd.

import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { answersTo } from './answers.ts';
import { type Sentence, sentences } from './sentences.ts';

/** Answers in the order of `PLACES`; only the first where the sentence was asked in one shell. */
export type Recorded = Sentence & { readonly answers: readonly string[] };

/** One of so many is asked in every shell: they are read before a shell counts. */
const SELDOM = 4;

export function readRecord(file: string): readonly Recorded[] {
  return JSON.parse(zstdDecompressSync(readFileSync(file)).toString());
}

export async function record(asked: readonly Sentence[]): Promise<readonly Recorded[]> {
  const chosen = asked.map((sentence, at) => ({ ...sentence, at }));
  const workers = Math.max(1, Math.min(4, availableParallelism()));
  const size = Math.ceil(chosen.length / workers);
  const parts = await Promise.all(
    Array.from({ length: workers }, (_, part) => inWorker(chosen.slice(part * size, (part + 1) * size))),
  );
  return parts.flat();
}

type Numbered = Sentence & { readonly at: number };

function inWorker(part: readonly Numbered[]): Promise<readonly Recorded[]> {
  const worker = fork(import.meta.filename, ['--worker'], { serialization: 'advanced' });
  return new Promise((resolve, reject) => {
    worker.once('message', (answers) => resolve(answers as readonly Recorded[]));
    worker.once('disconnect', () => reject(new Error('A process of the oracle ended early')));
    worker.send(part);
  });
}

async function answerPart(part: readonly Numbered[]): Promise<readonly Recorded[]> {
  const recorded: Recorded[] = [];
  for (const { text, from, at } of part) {
    const isPattern = /^(?:files|lines|sayings|tables): /.test(from);
    recorded.push({
      text,
      from,
      answers: await answersTo(text, { isPattern, everywhere: at % SELDOM === 0 }),
    });
  }
  return recorded;
}

if (process.argv[1] === import.meta.filename) {
  const [file, every = '1'] = process.argv.slice(2);
  if (file === '--worker')
    process.once('message', async (part) => {
      const answers = await answerPart(part as readonly Numbered[]);
      process.send?.(answers, () => process.disconnect());
    });
  else if (file === undefined) throw new Error('Usage: record.ts FILE [EVERY]');
  else {
    const recorded = await record(sentences().filter((_, at) => at % Number(every) === 0));
    writeFileSync(file, zstdCompressSync(JSON.stringify(recorded)));
  }
}
