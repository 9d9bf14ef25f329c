// Words after `/` about this shell session: what it kept of earlier questions, and beginning again.

import { join } from 'node:path';
import type { Turn } from '../../domain/turn.ts';
import { beginConversation, findConversation, listConversations } from '../../sessions/conversations.ts';
import { findSessionKey, type SessionKey } from '../../sessions/session-key.ts';
import { conversationsOf } from '../asking/conversation.ts';
import { conversationText } from '../asking/conversation-lines.ts';
import { sessionName } from '../asking/open-journal.ts';
import type { PersonSide } from '../asking/person-side.ts';
import { stateFolder } from '../shared/own-folders.ts';
import type { Surroundings } from '../wiring/surroundings.ts';

type Session = {
  readonly surroundings: Surroundings;
  readonly shellPid: number;
  readonly person: Pick<PersonSide, 'screen' | 'terminal' | 'look'>;
  /** The shell's folder. */
  readonly cwd: string;
  readonly signal: AbortSignal;
  readonly prefix: string;
};

type Answered = { readonly status: number };

/** Undefined where the question is no such word. */
export async function answerFromSession(question: string, session: Session): Promise<Answered | undefined> {
  const [word = '', rest = ''] = question.split(/\s+(.*)/s);
  switch (word) {
    case '/output': {
      const { surroundings, shellPid, person } = session;
      return (await import('./last-looks.ts')).showLastLooks(person.screen, { surroundings, shellPid });
    }
    case '/undo':
      return (await import('./undo-word.ts')).undoAtPrompt(rest.trim(), session);
    case '/log':
      return showLog(session);
    case '/new':
    case '/conversation':
    case '/resume': {
      const key = await findSessionKey(session.shellPid);
      if (key === undefined) return tell(session, 'This shell could not be identified.', 1);
      if (word === '/new') return beginAnew(session, key);
      return word === '/conversation' ? showConversation(session, key) : resume(rest.trim(), session, key);
    }
    default:
      return undefined;
  }
}

function tell({ person }: Pick<Session, 'person'>, text: string, status = 0): Answered {
  person.screen.show({ type: 'note', text });
  return { status };
}

const MOST_ENTRIES = 20;
/** What is before what was found. */
const INDENT = 4;

async function showLog({ surroundings, shellPid, person }: Session): Promise<Answered> {
  const [{ findEntries }, { renderList }, { createLook }] = await Promise.all([
    import('../../journal/read.ts'),
    import('../verbs/log/lines.ts'),
    import('../../terminal/drawing/look.ts'),
  ]);
  const state = join(stateFolder(surroundings), 'beck');
  const entries = findEntries(state, { session: await sessionName(shellPid) }, MOST_ENTRIES).toReversed();
  if (entries.length === 0) return tell({ person }, 'Nothing was asked in this shell yet.');
  const { columns } = person.terminal();
  // Its lines are drawn as they are: an answer is Markdown.
  const look = createLook({ columns: columns - INDENT, colour: false, unicode: true });
  person.screen.show({
    type: 'found',
    what: 'this session',
    outputs: [{ text: renderList(entries, surroundings, look) }],
  });
  return { status: 0 };
}

function beginAnew(session: Session, key: SessionKey): Answered {
  beginConversation(conversationsOf(session.surroundings), key);
  return tell(session, 'New conversation: the next question starts from scratch.');
}

async function showConversation(session: Session, key: SessionKey): Promise<Answered> {
  const turns = findConversation(conversationsOf(session.surroundings), key)?.turns ?? [];
  if (turns.length === 0) return tell(session, 'Nothing yet in this conversation.');
  await showTurns(session, turns);
  return { status: 0 };
}

async function showTurns({ person, prefix }: Session, turns: readonly Turn[]): Promise<void> {
  const { createMarkdown } = await import('../../terminal/answer/markdown.ts');
  const { createLook } = await import('../../terminal/drawing/look.ts');
  const { columns, unicode } = person.look();
  // Its layout without its colours: all of what is shown again is faint.
  const look = createLook({ columns: columns - INDENT, colour: false, unicode, styles: false });
  const rendered = (answer: string): string => {
    const markdown = createMarkdown(() => look);
    return `${markdown.push(answer)}${markdown.end()}`.trimEnd();
  };
  const text = conversationText(turns, prefix, rendered);
  person.screen.show({ type: 'found', what: 'this conversation', outputs: [{ text }] });
}

/** The one with that number in `beck conversations`; without a number the last one of another shell. */
function resume(which: string, session: Session, key: SessionKey): Answered {
  const folder = conversationsOf(session.surroundings);
  const kept = listConversations(folder);
  const own = `${key.pid}-${key.started}.`;
  const found =
    which === ''
      ? kept.find(({ name }) => !name.startsWith(own))
      : kept[/^\d+$/.test(which) ? Number(which) - 1 : -1];
  if (found === undefined)
    return tell(
      session,
      which === '' ? 'No other conversation.' : `No conversation ${which}; see beck conversations`,
      1,
    );
  // It is resumed now, however long ago its last turn was.
  const at = session.surroundings.now;
  beginConversation(folder, key, found.turns.with(-1, { ...(found.turns.at(-1) as Turn), at }));
  const [first] = found.turns;
  return tell(
    session,
    `Resumed: ${first?.question ?? ''} (${found.turns.length} ${found.turns.length === 1 ? 'question' : 'questions'})`,
  );
}
