// Flags that several verbs share: what may run where the person cannot be asked.

/** May be given several times, one value each. */
export function listFlag(describe: string) {
  return { type: 'string', array: true, nargs: 1, default: [] as string[], describe } as const;
}

export const APPROVE = listFlag(
  'a command that may run without asking; * and ? match text in one plain command',
);
