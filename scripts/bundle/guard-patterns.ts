// A step of the build: regular expressions in `src/` become guarded patterns, which are compiled only for a text that
// may match. What a match needs is worked out here.

import { resolve } from 'node:path';
import type { Plugin } from 'rolldown';
import { neededTexts } from './needed-texts.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const GUARD = resolve(ROOT, 'src/domain/guarded-pattern.ts');

type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
};
type Pattern = { readonly pattern: string; readonly flags: string };
type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** How a pattern is used tells whether one may be kept for all times that its place is reached. */
type Place = {
  readonly inFunction: boolean;
  /** Handed to a method that begins at the start of the text, whatever the pattern was last compared with. */
  readonly fromStart: boolean;
};

export function guardPatterns(): Plugin {
  return {
    name: 'guard patterns',
    transform: {
      filter: { id: new RegExp(`^${ROOT.replace(/[^\w/]/g, '\\$&')}/src/.*\\.ts$`) },
      handler(code, id) {
        if (id === GUARD || !/[/(]/.test(code)) return null;
        return guardedCode(code, this.parse(code, { lang: 'ts' }) as unknown as Node);
      },
    },
  };
}

/** Undefined where nothing is guarded. */
function guardedCode(code: string, program: Node): string | undefined {
  const edits: Edit[] = [];
  let kept = 0;
  for (const { node, place } of patternsIn(program)) {
    const made = 'regex' in node ? literalOf(node, place) : writtenOf(code, node, place);
    if (made === undefined) continue;
    const text = place.inFunction ? `(${KEPT}${kept} ??= ${made})` : made;
    if (place.inFunction) kept += 1;
    edits.push({ start: node.start, end: node.end, text });
  }
  if (edits.length === 0) return undefined;
  const names = Array.from({ length: kept }, (_, at) => `${KEPT}${at}`);
  const begins = `import { guarded as guarded_ } from ${JSON.stringify(GUARD)};${kept > 0 ? `var ${names.join(',')};` : ''}`;
  return begins + edited(code, edits);
}

const KEPT = 'pattern_';

function literalOf({ regex }: Node, { inFunction, fromStart }: Place): string | undefined {
  const { pattern, flags } = regex as Pattern;
  const needs = neededTexts(pattern, flags);
  // Begins where it last ended, which is another place for one that is kept.
  if (flags.includes('y') || (inFunction && ((flags.includes('g') && !fromStart) || needs === undefined)))
    return undefined;
  const told = needs === undefined ? '' : `, ${JSON.stringify(needs.join('\n'))}`;
  return `guarded_(${JSON.stringify(pattern)}, ${JSON.stringify(flags)}${told})`;
}

/** `new RegExp(…)` of a module, put together at the first use. */
function writtenOf(code: string, node: Node, { inFunction }: Place): string | undefined {
  const [source, flags] = node['arguments'] as readonly Node[];
  if (inFunction || source === undefined) return undefined;
  const said = flags === undefined ? '' : flags['value'];
  if (typeof said !== 'string' || said.includes('y')) return undefined;
  return `guarded_(() => ${code.slice(source.start, source.end)}, ${JSON.stringify(said)})`;
}

function edited(code: string, edits: readonly Edit[]): string {
  let text = '';
  let at = 0;
  for (const { start, end, text: by } of edits) {
    text += code.slice(at, start) + by;
    at = end;
  }
  return text + code.slice(at);
}

const FROM_START = new Set(['replace', 'replaceAll', 'match', 'matchAll', 'search', 'split']);

/** In the order of the text; what is inside another is not listed. */
function patternsIn(program: Node): readonly { readonly node: Node; readonly place: Place }[] {
  const found: { readonly node: Node; readonly place: Place }[] = [];
  const walk = (node: unknown, place: Place): void => {
    if (Array.isArray(node)) for (const each of node) walk(each, place);
    if (!isNode(node)) return;
    if (isPattern(node)) {
      found.push({ node, place });
      return;
    }
    const inFunction = place.inFunction || /Function|PropertyDefinition|StaticBlock/.test(node.type);
    for (const [key, value] of Object.entries(node))
      walk(value, { inFunction, fromStart: key === 'arguments' && isFromStart(node) });
  };
  walk(program['body'], { inFunction: false, fromStart: false });
  return found.toSorted((a, b) => a.node.start - b.node.start);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function isPattern(node: Node): boolean {
  if (node.type === 'Literal') return isObject(node['regex']);
  return node.type === 'NewExpression' && (node['callee'] as Node)['name'] === 'RegExp';
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function isFromStart(node: Node): boolean {
  const callee = node['callee'] as Node | undefined;
  if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return false;
  return FROM_START.has(String((callee['property'] as Node)['name']));
}
