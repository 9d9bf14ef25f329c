// `beck undo`: its flags, and what it starts.

import type { Argv } from 'yargs';
import type { ExitCode } from '../../domain/errors.ts';
import type { Question } from '../../terminal/approval/question.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import { defineVerb, type Parsed } from './define-verb.ts';
import { askYes, colourBySettings, listLook, writeOut } from './output.ts';

export const undoVerb = defineVerb({
  command: 'undo [which]',
  describe: 'put back what a command changed',
  options: undoOptions,
  run: (argv, { around }) => runUndoVerb(argv, around()),
});

function undoOptions(y: Argv) {
  return y
    .positional('which', {
      type: 'number',
      describe: 'its number in the list; default: the last command of this shell',
    })
    .option('list', { type: 'boolean', default: false, describe: 'list what can be undone' })
    .option('prune', {
      type: 'boolean',
      default: false,
      describe: 'delete the kept copies: all, or those of that number',
    })
    .option('yes', {
      type: 'boolean',
      default: false,
      describe: 'do it without asking; the step of another shell only by its number',
    })
    .option('json', { type: 'boolean', default: false, describe: 'with --list: print JSON lines' });
}

/** By one key, as at the prompt. */
function askIn(surroundings: Surroundings): (question: Question) => Promise<boolean> {
  return async (question) => {
    const { openPersonSide } = await import('../asking/person-side.ts');
    const { screen } = openPersonSide(surroundings);
    const { type } = await screen.ask(question, new AbortController().signal);
    screen.finish();
    return type === 'yes';
  };
}

async function runUndoVerb(
  { which, list, prune, yes, json }: Parsed<typeof undoOptions>,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const [{ runUndo }, { undoState }, { sessionName }] = await Promise.all([
    import('../verbs/undo.ts'),
    import('../asking/keep-changes.ts'),
    import('../asking/open-journal.ts'),
  ]);
  return runUndo(
    { which, list, prune, yes, json },
    {
      surroundings,
      state: undoState(surroundings),
      session: await sessionName(process.ppid),
      look: listLook(await colourBySettings(surroundings), surroundings),
      writeOut,
      ...(process.stdin.isTTY && process.stderr.isTTY
        ? { askYes, askUndo: askIn(surroundings) }
        : { askYes: undefined, askUndo: undefined }),
    },
  );
}
