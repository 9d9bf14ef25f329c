// `beck hook install AGENT` and `uninstall`: beck's entry among another agent's hooks.

import { changeJson } from '../../../config/json-text.ts';
import { type ExitCode, UsageError } from '../../../domain/errors.ts';
import {
  badStructure,
  giveBack,
  isJsonObject,
  type JsonObject,
  readJsonObject,
  readTheirs,
  replaceTheirs,
} from '../../shared/other-programs.ts';
import type { Surroundings } from '../../wiring/surroundings.ts';
import { ROWS } from './agents.ts';
import { type Launch, launchOf } from './launch.ts';
import { AGENTS, type Agent } from './names.ts';
import { type HookPlace, placeOf } from './places.ts';

type Io = { readonly surroundings: Surroundings; readonly write: (text: string) => void };

/** Throws `UsageError`. */
export function agentNamed(name: string | undefined): Agent {
  const known = AGENTS.find((agent) => agent === name);
  if (known !== undefined) return known;
  throw new UsageError(
    name === undefined ? 'Name an agent.' : `beck knows no hooks of ${name}.`,
    `Name one of ${AGENTS.join(', ')}.`,
  );
}

/** Prints what the agent needs; `yes` writes it. Throws `UsageError`. */
export function installHook(
  name: string | undefined,
  { yes, surroundings, write }: Io & { readonly yes: boolean },
): ExitCode {
  const agent = agentNamed(name);
  const { title } = ROWS[agent];
  const place = placeOf(agent, surroundings);
  const launch = launchOf(agent, surroundings);
  if (!yes) {
    const example = added('', place, launch, agent);
    write(
      `${title} reads this from ${place.file}:\n\n${example}\nTo write it: beck hook install ${agent} --yes\n`,
    );
    return 0;
  }
  const before = readTheirs(place.file);
  const after = added(before ?? '', place, launch, agent);
  if (after === before) write(`${title} has it already: ${place.file}\n`);
  else {
    replaceTheirs(place.file, after);
    write(`Written to ${place.file}. ${place.after}\nTo see what it does: beck hook test ${agent}\n`);
  }
  return 0;
}

/** From one agent, or from all. Throws `UsageError` where the named agent's file cannot be read. */
export function uninstallHook(name: string | undefined, { surroundings, write }: Io): ExitCode {
  for (const agent of name === undefined ? AGENTS : [agentNamed(name)]) {
    const place = placeOf(agent, surroundings);
    const before = readTheirs(place.file);
    if (before === undefined || !before.includes(marker(agent))) continue;
    let after: string;
    try {
      after = removed(before, place, agent);
    } catch (error) {
      if (name !== undefined) throw error;
      continue;
    }
    if (after === before) continue;
    giveBack(place.file, after);
    write(`${ROWS[agent].title}: beck is removed from ${place.file}.\n`);
  }
  return 0;
}

/** Every agent, and whether beck is among its hooks. */
export function listHooks({ surroundings, write }: Io): ExitCode {
  for (const agent of AGENTS) {
    const { file } = placeOf(agent, surroundings);
    const state = readTheirs(file)?.includes(marker(agent)) ? `installed in ${file}` : 'not installed';
    write(`${agent.padEnd(10)}${ROWS[agent].title.padEnd(20)}${state}\n`);
  }
  write('\nTo add it: beck hook install AGENT\n');
  return 0;
}

/** In every entry of beck's, and in nobody else's. */
function marker(agent: Agent): string {
  return agent === 'opencode' ? `"--hook","${agent}"` : `classify --hook ${agent} `;
}

function added(text: string, { file, content }: HookPlace, launch: Launch, agent: Agent): string {
  if (content.type === 'whole') return content.text(launch);
  const there = readJsonObject(text, file);
  const bare = readJsonObject(removed(text, { file, content, after: '' }, agent), file);
  const entries = content.entries(launch);
  const wanted = entries.reduce<JsonObject>(
    (object, { list, entry }) => changeList(object, list, file, (before) => [...before, entry]),
    { ...content.base, ...bare },
  );
  return rewritten(text, there, wanted);
}

/** Lists and objects that held our entries alone go with them. */
function removed(text: string, { file, content }: HookPlace, agent: Agent): string {
  if (content.type === 'whole') return '';
  const there = readJsonObject(text, file);
  const ours = (entry: unknown): boolean => JSON.stringify(entry).includes(marker(agent));
  const lists = content.entries({ words: [], line: '', inPowerShell: false });
  const wanted = lists.reduce<JsonObject>(
    (object, { list }) => changeList(object, list, file, (before) => before.filter((each) => !ours(each))),
    there,
  );
  const onlyBase = Object.keys(wanted).every((key) => wanted[key] === content.base[key]);
  const changed = JSON.stringify(wanted) !== JSON.stringify(there);
  return changed && onlyBase ? '{}' : rewritten(text, there, wanted);
}

type ChangeList = (before: readonly unknown[]) => readonly unknown[];

/** What becomes empty by the change goes; what was empty before stays. */
function changeList(
  object: JsonObject,
  [key = '', ...rest]: readonly string[],
  file: string,
  change: ChangeList,
): JsonObject {
  const before = object[key];
  let after: unknown;
  if (rest.length === 0) {
    if (before !== undefined && !Array.isArray(before)) throw badStructure(file);
    after = change(before ?? []);
  } else {
    if (before !== undefined && !isJsonObject(before)) throw badStructure(file);
    after = changeList(before ?? {}, rest, file, change);
  }
  if (JSON.stringify(after) === JSON.stringify(before)) return object;
  const { [key]: _, ...others } = object;
  return isEmpty(after) ? others : { ...object, [key]: after };
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** Only the members that changed; every other byte stays. */
function rewritten(text: string, there: JsonObject, wanted: JsonObject): string {
  const names = new Set([...Object.keys(there), ...Object.keys(wanted)]);
  let after = text;
  for (const name of names)
    if (JSON.stringify(there[name]) !== JSON.stringify(wanted[name]))
      after = changeJson(after, name, wanted[name]);
  return after;
}
