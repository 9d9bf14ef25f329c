// Draws journal entries: one line each, or a single one in full.

import type { AllowedBy } from '../../../domain/allowed-by.ts';
import { LEVELS, type Level } from '../../../domain/verdict.ts';
import { makeAllVisible, makeVisible } from '../../../domain/visible.ts';
import type { Entry, Step } from '../../../journal/entry.ts';
import { fitColumns } from '../../../terminal/drawing/columns.ts';
import { showLine } from '../../../terminal/drawing/command-text.ts';
import type { Look } from '../../../terminal/drawing/look.ts';
import { localTime } from '../../shared/local-time.ts';

export type Place = { readonly home: string; readonly now: number };

/** Oldest first, as a log is read. */
export function renderList(entries: readonly Entry[], { home, now }: Place, look: Look): string {
  const rows = entries.map((entry) => [
    String(entry.id),
    when(entry.at, now),
    showLine(entry.question, look),
    ...(look.columns < WIDEST ? [] : [showLine(mainCommand(entry), look)]),
    resultOf(entry),
    ...(look.columns < WIDE
      ? []
      : [commandsIn(entry), levelOf(entry) ?? '', showLine(shortFolder(entry.folder, home), look)]),
  ]);
  const widest = look.columns >= WIDEST;
  const head = look.columns < WIDE ? HEAD.slice(0, 4) : widest ? HEAD.toSpliced(3, 0, 'command') : HEAD;
  const flexible = look.columns < WIDE ? [2] : widest ? [2, 3, 7] : [2, 6];
  const lines = fitColumns([head, ...rows], flexible, look);
  return [
    look.faint(lines[0] ?? ''),
    ...lines.slice(1),
    '',
    look.faint('Show one in full: beck log NUMBER'),
    '',
  ].join('\n');
}

const HEAD = ['', 'when', 'question', 'result', 'ran', 'worst', 'in'];
/** Columns from which on all is shown. */
const WIDE = 72;
/** And from which on there is room for a command. */
const WIDEST = 110;

/** Everything that is known of one question. */
export function renderEntry(entry: Entry, { home }: Place, look: Look): string {
  const { question, at, asker, folder, host, mode, steps, ended } = entry;
  const rows = [
    ['asked', `${localTime(at)} in ${asker}, ${shortFolder(folder, home)} on ${host}`],
    ['mode', mode],
    ...(ended === undefined
      ? [['result', 'unfinished: beck ended before the question did']]
      : [
          ['answered by', ended.model === '' ? ended.provider : `${ended.provider}, ${ended.model}`],
          ['result', `${ended.outcome}, status ${ended.status}, ${seconds(ended.duration)}`],
          ...(ended.inputTokens === undefined
            ? []
            : [['tokens', `${ended.inputTokens} + ${ended.outputTokens ?? 0}`]]),
        ]),
  ];
  const facts = fitColumns(rows, [1], look).map((line) => makeAllVisible(line));
  return [
    makeAllVisible(question),
    ...facts.map((line) => look.faint(line)),
    ...steps.flatMap((step) => [...(step.kind === 'host' ? [] : ['']), ...renderStep(step)]),
    '',
  ].join('\n');
}

function renderStep(step: Step): readonly string[] {
  const { command, kind, level, label, status, duration, reason, output } = step;
  if (kind === 'host') return [`    ${makeAllVisible(`${command}: ${reason ?? `status ${status}`}`)}`];
  const what = kind === 'run' ? '' : `${kind}, `;
  const ending = [
    ...(status === undefined ? [] : [`status ${status}`]),
    ...(duration === undefined ? [] : [seconds(duration)]),
  ].join(', ');
  return [
    ...command.split('\n').map((line) => `  ${makeAllVisible(line)}`),
    `    ${level}: ${makeAllVisible(label)}`,
    `    ${what}${decided(step)}${ending === '' ? '' : `, ${ending}`}`,
    ...(reason === undefined ? [] : [`    ${makeAllVisible(reason)}`]),
    ...(output === undefined ? [] : linesOf(output).map((line) => `      ${line}`)),
  ];
}

function linesOf(output: string): readonly string[] {
  return makeVisible(output.trimEnd()).split('\n');
}

function decided({ outcome, allowedBy }: Step): string {
  if (outcome === 'allowed') return 'allowed: it only reads';
  if (outcome === 'left') return 'left to you and the agent';
  return outcome === 'ran' && allowedBy !== undefined ? `ran: ${ALLOWED[allowedBy]}` : outcome;
}

const ALLOWED: Readonly<Record<AllowedBy, string>> = {
  key: 'you pressed a key',
  edited: 'you edited it and pressed a key',
  always: 'you said Always earlier',
  mode: 'the mode allows it',
  safe: 'it only reads',
  'command line': '--approve or --allow named it',
  client: 'the program that asked may run it',
};

/** The last one that ran, on one line. */
function mainCommand({ steps }: Entry): string {
  const command = steps.findLast(({ kind, outcome }) => kind === 'run' && outcome === 'ran')?.command ?? '';
  return command.replace(/\s*\n\s*/g, ' ');
}

function commandsIn({ steps }: Entry): string {
  const own = steps.filter(({ kind }) => kind !== 'host');
  const ran = own.filter(({ kind, outcome }) => !isLook(kind) && outcome === 'ran').length;
  const rest = own.filter(({ outcome }) => outcome !== 'ran').length;
  return rest === 0 ? String(ran) : `${ran}, ${rest} not`;
}

/** It changed nothing. */
function isLook(kind: Step['kind']): boolean {
  return kind === 'inspection' || kind === 'trial';
}

function levelOf({ steps }: Entry): Level | undefined {
  return LEVELS.findLast((level) => steps.some((step) => step.level === level));
}

function resultOf({ ended, steps }: Entry): string {
  if (ended === undefined) return 'unfinished';
  if (ended.outcome !== 'answered') return ended.outcome;
  const last = steps.findLast(({ kind }) => kind !== 'host');
  if (last?.outcome === 'declined' || (last?.outcome === 'failed' && !isLook(last.kind))) return last.outcome;
  return ended.status === 0 ? 'ok' : `status ${ended.status}`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The time for the last day, else the date. */
function when(at: number, now: number): string {
  const [date = '', time = ''] = localTime(at).split(' ');
  return now - at < DAY_MS ? time.slice(0, 5) : date;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(milliseconds < 9_950 ? 1 : 0)} s`;
}

function shortFolder(folder: string, home: string): string {
  return folder === home || folder.startsWith(`${home}/`) ? `~${folder.slice(home.length)}` : folder;
}
