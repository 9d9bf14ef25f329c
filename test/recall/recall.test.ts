// Finding a command of the past: the formats of the files, words, days, folders, and what is broken.

import { describe, expect, test } from 'vitest';
import { knowledgeOf } from '../../src/recall/described.ts';
import { findCommands } from '../../src/recall/find.ts';
import type { HistoryText } from '../../src/recall/formats.ts';
import { readPeriod } from '../../src/recall/period.ts';
import type { Known } from '../../src/recall/rank.ts';
import { readRequest } from '../../src/recall/request.ts';
import { tradeWords } from '../../src/recall/trade-words.ts';
import { describedPrograms } from '../../src/safety/explain/descriptions.ts';
import { HISTORY, NOW, QUESTIONS, SECOND_HISTORY, SECOND_QUESTIONS, SITTINGS } from './questions.ts';

const ASKING = {
  knowledge: knowledgeOf([...describedPrograms(), ...tradeWords()]),
  now: NOW,
  home: '/home/anna',
  cwd: '/home/anna/shop',
};

function find(question: string, history: HistoryText | undefined, known: readonly Known[] = []) {
  return findCommands(readRequest(question, ASKING), { history, known }, () => true, NOW);
}

const commands = (question: string, bytes: Buffer | string, format: HistoryText['format']) =>
  find(question, { bytes: Buffer.from(bytes as string), format }).map(({ command }) => command);

describe('questions about a history', () => {
  test.each(['t', 'a'])('of half %s of 60 at least 85 % are among the first three', (half) => {
    const asked = QUESTIONS.filter(({ set }) => set === half);
    expect(asked).toHaveLength(30);
    const missed = asked.filter(
      ({ question, right }) =>
        !find(question, { bytes: HISTORY, format: 'zsh' })
          .slice(0, 3)
          .some(({ command }) => command === right),
    );
    expect(missed.length, missed.map(({ question }) => question).join('\n')).toBeLessThanOrEqual(4);
  });

  test.each([
    ['b', 64],
    ['c', 40],
    ['d', 40],
  ])('of set %s at least 85 % are among the first three', (wanted, count) => {
    const asked = SECOND_QUESTIONS.filter(({ set }) => set === wanted);
    expect(asked).toHaveLength(count);
    const missed = asked.filter(
      ({ question, right }) =>
        !find(question, { bytes: SECOND_HISTORY, format: 'zsh' })
          .slice(0, 3)
          .some(({ command }) => right.some((piece) => command.includes(piece))),
    );
    expect(missed.length, missed.map(({ question }) => question).join('\n')).toBeLessThanOrEqual(
      Math.floor(count * 0.15),
    );
  });

  test.each(SITTINGS)('of 60 about $whose history at least 85 % are among the first three', (sitting) => {
    const { history, asked } = sitting;
    expect(asked).toHaveLength(60);
    const missed = asked.filter(
      ({ question, right }) =>
        !find(question, { bytes: history, format: 'zsh' })
          .slice(0, 3)
          .some(({ command }) => right.some((piece) => command.includes(piece))),
    );
    expect(missed.length, missed.map(({ question }) => question).join('\n')).toBeLessThanOrEqual(9);
  });

  test.each([
    [
      'an option means it',
      'how did I undo the commit but keep the changes',
      'git reset --soft HEAD~1',
      'git reset --hard',
    ],
    [
      'a name with humps is several words',
      'ip address of the container',
      "docker inspect -f '{{.NetworkSettings.IPAddress}}' db",
      'docker ps',
    ],
    ['a disc is no change of folder', 'rip a music cd', 'abcde -o flac', 'cd ../music'],
    [
      'an option may add to a value',
      'fix the camera clock',
      "exiftool '-AllDates+=1:00:00' *.JPG",
      'exiftool a.jpg',
    ],
    [
      'its trade calls it so',
      'how did I decode the backtrace',
      'addr2line -e app.elf 0x40',
      'grep -r back .',
    ],
    [
      'it is for another machine',
      'how did I disassemble it',
      'arm-none-eabi-objdump -d a.elf',
      'objcopy a.elf',
    ],
    ['it is no verb', 'send a can frame', 'cansend can0 1#2', 'git send-email a.patch'],
    ['a size has a unit', 'the files over 2 gb', 'find . -size +2G', 'find . -size +1G'],
    ['a program does it', 'how did I cancel the job', 'scancel 991204', 'sbatch train.sbatch'],
    ['it is shortened', 'how did I delete the checkpoints', 'rm old.ckpt', 'rm old.log'],
    [
      'two weeks are 14 days',
      'what did I delete after 2 weeks',
      'find . -mtime +14 -delete',
      'find . -mtime +7 -delete',
    ],
    [
      'it is the long one',
      'that long curl',
      `curl -H "a: b" https://example.org/${'x'.repeat(80)}`,
      'curl a',
    ],
    [
      'a flag means something else here',
      'how did I test the image',
      'docker run image test',
      'docker build -t image .',
    ],
  ])('%s', (_, question, right, wrong) => {
    const found = commands(question, `${right}\n${wrong}\n`, 'bash');
    expect(found[0]).toBe(right);
  });
});

describe('a history file', () => {
  test('of zsh: times, bytes that zsh writes in two, several lines', () => {
    const bytes = Buffer.concat([
      Buffer.from(': 1763000000:0;echo gr'),
      // ü is c3 bc, and à c3 a0, of which zsh writes a0 as 83 80.
      Buffer.from([0xc3, 0xbc, 0xc3, 0x83, 0x80]),
      Buffer.from(' hallo\n: 1763000060:5;for f in *; do\\\n  echo "$f" loop\\\ndone\nplain grep\n'),
    ]);
    const of = (question: string) => find(question, { bytes, format: 'zsh' });
    expect(of('hallo')).toMatchObject([{ command: 'echo grüà hallo', at: 1_763_000_000_000 }]);
    expect(of('grüà').map(({ command }) => command)).toEqual(['echo grüà hallo']);
    expect(of('loop')[0]).toMatchObject({
      command: 'for f in *; do\n  echo "$f" loop\ndone',
      at: 1_763_000_060_000,
    });
    expect(of('grep')).toMatchObject([{ command: 'plain grep', at: undefined }]);
  });

  test('of bash: with times, where entries may have several lines, and without', () => {
    const timed = '#1763000000\nfor f in *; do\n  tar xf "$f"\ndone\n#1763000060\ngit status\n';
    expect(find('tar', { bytes: Buffer.from(timed), format: 'bash' })).toMatchObject([
      { command: 'for f in *; do\n  tar xf "$f"\ndone', at: 1_763_000_000_000 },
    ]);
    expect(commands('1763000060', timed, 'bash')).toEqual([]);
    expect(commands('tar', 'tar xf a\ngit status\ntar xf b', 'bash')).toEqual(['tar xf b', 'tar xf a']);
  });

  test('of bash: lines without times behind one are commands of their own', () => {
    const mixed = '#1763000000\ntar xf a\ntar xf b\ntar cf c \\\n  d\ntar "x\ny"\n';
    expect(commands('tar', mixed, 'bash')).toEqual([
      'tar "x\ny"',
      'tar cf c \\\n  d',
      'tar xf b',
      'tar xf a',
    ]);
  });

  test('of fish: commands alone, unescaped, with their times', () => {
    const text =
      '- cmd: tar xf a.tar\\necho \\\\done\n  when: 1763000000\n  paths:\n    - tar\n- cmd: ls\n  when: 1763000060\n';
    expect(find('tar', { bytes: Buffer.from(text), format: 'fish' })).toMatchObject([
      { command: 'tar xf a.tar\necho \\done', at: 1_763_000_000_000 },
    ]);
  });

  test('of PSReadLine: lines that a backtick continues, and Windows line ends', () => {
    expect(commands('service', 'Get-Service `\r\n  -Name ssh\r\nGet-Date\r\n', 'powershell')).toEqual([
      'Get-Service \n  -Name ssh',
    ]);
  });

  test.each(['zsh', 'bash', 'fish', 'powershell'] as const)(
    'that is no text for %s harms nothing',
    (format) => {
      const bytes = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256));
      expect(() => find('git docker', { bytes, format })).not.toThrow();
      expect(() => find('yesterday', { bytes, format })).not.toThrow();
      expect(find('git', { bytes: Buffer.from('\\'.repeat(3000)), format })).toEqual([]);
      expect(find('git', { bytes: Buffer.from('\\\n'.repeat(3000)), format })).toEqual([]);
    },
  );

  test('of which only the end is searched by meaning is found by its words all over', () => {
    const filler = 'ls -la some-folder-of-mine\n'.repeat(200_000);
    const first = 'docker run -v data:/data postgres';
    expect(commands('docker run', `${first}\n${filler}`, 'bash')).toContain(first);
    expect(
      commands('docker run with a volume', `${filler}docker run -it alpine\n${first}\n`, 'bash')[0],
    ).toBe(first);
  });
});

describe('days', () => {
  const day = (month: number, date: number, year = 2026) => new Date(year, month - 1, date).getTime();
  // NOW is Thursday, 19 November 2026.
  test.each([
    ['what did I do yesterday', day(11, 18), day(11, 19)],
    ['the day before yesterday', day(11, 17), day(11, 18)],
    ['ffmpeg from last week', day(11, 9), day(11, 16)],
    ['this week', day(11, 16), day(11, 23)],
    ['on Monday', day(11, 16), day(11, 17)],
    ['last thursday', day(11, 12), day(11, 13)],
    ['last weekend', day(11, 14), day(11, 16)],
    ['in March', day(3, 1), day(4, 1)],
    ['in December', day(12, 1, 2025), day(1, 1)],
    ['on 12 Nov', day(11, 12), day(11, 13)],
    ['on the 3rd of October', day(10, 3), day(10, 4)],
    ['November 12th', day(11, 12), day(11, 13)],
    ['on 2026-09-04', day(9, 4), day(9, 5)],
    ['three days ago', day(11, 16), day(11, 17)],
    ['last month', day(10, 1), day(11, 1)],
    ['last year', day(1, 1, 2025), day(1, 1)],
  ])('%s', (text, from, to) => {
    expect(readPeriod(text, NOW).period).toEqual({ from, to });
  });

  test.each(['march all files', 'may I see it', 'the last commit', 'on 31 February'])(
    'none in %s',
    (text) => {
      expect(readPeriod(text, NOW).period).toBeUndefined();
    },
  );

  test('since a day until now, and what a command itself looked for since then', () => {
    const [monday, now] = [day(11, 16), NOW];
    const since = (question: string) => readRequest(question, ASKING).period;
    expect(since('what did I do since Monday')).toEqual({ from: monday, to: now + 1 });
    expect(since('failed logins since yesterday')).toBeUndefined();
    const lines = 'lastb -s yesterday\nlast -n 20\n';
    expect(commands('failed logins since yesterday', lines, 'bash')[0]).toBe('lastb -s yesterday');
  });

  test('alone list what ran then, newest first', () => {
    const history = { bytes: HISTORY, format: 'zsh' } as const;
    const found = find('what did I do on 17 September', history).map(({ command }) => command);
    expect(found).toHaveLength(5);
    expect(found[0]).toContain('hugo --minify');
    expect(find('what did I do on 1 January', history)).toEqual([]);
  });
});

describe('folder, end and repetition', () => {
  const known = (command: string, more: Partial<Known> = {}): Known => ({
    command,
    at: NOW - 3_600_000,
    age: 0,
    folder: '/home/anna/shop',
    status: 0,
    source: 'atuin',
    ...more,
  });

  test('a folder leaves out what ran elsewhere', () => {
    const all = [known('npm test'), known('npm run dev', { folder: '/home/anna/blog' })];
    expect(find('what did I do in ~/shop today', undefined, all).map(({ command }) => command)).toEqual([
      'npm test',
    ]);
    expect(find('npm in this folder', undefined, all).map(({ command }) => command)).toEqual(['npm test']);
  });

  test('a folder may be called by its name', () => {
    const bytes = Buffer.from('cd ~/2026-school-portraits\nmogrify -resize 50% a.jpg\ncd ~/blog\nhugo\n');
    const found = find('what did I do in the school portraits folder', { bytes, format: 'bash' });
    expect(found.map(({ command }) => command)).toEqual(['cd ~/blog', 'mogrify -resize 50% a.jpg']);
  });

  test('a history without folders is asked where its shell had gone', () => {
    const history = { bytes: HISTORY, format: 'zsh' } as const;
    const found = find('what did I do in ~/blog in November', history).map(({ command }) => command);
    expect(found).toContain('hugo new posts/soup.md');
    expect(found).not.toContain('git push');
  });

  test('a command that names the folder counts, wherever it ran', () => {
    const all = [known('du -ah /var/log | sort -rh', { folder: '/home/anna' }), known('du -sh .')];
    expect(find('how did I find the largest files in /var/log', undefined, all)[0]?.command).toBe(
      'du -ah /var/log | sort -rh',
    );
  });

  test('a verb that says little is not taken for a program of its name', () => {
    const all = [known('kubectl get pods'), known('docker exec -it web bash'), known('go test ./...')];
    expect(find('how did I get into the web container', undefined, all)[0]?.command).toBe(
      'docker exec -it web bash',
    );
    expect(find('that go command', undefined, all)[0]?.command).toBe('go test ./...');
  });

  test('what failed is told from what worked', () => {
    const all = [known('make all', { status: 2 }), known('make test')];
    expect(find('the make that failed', undefined, all).map(({ command }) => command)).toEqual(['make all']);
    expect(find('the make that worked', undefined, all).map(({ command }) => command)).toEqual(['make test']);
  });

  test('a command is there once, with all that any source says of it', () => {
    const all = [
      known('make all', { at: NOW - 5000, folder: undefined, status: undefined, source: 'history' }),
      known('make all', { at: NOW - 90_000, status: 2, question: 'build it' }),
    ];
    expect(find('make', undefined, all)).toMatchObject([
      {
        command: 'make all',
        at: NOW - 5000,
        folder: '/home/anna/shop',
        status: 2,
        count: 2,
        question: 'build it',
      },
    ]);
  });

  test('what was asked finds what ran for it', () => {
    const all = [
      known('certbot certonly -d a.example', { question: 'renew my web certificate' }),
      known('ls'),
    ];
    expect(find('how did I renew the web thing', undefined, all)[0]?.command).toBe(
      'certbot certonly -d a.example',
    );
  });
});
