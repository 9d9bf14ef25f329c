// Requests about a program found by its name, and about whether a folder is empty.

import { type SayingRow, type Slots, sayings } from './saying-row.ts';

const COMMAND =
  '(executable|executable file|program|binary|full path|path)? (file|path)? (of|for)? (command|program|executable|binary) {name:word} (command|program|executable)?';
const isProgram = ({ name = [] }: Slots): boolean => name.every((one) => /^[\w.+${}[\]-]+$/.test(one));

const ON_BSD: Readonly<Record<string, string>> = {
  ldd: 'otool -L',
  md5sum: 'md5',
  sha256sum: 'shasum -a 256',
};
const forBsd = (slots: Slots): Slots => ({
  ...slots,
  onBsd: (slots['ofProgram'] ?? []).map((one) => ON_BSD[one] ?? one),
});

/** Programs that explain themselves and do nothing else with this option. */
const HAS_HELP =
  /^(cat|ls|cp|mv|rm|find|grep|sed|awk|tar|sort|uniq|cut|head|tail|wc|diff|comm|join|paste|split|tr|du|df|date|chmod|chown|ln|touch|mkdir|rmdir|basename|dirname|xargs|gzip|git|curl|od|seq|stat|tee|env|id|uname|readlink|realpath|md5sum|sha256sum)$/;

export const COMMAND_FACTS: readonly SayingRow[] = sayings`
command -v {text}
  # "the paths of all Cart.java files"
  fits: ${({ text = [] }) =>
    text.every((one) => /^[\w.+-]+$/.test(one) && !/\.(?!exe$)[a-z]{2,5}$/i.test(one))}
  <ask>? (full)? (path|location|file path) (of|to|for) (command|program|executable|binary|utility|tool)? {text:word} (command|program|executable|binary)?
  (where is|which) {text:word} (command|program|executable|installed|located)
  (find|locate) (path of)? (command|executable|program) {text:word} (in {x:variable})?
  ? path of the command git => command -v git
{text#} --help
  fits: ${({ text = [] }) => text.every((one) => HAS_HELP.test(one))}
  <ask>? (help|usage|help message|options|help text) (on|for|of|about) {text:word} (command|program)? (usage)?
  ? help for tar => tar --help
type {text}
  what (type|kind) of command is {text:word}
  <ask>? (type|kind) of (command|builtin) {text:word}
  ? what kind of command is cd => type cd
  (tell|check|show) how {text:word} would be interpreted
{ofProgram#} "$(command -v {name})"
  bsd: {onBsd#} "$(command -v {name})"
  is: lines, favour 0.9
  fits: ${isProgram}
  derive: ${forBsd}
  <ask>? <ofProgram> (of|for|about|used by|containing|holding) ${COMMAND}
  <ask>? <ofProgram> (of|for) {name:quoted} (executable|command|binary|program) (file)?
  ? shared libraries of the command grep => ldd "$(command -v grep)"
find {path/} -maxdepth 0 -type d -empty
  (check|test|see|tell) (if|whether) (folder)? {path:target} (folder)? is empty
  (print|show|display) {path:target} if (it|{x:target}) is (empty folder|empty)
  ? test if docs is empty => find docs -maxdepth 0 -type d -empty
xargs -d '\n' mkdir -p < {list/}
  bsd: tr '\n' '\0' < {list/} | xargs -0 mkdir -p
  is: changes
  (create|make) folder (for)? (each|every) line (in|of) (file)? {list:path}
  (create|make) folder (listed|named) in (file)? {list:path}
  ? make folders listed in notes.txt => xargs -d '\n' mkdir -p < notes.txt
`;
