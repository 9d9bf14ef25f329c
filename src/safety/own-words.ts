// Whether a command that may do anything names what is beck's own: its files, its program or its functions.

import { worse } from '../domain/verdict.ts';
import { find, type Judge } from './judge.ts';
import { mayReachOurs } from './own-reach.ts';
import { holdsOurs, isOurs, resolvePath } from './paths.ts';
import { EACH, likeliest, type Value } from './values.ts';

/**
 * Judges a command by `judgeWords`, then its words once more where it runs a program or is dangerous: the tables say of
 * most options and operands what becomes of the file, of some (`sed -i`, `node`, `git checkout`) only that something does.
 */
export function judgeWithOwnWords(judge: Judge, words: readonly Value[], judgeWords: () => void): void {
  const { level } = judge;
  const runs = judge.effects.has('run');
  const reasons = judge.reasons.size;
  judge.level = 'safe';
  judge.effects.delete('run');
  judgeWords();
  const does = whatItDoes(judge, reasons);
  const own = does && (words.find((word) => isOwnName(judge, word, does)) ?? ownProgram(words));
  if (own !== undefined) find(judge, 'touches-beck', own.span);
  judge.level = worse(judge.level, level);
  if (runs) judge.effects.add('run');
}

function whatItDoes(judge: Judge, seen: number): 'changes' | 'runs' | undefined {
  if (judge.level === 'danger' && !onlyReads(judge, seen)) return 'changes';
  return judge.level !== 'safe' && judge.effects.has('run') ? 'runs' : undefined;
}

/** Beside the first `seen` reasons there is nothing but that secrets are read. */
function onlyReads(judge: Judge, seen: number): boolean {
  if (judge.reasons.size === seen) return false;
  const further = [...judge.reasons.values()].slice(seen);
  return further.every(({ id }) => id === 'secret-file');
}

/** beck as a script that another program runs: `node …/main.js config set mode danger`. */
function ownProgram(words: readonly Value[]): Value | undefined {
  return words.find(
    ({ text }, at) =>
      /(?:^|\/)(?:main\.[cm]?[jt]s|beck(?:\.[cm]?js)?)$/.test(text) &&
      words.slice(at + 1).some((word) => OWN_VERBS.test(word.text)),
  );
}

/** Verbs that change what beck goes by. */
const OWN_VERBS = /^(?:config|approvals|undo|uninstall|setup|mcp)$/;

/** Where nothing is known to change, a script of ours in somebody's repository is a file like any other. */
function isOwnName(judge: Judge, { text }: Value, does: 'changes' | 'runs'): boolean {
  if (/^__beck_/.test(text)) return true;
  // `--file=PATH`, `of=PATH`
  const named = (text.includes('=') ? /^[\w-]+=(.+)$/.exec(text)?.[1] : undefined) ?? text;
  if (does === 'changes' && mayReachOurs(judge, named)) return true;
  const path = resolvePath(judge, named.endsWith(EACH) ? named : likeliest(named));
  if (path === undefined) return false;
  if (isOurs(judge, path)) return does === 'changes' || !/\/beck\.\w+$/.test(path);
  // `find` hands on all that lies below a folder.
  return named.endsWith(EACH) && holdsOurs(judge, path);
}
