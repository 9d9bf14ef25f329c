// The index of every recipe's examples: computed at load when beck runs from source, stored by the build.

import { type ExampleIndex, indexExamples } from './phrases/index-examples.ts';
import { RECIPES } from './table.ts';

export const EXAMPLE_INDEX: ExampleIndex = indexExamples(RECIPES);
