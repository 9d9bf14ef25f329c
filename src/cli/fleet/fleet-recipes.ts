// The recipes for other machines: a POSIX shell with GNU tools, unless a look there said otherwise.

import type { ModelReply, Provider } from '../../domain/conversation.ts';
import { NoRecipeError } from '../../domain/errors.ts';
import type { Turn } from '../../domain/turn.ts';
import { type System, userlandOf } from '../../fleet/system.ts';
import type { RecipeEnvironment, RecipeWorld } from '../../recipes/slots/recipe.ts';
import { isTypedCommand, SENTENCE } from '../../recipes/typed-command.ts';
import { findRow } from '../../safety/commands/rows.ts';
import { parse } from '../../safety/shells/posix/parser.ts';

type Use = {
  /** Only what is surely meant. */
  readonly surely?: boolean;
  /** Undefined where nothing is known of them. */
  readonly system: System | undefined;
};

/** `turns`: the questions that were asked there before. */
export async function fleetRecipes(
  turns: readonly Turn[],
  { surely = false, system }: Use,
): Promise<Provider> {
  const { COMMAND, recipesProvider } = await import('../../providers/recipes.ts');
  const place = { shell: 'sh', userland: userlandOf(system), cwd: HOME, home: HOME } as const;
  const plainly = recipesProvider(place, { whole: true, surely });
  const supposing = recipesProvider(
    { ...place, world: supposed(system) },
    { whole: true, surely, earlier: turns },
  );
  return {
    ...plainly,
    async ask(request, io) {
      const { question } = request;
      if (isCommandLine(question, place)) return typed(question);
      const alone = { ...request, messages: request.messages.slice(-1) };
      try {
        return await plainly.ask(alone, io);
      } catch (error) {
        if (!(error instanceof NoRecipeError)) throw error;
        try {
          return await supposing.ask(request, io);
        } catch (refused) {
          if (refused instanceof NoRecipeError && beginsAsCommand(question, COMMAND)) return typed(question);
          throw refused;
        }
      }
    },
  };
}

/** As it is: over there nobody can type it without the prefix. */
function typed(question: string): ModelReply {
  const given = JSON.stringify({ command: question.trim(), why: '' });
  const call = { id: 'typed-there', name: 'run_in_shell', arguments: given };
  return { text: '', toolCalls: [call], finish: 'tool-calls' };
}

/** With options, or by sudo: `docker ps -a`, `sudo apt update`. */
function isCommandLine(question: string, place: RecipeEnvironment): boolean {
  const [first = '', second = ''] = question.trim().split(/\s+/);
  const program = first === 'sudo' ? second : first;
  if (findRow(program) === undefined) return false;
  if (first === 'sudo') return isPlain(question);
  const world = { ...supposed(undefined), programs: () => [first] };
  return isTypedCommand(question, { ...place, world });
}

/** Where no recipe fits: `echo hi`, `systemctl restart nginx`, `sleep 5 && id`. */
function beginsAsCommand(question: string, known: RegExp): boolean {
  const text = question.trim();
  if (!isPlain(text)) return false;
  if (known.test(text) || MORE.test(text)) return true;
  const [first = ''] = text.split(/\s/, 1);
  return /\s(?:\|\|?|&&|>>?)\s/.test(text) && findRow(first) !== undefined;
}

const MORE = /^(?:apt|docker|dmesg|dnf|echo|git|ip|lsblk|podman|printf|sysctl|yum)\s/;

function isPlain(question: string): boolean {
  const words = question.trim().split(/\s+/);
  return (
    words.length > 1 &&
    (parse(question).errors ?? []).length === 0 &&
    !/[?]$/.test(question.trim()) &&
    !words.some((word) => SENTENCE.test(word))
  );
}

/** Paths there stay as they are named. */
const HOME = '/home/there';

/** What any such machine has; whether a path exists is not known, so none is refused. */
function supposed(system: System | undefined): RecipeWorld {
  return {
    programs: () => programsOf(system),
    branches: () => [],
    kindOf: (path) => (/\.\w+$/.test(path) ? 'file' : path.includes('/') ? 'folder' : 'none'),
    entriesOf: () => [],
    oneCommit: () => undefined,
    installer: () => system?.installer,
    isRunning: () => undefined,
  };
}

function programsOf(system: System | undefined): readonly string[] {
  if (system === undefined) return PROGRAMS;
  const { kernel, init } = system;
  const absent = [
    ...(init === undefined || init === 'systemd' ? [] : ['systemctl', 'journalctl']),
    ...(kernel === 'Linux' ? [] : ['free', 'ip', 'lsblk', 'lscpu', 'nproc', 'ss']),
  ];
  return PROGRAMS.filter((program) => !absent.includes(program));
}

const PROGRAMS: readonly string[] =
  'awk cat cp curl cut date df dmesg du env find free grep gzip head hostname id ip journalctl kill last ls lsblk lscpu mkdir mount mv nproc ping ps pwd rm sed ss sort stat systemctl tail tar tee touch uname uptime w wc who'.split(
    ' ',
  );
