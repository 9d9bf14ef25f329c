// Brings what runs a model on this machine for the tests, once, as `beck models add` does for a person.

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installArguments, isInstalled, planRuntime } from '../src/local-model/runtime.ts';
import { LLAMA } from '../test/support/llama.ts';

// The tests need no graphics processor.
const plan = planRuntime(`${process.platform}-${process.arch}`, () => false);
if (plan !== undefined && !isInstalled(LLAMA)) {
  mkdirSync(LLAMA, { recursive: true });
  writeFileSync(join(LLAMA, 'package.json'), '{ "private": true }\n');
  execFileSync('npm', installArguments(LLAMA, plan), { stdio: ['ignore', 'ignore', 'inherit'] });
}
