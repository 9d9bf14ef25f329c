// Explanations by exit status alone, for failures that no other row recognizes.

import { type FixRow, fixes } from './fix.ts';

export const STATUS_FIXES: readonly FixRow[] = fixes`
found-nothing
  program: ${/^(grep|egrep|fgrep|rg|ag|pgrep)$/}
  status: 1
  fix: ${({ words }) => ({ why: `${words[0].text} found nothing; status 1 says only that.` })}
  ? grep -n nonesuch a.txt
they-differ
  program: ${/^(diff|cmp)$/}
  status: 1
  why: The files differ; status 1 says only that.
  ? diff a b
is-not-so
  program: ${/^(test|\[|\[\[|false)$/}
  status: 1
  why: The test was false; status 1 says only that.
  ? test -f nonesuch
out-of-memory
  status: 137
  why: It was killed (signal 9), often because memory ran out. This shows the free memory.
  fix: free -h
  ? make -j => free -h
    status: 137
crashed
  status: 134, 135, 136, 139
  fix: ${({ status }) => {
    const signal = {
      134: 'aborted (signal 6)',
      135: 'ended by a bus error (signal 7)',
      136: 'ended by an arithmetic error (signal 8)',
    }[status];
    return {
      why: `The program was ${signal ?? 'ended by a memory fault (signal 11)'}: the fault is in the program itself.`,
    };
  }}
  ? ./a.out
    status: 139
`;
