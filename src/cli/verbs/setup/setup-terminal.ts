// The terminal of `beck setup` and `beck models`: lists and lines on it, and what is said between them.

import { createLook } from '../../../terminal/drawing/look.ts';
import { createSpinner } from '../../../terminal/drawing/spinner.ts';
import { openTty, readAbilities } from '../../../terminal/drawing/tty.ts';
import { wrapWords } from '../../../terminal/drawing/width.ts';
import { openScreenInput } from '../../../terminal/keys/screen-input.ts';
import { askList, askText, type MenuTerminal } from '../../../terminal/menu/menus.ts';
import type { Surroundings } from '../../wiring/surroundings.ts';
import { Interrupted, type SetupIo } from './setup.ts';

/** Undefined where standard input or output is no terminal, or one whose cursor cannot be moved. */
export function openSetupTerminal(
  { env }: Pick<Surroundings, 'env'>,
  colour: boolean,
): (Pick<SetupIo, 'menus' | 'say' | 'while'> & { readonly close: () => void }) | undefined {
  const abilities = readAbilities(env);
  if (!abilities.moves || !process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  const tty = openTty();
  const look = () => createLook({ ...abilities, colour, columns: tty.size().columns });
  const rows = () => tty.size().rows;
  const spinner = createSpinner({ write: tty.write, look, rows, animates: true });
  const otherwise = 'Use beck setup --provider NAME --model NAME --yes instead.';
  // Opened for each question, so that Ctrl-C is a signal while something else goes on.
  const withInput = async <T>(work: (terminal: MenuTerminal) => Promise<T>): Promise<T> => {
    const input = openScreenInput({ write: tty.write, otherwise });
    try {
      return await work({ input, write: tty.write, look, rows });
    } finally {
      input.close();
    }
  };
  return {
    menus: {
      list: (question) => withInput((terminal) => askList(question, terminal)),
      text: (question) => withInput((terminal) => askText(question, terminal)),
    },
    say(text) {
      const { columns } = look();
      tty.write(`${wrapWords(text, columns - 1).join('\n')}\n`);
    },
    async while(what, work) {
      const left = new AbortController();
      const leave = (): void => left.abort(new Interrupted());
      process.once('SIGINT', leave);
      spinner.start(what);
      try {
        return await work(left.signal, (line) => spinner.say(line, false));
      } catch (error) {
        if (left.signal.aborted) throw new Interrupted();
        throw error;
      } finally {
        spinner.stop();
        process.off('SIGINT', leave);
      }
    },
    close: tty.close,
  };
}

/** The same without questions: what is said goes to standard output. */
export function withoutTerminal(): Pick<SetupIo, 'menus' | 'say' | 'while'> {
  return {
    menus: undefined,
    say: (text) => process.stdout.write(`${text}\n`),
    while: (_, work, limit) =>
      work(limit === 'endless' ? new AbortController().signal : AbortSignal.timeout(LONGEST), () => {}),
  };
}

/** Milliseconds; a large model on a small machine loads for minutes. */
const LONGEST = 180_000;
