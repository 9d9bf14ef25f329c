// The grammar that holds a model to its tools, in llama.cpp's notation (GBNF): text, then at most one call whose
// arguments fit the tool's schema.

import type { ToolDefinition } from '../domain/conversation.ts';

/** `mustCall`: nothing but a call. */
export function grammarOf(tools: readonly ToolDefinition[], mustCall = false): string {
  const rules = new Map<string, string>();
  const calls = tools.map(({ name, parameters }, at) => {
    const rule = addRule(rules, `arguments-${at}`, ruleOf(parameters, `arguments-${at}`, rules));
    return `${literal(`{"name": ${JSON.stringify(name)}, "arguments": `)} ${rule} "}"`;
  });
  const lines = [
    `root ::= ${mustCall ? 'call' : 'text call?'}`,
    TEXT,
    `call ::= "<tool_call>" (${calls.join(' | ')}) "</tool_call>"`,
    ...[...rules].map(([name, rule]) => `${name} ::= ${rule}`),
    ...BASICS,
  ];
  return `${lines.join('\n')}\n`;
}

/** Anything in which no call begins, and nothing that moves a cursor. */
const TEXT = String.raw`text ::= ([^<\x00-\x08\x0B-\x1F\x7F-\u009F] | "<"+ ([^t<\x00-\x08\x0B-\x1F\x7F-\u009F] | "t" [^o<\x00-\x08\x0B-\x1F\x7F-\u009F]))*`;

const BASICS = [
  String.raw`string ::= "\"" char* "\""`,
  String.raw`filled ::= "\"" visible char* "\""`,
  String.raw`line ::= "\"" visible (plain | quoted)* "\""`,
  'char ::= plain | escape',
  String.raw`plain ::= [^"\\\x00-\x1F\x7F-\u009F]`,
  // Anything else can be written as it is.
  String.raw`escape ::= quoted | "\\" [nt]`,
  String.raw`quoted ::= "\\" ["\\/]`,
  // Blanks alone would be an empty answer.
  String.raw`visible ::= [!#-\x5B\x5D-~\u00A1-\u167F\u1681-\u1FFF\u2010-\u2027\u2030-\u205E\u2060-\u2FFF\u3001-\uFEFE\uFF00-\U0010FFFF] | quoted`,
  'integer ::= "-"? ("0" | [1-9] [0-9]{0,14})',
  'number ::= integer ("." [0-9]{1,15})?',
  'boolean ::= "true" | "false"',
  'value ::= string | number | boolean | "null" | "{" (string ": " value (", " string ": " value)*)? "}" | "[" (value (", " value)*)? "]"',
];

type Schema = Readonly<Record<string, unknown>>;

function ruleOf(schema: unknown, path: string, rules: Map<string, string>): string {
  if (!isSchema(schema)) return 'value';
  const { type, enum: choices, items, minLength } = schema;
  if (Array.isArray(choices))
    return `(${choices.map((choice) => literal(JSON.stringify(choice))).join(' | ')})`;
  switch (type) {
    case 'string':
      if (schema['format'] === 'path') return 'line';
      return minLength === undefined ? 'string' : 'filled';
    case 'integer':
    case 'number':
    case 'boolean':
      return type;
    case 'array': {
      const item = addRule(rules, `${path}-item`, ruleOf(items, `${path}-item`, rules));
      return `"[" (${item} (", " ${item})*)? "]"`;
    }
    case 'object':
      return isSchema(schema['properties']) ? objectRule(schema, path, rules) : 'value';
    default:
      return 'value';
  }
}

/** What is required comes first; the rest may follow, in its order. */
function objectRule({ properties, required }: Schema, path: string, rules: Map<string, string>): string {
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  const all = Object.entries(isSchema(properties) ? properties : {}).map(([name, schema], at) => {
    const place = `${path}-${at}`;
    const pair = `${literal(`${JSON.stringify(name)}: `)} ${ruleOf(schema, place, rules)}`;
    return { isNeeded: needed.includes(name), rule: addRule(rules, place, pair) };
  });
  const first = all.filter(({ isNeeded }) => isNeeded).map(({ rule }) => rule);
  const rest = all.filter(({ isNeeded }) => !isNeeded).map(({ rule }) => rule);
  const optional = (names: readonly string[]): string => names.map((name) => ` (", " ${name})?`).join('');
  if (first.length > 0) return `"{" ${first.join(' ", " ')}${optional(rest)} "}"`;
  const begins = rest.map((name, at) => `${name}${optional(rest.slice(at + 1))}`);
  return begins.length === 0 ? '"{}"' : `"{" (${begins.join(' | ')})? "}"`;
}

function addRule(rules: Map<string, string>, name: string, rule: string): string {
  rules.set(name, rule);
  return name;
}

/** A text as the notation quotes it. */
function literal(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
