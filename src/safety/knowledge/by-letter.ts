// Tables in which one name is looked up: by its first letter, so that a start reads and searches little of the text.

/**
 * For each first letter the rows that have a name with it, each on a line: `,a name,b, | more`. A row stands where its first
 * name does; with the letters of its other names stands only where that is: `,b, =a`.
 */
export type ByLetter = Readonly<Record<string, () => string>>;

/** `rows`: names with commas between them, a bar and more, on one line; those without a bar are none. */
export function byLetter(rows: readonly string[]): ByLetter {
  const letters: Record<string, string> = {};
  for (const row of rows) {
    const bar = row.indexOf(' |');
    if (bar === -1) continue;
    const names = namesOf(row.slice(0, bar));
    const [first = ''] = names;
    const others = Map.groupBy(names, (name) => name.charAt(0));
    others.delete(first.charAt(0));
    const lines = new Map([[first.charAt(0), `,${names.join(',')},${row.slice(bar)}\n`]]);
    for (const [letter, some] of others) lines.set(letter, `,${some.join(',')}, =${first.charAt(0)}\n`);
    for (const [letter, line] of lines) {
      const before = letters[letter] ?? '\n';
      if (!before.includes(`\n${line}`)) letters[letter] = before + line;
    }
  }
  return Object.fromEntries(Object.entries(letters).map(([letter, text]) => [letter, () => text]));
}

/** The rows that have the name. */
export function rowsNamed(table: ByLetter, name: string): string[] {
  if (name === '' || /[,|\n]/.test(name)) return [];
  const [there, here] = [new Set<string>(), [] as string[]];
  for (const line of linesNamed(name, table[name.charAt(0)]))
    if (line.includes('|')) here.push(line);
    else there.add(line.slice(-1));
  for (const letter of there) here.push(...linesNamed(name, table[letter]));
  return here;
}

function linesNamed(name: string, text: ByLetter[string] | undefined): string[] {
  const rows = text?.() ?? '';
  const found: string[] = [];
  for (let at = rows.indexOf(`,${name},`); at !== -1; at = rows.indexOf(`,${name},`, at + 1)) {
    const from = rows.lastIndexOf('\n', at) + 1;
    const line = rows.slice(from, rows.indexOf('\n', at));
    // Behind the bar the same text is another thing.
    if (!line.slice(0, at - from).includes('|')) found.push(line);
  }
  return found;
}

/** Every name of the table, for tests. */
export function namesIn(table: ByLetter): string[] {
  const rows = Object.values(table).flatMap((lines) => lines().split('\n'));
  return [...new Set(rows.flatMap((row) => namesOf(row.slice(0, row.search(/ [|=]/)))))];
}

function namesOf(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
