// What the recipes make of a question that is still being typed: a row with the command and its risk. Nothing is run.

import { convertRequest } from '../../agent/convert.ts';
import type { LoadedSettings } from '../../config/load.ts';
import { NoRecipeError } from '../../domain/errors.ts';
import type { ScriptShell } from '../../domain/shell-descriptor.ts';
import type { Verdict } from '../../domain/verdict.ts';
import { mayNameHosts } from '../../fleet/may-name-hosts.ts';
import { recallMeant } from '../../recall/recognise.ts';
import { readRequest } from '../../recall/request.ts';
import { isDanger } from '../../terminal/approval/question-head.ts';
import { linesOf, showLine, showText } from '../../terminal/drawing/command-text.ts';
import { createLook, type Look } from '../../terminal/drawing/look.ts';
import { readAbilities } from '../../terminal/drawing/tty.ts';
import { cellsOf, cutToWidth } from '../../terminal/drawing/width.ts';
import { addresseeOf } from '../asking/for-model.ts';
import { dependsOnEarlier } from '../asking/recipes-first.ts';
import { quietPerformers } from '../wiring/performers.ts';
import { findUserland, openProvider } from '../wiring/provider.ts';
import type { Asking, Surroundings } from '../wiring/surroundings.ts';
import { openEnds, withOpenEnd } from './open-end.ts';

export type TypedPreview = {
  readonly text: string;
  /** Where each begins and ends, in the shell's characters. */
  readonly colours: readonly {
    readonly from: number;
    readonly to: number;
    readonly is: 'mark' | 'faint' | 'alarm';
  }[];
  /** What may be taken into the line; empty where something is open. */
  readonly command: string;
};

type Typed = {
  readonly question: string;
  readonly cwd: string;
  readonly shell: ScriptShell;
  readonly columns: number;
};

/** Undefined where the recipes have no command for it, or somebody else answers such a question. */
export async function previewOf(
  line: Typed,
  surroundings: Surroundings,
  { settings }: Pick<LoadedSettings, 'settings'>,
): Promise<TypedPreview | undefined> {
  const { question, cwd, shell } = line;
  if (!settings.enabled || !isForRecipes(question, { surroundings, cwd })) return undefined;
  const asking: Asking = {
    surroundings: { ...surroundings, cwd },
    settings: { ...settings, provider: 'recipes' },
    shell,
    shellVersion: undefined,
    cwd,
    lastStatus: undefined,
    terminal: undefined,
  };
  const found = await findCommand(question, asking);
  if (found === undefined) return undefined;
  const quiet = quietPerformers(asking, {
    options: [],
    project: undefined,
    resolve: async () => ({ cwd, resolved: {} }),
  });
  const { command } = found;
  const verdict = quiet.classify({ ...(await quiet.factsFor(command)), command, shell });
  return verdict.level === 'blocked' ? undefined : rowOf(found, verdict, lookOf(line, surroundings));
}

/** beck's own words, other machines, what was done before and what goes on from the last question are answered elsewhere. */
function isForRecipes(
  question: string,
  { surroundings, cwd }: Pick<Asking, 'surroundings' | 'cwd'>,
): boolean {
  if (question.trim() === '' || question.startsWith('/') || /^explain\b/i.test(question)) return false;
  if (addresseeOf(question).to !== 'anybody' || mayNameHosts(question) || dependsOnEarlier(question))
    return false;
  return recallMeant(question, readRequest(question, { ...surroundings, cwd })) !== 'surely';
}

/** `open`: what the question still waits for, or nothing. */
type Found = { readonly command: string; readonly open: string };

/** A question that goes on is read as if it had gone on, and what it waits for is said in that place. */
async function findCommand(question: string, asking: Asking): Promise<Found | undefined> {
  const command = await commandFor(question, asking);
  if (command !== undefined) return command === question ? undefined : { command, open: '' };
  for (const end of openEnds(question)) {
    const completed = await commandFor(`${question.trimEnd()} ${end.sample}`, asking);
    const shown = completed && withOpenEnd(completed, end);
    if (shown !== undefined) return { command: shown, open: end.asks };
  }
  return undefined;
}

async function commandFor(question: string, asking: Asking): Promise<string | undefined> {
  const userland = await findUserland(asking);
  const provider = await openProvider(asking, userland, {
    say: () => {},
    whole: true,
    look: async () => (await import('../asking/fix-world.ts')).lookAroundFor(asking),
  });
  const request = convertRequest({
    line: question,
    systemPrompt: '',
    redact: (text) => ({ text, masked: 0 }),
    temperature: 0,
    maxTokens: 0,
  });
  const signal = AbortSignal.timeout(MOST_MS);
  try {
    const { toolCalls } = await provider.ask(request, { signal, onText: () => {} });
    return toolCalls.map(commandOf).find((command) => command !== undefined);
  } catch (error) {
    if (error instanceof NoRecipeError) return undefined;
    throw error;
  }
}

/** A machine may be busy while the recipes are loaded. */
const MOST_MS = 15_000;

function commandOf({ arguments: written }: { readonly arguments: string }): string | undefined {
  const parsed: unknown = JSON.parse(written);
  const command =
    typeof parsed === 'object' && parsed !== null && 'command' in parsed ? parsed.command : undefined;
  return typeof command === 'string' ? command : undefined;
}

function lookOf({ columns }: Typed, { env }: Surroundings): Look {
  const { unicode } = readAbilities(env);
  return createLook({ columns, colour: false, unicode });
}

/** The mark that the command will have, the command, and the gravest danger. */
function rowOf({ command, open }: Found, verdict: Verdict, look: Look): TypedPreview {
  const { marks, columns } = look;
  const danger = isDanger({ verdict });
  const mark = danger ? marks.danger : marks.step;
  const room = columns - 1 - cellsOf(`${mark} `);
  const [first, ...more] = linesOf(command);
  const whole = `${showLine(first?.text ?? '', look)}${more.length > 0 ? ` ${marks.ellipsis}` : ''}`;
  const shown = cutToWidth(whole, room, marks.ellipsis);
  const [reason] = danger ? verdict.reasons : [];
  const why = reason === undefined ? '' : marks.between + showText(reason.text.replace(/\.$/, ''), look);
  const said = cutToWidth(why, room - cellsOf(shown), marks.ellipsis);
  const beside = cellsOf(said) < Math.min(cellsOf(why), LEAST_SAID) ? '' : said;
  const afterMark = lengthOf(mark);
  const afterCommand = afterMark + lengthOf(` ${shown}`);
  return {
    text: `${mark} ${shown}${beside}`,
    colours: [
      { from: 0, to: afterMark, is: danger ? 'alarm' : 'mark' },
      { from: afterMark, to: afterCommand, is: danger ? 'alarm' : 'faint' },
      { from: afterCommand, to: afterCommand + lengthOf(beside), is: 'faint' },
    ],
    command: open === '' ? command : '',
  };
}

/** Cells; a reason cut shorter than this says nothing. */
const LEAST_SAID = 16;

/** In the shell's characters. */
function lengthOf(text: string): number {
  return [...text].length;
}
