// Whether it was found out since the machine was started that commands can be tried here. By itself: each question to a
// model asks it before the request is sent.

import { readFileSync, statSync } from 'node:fs';

/** Without starting anything; what failed before may work now. */
export function isKnownToWork(remembered: string): boolean {
  try {
    return readFileSync(remembered, 'utf8') === thisStart();
  } catch {
    return false;
  }
}

/** Another after each start, for each user and in each changed root. */
export function thisStart(): string {
  const { dev, ino } = statSync('/');
  const start = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return `${start} ${process.geteuid?.()} ${dev} ${ino}\n`;
}
