// `classify` and `explain`: the verdict alone, for programs that run commands themselves.

import * as v from 'valibot';
import { SHELLS, type Shell } from '../../../../domain/shell.ts';
import { LEVELS } from '../../../../domain/verdict.ts';
import { type OfferedTool, offerTool, READS } from '../../../../mcp/offer.ts';
import { stripShellWrapper } from '../../../../mcp/wrapper.ts';
import { createLook } from '../../../../terminal/drawing/look.ts';
import { renderExplanation } from '../../../shared/explain-lines.ts';
import { takeApart } from '../../../wiring/explain-command.ts';
import { rulesOf } from '../../../wiring/rules.ts';
import { type Connection, placeOf, whyNoFolder } from '../connection.ts';
import { judgeIn } from './run.ts';

const INPUT = {
  type: 'object',
  properties: {
    command: { type: 'string' },
    shell: { type: 'string', enum: SHELLS, description: "Default: the person's own." },
  },
  required: ['command'],
};

const VERDICT = {
  type: 'object',
  properties: {
    level: { type: 'string', enum: LEVELS },
    effects: { type: 'array', items: { type: 'string' } },
    label: { type: 'string' },
    reasons: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          text: { type: 'string' },
          span: { type: 'array', items: { type: 'integer' } },
        },
      },
    },
  },
  required: ['level', 'effects', 'label', 'reasons'],
};

export function verdictTools(connection: Connection, own: Shell): readonly OfferedTool[] {
  return [
    offerTool({
      name: 'classify',
      title: 'Judge a command',
      description:
        'Says how risky a command is, without running it: safe (only reads), ask (changes something, can be undone), ' +
        'danger, or blocked (never run this). The rules of the person hold.',
      check: v.object({
        command: v.string(),
        shell: v.optional(v.picklist(SHELLS)),
        dir_path: v.optional(v.string()),
      }),
      input: {
        ...INPUT,
        properties: {
          ...INPUT.properties,
          dir_path: {
            type: 'string',
            description: 'Folder it would run in; default: the working directory.',
          },
        },
      },
      output: VERDICT,
      hints: READS,
      async call({ command: written, shell: wanted, dir_path }) {
        const directory = dir_path === undefined ? connection.cwd() : placeOf(dir_path, connection);
        const world = await connection.world();
        const noFolder = await whyNoFolder(directory, world.root);
        if (noFolder !== undefined) return { type: 'failed', text: noFolder };
        const stripped = wanted === undefined ? stripShellWrapper(written) : undefined;
        const { command, shell } = stripped ?? { command: written, shell: wanted ?? own };
        const { verdict } = await judgeIn({ command, shell, directory }, world);
        const { level, effects, label, reasons } = verdict;
        const structured = { level, effects, label, reasons };
        const text = [`${level}: ${label}`, ...reasons.map((reason) => `- ${reason.text} (${reason.id})`)];
        return { type: 'done', text: text.join('\n'), structured };
      },
    }),
    offerTool({
      name: 'explain',
      title: 'Explain a command',
      description: 'Says what each part of a command does, without running it.',
      check: v.object({ command: v.string(), shell: v.optional(v.picklist(SHELLS)) }),
      input: INPUT,
      hints: READS,
      async call({ command, shell = own }) {
        if (command.trim() === '') return { type: 'failed', text: 'There is no command to explain.' };
        const world = await connection.world();
        const { settings, surroundings } = world.asking;
        const rules = rulesOf(settings, surroundings.home);
        const { request } = await judgeIn({ command, shell, directory: connection.cwd() }, world);
        const { explained, verdict } = await takeApart(request, rules);
        const look = createLook({ columns: 100, colour: false, unicode: true });
        return { type: 'done', text: renderExplanation(explained, verdict, look).join('\n') };
      },
    }),
  ];
}
