// Edits to the content of each file found, and programs run on each.

import type { Rule, Said } from '../language/scan.ts';
import type { LineStep } from '../request.ts';
import type { FileFact } from './file-facts.ts';
import { fileRules } from './rule-text.ts';
import { has, raw } from './said.ts';

type FileRule = Rule<FileFact>;

const edit =
  (step: LineStep): FileRule['means'] =>
  () => [{ is: 'do', act: { type: 'edit', step } }];

const EACH = '(in|of|from|on)? (each|every)? (line)? (of|in|from)?';
const WHAT = '(occurrence of|occurrences of|instance of|instances of|match of|matches of)?';
const TEXT = '(text|string|word|phrase|pattern|regex|character)?';
const SPACES = '(whitespace|space|spaces|blanks|blank)';

function replacing(op: string): FileRule['means'] {
  return (said) => {
    const [text, other] = [raw(said, 'from'), raw(said, 'to')];
    if (text === '' || text.length === 1) return undefined;
    const step = { op, text, other, ...(has(said, 'regex') ? { regex: true } : {}) };
    return [{ is: 'do', act: { type: 'edit', step } }];
  };
}

/** With one of these words, names or a command's output are meant, not the content. */
const NO_CONTENT = /^(?!.*\b(filename|name|output)~? )/;

export const FILE_EDITS: readonly FileRule[] = fileRules`
${replacing('replace')}
  onlyWith: ${NO_CONTENT}
  (and)? (replace|substitute|replaces|change) (each|every)? ${WHAT} ${TEXT} {from:word} (with|by|to|into) ${TEXT} {to:word} ${EACH}
  (and)? (replace|substitute) {from:word} (with|by) {to:word} (in|within|inside) (each of them|each|these|them|those)?
${replacing('replaceFirst')}
  onlyWith: ${NO_CONTENT}
  (and)? (replace|substitute) first (occurrence of|instance of|match of)? ${TEXT} {from:word} (with|by) ${TEXT} {to:word} (in|on|of) (each|every) line (of|in)?
${edit({ op: 'trimEnd' })}
  (and)? (remove|delete|strip|trim|cut) trailing ${SPACES} (character)? ${EACH}
  (and)? (remove|delete|strip|trim) ${SPACES} (at|from) (end of)? (each|every) line (of|in)?
${edit({ op: 'trimStart' })}
  (and)? (remove|delete|strip|trim) leading ${SPACES} (character)? ${EACH}
${edit({ op: 'fromDosInFile' })}
  (and)? (convert|change) from dos to unix (format|line endings)?
  (and)? (convert|change) (dos|windows|crlf) (line endings|format)? (to|into) (unix|linux|lf) (line endings|format)? (in|of)?
  (and)? (remove|delete|strip) (carriage returns|carriage return|windows line endings|dos line endings) (character)? (from|in|of)?
${(said) => [{ is: 'do', act: { type: 'edit', step: { op: 'dropMatching', text: raw(said, 'from') } } }]}
  (and)? (remove|delete|drop) line (that|which)? (containing|contain|matching|match|with|that match) (text|string|word|pattern)? {from:text} (from|in|of)?
`;

const RUN = '(run|execute|apply|call|invoke|runs|launch|perform|exec)';
const ON =
  '(on|for|with|over|against|to|in) (each|them|every|those|of|these|it)? (of them|one|result|found|of those)?';

/** `ls`, `git diff`, `./check.sh`: the characters allowed in a quoted command. */
const COMMAND = /^[\w./~-][\w./+~-]*( [\w./+=:%-]+)*$/;

function run(said: Said): readonly FileFact[] | undefined {
  const command = raw(said, 'command').replace(/ ?(\{\}|\\;|;)$/g, '');
  if (!COMMAND.test(command) || /^(it|them|command|commands|script|program|a|some)$/.test(command))
    return undefined;
  return [{ is: 'do', act: { type: 'each', command } }];
}

export const FILE_RUNS: readonly FileRule[] = fileRules`
${run}
  (and)? (then)? ${RUN} (script|command|program|utility|tool)? {command:quoted} (command|script|program|utility)? ${ON}
  (and)? (then)? ${RUN} (script|program|utility|tool) {command:program} ${ON}
  (and)? (then)? ${RUN} {command:program} (command|script|program|utility|tool) ${ON}
  (and)? (then)? ${RUN} (script)? {command:path} ${ON}
  (and)? (then)? ${RUN} {command:program} (on|for|with|against|over) (each|every|all) (of them|file|one|result|entry|those|found)?
  (and)? (pass|process|handle) (them|each|it|those|each of them)? (to|with|through|by) (script|program|utility) {command:program}
${(said) => run(said)}
  (and)? (give|pass|feed|hand|send|provide|supply) (them|it|each|those|result|output|each of them)? (as)? (argument|input|arguments|inputs) (to|for|into) (script|command|program|utility|tool)? {command:program} (script|command|program)?
  (and)? (give|pass|feed|hand|send|provide|supply|run) (them|it|each|those|result|output) (one by one|individually)? (to|into|through) (script|command|program|utility|tool)? {command:quoted} (script|command|program)?
  (and)? (pass|process|handle|run) (them|each|it|those|each of them)? (to|with|through|by) {command:program} (script|program|utility|command|tool)
  (and)? (open|edit) (them|it|each|those)? (all)? (in|with|using) {command:program} (editor)?
${() => [{ is: 'do', act: { type: 'each', command: 'truncate -s 0' } }]}
  onlyWith: ${/\b(truncate)~? /}
  (and)? (truncate|empty|clear) (them|it|each|content of|contents of)? (to (zero|0) (length|size|byte|bytes)?)?
${() => [{ is: 'do', act: { type: 'each', command: 'touch' } }]}
  (and)? (update|change|set|refresh) (the)? (timestamp|timestamps|modification time|access time|modification date|access and modification time|time stamp|date) (of|for|on)? (them|each|it)? (to (current time|now|current date))?
`;

const MESSAGES =
  '(error|errors|error message|error output|permission denied error|permission denied message|warning|denied message|permission denied|stderr|standard error)';

export const QUIET: readonly FileRule[] = fileRules`
${(said) =>
  (has(said, 'what') && !/permission denied|no such file/i.test(raw(said, 'what'))) ||
  (has(said, 'null') && raw(said, 'null') !== '/dev/null')
    ? undefined
    : [{ is: 'quiet' }]}
  (and|while|by)? (without|suppressing|suppress|discarding|discard|ignoring|ignore|hiding|hide|dropping|omitting|silencing|excluding|not|no|dismissing) (showing|printing|reporting|displaying|show|print|report)? (of|any)? ${MESSAGES} (message)? (while searching|if exists)?
  (and)? (without|not) (showing|printing|reporting|displaying|show|print) {what:quoted} (error)? (message)
  (suppressing|suppress|ignoring|ignore|discarding|discard|hide|hiding) {what:quoted} (error)? (message|errors|error)
  (and)? (redirect|redirecting|send|sending) ${MESSAGES} (message)? to {null:path}
`;
