// Files for another program, by the same code as the tools of beck's own model.

import * as v from 'valibot';
import type { CapturedOutput, NotRun } from '../../../../domain/run.ts';
import type { Verdict } from '../../../../domain/verdict.ts';
import { pathInfo } from '../../../../files/path-info.ts';
import { leavesRoot } from '../../../../files/root.ts';
import { type Call, type OfferedTool, offerTool, READS, type ToolResult } from '../../../../mcp/offer.ts';
import { changesOf, keepChanges } from '../../../asking/keep-changes.ts';
import { shortPath } from '../../../asking/undo-note.ts';
import { boundsOf, type QuietPerformers } from '../../../wiring/performers.ts';
import { elapsed } from '../../../wiring/surroundings.ts';
import { type CallWorld, type Connection, outside, performersFor, placeOf } from '../connection.ts';
import { permit } from '../permit.ts';
import { askerOf, recordCall } from '../record.ts';

const PATH = { type: 'string', description: 'Absolute, from ~, or from the working directory.' };
const FOLDER = { type: 'string', description: 'Default: the working directory.' };
const MOST_LINES = 2000;

export function fileTools(connection: Connection): readonly OfferedTool[] {
  return [
    offerTool({
      name: 'read_file',
      title: 'Read a file',
      description:
        'Reads a text file from its start. Files that may hold secrets need approval; secrets are masked.',
      check: v.object({
        path: v.string(),
        max_lines: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), MOST_LINES),
      }),
      input: {
        type: 'object',
        properties: { path: PATH, max_lines: { type: 'integer', minimum: 1 } },
        required: ['path'],
      },
      hints: READS,
      call: ({ path, max_lines }, call) =>
        look({ tool: 'read_file', path }, connection, call, (at) => at.read(max_lines)),
    }),
    offerTool({
      name: 'list_dir',
      title: 'List a folder',
      description: 'Lists a folder: names, types and sizes, hidden files too.',
      check: v.object({ path: v.optional(v.string(), '.') }),
      input: { type: 'object', properties: { path: FOLDER } },
      hints: READS,
      call: ({ path }, call) => look({ tool: 'list_dir', path }, connection, call, (at) => at.list()),
    }),
    offerTool({
      name: 'search_files',
      title: 'Search files',
      description: 'Finds files by name (*.ts) or lines by text, in a folder and below.',
      check: v.object({ pattern: v.string(), path: v.optional(v.string(), '.') }),
      input: {
        type: 'object',
        properties: { pattern: { type: 'string' }, path: FOLDER },
        required: ['pattern'],
      },
      hints: READS,
      call: ({ pattern, path }, call) =>
        look({ tool: 'search_files', path, pattern }, connection, call, (at) => at.search(pattern)),
    }),
    offerTool({
      name: 'path_info',
      title: 'Look at a path',
      description: 'Whether a path exists, and its kind, size, times, mode, owner and where a link leads.',
      check: v.object({ path: v.string() }),
      input: { type: 'object', properties: { path: PATH }, required: ['path'] },
      output: {
        type: 'object',
        properties: { path: { type: 'string' }, exists: { type: 'boolean' } },
        required: ['path', 'exists'],
      },
      hints: READS,
      call: ({ path }) => tellPath(placeOf(path, connection), connection),
    }),
    offerTool({
      name: 'write_file',
      title: 'Write a file',
      description:
        'Writes a text file, in one step, never through a link. What overwrites or starts programs needs approval.',
      check: v.object({ path: v.string(), content: v.string(), append: v.optional(v.boolean(), false) }),
      input: {
        type: 'object',
        properties: { path: PATH, content: { type: 'string' }, append: { type: 'boolean', default: false } },
        required: ['path', 'content'],
      },
      hints: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
      call: (wanted, call) => write(wanted, connection, call),
    }),
  ];
}

type Looking = {
  readonly read: (maxLines: number) => Promise<CapturedOutput | NotRun>;
  readonly list: () => Promise<CapturedOutput | NotRun>;
  readonly search: (pattern: string) => Promise<CapturedOutput | NotRun>;
};

type Look = { readonly tool: string; readonly path: string; readonly pattern?: string };

async function look(
  { tool, path: written, pattern }: Look,
  connection: Connection,
  call: Call,
  perform: (at: Looking) => Promise<CapturedOutput | NotRun>,
): Promise<ToolResult> {
  const began = connection.options.surroundings.now + elapsed();
  const world = await connection.world();
  if (!world.asking.settings.enabled) return failed('beck is turned off. The person can turn it on.');
  const path = placeOf(written, connection);
  const performers = performersFor(world, { shell: world.asking.shell, cwd: connection.cwd() });
  const secret = tool === 'read_file' && performers.isSecretPath(path);
  const verdict = secret
    ? secretVerdict(path)
    : ({ level: 'safe', effects: ['read'], label: `read: ${path}` } as const);
  const command = [tool, pattern, path].filter((word) => word !== undefined).join(' ');
  const record = (ended: {
    outcome: 'ran' | 'refused' | 'declined' | 'failed';
    reason?: string;
  }): Promise<void> =>
    recordCall(world, {
      kind: 'inspection',
      purpose: tool,
      client: call.client,
      command,
      verdict,
      at: began,
      duration: connection.options.surroundings.now + elapsed() - began,
      outcome: ended.outcome,
      reason: ended.reason,
      status: undefined,
      allowedBy: ended.outcome === 'ran' ? (secret ? 'key' : 'safe') : undefined,
    });
  const refuse = async (outcome: 'refused' | 'declined' | 'failed', reason: string): Promise<ToolResult> => {
    await record({ outcome, reason });
    return failed(reason);
  };
  if (await leavesRoot(path, world.root)) return refuse('refused', outside(written, world.root));
  if (secret) {
    const wanted = {
      text: path,
      question: 'Read this file?',
      directory: connection.cwd(),
      verdict: secretVerdict(path),
    };
    const permitted = permit(wanted, world, { call, allowDanger: connection.options.allowDanger });
    if (permitted.type === 'question') return permitted;
    if (permitted.type === 'refused') return refuse(permitted.outcome, `Not read. ${permitted.reason}`);
  }
  const seen = await perform(lookingAt(path, { performers, world, call, asked: secret }));
  if ('reason' in seen) return refuse('failed', seen.reason);
  await record({ outcome: 'ran' });
  return { type: 'done', text: world.redact(seen.text).text };
}

function secretVerdict(path: string): Verdict {
  const text = 'The file may hold secrets.';
  return {
    level: 'danger',
    effects: ['read', 'secret'],
    label: `read: ${path}`,
    reasons: [{ id: 'reads-secret', text, span: [0, path.length] }],
  };
}

type At = {
  readonly performers: QuietPerformers;
  readonly world: CallWorld;
  readonly call: Call;
  readonly asked: boolean;
};

/** With a root, what is opened is what counts: another file may take its place after its name was looked at. */
function lookingAt(path: string, { performers, world, call, asked }: At): Looking {
  const { root, asking } = world;
  const bounds = boundsOf(asking.settings);
  const isSecret = performers.isSecretPath;
  return {
    async read(lines) {
      const { readTextFile } = await import('../../../../files/read.ts');
      const limits = { lines, bytes: Math.max(bounds.bytes, MOST_READ), root };
      return readTextFile(path, asked ? limits : { ...limits, isSecret });
    },
    async list() {
      const { listFolderIn } = await import('../../../../files/list.ts');
      return listFolderIn(path, root, bounds);
    },
    async search(pattern) {
      const { searchFiles } = await import('../../../../files/search.ts');
      return searchFiles({ pattern, path }, { isSecret, signal: call.signal, bounds, within: root });
    },
  };
}

/** Bytes: another program's model has asked for the file, so it gets more than a glance. */
const MOST_READ = 64 * 1024;

async function tellPath(path: string, connection: Connection): Promise<ToolResult> {
  const { root } = await connection.world();
  if (await leavesRoot(path, root)) return failed(outside(path, root));
  const info = await pathInfo(path);
  if (info.type !== 'info') return failed(info.reason);
  const { type: _, ...structured } = info;
  const text = Object.entries(structured).map(([name, value]) => `${name}: ${String(value)}`);
  return { type: 'done', text: text.join('\n'), structured };
}

async function write(
  { path: written, content, append }: { path: string; content: string; append: boolean },
  connection: Connection,
  call: Call,
): Promise<ToolResult> {
  const began = connection.options.surroundings.now + elapsed();
  const world = await connection.world();
  if (!world.asking.settings.enabled) return failed('beck is turned off. The person can turn it on.');
  const path = placeOf(written, connection);
  if (await leavesRoot(path, world.root)) return failed(`Not written. ${outside(written, world.root)}`);
  if (/\p{Cc}/u.test(path) || content.includes('\0') || Buffer.byteLength(content) > LONGEST_CONTENT)
    return failed('Not written. The path must be one line, and the content text of at most 256 KiB.');
  const performers = performersFor(world, { shell: world.asking.shell, cwd: connection.cwd() });
  const planned = await performers.prepareWrite({ path, content, append });
  if (!('change' in planned)) return failed(`Not written. ${planned.reason}`);
  const { change, verdict } = planned;
  if (await leavesRoot(change.path, world.root))
    return failed(`Not written. ${outside(written, world.root)}`);
  const record = (outcome: 'ran' | 'refused' | 'declined' | 'failed', reason?: string): Promise<void> =>
    recordCall(world, {
      kind: 'write',
      purpose: 'write_file',
      client: call.client,
      command: change.path,
      verdict,
      at: began,
      duration: connection.options.surroundings.now + elapsed() - began,
      outcome,
      reason,
      status: outcome === 'ran' ? 0 : undefined,
      allowedBy: outcome === 'ran' ? by : undefined,
    });
  const question = append ? 'Append to this file?' : 'Write this file?';
  const wanted = { text: change.path, question, directory: connection.cwd(), content, verdict };
  const permitted = permit(wanted, world, { call, allowDanger: connection.options.allowDanger });
  const by = permitted.type === 'allowed' ? permitted.by : undefined;
  if (permitted.type === 'question') return permitted;
  if (permitted.type === 'refused') {
    await record(permitted.outcome, permitted.reason);
    return failed(`Not written. ${permitted.reason}`);
  }
  const place = { cwd: connection.cwd(), home: world.asking.surroundings.home };
  const name = shortPath(change.path, place);
  const kept = await keepChanges(
    { changes: changesOf(change), command: `write ${name}`, asker: askerOf(call.client) },
    { ...world.asking, cwd: place.cwd },
  );
  if (kept !== undefined && 'why' in kept) {
    const reason = `It could not be undone: not kept: ${kept.path}, ${kept.why}.`;
    await record('refused', reason);
    return failed(`Not written. ${reason}`);
  }
  const outcome = await performers.writeFile(change);
  kept?.ended();
  if (outcome.type !== 'written') {
    await record('failed', outcome.reason);
    return failed(`Not written. ${outcome.reason}`);
  }
  await record('ran');
  return { type: 'done', text: `Written: ${change.path} (${change.content.length} bytes).` };
}

const LONGEST_CONTENT = 262_144;

function failed(text: string): ToolResult {
  return { type: 'failed', text };
}
