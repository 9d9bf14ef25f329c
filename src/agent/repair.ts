// Repairs calls of small models: the tool's name, the names of its arguments, a number in quotes.

import type { ToolDefinition } from '../domain/conversation.ts';

/** Names that models write instead of the tools' own; the first one present counts. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  command: ['cmd', 'shellcommand', 'bashcommand', 'commandline', 'bash', 'shell', 'script', 'code'],
  why: ['reason', 'explanation', 'description', 'purpose', 'rationale'],
  plan: ['steps', 'commands'],
  cwd: ['workingdirectory', 'workdir', 'workingdir', 'directory', 'dir', 'folder', 'path'],
  path: [
    ...['file', 'filepath', 'filename', 'pathname', 'target'],
    ...['directory', 'dir', 'folder', 'directorypath', 'dirpath', 'folderpath', 'root'],
  ],
  max_lines: ['lines', 'limit', 'linecount', 'numlines'],
  pattern: ['query', 'search', 'searchterm', 'term', 'regex', 'glob', 'text', 'keyword', 'name'],
  content: ['text', 'contents', 'filecontent', 'filecontents', 'data', 'body'],
  env_names: ['env', 'environment', 'variables'],
};

/** Around the arguments of some models' calls. */
const WRAPPERS = ['arguments', 'parameters', 'args', 'input'];

type Named = Readonly<Record<string, unknown>>;

/** The tool that is meant: `functions.readFile` is `read_file`. Undefined where none is. */
export function findTool(name: string, tools: readonly ToolDefinition[]): ToolDefinition | undefined {
  const exact = tools.find((tool) => tool.name === name);
  return exact ?? tools.find((tool) => plain(tool.name) === plain(name.replace(/^.*[.:/]/, '')));
}

/** The arguments under the names the tool has for them. What is right already stays as it is. */
export function repairArguments({ parameters }: ToolDefinition, written: unknown): unknown {
  return repairObject(parameters, unwrap(parameters, written));
}

function repairObject(shape: Named, written: unknown): unknown {
  const properties = isRecord(shape['properties']) ? shape['properties'] : {};
  if (!isRecord(written)) return written;
  const names = Object.keys(properties);
  const used = new Set(names.filter((name) => name in written));
  const found = names.flatMap((name) => {
    const given = used.has(name) ? name : aliasOf(name, written, used, names);
    if (given === undefined) return [];
    used.add(given);
    return [[name, repairValue(properties[name], written[given])] as const];
  });
  const rest = Object.entries(written).filter(([name]) => !used.has(name));
  return Object.fromEntries([...rest, ...found]);
}

/** A name of another argument is never taken for this one. */
function aliasOf(
  name: string,
  written: Named,
  used: ReadonlySet<string>,
  names: readonly string[],
): string | undefined {
  const free = Object.keys(written).filter((given) => !used.has(given) && !names.includes(given));
  const meant = [plain(name), ...(MEANT[name] ?? [])];
  for (const alias of meant) {
    const given = free.find((candidate) => plain(candidate) === alias);
    if (given !== undefined) return given;
  }
  return undefined;
}

function repairValue(shape: unknown, value: unknown): unknown {
  if (!isRecord(shape)) return value;
  if (shape['type'] === 'integer' && typeof value === 'string' && /^\d{1,9}$/.test(value.trim()))
    return Number(value);
  if (shape['type'] === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  const { items } = shape;
  if (shape['type'] === 'array' && isRecord(items) && Array.isArray(value))
    return value.map((entry: unknown) => repairObject(items, unwrap(items, entry)));
  return value;
}

/** Out of a wrapper, out of a second layer of JSON; a bare text is the argument that must be there. */
function unwrap(shape: Named, written: unknown): unknown {
  const properties = isRecord(shape['properties']) ? shape['properties'] : {};
  if (typeof written === 'string') {
    const inner = parsed(written);
    if (isRecord(inner)) return unwrap(shape, inner);
    const required: readonly unknown[] = Array.isArray(shape['required']) ? shape['required'] : [];
    const only = 'command' in properties ? 'command' : required[0];
    return typeof only === 'string' ? { [only]: written } : written;
  }
  if (!isRecord(written)) return written;
  const [name, ...others] = Object.keys(written);
  if (name === undefined || others.length > 0 || name in properties || !WRAPPERS.includes(plain(name)))
    return written;
  return unwrap(shape, written[name]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Then it is a text.
    return undefined;
  }
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function isRecord(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
