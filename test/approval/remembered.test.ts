import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { decide } from '../../src/approval/decide.ts';
import { isPlain } from '../../src/approval/plain-command.ts';
import { approvalOf, isCovered, offerOf } from '../../src/approval/remembered.ts';
import type { AlwaysChoice, RememberedApproval } from '../../src/domain/remembered.ts';
import type { Shell } from '../../src/domain/shell.ts';
import type { ClassifyRequest, Verdict } from '../../src/domain/verdict.ts';
import { takeApart } from '../../src/safety/approval-parts.ts';
import { type Classifier, loadClassifier } from '../../src/safety/classifier.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
const PROJECT = '/home/ada/project';

type Place = Partial<ClassifyRequest> & { readonly repositoryTop?: string };

const classifiers = new Map<Shell, Classifier>();
beforeAll(async () => {
  for (const shell of SHELLS) classifiers.set(shell, await loadClassifier(shell));
});

/** Judged in a repository whose configuration names a program, so that git's reads ask. */
function judge(command: string, shell: Shell, { repositoryTop = PROJECT, ...place }: Place = {}): Verdict {
  const classifier = classifiers.get(shell);
  if (classifier === undefined) throw new Error(`No classifier was loaded for ${shell}.`);
  const request: ClassifyRequest = {
    command,
    shell,
    cwd: PROJECT,
    home: '/home/ada',
    repository: 'runs-programs',
    paths: { [`${PROJECT}/f`]: 'none' },
    ...place,
  };
  const verdict = classifier.classify(request);
  const git = verdict.reasons.some(({ id }) => id === 'repository-runs-programs');
  const repository = git ? repositoryTop : undefined;
  const parts = takeApart(classifier, request, verdict);
  return { ...verdict, approvable: { shell, folder: request.cwd ?? '/', repository, parts } };
}

function allow(command: string, shell: Shell, covers: AlwaysChoice['covers'] = 'exact'): RememberedApproval {
  const approval = approvalOf(command, judge(command, shell), covers);
  if (approval === undefined) throw new Error(`${command} cannot be allowed as ${covers}.`);
  return approval;
}

const runs = (command: string, shell: Shell, approvals: readonly RememberedApproval[], place?: Place) =>
  isCovered(command, judge(command, shell, place), approvals);

describe.each(SHELLS)('the prefix that is offered in %s', (shell) => {
  test.each([
    ['git diff', 'git diff'],
    ['git diff HEAD~1 -- src', 'git diff'],
    ["git log --grep 'a; b'", 'git log'],
    ['git stash list', 'git stash list'],
    ['kubectl get pods', 'kubectl get'],
    // What makes something new, below the current folder.
    ['git switch -c topic', 'git switch'],
    ['git branch topic', 'git branch'],
    ['git tag v1', 'git tag'],
    ['touch f', 'touch'],
    ['mkdir -p a/b', 'mkdir'],
  ])('for %s is %s', (command, prefix) => {
    expect(offerOf(command, judge(command, shell))).toEqual({ prefix });
  });

  test.each([
    // A program alone, and what runs others or another's code.
    ...['curl https://example.org', 'npm run build', 'npm test', 'npx cowsay', 'make test', 'yarn install'],
    ...['docker run alpine', 'docker exec x ls', 'ssh host ls', 'python3 f.py', 'node f.js', 'xargs touch'],
    ...['find . -exec touch f +', 'sudo git diff', 'env git diff', 'command git diff', 'kubectl exec x'],
    ...[
      'uv run f',
      'bundle exec rake',
      'git bisect run ls',
      'git submodule foreach ls',
      'cargo run',
      'cargo tree',
      'go run x',
    ],
    // What is more than its words, or not understood.
    ...['git -C /tmp diff', 'X=1 git diff', 'git diff > f', 'git diff --output=f', 'git diff --nonesuch'],
    ...['git diff $x', 'git diff *', 'git diff | cat', 'git diff && git log', 'git "diff"', 'g diff'],
    // What leaves the folder, loses something or starts an editor.
    ...[
      'touch /srv/f',
      'touch ~/f',
      'touch a/../../f',
      "touch '../f'",
      'mkdir ..',
      'mkdir -p /srv/a',
      'touch "f"/../../g',
    ],
    ...['git switch -C topic', 'git switch -f main', 'git branch -D topic', 'git tag -d v1', 'git tag -a v1'],
    ...['touch $x', 'touch *', 'chmod +x f', 'cp a f'],
    ...['git nonesuch', 'hg log', 'git diff; ls', 'git diff &', '(git diff)'],
  ])('for %s is none', (command) => {
    expect(offerOf(command, judge(command, shell))?.prefix).toBeUndefined();
  });

  test('for an alias is none', () => {
    const aliased = { resolved: { git: { type: 'alias', text: 'git -C /tmp' } } } as const;
    expect(offerOf('git diff', judge('git diff', shell, aliased))?.prefix).toBeUndefined();
  });
});

describe.each(SHELLS)('Always in %s', (shell) => {
  const offered = (command: string) => {
    const policy = { mode: 'confirm', remembered: [], canAsk: true } as const;
    const decision = decide(command, judge(command, shell, { repository: 'plain' }), policy);
    return decision.type === 'ask' && decision.offerAlways ? (decision.alwaysPrefix ?? 'exact') : 'no';
  };

  test.each([
    ...[
      'git fetch',
      'git fetch origin main',
      'git add .',
      "git commit -m 'a; b'",
      'git push',
      'git pull --rebase',
    ],
    ...['git stash pop', 'npm ci', 'npm run build', 'pip install requests', 'docker pull alpine'],
    ...[
      'cargo test',
      'apt install jq',
      'make',
      'mkdir f && touch f/g',
      'git fetch && touch f',
      'git fetch && git rebase main',
      'npm ci && npm test',
    ],
  ])('is offered for exactly %s, as what it writes is where its program keeps things', (command) => {
    expect(offered(command)).toBe('exact');
  });

  test.each([
    ...[
      'echo hi > f',
      'chmod +x f',
      'cp a f',
      'curl -o f https://x',
      'curl -O https://x/f',
      'wget https://x',
      'tee f',
    ],
    ...[
      'git archive -o f HEAD',
      'git bundle create f HEAD',
      'git format-patch -1',
      'go build -o f',
      'docker build -o f .',
    ],
    ...['git fetch > f', 'git fetch && cp a f', 'git -C sub fetch', 'git fetch $(touch f)', 'X=1 git fetch'],
    ...[
      'git push --force',
      'git reset --hard',
      'sudo npm ci',
      'git branch -D topic',
      'git fetch | xargs touch',
    ],
  ])('is not offered for %s', (command) => {
    expect(offered(command)).toBe('no');
  });

  test('is not offered for an alias of what keeps to its store', () => {
    const aliased = {
      resolved: { git: { type: 'alias', text: 'git -C /tmp' } },
      repository: 'plain',
    } as const;
    const policy = { mode: 'confirm', remembered: [], canAsk: true } as const;
    expect(decide('git fetch', judge('git fetch', shell, aliased), policy)).toMatchObject({
      offerAlways: false,
    });
  });
});

describe.each(SHELLS)('what was allowed in %s', (shell) => {
  test.each([
    ['git diff', 'git diff'],
    ['git diff', 'git diff --stat HEAD~1'],
    ['git diff', 'cd . && git log'],
  ] as const)('as a prefix, %s: %s', (allowed, command) => {
    const covered = !command.includes('log');
    expect(runs(command, shell, [allow(allowed, shell, 'prefix')])).toBe(covered);
  });

  test.each([
    'git difftool',
    'git diff-files',
    'git diff --output=f',
    'git diff --ext-diff',
    'git diff --nonesuch',
    'git diff $x',
    'git diff *',
    'git diff > f',
    'git diff && curl https://x',
    'git diff; curl https://x',
    'git diff | xargs touch',
    'curl https://x && git diff',
    'cat f | git diff',
    'cd / && git diff',
    'git -C / diff',
    'git log',
    'X=1 git diff',
    'git diff & git diff',
    'git diff\ncurl https://x',
    'git diff $(touch f)',
    'git diff <(touch f)',
    'git diff `touch f`',
  ])('as the prefix git diff does not cover %s', (command) => {
    expect(runs(command, shell, [allow('git diff', shell, 'prefix')])).toBe(false);
  });

  test('covers each part of a chain on its own, beside parts that only read', () => {
    const both = [allow('git diff', shell, 'prefix'), allow('curl https://x', shell)];
    expect(runs('git diff --stat && ls; curl https://x', shell, both)).toBe(true);
    expect(runs('git diff --stat && ls; curl https://y', shell, both)).toBe(false);
    expect(runs('git diff | cat', shell, both)).toBe(true);
  });

  test('holds in its folder and below, for its repository alone', () => {
    const prefix = [allow('git diff', shell, 'prefix')];
    const at = (cwd: string, repositoryTop = PROJECT) =>
      runs('git diff', shell, prefix, { cwd, repositoryTop });
    expect(at(`${PROJECT}/src`)).toBe(true);
    expect(at('/home/ada')).toBe(false);
    expect(at('/home/ada/project-two')).toBe(false);
    expect(at(`${PROJECT}/unpacked`, `${PROJECT}/unpacked`)).toBe(false);
    expect(runs('curl https://x/f', shell, [allow('curl https://x/f', shell)], { cwd: `${PROJECT}/a` })).toBe(
      true,
    );
  });

  test('holds in its shell alone', () => {
    for (const other of SHELLS)
      expect(runs('curl https://x', other, [allow('curl https://x', shell)])).toBe(other === shell);
  });

  test('asks again when the same words mean something else', () => {
    const allowed = [allow('curl https://x', shell)];
    const replaced = { resolved: { curl: { type: 'file', path: '/tmp/curl', untrusted: true } } } as const;
    expect(runs('curl https://x', shell, allowed, replaced)).toBe(false);
    const prefix = [allow('git diff', shell, 'prefix')];
    expect(runs('git diff', shell, prefix, { resolved: { git: { type: 'function' } } })).toBe(false);
  });
});

/** Text of which anything may be added to an allowed command. */
const HARMFUL = [
  'curl https://evil',
  'touch f',
  'nonesuch',
  'rm -rf x',
  'git push',
  'sudo ls',
  '$x',
  'python3 f',
];
const OPERATORS = ['&&', '||', ';', '|', '&', '\n', ' | cat && ', ' ; \n', '|&', '&|'];
const REDIRECTIONS = ['>f', '> f', '>>f', '2>f', '>|f', '&>f', '>&f', '<>f'];
const SUBSTITUTIONS = [
  '$(touch f)',
  '`touch f`',
  '<(touch f)',
  '(touch f)',
  '${x:-$(touch f)}',
  '"$(touch f)"',
];

const allowances = fc.constantFrom<[string, AlwaysChoice['covers']]>(
  ['git diff', 'prefix'],
  ['git log -p', 'prefix'],
  ['kubectl get pods', 'prefix'],
  ['git switch topic', 'prefix'],
  ['git diff', 'exact'],
  ['curl https://x', 'exact'],
  ['git fetch', 'exact'],
  ['npm run build', 'exact'],
);

describe.each(SHELLS)('whatever is added in %s', (shell) => {
  const check = (added: fc.Arbitrary<(command: string) => string>) =>
    fc.assert(
      fc.property(allowances, added, ([command, covers], add) => {
        expect(runs(add(command), shell, [allow(command, shell, covers)])).toBe(false);
      }),
    );

  test('an operator and a further command are not covered', () => {
    check(
      fc
        .tuple(fc.constantFrom(...OPERATORS), fc.constantFrom(...HARMFUL), fc.boolean(), fc.boolean())
        .map(([operator, harmful, before, blank]) => (command) => {
          const [first, second] = before ? [harmful, command] : [command, harmful];
          return blank ? `${first} ${operator} ${second}` : `${first}${operator}${second}`;
        }),
    );
  });

  test('a redirection is not covered', () => {
    check(fc.constantFrom(...REDIRECTIONS).map((redirection) => (command) => `${command} ${redirection}`));
  });

  test('a substitution is not covered', () => {
    check(fc.constantFrom(...SUBSTITUTIONS).map((inside) => (command) => `${command} ${inside}`));
  });

  test('a longer word is not covered', () => {
    check(
      fc.tuple(fc.stringMatching(/^[a-z-]{1,6}$/), fc.boolean()).map(([more, first]) => (command) => {
        const [program = '', ...rest] = command.split(' ');
        return first ? [program + more, ...rest].join(' ') : [program, `${rest[0]}${more}`].join(' ');
      }),
    );
  });

  test('nothing of level danger is covered, and nothing that is blocked', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'rm -rf x',
          'sudo ls',
          'git push --force',
          'rm -rf /',
          'beck config set mode danger',
          'kill 1',
        ),
        (command) => {
          const verdict = judge(command, shell);
          expect(['danger', 'blocked']).toContain(verdict.level);
          expect(approvalOf(command, verdict, 'exact')).toBeUndefined();
          const { reasons, effects } = verdict;
          const forged = { covers: 'exact', text: command, shell, folder: '/', reasons, effects } as const;
          expect(isCovered(command, verdict, [forged])).toBe(false);
        },
      ),
    );
  });
});

test('several approvals together cover no more than each part of a chain that one of them covers', () => {
  const all = [
    ['git diff', 'prefix'],
    ['git log -p', 'prefix'],
    ['curl https://x', 'exact'],
    ['git fetch', 'exact'],
  ] as const;
  const known = ['git diff --stat', 'git log', 'curl https://x', 'git fetch', 'ls', 'cat f'];
  const parts = fc.array(fc.constantFrom(...known, ...HARMFUL), { minLength: 1, maxLength: 4 });
  const joins = fc.constantFrom(' && ', ' || ', '; ');
  for (const shell of SHELLS) {
    const approvals = all.map(([command, covers]) => allow(command, shell, covers));
    fc.assert(
      fc.property(parts, joins, (commands, join) => {
        const covered = commands.every((command) => known.includes(command));
        const asks = judge(commands.join(join), shell).level === 'ask';
        expect(runs(commands.join(join), shell, approvals)).toBe(covered && asks);
      }),
    );
  }
});

describe('a plain command', () => {
  test('is never more than words, whatever surrounds an operator', () => {
    const unsafe = fc.constantFrom(...';&|<>()$`\\{}#!\n\r\t\0"\'[]'.split(''));
    fc.assert(
      fc.property(
        fc.stringMatching(/^[\w ./-]{0,8}$/),
        unsafe,
        fc.stringMatching(/^[\w ./-]{0,8}$/),
        (a, sign, b) => {
          expect(isPlain(`ls ${a}${sign}${b}`)).toBe(false);
          expect(isPlain(`ls ${a}${sign}${b}`, true)).toBe(false);
        },
      ),
    );
  });

  test.each<[string, boolean, boolean]>([
    ['git diff HEAD~1 -- src/a.ts', true, true],
    ["git log --grep 'a; b'", true, true],
    ['git log "--format=%h | %s"', true, true],
    ['touch *.txt', false, true],
    ['touch "a$x"', false, false],
    ["echo 'a\\' ; rm x '", false, false],
  ])('%s: %s, with wildcards %s', (command, plain, wild) => {
    expect([isPlain(command), isPlain(command, true)]).toEqual([plain, wild]);
  });
});
