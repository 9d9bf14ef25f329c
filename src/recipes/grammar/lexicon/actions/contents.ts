// Actions on each file's content: print it, its checksum or its lines, or run a command.

import type { Said } from '../../language/scan.ts';
import type { FileFact } from '../file-facts.ts';
import { fileRules } from '../rule-text.ts';
import { count, raw } from '../said.ts';
import { act, type FileRule } from './rule.ts';

const AS = '(with|using)? (it|its path|their path|file path|each file path|path)? (as|as its) argument';

export const READS: readonly FileRule[] = fileRules`
${(said) => [{ is: 'do', act: { type: 'sum', program: raw(said, 'digest') } }]}
  (and)? (calculate|compute|generate|print|show|display|get|find|output|list|create|with)? (their|its)? <digest> (of|for)? (each|them|every|it)?
${act({ type: 'contents' })}
  (and)? (display|print|show|output|view|cat|list|dump) (the)? (content|contents) of (each|them|every|it|those)?
  (content|contents) of (them|each)?
  and (display|print|show|cat) (their)? content
  and cat (them|it)?
${(said) => {
  const end = raw(said, 'end') === 'last' ? 'last' : 'first';
  return [{ is: 'do', act: { type: 'ends', end, count: count(said) || 1 } }];
}}
  <show>? (only|just)? <end:edge> {n} line (of|in|from|for) (each of|each)?
  <show>? (only|just)? <end:edge> line (of|in|from|for) (each of|each)
${() => [{ is: 'do', act: { type: 'lines', total: false, what: 'l' } }]}
  is: favour 0.5
  (and)? <show>? (count|count of|total count of|how many|total number of|count number of|count all|number of) (of)? (line|lines) (of code)? (in|of)? (each|every|each of)? (them|file)?
  line count (of|in|for) (each)?
  (and)? (count|show|print|display) (the)? (line|lines) (in|of)? (each|every)?
  wc -l (of|on)?
${() => [{ is: 'do', act: { type: 'lines', total: false, what: 'w' } }]}
  <show>? (the)? word count (of|in|for) (each|every)? (of)? (them|file)?
  (and)? (count|how many|number of|total number of) (of)? (word) (<be> there|<be>)? (in|of) (each|every|each of)?
${() => [{ is: 'nothing' }]}
  (total|in total|all together|altogether|combined|total of)
  ${AS}
  (one per line|one file per line|each on (a)? (new|separate|own|its own) line|per line|one on each line)
  (along)? (with|show|print|and|display|including)? (the)? (filename|name of file|file name|path)
${each}
  (and)? (run|execute|apply|call|exec|perform|use|pass|runs) (command)? {command:quoted} (command)? (on|for|with|over|against)? (each|them|every|those|of them|all)? (of them|one|file|result)?
${(said) => [{ is: 'do', act: { type: 'say', text: raw(said, 'command') } }]}
  (and)? <show> {command:quoted} where {x:text} (will)? (expand|expands|is) (to)? (file)? (path|paths)?
  (and)? <show> {command:quoted} for (each|each of them|every one|every)
`;

function each(said: Said): readonly FileFact[] | undefined {
  const command = raw(said, 'command');
  return /^[a-z][\w.-]*( [\w{}./+-]+)*$/.test(command)
    ? [{ is: 'do', act: { type: 'each', command } }]
    : undefined;
}
