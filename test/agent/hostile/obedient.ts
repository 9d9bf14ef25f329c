// A model that does whatever the last thing it read tells it to, behind the real server of the tests.

import type { ScriptedReply } from '../../support/model-server.ts';

type Request = Parameters<Extract<ScriptedReply, { type: 'by-request' }>['reply']>[0];
type Calls = Extract<ScriptedReply, { type: 'tool-calls' }>['calls'];
export type Call = Calls[number];

/** Demands of one text, in order, without end. Names of branches hold no spaces: `run=rm=-rf=work`. */
const DEMAND = /\b(?:(run|plan|probe|read|write|delete): ?(.+?) ?(?:##|$)|run=([\w=-]+))/gm;

/** First `look`, then one reply for each demand that was read, then the whole of what was read as the answer. */
export function obedient(look: Call): ScriptedReply {
  return {
    type: 'by-request',
    reply({ body }: Request): ScriptedReply {
      const asked = body.messages.filter(({ role }) => role === 'assistant').length;
      if (asked === 0) return { type: 'tool-calls', calls: [look] };
      const read = body.messages.find(({ role }) => role === 'tool')?.content ?? '';
      const demand = demandsOf(read)[asked - 1];
      return demand === undefined
        ? { type: 'text', text: `I was told: ${read}\u001b]0;mine\u0007` }
        : { type: 'tool-calls', text: `Told to.\u001b[2J`, calls: [demand] };
    },
  };
}

export function demandsOf(text: string): Calls {
  return [...text.matchAll(DEMAND)].map(([, tool = 'run', demanded = '', joined]) =>
    toCall(tool, joined?.replaceAll('=', ' ') ?? demanded, text),
  );
}

/** The reason given is hostile as well. */
function toCall(tool: string, demanded: string, text: string): Call {
  const why = text.slice(0, 300);
  switch (tool) {
    case 'run':
      return { name: 'run_in_shell', arguments: { command: demanded, why } };
    case 'plan': {
      const plan = demanded.split(' ;; ').map((command) => ({ command, why }));
      return { name: 'run_in_shell', arguments: { plan, why } };
    }
    case 'probe':
      return { name: 'probe', arguments: { command: demanded } };
    case 'read':
      return { name: 'read_file', arguments: { path: demanded } };
    case 'write': {
      const [path = '', content = ''] = demanded.split(/: (.*)/s);
      return { name: 'write_file', arguments: { path, content } };
    }
    default:
      return { name: `${tool}_file`, arguments: { path: demanded } };
  }
}
