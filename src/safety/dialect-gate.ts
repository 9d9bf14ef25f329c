// What the parser of bash cannot know about the shell at hand: zsh's comments, history, aliases and glob qualifiers.

import type { Span } from '../domain/verdict.ts';
import { find, type Judge } from './judge.ts';
import { findUnquoted } from './unquoted.ts';
import { plainZsh } from './zsh-spellings.ts';

/** Records where the live shell reads the text differently; returns it with zsh's own harmless spellings made plain. */
export function checkDialect(judge: Judge, text: string): string {
  if (!/[#!(^<+]/.test(text)) return text;
  const unquoted = findUnquoted(text);
  if (text.includes('#')) checkComments(judge, text, unquoted);
  if (/[!^]/.test(text)) checkHistory(judge, text, unquoted);
  return judge.dialect === 'zsh' ? plainZsh(text, unquoted) : text;
}

/** `#` starts a comment only where the shell says so; elsewhere what follows is run. */
function checkComments(judge: Judge, text: string, unquoted: Uint8Array): void {
  const { options } = judge.facts;
  const on =
    options === undefined
      ? judge.dialect !== 'zsh'
      : options.includes('interactivecomments') || options.includes('interactive_comments');
  if (on || judge.dialect === 'sh') return;
  for (let at = 0; at < text.length; at++) {
    if (text.charAt(at) !== '#' || unquoted[at] !== 1 || !/[\s;&|()]/.test(text.charAt(at - 1) || ' '))
      continue;
    const end = text.indexOf('\n', at);
    const span: Span = [at, end === -1 ? text.length : end];
    return find(judge, 'differs-when-typed', span, 'there # does not begin a comment');
  }
}

/** `!` and a leading `^` bring back earlier commands when typed. An eval never does that. */
function checkHistory(judge: Judge, text: string, unquoted: Uint8Array): void {
  if (judge.dialect === 'sh' || judge.dialect === 'fish') return;
  const { options } = judge.facts;
  if (options !== undefined && !options.includes('histexpand') && !options.includes('banghist')) return;
  if (text.startsWith('^'))
    find(judge, 'differs-when-typed', [0, text.length], 'a leading ^ edits the last command');
  for (let at = text.indexOf('!'); at !== -1; at = text.indexOf('!', at + 1)) {
    // 0: inside single quotes or behind a backslash; 2: inside double quotes, where history still expands.
    if (unquoted[at] === 0 || !/[^\s=("]/.test(text.charAt(at + 1))) continue;
    if (/[([]/.test(text.charAt(at + 1)) || text.startsWith('${!', at - 2)) continue;
    if (text.charAt(at - 1) === '[' || text.charAt(at - 1) === '$' || text.slice(at - 1, at + 1) === '#!')
      continue;
    const commandWord = unquoted[at] === 1 && /(?:^|[;&|(\n])\s*$/.test(text.slice(Math.max(0, at - 40), at));
    if (judge.as === 'line' || commandWord) {
      return find(
        judge,
        'differs-when-typed',
        [at, Math.min(at + 2, text.length)],
        '! brings back an earlier command',
      );
    }
  }
}
