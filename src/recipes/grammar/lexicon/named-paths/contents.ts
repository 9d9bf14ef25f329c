// What is in named files: compared, joined, written, cut into pieces.

import { type SayingRow, sayings } from '../saying-row.ts';

export const CONTENTS: readonly SayingRow[] = sayings`
diff -qr {b/} {a/} | awk '/^Files/ { print $2 }'
  is: favour 0.8
  (find|show|list|print)? file in {b:thing} (folder)? with same name (and location)? but different content than file in {a:thing} (folder)? (and print location of such file)?
  (find|show|list) file that differ between {b:thing} and {a:thing}
  ? find files that differ between docs and backup => diff -qr docs backup | awk '/^Files/ { print $2 }'

# Appending, overwriting
cat {a/} {b/} > {to/}
  is: changes
  (concatenate|combine|merge|append|cat|join) (content of|contents of)? (file)? {a:thing} and {b:thing} (into|to|in) (file)? {to:target}
  ? merge a.txt and b.txt into all.txt => cat a.txt b.txt > all.txt
cat {a/} >> {to/}
  is: changes
  append (content of|contents of|text of)? (file)? {a:thing} (to|at end of|onto) (end of)? (file)? {to:thing}
  ? append a.txt to b.txt => cat a.txt >> b.txt
printf '%s\n' {text} >> {to/}
  is: changes
  (append|add|write) (line|text|string)? {text:quoted} (to|at end of|into|as last line of) (end of)? (file)? {to:thing}
  ? append "abc" as last line of notes.txt => printf '%s\n' abc >> notes.txt
: > {path/}
  is: changes
  (empty|truncate|clear|blank) (content of|contents of|out)? (file)? {path} (to zero|to zero bytes)?
  ? clear logs/app.log => : > logs/app.log
truncate -s {size#} {path/}
  bsd:
  is: changes
  fits: ${({ size = [] }) => size.every((one) => /^\d+[kKMG]?$/.test(one))}
  (truncate|shrink|resize|set size of) (size of)? (file)? {path} to {size:size}
  ? truncate app.log to 1M => truncate -s 1M app.log
`;
