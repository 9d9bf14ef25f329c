// The trace of a judgement, part by part, nested as in the syntax tree; `beck explain` draws it.

import { type Effect, type Level, type Span, worse } from '../../domain/verdict.ts';
import type { RoleName } from '../knowledge/roles.ts';
import { type ExpandedWord, isLiteral } from './word.ts';

export type PartType =
  /** A program and its words. */
  | 'command'
  /** What one simple command is made of: its program, redirections, assignments and substitutions. */
  | 'simple'
  | 'redirection'
  | 'assignment'
  | 'substitution'
  /** Text that a program runs. */
  | 'text'
  | 'input-text'
  | 'if'
  | 'loop'
  | 'condition-loop'
  | 'choice'
  | 'subshell'
  | 'group'
  | 'timed'
  | 'test'
  | 'arithmetic'
  | 'value'
  | 'function';

/** How a part is joined to what is before it; several where they come together. */
export type Link = '|' | '&&' | '||' | '&' | 'if' | 'then' | 'else' | 'while' | 'do';

export type TracedWord = {
  /** As it is written. */
  readonly text: string;
  /** Undefined for a word without a known meaning. */
  meaning:
    | { readonly type: 'options'; readonly command: string; readonly options: readonly TracedOption[] }
    | { readonly type: 'operand'; readonly role: RoleName }
    /** Belongs to an option before it, or to the command inside. */
    | { readonly type: 'taken' }
    | undefined;
};

export type TracedOption = {
  readonly name: string;
  readonly role: RoleName;
  readonly value: string | undefined;
};

type Given = {
  readonly spec: { readonly name: string; readonly role: RoleName };
  readonly value: ExpandedWord | undefined;
};

export type Part = {
  readonly type: PartType;
  /** As it is written. */
  readonly text: string;
  /** In the whole text. */
  readonly span: Span;
  /** Where it would run, as far as that is known. */
  readonly folder: string | undefined;
  readonly links: readonly Link[];
  /** More exactly what it is: the operator of a redirection, the dialect of a text, the name of a function. */
  readonly detail: string;
  /** The names the tables know the program by, from `git` to `git log`; empty for an unknown program. */
  readonly names: string[];
  readonly words: readonly TracedWord[];
  readonly effects: Set<Effect>;
  /** The worst that was found in it, and in what is inside it. */
  level: Level;
  readonly parts: Part[];
};

type NewPart = {
  readonly type: PartType;
  readonly span: Span;
  readonly detail?: string | undefined;
  readonly words?: readonly ExpandedWord[] | undefined;
};

/** The fields of a judgement that a trace needs: the current text, its place in the whole, and the folder. */
type TextPlace = {
  readonly text: { readonly source: string; readonly toWhole: (span: Span) => Span };
  readonly shell: { readonly cwd: string | undefined };
};

/** Grows while a text is judged. */
export class Trace {
  readonly parts: Part[] = [];
  private readonly open: Part[] = [];
  /** By the text they are in and their place there. */
  private readonly known = new Map<string, Map<string, TracedWord>>();
  /** A text with spellings of zsh made plain, and as it was written. */
  private readonly spelled = new Map<string, string>();
  private links: Link[] = [];

  /** The next part is joined to what is before it in this way. */
  join(link: Link): void {
    this.links.push(link);
  }

  enter(judgement: TextPlace, { type, span, detail = '', words = [] }: NewPart): Part {
    if (type === 'text') this.takeWithin(judgement, span);
    const part: Part = {
      type,
      text: this.slice(judgement, span),
      span: judgement.text.toWhole(span),
      folder: judgement.shell.cwd,
      links: this.links,
      detail,
      names: [],
      words: this.traceWords(judgement, words),
      effects: new Set(),
      level: 'safe',
      parts: [],
    };
    this.links = [];
    (this.open.at(-1)?.parts ?? this.parts).push(part);
    this.open.push(part);
    return part;
  }

  /** Parts inside that were never left, because reading them failed, end with it. */
  leave(part: Part | undefined): void {
    this.links = [];
    const at = part === undefined ? -1 : this.open.lastIndexOf(part);
    if (at !== -1) this.open.length = at;
  }

  effects(effects: readonly Effect[]): void {
    const part = this.open.at(-1);
    for (const effect of effects) part?.effects.add(effect);
  }

  found(level: Level): void {
    for (const part of this.open) part.level = worse(part.level, level);
  }

  /** The tables know the program, or its subcommand, by this name. */
  name(name: string): void {
    const part = this.command();
    if (part !== undefined && part.names.at(-1) !== name) part.names.push(name);
  }

  /** `word` is the option or the cluster of options `given`. */
  options(judgement: TextPlace, command: string, word: ExpandedWord, given: readonly Given[]): void {
    const traced = this.find(judgement, word.span);
    if (traced === undefined || given.length === 0) return;
    const options = given.map(({ spec, value }) => ({
      name: spec.name,
      role: spec.role,
      value: value === undefined ? undefined : this.written(judgement, value, word.span),
    }));
    for (const { value } of given) if (value !== undefined) this.take(judgement, value.span);
    const earlier = traced.meaning?.type === 'options' ? traced.meaning.options : [];
    const others = earlier.filter(({ name }) => !options.some((option) => option.name === name));
    traced.meaning = { type: 'options', command, options: [...others, ...options] };
  }

  operand(judgement: TextPlace, role: RoleName, word: ExpandedWord): void {
    const traced = this.find(judgement, word.span);
    if (traced?.meaning === undefined && traced !== undefined) traced.meaning = { type: 'operand', role };
  }

  private command(): Part | undefined {
    return this.open.findLast(({ type }) => type === 'command');
  }

  private find(judgement: TextPlace, span: Span): TracedWord | undefined {
    return this.known.get(judgement.text.source)?.get(span.join());
  }

  /** The words a text was put together from. */
  private takeWithin(judgement: TextPlace, [from, to]: Span): void {
    for (const key of this.known.get(judgement.text.source)?.keys() ?? []) {
      const [start = 0, end = 0] = key.split(',').map(Number);
      if (start >= from && end <= to) this.take(judgement, [start, end]);
    }
  }

  private take(judgement: TextPlace, span: Span): void {
    const traced = this.find(judgement, span);
    if (traced !== undefined) traced.meaning = { type: 'taken' };
  }

  /** One written word may have become several, and a command inside takes it from the one around. */
  private traceWords(judgement: TextPlace, words: readonly ExpandedWord[]): TracedWord[] {
    for (const { span } of words) this.take(judgement, span);
    const own = this.known.get(judgement.text.source) ?? new Map<string, TracedWord>();
    this.known.set(judgement.text.source, own);
    const traced = new Map<string, TracedWord>();
    for (const word of words) {
      const key = word.span.join();
      // A word that is not written has the place of the whole command, or of its first word.
      const [from, to] = word.span;
      const made = words.some(
        ({ span }) => span[0] >= from && span[1] <= to && span[1] - span[0] < to - from,
      );
      if (!traced.has(key))
        traced.set(key, { text: made ? '…' : this.written(judgement, word), meaning: undefined });
    }
    for (const [key, word] of traced) own.set(key, word);
    return [...traced.values()];
  }

  /** A value that is joined to its option has the option's place. */
  private written(judgement: TextPlace, { text, span }: ExpandedWord, option?: Span): string {
    const source = this.slice(judgement, span);
    if (source !== '' && span.join() !== option?.join()) return source;
    return isLiteral(text) ? text : text.replace(/[\uFDD0-\uFDEF]+/g, '…');
  }

  private slice({ text: { source } }: TextPlace, [from, to]: Span): string {
    return (this.spelled.get(source) ?? source).slice(from, to);
  }

  /** `plain` is how a text of the same length is read. */
  spell(plain: string, text: string): void {
    if (plain !== text) this.spelled.set(plain, text);
  }
}
