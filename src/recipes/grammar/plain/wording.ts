// Says a question in fewer words, by the rows of `lexicon/wordings.ts`.

import { WORDINGS } from '../lexicon/wordings.ts';

/** The question in fewer words; the same text if nothing can be left out. */
export function inFewerWords(question: string): string {
  const quoted: string[] = [];
  // What is in quotes is a name or a text.
  let text = question.replace(/(["'`“])(?:(?!\1)[^”])*?["'`”](?=[\s,.;?!)]|$)/g, (whole) => {
    quoted.push(whole);
    return `\uE000${quoted.length - 1}\uE000`;
  });
  // Twice: a row may need what another one leaves out.
  for (const [said, means] of [...WORDINGS, ...WORDINGS])
    text = (typeof means === 'string' ? text.replace(said, means) : text.replace(said, means)).trim();
  return text
    .replace(/\uE000(\d+)\uE000/g, (_, at: string) => quoted[Number(at)] ?? '')
    .replace(/ {2,}/g, ' ')
    .replace(/( not in subfolders)(?:,? and)?\1/g, '$1')
    .replace(/ +([,.?!])(?=\s|$)/g, '$1')
    .replace(/^[\s,.]+|[\s,.]+$/g, '');
}
