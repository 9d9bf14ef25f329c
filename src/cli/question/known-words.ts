// Questions answered here before any provider: the help page, `explain`, and words after `/` that are no command.

import { lstatSync } from 'node:fs';
import type { SettingsInForce } from '../../config/policy-type.ts';
import { userlandOf } from '../../context/machine/userland.ts';
import { nearest } from '../../domain/nearest.ts';
import { aboutOf } from '../../recipes/about.ts';
import type { AskedQuestion, ShellLink } from '../../shell-link/link.ts';
import type { PersonSide } from '../asking/person-side.ts';
import { isSlashCommand, SLASH_COMMANDS } from '../shared/slash-commands.ts';
import { rulesOf } from '../wiring/rules.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import { askingOf, resolveThrough, typeOfWord } from './asking.ts';

export type LocalQuestion = {
  readonly question: string;
  readonly asked: AskedQuestion;
  readonly link: ShellLink;
  readonly person: PersonSide;
  readonly surroundings: Surroundings;
  readonly settings: SettingsInForce;
  /** Whether a command's output came with it, which only a model reads. */
  readonly piped: boolean;
};

type Answered = { readonly status: number };

/** Undefined where a provider must answer. No model ever gets what is answered here. */
export async function answerLocally(local: LocalQuestion): Promise<Answered | undefined> {
  const { question, asked, person, piped } = local;
  const { prefix } = local.settings;
  const path = local.surroundings.env['PATH'];
  const place = { cwd: asked.cwd, prefix, path, shell: asked.report.shell };
  if (question === '') {
    const { renderExamples } = await import('../shared/help-page.ts');
    return say(person, `${await renderExamples(place)}\nMore: ${prefix} /help`);
  }
  const word = /^\/([A-Za-z][\w-]*)(?=\s|$)/.exec(question)?.[1];
  if (word === 'help') {
    const { renderHelp } = await import('../shared/help-page.ts');
    return say(person, await renderHelp({ ...place, columns: person.terminal().columns }));
  }
  if (!piped && aboutOf(question)?.type === 'help') {
    const { renderWelcome } = await import('../shared/help-page.ts');
    return say(person, await renderWelcome(place));
  }
  if (word !== undefined && !isSlashCommand(word) && !isPath(`/${word}`)) {
    const near = nearest(
      word,
      Object.keys(SLASH_COMMANDS).filter(([first]) => first === word[0]),
    );
    const meant = near === undefined ? '' : ` did you mean /${near}?`;
    person.screen.show({ type: 'warning', text: `No command /${word};${meant} ${prefix} /help` });
    return { status: 2 };
  }
  return !piped && /^explain(?:\s|$)/i.test(question) ? explain(local) : undefined;
}

function say({ screen }: PersonSide, text: string, plain = false): Answered {
  screen.show({ type: 'answer', text, plain });
  return { status: 0 };
}

function isPath(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

async function explain(local: LocalQuestion): Promise<Answered> {
  const { question, asked, link, person, surroundings, settings } = local;
  const { explainCommand, isDescribed } = await import('../wiring/explain-command.ts');
  const { shell } = asked.report;
  const command = question.replace(/^explain\s*/i, '');
  const [name = ''] = command.split(/\s/, 1);
  const isCommand = async (): Promise<boolean> =>
    typeOfWord(name, (await link.resolve([name])).words, shell) !== 'missing' ||
    (await isDescribed(name, shell));
  if (name === '' || OPENS_WORDS.test(name) || !(await isCommand())) {
    const { knowledgeText } = await import('../wiring/knowledge.ts');
    const userland = userlandOf(undefined);
    const text = await knowledgeText(question, { shell, userland, cwd: asked.cwd });
    if (text !== undefined) return say(person, text);
    person.screen.show({ type: 'note', text: noCommand(name, settings.prefix) });
    return { status: 3 };
  }
  const { requestOf } = await import('./explain-line.ts');
  const asking = askingOf(asked, person, { surroundings, settings });
  const { report } = asked;
  const request = await requestOf(command, { asking, report, resolve: resolveThrough(link, asked) });
  const rules = rulesOf(settings, surroundings.home);
  const columns = person.terminal().columns;
  // In Markdown a row that begins with `> f` would be a quote.
  return say(person, await explainCommand(request, { columns, rules }), true);
}

/** Some of them are commands as well, though the commands are not meant. */
const OPENS_WORDS = /^(?:what|which|how|why|where|when|who|the|this|that|it|a|an|to|me)$/i;

function noCommand(name: string, prefix: string): string {
  const why = name === '' || OPENS_WORDS.test(name) ? '' : `${name} is not a command here. `;
  return `${why}"explain" is for commands: ${prefix} explain ls -la. Ask about anything else without that word.`;
}
