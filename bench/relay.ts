// How fast a command's output reaches the terminal through the relay, against straight to it.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeLayout } from '../test/support/layout.ts';
import { type Figure, inPairs, times } from './measure.ts';
import { POWERSHELL_PROMPT, startShell } from './shell-lines.ts';

const MEGABYTES = 20;

/** The relay is the same for zsh, bash and fish; PowerShell's own part is another. */
export async function measureRelay(
  shell: 'bash' | 'powershell',
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<Figure> {
  const file = join(folder, 'large');
  const line = `${'all work and no play '.repeat(4)}\n`;
  writeFileSync(file, `FIRST\n${line.repeat((MEGABYTES * 1_000_000) / line.length)}LAST\n`);
  writeFileSync(join(folder, 'steps.json'), JSON.stringify([{ type: 'run', command: `cat ${file}` }]));
  const layout = makeLayout(join(folder, 'scripted'), 'test/shell/fixtures/scripted-helper.ts');
  const variables = { BECK_TEST_STEPS: join(folder, 'steps.json'), BECK_TEST_LOG: join(folder, 'log') };
  const running = startShell({
    shell,
    rc: `. ${layout.script(shell)}\n`,
    folder,
    env: { ...env, ...variables },
  });
  const timed = async (typed: string): Promise<number> => {
    // What is typed while PowerShell does not read loses its returns.
    if (shell === 'powershell') await running.seen(POWERSHELL_PROMPT);
    running.type("echo rea''dy\r");
    await running.seen('ready\r\n');
    running.type(`${typed}\r`);
    const first = await running.seen('FIRST\r\n');
    return (await running.seen('LAST\r\n')) - first;
  };
  const { ratio, ours } = await inPairs(
    5,
    () => timed('? show it'),
    () => timed(`cat ${file}`),
  );
  running.close();
  return {
    what: `${MEGABYTES} MB through the relay, ${shell}`,
    measured: `${(MEGABYTES / (ours / 1000)).toFixed(0)} MB/s, ${times(1 / ratio)} straight to the terminal`,
    budget: '0.4 x',
  };
}
