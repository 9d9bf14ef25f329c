// `? /try make install`: the command is tried, and then asked about like every other.

import { fixProvider } from '../../providers/fixes.ts';
import type { PersonSide } from '../asking/person-side.ts';
import type { TakenProposal } from './proposal.ts';

/** Undefined, and said, where there is no command. */
export function proposeTrial(
  command: string,
  { screen }: Pick<PersonSide, 'screen'>,
): TakenProposal | undefined {
  if (command === '') {
    screen.show({ type: 'note', text: 'There is no command to try. Name one: /try make install' });
    return undefined;
  }
  return {
    question: `/try ${command}`,
    provider: { ...fixProvider({ why: '', command }), name: 'try', model: '' },
    watch: (performers) => ({
      ...performers,
      askPerson: (asked, signal) => performers.askPerson({ ...asked, trialFirst: true }, signal),
    }),
    end: () => {},
  };
}
