// Writes the log of `BECK_LOG=FILE`, for debugging. Secrets are masked.

import { closeSync, constants, fchmodSync, fstatSync, openSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Notice, Performers } from '../../agent/performers.ts';
import { redact } from '../../output/redact.ts';
import type { Transport } from '../../shell-link/transport.ts';
import { secretValues } from '../wiring/masking.ts';

export type TraceLog = {
  readonly write: (what: string) => void;
  readonly watch: <Some extends Pick<Performers, 'askModel' | 'classify' | 'show'>>(performers: Some) => Some;
  readonly watchTransport: (transport: Transport) => Transport;
};

/** `name`: who writes. Where no log is wanted, or its file cannot be written, nothing is done. */
export function openTraceLog(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
): TraceLog | undefined {
  const { BECK_LOG: file } = env;
  const fd = file ? openPrivately(resolve(file)) : undefined;
  if (fd === undefined) return undefined;
  const write = (what: string): void => {
    // A log must not cause a failure.
    try {
      // Those of now: a helper that waited gets its environment with the question.
      const line = redact(what, secretValues(env)).text.slice(0, LONGEST).replaceAll('\n', '\\n');
      writeSync(fd, `${new Date().toISOString()} ${process.pid} ${name}: ${line}\n`);
    } catch {
      return;
    }
  };
  process.once('exit', (code) => {
    write(`ends with ${code} after ${Math.round(performance.now())} ms`);
    closeSync(fd);
  });
  write('begins');
  return {
    write,
    watch: (performers) => ({
      ...performers,
      async askModel(request, io) {
        const began = performance.now();
        const took = (): string => `${Math.round(performance.now() - began)} ms`;
        write(`asks the model: ${request.messages.length} messages`);
        try {
          const reply = await performers.askModel(request, io);
          write(`model after ${took()}: ${JSON.stringify({ text: reply.text, calls: reply.toolCalls })}`);
          return reply;
        } catch (error) {
          write(`model failed after ${took()}: ${error instanceof Error ? error.message : error}`);
          throw error;
        }
      },
      classify(request) {
        const verdict = performers.classify(request);
        write(
          `judged ${verdict.level} (${verdict.reasons.map(({ id }) => id).join(' ')}): ${request.command}`,
        );
        return verdict;
      },
      show(notice) {
        const told = tellNotice(notice);
        if (told !== undefined) write(told);
        performers.show(notice);
      },
    }),
    watchTransport: (transport) => ({
      ...transport,
      send(message) {
        write(`to the shell: ${fieldsOf(message)}`);
        transport.send(message);
      },
      listen: (onMessage, onEnd) =>
        transport.listen((fields) => {
          const [word = '', ...rest] = fields.map((field) => new TextDecoder().decode(field));
          // The values of variables are nobody's business.
          const shown = word === 'environment' ? [] : rest;
          write(`from the shell: ${[word, ...shown].filter((each) => each !== '').join(' | ')}`);
          onMessage(fields);
        }, onEnd),
    }),
  };
}

/** UTF-16 units of one entry. */
const LONGEST = 4096;

function fieldsOf(message: Uint8Array): string {
  const fields = new TextDecoder().decode(message).split('\0');
  return fields.filter((each) => each !== '').join(' | ');
}

/** Our own file, readable by this user alone. */
function openPrivately(path: string): number | undefined {
  const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK } = constants;
  try {
    const fd = openSync(path, O_WRONLY | O_APPEND | O_CREAT | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0), 0o600);
    const found = fstatSync(fd);
    if (found.isFile() && (found.mode & 0o077) !== 0) fchmodSync(fd, 0o600);
    if (found.isFile()) return fd;
    closeSync(fd);
  } catch {
    // Missing, or another user's: the question matters more.
  }
  return undefined;
}

function tellNotice(notice: Notice): string | undefined {
  switch (notice.type) {
    case 'step':
      return `runs (${notice.allowedBy}): ${notice.proposal.command}`;
    case 'ran': {
      const { status, output, interrupted } = notice.outcome;
      return `ran with ${status}${interrupted ? ', interrupted' : ''}, ${output?.bytes ?? 'no'} bytes kept`;
    }
    case 'probed':
      return `looked by ${notice.command}: ${'reason' in notice.outcome ? notice.outcome.reason : notice.outcome.status}`;
    case 'tried':
      return `tried (${notice.by}) ${notice.command}: ${'reason' in notice.outcome ? notice.outcome.reason : notice.outcome.status}`;
    case 'look':
    case 'looking':
      return `${notice.type}: ${notice.what}`;
    case 'not-done':
      return `not done, ${notice.what}: ${notice.reason}`;
    case 'written':
      return `${notice.failed === undefined ? 'wrote' : 'could not write'} ${notice.change.path}`;
    case 'not-run':
      return `${notice.outcome.type}, ${notice.proposal.command}: ${notice.outcome.reason}`;
    case 'plan-not-run':
      return `plan ${notice.outcome.type}: ${notice.outcome.reason}`;
    case 'plan':
      return `plan of ${notice.plan.parts.length} taken: ${notice.taken}`;
    case 'plan-ended':
      return `plan ended before part ${notice.from}`;
    case 'answer':
    case 'warning':
    case 'note':
      return `${notice.type}: ${notice.text}`;
    default:
      return undefined;
  }
}
