// A step of the build: what a chunk exports and never assigns again is put on `exports` at its end. A getter for each of
// hundreds of names takes as long to make as some of a question's work, and is called whenever the name is used.

import type { Plugin } from 'rolldown';

/** As the bundler writes one. */
const GETTER =
  /^Object\.defineProperty\(exports, (["'])([\w$]+)\1, \{\s+enumerable: true,\s+get: function ?\(\) \{\s+return ([\w$]+);\s+\}\s+\}\);\n?/gm;

export function plainExports(): Plugin {
  return {
    name: 'plain exports',
    renderChunk: (code) => withPlainExports(code),
  };
}

/** Undefined where nothing changes. */
export function withPlainExports(code: string): string | undefined {
  const constant = constantsOf(code);
  const plain: string[] = [];
  const kept = code.replace(GETTER, (getter, _quote, name: string, local: string) => {
    if (!constant.has(local)) return getter;
    plain.push(`${JSON.stringify(name)}: ${local}`);
    return '';
  });
  return plain.length === 0 ? undefined : `${kept}\nObject.assign(exports, { ${plain.join(', ')} });\n`;
}

/** Names at the top of the chunk that keep their value. */
function constantsOf(code: string): ReadonlySet<string> {
  const declared = code.matchAll(/^(?:const|(?:async )?function\*?|var(?= \w+_exports\b)) ([\w$]+)/gm);
  return new Set(Array.from(declared, ([, name = '']) => name));
}
