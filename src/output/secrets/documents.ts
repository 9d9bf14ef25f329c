// Secrets in the structure of documents: Kubernetes' Secrets, keys in JSON, a name beside its value, tables, cookie files.

import { secretName } from '../../domain/secret-names.ts';
import { after, isNoReference, type SecretRow, type Span, where } from './row.ts';

export const DOCUMENTS: readonly SecretRow[] = [
  {
    kind: 'Kubernetes secret',
    find: where(['kind: Secret', '"kind":"Secret"', '"kind": "Secret"'], findKubernetes),
    examples: [
      'apiVersion: v1\ndata:\n  anything: aHVudGVyMjI=\nkind: Secret',
      'kind: Secret\nmetadata:\n  name: x\nstringData:\n  anything: hunter22\ntype: Opaque',
      '{"apiVersion":"v1","data":{"anything":"aHVudGVyMjI="},"kind":"Secret"}',
    ],
    lookAlikes: [
      'apiVersion: v1\ndata:\n  anything: plain\nkind: ConfigMap',
      'kind: Secret\nmetadata:\n  name: web-tls\n',
      '{"data":{"anything":"plain"},"kind":"ConfigMap"}',
    ],
  },
  {
    kind: 'private key',
    find: where(['"kty"'], findWebKeys),
    examples: [
      '{"kty":"EC","crv":"P-256","x":"abc","y":"def","d":"ZmbkYTFs0HlELSz8SLuA"}',
      '{ "k": "EISUqL17QJ78bfUWv5ao", "kty": "oct" }',
    ],
    lookAlikes: ['{"kty":"RSA","n":"0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4","e":"AQAB"}'],
  },
  {
    kind: 'password',
    find: findPairs,
    examples: [
      '- name: DB_PASSWORD\n  value: "hunter22"',
      '{"name": "API_TOKEN", "value": "0a1b2c3d4e"}',
      '{"Name":"/prod/db/password","Type":"SecureString","Value":"hunter22"}',
      '"db_password": {\n  "sensitive": true,\n  "type": "string",\n  "value": "hunter22"\n}',
    ],
    lookAlikes: [
      '- name: EDITOR\n  value: vim',
      '- name: DB_PASSWORD\n  valueFrom:\n    secretKeyRef:\n      name: db',
      '- name: DB_PASSWORD\n  value: $(OTHER)',
      '"region": {\n  "sensitive": false,\n  "value": "eu-west"\n}',
    ],
  },
  {
    kind: 'password',
    // Terraform's state, of what only exists to be secret.
    find: where(
      ['"random_password"'],
      after(
        /"random_password"[^{]{0,600}\{(?:[^{}]{0,400}\{){0,2}[^{}]{0,600}?"result":\s{0,4}"/g,
        /[^"\r\n]{4,200}/y,
        isNoReference,
      ),
    ),
    examples: [
      '"type": "random_password", "instances": [{"attributes": {"length": 24, "result": "hunter22!"}}]',
    ],
    lookAlikes: ['"type": "random_pet", "instances": [{"attributes": {"result": "happy-cat"}}]'],
  },
  {
    kind: 'password',
    // The same in a plan: what it was, what it will be.
    find: where(
      ['"random_password"'],
      after(
        /"random_password"[^{]{0,100}\{[^{}]{0,600}?\n[ ~+-]{0,20}(?:result|bcrypt_hash)\s{1,20}=\s/g,
        /"[^"\r\n]{4,200}"(?: -> "[^"\r\n]{4,200}")?/y,
      ),
    ),
    examples: ['resource "random_password" "db" {\n  ~ result = "hunter22" -> "hunter33"\n}'],
    lookAlikes: ['resource "random_password" "db" {\n  + result = (sensitive value)\n}'],
  },
  {
    kind: 'password',
    // ASP.NET's settings.
    find: where(
      ['"Key"', '"Secret"', '"SigningKey"'],
      after(
        /"(?:Jwt|Auth|Authentication|Encryption|Signing|Token)\w{0,20}"\s{0,4}:\s{0,20}\{[^{}]{0,300}?"(?:Key|Secret|SigningKey)"\s{0,4}:\s{0,4}"/gi,
        /[^"\r\n]{8,400}/y,
        isNoReference,
      ),
    ),
    examples: ['"Jwt": { "Issuer": "x", "Key": "ThisIsMySuperKey123" }'],
    lookAlikes: ['"Auth": { "Key": "" }', '"Sort": { "Key": "customer-name" }'],
  },
  {
    kind: 'password',
    // The value at the place of its column is not worked out: all of them go.
    find: where(['VALUES', 'values'], findInserted),
    examples: ["INSERT INTO users (name, password) VALUES ('bob', 'hunter22');"],
    lookAlikes: [
      "INSERT INTO users (name, age) VALUES ('bob', 'hunter22');",
      'INSERT INTO users (name, password) VALUES (?, ?)',
    ],
  },
  {
    kind: 'API key',
    // Composer's auth.json.
    find: where(
      ['-oauth"', '-token"'],
      after(
        /"(?:github|gitlab|bitbucket)-(?:oauth|token)"\s{0,4}:\s{0,4}\{\s{0,40}"[^"\n]{1,100}"\s{0,4}:\s{0,4}"/g,
        /[^"\r\n]{8,200}/y,
        isNoReference,
      ),
    ),
    examples: ['{"github-oauth": {"github.com": "0a1b2c3d4e5f6789"}}'],
    lookAlikes: ['{"github-oauth": {}}', '"gitlab-token": true'],
  },
  {
    kind: 'AWS secret key',
    find: where(
      ['SecretAccessKey', 'SessionToken'],
      after(/\b(?:SecretAccessKey|SessionToken)\s{0,40}\|\s{0,20}/g, /[A-Za-z0-9/+=]{16,2000}/y),
    ),
    examples: ['|  SecretAccessKey |  aB3dE6gH9kL2mN5paB3dE6gH9kL2mN5paB3dE6gH  |'],
    lookAlikes: ['| SecretAccessKey | |'],
  },
  {
    kind: 'cookie',
    // A browser's or curl's cookie file.
    find: where(
      ['\tTRUE\t', '\tFALSE\t'],
      after(
        /\t(?:TRUE|FALSE)\t\/[^\t\n]{0,200}\t(?:TRUE|FALSE)\t\d{1,12}\t[^\t\n]{1,200}\t/g,
        /[^\s]{6,4000}/y,
        isNoReference,
      ),
    ),
    examples: ['.example.org\tTRUE\t/\tTRUE\t1790000000\tsession\t0a1b2c3d4e5f6789'],
    lookAlikes: ['.example.org\tTRUE\t/\tTRUE\t0\ttheme\tdark'],
  },
];

/** Every value below `data` and `stringData`, in a document that says it is a Secret. */
function* findKubernetes(text: string): Iterable<Span> {
  let start = 0;
  for (const document of text.split(/^(?=---)/m)) {
    if (/\bkind"?: ?"?Secret\b/.test(document)) {
      for (const [from, to] of [...findYamlValues(document), ...findJsonValues(document)])
        yield [start + from, start + to];
    }
    start += document.length;
  }
}

function* findYamlValues(text: string): Iterable<Span> {
  /** How far the block is indented; undefined outside of one. */
  let block: number | undefined;
  for (const { index, 0: line } of text.matchAll(/^.+$/gm)) {
    const indent = line.search(/[^ ]/);
    if (block !== undefined && indent <= block && indent !== -1) block = undefined;
    if (/^ *(?:data|stringData):\s*$/.test(line)) block = indent;
    else if (block !== undefined) {
      const pair = /^ *(?:["']?[\w.-]{1,253}["']?: {1,4})?["']?([^\s"'|>].*)$/.exec(line.trimEnd());
      const value = pair?.[1]?.replace(/["']$/, '');
      if (value !== undefined && value.length >= 4 && isNoReference(value) && !value.endsWith(':')) {
        const from = index + line.lastIndexOf(value);
        yield [from, from + value.length];
      }
    }
  }
}

function* findJsonValues(text: string): Iterable<Span> {
  for (const { index, 0: head } of text.matchAll(/"(?:data|stringData)"\s{0,4}:\s{0,4}\{/g)) {
    const from = index + head.length;
    const end = text.indexOf('}', from);
    const inside = text.slice(from, end === -1 ? text.length : end);
    for (const pair of inside.matchAll(/"[^"\n]{1,253}"\s{0,4}:\s{0,4}"([^"\n]{4,})"?/g)) {
      const value = pair[1] ?? '';
      const at = from + pair.index + pair[0].lastIndexOf(value);
      if (isNoReference(value)) yield [at, at + value.length];
    }
  }
}

/** The private parts of a JSON web key, wherever they are in it. */
function* findWebKeys(text: string): Iterable<Span> {
  for (const { index, 0: key } of text.matchAll(/\{[^{}]{1,20000}\}/g)) {
    if (!key.includes('"kty"')) continue;
    for (const part of key.matchAll(/"(?:d|k|p|q|dp|dq|qi)"\s{0,4}:\s{0,4}"([A-Za-z0-9_-]{16,})"/g)) {
      const value = part[1] ?? '';
      const from = index + part.index + part[0].lastIndexOf(value);
      yield [from, from + value.length];
    }
  }
}

/** `name: DB_PASSWORD`, `value: …`; and what a document itself calls sensitive. */
function* findPairs(text: string): Iterable<Span> {
  if (!/\bvalue["']?\s{0,4}:/i.test(text)) return;
  for (const found of text.matchAll(PAIR)) {
    const { name = '', value = '' } = found.groups ?? {};
    const from = found.index + found[0].length - value.length;
    if (secretName(name) !== undefined && isNoReference(value)) yield [from, from + value.length];
  }
  yield* SENSITIVE(text);
}

const PAIR =
  /(?<![\w-])["']?(?:name|key|parameter_?name|variable)["']?\s{0,4}:\s{0,4}["']?(?<name>[\w./-]{2,100})["']?(?:,\s{0,40}|\s{1,40})(?:["']?(?:type|tier|version|datatype|description)["']?\s{0,4}:[^\n,{}]{0,80},?\s{0,40}){0,3}["']?value["']?\s{0,4}:\s{0,4}["']?(?<value>[^\s"',}]{4,4000})/gi;

const SENSITIVE = after(
  /"sensitive":\s{0,4}true[^{}]{0,200}?"value":\s{0,4}"/g,
  /[^"\r\n]{4,4000}/y,
  isNoReference,
);

function* findInserted(text: string): Iterable<Span> {
  for (const found of text.matchAll(INSERTED)) {
    const { columns = '' } = found.groups ?? {};
    if (!columns.split(',').some((one) => secretName(one.replace(/[\s`"'[\]]/g, '')) !== undefined)) continue;
    const from = found.index + found[0].length;
    const values = /[^;\n]{1,4000}/y;
    values.lastIndex = from;
    for (const value of (values.exec(text)?.[0] ?? '').matchAll(/'([^'\n]{4,400})'/g))
      if (isNoReference(value[1] ?? ''))
        yield [from + value.index + 1, from + value.index + value[0].length - 1];
  }
}

const INSERTED =
  /\bINSERT\s{1,4}INTO\s{1,4}[\w.`"[\]]{1,80}\s{0,4}\((?<columns>[^()]{1,600})\)\s{0,20}VALUES/gi;
