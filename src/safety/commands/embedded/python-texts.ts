// Whether Python makes a text of escapes, bytes or a format, which may have the character that commands a terminal.

/** Bytes of another encoding, or made of digits, may command the terminal as a text. */
export function decodes(code: string): boolean {
  if (unescapes(code) || makesTexts(code.replace(STRING, "''"))) return true;
  if (!/\.(?:de|en)code\b/.test(code)) return false;
  return /\.(?:de|en)code(?!\((?:(['"])utf-?8\1)?\))|unhex|fromhex|pack|b64dec|unquote|token_|stdin/.test(
    code,
  );
}

/** `json.loads('"\\' + 'u001b"')`: what has escapes of its own takes a whole string without any, or what comes from outside. */
function unescapes(code: string): boolean {
  const texts = code.match(/\b(?:loads|literal_eval|safe_load)\b/g)?.length ?? 0;
  const replaced = code.match(/\bsub\b/g)?.length ?? 0;
  return (
    texts > (code.match(FROM_OUTSIDE)?.length ?? 0) || replaced > (code.match(REPLACED_BY_PLAIN)?.length ?? 0)
  );
}

const FROM_OUTSIDE =
  /\b(?:loads|literal_eval|safe_load)(?:\(\s*(?:'[^'\\]*'|"[^"\\]*"|(?:(?:sys\.)?stdin|''|"")\.read\(\)|sys\.argv\[\d\])\s*\)|, ?sys\.stdin\)|\((\w+)\) for \1 in (?:sys\.stdin|''|"")[)\]])/g;

const REPLACED_BY_PLAIN =
  /\bsub\(\s*r?(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")\s*,\s*(?:'[^'\\]*'|"[^"\\]*")\s*,/g;

/** `str(b, "utf8")`, `type(b"")([27])`: each is called with one value alone, and the type of one is only shown. */
function makesTexts(plain: string): boolean {
  const rest = plain
    .replace(/\bprint\(\s*type\([^()]*(?:\([^()]*\)[^()]*)*\)(?=\s*[,)])/g, '')
    .replace(/\bisinstance\(\s*[\w.']+\s*,\s*str\s*\)|\bkey=str\b/g, '');
  if (/\btype\b/.test(rest)) return true;
  return [...rest.matchAll(/\b(map\(\s*)?str\b/g)].some(({ index, 0: all, 1: map }) => {
    const opens = map === undefined ? index + all.length : index + 'map'.length;
    return rest[opens] !== '(' || countCommas(rest.slice(opens + 1)) !== (map === undefined ? 0 : 1);
  });
}

/** Those between the values of a call, of which this is all behind its bracket. */
function countCommas(text: string): number {
  let depth = 0;
  let commas = 0;
  for (const sign of text.match(/[[\](){},*]/g) ?? []) {
    if (depth === 0 && sign === ')') break;
    if (depth === 0 && /[,*]/.test(sign)) commas += 1;
    depth += '[({'.includes(sign) ? 1 : '])}'.includes(sign) ? -1 : 0;
  }
  return commas;
}

/** `("%" + "c") % 27` is a control character: what a `%` formats is a whole string of the code, or no string has a `%`. */
export function makesControls(code: string): boolean {
  const strings = code.match(STRING) ?? [];
  if (!strings.some((string) => string.includes('%'))) return false;
  const operators = [...code.replace(STRING, "''").matchAll(/(''|.)\s*%/gs)];
  return (
    operators.some(([, before]) => before !== "''") || (operators.length > 0 && !strings.every(isFormat))
  );
}

export const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;

/** Every `%` of it is a conversion from its first to its last character. */
function isFormat(string: string): boolean {
  return !string.replace(/%[-+ 0#]*\d*(?:\.\d+)?[sdrfgeixXou%]/g, '').includes('%');
}

/** Whether `for` and `as` name plain variables, and not an item of something: `for x[0] in …`. */
export function fillsNamesAlone(code: string): boolean {
  const text = code.replace(STRING, "''");
  return !/\bfor\b(?!\s+[\w, ()]+?\s+in\b)|\bas\b(?!\s+\w+\s*(?:[:,;\n]|$))/.test(text);
}
