// Requests about a program found by its name, and about whether a folder is empty.

import { commands, listing, type SayingRow, type Slots } from './saying-row.ts';

const SHOW = '(<show>|what is|check|determine|tell|get)?';
const COMMAND =
  '(executable|executable file|program|binary|full path|path)? (file|path)? (of|for)? (command|program|executable|binary) {name:word} (command|program|executable)?';
const isProgram = ({ name = [] }: Slots): boolean => name.every((one) => /^[\w.+${}[\]-]+$/.test(one));

const ABOUT: Readonly<Record<string, string>> = {
  '(file)? type': 'file',
  '(file information|long listing|file details|detailed listing)': 'ls -l',
  '(shared object dependencies|shared library dependencies|shared libraries|dynamic dependencies|shared library|library dependencies)':
    'ldd',
  '(file)? (content|contents)': 'cat',
  '(real|canonical|resolved|absolute) path': 'realpath',
  '(symlink|link) target': 'readlink',
  '(file)? size': 'wc -c',
  '(sha256|sha256sum)': 'sha256sum',
};

export const COMMAND_FACTS: readonly SayingRow[] = [
  ...Object.entries(ABOUT).map(
    ([what, program]): SayingRow => ({
      patterns: [
        `${SHOW} ${what} (of|for|about|used by) ${COMMAND}`,
        `${SHOW} ${what} (of|for) {name:quoted} (executable|command|binary|program) (file)?`,
      ],
      command: {
        gnu: `${program} "$(command -v {name})"`,
        fish: `${program} (command -v {name})`,
        ...(program === 'ldd' ? { bsd: 'otool -L "$(command -v {name})"' } : {}),
      },
      lines: true,
      fits: isProgram,
      favour: 0.9,
    }),
  ),
  {
    patterns: [`${SHOW} (folder|directory name|dirname|parent folder) (of|containing|holding) ${COMMAND}`],
    command: 'dirname "$(command -v {name})"',
    fits: isProgram,
  },
  {
    patterns: [
      '(open|edit) (executable|executable file|script)? (file)? (of|for)? (command|program|script) {name:word} (in|with|using) {editor:program} (editor)?',
      '(open|edit) {name:quoted} executable (file)? (in|with|using) {editor:program} (editor)?',
    ],
    command: '{editor} "$(command -v {name})"',
    changes: true,
    fits: isProgram,
  },
  {
    patterns: [
      '<show>? (every|each)? (matching)? (path|command|executable|location|match) (in {path:variable})? (of|for|matching) (command|program)? {name:word} in {path:variable}',
      '<show>? (every) (path|location|match|version) (of|for) (command|program|executable) {name:word}',
      '<show> (every)? matching (command|executable) in {path:variable} for (command)? {name:word}',
    ],
    command: 'type -a {name}',
    lines: true,
    fits: (slots) => isProgram(slots) && (slots['path'] ?? []).every((one) => /^\$\{?PATH\}?$/.test(one)),
  },
  ...commands({
    "find {path/} -maxdepth 0 -type d -empty -exec echo {text} ';'": [
      '(print|show|display|output|echo) {text:quoted} if (folder)? {path:target} is (empty folder|empty)',
      'if (folder)? {path:target} is empty (then)? (print|show|display|output|echo) {text:quoted}',
    ],
    'find {path/} -maxdepth 0 -type d -empty': [
      '(check|test|see|tell) (if|whether) (folder)? {path:target} (folder)? is empty',
      '(print|show|display) {path:target} if (it|{x:target}) is (empty folder|empty)',
    ],
  }),
  ...listing({
    'df -h /': [
      '(print|show|display|say) (file system|filesystem|disk)? (disk)? (space)? (usage|use|space) (and|with)? (grand total)? (of|for|on)? (the)? (root filesystem|root file system|root partition) (in|with)? (human readable|human-readable)? (format|form)?',
      '(print|show|display|report) (file system|filesystem|disk)? (disk)? (space)? (usage|use|space) (in|with) (human readable|human-readable) (format|form)? (of|for|on) (the)? (root filesystem|root file system|root partition)',
    ],
  }),
  {
    patterns: ['(check|test|see|tell|determine) (if|whether) {path:target} is mount point'],
    command: { gnu: 'mountpoint {path/}', bsd: '' },
  },
  ...commands({
    'getconf LONG_BIT': [
      '(determine|check|tell|see|find out) (if|whether) (the)? (kernel|system|machine|processor|cpu) is (32 bit or 64 bit|{a:n} bit or {b:n} bit|32-bit or 64-bit|64-bit or 32-bit)',
    ],
  }),
  {
    patterns: [
      '(create|make) folder (for)? (each|every) line (in|of) (file)? {list:path}',
      '(create|make) folder (listed|named) in (file)? {list:path}',
    ],
    command: {
      gnu: "xargs -d '\\n' mkdir -p < {list/}",
      bsd: "tr '\\n' '\\0' < {list/} | xargs -0 mkdir -p",
    },
    changes: true,
  },
  {
    patterns: [
      '(print|show|display|output) (line of)? {n:n} {text:quoted} (character|sign|symbol)? (in a row|on one line|in one line)?',
      '(print|show|display|output) line of {n:n} {text:quoted} (character|sign|symbol)?',
    ],
    command: { gnu: "printf -- '{text#}%.0s' $(seq {n#}); echo", fish: 'string repeat -n {n#} {text}' },
    fits: ({ text = [] }) => text.every((one) => /^[-=*.#~_+ \w]$/.test(one)),
  },
];
