// The one way from a question to what is proposed: every reading is a candidate with a score, and the best is chosen.
//
// Candidates are fixed intents (`rows/`) and compositions (`grammar/`). The grammar is loaded only where no fixed intent
// accounts for every word.

import { type Absent, absentProgramIn } from './absent.ts';
import { absentIn, fixedIntent, unsureFor } from './answer.ts';
import { isContradicted } from './contradicted.ts';
import type { Reading } from './grammar/read.ts';
import { absentTarget, placeholderIn, withOwnFolder } from './placeholder.ts';
import { type ProjectStep, projectStep } from './projects/project.ts';
import { nearestHere, unknownIn } from './refusal.ts';
import { commandThere, intentThere, repositoryIn } from './repository.ts';
import type { RecipeEnvironment } from './slots/recipe.ts';
import { bareCommand, isTypedCommand } from './typed-command.ts';
import type { Understood } from './understand.ts';
import { explainedLater, type Unsure } from './unsure.ts';
import { SKIPPED } from './words/common-words.ts';
import { readWords } from './words/words.ts';

export type Choice =
  | { readonly type: 'intent'; readonly intent: Understood }
  | Absent
  | { readonly type: 'composition'; readonly reading: Reading; readonly absent: Absent | undefined }
  /** What the files of the project here tell. */
  | { readonly type: 'project'; readonly step: ProjectStep }
  /** The question is a command line itself. */
  | { readonly type: 'typed'; readonly command: string }
  /** Something changes, and neither is clearly meant. */
  | { readonly type: 'either'; readonly commands: readonly [string, string] }
  | Unsure;

type How = { readonly surely?: boolean | undefined };

/** `surely`: only what accounts for nearly every word, since something else will be asked otherwise. */
export async function choose(asked: string, env: RecipeEnvironment, how: How = {}): Promise<Choice> {
  const question = withOwnFolder(asked);
  if (isTypedCommand(question, env)) return { type: 'typed', command: question.trim() };
  if (isContradicted(question, env)) {
    return { type: 'unsure', unclear: undefined, ...nearestHere([], question, env) };
  }
  const open = placeholderIn(question);
  if (open !== undefined)
    return { type: 'absent', text: `Which ${open.noun}? Say it instead of "${open.said}".` };
  const nowhere = absentTarget(question, env);
  if (nowhere !== undefined) return nowhere;
  const step = projectStep(question, env);
  if (step !== undefined) return { type: 'project', step };
  const choice = (await inRepository(question, env, how)) ?? (await chooseHere(question, env, how));
  return choice.type === 'unsure' ? (bareCommand(question, env.world) ?? choice) : choice;
}

/** What git answers in a repository that the question names. */
async function inRepository(question: string, env: RecipeEnvironment, how: How): Promise<Choice | undefined> {
  const elsewhere = repositoryIn(question, env);
  for (const asked of elsewhere?.questions ?? []) {
    if (elsewhere === undefined) break;
    const choice = await chooseHere(asked, elsewhere.env, how);
    if (choice.type === 'intent') {
      const intent = intentThere(choice.intent, elsewhere, env);
      const absent = absentIn(choice.intent, elsewhere.env);
      if (intent !== undefined)
        return absent === undefined ? { type: 'intent', intent } : { type: 'absent', text: absent.text };
    }
    if (choice.type === 'composition' && choice.absent === undefined) {
      const command = commandThere(choice.reading.command, elsewhere, env);
      if (command !== undefined)
        return { type: 'composition', reading: { ...choice.reading, command }, absent: undefined };
    }
  }
  return undefined;
}

async function chooseHere(
  question: string,
  env: RecipeEnvironment,
  { surely = false }: How,
): Promise<Choice> {
  const intent = fixedIntent(question, env);
  const worth = intent === undefined ? 0 : withAbsence(intent.score, absentIn(intent, env));
  if (intent !== undefined && worth === 1) return { type: 'intent', intent };
  const [{ clearWithout, lexiconWords, likelyReadings, WHOLLY }, { missingFor }] = await loadGrammar();
  const [reading, other] = likelyReadings(question, env);
  const absent = reading && (missingFor(reading.request, env) ?? absentProgramIn(reading.command, env));
  const isClear = reading !== undefined && other === undefined;
  if (intent !== undefined && (!isClear || worth >= withAbsence(reading.score, absent)))
    return { type: 'intent', intent };
  if (reading !== undefined && !(surely && (reading.score < WHOLLY || other !== undefined)))
    return other === undefined
      ? { type: 'composition', reading, absent }
      : { type: 'either', commands: [reading.command, other.command] };
  if (intent !== undefined) return { type: 'intent', intent };
  const unsure = unsureFor(question, env);
  if (surely) return unsure;
  return explainedLater(() => {
    const clear = unsure.unclear ?? clearWithout(question, env);
    const told = clear && isSmall(clear.rest) ? undefined : clear;
    const unclear = told ?? unknownIn(question, env, lexiconWords());
    const { nearest, works } = nearestHere(unsure.nearest, question, env);
    return { nearest, unclear, works: unclear === undefined ? works : undefined };
  });
}

/** `show me the logs`: it was not `me` that was not understood. */
function isSmall(rest: string): boolean {
  return readWords(rest).every(({ lower }) => SKIPPED.has(lower) || /^(?:files?|folders?)$/.test(lower));
}

function loadGrammar() {
  return Promise.all([import('./grammar/read.ts'), import('./grammar/missing.ts')]);
}

/** What is named and does not exist was probably misread; what exists further below was not. */
const FOR_ABSENCE = 0.1;

function withAbsence(score: number, absent: Absent | undefined): number {
  const isMissing = absent?.path !== undefined && absent.only === undefined;
  return isMissing ? score - FOR_ABSENCE : score;
}
