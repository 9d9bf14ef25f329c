// HTML and XML: links, tags and the text between them. `readings/file-kinds.ts` says which files they are asked of.

import { type LineRule, op, step } from './rule.ts';

const TAGS = '((html|xml|markup)? tag|(html|xml) markup|html|markup)';
const ATTRIBUTES: readonly (readonly [said: string, attribute: string])[] = [
  ['(link|links|href|hyperlink|link target|web link)', 'href'],
  ['(image|picture|image source|img|src|script source)', 'src'],
];
/** Elements that are asked for by their names alone. */
const ELEMENTS: readonly (readonly [said: string, element: string])[] = [
  ['(title|page title)', 'title'],
  ['(heading|headline|main heading|h1)', 'h1'],
  ['(version|version number)', 'version'],
  ['(description)', 'description'],
  ['(artifactid|artifact id)', 'artifactId'],
  ['(groupid|group id)', 'groupId'],
];
const GET = '(<show>|extract|pull out|collect|pick out|which|what)';
const IN_IT =
  '((that|which)? (are|is|be|do|does)? (there|in it|it contain|contained|used|referenced|it have|it link to|have|contain))';

export const MARKUP: readonly LineRule[] = [
  ...ATTRIBUTES.flatMap(([said, attribute]): readonly LineRule[] => [
    {
      patterns: [`${GET}? (each|every|only)? ${said} ${IN_IT}? (in|from|of|out of)?`],
      means: op('attribute', { text: attribute }),
    },
    {
      patterns: [`(how many|count|count of) ${said} ${IN_IT}?`],
      means: () => [step('attribute', { text: attribute }), step('countLines')],
      favour: 0.8,
    },
    {
      patterns: [`${GET}? (each|every)? (unique|distinct|different) ${said} ${IN_IT}?`],
      means: () => [step('attribute', { text: attribute }), step('unique')],
    },
  ]),
  {
    patterns: [
      `(strip|remove|delete|drop|clean|take out|cut out|get rid of|throw out) (out)? (each|every)? ${TAGS} (from|of|in|out of)?`,
      `(without|minus|but not|but no|stripped of|free of) (any|its)? ${TAGS}`,
      `(only|just)? (plain|pure|bare|visible)? text (only)? (without|of|from|minus)? (any)? ${TAGS} (page|file)?`,
      `<show>? (only|just)? (plain|pure|bare|visible) text (of|in|from)?`,
    ],
    means: op('untag'),
  },

  ...ELEMENTS.map(
    ([said, element]): LineRule => ({
      patterns: [
        `(<show>|what is|which is|value of|content of|extract)? (page|its)? ${said} (of|in|from|out of)?`,
        `(what|which) ${said} (is|does) (it|this|given|set|used|in it|declared|defined|have)?`,
      ],
      means: op('element', { text: element }),
      favour: 0.3,
    }),
  ),
];
