// A step of the build: rows that are written as text (`src/recipes/words/row-text.ts`) are read here, and are tables of
// code in the bundle.

import type { Plugin } from 'rolldown';
import { fixes } from '../../src/recipes/fixes/fix.ts';
import { fileRules, lineRules, tableRules } from '../../src/recipes/grammar/lexicon/rule-text.ts';
import { sayings } from '../../src/recipes/grammar/lexicon/saying-row.ts';
import { asked } from '../../src/recipes/projects/asked.ts';
import { recipes } from '../../src/recipes/slots/recipe-rows.ts';
import { isNode, type Node } from './patterns-in.ts';
import { type Edit, edited, nameOf, visit } from './syntax.ts';

type Tag = (template: TemplateStringsArray, ...values: readonly never[]) => readonly object[];

const TAGS: Readonly<Record<string, Tag>> = {
  sayings,
  recipes,
  asked,
  fixes,
  lineRules,
  fileRules,
  tableRules,
};

/** What stands between the texts. */
class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export function writtenRows(): Plugin {
  return {
    name: 'written rows',
    transform: {
      filter: { id: /src\/recipes\/.*\.ts$/, code: new RegExp(`\\b(?:${Object.keys(TAGS).join('|')})\``) },
      handler(code) {
        return withTables(code, this.parse(code, { lang: 'ts' }) as unknown as Node);
      },
    },
  };
}

export function withTables(code: string, program: Node): string {
  const edits: Edit[] = [];
  visit(program, (node) => {
    const { tag, quasi } = node;
    const read = node.type === 'TaggedTemplateExpression' && isNode(tag) && TAGS[nameOf(tag) ?? ''];
    if (!read || !isNode(quasi)) return;
    const texts = quasi['quasis'] as readonly { readonly value: { readonly raw: string } }[];
    const held = (quasi['expressions'] as readonly Node[]).map(
      ({ start, end }) => new Code(code.slice(start, end)),
    );
    const raw = texts.map(({ value }) => value.raw);
    const rows = read(Object.assign([...raw], { raw }), ...(held as readonly object[] as readonly never[]));
    edits.push({ at: node.start, end: node.end, text: written(rows, held) });
    return false;
  });
  return edited(code, edits);
}

/** `held`: what `\0N\0` stands for in a text. */
function written(value: unknown, held: readonly Code[]): string {
  if (value instanceof Code) return `(${value.text})`;
  if (Array.isArray(value)) return `[${value.map((one) => element(one, held)).join(',')}]`;
  if (typeof value === 'string') return text(value, held);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  // A name without quotes is what the next steps look for.
  const entries = Object.entries(value).map(
    ([key, one]) => `${/^\w+$/.test(key) ? key : JSON.stringify(key)}:${written(one, held)}`,
  );
  return `{${entries.join(',')}}`;
}

/** Alone in a list, it may be several. */
function element(value: unknown, held: readonly Code[]): string {
  const at = typeof value === 'string' ? /^\0(\d+)\0$/.exec(value)?.[1] : undefined;
  return at === undefined ? written(value, held) : `...[${held[Number(at)]?.text}].flat()`;
}

function text(value: string, held: readonly Code[]): string {
  if (!value.includes('\0')) return JSON.stringify(value);
  const [first = '', ...rest] = value.split(/\0(\d+)\0/);
  return rest.reduce(
    (sum, part, at) => `${sum}+${at % 2 === 0 ? `(${held[Number(part)]?.text})` : JSON.stringify(part)}`,
    JSON.stringify(first),
  );
}
