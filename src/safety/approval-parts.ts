// Splits a plain chain into simple commands, each judged on its own as well; remembered approvals are compared with these.

import {
  type ApprovablePart,
  type ClassifyRequest,
  type Effect,
  type Reason,
  type Span,
  type Verdict,
  worse,
} from '../domain/verdict.ts';
import type { Classifier } from './classifier.ts';
import type { CommandSpec } from './commands/row.ts';
import { findRow } from './commands/rows.ts';
import { effectsInOrder } from './judgement/findings.ts';
import type { Part } from './judgement/trace.ts';
import { LOSES_NOTHING, OWN_STORE } from './knowledge/commands/own-store.ts';
import type { ReasonId } from './knowledge/reasons.ts';

/** Longer chains are asked about as a whole. */
const MOST_PARTS = 16;

/** The commands of `a && b | c; d`, or nothing where the text is not such a chain or holds a reason outside of them. */
export function takeApart(
  { dissect }: Pick<Classifier, 'dissect'>,
  request: ClassifyRequest,
  verdict: Verdict,
): readonly ApprovablePart[] {
  const pieces = piecesOf(request.command, dissect(request).parts);
  if (pieces.length > MOST_PARTS || !verdict.reasons.every(({ span }) => pieces.some(holds(span)))) return [];
  return pieces.map((piece) => {
    const alone = dissect({ ...request, command: piece.text });
    const inside = verdict.reasons.filter(({ span }) => holds(span)(piece));
    const reasons = withoutRepeats([...inside, ...alone.verdict.reasons]);
    const effects = effectsInOrder(new Set([...alone.verdict.effects, ...effectsWithin(piece)]));
    const renamed = isRenamed(piece.text, request);
    const harmless = harmlessWords(piece.text, { effects, reasons }, alone.parts);
    return {
      text: piece.text,
      level: inside.length === 0 ? alone.verdict.level : worse(alone.verdict.level, 'ask'),
      reasons,
      effects,
      inPlace: !piece.links.includes('|') && piece.folder === request.cwd,
      writesFiles:
        effects.some((effect) => WRITES.has(effect)) &&
        (renamed || !(harmless || keepsToItsStore(piece.text, { effects, reasons }, alone.parts))),
      prefix: renamed ? undefined : (harmless ?? prefixOf(piece.text, alone.verdict, alone.parts)),
    };
  });
}

/** What may be between two commands that run one after the other in this shell. */
const BETWEEN = /^[ \t]*(?:&&|\|\||;|\|)[ \t]*$/;

/** The parts of the top, if they and the operators between them are all there is. */
function piecesOf(command: string, parts: readonly Part[]): readonly Part[] {
  let at = 0;
  for (const [index, { type, span, text, links }] of parts.entries()) {
    const before = command.slice(at, span[0]);
    const joined = index === 0 ? before.trim() === '' : BETWEEN.test(before);
    // Words and positions must be those of the original text, not of one rewritten for the parser.
    const written = command.slice(span[0], span[1]) === text;
    if (type !== 'simple' || !joined || !written || links.includes('&')) return [];
    at = span[1];
  }
  return command.slice(at).trim() === '' ? parts : [];
}

function holds([from, to]: Span): (part: Part) => boolean {
  return ({ span }) => span[0] <= from && to <= span[1];
}

function effectsWithin(part: Part): Effect[] {
  return [...part.effects, ...part.parts.flatMap(effectsWithin)];
}

function withoutRepeats(reasons: readonly Reason[]): Reason[] {
  const found = new Map(reasons.map((reason) => [`${reason.id} ${reason.text}`, reason]));
  return [...found.values()];
}

/**
 * The subcommand's own name (`git diff`, never `git`), where the tables know all its options and say that by itself it
 * writes nothing and runs no other program.
 */
function prefixOf(text: string, { reasons, effects }: Verdict, parts: readonly Part[]): string | undefined {
  if (effects.some((effect) => WRITES.has(effect))) return undefined;
  const name = onlyCommand(parts)?.names.at(-1);
  if (name === undefined || !name.includes(' ') || !beginsWith(text, name)) return undefined;
  const row = findRow(name);
  if (row === undefined || !isUnderstood(row) || !reasons.every(({ id }) => OWN.has(id))) return undefined;
  return name;
}

/** The first words of a command that changes something and can lose nothing; what it names must lie here or below. */
function harmlessWords(
  text: string,
  { effects, reasons }: Pick<Verdict, 'effects' | 'reasons'>,
  parts: readonly Part[],
): string | undefined {
  const [program] = onlyCommand(parts)?.names ?? [];
  const words = LOSES_NOTHING.find((known) => known.split(' ')[0] === program && beginsWith(text, known));
  const keeps = !effects.some((effect) => effect !== 'write' && WRITES.has(effect));
  return keeps && reasons.every(({ id }) => OWN.has(id) || id === 'creates') && staysBelow(text)
    ? words
    : undefined;
}

/** No word of it leaves the folder: `/x`, `~/x`, `../x`, `--option=/x`. */
function staysBelow(text: string): boolean {
  return !/(?:^|[\s='":])(?:[/~]|\.\.(?:\/|$|\s))|\/\.\.(?:\/|$|\s)/.test(text.slice(text.indexOf(' ')));
}

/** It writes, but only where its program does by itself; an option that names a file would be another thing. */
function keepsToItsStore(
  text: string,
  { effects, reasons }: Pick<Verdict, 'effects' | 'reasons'>,
  parts: readonly Part[],
): boolean {
  const [program] = onlyCommand(parts)?.names ?? [];
  return (
    program !== undefined &&
    OWN_STORE.some((words) => words.startsWith(`${program} `) && beginsWith(text, words)) &&
    !effects.some((effect) => effect !== 'write' && WRITES.has(effect)) &&
    reasons.every(({ id }) => OWN.has(id) || id === 'runs' || id === 'hooks') &&
    !/ (-[a-z]*o|--out)/i.test(text)
  );
}

/** The word is an alias, function or similar, whose meaning may change. */
function isRenamed(text: string, { resolved = {} }: ClassifyRequest): boolean {
  return text.split(' ').some((word) => {
    const type = Object.hasOwn(resolved, word) ? resolved[word]?.type : undefined;
    return type === 'function' || type === 'alias' || type === 'global-alias' || type === 'suffix-alias';
  });
}

/** A program with its words, and nothing beside or inside it. */
function onlyCommand(parts: readonly Part[]): Part | undefined {
  const [simple, ...more] = parts;
  const [command, ...beside] = simple?.parts ?? [];
  if (more.length > 0 || beside.length > 0 || command?.type !== 'command') return undefined;
  return command.parts.length === 0 ? command : undefined;
}

function beginsWith(text: string, name: string): boolean {
  return text === name || text.startsWith(`${name} `);
}

/** `nodash`: whatever follows is let through unread, and another subcommand may be among it. */
function isUnderstood({ impact: meaning, flags, operands }: CommandSpec): boolean {
  return (
    !flags.has('nodash') &&
    !flags.has('sub') &&
    !meaning.effects.some((effect) => FURTHER.has(effect)) &&
    !operands.some(({ role }) => RUNS.has(role))
  );
}

/** Effects on files. */
const WRITES: ReadonlySet<Effect> = new Set<Effect>(['write', 'append', 'copy', 'move', 'delete']);

const FURTHER: ReadonlySet<Effect> = new Set<Effect>([
  ...WRITES,
  'privilege',
  'persistence',
  'secret',
  'run',
]);

/** Operands that name what else is to run. */
const RUNS: ReadonlySet<string> = new Set(['CMD', 'SCRIPT', 'X', 'sh', '$', 'code', '!']);

/** Reasons about the command itself; any other reason means that something else decides what happens. */
const OWN: ReadonlySet<string> = new Set([
  'changes',
  'network',
  'reads-network',
  'makes-folder',
  // git's reads ask for this reason alone: the person has seen which folder it is about.
  'repository-runs-programs',
] satisfies ReasonId[]);
