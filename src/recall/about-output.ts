// Whether a question asks for what a command printed, and for which part of it. Pure.

export type AboutOutput = {
  /** `model`: what only a model makes of it. */
  readonly wants: 'all' | 'line' | 'why' | 'model';
  /** For a line: its number from 1, or the last one. */
  readonly line?: number | 'last' | undefined;
  /** The first word of the command, where the question names it. */
  readonly program?: string | undefined;
};

/** Undefined where it is no such question. */
export function aboutOutput(question: string): AboutOutput | undefined {
  const text = question
    .trim()
    .replace(/^(?:please|hey|ok|so)[, ]+/i, '')
    .replace(/[\s?!.]+$/, '');
  for (const [pattern, wants] of FORMS) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const { program, which } = found.groups ?? {};
    const line = which === undefined ? undefined : numberOf(which);
    if (wants === 'line' && line === undefined) continue;
    return { wants, line, program };
  }
  return undefined;
}

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

function numberOf(which: string): number | 'last' | undefined {
  if (/^last$/i.test(which)) return 'last';
  const at = ORDINALS.indexOf(which.toLowerCase()) + 1 || Number.parseInt(which, 10);
  return at >= 1 ? at : undefined;
}

const IT = '(?:that|it|this|the (?:last )?command|the (?<program>[\\w.+-]+)(?: command)?)';
const OUTPUT = '(?:output|result|results|text)';
const WHICH = `(?<which>${ORDINALS.join('|')}|last|\\d+(?:st|nd|rd|th))`;
const THING = '(?:file|folder|name|process|container|branch|commit|pod|host)';
const ITEM = `(?:one|line|entry|result|item|row|${THING})`;
/** `the last commit` is the repository's, `the last commit again` is the list's. */
const NO_ITEM = `(?!(?:first|last) ${THING}$)`;

const FORMS: readonly (readonly [RegExp, AboutOutput['wants']])[] = [
  [
    new RegExp(
      `^what (?:did|does) ${IT} (?:say|print|show|write|output|return|tell me|give(?: me)?)(?: again)?$`,
      'i',
    ),
    'all',
  ],
  [new RegExp(`^what was (?:the|its) (?:last )?${OUTPUT}(?: (?:of|from) ${IT})?(?: again)?$`, 'i'), 'all'],
  [
    new RegExp(
      `^(?:show|print|repeat)(?: me)? (?:that|it|the (?:last )?${OUTPUT})(?: (?:of|from) ${IT})? again$`,
      'i',
    ),
    'all',
  ],
  [
    new RegExp(
      `^(?:what|which)(?:'s| was| is) the ${NO_ITEM}${WHICH} ${ITEM}(?: of (?:them|those|that|it))?(?: again)?$`,
      'i',
    ),
    'line',
  ],
  [new RegExp(`^(?:show(?: me)? )?the ${WHICH} ${ITEM}(?: of (?:them|those|that|it))? again$`, 'i'), 'line'],
  [new RegExp(`^what did the ${WHICH} ${ITEM} say$`, 'i'), 'line'],
  [new RegExp(`^(?:so )?why did(?:n't| not)? ${IT} (?:fail|work|break|go wrong)$`, 'i'), 'why'],
  [
    /^(?:why|what (?:went|was|is) wrong|what failed|what happened)(?: (?:there|with (?:that|it|this)))?$/i,
    'why',
  ],
  [
    new RegExp(
      `^(?:summari[sz]e|sum up|explain|translate|shorten) (?:that|it|this|the (?:last )?${OUTPUT}|what (?:that|it) said)(?: (?:of|from) ${IT})?(?: (?:in|into|for|to) .+)?$`,
      'i',
    ),
    'model',
  ],
  [/^(?:tl;?dr|what does (?:that|this|it) mean)$/i, 'model'],
];

/** Programs that print names in columns, down each of them (GNU ls, eza), and the options that end that. */
const IN_COLUMNS = /^(?:ls|eza|exa|lsd)$/;
const ONE_A_LINE = /^-\w*[l1goCxm]/;

/** That line of the output, without its heading; undefined where it is not known. */
export function lineOf(text: string, command: string, which: number | 'last'): string | undefined {
  const entries = entriesOf(text, command);
  if (which === 'last') return entries?.at(-1);
  const one = entries?.[which - 1];
  const cut = entries?.findIndex((line) => /^\[\.\.\. .* \.\.\.\]$/.test(line)) ?? -1;
  return cut !== -1 && which > cut ? undefined : one;
}

function entriesOf(text: string, command: string): readonly string[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [program = '', ...words] = command.trim().split(/\s+/);
  const shown = lines.slice(isHeading(lines[0]) && lines.length > 1 ? 1 : 0);
  if (!IN_COLUMNS.test(program) || words.some((word) => ONE_A_LINE.test(word))) return shown;
  const rows = shown.map((line) => line.split(/\s{2,}|\t+/).filter((cell) => cell !== ''));
  if (/[|;&]/.test(command)) return shown;
  const widest = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: widest }, (_, column) => rows.flatMap((row) => row[column] ?? [])).flat();
}

/** `total 12`, `PID TTY TIME CMD`, `NAME READY`, `Filesystem Size …`. */
function isHeading(line = ''): boolean {
  if (/^total \d/.test(line) || /^Filesystem\s/.test(line)) return true;
  const words = line.trim().split(/\s+/);
  return words.length >= 2 && words.every((word) => /^[A-Z%][A-Z%()/_.-]*$/.test(word));
}
