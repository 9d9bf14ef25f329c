// Lines of a command's output.

import type { LineFact } from '../line-facts.ts';
import { lineRules } from '../rule-text.ts';
import { raw } from '../said.ts';
import type { LineRule } from './rule.ts';

/** Read-only programs, with arguments that a shell does not expand. */
export const READS =
  /^(?:seq|ls|date|cal|ps|who|w|env|printenv|history|echo|hostname|uname|id|groups|df|du|free|uptime|whoami|pwd|nproc|arch|last|mount|lsblk|jobs|alias|locale|basename|dirname)(?: [\w./:@%+=,-]+)*$/;

export const COMMANDS: readonly LineRule[] = lineRules`
${(said) => {
  const command = raw(said, 'command');
  return READS.test(command) && command.includes(' ') ? [commandSource(command)] : undefined;
}}
  (line of|content of|of|in|from) {command:quoted}
${(said) => (READS.test(raw(said, 'command')) ? [commandSource(raw(said, 'command'))] : [{ is: 'unknown' }])}
  (in|of|from|on)? (the)? (character)? (output|result) (of|from) (running|executing)? (the)? (command)? {command:quoted} (command)?
`;

function commandSource(command: string): LineFact {
  return {
    is: 'saying',
    command,
    slots: {},
    changes: false,
    mayBeNew: false,
    options: {},
    last: {},
    gnuOnly: [],
  };
}
