// What fits into the memory, what is installed for which machine, and how both are shown.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { progressLine, speedometer } from '../../src/cli/verbs/models/progress.ts';
import { decimalSize } from '../../src/domain/size.ts';
import { fitContext, type Memory, usableMemory } from '../../src/local-model/fit.ts';
import {
  beginInstallation,
  endInstallation,
  installArguments,
  isInstalled,
  planRuntime,
  runtimeFile,
} from '../../src/local-model/runtime.ts';

const GB = 1e9;
/** As Qwen3-4B is. */
const MODEL = { bytes: 2.5 * GB, bytesPerToken: 147_456, contextLength: 40_960 };

describe('the context', () => {
  test.each([
    ['takes half of what the model leaves', 6 * GB, undefined, 11_867],
    ['is never larger than a question of beck needs', 64 * GB, undefined, 16_384],
    ['is small where the memory is', 3 * GB, undefined, 2_048],
    ['is what the settings say', 6 * GB, 20_000, 20_000],
  ])('%s', (_, free, wanted, contextSize) => {
    expect(fitContext(MODEL, { wanted, free })).toEqual({ type: 'fits', contextSize });
  });

  test('is never larger than the model was trained for', () => {
    const small = { ...MODEL, contextLength: 1_024 };
    expect(fitContext(small, { wanted: undefined, free: 64 * GB })).toMatchObject({ contextSize: 1_024 });
  });

  test.each([
    ['the model alone', 2 * GB, undefined],
    ['the context that the settings want', 6 * GB, 40_000],
  ])('does not fit where %s is too large', (_, free, wanted) => {
    expect(fitContext(MODEL, { wanted, free })).toMatchObject({ type: 'too-large', free });
  });
});

describe('the memory for a model', () => {
  const machine = { available: 4 * GB, total: 16 * GB, wired: 2 * GB, graphics: 0, unified: 0 };
  test.each<[string, Partial<Memory>, number, string, number]>([
    ['is what the system has available', {}, 0, 'linux', 4],
    ['has that of the graphics processor beside it', { graphics: 8 * GB }, 1, 'linux', 12],
    ['has of it what the layers there take', { graphics: 8 * GB }, 0.5, 'linux', 5.25],
    ['has none of it where the processor is not used', { graphics: 8 * GB }, 0, 'linux', 4],
    ['counts shared memory once', { graphics: 12 * GB, unified: 12 * GB }, 1, 'linux', 4],
    ['on macOS is half of what is not wired', { available: 0.2 * GB }, 0, 'darwin', 7],
  ])('%s', (_, differs, onGraphics, platform, expected) => {
    expect(usableMemory({ ...machine, ...differs }, MODEL, { onGraphics, platform })).toBe(expected * GB);
  });
});

describe('what runs a model', () => {
  test('is installed when all of it is there, and npm came to its end', () => {
    const plan = planRuntime('linux-x64', (file) => file === '/dev/nvidiactl');
    if (plan === undefined) throw new Error('no plan');
    const folder = mkdtempSync(join(tmpdir(), 'beck-runtime-'));
    const states = [isInstalled(folder)];
    beginInstallation(folder);
    for (const named of plan.packages) {
      const [name = '', version] = named.split(/(?<=.)@/);
      const file = join(folder, 'node_modules', name, 'package.json');
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ version }));
    }
    mkdirSync(dirname(runtimeFile(folder)));
    writeFileSync(runtimeFile(folder), '');
    states.push(isInstalled(folder));
    endInstallation(folder, plan);
    states.push(isInstalled(folder));
    rmSync(join(folder, 'node_modules/@node-llama-cpp/linux-x64-cuda'), { recursive: true });
    states.push(isInstalled(folder));
    expect(states).toEqual([false, false, true, false]);
    rmSync(folder, { recursive: true });
  });

  test.each([
    ['linux-x64', [], 'CPU', 1],
    ['linux-x64', ['/dev/dri/renderD128'], 'CPU and Vulkan', 2],
    ['linux-x64', ['/proc/driver/nvidia/version', '/dev/dri/renderD128'], 'CPU and CUDA', 2],
    ['linux-arm64', ['/proc/driver/nvidia/version'], 'CPU', 1],
    ['darwin-arm64', [], 'Metal and CPU', 1],
    ['darwin-x64', [], 'CPU', 1],
  ])('on %s with %j is for %s', (platform, files, backends, count) => {
    const plan = planRuntime(platform, (file) => files.some((name) => name === file));
    expect(plan).toMatchObject({ backends });
    expect(plan?.packages.filter((name) => name.startsWith('@node-llama-cpp/'))).toHaveLength(count);
  });

  test('is nothing on a machine that has no package of it', () => {
    expect(planRuntime('linux-s390x', () => true)).toBeUndefined();
  });

  test('is installed in exact versions, without scripts and without what was not named', () => {
    const plan = planRuntime('linux-x64', () => false);
    const args = plan === undefined ? [] : installArguments('/data/llama', plan);
    expect(args).toContain('--omit=optional');
    expect(args).toContain('--ignore-scripts');
    const packages = args.filter((arg) => /@/.test(arg));
    expect(packages.every((name) => /@\d+\.\d+\.\d+$/.test(name))).toBe(true);
  });
});

test.each([
  [512_000, '0.5 MB'],
  [85e6, '85 MB'],
  [994e6, '994 MB'],
  [996e6, '1.0 GB'],
  [2.497e9, '2.5 GB'],
  [40e9, '40 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(decimalSize(bytes)).toBe(text);
});

describe('the bar', () => {
  test.each([
    [{ done: 0, all: 2e9, speed: 0 }, '░░░░░░░░░░░░░░░░░░░░ 0.0 MB of 2.0 GB'],
    [{ done: 1e9, all: 2e9, speed: 25e6 }, '██████████░░░░░░░░░░ 1.0 GB of 2.0 GB, 25 MB/s, 40 s left'],
    [{ done: 1e8, all: 2e9, speed: 1e6 }, '█░░░░░░░░░░░░░░░░░░░ 100 MB of 2.0 GB, 1.0 MB/s, 32 min left'],
    [{ done: 2e9, all: 2e9, speed: 25e6 }, '████████████████████ 2.0 GB of 2.0 GB, 25 MB/s'],
    [{ done: 5e6, all: undefined, speed: 1e6 }, '5.0 MB, 1.0 MB/s'],
  ])('of %j', (transfer, line) => {
    expect(progressLine(transfer, true)).toBe(line);
  });

  test('has plain signs where the locale has no others', () => {
    expect(progressLine({ done: 5, all: 10, speed: 0 }, false)).toMatch(/^#{10}\.{10} /);
  });

  test('tells the speed of the last seconds', () => {
    const speedOf = speedometer();
    expect(speedOf(0, 0)).toBe(0);
    expect(speedOf(1_000, 1_000)).toBe(1_000);
    for (let second = 2; second <= 20; second += 1) speedOf(1_000 + 5_000 * (second - 1), second * 1_000);
    expect(speedOf(101_000, 21_000)).toBeCloseTo(5_000, -1);
  });
});
