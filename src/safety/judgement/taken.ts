// What the variable of a loop takes in turn, so that a reason names that and not the variable.

import { type Selection, selectionKey } from '../../domain/selection.ts';
import { EACH_FOUND } from '../knowledge/reasons.ts';
import type { Judgement } from './judge.ts';
import { sayNames } from './matches.ts';
import { type ExpandedWord, isLiteral } from './word.ts';

type Taken = readonly string[] | string;

const MOST_TEXTS = 64;
const LONGEST_LIST = 40;
const SHOWN = 3;

/** `list`: how the text spells what is taken; undefined for its own arguments. Of what is set again nothing is kept. */
export function noteTaken(
  judgement: Judgement,
  name: string,
  values: readonly Pick<ExpandedWord, 'text'>[],
  list: string | undefined,
): void {
  const again = new RegExp(`\\b${name}\\s*\\+?=|\\b(?:read|set)\\b[^;\\n]*\\b${name}\\b`);
  const { taken } = judgement.found;
  if (!/^\w+$/.test(name) || again.test(judgement.text.source)) taken.delete(name);
  else if (values.length > 0 && values.every(({ text }) => isLiteral(text)))
    taken.set(
      name,
      values.map(({ text }) => text),
    );
  else taken.set(name, list === undefined ? argumentsOf(judgement) : named(judgement, list));
}

function argumentsOf({ survey }: Judgement): string {
  return survey.selecting === undefined ? 'each argument' : EACH_FOUND;
}

function named(judgement: Judgement, list: string): string {
  const file = LISTED.exec(list)?.[1];
  if (file !== undefined) return lineOf(judgement, file);
  return list.length > LONGEST_LIST || list.includes('\n') ? 'each item of the list' : `each of ${list}`;
}

/** `week1`, `week2` for `week$i`; undefined where not all are known. */
export function takenTexts(judgement: Judgement, { span }: ExpandedWord): readonly string[] | undefined {
  return textsOf(judgement, judgement.text.source.slice(...span));
}

function textsOf({ found: { taken } }: Judgement, raw: string): readonly string[] | undefined {
  let texts = [raw.replace(/^"([^"]*)"$/, '$1')];
  if (!/^[\w./${}-]*$/.test(texts[0] ?? '')) return undefined;
  for (;;) {
    const [variable, braced, plain] = VARIABLE.exec(texts[0] ?? '') ?? [];
    if (variable === undefined) break;
    const each = taken.get(braced ?? plain ?? '');
    if (each === undefined || typeof each === 'string' || each.length * texts.length > MOST_TEXTS)
      return undefined;
    texts = texts.flatMap((text) => each.map((one) => text.replaceAll(variable, () => one)));
  }
  return raw.includes('$') && texts.every((text) => !/[${}]/.test(text)) ? [...new Set(texts)] : undefined;
}

/** A variable as the shells spell it; not one that is cut or changed. */
const VARIABLE = /\$(?:\{(\w+)\}|(\w+))/;

/** For a reason about a word of which nothing else is known: what a loop or `xargs` gives it; else nothing. */
export function takenBy(judgement: Judgement, { span }: Pick<ExpandedWord, 'span'>): string {
  const raw = judgement.text.source.slice(...span);
  const file = LISTED.exec(raw)?.[1];
  if (file !== undefined) return lineOf(judgement, file);
  // What `xargs` and a pipe of PowerShell add stands nowhere in the text.
  if (raw.includes('$')) return takenName(judgement, raw) ?? '';
  return lineOfFed(judgement, FOUND.test(judgement.text.source.trim()) ? EACH_FOUND : '');
}

/** `each line of list: a.txt, b.txt` for what `read` takes where the text feeds one list alone to a loop. */
export function noteLines(judgement: Judgement, name: string): void {
  judgement.found.taken.set(name, lineOfFed(judgement, 'each line that is read'));
}

function lineOfFed(judgement: Judgement, otherwise: string): string {
  const bare = judgement.text.source
    .trim()
    .replaceAll(/'[^']*'|"[^"]*"/g, (quoted) => (PLAIN.test(quoted) ? quoted : '""'));
  const fed = FED.map((form) => form.exec(bare)?.[1]).find((file) => file !== undefined);
  return fed === undefined ? otherwise : lineOf(judgement, fed);
}

const PATH = '[\\w./~@%+:-]+';
const FILE = `["']?(${PATH})["']?`;
/** Quoted text that is more than a variable or a path may look like what feeds a loop. */
const PLAIN = new RegExp(`^(?:'${PATH}'|"(?:\\$\\{?\\w+\\}?|${PATH})")$`);

/** One loop alone. */
const LOOP = '(?:while\\s(?![^]*\\b(?:while|for|until|done\\b[^]*\\bdone)\\b)[^#<>|]*(?:done|end))';
/** Not with words at another place, and not of another file. */
const XARGS = '(?:xargs(?![\\w-])(?!.*\\s-(?:[aIi]|-arg|-repl))[^#|;&<>\\n]*)';

/**
 * `while … done < list`, `xargs … < list`, `cat list | while …`, `Get-Content list | …`, as the whole text: a second
 * command, a comment, another redirection or a filter could mean that something else is taken.
 */
const FED = [
  new RegExp(`^${LOOP}\\s*<\\s*${FILE}$`),
  new RegExp(`^${XARGS}<\\s*${FILE}$`),
  new RegExp(
    `^(?:cat|gc|get-content|type)\\s+(?!-)${FILE}\\s*\\|\\s*(?:${LOOP}|${XARGS}|(?:foreach|foreach-object|%)\\s*\\{[^#|<>{}]*\\}|(?:rm|ri|del|remove-item)(?![\\w-])[^#|;&<>\\n]*)$`,
    'i',
  ),
] as const;

const FOUND = /^(?:find|fd)\s[^#|;&<>\n]*\|\s*xargs(?![\w-])[^#|;&<>\n]*$/;

/** `$(cat list)`, `(cat list)`, `$(< list)`, `Get-Content list`: the whole list of a `for`. */
const LISTED = /^"?[@$]?\(?\s*(?:<|(?:cat|gc|get-content|type)\s)\s*(?!-)["']?([\w./~@%+:-]+)["']?\s*\)?"?$/i;

function lineOf(judgement: Judgement, file: string): string {
  const { shell, facts } = judgement;
  const each = `each line of ${file}`;
  const folder = file.startsWith('~/') ? facts.home : file.startsWith('/') ? '' : shell.cwd;
  // Written before it is read: what is in it now would mislead.
  if (folder === undefined || shell.written.size > 0) return each;
  const list: Selection = { type: 'lines', file: `${folder}/${file.replace(/^(?:~\/|\.\/|\/)/, '')}` };
  const key = selectionKey(list);
  judgement.survey.selections.set(key, list);
  const found = facts.matches?.[key];
  return found === undefined || found.count === 0 ? each : `${each}: ${sayNames(found, facts)}`;
}

/** For a reason: the texts, words for what is taken, or its shape: `*.md` for `"${f%.txt}.md"`. */
export function takenName(judgement: Judgement, raw: string): string | undefined {
  const texts = textsOf(judgement, raw);
  if (texts !== undefined) return listed(texts);
  const taken = takenIn(judgement);
  const bare = raw.replace(/^"([^"]*)"$/, '$1');
  const [, braced, plain] = /^\$(?:\{(\w+)\}|(\w+))$/.exec(bare) ?? [];
  const each = taken.get(braced ?? plain ?? '');
  if (each !== undefined) return typeof each === 'string' ? each : listed(each);
  const shape = bare.replaceAll(
    /\$(?:\{(\w+)[^{}$]*\}|\(\$(\w+)[\w.]*\)|(\w+))/g,
    (spelled, ...[a, b, c]: (string | undefined)[]) => (taken.has(a ?? b ?? c ?? '') ? '*' : spelled),
  );
  return shape === bare || shape.includes('$') ? undefined : shape;
}

/** `$_` is what a block of PowerShell is given. */
function takenIn(judgement: Judgement): ReadonlyMap<string, Taken> {
  const { taken } = judgement.found;
  if (judgement.text.dialect !== 'powershell') return taken;
  return new Map([['_', lineOfFed(judgement, 'each item of the pipe')], ...taken]);
}

function listed(texts: readonly string[]): string {
  const rest = texts.length - SHOWN;
  const [last = ''] = texts.slice(-1);
  if (texts.length === 1) return last;
  if (rest > 1) return `${texts.slice(0, SHOWN).join(', ')} and ${rest} more`;
  return `${texts.slice(0, -1).join(', ')} and ${last}`;
}
