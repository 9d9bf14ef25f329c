// Calls of Python of which is known what they may be given: files that are read, texts that are taken apart.

import { PYTHON_ATTRIBUTES } from '../../../knowledge/python-words.ts';
import { isSecretVariable } from '../../encoded-secrets.ts';
import { memberOf, type Names } from './names.ts';
import type { Node } from './nodes.ts';
import { type Calls, pathsOf, type Reach, textOf } from './reach.ts';
import { isPlainReplacement, isPlainSource, isPlainTemplate, MAKES_BYTES, type Used } from './texts.ts';

export type Checked = {
  readonly names: Names;
  readonly calls: Calls;
  readonly used: Used;
  readonly read: Reach[];
};

/** A variable of the environment that holds no secret. */
export function isPlainVariable(index: Node | undefined): boolean {
  const name = index && textOf(index);
  return name !== undefined && !isSecretVariable(name);
}

/** Standard output and error; anything else that is written to could be a file. */
export const isOutput = (value: Node, names: Names) =>
  /^sys\.std(?:out|err)$/.test(memberOf(names, value) ?? '');

export type Called = {
  readonly call: Node;
  readonly called: Node;
  readonly given: readonly Node[];
  readonly parent?: Node | undefined;
  readonly within?: Node | undefined;
};

export type Special = (called: Called, checked: Checked) => boolean;

/** Notes what is read there. */
function reads(path: Node | undefined, { names, calls, read }: Checked): boolean {
  const found = pathsOf(path, names, calls);
  if (found !== undefined) read.push(found);
  return found !== undefined;
}

const readsArgument = (given: Node | undefined, checked: Checked) =>
  given?.text === '' && reads(given.nodes[0], checked);

const TEXT_OPTIONS = /^(?:encoding|errors|newline)$/;

/** The options of an opened file, and that it is opened for reading alone. */
function isOpenedToRead(given: readonly Node[], modes: RegExp): boolean {
  return given.every(({ text, nodes: [value] }, at) => {
    const plain = value && textOf(value);
    if (TEXT_OPTIONS.test(text)) return plain !== undefined || value?.text === 'None';
    return plain !== undefined && modes.test(plain) && (text === 'mode' || (text === '' && at === 0));
  });
}

const opensFile: Special = ({ given: [path, ...options] }, checked) =>
  isOpenedToRead(options, /^(?:r[bt]?|[bt]r)$/) && readsArgument(path, checked);

const isText = ({ given }: Called) =>
  given.every(({ text, nodes: [value] }) => {
    const plain = value && textOf(value);
    return text === 'errors' ? plain !== undefined : plain !== undefined && /^utf-?8$/i.test(plain);
  });

const TABLE_OPTIONS =
  /^(?:sep|delimiter|header|names|index_col|usecols|dtype|nrows|skiprows|encoding|comment|sheet_name|orient|lines|columns|parse_dates|low_memory|skip_header|delim_whitespace|na_values|decimal|thousands)$/;

const readsTable: Special = ({ given: [path, ...options] }, checked) =>
  options.every(({ text }) => TABLE_OPTIONS.test(text)) && readsArgument(path, checked);

const takesSource: Special = ({ given: [source] }, { names, used }) => isPlainSource(source, names, used);

const writesToOutput: Special = ({ given: [output] }, { names }) =>
  output?.text === '' && output.nodes[0] !== undefined && isOutput(output.nodes[0], names);

export const SPECIAL_MEMBERS: readonly (readonly [RegExp, Special])[] = [
  [/^(?:json\.loads|ast\.literal_eval|yaml\.safe_load)$/, takesSource],
  [/^re\.subn?$/, ({ given }) => isPlainReplacement(given[1])],
  [
    /^os\.(?:getenv|environ\.get)$/,
    ({ given: [name] }) => name?.text === '' && isPlainVariable(name.nodes[0]),
  ],
  [/^(?:gzip|bz2|lzma|io)\.open$/, opensFile],
  [/^PIL\.Image\.open$/, ({ given }, checked) => given.length === 1 && readsArgument(given[0], checked)],
  [/^zipfile\.ZipFile$/, ({ given }, checked) => given.length === 1 && readsArgument(given[0], checked)],
  [/^pandas\.read_(?:csv|table|json|parquet|excel)$/, readsTable],
  [/^numpy\.(?:loadtxt|genfromtxt|load)$/, readsTable],
  [/^csv\.(?:writer|DictWriter)$/, writesToOutput],
  [/^sys\.std(?:out|err)\.write$/, () => true],
  [
    /^json\.dump$/,
    ({ given: [, output] }, { names }) => output?.nodes[0] !== undefined && isOutput(output.nodes[0], names),
  ],
  [/^pprint\.pprint$/, ({ given }) => given.slice(1).every(({ text }) => text !== '')],
];

const SPECIAL_NAMES: Readonly<Partial<Record<string, Special>>> = {
  open: opensFile,
  type: ({ call, parent, within, given }) =>
    given.length === 1 && given[0]?.text === '' && isTypeShown(call, parent, within),
  getattr: ({ given: [, name, ...more] }) => isAttributeName(name) && more.every(({ text }) => text === ''),
  hasattr: ({ given: [, name] }) => isAttributeName(name),
};

/** What kind a value is of is shown or compared: by a kind, values of that kind are made. */
function isTypeShown(_call: Node, parent: Node | undefined, within: Node | undefined): boolean {
  if (parent?.type === 'attribute') return parent.text === '__name__';
  if (parent?.type === 'operation') return /^(?:==|!=|is|in)$/.test(parent.text);
  const [called] = within?.type === 'call' ? within.nodes : [];
  const printed = called?.type === 'name' && called.text === 'print';
  return parent?.type === 'argument' && parent.text !== 'key' && (printed || within?.type === 'filled');
}

function isAttributeName(given: Node | undefined): boolean {
  const name = given?.text === '' && given.nodes[0] ? textOf(given.nodes[0]) : undefined;
  return name !== undefined && PYTHON_ATTRIBUTES.has(name);
}

const onPath: Special = ({ called, given }, checked) =>
  isOpenedToRead(given, /^(?:r[bt]?|[bt]r)$/) && reads(called.nodes[0], checked);

const SPECIAL_METHODS: Readonly<Partial<Record<string, Special>>> = {
  open: onPath,
  read_text: onPath,
  read_bytes: onPath,
  // Of settings, the name of a file; of a file, how much of it.
  read: ({ given }, checked) =>
    given.length === 0 || given[0]?.nodes[0]?.type === 'number' || readsArgument(given[0], checked),
  // Of a path with one word, it moves the file there.
  replace: ({ given }) => given.length >= 2 && given.every(({ text }) => text === ''),
  copy: ({ given }) => given.length === 0,
  encode: isText,
  decode: (called, { used }) => isText(called) && ![...used.words].some((word) => MAKES_BYTES.test(word)),
  sub: ({ given }) => isPlainReplacement(given[0]),
  to_string: ({ given }) => given.every(({ text }) => text === 'index'),
  format: ({ called }) => {
    const on = called.nodes[0];
    return on?.type === 'string' && isPlainTemplate(on.text);
  },
};

/** What is known of a call of that; undefined where it may be given anything. */
export function specialOf(called: Node, names: Names): Special | undefined {
  const member = memberOf(names, called);
  if (member !== undefined) return SPECIAL_MEMBERS.find(([pattern]) => pattern.test(member))?.[1];
  if (called.type === 'attribute') return SPECIAL_METHODS[called.text];
  return called.type === 'name' && !names.bound.has(called.text) ? SPECIAL_NAMES[called.text] : undefined;
}
