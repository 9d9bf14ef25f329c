// Sources and targets of lines other than plain files: standard input, a pager, a compressed file's content.

import { lineRules } from '../rule-text.ts';
import { raw, raws } from '../said.ts';
import { type LineRule, op, step } from './rule.ts';
import { sourceFacts } from './sources.ts';

export const ENDS: readonly LineRule[] = lineRules`
${() => [{ is: 'stdin' }]}
  (in|of|from|on|to|for|inside|within|through)? (received from|specified on|given on|coming from|read from|line of|each line of|content of|contents of|data on|data from)? (standard input|stdin)
  (in|of|from|for|on) (received|given|piped) input
  received input
${op('pager')}
  (and|then)? (interactively)? (page|scroll) (through|interactively through)? (result|output|it|them|text|list)?
  (and|then)? (view|display|show|open|read|pipe) (result|output|it|them|list)? (in|with|using|through|to|into) (less|more|pager)
  (and)? (pausing|waiting|pause|wait) (and waiting)? (for)? (user)? (input|interaction)? (after|at|between|on) (each|every)? (page|screen|each)? (of output)?
  (and)? (letting|let|allowing) user (interactively)? (page|scroll) (interactively)? (through)? (result|output|it)?
${(said) =>
  raws(said, 'paths').every((one) => /\.t?gz$|^[^.]*$|\$/.test(one) && !/\.(tgz|tar\.gz)$/.test(one))
    ? [...sourceFacts(raws(said, 'paths')), step('gunzip')]
    : undefined}
  (unzip|decompress|uncompress|gunzip|extract) (compressed)? (gzip)? (file)? {paths:things} (to|on) (standard output|stdout|console|screen) (and)?
  (unzip|decompress|uncompress|gunzip) (compressed)? (gzip)? (file)? {paths:things} (and|then)
  (uncompressed|decompressed) (content|contents) of (file)? {paths:things}
  (compressed|gzipped) (file|files|archive) {paths:things}
${(said) => {
  const command = raw(said, 'command');
  return RUNS.test(command)
    ? [
        {
          is: 'saying',
          command,
          slots: {},
          changes: true,
          mayBeNew: false,
          options: {},
          last: {},
          gnuOnly: [],
        },
      ]
    : undefined;
}}
  is: favour 0.6
  (in|of|from|on)? (output|result|standard output) (of|from) (running|executing)? (command|program|script)? {command:quoted} (command)?
`;

/** A quoted command of words, pipes and options, without expansions. */
const RUNS = /^[\w./~-][\w./~+=:@%, '|-]*$/;
