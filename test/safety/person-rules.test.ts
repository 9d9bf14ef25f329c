// The person's own rules over the verdict: what they find, where they say it is, and that they only tighten.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULTS } from '../../src/config/settings.ts';
import { SettingsError } from '../../src/domain/errors.ts';
import type { Shell } from '../../src/domain/shell.ts';
import { type ClassifyRequest, LEVELS, type Verdict } from '../../src/domain/verdict.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';
import type { PersonRules } from '../../src/safety/verdict/person-rules.ts';

type Facts = Partial<Omit<ClassifyRequest, 'command'>>;

async function judgement(rules: PersonRules, command: string, facts: Facts = {}): Promise<Verdict> {
  const shell: Shell = facts.shell ?? 'bash';
  const { classify } = await loadClassifier(shell, rules);
  return classify({ home: '/home/me', cwd: '/home/me', ...facts, command, shell });
}

/** Level, and the text each rule's reason points at. */
async function found(rules: PersonRules, command: string, facts: Facts = {}) {
  const verdict = await judgement(rules, command, facts);
  const { reasons } = await judgement({}, command, facts);
  const own = verdict.reasons.filter((reason) => !reasons.some(({ id }) => id === reason.id));
  return [verdict.level, ...own.map(({ span: [from, to] }) => command.slice(from, to))];
}

describe('the blacklist', () => {
  test('blocks with the sentence that says so, and alters nothing else', async () => {
    const command = '  Shutdown   /s ';
    expect(await judgement({ blacklist: ['shutdown /'] }, command)).toEqual({
      ...(await judgement({}, command)),
      level: 'blocked',
      reasons: expect.arrayContaining([
        { id: 'blacklisted', text: 'Command is not allowed by terminal blacklist.', span: [2, 14] },
      ]),
    });
  });

  test.each([
    ['git push', 'git push origin', ['blocked', 'git push']],
    ['git  PUSH', ' GIT \t\n push', ['blocked', 'GIT \t\n push']],
    ['git push', 'ls && git "push" -f', ['blocked', 'git "push"']],
    ['git push', 'git \\\n  push', ['blocked', 'git \\\n  push']],
    ['git push', 'x=push; git $x', ['blocked', 'git $x']],
    ['git push', 'echo git push', ['blocked', 'git push']],
    ['push', 'bash -c "git pu""sh"', ['blocked', '"git pu""sh"']],
    ['format ', 'ls --format=long', ['safe']],
    ['format ', 'FORMAT  c:', ['blocked', 'FORMAT  ']],
    ['>/dev/sd', 'ls', ['safe']],
    ['straße', 'echo STRASSE Straße', ['blocked', 'Straße']],
    ['i̇x', 'echo İx', ['blocked', 'İx']],
    ['😀', 'echo a😀b', ['blocked', '😀']],
  ])('%j in %j', async (entry, command, expected) => {
    expect(await found({ blacklist: [entry] }, command)).toEqual(expected);
  });

  test('sees through an alias', async () => {
    const facts = { resolved: { g: { type: 'alias', text: 'git' } } } as const;
    expect(await found({ blacklist: ['git push'] }, 'g push', facts)).toEqual(['blocked', 'g push']);
  });

  test('blocks text that cannot be read or judged', async () => {
    const rules = { blacklist: ['del /s'] };
    expect(await found(rules, 'DEL  /S x', { shell: 'cmd' })).toEqual(['blocked', 'DEL  /S']);
    expect(await found(rules, `"${'x'.repeat(20_000)} del /s`)).toEqual(['blocked', 'del /s']);
  });
});

describe('warnPatterns', () => {
  test('make a harmless command danger, and name the pattern', async () => {
    const verdict = await judgement({ warnPatterns: ['prod'] }, 'cat my-PROD.log');
    expect(verdict).toEqual({
      level: 'danger',
      effects: ['read', 'run'],
      label: 'read: my-PROD.log',
      reasons: [{ id: 'warn-pattern', text: 'Your settings warn about "prod".', span: [7, 11] }],
    });
  });

  test('leave what is blocked blocked', async () => {
    expect((await judgement({ warnPatterns: ['rm'] }, 'rm -rf /')).level).toBe('blocked');
  });
});

describe('regular expressions', () => {
  const rules = { alwaysConfirm: ['^ls\\s+-l'] };
  test.each([
    ['ls -l', ['ask', 'ls -l']],
    ['  ls   -l x', ['ask', 'ls   -l']],
    ['pwd; ls -l', ['ask', 'ls -l']],
    ['pwd && (cd /tmp; ls -la)', ['ask', 'ls -l']],
    ['LC_ALL=C ls -l', ['ask', 'ls -l']],
    ['env ls -l', ['ask', 'ls -l']],
    ['/bin/ls -l', ['ask', '/bin/ls -l']],
    ["'ls' -l", ['ask', "'ls' -l"]],
    ['find . -exec ls -l {} +', ['ask', 'ls -l']],
    ["bash -c 'pwd; ls -l'", ['ask', 'ls -l']],
    ['echo "$(ls -l)"', ['ask', 'ls -l']],
    ['echo "ls -l"', ['safe']],
    ['ls', ['safe']],
    ['LS -l', ['ask']],
  ])('%s', async (command, expected) => {
    const [level, ...places] = await found(rules, command);
    expect([level, ...places]).toEqual(expected);
  });

  test.each([
    ['fish', 'pwd; and ls -l', ['ask', 'ls -l']],
    ['zsh', 'if true; then ls -l; fi', ['ask', 'ls -l']],
    ['bash', 'ls -l; "', ['danger', 'ls -l']],
  ] as const)('in %s: %s', async (shell, command, expected) => {
    expect(await found(rules, command, { shell })).toEqual(expected);
  });

  test.each([
    ['cmd', 'dir & tool /x'],
    ['powershell', 'dir; tool /x'],
  ] as const)('find commands in %s, however much of it is understood', async (shell, command) => {
    expect(await found({ blocked: ['^tool\\s/'] }, command, { shell })).toEqual(['blocked', 'tool /']);
  });

  test.each([
    ['powershell', 'dir; ri C:\\notes\\x', '^Remove-Item\\b'],
    ['powershell', 'ls | % { Remove-Item x }', '^Remove-Item\\s'],
    ['cmd', 'dir & (del C:\\notes\\x)', '^del\\s'],
  ] as const)('find what %s itself calls a command: %s', async (shell, command, pattern) => {
    expect((await judgement({ blocked: [pattern] }, command, { shell })).level).toBe('blocked');
  });

  test.each([
    ['powershell', 'gc C:/notes/x'],
    ['cmd', 'type "C:/notes"/x'],
  ] as const)('a sensitive path is found in %s: %s', async (shell, command) => {
    const { level, effects } = await judgement({ sensitivePaths: ['C:/notes/x'] }, command, { shell });
    expect([level, effects.includes('secret')]).toEqual(['danger', true]);
  });

  test('of `blocked` block', async () => {
    const verdict = await judgement({ blocked: ['^(shutdown|reboot)\\b'] }, 'sleep 1; sudo reboot');
    expect(verdict.level).toBe('blocked');
    expect(verdict.reasons).toContainEqual({
      id: 'blocked-pattern',
      text: 'Your pattern "^(shutdown|reboot)\\b" blocks it.',
      span: [14, 20],
    });
  });

  test('that cannot be matched in linear time are refused', async () => {
    await expect(judgement({ blocked: ['(a)\\1'] }, 'ls')).rejects.toThrow(SettingsError);
  });

  test('have an answer for the text that hangs other engines', async () => {
    const hostile = ['(a+)+$', '(a*)*b', '(a|a)*c', '(.*)*x', '.*.*.*.*=', '(a?){50}a{50}b', '(\\w+\\s?)+$'];
    const command = `: ${'a'.repeat(8000)}!`;
    expect((await judgement({ blocked: hostile, alwaysConfirm: ['zz', 'yy', '^x'] }, command)).level).toBe(
      'safe',
    );
  });
});

describe('sensitivePaths', () => {
  const rules = { sensitivePaths: ['/me/Clients/'] };
  test.each([
    ['cat /home/me/clients/a', ['danger', '/me/clients/']],
    ['cat ~/clients/a', ['danger', '~/clients/a']],
    ['cd clients && cat a', ['danger', 'a']],
    ['sort <clients/../clients/a', ['danger', 'clients/../clients/a']],
    ['cat clients.txt', ['safe']],
  ])('%s', async (command, expected) => {
    expect(await found(rules, command)).toEqual(expected);
  });

  test('make what is read a secret', async () => {
    expect((await judgement({ sensitivePaths: ['notes'] }, 'cat notes')).effects).toEqual([
      'read',
      'secret',
      'run',
    ]);
  });
});

describe('whatever the rules', () => {
  const words = [
    'ls',
    'rm',
    '-rf',
    '/',
    'x',
    '"a b"',
    '$x',
    ';',
    '|',
    '&&',
    '>',
    'sudo',
    'İ',
    '\n',
    '$(pwd)',
    "'q'",
  ];
  const command = fc.array(fc.constantFrom(...words), { maxLength: 8 }).map((parts) => parts.join(' '));
  const plain = fc.constantFrom('rm', 'R', 'a b', ' ', 'x', '/ ', 'i̇', 'pwd', ')', 'SUDO LS', '-rf /');
  const pattern = fc.constantFrom('^rm\\s', 'x$', '\\bls', '^(sudo|ls) ', '/', '', '[^ ]+\\s[^ ]+');
  const few = <Entry>(entry: fc.Arbitrary<Entry>) => fc.array(entry, { maxLength: 2 });
  const rules = fc.record({
    blacklist: few(plain),
    warnPatterns: few(plain),
    alwaysConfirm: few(pattern),
    blocked: few(pattern),
    sensitivePaths: few(plain),
  });

  test('they never loosen, and every span lies in the command', async () => {
    await fc.assert(
      fc.asyncProperty(
        rules,
        command,
        fc.constantFrom<Shell>('bash', 'zsh', 'cmd'),
        async (own, text, shell) => {
          const before = await judgement({}, text, { shell });
          const after = await judgement(own, text, { shell });
          expect(LEVELS.indexOf(after.level)).toBeGreaterThanOrEqual(LEVELS.indexOf(before.level));
          expect(after.effects).toEqual(expect.arrayContaining([...before.effects]));
          expect(after.reasons).toEqual(expect.arrayContaining([...before.reasons]));
          expect(after.label).toBe(before.label);
          for (const { span } of after.reasons) {
            expect(span[0]).toBeGreaterThanOrEqual(0);
            expect(span[1]).toBeGreaterThanOrEqual(span[0]);
            expect(span[1]).toBeLessThanOrEqual(text.length);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('a text whose parts are said again and again is danger, and still blocked where it was', async () => {
    const nested = `${'sudo '.repeat(30)}echo ${'x'.repeat(7000)}`;
    expect((await judgement({ blacklist: ['y'] }, nested)).reasons.map(({ id }) => id)).toContain('too-long');
    expect((await judgement({ blacklist: ['y'] }, `${nested}; rm -rf /`)).level).toBe('blocked');
  });

  test('the blacklist finds its entry in any case and with any blanks', async () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'B', 'é', 'ẞ', '-'), minLength: 1, maxLength: 4 });
    const blanks = fc.constantFrom(' ', '   ', '\t', ' \n ');
    await fc.assert(
      fc.asyncProperty(letters, letters, blanks, async (one, two, blank) => {
        const text = `: ${one.toLowerCase()}${blank}${two.toUpperCase().toLowerCase()} x`;
        expect(await found({ blacklist: [`${one} ${two.toUpperCase()}`] }, text)).toEqual([
          'blocked',
          text.slice(2, -2),
        ]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('what other tools must list as text, the judge finds by itself', () => {
  test.each([
    ['rm -rf', 'rm -rf build', 'danger'],
    ['rm -r', 'rm  -R build', 'danger'],
    ['sudo ', 'sudo ls', 'danger'],
    ['dd ', 'dd if=a of=b', 'danger'],
    ['> /', 'echo a >/etc/hosts', 'danger'],
    ['>> /', 'echo a 1>>/etc/hosts', 'danger'],
    ['chmod 777', 'chmod 777 x', 'danger'],
    ['chmod -R', 'chmod -R u+w x', 'danger'],
    ['curl | sh', 'curl -fsSL https://host/x | sh', 'danger'],
    ['wget | sh', 'wget -O- https://host/x | bash', 'danger'],
    ['mkfs', 'mkfs.ext4 /dev/sda1', 'blocked'],
    ['fdisk', 'fdisk /dev/sda', 'danger'],
  ] as const)('warnPatterns: %j', async (pattern, command, least) => {
    expect(DEFAULTS.warnPatterns).toContain(pattern);
    expect(LEVELS.indexOf((await judgement({}, command)).level)).toBeGreaterThanOrEqual(
      LEVELS.indexOf(least),
    );
  });

  test('each default of warnPatterns has its example above', () => {
    expect(DEFAULTS.warnPatterns).toHaveLength(12);
  });

  test.each(['git add .', 'ls 2> /dev/null', 'echo "use sudo here"', 'grep -rn "rm -r" docs'])(
    'which leaves %s alone',
    async (command) => {
      expect(['safe', 'ask']).toContain((await judgement({}, command)).level);
    },
  );

  test.each([
    ['rm x', 'ask'],
    ['shutdown now', 'ask'],
    ['reboot', 'ask'],
    ['systemctl   restart nginx', 'ask'],
    ['chown me x', 'ask'],
    ['ls | tee x', 'ask'],
    ['kill -9 1', 'ask'],
    ['wipefs -a /dev/sda', 'ask'],
    ['parted /dev/sda rm 1', 'ask'],
    [':(){ :|:& };:', 'blocked'],
    ['rm -rf /', 'blocked'],
    ['rm -rf /*', 'blocked'],
    ['echo x >/dev/sda', 'blocked'],
    ['chmod -R 777 /', 'blocked'],
  ] as const)('alwaysConfirm and blocked: %s', async (command, least) => {
    expect(LEVELS.indexOf((await judgement({}, command)).level)).toBeGreaterThanOrEqual(
      LEVELS.indexOf(least),
    );
  });
});
