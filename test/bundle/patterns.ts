// Every regular expression of the modules of `src/`, with what the build says it needs.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { writtenSources } from '../../scripts/bundle/guard-patterns.ts';
import { neededTexts } from '../../scripts/bundle/needed-texts.ts';

const SOURCE = join(import.meta.dirname, '../../src');

const WRITTEN_OUT = sources().flatMap((text) => {
  const found: { readonly pattern: RegExp; readonly needs: readonly string[] | undefined }[] = [];
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      found.push({ pattern: new RegExp(pattern, flags), needs: neededTexts(pattern, flags) });
    },
  }).visit(parseSync('module.ts', text).program);
  return found;
});

/** What modules put together of texts: `new RegExp(…)`. */
export const PUT_TOGETHER = Object.values(writtenSources())
  .flat()
  .map(({ source, flags }) => ({
    pattern: new RegExp(source, flags),
    needs: neededTexts(source, flags),
  }));

export const PATTERNS = [...WRITTEN_OUT, ...PUT_TOGETHER];

function sources(): readonly string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(SOURCE, file), 'utf8'));
}
