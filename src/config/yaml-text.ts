// Changes single settings in the text of a YAML file; comments, order and the other settings stay.

import type { Document, ParsedNode, YAMLMap, YAMLSeq } from 'yaml';

/** `undefined` takes the setting out. The text is valid YAML of a mapping, or blank. */
export async function changeYaml(text: string, name: string, value: unknown): Promise<string> {
  const { parseDocument, isMap, isSeq } = await import('yaml');
  const document = parseDocument(text);
  const there = document.get(name, true);
  if (value === undefined && isMap(document.contents)) takeOut(document, document.contents, name);
  else if (value === undefined) return text;
  else if (Array.isArray(value) && isSeq(there)) changeList(document, there, value);
  else document.set(name, value);
  const changed = document.toString({
    lineWidth: 0,
    indentSeq: !/^[^\s#-][^\n]*:[ \t]*\n- /m.test(text),
    indent: /^( {2,8})\S/m.exec(text)?.[1]?.length ?? 2,
  });
  return text.includes('\r\n') ? changed.replaceAll('\n', '\r\n') : changed;
}

/** The comments of whole lines above and below it stay: they may be about more than this setting. */
function takeOut(document: Document, { items }: YAMLMap<ParsedNode>, name: string): void {
  const at = items.findIndex(({ key }) => plainValue(key) === name);
  const [pair] = at === -1 ? [] : items.splice(at, 1);
  if (pair === undefined) return;
  const kept = [pair.key.commentBefore, wholeLines(pair.value)];
  const next = items[at]?.key;
  if (next === undefined) document.comment = joinComments(...kept, document.comment);
  else next.commentBefore = joinComments(...kept, next.commentBefore);
}

/** What follows a list on their own lines; behind a single value it is the end of its line. */
function wholeLines(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'items' in value && 'comment' in value
    ? value.comment
    : undefined;
}

function joinComments(...comments: readonly unknown[]): string | null {
  const lines = comments.filter((comment) => typeof comment === 'string' && comment !== '');
  return lines.length > 0 ? lines.join('\n') : null;
}

/** Entries that stay keep their comments. */
function changeList(document: Document, list: YAMLSeq, entries: readonly unknown[]): void {
  const old = list.items.map((item) => ({ item, value: plainValue(item) }));
  list.items = entries.map(
    (entry) => old.find(({ value }) => value === entry)?.item ?? document.createNode(entry),
  );
}

function plainValue(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'value' in item ? item.value : item;
}
