// The patterns of `--approve`: the exact text, or a glob over the words of one plain command. Pure.

import type { Verdict } from '../domain/verdict.ts';
import { isPlain } from './plain-command.ts';

/**
 * The exact text lifts `danger` as well, a glob only `ask`; nothing lifts `blocked`, what concerns beck itself, or what
 * the settings say is always asked.
 */
export function isApproved(command: string, verdict: Verdict, patterns: readonly string[]): boolean {
  if (verdict.level === 'blocked' || staysAsked(verdict)) return false;
  return patterns.some((pattern) =>
    isGlob(pattern)
      ? verdict.level !== 'danger' && isPlain(command, true) && matchesGlob(pattern, command)
      : pattern === command,
  );
}

/** beck's own affairs, and what the person's settings say is always asked: no approval covers them. */
export function staysAsked({ reasons }: Pick<Verdict, 'reasons'>): boolean {
  return reasons.some(({ id }) => id === 'touches-beck' || id === 'always-confirm');
}

/** Of more than one plain command, as a script is, only the exact text can be meant. */
function isGlob(pattern: string): boolean {
  return /[*?]/.test(pattern) && isPlain(pattern, true);
}

/** `*` is any text and `?` one character. Each star takes as little as it can: no more has to be tried again. */
function matchesGlob(pattern: string, text: string): boolean {
  let at = 0;
  let from = 0;
  let star = -1;
  let resume = 0;
  while (at < text.length) {
    const wanted = pattern[from];
    if (wanted === '*') {
      star = from++;
      resume = at;
    } else if (wanted === '?' || wanted === text[at]) {
      from++;
      at++;
    } else if (star !== -1) {
      from = star + 1;
      at = ++resume;
    } else return false;
  }
  return /^\**$/.test(pattern.slice(from));
}
