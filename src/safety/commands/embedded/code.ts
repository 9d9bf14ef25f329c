// One-liners for perl, python, ruby, node, lua, php …: never safe; what deletes, writes or starts programs is danger.

import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { type ExpandedWord, HOME_DIRECTORY, isLiteral } from '../../judgement/word.ts';
import { containsBeckPath, isBeckPath } from '../../paths/beck.ts';
import { lossOf } from '../../paths/losses.ts';

const DELETES =
  /\b(?:unlink|unlinkSync|rmtree|rmdir|rmSync|rmdirSync|rm_rf|rm_r|remove|removedirs|remove_tree|remove_dir_all|RemoveAll|rimraf|FileUtils|fs\.rm|truncate|File\.delete|os\.remove|rename)\b/;

const RUNS =
  /\b(?:system|exec|execSync|execFile|execve|spawn|spawnSync|popen|Popen|subprocess|child_process|fork|shell_exec|passthru|proc_open|os\.execute|io\.popen|eval|require|__import__|importlib|ctypes|qx|do shell script|pty|socket|base64|compile|marshal|pickle)\b|`/;

const WRITES =
  /\b(?:write|writeFile|writeFileSync|appendFile|createWriteStream|write_text|file_put_contents|fopen|chmod|chown|symlink|mkdir|copyfile|shutil)\b|['"](?<=open(?:\s*\((?:\s*(?:\w+,?|,))?|\s*(?:\w+,?|,))?\s*['"])\s*>|>\s*\$?\w*\)/;

const NETWORK = /\b(?:urlopen|urllib|requests|httpx|fetch|http|https|LWP|Net::HTTP|socket|URI|axios)\b/;

function writes(text: string): boolean {
  return WRITES.test(text) || text.split(')').some(opensToWrite);
}

/** `open(NAME, "w"`: what follows the first `open(` of a text without a closing bracket. */
function opensToWrite(text: string): boolean {
  const at = text.search(/open\s*\(/);
  return at !== -1 && /,\s*['"][wax+]/.test(text.slice(at));
}

/** Judges the text of a one-liner. */
export function judgeCode(judgement: Judgement, value: ExpandedWord): void {
  const { text } = value;
  addEffect(judgement, 'run');
  if (NETWORK.test(text)) addEffect(judgement, 'network');
  if (DELETES.test(text)) addEffect(judgement, 'delete');
  if (writes(text)) addEffect(judgement, 'write');
  if (/administrator privileges/.test(text)) addEffect(judgement, 'privilege');
  judgeTrees(judgement, value);
  const risky = DELETES.test(text) || RUNS.test(text) || writes(text);
  if (risky && namesOurs(judgement, text)) report(judgement, 'touches-beck', value.span);
  if (risky || !isLiteral(text)) report(judgement, 'risky-code', value.span, 'the one-liner');
  else report(judgement, 'runs-code', value.span, 'the one-liner');
}

/** Calls that take a whole tree away, and those that go through one. */
const TREE_CALL =
  /\b(?:rmtree|rm_rf|rm_r|remove_tree|remove_dir_all|rmSync|rmdirSync|rimraf(?:\.sync)?|removedirs|removeSync|emptyDirSync|remove_entry_secure|RemoveAll|fs\.rm|rm|os\.walk|scandir|opendir|walkSync|Dir\.(?:glob|foreach|each_child)|find)\b[\s([]*/g;

const HOME_CALL =
  /^(?:Path\.home\(\)|(?:require\(['"]os['"]\)|os)\.homedir\(\)|Dir\.home|\$ENV\{['"]?HOME['"]?\}|(?:os\.)?(?:ENV|environ)(?:\[|\.get\(|\.fetch\()['"]HOME['"][\])]|process\.env\.HOME|(?:os\.)?getenv\(['"]HOME['"]\)|\$HOME)\s*(?:[,;)\]]|$)/;

const PATH_STRING =
  /^(?:(?:os\.path\.)?(?:expanduser|expand_path|realpath|abspath|Path|resolve)\s*\(\s*)?(['"`])([^'"`]*)\1\)?\s*(?:[,;)\]]|$)/;

/** What a one-liner deletes whole, and what it hands to a shell, is judged as if it was alone. */
function judgeTrees(judgement: Judgement, { text, span }: ExpandedWord): void {
  if (DELETES.test(text)) {
    for (const call of text.matchAll(TREE_CALL)) {
      const rest = text.slice(call.index + call[0].length);
      const path = HOME_CALL.test(rest) ? '~' : PATH_STRING.exec(rest)?.[2];
      const home = judgement.facts.home ?? HOME_DIRECTORY;
      const named = path === undefined ? undefined : { text: path.replace(/^~(?=\/|$)/, home), span };
      const tree = named && lossOf(judgement, named);
      if (tree !== undefined) report(judgement, 'destroys-tree', span, tree);
    }
  }
  if (RUNS.test(text) && isLiteral(text)) judgeStrings(judgement, { text, span });
}

/** A string that names beck's folder, or one that holds it: `"~/.config/beck"`, `".config"`, `"beck"`. */
function namesOurs(judgement: Judgement, text: string): boolean {
  if (OWN_PART.test(text) || (judgement.facts.own ?? []).some((path) => text.includes(path))) return true;
  const strings = [...text.matchAll(/(['"`])([^'"`\n]+)\1/g)];
  return strings.some(([, , string = '']) => {
    const path = string.replace(/^(?:~|\$HOME|\$\{HOME\})(?=\/|$)/, judgement.facts.home ?? HOME_DIRECTORY);
    return /^[/\uFDD0]/.test(path) && (isBeckPath(judgement, path) || containsBeckPath(judgement, path));
  });
}

/** beck as one name of a path, or as its own string. */
const OWN_PART = /\/\.?beck(?:$|[\s'"`/\\);]|\.(?:json|ya?ml)\b)|['"`\\]beck['"`\\]|['"`/]\.config['"`]/;

/** `system("rm -rf x")`, `run(["rm", "-rf", "x"])`. */
function judgeStrings(judgement: Judgement, { text, span }: ExpandedWord): void {
  for (const [found] of text.matchAll(/(?:(['"`])[^'"`\n]+\1\s*(?:,\s*|$|(?=[^,])))+/g)) {
    const words = [...found.matchAll(/(['"`])([^'"`\n]+)\1/g)].map((string) => string[2]).join(' ');
    if (/\S\s+\S/.test(words)) judgement.readNested(judgement, words, 'sh', span);
  }
}
