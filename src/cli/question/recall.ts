// A question about what the person did before: found offline, chosen from a list, put into the line and never run.

import { isFound, recallMeant } from '../../recall/recognise.ts';
import { readRequest } from '../../recall/request.ts';
import { MOST_FINDS } from '../../terminal/approval/find-list.ts';
import { showLine } from '../../terminal/drawing/command-text.ts';
import { recall } from '../asking/recall.ts';
import { whenAndWhere } from '../asking/when-and-where.ts';
import { diskOf } from '../wiring/command-facts.ts';
import { redactorOf } from '../wiring/masking.ts';
import { type Understood, warn } from './answering.ts';

/** A status where it is answered; undefined where somebody else is to answer. */
export async function recallAtPrompt(of: Understood): Promise<{ readonly status: number } | undefined> {
  const { meant, asked, surroundings, person, link } = of;
  const { settings } = meant.loaded;
  const { question } = meant;
  const request = readRequest(question, { ...surroundings, cwd: asked.cwd });
  const likelihood = recallMeant(question, request);
  if (likelihood === undefined) return undefined;
  const { shell } = asked.report;
  const recalling = { surroundings, shell, cwd: asked.cwd, prefix: settings.prefix };
  const found = await recall(question, { ...recalling, say: (text) => warn(of, text) });
  if (!isFound(likelihood, found)) {
    if (likelihood !== 'surely') return undefined;
    const text = `Nothing like that is in your history. To ask a model: ${settings.prefix} !${question}`;
    person.screen.show({ type: 'note', text });
    return { status: 3 };
  }
  const finds = found.slice(0, MOST_FINDS);
  const redact = redactorOf({ ...settings, maskSecrets: true }, surroundings.env);
  const shown = finds.map((find) => ({
    command: showLine(redact(find.command).text.replaceAll('\n', ' '), person.look()),
    about: whenAndWhere(find, surroundings),
  }));
  const picked = await person.screen.askFind(
    {
      head: finds.length === 1 ? 'From your history:' : 'From your history, likeliest first:',
      finds: shown,
      async explain(index, columns) {
        const { explainCommand } = await import('../wiring/explain-command.ts');
        const command = redact(finds[index]?.command ?? '').text;
        const look = diskOf({ ...surroundings, cwd: asked.cwd });
        return (await explainCommand({ command, shell }, { columns, look })).split('\n');
      },
    },
    link.interrupted,
  );
  if (picked.type === 'cancel') return { status: 130 };
  if (picked.type === 'none') return likelihood === 'surely' ? { status: 1 } : undefined;
  of.putInLine(finds[picked.index]?.command ?? '');
  return { status: 0 };
}
