// Two files side by side.

import { type SayingRow, sayings } from '../saying-row.ts';

export const DIFFERENCES: readonly SayingRow[] = sayings`
diff{options#} {a/} {b/}
  options: recursive=-r
  <show>? (difference|differences) (in|of) {a:thing} (when)? (compared|in comparison|relative|with respect) (to|with) {b:thing}
  (how|where) does {a:thing} differ from {b:thing}
  what (changed|is different|differs) (between|from) {a:thing} (and|to) {b:thing}
  what is difference between {a:thing} and {b:thing}
  (compare|diff|show differences between|show difference between|differences between|difference between|find differences between|display differences between|print differences between) (file|folder)? {a:thing} (and|with|to|against) {b:thing} (line by line)?
diff -U {n#} {a/} {b/}
  is: favour 0.5
  otherwise: n=3
  (compare|diff|show differences between|show difference between|find differences between) (file)? {a:thing} (and|with|to|against) {b:thing} (line by line)? (with|in|showing|using)? ({n} line of)? (unified)? (context|format|diff|unified|unified diff|unified format)? (unified|context)
  (unified diff|unified difference) (of|between) {a:thing} and {b:thing}
cmp {a/} {b/}
  (check|tell|see|report|test)? (if|whether) {a:thing} and {b:thing} (are|is|have) (same|identical|different|differ|equal|same content)
  (do|are) {a:thing} and {b:thing} (differ|same|identical|equal)
diff -qr {b/} {a/} | awk '/^Files/ { print $2 }'
  is: favour 0.8
  (find|show|list|print)? file in {b:thing} (folder)? with same name (and location)? but different content than file in {a:thing} (folder)? (and print location of such file)?
  (find|show|list) file that differ between {b:thing} and {a:thing}
comm -23 <(sort {a/}) <(sort {b/})
  <show>? (only)? (line|lines) (that are|which are|unique to|only|present|that appear|that exist|found|existing|appearing|that is)? (only|unique)? (in|to)? (file)? {a:thing} (but|and|that are) (are)? (not|missing)? (present|exist|existing|found|that are not)? (in|from) (file)? {b:thing}
join <(sort {a/}) <(sort {b/})
  (join|merge) (line of|line from|lines of)? (file)? {a:thing} and {b:thing} (on|by|based on|using) (common|first|same)? (field|column|key|first column|first field)
  (join) (file|content of|lines of|data in)? {a:thing} (and|with) {b:thing}
paste {a/} {b/}
  paste {a:thing} and {b:thing}
`;
