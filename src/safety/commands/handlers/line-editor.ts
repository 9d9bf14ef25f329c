// What the line editor and completion do from now on: keys, styles and functions that the shell brings.

import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { isLiteral } from '../../judgement/word.ts';
import { readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import type { Call } from '../row.ts';
import { judgeListed } from './shell-state.ts';

/** autoload: what zsh brings is no new code (zshcontrib(1)). */
export function judgeAutoload(judgement: Judgement, call: Call): void {
  const names = call.args.filter(({ text }) => !/^(?:-[Uzktw]+|\+X)$/.test(text));
  if (names.length === 0 || !names.every(({ text }) => BROUGHT_BY_ZSH.test(text)))
    return judgeListed(judgement, call);
  addEffect(judgement, 'write', 'run');
  for (const { text } of names) judgement.found.defined.add(text);
  report(judgement, 'defines-code', call.command.span, names.map(({ text }) => text).join(', '), 'ask');
}

const BROUGHT_BY_ZSH =
  /^(?:compinit|bashcompinit|colors|promptinit|vcs_info|add-zsh-hook|zmv|zcalc|zargs|run-help|edit-command-line|url-quote-magic|bracketed-paste-magic|select-word-style|up-line-or-beginning-search|down-line-or-beginning-search|history-search-end|zrecompile|zed|tetriscurses|is-at-least|zmathfunc|chpwd_recent_dirs|cdr|add-zle-hook-widget|match-words-by-style)$/;

/** bindkey: lists everything, a keymap or what one key does; anything else changes keys. */
export function judgeBindkey(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  const lists = given.options.every(({ spec }) => /^-[lLpM]$/.test(spec.name));
  if (lists && given.operands.length <= 1) return addEffect(judgement, 'read');
  // A key for what the editor can do anyway; `-s` types a text, and a widget of the person's own runs code of theirs.
  const [key, widget, ...more] = given.operands;
  const plain = given.options.every(({ spec }) => /^-[evaM]$/.test(spec.name)) && more.length === 0;
  const keymap = key === undefined && given.options.length > 0;
  if (plain && (keymap || (widget !== undefined && EDITS.test(widget.text)))) return keepKey(judgement, call);
  judgeByRow(judgement, call, given);
}

/** compdef: `NAME=OTHER` completes one program's words as another's; anything else names a function that runs. */
export function judgeCompdef(judgement: Judgement, call: Call): void {
  const same = call.args.length > 0 && call.args.every(({ text }) => /^[\w.-]+=[\w.-]+$/.test(text));
  if (same) keepKey(judgement, call);
  else judgeListed(judgement, call);
}

/** zstyle: of most styles the values are texts that are shown or compared; those of others are run (zshcompsys(1)). */
export function judgeZstyle(judgement: Judgement, call: Call): void {
  const [context, style, ...values] = call.args.map(({ text }) => text);
  const plain =
    context?.startsWith(':') && SHOWN_STYLES.test(style ?? '') && values.every((text) => isLiteral(text));
  if (!plain || values.some((text) => /[`$]/.test(text))) return judgeListed(judgement, call);
  keepKey(judgement, call);
}

const SHOWN_STYLES =
  /^(?:menu|verbose|rehash|format|group-(?:name|order)|matcher(?:-list)?|list-(?:colors|prompt|dirs-first|packed|grouped|suffixes|separator)|select-(?:prompt|scroll)|completer|use-(?:cache|compctl)|cache-path|special-dirs|squeeze-slashes|auto-description|file-sort|insert-tab|accept-exact|ignored-patterns|ignore-parents|max-errors|separate-sections|tag-order|keep-prefix|expand|complete-options|single-ignored|word-style|formats|actionformats|enable|check-for-changes|unstagedstr|stagedstr)$/;

/** bind of bash: `"KEYS": function`, where the function is one of readline. */
export function judgeBind(judgement: Judgement, call: Call): void {
  const [only, ...more] = call.args;
  const widget = /^"[^"`$]+":\s*([\w-]+)$/.exec(only?.text ?? '')?.[1];
  // A variable of readline is a switch, a number or a name that is shown (readline(3), Variables).
  const sets = /^set [a-z][\w-]+ [\w-]+$/.test(only?.text ?? '');
  const edits = widget !== undefined && EDITS.test(widget);
  if (more.length === 0 && (edits || sets)) return keepKey(judgement, call);
  judgeListed(judgement, call);
}

function keepKey(judgement: Judgement, call: Call): void {
  addEffect(judgement, 'write', 'run');
  report(judgement, 'changes-later', call.command.span, call.name, 'ask');
}

/** Functions of zle (zshzle(1)) and readline (bash(1)) that move, search, complete and change the line. */
export const EDITS =
  /^(?:(?:up|down|beginning|end|begin|vi|emacs|history|backward|forward|delete|kill|undo|redo|yank|complete|menu|expand|transpose|upcase|downcase|capitalize|clear|self|reverse|insert|overwrite|unix|re|possible|previous|next)-[a-z-]+|undo|redo|yank|complete|abort)$/;
