// Tables of the judge as they are built: only tests read the examples.

import type { ByLetter } from '../../src/safety/knowledge/by-letter.ts';

/** `columns`: how many of each row are kept. */
export function withoutExamples(table: ByLetter, columns: number): ByLetter {
  return Object.fromEntries(
    Object.entries(table).map(([letter, lines]) => {
      const text = lines()
        .split('\n')
        .map((row) =>
          row
            .split(/\s\|(?=\s|$)/)
            .slice(0, columns)
            .join(' |'),
        )
        .join('\n');
      return [letter, () => text];
    }),
  );
}

/** A module that exports the table; each text is a function's, which V8 keeps only where it was needed. */
export function writtenTable(name: string, table: ByLetter): string {
  const letters = Object.entries(table).map(
    ([letter, lines]) => `${JSON.stringify(letter)}: () => ${JSON.stringify(lines())}`,
  );
  return `export const ${name} = { ${letters.join(',\n')} };`;
}
