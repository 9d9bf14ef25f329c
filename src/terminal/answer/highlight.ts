// Code of an answer in the colours of its language. Loaded when a block that names one begins.

import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import diff from 'highlight.js/lib/languages/diff';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import ini from 'highlight.js/lib/languages/ini';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import powershell from 'highlight.js/lib/languages/powershell';
import python from 'highlight.js/lib/languages/python';
import shell from 'highlight.js/lib/languages/shell';
import sql from 'highlight.js/lib/languages/sql';
import yaml from 'highlight.js/lib/languages/yaml';
import type { SyntaxKind } from '../drawing/look.ts';

const LANGUAGES = { bash, diff, dockerfile, ini, javascript, json, powershell, python, shell, sql, yaml };
for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language);
// Other names of these languages, or close relatives.
hljs.registerAliases(['fish', 'ksh'], { languageName: 'bash' });
hljs.registerAliases(['ts', 'typescript', 'tsx'], { languageName: 'javascript' });

export type Token = { readonly text: string; readonly kind: SyntaxKind | undefined };
export type Highlight = (code: string, language: string) => readonly (readonly Token[])[] | undefined;

/** The tokens of each line; nothing where the language is not known. */
export const highlight: Highlight = (code, language) => {
  if (hljs.getLanguage(language) === undefined) return undefined;
  return linesOf(hljs.highlight(code, { language, ignoreIllegals: true }).value);
};

/** The library writes HTML: spans with a class, and five characters escaped. */
function linesOf(html: string): Token[][] {
  const lines: Token[][] = [[]];
  const open: (SyntaxKind | undefined)[] = [];
  for (const [piece] of html.matchAll(/<span class="[^"]*">|<\/span>|[^<]+/g)) {
    if (piece === '</span>') open.pop();
    else if (piece.startsWith('<')) open.push(kindOf(piece) ?? open.at(-1));
    else {
      for (const [index, text] of unescapeHtml(piece).split('\n').entries()) {
        if (index > 0) lines.push([]);
        if (text !== '') lines.at(-1)?.push({ text, kind: open.at(-1) });
      }
    }
  }
  return lines;
}

function kindOf(span: string): SyntaxKind | undefined {
  const name = /hljs-(\w+)/.exec(span)?.[1] ?? '';
  return KINDS[name];
}

const KINDS: Readonly<Record<string, SyntaxKind>> = {
  comment: 'comment',
  quote: 'comment',
  meta: 'comment',
  string: 'string',
  regexp: 'string',
  addition: 'string',
  number: 'number',
  literal: 'number',
  symbol: 'number',
  keyword: 'keyword',
  operator: 'keyword',
  deletion: 'removed',
  built_in: 'name',
  title: 'name',
  attr: 'name',
  attribute: 'name',
  section: 'name',
  variable: 'variable',
  subst: 'variable',
  params: 'variable',
};

const CHARACTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

function unescapeHtml(html: string): string {
  return html.replace(/&(?:lt|gt|quot|#x27|amp);/g, (escaped) => CHARACTERS[escaped] ?? escaped);
}
