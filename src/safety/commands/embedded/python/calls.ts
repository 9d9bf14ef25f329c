// What the functions of a Python program are called with.

import type { Names } from './names.ts';
import { visit } from './names.ts';
import type { Node } from './nodes.ts';
import type { Calls } from './reach.ts';

/** Undefined for a parameter of a function that is more than called by its name, with its arguments in their order. */
export function callsIn(program: Node, { bound }: Names): Calls {
  const functions: Node[] = [];
  const calls: Node[] = [];
  const handed = new Set<string>();
  visit(program, (found, parent) => {
    if (found.type === 'def') functions.push(found);
    if (found.type === 'call' && found.nodes[0]?.type === 'name') calls.push(found);
    if (found.type === 'name' && !(parent?.type === 'call' && parent.nodes[0] === found))
      handed.add(found.text);
  });
  const known = new Map<string, readonly Node[] | undefined>();
  const given = (parameter: string) => {
    const isOf = ({ type, text }: Node) => type === 'parameter' && text === parameter;
    const called = functions.find(({ nodes }) => nodes.some(isOf));
    if (called === undefined || handed.has(called.text) || bound.get(called.text)?.length !== 1)
      return undefined;
    const at = called.nodes.findIndex(isOf);
    const found = calls
      .filter(({ nodes }) => nodes[0]?.text === called.text)
      .map(({ nodes }) =>
        nodes.every(({ text }, index) => index === 0 || text === '') ? nodes[at + 1] : undefined,
      );
    return found.includes(undefined) ? undefined : (found as readonly Node[]);
  };
  return (parameter) => {
    if (!known.has(parameter)) known.set(parameter, given(parameter));
    return known.get(parameter);
  };
}
