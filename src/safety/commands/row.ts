// What a row of the tables says of a command, and the call of a command whose row is known.

import { EFFECTS, type Effect, LEVELS, type Level, type Span } from '../../domain/verdict.ts';
import { allNamed } from '../judgement/changes.ts';
import { addEffect, report } from '../judgement/findings.ts';
import type { Judgement } from '../judgement/judge.ts';
import type { ExpandedWord } from '../judgement/word.ts';
import { REASONS, type ReasonId } from '../knowledge/reasons.ts';
import type { CommandRole } from '../knowledge/roles.ts';
import { hasNoHooks } from '../paths/above.ts';

/** A command whose row is known. `name` is `git log` for a subcommand. */
export type Call = {
  readonly row: CommandSpec;
  readonly name: string;
  readonly command: ExpandedWord;
  readonly args: readonly ExpandedWord[];
  readonly span: Span;
};

/** What a row, option or operand says about itself. `noted`: what it changes was noted by its path already. */
export function applyImpact(
  judgement: Judgement,
  given: Impact,
  span: Span,
  detail: string,
  noted = false,
): void {
  const impact = given.tags.includes('hooks') && hasNoHooks(judgement) ? withoutHooks(given) : given;
  addEffect(judgement, ...impact.effects);
  if (impact.level === 'safe') return;
  const reason = reasonOf(impact);
  const say = () => report(judgement, reason, span, detail, impact.level);
  if (impact.tags.some((tag) => NAMES_ALL.has(tag)) || (noted && reason === 'changes'))
    allNamed(judgement, say);
  else say();
}

function withoutHooks({ level, effects, tags }: Impact): Impact {
  const differs = (word: string): boolean => word !== 'run' && word !== 'hooks';
  return { level, effects: effects.filter(differs), tags: tags.filter(differs) };
}

/** What is changed is among the operands, or in the command that is started. */
const NAMES_ALL: ReadonlySet<string> = new Set(['inplace', 'starts']);

function reasonOf(impact: Impact): ReasonId {
  const named = impact.tags.find((tag): tag is ReasonId => tag in REASONS);
  if (named !== undefined) return named;
  const has = (effect: Effect) => impact.effects.includes(effect);
  if (impact.level === 'blocked') return 'destroys-disk';
  if (impact.tags.includes('inplace') && impact.level === 'danger') return 'edits';
  if (has('privilege')) return 'privilege';
  if (has('delete')) return 'deletes';
  if (impact.level === 'danger')
    return has('secret') ? 'shows-secrets' : has('run') ? 'runs-anything' : 'risky';
  if (has('run')) return 'runs';
  return has('network') ? 'network' : 'changes';
}

/** What a match of a row, an option or an operand means. */
export type Impact = {
  readonly level: Level;
  readonly effects: readonly Effect[];
  /** Other words: `recursive`, `force`, … read by the code that knows them. */
  readonly tags: readonly string[];
};

export type OptionSpec = {
  readonly name: string;
  /** `either`: the next word in one userland, none in another. */
  readonly value: 'none' | 'required' | 'optional' | 'either';
  readonly role: CommandRole;
  readonly impact: Impact | undefined;
};

export type GivenOption = {
  readonly spec: OptionSpec;
  readonly span: Span;
  readonly value: ExpandedWord | undefined;
};

export type OperandSpec = {
  readonly role: CommandRole;
  readonly many: boolean;
  readonly required: boolean;
  readonly impact: Impact | undefined;
};

/** What a row says of a command. */
export type CommandSpec = {
  readonly name: string;
  readonly impact: Impact;
  /** `full`, `stop`, `single`, `sub`, `digits`, `plus`, `pager`, `screen`, `handler=NAME` … */
  readonly flags: ReadonlySet<string>;
  /** The name of the code that reads what the notation cannot say. */
  readonly handler: string | undefined;
  /** The manual that says so, where the words behind the options are joined with spaces and read by sh. */
  readonly joins: string | undefined;
  /** Files of which one, here or above, says what else the program runs. */
  readonly configured: readonly string[];
  /** What it makes in the home folder at its first use. */
  readonly makes: string | undefined;
  /** Another name of a program that has its own rows: podman is docker. */
  readonly as: string | undefined;
  readonly options: ReadonlyMap<string, OptionSpec>;
  readonly operands: readonly OperandSpec[];
  readonly safeExamples: readonly string[];
  readonly unsafeExamples: readonly string[];
};

const EFFECT_LEVEL: Partial<Record<Effect, Level>> = {
  read: 'safe',
  append: 'danger',
  move: 'danger',
  delete: 'danger',
  privilege: 'danger',
  persistence: 'danger',
  secret: 'danger',
};

/** `danger,delete` or `network`: a level and effects; without a level it follows from the effects. */
export function parseImpact(text: string): Impact {
  const effects: Effect[] = [];
  const tags: string[] = [];
  let level: Level | undefined;
  let implied: Level = 'safe';
  for (const word of text.split(',')) {
    const asLevel = LEVELS.find((known) => known === word);
    const asEffect = EFFECTS.find((known) => known === word);
    if (asLevel !== undefined) level = asLevel;
    else if (asEffect !== undefined) {
      effects.push(asEffect);
      const its = EFFECT_LEVEL[asEffect] ?? 'ask';
      if (LEVELS.indexOf(its) > LEVELS.indexOf(implied)) implied = its;
    } else tags.push(word);
  }
  return { level: level ?? implied, effects, tags };
}
