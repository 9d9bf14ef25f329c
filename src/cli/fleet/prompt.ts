// What a model is told where a question is about other machines.

import type { PromptNotes } from '../../agent/prompt.ts';
import { renderPrompt } from '../../agent/prompt.ts';
import type { Fleet } from './named.ts';
import { inWords } from './named.ts';

type Telling = { readonly nonce: string; readonly brief: boolean; readonly notes: PromptNotes };

/** Stands there until a look has said more. */
export const NOTHING_KNOWN =
  'Nothing is known of these machines but that they have a POSIX shell and GNU tools; nothing of this machine counts there.';

export function fleetPrompt({ hosts }: Fleet, { nonce, brief, notes }: Telling): string {
  const contextText = [
    `The question is about ${inWords(hosts)}.`,
    'run_in_shell takes the command for one of them: no ssh, no loop over hosts, no host name; beck carries it to all.',
    NOTHING_KNOWN,
    'Look first, then change only the hosts that need it (hosts). You cannot add a host. Passwords cannot be entered there.',
    'What they print comes back grouped by equal output.',
  ].join('\n');
  return renderPrompt({
    shell: 'sh',
    userland: 'gnu',
    contextText,
    nonce,
    brief,
    notes: { own: notes.own, project: undefined },
  });
}
