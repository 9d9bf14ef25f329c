// Whether a command with unknown effects names anything of beck: its files, its program or its functions.

import { report } from '../judgement/findings.ts';
import { type Judgement, measure } from '../judgement/judge.ts';
import { type ExpandedWord, isDynamic, isGlob, isLiteral, likeliest, SUBTREE } from '../judgement/word.ts';
import { containsBeckPath, isAboveBeckPath, isBeckPath, mayReachBeck } from '../paths/beck.ts';
import { resolvePath } from '../paths/resolve.ts';

/**
 * Judges a command by `judgeWords`, then its words once more where it runs a program or is dangerous: the tables say of
 * most options and operands what becomes of the file, of some (`sed -i`, `node`, `git checkout`) only that something does.
 */
export function judgeWithOwnWords(
  judgement: Judgement,
  words: readonly ExpandedWord[],
  judgeWords: () => void,
): void {
  const runs = judgement.found.effects.has('run');
  const reasons = judgement.found.reasons.size;
  judgement.found.effects.delete('run');
  measure(judgement, () => {
    judgeWords();
    const does = whatItDoes(judgement, reasons);
    const own = does && (ownName(judgement, namingWords(words), does) ?? ownProgram(words));
    if (own !== undefined) report(judgement, 'touches-beck', own.span);
  });
  if (runs) judgement.found.effects.add('run');
}

function whatItDoes(judgement: Judgement, seen: number): 'changes' | 'runs' | undefined {
  if (judgement.found.level === 'danger' && !onlyReads(judgement, seen)) return 'changes';
  return judgement.found.level !== 'safe' && judgement.found.effects.has('run') ? 'runs' : undefined;
}

/** Beside the first `seen` reasons there is nothing but that secrets are read. */
function onlyReads(judgement: Judgement, seen: number): boolean {
  if (judgement.found.reasons.size === seen) return false;
  const further = [...judgement.found.reasons.values()].slice(seen);
  return further.every(({ id }) => id === 'secret-file');
}

/** beck as a script that another program runs: `node …/main.js config set mode danger`. */
function ownProgram(words: readonly ExpandedWord[]): ExpandedWord | undefined {
  const verb = words.findLastIndex(({ text }) => OWN_VERBS.test(text));
  return words.find(({ text }, at) => at < verb && OWN_PROGRAM.test(text));
}

const OWN_PROGRAM = /(?:^|\/)(?:main\.[cm]?[jt]s|beck(?:\.[cm]?js)?)$/;

/** Verbs that change beck's settings or state. */
const OWN_VERBS = /^(?:config|approvals|undo|uninstall|setup|mcp)$/;

/** Without what a find leaves out: `-not -path './.config/beck/*'`. */
function namingWords(words: readonly ExpandedWord[]): readonly ExpandedWord[] {
  if (words[0]?.text !== 'find') return words;
  const isNot = (at: number) => /^(?:!|-not)$/.test(words[at]?.text ?? '');
  return words.filter((_, at) => words[at - 1]?.text !== '-path' || !isNot(at - 2) || isNot(at - 3));
}

/** Nothing in it says that it is ours: it is fully known, or a pattern of names in a folder that leads to none of ours. */
function isPlainName(text: string, patterns: boolean): boolean {
  const known = isLiteral(text) || (patterns && !isDynamic(text) && !text.includes('/'));
  return known && !text.includes('beck');
}

/** Whether names without beck's could be its own in the current folder. */
function isOwnPlace({ facts: { own = [] }, shell: { cwd = '', mounts } }: Judgement): boolean {
  const folders = [cwd, ...(mounts ?? []).map(({ outside }) => outside)];
  const unclear = folders.some((folder) => folder.includes('beck') || isGlob(folder));
  return unclear || own.some((path) => !path.includes('beck'));
}

/** In a home ours lie two folders deep. */
function leadsElsewhere(judgement: Judgement): boolean {
  const { cwd } = judgement.shell;
  return cwd !== undefined && (cwd === judgement.facts.home || !isAboveBeckPath(judgement, cwd));
}

function ownName(
  judgement: Judgement,
  words: readonly ExpandedWord[],
  does: 'changes' | 'runs',
): ExpandedWord | undefined {
  const ownPlace = isOwnPlace(judgement);
  const patterns = !ownPlace && leadsElsewhere(judgement);
  return words.find(
    (word) => (ownPlace || !isPlainName(word.text, patterns)) && isOwnName(judgement, word, does),
  );
}

/** Where nothing is known to change, a copy of our script in a repository is a file like any other. */
function isOwnName(judgement: Judgement, { text }: ExpandedWord, does: 'changes' | 'runs'): boolean {
  if (/^__beck_/.test(text)) return true;
  // `--file=PATH`, `of=PATH`
  const named = (text.includes('=') ? /^[\w-]+=(.+)$/.exec(text)?.[1] : undefined) ?? text;
  if (does === 'changes' && mayReachBeck(judgement, named)) return true;
  const path = resolvePath(judgement, named.endsWith(SUBTREE) ? named : likeliest(named));
  if (path === undefined) return false;
  if (isBeckPath(judgement, path)) return does === 'changes' || !/\/beck\.\w+$/.test(path);
  // `find` hands on all that lies below a folder.
  return named.endsWith(SUBTREE) && containsBeckPath(judgement, path);
}
