// A question from the shell: one helper process, from the first hello to the prompt.

import { UsageError } from '../../domain/errors.ts';
import { SHELL_DESCRIPTORS } from '../../domain/shell-descriptor.ts';
import { openLink, type ShellLink } from '../../shell-link/link.ts';
import { openTransport } from '../../shell-link/open-transport.ts';
import { watchShell } from '../../shell-link/shell-watch.ts';
import { openPersonSide } from '../asking/person-side.ts';
import { loadAhead } from '../wiring/provider.ts';
import { loadSettings, readSurroundings } from '../wiring/surroundings.ts';
import { answer } from './answer.ts';
import type { Answering } from './answering.ts';
import { openRunner, type Runner } from './runner.ts';
import { tidyUp } from './tidy-up.ts';

/** `args`: the private folder of the question, or `-` for our standard input and output, and the shell's process id. Ends the process. */
export async function answerQuestion([folder, pid]: readonly string[]): Promise<void> {
  const shellPid = Number(pid);
  if (!folder || !Number.isInteger(shellPid))
    throw new UsageError(
      'The verb "question" is for beck\'s shell scripts.',
      'Ask with: beck ask "your question"',
    );
  const surroundings = readSurroundings();
  const log = surroundings.env['BECK_LOG']
    ? (await import('../asking/trace-log.ts')).openTraceLog(surroundings.env, 'question')
    : undefined;
  const opened = await openTransport(folder);
  const transport = log?.watchTransport(opened) ?? opened;
  const link = openLink(transport);
  const stopWatching = watchShell(shellPid, transport.isOpen, link.abandon);
  followSignals(link);
  // Settings do not depend on what the shell says, so they load while it speaks.
  const loading = loadSettings(surroundings);
  // Errors surface where `loading` is awaited.
  loading.then(({ settings }) => loadAhead(settings)).catch(() => {});

  const asked = await link.asked.catch(() => undefined);
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
    const answering = { asked, link, person, runner, shellPid, surroundings, loading, log, afterwards };
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
      await link.finish(status);
    }
  }
  stopWatching();
  transport.close();
  // The prompt is back: this costs the person nothing.
  await tidyUp({ surroundings, loading, afterwards });
  await runner?.linger();
  process.exit(0);
}

/** What else ends a process ends us at once, however busy: launch.sh says so to the shell. */
function followSignals(link: ShellLink): void {
  process.on('SIGINT', link.cancel);
  // The helper shares the shell's process group: signals that stop a command must not stop it.
  for (const signal of ['SIGTSTP', 'SIGTTOU', 'SIGTTIN', 'SIGQUIT'] as const) process.on(signal, () => {});
}
