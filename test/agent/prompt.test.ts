import { describe, expect, test } from 'vitest';
import { renderPrompt } from '../../src/agent/prompt.ts';
import { BRIEF_TOOLS, parseCall, TOOLS } from '../../src/agent/tools.ts';
import { SHELLS } from '../../src/domain/shell.ts';
import { describeTools } from '../../src/providers/text-tools.ts';

const nonce = '0123456789abcdef';
const longContext = Array.from({ length: 500 }, (_, index) => `tool${index}: "1.2.3" ✓ in /opt/größe`).join(
  '\n',
);

const IDIOM_OF: Readonly<Record<string, string>> = {
  fish: 'set -gx',
  powershell: '$env:NAME',
  zsh: 'arrays start at 1',
};

describe('the prompt', () => {
  test.each(SHELLS)(
    'leaves room in 6,000 bytes together with the tools, however long the context is: %s',
    (shell) => {
      for (const userland of ['gnu', 'bsd'] as const) {
        const content = renderPrompt({ shell, userland, contextText: longContext, nonce });
        const tools = TOOLS.map((tool) => ({ type: 'function', function: tool }));
        const bytes = Buffer.byteLength(JSON.stringify({ messages: [{ role: 'system', content }], tools }));
        // The other fields of a request need about 200 bytes.
        expect(bytes).toBeLessThanOrEqual(5_700);
        expect(bytes).toBeGreaterThan(4_000);
      }
    },
  );

  test.each(SHELLS)('for a model that beck loads takes at most 700 tokens with its tools: %s', (shell) => {
    const context = `OS: Debian 12\n${longContext}\n## Session\n- Working directory: /srv\n`;
    const prompt = renderPrompt({ shell, userland: 'bsd', contextText: context, nonce, brief: true });
    const told = `${describeTools(BRIEF_TOOLS)}\n\n${prompt}`;
    // Such text has 3.6 characters a token in the vocabularies of 100,000 and more; 3.3 leaves room.
    expect(Buffer.byteLength(told) / 3.3).toBeLessThanOrEqual(700);
    expect(told).toContain('- Working directory: /srv');
    expect(told).toContain(IDIOM_OF[shell] ?? '');
  });

  test('holds the context whole where it is short', () => {
    const content = renderPrompt({
      shell: 'zsh',
      userland: 'gnu',
      contextText: 'OS: Debian 12\ncwd: /srv\n',
      nonce,
    });
    expect(content).toContain('<machine>\nOS: Debian 12\ncwd: /srv\n</machine>');
  });

  test('cuts a long context between lines', () => {
    const content = renderPrompt({ shell: 'zsh', userland: 'gnu', contextText: longContext, nonce });
    expect(content).toMatch(/tool\d+: "1\.2\.3" ✓ in \/opt\/größe\n<\/machine>\n/);
  });

  test.each([
    ['bash', 'The shell is bash'],
    ['fish', 'set -gx'],
    ['powershell', '$env:NAME'],
  ] as const)('speaks of %s as it is', (shell, words) => {
    expect(renderPrompt({ shell, userland: 'gnu', contextText: '', nonce })).toContain(words);
  });

  test('differs from question to question only at its end', () => {
    const one = renderPrompt({ shell: 'zsh', userland: 'gnu', contextText: 'cwd: /srv', nonce });
    const other = renderPrompt({
      shell: 'zsh',
      userland: 'gnu',
      contextText: 'cwd: /home',
      nonce: 'f'.repeat(16),
    });
    const from = one.indexOf('cwd: /srv');
    expect(other.slice(0, from)).toBe(one.slice(0, from));
    expect(one.slice(from).length).toBeLessThan(one.length / 4);
    expect(one.slice(0, from)).not.toContain(nonce);
  });

  test('names the mark of the quotations and the tools', () => {
    const content = renderPrompt({ shell: 'zsh', userland: 'bsd', contextText: '', nonce });
    expect(content).toContain(`<untrusted-${nonce} …>`);
    for (const { name } of TOOLS) expect(content).toContain(name);
    expect(content).toContain('stat -f');
  });
});

describe('the tools', () => {
  test('take what they describe', () => {
    const call = (name: string, written: object) =>
      parseCall({ id: '1', name, arguments: JSON.stringify(written) });
    expect(call('run_in_shell', { command: ' ls -l\n', why: 'lists\n it' })).toEqual({
      type: 'action',
      action: { type: 'run', command: 'ls -l', why: 'lists it' },
    });
    expect(call('probe', { command: 'ls', cwd: '/srv' })).toEqual({
      type: 'action',
      action: { type: 'probe', command: 'ls', cwd: '/srv' },
    });
    expect(call('read_file', { path: 'x' })).toEqual({
      type: 'action',
      action: { type: 'read-file', path: 'x', maxLines: 200 },
    });
    expect(call('read_file', { path: 'x', max_lines: 1_000_000 })).toEqual({
      type: 'action',
      action: { type: 'read-file', path: 'x', maxLines: 2_000 },
    });
    for (const written of [{}, { env_names: null }, { env_names: false }])
      expect(call('system_report', written)).toEqual({
        type: 'action',
        action: { type: 'system-report', variableNames: false },
      });
    expect(call('system_report', { env_names: true })).toEqual({
      type: 'action',
      action: { type: 'system-report', variableNames: true },
    });
  });
});
