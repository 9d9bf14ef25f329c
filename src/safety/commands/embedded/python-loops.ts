// Loops of Python over the files that a pattern names, of which each is read: `for f in glob.glob("*.csv"): open(f)`.

import { fillsNamesAlone, STRING } from './python-texts.ts';

/** The code with a plain text in place of what is read there, and the patterns of the files. */
export function withoutLoops(code: string): { readonly code: string; readonly patterns: readonly string[] } {
  const patterns: string[] = [];
  let left = code;
  for (const { groups = {} } of code.matchAll(LOOP)) {
    const { name = '', base = '.', below = '', pattern = '', own } = groups;
    if (!isBoundOnce(code, name)) continue;
    const read = new RegExp(
      String.raw`(?<![\w.])(?:open\(\s*${name}\s*(?:,\s*(?:'r[bt]?'|"r[bt]?")\s*)?${KEYWORDS}\)|${name}\.(?:read_text|open)\(\s*(?:encoding\s*=\s*(?:'[\w-]*'|"[\w-]*"))?\s*\))`,
      'g',
    );
    const next = left.replace(read, "''");
    if (next !== left) patterns.push(own ?? `${base}/${below === 'rglob' ? '**/' : ''}${pattern}`);
    left = next;
  }
  return { code: left, patterns };
}

/** What a file is opened with beside its name; none of it decides what is read. */
export const KEYWORDS = String.raw`(?:,\s*(?:newline|encoding|errors)\s*=\s*(?:'[\w-]*'|"[\w-]*")\s*)*`;

const PATTERN = String.raw`[\w.*?/-]+`;

const LOOP = new RegExp(
  String.raw`\bfor\s+(?<name>[a-z]\w*)\s+in\s+(?:sorted\(\s*)?(?:(?:pathlib\.)?Path\(\s*(?:(?<quote>['"])(?<base>[\w./-]+)\k<quote>)?\s*\)\.(?<below>r?glob)\(\s*(?<quoted>['"])(?<pattern>${PATTERN})\k<quoted>\s*\)|(?<![\w.])(?:glob\.)?i?glob\(\s*(?<mark>['"])(?<own>${PATTERN})\k<mark>\s*(?:,\s*recursive\s*=\s*True\s*)?\))`,
  'g',
);

/** By that loop alone: what else could be meant by the name may be any file. */
export function isBoundOnce(code: string, name: string): boolean {
  const text = code.replace(STRING, "''");
  const count = (pattern: string) => text.match(new RegExp(pattern, 'g'))?.length ?? 0;
  const beforeIn = String.raw`(?:(?!\bin\b)[^:])*?`;
  const loops = count(String.raw`\bfor\b${beforeIn}(?<![\w.])${name}(?!\w)${beforeIn}\bin\b`);
  const others = count(
    String.raw`(?<![\w.])${name}\s*:=|\bas\s+\(?${name}(?!\w)|\blambda\b[^:]*(?<!\w)${name}(?!\w)|\bdef\b[^\n]*(?<!\w)${name}(?!\w)|\bimport\b[^\n;]*(?<!\w)${name}(?!\w)`,
  );
  return fillsNamesAlone(code) && loops <= 1 && others <= (loops === 1 ? 0 : 1) && !isAssigned(text, name);
}

function isAssigned(text: string, name: string): boolean {
  let outside = text;
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replaceAll(BRACKETS, '\u00a7');
  }
  return new RegExp(
    String.raw`(?<![\w.])${name}(?!\w)[\s,\w\u00a7]*(?:[-+*/%|&^@]|<<|>>|//|\*\*)?=(?!=)|(?:^|[\n;,])\s*\u00a7[\s,\w\u00a7]*=(?!=)`,
  ).test(outside);
}

const BRACKETS = /[([{][^()[\]{}]*[)\]}]/g;
