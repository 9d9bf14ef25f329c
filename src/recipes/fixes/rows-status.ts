// Explanations by exit status alone, for failures that no other row recognizes.

import type { FixRow } from './fix.ts';

export const STATUS_FIXES: readonly FixRow[] = [
  {
    id: 'found-nothing',
    program: /^(grep|egrep|fgrep|rg|ag|pgrep)$/,
    status: [1],
    fix: ({ words }) => ({ why: `${words[0].text} found nothing; status 1 says only that.` }),
    examples: [{ command: 'grep -n nonesuch a.txt' }],
  },
  {
    id: 'they-differ',
    program: /^(diff|cmp)$/,
    status: [1],
    fix: { why: 'The files differ; status 1 says only that.' },
    examples: [{ command: 'diff a b' }],
  },
  {
    id: 'is-not-so',
    program: /^(test|\[|\[\[|false)$/,
    status: [1],
    fix: { why: 'The test was false; status 1 says only that.' },
    examples: [{ command: 'test -f nonesuch' }],
  },
  {
    id: 'out-of-memory',
    status: [137],
    fix: {
      why: 'It was killed (signal 9), often because memory ran out. This shows the free memory.',
      command: 'free -h',
    },
    examples: [{ command: 'make -j', status: 137, fixed: 'free -h' }],
  },
  {
    id: 'crashed',
    status: [134, 135, 136, 139],
    fix: ({ status }) => {
      const signal = {
        134: 'aborted (signal 6)',
        135: 'ended by a bus error (signal 7)',
        136: 'ended by an arithmetic error (signal 8)',
      }[status];
      return {
        why: `The program was ${signal ?? 'ended by a memory fault (signal 11)'}: the fault is in the program itself.`,
      };
    },
    examples: [{ command: './a.out', status: 139 }],
  },
];
