// Secrets in tables: below a heading that names them, as in CSV, `| … |` and aligned columns, and beside a name in `| … |`.

import { secretName } from '../../domain/secret-names.ts';
import { isNoReference, type SecretRow, type Span, where } from './row.ts';

export const TABLES: readonly SecretRow[] = [
  {
    kind: 'password',
    find: where(['assw', 'ASSW', 'ecret', 'ECRET', 'oken', 'OKEN', 'pass', 'pwd', 'PWD'], findBelowHeadings),
    examples: [
      'name,url,username,password\nMail,https://m.example,alice,hunter22',
      'id;user;api_token\n1;bob;0a1b2c3d4e',
      '| id | user | password |\n|----|------|----------|\n| 1  | bob  | hunter22 |',
      'USER    PASSWORD      ROLE\n------  ------------  -----\nalice   h7Kd92mQxz    admin',
      'PASSWORD      PASSWORD2      USERNAME\n-----  -----  ----\naB3dE6gH9jK2  zY1xV8uS5rP2   shop',
      'name\tpassword\nbob\thunter22',
    ],
    lookAlikes: [
      'name,password\nMail,',
      'USER    PASSWORD   ROLE\n-----   --------   -----\nalice   set        admin',
      'name, password, and more\nare asked for, one by one, 3 times',
      'Option    Token    Meaning\n-------   ------   -------\nalpha     %a       first',
      '| field | password |\n|---|---|\n| type | string |',
      '"tobit", "token",\n"treg", "trpoiss_d2",',
    ],
  },
  {
    kind: 'password',
    find: where(['| '], findBeside),
    examples: ['| DB_PASSWORD     | h7Kd92mQxz    | constant |', '| AUTH_KEY | k(9Lw#3nR!tyu8 | constant |'],
    lookAlikes: [
      '| password | string | yes |',
      '| `token` | a token of 32 signs | required |',
      '| DB_PASSWORD | $PASSWORD | x |',
      '| api_key | The key to use (v2) |',
      'type T =\n  | PlusToken | TildeToken2\n',
    ],
  },
];

/** Rows of one table that are looked at, and characters of a line. */
const MOST_ROWS = 500;
const MOST_SIGNS = 2000;

type Cell = { readonly text: string; readonly from: number; readonly to: number };
type Split = (line: string) => readonly Cell[];

const SEPARATED: readonly Split[] = [',', ';', '\t', '|'].map(
  (sign) => (line) => cellsOf(line, new RegExp(`[^${sign}]*`, 'g'), sign),
);

function* findBelowHeadings(text: string): Iterable<Span> {
  let at = 0;
  const lines = text.split('\n').map((line) => {
    const from = at;
    at += line.length + 1;
    return { line: line.trimEnd(), from };
  });
  let next = 0;
  for (const [index, { line }] of lines.entries()) {
    if (index < next || line.length > MOST_SIGNS || !/pass|pwd|secret|token/i.test(line)) continue;
    const split =
      SEPARATED.find((one) => namesSecret(one(line))) ?? alignedBelow(line, lines[index + 1]?.line);
    if (split === undefined || !namesSecret(split(line))) continue;
    const headings = split(line);
    next = index + 1;
    for (const row of lines.slice(index + 1, index + 1 + MOST_ROWS)) {
      const cells = row.line.length > MOST_SIGNS ? [] : split(row.line);
      if (row.line === '' || cells.length !== headings.length) break;
      next += 1;
      for (const [column, { text: value, from, to }] of cells.entries())
        if (secretName(headings[column]?.text ?? '') !== undefined && isChosen(value))
          yield [row.from + from, row.from + to];
    }
  }
}

/** At least two short headings, one of them of a secret. */
function namesSecret(cells: readonly Cell[]): boolean {
  const isHeading = ({ text }: Cell) => /^[A-Za-z][\w .-]{0,30}$/.test(text);
  // `| a | b |` has an empty cell at its start; a line that ends in a comma goes on in the next.
  const inner = cells[0]?.text === '' ? cells.slice(1) : cells;
  return (
    inner.length > 1 && inner.every(isHeading) && inner.some(({ text }) => secretName(text) !== undefined)
  );
}

/** Columns that begin where the headings do; a rule below says that they are headings. */
function alignedBelow(line: string, rule = ''): Split | undefined {
  if (!/^-{3,}(?: +-{3,})+$/.test(rule.trim())) return undefined;
  const starts = [...rule.matchAll(/-+/g)].map(({ index }) => index);
  const ends = [...starts.slice(1), MOST_SIGNS];
  if (!/ {2,}/.test(line)) return undefined;
  // Of a rule that is not as wide as its columns, only the words count.
  const words = cellsOf(line, /\S+(?: \S+)*/g, '');
  if (words.length === starts.length && words.some(({ from }, i) => from !== starts[i]))
    return (each) => cellsOf(each, /\S+(?: \S+)*/g, '');
  return (each) => starts.map((from, i) => trimmed(each, from, Math.min(ends[i] ?? MOST_SIGNS, each.length)));
}

function cellsOf(line: string, pattern: RegExp, sign: string): readonly Cell[] {
  if (sign !== '' && !line.includes(sign)) return [];
  const cells: Cell[] = [];
  for (const { index, 0: found } of line.replace(/\|[ \t]*$/, '').matchAll(pattern)) {
    // An empty match ends a cell that was read already.
    const isRest = found === '' && index > 0 && line[index - 1] !== sign;
    if (!isRest) cells.push(trimmed(line, index, index + found.length));
  }
  return cells;
}

/** Without space and quotes around it. */
function trimmed(line: string, start: number, end: number): Cell {
  const raw = line.slice(start, end);
  const from = start + raw.length - raw.replace(/^[\s"']+/, '').length;
  const text = line.slice(from, end).replace(/[\s"']+$/, '');
  return { text, from, to: from + text.length };
}

function* findBeside(text: string): Iterable<Span> {
  for (const found of BESIDE.flatMap((pattern) => [...text.matchAll(pattern)])) {
    const { name = '', value = '' } = found.groups ?? {};
    if (secretName(name) === undefined || !isChosen(value)) continue;
    const from = found.index + found[0].length - value.length;
    yield [from, from + value.length];
  }
}

/** In the first column or the second, of a row that ends as it begins. */
const BESIDE = ['', '[^|\\n]{1,80}\\|'].map(
  (before) =>
    new RegExp(
      `^[^|\\n]{0,80}\\|${before} {1,4}(?<name>[A-Za-z][\\w.-]{2,60}) {0,40}\\| {1,4}(?<value>[^\\s|]{4,400})(?= {1,80}\\|(?:[^\\n]{0,400}\\|)?[ \\t]*\\r?$)`,
      'gm',
    ),
);

/** One word with a digit or a sign in it, or of both cases: no kind and no word of a description. */
function isChosen(value: string): boolean {
  if (value.length < 4 || /\s/.test(value) || !isNoReference(value) || /^[-=:+%]/.test(value)) return false;
  return /\d/.test(value) ? !/^[\d.,:/-]+$/.test(value) : /[a-z][A-Z]|\w[!@#%&*+=~^]\w/.test(value);
}
