// `beck models`: what each provider that can be reached offers, and choosing one of them.

import { join } from 'node:path';
import { saveSettings } from '../../../config/save.ts';
import { type ExitCode, ProviderError, UsageError } from '../../../domain/errors.ts';
import { traitsOf } from '../../../providers/traits.ts';
import { readModelNames } from '../../../sessions/model-names.ts';
import { fitColumns } from '../../../terminal/drawing/columns.ts';
import { showLine } from '../../../terminal/drawing/command-text.ts';
import type { Look } from '../../../terminal/drawing/look.ts';
import { checkModel, type Offer, offeredModels } from '../../asking/offered-models.ts';
import { describeWho, type NamedModel, nameOf, readModelName } from '../../shared/model-names.ts';
import { ownSettingsFile, stateFolder } from '../../shared/own-folders.ts';
import { loadSettings } from '../../wiring/surroundings.ts';
import { changesFor, labelOf } from '../setup/who.ts';
import type { AddOptions } from './add.ts';
import type { ModelsIo } from './models-io.ts';

export type ModelsOptions = {
  readonly action: 'use' | 'add' | 'remove' | 'stop' | undefined;
  /** Of a model; for `add` a file, an address or a repository. */
  readonly name: string | undefined;
  readonly json: boolean;
  readonly yes: boolean;
};

/** Rejects with `BeckError`. */
export async function runModels(options: ModelsOptions, io: ModelsIo): Promise<ExitCode> {
  const { action, name, json, yes } = options;
  if (action === undefined) return list(json, io);
  if (action === 'add') return add({ source: name, yes }, io);
  if (action === 'stop') return (await import('./loaded.ts')).stopModel(io);
  if (name === undefined) throw new UsageError('Name a model.', 'beck models lists them.');
  if (action === 'remove') return (await import('./loaded.ts')).removeModel(name, io);
  const { settings } = await loadSettings(io.surroundings);
  const offered = readModelNames(join(stateFolder(io.surroundings), 'beck'));
  const named = readModelName(name, settings.provider, offered);
  if (named === undefined)
    throw new UsageError(
      `${name} is not a provider, and none is chosen yet.`,
      `Name it as PROVIDER/${name}.`,
    );
  return use(named, io);
}

async function add(options: AddOptions, io: ModelsIo): Promise<ExitCode> {
  const { addModel } = await import('./add.ts');
  const name = await addModel(options, io);
  if (typeof name !== 'string') return name;
  const model = { provider: 'local', model: name } as const;
  const menus = options.yes ? undefined : io.menus;
  const answer = await menus?.list({
    title: `Use ${name} for your questions from now on?`,
    choices: [
      { name: 'Yes', about: 'nothing leaves this machine', current: false },
      { name: 'No', about: '', current: false },
    ],
  });
  if (answer?.type === 'given' && answer.value === 0) return use(model, io);
  io.say(`Use it with: beck models use ${nameOf(model)}`);
  return 0;
}

type Row = { readonly provider: Offer['provider']; readonly model: string; readonly current: boolean };

async function list(json: boolean, io: ModelsIo): Promise<ExitCode> {
  const { surroundings, menus, look, writeOut } = io;
  const loaded = await loadSettings(surroundings);
  const offers = await io.while('asking for models', () => offeredModels(loaded, surroundings));
  const { provider, model } = loaded.settings;
  const rows = offers.flatMap((offer): readonly Row[] =>
    offer.models.map((name) => ({
      provider: offer.provider,
      model: name,
      current: offer.provider === provider && (name === model || name === `${model}:latest`),
    })),
  );
  if (json) {
    await writeOut(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    return 0;
  }
  for (const { provider: of, problem } of offers)
    if (problem !== undefined) io.say(`${labelOf(of)}: ${problem}`);
  if (rows.length === 0) {
    io.say(
      `No models: ${describeWho(loaded.settings)} ${traitsOf(provider).needsServer ? 'answers' : 'answer'}. Choose a provider with: beck setup`,
    );
    return 0;
  }
  if (menus === undefined) {
    await writeOut(renderRows(rows, look));
    return 0;
  }
  const now = rows.findIndex(({ current }) => current);
  const answer = await menus.list({
    title: `${describeWho(loaded.settings)}. Use another one:`,
    choices: rows.map(({ provider: of, model: name, current }) => ({ name, about: labelOf(of), current })),
    start: Math.max(now, 0),
  });
  const chosen = answer.type === 'given' ? rows[answer.value] : undefined;
  if (chosen !== undefined) return use(chosen, io);
  return answer.type === 'interrupt' ? 130 : 0;
}

function renderRows(rows: readonly Row[], look: Look): string {
  const cells = rows.map(({ provider, model, current }) => [
    current ? '*' : '',
    showLine(model, look),
    provider,
  ]);
  const [head = '', ...lines] = fitColumns([['', 'model', 'provider'], ...cells], [1], look);
  const use = 'Use one: beck models use NAME; in one shell only: ? /model NAME';
  return [look.faint(head), ...lines, '', look.faint(use), ''].join('\n');
}

async function use(named: NamedModel, io: ModelsIo): Promise<ExitCode> {
  const { surroundings, say } = io;
  const before = await loadSettings(surroundings);
  const { settings } = await loadSettings(surroundings, named);
  const problem = await io.while('asking the server', () => checkModel(settings, surroundings));
  if (problem !== undefined) throw new ProviderError(problem, 'Nothing was changed.');
  // The model of another provider means nothing to this one.
  const changes = changesFor({ provider: named.provider, model: named.model }, before.settings.provider);
  await saveSettings(ownSettingsFile(surroundings), changes);
  say(`${describeWho(settings)} answers from now on (${nameOf(named)}).`);
  return 0;
}
