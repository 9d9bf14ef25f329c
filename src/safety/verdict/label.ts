// The short name of what a command does: `read: /etc/hosts`, `copy: a → b`, `run (4 lines)`.

import type { Summary } from '../judgement/judge.ts';

/** A text that is too long to be judged is not repeated whole. */
const LONGEST = 8192 + 'run: '.length;

const SHORT = 80;

/** The label of a text; `summary` where it is one simple command. */
export function renderLabel(command: string, summary: Summary | undefined): string {
  const text = command.trim();
  const lines = text.split('\n').length;
  if (lines > 1) return `run (${lines} lines)`;
  const label = (summary === undefined ? undefined : simpleLabel(summary)) ?? `run: ${text}`;
  return label.length > LONGEST ? `${label.slice(0, SHORT)}…` : label;
}

const WRITERS = new Set(['echo', 'printf', 'print', ':', 'true', 'cat', '']);

function simpleLabel({ name = '', operands, outputs }: Summary): string | undefined {
  // A word that becomes several (`week{1..12}`) is said once.
  const named = [...new Set(operands)];
  const [output, ...more] = outputs;
  if (more.length > 0) return undefined;
  if (output !== undefined) return WRITERS.has(name) ? `${output.kind}: ${output.target}` : undefined;
  switch (name) {
    case 'cat':
    case 'head':
    case 'tail':
      return named.length === 1 ? `read: ${named[0]}` : undefined;
    case 'cp':
      return operands.length > 1 ? `copy: ${fromTo(operands)}` : undefined;
    case 'mv':
      return operands.length > 1 ? `move: ${fromTo(operands)}` : undefined;
    case 'rm':
      return operands.length > 0 ? `delete: ${named.join(' ')}` : undefined;
    case 'mkdir':
      return operands.length > 0 ? `mkdir: ${named.join(' ')}` : undefined;
    default:
      return undefined;
  }
}

function fromTo(operands: readonly string[]): string {
  return `${[...new Set(operands.slice(0, -1))].join(' ')} → ${operands.at(-1)}`;
}
