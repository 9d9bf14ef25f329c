// What a redirection does to its target.

import type { Span } from '../../domain/verdict.ts';
import { addEffect, report, shown } from '../judgement/findings.ts';
import type { Judgement } from '../judgement/judge.ts';
import { type ExpandedWord, isLiteral, knownPrefix } from '../judgement/word.ts';
import { readPath, writePath } from './file-effects.ts';
import { resolvePath } from './resolve.ts';
import { deviceKind } from './system.ts';

export type RedirectKind = 'read' | 'write' | 'append' | 'duplicate';

/** Judges one redirection, which is at `whole`; says whether it feeds standard input. */
export function judgeRedirect(
  judgement: Judgement,
  kind: RedirectKind,
  target: ExpandedWord,
  whole: Span,
): 'input' | 'output' {
  const part = judgement.observers.trace?.enter(judgement, {
    type: 'redirection',
    span: whole,
    detail: kind,
  });
  const end = judgeTarget(judgement, kind, target);
  judgement.observers.trace?.leave(part);
  return end;
}

/** Whether a target that cannot be opened would keep the command from running. Devices and descriptors are always there. */
export function mayFail(target: string): boolean {
  return !/^(?:["']?\/dev\/(?:null|zero|stdin|stdout|stderr|tty|fd\/\d)["']?|\d+-?|-)$/.test(target);
}

/** Whether a target, as written, is certainly a file and no terminal or descriptor. */
export function isPlainFile(target: string | undefined): boolean {
  return target === '/dev/null' || /^(?!\/dev\/|\d+-?$)[\w./][\w./-]*$/.test(target ?? '');
}

/** The place of a target with the operator before it, for the shells whose walks only know the target. */
export function withOperator({ text: { source } }: Judgement, [from, to]: Span): Span {
  let at = from;
  while (/[ \t]/.test(source.charAt(at - 1))) at--;
  const end = at;
  while (end - at < 2 && /[<>]/.test(source.charAt(at - 1))) at--;
  if (at === end) return [from, to];
  return [/[\d*]/.test(source.charAt(at - 1)) ? at - 1 : at, to];
}

/** `/dev/$x` may be `/dev/tcp/host/80`: bash(1), REDIRECTION. */
function mayBeNetwork(path: string): boolean {
  const known = knownPrefix(path);
  return (
    !isLiteral(path) &&
    known.startsWith('/dev/') &&
    /^\/dev\/(?:t(?:c(?:p\/?)?)?|u(?:d(?:p\/?)?)?)?$/.test(known)
  );
}

function judgeTarget(judgement: Judgement, kind: RedirectKind, target: ExpandedWord): 'input' | 'output' {
  switch (kind) {
    case 'read': {
      const path = resolvePath(judgement, target.text);
      if (path !== undefined && deviceKind(path) === 'network') {
        addEffect(judgement, 'network', 'write');
        report(judgement, 'reads-network', target.span, '', 'danger');
      } else {
        if (path !== undefined && mayBeNetwork(path)) report(judgement, 'reads-network', target.span);
        readPath(judgement, target);
      }
      return 'input';
    }
    case 'write':
    case 'append':
      judgement.text.summary?.outputs.push({ kind, target: shown(judgement, target) });
      writePath(judgement, { ...target, replaced: true }, kind);
      return 'output';
    case 'duplicate':
      // `2>&1`, `>&-`, `<&3` move descriptors, `>&p` is zsh's coprocess (zshmisc(1)); anything else after `>&` is a file.
      if (!/^(?:\d+-?|-)$/.test(target.text) && !(target.text === 'p' && judgement.text.dialect === 'zsh'))
        writePath(judgement, target, 'write');
      return 'output';
    default:
      return kind;
  }
}
