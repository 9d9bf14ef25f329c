// A step of the build: properties that only tests and the build itself read are left out of the tables.

import type { Plugin } from 'rolldown';
import type { Node } from './patterns-in.ts';

/** `properties`: of all objects that are written in the files. */
export function leaveOut(properties: readonly string[], files: RegExp): Plugin {
  return {
    name: `leave out ${properties.join(', ')}`,
    transform: {
      filter: { id: files },
      handler(code) {
        return withoutProperties(code, properties, this.parse(code, { lang: 'ts' }) as unknown as Node);
      },
    },
  };
}

function withoutProperties(code: string, properties: readonly string[], program: Node): string {
  let text = '';
  let at = 0;
  const leave = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(leave);
    if (Array.isArray(node) || typeof node !== 'object' || node === null) return;
    const { type, key, start, end } = node as Node;
    // What takes a value apart is no table.
    if (type === 'ObjectPattern') return;
    if (type === 'Property' && properties.includes(String((key as Node | undefined)?.['name']))) {
      text += code.slice(at, start);
      // With the comma behind it.
      at = code.charAt(end) === ',' ? end + 1 : end;
      return;
    }
    Object.values(node).forEach(leave);
  };
  leave(program);
  return text + code.slice(at);
}
