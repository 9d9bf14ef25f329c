// One text that a name in the knowledge fits: first alternatives, nothing optional.

import { type Nodes, parse } from '../../../src/recipes/words/pattern.ts';

export function firstOf(pattern: string): string {
  if (!/[a-z0-9]/i.test(pattern)) return pattern;
  return first(parse(pattern)).join(' ');
}

function first(nodes: Nodes): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'word') return [node.word];
    return node.type === 'choice' ? first(node.options[0] ?? []) : [];
  });
}
