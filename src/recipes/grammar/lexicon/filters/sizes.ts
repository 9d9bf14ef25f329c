// Which files, by their size.

import { fileRules } from '../rule-text.ts';
import { count, has, raw, sizeOf } from '../said.ts';
import { always, type FileRule, filter, kind } from './rule.ts';

const THAN = ['larger', 'smaller', 'equal'] as const;
const thanOf = (said: string) => THAN.find((than) => than === said) ?? 'equal';

const SIZED = '(in size|size|in file size|of size|file size|large|big|in length|on disk)';

const WITH_SIZE =
  '(with size|whose size <be>|of size|size <be>|having size|with file size|size|in size|that are|which are|<be>|that have size|has size|with|that exceed|having|with size of|that take up|which size is)';

export const SIZES: readonly FileRule[] = fileRules`
${(said) => {
  const [than = '', not] = raw(said, 'than').split(' ');
  return [filter({ type: 'size', than: thanOf(than), size: sizeOf(said), negated: not !== undefined })];
}}
  ${WITH_SIZE}? <than:sizeTest> {size} ${SIZED}?
  <than:sizeLimit> size (of|is)? {size}
  {size} or <than:orSize>
  (of size|with size|whose size is|size is|size of|of) {size} (in size)?
  {size} ${SIZED}
  {size} (file)
${(said) => [
  filter({ type: 'size', than: 'larger', size: sizeOf(said) }),
  filter({ type: 'size', than: 'smaller', size: sizeOf(said, 'to') }),
]}
  ${WITH_SIZE}? (between|from) {size} (and|to) {to:size} ${SIZED}?
  ${WITH_SIZE}? (in range of|ranging from) {size} (and|to) {to:size} ${SIZED}?
  ${WITH_SIZE}? <larger> {size} (and|but) <smaller> {to:size} ${SIZED}?
${(said) => {
  const to = sizeOf(said, 'to');
  return [
    filter({ type: 'size', than: 'larger', size: { amount: count(said), unit: to.unit } }),
    filter({ type: 'size', than: 'smaller', size: to }),
  ];
}}
  ${WITH_SIZE}? (between|from) {n} (and|to) {to:size} ${SIZED}?
${(said) => (has(said, 'n') && count(said) !== 0 ? undefined : [filter({ type: 'empty' })])}
  (empty|zero size|zero length|zero byte|zero-length|zero-byte|0-byte|zero sized)
  <that>? <be> empty
  (of|with) (zero size|size zero|size 0|no content|zero length|used disk size of {n})
  with (used)? (disk)? size (of)? {n}
  <that>? (do not|dont) (contain|have) (anything|content)
${(said) =>
  has(said, 'zero') && sizeOf(said, 'zero').amount !== 0 ? undefined : [filter({ type: 'empty' })]}
  (empty)? file size {zero:size}
${always(filter({ type: 'empty', negated: true }))}
  (non-empty|nonempty|not empty|non empty)
  <that> <be> not empty
${always(filter({ type: 'empty' }))}
  (with|having|that have|which have|containing|that contain|that has) nothing (in|inside) (it|them)?
${(said) => [kind('file'), filter({ type: 'lines', than: thanOf(raw(said, 'than')), count: count(said) })]}
  (with|having|of|that have|which have|containing|that contain|have|that consist of|<that>? <be>?)? <than:lineCount> {n} line (long|of text|in length)?
`;
