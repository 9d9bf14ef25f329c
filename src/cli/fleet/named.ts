// The hosts that a question names, or those of the question before it, and what runs a command there.

import { stat } from 'node:fs/promises';
import { askContact } from '../../config/policy-floor.ts';
import type { SettingsInForce } from '../../config/policy-type.ts';
import type { Shell } from '../../domain/shell.ts';
import type { Turn } from '../../domain/turn.ts';
import type { Directory } from '../../fleet/directory.ts';
import {
  chooseEngine,
  commandLine,
  commandThere,
  type Engine,
  ROWS,
  scaffoldLine,
  type Work,
} from '../../fleet/engines.ts';
import { fold } from '../../fleet/host-sets.ts';
import { type FleetQuestion, readFleetQuestion } from '../../fleet/question.ts';
import { type Resolved, resolveHosts } from '../../fleet/resolve.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import { directoryFor, listInventory } from './directory-for.ts';

/** A command line that carries a command to hosts. */
export type Line = {
  readonly engine: Engine;
  readonly text: string;
  /** The same with `true` in the command's place. */
  readonly scaffold: string;
  /** What the shell over there gets. */
  readonly sent: string;
  /** Seconds after which it is ended there; 0: never. */
  readonly limit: number;
};

/** The hosts of one question, and how a command for them is written. */
export type Fleet = {
  readonly hosts: readonly string[];
  /** On which a change runs before the others; undefined: on all at once. */
  readonly first: string | undefined;
  /** For some of the hosts; undefined where nothing installed can carry this command. */
  readonly lineFor: (command: string, hosts: readonly string[]) => Line | undefined;
};

export type Named =
  | { readonly type: 'fleet'; readonly fleet: Fleet; readonly question: string }
  /** `on shop`: who that is. */
  | { readonly type: 'says'; readonly text: string }
  | { readonly type: 'refused'; readonly reason: string; readonly fix: string };

export type Naming = {
  readonly surroundings: Surroundings;
  readonly settings: SettingsInForce;
  readonly shell: Shell;
  readonly cwd: string;
  /** Of the conversation, oldest first. */
  readonly turns: () => Promise<readonly Turn[]>;
  /** A yes or no; absent where there is no one to ask. */
  readonly confirm?: ((head: string, yes: string) => Promise<boolean>) | undefined;
};

/** Undefined where the question is about this machine. */
export async function nameHosts(typed: string, naming: Naming): Promise<Named | undefined> {
  const known = NAMES_HOSTS.test(typed) ? await directoryFor(naming) : undefined;
  const asked = (known && readFleetQuestion(typed, () => known)) ?? (await hostsBefore(typed, naming));
  if (asked?.hosts === undefined) return undefined;
  const { policy } = naming.settings;
  if (policy?.fleet === 'off')
    return refuse(
      'The policy of this machine allows no questions about other hosts.',
      askContact(policy).trim(),
    );
  const question = asked.question ?? lastQuestion(await naming.turns());
  if (question === undefined)
    return refuse('There is no earlier question to ask there.', 'Ask it in full: on web1: uptime');
  const directory = known ?? (await directoryFor(naming));
  return fleetOf(asked.hosts, { ...asked, question }, { naming, directory });
}

/** What comes before `on HOSTS` is at most a few words, see `readFleetQuestion`. */
const NAMES_HOSTS = /^\s*(?:@|(?:[a-z ]{1,10} )?on\s)/i;

type Known = { readonly naming: Naming; readonly directory: Directory };

async function fleetOf(
  text: string,
  { question, first, allAtOnce }: Omit<FleetQuestion, 'hosts' | 'question'> & { readonly question: string },
  known: Known,
): Promise<Named> {
  const { found, directory } = await resolveOrList(text, known);
  if (found.type === 'refused') return found;
  const { naming } = known;
  if (question === '') return { type: 'says', text: `${text.trim()} is ${inWords(found.hosts)}.` };
  const leading = first === undefined ? undefined : resolveHosts(first, directory);
  if (leading?.type === 'refused') return leading;
  const [canary] = leading?.hosts ?? found.hosts;
  const all = leading === undefined ? found.hosts : [...new Set([...leading.hosts, ...found.hosts])];
  const hosts = await bounded(all, { naming, directory });
  if ('type' in hosts) return hosts;
  const programs = await installedPrograms(naming.surroundings.env['PATH']);
  if (!programs.has('ssh'))
    return refuse('There is no ssh here.', 'Install it, on Debian with: apt install openssh-client');
  const lineFor = lineWriter(programs, { naming, directory });
  const fleet = { hosts, first: allAtOnce ? undefined : canary, lineFor };
  if (lineFor('true', hosts) !== undefined) return { type: 'fleet', fleet, question };
  return withoutEngine(fleet, { question, naming });
}

/** What no file names may be of an inventory that is a program, which runs only if the person says so. */
async function resolveOrList(
  text: string,
  { naming, directory }: Known,
): Promise<{ readonly found: Resolved; readonly directory: Directory }> {
  const found = resolveHosts(text, directory);
  const programs = directory.inventory?.programs ?? [];
  if (found.type === 'hosts' || programs.length === 0) return { found, directory };
  const [first = ''] = programs;
  const head = `${found.reason} The inventory ${first} is a program that may know more. Run it?`;
  if (!(await naming.confirm?.(head, `ansible-inventory --list -i ${first}`))) return { found, directory };
  const problem = await listInventory(programs, naming);
  if (problem !== undefined) return { found: { ...found, fix: problem }, directory };
  const listed = await directoryFor(naming);
  return { found: resolveHosts(text, listed), directory: listed };
}

/** More are asked about first. */
const MANY = 500;

async function bounded(
  hosts: readonly string[],
  { naming: { confirm } }: Known,
): Promise<readonly string[] | Extract<Named, { type: 'refused' }>> {
  if (hosts.length <= MANY) return hosts;
  const head = `These are ${hosts.length} hosts: ${fold(hosts).slice(0, 200)}. Ask all of them?`;
  if (await confirm?.(head, `all ${hosts.length}`)) return hosts;
  return refuse(
    `These are ${hosts.length} hosts, and more than ${MANY} are asked about first.`,
    confirm === undefined ? 'Name fewer, or ask from a terminal.' : 'Name fewer.',
  );
}

async function withoutEngine(
  fleet: Fleet,
  { question, naming }: { readonly question: string; readonly naming: Naming },
): Promise<Named> {
  const { hosts, first } = fleet;
  const [host = ''] = first === undefined ? hosts : [first];
  const { fleetEngine } = naming.settings;
  const missing =
    fleetEngine === 'auto'
      ? 'No program for several hosts is installed.'
      : `${fleetEngine} is not installed, or cannot reach these hosts.`;
  const fix = `Install one, on Debian with: apt install ${fleetEngine === 'auto' ? 'clustershell' : ROWS[fleetEngine].from}`;
  if (await naming.confirm?.(`${missing} ${fix}. Go on with ${host} alone?`, `${host} alone`))
    return { type: 'fleet', fleet: { ...fleet, hosts: [host] }, question };
  return refuse(missing, fix);
}

function lineWriter(programs: ReadonlySet<string>, { naming, directory }: Known): Fleet['lineFor'] {
  const { settings, shell } = naming;
  const inventory = new Set(directory.inventory?.hosts);
  return (command, hosts) => {
    const work: Work = {
      ...{ hosts, command, fanout: settings.fleetParallel },
      ...{ timeout: settings.fleetTimeout, limit: settings.fleetCommandTimeout },
    };
    const engine = chooseEngine(work, {
      installed: (program) => programs.has(program),
      wanted: settings.fleetEngine,
      inInventory: hosts.every((host) => inventory.has(host)),
    });
    if (engine === undefined) return undefined;
    const scaffold = scaffoldLine(engine, work, shell);
    const text = commandLine(engine, work, shell);
    return { engine, text, scaffold, sent: commandThere(work), limit: work.limit };
  };
}

/** Milliseconds: on a busy machine ssh must not seem to be missing. */
const PER_FOLDER = 5000;

async function installedPrograms(path: string | undefined): Promise<ReadonlySet<string>> {
  const { lookUpPrograms } = await import('../../context/machine/path-lookup.ts');
  const names = [...new Set(Object.values(ROWS).flatMap(({ programs }) => programs))];
  const found = await lookUpPrograms(names, path, { perFolder: PER_FOLDER });
  const files = await Promise.all(
    [...found].map(async ([name, at]) => ((await stat(at)).isFile() ? [name] : [])),
  );
  return new Set(files.flat());
}

/** `8 hosts: web[1-8]`. */
export function inWords(hosts: readonly string[]): string {
  const [only = ''] = hosts;
  return hosts.length === 1 ? only : `${hosts.length} hosts: ${fold(hosts)}`;
}

/** How a question about hosts is kept, so that a later one can refer to it. */
export function asKept({ hosts }: Pick<Fleet, 'hosts'>, question: string): string {
  return `on ${fold(hosts)}: ${question}`;
}

const KEPT = /^on (\S+): (.*)$/s;

/** The questions about hosts, as they were asked there. */
export function turnsThere(turns: readonly Turn[]): readonly Turn[] {
  return turns.flatMap((turn) => {
    const question = KEPT.exec(turn.question)?.[2];
    return question === undefined ? [] : [{ ...turn, question, steps: [] }];
  });
}

function lastQuestion(turns: readonly Turn[]): string | undefined {
  const last = turns.at(-1)?.question;
  return last === undefined ? undefined : (KEPT.exec(last)?.[2] ?? last);
}

/** `and memory?` after a question about hosts is about the same ones. */
async function hostsBefore(typed: string, { turns }: Naming): Promise<FleetQuestion | undefined> {
  if (!/^\s*(?:and|(?:what|how) about)\b/i.test(typed)) return undefined;
  const hosts = KEPT.exec((await turns()).at(-1)?.question ?? '')?.[1];
  return hosts === undefined ? undefined : { hosts, question: typed };
}

function refuse(reason: string, fix: string): Extract<Named, { type: 'refused' }> {
  return { type: 'refused', reason, fix };
}
