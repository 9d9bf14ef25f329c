// How a verb is said: its command line, its flags and what it starts.

import type { ArgumentsCamelCase, Argv } from 'yargs';
import type { ExitCode } from '../../domain/errors.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import { readPlainWords } from './plain-words.ts';

export type VerbContext = {
  /** Instead of the person's own settings file. */
  readonly settingsFile: string | undefined;
  readonly around: () => Surroundings;
  /** The words after `--`, which may begin with a dash. */
  readonly behindDashes: readonly string[];
};

type Work = (context: VerbContext) => Promise<ExitCode>;

/** One verb, whatever its flags are. */
export type Verb = {
  readonly command: string;
  readonly options: (y: Argv) => Argv<unknown>;
  /** `run` gets the work when the verb was named. */
  readonly register: (parser: Argv, run: (work: Work) => Promise<void>) => Argv;
  /** The same work, without the parser; undefined where the words behind the verb need it. */
  readonly readPlainly: (words: readonly string[]) => Work | undefined;
};

/** `command` and `describe` as yargs takes them: `log [words..]`. */
export function defineVerb<T>(verb: {
  readonly command: string;
  readonly describe: string;
  readonly options: (y: Argv) => Argv<T>;
  readonly run: (argv: ArgumentsCamelCase<T>, context: VerbContext) => Promise<ExitCode>;
}): Verb {
  const { command, options } = verb;
  return {
    command,
    options,
    register: (parser, run) =>
      parser.command(verb.command, verb.describe, verb.options, (argv) =>
        run((context) => verb.run(argv, context)),
      ),
    readPlainly(words) {
      const argv = readPlainWords(words, verb);
      return argv && ((context) => verb.run(argv, context));
    },
  };
}

/** What the flags of a verb come out as. */
export type Parsed<Builder extends (y: Argv) => Argv<unknown>> =
  ReturnType<Builder> extends Argv<infer T> ? T : never;
