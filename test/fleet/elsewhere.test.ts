// A command for other machines is judged by its text alone, and the line that carries it by what this shell makes of it.

import { describe, expect, test } from 'vitest';
import { decide } from '../../src/approval/decide.ts';
import { approvalOf } from '../../src/approval/remembered.ts';
import { judgeElsewhere, verdictOn } from '../../src/cli/fleet/elsewhere.ts';
import { SCRIPT_OPTIONS, type ShellFacts } from '../../src/domain/shell.ts';
import type { Verdict } from '../../src/domain/verdict.ts';
import { commandLine, scaffoldLine } from '../../src/fleet/engines.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';
import type { PersonRules } from '../../src/safety/verdict/person-rules.ts';

const HOSTS = ['web1', 'web2'];

/** As at the prompt: the line with all that the shell and the disk say of it. */
async function judge(
  command: string,
  {
    facts = {},
    rules = {},
    hosts = HOSTS,
    limit = 0,
  }: { facts?: ShellFacts; rules?: PersonRules; hosts?: readonly string[]; limit?: number } = {},
): Promise<Verdict> {
  const elsewhere = await judgeElsewhere(rules);
  const { classify } = await loadClassifier('bash', rules);
  const work = { hosts, command, fanout: 32, timeout: 10, limit };
  const text = commandLine('clush', work, 'bash');
  const here = classify({
    ...facts,
    command: text,
    shell: 'bash',
    cwd: '/home/me',
    home: '/home/me',
    options: SCRIPT_OPTIONS,
  });
  const carried = {
    text,
    scaffold: scaffoldLine('clush', work, 'bash'),
    hosts,
    command,
    there: elsewhere(command),
  };
  return verdictOn(carried, { here, classify, shell: 'bash' });
}

test.each([
  ['df -h'],
  ["df -h | awk 'NR == 1 || $5 + 0 > 80'"],
  ['uptime'],
  ['cat /etc/os-release'],
  ["find /var/log -name '*.log' -size +1M"],
])('%s only reads: asked, and Always may be said of reads on these hosts', async (command) => {
  const verdict = await judge(command);
  expect(verdict).toMatchObject({ level: 'ask', effects: ['read', 'network'] });
  expect(verdict.reasons).toMatchObject([{ id: 'remote-read', text: 'Reads on 2 hosts: web[1-2].' }]);
  const policy = { mode: 'confirm', remembered: [], canAsk: true } as const;
  expect(decide(verdict.label, verdict, { ...policy, mode: 'warn' })).toMatchObject({ type: 'ask' });
});

test.each([
  ['mkdir /srv/new', 'ask'],
  ['no-such-program --now', 'ask'],
  ['git log', 'ask'],
  ['touch here', 'ask'],
  ['echo hi > here', 'danger'],
  ['rm -rf build', 'danger'],
  ['sudo systemctl restart nginx', 'danger'],
  ['cat /etc/shadow', 'danger'],
  ['ssh other id', 'danger'],
  ['rm -rf /', 'blocked'],
  ['echo "unfinished', 'danger'],
] as const)('%s is more than a look: %s, and never remembered', async (command, level) => {
  const facts = { paths: { '/home/me/here': 'none', '/srv/new': 'none' } } as const;
  const verdict = await judge(command, { facts });
  expect(verdict.level).toBe(level);
  expect(approvalOf('x', verdict, 'prefix')).toBeUndefined();
  const policy = { mode: 'confirm', remembered: [], canAsk: true } as const;
  if (level === 'ask')
    expect(decide('x', verdict, policy)).toMatchObject({
      type: 'ask',
      noAlways: 'it changes other machines',
    });
});

describe('what this shell makes of the line counts as well', () => {
  test.each<[string, ShellFacts]>([
    ['an alias', { resolved: { clush: { type: 'alias', text: 'rm -rf ~; clush' } } }],
    [
      'an alias with an option that runs a program',
      { resolved: { clush: { type: 'alias', text: 'clush -o "-o ProxyCommand=x"' } } },
    ],
    ['a function', { resolved: { clush: { type: 'function' } } }],
    [
      'a program that others can change',
      { resolved: { clush: { type: 'file', path: '/tmp/x/clush', untrusted: true } } },
    ],
  ])('%s', async (_what, facts) => {
    const [plain, odd] = [await judge('uptime'), await judge('uptime', { facts })];
    expect(odd.reasons.length).toBeGreaterThan(plain.reasons.length);
  });

  test.each<[string, PersonRules]>([
    ['a blacklist', { blacklist: ['uptime'] }],
    ['a blocked pattern', { blocked: ['^clush'] }],
  ])('%s of the person', async (_what, rules) => {
    expect((await judge('uptime', { rules })).level).toBe('blocked');
  });

  test('alwaysConfirm', async () => {
    const verdict = await judge('uptime', { rules: { alwaysConfirm: ['^uptime'] } });
    const policy = { mode: 'danger', remembered: [], canAsk: true } as const;
    expect(decide('x', verdict, policy).type).toBe('ask');
  });
});

test('an approval of reads holds for the same hosts, and for reads alone', async () => {
  const verdict = await judge('df -h');
  const text = verdict.label.replace('run: ', '');
  const approval = approvalOf(text, verdict, 'prefix');
  expect(approval).toMatchObject({ covers: 'prefix', text: 'reads on web[1-2]', folder: '/' });
  const policy = {
    mode: 'confirm',
    remembered: approval === undefined ? [] : [approval],
    canAsk: true,
  } as const;
  const decided = async (command: string, hosts = HOSTS) => {
    const other = await judge(command, { hosts });
    return decide(other.label.replace('run: ', ''), other, policy).type;
  };
  expect(await decided("grep -c 'x y' /etc/hosts | sort")).toBe('run');
  expect(await decided('uptime', ['web1', 'web3'])).toBe('ask');
  expect(await decided('mkdir x')).toBe('ask');
  expect(await decided('rm x')).toBe('ask');
});

test.each(['df -h', "awk '$5 > 80' it", 'mkdir /srv/new', 'rm -rf /srv/old', 'sudo reboot', 'rm -rf /'])(
  '%s is judged the same with a limit',
  async (command) => {
    const { level, reasons } = await judge(command);
    const limited = await judge(command, { limit: 60 });
    expect(limited).toMatchObject({ level, reasons: reasons.map(({ id }) => ({ id })) });
  },
);
