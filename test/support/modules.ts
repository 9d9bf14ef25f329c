// What every source file imports, exports and reads from the process, as a real parser sees it.

import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path/posix';
import { parseAst } from 'vitest/node';

export type Import = {
  /** A path below the root for files of ours, else the package's or `node:` specifier. */
  readonly to: string;
  readonly ours: boolean;
  /** `type`: gone when the program runs; `later`: by `import()` or `require`. */
  readonly kind: 'value' | 'type' | 'later';
};

export type Module = {
  /** Relative to the root, as in `cli/main.ts`. */
  readonly path: string;
  readonly imports: readonly Import[];
  readonly exportsDefault: boolean;
  /** Files of ours whose names are passed on by `export … from`. */
  readonly passesOn: readonly string[];
  /** Members of globals that are read, as in `process.env`. */
  readonly members: ReadonlySet<string>;
  readonly functions: readonly FunctionSize[];
};

/** `line`: where it begins. */
export type FunctionSize = { readonly line: number; readonly lines: number };

/** Every `.ts` file below the folder, sorted by path. */
export function readModules(root: string): Module[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .sort()
    .map((path) => parseModule(path, readFileSync(join(root, path), 'utf8')));
}

/** node-llama-cpp, from beck's own folder. */
const LOADS_WHAT_IS_INSTALLED = ['local-model/engine.ts'];

/** Throws on a syntax error, and on an import whose target only the running program knows. */
export function parseModule(path: string, text: string): Module {
  const imports: Import[] = [];
  const passesOn: string[] = [];
  const members = new Set<string>();
  const functions: FunctionSize[] = [];
  let exportsDefault = false;
  const add = (source: unknown, kind: Import['kind']): string => {
    const specifier = literalText(source);
    if (specifier === undefined && LOADS_WHAT_IS_INSTALLED.includes(path)) return '';
    if (specifier === undefined) throw new Error(`${path}: an import of what only the running program knows`);
    const ours = specifier.startsWith('.');
    const to = ours ? normalize(join(path, '..', specifier)) : specifier;
    imports.push({ to, ours, kind });
    return to;
  };

  walk(parseAst(text, { lang: 'ts' }), (node) => {
    switch (node['type']) {
      case 'ImportDeclaration':
        add(node['source'], node['importKind'] === 'type' ? 'type' : 'value');
        break;
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration':
        if (node['source'] === null) break;
        passesOn.push(add(node['source'], node['exportKind'] === 'type' ? 'type' : 'value'));
        break;
      case 'ExportDefaultDeclaration':
        exportsDefault = true;
        break;
      case 'ImportExpression':
        add(node['source'], 'later');
        break;
      case 'TSImportType':
        add(node['source'], 'type');
        break;
      case 'CallExpression':
        if (isRequire(node['callee'])) add(itemsOf(node['arguments'])[0], 'later');
        break;
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        functions.push(sizeOf(node, text));
        break;
      case 'MemberExpression':
      case 'VariableDeclarator':
        for (const member of membersOf(node)) members.add(member);
    }
  });
  return { path, imports, exportsDefault, passesOn: passesOn.filter(isBelowRoot), members, functions };
}

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  else if (isNode(value)) {
    visit(value);
    for (const part of Object.values(value)) walk(part, visit);
  }
}

function sizeOf({ start, end }: Node, text: string): FunctionSize {
  const linesBefore = (offset: unknown) => text.slice(0, Number(offset)).split('\n').length;
  return { line: linesBefore(start), lines: linesBefore(end) - linesBefore(start) + 1 };
}

function isBelowRoot(to: string): boolean {
  return to.endsWith('.ts');
}

/** A string, or a template whose unknown parts become `*`. */
function literalText(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node['type'] === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node['type'] !== 'TemplateLiteral') return undefined;
  const parts = itemsOf(node['quasis']).map((quasi) => (isNode(quasi) ? textOf(quasi['value'], 'raw') : ''));
  return parts[0] ? parts.join('*') : undefined;
}

function isRequire(callee: unknown): boolean {
  return isNode(callee) && callee['type'] === 'Identifier' && callee['name'] === 'require';
}

/** `process.env`, `process['env']`, and the names taken by `const { env } = process`. */
function membersOf(node: Node): string[] {
  if (node['type'] === 'MemberExpression') {
    const owner = textOf(node['object'], 'name');
    const property = node['computed'] ? literalText(node['property']) : textOf(node['property'], 'name');
    return owner && property ? [`${owner}.${property}`] : [];
  }
  const owner = textOf(node['init'], 'name');
  const pattern = node['id'];
  if (!owner || !isNode(pattern) || pattern['type'] !== 'ObjectPattern') return [];
  return itemsOf(pattern['properties']).map(
    (property) => `${owner}.${isNode(property) ? textOf(property['key'], 'name') : ''}`,
  );
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(node: unknown, key: string): string {
  const value = isNode(node) ? node[key] : undefined;
  return typeof value === 'string' ? value : '';
}
