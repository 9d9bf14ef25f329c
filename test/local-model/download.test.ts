// Models that are downloaded: from a server on this machine that breaks off, redirects and lies.

import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fetchModel, type Progress, partOf } from '../../src/local-model/download.ts';
import { type Download, findDownload, readSource } from '../../src/local-model/source.ts';

const BYTES = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7) % 251));
const SHA256 = createHash('sha256').update(BYTES).digest('hex');

let folder: string;
let to: string;
const ends: (() => void)[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beck-download-'));
  to = join(folder, 'model.gguf');
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  rmSync(folder, { recursive: true });
});

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Its address, and the ranges it was asked for. */
async function serve(
  handle: Handle,
): Promise<{ readonly origin: string; readonly ranges: (string | undefined)[] }> {
  const ranges: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    ranges.push(request.headers.range);
    handle(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { origin: `http://127.0.0.1:${address.port}`, ranges };
}

/** The file, from where the request wants it; `most`: bytes after which the connection breaks. */
function sendFile({ headers }: IncomingMessage, response: ServerResponse, most = BYTES.length): void {
  const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
  const rest = BYTES.subarray(from);
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': rest.length });
  if (rest.length <= most) response.end(rest);
  else response.write(rest.subarray(0, most), () => setTimeout(() => response.destroy(), 20));
}

const signal = new AbortController().signal;

function fetching(progress: Progress[] = []) {
  return { to, signal, pauses: [1, 1, 1], onProgress: (each: Progress) => void progress.push(each) };
}

const file = (url: string, more: Partial<Download> = {}): Download => ({
  url,
  file: 'model.gguf',
  bytes: BYTES.length,
  sha256: SHA256,
  license: undefined,
  ...more,
});

describe('a download', () => {
  test('arrives whole, is checked, and tells how far it is', async () => {
    const { origin } = await serve((request, response) => sendFile(request, response));
    const progress: Progress[] = [];
    await fetchModel(file(origin), fetching(progress));
    expect(readFileSync(to).equals(BYTES)).toBe(true);
    expect(existsSync(partOf(to, file(origin)))).toBe(false);
    const last = (what: Progress['what']) => progress.findLast((each) => each.what === what);
    expect([last('downloading'), last('checking')]).toEqual([
      { what: 'downloading', done: BYTES.length, all: BYTES.length },
      { what: 'checking', done: BYTES.length, all: BYTES.length },
    ]);
  });

  test('goes on by itself where the connection broke', async () => {
    const { origin, ranges } = await serve((request, response) => sendFile(request, response, 120_000));
    await fetchModel(file(origin), fetching());
    expect(readFileSync(to).equals(BYTES)).toBe(true);
    expect(ranges).toEqual([undefined, 'bytes=120000-', 'bytes=240000-']);
  });

  test('goes on where an earlier one was stopped', async () => {
    const { origin, ranges } = await serve((request, response) => sendFile(request, response));
    writeFileSync(partOf(to, file(origin)), BYTES.subarray(0, 200_000));
    await fetchModel(file(origin), fetching());
    expect(readFileSync(to).equals(BYTES)).toBe(true);
    expect(ranges).toEqual(['bytes=200000-']);
  });

  test('starts again where the server knows no ranges', async () => {
    const { origin } = await serve((_, response) => response.writeHead(200).end(BYTES));
    writeFileSync(partOf(to, file(origin)), BYTES.subarray(0, 200_000));
    await fetchModel(file(origin), fetching());
    expect(readFileSync(to).equals(BYTES)).toBe(true);
  });

  test('is refused and removed where its checksum is another', async () => {
    const { origin } = await serve((_, response) => response.writeHead(200).end(Buffer.alloc(BYTES.length)));
    await expect(fetchModel(file(origin), fetching())).rejects.toThrow('the checksum differs');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is not joined with what another source left, which goes', async () => {
    const { origin, ranges } = await serve((request, response) => sendFile(request, response));
    const { sha256: _, ...unchecked } = file(origin);
    for (const other of [file(`${origin}/other`), { ...unchecked, sha256: undefined }])
      writeFileSync(partOf(to, other), Buffer.alloc(200_000));
    writeFileSync(`${to}.mine.part`, '');
    await fetchModel(file(origin), fetching());
    expect(readFileSync(to).equals(BYTES)).toBe(true);
    expect(ranges).toEqual([undefined]);
    expect(readdirSync(folder)).toEqual(['model.gguf', 'model.gguf.mine.part']);
  });

  test('that is not accepted leaves the file of the same name as it is', async () => {
    const { origin } = await serve((request, response) => sendFile(request, response));
    writeFileSync(to, 'the first');
    const accept = (part: string): never => {
      throw new Error(`${readFileSync(part).length} bytes are no model`);
    };
    await expect(fetchModel(file(origin), { ...fetching(), accept })).rejects.toThrow(
      '300000 bytes are no model',
    );
    expect(readdirSync(folder)).toEqual(['model.gguf']);
    expect(readFileSync(to, 'utf8')).toBe('the first');
  });

  test('stops when it is cancelled and keeps what has come', async () => {
    const left = new AbortController();
    const { origin } = await serve((_, response) => {
      response.writeHead(200, { 'content-length': BYTES.length });
      response.write(BYTES.subarray(0, 100_000));
    });
    const onProgress = ({ done }: Progress) => {
      if (done === 100_000) left.abort();
    };
    await expect(
      fetchModel(file(origin), { ...fetching(), signal: left.signal, onProgress }),
    ).rejects.toThrow();
    expect(readFileSync(partOf(to, file(origin))).equals(BYTES.subarray(0, 100_000))).toBe(true);
  });

  test('that never gets anywhere ends with a sentence', async () => {
    const { origin, ranges } = await serve((_, response) => response.destroy());
    await expect(fetchModel(file(origin), fetching())).rejects.toThrow(/closed the connection/);
    expect(ranges.length).toBeGreaterThan(1);
  });
});

describe('what is found', () => {
  const hub: Handle = ({ url = '' }, response) => {
    if (!url.startsWith('/api/models/some/model?')) return void response.writeHead(404).end('{}');
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        cardData: { license: 'apache-2.0' },
        siblings: [
          { rfilename: 'README.md', size: 100 },
          { rfilename: 'm-Q8_0.gguf', size: 80, lfs: { sha256: 'b'.repeat(64), size: 800 } },
          { rfilename: 'm-Q4_K_M-00001-of-00002.gguf', lfs: { sha256: 'c'.repeat(64), size: 300 } },
          { rfilename: 'm-Q4_K_M.gguf', lfs: { sha256: 'a'.repeat(64), size: 400 } },
        ],
      }),
    );
  };
  const find = async (text: string, origin: string) => {
    const source = readSource(text, folder, '/home/me');
    if (source.type === 'file') throw new Error('a file');
    return findDownload(source, origin, { signal });
  };

  test('in a repository is its file of four bits, with size, checksum and license', async () => {
    const { origin } = await serve(hub);
    expect(await find('some/model', origin)).toEqual({
      url: `${origin}/some/model/resolve/main/m-Q4_K_M.gguf`,
      file: 'm-Q4_K_M.gguf',
      bytes: 400,
      sha256: 'a'.repeat(64),
      license: 'apache-2.0',
    });
  });

  test('in a repository is the file that was named', async () => {
    const { origin } = await serve(hub);
    expect(await find('some/model/m-Q8_0.gguf', origin)).toMatchObject({ bytes: 800, file: 'm-Q8_0.gguf' });
    await expect(find('some/model/none.gguf', origin)).rejects.toMatchObject({
      message: 'some/model has no file none.gguf.',
      fix: expect.stringContaining('m-Q4_K_M.gguf'),
    });
  });

  test('is described in one short line each, without control characters', async () => {
    const hostile = `\x1b]52;c;cm0gLXJmIH4=\x07${'x'.repeat(100)}`;
    const { origin } = await serve((_, response) =>
      response.end(
        JSON.stringify({
          cardData: { license: [hostile] },
          siblings: [{ rfilename: 'm.gguf' }, { rfilename: `${hostile}.gguf` }],
        }),
      ),
    );
    const shown = `]52;c;cm0gLXJmIH4= ${'x'.repeat(40)}…`;
    expect(await find('some/model/m.gguf', origin)).toMatchObject({ license: shown });
    await expect(find('some/model/none.gguf', origin)).rejects.toMatchObject({
      fix: `It has: m.gguf, ${shown}.`,
    });
  });

  test('nowhere is said to be so', async () => {
    const { origin } = await serve(hub);
    await expect(find('no/such', origin)).rejects.toThrow('has nothing at /api/models/no/such');
  });

  test('behind a redirect has the size and checksum that the first address names', async () => {
    const { origin } = await serve((request, response) => {
      if (request.url === '/real') return sendFile(request, response);
      const headers = { location: '/real', 'x-linked-size': '300000', 'x-linked-etag': `"${SHA256}"` };
      response.writeHead(302, headers).end();
    });
    const found = await find(`${origin}/some/model/blob/main/it.gguf`, origin);
    expect(found).toEqual({
      url: `${origin}/some/model/resolve/main/it.gguf`,
      file: 'it.gguf',
      bytes: 300_000,
      sha256: SHA256,
      license: undefined,
    });
    await fetchModel(found, fetching());
    expect(readFileSync(to).equals(BYTES)).toBe(true);
  });

  test('behind a sign-in is said to be so', async () => {
    const { origin } = await serve((_, response) => response.writeHead(401).end());
    await expect(find(`${origin}/it.gguf`, origin)).rejects.toThrow(
      'only lets signed-in users download that',
    );
  });

  test('in a circle is given up', async () => {
    const { origin } = await serve((_, response) => response.writeHead(302, { location: '/' }).end());
    await expect(find(`${origin}/it.gguf`, origin)).rejects.toThrow('redirects again and again');
  });
});

describe('what was typed', () => {
  test('is a file where there is one', () => {
    writeFileSync(join(folder, 'mine.gguf'), '');
    expect(readSource('mine.gguf', folder, '/home/me')).toEqual({
      type: 'file',
      path: join(folder, 'mine.gguf'),
    });
    expect(readSource('~/mine.gguf', '/', folder)).toMatchObject({ type: 'file' });
  });

  test.each([
    ['Qwen/Qwen3-4B-GGUF', { type: 'repository', name: 'Qwen/Qwen3-4B-GGUF', file: undefined }],
    ['a/b/c/d.gguf', { type: 'repository', name: 'a/b', file: 'c/d.gguf' }],
    ['https://host/x.gguf', { type: 'address', url: 'https://host/x.gguf' }],
  ])('%s is %j', (text, source) => {
    expect(readSource(text, folder, '/home/me')).toEqual(source);
  });

  test.each(['none.gguf', './none/x.gguf', '/none/x.gguf', '../x/y', 'models/none.gguf'])(
    '%s is a file that is missing',
    (text) => {
      expect(() => readSource(text, folder, '/home/me')).toThrow(`There is no file ${text}.`);
    },
  );
});
