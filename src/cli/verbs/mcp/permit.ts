// Decides whether a call of another program may run, and asks the person if needed.

import { decideCall } from '../../../approval/decide-call.ts';
import type { AllowedBy } from '../../../domain/allowed-by.ts';
import type { Verdict } from '../../../domain/verdict.ts';
import { makeVisible } from '../../../domain/visible.ts';
import type { Call, ToolResult } from '../../../mcp/offer.ts';
import type { CallWorld } from './connection.ts';

export type Wanted = {
  /** The command, or the path of a file. */
  readonly text: string;
  /** `Run this command?` */
  readonly question: string;
  readonly directory: string;
  /** Everything beside text and directory that is approved with it. */
  readonly content?: string | undefined;
  readonly verdict: Verdict;
  /** What cannot be undone of it. */
  readonly undo?: readonly string[];
};

export type Permit =
  | { readonly type: 'allowed'; readonly by: AllowedBy }
  | { readonly type: 'refused'; readonly outcome: 'declined' | 'refused'; readonly reason: string }
  | Extract<ToolResult, { type: 'question' }>;

export function permit(
  { text, question, directory, content = '', verdict, undo = [] }: Wanted,
  { asking, strictBecause, redact }: CallWorld,
  { call, allowDanger }: { readonly call: Call; readonly allowDanger: boolean },
): Permit {
  const { mode } = asking.settings;
  const decision = decideCall(text, verdict, { mode, strictBecause, allowDanger, canAsk: call.canAsk });
  switch (decision.type) {
    case 'run':
      return { type: 'allowed', by: decision.because };
    case 'refuse':
      return { type: 'refused', outcome: 'refused', reason: `${decision.reason} ${decision.fix}` };
    case 'ask': {
      const subject = JSON.stringify([text, directory, content, verdict.level, verdict.label]);
      const said = call.answerTo(subject);
      if (said === 'yes') return { type: 'allowed', by: 'key' };
      if (said === 'no')
        return {
          type: 'refused',
          outcome: 'declined',
          reason: 'The person declined. Do not try it in another way.',
        };
      const reasons = verdict.reasons.map((reason) => `- ${reason.text}`);
      const says = [`${verdict.level}: ${verdict.label}`, ...reasons, ...undo.map((note) => `- ${note}`)];
      const message = [question, text, `In ${directory}`, ...says];
      return { type: 'question', subject, message: makeVisible(redact(message.join('\n')).text) };
    }
  }
}
