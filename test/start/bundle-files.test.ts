// A small bundle, run from what was kept of it, and from its text wherever that does not fit.

import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RUN } from '../../src/start/bundle-files.ts';

const FILES: Readonly<Record<string, string>> = {
  [RUN]:
    "const part=require('./chunks/part.js');exports.run=async()=>[part.later(),require('./chunks/part.js')===part];",
  'chunks/part.js':
    "const run=require('../run.js'),own=require('own-package');exports.later=()=>[typeof run.run,own,__filename];exports.fail=()=>{throw new Error('failed')};",
  'node_modules/own-package/index.js': "module.exports='found';",
};

const LOADER = new URL('../../src/start/bundle-files.ts', import.meta.url).href;

let folder: string;
let kept: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beck-bundle-'));
  for (const inside of ['chunks', 'node_modules/own-package'])
    mkdirSync(join(folder, inside), { recursive: true });
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(folder, file), text);
  kept = join(folder, 'compiled/chunks-part.js.bin');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** In its own process, for V8 remembers what it compiled: the kept files that were taken, and the result of it. */
function inNewProcess(then = '', way = 'undefined'): unknown {
  const script = `
    import { keepCompiled, readBundleFile, runBundle } from ${JSON.stringify(LOADER)};
    const files = new Map();
    const { run } = runBundle(${JSON.stringify(folder)}, (file) => {
      files.set(file, readBundleFile(${JSON.stringify(folder)}, file, ${way}));
      return files.get(file);
    });
    const came = await run([]).catch(({ stack }) => stack);
    const taken = [...files].filter(([, { compiled }]) => compiled).map(([file]) => file);
    process.stdout.write(JSON.stringify({ taken, came }));
    ${then}`;
  const args = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' }));
}

/** Runs it, and keeps what was compiled by then. */
const keep = () =>
  inNewProcess(
    `for (const [file, { script }] of files) keepCompiled(${JSON.stringify(folder)}, file, script);`,
  );
const came = () => [['function', 'found', join(folder, 'chunks/part.js')], true];

describe('a bundle', () => {
  test('runs from what was kept of it, functions too that were compiled when they were called', () => {
    expect(keep()).toEqual({ taken: [], came: came() });
    const atFirst = new Script(FILES['chunks/part.js'] ?? '').createCachedData().length;
    expect(readFileSync(kept).length).toBeGreaterThan(atFirst + 100);
    expect(inNewProcess()).toEqual({ taken: [RUN, 'chunks/part.js'], came: came() });
    expect(readdirSync(join(folder, 'compiled'))).toEqual(['chunks-part.js.bin', 'run.js.bin']);
  });

  test('takes what was kept for its way, and what was kept for all where that is missing', () => {
    keep();
    rmSync(join(folder, 'compiled/run.js.bin'));
    expect(inNewProcess('', "'ask'")).toEqual({ taken: ['chunks/part.js'], came: came() });
    const own = `keepCompiled(${JSON.stringify(folder)}, ${JSON.stringify(RUN)}, files.get(${JSON.stringify(RUN)}).script, 'ask');`;
    inNewProcess(own);
    expect(inNewProcess('', "'ask'")).toEqual({ taken: [RUN, 'chunks/part.js'], came: came() });
    expect(inNewProcess()).toEqual({ taken: ['chunks/part.js'], came: came() });
  });

  const change = (by: (bytes: Buffer) => Buffer) => () => writeFileSync(kept, by(readFileSync(kept)));
  test.each([
    { name: 'is not there', spoil: () => rmSync(kept) },
    { name: 'is empty', spoil: change(() => Buffer.alloc(0)) },
    { name: 'ends after its first bytes', spoil: change((bytes) => bytes.subarray(0, 16)) },
    { name: 'ends half way', spoil: change((bytes) => bytes.subarray(0, bytes.length / 2)) },
    { name: 'lacks its last byte', spoil: change((bytes) => bytes.subarray(0, -1)) },
    {
      name: 'lacks bytes in its middle',
      spoil: change((bytes) => Buffer.concat([bytes.subarray(0, 200), bytes.subarray(208)])),
    },
    // The second word of V8's is its version.
    { name: 'is from another Node', spoil: change((bytes) => bytes.fill(1, 4, 8)) },
    {
      name: 'is older than the file',
      spoil: () => utimesSync(join(folder, 'chunks/part.js'), 1_000_000, 1_000_000),
    },
    {
      name: 'cannot be read',
      spoil: () => {
        rmSync(kept);
        mkdirSync(kept);
      },
    },
  ])('runs from its text where what was kept $name', ({ spoil }) => {
    keep();
    spoil();
    expect(inNewProcess()).toEqual({ taken: [RUN], came: came() });
  });

  test('names its files, and the places in them, in what an error says', () => {
    keep();
    writeFileSync(join(folder, RUN), "exports.run=async()=>require('./chunks/part.js').fail();");
    const column = (FILES['chunks/part.js'] ?? '').indexOf('new Error') + 1;
    expect(inNewProcess()).toEqual({
      taken: ['chunks/part.js'],
      came: expect.stringContaining(`(${join(folder, 'chunks/part.js')}:1:${column})`),
    });
  });

  test('imports packages as Node does', () => {
    writeFileSync(join(folder, RUN), "exports.run=async()=>(await import('own-package')).default;");
    keep();
    expect(inNewProcess()).toEqual({ taken: [RUN], came: 'found' });
  });
});
