// Everyday questions, written before the rows were finished, and what must be so after the printed command
// ran in the fixture folder. They measure the engine; no row was written for a single one of them.

export type Everyday = {
  readonly question: string;
  /** All must match the command's output. */
  readonly shows?: readonly RegExp[];
  /** Judged by its text alone, since running it would leave the machine or change more than a file. */
  readonly prints?: RegExp;
  /** None may match the command's output. */
  readonly hides?: readonly RegExp[];
  /** Files that must, or must not, be there afterwards. */
  readonly leaves?: readonly string[];
  readonly removes?: readonly string[];
  /** The shell's folder afterwards, relative to where it was asked; `~` is the home folder. */
  readonly endsIn?: string;
};

export const EVERYDAY: readonly Everyday[] = [
  {
    question: 'what are the 3 largest files in this directory?',
    shows: [/db\.log/, /app\.log/, /big\.bin/],
    hides: [/report\.pdf/],
  },
  { question: 'show me all python files', shows: [/app\.py/, /util\.py/, /mod\.py/], hides: [/index\.js/] },
  { question: 'how many lines are in notes.txt', shows: [/\b5\b/] },
  { question: 'count the words in notes.txt', shows: [/\b11\b/] },
  { question: 'find every file that contains TODO', shows: [/app\.py/, /index\.js/], hides: [/util\.py/] },
  { question: 'search for ERROR in logs/error.log', shows: [/disk full/, /on fire/], hides: [/again/] },
  { question: 'show the last 2 lines of logs/error.log', shows: [/again/, /on fire/], hides: [/disk full/] },
  { question: 'print the first 3 lines of notes.txt', shows: [/hello/, /Anna/], hides: [/report/] },
  { question: 'how much disk space do I have left', shows: [/%/] },
  { question: 'how big is the logs folder', shows: [/1[34]M/] },
  { question: 'which folders take up the most space', shows: [/logs/] },
  { question: 'list hidden files', shows: [/\.hidden/], hides: [/notes/] },
  { question: 'what files did I change today', shows: [/notes\.txt/], hides: [/old\.txt/, /todo\.md/] },
  {
    question: 'files modified in the last week',
    shows: [/notes\.txt/, /todo\.md/],
    hides: [/big\.bin/, /old\.txt/],
  },
  {
    question: 'find files older than a month',
    shows: [/old\.txt/, /report\.pdf/, /db\.log/],
    hides: [/big\.bin/],
  },
  { question: 'which files are empty?', shows: [/empty\.txt/], hides: [/notes/] },
  { question: 'are there any empty folders', shows: [/emptydir/], hides: [/logs/] },
  { question: 'create a new folder called reports', leaves: ['reports'] },
  { question: 'rename old.txt to ancient.txt', leaves: ['ancient.txt'], removes: ['old.txt'] },
  { question: 'copy notes.txt to backup', leaves: ['backup/notes.txt', 'notes.txt'] },
  { question: 'move todo.md into docs', leaves: ['docs/todo.md'], removes: ['todo.md'] },
  { question: 'delete empty.txt', removes: ['empty.txt'], leaves: ['notes.txt'] },
  { question: 'make script.sh executable', prints: /^chmod (a|u)?\+x script\.sh$/ },
  { question: 'extract photos.tar.gz', leaves: ['docs/readme.txt'] },
  { question: 'compress the src folder into src.tar.gz', leaves: ['src.tar.gz'] },
  { question: 'zip up the docs folder', leaves: ['docs.zip'] },
  { question: 'who am I?', shows: [/^\w+$/m] },
  { question: 'what is my ip address', shows: [/\d+\.\d+\.\d+\.\d+/] },
  { question: 'what time is it', shows: [/\d\d:\d\d/] },
  { question: "what's today's date", shows: [/20\d\d/] },
  { question: 'how long has this computer been running', shows: [/up/] },
  { question: 'which process is using the most memory', shows: [/MEM|RSS/] },
  { question: 'show running processes', shows: [/PID/] },
  { question: 'is python running?', prints: /^(pgrep|ps) .*python/ },
  { question: 'what is listening on port 8080', prints: /^(ss|lsof|netstat) .*8080/ },
  { question: 'show all open ports', shows: [/LISTEN|State/i] },
  { question: 'what version of linux am I running', shows: [/Linux|Debian|Ubuntu/] },
  { question: 'where is bash installed', shows: [/\/bash/] },
  { question: 'show my PATH', shows: [/\/bin/] },
  { question: 'list environment variables', shows: [/PATH=/] },
  { question: 'how much RAM is free', shows: [/Mem/] },
  { question: 'go to my home directory', endsIn: '~' },
  { question: 'go up one level', endsIn: '..' },
  { question: 'take me to the docs folder', endsIn: 'docs' },
  { question: 'difference between notes.txt and notes2.txt', shows: [/milk/, /bread/] },
  { question: 'sort names.txt and remove duplicates', shows: [/alice\nbob\nzoe/] },
  { question: 'how many files are in the logs folder', shows: [/\b3\b|\b2\b/] },
  { question: 'count python files in src', shows: [/\b3\b/] },
  { question: 'what is the newest file here', shows: [/./], hides: [/old\.txt/] },
  { question: 'find a file named mod.py', shows: [/deep\/nested\/mod\.py/] },
  { question: 'show me the contents of todo.md', shows: [/# Things/, /- two/] },
  { question: 'show the second column of data.csv', shows: [/31/, /28/], hides: [/Oslo/] },
  { question: 'list all symlinks', shows: [/link-to-notes/], hides: [/big\.bin/] },
  { question: 'replace milk with tea in notes.txt', prints: /^sed -i s\/milk\/tea\/g notes\.txt$/ },
  { question: 'pictures bigger than 1 meg', shows: [/my photo\.jpg/], hides: [/big\.bin/] },
  { question: 'delete all files', prints: /^never$/ },
  { question: 'show me the folder structure as a tree', shows: [/src/, /nested/] },
  { question: 'who owns notes.txt', shows: [/\w/] },
  { question: 'what type of file is report.pdf', shows: [/report\.pdf/] },
  { question: 'how many cpu cores does this machine have', shows: [/^\d+$/m] },
  {
    question: 'download the file at https://example.com/a.zip',
    prints: /^(curl -\w*[LO]\w*|wget) https:\/\/example\.com\/a\.zip$/,
  },
  { question: 'list files sorted by size', shows: [/big\.bin[\s\S]*report\.pdf/] },
  { question: 'when was todo.md last modified', shows: [/20\d\d/] },
  { question: 'count how many times bob appears in names.txt', shows: [/\b2\b/] },
  { question: 'total size of all log files', shows: [/1[34](\.\d)?M/] },
];
