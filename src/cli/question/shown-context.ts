// `? /context`: what a question asked at this prompt, now, would tell a model, byte for byte.

import { TOOLS } from '../../agent/tools.ts';
import type { Redact } from '../../output/redact.ts';
import type { PersonSide } from '../asking/person-side.ts';
import { runContext } from '../verbs/context.ts';

/** `system`: the prompt of this very question; empty where no model is asked. */
export async function showContext(
  system: string,
  { redact, person }: { readonly redact: Redact; readonly person: PersonSide },
): Promise<{ status: number }> {
  if (system === '') {
    person.screen.show({ type: 'answer', text: 'Nothing: the built-in recipes answer on this machine.' });
    return { status: 0 };
  }
  const status = await runContext(
    { json: false, refresh: false },
    {
      collectText: async () => '',
      compose: () => system,
      redact,
      tools: TOOLS,
      added: '',
      writeOut: person.write,
      writeError: person.write,
    },
  );
  return { status };
}
