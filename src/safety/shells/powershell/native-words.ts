// The words that PowerShell hands to a program, as the program gets them.
import { report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { type ExpandedWord, HOME_DIRECTORY, isDynamic, MAY_SPLIT, withGlobs } from '../../judgement/word.ts';
import type { Argument, Elements } from './elements.ts';

/** Whether the machine is not Windows, as far as its paths tell. */
export function isUnix(judgement: Judgement): boolean {
  return (judgement.facts.home ?? judgement.facts.cwd ?? '').startsWith('/');
}

/** Whether it certainly is Windows: where no path tells, it may be either. */
export function isWindows({ facts: { home, cwd } }: Judgement): boolean {
  return /^[^/]/.test(home ?? cwd ?? '');
}

/** What a program that is no cmdlet is handed. */
export function nativeWords(judgement: Judgement, elements: Elements): ExpandedWord[] {
  const words: ExpandedWord[] = [];
  let joined = false;
  for (const arg of elements.args) {
    const last = words.at(-1);
    if (arg.block) report(judgement, 'unreadable', arg.span, 'a block of code as a word of a program');
    if (joined && last !== undefined) {
      const [first, ...more] = arg.items;
      words[words.length - 1] = {
        text: `${last.text}:${first?.text ?? ''}`,
        span: [last.span[0], arg.span[1]],
      };
      words.push(...more);
    } else
      words.push(
        ...(arg.bare && arg.parameter === undefined ? arg.items.map(globbed) : arrayOf(judgement, arg)),
      );
    joined = arg.joined;
  }
  for (const text of elements.verbatim?.text.split(/\s+/).filter(Boolean) ?? [])
    words.push({ text, span: elements.verbatim?.span ?? [0, 0] });
  return words;
}

/** On Unix PowerShell expands patterns and `~` in the bare words of a program (about_Parsing, 7.5). */
function globbed(value: ExpandedWord): ExpandedWord {
  if (!/^~(?:\/|$)|[*?]/.test(value.text)) return value;
  return { ...value, text: withGlobs(value.text.replace(/^~(?=\/|$)/, HOME_DIRECTORY)) };
}

/** An array becomes as many words: `uniq $x` may name the file that is written. */
function arrayOf({ text: { source } }: Judgement, { items, span, bare }: Argument): readonly ExpandedWord[] {
  const raw = source.slice(span[0], span[1]);
  if (bare || !/^[$(@]/.test(raw) || isOneOfMany(source, raw)) return items;
  return items.map((item) =>
    isDynamic(item.text) && !item.text.endsWith(MAY_SPLIT) ? { ...item, text: item.text + MAY_SPLIT } : item,
  );
}

/** What a loop or a pipe goes through comes one by one. */
function isOneOfMany(source: string, raw: string): boolean {
  if (/^\$(?:_|PSItem)\b/i.test(raw)) return true;
  return /^\$\w+$/.test(raw) && source.toLowerCase().includes(`foreach (${raw.toLowerCase()} in `);
}
