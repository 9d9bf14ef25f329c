// How a verb is said: its command line, its flags and what it starts.

import type { ArgumentsCamelCase, Argv } from 'yargs';
import type { ExitCode } from '../../domain/errors.ts';
import type { Surroundings } from '../wiring/surroundings.ts';

export type VerbContext = {
  /** Instead of the person's own settings file. */
  readonly settingsFile: string | undefined;
  readonly around: () => Surroundings;
  /** The words after `--`, which may begin with a dash. */
  readonly behindDashes: readonly string[];
};

/** One verb, whatever its flags are. `run` gets the work when the verb was named. */
export type Verb = (
  parser: Argv,
  run: (work: (context: VerbContext) => Promise<ExitCode>) => Promise<void>,
) => Argv;

/** `command` and `describe` as yargs takes them: `log [words..]`. */
export function defineVerb<T>(verb: {
  readonly command: string;
  readonly describe: string;
  readonly options: (y: Argv) => Argv<T>;
  readonly run: (argv: ArgumentsCamelCase<T>, context: VerbContext) => Promise<ExitCode>;
}): Verb {
  return (parser, run) =>
    parser.command(verb.command, verb.describe, verb.options, (argv) =>
      run((context) => verb.run(argv, context)),
    );
}

/** What the flags of a verb come out as. */
export type Parsed<Builder extends (y: Argv) => Argv<unknown>> =
  ReturnType<Builder> extends Argv<infer T> ? T : never;
