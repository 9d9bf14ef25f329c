// A question from the shell: one helper process, from the first hello to the prompt.

import { dirname } from 'node:path';
import { UsageError } from '../../domain/errors.ts';
import { isAlive } from '../../domain/is-alive.ts';
import { SHELL_DESCRIPTORS } from '../../domain/shell-descriptor.ts';
import { openLink } from '../../shell-link/link.ts';
import { openTransport } from '../../shell-link/open-transport.ts';
import { watchShell } from '../../shell-link/shell-watch.ts';
import { openPersonSide } from '../asking/person-side.ts';
import { loadAhead } from '../wiring/provider.ts';
import { loadSettings, readSurroundings } from '../wiring/surroundings.ts';
import { answer } from './answer.ts';
import type { Answering } from './answering.ts';
import { followSignals, type Opened, watched } from './opened.ts';
import { openRunner, type Runner } from './runner.ts';
import { tidyUp } from './tidy-up.ts';

/**
 * `args`: the private folder of the question, or `-` for our standard input and output, and the shell's process id; where
 * this helper waits for its question also the shell, and for how many seconds. Ends the process.
 */
export async function answerQuestion([folder, pid, ...ahead]: readonly string[]): Promise<void> {
  const shellPid = Number(pid);
  if (!folder || !Number.isInteger(shellPid))
    throw new UsageError(
      'The verb "question" is for beck\'s shell scripts.',
      'Ask with: beck ask "your question"',
    );
  const opened = await openTransport(folder);
  if (ahead.length > 0) {
    const { waitForQuestion } = await import('./waiting.ts');
    return waitForQuestion({ folder, shellPid, transport: opened, ahead }, answerAsked);
  }
  const surroundings = readSurroundings();
  const { log, transport } = await watched(opened, surroundings);
  const link = openLink(transport);
  const stopWatching = watchShell(shellPid, transport.isOpen, link.abandon);
  followSignals(link);
  // Settings do not depend on what the shell says, so they load while it speaks.
  const loading = loadSettings(surroundings);
  // Errors surface where `loading` is awaited.
  loading.then(({ settings }) => loadAhead(settings)).catch(() => {});
  const asked = await link.asked.catch(() => undefined);
  await answerAsked({ folder, shellPid, surroundings, log, transport, link, loading, asked, stopWatching });
}

async function answerAsked(opened: Opened): Promise<void> {
  const { folder, shellPid, surroundings, log, transport, link, loading, asked, stopWatching } = opened;
  let runner: Runner | undefined;
  const afterwards: Answering['afterwards'] = [];
  if (asked !== undefined) {
    const person = openPersonSide(surroundings);
    const { shell, options } = asked.report;
    const relays = SHELL_DESCRIPTORS[shell].runs === 'eval' || options.includes('capture');
    runner = openRunner({
      link,
      person,
      shellPid,
      shell,
      relays,
      folder: folder === '-' ? undefined : folder,
    });
    let line = '';
    const putInLine = (text: string): void => {
      line = text;
    };
    const answering = {
      ...{ asked, link, person, runner, shellPid, surroundings, loading, log },
      ...{ afterwards, putInLine },
    };
    const trial = surroundings.env['BECK_DOCTOR'];
    if (trial) {
      const { renderTrialAnswer } = await import('../verbs/doctor/trial-answer.ts');
      const question = new TextDecoder().decode(asked.question);
      await link.finish(0);
      transport.close();
      person.write(`${renderTrialAnswer(trial, asked.report.shell, question)}\n`);
      process.exit(0);
    }
    if (asked.wants === 'convert') await (await import('./convert.ts')).convertLine(answering);
    else {
      const status = await answer(answering);
      person.screen.finish();
      await link.finish(status, { line, next: folder === '-' && (await isNextWanted(opened)) });
    }
  }
  stopWatching();
  transport.close();
  // The prompt is back: this costs the person nothing.
  await tidyUp({ surroundings, loading, afterwards });
  await runner?.linger();
  process.exit(asked === undefined ? 0 : await statusAfter(opened));
}

/** What launch.sh is told: 0, or that the next helper may get ready. */
async function statusAfter(opened: Opened): Promise<number> {
  if (opened.folder === '-' || !isAlive(opened.shellPid) || !(await isNextWanted(opened))) return 0;
  return (await import('./waiting.ts')).START_NEXT;
}

async function isNextWanted({ folder, loading, surroundings }: Opened): Promise<boolean> {
  const loaded = await loading.catch(() => undefined);
  if (loaded === undefined) return false;
  const { mayStartNext } = await import('./waiting.ts');
  const { waitingPlace } = await import('../../shell-link/private-folder.ts');
  return mayStartNext(
    loaded,
    surroundings.env,
    folder === '-' ? waitingPlace(surroundings.env) : dirname(folder),
  );
}
