// Splitting a file.

import { type SayingRow, sayings } from './saying-row.ts';

const SPLIT = '(split|divide|cut|break|chop)';
const PIECES = '(file|piece|part|chunk|smaller file|smaller piece|separate file|output file|multiple file)';
const UP = '(at most|maximum|up to|max|no more than)?';
const OPTIONS = {
  numeric: '-d',
  suffixLength: '-a {length#}',
  ending: '--additional-suffix={ending}',
};
const last = { prefix: '{prefix/}' };

function rows(
  amounts: readonly string[],
  option: string,
  example: readonly [question: string, command: string],
): readonly SayingRow[] {
  return [
    {
      patterns: amounts.flatMap((amount) => [
        `${SPLIT} (content of)? (the)? (file)? {path:path} (in|into|to|as) ${PIECES} (of|with|containing|per|each with|each containing|having|that are|no larger than|by|every|each)? ${UP} ${amount} (in size|each|per file|per piece|per part|in length|long)? (each)?`,
        `${SPLIT} (content of)? (the)? (file)? {path:path} (every|by|at|per|after) ${amount}`,
        `${SPLIT} (content of)? (file)? {path:path} (in|into|to|as) ${amount} ${PIECES}`,
      ]),
      command: `split{options#} ${option} {path/}`,
      changes: true,
      options: OPTIONS,
      gnuOnly: ['ending'],
      last,
      examples: [example],
    },
  ];
}

export const SPLITTING: readonly SayingRow[] = [
  ...rows(['{n:n} line'], '-l {n#}', ['split app.log into files of 1000 lines', 'split -l 1000 app.log']),
  ...rows(['{size:size}'], '-b {size#}', ['split app.log into 10 MB pieces', 'split -b 10M app.log']),
  ...sayings`
split{options#} -C {size#} {path/}
  bsd:
  is: changes
  options: ${OPTIONS}
  last: ${last}
  gnuOnly: ending
  ${SPLIT} (file)? {path:path} (in|into|to) ${PIECES} (of|with)? ${UP} {size:size} (each|in size)? (preserving line|without breaking line|keeping line whole|without splitting line|keeping whole line|of whole lines)
  ? split app.log into pieces of 10M without breaking lines => split -C 10M app.log
split{options#} -n {n#} {path/}
  is: changes
  options: ${OPTIONS}
  last: ${last}
  gnuOnly: ending
  ${SPLIT} (file)? {path:path} (in|into|to) {n:n} (equal|equally sized|roughly equal|even|same size)? ${PIECES} (of (about|roughly)? (equal|same) size|of equal length)?
  ? split app.log into 4 equal parts => split -n 4 app.log
split{options#} -n l/{n#} {path/}
  bsd:
  is: changes
  options: ${OPTIONS}
  last: ${last}
  gnuOnly: ending
  ${SPLIT} (file)? {path:path} (in|into|to) {n:n} (equal|equally sized)? ${PIECES} (without|not) (splitting|breaking) line
  ? split app.log into 4 parts without splitting lines => split -n l/4 app.log
split{options#} {path/}
  is: changes
  options: ${OPTIONS}
  last: ${last}
  gnuOnly: ending
  ${SPLIT} (file)? {path:path} (in|into|to) ${PIECES}
  ? split app.log into smaller files => split app.log
split{options#} -l 1 {path/}
  is: changes
  options: ${OPTIONS}
  last: ${last}
  gnuOnly: ending
  (write|put|save) each line of {path:path} (in|into|to) (its own|separate|a separate|own) file
  ? put each line of notes.txt in its own file => split -l 1 notes.txt
`,
];
