// The output of an inspection, shown when the person asks for it.

import type { CapturedOutput, NotRun, ProbeOutcome } from '../../domain/run.ts';
import { linesOf, showLine } from '../drawing/command-text.ts';
import type { Look } from '../drawing/look.ts';
import { endingOf, type Tried } from '../drawing/step-line.ts';

export type Found = {
  /** The command, or what was read. */
  readonly what: string;
  readonly outputs: readonly Pick<CapturedOutput, 'text'>[];
  /** How it ended, if not well: `exit 2`. */
  readonly ended?: string | undefined;
};

/** Columns of programs, roughly; a tab written by beck would be a control character to show. */
const TAB = '    ';

/** As much as a model was sent, with nothing in it that a terminal would interpret. */
export function renderFound({ what, outputs, ended }: Found, look: Look): string {
  const lines = outputs.filter(({ text }) => text !== '').flatMap(({ text }) => linesOf(text));
  const shown = lines.map(({ text }) => look.faint(`  ${showLine(text.replaceAll('\t', TAB), look)}`));
  const name = linesOf(what)[0]?.text ?? '';
  const end = ended === undefined ? '' : `${look.marks.between}${ended}`;
  const head = `${look.marks.probe} ${showLine(name, look)}${end}`;
  return [look.faint(head), ...(shown.length > 0 ? shown : [look.faint('  (no output)')])].join('\n');
}

type Notice =
  | ({ readonly type: 'tried' } & Tried)
  | { readonly type: 'probed'; readonly command: string; readonly outcome: ProbeOutcome | NotRun }
  | { readonly type: 'look'; readonly what: string; readonly output: CapturedOutput }
  | {
      readonly type: 'called';
      readonly proposal: { readonly command: string };
      readonly outcome: CapturedOutput | { readonly reason: string };
    }
  | { readonly type: 'not-done'; readonly kind: string; readonly what: string; readonly reason: string };

/** The output of an inspection; undefined for other notices. */
export function foundBy(notice: Notice | { readonly type: string }): Found | undefined {
  if (!isInspection(notice)) return undefined;
  switch (notice.type) {
    case 'called':
      return 'reason' in notice.outcome
        ? undefined
        : { what: notice.proposal.command, outputs: [notice.outcome] };
    case 'look':
      return { what: notice.what, outputs: [notice.output] };
    case 'not-done':
      return notice.kind === 'inspection'
        ? { what: notice.what, outputs: [{ text: notice.reason }] }
        : undefined;
    case 'tried': {
      const { outcome, command } = notice;
      if (outcome.type !== 'tried' || notice.by === 'key') return undefined;
      const outputs = [outcome.output, { text: outcome.changes.join('\n') }];
      return { what: `tried in a copy: ${command}`, outputs, ended: `exit ${outcome.status}` };
    }
    case 'probed': {
      const { outcome, command } = notice;
      if (outcome.type !== 'probed') return undefined;
      return { what: command, outputs: [outcome.stdout, outcome.stderr], ended: endingOf(outcome) };
    }
  }
}

function isInspection(notice: Notice | { readonly type: string }): notice is Notice {
  return ['called', 'look', 'not-done', 'probed', 'tried'].includes(notice.type);
}

/** The inspections of a question. `next`: those that were not shown yet; once all were, all of them again. */
export function collectFound(): {
  readonly add: (notice: { readonly type: string }) => void;
  readonly any: () => boolean;
  readonly next: () => readonly Found[];
} {
  const all: Found[] = [];
  let shown = 0;
  return {
    add(notice) {
      const found = foundBy(notice);
      if (found !== undefined) all.push(found);
    },
    any: () => all.some(({ outputs }) => outputs.some(({ text }) => text !== '')),
    next() {
      const next = all.slice(shown < all.length ? shown : 0);
      shown = all.length;
      return next;
    },
  };
}
