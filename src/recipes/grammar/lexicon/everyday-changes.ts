// Everyday changes to named files and folders: modes, dates in names, files of a size, backups, clones.

import { MODES_IN_WORDS } from './modes-in-words.ts';
import { beside, type SayingRow, type Slots, sayings } from './saying-row.ts';

const FILE = '(file|folder|script|document)?';
const DATE = "(date|today's date|today date|today|current date|date of today|todays date|timestamp)";
const IN_NAME =
  '(in|added to|appended to|at end of|on|to|in front of)? (its|file|archive|folder)? (name|filename)?';
const WITH_DATE = `(with|using|and|containing|that has|stamped with|marked with) (add|put)? ${DATE} ${IN_NAME}`;
const NAMED_BY_DATE = `(named|called|labelled|labeled) (with|by|after|for|as)? ${DATE}`;
const BESIDE =
  '(next to (it|original|original file|file)|beside (it|original)|alongside|alongside (it|original)|in same (folder|place)|right next to it)';

/** Name without its last extension, and that extension. */
const parts = (path: string): readonly [string, string] => {
  const [, name = path, ending = ''] = /^(.*[^/])(\.[A-Za-z]\w{0,4})$/.exec(path.replace(/\/+$/, '')) ?? [];
  return [name, ending];
};

/** `{stem}` and `{ending}` of `{from}`, put in quotes by the command. */
const inParts = (slots: Slots): Slots | undefined => {
  const [path = ''] = slots['from'] ?? [];
  const [stem, ending] = parts(path);
  return /^[\w./ -]+$/.test(path) && /\w/.test(path)
    ? { ...slots, stem: [stem], ending: [ending] }
    : undefined;
};

/** `{base}`: the name alone. */
const withBase = (slots: Slots): Slots | undefined => {
  const parted = inParts(slots);
  return parted && { ...parted, base: [(parted['stem']?.[0] ?? '').replace(/^.*\//, '')] };
};

/** `{above}`: the folder that the folder of `{from}` is in. */
const withParent = (slots: Slots): Slots | undefined => {
  const path = (slots['from']?.[0] ?? '').replace(/\/+$/, '');
  if (path === '' || /^[/~$]|(?:^|\/)\.\.?(?:\/|$)/.test(path)) return undefined;
  const folders = path.split('/').slice(0, -1);
  return { ...slots, above: [folders.length === 0 ? '..' : `${folders.slice(0, -1).join('/') || '.'}/`] };
};

/** `create a 10 MB file called x`, `… of random bytes`. */
function sizedFileRows(): readonly SayingRow[] {
  const verb = '(create|make|generate|write|produce|need)';
  const kind = '(dummy|test|sample|new|empty|example|big|large)?';
  const called = '(named|called|in|as|at|to)?';
  const source = {
    zero: '(zero|null|nul|zero byte|null byte|0)',
    random: '(random|random byte|random data|random content|noise)',
  };
  return Object.entries(source).map(([name, said]): SayingRow => {
    const filled = `(filled with|full of|of|containing|with|consisting of|from) (only|just)? ${said}`;
    const may = name === 'zero' ? `(${filled})?` : `(${filled})`;
    return {
      patterns: [
        `${verb} ${kind} file (of|with|with size|with size of|sized|that is)? (size|exactly)? {size} ${called} ${FILE} {to:target} ${may}`.replace(
          '*',
          '? (size|exactly)?',
        ),
        `${verb} ${kind} {size} ${kind} file ${called} {to:target} ${may}`,
        `${verb} ${kind} {size} ${kind} file ${may} ${called} {to:target}`,
        `${verb} ${kind} {size} (of)? ${said} ${called} (file)? {to:target}`,
        `${verb} ${kind} file ${called} {to:target} (of|with|with size|with size of|sized|that is)? (exactly)? {size} ${may}`,
        `${verb} ${kind} file ${called} {to:target} ${may} (of|with|with size|with size of|sized|that is)? (exactly)? {size}`,
      ],
      command: {
        gnu: `head -c {size#} /dev/${name === 'zero' ? 'zero' : 'urandom'} > {to/}`,
        bsd: `head -c {sizeBytes#} /dev/${name === 'zero' ? 'zero' : 'urandom'} > {to/}`,
      },
      changes: true,
      fits: ({ size = [] }) => size.every((one) => /^\d+[kKMG]?$/.test(one)),
      examples: [
        [
          `create a 10 MB file called big.bin filled with ${name === 'zero' ? 'zeros' : 'random data'}`,
          `head -c 10M /dev/${name === 'zero' ? 'zero' : 'urandom'} > big.bin`,
        ],
      ],
    };
  });
}

export const EVERYDAY_CHANGES: readonly SayingRow[] = [
  ...MODES_IN_WORDS,
  ...sizedFileRows(),
  ...sayings`
# Dates in names.
mkdir "$(date +%F)"
  powershell: New-Item -ItemType Directory -Name (Get-Date -Format yyyy-MM-dd)
  is: changes
  (create|make|add|mkdir) (new)? folder (named|called|with|for|by|after)? (name)? ${DATE} (as (its)? name)?
  (create|make|add|mkdir) (new)? folder ${NAMED_BY_DATE}
  mkdir (for|with|named)? ${DATE}
  ? make a folder with today's date
cp -Rpi "{from#}" "{stem#}-$(date +%F){ending#}"
  fish: cp -Rpi "{from#}" "{stem#}-"(date +%F)"{ending#}"
  is: changes
  derive: ${inParts}
  (copy|duplicate|back up|backup|save copy of|make copy of|make backup of|save backup of|make backup copy of) ${FILE} {from:path} ${FILE} ${WITH_DATE}
  (copy|duplicate|back up|backup|save copy of|make copy of|make backup of|save backup of|make backup copy of) ${FILE} {from:path} ${FILE} ${NAMED_BY_DATE}
  (make|save|create) (dated|date stamped) (copy|backup) of ${FILE} {from:path}
  ? make a dated backup of notes.txt => cp -Rpi "notes.txt" "notes-$(date +%F).txt"
mv -i "{from#}" "{stem#}-$(date +%F){ending#}"
  fish: mv -i "{from#}" "{stem#}-"(date +%F)"{ending#}"
  is: changes
  derive: ${inParts}
  (add|put|append) ${DATE} (to|in|into|at end of) (filename|name|end of name) (of)? ${FILE} {from:path}
  rename ${FILE} {from:path} (to include|to contain|so that it (contain|have)|${WITH_DATE}) (${DATE})? ${IN_NAME}
  ? add the date to the name of notes.txt => mv -i "notes.txt" "notes-$(date +%F).txt"
tar -czf "{base#}-$(date +%F).tar.gz" "{from#}"
  fish: tar -czf "{base#}-"(date +%F)".tar.gz" "{from#}"
  is: changes
  kinds: from=folder
  derive: ${withBase}
  (back up|backup|archive|tar|pack|compress|save|bundle|put) ${FILE} {from:path} ${FILE} (as|into|in|to)? (tarball|tar|tar.gz|tgz|tar archive|archive|compressed archive|tar file)? ${WITH_DATE}
  (back up|backup|archive|tar|pack|compress|save|bundle|put) ${FILE} {from:path} ${FILE} (as|into|in|to)? (tarball|tar|tar.gz|tgz|tar archive|archive|compressed archive|tar file)? ${NAMED_BY_DATE}
  (create|make|build) (tarball|tar|tar.gz|tgz|tar archive|archive|compressed archive|tar file|dated archive) (of|from|with|out of) ${FILE} {from:path} ${FILE} (${WITH_DATE}|${NAMED_BY_DATE})
  ? archive docs with the date in its name => tar -czf "docs-$(date +%F).tar.gz" "docs"

# Copies beside the original.
cp -Rpi {from/} {to/}
  is: changes, favour 1.1
  derive: ${beside('to', 'from')}
  (back up|backup|make backup of|make backup copy of|save backup of|create backup of|keep copy of|save copy of) ${FILE} {from:path} (as|named|called|under name|to|in) (file)? {to:filename} (${BESIDE})?
  (copy|duplicate|make copy of|create copy of) ${FILE} {from:path} (as|named|called|under name|to) (file)? {to:filename} ${BESIDE}
  (make|create|save) copy of ${FILE} {from:path} ${BESIDE} (named|called|as) {to:filename}
  (make|create|save) (backup)? copy (named|called|as) {to:filename} of ${FILE} {from:path} (${BESIDE})?
  ? make a copy of notes.txt next to it called notes2.txt => cp -Rpi notes.txt notes2.txt
mv -i {from/} {above#}
  is: changes
  fits: ${({ n = ['1'] }) => n[0] === '1'}
  derive: ${withParent}
  (move|put|bring|shift) ${FILE} {from:path} ${FILE} (up {n} (folder|level)|{n} (folder|level) up|to parent folder|into parent folder|to folder above|up (folder|level)?|into folder above)
  ? move docs/readme.txt up one folder => mv -i docs/readme.txt ./
git clone {from/} {to/}
  is: changes
  kinds: from=folder
  (clone) (repo|repository|project)? {from:path} (to|into|as|in)? (new)? (folder)? (named|called)? {to:target}
  ? clone the repository src to src2 => git clone src src2
sleep {spanSeconds#}; echo {text}
  fits: ${({ text = [] }) => text.every((one) => !/^(time|date|it|me|again)$/.test(one))}
  (wait|sleep|pause) (for)? {span} (and|,)? (then)? (say|print|echo|tell me|output|show) {text:word}
  ? wait 5 seconds and say done => sleep 5; echo done
touch -d {day} {path/}
  bsd:
  is: changes
  (set|change|put|make) (modification time|modification date|date|timestamp|mtime|time|last modified date) (of|on|for) ${FILE} {path} (to|back to) {day}
  (touch|backdate|date) ${FILE} {path} (to|with|as of|with date|with time)? {day}
  ? set the date of notes.txt to 2024-01-01 => touch -d 2024-01-01 notes.txt
{script/} {a} {b}
  is: changes
  kinds: path=file
  otherwise: b=
  derive: ${(slots) => ({
    ...slots,
    script: (slots['path'] ?? []).map((one) => (one.includes('/') ? one : `./${one}`)),
    b: (slots['b'] ?? []).filter((one) => one !== ''),
  })}
  (run|execute|start|launch|call) ${FILE} {path} with (argument|parameter|args) {a:word} and {b:word}
  (run|execute|start|launch|call) ${FILE} {path} with (argument|parameter|arg) {a:word}
  ? run script.sh with the arguments "a" and "b" => ./script.sh a b
`,
];
