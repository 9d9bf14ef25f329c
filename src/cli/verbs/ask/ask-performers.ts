// What `beck ask` does itself: steps go to standard error or the terminal, what they print and the answer to standard output.

import { openSync } from 'node:fs';
import type { ReadStream } from 'node:tty';
import type { Performers } from '../../../agent/performers.ts';
import { BeckError } from '../../../domain/errors.ts';
import { collectOutput, MOST_KEPT } from '../../../output/bounded.ts';
import { collectFirst } from '../../../output/first-bytes.ts';
import { createLook } from '../../../terminal/drawing/look.ts';
import { readAbilities } from '../../../terminal/drawing/tty.ts';
import { createScreen, type Screen } from '../../../terminal/screen.ts';
import { nearNotice, nearProposal } from '../../asking/near-paths.ts';
import { type PersonSide, rememberAndSay } from '../../asking/person-side.ts';
import type { Memory } from '../../asking/session-memory.ts';
import { isTerminal, writeStandard } from '../../shared/standard-streams.ts';
import { boundsOf, keepLong } from '../../wiring/performers.ts';
import type { Asking, Environment } from '../../wiring/surroundings.ts';

type Showing = {
  readonly asking: Asking;
  /** Absent if the person cannot be asked. */
  readonly person: PersonSide | undefined;
  readonly memory: Memory;
  readonly signal: AbortSignal;
  /** Standard output is kept for the JSON. */
  readonly json: boolean;
};

type AskPerformers = Pick<Performers, 'askPerson' | 'askPlan' | 'runInShell' | 'remember' | 'show'> & {
  /** Wipes what must not stay on the screen; without it the process would not end. */
  readonly finish: () => void;
  /** The last line. */
  readonly close: (parts: readonly string[]) => void;
};

export function askPerformers({ asking, person, memory, signal, json }: Showing): AskPerformers {
  const { settings, shell, surroundings } = asking;
  const screen = person?.screen ?? standardErrorScreen(surroundings.env);
  /** On the person's own terminal the answer is drawn as at the prompt; in a pipe it is the text alone. */
  const drawn = person !== undefined && process.stdout.isTTY && !json;
  const near = { cwd: asking.cwd, home: surroundings.home };
  return {
    askPerson: (proposal, when) =>
      person === undefined
        ? Promise.resolve({ type: 'no' })
        : person.askWithEditor(nearProposal(proposal, near), when, (text) => editLine(text, when)),
    askPlan: (plan, when) =>
      person === undefined
        ? Promise.resolve({ type: 'no' })
        : person.askPlanWithEditor(plan, when, (text) => editLine(text, when)),
    async runInShell(command, { approved }) {
      const [{ runInChildShell }, show] = await Promise.all([
        import('../../../processes/child-shell.ts'),
        shownOutput(approved),
      ]);
      const collector = collectOutput(boundsOf(settings));
      const first = collectFirst(MOST_KEPT);
      let last: number | undefined;
      const status = await runInChildShell({
        command,
        shell,
        cwd: asking.cwd,
        env: surroundings.env,
        signal,
        onOutput(bytes) {
          collector.push(bytes);
          first.push(bytes);
          last = bytes.at(-1) ?? last;
          if (!json) process.stdout.write(show.pass(bytes));
        },
      });
      if (!json) process.stdout.write(show.end());
      const midLine = !json && process.stdout.isTTY && last !== undefined && last !== NEWLINE;
      screen.cursorLeft(midLine ? 'mid-line' : 'line-start');
      const interrupted = signal.aborted;
      const output = await keepLong(collector.result(), first, { asking, command });
      return { type: 'ran', status, output, cwd: asking.cwd, interrupted };
    },
    remember: rememberAndSay(memory, screen),
    show(told) {
      const notice = nearNotice(told, near);
      // Text before a step would be between answers in a pipe, and only the last reply is the answer.
      if (notice.type === 'text' && !drawn) return;
      if (notice.type !== 'answer' || drawn) screen.show(notice);
      else if (!json) {
        screen.finish();
        process.stdout.write(`${notice.text}\n`);
      }
      if (notice.type === 'ran' && /(^|[;&|\s])(cd|pushd|export)\s/.test(notice.proposal.command))
        screen.show({
          type: 'warning',
          text: 'No shell is attached here, so the effects of cd and export do not last.',
        });
    },
    finish: screen.finish,
    close: (parts) => screen.show({ type: 'closing', parts }),
  };
}

const NEWLINE = 0x0a;

type ShownOutput = { readonly pass: (bytes: Uint8Array) => Uint8Array; readonly end: () => string };

/** On a terminal, unapproved output does no more than colours and cursor movement, and leaves none of it. */
async function shownOutput(approved: boolean): Promise<ShownOutput> {
  if (approved || !process.stdout.isTTY) return { pass: (bytes) => bytes, end: () => '' };
  const { createTerminalFilter, leavesTraces, UNDO_OUTPUT } = await import(
    '../../../shell-link/terminal-filter.ts'
  );
  const filter = createTerminalFilter();
  let traces = false;
  return {
    pass(bytes) {
      const shown = filter(bytes);
      traces ||= leavesTraces(shown);
      return shown;
    },
    end: () => (traces ? UNDO_OUTPUT : ''),
  };
}

function standardErrorScreen(env: Environment): Screen {
  const drawn = isTerminal(2);
  const abilities = readAbilities(env);
  return createScreen({
    write: (text) => void writeStandard(2, text),
    look: () =>
      createLook({
        columns: (drawn ? process.stderr.columns : undefined) ?? 80,
        colour: drawn && abilities.colour,
        styles: drawn && abilities.styles,
        unicode: abilities.unicode,
      }),
    rows: () => (drawn ? process.stderr.rows : undefined) ?? 24,
    moves: drawn && abilities.moves,
    openKeys: () =>
      Promise.reject(new BeckError('There is no terminal to ask in.', 'Ask from a terminal.', 4)),
  });
}

/** No shell lends its editor here; undefined when the person left it. */
async function editLine(text: string, signal: AbortSignal): Promise<string | undefined> {
  const { createInterface } = await import('node:readline');
  const input = await keyboard();
  const lines = createInterface({ input, output: process.stderr, terminal: true });
  try {
    return await new Promise((settle) => {
      const leave = (): void => settle(undefined);
      lines.once('close', leave);
      lines.once('SIGINT', leave);
      signal.addEventListener('abort', leave, { once: true });
      lines.question('edit> ', settle);
      lines.write(text);
    });
  } finally {
    lines.close();
    if (input !== process.stdin) input.destroy();
  }
}

/** Standard input may be what the question is about. */
async function keyboard(): Promise<ReadStream> {
  if (process.stdin.isTTY) return process.stdin;
  const { ReadStream: Terminal } = await import('node:tty');
  return new Terminal(openSync('/dev/tty', 'r+'));
}
