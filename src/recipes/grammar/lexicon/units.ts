// Amounts of bytes in other units.

import type { SayingRow } from './saying-row.ts';

const HOW = '(how much is|how many|what is|convert|turn|express|calculate|how big is)?';
const UNITS = {
  K: '(kb|kib|kilobyte|k)',
  M: '(mb|mib|megabyte|meg)',
  G: '(gb|gib|gigabyte|gig)',
  T: '(tb|tib|terabyte)',
};

/** Binary units, as `ls -h` and `du -h` count. */
export const AMOUNTS: readonly SayingRow[] = [
  {
    patterns: [`${HOW} {size} (in|to|into|as) byte`, `how many byte (is|are|in|has|make) {size}`],
    command: { gnu: 'numfmt --from=iec {size#}', bsd: '' },
    favour: 0.6,
  },
  ...Object.entries(UNITS).map(
    ([unit, name]): SayingRow => ({
      patterns: [
        `${HOW} {n} (byte)? (in|to|into|as) ${name}`,
        `how many ${name} (is|are|in|has|make) {n} (byte)?`,
        `${HOW} {size} (in|to|into|as) ${name}`,
        `how many ${name} (is|are|in|has|make) {size}`,
      ],
      command: { gnu: `numfmt --from=iec --to-unit=${unit}i --format=%.2f {n#}{size#}`, bsd: '' },
      otherwise: { n: '', size: '' },
      favour: 0.6,
    }),
  ),
  {
    patterns: [
      `(make|turn|convert|show) {n} byte (in|into|to|as)? (human readable|human-readable|readable) (form|size)?`,
    ],
    command: { gnu: 'numfmt --to=iec {n#}', bsd: '' },
    favour: 0.6,
  },
];
