// One-liners for perl, python, ruby, node, lua, php …: never safe; what deletes, writes or starts programs is danger.

import { addEffect, find, type Judge } from '../judge.ts';
import { isLiteral, type Value } from '../values.ts';

const DELETES =
  /\b(?:unlink|unlinkSync|rmtree|rmdir|rmSync|rmdirSync|rm_rf|rm_r|remove|removedirs|rimraf|FileUtils|truncate|File\.delete|os\.remove|rename)\b/;
const RUNS =
  /\b(?:system|exec|execSync|execFile|execve|spawn|spawnSync|popen|Popen|subprocess|child_process|fork|shell_exec|passthru|proc_open|os\.execute|io\.popen|eval|require|__import__|importlib|ctypes|qx|do shell script|pty|socket|base64|compile|marshal|pickle)\b|`/;
const WRITES =
  /\b(?:write|writeFile|writeFileSync|appendFile|createWriteStream|write_text|file_put_contents|fopen|chmod|chown|symlink|mkdir|copyfile|shutil)\b|open\s*\([^)]*,\s*['"][wax+]|open\s*\(?\s*\w*,?\s*['"]\s*>|>\s*\$?\w*\)/;
const NETWORK = /\b(?:urlopen|urllib|requests|httpx|fetch|http|https|LWP|Net::HTTP|socket|URI|axios)\b/;

/** Judges the text of a one-liner. */
export function judgeCode(judge: Judge, value: Value): void {
  const { text } = value;
  addEffect(judge, 'run');
  if (NETWORK.test(text)) addEffect(judge, 'network');
  if (DELETES.test(text)) addEffect(judge, 'delete');
  if (WRITES.test(text)) addEffect(judge, 'write');
  if (/administrator privileges/.test(text)) addEffect(judge, 'privilege');
  const risky = DELETES.test(text) || RUNS.test(text) || WRITES.test(text);
  if (risky || !isLiteral(text)) find(judge, 'risky-code', value.span, 'the one-liner');
  else find(judge, 'runs-code', value.span, 'the one-liner');
}
