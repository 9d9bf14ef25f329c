// `get_context` and `set_cwd`: the machine and the folder that commands run in. The same as a resource.

import * as v from 'valibot';
import type { ContextFacts } from '../../../../context/render.ts';
import { type OfferedText, type OfferedTool, offerTool, READS } from '../../../../mcp/offer.ts';
import { gatherContext } from '../../../wiring/prompt.ts';
import { type Connection, placeOf } from '../connection.ts';

const CONTEXT = {
  type: 'object',
  properties: {
    cwd: { type: 'string' },
    root: { type: ['string', 'null'] },
    os: { type: 'string' },
    architecture: { type: 'string' },
    caseSensitive: { type: ['boolean', 'null'] },
    shell: { type: 'string' },
    user: { type: 'string' },
    home: { type: 'string' },
    editor: { type: ['string', 'null'] },
    tools: { type: 'array', items: { type: 'string' } },
    missingTools: { type: 'array', items: { type: 'string' } },
  },
  required: ['cwd', 'os', 'architecture', 'shell', 'user', 'home'],
};

export function contextTools(connection: Connection): readonly OfferedTool[] {
  return [
    offerTool({
      name: 'get_context',
      title: 'Describe this machine',
      description:
        'The working directory, system, shell, person, folder, repository and installed tools. No values of variables.',
      check: v.object({}),
      input: { type: 'object', properties: {} },
      output: CONTEXT,
      hints: READS,
      async call() {
        const { facts, text, root } = await describe(connection);
        const { machine, person, shell, cwd } = facts;
        const structured = {
          cwd,
          root: root ?? null,
          os: machine.os,
          architecture: machine.architecture,
          caseSensitive: machine.caseSensitive ?? null,
          shell: shell.name,
          user: person.user,
          home: person.home,
          editor: person.editor ?? null,
          tools: machine.toolsPresent,
          missingTools: machine.toolsMissing,
        };
        return { type: 'done', text, structured };
      },
    }),
    offerTool({
      name: 'set_cwd',
      title: 'Change the working directory',
      description: 'Changes the folder in which the commands and paths of this connection start.',
      check: v.object({ path: v.string() }),
      input: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
      hints: { ...READS, readOnlyHint: false },
      async call({ path }) {
        const problem = await connection.moveTo(placeOf(path, connection));
        return problem === undefined
          ? { type: 'done', text: `Working directory is now: ${connection.cwd()}` }
          : { type: 'failed', text: problem };
      },
    }),
  ];
}

export function contextText(connection: Connection): OfferedText {
  return {
    name: 'context',
    uri: 'beck://context',
    title: 'This machine and the working directory',
    description: 'The same text as the tool get_context gives.',
    read: async () => (await describe(connection)).text,
  };
}

async function describe(
  connection: Connection,
): Promise<{ readonly facts: ContextFacts; readonly text: string; readonly root: string | undefined }> {
  const { asking, redact, root } = await connection.world();
  const { renderContext } = await import('../../../../context/render.ts');
  const { facts } = await gatherContext({ ...asking, cwd: connection.cwd() });
  return { facts, root, text: redact(renderContext(facts)).text };
}
