// The names of commands that the shell itself looks up, each with its place; not those that another program starts.

import type { ClassifyRequest } from '../../domain/verdict.ts';
import type { Part } from '../judgement/trace.ts';
import type { Dissect } from './reading.ts';

export type ShellCommand = { readonly name: string; readonly at: number };

export function shellCommands(request: ClassifyRequest, dissect: Dissect): readonly ShellCommand[] {
  return dissect(request).parts.flatMap(namesIn);
}

function namesIn(part: Part): readonly ShellCommand[] {
  // The text that a program runs is not the shell's.
  if (part.type === 'text' || part.type === 'input-text') return [];
  if (part.type !== 'command') return part.parts.flatMap(namesIn);
  const name = part.words[0]?.text ?? '';
  return part.text.startsWith(name) ? [{ name, at: part.span[0] }] : [];
}
