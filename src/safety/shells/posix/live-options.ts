// Handles what bash's grammar does not know about the live shell: zsh's comments, history, aliases and glob qualifiers.

import type { ParsedScript, SyntaxNode } from 'unbash';
import type { Span } from '../../../domain/verdict.ts';
import { report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { memoizeTexts } from '../../judgement/memo.ts';
import { quoteStates } from '../quote-map.ts';
import { plainZsh } from '../zsh/spellings.ts';
import { forEachChild } from './parser.ts';

/** Records where the live shell reads the text differently; returns it with zsh's own harmless spellings made plain. */
export function checkDialect(judgement: Judgement, text: string): string {
  if (!/[#!(^<+]/.test(text)) return text;
  const unquoted = quoteStates(text);
  const spelled = judgement.text.dialect === 'zsh' ? spelledPlain(text) : text;
  if (/[!^]/.test(text)) checkHistory(judgement, text, unquoted);
  return spelled;
}

const spelledPlain = memoizeTexts((text) => plainZsh(text, quoteStates(text)));

/** `#` starts a comment where nobody types, and at a prompt only where the shell says so; else what follows is run. */
export function checkComments(judgement: Judgement, text: string, script: ParsedScript): void {
  if (!text.includes('#')) return;
  const { options } = judgement.facts;
  const on =
    options === undefined
      ? judgement.text.dialect !== 'zsh'
      : options.includes('interactivecomments') || options.includes('interactive_comments');
  if (on || judgement.text.scripted || judgement.text.dialect === 'sh') return;
  const code = text.includes('<<') ? withoutBodies(text, script) : text;
  const unquoted = quoteStates(code);
  for (let at = 0; at < code.length; at++) {
    if (code.charAt(at) !== '#' || unquoted[at] !== 1 || !/[\s;&|()]/.test(code.charAt(at - 1) || ' '))
      continue;
    const end = text.indexOf('\n', at);
    const span: Span = [at, end === -1 ? text.length : end];
    // eval of zsh 5.9 reads comments without the option too (measured); bash never does, only the parser.
    const id = judgement.text.dialect === 'zsh' ? 'differs-when-typed' : 'unreadable';
    return report(judgement, id, span, 'there # does not begin a comment');
  }
}

/** Blanks for here-documents: what is in them is no code, and a quote there begins nothing. */
function withoutBodies(text: string, script: ParsedScript): string {
  let code = text;
  const look = (node: SyntaxNode): void => {
    if (node.type === 'HereDoc') {
      const { pos, end } = node.body;
      code = code.slice(0, pos) + ' '.repeat(end - pos) + code.slice(end);
    }
    forEachChild(node, look);
  };
  look(script);
  return code;
}

/** `!` and a leading `^` bring back earlier commands when typed. An eval never does, but history offers its text again. */
function checkHistory(judgement: Judgement, text: string, unquoted: Uint8Array): void {
  if (judgement.spent.depth > 0 || (judgement.text.dialect !== 'bash' && judgement.text.dialect !== 'zsh'))
    return;
  const { options } = judgement.facts;
  if (options !== undefined && !options.includes('histexpand') && !options.includes('banghist')) return;
  if (text.startsWith('^'))
    report(judgement, 'differs-when-typed', [0, text.length], 'a leading ^ edits the last command');
  const bringsBack = judgement.text.dialect === 'zsh' ? isZshEvent : isBashEvent;
  for (let at = text.indexOf('!'); at !== -1; at = text.indexOf('!', at + 1)) {
    // 0: inside single quotes or behind a backslash; 2: inside double quotes, where history still expands.
    if (unquoted[at] === 0 || !bringsBack(text, at, unquoted[at] === 2)) continue;
    const span: Span = [at, Math.min(at + 2, text.length)];
    return report(judgement, 'differs-when-typed', span, '! brings back an earlier command');
  }
}

/** `[!a]` and `"hi!"` are events too: zshexpn(1), HISTORY EXPANSION. */
function isZshEvent(text: string, at: number): boolean {
  return /[^\s=(]/.test(text.charAt(at + 1));
}

function isBashEvent(text: string, at: number, inDouble: boolean): boolean {
  const next = text.charAt(at + 1);
  if (!/[^\s=(]/.test(next) || (inDouble && next === '"')) return false;
  return !/(?:\[|\$|\$\{)$/.test(text.slice(Math.max(0, at - 2), at));
}
