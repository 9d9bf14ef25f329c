// Changes single settings in the text of a JSON file; every other byte stays as it was.

/** `undefined` takes the setting out. The text is valid JSON of an object, or blank. */
export function changeJson(text: string, name: string, value: unknown): string {
  const whole = text.trim() === '' ? '{}\n' : text;
  const { members, end } = parseMembers(whole);
  const there = members.findLast((member) => member.name === name);
  if (value === undefined) return there === undefined ? text : changeJson(without(whole, there), name, value);
  const indent = /\n([ \t]+)"/.exec(whole)?.[1];
  if (there !== undefined)
    return splice(whole, there.valueStart, there.valueEnd, render(value, indent, there.before));
  const last = members.at(-1);
  if (last === undefined) {
    const member = `${JSON.stringify(name)}: ${render(value, '  ', '\n  ')}`;
    return splice(whole, whole.indexOf('{') + 1, end, `\n  ${member}\n`);
  }
  const before = last.before === '' ? ' ' : last.before;
  return splice(
    whole,
    last.valueEnd,
    last.valueEnd,
    `,${before}${JSON.stringify(name)}: ${render(value, indent, before)}`,
  );
}

type Member = {
  readonly name: string;
  /** White space in front of the name. */
  readonly before: string;
  readonly nameStart: number;
  readonly valueStart: number;
  readonly valueEnd: number;
  readonly previousEnd: number | undefined;
  readonly nextStart: number | undefined;
};

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/gy;

/** The members of the outermost object, and where its last brace is. */
function parseMembers(text: string): { readonly members: readonly Member[]; readonly end: number } {
  const found: Omit<Member, 'previousEnd' | 'nextStart'>[] = [];
  let depth = 0;
  let name: { readonly text: string; readonly start: number; readonly before: string } | undefined;
  let valueStart: number | undefined;
  let [tokenEnd, end] = [0, text.length];
  for (const { index, token } of tokens(text)) {
    const ends = depth === 1 && (token === ',' || token === '}');
    if (ends && name !== undefined && valueStart !== undefined) {
      const { before, start } = name;
      const parsed: unknown = JSON.parse(name.text);
      found.push({ name: String(parsed), before, nameStart: start, valueStart, valueEnd: tokenEnd });
    }
    if (ends) [name, valueStart] = [undefined, undefined];
    else if (depth === 1 && name === undefined)
      name = { text: token, start: index, before: text.slice(tokenEnd, index) };
    else if (depth === 1 && valueStart === undefined && token !== ':') valueStart = index;
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (token === '}' && depth === 0) end = index;
    tokenEnd = index + token.length;
  }
  const members = found.map((member, index) => ({
    ...member,
    previousEnd: found[index - 1]?.valueEnd,
    nextStart: found[index + 1]?.nameStart,
  }));
  return { members, end };
}

function* tokens(text: string): Generator<{ readonly index: number; readonly token: string }> {
  const blanks = /\s*/y;
  for (let at = 0; at < text.length; ) {
    blanks.lastIndex = at;
    at += blanks.exec(text)?.[0].length ?? 0;
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) return;
    yield { index: at, token };
    at += token.length;
  }
}

/** With the comma that goes with it. */
function without(text: string, { nameStart, valueEnd, previousEnd, nextStart }: Member): string {
  if (nextStart !== undefined) return splice(text, nameStart, nextStart, '');
  return splice(text, previousEnd ?? text.indexOf('{') + 1, valueEnd, '');
}

/** Over several lines where the file is. */
function render(value: unknown, indent: string | undefined, before: string): string {
  const lines = JSON.stringify(value, null, before.includes('\n') ? indent : undefined);
  return lines.replaceAll('\n', before.includes('\n') ? before.slice(before.lastIndexOf('\n')) : '\n');
}

function splice(text: string, from: number, to: number, between: string): string {
  return text.slice(0, from) + between + text.slice(to);
}
