// A helper that does nothing: it says hello, waits for the question and writes down when it came. Not TypeScript, since
// what it takes to start is subtracted.

import { appendFileSync } from 'node:fs';

const line = (...fields) =>
  `${fields.map((field) => `.${Buffer.from(field).toString('base64')}`).join(' ')}\n`;

process.stdout.write(line('hello', process.env.BECK_TEST_PROTOCOL, String(process.pid), ''));
const spoke = Date.now();
const started = spoke - process.uptime() * 1000;
let text = '';
process.stdin.on('data', (chunk) => {
  text += chunk;
  // `.YXNr` is ask, `.Ynll` is bye.
  if (text.includes('\n.YXNr ') && !text.includes('\n.Ynll ')) {
    appendFileSync(process.env.BECK_TEST_LOG, `${JSON.stringify({ started, spoke, asked: Date.now() })}\n`);
    process.stdout.write(line('done', '0', '', ''));
  }
});
process.stdin.on('end', () => process.exit(0));
