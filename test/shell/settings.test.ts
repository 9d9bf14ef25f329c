// Settings at a real prompt: the prefix reaches new shells, a project is shown once, and beck can be switched off.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openAgent, openRecipes, propose, writeSettings } from './agent-session.ts';
import { openScripted, type ShellName, TESTED_SHELLS } from './shell-session.ts';

const text = (hex: unknown): string => Buffer.from(String(hex), 'hex').toString();
const say = (text: string) => ({ type: 'text', text }) as const;

describe.each(TESTED_SHELLS)('%s', (shell) => {
  test('a prefix of the settings begins a question in a new shell', async () => {
    await using session = await openScripted(shell, [], {
      prepare(home) {
        mkdirSync(join(home.path, '.local/state/beck'), { recursive: true });
        writeFileSync(join(home.path, '.local/state/beck/shell'), 'ask\n\n');
      },
    });
    await session.run("ask what's here?");
    expect(text((await session.logged('asked'))['question'])).toBe("what's here?");
  });

  test('BECK_PREFIX outranks it', async () => {
    await using session = await openScripted(shell, [], {
      env: { BECK_PREFIX: ',' },
      prepare(home) {
        mkdirSync(join(home.path, '.local/state/beck'), { recursive: true });
        writeFileSync(join(home.path, '.local/state/beck/shell'), 'ask\n\n');
      },
    });
    await session.run(', what is here');
    expect(text((await session.logged('asked'))['question'])).toBe('what is here');
  });
});

describe.each<ShellName>(['bash'])('%s, as in every shell', (shell) => {
  test('what someone wrote into the settings file reaches the shells with the next question', async () => {
    await using session = await openRecipes(shell, { settings: { prefix: ',' } });
    await session.run('?');
    await session.tidy();
    const shared = join(session.home.path, '.local/state/beck/shell');
    expect(readFileSync(shared, 'utf8')).toBe(',\n\n\n');
    writeSettings(session.home, '{}');
    await session.run('?');
    await session.tidy();
    expect(existsSync(shared)).toBe(false);
  });

  test('switched off, it says so and how to switch it on', async () => {
    await using session = await openRecipes(shell, { settings: { enabled: false } });
    await session.run('? what is here');
    expect(session.after('? what is here')).toContain(
      'beck is turned off. Turn it on with: beck config set enabled true',
    );
    await session.run(shell === 'fish' ? 'echo "s=$status"' : 'echo "s=$?"');
    expect(session.terminal.scrollback()).toMatch(/^s=4$/m);
  });

  test('a project is shown before it first counts, once, and its rules hold', async () => {
    const script = [propose('echo never-this'), say('one'), say('two'), say('three')];
    const project = {
      blacklist: ['never-this'],
      mode: 'danger',
      context: 'Use make.\u001b[31m',
      maxSteps: 1,
    };
    await using session = await openAgent(shell, script, {
      columns: 160,
      prepare: (home) => writeFileSync(join(home.path, 'work/.beck.json'), JSON.stringify(project)),
    });
    const path = join(session.home.path, 'work/.beck.json');
    await session.run('? first');
    const first = session.after('first').replaceAll('\n', ' ');
    expect(first).toContain(`${path} never runs what holds "never-this".`);
    expect(first).toContain(`${path} tells a model: Use make.^[[31m`);
    expect(first).toContain(`${path} cannot set "maxSteps": a project can only make beck stricter.`);
    expect(first).toContain('Command is not allowed by terminal blacklist.');
    const [request] = session.server.requests;
    expect(JSON.stringify(request)).toContain('Use make.');
    await session.run('? second');
    expect(session.after('second')).not.toContain('.beck.json');
    writeFileSync(path, JSON.stringify({ ...project, blacklist: ['other'] }));
    await session.run('? third');
    expect(session.after('third')).toContain('never runs what holds "other".');
  });
});
