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
  judge: Judgement,
  words: readonly ExpandedWord[],
  judgeWords: () => void,
): void {
  const runs = judge.found.effects.has('run');
  const reasons = judge.found.reasons.size;
  judge.found.effects.delete('run');
  measure(judge, () => {
    judgeWords();
    const does = whatItDoes(judge, reasons);
    const own = does && (ownName(judge, words, does) ?? ownProgram(words));
    if (own !== undefined) report(judge, 'touches-beck', own.span);
  });
  if (runs) judge.found.effects.add('run');
}

function whatItDoes(judge: Judgement, seen: number): 'changes' | 'runs' | undefined {
  if (judge.found.level === 'danger' && !onlyReads(judge, seen)) return 'changes';
  return judge.found.level !== 'safe' && judge.found.effects.has('run') ? 'runs' : undefined;
}

/** Beside the first `seen` reasons there is nothing but that secrets are read. */
function onlyReads(judge: Judgement, seen: number): boolean {
  if (judge.found.reasons.size === seen) return false;
  const further = [...judge.found.reasons.values()].slice(seen);
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
function leadsElsewhere(judge: Judgement): boolean {
  const { cwd } = judge.shell;
  return cwd !== undefined && (cwd === judge.facts.home || !isAboveBeckPath(judge, cwd));
}

function ownName(
  judge: Judgement,
  words: readonly ExpandedWord[],
  does: 'changes' | 'runs',
): ExpandedWord | undefined {
  const ownPlace = isOwnPlace(judge);
  const patterns = !ownPlace && leadsElsewhere(judge);
  return words.find(
    (word) => (ownPlace || !isPlainName(word.text, patterns)) && isOwnName(judge, word, does),
  );
}

/** Where nothing is known to change, a copy of our script in a repository is a file like any other. */
function isOwnName(judge: Judgement, { text }: ExpandedWord, does: 'changes' | 'runs'): boolean {
  if (/^__beck_/.test(text)) return true;
  // `--file=PATH`, `of=PATH`
  const named = (text.includes('=') ? /^[\w-]+=(.+)$/.exec(text)?.[1] : undefined) ?? text;
  if (does === 'changes' && mayReachBeck(judge, named)) return true;
  const path = resolvePath(judge, named.endsWith(SUBTREE) ? named : likeliest(named));
  if (path === undefined) return false;
  if (isBeckPath(judge, path)) return does === 'changes' || !/\/beck\.\w+$/.test(path);
  // `find` hands on all that lies below a folder.
  return named.endsWith(SUBTREE) && containsBeckPath(judge, path);
}
