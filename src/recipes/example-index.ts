// The index of every recipe's examples: computed at load when beck runs from source, stored by the build.

import { indexExamples } from './phrases/index-examples.ts';
import type { ExampleIndex } from './phrases/nearest.ts';
import { RECIPES } from './table.ts';

export const EXAMPLE_INDEX: ExampleIndex = indexExamples(RECIPES);
