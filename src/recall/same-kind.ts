// Questions that differ in a word or two, as what ran for them does: from two of them follows what a third would run.

/** A question and all that ran for it, which ended well. */
export type Answered = { readonly question: string; readonly commands: readonly string[] };

/** Where two questions of a kind differ: the words of the first and of the second. */
export type Difference = { readonly first: string; readonly second: string };

/** As many words, at least two and half of them alike. */
export function isLike(question: string, other: string): boolean {
  const [words, others] = [wordsOf(question), wordsOf(other)];
  if (words.length !== others.length || isSame(question, other)) return false;
  const alike = words.filter((word, at) => same(word, others[at])).length;
  return alike >= 2 && alike * 2 >= words.length;
}

/** What differs in the questions, if the commands of both differ in it alone. */
export function differencesOf(first: Answered, second: Answered): readonly Difference[] | undefined {
  if (!isLike(first.question, second.question)) return undefined;
  const others = wordsOf(second.question);
  const differences = wordsOf(first.question).flatMap((word, at) => {
    const other = others[at] ?? '';
    return same(word, other) ? [] : [{ first: word, second: other }];
  });
  const plain = differences.every((each) => PLAIN.test(each.first) && PLAIN.test(each.second));
  const values = new Map(differences.map((each) => [each.first, each.second]));
  if (!plain || values.size < differences.length) return undefined;
  const isUsed = ({ first: value }: Difference): boolean =>
    first.commands.some((command) => filled(command, new Map([[value, '\0']])) !== command);
  const would = first.commands.map((command) => filled(command, values));
  return differences.every(isUsed) && isEqual(would, second.commands) ? differences : undefined;
}

/** The question and its commands with a slot for each word in which the other differs. */
export function slotted(first: Answered, second: Answered): { phrase: string; commands: readonly string[] } {
  const differences = differencesOf(first, second) ?? [];
  const slots = new Map(differences.map((each, at) => [each.first, at === 0 ? '{name}' : `{name${at + 1}}`]));
  return {
    phrase: filled(first.question, slots),
    commands: first.commands.map((command) => filled(command, slots)),
  };
}

/** What the question would run; undefined where the two do not tell. */
export function commandsLike(
  question: string,
  first: Answered,
  second: Answered,
): readonly string[] | undefined {
  const differences = differencesOf(first, second);
  const [words, ofFirst] = [wordsOf(question), wordsOf(first.question)];
  if (differences === undefined || words.length !== ofFirst.length) return undefined;
  const values = new Map(differences.map((each) => [each.first, '']));
  for (const [at, word] of words.entries()) {
    const before = ofFirst[at] ?? '';
    if (!values.has(before) && !same(word, before)) return undefined;
    if (!values.has(before)) continue;
    const known = values.get(before);
    if (!PLAIN.test(word) || (known !== '' && known !== word)) return undefined;
    values.set(before, word);
  }
  return first.commands.map((command) => filled(command, values));
}

/** The text with other values where those stand as whole words. */
export function filled(text: string, values: ReadonlyMap<string, string>): string {
  const wanted = [...values.keys()].sort((one, other) => other.length - one.length).map(asPattern);
  if (wanted.length === 0) return text;
  const word = new RegExp(`(?<![\\w-])(?:${wanted.join('|')})(?![\\w-])`, 'g');
  return text.replace(word, (value) => values.get(value) ?? value);
}

/** No shell reads anything else than itself in it, nor an option. */
const PLAIN = /^(?!-)[\w@%+=:,./-]+$/;

function wordsOf(question: string): readonly string[] {
  return question
    .trim()
    .replace(/[\s?!.]+$/, '')
    .split(/\s+/);
}

function same(word: string, other: string | undefined): boolean {
  return word.toLowerCase() === other?.toLowerCase();
}

function isSame(question: string, other: string): boolean {
  return same(wordsOf(question).join(' '), wordsOf(other).join(' '));
}

function isEqual(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((each, at) => each === others[at]);
}

function asPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
