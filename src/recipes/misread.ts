// Rows whose words match and that are not meant: what a word names here, or what it says about lines, speaks against them.

import { hasProgram } from './programs.ts';
import type { Recipe, RecipeWorld } from './slots/recipe.ts';
import { pathsOf, type Slots } from './slots/slot-values.ts';
import { NO_TEXT } from './words/spelled-paths.ts';
import type { Word } from './words/words.ts';

type Fit = { readonly recipe: Recipe; readonly slots: Slots };

/** Looks for a text inside files. */
const SEARCHES = /^(?:search-in-file|search-in-folder|count-matching-lines|files-containing)$/;
/** Of lines and keys, these words say which: `are there blank lines in poem.txt`. */
const ABOUT_LINES = /^(?:blank|empty|numbered|keys?|lines?)$/i;
/** What cannot be seen on a line, or has a form of its own, is not searched as these words. */
const KINDS_OF_TEXT =
  /^(?:tabs?|(?:trailing|leading) (?:spaces?|whitespace|blanks?|tabs?)|(?:(?:windows|dos|unix|crlf|lf) )?(?:line )?endings?|non-?ascii(?: characters?)?|(?:capital|uppercase|lowercase) letters?|digits?|numbers?|vowels?|windows line ends?|(?:e-?mail|ip|mail) address(?:es)?|e-?mails?|urls?|links?)$/i;
/** Compressed: a text inside is not found by reading the file. */
const PACKED = /\.(?:tar|t?gz|zip|bz2|xz|zst|7z|rar|jar)$/i;
/** `search for readme files`: files of that name. */
const NAMED_SO = /^(?:readme|licen[cs]e|makefile|dockerfile|changelog|resume|cv)s?$/i;

/** `version of this project`, `what is version in package.json`: no program. */
const NO_PROGRAM =
  /^(?:project|package|app|application|repo|repository|module|library|site|website|code|file)$|\.\w{2,5}$/i;

/** `find dead code in src`, `find typos`: what the text of files is like, and no text in them. */
const DESCRIBED =
  /^(?:any |all )?(?:typos|misspellings|bugs|vulnerabilities|code smells|(?:spelling|grammar|grammatical|punctuation|typing|style|security|performance|accessibility) (?:mistakes?|errors?|problems?|issues?|bugs|holes?|flaws?)|(?:dead|unused|broken|duplicated?|missing|unreachable|redundant|obsolete|circular|orphaned|untested|large|long|slow|memory)(?: \w+)? (?:code|imports?|exports?|functions?|variables?|class(?:es)?|methods?|dependenc(?:y|ies)|links?|files?|tests?|modules?|types?|parameters?|components?|styles?|leaks?|loops?))$/i;

/** `is there a backup of orders.csv`: beside the file. */
const BESIDE = /^(?:backups?|cop(?:y|ies)|tests?|versions?)$/i;
/** Of a table. */
const OF_TABLES = /^(?:headers?|header (?:line|row)|columns?|rows?|cells?)$/i;

const UNITS = ['/etc/systemd/system', '/usr/lib/systemd/system', '/lib/systemd/system'];

/** `did any service fail`: nothing of that name is among systemd's units. */
function isNoService(name: string, { kindOf }: RecipeWorld): boolean {
  const folders = UNITS.filter((folder) => kindOf(folder) === 'folder');
  return folders.length > 0 && folders.every((folder) => kindOf(`${folder}/${name}.service`) === 'none');
}

/** Rows that read the text of their file. */
const READS_TEXT = /^(?:wc(?! -c)|grep|sort|nl|tac|rev|uniq|cut|awk|sed|shuf|head|tail|cat)\b/;

/** `add a column to x.csv`, `add the date to notes.txt`: no words to be written. */
const NO_MESSAGE =
  /^(?:(?:an?|the|another|one|more|some) )?(?:columns?|rows?|headers?|headings?|titles?|numbers?|date|time|timestamp|today|prefix|suffix|newlines?|blank|empty|comments?|permissions?|files?|folders?|line|lines|text|user|users|link|it|them|this|that)\b/i;

function isNoMessage(
  { text }: { readonly text: string },
  to: readonly string[],
  world: RecipeWorld | undefined,
): boolean {
  const isNamed = (world?.kindOf(text) ?? 'none') !== 'none';
  return NO_MESSAGE.test(text) || isNamed || !to.every((one) => /\.(?:txt|csv|tsv|list|log)$/.test(one));
}
const DATABASE = /\.(?:db|db3|sqlite|sqlite3)$/i;

/** `are the docs installed` */
function isSeveral(name: string, asked: readonly Word[]): boolean {
  return /[^s]s$/.test(name) || asked.some(({ lower }) => /^(?:list|show|are|how|count)$/.test(lower));
}

/** Notes in code, as several of them. */
const MARKS = /^(?:todos|fixmes)$/i;

/** `line number of ERROR in app.log` */
export function asksWhichLine(asked: readonly Word[]): boolean {
  return asked.some(({ lower }, at) => lower === 'line' && /^numbers?$/.test(asked[at + 1]?.lower ?? ''));
}

/** `what X does F have`. */
function isAsked(asked: readonly Word[]): boolean {
  const said = asked.map(({ lower }) => lower).join(' ');
  return /^(?:what|which) (?!lines?\b).*\b(?:does|do) .*\bhave$/.test(said);
}

/** What is said of files, of what is beside them, or of tables: no text in them. */
function isAboutFiles(text: string, file: Slots[string] | undefined, asked: readonly Word[]): boolean {
  const says = (words: RegExp): boolean => asked.some(({ lower }) => words.test(lower));
  return (
    [KINDS_OF_TEXT, MARKS, DESCRIBED].some((one) => one.test(text)) ||
    (BESIDE.test(text) && says(/^(?:of|for)$/)) ||
    (OF_TABLES.test(text) && file?.type === 'path' && /\.[ct]sv$/i.test(file.path)) ||
    // `find missing files`
    (DESCRIBED.test(`${text} files`) && says(/^files?$/))
  );
}

const BELOW = /^(?:sub-?folders|sub-?director(?:ies|y)|subdirs|recursive(?:ly)?)$/;

function isLeftOut(asked: readonly Word[], at: number): boolean {
  return asked
    .slice(Math.max(0, at - 3), at)
    .some(({ lower }) => /^(?:no|not|without|excluding|except)$/.test(lower));
}

/** `asked`: the words of the question. */
export function isMisread(
  { recipe, slots }: Fit,
  asked: readonly Word[],
  world: RecipeWorld | undefined,
): boolean {
  const { host, text, file, kind, link, source, word } = slots;
  const { command: template } = recipe;
  const command = typeof template === 'string' ? template : 'gnu' in template ? template.gnu : template.posix;
  // `who owns etc/hosts`: a file is no folder.
  const { folder } = slots;
  if (folder?.type === 'path' && world?.kindOf(folder.path) === 'file') return true;
  const isRead = READS_TEXT.test(command) || recipe.id === 'append-line';
  if (
    isRead &&
    pathsOf(file)
      .concat(pathsOf(slots['files']))
      .some((path) => NO_TEXT.test(path))
  )
    return true;
  if (recipe.id === 'append-line' && text?.type === 'text' && !asked.some(({ quoted }) => quoted))
    return asked[0]?.lower === 'add' && isNoMessage(text, pathsOf(file), world);
  if (recipe.programIn !== undefined && word?.type === 'text' && NO_PROGRAM.test(word.text)) return true;
  // `list installed fonts`, `which locales are installed`: several, or a kind of thing, and no program of that name.
  if (recipe.id === 'which-program' && word?.type === 'text' && world !== undefined)
    return (
      // `what can i run with sudo`
      asked.some(({ lower }) => lower === 'with') ||
      (!hasProgram(word.text, world) &&
        // `does docs exist`: a folder here.
        ((asked.some(({ lower }) => lower === 'installed') && isSeveral(word.text, asked)) ||
          (asked.some(({ lower }) => lower === 'exist') && world.kindOf(word.text) !== 'none')))
    );
  if (recipe.id === 'count-matching-lines') return asksWhichLine(asked);
  // `everything in docs including subfolders`: these list one folder.
  if (
    /^ls\b(?! -\w*R)/.test(command) &&
    asked.some(({ lower }, at) => BELOW.test(lower) && !isLeftOut(asked, at))
  )
    return true;
  // `what does src/api do`
  if (recipe.id === 'list-folder') return asked.some(({ lower }) => /^(?:do|does)$/.test(lower));
  // `open port 8080` is no question about it.
  if (recipe.id === 'port-user') return asked[0]?.lower === 'open';
  if (recipe.id === 'sort-json') return file?.type !== 'path' || !file.path.endsWith('.json');
  if (/^database-/.test(recipe.id)) return file?.type !== 'path' || !DATABASE.test(file.path);
  // `when does server.crt run out`: a file is no process.
  if (recipe.id === 'process-by-name' && word?.type === 'text')
    return /\.\w{2,5}$/.test(word.text) || (world !== undefined && world.kindOf(word.text) === 'file');
  if (recipe.id === 'service-status' && word?.type === 'text' && world !== undefined)
    return isNoService(word.text, world);
  // `format src/index.js`
  if (recipe.id === 'pretty-json' && file?.type === 'path') return /\.(?!\w*json)\w+$/i.test(file.path);
  // `latest.log` is a file, and no host that could be asked.
  if (host?.type === 'text' && world !== undefined && world.kindOf(host.text) !== 'none') return true;
  // A compressed text is compared by what is in it.
  if (recipe.id === 'compare-files') return asked.some(({ raw }) => PACKED.test(raw));
  // A link in another folder would not lead to a path that is relative to this one.
  if (recipe.id === 'make-symlink' && link?.type === 'path' && source?.type === 'path')
    return link.path.includes('/') && !/^[/~]/.test(source.path);
  if (!SEARCHES.test(recipe.id) || text?.type !== 'text') return false;
  if (file?.type === 'path' && DATABASE.test(file.path)) return true;
  if (file?.type === 'path' && PACKED.test(file.path)) return true;
  // `what licence does LICENSE have`: something about it, and no text in it.
  if (isAsked(asked)) return true;
  // `find blurry pictures`: no text is in them.
  if (kind?.type === 'globs' && kind.globs.some((glob) => NO_TEXT.test(glob))) return true;
  // `one word per line`
  if (/^per\b/i.test(text.text)) return true;
  // `the whole word fox` is a condition that this search does not have.
  if (asked.some(({ quoted, lower }) => !quoted && /^(?:whole|exact)$/.test(lower))) return true;
  // Quoted, or called a word: the text itself is meant.
  if (asked.some(({ quoted, lower }) => quoted || /^(?:word|words|text|string)$/.test(lower))) return false;
  if (isAboutFiles(text.text, file, asked)) return true;
  // `is there a .gitignore here`
  if (/^\.\w+$/.test(text.text)) return true;
  return recipe.id === 'search-in-folder' ? NAMED_SO.test(text.text) : ABOUT_LINES.test(text.text);
}
