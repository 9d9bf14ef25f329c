// Series of numbers, and text that is repeated or turned round.

import { type SayingRow, type Slots, sayings } from './saying-row.ts';

const SERIES = 'numbers? from {a:n} to {b:n}';
const TIMES = '{n} times (on separate lines|one per line)?';

const isNoOption = ({ text = [] }: Slots): boolean => text.every((one) => !one.startsWith('-'));

export const NUMBERS: readonly SayingRow[] = sayings`
seq {a#} {b#}
  <ask>? numbers? ((from|between) {a:n} (to|through|and|-)|{a:n} (to|through|-)) {b:n} (on separate lines|one per line)?
  (generate|count|create) (sequence of|numbers|sequence)? (numbers)? (from)? {a:n} (to|through|up to) {b:n}
  ? 3 to 5 => seq 3 5
seq {a#} {s#} {b#}
  <ask>? ${SERIES} (in steps of|with step|by|in increments of|with increment of|with step of|step) {s:n}
  <ask>? each {s:n} number from {a:n} to {b:n}
  ? print numbers from 1 to 20 with a step of 3 => seq 1 3 20
seq -w {a#} {b#}
  <ask>? ${SERIES} (with|padded|padded with|using|and) (leading zeroes|leading zeros|zero padding|zeros|equal width)
  ? numbers from 1 to 20 with leading zeros => seq -w 1 20
seq {a#} {b#} | xargs -n {n#}
  <ask>? ${SERIES} with {n} (values|numbers|per|columns|items) (on|in)? (per|each)? line?
  ? numbers from 1 to 20 with 5 per line => seq 1 20 | xargs -n 5
seq -s '' {a#} {b#}
  bsd:
  <ask>? ${SERIES} (without|with no) (separating)? (space|separator|newline|space between them|anything between)
  ? numbers from 1 to 9 without spaces => seq -s '' 1 9
seq {a#} {b}
  fits: ${({ b = [] }) => b.every((one) => one.startsWith('$'))}
  <ask>? numbers? from {a:n} to (number in|value of)? (variable)? {b:variable}
  ? numbers from 1 to $N => seq 1 "$N"
seq -s '*' 1 {n#} | bc
  bsd: seq -s '*' 1 {n#} | sed 's/\*$//' | bc
  (<ask>|calculate|compute)? factorial of {n}
  ? what is the factorial of 5 => seq -s '*' 1 5 | bc
# Text
yes {text} | head -n {n#}
  is: lines
  fits: ${isNoOption}
  (<ask>|repeat)? (line|string|text|word) {text:word} ${TIMES}
  <ask>? {n} line (of|with|containing|consisting of) (single)? {text:word}
  (print|write|output|show|display) {n} (newline|line) separated {text:quoted}
  ? print the line hello 5 times => yes hello | head -n 5
yes {text} | head -n {n#}
  kinds: text=no program
  fits: ${isNoOption}
  (<ask>|repeat)? {text:word} ${TIMES}
  ? repeat foo 3 times => yes foo | head -n 3
printf '%*s' {n#} ''
  <ask>? {n} space (in row|in a row|characters|character)?
  ? print 7 spaces in a row => printf '%*s' 7 ''
printf '%s\n' {text} | rev
  given: text
  (reverse|print reverse of|show reverse of) (string|text|word)? {text:quoted}
  ? reverse "hello" => printf '%s\n' hello | rev
printf '%s\n' {text}
  given: text
  (show|print|display|output|echo|say|return) (a)? (string|text|message)? {text:quoted} (on screen|to screen|to terminal|to console|to stdout|to standard output)?
  ? say "hello" => printf '%s\n' hello
printf %s {text}
  given: text
  <ask>? (a)? {text:quoted} without (trailing)? (newline|new line)
  ? print "hello" without newline => printf %s hello
printf '' | md5sum
  bsd: md5 -s ''
  <ask>? (md5sum|md5) of (empty|zero-length) (string|text)
  ? md5 of the empty string
`;
