// Completions for a question: hosts after `on`, own and project recipes, and continuations from the grammar.

import { slotNames } from '../../domain/own-recipe.ts';
import { mayNameHosts } from '../../fleet/may-name-hosts.ts';
import { findOwnRecipes } from '../wiring/own-recipes.ts';
import { hasOwnRecipes } from '../wiring/recipe-files.ts';
import { loadSettings, readSurroundings } from '../wiring/surroundings.ts';

/** Reads what was typed behind the prefix from standard input, prints whole questions that begin so, one a line. */
export async function offerQuestions(): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const typed = Buffer.concat(chunks).subarray(0, MOST_BYTES).toString('utf8').trimStart();
  const hosts = mayNameHosts(typed) ? await hostsFor(typed) : [];
  const offered = [...hosts, ...(await ownPhrases(typed)), ...(await continuationsOf(typed))];
  process.stdout.write(offered.map((question) => `${question}\n`).join(''));
}

async function hostsFor(typed: string): Promise<readonly string[]> {
  const [{ offerHosts }, { directoryFor }] = await Promise.all([
    import('../fleet/offer-hosts.ts'),
    import('../fleet/directory-for.ts'),
  ]);
  const surroundings = readSurroundings();
  const { settings } = await loadSettings(surroundings);
  return offerHosts(typed, await directoryFor({ surroundings, settings, cwd: surroundings.cwd }));
}

const MOST_BYTES = 500;

/** A phrase up to its first slot, which is the person's to fill; `deploy ` of `deploy {branch}`. */
async function ownPhrases(typed: string): Promise<readonly string[]> {
  const { env, home, cwd } = readSurroundings();
  if (!hasOwnRecipes({ env, home, cwd })) return [];
  const { recipes } = await findOwnRecipes({ env, home, cwd });
  const phrases = recipes.flatMap((recipe) => recipe.phrases).map(beforeSlots);
  return [...new Set(phrases)].filter((phrase) => beginsWith(phrase, typed));
}

function beforeSlots(phrase: string): string {
  const [slot] = slotNames(phrase);
  return slot === undefined ? phrase : phrase.slice(0, phrase.indexOf(`{${slot}}`));
}

function beginsWith(question: string, typed: string): boolean {
  return question.length > typed.length && question.toLowerCase().startsWith(typed.toLowerCase());
}

async function continuationsOf(typed: string): Promise<readonly string[]> {
  const { continuations } = await import('../../recipes/grammar/continuations.ts');
  const { env, home, cwd } = readSurroundings();
  const { findUserland } = await import('../../context/machine/userland.ts');
  return continuations(typed, { shell: 'bash', userland: await findUserland(env['PATH']), cwd, home });
}
