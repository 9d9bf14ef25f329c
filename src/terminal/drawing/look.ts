// How beck looks on this terminal: its width, its marks, and colours by meaning that suit dark and light backgrounds.

import * as kleur from 'kleur/colors';

import { type LinkMarks, linkMarks } from './hyperlinks.ts';

// kleur would check standard output; the caller knows what is drawn on.
kleur.$.enabled = true;

type Paint = (text: string) => string;

export type Look = {
  readonly columns: number;
  readonly unicode: boolean;
  readonly marks: Marks;
  /** The command itself. */
  readonly command: Paint;
  /** Less important text: reasons, statuses, choices. */
  readonly faint: Paint;
  /** The mark before a step. */
  readonly step: Paint;
  /** Danger, and what could not be done. */
  readonly alarm: Paint;
  /** Bold words and headings of an answer. */
  readonly strong: Paint;
  /** Commands, names and code in an answer. */
  readonly code: Paint;
  /** Emphasis, and text that is struck out, in an answer. */
  readonly emphasis: Paint;
  readonly struck: Paint;
  /** The parts of code in a known language. */
  readonly syntax: (kind: SyntaxKind) => Paint;
  /** The marks around the text of a link; nothing where the terminal knows no links, or the address is none for them. */
  readonly link: (url: string) => LinkMarks | undefined;
  /** Whether styles are drawn at all; without them an answer stays as it was written. */
  readonly styled: boolean;
  /** Whether colours are among them. */
  readonly coloured: boolean;
  /** The part of a command that a reason is about. */
  readonly culprit: Paint;
  /** What stands before each line of an answer, if anything: two cells. */
  readonly answerMark: string;
  /** Lines of a diff. */
  readonly added: Paint;
  readonly removed: Paint;
};

export type SyntaxKind = 'comment' | 'string' | 'number' | 'keyword' | 'name' | 'variable' | 'removed';

type Marks = {
  readonly step: string;
  readonly danger: string;
  readonly notRun: string;
  readonly probe: string;
  readonly warning: string;
  /** Between a command and what is said about it. */
  readonly between: string;
  readonly ellipsis: string;
  readonly minus: string;
};

/** Nothing, a bar, or two spaces. */
export type AnswerMark = 'none' | 'bar' | 'indent';

export type LookOptions = {
  readonly columns: number;
  readonly colour: boolean;
  /** Bold, dim and their like, which NO_COLOR leaves; as `colour` by default. */
  readonly styles?: boolean;
  /** Whether the terminal opens links. */
  readonly links?: boolean;
  /** What marks the lines of an answer. */
  readonly answerMark?: AnswerMark;
  /** False where the locale is not UTF-8: only ASCII is written then. */
  readonly unicode: boolean;
};

export function createLook(options: LookOptions): Look {
  const { columns, colour, unicode, styles = colour, links = false, answerMark = 'none' } = options;
  const plain: Paint = (text) => text;
  const style = (styled: Paint): Paint => (colour || styles ? styled : plain);
  const paint = (coloured: Paint, otherwise: Paint = plain): Paint => (colour ? coloured : otherwise);
  return {
    // A terminal that does not tell its size says 0.
    columns: columns > 0 ? columns : 80,
    unicode,
    marks: unicode ? UNICODE : ASCII,
    command: style(kleur.bold),
    faint: style(kleur.dim),
    step: paint(kleur.cyan),
    alarm: paint((text) => kleur.bold(kleur.red(text)), style(kleur.bold)),
    strong: style(kleur.bold),
    code: paint(kleur.cyan),
    emphasis: style(kleur.italic),
    struck: style(kleur.strikethrough),
    syntax: (kind) => paint(SYNTAX[kind]),
    link: (url) => (links ? linkMarks(url) : undefined),
    styled: colour || styles,
    coloured: colour,
    culprit: paint((text) => kleur.bold(kleur.red(text)), style(kleur.underline)),
    answerMark: { none: '', bar: style(kleur.dim)(unicode ? '\u258F ' : '| '), indent: '  ' }[answerMark],
    added: paint(kleur.green),
    removed: paint(kleur.red),
  };
}

/** Colours that are readable on dark and on light backgrounds. */
const SYNTAX: Readonly<Record<SyntaxKind, Paint>> = {
  comment: kleur.dim,
  string: kleur.green,
  number: kleur.yellow,
  keyword: kleur.magenta,
  name: kleur.bold,
  variable: kleur.cyan,
  removed: kleur.red,
};

const UNICODE: Marks = {
  step: '›',
  danger: '⚠',
  notRun: '×',
  probe: '·',
  warning: '!',
  between: ' · ',
  ellipsis: '…',
  minus: '−',
};

const ASCII: Marks = {
  step: '>',
  danger: '!',
  notRun: 'x',
  probe: '-',
  warning: '*',
  between: ' - ',
  ellipsis: '...',
  minus: '-',
};
