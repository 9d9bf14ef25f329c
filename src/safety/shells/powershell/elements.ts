// The words after a command's name: parameters, values, lists joined by commas, and redirections, read from the gaps between them.

import type { Span } from '../../../domain/verdict.ts';
import { report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { type ExpandedWord, MAY_SPLIT, UNKNOWN, UNKNOWN_OUTPUT } from '../../judgement/word.ts';
import type { RedirectKind } from '../../paths/redirection.ts';
import type { SyntaxNode as Node } from '../syntax-tree.ts';
import { expandText, isParameter } from './words.ts';

/** One argument. `items` are the members of a list; `parameter` is set for `-Name`. */
export type Argument = {
  readonly span: Span;
  readonly items: readonly ExpandedWord[];
  readonly parameter: string | undefined;
  /** `-Name:` — the next argument is its value. */
  readonly joined: boolean;
  readonly block: boolean;
  /** As written: bare words glob and may be options. */
  readonly bare: boolean;
};

type GivenRedirect = { readonly kind: RedirectKind; readonly target: ExpandedWord };

export type Elements = {
  readonly args: readonly Argument[];
  readonly redirects: readonly GivenRedirect[];
  /** What follows `--%`, handed to the program as it is. */
  readonly verbatim: ExpandedWord | undefined;
};

/** Judges an expression among the words and says what it gives; the walk brings it. */
export type Evaluate = (judgement: Judgement, node: Node) => string;

const GAP_TOKEN = /(`\n|[^\S\n]+|<#(?:(?!#>)[\s\S])*#>|[1-6*]?>&[12])|(:)|(,)\s*|([1-6*]?>>?)/y;

type Gap = { readonly colon: boolean; readonly comma: boolean; readonly redirection: string | undefined };

/** What is between two words: spaces, and at most one of a colon, a comma and a redirection. */
function readGap(text: string): Gap | undefined {
  let [colon, comma] = [false, false];
  let redirection: string | undefined;
  for (let at = 0; at < text.length; ) {
    GAP_TOKEN.lastIndex = at;
    const found = GAP_TOKEN.exec(text);
    if (found === null) return undefined;
    at += found[0].length;
    if (found[1] !== undefined) continue;
    if (colon || comma || redirection !== undefined) return undefined;
    colon = found[2] !== undefined;
    comma = found[3] !== undefined;
    redirection = found[4];
  }
  return { colon, comma, redirection };
}

/** Reads the words of `command`, which start at `from`. */
export function readElements(
  judgement: Judgement,
  command: Node,
  from: number,
  evaluate: Evaluate,
): Elements {
  const args: Argument[] = [];
  const redirects: GivenRedirect[] = [];
  let verbatim: ExpandedWord | undefined;
  let at = from;
  /** The items of the last argument, where they are a list made here: copying them for each further one takes quadratic time. */
  let listed: ExpandedWord[] = [];
  const list = command.namedChildren.find((child) => child.type === 'command_elements');
  for (const node of list?.namedChildren ?? []) {
    if (node.type === 'command_argument_sep' || node.type === 'comment') continue;
    const between = judgement.text.source.slice(at, node.startIndex);
    const gap = readGap(between);
    const span: Span = [node.startIndex, node.endIndex];
    if (gap === undefined)
      report(
        judgement,
        'unreadable',
        [at, Math.max(node.startIndex, at + 1)],
        'what stands between two words',
      );
    at = node.endIndex;
    if (node.type === 'stop_parsing') {
      verbatim = { text: judgement.text.source.slice(node.startIndex + 3, node.endIndex), span };
      continue;
    }
    const argument = readArgument(judgement, node, span, evaluate);
    const operator = gap?.redirection;
    const last = args.at(-1);
    if (operator !== undefined) {
      redirects.push({ kind: operator.endsWith('>>') ? 'append' : 'write', target: only(argument) });
    } else if (gap?.comma && last !== undefined && last.parameter === undefined) {
      if (last.items !== listed) listed = [...last.items];
      listed.push(...argument.items);
      args[args.length - 1] = {
        ...last,
        items: listed,
        span: [last.span[0], span[1]],
        block: last.block || argument.block,
      };
    } else if (between === '' && last !== undefined) {
      // Glued together: one word whose text is only partly known.
      args[args.length - 1] = {
        ...last,
        items: [{ text: UNKNOWN + MAY_SPLIT, span: [last.span[0], span[1]] }],
        parameter: undefined,
        span: [last.span[0], span[1]],
      };
      if (last.parameter !== undefined || argument.parameter !== undefined)
        report(judgement, 'may-be-option', span);
    } else args.push(argument);
  }
  const end = list?.endIndex ?? at;
  const rest = judgement.text.source.slice(at, Math.max(end, at));
  const tail = readGap(rest);
  if (tail === undefined || tail.comma || tail.colon || tail.redirection !== undefined)
    report(judgement, 'unreadable', [at, Math.max(end, at + 1)], 'what follows the last word');
  return { args, redirects, verbatim };
}

function only(argument: Argument): ExpandedWord {
  return argument.items.length === 1 && argument.items[0] !== undefined
    ? argument.items[0]
    : { text: UNKNOWN, span: argument.span };
}

function readArgument(judgement: Judgement, node: Node, span: Span, evaluate: Evaluate): Argument {
  const raw = judgement.text.source.slice(span[0], span[1]);
  const base = { span, block: false, joined: false };
  if (node.type === 'generic_token' || node.type === 'command_parameter') {
    if (isParameter(raw)) {
      const joined = judgement.text.source.charAt(span[1]) === ':';
      return { ...base, items: [{ text: raw, span }], parameter: raw.slice(1), joined, bare: true };
    }
    // `]-exec` is two words, of which the second may be an option.
    const text =
      /^\]./s.test(raw) || /[|&;<>(){}\n]/.test(raw.replace(/`[\s\S]|\$\{[\w:]+\}|'[^']*'|"[^"]*"/g, ''))
        ? undefined
        : expandText(judgement, raw, span, 'bare');
    if (text === undefined) report(judgement, 'unreadable', span, 'a word');
    return { ...base, items: [{ text: text ?? UNKNOWN, span }], parameter: undefined, bare: true };
  }
  if (node.type === 'redirection') {
    report(judgement, 'unreadable', span, 'a redirection');
    return { ...base, items: [{ text: UNKNOWN, span }], parameter: undefined, bare: true };
  }
  if (/^@\w+$/.test(raw)) {
    report(judgement, 'may-be-option', span);
    return { ...base, items: [{ text: UNKNOWN + MAY_SPLIT, span }], parameter: undefined, bare: true };
  }
  const block = beginsWithBlock(node, span[0]);
  const text = evaluate(judgement, node);
  const items = text
    .split('\uFDD8')
    .map((item) => ({ text: item === '' && !/^['"$@(]/.test(raw) ? UNKNOWN_OUTPUT : item, span }));
  return { ...base, items, parameter: undefined, block, bare: false };
}

function beginsWithBlock({ type, startIndex, children }: Node, from: number): boolean {
  if (startIndex !== from) return false;
  return type === 'script_block_expression' || children.some((child) => beginsWithBlock(child, from));
}
