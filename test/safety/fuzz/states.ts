// Texts that give a name two or more words on ways that may or may not be gone, and then use it: what is it then?

import type { Level } from '../../../src/domain/verdict.ts';
import { type Chance, seeded } from './chance.ts';
import type { StateShell } from './shells.ts';
import { type Kind, SHAPES, type Shapes } from './state-shapes.ts';

/** Where its use finds a harmful word, the text deletes or creates, and must be judged `least`. */
export type State = { readonly text: string; readonly least: Level };

/** `count` such texts for a shell, the same for the same seed. */
export function* states(shell: StateShell, seed: number, count: number): Generator<State> {
  const chance = seeded(seed);
  const shapes = SHAPES[shell];
  for (let made = 0; made < count; made++) {
    const kind = chance.pick(shapes.kinds);
    const parts = { shapes, kind, chance };
    const statements = [set(parts)];
    for (let more = Math.floor(chance.next() * 3); more > 0; more--) statements.push(statement(parts, 2));
    statements.push(chance.next() < 0.9 ? use(parts) : around(parts, 1));
    const text = statements.join(chance.pick(['; ', '; ', '\n', ' && ']));
    const name = chance.pick(shapes.names);
    yield { text: text.replaceAll('NAME', () => name), least: kind.least };
  }
}

type Parts = { readonly shapes: Shapes; readonly kind: Kind; readonly chance: Chance };

function statement(parts: Parts, depth: number): string {
  const kind = parts.chance.next();
  if (kind < 0.7 && depth > 0) return around(parts, depth);
  if (kind < 0.93) return set(parts);
  return kind < 0.97 ? use(parts) : parts.chance.pick(parts.shapes.turns);
}

function around(parts: Parts, depth: number): string {
  return filled(parts, parts.chance.pick(parts.shapes.around), depth - 1);
}

function set(parts: Parts): string {
  const { chance, kind, shapes } = parts;
  const shape = filled(parts, chance.pick(kind.sets ?? shapes.sets), 0);
  return shape.replaceAll('WORD', () => (chance.next() < 0.5 ? kind.harmful : chance.pick(kind.harmless)));
}

function use({ chance, kind }: Parts): string {
  return chance.pick(kind.uses);
}

/** A shape with statements in the places for them. */
function filled(parts: Parts, shape: string, depth: number): string {
  return shape.replace(/SET|OTHER|USE/g, (place) => (place === 'USE' ? use(parts) : statement(parts, depth)));
}
