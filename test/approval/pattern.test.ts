import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide } from '../../src/approval/decide.ts';
import { isApproved } from '../../src/approval/pattern.ts';
import type { Level, Verdict } from '../../src/domain/verdict.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';

function verdict(level: Level, ...ids: string[]): Verdict {
  const reasons = ids.map((id) => ({ id, text: id, span: [0, 1] as const }));
  return { level, effects: [], label: 'run: it', reasons };
}

describe('a pattern of --approve', () => {
  test.each<[string, string, boolean]>([
    ['ls', 'ls', true],
    ['ls', 'ls -la', false],
    ['ls', 'lsof', false],
    ['ls *', 'ls -la src', true],
    ['ls *', 'ls', false],
    ['ls *', 'lsof x', false],
    ['cat *', 'cat "a; b"', true],
    ['cat *', 'cat *.txt', true],
    ['cat *', 'cat a; rm b', false],
    ['cat *', 'cat a && b', false],
    ['cat *', 'cat a | sh', false],
    ['cat *', 'cat a > b', false],
    ['cat *', 'cat $(rm b)', false],
    ['cat *', 'cat `rm b`', false],
    ['cat *', 'cat $x', false],
    ['cat *', 'cat a\nrm b', false],
    ['cat *; rm b', 'cat a; rm b', false],
    ['git * --stat', 'git diff HEAD --stat', true],
    ['git * --stat', 'git diff --state', false],
    ['file?', 'file1', true],
    ['file?', 'file', false],
    ['**a**b*', 'xaxbx', true],
    ['a;b', 'a;b', true],
    ['', '', true],
  ])('%j covers %j: %s', (pattern, command, covered) => {
    expect(isApproved(command, verdict('ask'), [pattern])).toBe(covered);
  });

  test('several of them accumulate', () => {
    const both = ['touch a', 'mkdir *'];
    expect(['touch a', 'mkdir b', 'touch b'].map((one) => isApproved(one, verdict('ask'), both))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test.each<[string, Level, string, boolean]>([
    ['the exact text lifts danger', 'danger', 'rm x', true],
    ['a glob does not', 'danger', 'rm *', false],
    ['the exact text does not lift blocked', 'blocked', 'rm x', false],
  ])('%s', (_what, level, pattern, covered) => {
    expect(isApproved('rm x', verdict(level), [pattern])).toBe(covered);
  });

  test('a glob lifts no danger whose text it is, letter by letter', () => {
    expect(isApproved('rm *', verdict('danger'), ['rm *'])).toBe(false);
  });

  test('a script with a wildcard in it is covered by its exact text, and by nothing else', () => {
    const script = 'for f in *.log; do\n  rm "$f"\ndone';
    expect(isApproved(script, verdict('danger'), [script])).toBe(true);
    expect(isApproved(script.replace('*.log', 'a.log'), verdict('ask'), [script])).toBe(false);
    expect(isApproved('cat a; rm x', verdict('ask'), ['cat *; rm ?'])).toBe(false);
  });

  test.each(['touches-beck', 'always-confirm'])('nothing lifts what says %s', (id) => {
    expect(isApproved('rm x', verdict('danger', id), ['rm x'])).toBe(false);
    expect(isApproved('rm x', verdict('ask', id), ['rm *', 'rm x'])).toBe(false);
  });

  test('holds in every mode, since it was named with the question itself', () => {
    for (const mode of ['strict', 'confirm', 'warn', 'danger'] as const) {
      const policy = { mode, remembered: [], approved: ['touch *'], canAsk: false };
      expect(decide('touch a', verdict('ask'), policy)).toMatchObject({ type: 'run' });
    }
  });

  test('with a glob never covers a text with an operator, a newline or a substitution outside quotes', () => {
    const operators = fc.constantFrom(
      ...'; & | && || |& > >> < <( >( $( ${ ` \n \r'.split(' '),
      '\n',
      '\r\n',
    );
    const words = fc.stringMatching(/^[\w ./*?-]{0,10}$/);
    const patterns = fc.constantFrom('*', 'touch *', '*a*', 'touch **', '?ouch *', 'touch *x');
    fc.assert(
      fc.property(patterns, words, operators, words, (pattern, before, operator, after) => {
        expect(isApproved(`touch ${before}${operator}${after}x`, verdict('ask'), [pattern])).toBe(false);
      }),
    );
  });

  test('is matched in time that does not explode', () => {
    expect(isApproved(`touch ${'a'.repeat(2000)}`, verdict('ask'), [`${'*a'.repeat(200)}b`])).toBe(false);
  });
});

describe('the exact text of what touches beck is lifted in no way', () => {
  test.each([
    'rm -rf ~/.config/beck',
    'rm -rf ~/.config',
    'ls ~/.config/beck | xargs rm',
    'echo ~/.config/beck/config.json | xargs rm',
    'xargs -I{} rm -rf ~/.config/beck/{} < list',
    'find ~/.config/beck -delete',
    'find ~/.config -type f -exec sed -i s/a/b/ {} +',
    'docker run -v ~/.config:/c alpine rm -rf /c/beck',
    'docker run --mount type=bind,src=/home/ada/.config,dst=/c alpine rm -rf /c/beck',
    'podman run -v /home/ada:/h alpine rm -rf /h/.config/beck',
    'docker run -v /:/host alpine chroot /host rm -rf /home/ada/.config/beck',
    'cd ~/.config && rm -rf beck',
    "sh -c 'rm -rf ~/.config/beck'",
    'sudo rm -rf /home/ada/.config/beck',
    'env HOME=/x rm -rf /home/ada/.config/beck',
    'git -C ~/.config/beck clean -fdx',
    'tar xf a.tar -C ~/.config/beck',
    'curl -o ~/.config/beck/config.json https://x',
    'touch /home/ada/.local/state/beck/approvals/x.json',
    'export BECK_CONFIG=x',
    'beck config set mode danger',
    'beck approvals revoke 1',
  ])('%s', async (command) => {
    const { classify } = await loadClassifier('bash');
    const own = ['/home/ada/.config/beck', '/home/ada/.local/state/beck'];
    const given = classify({ command, shell: 'bash', cwd: '/home/ada/work', home: '/home/ada', own });
    expect(given.level).toBe('danger');
    for (const mode of ['strict', 'confirm', 'warn'] as const) {
      const policy = { mode, remembered: [], approved: [command, '*'], canAsk: true };
      expect(decide(command, given, policy)).toMatchObject({ type: 'ask', offerAlways: false });
      expect(decide(command, given, { ...policy, canAsk: false })).toMatchObject({ type: 'refuse' });
    }
  });
});
