// Appending to a file, overwriting it, and splitting it.

import { type SayingRow, sayings } from '../saying-row.ts';

export const WRITES: readonly SayingRow[] = sayings`
cat {a/} {b/} > {to/}
  is: changes
  (concatenate|combine|merge|append|cat|join) (content of|contents of)? (file)? {a:thing} and {b:thing} (into|to|in) (file)? {to:target}
cat {a/} >> {to/}
  is: changes
  append (content of|contents of|text of)? (file)? {a:thing} (to|at end of|onto) (end of)? (file)? {to:thing}
printf '%s\n' {text} >> {to/}
  is: changes
  (append|add|write) (line|text|string)? {text:quoted} (to|at end of|into|as last line of) (end of)? (file)? {to:thing}
printf '%s\n' {text} > {to/}
  is: changes
  (write|save|put|echo|store) (line|text|string)? {text:quoted} (to|into|in) (new)? (file)? {to:target}
  (create|make) (file)? {to:target} (containing|with content|with text|with contents|with line) {text:quoted}
: > {path/}
  is: changes
  (empty|truncate|clear|blank) (content of|contents of|out)? (file)? {path} (to zero|to zero bytes)?
truncate -s {size#} {path/}
  bsd:
  is: changes
  fits: ${({ size = [] }) => size.every((one) => /^\d+[kKMG]?$/.test(one))}
  (truncate|shrink|resize|set size of) (size of)? (file)? {path} to {size:size}
`;

export const PIECES: readonly SayingRow[] = sayings`
split -b {size#} {path/}
  is: changes
  fits: ${validSize}
  (split|divide|cut) (file)? {path} (into|in|to) (file|pieces|parts|chunks|smaller file|smaller pieces) (of|with|each)? (at most|maximum|up to)? {size:size} (in size|each|each in size)? (in size)? (each)?
`;

function validSize({ size = [] }: Readonly<Record<string, readonly string[]>>): boolean {
  return size.length > 0;
}
