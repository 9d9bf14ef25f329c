// `beck update`: what is installed, by which way, and the step that brings a newer one. It looks for nothing by itself.

import type { ExitCode } from '../../domain/errors.ts';
import type { Way } from '../shared/ways.ts';
import { ownSystem, runCommands } from './run-script.ts';

export type UpdateRequest = {
  readonly version: string;
  readonly folder: string;
  readonly way: Way;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly agree: (question: string) => Promise<boolean>;
  readonly writeOut: (text: string) => Promise<void>;
};

export async function update(request: UpdateRequest): Promise<ExitCode> {
  const { version, folder, way, env, agree, writeOut } = request;
  await writeOut(`beck ${version} from ${way.name}, in ${folder}\n`);
  if (way.update === undefined) {
    await writeOut(`${way.advice}\n`);
    return 0;
  }
  await writeOut(`A newer one: ${way.update}\n`);
  if (!(await agree('Run that now?'))) return 0;
  return (await runCommands([ownSystem().line(way.update)], env)) === 0 ? 0 : 1;
}
