// Secrets known by the name before them: variables, settings, fields, flags, XML elements.

import { type SecretName, secretName } from '../../domain/secret-names.ts';
import { isTestReport, type SecretRow, type Span, where } from './row.ts';

export const NAMED: readonly SecretRow[] = [
  {
    kind: 'password',
    find: where([':', '='], findAssigned),
    examples: [
      'mysql --password=hunter2 -u root',
      'DB_PASSWORD=s3cret-pass',
      'PGPASSWORD=hunterhunter psql',
      'api_key: "0123456789abcdef"',
      '{"client_secret":"q1w2e3r4"}',
      String.raw`{\"password\":\"q1w2 e3r4\"}`,
      'https://example.org/?token=abcdef012345&x=1',
      'MY_API_KEY=abcdefgh',
      'export STRIPE_KEY=abcd1234',
      'Server=db;User Id=sa;Password=Q1w2e3;',
      "$env:GITHUB_TOKEN = 'abcd1234efgh'",
      '_authToken=0123-4567-89ab',
      '        "auth": "YWxpY2U6aHVudGVyMg=="',
      'SECRET_KEY_BASE=0f1e2d3c4b5a',
      'client-key-data: LS0tLS1CRUdJ0001',
      'PrivateKey = yAnz5TF+lXXJte14tji3zlMNq+hd2rYUIgJBgB3fBmk=',
      'java -Djavax.net.ssl.keyStorePassword=changeit -jar x',
      "'password' => 'b!g secret'",
      'spring.datasource.password: tiger',
    ],
    lookAlikes: [
      '--password=$PASSWORD',
      'password: ',
      `password: "$\{DB_PASSWORD}"`,
      'token=true',
      'the password is asked for',
      'PasswordAuthentication no',
      'PWD=/home/alice',
      'DB_PASSWORD=[value not sent]',
      '--passwords-file x',
      'tokens=4096',
      'max_tokens: 4096',
      'const token = parser.next();',
      'token: string | undefined',
      'password = getpass.getpass()',
      'apiKey: process.env.API_KEY',
      'secretName: web-tls',
      'PASSWORD_FILE=/run/secrets/db',
      'error: unexpected token: expected identifier',
      'PRIMARY_KEY=customer_id',
      'password: <your password>',
      'password=********',
      'api_key=api_key, timeout=3',
      'let token: Token = next_token(source);',
      'PASS: gas/i386/iamcu-1\nPASS: i386 relax-4\nFAIL: x86-64 nops',
      '--- PASS: TestAdd2 (0.01s)',
    ],
  },
  {
    kind: 'password',
    find: where(['-'], findFlags),
    examples: [
      'docker login --username a --password hunter2 host',
      "vault login --token 's.abcdef123456'",
      'New-Thing -ApiKey abcd1234efgh',
      'gh auth --with --client-secret "q1w2e3"',
    ],
    lookAlikes: [
      'use --password to be asked for it',
      'login --password-stdin registry',
      'tool --token --verbose',
      'tool --password "$PASSWORD"',
      'the --token option',
    ],
  },
  {
    kind: 'password',
    find: where(['<', '="'], findElements),
    examples: [
      '<password>hunter2</password>',
      '<api-key>abcd1234</api-key>',
      '<add key="DbPassword" value="hunter2" />',
      '<key>clientSecret</key>\n\t<string>q1w2e3r4</string>',
    ],
    lookAlikes: [
      '<password></password>',
      '<add key="Theme" value="dark" />',
      `<password>$\{db.password}</password>`,
    ],
  },
];

const LONGEST_NAME = 80;

function* findAssigned(text: string): Iterable<Span> {
  const ofTests = isTestReport(text);
  for (const found of text.matchAll(ASSIGNED)) {
    const { name = '', separator = '', quote = '' } = found.groups ?? {};
    const kind = secretName(name);
    if (kind === undefined || isResource(text, found.index)) continue;
    if (ofTests && name === 'PASS') continue;
    const from = found.index + found[0].length;
    const value =
      quote === '' && startsLine(text, found.index) ? wordAt(text, from) : valueAt(text, from, quote);
    const spaced = /\s/.test(separator) || separator.startsWith(':');
    if (
      isSecret(value, {
        kind,
        name,
        quoted: quote !== '',
        spaced,
        next: text.slice(from + value.length, from + value.length + 2),
      })
    )
      yield [from, from + value.length];
  }
}

const ASSIGNED = new RegExp(
  `(?<![\\w.-])(?<name>-{0,2}[A-Za-z_][\\w.-]{1,${LONGEST_NAME}})\\\\{0,3}["'\`]?\\]?(?<separator>\\s{0,4}(?:=>|:=|==?|:)[ \\t]{0,20})(?<quote>\\\\{0,3}["'\`]?)`,
  'g',
);

/** `arn:aws:secretsmanager:eu-west-1:123456789012:secret:prod/db` only says where a secret is. */
function isResource(text: string, at: number): boolean {
  return at > 13 && /^:\d{12}:$/.test(text.slice(at - 14, at));
}

/** As in settings files, where the whole word is the value whatever signs it holds. */
function startsLine(text: string, at: number): boolean {
  return /(?:^|\n)[ \t]{0,40}(?:export |set |[-+#>] ?)?$/.test(text.slice(Math.max(0, at - 50), at));
}

function wordAt(text: string, from: number): string {
  WORD.lastIndex = from;
  return WORD.exec(text)?.[0] ?? '';
}

const WORD = /\S{1,4000}/y;

function* findFlags(text: string): Iterable<Span> {
  for (const found of text.matchAll(/(?<![\w-])--?(?<name>[A-Za-z][\w-]{2,60})[ \t]{1,4}(?<quote>["']?)/g)) {
    const { name = '', quote = '' } = found.groups ?? {};
    const kind = secretName(name);
    if (kind === undefined) continue;
    const from = found.index + found[0].length;
    const value = valueAt(text, from, quote);
    if (value.startsWith('-') || FLAG_PROSE.test(value)) continue;
    if (isSecret(value, { kind, name, quoted: quote !== '', spaced: kind === 'key', next: '' }))
      yield [from, from + value.length];
  }
}

/** Words that follow a flag in prose about it. */
const FLAG_PROSE =
  /^(?:to|in|for|is|on|or|and|with|from|option|options|flag|the|can|must|may|if|when|as|are|was)$/i;

function* findElements(text: string): Iterable<Span> {
  for (const pattern of ELEMENTS) {
    for (const found of text.matchAll(pattern)) {
      const { name = '' } = found.groups ?? {};
      const kind = secretName(name);
      if (kind === undefined) continue;
      const from = found.index + found[0].length;
      ELEMENT_VALUE.lastIndex = from;
      const value = ELEMENT_VALUE.exec(text)?.[0] ?? '';
      if (isSecret(value, { kind, name, quoted: true, spaced: false, next: '' }))
        yield [from, from + value.length];
    }
  }
}

const ELEMENTS = [
  /<(?<name>[A-Za-z][\w.:-]{1,60})>/g,
  /\b(?:key|name)="(?<name>[\w.:-]{2,60})"\s{1,4}value="/g,
  /<key>(?<name>[\w.-]{2,60})<\/key>\s{0,40}<string>/g,
];
const ELEMENT_VALUE = /[^<>"\r\n]{1,4000}/y;

/** To the closing quote, or to a space or a sign that ends a word. */
function valueAt(text: string, from: number, quote: string): string {
  const mark = quote.at(-1) as keyof typeof QUOTED | undefined;
  const pattern = mark !== undefined && mark in QUOTED ? QUOTED[mark] : BARE;
  pattern.lastIndex = from;
  const value = pattern.exec(text)?.[0] ?? '';
  // An escaped quote closes what an escaped quote opened.
  return quote.length > 1 ? value.replace(/(?<!\\)\\+$/, '') : value;
}

const QUOTED = {
  '"': /[^"\r\n]{1,4000}/y,
  "'": /[^'\r\n]{1,4000}/y,
  '`': /[^`\r\n]{1,4000}/y,
} as const;
const BARE = /[^\s"'`&;<>]{1,4000}/y;

type Circumstances = {
  readonly kind: SecretName;
  readonly name: string;
  readonly quoted: boolean;
  /** Written as programs and prose are, not as `NAME=value`. */
  readonly spaced: boolean;
  /** What follows the value. */
  readonly next: string;
};

const LEAST_PASSWORD = 4;
const LEAST_KEY = 8;

function isSecret(written: string, { kind, name, quoted, spaced, next }: Circumstances): boolean {
  const value = quoted ? written : written.replace(/(?<![,)}\]])[,)}\]]+$/, '');
  if (value.length < (kind === 'password' ? LEAST_PASSWORD : LEAST_KEY)) return false;
  if (REFERENCE.test(value) || STOP.test(value) || value.toLowerCase() === name.toLowerCase()) return false;
  if (/^(?:old)?pwd$/i.test(name) && /^[/~.]/.test(value)) return false;
  if (quoted) return kind === 'password' || /\d|[a-z][A-Z]|[=+/]/.test(value) || value.length >= 16;
  if (isCode(written)) return false;
  const plain = /^[A-Za-z_.|]+$/.test(value);
  if (!spaced || !plain) return true;
  // `token: expected identifier` is prose, and so is `password: authentication failed`.
  return kind === 'password' && !/^[ \t]\S|^[([]/.test(next);
}

/** A variable, a placeholder, what was masked or left out before. */
const REFERENCE =
  /^(?:\$[A-Za-z_{(]|\$\{|<[\w -]*>?|\*+$|\{\{|%[({A-Za-z]+[%)}]|\[masked|\[value$|x{4,}$|\.{3,})/i;
const STOP =
  /^(?:true|false|null|none|nil|yes|no|on|off|undefined|unknown|required|optional|string|str|number|integer|boolean|bool|object|bytes|secretstr|any|redacted|password|text|hidden|prompt)\b(?!-|\d)/i;

/** A call, a subscript or a member of something, as programs write values. */
function isCode(written: string): boolean {
  return (
    /^[(=]|^(?:new\s)?[A-Za-z_$][\w$]*(?:(?:\??\.|::|->)[A-Za-z_$][\w$]*)*[([]/.test(written) ||
    /^(?:self|this|process|os|config|settings|options|opts|args|env|req|request|ctx|app|props|params|secrets|vars?|local|module|System|ENV|key)\??[.[]/.test(
      written,
    )
  );
}
