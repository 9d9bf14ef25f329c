import { describe, expect, test } from 'vitest';
import { openAgent, say } from './agent-session.ts';

// The helper reads them; which shell a shell is, approvals.test.ts asks of each.
describe('words after the slash', () => {
  test('show, log, end and resume a conversation, and a shell in the shell has its own', async () => {
    await using session = await openAgent('bash', [say('Noted.'), say('Seven.')]);
    const { terminal, server } = session;
    let prompts = 1;
    const told = async (line: string): Promise<string> => {
      session.enter(line);
      await session.prompt(++prompts);
      return session.after(line);
    };
    await told('? remember seven');
    expect(await told('? /conversation')).toMatch(/\? remember seven\n *Noted\./);
    expect(await told('? /log')).toContain('remember seven');
    terminal.type('bash --noprofile');
    terminal.press('Enter');
    await session.prompt(++prompts);
    expect(await told('? /conversation')).toContain('Nothing yet in this conversation.');
    expect(await told('? /resume')).toContain('Resumed: remember seven (1 question)');
    expect(await told('? /conversation')).toContain('? remember seven');
    await told('? which number');
    expect(JSON.stringify(server.requests.at(-1)?.body.messages)).toContain('remember seven');
    expect(await told('? /new')).toContain('New conversation');
    expect(await told('? /conversation')).toContain('Nothing yet in this conversation.');
    expect(await told('? /undo')).toContain('Nothing to undo.');
  });
});
