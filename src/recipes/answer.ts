// The offline engine's next step: from the question and the runs so far to a command, an answer, or neither.

import type { RunRecord } from '../domain/conversation.ts';
import type { NotRun } from '../domain/run.ts';
import { syntaxOf } from '../domain/shell-descriptor.ts';
import { type Absent, absentFor } from './absent.ts';
import { fillTemplate, quotePath } from './fill/fill.ts';
import { forPowerShell } from './fill/powershell.ts';
import { otherName } from './programs.ts';
import type { Recipe, RecipeEnvironment, Seen } from './slots/recipe.ts';
import { type Slots, text } from './slots/slot-values.ts';
import { type Part, type Understood, understoodParts, unsureOf } from './understand.ts';
import type { Unsure } from './unsure.ts';

/** A run, or a step the person declined or policy refused: its part of the question ends there. */
export type Attempt = RunRecord | { readonly command: string; readonly outcome: NotRun };

export type RecipeStep =
  | { readonly type: 'run'; readonly command: string; readonly why: string }
  | { readonly type: 'answer'; readonly text: string }
  | Absent
  | Unsure;

export type PrintedCommand = { readonly type: 'command'; readonly command: string } | Absent | Unsure;

/** The next step of the rows that answer a question: the same for the same runs and world. */
export function intentStep(
  { parts }: Understood,
  attempts: readonly Attempt[],
  env: RecipeEnvironment,
): RecipeStep {
  const texts: string[] = [];
  let rest = attempts;
  let worked = true;
  for (const [i, part] of parts.entries()) {
    // As `&&` would: if a copy fails, the deletion after it does not run.
    if (!worked && goesTogether(parts[i - 1], part)) {
      texts.push('The rest was not run.');
      break;
    }
    const progress = partProgress(part, rest, env);
    if (progress.type === 'run') {
      const absent = rest.length === 0 ? absentFor(part, env, cwdAfter(attempts, env)) : undefined;
      if (absent === undefined) return progress;
      if (attempts.length === 0) return absent;
      texts.push(absent.text);
      break;
    }
    if (progress.text !== '') texts.push(withTilde(progress.text, env));
    rest = rest.slice(progress.used);
    worked = progress.worked;
  }
  return { type: 'answer', text: texts.join('\n') };
}

/** The whole answer as one command line. */
export function printCommand(question: string, env: RecipeEnvironment): PrintedCommand {
  const intent = fixedIntent(question, env);
  return intent === undefined ? unsureFor(question, env) : intentCommand(intent, env);
}

export function intentCommand(intent: Understood, env: RecipeEnvironment): PrintedCommand {
  const { parts } = intent;
  const absent = absentIn(intent, env);
  if (absent !== undefined) return absent;
  const command = parts.map((part, i) => `${joint(parts[i - 1], part)}${wholeCommand(part, env)}`).join('');
  return { type: 'command', command };
}

/** Later parts may use what the first one makes. */
export function absentIn({ parts: [first] }: Understood, env: RecipeEnvironment): Absent | undefined {
  return absentFor(first, env, env.cwd);
}

/** The row's answer as one command line. */
export function wholeCommand({ recipe, slots }: Part, env: RecipeEnvironment): string {
  return fillTemplate(recipe.followUp?.whole ?? recipe.command, slots, env);
}

function cwdAfter(attempts: readonly Attempt[], env: RecipeEnvironment): string {
  const outcome = attempts.at(-1)?.outcome;
  return outcome?.type === 'ran' ? outcome.cwd : env.cwd;
}

/** A part that changes something runs only if the part before it succeeded. */
function joint(before: Part | undefined, part: Part): string {
  if (before === undefined) return '';
  return goesTogether(before, part) ? ' && ' : '; ';
}

function goesTogether(before: Part | undefined, part: Part): boolean {
  return before?.recipe.effect === 'changes' && part.recipe.effect === 'changes';
}

/** The rows that answer the question, for this shell; undefined if a part of it has none. */
export function fixedIntent(question: string, env: RecipeEnvironment): Understood | undefined {
  const understood = understoodParts(question, env.world);
  if (understood === undefined) return undefined;
  // The rows are written for POSIX tools; another shell would read them differently.
  const [first, ...more] = understood.parts.flatMap((part) => inShell(part, env));
  return first === undefined || more.length + 1 < understood.parts.length
    ? undefined
    : { ...understood, parts: [first, ...more] };
}

/** What another shell could run is no example for this one. */
export function unsureFor(question: string, { world }: RecipeEnvironment): Unsure {
  const isElsewhere = understoodParts(question, world) !== undefined;
  return isElsewhere ? { type: 'unsure', nearest: [], unclear: undefined } : unsureOf(question);
}

function inShell(part: Part, env: RecipeEnvironment): readonly Part[] {
  const syntax = syntaxOf(env.shell);
  if (syntax === 'cmd') return [];
  const recipe = syntax === 'powershell' ? forPowerShell(part.recipe) : part.recipe;
  return recipe === undefined ? [] : [{ recipe, slots: withOtherName({ ...part, recipe }, env) }];
}

/** `python` becomes `python3` if only that is installed; `{asked}` keeps the name that was typed. */
function withOtherName({ recipe, slots }: Part, { world }: RecipeEnvironment): Slots {
  const { programIn } = recipe;
  const named = programIn === undefined ? undefined : slots[programIn];
  if (world === undefined || programIn === undefined || named?.type !== 'text') return slots;
  const other = otherName(named.text, world);
  return other === undefined ? slots : { ...slots, [programIn]: text(other), asked: named };
}

type Progress =
  | { readonly type: 'run'; readonly command: string; readonly why: string }
  | { readonly type: 'done'; readonly text: string; readonly used: number; readonly worked: boolean };

function partProgress(part: Part, attempts: readonly Attempt[], env: RecipeEnvironment): Progress {
  const { recipe, slots } = part;
  const [first, second] = attempts;
  if (first === undefined) {
    return {
      type: 'run',
      command: fillTemplate(recipe.command, slots, env),
      why: plainly(recipe.why, part, env),
    };
  }
  if (first.outcome.type !== 'ran') return { type: 'done', text: '', used: 1, worked: false };
  const failure = failureOf(first, recipe);
  if (failure !== undefined) return { type: 'done', text: failure, used: 1, worked: false };
  const seen = seenIn(first, env);
  const { followUp } = recipe;
  if (followUp === undefined)
    return { type: 'done', text: recipe.answer?.(seen, slots) ?? '', used: 1, worked: true };
  const then = followUp.command(seen, slots);
  if ('nothing' in then) return { type: 'done', text: then.nothing, used: 1, worked: false };
  if (second === undefined) {
    return { type: 'run', command: `cd ${quotePath(then.folder, env)}`, why: followUp.why };
  }
  if (second.outcome.type !== 'ran') return { type: 'done', text: '', used: 2, worked: false };
  const failed = failureOf(second, undefined);
  const text = failed ?? followUp.answer(seen, seenIn(second, env), slots);
  return { type: 'done', text, used: 2, worked: failed === undefined };
}

/** A sentence when a run did not do what it should. */
function failureOf(attempt: Attempt, recipe: Recipe | undefined): string | undefined {
  if (attempt.outcome.type !== 'ran') return undefined;
  const { status, interrupted, output } = attempt.outcome;
  if (interrupted || status === 130) return 'Interrupted.';
  if (status === 0) return undefined;
  const missing = MISSING.exec(output?.text ?? '')
    ?.slice(1)
    .find((name) => name !== undefined);
  if (missing !== undefined) return `That did not work: ${missing} is not installed.`;
  if (status === recipe?.emptyStatus) return undefined;
  const program = attempt.command.split(' ', 1)[0] ?? attempt.command;
  if (status === 127) return `That did not work: ${program} is not installed.`;
  if (status === 141 && (output?.bytes ?? 0) > 0) return undefined;
  return `That did not work: ${program} ended with status ${status}.`;
}

/** How zsh 5.9, bash 5.2 and fish 3.6 report a missing program; in a pipe the exit status does not show it. */
const MISSING = /command not found: (\S+)|: (\S+): command not found|Unknown command: (\S+)/;

function seenIn(attempt: Attempt, env: RecipeEnvironment): Seen {
  if (attempt.outcome.type !== 'ran') return { lines: [], truncated: false, cwd: env.cwd };
  const { output, cwd } = attempt.outcome;
  const shown = output === undefined || output.binary ? '' : output.text;
  const lines = shown.split(/\r?\n/).map((line) => line.trimEnd());
  return { lines: lines.filter((line) => line !== ''), truncated: output?.truncated ?? false, cwd };
}

/** The home folder as people write it, where a path begins with it. */
function withTilde(text: string, { home }: RecipeEnvironment): string {
  if (home.length < 2) return text;
  return text
    .split(home)
    .reduce((before, after) =>
      /(^|[\s(])$/.test(before) && /^([/.,;)\s]|$)/.test(after)
        ? `${before}~${after}`
        : before + home + after,
    );
}

/** The reason with its slots as plain text. */
function plainly(why: string, { slots }: Part, env: RecipeEnvironment): string {
  return why.includes('{') ? fillTemplate(why, slots, { ...env, shell: 'bash' }) : why;
}

/** A successful search that printed nothing; without a sentence it would look as if nothing had run. */
export function foundNothing([first]: readonly Attempt[]): boolean {
  if (first?.outcome.type !== 'ran' || first.outcome.interrupted) return false;
  const { status, output } = first.outcome;
  const searches = /^find (?!.* -(?:exec|ok|delete|fprint|fls))[^|;&>]*(?:\| sort[^|;&>]*)?$/.test(
    first.command,
  );
  return searches && status === 0 && output?.text.trim() === '';
}
