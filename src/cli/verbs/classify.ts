// `beck classify`: the verdict on a command, readable for a person or as JSON lines for a program.

import * as v from 'valibot';
import { type ExitCode, UsageError } from '../../domain/errors.ts';
import { SHELLS, type Shell } from '../../domain/shell.ts';
import { type ClassifyRequest, LEVELS, type Level, type Span, type Verdict } from '../../domain/verdict.ts';
import type { Classifier } from '../../safety/classifier.ts';
import type { PersonRules } from '../../safety/verdict/person-rules.ts';
import { type LineOfCommand, linesOf, paintLine, showText } from '../../terminal/drawing/command-text.ts';
import { createLook, type Look } from '../../terminal/drawing/look.ts';
import { cutToWidth, wrapWords } from '../../terminal/drawing/width.ts';
import type { LookAtDisk } from '../wiring/command-facts.ts';
import { LONGEST_INPUT, readAll } from './standard-input.ts';

export type ClassifyOptions = {
  /** Without it, standard input is the command, or with `json` the lines to judge. */
  readonly command?: string | undefined;
  readonly shell: Shell;
  readonly as: 'eval' | 'line';
  readonly json: boolean;
  /** The person's own, laid over every verdict. */
  readonly rules?: PersonRules | undefined;
  /** Exit 4 when a verdict is this bad or worse. */
  readonly failOn?: Level | undefined;
  /** Looks at the disk; absent where the text is to run elsewhere. */
  readonly look?: LookAtDisk | undefined;
};

export type ClassifyIo = {
  readonly stdin: AsyncIterable<Uint8Array | string>;
  /** Resolves when there is room for more. */
  readonly writeOut: (text: string) => void | Promise<void>;
  readonly writeError: (text: string) => void;
  readonly colour: boolean;
  readonly columns: number;
};

/** Judges one command, or every line of standard input. Rejects with `UsageError` where there is no command at all. */
export async function runClassify(options: ClassifyOptions, io: ClassifyIo): Promise<ExitCode> {
  const classifiers = new Map<Shell, Classifier>();
  const judge = async (request: ClassifyRequest): Promise<Verdict> => {
    let classifier = classifiers.get(request.shell);
    if (classifier === undefined) {
      const { loadClassifier } = await import('../../safety/classifier.ts');
      classifier = await loadClassifier(request.shell, options.rules);
      classifiers.set(request.shell, classifier);
    }
    await classifier.prepare(request.command);
    const seen = await options.look?.(request, classifier.survey);
    return classifier.classify(seen === undefined ? request : { ...request, ...seen });
  };
  const worst =
    options.json && options.command === undefined
      ? await judgeLines(judge, options, io)
      : await judgeOne(judge, options, io);
  return options.failOn !== undefined && LEVELS.indexOf(worst) >= LEVELS.indexOf(options.failOn) ? 4 : 0;
}

type JudgeRequest = (request: ClassifyRequest) => Promise<Verdict>;

async function judgeOne(judge: JudgeRequest, options: ClassifyOptions, io: ClassifyIo): Promise<Level> {
  const { shell, as } = options;
  const command = options.command ?? (await readAll(io.stdin));
  if (options.command === undefined && command.trim() === '')
    throw new UsageError('There is no command to judge.', "Name one: beck classify 'ls -la'");
  const verdict = await judge({ command, shell, as });
  const look = createLook({ columns: io.columns, colour: io.colour, unicode: true });
  await io.writeOut(options.json ? `${JSON.stringify(verdict)}\n` : renderVerdict(command, verdict, look));
  return verdict.level;
}

async function judgeLines(judge: JudgeRequest, options: ClassifyOptions, io: ClassifyIo): Promise<Level> {
  let worst: Level = 'safe';
  for await (const line of readLines(io.stdin)) {
    const answer = await judgeLine(judge, line, options);
    if (LEVELS.indexOf(answer.level) > LEVELS.indexOf(worst)) worst = answer.level;
    await io.writeOut(`${JSON.stringify(answer)}\n`);
  }
  return worst;
}

type BadLine = { readonly error: string; readonly level: 'danger' };

/** A line that is no request is answered in its place, so that answers still count like lines. */
async function judgeLine(
  judge: JudgeRequest,
  line: Line,
  { shell, as }: ClassifyOptions,
): Promise<Verdict | BadLine> {
  if (line.type === 'bad') return { error: line.reason, level: 'danger' };
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), REQUEST), line.text);
  if (!parsed.success) return { error: describeIssue(parsed.issues[0]), level: 'danger' };
  return judge({ ...parsed.output, shell: parsed.output.shell ?? shell, as: parsed.output.as ?? as });
}

const RESOLVED = v.variant('type', [
  v.object({ type: v.picklist(['alias', 'global-alias', 'suffix-alias']), text: v.string() }),
  v.object({ type: v.literal('file'), path: v.string(), untrusted: v.optional(v.boolean()) }),
  v.object({ type: v.picklist(['function', 'builtin', 'keyword', 'missing']) }),
]);

const REQUEST = v.object({
  command: v.string(),
  shell: v.optional(v.picklist(SHELLS)),
  as: v.optional(v.picklist(['eval', 'line'])),
  cwd: v.optional(v.string()),
  home: v.optional(v.string()),
  aliases: v.optional(v.record(v.string(), v.string())),
  functions: v.optional(v.array(v.string())),
  resolved: v.optional(v.record(v.string(), RESOLVED)),
  options: v.optional(v.array(v.string())),
  paths: v.optional(v.record(v.string(), v.picklist(['none', 'file', 'folder', 'other']))),
  links: v.optional(v.record(v.string(), v.string())),
  repository: v.optional(v.picklist(['plain', 'runs-programs'])),
  folders: v.optional(v.array(v.string())),
});

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = issue.path?.map(({ key }) => String(key)).join('.');
  return path ? `${path}: ${issue.message}` : issue.message;
}

type Line =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'bad'; readonly reason: string };

/** Lines of bytes; what is not UTF-8 or too long is said apart, never guessed. */
async function* readLines(input: AsyncIterable<Uint8Array | string>): AsyncGenerator<Line> {
  let pieces: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of input) {
    let rest: Uint8Array = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    for (let end = rest.indexOf(10); end !== -1; end = rest.indexOf(10)) {
      yield endLine([...pieces, rest.subarray(0, end)], length + end);
      pieces = [];
      length = 0;
      rest = rest.subarray(end + 1);
    }
    length += rest.length;
    // A line too long to be judged is counted, not kept.
    if (length <= LONGEST_INPUT) pieces.push(rest);
  }
  if (length > 0) yield endLine(pieces, length);
}

function endLine(pieces: readonly Uint8Array[], length: number): Line {
  if (length > LONGEST_INPUT)
    return { type: 'bad', reason: `The line has more than ${LONGEST_INPUT} bytes.` };
  try {
    return { type: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces)) };
  } catch {
    return { type: 'bad', reason: 'The line is not UTF-8.' };
  }
}

const LONGEST_SHOWN = 8192;

function renderVerdict(command: string, verdict: Verdict, look: Look): string {
  const level = verdict.level === 'safe' ? look.step(verdict.level) : look.alarm(verdict.level);
  const spans = verdict.reasons.map(({ span }) => span);
  const label = cutToWidth(showText(verdict.label, look), look.columns - 12, look.marks.ellipsis);
  const lines = [`${level}${look.marks.between}${label}`, ''];
  // More is not judged, so there is nothing in it to point at.
  for (const line of linesOf(command.slice(0, LONGEST_SHOWN)).flatMap((each) =>
    fold(each, look.columns - 2),
  )) {
    lines.push(`  ${paintLine(line, spans, look)}`.trimEnd());
    const marks = underline(line.start, line.text, spans);
    if (marks !== '') lines.push(`  ${look.alarm(marks)}`);
  }
  const [effects = '', ...others] = wrapWords(verdict.effects.join(', '), look.columns - 9);
  lines.push('', `${look.faint('effects')}  ${effects}`, ...others.map((line) => `         ${line}`));
  for (const { text, id } of verdict.reasons) {
    const [first = '', ...more] = wrapWords(`${showText(text, look)} (${id})`, look.columns - 2);
    lines.push(`${look.alarm(look.marks.danger)} ${first}`, ...more.map((line) => `  ${line}`));
    lines.push((lines.pop() ?? '').replace(/\([\w-]+\)$/, look.faint));
  }
  return `${lines.join('\n')}\n`;
}

/** Pieces that fit the terminal, so that what is drawn below each is where it belongs. */
function fold(line: LineOfCommand, columns: number): LineOfCommand[] {
  const { text, start } = line;
  if (text.length <= columns || !PLAIN.test(text)) return [line];
  return Array.from({ length: Math.ceil(text.length / columns) }, (_, row) => ({
    text: text.slice(row * columns, (row + 1) * columns),
    start: start + row * columns,
  }));
}

const PLAIN = /^[ -~]*$/;

/** `~~~~` under the parts a reason is about; lines with characters of other widths are left to the colour. */
function underline(start: number, text: string, spans: readonly Span[]): string {
  if (!PLAIN.test(text)) return '';
  const marks = [...text].map((_, at) =>
    spans.some(([from, to]) => start + at >= from && start + at < to) ? '~' : ' ',
  );
  return marks.join('').trimEnd();
}
