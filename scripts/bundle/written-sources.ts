// Prints the patterns that modules of a folder put together with `new RegExp`, as JSON by file:
//   node scripts/bundle/written-sources.ts FOLDER
// Each module is loaded with one more export, which works them out.

import { readdirSync, readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseSync } from 'rolldown/utils';
import { isWritten, type Node, patternsIn } from './patterns-in.ts';

/** In the order of the module's text. */
export type WrittenPattern = { readonly source: string; readonly flags: string };

const ASKED = '?sources';

registerHooks({
  load(url, context, next) {
    if (!url.endsWith(ASKED)) return next(url, context);
    const code = readFileSync(fileURLToPath(url.slice(0, -ASKED.length)), 'utf8');
    const told = `\nexport const sources_ = [${written(code).map((text) => `() => ${text}`)}];`;
    return { format: 'module', source: stripTypeScriptTypes(code + told), shortCircuit: true };
  },
});

function written(code: string): readonly string[] {
  return patternsIn(parseSync('module.ts', code).program as unknown as Node)
    .filter(({ node, place }) => isWritten(node, place))
    .map(({ node }) => code.slice(node.start, node.end));
}

async function sourcesOf(file: string): Promise<readonly WrittenPattern[]> {
  const { sources_ } = await import(`${pathToFileURL(file)}${ASKED}`);
  return sources_.map((make: () => RegExp) => {
    const { source, flags } = make();
    return { source, flags };
  });
}

const folder = resolve(process.argv[2] ?? 'src');
const found: Record<string, readonly WrittenPattern[]> = {};
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const file = join(folder, name);
  if (!file.endsWith('.ts') || !readFileSync(file, 'utf8').includes('new RegExp(')) continue;
  const sources = await sourcesOf(file);
  if (sources.length > 0) found[file] = sources;
}
process.stdout.write(JSON.stringify(found));
