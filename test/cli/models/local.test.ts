// `beck models add`, `remove` and `stop`, and questions that such a model answers, on a real terminal.

import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shellsFolder } from '../../../src/cli/shared/own-folders.ts';
import { RUNTIME_VERSION } from '../../../src/local-model/runtime.ts';
import { type FreshHome, freshHome } from '../../support/home.ts';
import { LLAMA, needLlama, processesOf } from '../../support/llama.ts';
import { openTerminal, type Terminal } from '../../support/terminal.ts';
import { tinyGguf, writeTinyGguf } from '../../support/tiny-gguf.ts';

const MAIN = join(import.meta.dirname, '../../../dist/main.js');
const DATA = '.local/share/beck';

type Place = {
  readonly home: FreshHome;
  readonly path: (name: string) => string;
  readonly beck: (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<Terminal>;
  readonly settings: () => unknown;
} & AsyncDisposable;

/** A home with a tiny model in it, and what runs it unless `without`. */
async function place(how?: 'without runtime'): Promise<Place> {
  const home = await freshHome();
  const path = (name: string) => join(home.path, name);
  mkdirSync(path(DATA), { recursive: true });
  if (how === undefined) symlinkSync(LLAMA, path(`${DATA}/llama`));
  writeTinyGguf(path('tiny.gguf'));
  mkdirSync(path('.config/beck'), { mode: 0o700 });
  const file = path('.config/beck/config.json');
  writeFileSync(file, JSON.stringify({ threads: 1, gpuLayers: 0, maxTokens: 120 }), { mode: 0o600 });
  const opened: Terminal[] = [];
  const beck: Place['beck'] = async (args, env = {}) => {
    const command = process.execPath;
    const around = { env: { ...home.env, ...env }, cwd: home.path, columns: 100, rows: 30 };
    const terminal = await openTerminal({ command, args: [MAIN, ...args], ...around });
    opened.push(terminal);
    return terminal;
  };
  return {
    home,
    path,
    beck,
    settings: () => JSON.parse(readFileSync(file, 'utf8')),
    async [Symbol.asyncDispose]() {
      const stop = await beck(['models', 'stop']);
      await stop.waitForExit();
      for (const terminal of opened) await terminal.close();
      await home.remove();
    },
  };
}

/** The processes that keep a model loaded. */
function runningModels({ home }: Place): readonly number[] {
  return processesOf({ job: { socket: join(shellsFolder({ env: home.env, home: home.path }), 'model') } });
}

/** Notes its words, and puts the packages it is asked for where npm would. */
const FAKE_NPM = `#!/bin/sh
printf '%s\\n' "$@" >"$HOME/asked"
for word; do case $word in *[a-z0-9]@*)
  folder="$HOME/${DATA}/llama/node_modules/\${word%@*}"
  mkdir -p "$folder/dist" && : >"$folder/dist/index.js"
  printf '{"version":"%s"}' "\${word##*@}" >"$folder/package.json"
esac; done
`;

/**
 * A server with two repositories, `some/model` and `other/model`. Their file is cut after `most` bytes, or sent when
 * `release` is called.
 */
async function hub(file: Buffer, most: number | 'on release' = file.length) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const server = createServer(({ url = '', headers }, response) => {
    if (/^\/api\/models\/(?:some|other)\/model\?/.test(url)) {
      const lfs = { size: file.length, sha256: createHash('sha256').update(file).digest('hex') };
      const siblings = [{ rfilename: 'small-Q4_K_M.gguf', lfs }];
      return void response.end(JSON.stringify({ cardData: { license: 'mit' }, siblings }));
    }
    if (url !== '/some/model/resolve/main/small-Q4_K_M.gguf') return void response.writeHead(404).end();
    const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
    const rest = file.subarray(from);
    response.writeHead(from > 0 ? 206 : 200, { 'content-length': rest.length });
    asked.resolve();
    if (most === 'on release') return void released.promise.then(() => response.end(rest));
    if (rest.length <= most) response.end(rest);
    else response.write(rest.subarray(0, most), () => setTimeout(() => response.destroy(), 20));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    env: { HF_ENDPOINT: `http://127.0.0.1:${address.port}` },
    asked: asked.promise,
    release: released.resolve,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

describe('a file of the person', () => {
  test('is added, used, answers, is stopped and removed, and stays where it is', async () => {
    needLlama();
    await using at = await place();
    const add = await at.beck(['models', 'add', 'tiny.gguf']);
    await add.waitFor('Use tiny for your questions from now on?');
    expect(add.screen()).toContain('tiny: 0.5 MB, license apache-2.0.');
    add.press('Enter');
    await add.waitFor('tiny, This machine answers from now on (local/tiny).');
    expect(at.settings()).toMatchObject({ provider: 'local', model: 'tiny' });

    const list = await at.beck(['models']);
    await list.waitFor(/› tiny +This machine, current/);
    list.press('Escape');

    const question = await at.beck(['ask', '--max-steps', '1', '!say something']);
    await question.waitForExit();
    const status = await at.beck(['models', 'stop']);
    await status.waitFor('tiny is no longer loaded.');
    const again = await at.beck(['models', 'stop']);
    await again.waitFor('No model is loaded.');

    // One that hangs is ended all the same.
    const loads = await at.beck(['ask', '--max-steps', '1', '!say something']);
    await loads.waitForExit();
    const [pid = 0] = runningModels(at);
    process.kill(pid, 'SIGSTOP');
    const kill = await at.beck(['models', 'stop']);
    await kill.waitFor(`The process of the model did not answer, so it was killed (${pid}).`);
    expect(runningModels(at)).toEqual([]);

    const remove = await at.beck(['models', 'remove', 'tiny']);
    await remove.waitFor('tiny is removed from the list; your file stays:');
    expect(existsSync(at.path('tiny.gguf'))).toBe(true);
    const gone = await at.beck(['models', 'remove', 'tiny']);
    await gone.waitFor('No model tiny was added. Add one with: beck models add');
  });

  test('that is no model is refused', async () => {
    await using at = await place();
    writeFileSync(at.path('note.gguf'), 'just a note');
    const add = await at.beck(['models', 'add', 'note.gguf']);
    await add.waitFor('is not a GGUF file.');
    expect(await add.waitForExit()).toMatchObject({ exitCode: 2 });
    expect(existsSync(at.path(`${DATA}/models/list.json`))).toBe(false);
  });

  test('says what runs it and how large that is, and No changes nothing', async () => {
    await using at = await place('without runtime');
    const add = await at.beck(['models', 'add', 'tiny.gguf']);
    await add.waitFor('Go on?');
    expect(add.screen()).toMatch(
      new RegExp(
        `This also installs node-llama-cpp@${RUNTIME_VERSION}, which runs it \\(.*\\), about \\d+ MB\\.`,
      ),
    );
    add.press('Down');
    add.press('Enter');
    await add.waitFor('Nothing was added.');
    expect(existsSync(at.path(`${DATA}/llama`))).toBe(false);
  });

  test('has what runs it installed by npm, into a folder of beck alone', async () => {
    await using at = await place('without runtime');
    const bin = at.path('bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'npm'), FAKE_NPM);
    chmodSync(join(bin, 'npm'), 0o755);
    // What a broken installation left does not count.
    mkdirSync(at.path(`${DATA}/llama/node_modules/node-llama-cpp`), { recursive: true });
    const half = at.path(`${DATA}/llama/node_modules/node-llama-cpp/package.json`);
    writeFileSync(half, JSON.stringify({ version: RUNTIME_VERSION }));
    const add = await at.beck(['models', 'add', 'tiny.gguf', '--yes'], {
      PATH: `${bin}:${at.home.env['PATH'] ?? ''}`,
    });
    await add.waitFor('tiny is added.');
    const asked = readFileSync(at.path('asked'), 'utf8').split('\n');
    expect(asked).toContain(at.path(`${DATA}/llama`));
    expect(asked).toEqual(expect.arrayContaining(['--omit=optional', '--ignore-scripts']));
    expect(asked).toContain(`node-llama-cpp@${RUNTIME_VERSION}`);
  });
});

test("npm's words are shown without what a terminal would obey", async () => {
  await using at = await place('without runtime');
  const bin = at.path('bin');
  mkdirSync(bin);
  writeFileSync(
    join(bin, 'npm'),
    "#!/bin/sh\nprintf '\\033]52;c;cm0gLXJmIH4=\\007npm error \\033[8mno network\\n' >&2\nexit 1\n",
  );
  chmodSync(join(bin, 'npm'), 0o755);
  const add = await at.beck(['models', 'add', 'tiny.gguf', '--yes'], {
    PATH: `${bin}:${at.home.env['PATH'] ?? ''}`,
  });
  await add.waitFor('npm could not install it: npm error no network');
  await add.waitForExit();
  const output = Buffer.from(add.output());
  expect([output.includes('\x1b]52'), output.includes('\x1b[8m')]).toEqual([false, false]);
});

describe('a repository', () => {
  test('is downloaded after a yes, goes on after a break, and its file is deleted on remove', async () => {
    needLlama();
    await using at = await place();
    const file = tinyGguf({ name: 'Small' });
    await using there = await hub(file, 300_000);
    const add = await at.beck(['models', 'add', 'some/model'], there.env);
    await add.waitFor('Go on?');
    expect(add.screen()).toMatch(/small-Q4_K_M: 0\.5 MB, license mit, .* are free\./);
    add.press('Enter');
    await add.waitFor('small-Q4_K_M is added.');
    const kept = at.path(`${DATA}/models/downloads/small-Q4_K_M.gguf`);
    expect(readFileSync(kept).equals(file)).toBe(true);
    const remove = await at.beck(['models', 'remove', 'local/small-Q4_K_M']);
    await remove.waitFor('small-Q4_K_M is deleted.');
    expect(existsSync(kept)).toBe(false);
  });

  test('with a file of the name of another model is refused, and the other one stays', async () => {
    needLlama();
    await using at = await place();
    const file = tinyGguf({ name: 'Small' });
    await using there = await hub(file);
    const add = await at.beck(['models', 'add', 'some/model', '--yes'], there.env);
    await add.waitFor('small-Q4_K_M is added.');
    const kept = at.path(`${DATA}/models/downloads/small-Q4_K_M.gguf`);
    writeTinyGguf(at.path('small-Q4_K_M.gguf'));
    for (const source of ['other/model', './small-Q4_K_M.gguf']) {
      const again = await at.beck(['models', 'add', source, '--yes'], there.env);
      await again.waitFor('There is already a model small-Q4_K_M, from some/model.');
      await again.waitFor('Remove it first');
    }
    expect(readFileSync(kept).equals(file)).toBe(true);
    const same = await at.beck(['models', 'add', 'some/model', '--yes'], there.env);
    await same.waitFor('small-Q4_K_M is added.');
  });

  test('is not downloaded after a no', async () => {
    needLlama();
    await using at = await place();
    await using there = await hub(tinyGguf({}));
    const add = await at.beck(['models', 'add', 'some/model'], there.env);
    await add.waitFor('Go on?');
    add.press('Escape');
    await add.waitFor('Nothing was added.');
    expect(existsSync(at.path(`${DATA}/models/downloads/small-Q4_K_M.gguf`))).toBe(false);
  });

  test('is suggested where nothing was named', async () => {
    await using at = await place();
    await using there = await hub(tinyGguf({}));
    const add = await at.beck(['models', 'add'], there.env);
    await add.waitFor('Suggested: Qwen3-4B Q4_K_M, 2.5 GB, from Hugging Face.');
  });
});

describe('two terminals', () => {
  test('add models at once: none is lost, and no file is downloaded twice', async () => {
    needLlama();
    await using at = await place();
    const names = ['a', 'b', 'c'];
    for (const name of names) writeTinyGguf(at.path(`${name}.gguf`));
    const added = names.map(async (name) => {
      const add = await at.beck(['models', 'add', `${name}.gguf`, '--yes']);
      await add.waitFor(`${name} is added.`);
    });
    await Promise.all(added);
    const list = JSON.parse(readFileSync(at.path(`${DATA}/models/list.json`), 'utf8'));
    expect(list.models.map(({ name }: { name: string }) => name).toSorted()).toEqual(names);

    await using there = await hub(tinyGguf({ name: 'Small' }), 'on release');
    const first = await at.beck(['models', 'add', 'some/model', '--yes'], there.env);
    await there.asked;
    const second = await at.beck(['models', 'add', 'some/model', '--yes'], there.env);
    await second.waitFor('small-Q4_K_M is being downloaded in another terminal.');
    expect(await second.waitForExit()).toMatchObject({ exitCode: 1 });
    there.release();
    await first.waitFor('small-Q4_K_M is added.');
  });
});

describe('a model that was added', () => {
  test('can be named at once, and is asked about where no other could answer', async () => {
    needLlama();
    await using at = await place();
    const add = await at.beck(['models', 'add', 'tiny.gguf', '--yes']);
    await add.waitFor('tiny is added.');
    const use = await at.beck(['models', 'use', 'tiny']);
    await use.waitFor('tiny, This machine answers from now on (local/tiny).');
    const forget = await at.beck(['config', 'unset', 'provider']);
    await forget.waitForExit();
    const unset = await at.beck(['config', 'unset', 'model']);
    await unset.waitForExit();
    const ask = await at.beck(['ask', 'why is the sky blue']);
    await ask.waitFor(/This machine answers your questions from now on \(tiny, which you added/);
  });
});
