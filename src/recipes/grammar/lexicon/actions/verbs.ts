// Verbs that begin a question about files: find, list, show.

import { fileRules } from '../rule-text.ts';
import type { FileRule } from './rule.ts';

export const VERBS: readonly FileRule[] = fileRules`
${() => [{ is: 'verb', verb: 'list' }]}
  is: favour -0.1
  <show> (out)? (list of|me)? (names of|filename of|path of|paths of|pathname of|filename|names|list)?
  (what|which) (file|folder|entry) (are|is)?
${() => [{ is: 'nothing' }]}
  is: favour -0.2
  and (display|print|list|show|output|return) (them|it|those|file|result|their names|their path|on screen|to screen|to standard output|names|path|to stdout|list|its path|its name)? (on|to)? (screen|console|terminal|stdout|standard output)?
  (is|are) (there)?
  (that|which) (<be>|has|have)?
  at least
  on (console|screen)
  to (standard output|stdout|console|screen)
  (with|and) (find|ls)
  paths? (of|to)
  combine multiple search criteria
  (in order to|so that)
  using (find|command|xargs|ls|grep|print0|exec|find command|awk|sed|rm)
  (name|pathnames?) (of)?
  search (criteria)?
  (careful|being careful|be careful)
  (and)? (without|no) (prompting|prompt|confirmation|asking) (for)? (confirmation)?
  (pass|passing|pipe|piping|feed|hand) (them|it|those|result|output|list)? (on)? (to|into|through) (grep|xargs|ls|wc|sort|cat|rm) (and)?
  (exist|existing|present|available)
  while search
  (generate|create|make|produce|build|compile) list (of)?
  no matter where
  (anywhere|somewhere)
`;
