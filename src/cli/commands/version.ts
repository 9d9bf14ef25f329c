// `beck --version --json`: what identifies this beck, for programs and reports.

import type { ExitCode } from '../../domain/errors.ts';
import { PROTOCOL_VERSION } from '../../protocol/words.ts';
import { findWay } from '../shared/ways.ts';
import { writeOut } from './output.ts';
import { installation, recordedOrigin } from './own-installation.ts';

export async function describeVersion(version: string): Promise<ExitCode> {
  const { type, folder } = installation();
  const from = recordedOrigin(folder) ?? (type === 'checkout' ? `clone ${folder}` : undefined);
  const facts = {
    version,
    protocol: PROTOCOL_VERSION,
    node: process.versions.node,
    platform: `${process.platform}-${process.arch}`,
    from: findWay(from, folder).name,
    folder,
  };
  await writeOut(`${JSON.stringify(facts)}\n`);
  return 0;
}
