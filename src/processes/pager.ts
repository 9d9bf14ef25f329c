// Shows a long text through the person's pager, as git does.

import { spawn } from 'node:child_process';

/** Undefined where no pager could be started; the caller then writes the text itself. */
export function showInPager(
  text: string,
  { env, rows }: { readonly env: Readonly<Record<string, string | undefined>>; readonly rows: number },
): Promise<'shown' | undefined> {
  const pager = env['BECK_PAGER'] ?? env['PAGER'] ?? 'less';
  if (pager === '' || pager === 'cat' || text.split('\n').length <= rows) return Promise.resolve(undefined);
  return new Promise((settle) => {
    // The variable holds a command line, see git(1) core.pager; F quits a short text, R keeps colours, X the screen.
    const child = spawn('/bin/sh', ['-c', pager], {
      stdio: ['pipe', 'inherit', 'inherit'],
      env: { LESS: 'FRX', ...env },
    });
    child.once('error', () => settle(undefined));
    child.once('close', (status) => settle(status === 127 ? undefined : 'shown'));
    // Left before its end.
    child.stdin.on('error', () => {});
    child.stdin.end(text);
  });
}
