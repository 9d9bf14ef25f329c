// `beck models add`: a GGUF file for this machine, of the person's own or downloaded, and what runs it.

import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import { BeckError, type ExitCode, UsageError } from '../../../domain/errors.ts';
import { makeFolder } from '../../../domain/make-folder.ts';
import { decimalSize } from '../../../domain/size.ts';
import { fetchModel, partOf } from '../../../local-model/download.ts';
import { readGguf } from '../../../local-model/gguf.ts';
import { type AddedModel, addToList, nameFor, otherOfName } from '../../../local-model/list.ts';
import { isInstalled, planRuntime, type RuntimePlan } from '../../../local-model/runtime.ts';
import {
  type Download,
  findDownload,
  HUB,
  readSource,
  type Source,
  SUGGESTED,
} from '../../../local-model/source.ts';
import { proxiesOf } from '../../../providers/proxy.ts';
import { keepModelNames, readModelNames } from '../../../sessions/model-names.ts';
import { nameOf } from '../../shared/model-names.ts';
import { stateFolder } from '../../shared/own-folders.ts';
import { downloadsIn, localPlacesOf } from '../../wiring/local-model.ts';
import { Interrupted } from '../setup/setup.ts';
import { alone, changeList } from './alone.ts';
import { installRuntime } from './install-runtime.ts';
import type { ModelsIo } from './models-io.ts';
import { progressLine, speedometer } from './progress.ts';

export type AddOptions = {
  /** Absent: the suggested one. */
  readonly source: string | undefined;
  /** Nothing is asked. */
  readonly yes: boolean;
};

/** Resolves to the name of what was added, or to the exit code where the person left. Rejects with `BeckError`. */
export async function addModel(options: AddOptions, io: ModelsIo): Promise<string | ExitCode> {
  const { surroundings, say } = io;
  const { cwd, home } = surroundings;
  const text = options.source ?? SUGGESTED.source;
  const source = readSource(text, cwd, home);
  const runtime = plannedRuntime(io);
  if (source.type === 'file') {
    const about = readGguf(source.path);
    const model = { name: nameFor(source.path), file: source.path };
    refuseOtherOfName(model, io);
    say(`${model.name}: ${[decimalSize(about.bytes), licenceOf(about.license)].filter(Boolean).join(', ')}.`);
    if (runtime !== undefined && !(await agrees(runtimeSentence(runtime), options, io))) return left(io);
    if (runtime !== undefined) await installRuntime(runtime, io);
    return added(model, io);
  }
  return addDownload(source, { options, text, runtime }, io);
}

type Adding = {
  readonly options: AddOptions;
  readonly text: string;
  readonly runtime: RuntimePlan | undefined;
};

async function addDownload(
  source: Exclude<Source, { type: 'file' }>,
  { options, text, runtime }: Adding,
  io: ModelsIo,
): Promise<string | ExitCode> {
  const { surroundings } = io;
  if (options.source === undefined) {
    const size = decimalSize(SUGGESTED.megabytes * 1e6);
    io.say(
      `Suggested: ${SUGGESTED.label}, ${size}, from ${HUB.label}. Another one: beck models add FILE, URL or REPOSITORY`,
    );
  }
  const folder = downloadsIn(localPlacesOf(surroundings));
  makeFolder(folder);
  const hub = (surroundings.env[HUB.variable] || HUB.address).replace(/\/+$/, '');
  const proxies = proxiesOf(surroundings.env);
  const download = await io.while('asking for the file', (signal) =>
    findDownload(source, hub, { signal, proxies }),
  );
  const name = nameFor(download.file);
  const model = { name, file: join(folder, `${name}.gguf`), from: text };
  refuseOtherOfName(model, io);
  const free = freeIn(folder);
  const needed = (download.bytes ?? 0) + (runtime?.megabytes ?? 0) * 1e6;
  if (needed > free)
    throw new BeckError(
      `${decimalSize(needed)} are needed in ${folder}, and ${decimalSize(free)} are free.`,
      'Make room, or choose a smaller model.',
    );
  const facts = [
    download.bytes === undefined ? undefined : decimalSize(download.bytes),
    licenceOf(download.license),
  ];
  const said = [
    `${name}: ${[...facts, `${decimalSize(free)} are free`].filter(Boolean).join(', ')}.`,
    ...(runtime === undefined ? [] : [runtimeSentence(runtime)]),
  ];
  if (!(await agrees(said.join(' '), options, io))) return left(io);
  if (runtime !== undefined) await installRuntime(runtime, io);
  const busy = `${name} is being downloaded in another terminal.`;
  await alone(model.file, { busy, how: 'at once' }, () => {
    // One of that name may have come meanwhile.
    refuseOtherOfName(model, io);
    return withBar(download, model.file, io);
  });
  if (download.sha256 === undefined)
    io.say("Its source gives no checksum, so beck only checked the file's format.");
  return added(model, io);
}

async function withBar(download: Download, to: string, io: ModelsIo): Promise<void> {
  const proxies = proxiesOf(io.surroundings.env);
  const speedOf = speedometer();
  await io
    .while(
      `downloading ${nameFor(to)}`,
      (signal, tell) =>
        fetchModel(download, {
          to,
          signal,
          proxies,
          accept: readGguf,
          onProgress: ({ what, done, all }) => {
            const speed = what === 'downloading' ? speedOf(done, performance.now()) : 0;
            const line = progressLine({ done, all, speed }, io.look.unicode);
            tell(what === 'checking' ? `checking ${line}` : line);
          },
        }),
      'endless',
    )
    .catch((error: unknown) => {
      if (error instanceof Interrupted)
        io.say(`Stopped; the same command resumes the download (${partOf(to, download)}).`);
      throw error;
    });
}

function plannedRuntime({ surroundings }: ModelsIo): RuntimePlan | undefined {
  if (isInstalled(localPlacesOf(surroundings).runtime)) return undefined;
  const platform = `${process.platform}-${process.arch}`;
  const plan = planRuntime(platform);
  if (plan === undefined)
    throw new BeckError(
      `There is no node-llama-cpp for ${platform}.`,
      'Run a model server, such as Ollama or llama.cpp, and choose it with: beck setup',
    );
  return plan;
}

function runtimeSentence({ packages, megabytes, backends }: RuntimePlan): string {
  return `This also installs ${packages[0] ?? ''}, which runs it (${backends}), about ${megabytes} MB.`;
}

function licenceOf(license: string | undefined): string | undefined {
  return license === undefined ? undefined : `license ${license}`;
}

/** What is needed is said first; without a terminal only `--yes` agrees. */
async function agrees(sentence: string, { yes }: AddOptions, { say, menus }: ModelsIo): Promise<boolean> {
  say(sentence);
  if (yes) return true;
  if (menus === undefined) throw new UsageError('There is no terminal to ask in.', 'Add --yes to agree.');
  const answer = await menus.list({
    title: 'Go on?',
    choices: [
      { name: 'Yes', about: '', current: false },
      { name: 'No', about: '', current: false },
    ],
  });
  if (answer.type === 'interrupt') throw new Interrupted();
  return answer.type === 'given' && answer.value === 0;
}

function left({ say }: ModelsIo): ExitCode {
  say('Nothing was added.');
  return 0;
}

/** A file that beck downloaded would be replaced, or stay without an entry. */
function refuseOtherOfName(model: AddedModel, { surroundings }: ModelsIo): void {
  const other = otherOfName(localPlacesOf(surroundings).models, model);
  if (other === undefined) return;
  throw new BeckError(
    `There is already a model ${other.name}, from ${other.from ?? other.file}.`,
    `Remove it first with: beck models remove ${other.name}`,
  );
}

async function added(model: AddedModel, { surroundings, say }: ModelsIo): Promise<string> {
  const { name } = model;
  const { models } = localPlacesOf(surroundings);
  await changeList(models, () => addToList(models, model));
  // So that it can be named, and completed, before the models are listed again.
  const folder = join(stateFolder(surroundings), 'beck');
  const typed = nameOf({ provider: 'local', model: name });
  keepModelNames(folder, [...readModelNames(folder).filter((known) => known !== typed), typed]);
  say(`${name} is added.`);
  return name;
}

/** Bytes. */
function freeIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
