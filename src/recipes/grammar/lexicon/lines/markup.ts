// HTML and XML: links, tags and the text between them. `readings/file-kinds.ts` says which files they are asked of.

import type { Said } from '../../language/scan.ts';
import type { LineFact } from '../line-facts.ts';
import { lineRules } from '../rule-text.ts';
import { raw } from '../said.ts';
import { counted, type LineRule, op, step } from './rule.ts';

const TAGS = '((html|xml|markup)? tag|(html|xml) markup|html|markup)';
const GET = '(<show>|extract|pull out|collect|pick out|which|what)';
const IN_IT =
  '((that|which)? (are|is|be|do|does)? (there|in it|it contain|contained|used|referenced|it have|it link to|have|contain))';

const attribute = (said: Said): LineFact => step('attribute', { text: raw(said, 'attribute') });

export const MARKUP: readonly LineRule[] = lineRules`
${(said) => [attribute(said), ...counted(said)]}
  (${GET}|<counting>)? (each|only)? <attribute> ${IN_IT}? (in|from|of|out of)?
${(said) => [attribute(said), step('unique')]}
  ${GET}? (each|every)? (unique|distinct|different) <attribute> ${IN_IT}?
${op('untag')}
  (strip|remove|delete|drop|clean|take out|cut out|get rid of|throw out) (out)? (each|every)? ${TAGS} (from|of|in|out of)?
  (without|minus|but not|but no|stripped of|free of) (any|its)? ${TAGS}
  (only|just)? (plain|pure|bare|visible)? text (only)? (without|of|from|minus)? (any)? ${TAGS} (page|file)?
  <show>? (only|just)? (plain|pure|bare|visible) text (of|in|from)?
${(said) => [step('element', { text: raw(said, 'element') })]}
  (<show>|what is|which is|value of|content of|extract)? (page|its)? <element> (of|in|from|out of)?
  (what|which) <element> (is|does) (it|this|given|set|used|in it|declared|defined|have)?
`;
