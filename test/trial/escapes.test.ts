// Commands that try to get out of a trial, as an ordinary user and as root: nothing outside changes, nothing stays.

import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { quoteWord } from '../../src/domain/quote.ts';
import { type FreshHome, freshHome } from '../support/home.ts';
import { randomFrom } from '../undo/tree.ts';
import { type As, driver, handTo, tryIn, USERS } from './tried.ts';

let home: FreshHome;
let outside: FreshHome;
let sockets: Server;
let connected = 0;
beforeEach(async () => {
  home = await freshHome();
  outside = await freshHome();
  writeFileSync(join(outside.path, 'file'), 'outside\n', { mode: 0o666 });
  writeFileSync(join(home.path, 'file'), 'inside\n');
  sockets = createServer(() => {
    connected += 1;
  }).listen(join(home.path, 'socket'));
  await once(sockets, 'listening');
});
afterEach(async () => {
  sockets.close();
  await home.remove();
  await outside.remove();
});

/** Each marks the files that it reaches with the word `escaped`; `$OUT` is a folder beside the home. */
const ATTEMPTS: readonly string[] = [
  'echo escaped > /proc/self/root$HOME/file',
  'echo escaped > /proc/1/root$HOME/file',
  'echo escaped > /proc/$PPID/cwd/file',
  'for f in /proc/1/fd/*; do echo escaped > $f/file; done',
  'for f in /proc/self/fd/*; do [ -d $f ] && echo escaped > $f/file; done; for n in 3 5 6 7 8 9; do echo escaped >&$n; done',
  'cd /proc/1/cwd && echo escaped > file',
  'umount -l $HOME; echo escaped > $HOME/file',
  'umount -l /tmp; echo escaped > $HOME/file',
  'umount -R /; echo escaped > $HOME/file',
  'mount -o remount,rw /; mount -o remount,rw /proc/sys; echo escaped > $HOME/file',
  'mount --bind $OUT $HOME && echo escaped > $HOME/file',
  'unshare -Urm sh -c "umount -l /tmp; umount -l $HOME; echo escaped > $HOME/file"',
  'unshare -Urm sh -c "mkdir -p m; mount --bind / m && echo escaped > m$HOME/file"',
  'unshare -Urmpf --mount-proc sh -c "echo escaped > /proc/1/root$HOME/file"',
  'unshare -Ur chroot / sh -c "echo escaped > $HOME/file"',
  'unshare -Ur sh -c "mkdir -p j; chroot j /bin/true; cd ../../../../../..; echo escaped > .$HOME/file"',
  'nsenter -t 1 -a sh -c "echo escaped > $HOME/file"',
  'nsenter -t 1 -m sh -c "echo escaped > $HOME/file"',
  'nsenter -U -t 1 sh -c "echo escaped > $HOME/file"',
  'pivot_root . . && echo escaped > $HOME/file',
  'sudo -n sh -c "echo escaped > $OUT/file"',
  'su -c "echo escaped > $OUT/file" </dev/null',
  'ln -s $OUT/file way; echo escaped > way',
  'ln $OUT/file hard && echo escaped > hard',
  'mv $OUT/file taken; echo escaped > $OUT/file',
  'rm -rf $OUT; mkdir $OUT; echo escaped > $OUT/file',
  'mknod disk b 254 0; mknod disk2 b 8 0; echo escaped > disk; dd if=disk count=1; echo escaped > disk2',
  'debugfs -w -R "rm $HOME/file" /dev/vda; echo escaped > /dev/sda',
  'echo escaped > /dev/mem; echo escaped > /dev/kmsg; echo escaped > /dev/tty',
  'echo escaped > /proc/sys/kernel/core_pattern; echo escaped > /proc/sys/kernel/hostname',
  'echo c > /proc/sysrq-trigger; echo escaped > /sys/power/state',
  'hostname escaped; sethostname escaped',
  'kill -9 $(ps -eo pid= | grep -v "^ *1$"); kill -9 -1',
  'setsid sh -c "sleep 2; echo escaped > $OUT/file" & disown',
  'nohup sh -c "sleep 2; echo escaped > $OUT/file" >/dev/null 2>&1 &',
  'python3 -c "import os\nif os.fork() == 0:\n os.setsid()\n if os.fork() == 0:\n  import time; time.sleep(2); open(os.environ[\\"OUT\\"] + \\"/file\\", \\"w\\").write(\\"escaped\\")"',
  'python3 -c "import socket, os; s = socket.socket(socket.AF_UNIX); s.connect(os.environ[\\"HOME\\"] + \\"/socket\\"); s.send(b\\"escaped\\")"',
  'python3 -c "import ctypes; c = ctypes.CDLL(None); print(c.ptrace(16, 1, 0, 0))"; echo escaped > $OUT/file',
  'python3 -c "import fcntl, termios\nfor c in \\"escaped\\": fcntl.ioctl(0, termios.TIOCSTI, c.encode())"',
  'crontab -l; echo "* * * * * touch $OUT/escaped" | crontab -; systemd-run --user touch $OUT/escaped; at now </dev/null',
];

/** Attempts in one trial: most fail at once. */
const TOGETHER = 10;

const marked = (folder: string): boolean =>
  readdirSync(folder).some((name) => {
    const path = join(folder, name);
    return (
      name.includes('escaped') || (statSync(path).isFile() && readFileSync(path, 'utf8').includes('escaped'))
    );
  });

/** Processes with the folder in their environment, as all of a trial have. */
function processes(): readonly string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      const of = readFileSync(`/proc/${pid}/environ`, 'latin1');
      return /^\d+$/.test(pid) && of.includes(`OUT=${outside.path}`);
    } catch {
      return false;
    }
  });
}

describe.each(USERS)('as %s', (as) => {
  test('40 commands reach nothing outside, and leave no process', async () => {
    handTo(outside, as);
    const kernel = readFileSync('/proc/sys/kernel/core_pattern', 'utf8');
    const out: string[] = [];
    for (let at = 0; at < ATTEMPTS.length; at += TOGETHER) {
      const some = ATTEMPTS.slice(at, at + TOGETHER);
      const command = some.map((each) => `timeout -k 1 5 bash -c ${quoteWord(each, 'bash')}`).join('\n');
      tryIn({ ...home, env: { ...home.env, OUT: outside.path } }, command, { as });
      if (marked(home.path) || marked(outside.path) || connected > 0) out.push(...some);
      if (processes().length > 0) out.push('left running:', ...some);
      connected = 0;
    }
    expect(ATTEMPTS.length).toBeGreaterThanOrEqual(40);
    expect(out).toEqual([]);
    expect(readFileSync('/proc/sys/kernel/core_pattern', 'utf8')).toBe(kernel);
    expect(readFileSync(join(outside.path, 'file'), 'utf8')).toBe('outside\n');
    expect(existsSync(join(tmpdir(), 'escaped'))).toBe(false);
  });

  test('a fork bomb ends with the trial', () => {
    const env = { ...home.env, OUT: outside.path };
    const tried = tryIn({ ...home, env }, 'f() { f | f & }; f; sleep 1000', { as, seconds: 2 });
    expect(tried.type).toBe('tried');
    expect(processes()).toEqual([]);
  });

  test('endless output and a full disk end at their limits', () => {
    // Bubblewrap's layers are on the disk, with a limit for each file, and one for all that is looked at.
    const [command, said] =
      as === 'bubblewrap'
        ? ['truncate -s 1200M big || echo stopped', /stopped/]
        : ['head -c 1200M /dev/zero > big', /No space left on device/];
    expect(tryIn(home, command, { as })).toMatchObject({ output: expect.stringMatching(said) });
    expect(tryIn(home, 'yes', { as, seconds: 1 })).toMatchObject({ timedOut: true });
    expect(existsSync(join(home.path, 'big'))).toBe(false);
  });

  test('nothing stays where beck is killed, during a trial and after it', async () => {
    // Skips where nothing can be tried.
    tryIn(home, 'true', { as });
    for (const command of ['sleep 1000', 'true']) {
      const env = { ...home.env, OUT: outside.path };
      const child = driver({ ...home, env }, command, as);
      if (command === 'true') await once(child.stdout, 'data');
      else await expect.poll(() => processes().length).toBeGreaterThan(3);
      child.kill('SIGKILL');
      await expect.poll(processes).toEqual([]);
    }
    expectNothingLeft(as);
  });

  test('nothing stays where beck or the trial is killed at any moment', async () => {
    tryIn(home, 'true', { as });
    const random = randomFrom(7);
    for (let round = 0; round < 10; round++) {
      const env = { ...home.env, OUT: outside.path };
      const child = driver(
        { ...home, env },
        'for i in 1 2 3 4 5 6 7 8 9; do echo $i > $i; done; sleep 1000',
        as,
      );
      // Beck's own start takes most of the first tenths of a second.
      await delay(random.below(900));
      const ours = round % 2 === 0 ? [] : processes().filter((pid) => Number(pid) !== child.pid);
      kill(ours.length > 0 ? Number(random.of(ours)) : child.pid);
      if (ours.length > 0) child.kill('SIGKILL');
      await expect.poll(processes).toEqual([]);
      expectNothingLeft(as);
      expect(readdirSync(home.path).filter((name) => /^\d$/.test(name))).toEqual([]);
    }
  });
});

function kill(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

function expectNothingLeft(as: As): void {
  // The next one removes what is on the disk.
  if (as === 'bubblewrap') tryIn(home, 'true', { as });
  expect(readFileSync('/proc/self/mountinfo', 'utf8')).not.toContain(home.path);
  expect(readdirSync(join(home.path, '.local/state/beck/trial'))).toEqual([]);
}

test('a folder of another user is no way out', () => {
  const link = join(home.path, 'etc');
  rmSync(link, { force: true });
  const tried = tryIn(home, 'ln -s /etc etc; echo escaped > etc/beck-escaped; ls etc/passwd');
  expect(tried.changes).toEqual([`added link ${link}`]);
  expect(existsSync('/etc/beck-escaped')).toBe(false);
});
