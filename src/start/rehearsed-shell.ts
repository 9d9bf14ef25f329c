// Plays a shell that asks one question: sends the helper what beck's scripts would send.

import { execFileSync } from 'node:child_process';
import { appendFileSync, constants, mkdtempSync, openSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the helper says: a word and three texts. */
const HELPER_FIELDS = 4;

/**
 * The private folder of a question: a helper that opens it in this very process is answered from now on. The helper
 * takes it away. Throws where FIFOs cannot be made.
 */
export function rehearseShell(question: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'beck.'));
  const [request, reply] = [join(folder, 'request'), join(folder, 'reply')];
  execFileSync('mkfifo', ['-m', '600', request, reply], { stdio: 'ignore' });
  // Both ways, so that no open waits.
  const requestFd = openSync(request, 'r+');
  const say = (word: string, ...lines: readonly string[]): void => {
    writeSync(requestFd, `${word}\0${lines.join('\n')}\0${homedir()}\0`);
  };
  const hear = ([word, first = '', out = '', mark = '']: readonly string[]): void => {
    if (word === 'hello') {
      say('about', first, 'bash', '5.2', '0', 'interactive_comments');
      say('ask', question);
    } else if (word === 'resolve') {
      for (const name of first.split('\n')) say('word', name, 'builtin');
      say('resolved');
    } else if (word === 'run') {
      if (out !== '') appendFileSync(out, `/\n${mark}`);
      say('end', '0');
    } else if (word === 'done') say('bye');
  };
  let heard = '';
  // Reading it as a file would keep the process from ending.
  const replyFd = openSync(reply, constants.O_RDWR | constants.O_NONBLOCK);
  new Socket({ fd: replyFd, readable: true, writable: false }).setEncoding('utf8').on('data', (text) => {
    const fields = `${heard}${text}`.split('\0');
    while (fields.length > HELPER_FIELDS) hear(fields.splice(0, HELPER_FIELDS));
    heard = fields.join('\0');
  });
  return folder;
}
