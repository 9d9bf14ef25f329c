// Paths as a person in this folder would write them, in what the screen shows and asks.

import type { Notice, Proposal } from '../../agent/performers.ts';
import { shortPath } from './undo-note.ts';

type Near = { readonly cwd: string; readonly home: string };

/** A question about a file names it, and its reasons do. */
export function nearProposal(proposal: Proposal, near: Near): Proposal {
  const { command, verdict, file } = proposal;
  if (file?.type !== 'read' && file?.type !== 'write') return proposal;
  const named = shortPath(command, near);
  const inText = (text: string): string => text.replaceAll(command, named);
  const reasons = verdict.reasons.map((reason) => ({
    ...reason,
    text: inText(reason.text),
    span: [0, named.length] as const,
  }));
  return { ...proposal, command: named, verdict: { ...verdict, label: inText(verdict.label), reasons } };
}

export function nearNotice(notice: Notice, near: Near): Notice {
  switch (notice.type) {
    case 'looking':
    case 'look':
      return { ...notice, what: nearWords(notice.what, near) };
    case 'not-done':
      if (notice.what.startsWith('probe ')) return notice;
      return { ...notice, what: nearWords(notice.what, near), reason: nearWords(notice.reason, near) };
    case 'written':
      return { ...notice, change: { ...notice.change, path: shortPath(notice.change.path, near) } };
    case 'not-run':
      return { ...notice, proposal: nearProposal(notice.proposal, near) };
    default:
      return notice;
  }
}

/** Paths begin a word of the names that beck gives its inspections. */
function nearWords(text: string, near: Near): string {
  return text
    .split(' ')
    .map((word) => (word === near.cwd ? '.' : shortPath(word, near)))
    .join(' ');
}
