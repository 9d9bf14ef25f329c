// Changes single settings in the text of a YAML file; comments, order and the other settings stay.

import type { Document, YAMLSeq } from 'yaml';

/** `undefined` takes the setting out. The text is valid YAML of a mapping, or blank. */
export async function changeYaml(text: string, name: string, value: unknown): Promise<string> {
  const { parseDocument, isSeq } = await import('yaml');
  const document = parseDocument(text);
  const there = document.get(name, true);
  if (value === undefined) document.delete(name);
  else if (Array.isArray(value) && isSeq(there)) changeList(document, there, value);
  else document.set(name, value);
  const changed = document.toString({
    lineWidth: 0,
    indentSeq: !/^[^\s#-][^\n]*:[ \t]*\n- /m.test(text),
    indent: /^( {2,8})\S/m.exec(text)?.[1]?.length ?? 2,
  });
  return text.includes('\r\n') ? changed.replaceAll('\n', '\r\n') : changed;
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
