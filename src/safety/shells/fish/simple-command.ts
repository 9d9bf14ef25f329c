// One simple command of fish: its redirections, its prefixes and its words.

import { judgeCommand } from '../../commands/command.ts';
import { inDoubtIf } from '../../flow/branches.ts';
import { setVariable } from '../../flow/variables.ts';
import { type Judgement, within } from '../../judgement/judge.ts';
import { copyForkedState } from '../../judgement/shell-state.ts';
import type { ExpandedWord } from '../../judgement/word.ts';
import type { SyntaxNode as Node } from '../syntax-tree.ts';
import { fileFed, judgeRedirection, outputAfter } from './redirections.ts';
import { fishWords, type JudgeInner } from './words.ts';

/** Redirections, words and assignments of a simple command, then the command they make. */
export function judgeParts(judgement: Judgement, node: Node, inner: JudgeInner): void {
  const words: ExpandedWord[] = [];
  let feeds = false;
  const outer = judgement.shell;
  for (const child of node.namedChildren) {
    if (child.type === 'file_redirect' || child.type === 'stream_redirect')
      feeds = judgeRedirection(judgement, child, inner) || feeds;
    else if (child.type !== 'comment') words.push(...fishWords(judgement, child, inner));
  }
  let at = 0;
  for (; at < words.length; at++) {
    const word = words[at];
    const prefix = word === undefined ? null : /^([A-Za-z_]\w*)=(.*)$/s.exec(word.text);
    if (word === undefined || prefix === null) break;
    if (at === 0) judgement.shell = copyForkedState(outer);
    setVariable(judgement, prefix[1] ?? '', prefix[2] ?? '', word.span, 'prefix');
  }
  if (at > 0) judgement.shell = { ...judgement.shell, variables: outer.variables };
  // What is set of a prefix is gone with it.
  const { input, output } = judgement.stdio;
  const streams = {
    input: feeds ? fileFed(node.namedChildren) : input,
    output: outputAfter(node.namedChildren, output),
  };
  within(judgement.stdio, streams, () =>
    inDoubtIf(judgement, at > 0, () => judgeCommand(judgement, words.slice(at))),
  );
}
