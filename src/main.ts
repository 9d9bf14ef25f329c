// Runs one verb; the one place that turns errors into text and exit codes.

import { enableCompileCache } from 'node:module';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { makeFolder } from './domain/make-folder.ts';

// A folder that others can write to would let them put code into beck.
const base = process.env['XDG_CACHE_HOME'];
const cache = join(base && isAbsolute(base) ? base : join(homedir(), '.cache'), 'beck', 'compiled');
try {
  makeFolder(cache);
  enableCompileCache(cache);
} catch {
  // Without the cache beck starts a little later and is otherwise the same.
}

void run();

// A bundle of CommonJS, which Node loads fastest, cannot wait at its top level.
async function run(): Promise<void> {
  // Packages ask for the folder while they load, and the one we stand in may be gone.
  try {
    process.cwd();
  } catch {
    process.chdir(homedir());
  }

  const [verb = '', ...rest] = process.argv.slice(2);
  try {
    if (verb === 'question') await (await import('./cli/question.ts')).answerQuestion(rest);
    else if (verb === 'hold') await (await import('./cli/piped-input.ts')).holdInput(rest);
    else process.exitCode = await (await import('./cli/verbs.ts')).runVerb(process.argv.slice(2));
  } catch (error) {
    const { describeError, exitCodeOf } = await import('./cli/errors.ts');
    // The shell script puts the name in front itself.
    process.stderr.write(`${verb === 'question' ? '' : 'beck: '}${describeError(error)}\n`);
    process.exitCode = exitCodeOf(error);
    // Timers and open terminals of a question that failed must not keep the shell waiting.
    if (verb === 'question') process.exit();
  }
}
