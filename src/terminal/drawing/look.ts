// How beck looks on this terminal: its width, its marks, and colours by meaning that suit dark and light backgrounds.

import * as kleur from 'kleur/colors';

// kleur would look at standard output; what we draw on is the caller's to judge.
kleur.$.enabled = true;

type Paint = (text: string) => string;

export type Look = {
  readonly columns: number;
  readonly unicode: boolean;
  readonly marks: Marks;
  /** The command itself. */
  readonly command: Paint;
  /** What may be overlooked: reasons, statuses, choices. */
  readonly faint: Paint;
  /** The mark before a step. */
  readonly step: Paint;
  /** Danger, and what could not be done. */
  readonly alarm: Paint;
  /** Bold words and headings of an answer. */
  readonly strong: Paint;
  /** Commands, names and code in an answer. */
  readonly code: Paint;
  /** Whether styles are drawn at all; without them an answer stays as it was written. */
  readonly styled: boolean;
  /** The part of a command that a reason is about. */
  readonly culprit: Paint;
  /** Lines of a diff. */
  readonly added: Paint;
  readonly removed: Paint;
};

type Marks = {
  readonly step: string;
  readonly danger: string;
  readonly notRun: string;
  readonly probe: string;
  readonly warning: string;
  /** Between a command and what is said about it. */
  readonly between: string;
  readonly ellipsis: string;
};

export type LookOptions = {
  readonly columns: number;
  readonly colour: boolean;
  /** False where the locale is not UTF-8: only ASCII is written then. */
  readonly unicode: boolean;
};

export function createLook({ columns, colour, unicode }: LookOptions): Look {
  const paint = (styled: Paint): Paint => (colour ? styled : (text) => text);
  return {
    // A terminal that does not tell its size says 0.
    columns: columns > 0 ? columns : 80,
    unicode,
    marks: unicode ? UNICODE : ASCII,
    command: paint(kleur.bold),
    faint: paint(kleur.dim),
    step: paint(kleur.cyan),
    alarm: paint((text) => kleur.bold(kleur.red(text))),
    strong: paint(kleur.bold),
    code: paint(kleur.cyan),
    styled: colour,
    culprit: paint((text) => kleur.bold(kleur.red(text))),
    added: paint(kleur.green),
    removed: paint(kleur.red),
  };
}

const UNICODE: Marks = {
  step: '›',
  danger: '⚠',
  notRun: '×',
  probe: '·',
  warning: '!',
  between: ' · ',
  ellipsis: '…',
};

const ASCII: Marks = {
  step: '>',
  danger: '!',
  notRun: 'x',
  probe: '-',
  warning: '*',
  between: ' - ',
  ellipsis: '...',
};
