// A step of the build: regular expressions in `src/` become guarded patterns, which are compiled only for a text that
// may match. What a match needs is worked out here.

import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Plugin } from 'rolldown';
import { neededTexts } from './needed-texts.ts';
import { isWritten, type Node, type Place, patternsIn } from './patterns-in.ts';
import type { WrittenPattern } from './written-sources.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const GUARD = resolve(ROOT, 'src/domain/guarded-pattern.ts');

type Pattern = { readonly pattern: string; readonly flags: string };
type Edit = { readonly start: number; readonly end: number; readonly text: string };

export function guardPatterns(): Plugin {
  let written: WrittenSources = {};
  return {
    name: 'guard patterns',
    buildStart() {
      written = writtenSources();
    },
    transform: {
      filter: { id: new RegExp(`^${ROOT.replace(/[^\w/]/g, '\\$&')}/src/.*\\.ts$`) },
      handler(code, id) {
        if (id === GUARD || !/[/(]/.test(code)) return null;
        return guardedCode(code, this.parse(code, { lang: 'ts' }) as unknown as Node, written[id] ?? []);
      },
    },
  };
}

/** By file: the patterns that are put together from constants of modules. */
type WrittenSources = Readonly<Record<string, readonly WrittenPattern[]>>;

/** In a process of its own, since the code is changed so that it tells them. */
export function writtenSources(): WrittenSources {
  const program = resolve(import.meta.dirname, 'written-sources.ts');
  const printed = execFileSync(process.execPath, ['--no-warnings', program, resolve(ROOT, 'src')], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(printed);
}

/** Undefined where nothing is guarded. */
function guardedCode(code: string, program: Node, written: readonly WrittenPattern[]): string | undefined {
  const edits: Edit[] = [];
  const sources = written.values();
  let kept = 0;
  for (const { node, place } of patternsIn(program)) {
    const source = isWritten(node, place) ? sources.next().value : undefined;
    const made = 'regex' in node ? literalOf(node, place) : writtenOf(code, node, place, source);
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
function writtenOf(
  code: string,
  node: Node,
  place: Place,
  known: WrittenPattern | undefined,
): string | undefined {
  const [source, flags] = node['arguments'] as readonly Node[];
  if (!isWritten(node, place) || source === undefined) return undefined;
  const said = flags === undefined ? '' : flags['value'];
  if (typeof said !== 'string' || said.includes('y')) return undefined;
  const needs = known && neededTexts(known.source, known.flags);
  const told = needs === undefined ? '' : `, ${JSON.stringify(needs.join('\n'))}`;
  return `guarded_(() => ${code.slice(source.start, source.end)}, ${JSON.stringify(said)}${told})`;
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
