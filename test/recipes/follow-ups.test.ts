// Questions that depend on the one before: on what it named, on what its command showed, or on one of its values.

import { expect, test } from 'vitest';
import { NoRecipeError } from '../../src/domain/errors.ts';
import { recipesProvider } from '../../src/providers/recipes.ts';
import type { Asked } from '../../src/recipes/follow-up/turn.ts';
import { worldOf } from './world.ts';

const world = {
  ...worldOf({
    entries: [
      ...['docs/', 'backup/', 'media/', 'text/', 'docs/a.txt', 'docs/meeting notes.txt', 'docs/report.pdf'],
      ...['docs/plan.pdf', 'media/film.avi', 'media/clip.mp4', 'text/staff.csv', 'text/fruit.txt'],
      ...['text/people.txt', 'tables.zip', 'run.sh', 'setup.deb', 'old.log'],
    ],
    programs: [
      'unzip',
      'xdg-open',
      'bash',
      'ps',
      'ss',
      'kill',
      'grep',
      'awk',
      'tail',
      'stat',
      'du',
      'diff',
      'numfmt',
      'date',
    ],
  }),
  firstLines: (path: string) =>
    path === 'text/staff.csv' ? ['name,city,age,salary', 'ann,Rome,41,3200'] : [],
};
const env = { shell: 'bash', userland: 'gnu', cwd: '/home/ada', home: '/home/ada', world } as const;

type Earlier = Omit<Asked, 'folder'>;

async function follow(question: string, ...earlier: readonly Earlier[]): Promise<string | undefined> {
  const turns = earlier.map((one) => ({ folder: env.cwd, ...one }));
  const messages = [...turns, { question }].map((one) => ({ role: 'user', content: one.question }) as const);
  const request = { question, runs: [], messages, tools: [], temperature: 0, maxTokens: 1 };
  try {
    const provider = recipesProvider({ ...env, world: { ...world } }, { whole: true, earlier: turns });
    const reply = await provider.ask(request, { signal: new AbortController().signal, onText() {} });
    return JSON.parse(reply.toolCalls[0]?.arguments ?? '{}').command;
  } catch (error) {
    if (error instanceof NoRecipeError) return undefined;
    throw error;
  }
}

const BIGGEST: Earlier = {
  question: 'the 2 biggest files',
  command: "find . -type f -printf '%s\\t%p\\n' | sort -rn | head -n 2 | numfmt --to=iec --suffix=B",
  output: '2.5MB\t./media/film.avi\n1.2MB\t./media/clip.mp4\n',
};
const IN_DOCS: Earlier = {
  question: 'list files in docs',
  command: 'ls docs',
  output: 'a.txt\nmeeting notes.txt\nplan.pdf\nreport.pdf\n',
};
const ZIP: Earlier = {
  question: 'find zip files',
  command: "find . -type f -iname '*.zip'",
  output: './tables.zip\n',
};
const HERE: Earlier = {
  question: 'list files',
  command: 'ls',
  output: 'old.log\nrun.sh\nsetup.deb\ntables.zip\n',
};
const SHOWN: Earlier = { question: 'show docs/a.txt', command: 'cat docs/a.txt', output: 'docs\n' };
const LINES: Earlier = {
  question: 'how many lines are in text/fruit.txt',
  command: 'wc -l < text/fruit.txt',
  output: '10\n',
};
const ERRORS: Earlier = {
  question: 'show lines with ERROR in old.log',
  command: 'grep -nF -e ERROR old.log',
  output: '3:ERROR a\n9:ERROR b\n',
};
const ROME: Earlier = {
  question: 'show the rows of text/staff.csv where city is Rome',
  command: 'awk -F , \'NR > 1 && $2 == "Rome"\' text/staff.csv',
};
const MEMORY: Earlier = {
  question: 'which processes use the most memory',
  command: 'ps -eo pid,user,%cpu,%mem,comm --sort=-%mem | head -n 11',
  output:
    '    PID USER     %CPU %MEM COMMAND\n   4711 ada      1.0  9.9 firefox\n     12 ada      0.0  1.0 bash\n',
};

test.each<[string, readonly Earlier[], string | undefined]>([
  // What its command listed, and nothing else.
  ['delete them', [BIGGEST], 'rm media/film.avi media/clip.mp4'],
  // The only one that was listed, however many were asked for.
  ['delete them', [{ ...BIGGEST, output: '2.5MB\t./media/film.avi\n' }], 'rm media/film.avi'],
  ['delete the first one', [BIGGEST], 'rm media/film.avi'],
  [
    'delete the first one',
    [BIGGEST, { question: 'how big are they together', command: 'find media/film.avi', output: '4650000\n' }],
    'rm media/film.avi',
  ],
  ['copy them to backup', [BIGGEST], 'cp -i media/film.avi media/clip.mp4 backup'],
  [
    'how big are they together',
    [BIGGEST],
    "find media/film.avi media/clip.mp4 -maxdepth 0 -printf '%s\\n' | awk '{ s += $1 } END { print s + 0 }'",
  ],
  ['unzip it', [ZIP], 'unzip tables.zip'],
  ['what is in it', [ZIP], 'unzip -l tables.zip'],
  ['run the second one', [HERE], 'bash run.sh'],
  ['delete the deb', [HERE], 'rm setup.deb'],
  ['delete the last two', [IN_DOCS], 'rm docs/plan.pdf docs/report.pdf'],
  ['open the second file', [IN_DOCS], "xdg-open 'docs/meeting notes.txt'"],
  // It is unclear which is meant.
  ['delete the pdf', [IN_DOCS], undefined],
  ['delete it', [IN_DOCS], undefined],
  ['delete the fifth one', [IN_DOCS], undefined],
  ['delete it', [{ question: 'copy docs/a.txt to backup', command: 'cp docs/a.txt backup' }], undefined],
  [
    'delete them',
    [
      {
        question: 'find duplicate files',
        command: "find . -type f -exec md5sum '{}' + | sort | uniq -w 32 --all-repeated=separate",
        output: 'aa  ./run.sh\naa  ./old.log\n',
      },
    ],
    undefined,
  ],
  ['delete them', [{ ...BIGGEST, output: `${BIGGEST.output}[shortened]` }], undefined],
  ['delete them', [{ ...BIGGEST, output: './gone.txt\n./run.sh\n' }], undefined],
  // What it named.
  ['how many words in it', [SHOWN], 'wc -w < docs/a.txt'],
  ['how many lines does it have', [SHOWN], 'wc -l < docs/a.txt'],
  ['who owns it', [SHOWN], 'ls -l docs/a.txt'],
  ['delete it', [SHOWN], 'rm docs/a.txt'],
  ['with line numbers', [SHOWN], 'cat -n docs/a.txt'],
  [
    'sort it by age',
    [{ question: 'what is in text/staff.csv', command: 'cat text/staff.csv' }],
    expect.stringContaining('c=age'),
  ],
  ['go into it', [{ question: 'create a folder called media', command: 'mkdir -p media' }], 'cd media'],
  // Another value of the same type.
  ['and in text/people.txt?', [LINES], 'wc -l < text/people.txt'],
  [
    'and in docs/a.txt?',
    [LINES, { question: 'what about text/people.txt', command: 'wc -l < text/people.txt', output: '5\n' }],
    'wc -l < docs/a.txt',
  ],
  ['make that 10', [BIGGEST], expect.stringContaining('head -n 10')],
  ['make that 3', [MEMORY], 'ps -eo pid,user,%cpu,%mem,comm --sort=-%mem | head -n 4'],
  [
    'and 3000?',
    [{ question: 'who is using port 8080', command: "ss -tulnp 'sport = :8080'", output: '' }],
    "ss -tulnp 'sport = :3000'",
  ],
  ['and WARN?', [ERRORS], 'grep -nF -e WARN old.log'],
  ['and Oslo?', [ROME], expect.stringContaining('v=Oslo')],
  [
    'and the age?',
    [{ question: 'average of salary in text/staff.csv', command: 'awk' }],
    "awk -F , 'NR > 1 { s += $3; n++ } END { if (n) print s / n }' text/staff.csv",
  ],
  [
    '3 to 5',
    [{ question: 'show lines 2 to 4 of text/fruit.txt', command: "sed -n '2,4p' text/fruit.txt" }],
    "sed -n '3,5p' text/fruit.txt",
  ],
  ['the last 3', [{ question: 'first 5 lines of text/fruit.txt', command: 'x' }], undefined],
  [
    'and folders?',
    [{ question: 'how many files are in docs', command: 'find docs -type f | wc -l', output: '4\n' }],
    undefined,
  ],
  // More of the same.
  ['how many', [ERRORS], 'grep -c ERROR old.log'],
  ['only the last 5', [ERRORS], 'grep -nF -e ERROR old.log | tail -n 5'],
  ['sorted by age', [ROME], 'awk -F , \'NR > 1 && $2 == "Rome"\' text/staff.csv | sort -t , -k 3,3n'],
  ['how many', [ROME], 'awk -F , \'NR > 1 && $2 == "Rome"\' text/staff.csv | wc -l'],
  [
    'without duplicates',
    [{ question: 'sort text/fruit.txt', command: 'sort text/fruit.txt' }],
    'sort -u text/fruit.txt',
  ],
  [
    'the other way round',
    [{ question: 'sort text/fruit.txt', command: 'sort text/fruit.txt' }],
    'sort -r text/fruit.txt',
  ],
  ['the other way round', [BIGGEST], undefined],
  // Processes.
  ['kill the first', [MEMORY], 'kill 4711'],
  ['kill it', [MEMORY], undefined],
  [
    'kill it',
    [{ question: 'who uses port 80', command: 'ss -tulnp', output: 'tcp users:(("nginx",pid=77,fd=6))' }],
    'kill 77',
  ],
  // A question of its own stays one.
  ['what time is it', [SHOWN], 'date'],
])('"%s"', async (question, earlier, command) => {
  expect(await follow(question, ...earlier)).toEqual(command);
});
