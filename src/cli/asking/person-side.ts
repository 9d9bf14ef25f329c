// The person's terminal for one question: shows notices and asks.

import type { Performers, PersonAnswer, PlanAnswer, PlanProposal, Proposal } from '../../agent/performers.ts';
import type { Settings } from '../../config/settings.ts';
import type { ContextFacts } from '../../context/render.ts';
import type { AskModel } from '../../domain/conversation.ts';
import { BeckError } from '../../domain/errors.ts';
import { createLook, type Look } from '../../terminal/drawing/look.ts';
import { openTty, readAbilities, type Tty } from '../../terminal/drawing/tty.ts';
import { createScreen, type Screen } from '../../terminal/screen.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import type { Memory } from './session-memory.ts';

export type PersonSide = {
  readonly screen: Screen;
  readonly write: (bytes: string | Uint8Array) => void;
  readonly look: () => Look;
  readonly terminal: () => NonNullable<ContextFacts['terminal']>;
  readonly useLook: (settings: Pick<Settings, 'colours' | 'answerMark'>) => void;
  /** Asks the terminal where its window is while a question waits. Tells whether in front; undefined: not known. */
  readonly watchFocus: () => () => boolean | undefined;
  /** `edit`: the shell's own line editor; undefined when the person left it without a text. */
  readonly askWithEditor: (proposal: Proposal, signal: AbortSignal, edit: Edit) => Promise<PersonAnswer>;
  readonly askPlanWithEditor: (plan: PlanProposal, signal: AbortSignal, edit: Edit) => Promise<PlanAnswer>;
};

type PersonSurroundings = Pick<Surroundings, 'env' | 'cwd' | 'home'>;

type Edit = (text: string) => Promise<string | undefined>;

/** Throws `BeckError` where there is no terminal. `press`: the keys of a rehearsal. */
export function openPersonSide(
  surroundings: PersonSurroundings,
  tty: Omit<Tty, 'close'> = openTerminal(),
  press?: Parameters<typeof createScreen>[0]['openKeys'],
): PersonSide {
  const { env, cwd, home } = surroundings;
  const abilities = readAbilities(env);
  let { colour } = abilities;
  let answerMark: Settings['answerMark'] = 'none';
  const look = (): Look => createLook({ ...abilities, colour, answerMark, columns: tty.size().columns });
  let inFront: boolean | undefined;
  let onFocus: ((isInFront: boolean) => void) | undefined;
  const screen = createScreen({
    write: tty.write,
    look,
    rows: () => tty.size().rows,
    moves: abilities.moves,
    openKeys: async (signal) => {
      const { openKeys } = await import('../../terminal/keys/keys.ts');
      if (press !== undefined) return press(signal);
      inFront = undefined;
      return openKeys({ write: tty.write, marksPastes: abilities.moves, onFocus, signal });
    },
    copy: async (text) => {
      const { copyToClipboard } = await import('./clipboard.ts');
      return copyToClipboard(text, { env, cwd, home, write: tty.write });
    },
  });
  /** Undefined where the person left the editor, or left nothing in it. */
  const editedText = async (text: string, signal: AbortSignal, edit: Edit): Promise<string | undefined> => {
    const edited = await unlessAborted(edit(text), signal);
    screen.cursorLeft(signal.aborted ? 'unknown' : 'line-start');
    if (signal.aborted || edited === undefined || edited.trim() === '') return undefined;
    if (!edited.includes('\n')) screen.takeBack(EDIT_PROMPT + edited);
    return edited;
  };
  return {
    screen,
    write: tty.write,
    look,
    terminal: () => ({ ...tty.size(), colours: colour }),
    useLook(settings) {
      if (settings.colours !== 'auto') colour = settings.colours === 'always';
      answerMark = settings.answerMark;
    },
    watchFocus() {
      onFocus = (isInFront) => {
        inFront = isInFront;
      };
      return () => inFront;
    },
    async askWithEditor(proposal, signal, edit) {
      for (;;) {
        const answer = await screen.ask(proposal, signal);
        if (answer.type === 'at-once')
          return { type: 'edited', command: proposal.atOnce ?? '', unseen: true };
        if (answer.type !== 'edit') return answer;
        const command = await editedText(proposal.command, signal, edit);
        if (signal.aborted) {
          screen.show({ type: 'not-run', proposal, outcome: CANCELLED });
          return { type: 'cancel' };
        }
        if (command !== undefined) return { type: 'edited', command };
      }
    },
    async askPlanWithEditor(plan, signal, edit) {
      for (;;) {
        const answer = await screen.askPlan(plan, signal);
        if (answer.type !== 'edit') return answer;
        const { part } = answer;
        const command = await editedText(plan.parts[part]?.command ?? '', signal, edit);
        if (signal.aborted) return { type: 'cancel' };
        if (command !== undefined) return { type: 'edited', part, command };
      }
    },
  };
}

const CANCELLED = { type: 'declined', reason: 'cancelled', brief: 'cancelled' } as const;

function openTerminal(): Tty {
  try {
    return openTty();
  } catch {
    throw new BeckError('There is no terminal to ask in.', 'Ask with: beck ask "your question"', 4);
  }
}

/** What the scripts put before the text in the line editor. */
const EDIT_PROMPT = 'edit> ';

/** Stores an approval of Always; one for good is confirmed once, with how to revoke it. */
export function rememberAndSay(memory: Memory, { show }: Pick<Screen, 'show'>): Performers['remember'] {
  return async (approval, lasts) => {
    const { problem } = await memory.remember(approval, lasts);
    if (problem !== undefined) return show({ type: 'warning', text: problem });
    if (lasts === 'for-good')
      show({ type: 'note', text: 'Always allowed in this folder and its subfolders; see beck approvals.' });
  };
}

/** Asks, and loads what the answer needs to be drawn before it is shown. */
export function askAndPrepare(ask: AskModel, { ready }: Pick<Screen, 'ready'>): AskModel {
  return async (request, io) => {
    const reply = await ask(request, io);
    await ready(reply.text);
    return reply;
  };
}

/** zsh prints nothing when Ctrl-C ends its line editor. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  const aborted = new Promise<undefined>((settle) => {
    if (signal.aborted) settle(undefined);
    signal.addEventListener('abort', () => settle(undefined), { once: true });
  });
  return Promise.race([work, aborted]);
}
