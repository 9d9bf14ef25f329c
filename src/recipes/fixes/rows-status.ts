// Explanations by exit status alone, for failures that no other row recognizes.

import type { FixRow } from './fix.ts';

export const STATUS_FIXES: readonly FixRow[] = [
  {
    id: 'found-nothing',
    fix({ status, words }) {
      if (status !== 1 || !/^(grep|egrep|fgrep|rg|ag|pgrep)$/.test(words[0].text)) return undefined;
      return { why: `${words[0].text} found nothing; status 1 says only that.` };
    },
    examples: [{ command: 'grep -n nonesuch a.txt', status: 1, fixed: undefined }],
  },
  {
    id: 'they-differ',
    fix({ status, words }) {
      if (status !== 1 || !/^(diff|cmp)$/.test(words[0].text)) return undefined;
      return { why: 'The files differ; status 1 says only that.' };
    },
    examples: [{ command: 'diff a b', status: 1, fixed: undefined }],
  },
  {
    id: 'is-not-so',
    fix({ status, words }) {
      if (status !== 1 || !/^(test|\[|\[\[|false)$/.test(words[0].text)) return undefined;
      return { why: 'The test was false; status 1 says only that.' };
    },
    examples: [{ command: 'test -f nonesuch', status: 1, fixed: undefined }],
  },
  {
    id: 'out-of-memory',
    fix({ status }) {
      if (status !== 137) return undefined;
      return {
        why: 'It was killed (signal 9), often because memory ran out. This shows the free memory.',
        command: 'free -h',
      };
    },
    examples: [{ command: 'make -j', status: 137, fixed: 'free -h' }],
  },
  {
    id: 'crashed',
    fix({ status }) {
      const signal = (
        {
          134: 'aborted (signal 6)',
          135: 'ended by a bus error (signal 7)',
          136: 'ended by an arithmetic error (signal 8)',
          139: 'ended by a memory fault (signal 11)',
        } as const
      )[status as 134 | 135 | 136 | 139];
      return signal === undefined
        ? undefined
        : { why: `The program was ${signal}: the fault is in the program itself.` };
    },
    examples: [{ command: './a.out', status: 139, fixed: undefined }],
  },
];
