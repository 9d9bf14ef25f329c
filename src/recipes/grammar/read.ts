// Reads a question by the grammar: the likeliest request with its command, or nothing.

import { asksForMeaning, asksInGeneral, pointsAtNothing } from '../phrases/clauses.ts';
import type { RecipeEnvironment, RecipeWorld } from '../slots/recipe.ts';
import { withNames } from '../spaced-names.ts';
import { withoutFiller } from '../words/common-words.ts';
import { readWords } from '../words/words.ts';
import { FILE_RULES, LINE_RULES, SAYING_RULES } from './domains.ts';
import { hoist } from './language/hoist.ts';
import { type Covering, cover, indexedRules, type Rules, weightOf } from './language/scan.ts';
import type { Written } from './language/token.ts';
import { writeOut } from './language/tokens.ts';
import type { FileFact } from './lexicon/file-facts.ts';
import { isPlace } from './lexicon/file-places.ts';
import type { LineFact } from './lexicon/line-facts.ts';
import { sourceFacts } from './lexicon/lines/sources.ts';
import type { OutputFact } from './lexicon/outputs.ts';
import type { Saying, SayingFact } from './lexicon/sayings.ts';
import { readFiles } from './readings/files.ts';
import { readLines } from './readings/lines.ts';
import { readSaying } from './readings/sayings.ts';
import { type Request, render } from './render/render.ts';
import { RULE_INDEX } from './rule-index.ts';

export type Reading = {
  readonly request: Request;
  readonly command: string;
  readonly changes: boolean;
  /** From 0 to 1: how much of the question it accounts for. */
  readonly score: number;
  /** What may surprise the person about the command; usually empty. */
  readonly note: string;
  /** Breaks ties of the score, in favour of fewer, longer patterns. */
  readonly worth: number;
};

/** The minimum score of a proposed reading. */
export const THRESHOLDS = { reads: 0.7, changes: 0.75 } as const;
/** Every word but a small one was understood. */
export const WHOLLY = 0.93;
/** Two scores closer than this are ambiguous. */
const MARGIN = 0.06;
/** Unless the tie-breaker differs by this much. */
const CLEARLY = 0.2;

type Domains = {
  readonly files: Rules<FileFact>;
  readonly lines: Rules<LineFact | OutputFact | Saying>;
  readonly sayings: Rules<SayingFact | OutputFact>;
  readonly words: ReadonlySet<string>;
};

let compiled: Domains | undefined;

function domains(): Domains {
  if (compiled !== undefined) return compiled;
  const files = indexedRules(FILE_RULES, RULE_INDEX.files);
  const lines = indexedRules(LINE_RULES, RULE_INDEX.lines);
  const sayings = indexedRules(SAYING_RULES, RULE_INDEX.sayings);
  const words = new Set([files, lines, sayings].flatMap(({ index }) => index.words));
  compiled = { files, lines, sayings, words };
  return compiled;
}

/** The words that mean something to the grammar, in the form in which they are compared. */
export function lexiconWords(): ReadonlySet<string> {
  return domains().words;
}

/** Every reading with a command for this shell, the best first. */
export function readings(question: string, env: RecipeEnvironment): readonly Reading[] {
  const { files, lines, sayings, words: known } = domains();
  const asked = withNames(readWords(question), env.world);
  const words = withoutFiller(asked);
  if (asksForMeaning(asked) || asksInGeneral(asked)) return [];
  if (words.length === 0 || words.length > MOST_WORDS || asksForMeaning(words) || pointsAtNothing(words))
    return [];
  const written = writeOut(words, { world: env.world, known });
  const kindOf: RecipeWorld['kindOf'] = (path) => env.world?.kindOf(path) ?? 'none';
  const found: Reading[] = [];
  const add = (request: Request | undefined, { missed, doubtful, worth }: Covering<unknown>): void => {
    if (request?.about === 'lines' && request.from.type === 'files')
      if (request.from.files.some((file) => kindOf(file) === 'folder')) return;
    const rendered = request === undefined ? undefined : render(request, env);
    if (request === undefined || rendered === undefined) return;
    if (rendered.changes && missed.some(saysMore)) return;
    found.push({
      request,
      ...rendered,
      note: noteOn(request),
      score: scoreOf(written, missed) - FOR_DOUBT * doubtful,
      worth,
    });
  };
  const inFiles = cover(written, files);
  add(readFiles(inFiles.facts, kindOf), inFiles);
  const inLines = cover(written, lines);
  add(readLines(inLines.facts, kindOf), inLines);
  const apart = hoist(written);
  if (apart !== undefined) {
    const { places } = apart;
    const roots = places.map(({ path, below }): FileFact => ({ is: 'root', roots: [path], below }));
    const aboutFiles = cover(apart.written, files);
    if (isPlace(places.map(({ path }) => path)))
      add(readFiles([...roots, ...aboutFiles.facts], kindOf), aboutFiles);
    const aboutLines = cover(apart.written, lines);
    add(readLines([...sourceFacts(places.map(({ path }) => path)), ...aboutLines.facts], kindOf), aboutLines);
  }
  const said = cover(written, sayings);
  add(readSaying(said.facts, kindOf), said);
  // The same command, found in two ways, is one reading.
  return distinct(found).sort((a, b) => b.score - a.score || b.worth - a.worth);
}

/** Reads a few words about files, without a request around them. */
export function factsOfFiles(text: string, env: RecipeEnvironment): Covering<FileFact> {
  const { files } = domains();
  return cover(writeOut(readWords(text), { world: env.world, known: new Set(files.index.words) }), files);
}

/** `remove line 3 from notes.txt` prints the rest: to change the file, the question must say so. */
function noteOn(request: Request): string {
  if (request.about !== 'lines' || request.inPlace || request.output !== undefined) return '';
  if (request.from.type !== 'files' || !request.steps.some(({ op }) => CHANGED.test(op))) return '';
  return 'Print the changed text; the file stays as it is. To change it, say "in place"';
}

const CHANGED =
  /^(drop(?!Empty|Comments)|replace|remove|delete|insert|append|commentOut|allButLast|trim|upper|lower|squeeze|no[A-Z]|prefix|suffix|fromDos|toDos)/;

function distinct(found: readonly Reading[]): Reading[] {
  return found.filter(
    (one, at) =>
      !found.some(
        (other, i) =>
          other.command === one.command && (other.score > one.score || (other.score === one.score && i < at)),
      ),
  );
}

/** The reading to propose. */
export function bestReading(question: string, env: RecipeEnvironment): Reading | undefined {
  const found = likelyReadings(question, env);
  return found.length === 1 ? found[0] : undefined;
}

/** The reading to propose; two where something changes and neither is clearly meant; none where nothing is clear. */
export function likelyReadings(question: string, env: RecipeEnvironment): readonly Reading[] {
  const [first, second] = readings(question, env);
  if (first === undefined || first.score < THRESHOLDS[first.changes ? 'changes' : 'reads']) return [];
  if (second === undefined || second.command === first.command || first.worth - second.worth > CLEARLY)
    return [first];
  const isUnclear = first.score - second.score < MARGIN && (first.changes || second.changes);
  return isUnclear ? [first, second] : [first];
}

/** More words are not tried one by one. */
const MOST_TRIED = 10;
/** With fewer words there is probably no request left. */
const LEAST_LEFT = 2;

/** The part that is clear without one of the words or without the last ones; undefined if there is none. */
export function clearWithout(
  question: string,
  env: RecipeEnvironment,
): { readonly clear: string; readonly rest: string } | undefined {
  const words = question.trim().split(/\s+/);
  if (words.length > MOST_TRIED || asksInGeneral(readWords(question))) return undefined;
  const tries = words.flatMap((word, at) => [
    { left: words.toSpliced(at, 1), rest: word },
    ...(at < words.length - 1 ? [{ left: words.slice(0, at), rest: words.slice(at).join(' ') }] : []),
  ]);
  // Keeps as many words as possible.
  const wide = tries.filter(({ left }) => left.length >= LEAST_LEFT);
  for (const { left, rest } of wide.sort((a, b) => b.left.length - a.left.length)) {
    const clear = left.join(' ');
    const reading = bestReading(clear, env);
    if (reading !== undefined && reading.score >= WHOLLY) return { clear, rest };
  }
  return undefined;
}

const MOST_WORDS = 60;
/** Subtracted for each word of the lexicon that was read as a name. */
const FOR_DOUBT = 0.31;

/** Every word that was not understood counts, names and numbers most. */
/** Words without which a request that changes something is still the same. */
const HARMLESS: ReadonlySet<string> = new Set(
  `of to in on at by for from with and is are was were be been it its them they their those these this that which whose
   who there then so as has have had having do does did can will would i you we us me my your our out up using via use
   into when what how also name file one find search current found given following done system each any get`.split(
    /\s+/,
  ),
);

/** `delete the first line of every csv file`: what was not understood may be what the change is about. */
function saysMore({ kind, text }: Covering<unknown>['missed'][number]): boolean {
  return kind !== 'word' || !HARMLESS.has(text.endsWith('~') ? text.slice(0, -1) : text);
}

function scoreOf(written: Written, missed: Covering<unknown>['missed']): number {
  const lost = missed.reduce((sum, token) => sum + weightOf(token), 0);
  const all = written.tokens.reduce((sum, token) => sum + weightOf(token), 0);
  return Math.max(0, 1 - 0.3 * lost - (all === 0 ? 1 : lost / all) * 0.5);
}
