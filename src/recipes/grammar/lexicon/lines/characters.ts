// Characters by their names: column separators, and what is replaced or removed.

import { characterOf } from '../../../slots/characters.ts';
import type { LineStep } from '../../request.ts';
import { raw } from '../said.ts';
import { CHANGE, IT, type LineRule } from './rule.ts';

export const NAMED_CHARACTERS: readonly LineRule[] = [
  {
    patterns: [
      '(separated|delimited|split|divided|joined|delimiter is|delimiter|using|with|separator|separator is|join with|with delimiter|by|columns separated by|fields separated by|where columns separated by) (by|with|is|a|single|one or more|using|on|of|as)? {character} (character|delimiter|separator|separated|as delimiter|as separator|as field separator)?',
    ],
    means: (said) => [{ is: 'separator', text: characterOf(raw(said, 'character')) }],
  },
  {
    patterns: [
      `${CHANGE} (each|every|all)? {from:character} (character)? <source>? ${IT}? (with|by|to|into|for) (single)? {to:character} (character)?`,
    ],
    means: (said) => [
      { is: 'line', step: swapStep(characterOf(raw(said, 'from')), characterOf(raw(said, 'to'))) },
    ],
  },
  {
    patterns: [
      '(remove|delete|strip|removes|without|erase) (all|each|every)? {character} (character)? (from)?',
    ],
    means: (said) => [
      { is: 'line', step: { op: 'deleteCharacters', text: escaped(characterOf(raw(said, 'character'))) } },
    ],
  },
];

function escaped(character: string): string {
  return character === '\n' ? '\\n' : character === '\t' ? '\\t' : character === '\\' ? '\\\\' : character;
}

function swapStep(from: string, to: string): LineStep {
  if (from === '\n') return { op: 'join', text: to };
  return { op: 'swap', text: escaped(from), other: escaped(to) };
}
