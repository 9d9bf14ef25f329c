// How an agent starts beck's hook, so that a beck that is gone, cut off, empty or fails stops the call.

import { quoteWord } from '../../../domain/quote.ts';
import { startWords } from '../../shared/other-programs.ts';
import type { Surroundings } from '../../wiring/surroundings.ts';
import type { Agent } from './names.ts';

/** By absolute paths, since editors have another PATH than a shell. */
export type Launch = {
  readonly words: readonly string[];
  /** For sh, or PowerShell; whatever goes wrong ends it with 2, which stops the call. */
  readonly line: string;
  readonly inPowerShell: boolean;
};

export function launchOf(
  agent: Agent,
  { program }: Pick<Surroundings, 'program'>,
  platform: NodeJS.Platform = process.platform,
): Launch {
  const start = startWords(program);
  const rest = ['classify', '--hook', agent];
  if (platform !== 'win32') {
    const words = [...start, ...rest];
    // An empty program ends with 0, but says nothing.
    const line = `${words.map((word) => quoteWord(word, 'sh')).join(' ')} | grep '' || exit 2`;
    return { words, line, inPowerShell: false };
  }
  const [node, ...args] = start;
  const words = [node, '-e', FAILS_UNLESS_DONE, ...args, ...rest];
  // These quotes mean the same to cmd, Git Bash and PowerShell: the words have no % or $.
  const said = words.map((word) => (/^[\w-]+$/.test(word) ? word : `"${word}"`)).join(' ');
  return IN_POWERSHELL.includes(agent)
    ? { words, line: `& ${said} ; if ($LASTEXITCODE -ne 0) { exit 2 }`, inPowerShell: true }
    : { words, line: `${said} || exit 2`, inPowerShell: false };
}

/** Windows has no `grep`: the exit code stays 2 until beck sets it, which an empty file does not. */
const FAILS_UNLESS_DONE = 'process.exitCode=2;require(process.argv[1])';

/** Those that run a hook's line in PowerShell on Windows. */
const IN_POWERSHELL: readonly Agent[] = ['copilot', 'gemini', 'qwen'];
