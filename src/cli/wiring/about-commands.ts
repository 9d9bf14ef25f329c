// Answers questions about commands, beck and what the table of knowledge explains offline, before the recipes: from
// that table, the help page, the tables that explain commands, and the manual page where there is one.

import { hasManPage } from '../../context/machine/man-page.ts';
import { lookUpPrograms } from '../../context/machine/path-lookup.ts';
import type { ModelReply, Provider } from '../../domain/conversation.ts';
import { NoRecipeError } from '../../domain/errors.ts';
import type { Shell, Userland } from '../../domain/shell.ts';
import { syntaxOf } from '../../domain/shell-descriptor.ts';
import { type About, aboutOf } from '../../recipes/about.ts';
import { renderWelcome } from '../shared/help-page.ts';
import type { LookAtDisk } from './command-facts.ts';
import { describedWords, explainCommand } from './explain-command.ts';
import { knowledgeText, lastText } from './knowledge.ts';

export type AboutPlace = {
  readonly shell: Shell;
  readonly cwd: string;
  readonly prefix: string;
  readonly columns: number;
  readonly userland: Userland;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly look: LookAtDisk;
  /** Only a command can be printed; there is no text to show. */
  readonly whole: boolean;
  /** A model will be asked where nothing is sure. */
  readonly surely: boolean;
};

export function withKnowledge(recipes: Provider, place: AboutPlace): Provider {
  return {
    ...recipes,
    async ask(request, io) {
      const { question } = request;
      const about = aboutOf(question);
      const attempts = (request.attempts ?? []).length;
      const known =
        (await knowledgeReply(question, place)) ?? (about && (await replyTo(about, attempts, place)));
      if (known !== undefined) {
        if (known.text !== '') io.onText(known.text);
        return known;
      }
      try {
        return await recipes.ask(request, io);
      } catch (error) {
        // Without a way on, the question was understood: what it needs is not here.
        const open = error instanceof NoRecipeError && error.fix !== '';
        const last = open ? await lastReply(question, place) : undefined;
        if (last === undefined) throw error;
        io.onText(last.text);
        return last;
      }
    },
  };
}

async function knowledgeReply(question: string, place: AboutPlace): Promise<ModelReply | undefined> {
  const text = place.whole ? undefined : await knowledgeText(question, place);
  return text === undefined ? undefined : says(text);
}

/** Where no recipe fits: how to do what was ordered, or what the command is for that was named. */
async function lastReply(question: string, place: AboutPlace): Promise<ModelReply | undefined> {
  if (place.whole || place.surely) return undefined;
  const text = await lastText(question, place);
  if (text !== undefined) return says(text);
  const name = WHAT_IS.exec(question.trim())?.groups?.['name'];
  const words = name === undefined ? undefined : await describedWords(name, place.shell);
  return words === undefined ? undefined : says(`${name}: ${words}`);
}

const WHAT_IS = /^what(?:'s| is|s) (?:the )?(?:command )?(?<name>[a-z][\w.+-]*)(?: command)?\s*\??$/;

async function replyTo(about: About, attempts: number, place: AboutPlace): Promise<ModelReply | undefined> {
  switch (about.type) {
    case 'help':
      return place.whole ? undefined : says(await renderWelcome({ ...place, path: place.env['PATH'] }));
    case 'meaning':
      return meaningOf(about.command, attempts, place);
    case 'usage':
      return usageOf(about.program, attempts, place);
  }
}

async function meaningOf(
  command: string,
  attempts: number,
  place: AboutPlace,
): Promise<ModelReply | undefined> {
  const [name = '', ...rest] = command.split(/\s+/);
  const words = await describedWords(name, place.shell);
  if (words === undefined) return rest.length === 0 ? usageOf(name, attempts, place) : undefined;
  if (place.whole) return undefined;
  // A name alone is not about to run, so it gets no verdict.
  return says(
    rest.length === 0 ? `${name}: ${words}` : await explainCommand({ command, shell: place.shell }, place),
  );
}

/** The page itself, else what the tables say in a few words. */
async function usageOf(
  program: string,
  attempts: number,
  place: AboutPlace,
): Promise<ModelReply | undefined> {
  const page = program.replaceAll(' ', '-');
  const command = (await canShow(page, place)) ? pageStart(page, place) : undefined;
  if (command !== undefined) {
    if (attempts > 0) return says(`The whole page: man ${page}`);
    const call = {
      id: 'about-1',
      name: 'run_in_shell',
      arguments: JSON.stringify({ command, why: `Show how ${program} is used` }),
    };
    return { text: '', toolCalls: [call], finish: 'tool-calls' };
  }
  const words = await describedWords(program, place.shell);
  if (words === undefined || place.whole) return undefined;
  return says(`${program}: ${words}\nThere is no manual page of ${program} here.`);
}

async function canShow(page: string, { env }: AboutPlace): Promise<boolean> {
  return hasManPage(page, env) && (await lookUpPrograms(['man'], env['PATH'])).has('man');
}

const LINES = 30;

/**
 * In a pipe man starts no pager; outside of GNU systems bold letters come as overstrikes. `command`: fish 3.6 has a
 * function `man`, and so have people who colour their pages.
 */
function pageStart(page: string, { shell, userland }: AboutPlace): string | undefined {
  const syntax = syntaxOf(shell);
  if (syntax === 'cmd' || (syntax === 'powershell' && process.platform === 'win32')) return undefined;
  if (syntax === 'powershell') return `man ${page} | Select-Object -First ${LINES}`;
  return `command man ${page} |${userland === 'gnu' ? '' : ' col -bx |'} head -n ${LINES}`;
}

function says(text: string): ModelReply {
  return { text, toolCalls: [], finish: 'stop' };
}
