// `? /context`: what a question asked at this prompt now would send to a model, with the tools by name alone.

import { tellEarlier } from '../../agent/earlier.ts';
import type { ToolDefinition } from '../../domain/conversation.ts';
import type { Turn } from '../../domain/turn.ts';
import type { Redact } from '../../output/redact.ts';
import { wrapWords } from '../../terminal/drawing/width.ts';
import type { PersonSide } from '../asking/person-side.ts';
import { runContext } from '../verbs/context.ts';

type Shown = {
  readonly redact: Redact;
  readonly person: PersonSide;
  /** Of the conversation so far, and how much of it may be sent. */
  readonly turns: readonly Turn[];
  readonly mostBytes: number;
  readonly tools: readonly ToolDefinition[];
};

/** `system`: the prompt of this very question; empty where no model is asked. */
export async function showContext(
  system: string,
  { redact, person, turns, mostBytes, tools }: Shown,
): Promise<{ status: number }> {
  if (system === '') {
    person.screen.show({ type: 'answer', text: 'Nothing: the built-in recipes answer on this machine.' });
    return { status: 0 };
  }
  const wrap = (text: string): string => wrapLines(text, person.terminal().columns - 1);
  const status = await runContext(
    { json: false, refresh: false },
    {
      collectText: async () => '',
      compose: () => system,
      redact,
      tools,
      show: (text, schemas) => wrap(`${text}\n\n${toolNames(tools, schemas)}`),
      added: turns.length > 0 ? ', and the conversation so far' : '',
      writeOut: person.write,
      writeError: (text) => person.write(wrap(text)),
    },
  );
  if (turns.length > 0) person.write(`${conversationBar(turns, mostBytes)}\n`);
  return { status };
}

/** At words, and below the first one of an item of a list. */
function wrapLines(text: string, columns: number): string {
  return text
    .split('\n')
    .map((line) => {
      if (line.length <= columns) return line;
      const [indent = ''] = /^\s*(?:- )?/.exec(line) ?? [];
      const [first = '', ...rest] = wrapWords(line.slice(indent.length), columns - indent.length);
      return [indent + first, ...rest.map((more) => ' '.repeat(indent.length) + more)].join('\n');
    })
    .join('\n');
}

function toolNames(tools: readonly ToolDefinition[], schemas: string): string {
  const size = (Buffer.byteLength(schemas) / 1024).toFixed(1);
  const names = tools.map(({ name }) => name).join(', ');
  return `And ${size} KB that describe the tools (whole: beck context --json): ${names}`;
}

const BAR = 20;

/** `Conversation  ████░░░░  9.8 of 24.0 KB: 3 questions whole, 2 shortened`. */
function conversationBar(turns: readonly Turn[], mostBytes: number): string {
  const { bytes, told } = tellEarlier(turns, { nonce: 'xxxxxxxxxxxx', cwd: '', mostBytes });
  const full = Math.min(BAR, Math.ceil((bytes / mostBytes) * BAR));
  const kilobytes = (count: number): string => (count / 1024).toFixed(1);
  const counts = [
    `${told.whole} ${told.whole === 1 ? 'question' : 'questions'} whole`,
    ...(told.short + told.line > 0 ? [`${told.short + told.line} shortened`] : []),
    ...(told.gone > 0 ? [`${told.gone} left out`] : []),
  ];
  return `Conversation  ${'#'.repeat(full)}${'.'.repeat(BAR - full)}  ${kilobytes(bytes)} of ${kilobytes(mostBytes)} KB: ${counts.join(', ')}`;
}
