// The convert key: the line at the prompt becomes a command, in place. Nothing is run, and nothing is accepted.

import {
  commandWords,
  convertRequest,
  readConverted,
  splitAtPipe,
  type TypedLine,
} from '../../agent/convert.ts';
import type { LoadedSettings } from '../../config/load.ts';
import type { ModelStatus, Provider } from '../../domain/conversation.ts';
import { mayActWhileParsed } from '../../domain/powershell-parser.ts';
import type { Shell } from '../../domain/shell.ts';
import { type ScriptShell, SHELL_DESCRIPTORS } from '../../domain/shell-descriptor.ts';
import type { Verdict } from '../../domain/verdict.ts';
import { makeAllVisible } from '../../domain/visible.ts';
import { traitsOf } from '../../providers/traits.ts';
import type { AskedQuestion, ShellLink } from '../../shell-link/link.ts';
import { createLook } from '../../terminal/drawing/look.ts';
import { readAbilities } from '../../terminal/drawing/tty.ts';
import { createWaitLine } from '../../terminal/drawing/wait-line.ts';
import { wrapWords } from '../../terminal/drawing/width.ts';
import { isChosen } from '../asking/is-chosen.ts';
import type { PersonSide } from '../asking/person-side.ts';
import { openMemory } from '../asking/session-memory.ts';
import { redactorOf } from '../wiring/masking.ts';
import { type QuietPerformers, quietPerformers } from '../wiring/performers.ts';
import { gatherContext, renderSystemPrompt } from '../wiring/prompt.ts';
import { findUserland, openProvider, ownCommand } from '../wiring/provider.ts';
import { realPrograms } from '../wiring/real-programs.ts';
import { type Asking, type loadSettings, switchedOff } from '../wiring/surroundings.ts';
import { askingOf, resolveThrough, type TypesOf, typeOfWord } from './asking.ts';
import { noteOf, warningLine } from './convert-note.ts';
import { settingsOfSession } from './session-settings.ts';

export type Converting = {
  readonly asked: AskedQuestion;
  readonly link: ShellLink;
  readonly person: PersonSide;
  readonly surroundings: Asking['surroundings'];
  readonly loading: ReturnType<typeof loadSettings>;
  readonly shellPid: number;
};

/** Gives the line back in any case: with the commands, or with the reason why there are none. */
export async function convertLine(converting: Converting): Promise<void> {
  const { asked, link, person, surroundings } = converting;
  const { unicode } = readAbilities(surroundings.env);
  const look = () => {
    const { columns, colours } = person.terminal();
    return createLook({ columns, colour: colours, unicode });
  };
  const cancelled = new AbortController();
  const signal = AbortSignal.any([link.interrupted, cancelled.signal]);
  const { progress, colouredNote } = SHELL_DESCRIPTORS[asked.report.shell];
  const place = progress === 'in-editor' ? link.draw : progress;
  const wait = createWaitLine({ write: person.write, look, place });
  const line = new TextDecoder().decode(asked.question).trim();
  wait.say(line);
  const found = await withCancelKeys(converting, { signal, cancel: () => cancelled.abort() }, () =>
    findChoices({ ...converting, line, say: wait.say, signal }),
  ).catch(async (error: unknown): Promise<Found> => {
    const { describeError } = await import('../shared/errors.ts');
    return { choices: [], message: signal.aborted ? '' : describeError(error) };
  });
  wait.stop();
  const warnings = await warningsOf(converting);
  const warning = warningLine(warnings, look());
  const notes = found.choices.map(({ verdict }, index) => {
    const count = found.choices.length;
    return noteOf(verdict, { index, count, warning, coloured: colouredNote, look: look() });
  });
  const told = found.message === '' ? [] : [found.message, ...warnings];
  await link.converted(
    found.choices.map(({ command }, index) => ({ command, note: notes[index] ?? '' })),
    (found.explanation ?? told.flatMap((text) => wrapWords(text, look().columns - 1))).join('\n'),
    found.explanation !== undefined,
  );
}

/** What is wrong with the settings, said with every line that is converted until it is fixed. */
async function warningsOf({ loading }: Converting): Promise<readonly string[]> {
  return loading.then(
    ({ warnings }) => warnings.map(makeAllVisible),
    // Settings that cannot be used at all are the message.
    () => [],
  );
}

/** How often raw mode is set again in a shell that resets the terminal. */
const RETAKE_MS = 100;

/** Esc and Ctrl-C cancel; other keys are dropped, since the line is being replaced. */
async function withCancelKeys<T>(
  { person, asked }: Converting,
  { signal, cancel }: { readonly signal: AbortSignal; readonly cancel: () => void },
  work: () => Promise<T>,
): Promise<T> {
  const { openKeys } = await import('../../terminal/keys/keys.ts');
  const keys = openKeys({ write: person.write, marksPastes: false, signal, quiet: 0 });
  const retaking = SHELL_DESCRIPTORS[asked.report.shell].resetsTerminal
    ? setInterval(keys.retake, RETAKE_MS)
    : undefined;
  const follow = async (): Promise<void> => {
    for (;;) {
      const event = await keys.next();
      if (event.type === 'escape' || event.type === 'interrupt') cancel();
      if (event.type === 'end' || signal.aborted) return;
    }
  };
  void follow();
  try {
    return await work();
  } finally {
    clearInterval(retaking);
    keys.close();
  }
}

type Judged = { readonly command: string; readonly verdict: Verdict };
type Found = {
  readonly choices: readonly Judged[];
  readonly message: string;
  /** Rows about a line that is a command already. */
  readonly explanation?: readonly string[];
};
type Finding = Converting & {
  readonly line: string;
  readonly say: (text: string) => void;
  readonly signal: AbortSignal;
};

async function findChoices(finding: Finding): Promise<Found> {
  const { asked, link, surroundings, line, person, signal } = finding;
  const { settings } = await settle(finding);
  person.useLook(settings);
  if (!settings.enabled) throw switchedOff();
  const { report } = asked;
  // What a project tells a model is shown before it first counts, and here nothing can be shown.
  const asking = askingOf(asked, person, { surroundings, settings });
  const resolve = resolveThrough(link, asked);
  const typesOf: TypesOf = async (words) => {
    const { resolved = {} } = await resolve(words);
    return (word) => typeOfWord(word, resolved, report.shell);
  };
  const { explanationOf } = await import('./explain-line.ts');
  const explanation = await explanationOf(line, { asking, report, resolve, typesOf });
  if (explanation !== undefined) return { choices: [], message: '', explanation };
  const proposed = await propose(asking, await readTyped(line, typesOf), finding);
  signal.throwIfAborted();
  const real = realPrograms(resolve, asking);
  if (proposed.byBeck) for (const command of proposed.commands) real.wrote(command);
  const judging = { options: report.options, project: undefined, resolve: real.resolve };
  const quiet = quietPerformers(asking, judging);
  const judged = (await judgeAll(proposed.commands, report.shell, quiet)).map(({ command, verdict }) => ({
    command: real.textFor(command, quiet),
    verdict,
  }));
  const choices = judged.filter((one) => one.verdict.level !== 'blocked' && !isActedUpon(one, report.shell));
  return { choices, message: choices.length > 0 ? '' : whyNone(judged, proposed.refusal) };
}

/** The line editor is no place to ask who answers: without consent nothing is sent. */
async function settle({ asked, surroundings, shellPid, loading }: Converting): Promise<LoadedSettings> {
  const loaded = await loading;
  const memory = await openMemory({ surroundings, shellPid, cwd: asked.cwd });
  const here = await settingsOfSession(loaded, { surroundings, memory });
  if (isChosen(here)) return here;
  const { withRecipes } = await import('../asking/who-answers.ts');
  return withRecipes(here);
}

/** What is before a pipe is kept only if it is commands: `what | does this do` is all words. */
async function readTyped(line: string, resolve: TypesOf): Promise<TypedLine> {
  const typed = splitAtPipe(line);
  const words = commandWords(typed.kept);
  if (words.length === 0) return { kept: '', words: line };
  const typeOf = await resolve(words);
  const known = words.every((word) => typeOf(word) !== 'missing');
  return known ? typed : { kept: '', words: line };
}

type Proposed = {
  readonly commands: readonly string[];
  readonly refusal: string | undefined;
  /** The whole line is beck's, with nothing in it that was typed. */
  readonly byBeck?: boolean;
};

async function propose(asking: Asking, typed: TypedLine, { say, signal, line }: Finding): Promise<Proposed> {
  const userland = await findUserland(asking);
  const { settings, surroundings, shell, cwd } = asking;
  const look = async () => (await import('../asking/fix-world.ts')).lookAroundFor(asking);
  const own = typed.kept === '' ? await ownCommand(asking, typed.words) : undefined;
  if (own !== undefined) return { commands: [own], refusal: undefined };
  const { readsPrompt } = traitsOf(settings.provider);
  if (!readsPrompt) {
    const { alternatives } = await import('../../recipes/alternatives.ts');
    const env = { shell, cwd, home: surroundings.home, userland, world: await look() };
    const commands = alternatives(typed, env);
    if (commands.length > 0) return { commands, refusal: undefined, byBeck: typed.kept === '' };
  }
  const warnings: string[] = [];
  const provider: Provider = await openProvider(asking, userland, {
    say: (sentence) => warnings.push(sentence),
    whole: true,
    look,
    forModel: true,
  });
  const systemPrompt = readsPrompt
    ? await renderSystemPrompt(asking, (await gatherContext(asking)).facts)
    : '';
  const { temperature, maxTokens } = settings;
  const redact = redactorOf(settings, surroundings.env);
  const request = convertRequest({ line, systemPrompt, redact, temperature, maxTokens });
  let streamed = '';
  const onText = (text: string): void => {
    streamed += text;
    say(streamed);
  };
  const onStatus = (status: ModelStatus): void => {
    if (status.type === 'waiting') say(`trying again in ${status.seconds} s: ${status.why}`);
    if (status.type === 'loading') say(`loading ${status.model}`);
  };
  const reply = await provider.ask(request, { signal, onText, onStatus });
  // The recipes, in a server's place, propose by a call.
  const texts = [reply.text, ...reply.toolCalls.map(commandOf)];
  const converted = readConverted(texts.filter((text) => text !== '').join('\n'), typed.kept);
  return { ...converted, refusal: converted.refusal ?? warnings[0] };
}

function commandOf({ arguments: written }: { readonly arguments: string }): string {
  const parsed: unknown = JSON.parse(written);
  const command =
    typeof parsed === 'object' && parsed !== null && 'command' in parsed ? parsed.command : undefined;
  return typeof command === 'string' ? command : '';
}

async function judgeAll(
  commands: readonly string[],
  shell: Shell,
  quiet: QuietPerformers,
): Promise<readonly Judged[]> {
  const judged: Judged[] = [];
  // One at a time: the shell answers one question about its words after the other.
  for (const command of commands) {
    const facts = await quiet.factsFor(command);
    judged.push({ command, verdict: quiet.classify({ ...facts, command, shell, as: 'line' }) });
  }
  return judged;
}

/** PSReadLine parses what its line holds. The script looks again, by its own parse. */
function isActedUpon({ command, verdict }: Judged, shell: ScriptShell): boolean {
  return SHELL_DESCRIPTORS[shell].parsesText && verdict.level === 'danger' && mayActWhileParsed(command);
}

function whyNone(judged: readonly Judged[], refusal: string | undefined): string {
  const [first] = judged;
  if (first?.verdict.level === 'danger')
    return 'Not put on your line, because PowerShell would run part of it there. Ask with the prefix instead.';
  const reason = first?.verdict.reasons[0]?.text;
  if (first !== undefined) return `Not put on your line: ${reason ?? 'the command is blocked.'}`;
  return refusal ?? 'No command found. Say it differently, or ask with the prefix.';
}
