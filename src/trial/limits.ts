// What a trial may take at most, and a number as its programs want it.

/** What may be written. */
export const MEGABYTES = 1024;
export const MOST_PROCESSES = 2000;

/** As umask(1) takes it. */
export function inOctal(umask: number): string {
  return umask.toString(8).padStart(3, '0');
}
