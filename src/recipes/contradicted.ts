// Questions that a reading would answer against their words: they get no answer.

import { headerOf } from './absent.ts';
import { KINDS } from './slots/kinds.ts';
import type { RecipeEnvironment, RecipeWorld } from './slots/recipe.ts';
import { withoutFiller } from './words/common-words.ts';
import { readWords, type Word } from './words/words.ts';

/** Whether what the question says of its names, or what it leaves out, is more than any reading of it keeps. */
export function isContradicted(question: string, { world }: RecipeEnvironment): boolean {
  const words = readWords(question);
  const text = words.map(({ lower, quoted }) => (quoted ? '""' : lower)).join(' ');
  if (BEYOND.some((pattern) => pattern.test(text))) return true;
  if (leavesOutText(words)) return true;
  return (
    world !== undefined &&
    (isOfOtherKind(words, world) ||
      needsFolder(withoutFiller(words), world) ||
      counts(words, world) ||
      mergesOver(words, world))
  );
}

const NOUNS = KINDS.flatMap(({ nouns }) => nouns).join('|');

/** What has no form in the rows or the grammar, though parts of it do. */
const BEYOND: readonly RegExp[] = [
  // `create a file called my report.txt`: the article is part of the name, or it is not.
  /^(?:please )?(?:create|make|add|touch)\b.* (?:called|named) (?:my|our|the|an?) \S/,
  // An empty folder has no folders either.
  /\b(?:folders?|director(?:y|ies)|dirs?|subfolders?) (?:without|with no|(?:that|which) have no|having no|containing no) (?:any )?(?:files|subfolders|folders)\b/,
  /\benv(?:ironment)? (?:variables?|vars?) (?:without|except|excluding|other than|but)\b/,
  // What a comment is depends on the language.
  /\b(?:everything|all|lines?) (?:but|except|without|excluding) (?:the )?comments?\b/,
  /\b(?:folders?|director(?:y|ies)|dirs?) (?:containing|that contain|which contain|with) (?:any )?[a-z0-9]+ files?$/,
  /\bfiles? (?:in|from|of) (?:the |all )?(?:subfolders|subdirectories|subdirs) of\b/,
  /(?:^| )(?:\.\w+|txt|text|md|csv|json|log|pdf|png|jpe?g|py|js|ts|sh|html?|xml|ya?ml|zip) files? without (?:the |their |an? )?(?:file )?extensions?\b/,
  /^count (?:the |all )?files? (?:called|named) [\w-]+$/,
  // Kinds of characters, not the text of that name.
  /\b(?:umlauts?|accents?|accented (?:letters|characters)|emojis?|special characters) in (?:the |their |its )?(?:file ?)?names?\b/,
  // Properties of a file, not texts in it.
  /\b(?:have|has|contain|contains|with) (?:any |an? |the )?(?:headers?|header line|tabs|tab characters|bom)$/,
  /^is \S+ (?:already )?sorted\b/,
  /^can i (?:write|edit|read|access|modify|change|execute|run|see)\b/,
  /\b(?:from the "?\S+"? line|from the line \S+) (?:on|onwards?)\b/,
  /\b(?:my|our|the) (?:to-?do|shopping|task) list\b/,
  // Of all lines with it, or of the last lines of the file: the pipe would be read the other way round.
  /\b(?:first|last) \d+ (?:lines|rows|entries) (?:with|containing|that contain|which contain|matching|that match|mentioning|that mention)\b/,
  /\b(?:folders?|director(?:y|ies)|dirs?|subfolders?) (?:without|with no|(?:that|which) have no|lacking|missing) (?:an? |any )\w+$/,
  /^(?:please )?(?:delete|remove|move|copy) (?:everything|all)\b.* (?:except|but|besides)(?: for)? (?:the |all )*(?:folders|subfolders|directories|files)$/,
  /^how many (\w+) (?:are |are there )?in \1$/,
  /\b(?:(?:named|called) exactly|exactly (?:named|called))\b/,
  /^(?:list|show) (?:all )?(?:the )?files one per line$/,
  // A file whose path begins with a variable, not the path.
  /^(?:show|read|what is in) \$\{?\w+\}?\/\S+$/,
  // The month before this one, not thirty days.
  /^(?!.*\b(?:commits?|git|log)\b).*(?<!\b(?:the|in|within|during|over)) last (?:month|year)\b/,
  // One of them is meant, and it is unclear which.
  new RegExp(
    `^(?:please )?(?:delete|remove|trash|erase) (?:the|that|this) (?:${NOUNS})(?: file)?(?: please)?$`,
  ),
  /\blast word (?:of|in|from) \S+\.\S+$/,
];

/** `files without TODO`: a text of the files, as capitals say, not a name. */
function leavesOutText(words: readonly Word[]): boolean {
  return words.some(
    ({ raw, quoted }, at) =>
      !quoted &&
      /^[A-Z]{3,}$/.test(raw) &&
      words[at - 1]?.lower === 'without' &&
      words[0]?.lower !== 'commits',
  );
}

const CHANGES = /^(?:delete|remove|rm|erase|trash|move|mv|copy|cp|rename)$/;

/** `remove the file docs`, where docs is a folder. */
function isOfOtherKind(words: readonly Word[], world: RecipeWorld): boolean {
  const verb = words.findIndex(({ lower, quoted }) => !quoted && CHANGES.test(lower));
  if (verb === -1) return false;
  const noun = /^(?:the|my|this|that|a)$/.test(words[verb + 1]?.lower ?? '') ? verb + 2 : verb + 1;
  const said = words[noun];
  const called = /^(?:called|named)$/.test(words[noun + 1]?.lower ?? '') ? noun + 2 : noun + 1;
  const name = words[called]?.raw;
  if (said === undefined || said.quoted || name === undefined) return false;
  const kind = world.kindOf(name);
  if (said.lower === 'file') return kind === 'folder';
  return /^(?:folder|directory|dir)$/.test(said.lower) && kind === 'file';
}

/** `move a.txt to backups/`: the slash says a folder, without which `mv` renames. */
function needsFolder(words: readonly Word[], world: RecipeWorld): boolean {
  if (!/^(?:move|mv|put|rename|copy|cp)$/.test(words[0]?.lower ?? '')) return false;
  return words.some(({ raw }, at) => {
    if (!/[^/.~]\/$/.test(raw) || !/^(?:to|into|in|under)$/.test(words[at - 1]?.lower ?? '')) return false;
    const copiesFolder = words.slice(1, at - 1).some((word) => world.kindOf(word.raw) === 'folder');
    return world.kindOf(raw.replace(/\/+$/, '')) === 'none' && !copiesFolder;
  });
}

/** `how many cities are in staff.csv`: the values of a column, not the lines with its name. */
function counts(words: readonly Word[], world: RecipeWorld): boolean {
  const asked = words.filter(({ lower }) => !/^(?:different|distinct|unique)$/.test(lower));
  const [how, many, what, be, ...rest] = asked;
  if (how?.lower !== 'how' || many?.lower !== 'many' || !/^(?:are|is)$/.test(be?.lower ?? '')) return false;
  const file = rest.at(-1)?.raw ?? '';
  if (asked.length !== words.length || rest.length > 3 || !/\.[ct]sv$/.test(file)) return false;
  const one = (what?.lower ?? '').replace(/ies$/, 'y').replace(/s$/, '');
  return headerOf(file, world).some((column) => column.toLowerCase() === one);
}

/** `merge a.txt into b.txt`: what is in the second has to stay, and where the first goes is not said. */
function mergesOver(words: readonly Word[], world: RecipeWorld): boolean {
  const [verb, , into, target, ...more] = words.filter(({ lower }) => !/^(?:please|the|file)$/.test(lower));
  if (!/^(?:merge|combine|join|concatenate)$/.test(verb?.lower ?? '') || more.length > 0) return false;
  return into?.lower === 'into' && world.kindOf(target?.raw ?? '') === 'file';
}
