// Reads a question by the grammar: the likeliest request with its command, or nothing.

import { asksForMeaning, asksInGeneral, pointsAtNothing } from '../phrases/clauses.ts';
import { hasProgram } from '../programs.ts';
import type { RecipeEnvironment, RecipeWorld } from '../slots/recipe.ts';
import { withNames } from '../spaced-names.ts';
import { withoutFiller } from '../words/common-words.ts';
import { onlyReads } from '../words/only-reads.ts';
import { WordList } from '../words/spelling.ts';
import { readWords, type Word } from '../words/words.ts';
import { FILE_RULES, LINE_RULES, SAYING_RULES, TABLE_RULES } from './domains.ts';
import { type Derivation, derivationOf, type Evidence, evidenceOf, saysMore, scoreOf } from './evidence.ts';
import { hoist } from './language/hoist.ts';
import { type Covering, cover, indexedRules, type Rules } from './language/scan.ts';
import type { Written } from './language/token.ts';
import { writeOut, writtenFrom } from './language/tokens.ts';
import type { FileFact } from './lexicon/file-facts.ts';
import { isPlace } from './lexicon/file-places.ts';
import type { LineFact } from './lexicon/line-facts.ts';
import { sourceFacts } from './lexicon/lines/sources.ts';
import type { OutputFact } from './lexicon/outputs.ts';
import type { Saying, SayingFact } from './lexicon/sayings.ts';
import { readFiles } from './readings/files.ts';
import { hasLines, readLines } from './readings/lines.ts';
import { hasKinds, readSaying } from './readings/sayings.ts';
import { readTable } from './readings/tables.ts';
import { type Request, render } from './render/render.ts';
import { RULE_INDEX } from './rule-index.ts';
import { withColumns, withKeys, withNoun } from './tables/columns.ts';
import type { TableFact } from './tables/request.ts';
import { shapeOf } from './tables/shape.ts';
import { likelierPlace, sourceIn, withPaths } from './tables/source.ts';
import { isWhole, saysWhich } from './whole.ts';

export type Reading = {
  readonly request: Request;
  readonly command: string;
  readonly changes: boolean;
  /** From 0 to 1: how likely it is what was meant. */
  readonly score: number;
  readonly evidence: Evidence;
  /** What may surprise the person about the command; usually empty. */
  readonly note: string;
  /** Breaks ties of the score, in favour of fewer, longer patterns. */
  readonly worth: number;
  /** The words of the question in their order, each with the pattern that accounts for it. */
  readonly derivation: () => Derivation;
};

/** The minimum score of a proposed reading. */
export const THRESHOLDS = { reads: 0.7, changes: 0.75 } as const;
/** Every word but a small one was understood. */
export const WHOLLY = 0.92;
/** Two scores closer than this are ambiguous. */
const MARGIN = 0.06;
/** Unless the tie-breaker differs by this much. */
const CLEARLY = 0.2;

type Domains = {
  readonly files: Rules<FileFact>;
  readonly lines: Rules<LineFact | OutputFact | Saying>;
  readonly sayings: Rules<SayingFact | OutputFact>;
  readonly tables: Rules<TableFact | OutputFact>;
  readonly words: WordList;
};

let compiled: Domains | undefined;

function domains(): Domains {
  compiled ??= {
    files: indexedRules(FILE_RULES, RULE_INDEX.files),
    lines: indexedRules(LINE_RULES, RULE_INDEX.lines),
    sayings: indexedRules(SAYING_RULES, RULE_INDEX.sayings),
    tables: indexedRules(TABLE_RULES, RULE_INDEX.tables),
    words: new WordList(RULE_INDEX.words),
  };
  return compiled;
}

/** The words that mean something to the grammar, in the form in which they are compared. */
export function lexiconWords(): WordList {
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
  const reads = onlyReads(asked);
  const place = {
    kindOf,
    firstLines: env.world?.firstLines,
    branches: () => env.world?.branches() ?? [],
    isProgram: (name: string) => env.world !== undefined && hasProgram(name, env.world),
  };
  const found: Reading[] = [];
  const add = (request: Request | undefined, covering: Covering<unknown>, of: Written = written): void => {
    const { missed, worth } = covering;
    if (request?.about === 'lines' && !hasLines(request, kindOf)) return;
    if (request?.about === 'files' && request.act === undefined && isPacking(asked)) return;
    const rendered = request === undefined ? undefined : render(request, env);
    if (request === undefined || rendered === undefined) return;
    if (
      rendered.changes &&
      (missed.some(saysMore) ||
        !saysWhich(request, asked) ||
        (reads &&
          request.about !== 'lines' &&
          !isReached(request) &&
          !('output' in request && request.output)))
    )
      return;
    if (!isWhole(request, missed, asked)) return;
    found.push({
      request,
      ...rendered,
      note: noteOn(request, asked),
      score: scoreOf(evidenceOf(of, covering)),
      evidence: evidenceOf(of, covering),
      worth,
      derivation: () => derivationOf(of, covering),
    });
  };
  const inFiles = cover(written, files);
  add(readFiles(inFiles.facts, kindOf), inFiles);
  const inLines = cover(written, lines);
  add(readLines(inLines.facts, place), inLines);
  const apart = hoist(written);
  if (apart !== undefined) {
    const { places } = apart;
    const roots = places.map(({ path, below }): FileFact => ({ is: 'root', roots: [path], below }));
    const aboutFiles = cover(apart.written, files);
    if (isPlace(places.map(({ path }) => path)))
      add(readFiles([...roots, ...aboutFiles.facts], kindOf), aboutFiles);
    const aboutLines = cover(apart.written, lines);
    add(readLines([...sourceFacts(places.map(({ path }) => path)), ...aboutLines.facts], place), aboutLines);
  }
  const around = readAround(words, env, known, lines);
  if (around !== undefined)
    add(
      readLines([...sourceFacts([around.path]), ...around.covered.facts], place),
      around.covered,
      around.written,
    );
  const table = readColumns(words, env);
  if (table !== undefined) add(table.request, table.covered, table.written);
  const fits = (fact: SayingFact | OutputFact): boolean => fact.is !== 'saying' || hasKinds(fact, place);
  const said = cover(written, sayings, fits);
  add(readSaying(said.facts, place), said);
  const placed = env.world === undefined ? words : withPaths(words, env.world, known);
  if (placed.some((word, at) => word !== words[at])) {
    const elsewhere = writeOut(placed, { world: env.world, known });
    const inPlaces = cover(elsewhere, lines);
    add(readLines(inPlaces.facts, place), inPlaces, elsewhere);
    const ofPlaces = cover(elsewhere, sayings, fits);
    add(readSaying(ofPlaces.facts, place), ofPlaces, elsewhere);
  }
  return distinct(found).sort((a, b) => b.score - a.score || b.worth - a.worth);
}

/** `zip all the photos` makes an archive, `zip files in docs` are some. */
function isPacking([first, second]: readonly Word[]): boolean {
  return first?.lower === 'zip' && /^(?:all|the|my|every|each|these|those)$/.test(second?.lower ?? '');
}

/** The words around the name of the file, wherever that is; what the file is named after are its lines. */
function readAround(
  words: readonly Word[],
  { world }: RecipeEnvironment,
  known: WordList,
  lines: Domains['lines'],
) {
  const source = world === undefined ? undefined : sourceIn(words, world, known);
  if (source === undefined || source.rest.length === 0) return undefined;
  const { tokens } = writeOut(withoutFiller(source.rest), { world, known });
  const keyed = source.path.endsWith('.json')
    ? withKeys(tokens, world?.firstLines?.(source.path) ?? [])
    : tokens;
  const written = writtenFrom(withNoun(keyed, source.noun, 'line'));
  return { path: source.path, covered: cover(written, lines), written };
}

/** The question as one about the columns of the table that it names. */
function readColumns(words: readonly Word[], { world }: RecipeEnvironment) {
  const { tables, words: known } = domains();
  const source = world?.firstLines === undefined ? undefined : sourceIn(words, world, known);
  if (source === undefined || source.rest.length === 0) return undefined;
  const shape = shapeOf(source.path, world?.firstLines?.(source.path) ?? []);
  if (shape === undefined) return undefined;
  // Names of files mean nothing here, and a column may be called as a word of the lexicon.
  const { tokens } = writeOut(source.rest, { world: undefined, known: tables.words });
  const written = writtenFrom(withColumns(tokens, shape, source.noun));
  const covered = cover(written, tables);
  const request = readTable(covered.facts, source.path, shape);
  return { request, covered: { ...covered, worth: covered.worth + FOR_COLUMNS }, written };
}

/** What knows the columns of the file is preferred. */
const FOR_COLUMNS = 4;

/** Reads a few words about files, without a request around them. */
export function factsOfFiles(text: string, env: RecipeEnvironment): Covering<FileFact> {
  const { files } = domains();
  return cover(writeOut(readWords(text), { world: env.world, known: files.words }), files);
}

/** `remove line 3 from notes.txt` prints the rest: to change the file, the question must say so. */
function noteOn(request: Request, asked: readonly Word[]): string {
  // `show x without empty lines` changes nothing anyway.
  const isOrder = asked.some(({ lower }) => /^(?:remove|delete|strip|drop|clear|erase)$/.test(lower));
  if (request.about !== 'lines' || request.inPlace || request.output !== undefined) return '';
  if (
    request.from.type !== 'files' ||
    !request.steps.some(({ op }) => CHANGED.test(op) || (isOrder && /^drop/.test(op)))
  )
    return '';
  return 'Only prints; to change the file, say "in place"';
}

const CHANGED =
  /^(drop(?!Empty|Comments)|replace|remove|delete|insert|append|commentOut|allButLast|trim|upper|lower|squeeze|no[A-Z]|prefix|suffix|fromDos|toDos)/;

/** The same command, found in two ways, is one reading. */
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
  if (first.score - second.score >= MARGIN || !(first.changes || second.changes)) return [first];
  const words = withoutFiller(withNames(readWords(question), env.world));
  const meant = env.world && likelierPlace([first.command, second.command], words, env.world, lexiconWords());
  return meant === undefined ? [first, second] : [meant === 0 ? first : second];
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
/** `delete the first line of every csv file`: what was not understood may be what the change is about. */
function isReached(request: Request): boolean {
  return request.about === 'saying' && request.saying.reaches === true;
}
