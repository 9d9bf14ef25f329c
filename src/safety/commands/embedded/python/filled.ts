// Strings that `f` begins: their texts, and the expressions that fill them.

import { Cursor } from './cursor.ts';
import { fail, type Node, node } from './nodes.ts';
import { tokensOf } from './tokens.ts';

/**
 * `{value!r:format}`: each an argument with its format as its text. A string in it is of other quotes, as old Pythons
 * require: to them it would end the whole.
 */
export function readFilled(text: string, prefix: string, readList: (cursor: Cursor) => Node): Node {
  const nodes: Node[] = [];
  let plain = '';
  let at = 0;
  while (at < text.length) {
    const sign = text[at] ?? '';
    const doubled = /[{}]/.test(sign) && text[at + 1] === sign;
    if (!/[{}]/.test(sign) || doubled) {
      plain += sign;
      at += doubled ? 2 : 1;
    } else if (sign === '}') fail();
    else {
      const end = endOfValue(text, at + 1);
      const [, form = '', format = ''] = ENDS.exec(text.slice(end)) ?? fail();
      nodes.push(node('argument', format, valuesOf(text.slice(at + 1, end), format, readList), form));
      at = end + (ENDS.exec(text.slice(end))?.[0].length ?? 0);
    }
  }
  return node('filled', plain, nodes, prefix);
}

const ENDS = /^(![rsa])?(?::((?:[^{}]|\{[A-Za-z_]\w*\})*))?\}/;

/** Where the expression ends: at the first `}`, `:` or `!` outside its brackets and strings. */
function endOfValue(text: string, from: number): number {
  let depth = 0;
  let quote = '';
  for (let at = from; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (/[\\#\n]/.test(sign)) fail();
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (/['"]/.test(sign)) quote = sign;
    else if (depth === 0 && (/[}:]/.test(sign) || (sign === '!' && text[at + 1] !== '='))) return at;
    else if (/[([{]/.test(sign)) depth += 1;
    else if (/[)\]}]/.test(sign)) depth -= 1;
  }
  return fail();
}

/** The value, and the names in its format. */
function valuesOf(text: string, format: string, readList: (cursor: Cursor) => Node): readonly Node[] {
  const widths = [...format.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  // `{x=}` prints its own text as well.
  const value = text.replace(/(?<![=!<>])=\s*$/, '');
  return [value, ...widths].map((part) => {
    const cursor = new Cursor(tokensOf(part.trim()) ?? fail());
    const read = readList(cursor);
    cursor.needType('line');
    return cursor.token === undefined ? read : fail();
  });
}
