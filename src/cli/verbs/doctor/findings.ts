// What `beck doctor` has to say about what was found: what is wrong and how to fix it.

import { entryScript, SHELL_DESCRIPTORS } from '../../../domain/shell-descriptor.ts';
import { wrapWords } from '../../../terminal/drawing/width.ts';
import { rcLine } from '../../shared/installation.ts';
import type { CaptureFact, DoctorFacts, RcFile, ShellFact } from './facts.ts';
import type { Finding } from './finding.ts';
import { policyFindings, providerFindings } from './provider-findings.ts';
import { RIVALS } from './rivals.ts';
import { SHELL_ADVICE } from './shell-advice.ts';
import { examineTrial } from './trial-findings.ts';

/** Everything worth saying, in reading order. */
export function examine(facts: DoctorFacts): readonly Finding[] {
  return [
    nodeFinding(facts),
    ...recordedFindings(facts),
    captureFinding(facts.capture),
    ...waitingFindings(facts),
    ...shellFindings(facts),
    commandFinding(facts),
    ...policyFindings(facts.provider),
    ...providerFindings(facts.provider),
  ];
}

/** Each finding in lines of whole words, its fix below it, and a closing line. A line to copy is never broken. */
export function renderFindings(findings: readonly Finding[], paint: FindingPaint, columns: number): string {
  const count = (type: Finding['type']) => findings.filter((finding) => finding.type === type).length;
  const width = Math.max(columns - INDENT.length, 20);
  const lines = findings.flatMap(({ type, text, fix, line }) => [
    ...wrapWords(text, width).map((part, index) =>
      index === 0 ? `${paint[type](MARKS[type])}  ${part}` : INDENT + part,
    ),
    ...(fix === undefined ? [] : wrapWords(fix, width).map((part) => INDENT + paint.fix(part))),
    ...(line === undefined ? [] : [INDENT + line]),
  ]);
  const total = `${counted(count('problem'), 'problem')}, ${counted(count('note'), 'note')}.`;
  return `${[...lines, '', total].join('\n')}\n`;
}

/** The same for programs: an object with `findings`, `problems` and `notes`. */
export function findingsAsJson(findings: readonly Finding[]): string {
  const count = (type: Finding['type']) => findings.filter((finding) => finding.type === type).length;
  return `${JSON.stringify({ findings, problems: count('problem'), notes: count('note') }, null, 2)}\n`;
}

const INDENT = '      ';

export type FindingPaint = Readonly<Record<Finding['type'] | 'fix', (text: string) => string>>;

const MARKS = { good: '  ok', note: 'note', problem: 'FAIL' } as const;

function counted(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

function waitingFindings({ waiting }: DoctorFacts): readonly Finding[] {
  if (waiting.length === 0) return [];
  const shells = waiting.map((pid) => `shell ${pid}`).join(', ');
  return [{ type: 'good', text: `${counted(waiting.length, 'helper')} waiting for a question (${shells})` }];
}

const AGAIN = 'Run install.sh again from a checkout of beck.';

function nodeFinding({ node }: DoctorFacts): Finding {
  const text = `Node ${node.version}, ${node.path}`;
  return isNewEnough(node.version)
    ? { type: 'good', text }
    : { type: 'problem', text: `${text}: ${NEEDED_NODE}`, fix: AGAIN };
}

function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 5) || (major === 22 && minor >= 21);
}

const NEEDED_NODE = 'beck needs 22.21 or a later 22, or 24.5 and up';

function recordedFindings({ recorded }: DoctorFacts): readonly Finding[] {
  if (recorded === undefined) return [];
  const missing = [recorded.node ? undefined : 'the Node', recorded.main ? undefined : 'the program'];
  const names = missing.filter((name) => name !== undefined);
  const { version } = recorded;
  if (names.length === 0) {
    if (version === undefined || isNewEnough(version)) return [];
    return [{ type: 'problem', text: `the shells would start Node ${version}: ${NEEDED_NODE}`, fix: AGAIN }];
  }
  return [{ type: 'problem', text: `${names.join(' and ')} the shells would start is gone`, fix: AGAIN }];
}

function captureFinding({ way, problem }: CaptureFact): Finding {
  switch (way) {
    case 'terminal':
      return { type: 'good', text: 'output can be captured: a pseudo-terminal opens' };
    case 'script':
      return {
        type: 'note',
        text: `output is captured with the program script, because beck's own pseudo-terminal does not open: ${problem}`,
        fix: UNTYPED,
      };
    case 'pipe':
      return {
        type: 'note',
        text: `output is captured through a pipe, so programs do not see a terminal, because neither beck's own pseudo-terminal nor script works: ${problem}`,
        fix: `Install script (util-linux) for a terminal. ${UNTYPED}`,
      };
    case undefined:
      return {
        type: 'problem',
        text: `output cannot be captured: pseudo-terminal, script and pipe all fail: ${problem}`,
        fix: AGAIN,
      };
  }
}

const UNTYPED = 'Without one, beck doctor cannot test a question in your shells.';

function shellFindings(facts: DoctorFacts): readonly Finding[] {
  if (facts.shells.length === 0)
    return [
      { type: 'problem', text: 'none of zsh, bash, fish and pwsh is on PATH', fix: 'Install one of them.' },
    ];
  return facts.shells.flatMap((shell) => [
    lineFinding(shell, facts),
    ...versionFindings(shell),
    ...trialFindings(shell),
    ...rivalFindings(shell),
    ...historyFindings(shell),
  ]);
}

type BeckLine = { readonly file: RcFile; readonly number: number; readonly own: boolean };

function beckLines(shell: ShellFact): readonly BeckLine[] {
  return shell.files.flatMap((file) =>
    file.lines.flatMap((line, index) =>
      isComment(line) || !line.includes(`/shell/${entryScript(shell.shell)}`)
        ? []
        : [{ file, number: index + 1, own: line.includes(shell.script.path) }],
    ),
  );
}

function lineFinding(shell: ShellFact, facts: DoctorFacts): Finding {
  const { installation, loginShell, shells } = facts;
  const name = `${shell.shell} ${shell.version ?? '(version unknown)'}`;
  const lines = beckLines(shell);
  const [first, second] = lines;
  const line = rcLine(installation, shell.shell);
  if (first === undefined) {
    const needed = loginShell === shell.shell || shells.every((other) => beckLines(other).length === 0);
    return {
      type: needed ? 'problem' : 'note',
      text: `${name}: beck's line is missing in ${shell.rcPath}`,
      fix: 'Add this line at its end:',
      line,
    };
  }
  const places = lines.map(({ file, number }) => `${file.path} line ${number}`);
  if (second !== undefined)
    return {
      type: 'note',
      text: `${name}: beck's line occurs more than once, in ${places.join(' and ')}`,
      fix: 'Keep one of them.',
    };
  if (!first.own)
    return {
      type: 'note',
      text: `${name}: ${places[0]} loads a different copy of beck`,
      fix: 'If you did not intend that, change it to:',
      line,
    };
  if (!shell.script.readable)
    return { type: 'problem', text: `${name}: ${shell.script.path} cannot be read`, fix: AGAIN };
  return { type: 'good', text: `${name}, ${places[0]}` };
}

function versionFindings({ shell, version }: ShellFact): readonly Finding[] {
  if (version === undefined) return [];
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = SHELL_DESCRIPTORS[shell].oldest;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return [];
  const oldest = `${oldestMajor}.${oldestMinor}`;
  return [
    {
      type: 'note',
      text: `${shell} ${version} is older than ${oldest}, the oldest version beck supports${SHELL_ADVICE[shell].ifOlder}`,
      fix: `Install ${shell} ${oldest} or newer.`,
    },
  ];
}

function trialFindings(fact: ShellFact): readonly Finding[] {
  const { shell, trial, rcPath } = fact;
  if (trial === undefined) return [];
  const [line] = beckLines(fact);
  const place = line && `${line.file.path} line ${line.number}`;
  return examineTrial({ shell, rcPath, place, trial });
}

/** Guessed from the files; an answered trial question overrides it. */
function rivalFindings({ shell, files, trial }: ShellFact): readonly Finding[] {
  if (trial?.outcome.type === 'answered') return [];
  return RIVALS.flatMap((rival) => {
    const place = findLine(files, rival.line);
    if (place === undefined) return [];
    return [{ type: 'note', text: `${shell}: ${rival.name} in ${place}, ${rival.does}`, fix: rival.fix }];
  });
}

const NO_HISTORY =
  /\b(HISTSIZE|SAVEHIST|HISTFILESIZE)=['"]?0\b|\bHISTFILE=['"]?(\/dev\/null|['"]?\s*$)|\bunset\s+HISTFILE\b|\bset\s+\+o\s+history\b|\bfish_private_mode\b/;

function historyFindings({ shell, files, trial }: ShellFact): readonly Finding[] {
  // The shell itself said how it keeps history.
  if (trial?.state !== undefined && SHELL_ADVICE[shell].history !== undefined) return [];
  const place = findLine(files, NO_HISTORY);
  if (place === undefined) return [];
  return [
    { type: 'note', text: `${shell}: history is limited in ${place}, so Up may not bring questions back` },
  ];
}

function findLine(files: readonly RcFile[], wanted: RegExp): string | undefined {
  for (const { path, lines } of files) {
    const index = lines.findIndex((line) => !isComment(line) && wanted.test(line));
    if (index >= 0) return `${path} line ${index + 1}`;
  }
  return undefined;
}

function isComment(line: string): boolean {
  return /^\s*#/.test(line);
}

function commandFinding({ command }: DoctorFacts): Finding {
  if (command.onPath === command.own) return { type: 'good', text: `the command beck is on PATH` };
  if (command.onPath === undefined)
    return {
      type: 'note',
      text: 'the command beck is not on PATH; questions at the prompt still work',
      fix: 'In the rc file, add the folder install.sh named, usually ~/.local/bin, to PATH.',
    };
  return {
    type: 'note',
    text: `the first beck on PATH is another program, ${command.onPath}`,
    fix: 'Put the folder of this one before it on PATH, or use the full path.',
  };
}
